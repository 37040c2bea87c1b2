import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from spaces import plain

from orbis.cli import main
from orbis.locales import LANGUAGES, Language, Speech
from orbis.notation import Committed, Seat, parse_record, write_record
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.rules import Rule, legal_actions, read_tiles

GOLDEN = Path(__file__).parent.parent / "golden"
CUSTOM = GOLDEN / "custom.csv"
SEATS = (Seat("Anna", "human"), Seat("Jan", "uniform"))
SECRET = "5e" * 32


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def record_of(match: Match, decisions: int = 10_000) -> str:
    random = Random(1)
    while not match.state.is_over and len(match.moves) < decisions:
        match.do(random.choice(legal_actions(match.state)))
    return write_record(match.record(SEATS))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.orbis"
    path.write_text(record_of(Match(2, "abc")), "utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_valid_record_is_verified(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert run(capsys, "verify", record) == (
        0,
        "Everything checks out: the deal, 30 turns and the result.\n",
        "",
    )


def test_an_unfinished_record_can_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.orbis"
    path.write_text(record_of(Match(2, "abc"), decisions=40), "utf-8")
    code, out, _ = run(capsys, "verify", path)
    assert code == 0
    assert out.startswith("Everything checks out so far")


@pytest.fixture
def branch(tmp_path: Path) -> Path:
    """A finished game that branches off another one in its sixth turn."""
    path = tmp_path / "branch.orbis"
    earlier = parse_record(record_of(Match(2, "abc")))
    moves = sum(len(turn.moves) for turn in earlier.turns[:5]) + 1
    path.write_text(record_of(Match.branch(earlier, moves, "abd")), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_branch_is_verified_as_far_as_possible(
    capsys: pytest.CaptureFixture[str], branch: Path, language: Language
) -> None:
    speech, record = Speech(language), parse_record(branch.read_text("utf-8"))
    code, out, _ = run(capsys, "verify", branch, "--lang", language)
    assert code == 0
    assert out.splitlines() == [
        speech.text("cli-verified", turns=30),
        speech.text("cli-verified-branch", moves=str(record.branch)),
    ]
    cut = record.until(sum(len(turn.moves) for turn in record.turns[:9]) - 1)
    branch.write_text(write_record(replace(cut, branch=len(cut.moves))), "utf-8")
    code, out, _ = run(capsys, "verify", branch, "--lang", language)
    rule = f"{Rule.N7.value}: {speech.rule(Rule.N7)}"
    assert code == 1
    assert out.strip() == speech.text("cli-problem-branch", recorded=str(len(cut.moves)), rule=rule)


def test_a_wrong_reveal_of_a_branch_is_reported(capsys: pytest.CaptureFixture[str], branch: Path) -> None:
    branch.write_text(branch.read_text("utf-8").replace('seed: "abd"', 'seed: "abe"'), "utf-8")
    code, out, _ = run(capsys, "verify", branch)
    assert code == 1
    assert out.startswith("Turn 4.0: the tile revealed should be #")


def test_a_moment_of_a_branch_is_shown(capsys: pytest.CaptureFixture[str], branch: Path) -> None:
    for moment in ("2.0", "3.1", "9.1"):
        assert run(capsys, "replay", branch, "--at", moment)[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_mismatches_are_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: Language
) -> None:
    fair = record_of(Match(2, Committed(commitment_to(SECRET), SECRET, (None, "salt"))))
    changes = {
        "rules: 1": "rules: 9",
        "tiles: 1411": "tiles: 0000",
        f'secret: "{SECRET}"': 'secret: "5e"',
        f'secret: "{SECRET[:10]}': 'secret: "ffffffffff',
        'nonce 1: "salt"': "nonce 1: -",
    }
    for old, new in changes.items():
        assert old in fair
        path = tmp_path / "game.orbis"
        path.write_text(fair.replace(old, new), "utf-8")
        code, out, err = run(capsys, "verify", path, "--lang", language)
        assert (code, err) == (1, "")
        assert out.strip()


def test_wrong_moves_and_results_are_reported(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text("utf-8")
    *head, last = text.splitlines()
    record.write_text("\n".join([*head, "15.1 end", ""]), "utf-8")
    code, out, _ = run(capsys, "verify", record)
    assert code == 1
    assert f"Turn 15.1: end is not allowed (N8: {Speech('en').rule(Rule.N8)})." in out
    result = next(line for line in text.splitlines() if line.startswith("result:"))
    record.write_text(text.replace(result, "result: 99,98 winners 0"), "utf-8")
    code, out, _ = run(capsys, "verify", record)
    assert code == 1
    assert out == f"The result should be {result.removeprefix('result: ')}, not 99,98 winners 0.\n"
    assert last


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_a_malformed_record_is_reported_with_line_and_column(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    path = tmp_path / "game.orbis"
    path.write_text("orbis record 1\nrules: one\n")
    code, _, err = run(capsys, command, path)
    assert code == 2
    assert "Line 2, column 8" in err
    path.write_bytes(b"\xff\xfe")
    assert "UTF-8" in run(capsys, command, path)[2]
    assert "there is no such file" in run(capsys, command, tmp_path / "none")[2]
    assert "it is a folder" in run(capsys, command, tmp_path)[2]


def test_a_game_without_its_secret_cannot_resume(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.orbis"
    origin = Committed(commitment_to(SECRET), SECRET, (None, "salt"))
    path.write_text(record_of(Match(2, origin), decisions=40), "utf-8")
    code, _, err = run(capsys, "play", path)
    assert code == 2
    assert "The secret of the deal is not in the record" in err
    assert run(capsys, "replay", path)[0] == 0


def test_a_record_with_custom_tiles_needs_their_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.orbis"
    path.write_text(record_of(Match(2, "abc", read_tiles(CUSTOM.read_bytes()))), "utf-8")
    code, _, err = run(capsys, "replay", path)
    assert code == 2
    assert "--tiles" in err
    assert run(capsys, "replay", path, "--tiles", CUSTOM, "--at", "3.1")[0] == 0
    assert run(capsys, "verify", path, "--tiles", CUSTOM)[0] == 0


def test_a_moment_of_a_record_is_shown(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "replay", record, "--at", "3.1")
    assert code == 0
    assert "Anna" in out
    code, _, err = run(capsys, "replay", record, "--at", "77.0")
    assert code == 2
    assert "There is no turn 77.0" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown(capsys: pytest.CaptureFixture[str], language: Language) -> None:
    code, out, _ = run(capsys, "rules", "--lang", language)
    assert code == 0
    assert all(rule.value in out for rule in Rule)
    code, out, _ = run(capsys, "rules", "p3", "--lang", language)
    assert code == 0
    words = " ".join(out.split())
    assert plain(Speech(language).rule(Rule.P3)) in words
    assert "At least one of the two tiles below must have the placed tile's colour" in words


def test_an_unknown_rule_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "rules", "Z9")
    assert code == 2
    assert "There is no rule Z9" in err


def test_tiles_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    code, standard, _ = run(capsys, "tiles")
    assert code == 0
    assert run(capsys, "tiles", "show")[1] == standard
    assert run(capsys, "tiles", "show", CUSTOM)[1] != standard


def test_tile_sets_are_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "tiles", "check", CUSTOM)
    assert code == 0
    assert "71 tiles" in out
    path = tmp_path / "tiles.csv"
    path.write_text("id,level,colour,cost,effect,points,mystic,star\n0,9,pink,,stone,1,,none\n")
    code, out, _ = run(capsys, "tiles", "check", path)
    assert code == 1
    assert "2 faults" in out
    assert len(out.splitlines()) == 3
    code, _, err = run(capsys, "play", "--tiles", path)
    assert code == 2
    assert "2 faults" in err
    path.write_text("\n".join(CUSTOM.read_text().splitlines()[:20]))
    code, out, _ = run(capsys, "tiles", "check", path)
    assert code == 1
    assert "S6" in out
    assert run(capsys, "play", "--tiles", path)[0] == 2


def test_perft_can_divide_the_count_by_first_action(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "perft", "--players", "2", "--seed", "perft-0", "--depth", "3")
    assert (code, out) == (0, "Sequences of 3 decisions: 53\n")
    code, out, _ = run(capsys, "perft", "--players", "2", "--seed", "perft-0", "--depth", "3", "--divide")
    *each, total = out.splitlines()
    assert total == "Sequences of 3 decisions: 53"
    assert sum(int(line.split()[1]) for line in each) == 53


def test_the_engines_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("orbis_core")
    code, out, _ = run(capsys, "parity", "--games", "6")
    assert (code, out) == (0, "The engines agree in 6 games.\n")
    assert run(capsys, "parity", "--games", "1", "--players", "2", "--tiles", CUSTOM)[0] == 0


def test_a_difference_between_the_engines_is_shown_with_its_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("orbis_core")
    monkeypatch.setattr("orbis.native.winners", lambda _: ())
    code, out, _ = run(capsys, "parity", "--games", "1")
    assert code == 1
    assert "The engines differ in winners" in out
    assert "orbis record 1" in out


def test_a_missing_core_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orbis.native.available", lambda: False)
    for arguments in (["parity"], ["engine", "--backend", "native"]):
        code, _, err = run(capsys, *arguments)
        assert code == 2
        assert "./play" in err
    assert "pure Python" in run(capsys, "--version")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("play",),
        ("replay",),
        ("verify",),
        ("rules",),
        ("tiles",),
        ("tiles", "check"),
        ("perft",),
        ("engine",),
    ],
)
def test_help_is_available_in_every_language(
    capsys: pytest.CaptureFixture[str], language: Language, arguments: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as done:
        main([*arguments, "--help", f"--lang={language}"])
    assert done.value.code == 0
    out = capsys.readouterr().out
    assert Speech(language).text("cli-help-help").split()[0] in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "'nonsense' is not valid"),
        (["play", "--players", "7"], "--players: 7 is not valid; choose from 2, 3, 4\n"),
        (["play", "--pause", "long"], "--pause: 'long' is not valid here"),
        (["play", "--pause", "-1"], "--pause: '-1' is not valid here"),
        (["play", "--pause", "nan"], "--pause: 'nan' is not valid here"),
        (["play", "--pause", "inf"], "--pause: 'inf' is not valid here"),
        (["play", "--seed", "\udcff"], "--seed: '\\udcff' is not valid here"),
        (["perft", "--seed", "\udcff"], "--seed: '\\udcff' is not valid here"),
        (["parity", "--games", "0"], "--games: '0' is not valid here"),
        (["play", "--seat", "robot"], "“robot” is not a kind of player"),
        (["play", "--players", "2", "--seat", "human", "--seat", "human", "--seat", "human"], "3 seats"),
        (["play", "--nonsense"], "not understood: --nonsense"),
        (["verify"], "missing: FILE"),
        (["perft", "--depth", "-1"], "--depth"),
        (["perft", "--depth"], "--depth: a value is missing"),
        (["rules", "--lang", "tlh"], "does not speak “tlh”"),
    ],
)
def test_wrong_arguments_get_a_helpful_message(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err


def test_a_saved_game_keeps_its_players(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, _, err = run(capsys, "play", record, "--players", "3", "--seed", "x")
    assert code == 2
    assert "--players, --seed" in err


def test_the_version_includes_the_rules_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert "rules version 1" in out


@pytest.mark.parametrize("arguments", [["rules"], ["--version"], ["--help"], ["perft"]], ids=" ".join)
def test_a_closed_pipe_is_not_an_error(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    nobody_reads, output = os.pipe()
    os.close(nobody_reads)
    command = [sys.executable, "-m", "orbis", *arguments]
    done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, check=False, timeout=60)
    os.close(output)
    assert done.stderr == b""
    assert done.returncode in {0, 1}


LOADING = """
import sys

class Interrupted:
    def find_spec(self, name, path, target=None):
        if name == "orbis.cli.parser":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupted())
import orbis.cli
"""


def test_an_interrupt_while_loading_shows_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@pytest.mark.parametrize("arguments", [[], ["--lang", "pl"]])
def test_the_default_command_is_play(tmp_path: Path, arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "orbis", *arguments],
        check=False,
        input="q\n",
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "ORBIS_LANG": "en"},
    )
    assert done.returncode == 0
    assert ("Co bierzesz" if arguments else "Which tile or god do you take?") in plain(done.stdout)
