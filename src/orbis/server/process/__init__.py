"""The server's processes: sockets, uvicorn, logs."""
