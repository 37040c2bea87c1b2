"""The tables of a balance report about tiles and their families."""

from collections.abc import Sequence
from itertools import pairwise
from math import nan
from typing import TYPE_CHECKING, Any

from orbis.lab.balance.lifts import by_lift, lift_cells
from orbis.lab.pages.figures import NONE, number, percent
from orbis.lab.pages.sheets import Sheet, heads_of
from orbis.locales import Speech
from orbis.rules import COLOURS, Tile

if TYPE_CHECKING:
    from orbis.lab.balance.balance import Balance, TileFigures


def kinds_sheet(balance: "Balance", speech: Speech) -> Sheet:
    rows = [(speech.text(f"kind-{row.key}"), *_family_cells(row, balance, speech)) for row in balance.kinds]
    return _families_sheet("kind", rows, speech)


def colours_sheet(balance: "Balance", speech: Speech) -> Sheet:
    rows = [(speech.colour(row.key), *_family_cells(row, balance, speech)) for row in balance.colours]
    return _families_sheet("colour", rows, speech)


def _families_sheet(name: str, rows: Sequence[tuple[str, ...]], speech: Speech) -> Sheet:
    columns = (name, "taken", "built", "active", "by-player", "points-by-player", "family-lift")
    heads = heads_of(speech, *(f"balance-{column}" for column in columns), "lab-interval")
    note = speech.text("balance-families-note")
    return Sheet(speech.text(f"balance-{name}s"), heads, tuple(rows), note=note)


def _family_cells(row: "TileFigures[Any]", balance: "Balance", speech: Speech) -> tuple[str, ...]:
    seats = balance.games * balance.players
    each = (number(row.built / seats, speech, 2), number(row.points / seats, speech, 2))
    return (*_share_cells(row, speech), *each, *lift_cells(row.lift, speech))


def tiles_sheet(balance: "Balance", speech: Speech) -> Sheet:
    """How each tile fared, the greatest lift first."""
    columns = ("tile", "level", "colour", "effect", "cost", "printed")
    more = ("seen", "turns", "taken", "built", "active", "points", "lift")
    rows = (
        (
            *_tile_cells(row.key, speech),
            str(row.seen),
            number(row.turns / row.seen, speech, 1),
            *_share_cells(row, speech),
            number(_share(row.points, row.built), speech, 1),
            *lift_cells(row.lift, speech),
        )
        for row in sorted(balance.tiles, key=lambda row: by_lift(row.lift))
    )
    heads = heads_of(speech, *(f"balance-{column}" for column in (*columns, *more)), "lab-interval")
    note = f"{speech.text('balance-tiles-note')} {speech.text('balance-lift-note')}"
    return Sheet(speech.text("balance-tiles"), heads, tuple(rows), texts=5, note=note)


def _tile_cells(tile: Tile, speech: Speech) -> tuple[str, ...]:
    letters = (
        "".join(colour.letter * tile.cost.coloured[colour] for colour in COLOURS) + "*" * tile.cost.any_colour
    )
    colour, effect = speech.colour(tile.colour), speech.brief(tile.effect)
    return str(tile.id), str(tile.level), colour, effect, letters or NONE, str(tile.points)


def _share_cells(row: "TileFigures[Any]", speech: Speech) -> tuple[str, ...]:
    """How many of the tiles seen were taken, of those taken built, of those built active."""
    steps = (row.seen, row.taken, row.built, row.active)
    return tuple(percent(_share(part, whole), speech) for whole, part in pairwise(steps))


def _share(part: float, whole: float) -> float:
    return part / whole if whole else nan
