"""Responses and messages that wait for clients to read them."""

import asyncio

from orbis.server.process.reset import reset

MOST_UNREAD = 64_000_000
"""Bytes that may wait for all clients together; beyond that, whoever has most is dropped."""

PATIENCE = 10.0
LEAST = 20_000
"""Seconds in which a client has to read so many bytes."""

EVERY = 2.0
"""Seconds between two checks."""


class SlowReaders:
    """The connections whose clients are slow to read; whoever stops reading is dropped."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Transport, tuple[int, float]] = {}
        """How many bytes of a response were left when it was last checked, and when."""
        self._unread: dict[asyncio.Transport, int] = {}
        """How many bytes were left of what was written last, for whoever it was written to."""
        self._total = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, transport: asyncio.Transport) -> None:
        """Wait until the client has read its response, which must not take too long."""
        loop = asyncio.get_running_loop()
        self._waiting[transport] = transport.get_write_buffer_size(), loop.time()
        self.note(transport)
        if self._timer is None:
            self._timer = loop.call_later(EVERY, self._check)

    def note(self, transport: asyncio.Transport) -> None:
        """Count what a client has not read yet; if all together leave too much, drop whoever has most."""
        left = transport.get_write_buffer_size()
        self._total += left - self._unread.get(transport, 0)
        self._unread[transport] = left
        if self._total > MOST_UNREAD:
            self._make_room()

    def remove(self, transport: asyncio.Transport) -> None:
        self._waiting.pop(transport, None)
        self._total -= self._unread.pop(transport, 0)

    def _make_room(self) -> None:
        # Much may have been read since it was counted.
        self._unread = {transport: transport.get_write_buffer_size() for transport in self._unread}
        self._total = sum(self._unread.values())
        for transport in sorted(self._unread, key=self._unread.__getitem__, reverse=True):
            if self._total <= MOST_UNREAD:
                break
            self._drop(transport)

    def _check(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for transport, (before, since) in list(self._waiting.items()):
            if now - since >= PATIENCE:
                left = transport.get_write_buffer_size()
                if before - left < LEAST:
                    self._drop(transport)
                else:
                    self._waiting[transport] = left, now
        self._timer = loop.call_later(EVERY, self._check) if self._waiting else None

    def _drop(self, transport: asyncio.Transport) -> None:
        self.remove(transport)
        reset(transport)
