"""A server to be fuzzed: what it hides, what must not change, and how its answers are judged."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import anyio
import msgspec
from support.server import ServerProcess

from orbis.server.protocol.messages import AnyMessage, Error
from orbis.server.stores import opened
from orbis.server.tables.events import Created, read_event
from orbis.server.tables.requests import NewSeat
from server.visitors import HERE, Person, Visitor

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)

MOST_GROWTH = 200_000_000
"""Bytes by which the server may grow while it is fuzzed."""

GUEST = NewSeat("here", name="Guest")

OTHERS = 3
"""How many tables of somebody else there are."""


@dataclass
class Arena:
    """A running server with somebody who fuzzes it, a table of theirs, and tables of somebody else."""

    process: ServerProcess
    database: str
    mallory: Person
    own: str
    others: tuple[str, ...]
    secrets: tuple[str, ...]
    """What must never leave the server: secrets of others' deals, what bots draw from, tokens."""
    own_secret: str
    """Of the own deal: it is told when the game is over, and not before."""
    refusals: set[str] = field(default_factory=set)
    """The codes of all refusals so far."""

    @property
    def token(self) -> str:
        """By which the server knows who fuzzes it."""
        return self.mallory.secret

    @property
    def tables(self) -> tuple[str, ...]:
        """All tables."""
        return (self.own, *self.others)

    def judge(self, text: str | bytes) -> AnyMessage:
        """A message of the server, which must be one that the protocol knows and tell no secret."""
        message = _decoder.decode(text)
        if isinstance(message, Error):
            assert message.error.message
            self.refusals.add(message.error.code)
        self.check_secrets(text if isinstance(text, str) else text.decode())
        return message

    def check_secrets(self, text: str) -> None:
        """Make sure that a text tells no secret."""
        for secret in self.secrets:
            assert secret not in text, "a secret was told"
        if self.own_secret in text:
            status = Visitor(self.process).view(self.own, "events").status
            assert status == "over", "the secret of a game was told before its end"


@contextmanager
def arena(database: str, silence: float = 20.0) -> Iterator[Arena]:
    """A server that is fuzzed for a while; afterwards it is as well as before."""
    with ServerProcess(database, silence=silence) as process:
        mallory, ann = Person(process, "Mallory"), Person(process, "Ann")
        own = mallory.create(HERE, GUEST, grace=None)
        others = tuple(ann.create(HERE, GUEST, grace=None) for _ in range(OTHERS))
        stored = anyio.run(_stored, database, (own, *others))
        own_secret, *hidden = (text for events in stored.values() for text in _hidden(events[0]))
        secrets = (mallory.secret, ann.secret, *hidden)
        fuzzed = Arena(process, database, mallory, own, others, secrets, own_secret)
        memory = process.memory()
        yield fuzzed
        assert process.answers()
        assert process.memory() < memory + MOST_GROWTH
        assert anyio.run(_stored, database, others) == {id: stored[id] for id in others}
        process.stop()
        assert not process.errors(), process.errors()[0]
        log_text = process.told()
        assert "Traceback" not in log_text
        assert not [secret for secret in (*fuzzed.secrets, own_secret) if secret in log_text]


async def _stored(database: str, tables: tuple[str, ...]) -> dict[str, list[bytes]]:
    async with opened(database) as store:
        return {table: await store.tables.events(table) for table in tables}


def _hidden(body: bytes) -> tuple[str, str]:
    created = read_event(body)
    assert isinstance(created, Created)
    return created.secret, created.draws


def ping() -> str:
    """The message that is always answered."""
    return json.dumps({"kind": "ping"})
