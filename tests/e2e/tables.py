"""Tables made for the tests, as the start page makes them."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from orbis.notation import Seat as RecordedSeat
from orbis.notation import write_record
from orbis.play import Match

from .saying import say
from .visits import Visit

Seat = dict[str, Any]
Level = Literal["pilgrim", "acolyte"]

HERE: Seat = {"kind": "here"}
OPEN: Seat = {"kind": "open"}

DAY = 86_400_000
"""In milliseconds."""

DAYS = {"bank": 3 * DAY, "per_turn": True}
"""A clock with three days for each turn."""


def unfolded(page: Page, key: str) -> Locator:
    """A card of the start page, open."""
    card = page.locator("details.fold", has=page.get_by_role("heading", name=say(key), exact=True))
    card.locator("> summary").click()
    return card


def choosing(card: Locator) -> Locator:
    """The card of a new table, with all that can be chosen for it."""
    card.get_by_text(say("pages-more-choices")).click()
    return card


MOST_VIEWS = 5000
MOST_MOMENTS = 20_000


def bot(level: Level = "pilgrim") -> Seat:
    """A seat for a bot."""
    return {"kind": "bot", "level": level, "name": level.title()}


def person(name: str) -> Seat:
    """A seat at this screen."""
    return {"kind": "here", "name": name}


def make(visit: Visit, *seats: Seat, **settings: Any) -> str:
    """Make a table for a visitor, and return its path."""
    visit.introduce()
    return f"/table/{visit.post('/api/tables', {'seats': seats, **settings})['id']}"


def submit(visit: Visit, table: str, number: int, *, client: str = "e2e", **ask: object) -> None:
    """Send a request to a table without the page."""
    path = f"/api/tables/{table.rpartition('/')[2]}/requests"
    visit.post(path, {"client": client, "request": number, "ask": ask})


def introduce(visit: Visit, name: str) -> Visit:
    visit.context.add_init_script(f"localStorage.setItem('{visit.whose}.known', '{name}')")
    visit.introduce(name)
    return visit


def playing(host: Visit, guest: Visit) -> str:
    """A table at which two people play, and the host begins."""
    table = make(host, HERE, OPEN, grace=None)
    submit(guest, table, 1, do="sit", seat=1)
    submit(guest, table, 2, do="ready", seat=1)
    return table


def resign(visit: Visit, table: str) -> None:
    """Let a bot play the first seat to the end."""
    submit(visit, table, 1, client="resigning", do="resign", seat=0)


def play_ahead(visit: Visit, path: str, turns: int) -> None:
    """Let a visitor play so many turns of the first seat without the page, until it has the next."""
    table, random = f"/api/tables/{path.rpartition('/')[2]}", Random(turns)
    request, most = 0, MOST_VIEWS
    while True:
        most -= 1
        assert most, "the turn does not come"
        view = visit.get(f"{table}?detail=events")
        brief = view["brief"]
        if brief["seat"] != 0:
            continue
        if brief["decided"] == 0:
            turns -= 1
            if turns < 0:
                return
        request += 1
        actions = [random.choice(brief["options"])]
        submit(visit, path, request, client="ahead", do="act", actions=actions, position=view["position"])


def prepared(visit: Visit, wanted: Callable[[Match], bool], *seats: Seat) -> str:
    """Make a table at which a game continues from the first moment that is wanted, and return its path."""
    match, random = Match(len(seats), "a prepared game"), Random(4)
    visit.introduce()
    for _ in range(MOST_MOMENTS):
        if wanted(match):
            break
        if match.state.is_over:
            match = Match(len(seats), f"another prepared game {random.random()}")
        else:
            match.do(random.choice(match.options()))
    else:
        raise AssertionError("there is no such moment")
    text = write_record(match.record([RecordedSeat("Ann", "human")] * len(seats)))
    kept = visit.post("/api/records", {"text": text})["id"]
    made = visit.post(f"/api/records/{kept}/tables", {"count": len(match.moves), "seats": seats})
    return f"/table/{made['id']}"
