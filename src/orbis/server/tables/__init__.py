"""A table built from its events: seats, consent, clocks and the game; and the requests it accepts."""
