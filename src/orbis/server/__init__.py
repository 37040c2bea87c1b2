"""The table server: tables that anyone can join, over HTTP and WebSocket, on SQLite or PostgreSQL."""
