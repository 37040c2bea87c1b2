"""A proxy to PostgreSQL that can cut connections before or after a request gets through."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit


class Proxy:
    """Forwards everything until it is shut."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._server: asyncio.Server
        self._deaf: set[asyncio.StreamWriter] = set()
        self._roads: set[asyncio.StreamWriter] = set()

    async def open(self, port: int = 0) -> None:
        """Accept connections."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", port)

    def shut(self) -> int:
        """Cut all connections, accept no more, and return the port."""
        port: int = self._server.sockets[0].getsockname()[1]
        self._server.close()
        for road in self._roads:
            road.transport.abort()
        return port

    def lose_next_answers(self) -> None:
        """Forward the next request of each open connection, and cut the connection instead of answering."""
        self._deaf |= self._roads

    def address(self, database: str) -> str:
        """The address of a database through this proxy."""
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}{urlsplit(database).path}"

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_unix_connection(self._socket)
        self._roads.add(writer)
        try:
            await asyncio.gather(self._ask(reader, server_writer), self._answer(server_reader, writer))
        finally:
            self._roads.discard(writer)
            writer.close()
            server_writer.close()

    async def _ask(self, reader: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(65536):
                server.write(some)
                await server.drain()
        server.close()

    async def _answer(self, server: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await server.read(65536):
                if writer in self._deaf:
                    break
                writer.write(some)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def proxy_to(socket: Path) -> AsyncIterator[Proxy]:
    """A running proxy."""
    proxy = Proxy(socket)
    await proxy.open()
    try:
        yield proxy
    finally:
        proxy.shut()
