"""The rules of Orbis in C++; programs use them through `orbis.native`, in terms of `orbis.rules`."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

__version__: str

# Where the parts of a state begin in its bytes, and how long they are.
GODS_AT: int
STACKS_AT: int
CELLS_AT: int
PLAYERS_AT: int
BYTES_OF_CELL: int
BYTES_OF_PLAYER: int

NOTHING: int  # no tile, cell, slot or last choice
FACE_DOWN: int  # the tile of a wilderness
NOT_ACTIVE: int  # the bit of a god that is not active

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

class SetTables:
    """The tables of a tile set, from rows of its facts."""

    def __init__(
        self, tiles: Sequence[Sequence[int]], gods: Sequence[Sequence[int]], origin: object | None = None
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    @property
    def origin(self) -> object:
        """What the tables were made from, kept for the caller."""

def standard_tables() -> SetTables:
    """The tables of the standard set, as built into the module."""

class NativeState:
    """A state of a game, changed by what is applied to it."""

    @staticmethod
    def set_up(tables: SetTables, players: int, display: Sequence[int], gods: int) -> NativeState:
        """The first state of a game with the dealt tiles and the set of gods, bit number - 1."""
    @staticmethod
    def from_bytes(tables: SetTables, data: bytes) -> NativeState:
        """The state in bytes, or `InvalidState`."""
    def to_bytes(self) -> bytes:
        """The state as bytes, without its tables."""
    def to_text(self) -> str:
        """The state in notation."""
    def copy(self) -> NativeState:
        """An independent copy."""
    def __copy__(self) -> NativeState: ...
    def options(self) -> list[int]:
        """The ids of the options, ascending."""
    def mask(self) -> tuple[int, int]:
        """The options as bits: ids 0 to 63, ids 64 to 108."""
    def has(self, id: int) -> bool:
        """Whether an action is an option."""
    def apply(self, id: int) -> None:
        """Apply an option, or raise `IllegalAction` and change nothing."""
    def awaits(self, tile: int) -> bool:
        """Whether chance may answer with a tile."""
    def reveal(self, tile: int) -> None:
        """Let chance answer with a tile, or raise `IllegalAction`."""
    def score(self) -> list[tuple[int, int, int, int, int, int]]:
        """Regions, wildernesses, temple, god, total and worshippers of each seat."""
    def points(self, seat: int) -> list[tuple[int, int]]:
        """The slots of a seat's regions and the points of each."""
    def winners(self) -> list[int]:
        """The seats that would win now."""
    def hash(self) -> int:
        """A hash of the public state."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    @property
    def tables(self) -> SetTables:
        """The tables by which the game is played."""
    @property
    def players(self) -> int:
        """How many play."""
    @property
    def turn(self) -> int:
        """How many turns were played."""
    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
    @property
    def decision(self) -> Decision:
        """What the state waits for."""
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

class Batch:
    """Many games that advance together; chance answers by a stream of each game."""

    def __init__(
        self, games: int, players: int, seed: int, tables: SetTables, threads: int = 1, kernels: str = ""
    ) -> None: ...
    def step(self, actions: NDArray[np.int16]) -> None:
        """Make one decision in each game, or raise ValueError and do nothing."""
    def choose(self) -> NDArray[np.int16]:
        """Choose an option in each game uniformly; -1 where a game is over."""
    def playout(self) -> int:
        """Play all games to their end uniformly; the number of decisions."""
    def scores(self) -> NDArray[np.int16]:
        """By game and seat: regions, wildernesses, temple, god, total, worshippers, as if it ended now."""
    @property
    def masks(self) -> NDArray[np.uint8]:
        """By game and action: 1 for an option."""
    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat to decide in each game, -1 after its end."""
    @property
    def phases(self) -> NDArray[np.uint8]:
        """The phase of each game, in the order of RULES N8."""
    @property
    def games(self) -> int:
        """How many games there are."""
    @property
    def players(self) -> int:
        """How many play in each."""
    @property
    def kernels(self) -> str:
        """The instruction set in use."""
    @property
    def is_over(self) -> bool:
        """Whether all games have ended."""

class MeanResult:
    """What a seat may expect: a mean over simulations, or exact."""

    def __eq__(self, other: object, /) -> bool: ...
    @property
    def win(self) -> float:
        """The chance to win; a shared victory counts by its share."""
    @property
    def margin(self) -> float:
        """The points ahead of the best other."""
    @property
    def regions(self) -> float: ...
    @property
    def wildernesses(self) -> float: ...
    @property
    def temple(self) -> float: ...
    @property
    def god(self) -> float: ...
    @property
    def worshippers(self) -> float: ...

class SearchBranch:
    """An option of the decision that was searched."""

    def __eq__(self, other: object, /) -> bool: ...
    @property
    def action(self) -> int: ...
    @property
    def visits(self) -> int:
        """How often it was simulated, including earlier searches."""
    @property
    def value(self) -> float:
        """The mean of what its player maximises."""
    @property
    def results(self) -> list[MeanResult]:
        """By seat; empty if this search did not simulate it."""

class SearchReport:
    """What a search found."""

    def __eq__(self, other: object, /) -> bool: ...
    @property
    def branches(self) -> list[SearchBranch]:
        """In the order of their actions."""
    @property
    def simulations(self) -> int:
        """How many this search made."""

class Solution:
    """The exact results of a decision."""

    @property
    def results(self) -> dict[int, list[MeanResult]]:
        """By action and seat; with two players, as far as the nodes allowed."""
    @property
    def best(self) -> int:
        """The best action."""
    @property
    def nodes(self) -> int:
        """How many nodes it took; more than were allowed if results are missing."""

class Evaluation:
    """The results that a state leads to."""

    @property
    def results(self) -> list[MeanResult]:
        """By seat."""
    @property
    def exact(self) -> bool:
        """Whether they are exact, not simulated."""

class Searcher:
    """A search that keeps its tree from one decision to the next."""

    def __init__(
        self,
        tables: SetTables,
        threads: int = 1,
        nodes: int = 2097152,
        uniform: bool = False,
        check: object | None = None,
        kernels: str = "",
        net: Net | None = None,
    ) -> None:
        """Whatever `check` raises, when called every 50 ms, ends what is being searched or solved."""
    def search(
        self,
        state: NativeState,
        seed: int,
        simulations: int = 0,
        milliseconds: int = 0,
        thrifty: bool = True,
        gods: bool = True,
    ) -> SearchReport:
        """Search within a budget of simulations or milliseconds, if wanted for a tile rather than a god."""
    def solve(self, state: NativeState, nodes: int) -> Solution | None:
        """Solve a decision exactly, or return None if finding the best action takes more nodes."""
    def evaluate(self, state: NativeState, seed: int, simulations: int, nodes: int = 0) -> Evaluation:
        """Find the results of any state: exact ones if that takes no more nodes, or else simulated ones."""
    @property
    def nodes(self) -> int:
        """How many nodes the trees have."""
    @property
    def bytes(self) -> int:
        """How much memory the trees take."""

def kernels() -> str:
    """The instruction set that batches use on this machine."""

def search_kernels() -> list[str]:
    """The instruction sets that searches can use on this machine, the fastest first."""

def random_games(
    games: int,
    players: int,
    seed: int,
    tables: SetTables,
    threads: int = 1,
    abreast: bool = True,
    kernels: str = "",
) -> tuple[NDArray[np.int16], NDArray[np.uint8], int]:
    """Whole random games: the totals by game and seat, the winners as sets, and the number of decisions."""

# The version of the features that this core computes, and the sizes of a net.
FEATURE_VERSION: int
NET_UNITS: int
NET_HIDDEN: int
NET_PHASES: int
NET_HEADS: int

class Net:
    """A net for one number of players, loaded for a tile set."""

    def __init__(self, tables: SetTables, players: int, weights: bytes, kernels: str = "") -> None: ...
    def tuned(
        self, exploration: float, margin: float, widening: float, ahead: int = 0, played_out: float = 0.0
    ) -> Net:
        """The same net with other settings for searches by it."""
    def evaluate(self, state: NativeState) -> tuple[list[MeanResult], list[float]]:
        """What the start or the end of a turn is worth by seat, and how much each take is liked."""
    @property
    def players(self) -> int:
        """How many play."""
    @property
    def tables(self) -> SetTables:
        """The tables for which it was loaded."""
    @property
    def bytes(self) -> int:
        """How much memory it takes."""

def net_counts(players: int) -> tuple[int, int, int, int]:
    """The numbers of features, their traits, the features of takes, and their traits."""

def net_bytes(players: int) -> int:
    """The length of a net's weights before they are rounded."""

def features(state: NativeState) -> list[int]:
    """What a net sees of the start or the end of a turn."""

def feature_traits(tables: SetTables, players: int) -> list[list[int]]:
    """By feature, its traits in a tile set."""

def take_traits(tables: SetTables) -> list[list[int]]:
    """By feature of an option of taking, its traits."""

class Contender:
    """Who plays in a match: a search by a net, or by playouts."""

    def __init__(
        self,
        net: Net | None = None,
        simulations: int = 0,
        milliseconds: int = 0,
        last_turns: int = 0,
        nodes: int = 0,
    ) -> None: ...
    @property
    def last_turns(self) -> int:
        """In how many last turns it attempts to solve the end."""
    @property
    def nodes(self) -> int:
        """How many nodes an attempt may take."""

def self_play(
    sets: Sequence[SetTables],
    nets: Sequence[Net],
    players: int,
    rows: int,
    seconds: float,
    seed: int,
    threads: int,
    simulations: int = 0,
    exploring: float = 0.0,
    drawn_turns: int = 0,
    informed: int = 0,
    trust: float = 1.0,
    openness: float = 0.0,
) -> tuple[dict[str, NDArray[Any]], int]:
    """Rows to learn from, in arrays by name, and how many games were begun; without nets, informed ones."""

def play_match(
    tables: SetTables,
    players: int,
    one: Contender,
    other: Contender,
    deals: int,
    seed: int,
    threads: int,
    seconds: float = 0.0,
) -> tuple[list[list[tuple[float, float]]], list[float], list[float], list[float]]:
    """Play deals from every seat: win and margin of each game; seconds, decisions, simulations by side."""
