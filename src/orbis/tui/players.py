"""Draws the players: name, score, kingdom, discount tokens, god and universe."""

from rich.text import Text

from orbis.rules import COLOURS, Player
from orbis.rules.pieces import MOST_WORSHIPPERS, Temple
from orbis.rules.scoring import mystic_values, temple_symbols
from orbis.tui.blocks import Block, fitted, line, spread
from orbis.tui.symbols import (
    AT_TURN,
    HATCH,
    KINDS,
    OPTION,
    STRONG,
    WORSHIPPER,
    favour,
    letters,
    signed,
    worshippers,
)
from orbis.tui.universe import Grain, draw_universe
from orbis.tui.view import TableView


def draw_player(view: TableView, seat: int, grain: Grain, width: int) -> Block:
    """A player: a line with name and score, the pyramid with tokens in its corners, and the kingdom."""
    pyramid = _pyramid(view, seat, grain)
    margin = " " * ((width - grain.across) // 2)
    return (
        fitted(_title(view, seat, width), width),
        *(fitted(line(margin, each), width) for each in pyramid),
        fitted(_kingdom(view, seat, grain, width), width),
    )


def _title(view: TableView, seat: int, width: int) -> Text:
    """The seat's number and name, and the score if the game ended now."""
    at_turn = seat == view.state.seat and not view.state.is_over
    mark = Text(AT_TURN, OPTION) if at_turn else Text(" ")
    name = Text(f"{seat + 1} {view.names[seat]}", STRONG if at_turn else "")
    points = view.speech.text("tui-points", points=signed(view.scores[seat].total))
    return spread(line(mark, name), Text(points, STRONG), width)


def _pyramid(view: TableView, seat: int, grain: Grain) -> Block:
    """The universe, with discount tokens and temples at its upper left, the god at its upper right."""
    player = view.state.players[seat]
    own = seat == view.state.seat
    numbers = {action: view.number(action) for action in view.options} if own else {}
    canvas = draw_universe(player.universe, dict(view.scores[seat].tiles), grain, numbers)
    corner = grain.corner()
    left, right = _tokens(player), _god(view, seat)
    if grain.height == 1:
        left, right = left[:1], [line(*right)] if right else []
    canvas.put(0, 0, [fitted(each, corner) for each in left])
    for row, each in enumerate(right):
        canvas.put(grain.across - each.cell_len, row, [each])
    return canvas.lines()


def _tokens(player: Player) -> list[Text]:
    """The discount tokens, and the temple symbols with the highest mystic value."""
    discounts = tuple(colour for colour in COLOURS if player.discounts[colour])
    temples = temple_symbols(player.universe)
    mystic = mystic_values(player.universe)
    race = f"{KINDS[Temple]}{temples}" if temples else ""
    return [
        line(letters(discounts), "=0") if discounts else Text(""),
        Text(f"{race}({mystic[0]})" if mystic else race),
    ]


def _god(view: TableView, seat: int) -> list[Text]:
    """The god and its current worth; hatched if deactivated."""
    patron = view.state.players[seat].patron
    if patron is None:
        return []
    name = f"G{patron.god.number}"
    if not patron.active:
        return [Text(f"{HATCH}{name}{HATCH}")]
    return [Text(name, STRONG), Text(f" {favour(patron.god)}")]


def _kingdom(view: TableView, seat: int, grain: Grain, width: int) -> Text:
    """The worshippers of each colour and how many of the ten, and the temples if they are not above."""
    player = view.state.players[seat]
    total = sum(player.kingdom)
    gap = " " if width > 30 else ""
    group = worshippers(player.kingdom, gap)
    there = line(f" {WORSHIPPER}{total}/{MOST_WORSHIPPERS} ", group)
    return there if grain.height > 1 else spread(there, _tokens(player)[1], width)
