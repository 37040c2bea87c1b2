"""What answers each endpoint, by subject."""
