"""The whole table fits the screen: at every decision, in every language, with two to four players."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from amount import combined
from rich.console import Console
from tables import display, player, state, tile, worshippers

from orbis.bots import Greedy, Uniform
from orbis.locales import LANGUAGES, Language, Speech
from orbis.play import Match
from orbis.rules import COLOURS, GODS, Phase, State, read_tiles
from orbis.rules.pieces import Cost, Volcano
from orbis.rules.state import Settling, Striking
from orbis.rules.universe import Slot
from orbis.tui.blocks import Block
from orbis.tui.screen import draw_table
from orbis.tui.view import TableView
from tui.sittings import NAMES, news_of, states

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
CUSTOM = read_tiles((Path(__file__).parent.parent / "golden" / "custom.csv").read_bytes())

every_language = pytest.mark.parametrize("language", LANGUAGES)


def fits(table: Block, width: int, height: int) -> bool:
    """Whether a table leaves a line for the prompt, and all its lines are exactly as wide as the screen."""
    return len(table) <= height - 1 and all(row.cell_len == width for row in table)


def table_of(match: Match, speech: Speech, size: tuple[int, int]) -> Block:
    """The table as the active player sees it, with the news."""
    seats = len(match.state.players)
    view = TableView(match.state, NAMES[:seats], match.state.seat, speech, asks=not match.state.is_over)
    return draw_table(view, *size, news_of(match, speech))


@pytest.mark.parametrize(("language", "players"), combined(LANGUAGES, (4, 3, 2)))
def test_the_table_fits_at_every_turn(language: Language, players: int) -> None:
    speech = Speech(language)
    for match in states(players, f"{language} {players}", Uniform()):
        if match.state.phase in {Phase.TAKE, Phase.OVER}:
            for size in (SIZES[0], SIZES[1 + match.state.turn % 3]):
                assert fits(table_of(match, speech, size), *size), (size, match.state)


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("ru", 3), ("de", 4)])
@pytest.mark.thorough
def test_the_table_fits_at_every_decision(language: Language, players: int) -> None:
    speech = Speech(language)
    for match in states(players, "decisions", Uniform()):
        assert fits(table_of(match, speech, (80, 24)), 80, 24), match.state


@pytest.mark.parametrize(("language", "players"), [("de", 2), ("pl", 4)])
def test_the_table_of_a_good_game_fits(language: Language, players: int) -> None:
    speech = Speech(language)
    for match in states(players, "good", Greedy()):
        if match.state.phase in {Phase.TAKE, Phase.OVER}:
            size = SIZES[match.state.turn % 4]
            assert fits(table_of(match, speech, size), *size), (size, match.state)


@pytest.mark.parametrize("size", SIZES)
def test_a_printed_table_has_no_extra_lines(size: tuple[int, int]) -> None:
    *_, match = states(4, "printed", Uniform())
    view = TableView(match.state, NAMES, 0, Speech("sk"), asks=False)
    table = draw_table(view, *size)
    console = Console(file=io.StringIO(), width=size[0], height=size[1], record=True)
    for row in table:
        console.print(row, soft_wrap=True, highlight=False)
    assert console.export_text().splitlines() == [row.plain for row in table]


def test_the_table_of_a_custom_set_fits() -> None:
    speech = Speech("de")
    for match in states(3, "custom", Uniform(), CUSTOM):
        view = TableView(match.state, NAMES[:3], match.state.seat, speech)
        assert fits(draw_table(view, 80, 24, news_of(match, speech)), 80, 24)


@every_language
@pytest.mark.thorough
def test_the_whole_question_is_always_visible(language: Language) -> None:
    speech = Speech(language)
    asked: dict[str, State] = {}
    for match in states(4, language, Uniform()):
        if not match.state.is_over:
            asked[speech.question(match.state)] = match.state
    for question, asking in asked.items():
        view = TableView(asking, NAMES, asking.seat, speech)
        rows = " ".join(row.plain.strip() for row in draw_table(view, 80, 24))
        assert question in rows


@pytest.mark.parametrize("size", SIZES)
def test_a_larger_screen_shows_more(size: tuple[int, int]) -> None:
    match = next(states(2, "room", Greedy()))
    view = TableView(match.state, NAMES[:2], 0, Speech("en"))
    text = "\n".join(row.plain for row in draw_table(view, *size))
    assert ("conversion" in text) == (size[0] >= 120)


@every_language
def test_every_option_is_visible_however_many(language: Language) -> None:
    wealthy = player("WWWWBBBBGGGGRRRROOOO")
    seats = (wealthy,) * 4
    settling = state(*seats, decision=Settling(4, tile(cost="WB*")), gods=GODS[:5])
    view = TableView(settling, NAMES, 0, Speech(language))
    table = draw_table(view, 80, 24)
    asked = " ".join(row.plain for row in table[-3:]).split()
    assert fits(table, 80, 24)
    assert len(view.options) == 22
    assert {str(number) for number in range(1, 23)} <= set(asked)


@every_language
def test_every_strike_is_visible_however_many(language: Language) -> None:
    beside = (0, 1, 2, 3, 5, 6, 7, 8)
    crowded = display({4: None}, dict.fromkeys(beside, "WBGRO"))
    seats = (player(),) * 4
    for colours in (COLOURS[:2], COLOURS):
        striking = Striking(4, Slot(1, 0), colours, 1)
        erupting = state(*seats, decision=striking, display=crowded, gods=GODS[:5])
        view = TableView(erupting, NAMES, 0, Speech(language))
        table = draw_table(view, 80, 24)
        asked = " ".join(row.plain for row in table[-3:])
        assert fits(table, 80, 24)
        assert len(re.findall(r"[abc][123]", asked)) == len(view.options) - 1


def test_the_largest_numbers_fit() -> None:
    costly = tile(cost="WWBBGGRR*", effect=Volcano(COLOURS, 9), points=99, level=3, id=99)
    assert costly.cost == Cost(worshippers("WWBBGGRR"), 1)
    crowded = display(dict.fromkeys(range(9), costly), dict.fromkeys(range(9), "W" * 12 + "B" * 12 + "GRO"))
    full = state(*[player("WBGRO" * 9, discounts="WBGRO")] * 4, display=crowded, gods=GODS[:5])
    random = Random(0)
    for size in SIZES:
        view = TableView(full, NAMES, random.randrange(4), Speech("ru"))
        assert fits(draw_table(view, *size), *size)
