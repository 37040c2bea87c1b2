"""The queue of reviews, and what each has found so far."""
