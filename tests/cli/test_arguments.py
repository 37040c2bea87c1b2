import os
import subprocess
import sys
from pathlib import Path

import pytest
from spaces import plain

from cli.commands import run
from orbis.cli import main
from orbis.locales import LANGUAGES, Language, Speech


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
