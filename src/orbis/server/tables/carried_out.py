"""The requests that a table has carried out, so that repeats are not carried out again."""

from array import array
from bisect import bisect_left


class CarriedOut:
    """The request numbers of each client, and the events they became."""

    __slots__ = ("_clients",)

    def __init__(self) -> None:
        self._clients: dict[tuple[str, str], tuple[array[int], array[int]]] = {}

    def add(self, player: str, client: str, request: int, event: int) -> None:
        requests, events = self._clients.setdefault((player, client), (array("I"), array("I")))
        requests.append(request)
        events.append(event)

    def event(self, player: str, client: str, request: int) -> int | None:
        """The event that a request became; None if it was not carried out."""
        found = self._clients.get((player, client))
        if found is None:
            return None
        requests, events = found
        place = bisect_left(requests, request)
        return events[place] if place < len(requests) and requests[place] == request else None

    def last(self, player: str, client: str) -> int:
        """The highest request number of a client that was carried out; 0 if there is none."""
        found = self._clients.get((player, client))
        return found[0][-1] if found else 0
