"""Tables made for the tests: as the start page makes them, but with bots that do not pause."""

from typing import Any, Literal

from .visits import Visit

Seat = dict[str, Any]
Level = Literal["pilgrim", "acolyte"]

HERE: Seat = {"kind": "here"}
OPEN: Seat = {"kind": "open"}


def bot(level: Level = "pilgrim") -> Seat:
    """A seat for a bot."""
    return {"kind": "bot", "level": level, "name": level.title()}


def person(name: str) -> Seat:
    """A seat at this screen."""
    return {"kind": "here", "name": name}


def make(visit: Visit, *seats: Seat, **settings: Any) -> str:
    """Make a table for a visitor who has opened the page, and return its path."""
    made = visit.context.request.post(
        f"{visit.address}/api/tables",
        data={"seats": seats, "pace": 0, "nonce": "00" * 16, **settings},
        headers={"origin": visit.address},
    )
    assert made.ok, made.text()
    return f"/table/{made.json()['id']}"
