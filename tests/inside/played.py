"""Games inside a page; node.mjs runs `main` under Pyodide."""

from typing import Any

from inside import games
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import benches, configuration, thinking_of


async def main(page: Any, number: str) -> str:
    """What was said in each of so many games."""
    think = benches(thinking_of(page))
    inside = await Inside.begin(configuration("/data"), think, games.stopped_clock(), games.Counted())
    found = await games.digests(inside, int(number))
    await inside.close()
    return "\n".join(found)
