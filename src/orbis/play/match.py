"""A game being played: the public state, its moves, and the dealt order that nothing else can reach."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol, Self

from orbis.notation import Committed, NoSuchMoment, Record, Seat, Seeded, in_turns, result_of
from orbis.play.dealing import Deal, deal, deal_on
from orbis.play.fairness import seed_behind
from orbis.play.perft import divide, perft
from orbis.play.trail import Step, Trail, branched_off, trail_of
from orbis.rules import (
    STANDARD,
    Action,
    Reveal,
    Rule,
    Score,
    State,
    TileSet,
    legal_actions,
    refusal,
    score,
    winners,
)
from orbis.rules.state import Refilling


class Clock(Protocol):
    """What wants to know when turns begin and end; it may keep time, or forbid nothing at all."""

    def begin(self, seat: int) -> None:
        """Note that a seat's turn begins."""
        ...

    def end(self, seat: int) -> None:
        """Note that a seat's turn has ended."""
        ...


class IllegalTakeBack(ValueError):
    """Nothing can be taken back: the running turn has just begun, or the game is over (Q9)."""

    rule = Rule.Q9

    def __init__(self) -> None:
        super().__init__("Q9 forbids taking back beyond the running turn")


class Match:
    """A game from its deal, by a seed or by a secret committed to, to its end; chance answers by the deal.

    >>> match = Match(2, "seed")
    >>> match.do(match.options()[0]).phase
    <Phase.SETTLE: 'settle'>
    >>> match.take_back() == Match(2, "seed").state
    True
    """

    def __init__(
        self, players: int, origin: str | Committed, tile_set: TileSet = STANDARD, clock: Clock | None = None
    ) -> None:
        known = Seeded(origin) if isinstance(origin, str) else origin
        dealt = deal(players, seed_behind(known), tile_set)
        self._branch: int | None = None
        self._begin(known, dealt, Trail(dealt.first_state(players, tile_set)), tile_set, clock)

    @classmethod
    def branch(
        cls,
        record: Record,
        moves: int,
        origin: str | Committed,
        tile_set: TileSet = STANDARD,
        clock: Clock | None = None,
    ) -> Self:
        """Branch off a recorded game after so many moves: what nobody has seen is dealt anew.

        Raise `NoSuchMoment` where that cannot be, and `ReplayError` if the rules cannot follow the moves.
        """
        known = Seeded(origin) if isinstance(origin, str) else origin
        trail = branched_off(record, moves, tile_set)
        dealt = deal_on(trail.start, trail.state, seed_behind(known))
        match = cls.__new__(cls)
        match._branch = len(trail)
        match._begin(known, dealt, trail, tile_set, clock)
        return match

    def _begin(
        self, origin: Seeded | Committed, dealt: Deal, trail: Trail, tile_set: TileSet, clock: Clock | None
    ) -> None:
        self._origin = origin
        self._deal = dealt
        self._trail = trail
        self._clock = clock
        self.tile_set = tile_set
        if clock and not self.state.is_over:
            clock.begin(self.state.seat)

    @property
    def state(self) -> State:
        """The public state."""
        return self._trail.state

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        """All decisions and reveals so far."""
        return self._trail.moves

    @property
    def count(self) -> int:
        """How many decisions and reveals there were."""
        return len(self._trail)

    @property
    def running(self) -> int:
        """How many decisions of the running turn can be taken back (Q9)."""
        return min(self._trail.running, self.count - self.branched_at)

    @property
    def branched_at(self) -> int:
        """How many of the moves come from an earlier game: none can be taken back."""
        return self._branch or 0

    @property
    def history(self) -> tuple[Step, ...]:
        """All decisions and reveals so far with their states, which are played once more for it."""
        return tuple(self._trail.steps())

    @property
    def last_turn(self) -> tuple[Step, ...]:
        """The decisions and the reveal of the last turn that has ended, with their states, which are kept."""
        return self._trail.last_turn

    def at(self, moves: int) -> State:
        """The public state after so many decisions and reveals, or raise `NoSuchMoment`."""
        if not 0 <= moves <= self.count:
            raise NoSuchMoment(f"there were {self.count} moves, not {moves}")
        return self._trail.at(moves)

    def do(self, action: Action) -> State:
        """Make a decision, let chance answer, and return the new state; or raise `IllegalAction`."""
        before = self.state
        self._trail.move(action)
        if isinstance(self.state.decision, Refilling):
            self._trail.move(self._deal.next_reveal(self.state))
        self._tell_clock(before)
        return self.state

    def _tell_clock(self, before: State) -> None:
        if self._clock and self.state.turn != before.turn:
            if not before.is_over:
                self._clock.end(before.seat)
            if not self.state.is_over:
                self._clock.begin(self.state.seat)

    def take_back(self) -> State:
        """Take back the last decision of the running turn, or raise `IllegalTakeBack`."""
        return self._take_back(1)

    def take_back_turn(self) -> State:
        """Take back all decisions of the running turn, or raise `IllegalTakeBack` if there are none."""
        return self._take_back(max(1, self.running))

    def _take_back(self, moves: int) -> State:
        if moves > self.running:
            raise IllegalTakeBack
        self._trail.take_back(moves)
        return self.state

    def can_rewind(self, moves: int) -> bool:
        """Whether one can go back to where that many decisions and reveals were made."""
        return self.branched_at <= moves < self.count and not isinstance(self.moves[moves], Reveal)

    def rewind(self, moves: int) -> State:
        """Go back to where that many decisions and reveals were made, or raise `NoSuchMoment`."""
        if not self.branched_at <= moves <= len(self._trail):
            raise NoSuchMoment(
                f"one can go back to move {self.branched_at} to {len(self._trail)}, not {moves}"
            )
        before, self._trail = self.state, trail_of(self._trail.start, self.moves[:moves])
        self._tell_clock(before)
        return self.state

    def record(self, seats: Sequence[Seat], *, reveal_secret: bool = False) -> Record:
        """The record so far; a secret stays out of it until the game is over, or is to go no further."""
        origin = self._origin
        if isinstance(origin, Committed) and not (self.state.is_over or reveal_secret):
            origin = replace(origin, secret=None)
        return Record(
            seats=tuple(seats),
            deal=origin,
            display=tuple(tile.id for tile in self._deal.display),
            gods=tuple(god.number for god in self._deal.gods),
            turns=in_turns(self.moves),
            result=result_of(self.state),
            tiles=self.tile_set.content_id,
            branch=self._branch,
        )

    def options(self) -> tuple[Action, ...]:
        """The legal actions, in the order of their ids."""
        return legal_actions(self.state)

    def refusal(self, action: Action) -> Rule | None:
        """The rule that forbids an action now."""
        return refusal(self.state, action)

    def score(self) -> tuple[Score, ...]:
        """The score of each player, as if the game ended now."""
        return score(self.state)

    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if the game ended now."""
        return winners(self.state)

    def perft(self, depth: int) -> int:
        """The number of sequences of exactly that many decisions from here (V1)."""
        return perft(self.state, self._deal.answered, depth)

    def divide(self, depth: int) -> dict[Action, int]:
        """The count of each decision that can come next."""
        return divide(self.state, self._deal.answered, depth)
