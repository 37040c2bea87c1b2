"""What games say of seats, gods and tiles."""
