"""Keeps a `Connection` connected over real sockets, however often they break."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import NoReturn

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from orbis.client.connection import LATER, SILENCE, Connection
from orbis.client.errors import Disconnected, Refused, WrongServer
from orbis.client.http import problem_of
from orbis.server.protocol.messages import AnyMessage

FIRST_DELAY = 0.25
CLOSES_WITHIN = 1
"""Seconds for closing a connection; then it is dropped."""
LAST_CHANCE = 1.0
"""Seconds for an answer to a last ping: perhaps the program, and not the server, was busy."""
PATIENCE = 600.0
"""Seconds without a server after which a client gives up."""

logger = logging.getLogger(__name__)


class _Connect(connect):
    def process_redirect(self, exc: Exception) -> Exception | str:
        """Never follow one: the token is meant for this server."""
        return exc


def delays(most: float) -> Iterator[float]:
    """Seconds to wait before each attempt: growing up to `most`, with jitter."""
    delay = FIRST_DELAY
    while True:
        yield random.uniform(0.5, 1.0) * min(delay, most)
        delay = min(2 * delay, most)


@asynccontextmanager
async def _closing(socket: ClientConnection) -> AsyncIterator[None]:
    """Close a socket in the end, even if nobody reads what is still to be sent."""
    try:
        yield
    finally:
        try:
            async with asyncio.timeout(2 * CLOSES_WITHIN):
                await socket.close()
        except TimeoutError:
            pass
        finally:
            socket.transport.abort()


class Driver:
    def __init__(
        self,
        address: str,
        connection: Connection,
        headers: Mapping[str, str],
        on_message: Callable[[AnyMessage], None],
        *,
        patience: float = PATIENCE,
    ) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/api/socket"
        self._connection = connection
        self._headers = headers
        self._on_message = on_message
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._opened = 0.0
        self._sending = asyncio.Lock()
        self._now = asyncio.get_running_loop().time

    async def run(self) -> NoReturn:
        """Stay connected until cancelled, or raise the reason why the server rejects us."""
        connection, worked = self._connection, False
        last, waits = self._now(), delays(connection.retry)
        while True:
            try:
                socket = await self._connect()
            except InvalidStatus as error:
                problem = problem_of(bytes(error.response.body or b""))
                if problem is None and error.response.status_code < 500 and not worked:
                    raise WrongServer(f"there is no table server at {self._url}") from None
                if problem is not None and problem.code not in LATER:
                    raise Refused(problem) from None
            except (OSError, EOFError, InvalidHandshake, ConnectionClosed):
                pass
            else:
                async with _closing(socket):
                    logger.info("connected to %s", self._url)
                    await self._attend(socket)
            if connection.answered:
                last = self._now()
            if connection.welcome is not None:
                connection.lost()
                logger.info("the connection to %s is lost", self._url)
                worked = True
                if self._now() - self._opened > connection.retry:
                    waits = delays(connection.retry)
            # Who greets us and then says nothing is not there for us either.
            if self._now() - last > self._patience:
                raise Disconnected(f"{self._url} has not answered for {self._patience:.0f} seconds")
            await asyncio.sleep(next(waits))

    async def _connect(self) -> ClientConnection:
        return await _Connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            ping_interval=None,  # the protocol has its own
            open_timeout=SILENCE,
            close_timeout=CLOSES_WITHIN,
        )

    async def _attend(self, socket: ClientConnection) -> None:
        """Send and hear until the connection is closed, or silent for too long."""
        connection, self._socket = self._connection, socket
        self._opened = connection.heard = self._now()
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    await self.flush()
            except TimeoutError:  # the other end takes nothing any more
                return
            end = connection.heard + SILENCE
            is_silent = self._now() >= end
            wait_until = self._now() + LAST_CHANCE if is_silent else min(connection.due(), end)
            try:
                async with asyncio.timeout_at(wait_until):
                    content = await socket.recv(decode=False)
            except TimeoutError:
                if is_silent:
                    return
            except ConnectionClosed:
                return
            else:
                self._on_message(connection.hear(content, self._now()))

    async def flush(self) -> None:
        """Send what is due now, or on the next connection if there is none."""
        async with self._sending:
            if self._socket is not None:
                try:
                    for content in self._connection.outgoing(self._now()):
                        await self._socket.send(content, text=True)
                except ConnectionClosed:
                    pass  # `run` notices too
