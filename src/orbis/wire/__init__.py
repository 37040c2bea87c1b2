"""The JSON for games, shared by the engine, the server and the page: each struct with its builder."""
