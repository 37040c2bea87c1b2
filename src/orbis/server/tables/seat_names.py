"""The names of people and bots at a table."""

from orbis.server.tables.refusals import Refused

LONGEST = 40


def checked_name(name: str) -> str:
    """A name with its whitespace normalised; raise `Refused` if it cannot be displayed."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise Refused("bad_request", f"a name has 1 to {LONGEST} printable characters")
    return name
