"""Strength from results: ratings, intervals, the sequential test, and the report of an arena."""
