"""The public state: everything that the players see, without the order of the stacks."""

from typing import assert_never

import msgspec

from orbis.notation import write_action
from orbis.rules import COLOURS, Colour, display, state, universe
from orbis.rules.actions import Strike
from orbis.wire.names import CellName, Letter, SlotName, Worshippers, cell_name, letter_of, slot_name


class Cell(msgspec.Struct, frozen=True):
    """A cell of the display."""

    cell: CellName
    tile: int | None
    worshippers: Worshippers


class Patron(msgspec.Struct, frozen=True):
    """A god that a player has taken."""

    number: int
    active: bool


class Region(msgspec.Struct, frozen=True):
    """A region of a universe; without a tile it is a wilderness."""

    slot: SlotName
    tile: int | None
    active: bool


class Player(msgspec.Struct, frozen=True):
    """The kingdom, tokens, god and universe of a player."""

    kingdom: Worshippers
    discounts: tuple[Letter, ...]
    god: Patron | None
    universe: tuple[Region, ...]


class Decision(msgspec.Struct, frozen=True, tag_field="kind"):
    """What is to be decided; the kind is the first word of its notation."""


class TakeDecision(Decision, frozen=True, tag="take"):
    """What to take."""


class SettleDecision(Decision, frozen=True, tag="settle"):
    """Whether to build the tile that was taken."""

    cell: CellName
    tile: int


class PayDecision(Decision, frozen=True, tag="pay"):
    """Which worshipper to spend for a symbol of any colour."""

    cell: CellName
    tile: int
    due: int
    last: Letter | None


class PlaceDecision(Decision, frozen=True, tag="place"):
    """Where to place the tile that was taken."""

    cell: CellName
    tile: int
    face_up: bool


class DiscardDecision(Decision, frozen=True, tag="discard"):
    """Which worshipper to discard for a village or, without a slot, for a god."""

    cell: CellName | None
    slot: SlotName | None
    due: int
    last: Letter | None


class GainDecision(Decision, frozen=True, tag="gain"):
    """Which worshipper to gain."""

    cell: CellName | None
    due: int
    last: Letter | None


class StrikeDecision(Decision, frozen=True, tag="strike"):
    """Which worshipper a volcano removes from the display; the last strike is in notation."""

    cell: CellName
    slot: SlotName
    colours: tuple[Letter, ...]
    due: int
    last: str | None


class TrimDecision(Decision, frozen=True, tag="trim"):
    """Which worshipper to discard from a kingdom that has too many."""

    cell: CellName | None
    last: Letter | None


class EndDecision(Decision, frozen=True, tag="end"):
    """Nothing but to end the turn."""

    cell: CellName | None


class RevealDecision(Decision, frozen=True, tag="reveal"):
    """Which tile is added to the display; chance decides."""

    cell: CellName


class OverDecision(Decision, frozen=True, tag="over"):
    """Nothing: the game is over."""


AnyDecision = (
    TakeDecision
    | SettleDecision
    | PayDecision
    | PlaceDecision
    | DiscardDecision
    | GainDecision
    | StrikeDecision
    | TrimDecision
    | EndDecision
    | RevealDecision
    | OverDecision
)


class State(msgspec.Struct, frozen=True):
    """The public state; `text` is the same in the notation of docs/notation.md."""

    text: str
    turn: int
    round: int
    seat: int | None
    phase: state.Phase
    decision: AnyDecision
    display: tuple[Cell, ...]
    stacks: tuple[tuple[int, ...], ...]
    gods: tuple[int, ...]
    players: tuple[Player, ...]


def state_of(public: state.State, text: str) -> State:
    return State(
        text=text,
        turn=public.turn,
        round=public.round,
        seat=None if public.is_over else public.seat,
        phase=public.phase,
        decision=_decision(public.decision),
        display=tuple([_cell(cell_name(number), cell) for number, cell in enumerate(public.display)]),
        stacks=tuple([tuple([tile.id for tile in stack]) for stack in public.stacks]),
        gods=tuple([god.number for god in public.gods]),
        players=tuple([_player(player) for player in public.players]),
    )


def _cell(name: CellName, cell: display.Cell) -> Cell:
    return Cell(name, None if cell.tile is None else cell.tile.id, Worshippers(*cell.worshippers))


def _player(player: state.Player) -> Player:
    patron = player.patron
    return Player(
        kingdom=Worshippers(*player.kingdom),
        discounts=tuple([letter_of(colour) for colour in COLOURS if player.discounts[colour]]),
        god=None if patron is None else Patron(patron.god.number, patron.active),
        universe=tuple([_region(slot_name(slot), region) for slot, region in player.universe]),
    )


def _region(slot: SlotName, region: universe.Region) -> Region:
    """A region; a wilderness has no tile, since nobody needs to know which one it was (W1)."""
    match region:
        case universe.Built(tile, active):
            return Region(slot, tile.id, active)
        case universe.Wilderness():
            return Region(slot, None, active=False)
        case unknown:
            assert_never(unknown)


def _decision(decision: state.Decision) -> AnyDecision:
    match decision:
        case state.Taking():
            return TakeDecision()
        case state.Settling(cell, tile):
            return SettleDecision(cell_name(cell), tile.id)
        case state.Paying(cell, tile, due, last):
            return PayDecision(cell_name(cell), tile.id, due, _letter(last))
        case state.Placing(cell, tile, face_up):
            return PlaceDecision(cell_name(cell), tile.id, face_up)
        case state.Discarding(cell, slot, due, last):
            return DiscardDecision(
                _cell_name(cell), None if slot is None else slot_name(slot), due, _letter(last)
            )
        case state.Gaining(cell, due, last):
            return GainDecision(_cell_name(cell), due, _letter(last))
        case state.Striking(cell, slot, colours, due, struck):
            strike = None if struck is None else write_action(Strike(struck[1], struck[0]))
            letters = tuple([letter_of(colour) for colour in colours])
            return StrikeDecision(cell_name(cell), slot_name(slot), letters, due, strike)
        case state.Trimming(cell, last):
            return TrimDecision(_cell_name(cell), _letter(last))
        case state.Ending(cell):
            return EndDecision(_cell_name(cell))
        case state.Refilling(cell):
            return RevealDecision(cell_name(cell))
        case state.Over():
            return OverDecision()
        case unknown:
            assert_never(unknown)


def _cell_name(cell: int | None) -> CellName | None:
    return None if cell is None else cell_name(cell)


def _letter(colour: Colour | None) -> Letter | None:
    return None if colour is None else letter_of(colour)
