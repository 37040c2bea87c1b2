"""A table: the sum of its events."""

from dataclasses import dataclass
from typing import assert_never

from orbis.notation import Committed, Record, Seat, hash_of, write_state
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.rules import ACTIONS, TileSet
from orbis.server.tables.carried_out import CarriedOut
from orbis.server.tables.events import (
    Absence,
    Acted,
    Answered,
    AnyEvent,
    Created,
    GameEnding,
    Left,
    Millis,
    Moved,
    Readied,
    Rematched,
    Replaced,
    Returned,
    Sat,
    SeatKind,
    SeatPlan,
    Status,
    TookBack,
    Wish,
    Wished,
)

PERSON = "human"
"""The kind of a person's seat in records."""


@dataclass(slots=True)
class TableSeat:
    kind: SeatKind
    name: str = ""
    player: str = ""
    level: str = ""
    ready: bool = False
    nonce: str | None = None
    replaced: Absence | None = None
    bank: Millis | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for the seat, and no bot stands in."""
        return self.kind == "person" and self.replaced is None


@dataclass(frozen=True, slots=True)
class Pending:
    """A wish that waits for the consent of some seats."""

    seat: int
    wish: Wish
    count: int
    waiting: frozenset[int]


class GameTable:
    """The state of a table after its events. It uses no random numbers and no clock but the events' times."""

    __slots__ = (
        "_hash",
        "_text",
        "branch",
        "carried_out",
        "ending",
        "id",
        "match",
        "number",
        "pending",
        "position",
        "rematch",
        "seats",
        "settings",
        "since",
        "status",
        "tile_set",
    )

    def __init__(self, id: str, created: Created, tile_set: TileSet, branch: Record | None = None) -> None:
        self.id = id
        self.settings = created
        self.tile_set = tile_set
        self.branch = branch
        self.seats = [_seat(plan, created) for plan in created.seats]
        self.number = 1
        self.position = 1
        self.status = Status.WAITING
        self.ending: GameEnding | None = None
        self.match: Match | None = None
        self.pending: Pending | None = None
        self.rematch = ""
        self.since: Millis = created.at
        """When the current turn began."""
        self.carried_out = CarriedOut()
        self._text: str | None = None
        self._hash = ""
        self._start_if_ready(created.at)

    @property
    def text(self) -> str | None:
        """The state of the game in notation; None before the deal."""
        if self._text is None and self.match is not None:
            self._text = write_state(self.match.state)
            self._hash = hash_of(self._text)
        return self._text

    @property
    def hash(self) -> str:
        """The hash of the state, with which a client checks its own; empty before the deal."""
        return self._hash if self.text else ""

    @property
    def commitment(self) -> str:
        return commitment_to(self.settings.secret)

    @property
    def nonces(self) -> tuple[str | None, ...]:
        return tuple([seat.nonce for seat in self.seats])

    @property
    def origin(self) -> Committed:
        """The origin of the deal; its secret must not be sent before the table is over."""
        return Committed(self.commitment, self.settings.secret, self.nonces)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple([number for number, seat in enumerate(self.seats) if player and seat.player == player])

    def waits_for(self, player: str) -> bool:
        match = self.match
        return (
            self.status is Status.PLAYING and match is not None and match.state.seat in self.seats_of(player)
        )

    def left_on_clock(self, seat: int, now: Millis) -> Millis | None:
        """The milliseconds that a seat has left; None without a clock."""
        bank = self.seats[seat].bank
        if bank is None or self.status is not Status.PLAYING or self.match is None:
            return bank
        return bank - max(0, now - self.since) if self.match.state.seat == seat else bank

    def record(self) -> Record:
        """The record of the game so far; it includes the secret once the table is over."""
        assert self.match is not None
        seats = [Seat(seat.name, PERSON if seat.kind == "person" else seat.level) for seat in self.seats]
        return self.match.record(seats, reveal_secret=self.status is Status.OVER)

    def fold(self, event: AnyEvent) -> None:
        """Apply an event that `decide` has allowed."""
        self.number += 1
        self._text = None
        match event:
            case Created():
                raise AssertionError("a table is created once")
            case Sat(seat=seat, player=player, name=name):
                self.seats[seat].kind = "person"
                self.seats[seat].player, self.seats[seat].name = player, name
            case Left(seat=seat):
                self._leave(seat)
            case Readied(seat=seat, nonce=nonce):
                self.seats[seat].ready, self.seats[seat].nonce = True, nonce
                self._start_if_ready(event.at)
            case Acted(actions=actions):
                self._act(actions, event.at)
            case TookBack(decisions=decisions):
                self._take_back(decisions)
            case Wished(seat=seat, wish=wish, count=count):
                self.pending = Pending(seat, wish, count, self._asked(seat))
                self._grant(event.at)
            case Answered(seat=seat, yes=yes):
                self._answer(seat, yes, event.at)
            case Replaced(seat=seat, reason=reason):
                self.seats[seat].replaced = reason
                self._forget(seat, event.at)
            case Returned(seat=seat):
                self.seats[seat].replaced = None
            case Moved(seat=seat, player=player):
                self.seats[seat].player = player
            case Rematched(table=table):
                self.rematch = table
            case unknown:
                assert_never(unknown)
        if event.request:
            self.carried_out.add(event.by, event.client, event.request, self.number)

    @property
    def _game(self) -> Match:
        assert self.match is not None
        return self.match

    def _leave(self, seat: int) -> None:
        bank = self.seats[seat].bank
        self.seats[seat] = TableSeat("open", bank=bank)
        if not any(each.kind == "person" for each in self.seats):
            self.status, self.ending = Status.OVER, GameEnding.ABANDONED

    def _start_if_ready(self, at: Millis) -> None:
        if not all(seat.ready for seat in self.seats):
            return
        source = self.settings.source
        if source is None:
            self.match = Match(len(self.seats), self.origin, self.tile_set)
        else:
            assert self.branch is not None
            self.match = Match.branch(self.branch, source.count, self.origin, self.tile_set)
        self.status = Status.PLAYING
        self.position = self.number
        self.since = at

    def _act(self, actions: tuple[int, ...], at: Millis) -> None:
        game = self._game
        before = game.state
        for action in actions:
            game.do(ACTIONS[action])
        after = game.state
        self.position = self.number
        if after.turn != before.turn:
            self._tick(before.seat, at)
            self.pending = None
        if after.is_over:
            self.status, self.ending = Status.OVER, GameEnding.PLAYED

    def _take_back(self, decisions: int) -> None:
        for _ in range(decisions):
            self._game.take_back()
        self.position = self.number
        if self.pending is not None and self.pending.count > self._game.count:
            # The moment that was asked for is gone.
            self.pending = None

    def _tick(self, seat: int, at: Millis) -> None:
        """Charge the clock of a seat whose turn has ended."""
        clock, bank = self.settings.clock, self.seats[seat].bank
        if clock is not None and bank is not None:
            self.seats[seat].bank = max(0, bank - max(0, at - self.since)) + clock.increment
        self.since = at

    def _asked(self, seat: int) -> frozenset[int]:
        """The seats whose consent is needed: those of other persons."""
        own = self.seats[seat].player
        return frozenset(
            number for number, each in enumerate(self.seats) if each.is_person and each.player != own
        )

    def _answer(self, seat: int, yes: bool, at: Millis) -> None:
        assert self.pending is not None
        if not yes:
            self.pending = None
            return
        own = self.seats_of(self.seats[seat].player)
        self._wait_for(self.pending.waiting.difference(own), at)

    def _forget(self, seat: int, at: Millis) -> None:
        """Stop waiting for the consent of a seat that a bot now plays."""
        if self.pending is not None:
            self._wait_for(self.pending.waiting - {seat}, at)

    def _wait_for(self, waiting: frozenset[int], at: Millis) -> None:
        assert self.pending is not None
        self.pending = Pending(self.pending.seat, self.pending.wish, self.pending.count, waiting)
        self._grant(at)

    def _grant(self, at: Millis) -> None:
        """Carry out the wish once all have consented."""
        pending = self.pending
        if pending is None or pending.waiting:
            return
        self.pending = None
        self.position = self.number
        match pending.wish:
            case "end":
                self.status, self.ending = Status.OVER, GameEnding.AGREED
            case "rewind":
                self._game.rewind(pending.count)
                self.since = at
            case unknown:
                assert_never(unknown)


def _seat(plan: SeatPlan, created: Created) -> TableSeat:
    bank = created.clock.bank if created.clock and plan.kind != "bot" else None
    ready = plan.ready or plan.kind == "bot"
    return TableSeat(plan.kind, plan.name, plan.player, plan.level, ready=ready, nonce=plan.nonce, bank=bank)
