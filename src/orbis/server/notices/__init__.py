"""Notices: telling players who do not look at a table what happens there."""
