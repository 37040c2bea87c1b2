"""Many games at once: a batch of the compiled core for a tile set."""

import os
from typing import TYPE_CHECKING

from orbis.native.loader import core
from orbis.native.tables import tables_of
from orbis.rules import STANDARD, TileSet
from orbis.rules.setup import tiles_in_game

if TYPE_CHECKING:
    import orbis_core


def Batch(  # noqa: N802 — called like the class of which it makes an instance
    games: int, players: int, seed: int = 0, tiles: TileSet = STANDARD, threads: int | None = None
) -> "orbis_core.Batch":
    """Games dealt and answered by a seed, the same ones with any number of threads; or `IllegalSetup`."""
    tiles_in_game(players, tiles)
    return core().batch(games, players, seed, tables_of(tiles), threads or os.cpu_count() or 1)
