"""Games in which everything happens that can happen at a table, chosen only by public information."""

import asyncio
import json
from random import Random
from typing import Any

from orbis.server.protocol.messages import Ping, Submit, Watch
from orbis.server.tables.requests import (
    Act,
    Answer,
    AnyRequest,
    AskEnd,
    AskRewind,
    Detail,
    Ready,
    Sit,
    TakeBack,
)

from .inside import Inside, Socket, Transcript

FIRST = "Ann"
"""The client that receives every event first."""

MOST_REWINDS = 2


class Evening:
    """A table of people and bots; the first seat is Ann's, an open one becomes Bob's."""

    def __init__(self, application: Inside, seats: list[dict[str, str]], seed: int) -> None:
        self._inside = application
        self._seats = seats
        self._random = Random(seed)
        self._requests = 0
        self._rewinds = 0
        self._table = ""
        self._ann: Socket
        self._clients: dict[int, Socket] = {}

    async def play(self, reveals: int | None = None) -> None:
        """Play until that many tiles are revealed, or to the end."""
        await self._begin()
        first = least = self._left
        while not self._is_over and (reveals is None or first - least < reveals):
            await self._look_and_err()
            await self._decide()
            await self._wait()
            least = min(least, self._left)
        await self._look()

    async def _begin(self) -> None:
        tokens = [
            (await self._inside.ask("POST", "/api/identity", {"name": name, "token": True}))["token"]
            for name in (FIRST, "Bob")
        ]
        wanted = {"seats": self._seats, "public": True}
        self._table = (await self._inside.ask("POST", "/api/tables", wanted, tokens[0]))["id"]
        self._ann = self._clients[0] = await self._follow(FIRST, "full", tokens[0])
        await self._follow("a program that watches", "events")
        await self._follow("somebody who watches", "full")
        for seat, wish in enumerate(self._seats):
            if wish["kind"] == "open":
                self._clients[seat] = await self._follow("Bob", "events", tokens[1])
                await self._submit(seat, Sit(seat))
                await self._submit(seat, Ready(seat, "another nonce"))
        await self._wait()

    async def _follow(self, name: str, detail: Detail, token: str = "") -> Socket:
        socket = await self._inside.connect(name, token)
        await socket.say(Watch(self._table, detail, after=0))
        return socket

    @property
    def _view(self) -> dict[str, Any]:
        """The table as Ann sees it."""
        return next(message["view"] for message in reversed(self._ann.heard) if "view" in message)

    @property
    def _is_over(self) -> bool:
        return bool(self._view["status"] == "over")

    @property
    def _left(self) -> int:
        """The number of tiles not yet revealed."""
        return sum(map(len, self._view["game"]["state"]["stacks"]))

    @property
    def _seat(self) -> int:
        """The seat to decide."""
        return int(self._view["game"]["state"]["seat"])

    @property
    def _options(self) -> list[int]:
        return [option["id"] for option in self._view["game"]["options"]]

    async def _wait(self) -> None:
        """Wait for the bots' decisions, and until all clients have received every event."""
        await self._ann.until(lambda: self._is_over or self._seat in self._clients)
        for _ in range(10):
            await asyncio.sleep(0)

    async def _submit(self, seat: int, ask: AnyRequest) -> dict[str, Any]:
        self._requests += 1
        return await self._clients[seat].say(Submit(self._table, f"seat{seat}", self._requests, ask))

    async def _decide(self) -> None:
        seat, game = self._seat, self._view["game"]
        if game["decided"] and self._random.random() < 0.1:
            whole = self._random.random() < 0.3
            assert (await self._submit(seat, TakeBack(self._view["position"], whole)))["kind"] == "ack"
            return
        action = self._random.choice(self._options)
        assert (await self._submit(seat, Act((action,), self._view["position"])))["kind"] == "ack"

    async def _look_and_err(self) -> None:
        """Sometimes do something that does not advance the game."""
        match self._random.randrange(18):
            case 0:
                await self._look()
            case 1:
                wrong = self._random.randrange(109)
                if wrong not in self._options:
                    answer = await self._submit(self._seat, Act((wrong,), self._view["position"]))
                    assert answer["error"]["code"] == "illegal"
            case 2:
                await self._submit(self._seat, Act((self._options[0],), 1))
                await self._ann.say('{"kind": "nonsense"}')
                await self._ann.say(Watch("no-such-table"))
            case 3 | 4 | 5:
                await self._wish()
            case 6:
                watcher = await self._follow("somebody who comes and goes", "full")
                await watcher.say(Ping())
                await watcher.leave()
            case _:
                pass

    async def _look(self) -> None:
        table = f"/api/tables/{self._table}"
        moves = self._view["game"]["count"]
        moments = [f"{table}/moments/{each}" for each in (0, moves // 2, max(0, moves - 1), moves, moves + 1)]
        paths = [table, f"{table}?detail=events", f"{table}/events?after=3", f"{table}/record", *moments]
        for path in (*paths, "/api/tables?status=playing", "/api/tables/none", "/health", "/metrics"):
            await self._inside.ask("GET", path)

    async def _wish(self) -> None:
        """Ask for a rewind or an end, and let the others agree or not."""
        others = [seat for seat in self._clients if seat]
        moves = self._random.randrange(self._view["game"]["count"] + 1)
        if self._rewinds == MOST_REWINDS or (not others and self._random.random() < 0.5):
            return
        if others and self._random.random() < 0.3:
            await self._submit(0, AskEnd(0))
            await self._submit(others[0], Answer(others[0], yes=False))
            return
        answer = await self._submit(0, AskRewind(0, moves, self._view["position"]))
        if answer["kind"] == "ack":
            self._rewinds += 1
            for seat in others:
                await self._submit(seat, Answer(seat, yes=self._random.random() < 0.7))
        await self._wait()


def cuts(transcript: Transcript) -> list[int]:
    """For each reveal, the number of entries before it was first visible."""
    least, found = None, []
    for index, (channel, content) in enumerate(transcript.entries):
        if channel != FIRST or b'"stacks"' not in content:
            continue
        left = sum(len(stack) for stack in json.loads(content)["view"]["game"]["state"]["stacks"])
        if least is not None and left < least:
            found.append(_first_told(transcript, index))
        least = left if least is None else min(least, left)
    return found


def _first_told(transcript: Transcript, index: int) -> int:
    """Where an event was first told: programs may hear of it before the first player."""
    number = _event_number(transcript.entries[index][1])
    while _event_number(transcript.entries[index - 1][1]) == number is not None:
        index -= 1
    return index


def _event_number(content: bytes) -> int | None:
    if not content.startswith(b'{"kind":"event"'):
        return None
    number: int = json.loads(content)["event"]["number"]
    return number
