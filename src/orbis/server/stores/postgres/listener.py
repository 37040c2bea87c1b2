"""Events stored by other processes, received by NOTIFY on a dedicated connection."""

import asyncio
from typing import Any, Final

from orbis.server.stores.note import Listener, Note
from orbis.server.stores.postgres.database import LOST, TROUBLE, connect
from orbis.server.stores.postgres.notes import read_notes

CHANNEL: Final = "orbis"

PULSE: Final = 15.0
"""Seconds of silence after which the connection is checked."""

_FIRST_DELAY, _LONGEST_DELAY = 0.05, 2.0


class Notifications:
    """The notifications of all other processes; reconnects whenever the connection is lost."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._listeners: list[Listener] = []
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._watching: asyncio.Task[None] | None = None

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def open(self) -> None:
        await self._connect()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        self._lost = lost = asyncio.Event()
        connection = await connect(self._url)
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def _watch(self) -> None:
        while True:
            await self._until_lost()
            self._connection.terminate()
            await self._connect_again()
            # Anything may have been stored while the connection was lost.
            self._tell(None)

    async def _until_lost(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PULSE):
                    await self._lost.wait()
                return
            except TimeoutError:
                pass
            try:
                await self._connection.execute("SELECT 1", timeout=PULSE)
            except LOST:
                return

    async def _connect_again(self) -> None:
        delay = _FIRST_DELAY
        while True:
            try:
                return await self._connect()
            except TROUBLE:
                await asyncio.sleep(delay)
                delay = min(2 * delay, _LONGEST_DELAY)

    def _hear(self, _connection: object, _backend: int, _channel: str, payload: str) -> None:
        process, *lines = payload.split("\n")
        if process != self._process:
            loop = asyncio.get_running_loop()
            for note in read_notes(lines):
                loop.call_soon(self._tell, note)  # one that fails must not take others with it

    def _tell(self, note: Note | None) -> None:
        for listener in self._listeners:
            listener(note)
