"""Draws the numbered options of a decision: in sentences if there is room, otherwise in notation."""

from collections.abc import Iterable, Sequence
from itertools import groupby, repeat

from rich.text import Text

from orbis.notation import write_action
from orbis.notation.tokens import write_cell
from orbis.rules import COLOURS, Action
from orbis.rules.actions import Exchange, Strike, TakeGod, TakeTile
from orbis.tui.blocks import Lines, aligned, fitted, line, packed
from orbis.tui.symbols import OPTION, chip
from orbis.tui.view import TableView


def draw_options(view: TableView, width: int, height: int) -> Lines:
    """The options that are not drawn on the table itself, in at most that many lines."""
    exchanges = [action for action in view.options if isinstance(action, Exchange)]
    others = [a for a in view.options if not isinstance(a, TakeTile | TakeGod | Exchange)]
    sentences = tuple(_sentences(view, others))
    wide, tight = (packed(_exchanges(view, exchanges, gap), width, gap="   ") for gap in ("  ", " "))
    forms = (
        (*aligned(sentences, width), *wide),
        (*packed(sentences, width), *wide),
        (*packed(_words(view, others), width), *wide),
        (*packed(_words(view, others), width), *tight),
        (*packed(_groups(view, others), width), *tight),
        (*packed(_groups(view, others, numbered=False), width), *tight),
    )
    form = next((form for form in forms if _fits(form, width, height)), forms[-1])
    return tuple(fitted(each, width) for each in form[:height])


def _fits(lines: Lines, width: int, height: int) -> bool:
    return len(lines) <= height and all(each.cell_len <= width for each in lines)


def _numbered(view: TableView, action: Action, word: Text | str) -> Text:
    return line(Text(view.number(action), OPTION), " ", word)


def _sentences(view: TableView, actions: Sequence[Action]) -> Iterable[Text]:
    for action in actions:
        label = view.speech.option(view.state, action)
        yield _numbered(view, action, f"{write_action(action)}: {label}")


def _words(view: TableView, actions: Sequence[Action]) -> Iterable[Text]:
    for action in actions:
        yield _numbered(view, action, write_action(action))


def _groups(view: TableView, actions: Sequence[Action], *, numbered: bool = True) -> Iterable[Text]:
    """The words, with strikes grouped by colour: `xW 1 a1  2 b1`."""
    strikes = [action for action in actions if isinstance(action, Strike)]
    yield from _words(view, [action for action in actions if not isinstance(action, Strike)])
    for colour in COLOURS:
        cells = [strike for strike in strikes if strike.colour is colour]
        names = [write_cell(strike.cell) for strike in cells]
        if numbered:
            cells_text = Text("  ").join(map(_numbered, repeat(view), cells, names))
        else:
            cells_text = Text(" ".join(names))
        if cells:
            yield line("x", chip(colour, colour.letter), " ", cells_text)


def _exchanges(view: TableView, exchanges: Sequence[Exchange], gap: str) -> Iterable[Text]:
    """The exchanges grouped by what they give: `3W: 13 B  14 G`."""
    for given, group in groupby(exchanges, lambda exchange: exchange.given):
        gains = (
            line(Text(view.number(each), OPTION), gap[1:], chip(each.gained, each.gained.letter))
            for each in group
        )
        yield line("3", chip(given, given.letter), ":", gap[1:], Text(gap).join(gains))
