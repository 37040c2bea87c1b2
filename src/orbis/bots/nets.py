"""The nets that come with the package, and which searches ask them."""

from functools import lru_cache
from typing import Final

from orbis import native
from orbis.rules import STANDARD, TileSet

LEARNED: Final = (2,)
"""The numbers of players for which a net was measured to be better than playouts (docs/training.md)."""


@lru_cache(maxsize=16)
def net_for(players: int, tile_set: TileSet = STANDARD) -> "native.Net | None":
    """The net for a number of players and a tile set; None where playouts are better.

    The core that runs inside a page sees no features, so searches play out there.
    """
    if players not in LEARNED or not native.core.FEATURE_VERSION:
        return None
    from importlib.resources import files  # noqa: PLC0415 — a page has neither of these

    from orbis.bots.net_file import read_net  # noqa: PLC0415

    content = files("orbis.bots").joinpath("weights", f"{players}.net").read_bytes()
    net = read_net(content, players=players, features=native.core.FEATURE_VERSION)
    loaded = native.core.Net(native.tables_of(tile_set), players, net.weights)
    return loaded.tuned(net.exploration, net.margin, net.widening)
