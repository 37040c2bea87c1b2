"""The rulebook, the catalogue of tiles, and replaying."""

import io
import re
from datetime import datetime
from pathlib import Path

import pytest
from rich.console import Console

from orbis.bots import Uniform
from orbis.locales import LANGUAGES, Language, Speech
from orbis.notation import Record, Seat
from orbis.play import Match
from orbis.rules import GODS, STANDARD, Rule, read_tiles
from orbis.tui import UnknownTurn, print_rules, print_tiles, replay_in_terminal
from orbis.tui.catalogue import draw_catalogue
from orbis.tui.lookup import words_of
from orbis.tui.replay import Course
from orbis.tui.rulebook import PLAYERS_RULES, draw_rules, paragraphs
from orbis.tui.saves import games_folder, new_game_path, saved_games, write_safely
from tui.sittings import NAMES, First, states

every_language = pytest.mark.parametrize("language", LANGUAGES)
MOMENTS = ((None, 45), ("0", 0), ("7", 7), ("3.1", 7), ("45", 45), ("16.0", 45))
CUSTOM = Path(__file__).parent.parent / "golden" / "custom.csv"


def console() -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=80, height=24, highlight=False), file


def recorded(players: int = 3, turns: int = 45) -> Record:
    seats = [Seat(name, "uniform") for name in NAMES[:players]]
    match = next(each for each in states(players, "replay", Uniform()) if each.state.turn == turns)
    return match.record(seats)


def test_every_rule_has_its_exact_paragraph() -> None:
    assert set(paragraphs()) == set(Rule)
    assert paragraphs()[Rule.P1].startswith("P1 Row 1 holds at most 5 tiles")
    assert paragraphs()[Rule.T3].endswith("The new tile carries no worshippers.")
    assert paragraphs()[Rule.G2] == "G2 · Apprentice Goddess · – · 2 CP"
    assert not any("**" in text or "`" in text for text in paragraphs().values())


@every_language
def test_rules_are_listed_and_found(language: Language) -> None:
    speech = Speech(language)
    text = "\n".join(row.plain for row in draw_rules(speech, 80))
    assert all(f"{rule.value:<4}" in text for rule in PLAYERS_RULES)
    assert all(row.cell_len <= 80 for row in draw_rules(speech, 80))
    assert "At least one of the two tiles below" in "\n".join(
        row.plain for row in draw_rules(speech, 80, "p3")
    )
    found = draw_rules(speech, 80, speech.god(GODS[9]).split()[-1])
    assert any(row.plain.startswith("G10 ") for row in found)
    assert len(found) < len(draw_rules(speech, 80))


def found(language: Language, query: str) -> list[str]:
    rows = draw_rules(Speech(language), 80, query)
    return [row.plain.split()[0] for row in rows if row.plain[:1].strip()]


@every_language
def test_rules_for_programs_are_only_found_by_their_ids(language: Language) -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "help" / "chapters.ts").read_text("utf-8")
    listed = re.search(r"PROGRAM_RULES.*?= \{(.*?)\}", page, re.DOTALL)
    assert listed is not None
    ids = set(re.findall(r"(\w+):", listed[1]))
    assert {rule.value for rule in Rule} - {rule.value for rule in PLAYERS_RULES} == ids
    speech = Speech(language)
    assert [rule for rule in found(language, "") if rule in ids] == []
    for rule in ids:
        assert found(language, rule.lower())[0] == rule
        for word in words_of(speech.rule(Rule(rule)))[:3]:
            assert word.upper() in ids or not ids & set(found(language, word)), word


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "VOLCANO", "E4"),
        ("en", "undo", "Q9"),
        ("en", "take back", "Q9"),
        ("en", "irigation", "E5"),
        ("en", "a desert", "W1"),
        ("en", "what does the tiebreak mean", "D4"),
        ("de", "rückgängig", "Q9"),
        ("de", "Bewäserung", "E5"),
        ("de", "Wüste", "W1"),
        ("pl", "cofnij", "Q9"),
        ("pl", "wulkanami", "E4"),
        ("pl", "irygcja", "E5"),
        ("sk", "zavlazovanie", "E5"),
        ("ru", "Вулканами", "E4"),
    ],
)
def test_questions_find_rules(language: Language, query: str, rule: str) -> None:
    assert rule in found(language, query)
    assert len(found(language, query)) < len(PLAYERS_RULES) / 2


def test_unknown_rules_are_reported() -> None:
    out, file = console()
    assert print_rules(out, Speech("en"), "P3")
    assert not print_rules(out, Speech("en"), "xyzzy")
    assert "No rule mentions “xyzzy”." in file.getvalue()


@every_language
def test_all_tiles_and_gods_are_listed(language: Language) -> None:
    speech = Speech(language)
    lines = draw_catalogue(STANDARD, speech, 80)
    assert all(row.cell_len <= 80 for row in lines)
    text = "\n".join(row.plain for row in lines)
    assert all(f"#{tile.id} " in text for tile in STANDARD.tiles)
    assert all(f"G{god.number} {speech.god(god)}" in text for god in GODS)
    assert speech.text("unofficial")[:30] in text
    assert "…" not in text


def test_only_the_standard_set_is_called_unofficial() -> None:
    custom = read_tiles(CUSTOM.read_bytes())
    text = "\n".join(row.plain for row in draw_catalogue(custom, Speech("en"), 80))
    assert "unofficial" not in text


def test_tiles_can_be_printed_in_ascii() -> None:
    out, file = console()
    print_tiles(out, Speech("de"), ascii=True)
    assert file.getvalue().isascii()


@pytest.mark.parametrize(("at", "turn"), MOMENTS)
def test_a_moment_of_a_record_is_printed(at: str | None, turn: int) -> None:
    out, file = console()
    assert replay_in_terminal(recorded(), out, Speech("en"), at=at) == 0
    text = file.getvalue()
    if turn == 45:
        assert "The end · turns played: 45" in text
        assert "worshippers left" in text
    else:
        assert f"turns played: {turn} of 45" in text
        assert f"Round {turn // 3 + 1} of 15" in text


@pytest.mark.parametrize("at", ["46", "3.3", "17.0", "x", "", "-1"])
def test_an_unknown_turn_is_refused(at: str) -> None:
    out, _ = console()
    with pytest.raises(UnknownTurn):
        replay_in_terminal(recorded(), out, Speech("en"), at=at)


def test_a_record_can_be_stepped_through() -> None:
    typed = iter(["", "n", "p", "d", "d", "p", "p", "12", "3.1", "99", "q"])
    seen: list[str] = []
    file = io.StringIO()
    out = Console(file=file, width=80, height=24, force_terminal=True, no_color=True, highlight=False)

    def read() -> str:
        seen.append(file.getvalue().split("turns played: ")[-1].split(" ")[0])
        return next(typed)

    assert replay_in_terminal(recorded(), out, Speech("en"), read=read) == 0
    assert seen == ["0", "1", "2", "1", "1", "1", "1", "0", "12", "7", "7"]
    assert "There is no turn “99”" in file.getvalue()


@pytest.mark.parametrize(("error", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_a_replay_can_be_left(error: type[BaseException], code: int) -> None:
    def read() -> str:
        raise error

    out = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    assert replay_in_terminal(recorded(), out, Speech("en"), read=read) == code


def test_an_unfinished_turn_is_replayed_to_its_last_decision() -> None:
    *_, match = (each for each, _ in zip(states(2, "part", First()), range(10), strict=False))
    assert isinstance(match, Match)
    record = match.record([Seat("A", "human"), Seat("B", "human")])
    course = Course(record)
    for _ in range(20):
        course.next_decision()
    assert course.state == match.state
    course.next_turn()
    assert course.state == match.state


def test_games_have_a_folder_and_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    now = datetime(2026, 11, 15, 18, 30)
    assert games_folder({"XDG_STATE_HOME": "/state"}) == Path("/state/orbis")
    assert games_folder({"XDG_STATE_HOME": "relative"}) == Path("/home/anna/.local/state/orbis")
    assert saved_games(tmp_path) == []
    first = new_game_path(tmp_path, now)
    write_safely(first, "one")
    second = new_game_path(tmp_path, now)
    assert first != second
    write_safely(second, "two")
    assert saved_games(tmp_path)[0] == second
    assert sorted(tmp_path.iterdir()) == sorted([first, second])


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.orbis"
    write_safely(path, "old")

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_safely(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
