"""Plays games on this Python and inside a page, and compares every byte: `python compare.py GAMES`."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from inside.games import Counted, digests, stopped_clock
from inside.page import run
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import configuration
from orbis.server.workshop import threads


async def here(games: int) -> list[str]:
    with TemporaryDirectory() as folder:
        inside = await Inside.begin(configuration(folder), threads, stopped_clock(), Counted())
        found = await digests(inside, games)
        await inside.close()
    return found


def there(games: int) -> list[str]:
    return run("played", str(games)).splitlines()


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    with ThreadPoolExecutor(1) as thread:
        elsewhere = thread.submit(there, wanted)
        one, other = asyncio.run(here(wanted)), elsewhere.result()
    differ = [number for number, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    messages = sum(int(each.split()[0]) for each in one)
    print(f"{wanted} games, {messages} messages: {len(differ)} games differ {differ or ''}")
    sys.exit(bool(differ))
