"""Tables in a file: all that belongs to them, a line for each thing."""
