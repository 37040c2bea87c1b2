from pathlib import Path

import pytest
from spaces import plain

from cli.commands import CUSTOM, run
from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import Rule
from orbis.tui.rulebook import PLAYERS_RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown(capsys: pytest.CaptureFixture[str], language: Language) -> None:
    code, out, _ = run(capsys, "rules", "--lang", language)
    assert code == 0
    assert all(rule.value in out for rule in PLAYERS_RULES)
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
