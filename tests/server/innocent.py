"""A player with an address of their own, who keeps asking and playing, and notes how long it takes."""

import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from random import Random
from statistics import quantiles
from threading import Event, Thread
from typing import Self

from support.server import PATIENCE, RunningCommand

from orbis.client import Refused

from .clients import Client
from .visitors import HERE, Person

EVERY = 0.1
"""Seconds between two requests: within the default limits."""

AT_LEAST = 5
"""How many requests are made in any case."""

LATE = 20.0
"""Seconds that an innocent may have to wait in a test.

It is much, as the machine that runs the tests may be busy. What an attack may use is counted besides.
"""


class Innocent:
    """Asks for something small and, if there is somebody to play for, makes a move by WebSocket each time."""

    def __init__(
        self, server: RunningCommand, player: Person | None = None, address: str = "127.0.0.9"
    ) -> None:
        self._server = server
        self._address = address
        self._player = player
        self._random = Random(1)
        self._client: Client | None = None
        self._stop = Event()
        self._thread = Thread(target=self._live, daemon=True)
        self.waits: list[float] = []
        """Seconds for each request."""
        self.moves: list[float] = []
        """Seconds for each move."""
        self.failed: list[str] = []

    def __enter__(self) -> Self:
        if self._player is not None:
            self._sit_down(self._player)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        deadline = time.monotonic() + 2 * PATIENCE
        while len(self.waits) < AT_LEAST and time.monotonic() < deadline:
            time.sleep(EVERY)
        self._stop.set()
        self._thread.join(2 * PATIENCE)
        assert not self._thread.is_alive()
        assert len(self.waits) >= AT_LEAST
        if self._client is not None:
            self._client.line.close()

    @property
    def longest(self) -> float:
        return max(self.waits)

    def _live(self) -> None:
        while not self._stop.wait(EVERY):
            self._note(self.waits, self._ask)
            if self._player is not None:
                self._note(self.moves, self._move)

    def _note(self, waits: list[float], deed: Callable[[], None]) -> None:
        began = time.perf_counter()
        try:
            deed()
        except (OSError, HTTPException, Refused, AssertionError) as error:
            self.failed.append(repr(error))
        waits.append(time.perf_counter() - began)

    def _ask(self) -> None:
        line = HTTPConnection(self._server.host, timeout=PATIENCE, source_address=(self._address, 0))
        try:
            line.request("GET", "/api/about")
            answer = line.getresponse()
            answer.read()
            assert answer.status == 200, answer.status
        finally:
            line.close()

    def _sit_down(self, player: Person) -> None:
        self._client = Client(player, player.create(HERE, HERE, grace=None))

    def _move(self) -> None:
        assert self._client is not None
        assert self._player is not None
        if self._client.is_over:
            self._client.line.close()
            self._sit_down(self._player)
        ack = self._client.act(self._random.choice(self._client.options))
        self._client.catch_up(ack.event)


def percentile(waits: list[float]) -> float:
    """What all but one in a hundred are below."""
    return quantiles(waits, n=100, method="inclusive")[-1]
