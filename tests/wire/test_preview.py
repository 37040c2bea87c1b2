"""Previews survive JSON, and the example of docs/previews.md is correct."""

import json
import re
from pathlib import Path
from random import Random

import msgspec
from hypothesis import given, settings
from notation.games import chances, course, first_state, player_counts

from orbis.notation import parse_state
from orbis.rules import legal_actions
from orbis.rules.actions import TakeTile
from orbis.rules.previews import preview, previews
from orbis.wire.preview import Preview, preview_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "previews.md").read_text("utf-8")
[STATE] = [" ".join(block.split()) for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)]
[EXAMPLE] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_correct() -> None:
    told = preview_of(preview(parse_state(STATE), TakeTile(7)))
    assert json.loads(msgspec.json.encode(told)) == json.loads(EXAMPLE)


def test_the_page_documents_every_field() -> None:
    for field in re.findall(r'"(\w\w+)":', EXAMPLE):
        assert f"`{field}`" in PAGE, field


@settings(max_examples=5, deadline=None)
@given(chances, player_counts)
def test_every_preview_survives_json(chance: Random, players: int) -> None:
    for state in list(course(chance, first_state(chance, players)))[::5]:
        told = [preview_of(each) for each in previews(state)]
        assert msgspec.json.decode(msgspec.json.encode(told), type=list[Preview]) == told
        assert [each.action for each in told] == [action.id for action in legal_actions(state)]
