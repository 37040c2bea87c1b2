"""Who may connect: a process has room for so many, and each place for fewer."""

import logging
import time
from collections import Counter

from uvicorn.middleware.proxy_headers import _TrustedHosts

from orbis.server.http.limits import Limits
from orbis.server.http.shares import place_of
from orbis.server.process.open_files import raised_limit

logger = logging.getLogger(__name__)

RESERVED = 100
"""Files that are needed for other things than connections."""

QUIET = 60.0
"""Seconds between two lines in the log about connections that were turned away."""


class Doorkeeper:
    """Counts all connections, of HTTP and WebSocket; addresses of proxies have no limit of their own."""

    def __init__(self, limits: Limits, proxies: str | list[str]) -> None:
        self._most = max(1, min(limits.all_sockets, raised_limit() - RESERVED))
        self._most_of_one = limits.sockets
        self._proxies = _TrustedHosts(proxies)
        self._counts: Counter[str] = Counter()
        self._all = 0
        self._told = -QUIET

    def admit(self, address: str) -> bool:
        """Count a connection, or turn it away."""
        place = place_of(address)
        if self._all >= self._most:
            self._tell("all %d connections are in use: raise the limit of open files", self._most)
            return False
        if self._counts[place] >= self._most_of_one and address not in self._proxies:
            self._tell("%s has %d connections, and gets no more", place, self._most_of_one)
            return False
        self._counts[place] += 1
        self._all += 1
        return True

    def dismiss(self, address: str) -> None:
        place = place_of(address)
        self._all -= 1
        self._counts[place] -= 1
        if not self._counts[place]:
            del self._counts[place]

    def _tell(self, message: str, *arguments: object) -> None:
        now = time.monotonic()
        if now - self._told >= QUIET:
            self._told = now
            logger.warning(message, *arguments)
