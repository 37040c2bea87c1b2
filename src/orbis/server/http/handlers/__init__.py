"""The handlers of the endpoints, by subject."""
