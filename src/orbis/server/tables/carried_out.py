"""Which requests a table has already carried out, so that one that is sent again is not done again."""

from array import array
from bisect import bisect_left


class CarriedOut:
    """The numbers of the requests of each client, and of the events that they became."""

    __slots__ = ("_clients",)

    def __init__(self) -> None:
        self._clients: dict[tuple[str, str], tuple[array[int], array[int]]] = {}

    def add(self, player: str, client: str, request: int, event: int) -> None:
        """Note that a request of a client has become an event."""
        requests, events = self._clients.setdefault((player, client), (array("I"), array("I")))
        requests.append(request)
        events.append(event)

    def event(self, player: str, client: str, request: int) -> int | None:
        """The event that a request has become, if it has."""
        found = self._clients.get((player, client))
        if found is None:
            return None
        requests, events = found
        place = bisect_left(requests, request)
        return events[place] if place < len(requests) and requests[place] == request else None

    def last(self, player: str, client: str) -> int:
        """The highest number of a client's requests that were carried out; 0 before the first."""
        found = self._clients.get((player, client))
        return found[0][-1] if found else 0
