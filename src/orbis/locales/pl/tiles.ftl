### The tiles, and one's own.
