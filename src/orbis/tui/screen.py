"""The whole table on one screen, in the largest drawing that fits."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from orbis.notation import write_action
from orbis.rules.choice import choice
from orbis.rules.setup import gods_revealed
from orbis.tui.blocks import Block, beside, block, fitted, packed, wrapped
from orbis.tui.common import draw_common, draw_round, height_of_common
from orbis.tui.display import draw_display
from orbis.tui.options import draw_options
from orbis.tui.players import draw_player
from orbis.tui.symbols import STRONG
from orbis.tui.turns import Told
from orbis.tui.universe import HUGE, LARGE, MICRO, SMALL, Grain
from orbis.tui.view import TableView

WIDTH, HEIGHT = 80, 24
"""The smallest screen on which the whole table fits."""

ANSWERING = 5
"""The fewest lines for a question: the question itself, three of options or news, and the prompt."""

NEWS_WIDTH = 36
NEWS_HEIGHT = 12
GAP = 1


@dataclass(frozen=True, slots=True)
class Layout:
    cell_width: int
    cell_height: int
    apart: bool
    own: Grain
    others: Grain
    columns: int

    @property
    def display_width(self) -> int:
        return 3 * self.cell_width + 2

    @property
    def display_height(self) -> int:
        return 3 * self.cell_height + (2 if self.apart else 0)

    def width(self, seats: int) -> int:
        """The smallest width for that many seats."""
        others = (seats - 1) * (self.others.across + GAP) - GAP
        return max(self.display_width + GAP + self.own.across, others)

    def height(self, gods: int) -> int:
        """The height of the table itself, without question and prompt."""
        top = max(self.display_height + 1, self.own.down + 2)
        return top + height_of_common(gods, self.columns) + self.others.down + 2


LAYOUTS = (
    Layout(32, 4, True, HUGE, SMALL, 1),
    Layout(21, 4, True, LARGE, SMALL, 1),
    Layout(21, 4, True, LARGE, MICRO, 2),
    Layout(20, 3, True, SMALL, MICRO, 2),
    Layout(14, 3, True, SMALL, MICRO, 2),
    Layout(14, 3, False, SMALL, MICRO, 2),
)
"""From the largest to the one that fits everywhere."""


def layout_for(width: int, height: int, seats: int) -> Layout:
    """The largest layout that fits a screen; it counts the gods at the start, so that it never changes."""
    for layout in LAYOUTS[:-1]:
        if layout.width(seats) <= width and layout.height(gods_revealed(seats)) + ANSWERING + 2 <= height:
            return layout
    return LAYOUTS[-1]


def draw_table(view: TableView, width: int, height: int, news: Sequence[Told] = ()) -> Block:
    """Everything on the table, the news and, if the viewer is asked, the question and its options."""
    width, height = max(width, WIDTH), max(height, HEIGHT)
    layout = layout_for(width, height, len(view.names))
    beside_others = _has_room_beside(layout, width, height, len(view.names))
    table = [*_upper(view, layout, width), *draw_common(view, width, layout.columns)]
    table += _others(view, layout, width, news if beside_others else None)
    room = height - 1 - len(table)
    return (*table, *_asking(view, () if beside_others else news, width, room))


def _has_room_beside(layout: Layout, width: int, height: int, seats: int) -> bool:
    """Whether the news goes beside the other players: there is room, and too little of it below."""
    below = height - layout.height(gods_revealed(seats)) - ANSWERING
    beside = width - (seats - 1) * (layout.others.across + 2 + GAP)
    return below < NEWS_HEIGHT and beside >= NEWS_WIDTH


def draw_question(view: TableView, width: int) -> Block:
    return _asking(view, (), max(width, WIDTH), HEIGHT)


def _upper(view: TableView, layout: Layout, width: int) -> Block:
    display = draw_display(view, layout.cell_width, layout.cell_height, layout.apart)
    left = (draw_round(view, layout.display_width), *display)
    right = draw_player(view, view.viewer, layout.own, width - layout.display_width - GAP)
    return beside((left, right), " " * GAP)


def _others(view: TableView, layout: Layout, width: int, news: Sequence[Told] | None) -> Block:
    """The other players side by side in the order of play and, if there is room, the news."""
    seats = len(view.names)
    order = [(view.viewer + after) % seats for after in range(1, seats)]
    each = layout.others.across + 2
    if news is None:
        each = (width - (len(order) - 1) * GAP) // len(order)
    blocks = [draw_player(view, seat, layout.others, each) for seat in order]
    if news is not None:
        room = width - len(order) * (each + GAP)
        blocks.append(block(_news(news, room, len(blocks[0])), room, len(blocks[0])))
    return tuple(fitted(row, width) for row in beside(blocks, " " * GAP))


def _asking(view: TableView, news: Sequence[Told], width: int, height: int) -> Block:
    """The news, the question and its options; options come first if room is short."""
    asked = Text(view.speech.question(view.state), STRONG) if view.asks else None
    picked = block([_picked(view)] if view.picked else [], width)
    options = draw_options(view, width, height - len(picked) - bool(asked))
    room = height - len(picked) - len(options)
    rows = wrapped(asked, width) if asked else ()
    question = block(rows if asked is None or len(rows) <= room else [asked], width)
    room -= len(question)
    hint = wrapped(view.speech.text("tui-hint"), width) if view.asks and view.state.round == 1 else ()
    lines = _news(news, width, room) if news else hint[:room]
    return (*block(lines, width), *question, *picked, *options)


def _picked(view: TableView) -> str:
    """The worshippers chosen so far, of how many."""
    asked = choice(view.state)
    assert asked is not None
    words = " ".join(map(write_action, view.picked))
    return view.speech.text("tui-picked", chosen=len(view.picked), due=asked.due, words=words)


def _news(news: Sequence[Told], width: int, height: int) -> tuple[Text, ...]:
    """The turns in sentences; as many as necessary are shortened, the longest first."""
    forms = [wrapped(" ".join(each.sentences), width, indent="  ") for each in news]
    for turn in sorted(range(len(news)), key=lambda turn: -len(forms[turn])):
        if sum(map(len, forms)) > height:
            forms[turn] = (news[turn].brief,)
    if sum(map(len, forms)) <= height:
        return tuple(row for form in forms for row in form)
    briefly = packed((each.brief for each in news), width, gap=" · ")
    return briefly[max(0, len(briefly) - height) :]
