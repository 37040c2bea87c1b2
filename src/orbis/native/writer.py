"""Writes states of the rules as the core's bytes (`encoding.hpp`)."""

from functools import lru_cache
from itertools import product
from typing import assert_never

from orbis import native
from orbis.identity_cache import IdentityCache
from orbis.native.tables import places_of
from orbis.rules import COLOURS, GODS, God, Player, State, Tile, TileSet, Universe
from orbis.rules.display import CELLS, Cell, Display
from orbis.rules.pieces import Volcano
from orbis.rules.state import (
    Discarding,
    Ending,
    Gaining,
    Over,
    Paying,
    Placing,
    Refilling,
    Settling,
    Striking,
    Taking,
    Trimming,
)
from orbis.rules.tileset import LEVELS
from orbis.rules.universe import SLOTS, Built, Region

DISCOUNTS = {
    tokens: sum(has << colour for colour, has in enumerate(tokens))
    for tokens in product((False, True), repeat=len(COLOURS))
}
"""The discount tokens that a player may have, as sets of bits."""

MOST_PARTS = 64
"""How many parts of a kind are cached: with more, those in use would leave the processor's cache."""


class ForeignState(ValueError):
    """A state with pieces that are not in its tile set."""


class Writer:
    def __init__(self, tile_set: TileSet) -> None:
        core = native.core
        self._kinds, self._nothing, self._face_down = core.Decision, core.NOTHING, core.FACE_DOWN
        self._tiles = tile_set.tiles
        self._places = places_of(tile_set)
        self._display = IdentityCache(self._write_display, MOST_PARTS)
        self._cell = IdentityCache(self._write_cell, MOST_PARTS)
        self._stacks = IdentityCache(self._write_stacks, MOST_PARTS)
        self._stack = IdentityCache(self._write_stack, MOST_PARTS)
        self._gods = IdentityCache(self._write_gods, MOST_PARTS)
        self._player = IdentityCache(self._write_player, MOST_PARTS)
        self._universe = IdentityCache(self._write_universe, MOST_PARTS)

    def __call__(self, state: State) -> bytes:
        """Raise `ForeignState` for pieces that are not in the tile set."""
        return b"".join(
            (
                self._write_head(state),
                self._gods(state.gods),
                self._stacks(state.stacks),
                self._display(state.display),
                *map(self._player, state.players),
            )
        )

    def _write_head(self, state: State) -> bytes:
        decision, kinds, nothing = state.decision, self._kinds, self._nothing
        due, last, slot, tile = 0, nothing, nothing, nothing
        cell: int | None = None
        match decision:
            case Taking():
                kind = kinds.TAKING
            case Settling(cell, pending):
                kind, tile = kinds.SETTLING, self._id(pending)
            case Placing(cell, pending, face_up):
                kind = kinds.PLACING_FACE_UP if face_up else kinds.PLACING_WILDERNESS
                tile = self._id(pending)
            case Ending(cell):
                kind = kinds.ENDING
            case Paying(cell, pending, due, colour):
                kind, tile, last = kinds.PAYING, self._id(pending), _chosen(colour)
            case Discarding(cell, place, due, colour):
                kind = kinds.DISCARDING_FOR_GOD if place is None else kinds.DISCARDING_FOR_VILLAGE
                slot = nothing if place is None else SLOTS.index(place)
                last = _chosen(colour)
            case Gaining(cell, due, colour):
                kind, last = kinds.GAINING, _chosen(colour)
            case Striking(cell, _, _, due, strike):
                kind, last, slot = kinds.STRIKING, _struck(strike), _volcano(state, decision)
            case Trimming(cell, colour):
                kind, last = kinds.TRIMMING, _chosen(colour)
            case Refilling(cell):
                kind = kinds.REFILLING
            case Over():
                kind = kinds.OVER
            case unknown:
                assert_never(unknown)
        players = len(state.players)
        return bytes((players, state.turn, kind, due, last, nothing if cell is None else cell, slot, tile))

    def _write_gods(self, gods: tuple[God, ...]) -> bytes:
        return sum(1 << (_number(god) - 1) for god in gods).to_bytes(2, "little")

    def _write_stacks(self, stacks: tuple[tuple[Tile, ...], ...]) -> bytes:
        for level, stack in zip(LEVELS, stacks, strict=True):
            if stack and stack[0].level != level:
                raise ForeignState(f"a stack is not of level {level}")
        return b"".join(map(self._stack, stacks))

    def _write_stack(self, stack: tuple[Tile, ...]) -> bytes:
        if len({tile.level for tile in stack}) > 1:
            raise ForeignState("a stack has tiles of several levels")
        return sum([1 << self._places[self._id(tile)] for tile in stack]).to_bytes(4, "little")

    def _write_display(self, display: Display) -> bytes:
        return b"".join(map(self._cell, display))

    def _write_cell(self, cell: Cell) -> bytes:
        return bytes((self._nothing if cell.tile is None else self._id(cell.tile), *cell.worshippers))

    def _write_player(self, player: Player) -> bytes:
        discounts = DISCOUNTS[player.discounts]
        patron = player.patron
        god = 0 if patron is None else _number(patron.god) | (0 if patron.active else native.core.NOT_ACTIVE)
        return bytes((*player.kingdom, discounts, god)) + self._universe(player.universe)

    def _write_universe(self, universe: Universe) -> bytes:
        first, second, third, fourth = universe.rows
        regions = (*first, *second, *third, *fourth)
        deactivated = sum(
            [
                1 << slot
                for slot, region in enumerate(regions)
                if isinstance(region, Built) and not region.active
            ]
        )
        return deactivated.to_bytes(2, "little") + bytes([self._region(region) for region in regions])

    def _region(self, region: Region | None) -> int:
        if isinstance(region, Built):
            return self._id(region.tile)
        return self._nothing if region is None else self._face_down

    def _id(self, tile: Tile) -> int:
        own = self._tiles[tile.id] if 0 <= tile.id < len(self._tiles) else None
        if own is not tile and own != tile:
            raise ForeignState(f"tile {tile.id} is not of this tile set")
        return tile.id


writer_for = lru_cache(maxsize=16)(Writer)


def _number(god: God) -> int:
    own = GODS[god.number - 1] if 1 <= god.number <= len(GODS) else None
    if own is not god and own != god:
        raise ForeignState(f"god {god.number} is not one of the ten")
    return god.number


def _chosen(colour: int | None) -> int:
    return native.core.NOTHING if colour is None else colour


def _struck(last: tuple[int, int] | None) -> int:
    return native.core.NOTHING if last is None else last[0] * len(CELLS) + last[1]


def _volcano(state: State, decision: Striking) -> int:
    """The slot of the volcano; its colours are not written, as its tile has them."""
    match state.player.universe[decision.slot]:
        case Built(Tile(effect=Volcano(colours))) if colours == decision.colours:
            return SLOTS.index(decision.slot)
        case _:
            raise ForeignState("the slot is not that of a volcano with these colours")
