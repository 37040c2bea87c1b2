"""The nets that come with the package, and which searches ask them."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from orbis import native
from orbis.bots.net_file import NetFile, read_net
from orbis.rules import STANDARD, TileSet

LEARNED: Final[dict[int, int | None]] = {2: None, 3: 400, 4: 400}
"""By number of players, up to how many simulations a net says what positions are worth; None if always.

It was measured to be better than playouts there, or with four players and 400 simulations as good in less
than half of the time (docs/training.md)."""


class Settings(NamedTuple):
    """How a search goes by a net: see `native.Net.tuned`."""

    exploration: float
    margin: float
    widening: float
    ahead: int
    played_out: float


GUIDING: Final[dict[int, Settings]] = {3: Settings(1.0, 0.5, 0.7, 0, 1.0), 4: Settings(1.0, 0.5, 0.7, 3, 0.5)}
"""By number of players, how a net guides longer searches (docs/training.md).

It says which tiles are worth taking. With three players every game is played to its end, with four every
other one."""


def values(players: int, simulations: int | None = None) -> bool:
    """Whether a net says what positions are worth in a search of so many simulations, or of any number."""
    most = LEARNED.get(players, 0)
    return most is None or (simulations is not None and simulations <= most)


def net_for(
    players: int, tile_set: TileSet = STANDARD, simulations: int | None = None, *, guides: bool = False
) -> "native.Net | None":
    """The net for a number of players and a tile set; None where playouts are better.

    `simulations` are those of a decision, None for any number of them. Beyond those for which it says what
    positions are worth, it can still guide a search. A page has only the nets that its levels need
    (scripts/pack).
    """
    if values(players, simulations):
        return _loaded(players, tile_set)
    if not guides or players not in GUIDING:
        return None
    net = _loaded(players, tile_set)
    return net and net.tuned(*GUIDING[players])


def stored_net(players: int) -> NetFile:
    """The file of a net of the package."""
    return read_net(_file(players).read_bytes(), players=players, features=native.core.FEATURE_VERSION)


def _file(players: int) -> Traversable:
    return files("orbis.bots").joinpath("weights", f"{players}.net")


@lru_cache(maxsize=16)
def _loaded(players: int, tile_set: TileSet) -> "native.Net | None":
    if not _file(players).is_file():
        return None
    net = stored_net(players)
    loaded = native.core.Net(native.tables_of(tile_set), players, net.weights)
    return loaded.tuned(net.exploration, net.margin, net.widening, net.ahead)
