"""Invitations: links to tables."""

import re
from typing import NamedTuple

TABLE = "/table/"
_THIS_MACHINE = re.compile(r"(?<=://)(127\.0\.0\.1|\[::1\])(?=[:/]|$)")


def one_spelling(server: str) -> str:
    """The address of a server, with one name for this machine.

    >>> one_spelling("http://127.0.0.1:8000")
    'http://localhost:8000'
    """
    return _THIS_MACHINE.sub("localhost", server)


class Invitation(NamedTuple):
    """The address of a server, and the id of a table if the link names one."""

    server: str
    table: str

    @classmethod
    def read(cls, link: str) -> "Invitation":
        """Parse a link as the page shows it, the address of a server, or a bare id."""
        if "://" not in link:
            return cls("", link)
        server, _, rest = link.partition(TABLE)
        return cls(server.rstrip("/"), rest.partition("?")[0].partition("#")[0].strip("/"))

    @property
    def link(self) -> str:
        return f"{self.server}{TABLE}{self.table}"
