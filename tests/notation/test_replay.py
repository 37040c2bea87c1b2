from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notation.games import CUSTOM, chances, first_state, played, player_counts, record_of, tile_sets
from notation.test_records import SHORT
from orbis.notation import (
    NotationError,
    Record,
    Result,
    Turn,
    UnfitRecord,
    parse_record,
    parse_turn,
    replay,
    write_record,
    write_state,
)
from orbis.rules import ACTIONS, TileSet

GAME = parse_record(SHORT)


@settings(max_examples=30, deadline=None)
@given(chances, player_counts, tile_sets, st.integers(0, 600))
def test_a_record_replays_to_the_last_state(
    chance: Random, players: int, tile_set: TileSet, moves: int
) -> None:
    game = played(chance, first_state(chance, players, tile_set), moves)
    found = replay(record_of(game, tile_set), tile_set)
    assert found.start == game.start
    assert found.final == game.final
    assert [len(states) for states in found.turns] == [len(turn) for turn in game.turns]
    for turn in range(game.final.turn + 1):
        assert found.at(turn).turn == turn


def test_states_can_be_listed_by_turn() -> None:
    found = replay(GAME)
    assert found.at(0) == found.start
    assert write_state(found.at(2)).startswith("2 13,8,16/10W1,4,1/18,12W1,5 ")
    assert found.at(3) == found.final
    assert found.final.phase.value == "place"
    assert len(found.states) == 1 + 2 + 5 + 2
    for turn in (-1, 4):
        with pytest.raises(IndexError):
            found.at(turn)


def with_turn(number: int, text: str) -> Record:
    """The short game with one turn replaced."""
    turns = list(GAME.turns)
    turns[number : number + 1] = [Turn(parse_turn(text))]
    return replace(GAME, turns=tuple(turns))


@pytest.mark.parametrize(
    ("record", "turn", "move", "rule"),
    [
        (replace(GAME, rules=2), None, None, None),
        (replace(GAME, tiles="0" * 16), None, None, None),
        (replace(GAME, display=(13, 8, 16, 10, 4, 1, 0, 12, 99)), None, None, "S3"),
        (replace(GAME, display=(13, 8, 16, 10, 4, 1, 0, 12, 12)), None, None, "S3"),
        (replace(GAME, display=(13, 8, 16, 10, 4, 1, 0, 12, 2)), None, None, "S3"),
        (replace(GAME, display=(13, 8, 16, 10, 4, 1, 0, 12, 20)), None, None, "S3"),
        (replace(GAME, gods=(7, 9)), None, None, "S4"),
        (replace(GAME, gods=(7, 9, 11)), None, None, "S4"),
        (replace(GAME, seats=GAME.seats[:1]), None, None, "S1"),
        (with_turn(0, "G1 end"), "1.0", "G1", "S4"),
        (with_turn(1, "a3 build 1> 2a end #18"), "1.1", "2a", "N7"),
        (with_turn(1, "a3 build 1> end #28"), "1.1", "#28", "T3"),
        (with_turn(1, "a3 build 1> end"), "2.0", "b3", "N7"),
        (with_turn(1, "a3 build 1>"), "2.0", "b3", "N7"),
        (with_turn(1, "a3 build 1> end #18 b3"), "1.1", "b3", "N7"),
        (with_turn(2, "a3 build"), "2.0", "build", "M1"),
        (replace(GAME, result=Result((0, 0), (0, 1))), None, None, "D1"),
    ],
)
def test_an_illegal_move_is_reported_with_its_rule(
    record: Record, turn: str | None, move: str | None, rule: str | None
) -> None:
    with pytest.raises(UnfitRecord) as raised:
        replay(record)
    [flaw] = raised.value.flaws
    assert (flaw.turn or None, (flaw.turn and flaw.recorded) or None, flaw.rule and flaw.rule.value) == (
        turn,
        move,
        rule,
    )


def test_an_error_reads_as_a_sentence() -> None:
    with pytest.raises(UnfitRecord, match=r"^turn 2\.0: M1 forbids build$"):
        replay(with_turn(2, "a3 build"))


def test_a_record_needs_its_own_tile_set() -> None:
    with pytest.raises(UnfitRecord, match="the record needs tile set"):
        replay(GAME, CUSTOM)


@settings(max_examples=10, deadline=None)
@given(chances, player_counts)
def test_a_finished_game_must_state_its_result(chance: Random, players: int) -> None:
    record = record_of(played(chance, first_state(chance, players), 10_000))
    assert record.result is not None
    totals = (record.result.totals[0] + 1, *record.result.totals[1:])
    for result in (None, replace(record.result, winners=()), replace(record.result, totals=totals)):
        with pytest.raises(UnfitRecord, match="the result is"):
            replay(replace(record, result=result))
    extra = Turn((ACTIONS[0],))
    with pytest.raises(UnfitRecord, match=r"^turn 16\.0: D1 forbids a1$"):
        replay(replace(record, turns=(*record.turns, extra)))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(SHORT)), st.integers(0, 3), st.text("abc123GW>x<#+- \n;.", max_size=3))
def test_a_changed_record_is_replayed_or_refused_cleanly(at: int, removed: int, added: str) -> None:
    try:
        replay(parse_record(SHORT[:at] + added + SHORT[at + removed :]))
    except (NotationError, UnfitRecord):
        return


def test_a_flaw_has_its_line_in_the_text() -> None:
    text = write_record(with_turn(2, "a3 build"))
    moved = text.replace("rules:", "; a comment\n\nrules:")
    for read in (text, moved):
        with pytest.raises(UnfitRecord) as raised:
            replay(parse_record(read))
        [flaw] = raised.value.flaws
        assert read.split("\n")[flaw.line - 1].startswith(f"{flaw.turn} ")
    with pytest.raises(UnfitRecord) as version:
        replay(parse_record(moved.replace("rules: 1", "rules: 2")))
    [flaw] = version.value.flaws
    assert (flaw.field, flaw.line) == ("rules", 4)
