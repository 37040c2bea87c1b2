"""The log: what an action did, in sentences."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from orbis.locales.options import coloured_due, exchange_arguments, wanting
from orbis.locales.pieces import (
    amounts,
    god_object,
    god_sentence,
    group_sentence,
    key_of,
    tile_arguments,
    tile_sentence,
)
from orbis.locales.sentence import Argument, Sentence
from orbis.notation.tokens import write_cell
from orbis.rules import COLOURS, GODS, Action, Player, Reveal, State, Tile, apply
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
    slot_of,
)
from orbis.rules.effects import strikable
from orbis.rules.pieces import Conversion, Farm, Irrigation, Village, Volcano
from orbis.rules.state import Discarding, Paying, Placing, Refilling, Settling, Striking
from orbis.rules.universe import Built

COUNTED = ("log-pay", "log-discard", "log-gain", "log-strike")
"""Sentences that count worshippers, so that several can be merged into one."""


def log_sentences(
    state: State, action: Action | Reveal, name: str, after: State | None = None
) -> tuple[Sentence, ...]:
    """What an action of the player of that name did in a state, and what followed.

    Callers that know the next state pass it as `after`; otherwise the action is applied again.
    """
    applied = apply(state, action) if after is None else after
    return _done(state, action, name), *_consequences(state, action, applied, name)


def reveal_sentence(tile: Tile, cell: int) -> Sentence:
    return Sentence.of("log-reveal", cell=write_cell(cell), tile=tile_sentence(tile))


def together(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    """The sentences of a log; consecutive ones that differ only in their count are merged.

    What any colours are paid with is told by the sentence that says what was built.

    >>> gain = Sentence.of("log-gain", name="Anna", count=1, colour="blue")
    >>> [dict(each.arguments)["count"] for each in together([gain, gain, gain])]
    [3]
    """
    for (key, others), alike in groupby(_paid_at_once(sentences), _apart_from_count):
        if key in COUNTED:
            yield Sentence.of(key, count=sum(map(_count, alike)), **dict(others))
        else:
            yield from alike


def _paid_at_once(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    building: Sentence | None = None
    for sentence in sentences:
        if building is not None and sentence.key == "log-pay":
            building = _paid_with(building, sentence)
            continue
        if building is not None:
            yield building
        building = sentence if sentence.key == "log-build" else None
        if building is None:
            yield sentence
    if building is not None:
        yield building


def _paid_with(building: Sentence, paying: Sentence) -> Sentence:
    """What a tile was built for, with a worshipper named instead of any colour."""
    told, paid = dict(building.arguments), dict(paying.arguments)
    cost = told["cost"]
    found = dict(_amounts_in(cost)) if isinstance(cost, Sentence) else {}
    count, colour = _count(paying), paid["colour"]
    found[colour] = found.get(colour, 0) + count
    any_colour = max(0, found.pop(None, 0) - count)
    coloured = tuple([found.get(key_of(each), 0) for each in COLOURS])
    return Sentence.of(building.key, **{**told, "cost": amounts(coloured, any_colour)})


def _amounts_in(cost: Sentence) -> Iterator[tuple[Argument | None, int]]:
    """The numbers by the names of colours; that of any colour by None."""
    if cost.key == "list-comma":
        for _, part in cost.arguments:
            assert isinstance(part, Sentence)
            yield from _amounts_in(part)
    else:
        yield dict(cost.arguments).get("colour"), _count(cost)


def _apart_from_count(sentence: Sentence) -> tuple[str, tuple[tuple[str, Argument], ...]]:
    return sentence.key, tuple(each for each in sentence.arguments if each[0] != "count")


def _count(sentence: Sentence) -> int:
    count = dict(sentence.arguments)["count"]
    assert isinstance(count, int)
    return count


def _done(state: State, action: Action | Reveal, name: str) -> Sentence:
    match action:
        case TakeTile(cell):
            return _take_tile(state, cell, name)
        case TakeGod(number):
            return Sentence.of("log-take-god", name=name, god=god_object(GODS[number - 1]))
        case Exchange(given, gained):
            return Sentence.of("log-exchange", name=name, **exchange_arguments(given, gained))
        case Build():
            return _build(state, name)
        case MakeWilderness():
            return Sentence.of("log-wilderness", name=name, **tile_arguments(_settled(state)))
        case PlaceLeft():
            return Sentence.of("log-place-left", name=name, piece=_piece(state))
        case PlaceRight():
            key = "log-place-right" if state.player.universe.width else "log-place-first"
            return Sentence.of(key, name=name, piece=_piece(state))
        case PlaceAbove(slot):
            piece = _piece(state)
            return Sentence.of("log-place-above", name=name, piece=piece, row=slot.row)
        case Spend(colour):
            key = "log-pay" if isinstance(state.decision, Paying) else "log-discard"
            return Sentence.of(key, name=name, count=1, colour=key_of(colour))
        case Gain(colour):
            return Sentence.of("log-gain", name=name, count=1, colour=key_of(colour))
        case Strike(cell, colour):
            where = write_cell(cell)
            return Sentence.of("log-strike", name=name, count=1, colour=key_of(colour), cell=where)
        case Decline():
            return Sentence.of("log-decline", name=name)
        case EndTurn():
            return Sentence.of("log-end", name=name)
        case Reveal(id):
            assert isinstance(state.decision, Refilling)
            tile = next(tile for tile in state.next_stack if tile.id == id)
            return reveal_sentence(tile, state.decision.cell)
        case unknown:
            assert_never(unknown)


def _take_tile(state: State, cell: int, name: str) -> Sentence:
    taken = state.display[cell]
    assert taken.tile is not None
    count = sum(taken.worshippers)
    return Sentence.of(
        "log-take-tile",
        name=name,
        cell=write_cell(cell),
        count=count,
        gathered=group_sentence(taken.worshippers) if count else "",
        **tile_arguments(taken.tile),
    )


def _build(state: State, name: str) -> Sentence:
    tile = _settled(state)
    due, any_colour = coloured_due(state, tile), tile.cost.any_colour
    count, cost = sum(due) + any_colour, amounts(due, any_colour)
    return Sentence.of("log-build", name=name, count=count, cost=cost, **tile_arguments(tile))


def _settled(state: State) -> Tile:
    assert isinstance(state.decision, Settling)
    return state.decision.tile


def _piece(state: State) -> Sentence:
    assert isinstance(state.decision, Placing)
    if state.decision.face_up:
        return Sentence.of("kind-tile", **tile_arguments(state.decision.tile))
    return Sentence("wilderness-tile")


def _consequences(state: State, action: Action | Reveal, after: State, name: str) -> tuple[Sentence, ...]:
    match action, state.decision:
        case TakeGod(number), _:
            due = GODS[number - 1].discard
            unpaid = due and not isinstance(after.decision, Discarding)
            return (_short("god", after, sum(after.player.kingdom), due),) if unpaid else ()
        case PlaceLeft() | PlaceRight() | PlaceAbove(), Placing(face_up=True):
            region = after.player.universe[slot_of(state.player.universe, action)]
            assert isinstance(region, Built)
            return _effect(state.player, region, after, name)
        case Spend(), Discarding(due=1):
            return (_fate("log-active", wanting(state), after),)
        case Strike(), Striking(due=1):
            return (_fate("log-active", "volcano", after),)
        case Decline(), _:
            return (_fate("log-deactivated", wanting(state), after),)
        case _:
            return ()


def _effect(before: Player, region: Built, after: State, name: str) -> tuple[Sentence, ...]:
    """What followed from placing a region face up."""
    match region.tile.effect:
        case Farm(colour) if not before.discounts[colour]:
            return (Sentence.of("log-discount", name=name, colour=key_of(colour)),)
        case Conversion(colour, number):
            return (Sentence.of("log-gain", name=name, count=number, colour=key_of(colour)),)
        case Irrigation():
            return (_fate("log-active" if region.active else "log-deactivated", "irrigation", after),)
        case Village(number) if not isinstance(after.decision, Discarding):
            return (_short("village", after, sum(after.player.kingdom), number),)
        case Volcano(colours, number) if not isinstance(after.decision, Striking):
            return (_short("volcano", after, strikable(after.display, colours), number),)
        case _:
            return ()


def _fate(key: str, what: str, after: State, **told: int) -> Sentence:
    """That something is active or deactivated from now on."""
    if what != "god":
        return Sentence.of(key, what=what, **told)
    patron = after.player.patron
    assert patron is not None
    return Sentence.of(key, what=what, god=god_sentence(patron.god), **told)


def _short(what: str, after: State, available: int, due: int) -> Sentence:
    """That something is deactivated because there are too few worshippers for it (N5)."""
    return _fate("log-short", what, after, available=available, due=due)
