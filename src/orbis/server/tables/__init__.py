"""A table as its events make it: seats, consent, clocks and the game; and what may be asked of it."""
