"""`orbis_core._core` for a page: what the compiled module has, as requests to the core in WebAssembly.

`api.cpp` answers them. Whoever starts the interpreter installs a core (`orbis.native.answers`). A state is
its bytes; nothing of it lives in the core. A searcher does: it is made there when it is first asked.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from enum import IntEnum
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from struct import Struct, iter_unpack, unpack_from
from typing import NamedTuple, NoReturn

from orbis.native.answers import ask, ask_at_length, forgotten, new_memory

try:
    __version__ = version("orbis-core")
except PackageNotFoundError:
    __version__ = version("orbis")

GODS_AT, STACKS_AT, CELLS_AT, PLAYERS_AT = 8, 10, 22, 76
BYTES_OF_CELL, BYTES_OF_PLAYER = 6, 23
NOTHING, FACE_DOWN, NOT_ACTIVE = 0xFF, 96, 0x80
GODS = 10

(
    _TABLES, _SET_UP, _READ, _OPTIONS, _APPLY, _REVEAL, _SCORE, _POINTS, _WINNERS, _HASH, _TEXT,
    _SEARCH, _SOLVE, _EVALUATE, _FORGET, _LOAD,
) = (bytes([ask]) for ask in range(16))  # fmt: skip
"""What can be asked, in the order of `Ask`."""

FEATURE_VERSION = 1
"""Of what a net sees; the core refuses nets that see something else."""

WRONG, WELL, ON, NETLESS = range(4)
"""How an answer begins."""

_GODS = Struct("<I")
_MASK = Struct("<QQ")
_NUMBER = Struct("<Q")
_PARTS = Struct("<7d")
_SEARCHER = Struct("<IIBIQ")
_LOADED = Struct("<BBQ")
_TUNED = Struct("<3fif")
_BUDGET = Struct("<QQQBB")
_EVALUATION = Struct("<QQQ")
_SIZE = Struct("<QQ")
_BRANCH = Struct("<BQd")
_SOLUTION = Struct("<BQ")


class IllegalAction(ValueError): ...


class InvalidState(ValueError): ...


class InvalidTables(ValueError): ...


class InvalidNet(ValueError): ...


class Decision(IntEnum):
    """What a state waits for."""

    TAKING = 0
    SETTLING = 1
    PAYING = 2
    PLACING_FACE_UP = 3
    PLACING_WILDERNESS = 4
    DISCARDING_FOR_VILLAGE = 5
    DISCARDING_FOR_GOD = 6
    GAINING = 7
    STRIKING = 8
    TRIMMING = 9
    ENDING = 10
    REFILLING = 11
    OVER = 12


def _asked(request: bytes, error: type[ValueError], at_length: Callable[[bytes], bytes] = ask) -> bytes:
    """What follows in an answer; raise an error with what is wrong."""
    answer = at_length(request)
    if answer[0] != WELL:
        raise error(answer[1:].decode())
    return answer[1:]


class SetTables:
    def __init__(
        self, tiles: Sequence[Sequence[int]], gods: Sequence[Sequence[int]], origin: object = None
    ) -> None:
        if len(tiles) > NOTHING:
            raise InvalidTables("there are too many tiles")
        if len(gods) != GODS:
            raise InvalidTables("there are not ten gods")
        self.origin = origin
        self.rows = b"".join((bytes([len(tiles)]), *map(bytes, tiles), *map(bytes, gods)))
        _asked(_TABLES + self.rows, InvalidTables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetTables) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)


def standard_tables() -> NoReturn:
    raise NotImplementedError("a page knows the standard set from the rules alone")


class NativeState:
    __slots__ = ("_bytes", "tables")

    def __init__(self, tables: SetTables, data: bytes) -> None:
        self.tables = tables
        self._bytes = data

    @staticmethod
    def set_up(tables: SetTables, players: int, display: Sequence[int], gods: int) -> "NativeState":
        asked = _SET_UP + tables.rows + bytes([players, *display]) + _GODS.pack(gods)
        return NativeState(tables, _asked(asked, InvalidState))

    @staticmethod
    def from_bytes(tables: SetTables, data: bytes) -> "NativeState":
        state = NativeState(tables, data)
        if len(data) > NOTHING:
            raise InvalidState("the length does not suit the players")
        _asked(state._request(_READ), InvalidState)
        return state

    def _request(self, what: bytes, more: bytes = b"") -> bytes:
        return b"".join((what, self.tables.rows, bytes([len(self._bytes)]), self._bytes, more))

    def _said(self, what: bytes) -> bytes:
        return _asked(self._request(what), InvalidState)

    def to_bytes(self) -> bytes:
        return self._bytes

    def to_text(self) -> str:
        return self._said(_TEXT).decode()

    def copy(self) -> "NativeState":
        return NativeState(self.tables, self._bytes)

    __copy__ = copy

    def mask(self) -> tuple[int, int]:
        low, high = _MASK.unpack(self._said(_OPTIONS))
        return low, high

    def options(self) -> list[int]:
        low, high = self.mask()
        bits = high << 64 | low
        return [id for id in range(bits.bit_length()) if bits >> id & 1]

    def has(self, id: int) -> bool:
        return id >= 0 and id in self.options()

    def apply(self, id: int) -> None:
        try:
            self._bytes = _asked(self._request(_APPLY, _byte(id)), IllegalAction)
        except IllegalAction:
            raise IllegalAction(f"action {id} is not an option of this decision") from None

    def awaits(self, tile: int) -> bool:
        try:
            self.copy().reveal(tile)
        except IllegalAction:
            return False
        return True

    def reveal(self, tile: int) -> None:
        try:
            self._bytes = _asked(self._request(_REVEAL, _byte(tile)), IllegalAction)
        except IllegalAction:
            raise IllegalAction(f"tile {tile} cannot be revealed now") from None

    def score(self) -> list[tuple[int, ...]]:
        return list(iter_unpack("<6i", self._said(_SCORE)))

    def points(self, seat: int) -> list[tuple[int, ...]]:
        return list(iter_unpack("<2i", _asked(self._request(_POINTS, _byte(seat)), IndexError)))  # type: ignore[arg-type]

    def winners(self) -> list[int]:
        return list(self._said(_WINNERS))

    def hash(self) -> int:
        (number,) = _NUMBER.unpack(self._said(_HASH))
        return int(number)

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NativeState) and self._bytes == other._bytes and self.tables == other.tables

    @property
    def players(self) -> int:
        return self._bytes[0]

    @property
    def turn(self) -> int:
        return self._bytes[1]

    @property
    def seat(self) -> int:
        return self._bytes[1] % self._bytes[0]

    @property
    def decision(self) -> Decision:
        return Decision(self._bytes[2])

    @property
    def is_over(self) -> bool:
        return self._bytes[2] == Decision.OVER


def _byte(number: int) -> bytes:
    """A number that the core refuses if it is none of its own."""
    return bytes([number if 0 <= number < NOTHING else NOTHING])


class MeanResult(NamedTuple):
    win: float
    margin: float
    regions: float
    wildernesses: float
    temple: float
    god: float
    worshippers: float


class SearchBranch(NamedTuple):
    action: int
    visits: int
    value: float
    results: list[MeanResult]


class SearchReport(NamedTuple):
    branches: list[SearchBranch]
    simulations: int


class Solution(NamedTuple):
    results: dict[int, list[MeanResult]]
    best: int
    nodes: int


class Evaluation(NamedTuple):
    results: list[MeanResult]
    exact: bool


class _Reading:
    """What is left of an answer."""

    def __init__(self, answer: bytes) -> None:
        self._answer = answer
        self._at = 0

    def __bool__(self) -> bool:
        return self._at < len(self._answer)

    def take(self, form: Struct) -> Iterator[float]:
        found = unpack_from(form.format, self._answer, self._at)
        self._at += form.size
        return iter(found)

    def byte(self) -> int:
        self._at += 1
        return self._answer[self._at - 1]

    def results(self) -> list[MeanResult]:
        return [MeanResult(*self.take(_PARTS)) for _ in range(self.byte())]


class Net:
    """A net for one number of players and a tile set; the core is given it when it is first asked."""

    def __init__(self, tables: SetTables, players: int, weights: bytes, kernels: str = "") -> None:  # noqa: ARG002
        self.tables = tables
        self.players = players
        self.id = int.from_bytes(sha256(weights).digest()[:8], "little") or 1
        self.loading = b"".join(
            (_LOAD, tables.rows, _LOADED.pack(FEATURE_VERSION, players, self.id), weights)
        )
        """The request to load it."""
        self.settings = _TUNED.pack(1.5, 0.7, 0.0, 0, 0.0)

    def tuned(
        self, exploration: float, margin: float, widening: float, ahead: int = 0, played_out: float = 0.0
    ) -> "Net":
        net = copy(self)
        net.settings = _TUNED.pack(exploration, margin, widening, ahead, played_out)
        return net


class Searcher:
    """A search with one tree, on the one thread that a page gives to it."""

    SLICE = 40
    """For how many milliseconds the core works on a request before it wants to be asked again."""

    def __init__(  # noqa: PLR0917 (as the compiled one has them)
        self,
        tables: SetTables,
        threads: int = 1,  # noqa: ARG002
        nodes: int = 1 << 21,
        uniform: bool = False,
        check: Callable[[], None] | None = None,
        kernels: str = "",  # noqa: ARG002
        net: Net | None = None,
    ) -> None:
        if net is not None and net.tables != tables:
            raise ValueError("the net was loaded for another tile set")
        if not 1 << 10 <= nodes <= 1 << 28:
            raise ValueError("the nodes are not 1,024 to 268,435,456")
        self._tables = tables
        self._memory = new_memory()
        self._net = net
        self._settings = _SEARCHER.pack(self._memory.number, nodes, uniform, self.SLICE, net.id if net else 0)
        self._settings += net.settings if net else b""
        self._check = check
        self.nodes = self.bytes = 0

    def search(  # noqa: PLR0917
        self,
        state: NativeState,
        seed: int,
        simulations: int = 0,
        milliseconds: int = 0,
        thrifty: bool = True,
        gods: bool = True,
    ) -> SearchReport:
        budget = _BUDGET.pack(seed, simulations, milliseconds, thrifty, gods)
        found = self._asked(_SEARCH, state, budget)
        (done,) = found.take(_NUMBER)
        branches = []
        while found:
            action, visits, value = found.take(_BRANCH)
            branches.append(SearchBranch(int(action), int(visits), value, found.results()))
        return SearchReport(branches, int(done))

    def solve(self, state: NativeState, nodes: int) -> Solution | None:
        found = self._asked(_SOLVE, state, _NUMBER.pack(nodes))
        if not found:
            return None
        best, taken = found.take(_SOLUTION)
        results = {}
        while found:
            action = found.byte()
            results[action] = found.results()
        return Solution(results, int(best), int(taken))

    def evaluate(self, state: NativeState, seed: int, simulations: int, nodes: int = 0) -> Evaluation:
        found = self._asked(_EVALUATE, state, _EVALUATION.pack(seed, simulations, nodes))
        exact = bool(found.byte())
        return Evaluation(found.results(), exact)

    def _asked(self, what: bytes, state: NativeState, more: bytes) -> _Reading:
        if state.tables is not self._tables and state.tables != self._tables:
            raise ValueError("the state is played with another tile set")
        data = state.to_bytes()
        request = b"".join((what, self._tables.rows, self._settings, bytes([len(data)]), data, more))
        found = _Reading(_asked(request, ValueError, self._finished))
        self.nodes, self.bytes = map(int, found.take(_SIZE))
        return found

    def _finished(self, request: bytes) -> bytes:
        """The answer to a request, which is repeated until the core is done with it."""
        if self._check is not None:
            self._check()
        if gone := forgotten():
            ask(forgetting(gone))
        while (answer := ask_at_length(request))[0] in {ON, NETLESS}:
            if answer[0] == NETLESS and self._net is not None:
                _asked(self._net.loading, InvalidNet, ask_at_length)
            if self._check is not None:
                self._check()
        return answer


def forgetting(numbers: Sequence[int]) -> bytes:
    """The request to forget what is at these places."""
    return _FORGET + b"".join(map(_GODS.pack, numbers))


class Batch:
    def __init__(self, *_: object) -> None:
        raise NotImplementedError("a page plays no batches of games")


def random_games(*_: object) -> NoReturn:
    raise NotImplementedError("a page plays no batches of games")


def kernels() -> str:
    return "wasm"


def search_kernels() -> list[str]:
    """The only instruction set that searches can use."""
    return [kernels()]


NET_UNITS = NET_HIDDEN = NET_PHASES = NET_HEADS = 0


def _no_training(*_: object) -> NoReturn:
    raise NotImplementedError("a page trains no nets")


class Contender:
    __init__ = _no_training


feature_traits = features = net_bytes = net_counts = play_match = self_play = take_traits = _no_training
