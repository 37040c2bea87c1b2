"""A server on this machine that keeps what it gets, for tests."""

import threading
from abc import ABC, abstractmethod
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Generic, Self, TypeVar

from support.server import PATIENCE

Thing = TypeVar("Thing")


class LocalServer(ABC, Generic[Thing]):
    """Runs in a thread; whoever waits hears of each thing that comes."""

    def __init__(self) -> None:
        self.received: list[Thing] = []
        self._news = threading.Condition()

    @abstractmethod
    def handler(self) -> type[BaseRequestHandler]:
        """What answers a client."""

    def __enter__(self) -> Self:
        self._server = ThreadingTCPServer(("127.0.0.1", 0), self.handler())
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def take(self, thing: Thing) -> None:
        with self._news:
            self.received.append(thing)
            self._news.notify_all()

    def wait(self, count: int = 1) -> list[Thing]:
        """Wait until that many things have come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.received) >= count, PATIENCE)
            return list(self.received)
