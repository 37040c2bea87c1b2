"""Learning the nets of the search: self-play, training and gating (docs/training.md)."""
