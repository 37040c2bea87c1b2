"""What games say about seats, gods and tiles."""
