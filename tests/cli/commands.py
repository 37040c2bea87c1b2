"""Commands without a process, and records for them."""

from pathlib import Path
from random import Random

import pytest

from orbis.cli import main
from orbis.notation import Seat, write_record
from orbis.play import Match
from orbis.rules import legal_actions

GOLDEN = Path(__file__).parent.parent / "golden"


CUSTOM = GOLDEN / "custom.csv"


SEATS = (Seat("Anna", "human"), Seat("Jan", "uniform"))


SECRET = "5e" * 32


def record_of(match: Match, decisions: int = 10_000) -> str:
    random = Random(1)
    while not match.state.is_over and len(match.moves) < decisions:
        match.do(random.choice(legal_actions(match.state)))
    return write_record(match.record(SEATS))


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err
