import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orbis.notation import NotationError, parse_move, parse_turn, write_action, write_turn
from orbis.rules import ACTIONS, STANDARD, Action, Reveal

REVEALS = tuple(Reveal(tile.id) for tile in STANDARD.tiles)
moves = st.sampled_from([*ACTIONS, *REVEALS])


@pytest.mark.parametrize("move", [*ACTIONS, *REVEALS], ids=write_action)
def test_every_action_and_reveal_is_read_back(move: Action | Reveal) -> None:
    assert parse_move(write_action(move)) == move


def test_the_words_are_all_different() -> None:
    assert len({write_action(action) for action in ACTIONS}) == 109


def test_the_words_are_in_the_order_of_the_ids() -> None:
    words = [write_action(action) for action in ACTIONS]
    assert words[:9] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert words[9:19] == [f"G{number}" for number in range(1, 11)]
    assert words[19:24] == ["W>B", "W>G", "W>R", "W>O", "B>W"]
    assert words[38:43] == ["O>R", "build", "wild", "1<", "1>"]
    assert words[43:52] == ["2a", "2b", "2c", "2d", "3a", "3b", "3c", "4a", "4b"]
    assert words[52:62] == ["-W", "-B", "-G", "-R", "-O", "+W", "+B", "+G", "+R", "+O"]
    assert words[62:68] == ["a1xW", "a1xB", "a1xG", "a1xR", "a1xO", "b1xW"]
    assert words[106:] == ["c3xO", "no", "end"]


@given(st.lists(moves))
def test_a_turn_is_read_back(turn: list[Action | Reveal]) -> None:
    assert list(parse_turn(write_turn(turn))) == turn


@pytest.mark.parametrize(
    ("text", "column", "expected", "found"),
    [
        ("b2 build 2e end", 10, "a slot such as 2a", "2e"),
        ("b2 build 1^", 10, "an end of row 1, 1< or 1>", "1^"),
        ("d2", 1, "an action such as b2, build or end", "d2"),
        ("b4", 1, "a cell such as b2", "b4"),
        ("G11", 1, "a god, G1 to G10", "G11"),
        ("W>W", 1, "an exchange such as W>B", "W>W"),
        ("b2 a1xw", 4, "a strike such as a1xW", "a1xw"),
        ("-Y", 1, "a colour to spend, such as -W", "-Y"),
        ("+", 1, "a colour to gain, such as +W", "+"),
        ("end #037", 5, "a revealed tile such as #37", "#037"),
        ("end #٣", 5, "a revealed tile such as #37", "#٣"),
        ("b2  build", 4, "an action such as b2, build or end", ""),
        ("b2 ", 4, "an action such as b2, build or end", ""),
        ("Build", 1, "an action such as b2, build or end", "Build"),
        ("end\n", 1, "an action such as b2, build or end", "end\n"),
    ],
)
def test_an_error_gives_the_column_what_is_expected_and_what_was_found(
    text: str, column: int, expected: str, found: str
) -> None:
    with pytest.raises(NotationError) as raised:
        parse_turn(text)
    error = raised.value
    assert (error.line, error.column, error.expected, error.found) == (1, column, expected, found)


def test_an_error_reads_as_a_sentence() -> None:
    with pytest.raises(
        NotationError, match=re.escape('line 1, column 4: expected a slot such as 2a, found "2e"')
    ):
        parse_turn("b2 2e")


def test_a_message_truncates_long_text_and_calls_empty_text_nothing() -> None:
    with pytest.raises(NotationError, match=r'found "z{39}…"$'):
        parse_move("z" * 1000)
    with pytest.raises(NotationError, match=r"found nothing$"):
        parse_move("")


@given(st.text() | st.from_regex(r"[a-c1-4GWBROx<>#+-]{0,5}( [a-d0-4x]{0,3})*", fullmatch=True))
def test_any_other_text_is_refused_cleanly(text: str) -> None:
    try:
        turn = parse_turn(text)
    except NotationError:
        return
    assert write_turn(turn) == text
