"""Who asks for something at a table."""

from typing import NamedTuple


class Asker(NamedTuple):
    """The sender of a request: identity, name, client, and the number of the request."""

    player: str
    name: str
    client: str
    request: int
