"""A program that cannot continue: the table says who and why in every language, and leaves no process."""

import re
import signal
import sys
from pathlib import Path
from random import Random

import pytest
from programs import HANGS, Lifeline

from orbis.locales import LANGUAGES, Language
from orbis.notation import Seat, parse_record
from orbis.play import Budget, Choice, Forfeit, Lapse, Match
from orbis.rules import State
from orbis.tui import TerminalTable
from tui.sittings import NAMES, Sitting
from tui.terminals import InTerminal


class Failing:
    """An agent that forfeits."""

    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit
        self.closed = 0

    def choose(self, _state: State, _random: Random, _budget: Budget | None = None, /) -> Choice:
        raise self.forfeit

    def close(self) -> None:
        self.closed += 1


def table(path: Path, agent: Failing) -> TerminalTable:
    seats = (Seat(NAMES[0], "human"), Seat(NAMES[1], "program"))
    return TerminalTable(Match(2, "seed"), seats, (None, agent), path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lapse", Lapse)
def test_a_forfeit_names_the_player_and_the_reason(tmp_path: Path, language: Language, lapse: Lapse) -> None:
    agent = Failing(Forfeit(lapse, "DETAIL", ("a line", "\x1b[2J" + "long " * 50)))
    sitting = Sitting(table(tmp_path / "game.orbis", agent), language, terminal=True)
    sitting.play(["a1 build 1> end"])
    assert sitting.exit_code == 1
    assert agent.closed == 1
    last = re.sub("\x1b\\[[0-9;]*m", "", sitting.said.split("…\n", 1)[1])
    assert f"{NAMES[1]} (" in last
    if lapse not in {Lapse.CLOSED, Lapse.ENDLESS, Lapse.UNASKED}:
        assert "DETAIL" in last
    assert "\n  a line\n  ?[2Jlong" in last
    assert max(len(line) for line in last.splitlines() if "game.orbis" not in line) <= 80
    assert "game.orbis" in last
    assert parse_record((tmp_path / "game.orbis").read_text("utf-8")).result is None


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_while_a_program_thinks_leaves_no_process(tmp_path: Path, number: int, code: int) -> None:
    lifeline, path = Lifeline(tmp_path), tmp_path / "game.orbis"
    seats = ("--seat", lifeline.seat(f"print('noise', file=sys.stderr); ask(); {HANGS}"), "--seat", "human")
    playing = InTerminal([sys.executable, "-m", "orbis", "play", "--lang=en", f"--save={path}", *seats])
    try:
        playing.until("is thinking")
        assert lifeline.wait() == 1
        playing.process.send_signal(number)
        assert playing.ends() == code
        assert "orbis play" in playing.seen
        assert "noise" not in playing.seen
        assert "Traceback" not in playing.seen
        assert lifeline.processes() == 0, "no other process may start, and all must have ended"
    finally:
        playing.close()
        lifeline.close()
    assert parse_record(path.read_text("utf-8")).turns == ()
