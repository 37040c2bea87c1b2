"""The examples of docs/notation.md are correct."""

import re
from pathlib import Path

import pytest
from rulebook import rule

from orbis.notation import (
    NotationError,
    UnfitRecord,
    parse_record,
    parse_state,
    parse_turn,
    replay,
    write_action,
    write_turn,
)
from orbis.rules import ACTIONS, score, winners
from orbis.rules.actions import Decline

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text("utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
[STATE] = [" ".join(block.split()) for block in BLOCKS if block.startswith("0 ")]
[RECORD] = [block for block in BLOCKS if block.startswith("orbis record")]


def test_the_game_replays_to_its_result() -> None:
    record = parse_record(RECORD)
    final = replay(record).final
    assert final.is_over
    assert record.result is not None
    assert record.result.totals == tuple(each.total for each in score(final)) == (25, 23)
    assert record.result.winners == winners(final) == (0,)


def test_the_game_shows_every_kind_of_action_except_one() -> None:
    shown = {type(move) for turn in parse_record(RECORD).turns for move in turn.moves}
    assert {type(action) for action in ACTIONS} - shown == {Decline}


@rule("H4")
def test_the_game_was_dealt_from_its_seed() -> None:
    from orbis.play.dealing import deal

    record = parse_record(RECORD)
    dealt = deal(len(record.seats), "orbis")
    revealed = [write_turn(turn.moves[-1:]) for turn in record.turns if turn.moves[-1] not in ACTIONS]
    assert record.display == tuple(tile.id for tile in dealt.display)
    assert record.gods == tuple(sorted(god.number for god in dealt.gods))
    assert revealed == [f"#{tile.id}" for tile in dealt.order]


def test_the_state_is_the_first_of_the_game() -> None:
    assert parse_state(STATE) == replay(parse_record(RECORD)).start


def test_the_table_lists_every_action() -> None:
    rows = re.findall(r"^\| (\d+)\D.*?\| `([^`]+)`", PAGE, re.MULTILINE)
    assert len(rows) == 11
    for first, word in rows:
        assert type(ACTIONS[int(first)]) in {type(move) for move in parse_turn(word)}
        assert word in {write_action(action) for action in ACTIONS}


def test_the_errors_read_as_the_page_says() -> None:
    with pytest.raises(NotationError) as raised:
        parse_record(RECORD.replace("; Both take", "1.0 G7 2e\n; Both take"))
    assert str(raised.value).endswith('expected a slot such as 2a, found "2e"')
    with pytest.raises(UnfitRecord) as failed:
        replay(parse_record(RECORD.replace("b2 W>G build -O", "b2 build -O")))
    assert str(failed.value) == "turn 6.0: M1 forbids build"
    assert f"    {failed.value}\n" in PAGE
