"""Everything on the table can be told apart without colour."""

from tables import (
    BLUE,
    DEATH,
    GREEN,
    IDLENESS,
    ORANGE,
    RED,
    WHITE,
    after,
    asleep,
    display,
    player,
    settling,
    state,
    tile,
    universe,
)

from orbis.locales import Speech
from orbis.rules import COLOURS, WILDERNESS, Player, State
from orbis.rules.actions import Build, TakeTile
from orbis.rules.pieces import Farm, Forest, Irrigation, Temple, Village, Volcano
from orbis.rules.state import Placing
from orbis.tui.blocks import aligned, beside, block, fitted, packed, spread, wrapped
from orbis.tui.display import draw_display
from orbis.tui.players import draw_player
from orbis.tui.screen import draw_table
from orbis.tui.symbols import CHIPS, GLYPHS, cost, effect, plain_letters
from orbis.tui.universe import LARGE, MICRO, SMALL, Grain
from orbis.tui.view import TableView
from tui.sittings import NAMES

ENGLISH = Speech("en")


def seen(state: State, seat: int = 0) -> TableView:
    return TableView(state, NAMES[: len(state.players)], seat, ENGLISH)


def drawn(player: Player, grain: Grain = SMALL) -> str:
    return "\n".join(row.plain for row in draw_player(seen(state(player)), 0, grain, 60))


def test_each_colour_has_its_own_letter_and_glyph() -> None:
    assert len(set(GLYPHS)) == len({colour.letter for colour in COLOURS}) == 5
    assert len(set(CHIPS)) == 5
    assert all(chip.reverse for chip in CHIPS)


def test_a_cell_shows_everything_on_its_tile() -> None:
    temple = tile(WHITE, Temple(2), cost="RG*", points=3, mystic=12, level=3)
    table = state(display=display({0: temple}, {0: "WWB"}))
    text = "\n".join(row.plain for row in draw_display(seen(table), 14, 3, apart=False))
    for part in ("1 a1 ☾W ••• ", "3", "GR* ∏∏", "(12)", "♙W2B1"):
        assert part in text


def test_a_symbol_made_free_by_a_discount_is_in_lower_case() -> None:
    assert cost(tile(cost="WRR*").cost, (False, False, False, True, False)).plain == "Wrr*"
    assert cost(tile().cost).plain == "–"
    assert cost(tile(cost="WWWRR*").cost).plain == "W3R2*1"


def test_the_taken_tile_stays_visible() -> None:
    table = after(state(display=display({4: tile(BLUE)})), TakeTile(4))
    text = "\n".join(row.plain for row in draw_display(seen(table), 14, 3, apart=False))
    assert "╌ b2 ◆B •" in text
    assert "╌" * 14 in text


def test_effects_have_different_symbols() -> None:
    effects = (Farm(RED), Village(3), Forest((RED,), 3), Volcano((RED,), 3), Irrigation(RED), Temple(1))
    assert len({effect(each).plain for each in effects}) == len(effects)


def test_lost_waiting_and_counting_points_look_different() -> None:
    forest = tile(GREEN, Forest((RED,), 1), points=4)
    volcano = tile(RED, Volcano((RED,), 3), points=5)
    waiting = drawn(player(universe=universe([forest])))
    assert "4?" in waiting
    assert "R 0/1" in waiting
    growing = drawn(player(universe=universe([forest, RED])))
    assert "4?" not in growing
    assert "R 1/1" in growing
    lost = drawn(player(universe=universe([asleep(volcano)])))
    assert "╱△╱" in lost
    assert "×" in lost
    assert "5" not in lost
    assert "△" in drawn(player(universe=universe([volcano])))


def test_a_wilderness_is_unmistakable_in_every_size() -> None:
    for grain in (MICRO, SMALL, LARGE):
        assert "~−1~" in drawn(player(universe=universe([WILDERNESS])), grain).replace("~~", "~")
        assert "−1" not in drawn(player(universe=universe([WILDERNESS]), god=IDLENESS), grain)


def test_a_deactivated_god_is_hatched() -> None:
    for grain in (MICRO, SMALL):
        assert "╱G10╱" in drawn(player(god=DEATH, god_is_active=False), grain)
        assert "╱" not in drawn(player(god=DEATH), grain)


def test_a_player_is_complete_even_when_small() -> None:
    region = universe([tile(ORANGE, Farm(WHITE)), tile(WHITE, Temple(3), mystic=7), RED])
    text = drawn(player("WWO", region, DEATH, discounts="W"), MICRO)
    for part in ("1 Anna", "CP", "W=0", "G10", "O=W", "W∏∏∏", "R◇", "♙3/10 W2 O1", "∏3(7)"):
        assert part in text


def test_legal_slots_show_their_numbers() -> None:
    own = player(universe=universe([RED, BLUE]))
    text = "\n".join(row.plain for row in draw_table(seen(after(settling(tile(RED), own), Build())), 80, 24))
    for part in ("[1]", "1<", "[2]", "1>", "╌[3]╌╌", "╌ 2a ╌"):
        assert part in text


def test_the_first_slot_of_a_universe_is_shown() -> None:
    first = state(decision=Placing(4, tile(RED), face_up=True), display=display({4: None}))
    assert "[1]" in "\n".join(row.plain for row in draw_table(seen(first), 80, 24))


def test_ascii_keeps_every_column() -> None:
    rows = draw_table(seen(state(player("WB", universe([RED, WILDERNESS])))), 80, 24)
    for row in rows:
        bare = plain_letters(row.plain)
        assert bare.isascii()
        assert len(bare) == len(row.plain)


def test_blocks_are_combined() -> None:
    assert [row.plain for row in beside((block(["ab"], 2), block(["c", "d"], 1)))] == ["ab c", "   d"]
    assert [row.plain for row in wrapped("one two three", 8, indent="  ")] == ["one two", "  three"]
    assert [row.plain for row in packed([fitted("ab", 2)] * 3, 6)] == ["ab  ab", "ab"]
    assert [row.plain for row in aligned([fitted("ab", 2), fitted("c", 1)], 6)] == ["ab  c "]
    assert spread("name", "12", 6).plain == "name12"
    assert spread("a name", "12", 6).plain == "a … 12"
    assert spread("", "123456", 4).plain == " 12…"
