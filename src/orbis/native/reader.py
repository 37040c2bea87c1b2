"""Reads the core's bytes as states of the rules; only for bytes that the core has written."""

from functools import lru_cache

from orbis import native
from orbis.native.tables import places_of
from orbis.rules import COLOURS, GODS, WILDERNESS, Colour, God, Player, State, Tile, TileSet, Universe
from orbis.rules.display import CELLS, EMPTY, Cell, Display
from orbis.rules.pieces import Volcano
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
    Patron,
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

ROWS = (slice(0, 5), slice(5, 9), slice(9, 12), slice(12, 14))


class Reader:
    def __init__(self, tile_set: TileSet) -> None:
        self._tiles = tile_set.tiles
        places = places_of(tile_set)
        self._levels = tuple(
            tuple((tile, places[tile.id]) for tile in tile_set.tiles if tile.level == level)
            for level in LEVELS
        )
        # Successive states share most of their parts.
        self._display = lru_cache(4096)(self._read_display)
        self._stacks = lru_cache(4096)(self._read_stacks)
        self._gods = lru_cache(4096)(_read_gods)
        self._player = lru_cache(4096)(self._read_player)
        self._universe = lru_cache(4096)(self._read_universe)

    def __call__(self, data: bytes) -> State:
        core = native.core
        players = tuple(
            self._player(data[start : start + core.BYTES_OF_PLAYER])
            for start in range(core.PLAYERS_AT, len(data), core.BYTES_OF_PLAYER)
        )
        return State(
            players=players,
            display=self._display(data[core.CELLS_AT : core.PLAYERS_AT]),
            stacks=self._stacks(data[core.STACKS_AT : core.CELLS_AT]),
            gods=self._gods(data[core.GODS_AT : core.STACKS_AT]),
            turn=data[1],
            decision=self._decision(data[: core.GODS_AT], players[data[1] % len(players)].universe),
        )

    def _decision(self, head: bytes, universe: Universe) -> Decision:
        kinds = native.core.Decision
        kind, due, last, emptied, slot, tile = head[2:]
        cell = None if emptied == native.core.NOTHING else emptied
        if kind == kinds.STRIKING:
            return _striking(emptied, slot, due, last, universe)
        colour = None if last == native.core.NOTHING else COLOURS[last]
        match kind:
            case kinds.SETTLING:
                return Settling(emptied, self._tiles[tile])
            case kinds.PAYING:
                return Paying(emptied, self._tiles[tile], due, colour)
            case kinds.PLACING_FACE_UP:
                return Placing(emptied, self._tiles[tile], face_up=True)
            case kinds.PLACING_WILDERNESS:
                return Placing(emptied, self._tiles[tile], face_up=False)
            case kinds.DISCARDING_FOR_VILLAGE:
                return Discarding(emptied, SLOTS[slot], due, colour)
            case kinds.DISCARDING_FOR_GOD:
                return Discarding(None, None, due, colour)
            case kinds.GAINING:
                return Gaining(cell, due, colour)
            case kinds.TRIMMING:
                return Trimming(cell, colour)
            case kinds.ENDING:
                return Ending(cell)
            case kinds.REFILLING:
                return Refilling(emptied)
            case kinds.OVER:
                return Over()
            case _:
                assert kind == kinds.TAKING
                return Taking()

    def _read_stacks(self, data: bytes) -> tuple[tuple[Tile, ...], ...]:
        return tuple(
            tuple(tile for tile, place in tiles if left >> place & 1)
            for tiles, left in zip(self._levels, _numbers(data, 4), strict=True)
        )

    def _read_display(self, data: bytes) -> Display:
        length = native.core.BYTES_OF_CELL
        cells = (data[start : start + length] for start in range(0, len(data), length))
        return tuple(
            EMPTY if tile == native.core.NOTHING else Cell(self._tiles[tile], tuple(lying))
            for tile, *lying in cells
        )

    def _read_player(self, data: bytes) -> Player:
        *kingdom, discounts, number = data[:7]
        god = number & ~native.core.NOT_ACTIVE
        return Player(
            kingdom=tuple(kingdom),
            discounts=tuple(bool(discounts >> colour & 1) for colour in COLOURS),
            universe=self._universe(data[7:]),
            patron=Patron(GODS[god - 1], active=not number & native.core.NOT_ACTIVE) if god else None,
        )

    def _read_universe(self, data: bytes) -> Universe:
        [deactivated] = _numbers(data[:2], 2)
        regions = tuple(
            self._region(tile, active=not deactivated >> slot & 1) for slot, tile in enumerate(data[2:])
        )
        first, second, third, fourth = (regions[row] for row in ROWS)
        return Universe((first, second, third, fourth))

    def _region(self, tile: int, *, active: bool) -> Region | None:
        if tile == native.core.NOTHING:
            return None
        return WILDERNESS if tile == native.core.FACE_DOWN else Built(self._tiles[tile], active)


reader_for = lru_cache(maxsize=16)(Reader)


def _numbers(data: bytes, length: int) -> list[int]:
    """The numbers in the data, each `length` bytes long."""
    return [int.from_bytes(data[start : start + length], "little") for start in range(0, len(data), length)]


def _read_gods(data: bytes) -> tuple[God, ...]:
    [left] = _numbers(data, 2)
    return tuple(god for god in GODS if left >> (god.number - 1) & 1)


def _striking(cell: int, slot: int, due: int, last: int, universe: Universe) -> Striking:
    """A strike with the colours of its volcano, which are not in the bytes."""
    match universe[SLOTS[slot]]:
        case Built(Tile(effect=Volcano(colours))):
            struck = None if last == native.core.NOTHING else (Colour(last // len(CELLS)), last % len(CELLS))
            return Striking(cell, SLOTS[slot], colours, due, struck)
        case region:
            raise AssertionError(f"{region} is no volcano")
