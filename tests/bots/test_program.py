"""Real programs in a seat: one that plays, and every way to lose the seat."""

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from programs import CRASHES, FIRST, HANGS, LIMIT, Lifeline

from orbis.bots import InvalidCommand, Program, Uniform, UnknownAgent, is_agent, make_agent
from orbis.notation import write_state
from orbis.play import Agent, Budget, Forfeit, InvalidBudget, Lapse, Match, close_agents
from orbis.rules import STANDARD, Reveal, TileSet, action_id, legal_actions, read_tiles
from orbis.rules.tileset import parse_tiles

ROOT = Path(__file__).parent.parent.parent
CUSTOM = read_tiles((ROOT / "tests" / "golden" / "custom.csv").read_bytes())
RANDOM = Random(1)


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[Lifeline]:
    made = Lifeline(tmp_path)
    yield made
    made.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Require an immediate answer from programs, except the first time."""
    monkeypatch.setattr("orbis.bots.program.GRACE", 0.1)
    monkeypatch.setattr("orbis.bots.child.FAREWELL", 0.1)


def play(agents: list[Agent], seed: str, tile_set: TileSet = STANDARD) -> Match:
    match = Match(len(agents), seed, tile_set)
    try:
        while not match.state.is_over:
            match.do(agents[match.state.seat].choose(match.state, RANDOM).action)
    finally:
        close_agents(agents)
    return match


def forfeit(lifeline: Lifeline, body: str, decisions: int = 1) -> Forfeit:
    """The forfeit of a program that is asked for that many decisions."""
    match, agent = Match(2, "abc"), Program(lifeline.command(body), budget=Budget(milliseconds=1))
    with pytest.raises(Forfeit) as caught:  # noqa: PT012 — the earlier decisions must not raise
        for left in reversed(range(decisions)):
            match.do(agent.choose(match.state, RANDOM).action)
            assert left
    assert lifeline.processes() <= 2
    return caught.value


def test_a_program_plays_a_whole_game(lifeline: Lifeline) -> None:
    match = play([make_agent(lifeline.seat(FIRST)), Uniform()], "abc")
    assert match.state.is_over
    for state, move in match.history:
        if state.seat == 0 and not isinstance(move, Reveal):
            assert move == legal_actions(state)[0]
    assert lifeline.processes() == 1


def test_the_example_plays_a_whole_game() -> None:
    example = ROOT / "examples" / "bot.py"
    assert len(example.read_text().splitlines()) <= 40
    assert play([Program([sys.executable, str(example)]), Uniform()], "abc").state.is_over


@pytest.mark.parametrize(
    ("budget", "asked", "told"),
    [
        (None, None, {"ms": 1000}),
        (Budget(simulations=70), None, {"simulations": 70}),
        (Budget(simulations=70), Budget(milliseconds=20), {"ms": 20}),
    ],
)
def test_a_program_receives_only_the_public_state(
    lifeline: Lifeline, budget: Budget | None, asked: Budget | None, told: dict[str, int]
) -> None:
    body = f"heard = ask(); open({str(lifeline.path)!r} + '.json', 'w').write(json.dumps(heard))"
    for tile_set in (STANDARD, CUSTOM):
        agent = Program(lifeline.command(f"{body}\nsay(ok=True, action=0, more=[])"), tile_set, budget)
        state = Match(2, "abc", tile_set).state
        assert action_id(agent.choose(state, RANDOM, asked).action) == 0
        agent.close()
        heard = json.loads(Path(f"{lifeline.path}.json").read_text())
        custom = heard.pop("tile_set", None)
        assert (STANDARD if custom is None else parse_tiles(custom)) == tile_set
        options = [action_id(action) for action in legal_actions(state)]
        assert heard == {"cmd": "bot", "state": write_state(state), "options": options, **told}


def test_a_program_that_crashes_forfeits(lifeline: Lifeline) -> None:
    lost = forfeit(lifeline, CRASHES)
    assert (lost.lapse, lost.detail, lost.said) == (Lapse.ENDED, "3", ("this is why",))
    assert str(lost) == "the program has ended with exit status: 3; it said last: this is why"


def test_a_program_that_crashes_between_two_decisions_forfeits(lifeline: Lifeline) -> None:
    assert forfeit(lifeline, "first(); sys.exit(0)", decisions=2).lapse is Lapse.ENDED


def test_only_the_last_lines_of_stderr_are_kept(lifeline: Lifeline) -> None:
    said = forfeit(lifeline, "for n in range(10**5): print(n, 'x' * 70, file=sys.stderr)\nsys.exit(1)").said
    assert [line.split()[0] for line in said] == [str(n) for n in range(99_995, 100_000)]


@pytest.mark.usefixtures("hasty")
def test_a_program_that_does_not_answer_forfeits(lifeline: Lifeline, monkeypatch: pytest.MonkeyPatch) -> None:
    assert forfeit(lifeline, f"first(); {HANGS}", decisions=2).lapse is Lapse.SILENT
    monkeypatch.setattr("orbis.bots.program.START", 0.1)
    assert forfeit(lifeline, HANGS).lapse is Lapse.SILENT
    assert forfeit(lifeline, f"print('{{', end='', flush=True); {HANGS}").lapse is Lapse.SILENT


@pytest.mark.usefixtures("hasty")
def test_a_program_that_closes_its_output_forfeits(lifeline: Lifeline) -> None:
    assert forfeit(lifeline, f"os.close(1); {HANGS}").lapse is Lapse.CLOSED


@pytest.mark.parametrize(
    ("body", "lapse", "detail"),
    [
        ("ask(); print('nonsense', flush=True)", Lapse.GARBLED, "nonsense"),
        ("ask(); os.write(1, b'\\xff\\x00\\n')", Lapse.GARBLED, "�?"),
        ("ask(); print('[]', flush=True)", Lapse.GARBLED, "[]"),
        ("ask(); print('[' * 100_000, flush=True)", Lapse.GARBLED, f"{'[' * 79}…"),
        ("ask(); say(ok=True)", Lapse.GARBLED, '{"ok": true}'),
        ("ask(); say(ok=True, action=True)", Lapse.GARBLED, '{"ok": true, "action": true}'),
        ("ask(); say(ok=True, action=109)", Lapse.GARBLED, '{"ok": true, "action": 109}'),
        ("ask(); say(ok=False, error={'message': 'too hard'})", Lapse.REFUSED, "too hard"),
        ("ask(); say(ok=False, error='too hard')", Lapse.REFUSED, "too hard"),
        ("ask(); say(action=0)", Lapse.REFUSED, '{"action": 0}'),
        ("ask(); say(ok=True, action=43)", Lapse.ILLEGAL, "43 (N8)"),
        ("ask(); print('x' * 2_000_000, flush=True)", Lapse.ENDLESS, ""),
        ("while True: os.write(1, b'x' * 65536)", Lapse.ENDLESS, ""),
        ("ask()\nwhile True: os.write(1, b'flood\\n' * 9)", Lapse.UNASKED, ""),
    ],
)
def test_an_invalid_answer_forfeits(lifeline: Lifeline, body: str, lapse: Lapse, detail: str) -> None:
    lost = forfeit(lifeline, f"{body}\n{HANGS}")
    assert (lost.lapse, lost.detail) == (lapse, detail)


def test_unrequested_output_forfeits(lifeline: Lifeline) -> None:
    twice = "options = ask()['options']; os.write(1, b'{\"ok\":true,\"action\":%d}\\n{}\\n' % options[0])"
    assert forfeit(lifeline, f"{twice}; {HANGS}").lapse is Lapse.UNASKED


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    for command in ("/no/such/program", str(tmp_path), "\0"):
        with pytest.raises(Forfeit) as caught:
            Program([command]).choose(Match(2, "abc").state, RANDOM)
        assert caught.value.lapse is Lapse.ABSENT


CHILD = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], pass_fds=[lifeline])"


@pytest.mark.parametrize("body", [f"{CHILD}; first(); {HANGS}", f"{CHILD}; first()", f"{CHILD}; {FIRST}"])
@pytest.mark.usefixtures("hasty")
def test_closing_ends_the_program_and_its_children(lifeline: Lifeline, body: str) -> None:
    agent = Program(lifeline.command(body.replace(f"; {FIRST}", f"\n{FIRST}")))
    agent.choose(Match(2, "abc").state, RANDOM)
    agent.close()
    agent.close()
    assert lifeline.processes() == 1


def test_a_program_ends_when_its_agent_is_garbage_collected(lifeline: Lifeline) -> None:
    agent = Program(lifeline.command(f"first(); {HANGS}"))
    agent.choose(Match(2, "abc").state, RANDOM)
    del agent
    gc.collect()
    assert lifeline.processes() == 1


def test_a_program_is_restarted_after_an_interrupted_question(
    lifeline: Lifeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent, state = Program(lifeline.command(FIRST)), Match(2, "abc").state
    agent.choose(state, RANDOM)
    with monkeypatch.context() as patch:
        patch.setattr("orbis.bots.child._write", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            agent.choose(state, RANDOM)
    assert lifeline.processes() == 1
    assert agent.choose(state, RANDOM).action == legal_actions(state)[0]
    agent.close()


EXIT = """
import sys
from random import Random
from orbis.bots import make_agent
from orbis.play import Match

agent = make_agent(sys.argv[1])
agent.choose(Match(2, "abc").state, Random(1))
{end}
"""


@pytest.mark.parametrize("end", ["", "sys.exit(5)", "raise KeyboardInterrupt", "1 / 0"])
def test_no_program_outlives_its_parent(lifeline: Lifeline, end: str) -> None:
    command = [sys.executable, "-c", EXIT.format(end=end), lifeline.seat(f"{CHILD}; first(); {HANGS}")]
    subprocess.run(command, capture_output=True, timeout=LIMIT, check=False)
    assert lifeline.processes() == 1


def test_invalid_program_kinds_are_refused() -> None:
    assert all(map(is_agent, ("uniform", "greedy@5", "program x", "program@1ms 'a b' @:")))
    wrong: dict[str, type[ValueError]] = {
        "nobody": UnknownAgent,
        "greedy x": UnknownAgent,
        "": UnknownAgent,
        "greedy@": InvalidBudget,
        "program@soon x": InvalidBudget,
        "program": InvalidCommand,
        "program ": InvalidCommand,
        "program 'x": InvalidCommand,
    }
    for kind, error in wrong.items():
        assert not is_agent(kind)
        with pytest.raises(error):
            make_agent(kind)
