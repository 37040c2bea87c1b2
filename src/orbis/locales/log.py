"""The log: what an action did, in sentences."""

from typing import assert_never

from orbis.locales.options import coloured_due, exchange_arguments, wanting
from orbis.locales.pieces import amounts_text, god_key, group_text, key_of, tile_arguments, tile_text
from orbis.locales.texts import Texts
from orbis.notation.tokens import write_cell, write_slot
from orbis.rules import GODS, Action, Player, Reveal, Slot, State, Tile, apply
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)
from orbis.rules.pieces import Conversion, Farm, Irrigation, Village, Volcano
from orbis.rules.state import Discarding, Paying, Placing, Refilling, Settling, Striking
from orbis.rules.universe import Built


def log_text(texts: Texts, state: State, action: Action | Reveal, name: str) -> str:
    """What an action of the player of that name did in a state, with what followed from it."""
    after = apply(state, action)
    return " ".join([_done(texts, state, action, name), *_consequences(texts, state, action, after, name)])


def reveal_text(texts: Texts, tile: Tile, cell: int) -> str:
    """That a tile has come to a cell."""
    return texts.text("log-reveal", cell=write_cell(cell), tile=tile_text(texts, tile))


def _done(texts: Texts, state: State, action: Action | Reveal, name: str) -> str:
    match action:
        case TakeTile(cell):
            return _take_tile(texts, state, cell, name)
        case TakeGod(number):
            god = texts.text(f"{god_key(GODS[number - 1])}.object")
            return texts.text("log-take-god", name=name, god=god)
        case Exchange(given, gained):
            return texts.text("log-exchange", name=name, **exchange_arguments(texts, given, gained))
        case Build():
            return _build(texts, state, name)
        case MakeWilderness():
            return texts.text("log-wilderness", name=name, **tile_arguments(_settled(state)))
        case PlaceLeft():
            return texts.text("log-place-left", name=name, piece=_piece(texts, state))
        case PlaceRight():
            key = "log-place-right" if state.player.universe.width else "log-place-first"
            return texts.text(key, name=name, piece=_piece(texts, state))
        case PlaceAbove(slot):
            piece = _piece(texts, state)
            return texts.text("log-place-above", name=name, piece=piece, row=slot.row, slot=write_slot(slot))
        case Spend(colour):
            key = "log-pay" if isinstance(state.decision, Paying) else "log-discard"
            return texts.text(key, name=name, count=1, colour=key_of(colour))
        case Gain(colour):
            return texts.text("log-gain", name=name, count=1, colour=key_of(colour))
        case Strike(cell, colour):
            where = write_cell(cell)
            return texts.text("log-strike", name=name, count=1, colour=key_of(colour), cell=where)
        case Decline():
            return texts.text("log-decline", name=name)
        case EndTurn():
            return texts.text("log-end", name=name)
        case Reveal(id):
            assert isinstance(state.decision, Refilling)
            tile = next(tile for tile in state.next_stack if tile.id == id)
            return reveal_text(texts, tile, state.decision.cell)
        case unknown:
            assert_never(unknown)


def _take_tile(texts: Texts, state: State, cell: int, name: str) -> str:
    taken = state.display[cell]
    assert taken.tile is not None
    count = sum(taken.worshippers)
    return texts.text(
        "log-take-tile",
        name=name,
        cell=write_cell(cell),
        count=count,
        gathered=group_text(texts, taken.worshippers) if count else "",
        **tile_arguments(taken.tile),
    )


def _build(texts: Texts, state: State, name: str) -> str:
    tile = _settled(state)
    due = coloured_due(state, tile)
    cost = amounts_text(texts, due)
    return texts.text("log-build", name=name, count=sum(due), cost=cost, **tile_arguments(tile))


def _settled(state: State) -> Tile:
    assert isinstance(state.decision, Settling)
    return state.decision.tile


def _piece(texts: Texts, state: State) -> str:
    assert isinstance(state.decision, Placing)
    if state.decision.face_up:
        return texts.text("kind-tile", **tile_arguments(state.decision.tile))
    return texts.text("wilderness-tile")


def _consequences(
    texts: Texts, state: State, action: Action | Reveal, after: State, name: str
) -> tuple[str, ...]:
    match action, state.decision:
        case TakeGod(number), _:
            unpaid = GODS[number - 1].discard and not isinstance(after.decision, Discarding)
            return (_fate(texts, "log-deactivated", "god", after),) if unpaid else ()
        case PlaceLeft() | PlaceRight() | PlaceAbove(), Placing(face_up=True):
            region = after.player.universe[_slot(state, action)]
            assert isinstance(region, Built)
            return _effect(texts, state.player, region, after, name)
        case Spend(), Discarding(due=1):
            return (_fate(texts, "log-active", wanting(state), after),)
        case Strike(), Striking(due=1):
            return (_fate(texts, "log-active", "volcano", after),)
        case Decline(), _:
            return (_fate(texts, "log-deactivated", wanting(state), after),)
        case _:
            return ()


def _slot(state: State, action: PlaceLeft | PlaceRight | PlaceAbove) -> Slot:
    match action:
        case PlaceLeft():
            return Slot(1, 0)
        case PlaceRight():
            return Slot(1, state.player.universe.width)
        case PlaceAbove(slot):
            return slot


def _effect(texts: Texts, before: Player, region: Built, after: State, name: str) -> tuple[str, ...]:
    """What followed from laying a region face up."""
    match region.tile.effect:
        case Farm(colour) if not before.discounts[colour]:
            return (texts.text("log-discount", name=name, colour=key_of(colour)),)
        case Conversion(colour, number):
            return (texts.text("log-gain", name=name, count=number, colour=key_of(colour)),)
        case Irrigation():
            return (_fate(texts, "log-active" if region.active else "log-deactivated", "irrigation", after),)
        case Village() if not isinstance(after.decision, Discarding):
            return (_fate(texts, "log-deactivated", "village", after),)
        case Volcano() if not isinstance(after.decision, Striking):
            return (_fate(texts, "log-deactivated", "volcano", after),)
        case _:
            return ()


def _fate(texts: Texts, key: str, what: str, after: State) -> str:
    """That something is active or deactivated from now on."""
    if what != "god":
        return texts.text(key, what=what)
    patron = after.player.patron
    assert patron is not None
    return texts.text(key, what=what, god=texts.text(god_key(patron.god)))
