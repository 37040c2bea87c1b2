"""What somebody can do to a server within the limits that everybody has."""

import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import NamedTuple

from support.server import GENEROUS, PATIENCE, ServerProcess

from orbis.server.http.limits import Limits
from orbis.server.tables.requests import Act

from .fuzz import raw
from .test_records import played, text_of
from .visitors import HERE, Person

EVE = "127.0.0.2"
"""The address of whoever attacks."""

CROWD = 4
"""How many identities they have."""

AT_ONCE = 20
THOROUGH = 32_000
HEADER = "id,level,colour,cost,effect,points,mystic,star"
SPELL = 0.5
"""Seconds for which a flood goes on before it is counted."""


class Attacker(NamedTuple):
    """Somebody with a few identities, who knows a finished game and the table at which it was played."""

    port: int
    crowd: list[dict[str, str]]
    record: str
    table: str
    address: str = EVE

    def ask(
        self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None
    ) -> int:
        """Ask for something; return the status, or 0 without an answer."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.address, 0))
        sent = {**(headers or {}), **({} if body is None else {"content-type": "application/json"})}
        try:
            line.request(method, path, body, sent)
            answer = line.getresponse()
            answer.read()
        except (OSError, HTTPException):
            return 0
        finally:
            line.close()
        return answer.status

    def check_tiles(self) -> int:
        rows = json.dumps({"text": HEADER + "\n" + ",,,,,,,\n" * 19_000})
        return self.ask("POST", "/api/tile-sets/check", rows)

    def replay(self) -> int:
        return self.ask("GET", f"/api/records/{self.record}/replay")

    def follow(self) -> int:
        return self.ask("GET", f"/api/tables/{self.table}/events")

    def moment(self) -> int:
        return self.ask("GET", f"/api/records/{self.record}/moments/100")

    def guess(self) -> int:
        return self.ask("GET", "/api/identity", headers={"authorization": "Bearer " + "x" * 43})

    def review(self) -> int:
        body = json.dumps({"simulations": THOROUGH})
        return max(self.ask("POST", f"/api/records/{self.record}/review", body, eve) for eve in self.crowd)

    def let_bots_play(self) -> int:
        seats = [{"kind": "here"}, *[{"kind": "bot", "level": "oracle"}] * 3]
        body = json.dumps({"seats": seats, "grace": 1000})
        return max(self.ask("POST", "/api/tables", body, eve) for eve in self.crowd)

    def read_descriptions(self) -> int:
        return self.ask("GET", "/api/openapi.json")

    def become_somebody(self) -> int:
        return self.ask("POST", "/api/identity", json.dumps({"name": "Eve", "token": True}))

    def flood_with_text(self) -> int:
        return self._flood(raw.frame(raw.TEXT, b"x") * 20_000)

    def flood_with_pings(self) -> int:
        return self._flood(raw.frame(raw.PING, b"x") * 20_000)

    def flood_with_watching(self) -> int:
        watch = json.dumps({"kind": "watch", "table": self.table, "after": 0})
        return self._flood(raw.frame(raw.TEXT, watch.encode()) * 200)

    def flood_without_reading(self) -> int:
        return self._flood(raw.frame(raw.PING, b"x" * 100) * 20_000, reads=False)

    def _flood(self, content: bytes, *, reads: bool = True) -> int:
        """Send the same for a while, until the server has enough; 429 if it does not even listen."""
        try:
            line = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.address, 0))
        except OSError:
            return 0
        with line:
            line.settimeout(SPELL)
            try:
                line.sendall(raw.handshake(self.port))
                if not line.recv(1 << 16).startswith(b"HTTP/1.1 101 "):
                    return 429
                if reads:
                    Thread(target=_read_all, args=(line,), daemon=True).start()
                end = time.monotonic() + SPELL
                while time.monotonic() < end:
                    line.sendall(content)
            except OSError:
                return 1011
        return 101


Attack = Callable[[Attacker], int]

REQUESTS: tuple[Attack, ...] = (
    Attacker.check_tiles,
    Attacker.replay,
    Attacker.follow,
    Attacker.moment,
    Attacker.guess,
    Attacker.review,
    Attacker.let_bots_play,
)

FLOODS: tuple[Attack, ...] = (
    Attacker.flood_with_text,
    Attacker.flood_with_pings,
    Attacker.flood_with_watching,
    Attacker.flood_without_reading,
)

ATTACKS = (*REQUESTS, Attacker.read_descriptions, Attacker.become_somebody, *FLOODS)


class Target(NamedTuple):
    """A server with the limits that everybody has, a player there, and somebody who attacks it."""

    server: ServerProcess
    player: Person
    attacker: Attacker


@contextmanager
def target_in(folder: Path, limits: Limits, crowd: int = CROWD) -> Iterator[Target]:
    database = str(folder / "orbis.sqlite")
    with ServerProcess(database, limits=GENEROUS) as server:
        ann = Person(server, "Ann")
        record = ann.keep(text=text_of(played()))
        table = ann.create(HERE, HERE, grace=None)
        random = Random(1)
        while (view := ann.view(table, "events")).status == "playing":
            assert view.brief is not None
            ann.submit(table, Act((random.choice(view.brief.options),), view.position))
        eves = [Person(server, f"Eve {number}").headers for number in range(crowd)]
        server.stop()
    with ServerProcess(database, limits=limits) as server:
        ann.server = server
        yield Target(server, ann, Attacker(server.port, eves, record, table))


@contextmanager
def under_attack(attacker: Attacker, *attacks: Attack) -> Iterator[Counter[int]]:
    """Do the same things over and over, many at once; how often that got each status."""
    ended, statuses = Event(), Counter[int]()

    def attack(number: int) -> None:
        while not ended.is_set():
            statuses[attacks[number % len(attacks)](attacker)] += 1

    with ThreadPoolExecutor(AT_ONCE) as attackers:
        running = [attackers.submit(attack, number) for number in range(AT_ONCE)]
        try:
            yield statuses
        finally:
            ended.set()
    for each in running:
        each.result()


def _read_all(line: socket.socket) -> None:
    try:
        while line.recv(1 << 16):
            pass
    except OSError:
        pass
