import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook import rule

from notation.games import chances, course, first_state, player_counts, states, tile_sets
from orbis.notation import NotationError, parse_state, write_state
from orbis.rules import GODS, STANDARD, State, TileSet, legal_actions, score, set_up, winners
from orbis.rules.state import Refilling

DEALT = (
    "0 0,1,4/5,8,10/12,13,16 17-18|20-21,24-25,28-29,32-33,36,38-39|40-41,44-46,49-51,54-56,59-61,63 "
    "G1G2G3 -:-:-:-;-:-:-:- take"
)
GOD = DEALT.replace("G1G2G3", "G1G2").replace("-:-:-:-;", "-:-:G3:-;").replace("take", "end:-")
PAYING = (
    "10 13W1G1,8B1O1,16/24O1,-,1B1O1/28W1G1O2,25O1,5R1O2 "
    "-|20,29,32-33,38|40-41,44-46,49-51,54-56,59-61,63 G10 "
    "B3R1O2:WB:G9:17,0,18,4;W1R1O1:R:G7:36,21,10,12 pay:b2:39:1"
)
DISCARDING = (
    "10 13W1G1,8B1O1,16/24O1,-,1B1O1/28W1G1O2,25O1,5R1O2 "
    "-|20,29,32-33,38|40-41,44-46,49-51,54-56,59-61,63 G10 "
    "B3R1O1:WB:G9:17,0,18,4/.,.,39x;W1R1O1:R:G7:36,21,10,12 discard:b2:2c:3"
)
GAINING = (
    "16 13G2R2,45,16R2/24G1O1,20R2,1B1O1/29,38B1,- -|-|40-41,44,46,49-51,54-56,59-61,63 G10 "
    "B2R1O2:WB:G9:17,0,18,4,28/.,.,39,25/.,.,5;G1R1O1:R:G7:36,21,10,12,8/.,.,32,33 gain:c3:1"
)
TRIMMING = (
    "26 51B1,60R1,54W1/24W2O1,61W1B1,-/41,49W3,46W1 -|-|50,55-56,63 G10 "
    "W6B3G1R1O4:WB:G9:17,0,18,4,28/20,44,39,25/1,40,5/.,45;"
    "W1G2R1O2:R:G7:36,21,10,12,8/38,29,32,33/16,13/59 trim:c2"
)
STRIKING = (
    "29 51B2R1,60R1,54W1/-,61W1B2R1,63/56R1,49W3,46W1 -|-|50 G10 "
    "W3B4R1:WB:G9:17,0,18,4,28/20,44,39,25/1,40,5/41,45;"
    "W3G1R1O3:R:G7:36,21,10,12,8/38,29,32,33/16,13,~/59,55x strike:a2:4b:3:b3xW"
)
OVER = (
    "30 51B2R1,60R1,54W1/50,61W1B2R1,63/56R1,49W1,46 -|-|- G10 "
    "W3B4R1:WB:G9:17,0,18,4,28/20,44,39,25/1,40,5/41,45;"
    "W3G1R1O3:R:G7:36,21,10,12,8/38,29,32,33/16,13,~/59,55 over"
)
SAMPLES = (DEALT, GOD, PAYING, DISCARDING, GAINING, TRIMMING, STRIKING, OVER)


@rule("N9")
@settings(max_examples=12, deadline=None)
@given(chances, player_counts, tile_sets)
def test_every_state_of_a_game_is_read_back(chance: Random, players: int, tile_set: TileSet) -> None:
    for state in course(chance, first_state(chance, players, tile_set)):
        assert parse_state(write_state(state), tile_set) == state


@pytest.mark.parametrize("text", SAMPLES)
def test_a_state_has_exactly_one_text(text: str) -> None:
    assert write_state(parse_state(text)) == text


def test_the_first_state_is_written_as_expected() -> None:
    assert parse_state(DEALT) == set_up(2, STANDARD.in_game(2)[:9], GODS[:3])


def test_a_final_state_is_written_as_expected() -> None:
    state = parse_state(OVER)
    assert [each.total for each in score(state)] == [25, 23]
    assert winners(state) == (0,)


def assert_fault(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError, match=re.escape(expected)) as raised:
        parse_state(text)
    assert (raised.value.line, raised.value.column) == (1, column)


@pytest.mark.parametrize(
    ("old", "new", "column", "expected"),
    [
        (DEALT, "", 1, "six fields"),
        (DEALT, "0 1", 4, "six fields"),
        ("take", "take now", 125, "six fields"),
        ("0 0,", "x 0,", 1, "the number of turns played"),
        ("0 0,", "31 0,", 1, "at most 30 turns (T1)"),
        ("0 0,", "100 0,", 1, "the number of turns played"),
        ("/12,13,16", "", 3, "three rows of a display"),
        ("12,13,16", "12,13", 16, "three cells in a row"),
        ("12,13,16", "12,13,3", 22, "the id of a tile of this game"),
        ("12,13,16", "12,13,066", 22, "the id of a tile of this game"),
        ("12,13,16", "12,13,", 22, "the id of a tile of this game"),
        ("12,13,16", "12,13,12", 22, "tile 12 only once"),
        ("12,13,16", "12,13,-", 24, "stacks of 29 tiles in all (S6)"),
        ("12,13,16", "12,13,16Y1", 24, "worshippers such as W2"),
        ("12,13,16", "12,13,16W0", 24, "worshippers such as W2"),
        ("12,13,16", "12,13,16B1W1", 26, "each colour once, in the order W B G R O"),
        ("12,13,16", "12,13,16W1", 22, "at most 0 worshippers, one a taken tile (T3)"),
        ("17-18", "18-17", 25, "ids of tiles such as 8 or 10-13"),
        ("17-18", "17,18", 28, "ids in ascending runs, as long as can be"),
        ("17-18", "17-20", 25, "ids of tiles of level 1 in this game"),
        ("17-18|", "", 25, "three stacks"),
        (",63", "", 64, "all tiles of level 3, as level 1 has some left (T3)"),
        ("G1G2G3", "G1G2", 97, "the 3 gods not taken (S2)"),
        ("G1G2G3", "G2G1G3", 99, "each god once, in the order of their numbers"),
        ("G1G2G3", "G1G2G0", 101, "a god, G1 to G10"),
        (";-:-:-:-", "", 104, "players that the tile set suits (S1)"),
        (";-:-:-:-", ";-:-:-", 112, "a player as kingdom:discounts:god:universe"),
        (";-:-:-:-", ";:-:-:-", 112, "worshippers such as W2"),
        (";-:-:-:-", ";W9B2:-:-:-", 112, "at most 10 worshippers in the kingdom (K1)"),
        (";-:-:-:-", ";-:W:-:-", 114, "-, the discounts of the farms (E1)"),
        (";-:-:-:-", ";-:-:G4x:-", 116, "G4, for nothing deactivates this god"),
        (";-:-:-:-", ";-:-:G3:-", 112, "G3 only once"),
        (";-:-:-:-", ";-:-:G4:-", 97, "the 2 gods not taken (S2)"),
        (";-:-:-:-", ";-:-:-:.", 118, "a region, for row 1 has no gaps (P1)"),
        (";-:-:-:-", ";-:-:-:~/~", 120, "., for a region needs two below it (P2)"),
        (";-:-:-:-", ";-:-:-:~,~,~/~,.", 126, "a region as the last of its row"),
        (";-:-:-:-", ";-:-:-:0,1/4", 122, "a tile of a colour below it, not blue (P3)"),
        (";-:-:-:-", ";-:-:-:0x", 118, "0, by its effect and the tiles below it"),
        (";-:-:-:-", ";-:-:-:24", 118, "24x, by its effect and the tiles below it"),
        (";-:-:-:-", ";-:-:-:~,~/24x", 122, "24, by its effect and the tiles below it"),
        (";-:-:-:-", ";-:-:-:~,~,~,~,~,~", 128, "at most 5 slots in row 1"),
        (";-:-:-:-", ";-:-:-:~,~/~/~/~/~", 124, "., for a region needs two below it (P2)"),
        (";-:-:-:-", ";-:-:-:~,~,~,~,~/~,~,~,~/~,~,~/~,~/~", 146, "at most four rows (P2)"),
        ("take", "over", 120, "a decision, as 30 turns are left (D1)"),
        ("take", "sit", 120, "a decision such as take"),
        ("take", "take:b2", 120, "a decision such as take"),
        ("take", "settle:d2:8", 127, "a cell such as b2"),
        ("take", "settle:b2:8", 120, "tile 8 only once"),
        ("take", "pay:b2:8:0", 129, "how many are due"),
        ("take", "gain:-:5:W:W", 131, "the end of the decision"),
        ("take", "place:b2:8:x", 131, "~ for a wilderness"),
        ("take", "strike:b2:1a:3", 130, "the slot of a volcano not yet active"),
        ("take", "strike:b2:5a:3", 130, "a slot such as 2a"),
        ("take", "end:-", 104, "1 regions and gods (T1)"),
    ],
)
def test_an_error_gives_the_column_and_what_is_expected(
    old: str, new: str, column: int, expected: str
) -> None:
    assert_fault(DEALT.replace(old, new), column, expected)


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        (PAYING, "pay:b2:39:1", "pay:b2:39:2", "1 due at first"),
        (PAYING, "pay:b2:39:1", "pay:b2:39:1:W", "fewer than 1 due after the last colour"),
        (PAYING, "pay:b2:39:1", "place:b2:39:~", ""),
        (PAYING, "B3R1O2:", "-:", "no more due than the kingdom has"),
        (PAYING, "8B1O1", "8B1", "one orange worshipper on each tile beside the taken one (T3)"),
        (DISCARDING, "2c:3", "2c:2", "3 due at first"),
        (DISCARDING, "2c:3", "2c:2:R", ""),
        (DISCARDING, "2c:3", "2c:2:O", "no more due than the kingdom has in the colours left to choose"),
        (DISCARDING, "2c:3", "1a:3", "the slot of a village just placed (E2)"),
        (DISCARDING, "2c:3", "-:3", "both a cell and a slot, or neither"),
        (GOD, "end:-", "discard:-:-:6", "a god that is not active yet (G10)"),
        (GOD, "end:-", "gain:-:1", "0 due at first"),
        (GOD, "end:-", "end:b2", "an empty cell of the display (T3)"),
        (GAINING, "gain:c3:1", "gain:c3:2", "what a conversion just placed gives (E7)"),
        (GAINING, "gain:c3:1", "trim:c3", "no trim of ten worshippers or fewer (N6)"),
        (TRIMMING, "trim:c2", "trim:c2:O", "no more due than the kingdom has"),
        (TRIMMING, "trim:c2", "trim:c2:G", ""),
        (STRIKING, "4b:3:b3xW", "4b:4:b3xW", "fewer than 4 due after the last colour"),
        (STRIKING, "4b:3:b3xW", "4b:3:b3xB", "a last strike of a colour of the volcano at a tile (E4)"),
        (STRIKING, "4b:3:b3xW", "4b:3:a2xW", "a last strike of a colour of the volcano at a tile (E4)"),
        (STRIKING, "4b:3:b3xW", "4b:3:c3xW", "no more due than can be struck yet, not 3 (N4)"),
        (STRIKING, "strike:a2:4b:3:b3xW", "reveal:a2", ""),
        (OVER, "over", "take", "over, as all turns are played (D1)"),
    ],
)
def test_a_decision_must_match_the_running_turn(text: str, old: str, new: str, expected: str) -> None:
    changed = text.replace(old, new)
    if expected:
        with pytest.raises(NotationError, match=re.escape(expected)) as raised:
            parse_state(changed)
        assert raised.value.column == changed.rindex(" ") + 2
    else:
        parse_state(changed)


def test_the_last_strike_must_be_written_as_a_strike() -> None:
    text = STRIKING.replace("b3xW", "b3")
    assert_fault(text, len(text) - 1, "a strike such as a1xW")


@rule("T3")
def test_a_cell_is_empty_only_while_it_waits_for_the_refill() -> None:
    assert_fault(DISCARDING.replace("b2:2c", "c3:2c"), 25, "a tile, as the stacks have some left (T3)")


@rule("S6")
def test_a_tile_set_may_be_too_small_for_a_state() -> None:
    small = TileSet(STANDARD.tiles[:20])
    with pytest.raises(NotationError, match=re.escape("players that the tile set suits (S6)")):
        parse_state(DEALT, small)


def assert_playable(text: str, chance: Random) -> None:
    """Assert that a text is refused, or is a state from which a random game reaches its end."""
    try:
        state = parse_state(text)
    except NotationError:
        return
    assert write_state(state) == text
    for later in course(chance, state):
        score(later)
        assert later.is_over or isinstance(later.decision, Refilling) or legal_actions(later)


@given(st.text() | st.text("0123456789WBGROxabc~.,/|;:- ", max_size=60))
def test_any_other_text_is_refused_cleanly(text: str) -> None:
    with pytest.raises(NotationError):
        parse_state(text)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SAMPLES), chances, st.integers(1, 3))
def test_a_changed_text_is_refused_or_playable(text: str, chance: Random, changes: int) -> None:
    for _ in range(changes):
        at = chance.randrange(len(text) + 1)
        text = (
            text[:at]
            + chance.choice(["", *"0123456789WBGROxabc~.,/|;:- "])
            + text[at + chance.randint(0, 1) :]
        )
    assert_playable(text, chance)


@settings(max_examples=60, deadline=None)
@given(states(), states(), st.integers(0, 5), chances)
def test_a_splice_of_two_texts_is_refused_or_playable(
    one: State, other: State, field: int, chance: Random
) -> None:
    fields = write_state(one).split(" ")
    fields[field] = write_state(other).split(" ")[field]
    assert_playable(" ".join(fields), chance)
