"""What the engine, the server and the page say about a game: one struct for each thing, and its builder."""
