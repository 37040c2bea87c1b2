"""Two friends at a table of a real server, and what they are told."""

import json
from random import Random
from time import sleep
from typing import Any

from support.loopback import LOOPBACK
from support.server import ServerProcess

from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.protocol.notices import Notices
from server.clients import Client
from server.databases import execute
from server.games import gather
from server.visitors import HERE, OPEN, Person

SOON = NoticeConfiguration(delay=200, poll=0.05, webhooks_at=LOOPBACK)


class Friends:
    """Ann and Bob at a table; Ann begins."""

    def __init__(self, server: ServerProcess) -> None:
        self.ann, self.bob = Person(server, "Ann"), Person(server, "Bob")
        self.table = self.ann.create(HERE, OPEN)
        self.hers, self.his = Client(self.ann, self.table), Client(self.bob, self.table)
        self.his.sit(1)
        gather((self.hers, self.his))

    def leave(self) -> None:
        """Close Bob's page."""
        self.his.line.close()

    def ann_plays(self) -> None:
        """Let Ann finish a turn."""
        random = Random(3)
        while self.hers.seat == 0:
            self.hers.act(random.choice(self.hers.options))


def subscribe(person: Person, channel: object) -> Any:
    answer = person.ask("POST", "/api/notices/channels", channel)
    assert answer.status == 201, answer.content
    return json.loads(answer.content)


def notices_of(person: Person) -> Notices:
    return person.get("/api/notices", Notices)


def settled(database: str, table: str) -> tuple[object, ...]:
    """What the server remembers about the only notice of a table, once nothing of it is left to tell."""
    while True:
        query = f"SELECT told, kinds, due - at FROM notices WHERE \"table\" = '{table}' AND lease = 0"
        for row in execute(database, query):
            told, kinds, ahead = row
            if not kinds and isinstance(ahead, int) and ahead > SOON.delay:
                return (told,)
        sleep(0.05)
