"""The processes: sockets, uvicorn, logs."""
