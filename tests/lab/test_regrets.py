"""Agents in solved endgames: their choices, the cost of those, and the command that prints it."""

from contextlib import closing
from multiprocessing import active_children

import pytest

from orbis import native
from orbis.cli import main
from orbis.cli.endgames import chosen
from orbis.lab.endgames.decisions import AgentFailed, Decided, decide
from orbis.lab.endgames.endgame_set import standard_endgames
from orbis.lab.endgames.regrets import regrets
from orbis.lab.series.workers import Died
from orbis.locales import LANGUAGES

needs_core = pytest.mark.skipif(not native.available(), reason="the compiled core is needed")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")


def tell(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.thorough
def test_figures_are_means_by_number_of_players() -> None:
    positions = chosen(standard_endgames().positions, 63)
    best = [
        Decided("best", at, next(action for action in each.values if each.regret(action).exact), 2.0)
        for at, each in enumerate(positions)
    ]
    worst = [
        Decided("worst", at, max(each.values, key=lambda action: each.regret(action)[:2]), 4.0)
        for at, each in enumerate(positions)
    ]
    found = regrets(("best", "worst", "absent"), [*worst, *best], positions)
    assert [(each.agent, each.players) for each in found] == [
        (agent, players) for agent in ("best", "worst") for players in (2, 3, 4, 0)
    ]
    assert [each.positions for each in found[:4]] == [54, 6, 3, 63]
    for each in found[:4]:
        assert tuple(each.win) == (0, 0, 0)
        assert tuple(each.exact) == (1, 1, 1)
        assert each.milliseconds == 2
        assert abs(each.points.value) <= 0.001
    mean = sum(positions[each.place].regret(each.action).win for each in worst) / len(worst)
    assert found[7].win.value == pytest.approx(mean)
    assert found[7].win.low < mean < found[7].win.high
    assert found[7].exact.value == 0


def test_a_sample_of_positions_is_spread_evenly() -> None:
    positions = standard_endgames().positions
    assert [each.players for each in chosen(positions, 21)] == [2] * 18 + [3, 3, 4]
    assert chosen(positions, None) == chosen(positions, 10**6) == list(positions)


def test_the_number_of_processes_does_not_change_choices() -> None:
    positions = chosen(standard_endgames().positions, 24)
    one, two = (sorted(decide(("uniform",), positions, "seed", jobs)) for jobs in (1, 2))
    assert [each[:3] for each in one] == [each[:3] for each in two]
    assert [each.place for each in one] == list(range(24))


def test_a_failing_agent_is_reported() -> None:
    with pytest.raises(AgentFailed, match="no-such-program"):
        list(decide(("program ./no-such-program",), chosen(standard_endgames().positions, 2), "seed", 1))
    assert active_children() == []


def test_a_dead_process_is_reported() -> None:
    with closing(decide(("greedy",), standard_endgames().positions, "seed", 2)) as choices:
        next(choices)
        for child in active_children():
            child.kill()
        with pytest.raises(Died):
            list(choices)


@needs_core
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_the_cost_of_choices(capsys: pytest.CaptureFixture[str], language: str) -> None:
    command = ("--endgames", "uniform", "--positions", "21", "--jobs", "1", "--lang", language)
    code, out, err = tell(capsys, *command)
    assert (code, err) == (0, "")
    lines = [line for line in out.splitlines() if line.startswith("uniform")]
    assert [line.split()[2] for line in lines] == ["18", "2", "1", "21"]
    assert "%" in lines[-1]
    assert "lab-" not in out


@needs_core
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--endgames", "greedy", "--sprt", "0", "10"), "--endgames cannot be combined with --sprt"),
        (("--endgames", "greedy", "--output", "x"), "--endgames cannot be combined with --output"),
        (("--endgames", "greedy", "greedy"), "greedy is named twice"),
        (("--endgames", "nobody"), "there is no agent “nobody”"),
        (("--endgames",), "AGENT"),
        (("--endgames", "greedy", "--positions", "0"), "--positions"),
        (("uniform", "greedy", "--positions", "5"), "--positions can only be used with --endgames"),
        (("--endgames", "program ./none", "--positions", "1"), "program ./none could not decide"),
    ],
)
def test_invalid_arguments_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    code, _, err = tell(capsys, *arguments)
    assert code
    assert expected in err


def test_a_missing_core_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orbis.native.available", lambda: False)
    code, _, err = tell(capsys, "--endgames", "greedy")
    assert code
    assert "compiled core" in err
