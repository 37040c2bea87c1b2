"""Puzzles: the last turns of games, of which every possible turn is known exactly."""
