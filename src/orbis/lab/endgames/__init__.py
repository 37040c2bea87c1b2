"""Endgames that were solved exactly, and what agents lose in them."""
