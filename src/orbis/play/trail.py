"""The trail of a game: all its moves, one byte each, and only the states of its last two turns."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, starmap
from typing import NamedTuple

from orbis.notation import NoSuchMoment, Record, follow
from orbis.rules import ACTIONS, STANDARD, Action, Reveal, State, TileSet, action_id, apply
from orbis.rules.state import Refilling

_MOVES: tuple[Action | Reveal, ...] = (*ACTIONS, *map(Reveal, range(256 - len(ACTIONS))))
"""Every move, at the index of its byte; a set has no more than 96 tiles."""


class Step(NamedTuple):
    """A past decision or reveal, and the state in which it was made."""

    state: State
    move: Action | Reveal


class Trail:
    """The moves of a game from its first state to its current one."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start
        self._moves = bytearray()
        self._ended: list[State] = []
        self._running: list[State] = []

    def __len__(self) -> int:
        return len(self._moves)

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        return tuple(_MOVES[byte] for byte in self._moves)

    @property
    def decided(self) -> int:
        """How many moves of the current turn have been made."""
        return len(self._running)

    @property
    def last_turn(self) -> tuple[Step, ...]:
        begin, end = len(self) - self.decided - len(self._ended), len(self) - self.decided
        moves = (_MOVES[byte] for byte in self._moves[begin:end])
        return tuple(starmap(Step, zip(self._ended, moves, strict=True)))

    def at(self, count: int) -> State:
        """The state after that many moves; those of the last two turns are kept, others are replayed."""
        assert 0 <= count <= len(self)
        kept = [*self._ended, *self._running, self.state]
        if (back := len(self) - count) < len(kept):
            return kept[-1 - back]
        state = self.start
        for byte in self._moves[:count]:
            state = apply(state, _MOVES[byte])
        return state

    def steps(self) -> Iterator[Step]:
        """All steps from the first; this replays the game."""
        state = self.start
        for move in self.moves:
            yield Step(state, move)
            state = apply(state, move)

    def cut(self, count: int) -> "Trail":
        """The trail of only the first `count` moves; raise `NoSuchMoment` if a reveal comes next."""
        states = chain((step.state for step in self.steps()), (self.state,))
        return trail_along(tuple(islice(states, count + 1)), self.moves[:count])

    def move(self, move: Action | Reveal) -> None:
        """Make a move; raise `IllegalAction`."""
        self.go_on(move, apply(self.state, move))

    def go_on(self, move: Action | Reveal, after: State) -> None:
        """Append a move whose resulting state is known."""
        self._moves.append(len(ACTIONS) + move.tile if isinstance(move, Reveal) else action_id(move))
        self._running.append(self.state)
        if after.turn != self.state.turn:
            self._ended, self._running = self._running, []
        self.state = after

    def take_back(self, count: int) -> None:
        assert 0 < count <= self.decided
        self.state = self._running[-count]
        del self._running[-count:], self._moves[-count:]


def trail_along(states: Sequence[State], moves: Sequence[Action | Reveal]) -> Trail:
    """The trail of the moves, given the states before and after them.

    Raise `NoSuchMoment` if a reveal comes next.
    """
    trail = Trail(states[0])
    for move, after in zip(moves, states[1:], strict=True):
        trail.go_on(move, after)
    if isinstance(trail.state.decision, Refilling):
        raise NoSuchMoment(f"after {len(trail)} moves chance is to answer")
    return trail


def branched_off(record: Record, count: int, tile_set: TileSet = STANDARD) -> Trail:
    """The trail of a recorded game up to a branch; raise `NoSuchMoment` or `UnfitRecord`."""
    cut = record.until(count)
    return trail_along(follow(cut, tile_set).states, cut.moves)
