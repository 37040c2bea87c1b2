"""Orbis, the board game, as software."""
