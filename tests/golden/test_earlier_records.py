"""Records written by earlier versions can be read, replayed, verified and stepped through."""

from pathlib import Path

import pytest

from orbis.notation import FlawKind, follow, parse_record, write_record
from orbis.play import Match
from orbis.play.verification import verify
from orbis.rules import STANDARD
from orbis.wire.game import game_of
from orbis.wire.replay import moment_of, replay_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.orbis"))


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def text(request: pytest.FixtureRequest) -> str:
    path: Path = request.param
    return path.read_text("utf-8")


def test_there_are_earlier_records() -> None:
    assert {path.stem for path in RECORDS} >= {"seeded", "committed", "branched", "unfinished"}


def test_an_earlier_record_is_written_unchanged(text: str) -> None:
    assert write_record(parse_record(text)) == text


def test_an_earlier_record_is_valid(text: str) -> None:
    kinds = {problem.kind for problem in verify(parse_record(text), STANDARD)}
    assert kinds == ({FlawKind.NO_SECRET} if "\nsecret: -\n" in text else set())


def test_every_moment_of_an_earlier_record_can_be_shown(text: str) -> None:
    record = parse_record(text)
    replay = replay_of(record, STANDARD)
    assert [step.count for step in replay.steps] == list(range(1, len(record.moves) + 1))
    assert replay.finished == (record.result is not None)
    for count in range(len(record.moves) + 1):
        state = moment_of(record, STANDARD, count)
        assert state is not None
        game = game_of(state, count, decided=0, with_previews=False)
        assert len(game.scores) == len(record.seats)


def test_an_earlier_record_can_be_resumed(text: str) -> None:
    record = parse_record(text)
    match = Match.branch(record, 0, "from the start")
    assert match.state == follow(record, STANDARD).start
