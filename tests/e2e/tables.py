"""Tables made for the tests: as the start page makes them, but with bots that do not pause."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Literal

from orbis.notation import Seat as RecordedSeat
from orbis.notation import write_record
from orbis.play import Match

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
    """Make a table for a visitor, and return its path."""
    visit.introduce()
    made = visit.context.request.post(
        f"{visit.address}/api/tables",
        data={"seats": seats, "pace": 0, "nonce": "00" * 16, **settings},
        headers={"origin": visit.address},
    )
    assert made.ok, made.text()
    return f"/table/{made.json()['id']}"


def play_ahead(visit: Visit, path: str, turns: int) -> None:
    """Let a visitor play so many turns of the first seat without the page, until it has the next."""
    table, random = f"{visit.address}/api/tables/{path.rpartition('/')[2]}", Random(turns)
    for request in count(1):
        view = visit.context.request.get(f"{table}?detail=events").json()
        while view["brief"]["seat"] != 0:
            view = visit.context.request.get(f"{table}?detail=events").json()
        brief = view["brief"]
        if brief["decided"] == 0:
            turns -= 1
            if turns < 0:
                return
        ask = {"do": "act", "actions": [random.choice(brief["options"])], "position": view["position"]}
        asked = visit.context.request.post(
            f"{table}/requests",
            data={"client": "ahead", "request": request, "ask": ask},
            headers={"origin": visit.address},
        )
        assert asked.ok, asked.text()


def prepared(visit: Visit, wanted: Callable[[Match], bool], *seats: Seat) -> str:
    """Make a table at which a game goes on from the first moment that is wanted, and return its path."""
    match, random = Match(len(seats), "a prepared game"), Random(4)
    while not wanted(match):
        match.do(random.choice(match.options()))
    text = write_record(match.record([RecordedSeat("Ann", "human")] * len(seats)))
    headers = {"origin": visit.address}
    visit.introduce()
    kept = visit.context.request.post(f"{visit.address}/api/records", data={"text": text}, headers=headers)
    assert kept.ok, kept.text()
    made = visit.context.request.post(
        f"{visit.address}/api/records/{kept.json()['id']}/tables",
        data={"count": len(match.moves), "seats": seats, "pace": 0},
        headers=headers,
    )
    assert made.ok, made.text()
    return f"/table/{made.json()['id']}"
