"""Strength from results: ratings, intervals, the sequential test, and the arena report."""
