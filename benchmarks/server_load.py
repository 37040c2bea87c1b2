"""Script players on a table server: two sockets per table; each decides when asked, after a delay or at once.

Runs as a separate process, to take no time from the server; prints its measurements as JSON, among them the
processor time that the server needed. A socket here is an asyncio protocol with just enough of WebSocket, and
a player reads just enough of a message, to keep up with a server.
"""

import asyncio
import base64
import json
import os
import sys
import time
from collections import deque
from random import Random
from typing import Any, cast

import msgspec
import uvloop

from benchmarks.processor_time import main_thread_time, processor_time
from orbis.client import http
from orbis.server.protocol.identity import Me, NewIdentity
from orbis.server.protocol.messages import Numbered
from orbis.server.protocol.notices import NoticeChannel, WebhookChannel
from orbis.server.protocol.table import Ack, Made
from orbis.server.tables.requests import AnyRequest, Ready, Sit

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


class Game(msgspec.Struct):
    """What a player must know of a game: whose turn it is, and what can be done."""

    seat: int | None
    options: tuple[int, ...]


class Place(msgspec.Struct):
    """An event or a view: the position that the next decision names."""

    position: int
    brief: Game | None = None


class Heard(msgspec.Struct):
    """A message from the server."""

    kind: str
    event: Place | int | None = None
    view: Place | None = None
    brief: Game | None = None


_read = msgspec.json.Decoder(Heard).decode


class Player:
    """A seat played by a script; both seats of a table share the time of the last decision."""

    def __init__(self, load: Load, seat: int, rhythm: list[float]) -> None:
        self._load = load
        self._seat = seat
        self._table = ""
        self._game: Game | None = None
        self._position = 0
        self._rhythm = rhythm
        self._requests = 0
        self._sent: deque[float] = deque()
        self._asked = False

    @property
    def is_over(self) -> bool:
        return self._game is not None and self._game.seat is None

    def sit(self, table: str, socket: Socket) -> None:
        """Follow a table."""
        self._table = table
        socket.send(b'{"kind":"watch","table":"%s","detail":"events"}' % table.encode())

    def hear(self, socket: Socket, text: bytes) -> None:
        heard = _read(text)
        match heard:
            case Heard(kind="event", event=Place(position=position), brief=game):
                self._look(socket, position, game)
            case Heard(kind="table", view=Place(position=position, brief=game)):
                self._look(socket, position, game)
            case Heard(kind="ack"):
                self._load.note(self._sent.popleft())
            case Heard(kind="error"):
                raise RuntimeError(text.decode())
            case _:
                pass

    def _look(self, socket: Socket, position: int, game: Game | None) -> None:
        self._position, self._game = position, game
        if game is not None and game.seat == self._seat:
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
        if not self._asked or not self._load.playing or self._game is None:
            return
        self._asked, self._requests = False, self._requests + 1
        self._rhythm[0] = now = time.perf_counter()
        self._sent.append(now)
        options = self._game.options
        action = options[int(self._load.random.random() * len(options))]
        socket.send(
            b'{"kind":"submit","table":"%s","client":"s%d","request":%d,'
            b'"ask":{"do":"act","actions":[%d],"position":%d}}'
            % (self._table.encode(), self._seat, self._requests, action, self._position)
        )


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
    load: Load, seconds: float, rate: float, sockets: list[tuple[Player, Socket]], servers: list[int]
) -> dict[str, Any]:
    """Play at a rate, or at full speed; `servers` are the processes to observe."""
    load.rate, load.playing = rate, True
    for player, socket in sockets:
        player.begin()
        player.act_soon(socket)
    await asyncio.sleep(min(3.0, seconds / 3))
    before, began, load.latencies = load.acknowledged, time.perf_counter(), []
    used, loop, own = processor_time(*servers), main_thread_time(*servers), time.process_time()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    used, loop = processor_time(*servers) - used, main_thread_time(*servers) - loop
    own = time.process_time() - own
    latencies = sorted(load.latencies)
    decisions = load.acknowledged - before
    load.playing = False
    await asyncio.sleep(2)
    return {
        "decisions_per_second": decisions / passed,
        "server_micros": 1e6 * used / decisions,
        "loop_micros": 1e6 * loop / decisions,
        "player_micros": 1e6 * own / decisions,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "wanted": rate,
        "finished": sum(player.is_over for player, _ in sockets) // 2,
    }


def say(what: str, **facts: object) -> None:
    """Send a line of JSON to the benchmark, and wait until it says to continue."""
    print(json.dumps({"what": what, **facts}), flush=True)
    sys.stdin.readline()


def subscribed(server: str, told: dict[str, Any]) -> list[str]:
    """The tokens of a guest for each table, some with a channel that is never answered."""
    tokens: list[str] = []
    for number in range(told["tables"]):
        guest = http.read(http.ask(server, "/api/identity", None, NewIdentity("guest", token=True)), Me)
        tokens.append(guest.token or "")
        if number < told["subscriptions"]:
            channel = WebhookChannel(f"{told['dead']}{number}")
            http.read(http.ask(server, "/api/notices/channels", tokens[-1], channel), NoticeChannel)
    return tokens


async def main() -> None:
    told = json.loads(sys.argv[1])
    ports, tables = told["ports"], told["tables"]
    load = Load(tables)
    servers = [f"http://127.0.0.1:{port}" for port in ports]
    identity = http.ask(servers[0], "/api/identity", None, NewIdentity("script", token=True))
    token = http.read(identity, Me).token or ""
    # Open the sockets before the tables, so that their memory can be measured separately.
    guests = None if told.get("subscriptions") is None else subscribed(servers[0], told)
    rhythms = [[time.perf_counter()] for _ in range(tables)]
    players = [Player(load, seat, rhythm) for rhythm in rhythms for seat in (0, 1)]
    owners = [
        token if guests is None or seat == 0 else guests[number]
        for number in range(tables)
        for seat in (0, 1)
    ]
    # As with people who come as they like: with two processes, the players of every second table meet in one.
    place = Random(0)
    opening = [
        connect(place.choice(ports), owner, player) for player, owner in zip(players, owners, strict=True)
    ]
    sockets = list(zip(players, await in_groups(opening), strict=True))
    say("connected")
    # Nothing but what the servers of earlier versions know, too.
    other = "here" if guests is None else "open"
    wish = {"seats": [{"kind": "here"}, {"kind": other}], "grace": None}
    for number in range(tables):
        made = http.ask(servers[number % len(ports)], "/api/tables", token, wish)
        id = http.read(made, Made).id
        if guests is not None:
            asks: tuple[AnyRequest, ...] = (Sit(1), Ready(1))
            for request, ask in enumerate(asks, start=1):
                path = f"/api/tables/{id}/requests"
                http.read(http.ask(servers[0], path, guests[number], Numbered("guest", request, ask)), Ack)
        for player, socket in sockets[2 * number : 2 * number + 2]:
            player.sit(id, socket)
        await asyncio.sleep(0.001)
    await asyncio.sleep(2)
    say("watching")
    for rate in told["rates"]:
        say("measured", **await measure(load, told["seconds"], rate, sockets, told["servers"]))


if __name__ == "__main__":
    uvloop.run(main())
