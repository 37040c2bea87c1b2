"""Comparing the compiled core with the rules: the same random games through both, decision by decision."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from orbis import native, rules
from orbis.native.tables import tables_of
from orbis.native.writing import writer_for
from orbis.notation import Record, Seat
from orbis.play import Match
from orbis.rules import STANDARD, Action, Reveal, State, TileSet, action_id
from orbis.rules.actions import Decline, Exchange, MakeWilderness

if TYPE_CHECKING:
    from orbis.native import NativeState

SELDOM = (Exchange, MakeWilderness, Decline)
"""What chance would choose so often that little was built."""

IN_DEPTH = 100
"""In one game of so many, scores and conversions are compared at every decision: in Python they are slow."""

MOST_REMEMBERED = 100_000
"""How many states are remembered for the law that only equal states have equal hashes."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing in which the two engines differ, and the record of the game up to there."""

    what: str
    expected: object
    found: object
    record: Record


class _Differs(Exception):
    def __init__(self, what: str, expected: object, found: object) -> None:
        super().__init__(what)
        self.what, self.expected, self.found = what, expected, found


class Comparison:
    """Plays games with a tile set through both engines."""

    def __init__(self, tile_set: TileSet = STANDARD) -> None:
        self._tile_set = tile_set
        self._tables = tables_of(tile_set)
        self._write = writer_for(tile_set)
        self._seen: dict[int, bytes] = {}

    def play(self, players: int, seed: str, *, in_depth: bool = False) -> Difference | None:
        """The first difference in the random game of a seed."""
        match = Match(players, seed, self._tile_set)
        chance = Random(seed)
        try:
            twin = self._twin(match.state)
            while not match.state.is_over:
                options = rules.legal_actions(match.state)
                self._examine(match.state, options, twin, in_depth)
                self._do(match, _choice(options, chance), twin, in_depth)
            self._examine(match.state, (), twin, in_depth=True)
        except _Differs as differs:
            seats = [Seat(f"{seat}", "uniform") for seat in range(players)]
            return Difference(differs.what, differs.expected, differs.found, match.record(seats))
        return None

    def _twin(self, state: State) -> "NativeState":
        """The core's own first state, which must be the one that is read from the rules' state."""
        display = [cell.tile.id for cell in state.display if cell.tile]
        gods = sum(1 << (god.number - 1) for god in state.gods)
        twin = native.core().state.set_up(self._tables, len(state.players), display, gods)
        _same("set-up", native.from_state(state, self._tile_set), twin)
        return twin

    def _do(self, match: Match, action: Action, twin: "NativeState", in_depth: bool) -> None:
        turn = match.state.turn
        match.do(action)
        twin.apply(action_id(action))
        if match.state.turn != turn:
            asked, answer = match.history[-1]
            if isinstance(answer, Reveal):
                self._examine(asked, (), twin, in_depth)
                twin.reveal(answer.tile)

    def _examine(
        self, state: State, options: tuple[Action, ...], twin: "NativeState", in_depth: bool
    ) -> None:
        """Compare all that can be asked of a state."""
        _same("options", options, native.legal_actions(twin))
        data = twin.to_bytes()
        _same("state", self._write(state), data)
        read = native.core().state.from_bytes(self._tables, data)
        _same("what follows from the state", read, twin)
        hash = twin.hash()
        _same("hash", read.hash(), hash)
        _same("states with one hash", self._seen.setdefault(hash, data), data)
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.clear()
        if in_depth:
            _same("state read back", state, native.to_state(twin))
            _same("score", rules.score(state), native.score(twin))
            _same("winners", rules.winners(state), native.winners(twin))


def _same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise _Differs(what, expected, found)


def _choice(options: tuple[Action, ...], chance: Random) -> Action:
    action = options[int(chance.random() * len(options))]
    return options[int(chance.random() * len(options))] if isinstance(action, SELDOM) else action


def compare(
    games: int,
    players: int,
    seed: str,
    tile_set: TileSet = STANDARD,
    progress: Callable[[int], None] | None = None,
) -> Difference | None:
    """The first difference in so many random games; `progress` is told how many are done."""
    comparison = Comparison(tile_set)
    for game in range(games):
        difference = comparison.play(players, f"{seed} {game}", in_depth=game % IN_DEPTH == 0)
        if difference is not None:
            return difference
        if progress is not None:
            progress(game + 1)
    return None
