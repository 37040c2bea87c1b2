"""Tile sets that are being written: the meaning of each field, the faults, and the oddities."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from orbis.rules import STANDARD, Colour, IllegalSetup, TileSet
from orbis.rules.pieces import Star
from orbis.rules.setup import SEATS, tiles_in_game
from orbis.rules.tile_rows import Fault, TileRow
from orbis.rules.tileset import Examination
from orbis.server.tables.refusals import TextFault
from orbis.wire.catalogue import Effect, effect_of
from orbis.wire.names import Cost, Letter, cost_of, letter_of

MOST_FAULTS = 1000
"""How many faults are reported."""
MOST_FOUND = 80
"""How many characters of the text found are reported."""


class NewTileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile set, in the file format of RULES section 12."""

    text: str


class TileSetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile set file to check: its text, or its bytes in base64."""

    text: str | None = None
    content: bytes | None = None


class TileSetRow(msgspec.Struct, frozen=True):
    """A row of a tile set file: its line, its fields as found, and what they mean, if anything."""

    line: int
    fields: tuple[str, ...]
    level: int | None
    colour: Letter | None
    cost: Cost | None
    effect: Effect | None
    points: int | None
    mystic: int | None
    star: Star | None


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something valid that no known edition has: an unusual number, or identical tiles."""

    kind: Literal["tiles", "colour", "star", "mystic", "alike", "players"]
    found: int = 0
    expected: int = 0
    level: int = 0
    colour: Letter | None = None
    star: Star | None = None
    tiles: tuple[int, ...] = ()


class TileSetCheck(msgspec.Struct, frozen=True):
    """The check of a tile set file; `id` is set if it has no faults."""

    tile_set: str | None
    faults: tuple[TextFault, ...]
    rows: tuple[TileSetRow, ...]
    remarks: tuple[Remark, ...]


def check_of(examined: Examination) -> TileSetCheck:
    tile_set = examined.tile_set
    rows = examined.rows
    return TileSetCheck(
        tile_set=None if tile_set is None else tile_set.content_id,
        faults=text_faults(examined.faults[:MOST_FAULTS]),
        rows=tuple(_row(row) for row in rows),
        remarks=(*_counted(rows), *_repeated(rows), *_undealt(tile_set)),
    )


def text_faults(faults: Sequence[Fault]) -> tuple[TextFault, ...]:
    return tuple(
        TextFault(each.row, each.column, each.kind.value, each.found[:MOST_FOUND]) for each in faults
    )


def _row(row: TileRow) -> TileSetRow:
    return TileSetRow(
        line=row.line,
        fields=tuple(field[:MOST_FOUND] for field in row.fields),
        level=row.level,
        colour=None if row.colour is None else letter_of(row.colour),
        cost=None if row.cost is None else cost_of(row.cost),
        effect=None if row.effect is None else effect_of(row.effect),
        points=row.points,
        mystic=row.mystic,
        star=row.star,
    )


_COLOURS = Counter((tile.level, tile.colour) for tile in STANDARD.tiles)
_STARS = Counter((tile.level, tile.star) for tile in STANDARD.tiles if tile.star is not Star.NONE)


def _counted(rows: Sequence[TileRow]) -> Iterator[Remark]:
    """Counts that differ from the printed set, which ours follows (C2, C4)."""
    if len(rows) != len(STANDARD.tiles):
        yield Remark("tiles", len(rows), len(STANDARD.tiles))
    colours = Counter((row.level, row.colour) for row in rows)
    for (level, colour), expected in _COLOURS.items():
        if (found := colours[level, colour]) != expected:
            yield Remark("colour", found, expected, level, colour=letter_of(Colour(colour)))
    stars = Counter((row.level, row.star) for row in rows)
    for (level, star), expected in _STARS.items():
        if (found := stars[level, star]) != expected:
            yield Remark("star", found, expected, level, star=star)


def _repeated(rows: Sequence[TileRow]) -> Iterator[Remark]:
    """Mystic values, and whole tiles, that occur more than once."""
    mystic: defaultdict[int, list[int]] = defaultdict(list)
    alike: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    for id, row in enumerate(rows):
        if row.mystic is not None:
            mystic[row.mystic].append(id)
        if not row.faults:
            alike[row.level, row.colour, row.cost, row.effect, row.points, row.mystic].append(id)
    for value, ids in mystic.items():
        if len(ids) > 1:
            yield Remark("mystic", value, tiles=tuple(ids))
    for ids in alike.values():
        if len(ids) > 1:
            yield Remark("alike", len(ids), tiles=tuple(ids))


def _undealt(tile_set: TileSet | None) -> Iterator[Remark]:
    """The numbers of players with which a valid set cannot be played (S6)."""
    for players in SEATS if tile_set is not None else ():
        try:
            tiles_in_game(players, tile_set or STANDARD)
        except IllegalSetup:
            yield Remark("players", players)
