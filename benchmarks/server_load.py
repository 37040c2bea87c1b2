"""Script players on a table server: two sockets per table; each decides when asked, after a delay or at once.

Runs as a separate process, to take no time from the server; prints its measurements as JSON. A socket
here is an asyncio protocol with just enough of WebSocket to keep up with a server.
"""

import asyncio
import base64
import json
import os
import sys
import time
from random import Random
from typing import Any, cast

import uvloop

from orbis.client import http
from orbis.client.connection import Connection
from orbis.client.followed_table import FollowedTable, act
from orbis.client.outbox import Outbox
from orbis.server.protocol.identity import Me, NewIdentity
from orbis.server.protocol.messages import Error, Event, Table
from orbis.server.protocol.table import Made
from orbis.server.tables.requests import NewSeat, NewTable

NOON = 0.0
"""The fixed time of script players: they send no pings, and send nothing twice."""

TOGETHER = 200
"""How many sockets are opened concurrently."""


TEXT, PING, PONG = 1, 9, 10
"""The WebSocket opcodes that script players read and send."""


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A client frame; its mask is zero, which leaves the content unchanged."""
    size = len(content)
    lengths = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + lengths + bytes(4) + content


class Socket(asyncio.Protocol):
    def __init__(self, path: str, token: str, on_text: Any) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            + (f"Authorization: Bearer {token}\r\n" if token else "")
            + "\r\n"
        ).encode()
        self._on_text = on_text
        self._waiting = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)  # uvloop's transport is not a subclass
        self.transport.write(self._hello)

    def data_received(self, received: bytes) -> None:
        waiting = self._waiting + received if self._waiting else received
        if not self._open:
            head, end, waiting = waiting.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            self.opened.set_result(None)
        start = 0
        while len(waiting) - start >= 2:
            opcode, size, begin = waiting[start] & 15, waiting[start + 1], start + 2
            if size == 126:
                size, begin = int.from_bytes(waiting[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(waiting[begin : begin + 8], "big"), begin + 8
            if len(waiting) < begin + size:
                break
            content = waiting[begin : begin + size]
            if opcode == TEXT:
                self._on_text(self, content)
            elif opcode == PING:
                self.transport.write(frame(content, PONG))
            start = begin + size
        self._waiting = waiting[start:]

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))


class Load:
    """All script players of a process, and their measurements."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.acknowledged = 0
        self.latencies: list[float] = []
        self.rate = 0.0
        self.playing = False
        self.random = Random(7)

    def note(self, sent: float) -> None:
        """Record that a decision was acknowledged."""
        self.latencies.append(time.perf_counter() - sent)
        self.acknowledged += 1

    def think(self) -> float:
        """A random thinking time in seconds, by which all tables together decide at the given rate."""
        return self.random.uniform(0.5, 1.5) * self.tables / self.rate if self.rate else 0.0


class Player:
    """A seat played by a script; both seats of a table share the time of the last decision."""

    def __init__(self, load: Load, seat: int, rhythm: list[float]) -> None:
        self._load = load
        self._seat = seat
        self._connection = Connection(Outbox(f"s{seat}"))
        self._table: FollowedTable
        self._rhythm = rhythm
        self._asked = False

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    def sit(self, table: str, socket: Socket) -> None:
        """Follow a table."""
        self._table = self._connection.follow(table)
        self._flush(socket)

    def hear(self, socket: Socket, text: bytes) -> None:
        match self._connection.hear(text, NOON):
            case Event() | Table():
                self._look(socket)
            case Error():
                raise RuntimeError(text.decode())
            case _:
                pass
        self._flush(socket)

    def _flush(self, socket: Socket) -> None:
        for content in self._connection.outgoing(NOON):
            socket.send(content)

    def _look(self, socket: Socket) -> None:
        if self._table.seat == self._seat:
            self._asked = True
            if self._load.playing:
                self.act_soon(socket)

    def begin(self) -> None:
        """Start at a random moment, so that the tables do not all decide together."""
        self._rhythm[0] = time.perf_counter() - self._load.random.random() * self._load.think()

    def act_soon(self, socket: Socket) -> None:
        wait = self._rhythm[0] + self._load.think() - time.perf_counter()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._act, socket)
        else:
            self._act(socket)

    def _act(self, socket: Socket) -> None:
        if not self._asked or not self._load.playing:
            return
        self._asked, table = False, self._table
        self._rhythm[0] = sent = time.perf_counter()
        action = table.options[self._load.random.randrange(len(table.options))]
        self._connection.submit(table.id, act(table.position, action), lambda _: self._load.note(sent))
        self._flush(socket)


async def connect(port: int, token: str, player: Player) -> Socket:
    loop = asyncio.get_running_loop()
    socket = Socket("/api/socket", token, player.hear)
    await loop.create_connection(lambda: socket, "127.0.0.1", port)
    await socket.opened
    return socket


async def in_groups(work: list[Any]) -> list[Any]:
    """The results of many coroutines, run in groups."""
    results: list[Any] = []
    for start in range(0, len(work), TOGETHER):
        results += await asyncio.gather(*work[start : start + TOGETHER])
    return results


async def measure(
    load: Load, seconds: float, rate: float, sockets: list[tuple[Player, Socket]]
) -> dict[str, Any]:
    """Play at a rate, or at full speed."""
    load.rate, load.playing = rate, True
    for player, socket in sockets:
        player.begin()
        player.act_soon(socket)
    await asyncio.sleep(min(3.0, seconds / 3))
    before, began, load.latencies = load.acknowledged, time.perf_counter(), []
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    latencies = sorted(load.latencies)
    decisions = load.acknowledged - before
    load.playing = False
    await asyncio.sleep(2)
    return {
        "decisions_per_second": decisions / passed,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "wanted": rate,
        "finished": sum(player.is_over for player, _ in sockets) // 2,
    }


def say(what: str, **facts: object) -> None:
    """Send a line of JSON to the benchmark, and wait until it says to continue."""
    print(json.dumps({"what": what, **facts}), flush=True)
    sys.stdin.readline()


async def main() -> None:
    told = json.loads(sys.argv[1])
    ports, tables = told["ports"], told["tables"]
    load = Load(tables)
    servers = [f"http://127.0.0.1:{port}" for port in ports]
    identity = http.ask(servers[0], "/api/identity", None, NewIdentity("script", token=True))
    token = http.read(identity, Me).token or ""
    # Open the sockets before the tables, so that their memory can be measured separately.
    rhythms = [[time.perf_counter()] for _ in range(tables)]
    players = [Player(load, seat, rhythm) for rhythm in rhythms for seat in (0, 1)]
    opening = [connect(ports[number % len(ports)], token, player) for number, player in enumerate(players)]
    sockets = list(zip(players, await in_groups(opening), strict=True))
    say("connected")
    wish = NewTable(seats=(NewSeat("here"), NewSeat("here")), grace=None)
    for number in range(tables):
        made = http.ask(servers[number % len(ports)], "/api/tables", token, wish)
        id = http.read(made, Made).id
        for player, socket in sockets[2 * number : 2 * number + 2]:
            player.sit(id, socket)
        await asyncio.sleep(0.001)
    await asyncio.sleep(2)
    say("watching")
    for rate in told["rates"]:
        say("measured", **await measure(load, told["seconds"], rate, sockets))


if __name__ == "__main__":
    uvloop.run(main())
