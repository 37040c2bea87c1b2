"""A client that plays a table at random, whatever happens to the server."""

from random import Random

import msgspec

from orbis.client import ClientError
from orbis.client.connection import Connection
from orbis.client.driver import Driver
from orbis.client.followed_table import act
from orbis.server.protocol import messages
from orbis.server.protocol.identity import Me
from orbis.server.protocol.messages import Acknowledged, AnyMessage
from orbis.server.protocol.table import Happened, Problem
from orbis.server.tables.requests import AnyRequest, Ready, Sit, TakeBack
from orbis.wire.game import BriefGame

from .ledger import Key, TableLedger

RETRY = 0.05
"""Seconds before it reconnects; shorter than in a browser."""


class BrokenPromise(AssertionError):
    """The server contradicted something it had sent before."""


class Finished(Exception):
    """The game is over, and every request is answered."""


class Player:
    """One identity at one table, with all its seats there."""

    def __init__(self, address: str, account: Me, ledger: TableLedger, random: Random) -> None:
        self._address = address
        self._account = account
        self._ledger = ledger
        self._random = random
        self._connection = Connection(retry=RETRY)
        self._table = self._connection.follow(ledger.id)
        self._known = 0
        self._pending: Key | None = None

    async def play(self) -> None:
        headers = {"authorization": f"Bearer {self._account.token}"}
        try:
            await Driver(self._address, self._connection, headers, self._hear).run()
        except Finished:
            self._ledger.over = True
        except ClientError as error:
            raise BrokenPromise(repr(error)) from None

    def _hear(self, message: AnyMessage) -> None:
        match message:
            case messages.Table(view=view, missed=missed):
                # Some may have arrived on their own since they were requested.
                first = min([*(event.number for event in missed), self._known + 1])
                self._check(missed, range(first, view.number + 1))
            case messages.Event(event=event):
                self._check((event,), range(self._known + 1, self._known + 2))
            case Acknowledged(client=client, request=request, event=number, duplicate=duplicate):
                self._ledger.acknowledge(Key(self._account.id, client, request), number, duplicate)
            case _:
                return
        if self._pending is None and self._table.is_over:
            raise Finished
        self._ask()

    def _check(self, events: tuple[Happened, ...], numbers: range) -> None:
        if [event.number for event in events] != [*numbers]:
            raise BrokenPromise(f"after {self._known} come {[event.number for event in events]}")
        self._known = numbers.stop - 1
        for event in events:
            self._ledger.hear(msgspec.to_builtins(event))

    def _ask(self) -> None:
        """Send the next request, if none is waiting for an answer."""
        if self._pending is None and self._table.is_current and (ask := self._next()) is not None:
            number = self._connection.submit(self._ledger.id, ask, self._answered)
            self._pending = Key(self._account.id, self._connection.outbox.client, number)
            self._ledger.asked[self._pending] = msgspec.json.decode(msgspec.json.encode(ask))

    def _answered(self, answer: Acknowledged | Problem) -> None:
        assert self._pending is not None
        if isinstance(answer, Problem):
            if answer.code not in ("stale", "seat_taken"):
                raise BrokenPromise(f"a legal request was refused: {self._pending} {answer}")
            self._ledger.refused.add(self._pending)
        self._pending = None

    def _next(self) -> AnyRequest | None:
        table = self._table
        assert table.view is not None
        seats = table.view.seats
        own = [number for number, seat in enumerate(seats) if seat.player == self._account.id]
        if not isinstance(table.game, BriefGame):
            unready = [number for number in own if not seats[number].ready]
            if unready:
                return Ready(unready[0], f"nonce {self._random.random()}")
            vacant = [number for number, seat in enumerate(seats) if seat.kind == "open"]
            return Sit(vacant[0]) if vacant and not own else None
        if table.seat not in own:
            return None
        if table.game.decided and self._random.random() < 0.1:
            return TakeBack(table.position, whole=self._random.random() < 0.3)
        return act(table.position, self._random.choice(table.options))
