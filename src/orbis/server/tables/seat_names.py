"""The names that people and bots go by at a table."""

from orbis.server.tables.refusals import Refused

LONGEST = 40


def checked_name(name: str) -> str:
    """A display name that can be shown anywhere, or `Refused`."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise Refused("bad_request", f"a name has 1 to {LONGEST} printable characters")
    return name
