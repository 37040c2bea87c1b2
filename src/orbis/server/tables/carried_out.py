"""The requests that a table has carried out, so that repeats are not carried out again."""

from array import array
from bisect import bisect_left
from typing import NamedTuple


class Done(NamedTuple):
    """The event that a request became, and the fingerprint of the request; 0 if it is not known."""

    event: int
    ask: int


class CarriedOut:
    """The request numbers of each client, and what became of them."""

    __slots__ = ("_clients",)

    def __init__(self) -> None:
        self._clients: dict[tuple[str, str], tuple[array[int], array[int], array[int]]] = {}

    def add(self, player: str, client: str, request: int, done: Done) -> None:
        known = self._clients.get((player, client))
        if known is None:
            known = self._clients[player, client] = (array("I"), array("I"), array("I"))
        requests, events, asks = known
        requests.append(request)
        events.append(done.event)
        asks.append(done.ask)

    def find(self, player: str, client: str, request: int) -> Done | None:
        """What became of a request; None if it was not carried out."""
        found = self._clients.get((player, client))
        if found is None:
            return None
        requests, events, asks = found
        if request > requests[-1]:
            return None
        place = bisect_left(requests, request)
        if requests[place] != request:
            return None
        return Done(events[place], asks[place])

    def last(self, player: str, client: str) -> int:
        """The highest request number of a client that was carried out; 0 if there is none."""
        found = self._clients.get((player, client))
        return found[0][-1] if found else 0
