"""A client that plays a table at random, whatever happens to the server."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection

from orbis.client import ClientError
from orbis.client.connection import Connection
from orbis.client.driver import Driver
from orbis.client.followed_table import act
from orbis.client.outbox import Outbox
from orbis.notation import parse_state
from orbis.rules import ACTIONS, IllegalAction, apply, legal_actions
from orbis.server.protocol import messages
from orbis.server.protocol.identity import Me
from orbis.server.protocol.messages import Acknowledged, AnyMessage, Submit
from orbis.server.protocol.table import Happened, Problem, View
from orbis.server.tables.requests import (
    Act,
    Answer,
    AnyRequest,
    AskEnd,
    AskPause,
    AskRewind,
    Clear,
    Decline,
    Fill,
    Leave,
    LetBot,
    Ready,
    Reclaim,
    Rename,
    Resign,
    Resume,
    Say,
    Sit,
    TakeBack,
    Wait,
)
from orbis.wire.game import BriefGame

from .ledger import Key, TableLedger

RETRY = 0.05
"""Seconds before it reconnects; shorter than in a browser."""

IN_FLIGHT = 3
"""The most requests that wait for an answer at once."""

AWAY = 2.5
"""The longest absence, in seconds."""

OVERTAKEN = frozenset(
    {
        "stale",
        "late",
        "seat_taken",
        "not_waiting",
        "not_playing",
        "not_your_turn",
        "no_wish",
        "paused",
        "limit",
        "out_of_time",
        "forbidden",
    }
)
"""Refusals of requests that were right when they were made, and came too late: a seat may have moved."""


class BrokenPromise(AssertionError):
    """The server contradicted something it had sent before."""


class Finished(Exception):
    """The game is over, and every request is answered."""


class Gone(Exception):
    """The player leaves the table alone for a while."""


@dataclass
class Mood:
    """What all players of a run share."""

    hurries: bool = False
    """Whether they end their games as soon as they can."""


class CountingOutbox(Outbox):
    """Counts how often requests are sent."""

    def __init__(self, player: str, ledger: TableLedger) -> None:
        super().__init__()
        self._player = player
        self._ledger = ledger

    def find(self, request: int) -> Submit:
        self._ledger.sent[Key(self._player, self.client, request)] += 1
        return super().find(request)


class WanderingDriver(Driver):
    """Connects to any of several processes each time."""

    def __init__(
        self,
        addresses: Sequence[str],
        random: Random,
        connection: Connection,
        headers: Mapping[str, str],
        on_message: Callable[[AnyMessage], None],
    ) -> None:
        super().__init__(addresses[0], connection, headers, on_message)
        self._addresses = addresses
        self._random = random

    async def _connect(self) -> ClientConnection:
        self._url = f"{self._random.choice(self._addresses).replace('http', 'ws', 1)}/api/socket"
        return await super()._connect()


class Player:
    """One identity at one table, with all its seats there."""

    def __init__(
        self, addresses: Sequence[str], account: Me, ledger: TableLedger, random: Random, mood: Mood
    ) -> None:
        self._addresses = addresses
        self._account = account
        self._ledger = ledger
        self._random = random
        self._mood = mood
        self._connection = Connection(CountingOutbox(account.id, ledger), retry=RETRY)
        self._table = self._connection.follow(ledger.id)
        self._known = 0
        self._lacks = False
        """Whether there were more events than are sent at once: the client asks for the others."""
        self._waiting: dict[int, AnyRequest] = {}
        """The requests without an answer."""
        self._antics = random.randint(0, 3)
        """How often it will change its mind before the deal."""
        self._wishes = random.choice((0, 0, 1, 2))
        self._absences = random.choice((0, 0, 1))

    async def play(self) -> None:
        headers = {"authorization": f"Bearer {self._account.token}"}
        while True:
            try:
                await WanderingDriver(
                    self._addresses, self._random, self._connection, headers, self._hear
                ).run()
            except Finished:
                self._ledger.over = True
                return
            except Gone:
                self._connection.lost()
                await asyncio.sleep(self._random.uniform(1.0, AWAY))
            except ClientError as error:
                raise BrokenPromise(f"table {self._ledger.id}: {error!r}") from None

    def _hear(self, message: AnyMessage) -> None:
        match message:
            case messages.Table(view=view, missed=missed):
                # Some of them, and others that come after them, may have arrived on their own meanwhile.
                numbers = [event.number for event in missed]
                # Of many events at once, the first ones are sent: the client asks for the others.
                self._check(
                    missed, range(min([*numbers, self._known + 1]), max(numbers, default=view.number) + 1)
                )
                self._lacks = self._known < view.number
            case messages.Event(event=event) if not self._lacks:
                self._check((event,), range(self._known + 1, self._known + 2))
            case Acknowledged(client=client, request=request, event=number, duplicate=duplicate):
                self._ledger.acknowledge(Key(self._account.id, client, request), number, duplicate)
            case messages.Event() | messages.Pong() | messages.Present() | messages.Error():
                pass
            case _:
                return
        if not self._waiting and self._table.is_over:
            raise Finished
        self._ask()

    def _check(self, events: tuple[Happened, ...], numbers: range) -> None:
        if [event.number for event in events] != [*numbers]:
            raise BrokenPromise(f"after {self._known} come {[event.number for event in events]}")
        self._known = max(self._known, numbers.stop - 1)
        for event in events:
            self._ledger.hear(msgspec.to_builtins(event))

    def _ask(self) -> None:
        """Send what comes to mind, if not too much is waiting for an answer."""
        if not self._table.is_current or self._table.is_over:
            return
        while len(self._waiting) < IN_FLIGHT:
            is_legal = not self._waiting
            ask = self._next() if is_legal else self._hasty()
            if ask is None:
                return
            self._submit(ask, is_legal)

    def _submit(self, ask: AnyRequest, is_legal: bool) -> None:
        client = self._connection.outbox.client

        def answered(answer: Acknowledged | Problem) -> None:
            del self._waiting[number]
            if isinstance(answer, Problem):
                self._ledger.refused.add(key)
                if is_legal and isinstance(ask, Act | TakeBack) and answer.code not in OVERTAKEN:
                    raise BrokenPromise(f"a legal request was refused: {key} {ask} {answer}")

        number = self._connection.submit(self._ledger.id, ask, answered)
        key = Key(self._account.id, client, number)
        self._waiting[number] = ask
        self._ledger.asked[key] = msgspec.json.decode(msgspec.json.encode(ask))

    def _next(self) -> AnyRequest | None:
        """What to ask for, as the table stands."""
        view = self._table.view
        assert view is not None
        own = [number for number, seat in enumerate(view.seats) if seat.player == self._account.id]
        if isinstance(self._table.game, BriefGame):
            return self._during(view, own, self._table.game)
        return self._before(view, own)

    def _before(self, view: View, own: list[int]) -> AnyRequest | None:
        """What to ask for before the deal."""
        if self._mood.hurries:
            return Leave(own[0]) if own else None
        me = self._account.id
        vacant = [
            number for number, seat in enumerate(view.seats) if seat.kind == "open" and seat.kept in ("", me)
        ]
        invited = [number for number in vacant if view.seats[number].kept == me]
        bots = [number for number, seat in enumerate(view.seats) if seat.kind == "bot"]
        is_host = view.host == me
        if invited and self._chance(0.6):
            return Decline(invited[0])
        if is_host and vacant and self._chance(0.1):
            return Fill(vacant[0], "pilgrim", name=self._name())
        if self._antics and self._chance(0.3):
            self._antics -= 1
            if is_host and bots and self._chance(0.3):
                return Clear(bots[0])
            if own:
                return self._random.choice((Rename(own[0], self._name()), Leave(own[-1])))
        unready = [number for number in own if not view.seats[number].ready]
        if unready:
            return Ready(unready[0], f"nonce {self._random.random()}")
        return Sit(vacant[0]) if vacant and not own else None

    def _during(self, view: View, own: list[int], game: BriefGame) -> AnyRequest | None:
        """What to ask for during the game."""
        persons = [number for number in own if not view.seats[number].replaced]
        if view.paused is not None and persons:
            return Resume(persons[0])
        if view.wish is not None:
            answering = [number for number in persons if number in view.wish.waiting]
            if answering:
                return Answer(answering[0], yes=self._mood.hurries or self._chance(0.6))
            if view.wish.seat in persons and self._chance(0.05):
                return Answer(view.wish.seat, yes=False)
        elif persons and self._mood.hurries:
            # Against bots a rated game is played to its end, or resigned.
            return Resign(persons[0]) if view.settings.rated else AskEnd(persons[0])
        elif persons and (wish := self._wish(persons[0], game)) is not None:
            return wish
        if own and self._chance(0.03):
            return Say(own[0], self._random.choice(("hello", "wow", "thanks")))
        if self._chance(0.1) and (moved := self._moved_away()) is not None:
            return Reclaim(moved)
        if self._table.seat not in persons:
            return self._about_absent(view, persons)
        if self._chance(0.004):
            return Resign(persons[0])
        if view.settings.grace is not None and self._absences and self._chance(0.05):
            self._absences -= 1
            raise Gone
        if game.decided and self._chance(0.1):
            return TakeBack(self._table.position, whole=self._chance(0.3))
        return act(self._table.position, self._random.choice(self._table.options))

    def _wish(self, seat: int, game: BriefGame) -> AnyRequest | None:
        if not self._wishes or not game.count or not self._chance(0.04):
            return None
        self._wishes -= 1
        if self._chance(0.2):
            return AskEnd(seat)
        if self._chance(0.3):
            return AskPause(seat, self._random.choice((None, 86_400_000)))
        return AskRewind(seat, max(0, game.count - self._random.randint(1, 8)), self._table.position)

    def _moved_away(self) -> int | None:
        """A seat that has moved from this device to another, if it is still there."""
        for event in self._table.events:
            if event.kind == "moved" and event.former == self._account.id:
                return event.seat
        return None

    def _about_absent(self, view: View, persons: list[int]) -> AnyRequest | None:
        seat = self._table.seat
        if seat is None or not persons or view.settings.grace is None or not self._chance(0.2):
            return None
        if seat in self._table.present or view.seats[seat].kind != "person" or view.seats[seat].replaced:
            return None
        return self._random.choice((Wait(seat), LetBot(seat)))

    def _hasty(self) -> AnyRequest | None:
        """What to send before the answer to what was sent has come."""
        if not self._chance(0.3):
            return None
        game, last = self._table.game, [*self._waiting.values()][-1]
        if isinstance(game, BriefGame) and isinstance(last, Act) and last.position == self._table.position:
            # Right if this decision becomes the next event.
            state = parse_state(game.state)
            try:
                after = apply(state, ACTIONS[last.actions[0]])
            except IllegalAction:
                return None  # something else has happened since
            options = legal_actions(after) if (after.turn, after.seat) == (state.turn, state.seat) else ()
            return act(self._known + 1, self._random.choice(options).id) if options else None
        if isinstance(last, Sit | Rename):
            return self._random.choice((Rename(last.seat, self._name()), Ready(last.seat)))
        return None

    def _name(self) -> str:
        return f"{self._account.name} {self._random.randrange(1000)}"

    def _chance(self, probability: float) -> bool:
        return self._random.random() < probability
