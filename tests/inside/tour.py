"""A tour of what can be done without a server, besides playing; also run by a page."""

import asyncio
import hashlib
import json
from random import Random
from typing import Any

from inside.games import Counted, Game, Visitor, begin, stopped_clock
from orbis.notation import parse_turn
from orbis.rules import Reveal, action_id
from orbis.rules.actions import EndTurn
from orbis.server.inside import archive
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import configuration
from orbis.server.workshop import Benches

HERE = {"kind": "here"}
LOOKED_AT = (
    "/api/about",
    "/api/identity",
    "/api/identity/export",
    "/api/my/tables",
    "/api/my/statistics",
    "/api/my/mistakes",
    "/api/my/next",
    "/api/daily",
    "/api/ratings",
    "/health",
    "/ready",
    "/metrics",
)


async def tour(folder: str, benches: Benches) -> list[str]:
    """What is the same wherever it runs."""
    inside = await Inside.begin(configuration(f"{folder}/one"), benches, stopped_clock(), Counted())
    found = []
    # With three players: a page has no net for two, so that it reviews their games by playouts.
    visitor, table = await begin(inside, 2)
    await Game(visitor, table, Random(1)).play(turns=6)
    text = await visitor.ask("GET", f"/api/tables/{table}/record")
    record = (await visitor.ask("POST", "/api/records", {"text": text}))["id"]
    review = await _review(visitor, record)
    found.append(f"review {_digest(review)}")
    found.append(f"answer {_digest(await _practise(visitor, record, review['turns'][0]))}")
    await _hint(visitor)
    await _oracle(inside)
    for path in LOOKED_AT:
        await visitor.ask("GET", path)
    lessons = await visitor.ask("GET", "/api/lessons")
    await visitor.ask("POST", f"/api/lessons/{lessons[0]}/tables", {})
    found.append(f"archive {_digest((await _moved(inside, folder, benches)).decode())}")
    await inside.close()
    return found


async def _review(visitor: Visitor, record: str) -> Any:
    path = f"/api/records/{record}/review"
    await visitor.ask("POST", path, {"simulations": 1000})
    state = {"state": "queued"}
    async with asyncio.timeout(60):
        while state["state"] in ("queued", "working"):
            await asyncio.sleep(0.05)
            state = await visitor.ask("GET", f"{path}?simulations=1000")
    assert state["state"] == "done", state
    return state["review"]


async def _practise(visitor: Visitor, record: str, turn: Any) -> Any:
    """A reviewed turn, played again as well as the review can."""
    path = f"/api/records/{record}/turns/{turn['number']}"
    puzzle = await visitor.ask("GET", f"{path}/puzzle")
    begun = await visitor.ask("POST", "/api/thoughts", {"state": puzzle["state"], "tiles": puzzle["tiles"]})
    moves = [move for move in parse_turn(turn["best"]) if not isinstance(move, EndTurn | Reveal)]
    actions = [action_id(move) for move in moves]
    asks = [{"do": "act", "actions": actions, "position": begun["view"]["position"]}]
    answer = await visitor.ask("POST", f"{path}/answers", {"asks": asks})
    assert answer["solved"], answer
    return answer


async def _hint(visitor: Visitor) -> None:
    """A hint that nobody waits for any more, and the next one."""
    wanted = {"seats": [HERE, {**HERE, "name": "Bob"}], "hints": True}
    table = (await visitor.ask("POST", "/api/tables", wanted))["id"]
    path = f"/api/tables/{table}/hint"
    await visitor.give_up("POST", path, {"strength": "tile"})
    hint = await visitor.ask("POST", path, {"strength": "why"})
    assert hint["actions"], hint


async def _oracle(inside: Inside) -> None:
    """The strongest bot plays a turn."""
    seats = (HERE, {"kind": "bot", "level": "oracle"})
    visitor, table = await begin(inside, 0, seats)
    await Game(visitor, table, Random(0)).play(turns=2)


async def _moved(inside: Inside, folder: str, benches: Benches) -> bytes:
    """All tables, taken to another place and written again there."""
    written = await archive.export(inside.service)
    other = await Inside.begin(configuration(f"{folder}/two"), benches, stopped_clock(), Counted())
    taken = await archive.take_in_all(other.service, written)
    assert taken.new > 2
    assert not taken.there
    assert await archive.take_in_all(other.service, written) == (0, taken.new)
    # A copy of somebody who has never had a table.
    assert await archive.take_in_all(other.service, b"") == (0, 0)
    again = await archive.export(other.service)
    assert _without_keys(again) == _without_keys(written)
    await other.close()
    return b"%d tables" % taken.new


def _without_keys(written: bytes) -> list[bytes]:
    """The lines of an archive without the keys by which a server signs: each has its own."""
    return sorted(line for line in written.splitlines() if json.loads(line)["kind"] != "key")


def _digest(content: object) -> str:
    text = content if isinstance(content, str) else json.dumps(content)
    return hashlib.sha256(text.encode()).hexdigest()
