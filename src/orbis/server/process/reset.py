"""Dropping a connection with everything that the client has not read."""

import asyncio
import socket
import struct
import sys

AT_ONCE = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)


def reset(transport: asyncio.Transport) -> None:
    """Close a connection at once; otherwise the system would keep what is unread for minutes."""
    connection = transport.get_extra_info("socket")
    if connection is not None and not transport.is_closing():
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()
