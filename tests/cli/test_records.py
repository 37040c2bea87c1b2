from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import CUSTOM, SECRET, record_of, run
from orbis.locales import LANGUAGES, Language, Speech
from orbis.notation import Committed, parse_record, write_record
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.rules import Rule, read_tiles


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_kept_from_before_the_deal_is_compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: Language
) -> None:
    path = tmp_path / "game.orbis"
    path.write_text(
        record_of(Match(2, Committed(commitment_to(SECRET), SECRET, (None, "my: salt")))), "utf-8"
    )
    kept = ("--commitment", commitment_to(SECRET), "--nonce", "1:my: salt")
    assert run(capsys, "verify", path, *kept, "--lang", language)[0] == 0
    assert run(capsys, "verify", path, "--commitment", kept[1].upper(), "--lang", language)[0] == 0
    others = (("--commitment", "ab" * 32), ("--nonce", "1:salt"), ("--nonce", "0:salt"))
    for other in others:
        code, out, err = run(capsys, "verify", path, *kept, *other, "--lang", language)
        assert (code, err) == (1, "")
        assert other[1].rpartition(":")[2] in out


@pytest.mark.parametrize(
    "kept",
    [
        *(("--nonce", nonce) for nonce in ("salt", "x:salt", "0:", "4:salt")),
        *(("--commitment", digits) for digits in ("", "ab", "ab" * 32 + "a", "xy" * 32)),
    ],
    ids=" ".join,
)
def test_what_was_mistyped_says_nothing_about_the_dealer(
    capsys: pytest.CaptureFixture[str], record: Path, kept: tuple[str, str]
) -> None:
    code, out, err = run(capsys, "verify", record, *kept)
    assert (code, out) == (2, "")
    assert ("seat" in err) != ("64 hexadecimal digits" in err)


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
