"""A table: the sum of its events."""

from collections.abc import Sequence
from typing import assert_never

from orbis.notation import Committed, Record, hash_of
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.rules import ACTIONS, TileSet
from orbis.server.tables import events
from orbis.server.tables.carried_out import CarriedOut, Done
from orbis.server.tables.current_turn import CurrentTurn, Pause
from orbis.server.tables.events import (
    Absence,
    AnyEvent,
    Created,
    Excused,
    GameEnding,
    Millis,
    SeatPlan,
    Status,
)
from orbis.server.tables.seat import TableSeat
from orbis.server.tables.wish import Pending


class GameTable:
    """The state of a table after its events. It uses no random numbers and no clock but the events' times."""

    __slots__ = (
        "_hash",
        "_text",
        "branch",
        "carried_out",
        "ending",
        "host",
        "id",
        "match",
        "number",
        "pending",
        "position",
        "rematch",
        "rematcher",
        "removed",
        "seats",
        "settings",
        "status",
        "tile_set",
        "turn",
    )

    def __init__(self, id: str, created: Created, tile_set: TileSet, branch: Record | None = None) -> None:
        self.id = id
        self.settings = created
        self.host = created.by
        """The player who made the table."""
        self.tile_set = tile_set
        self.branch = branch
        self.seats = [TableSeat.planned(plan, created) for plan in created.seats]
        self.number = 1
        self.position = 1
        self.status = Status.WAITING
        self.ending: GameEnding | None = None
        self.match: Match | None = None
        self.pending: Pending | None = None
        self.rematch = ""
        self.rematcher = ""
        """Who asked for the rematch."""
        self.removed: frozenset[str] = frozenset()
        """The players whose seat the host has freed; they cannot take another."""
        self.turn = CurrentTurn(created.at)
        self.carried_out = CarriedOut()
        self._text: str | None = None
        self._hash = ""
        self._start_if_ready(created.at)

    @property
    def text(self) -> str | None:
        """The state of the game in notation; None before the deal."""
        if self._text is None and self.match is not None:
            self._text = self.match.text
            self._hash = hash_of(self._text)
        return self._text

    @property
    def hash(self) -> str:
        """The hash of the state, with which a client checks its own; empty before the deal."""
        return self._hash if self._text or self.text else ""

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

    def missed_seats(self, player: str) -> tuple[int, ...]:
        """The seats of a player that a bot plays, or about which others decide, because they are away."""
        return tuple(
            [number for number, seat in enumerate(self.seats) if seat.player == player and seat.is_left]
        )

    def kept_for(self, player: str) -> tuple[int, ...]:
        """The open seats that are kept for a player."""
        return tuple([number for number, seat in enumerate(self.seats) if player and seat.kept == player])

    def names_beside(self, player: str = "") -> list[str]:
        """The names at the table that are not a player's own."""
        own = (player,) if player else ()
        others = [seat for seat in self.seats if seat.player not in own and seat.kept not in own]
        return [seat.name for seat in others if seat.name]

    def waits_for(self, player: str) -> bool:
        match = self.match
        return self.status is Status.PLAYING and match is not None and match.seat in self.seats_of(player)

    def left_on_clock(self, seat: int, now: Millis) -> Millis | None:
        """The milliseconds that a seat has left; None without a clock."""
        bank = self.seats[seat].bank
        if bank is None or self.status is not Status.PLAYING or self.match is None:
            return bank
        return self.turn.left(bank, now) if self._runs(seat) else bank

    def _runs(self, seat: int) -> bool:
        """Whether it is a seat's turn, nobody waits for its player and nothing is paused: its clock runs."""
        return self._game.seat == seat and self.seats[seat].awaited is None and self.turn.paused is None

    def still(self, standstills: Sequence[tuple[Millis, Millis]]) -> events.Stood | None:
        """The event by which the clock of the running turn is given time back; None if there is nothing."""
        if self.settings.clock is None or self.status is not Status.PLAYING or self.turn.paused is not None:
            return None
        return self.turn.still(standstills)

    def record(self) -> Record:
        """The record of the game so far; it includes the secret once the table is over."""
        assert self.match is not None
        seats = [seat.recorded() for seat in self.seats]
        return self.match.record(seats, reveal_secret=self.status is Status.OVER)

    def fold(self, event: AnyEvent) -> None:
        """Apply an event that `decide` has allowed."""
        self.number += 1
        self._text = None
        match event:
            case events.Acted(actions=actions):  # by far the most frequent
                self._act(actions, event.at)
            case Created():
                raise AssertionError("a table is created once")
            case events.Sat(seat=seat, player=player, name=name):
                self._sit(seat, player, name)
            case events.Left(seat=seat):
                self._leave(seat, event.at)
            case events.Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case events.Filled(seat=seat, level=level, name=name):
                self.seats[seat] = TableSeat("bot", name, level=level, ready=True)
                self._start_if_ready(event.at)
            case events.Cleared(seat=seat) | events.Declined(seat=seat):
                self._clear(seat, event.at)
            case events.Readied(seat=seat, nonce=nonce):
                self._be_ready(seat, nonce, event.at)
            case events.TookBack(decisions=decisions):
                self._take_back(decisions)
            case events.Wished():
                self._ask(Pending.of(event, self.seats), event.at)
            case events.Answered(seat=seat, yes=yes):
                self._answer(seat, yes, event.at)
            case events.Replaced(seat=seat, reason=reason, ends=ends):
                self._replace(seat, reason, event.at, ends)
            case events.Waited(seat=seat, waiting=waiting):
                self._wait(seat, waiting, event.at)
            case events.Returned(seat=seat):
                self._resume(seat, event.at)
                self.seats[seat].come_back()
            case events.Moved(seat=seat, player=player):
                self._move(seat, player)
            case events.Stood():
                self.turn.stand(event)
            case events.Resumed():
                self.turn.resume(self.seats[self._game.seat], event.at)
            case Excused(seat=seat):
                self._excuse(seat, event)
            case events.Said(seat=seat):
                self.seats[seat].say(event, self.number)
            case events.Rematched(table=table):
                self.rematch, self.rematcher = table, event.by
            case unknown:
                assert_never(unknown)
        if event.request:
            self.carried_out.add(event.by, event.client, event.request, Done(self.number, event.ask))

    @property
    def _game(self) -> Match:
        assert self.match is not None
        return self.match

    def _sit(self, seat: int, player: str, name: str) -> None:
        for kept in self.kept_for(player):
            self.seats[kept] = self._open_seat()
        self.seats[seat].give(player, name, self.number)

    def _end(self, ending: GameEnding, at: Millis) -> None:
        """End the table now, whatever the clock of the next seat would have said."""
        self.status, self.ending, self.turn.since = Status.OVER, ending, at

    def _leave(self, seat: int, at: Millis) -> None:
        self.seats[seat] = self._open_seat()
        if not any(each.kind == "person" for each in self.seats):
            self._end(GameEnding.ABANDONED, at)

    def _clear(self, seat: int, at: Millis) -> None:
        if self.seats[seat].kind == "person":
            self.removed |= {self.seats[seat].player}
            self._leave(seat, at)
        else:
            self.seats[seat] = self._open_seat()

    def _open_seat(self) -> TableSeat:
        return TableSeat.planned(SeatPlan("open"), self.settings)

    def _replace(self, seat: int, reason: Absence, at: Millis, ends: bool) -> None:
        self._resume(seat, at)
        self.seats[seat].replaced = reason
        if ends:
            self.pending, self.position = None, self.number
            self._end(GameEnding.RESIGNED, at)
        elif self.pending is not None and not self.seats[seat].has_a_say:
            self._ask(self.pending.without({seat}), at)

    def _move(self, seat: int, player: str) -> None:
        if self.seats_of(self.host) == (seat,):  # their only one: they go on with another device
            self.host = player
        self.seats[seat].move(player, self.number)

    def _be_ready(self, seat: int, nonce: str | None, at: Millis) -> None:
        self.seats[seat].ready, self.seats[seat].nonce = True, nonce
        self._start_if_ready(at)

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
        self.turn.begin(self.seats[self.match.seat], at)

    def _act(self, actions: tuple[int, ...], at: Millis) -> None:
        game = self._game
        turn, seat = game.turn, game.seat
        for action in actions:
            game.advance(ACTIONS[action])
        self.position = self.number
        self.turn.requested.append(len(actions))
        if game.turn != turn:
            self.turn.charge(self.seats[seat], self.settings.clock, at)
            self.seats[seat].end_turn()
            self.turn.begin(self.seats[game.seat], at)
            if self.pending is not None and self.pending.waits_for_anybody_here(self.seats):
                self.pending = None
        if game.is_over:
            self.pending = None
            self._end(GameEnding.PLAYED, at)

    def _take_back(self, decisions: int) -> None:
        for _ in range(decisions):
            self._game.take_back()
        self.turn.take_back(decisions)
        self.position = self.number
        if self.pending is not None and self.pending.count > self._game.count:
            # The moment that was asked for is gone.
            self.pending = None

    def _wait(self, seat: int, waiting: int, at: Millis) -> None:
        if self._runs(seat):
            self.turn.pause(self.seats[seat], at)
        self.seats[seat].awaited = waiting

    def _resume(self, seat: int, at: Millis) -> None:
        """Wait for a player no longer: the clock runs on from here."""
        if self.seats[seat].awaited is not None and self._game.seat == seat:
            self.turn.go_on(self.seats[seat], at)
        self.seats[seat].awaited = None

    def _excuse(self, seat: int, event: Excused) -> None:
        if self.match is not None and self._runs(seat):
            self.turn.excuse(self.seats[seat], event)
        self.seats[seat].excused, self.seats[seat].missed = event.until, 0

    def _answer(self, seat: int, yes: bool, at: Millis) -> None:
        assert self.pending is not None
        if yes:
            self._ask(self.pending.without(self.seats_of(self.seats[seat].player)), at)
        else:
            self.pending = None

    def _ask(self, wish: Pending, at: Millis) -> None:
        """Wait for the consent of those who have not given it; then carry out the wish."""
        self.pending = wish if wish.waiting else None
        if wish.waiting:
            return
        self.position = self.number
        match wish.wish:
            case "end":
                self._end(GameEnding.AGREED, at)
            case "rewind":
                self._rewind(wish.count, at)
            case "pause":
                if self._runs(self._game.seat):
                    self.turn.pause(self.seats[self._game.seat], at)
                self.turn.paused = Pause(wish.seat, at + wish.lasts if wish.lasts else None)
            case unknown:
                assert_never(unknown)

    def _rewind(self, count: int, at: Millis) -> None:
        self._game.rewind(count)
        seat, clock = self.seats[self._game.seat], self.settings.clock
        for each in self.seats:
            each.replaced = None if each.replaced == "late" else each.replaced
            if clock is not None and clock.per_turn:
                each.refill(clock)
        self.turn.begin(seat, at)
