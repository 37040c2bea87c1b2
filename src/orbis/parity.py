"""Compares the compiled core with the rules: the same random games through both, decision by decision.

Compared at every decision of every game, and wherever chance answers:

- the options, in their order;
- the public state in notation, and as bytes that contain all of it, and the core's state read from them;
- the score of each player by part and by tile, and the winners, if the game ended now;
- the hash, so that equal states, and only they, have equal hashes in all games of a comparison.

The state that Python reads from the bytes of the core is compared at one decision in `READ_BACK`.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING

from orbis import native, rules
from orbis.native.tables import tables_of
from orbis.native.writer import writer_for
from orbis.notation import Record, Seat, write_state
from orbis.play import Match
from orbis.rules import STANDARD, Action, Reveal, State, TileSet, action_id
from orbis.rules.actions import Decline, Exchange, MakeWilderness
from orbis.rules.scoring import best

if TYPE_CHECKING:
    from orbis.native import NativeState

SELDOM = (Exchange, MakeWilderness, Decline)
"""Actions that random play would choose so often that little would be built."""

READ_BACK = 16
"""The state is read back, which is slow in Python, at one decision in this many, chosen by its hash."""

MOST_REMEMBERED = 1 << 24
"""After this many states, about 90,000 two-player games in 512 MiB, the hashes are forgotten."""


class Hashes:
    """The hashes of states, each with the first digest that came with it, in a table of plain numbers."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._clear(1 << 10)

    def _clear(self, places: int) -> None:
        self._hashes, self._digests = array("Q", bytes(8 * places)), array("Q", bytes(8 * places))
        self._last = places - 1
        self._room = places // 2  # a fuller table would make searches long

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """The hashes and their digests, in no particular order."""
        return ((hash, digest) for hash, digest in zip(self._hashes, self._digests, strict=True) if digest)

    def first(self, hash: int, digest: int) -> int:
        """The first digest that came with a hash; never 0, which marks a free place."""
        place = hash & self._last
        while (known := self._digests[place]) and self._hashes[place] != hash:
            place = (place + 1) & self._last
        if known:
            return known
        self._hashes[place], self._digests[place] = hash, digest
        self._room -= 1
        if self._room == 0:
            self._grow()
        return digest

    def _grow(self) -> None:
        places = len(self._digests)
        if places // 2 >= self._most:
            self._clear(places)
            return
        remembered = iter(self)
        self._clear(2 * places)
        for hash, digest in remembered:
            self.first(hash, digest)


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing in which the two engines differ, and the record of the game so far."""

    what: str
    expected: object
    found: object
    record: Record


class _Differs(Exception):
    def __init__(self, what: str, expected: object, found: object) -> None:
        super().__init__(what)
        self.what, self.expected, self.found = what, expected, found


class Comparison:
    """Plays games with a tile set through both engines, and remembers the hashes of their states."""

    def __init__(self, tile_set: TileSet = STANDARD) -> None:
        self._tile_set = tile_set
        self._tables = tables_of(tile_set)
        self._write = writer_for(tile_set)
        self.hashes = Hashes()

    def compare(
        self, games: int, players: int, seed: str, progress: Callable[[int], None] | None = None
    ) -> Difference | None:
        """The first difference in a number of random games; `progress` gets the number of games done."""
        for game in range(games):
            difference = self.play(players, f"{seed} {game}")
            if difference is not None:
                return difference
            if progress is not None:
                progress(game + 1)
        return None

    def play(self, players: int, seed: str) -> Difference | None:
        match = Match(players, seed, self._tile_set)
        chance = Random(seed)
        try:
            twin = self._twin(match.state)
            while not match.state.is_over:
                options = rules.legal_actions(match.state)
                self._examine(match.state, options, twin)
                self._do(match, _choice(options, chance), twin)
            self._examine(match.state, (), twin)
        except _Differs as differs:
            seats = [Seat(f"{seat}", "uniform") for seat in range(players)]
            return Difference(differs.what, differs.expected, differs.found, match.record(seats))
        return None

    def _twin(self, state: State) -> "NativeState":
        """The core's own first state, which must equal the one read from the rules' state."""
        display = [cell.tile.id for cell in state.display if cell.tile]
        gods = sum(1 << (god.number - 1) for god in state.gods)
        twin = native.core.NativeState.set_up(self._tables, len(state.players), display, gods)
        _same("set-up", native.from_state(state, self._tile_set), twin)
        return twin

    def _do(self, match: Match, action: Action, twin: "NativeState") -> None:
        turn = match.state.turn
        match.do(action)
        twin.apply(action_id(action))
        if match.state.turn != turn:
            asked, answer = match.last_turn[-1]
            if isinstance(answer, Reveal):
                self._examine(asked, (), twin)
                twin.reveal(answer.tile)

    def _examine(self, state: State, options: tuple[Action, ...], twin: "NativeState") -> None:
        _same("options", options, native.legal_actions(twin))
        data = twin.to_bytes()
        _same("state", self._write(state), data)
        _same("text", write_state(state), twin.to_text())
        scores = rules.score(state)
        _same("score", scores, native.score(twin))
        _same("winners", best(scores), native.winners(twin))
        read = native.core.NativeState.from_bytes(self._tables, data)
        _same("what follows from the state", read, twin)
        hash, digest = twin.hash(), _digest(data)
        _same("hash of an equal state", read.hash(), hash)
        _same("state with that hash", self.hashes.first(hash, digest), digest)
        if hash % READ_BACK == 0:
            _same("state read back", state, native.to_state(twin))


def _same(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise _Differs(what, expected, found)


def _choice(options: tuple[Action, ...], chance: Random) -> Action:
    action = options[int(chance.random() * len(options))]
    return options[int(chance.random() * len(options))] if isinstance(action, SELDOM) else action


def _digest(data: bytes) -> int:
    """A number for bytes, never 0; two different inputs collide with a chance of one in 2⁶⁴."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little") or 1
