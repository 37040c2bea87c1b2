"""The queue of reviews, and their progress."""
