"""States as one line of text: `write_state`, and `parse_state`, which is safe for untrusted text."""

import hashlib

from orbis.notation.decisions import parse_decision, write_decision
from orbis.notation.displays import (
    cells_of,
    parse_display,
    parse_stacks,
    stacks_of,
    write_display,
    write_stacks,
)
from orbis.notation.players import parse_player, write_player
from orbis.notation.soundness import contradiction
from orbis.notation.span import Piece
from orbis.notation.tokens import ascending, listed, parse_gods, parse_number, write_gods
from orbis.rules import GODS, STANDARD, God, IllegalSetup, State, Tile, TileSet
from orbis.rules.setup import tiles_in_game


def write_state(state: State) -> str:
    """The line of text for a state: turn, display, stacks, gods, players and decision.

    >>> from orbis.rules import set_up
    >>> for field in write_state(set_up(2, STANDARD.in_game(2)[:9], GODS[:3])).split():
    ...     print(field)
    0
    0,1,4/5,8,10/12,13,16
    17-18|20-21,24-25,28-29,32-33,36,38-39|40-41,44-46,49-51,54-56,59-61,63
    G1G2G3
    -:-:-:-;-:-:-:-
    take
    """
    return " ".join(
        (
            str(state.turn),
            write_display(state.display),
            write_stacks(state.stacks),
            write_gods(god.number for god in state.gods),
            ";".join(map(write_player, state.players)),
            write_decision(state.decision),
        )
    )


def hash_of(text: str) -> str:
    """The hash of a state in notation, to compare the states of two programs."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parse_state(text: str, tile_set: TileSet = STANDARD) -> State:
    """Read a state; raise `NotationError` if the text is malformed or no game can have this state.

    >>> parse_state("0 0,1,4/5,8,10/12,13 17-18|20|40 G1G2G3 -:-:-:-;-:-:-:- take")
    Traceback (most recent call last):
    orbis.notation.span.NotationError: line 1, column 16: expected three cells in a row, found "12,13"
    """
    fields = Piece(text).split(" ")
    if len(fields) != 6:
        surplus = fields[6] if len(fields) > 6 else Piece("", column=len(text) + 1)
        raise surplus.fault("six fields: turn, display, stacks, gods, players, decision")
    turn, display, stacks, gods, table, decision = fields
    seats = table.split(";")
    tiles = _tiles(table, len(seats), tile_set)
    players = tuple(parse_player(seat, tiles) for seat in seats)
    played = parse_number(turn, "the number of turns played")
    state = State(
        players=players,
        display=parse_display(display, tiles),
        stacks=parse_stacks(stacks, tiles),
        gods=_parse_gods(gods),
        turn=played,
        decision=parse_decision(decision, tiles, players[played % len(players)].universe),
    )
    wrong = contradiction(state, tuple(tiles.values()))
    if wrong is None:
        return state
    places = {
        "turn": (turn,),
        "display": cells_of(display),
        "stacks": stacks_of(stacks),
        "gods": (gods,),
        "players": seats,
        "decision": (decision,),
    }
    raise places[wrong.field][wrong.index].fault(wrong.expected)


def _repr(state: State) -> str:
    return f"parse_state({write_state(state)!r})"


State.__repr__ = _repr  # type: ignore[assignment, method-assign]  # the rules know no notation


def _tiles(table: Piece, players: int, tile_set: TileSet) -> dict[str, Tile]:
    try:
        return {str(tile.id): tile for tile in tiles_in_game(players, tile_set)}
    except IllegalSetup as error:
        raise table.fault(f"players that the tile set suits ({error.rule.value})") from None


def _parse_gods(piece: Piece) -> tuple[God, ...]:
    """The remaining gods, ascending by number."""
    numbers = parse_gods(piece)
    ascending(listed(piece), numbers, "each god once, in the order of their numbers")
    return tuple(GODS[number - 1] for number in numbers)
