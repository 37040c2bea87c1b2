import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notation.games import chances, first_state, played, player_counts, record_of, tile_sets
from orbis.notation import (
    Committed,
    NoSuchMoment,
    NotationError,
    Record,
    Result,
    Seat,
    Seeded,
    Turn,
    in_turns,
    parse_record,
    parse_turn,
    parse_turn_label,
    turn_label,
    write_record,
)
from orbis.notation.phrase import Phrase
from orbis.rules import TileSet
from orbis.rules.actions import EndTurn

SHORT = """\
orbis record 1
rules: 1
tiles: 1411d256107c178f
seat 0: Anna (human)
seat 1: Greedy (bot)
seed: "orbis"
display: 13,8,16/10,4,1/0,12,5
gods: G7G9G10
result: *
1.0 G9 end ; the Harvest
1.1 a3 build 1> end #18
2.0 b3 build
"""

texts = st.text() | st.sampled_from(
    ["", " ", '"', "a ; b", "; c", "-", "*", "tab\t", "line\nline", "Łódź (x)"]
)
kinds = st.sampled_from(["human", "bot", "bot:greedy", "mcts-800"])
deals = st.builds(Seeded, texts) | st.builds(
    Committed, texts, st.none() | texts, st.lists(st.none() | texts, min_size=4, max_size=4).map(tuple)
)


def dressed(record: Record, deal: Seeded | Committed, words: list[str], kind: str) -> Record:
    """A record with other names, comments and deal."""
    seats = len(record.seats)
    if isinstance(deal, Committed):
        deal = replace(deal, nonces=deal.nonces[:seats])
    return replace(
        record,
        deal=deal,
        seats=tuple(Seat(words[seat], kind) for seat in range(seats)),
        turns=tuple(
            replace(turn, comment=words[number % len(words)]) for number, turn in enumerate(record.turns)
        ),
    )


@settings(max_examples=60, deadline=None)
@given(
    chances,
    player_counts,
    tile_sets,
    st.integers(0, 600),
    deals,
    st.lists(texts, min_size=4, max_size=6),
    kinds,
)
def test_every_record_is_read_back(  # noqa: PLR0917 — everything that a record may contain
    chance: Random,
    players: int,
    tile_set: TileSet,
    moves: int,
    deal: Seeded | Committed,
    words: list[str],
    kind: str,
) -> None:
    game = played(chance, first_state(chance, players, tile_set), moves)
    record = dressed(record_of(game, tile_set), deal, words, kind)
    assert parse_record(write_record(record)) == record


@given(texts)
def test_a_seed_may_be_any_text(seed: str) -> None:
    record = replace(parse_record(SHORT), deal=Seeded(seed))
    assert parse_record(write_record(record)).deal == Seeded(seed)


def test_a_short_record_is_written_as_expected() -> None:
    record = parse_record(SHORT)
    assert record == Record(
        seats=(Seat("Anna", "human"), Seat("Greedy", "bot")),
        deal=Seeded("orbis"),
        display=(13, 8, 16, 10, 4, 1, 0, 12, 5),
        gods=(7, 9, 10),
        turns=(
            Turn(parse_turn("G9 end"), "the Harvest"),
            Turn(parse_turn("a3 build 1> end #18")),
            Turn(parse_turn("b3 build")),
        ),
    )
    assert write_record(record) == SHORT


def test_a_committed_deal_may_lack_its_secret_and_nonces() -> None:
    text = SHORT.replace('seed: "orbis"', 'commitment: "c0ffee"\nsecret: -\nnonce 0: "a b"\nnonce 1: -')
    assert parse_record(text).deal == Committed("c0ffee", None, ("a b", None))
    assert write_record(parse_record(text)) == text


def test_a_branch_gives_the_number_of_moves_from_the_earlier_game() -> None:
    text = SHORT.replace("display:", "branch: 7\ndisplay:")
    assert parse_record(text) == replace(parse_record(SHORT), branch=7)
    assert write_record(parse_record(text)) == text


@settings(max_examples=30, deadline=None)
@given(chances, player_counts, st.integers(1, 600), st.data())
def test_every_branch_is_read_back(chance: Random, players: int, moves: int, data: st.DataObject) -> None:
    record = record_of(played(chance, first_state(chance, players), moves))
    branch = data.draw(st.sampled_from(list(filter(record.can_branch_at, range(len(record.moves) + 1)))))
    record = replace(record, branch=branch)
    assert parse_record(write_record(record)) == record


@pytest.mark.parametrize("branch", [-1, 6, 10])
def test_a_branch_must_be_at_a_moment_of_the_game(branch: int) -> None:
    with pytest.raises(ValueError, match=f"no branch at {branch}"):
        replace(parse_record(SHORT), branch=branch)


def test_a_record_can_be_cut_at_a_moment() -> None:
    record = replace(parse_record(SHORT), branch=7)
    assert [len(turn.moves) for turn in record.until(8).turns] == [2, 5, 1]
    assert [len(turn.moves) for turn in record.until(3).turns] == [2, 1]
    assert (record.until(8).branch, record.until(3).branch) == (7, 3)
    assert record.until(0).turns == ()
    assert record.until(9).moves == record.moves
    for moves in (-1, 10):
        with pytest.raises(NoSuchMoment):
            record.until(moves)


def test_only_the_whole_game_has_a_result() -> None:
    record = replace(parse_record(SHORT), result=Result((0, 0), (0, 1)))
    assert record.until(9).result == record.result
    assert record.until(8).result is None


@settings(max_examples=30, deadline=None)
@given(chances, player_counts, st.integers(0, 600))
def test_the_moves_of_a_game_are_split_into_turns(chance: Random, players: int, moves: int) -> None:
    record = record_of(played(chance, first_state(chance, players), moves))
    assert in_turns(record.moves) == record.turns


def test_a_finished_record_states_totals_and_winners() -> None:
    text = SHORT.replace("result: *", "result: -3,-3 winners 0,1")
    assert parse_record(text).result == Result((-3, -3), (0, 1))
    assert write_record(parse_record(text)) == text


def test_blank_lines_remarks_and_other_line_endings_are_accepted() -> None:
    loose = SHORT.replace("\n", "\r\n").replace("1.0", "\r\n; round one\r\n   \r\n1.0")
    assert parse_record(loose) == parse_record(SHORT)


def test_a_comment_keeps_its_semicolons() -> None:
    record = parse_record(SHORT.replace("the Harvest", "one ; two ;"))
    assert record.turns[0].comment == "one ; two ;"


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("the Harvest", "the \ud800", 10, 18, "whole characters"),
        ("orbis record 1", "orbis record 2", 1, 1, '"orbis record 1"'),
        (SHORT, "", 1, 1, '"orbis record 1"'),
        ("rules: 1", "rules: 01", 2, 8, "a rules version"),
        ("rules: 1\n", "", 2, 1, '"rules: …"'),
        ("1411d", "X411d", 3, 8, "the content id of a tile set"),
        ("seat 1: Greedy (bot)\n", "", 5, 1, '"seat 1: …"'),
        ("Anna (human)", "Anna", 4, 9, "a name and a kind of agent"),
        ("Anna (human)", "(human)", 4, 9, "a name and a kind of agent"),
        ("Anna (human)", "Anna (hu man)", 4, 13, "a kind of agent in parentheses"),
        ("Anna (human)", '"Anna"(human)', 4, 15, "a kind of agent in parentheses"),
        ("Anna (human)", '"Anna (human)', 4, 9, "a JSON string"),
        ('"orbis"', "orbis", 6, 7, "a text in quotes"),
        ('"orbis"', '"orb\\is"', 6, 11, "a JSON string"),
        ('"orbis"', '"orbis" ; mine', 6, 14, "the end of the line"),
        ('"orbis"', '"\\ud800"', 6, 7, "a text of whole characters"),
        ('seed: "orbis"', 'commitment: "c"\nsecret: -\nnonce 0: -', 9, 1, '"nonce 1: …"'),
        ("display:", "branch: 01\ndisplay:", 7, 9, "how many moves come from another game"),
        ("display:", "branch: 02\ndisplay:", 7, 9, "how many moves come from another game"),
        ("display:", "branch: 10\ndisplay:", 7, 9, "at most 9, as many as there are moves"),
        ("display:", "branch: 6\ndisplay:", 7, 9, "a number of moves not followed by a reveal"),
        ("display:", "branch: 2\nbranch: 2\ndisplay:", 8, 1, '"display: …"'),
        ("result:", "branch: 2\nresult:", 9, 1, '"result: …"'),
        ("16/10", "16,10", 7, 10, "three rows of a display"),
        ("0,12,5", "0,12,100", 7, 30, "the id of a tile"),
        ("G7G9G10", "G7G9G11", 8, 11, "a god, G1 to G10"),
        ("result: *", "result: 3", 9, 9, "* or a result such as 31,24 winners 0"),
        ("result: *", "result: 3 winners 0", 9, 9, "2 totals, one per seat"),
        ("result: *", "result: 3,-0 winners 0", 9, 11, "a total"),
        ("result: *", "result: 3,1 winners 2", 9, 21, "a seat that won"),
        ("1.1 a3", "1.2 a3", 11, 1, "turn 1.1"),
        ("1.1 a3", "1.1  a3", 11, 5, "an action such as b2, build or end"),
        ("a3 build 1>", "a3 build 2e", 11, 14, "a slot such as 2a"),
        ("2.0 b3 build", "2.0", 12, 4, "an action such as b2, build or end"),
        ("2.0 b3 build", "2.0 b3 ; ", 12, 10, "a comment"),
        ("2.0 b3 build", "2.0 b3 #18", 12, 8, "an action, as a tile is revealed after the end"),
        ("end #18", "end #18 #17", 11, 25, "an action, as a tile is revealed after the end"),
        ("end #18", "end #18 no", 11, 25, "the end of the line"),
        ("end #18", "end no", 11, 21, "a revealed tile such as #37, or the end of the line"),
        ("1> end #18", "1>", 11, 16, "the end of the turn, as another follows"),
    ],
)
def test_an_error_gives_the_place_and_what_is_expected(
    old: str, new: str, line: int, column: int, expected: str
) -> None:
    with pytest.raises(NotationError, match=re.escape(expected)) as raised:
        parse_record(SHORT.replace(old, new))
    assert (raised.value.line, raised.value.column) == (line, column)
    assert raised.value.phrase is not Phrase.NOTATION


@pytest.mark.parametrize("kind", ["", "two words", "a(b", "b)", "nul\0"])
def test_the_kind_of_an_agent_is_one_word(kind: str) -> None:
    with pytest.raises(ValueError, match="one word without parentheses"):
        Seat("Anna", kind)


def test_a_turn_without_moves_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one move"):
        Turn(())


@given(st.integers(0, 60), player_counts)
def test_labels_of_turns_are_read_back(turn: int, seats: int) -> None:
    turn = min(turn, 15 * seats)
    assert parse_turn_label(turn_label(turn, seats), seats) == turn


@pytest.mark.parametrize("text", ["", "0.0", "3.2", "03.1", "16.1", "3", "3.1 "])
def test_a_label_beyond_the_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"a turn such as 3\.1"):
        parse_turn_label(text, seats=2)


@given(st.text())
def test_any_other_text_is_refused_cleanly(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_record(text)
    assert raised.value.phrase is not Phrase.NOTATION


@settings(max_examples=300)
@given(st.integers(0, len(SHORT)), st.integers(0, 3), st.text(max_size=3) | st.sampled_from(list('"\\\n;.#')))
def test_a_changed_record_is_refused_or_read_back(at: int, removed: int, added: str) -> None:
    try:
        record = parse_record(SHORT[:at] + added + SHORT[at + removed :])
    except NotationError:
        return
    assert parse_record(write_record(record)) == record
    assert all(EndTurn() in turn.moves for turn in record.turns[:-1])
