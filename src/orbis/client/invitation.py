"""The links by which people invite each other to tables."""

from typing import NamedTuple

TABLE = "/table/"


class Invitation(NamedTuple):
    """Where a server is, and which of its tables is meant, if any."""

    server: str
    table: str

    @classmethod
    def read(cls, link: str) -> "Invitation":
        """The parts of a link as the page shows it, of a server's address, or of a bare id."""
        if "://" not in link:
            return cls("", link)
        server, _, rest = link.partition(TABLE)
        return cls(server.rstrip("/"), rest.partition("?")[0].partition("#")[0].strip("/"))

    @property
    def link(self) -> str:
        """What to send to a friend."""
        return f"{self.server}{TABLE}{self.table}"
