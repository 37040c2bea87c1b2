"""The trail of a game: all its moves, one byte each, and only the states of its last two turns.

A move that is known to be legal can be promised: its state is computed once it is asked for.
"""

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
        self._state = start
        self._moves = bytearray()
        self._promised = 0
        """How many of the last moves have only been promised."""
        self._begun = 0
        """How many moves had been made when the current turn began."""
        self._unseen = sum(map(len, start.stacks))
        self._ended: list[State] = []
        self._running: list[State] = []

    def __len__(self) -> int:
        return len(self._moves)

    @property
    def state(self) -> State:
        if self._promised:
            self._keep_promises()
        return self._state

    @property
    def unseen(self) -> int:
        """How many tiles are left in the stacks."""
        return self._unseen

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        return tuple(_MOVES[byte] for byte in self._moves)

    @property
    def last_move(self) -> Action | Reveal | None:
        return _MOVES[self._moves[-1]] if self._moves else None

    @property
    def decided(self) -> int:
        """How many moves of the current turn have been made."""
        return len(self._moves) - self._begun

    @property
    def last_turn(self) -> tuple[Step, ...]:
        self._keep_promises()
        begin, end = len(self) - self.decided - len(self._ended), len(self) - self.decided
        moves = (_MOVES[byte] for byte in self._moves[begin:end])
        return tuple(starmap(Step, zip(self._ended, moves, strict=True)))

    def at(self, count: int) -> State:
        """The state after that many moves; those of the last two turns are kept, others are replayed."""
        assert 0 <= count <= len(self)
        self._keep_promises()
        kept = [*self._ended, *self._running, self._state]
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
        ends_turn = after.turn != self.state.turn
        self._append(move, ends_turn)
        self._keep(after)

    def promise(self, move: Action | Reveal, *, ends_turn: bool) -> None:
        """Append a move that is known to be legal."""
        self._append(move, ends_turn)
        self._promised += 1

    def _append(self, move: Action | Reveal, ends_turn: bool) -> None:
        if isinstance(move, Reveal):
            self._moves.append(len(ACTIONS) + move.tile)
            self._unseen -= 1
        else:
            self._moves.append(action_id(move))
        if ends_turn:
            self._begun = len(self._moves)

    def _keep(self, after: State) -> None:
        self._running.append(self._state)
        if after.turn != self._state.turn:
            self._ended, self._running = self._running, []
        self._state = after

    def _keep_promises(self) -> None:
        promised, self._promised = self._promised, 0
        for byte in self._moves[len(self._moves) - promised :]:
            self._keep(apply(self._state, _MOVES[byte]))

    def take_back(self, count: int) -> None:
        assert 0 < count <= self.decided
        self._keep_promises()
        self._state = self._running[-count]
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
