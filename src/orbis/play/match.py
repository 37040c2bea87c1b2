"""A game being played: the public state, its history, and the dealt order that nothing else can reach."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple, Protocol

from orbis.notation import Committed, Record, Seat, Seeded, Turn, result_of
from orbis.play.dealing import Deal, deal
from orbis.play.fairness import seed_behind
from orbis.play.perft import divide, perft
from orbis.rules import (
    STANDARD,
    Action,
    Reveal,
    Rule,
    Score,
    State,
    TileSet,
    apply,
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


class Step(NamedTuple):
    """A decision or reveal of the past, and the state in which it was made."""

    state: State
    move: Action | Reveal


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
        self._origin = Seeded(origin) if isinstance(origin, str) else origin
        self._deal: Deal = deal(players, seed_behind(self._origin), tile_set)
        self._steps: list[Step] = []
        self._clock = clock
        self.tile_set = tile_set
        self._state = self._deal.first_state(players, tile_set)
        if clock:
            clock.begin(0)

    @property
    def state(self) -> State:
        """The public state."""
        return self._state

    @property
    def history(self) -> tuple[Step, ...]:
        """All decisions and reveals so far."""
        return tuple(self._steps)

    def do(self, action: Action) -> State:
        """Make a decision, let chance answer, and return the new state; or raise `IllegalAction`."""
        before = self.state
        self._move(action)
        if isinstance(self.state.decision, Refilling):
            self._move(self._deal.next_reveal(self.state))
        if self._clock and self.state.turn != before.turn:
            self._clock.end(before.seat)
            if not self.state.is_over:
                self._clock.begin(self.state.seat)
        return self.state

    def _move(self, move: Action | Reveal) -> None:
        after = apply(self._state, move)
        self._steps.append(Step(self._state, move))
        self._state = after

    def take_back(self) -> State:
        """Take back the last decision of the running turn, or raise `IllegalTakeBack`."""
        if not self._steps or self._steps[-1].state.turn != self.state.turn:
            raise IllegalTakeBack
        self._state = self._steps.pop().state
        return self._state

    def record(self, seats: Sequence[Seat]) -> Record:
        """The record of the game so far; a secret stays out of it until the game is over."""
        origin = self._origin
        if isinstance(origin, Committed) and not self.state.is_over:
            origin = replace(origin, secret=None)
        turns = groupby(self._steps, lambda step: step.state.turn)
        return Record(
            seats=tuple(seats),
            deal=origin,
            display=tuple(tile.id for tile in self._deal.display),
            gods=tuple(god.number for god in self._deal.gods),
            turns=tuple(Turn(tuple(step.move for step in steps)) for _, steps in turns),
            result=result_of(self.state),
            tiles=self.tile_set.content_id,
        )

    def options(self) -> tuple[Action, ...]:
        """The legal actions, in the order of their ids."""
        return legal_actions(self._state)

    def refusal(self, action: Action) -> Rule | None:
        """The rule that forbids an action now."""
        return refusal(self._state, action)

    def score(self) -> tuple[Score, ...]:
        """The score of each player, as if the game ended now."""
        return score(self._state)

    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if the game ended now."""
        return winners(self._state)

    def perft(self, depth: int) -> int:
        """The number of sequences of exactly that many decisions from here (V1)."""
        return perft(self.state, self._deal.answered, depth)

    def divide(self, depth: int) -> dict[Action, int]:
        """The count of each decision that can come next."""
        return divide(self.state, self._deal.answered, depth)
