"""Whole games through an application in this process, and every byte that leaves it; also run by a page."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http.middleware import GONE
from orbis.server.inside.inside import Inside
from orbis.server.tables.new import Drawn

NOON = 1_700_000_000_000
PATIENCE = 60.0
JSON = ("content-type", "application/json")

Seats = tuple[dict[str, str], ...]

SEATS: tuple[Seats, ...] = (
    ({"kind": "here"}, {"kind": "here", "name": "Bob"}),
    ({"kind": "here"}, {"kind": "bot", "level": "priest"}),
    ({"kind": "here"}, {"kind": "bot", "level": "pilgrim"}, {"kind": "bot", "level": "prophet"}),
    (
        *({"kind": "here", "name": name} for name in ("Ann", "Bob", "Eve")),
        {"kind": "bot", "level": "acolyte"},
    ),
)


def stopped_clock() -> Clock:
    return Clock(now=lambda: NOON, seconds=lambda: 0.0)


class Counted(Chance):
    """Draws the same in the same order in every run."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def _drawn(self, length: int) -> str:
        return f"{next(self._numbers):x}".rjust(length, "0")

    def table(self) -> Drawn:
        id = self._drawn(16)
        return Drawn(id, hashlib.sha256(id.encode()).hexdigest(), "d" * 32)

    def token(self) -> str:
        return self._drawn(43)

    def code(self) -> str:
        return self._drawn(10)

    def delay(self) -> float:
        return 0.0


class Visitor:
    """Somebody with a line, and everything that they were told."""

    def __init__(self, inside: Inside) -> None:
        self._inside = inside
        self.cookie = ""
        self._news = asyncio.Event()
        self.heard: list[str] = []

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request, decoded if it is JSON."""
        content = b"" if body is None else json.dumps(body).encode()
        answer = await self._inside.request(method, path, [JSON, ("cookie", self.cookie)], content)
        headers = dict(answer.headers)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        self.heard.append(f"{method} {path} {answer.status} {answer.headers} {answer.body.decode()}")
        if answer.status >= 300:
            raise AssertionError(self.heard[-1])
        return json.loads(answer.body) if answer.body[:1] in (b"{", b"[") else answer.body.decode()

    async def give_up(self, method: str, path: str, body: object) -> None:
        """Ask for something, and leave before it is answered."""
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        headers, content = [JSON, ("cookie", self.cookie)], json.dumps(body).encode()
        asking = asyncio.ensure_future(self._inside.request(method, path, headers, content, gone))
        await asyncio.sleep(0.1)
        gone.set_result(None)
        assert (await asking).status == GONE

    def connect(self) -> None:
        self._line = self._inside.open([("cookie", self.cookie)], self._hear)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        self._news.set()

    async def say(self, **message: object) -> None:
        await self._line.receive(json.dumps(message))

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                self._news.clear()
                await self._news.wait()


class Game:
    """A table, as whoever sits there sees it."""

    def __init__(self, visitor: Visitor, table: str, random: Random, client: str = "page") -> None:
        self._client = client
        self._visitor = visitor
        self._table = table
        self._random = random
        self._view: dict[str, Any] = {}
        self._seen = 0
        self._requests = count(1)

    async def play(self, turns: int | None = None) -> None:
        """Play to the end, or until so many turns were played."""
        await self._visitor.say(kind="watch", table=self._table)
        for request in self._requests:
            await self._visitor.until(self._waits)
            if self._view["status"] == "over" or self._turn == turns:
                return
            action = self._random.choice(self._view["game"]["options"])["id"]
            ask = {"do": "act", "actions": [action], "position": self._view["position"]}
            self._view = {}
            await self._visitor.say(
                kind="submit", table=self._table, client=self._client, request=request, ask=ask
            )

    @property
    def _turn(self) -> int:
        return int(self._view["game"]["state"]["turn"])

    def _waits(self) -> bool:
        """Whether the game waits for a person, or is over."""
        for text in self._visitor.heard[self._seen :]:
            if text.startswith("{") and '"view"' in text:
                self._view = json.loads(text)["view"]
        self._seen = len(self._visitor.heard)
        if not self._view or self._view["status"] == "over":
            return bool(self._view)
        game = self._view["game"]
        return bool(game["options"]) and self._view["seats"][game["state"]["seat"]]["kind"] != "bot"


async def begin(
    inside: Inside, number: int, seats: Seats | None = None, **settings: object
) -> tuple[Visitor, str]:
    """Somebody new at a table of their own."""
    visitor = Visitor(inside)
    await visitor.ask("POST", "/api/identity", {"name": "Ann"})
    wanted = {"seats": seats or SEATS[number % len(SEATS)], **settings}
    table = (await visitor.ask("POST", "/api/tables", wanted))["id"]
    visitor.connect()
    return visitor, table


async def play(inside: Inside, number: int) -> tuple[Visitor, str]:
    """Play a game to its end, and look at its record."""
    visitor, table = await begin(inside, number)
    await Game(visitor, table, Random(number)).play()
    await visitor.ask("GET", f"/api/tables/{table}/record")
    record = (await visitor.ask("POST", "/api/records", {"table": table}))["id"]
    for part in ("", "/replay", "/verification", "/moments/20"):
        await visitor.ask("GET", f"/api/records/{record}{part}")
    return visitor, table


async def digests(inside: Inside, games: int) -> list[str]:
    """What was said in each of some games."""
    found = []
    for number in range(games):
        visitor, _ = await play(inside, number)
        said = "\n".join(visitor.heard)
        found.append(f"{len(visitor.heard)} {hashlib.sha256(said.encode()).hexdigest()}")
    return found
