"""Playing by typing: whole games, every command, mistakes, taking back, and leaving."""

from dataclasses import replace
from functools import reduce
from pathlib import Path
from random import Random

import pytest
from amount import few_or_all
from spaces import plain

from orbis.bots import Greedy, Uniform
from orbis.locales import LANGUAGES, Language, Speech
from orbis.notation import Committed, parse_record, write_action
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.play.verification import resume, verify
from orbis.rules import Action, Phase, Rule, apply, legal_actions, winners
from orbis.rules.actions import EndTurn, TakeTile
from orbis.rules.choice import choice
from orbis.rules.state import Ending
from orbis.tui import TerminalTable
from orbis.tui.view import options_of
from tui.sittings import NAMES, First, Sitting, new_table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.orbis"


def kept(table: TerminalTable) -> Match:
    """The match in the file of a table."""
    return resume(parse_record(table.path.read_text("utf-8")))


def script(table: TerminalTable, seed: int, numbers: bool) -> list[str]:
    """What people type in a whole game without bots: one line per turn."""
    match = Match(len(table.seats), "seed")
    random = Random(seed)
    lines = []
    words: list[str] = []
    picked: list[Action] = []
    while not match.state.is_over:
        options = options_of(match.state, picked)
        action = random.choice(options)
        words.append(str(options.index(action) + 1) if numbers else write_action(action))
        asked = choice(match.state)
        order = [pick.action for pick in asked.picks] if asked else []
        picked.append(action)
        if asked is None or action not in order or len(picked) == asked.due:
            for each in sorted(picked, key=order.index) if action in order else picked:
                match.do(each)
            picked = []
        if isinstance(action, EndTurn):
            lines.append(" ".join(words))
            words = []
    return lines


@pytest.mark.parametrize(("language", "numbers"), few_or_all([("pl", True)], [("en", False), ("pl", True)]))
def test_a_whole_game_is_played_by_typing(path: Path, language: Language, numbers: bool) -> None:
    table = new_table(path, None, None, None)
    sitting = Sitting(table, language).play(script(table, 1, numbers))
    assert sitting.exit_code == 0
    assert table.state.is_over
    assert len(sitting.prompts) == 45
    speech = Speech(language)
    assert speech.winners([NAMES[seat] for seat in winners(table.state)]) in sitting.said
    for text in ("orbis verify", "orbis replay", str(path), speech.text("tui-seed", seed="seed")):
        assert text in sitting.said.replace("\n", "")
    assert verify(parse_record(path.read_text("utf-8"))) == ()


def test_bots_play_and_their_turns_are_described(path: Path) -> None:
    table = new_table(path, None, First(), Uniform())
    sitting = Sitting(table).play(["a1 build 1> +W end", "quit"])
    assert "Bartłomiej takes" in sitting.said
    assert "Чарльз Фредерик" in sitting.said
    assert table.state.turn == 3


def test_a_table_of_bots_plays_itself(path: Path) -> None:
    table = new_table(path, Greedy(), First())
    sitting = Sitting(table, terminal=True).play([])
    assert table.state.is_over
    assert sitting.prompts == []


def test_what_happened_since_the_last_turn_is_shown(path: Path) -> None:
    table = new_table(path, None, First())
    sitting = Sitting(table, terminal=True).play(["a1 build 1> end"])
    last = sitting.said.split("Round 2 of 15")[-1]
    assert "Bartłomiej takes" in last


def test_the_active_player_is_named(path: Path) -> None:
    sitting = Sitting(new_table(path, None, None)).play(["a1 build 1> end"])
    assert sitting.prompts[0].startswith("Anna ")
    assert sitting.prompts[1].startswith("Bartłomiej ")
    assert "Bartłomiej to play" in sitting.said


def test_several_answers_stop_at_the_first_refusal(path: Path) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table).play(["a1 build 4a 1>"])
    assert table.state.phase is Phase.PLACE
    assert "4a is not possible now." in sitting.said
    assert "P2" in sitting.said


def test_answers_after_the_end_of_the_turn_are_ignored(path: Path) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table).play(["a1 build 1> end a2"])
    assert table.state.turn == 1
    assert table.state.phase is Phase.TAKE
    assert "ignored: a2" in sitting.said


def test_enter_chooses_the_only_option(path: Path) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table).play(["", "a1 build", "", ""])
    assert "Type the number of an option (1 to 12)" in plain(sitting.said)
    assert table.state.turn == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_prints_something(path: Path, language: Language) -> None:
    table = new_table(path, None, Greedy())
    speech = Speech(language)
    sitting = Sitting(table, language)
    commands = ["help", "?", "why 1", "why G7", "why C1", "why", "score", "log", "log all", "left"]
    commands += ["show 2", "show bart", "show", "tile b2", "tile 1a", "tile #37", "tile", "god", "god 7"]
    commands += ["god G99", "rules P3", "rules", "rules xyzzy", "undo", "undo all", "save"]
    before = ["a1 build 1> end", "a2 1 1 1"]
    sitting.play([*before, *commands, "quit"])
    assert sitting.exit_code == 0
    for text in (
        speech.text("tui-help-answers")[:20],
        speech.rule(Rule.P3)[:20],
        speech.text("tui-why-what")[:20],
        speech.score_part("wildernesses"),
        speech.text("tui-no-rule", word="xyzzy"),
        speech.text("tui-left"),
    ):
        assert text in sitting.said
    for index, answer in enumerate(sitting.said.split(" > ")[len(before) + 1 :]):
        assert answer.count("\n") > 1, index


def test_why_names_the_rule_or_says_that_it_is_legal(path: Path) -> None:
    said = (
        Sitting(new_table(path, None, None)).play(["why b2", "why 2a", "why W>B", "why p3", "why end"]).said
    )
    assert "b2 is legal" in said
    assert "2a is not possible now.\nFirst take a tile or a god." in said
    assert "W>B is not possible now.\nX1" in said
    assert "P3  In a higher row" in said
    assert "At least one of the two tiles below must have the" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_later_is_answered_with_what_comes_first(path: Path, language: Language) -> None:
    speech = Speech(language)
    table = new_table(path, None, None)
    random, asked = Random(17), set[type]()
    while not table.state.is_over:
        state = table.state
        if type(state.decision) not in asked:
            asked.add(type(state.decision))
            late = "1>" if isinstance(state.decision, Ending) else "end"
            for words in (late, f"why {late}"):
                said = " ".join(plain(Sitting(table, language).play([words, "quit"]).said).split())
                assert plain(speech.first(state)) in said
                assert not {"N7", "N8"} & set(said.split())
            assert table.state == state
        table.match.do(random.choice(table.match.options()))
    assert len(asked) == 9


def test_worshippers_are_chosen_in_any_order(path: Path) -> None:
    table = new_table(path, None, None)
    random = Random(5)
    while True:
        asked = choice(table.state)
        if (
            asked is not None
            and 1 < asked.due < sum(pick.most for pick in asked.picks)
            and len(asked.picks) > 1
        ):
            break
        table.match.do(random.choice(table.match.options()))
    before = table.state
    backwards = [pick.action for pick in reversed(asked.picks) for _ in range(pick.most)][: asked.due]
    words = [write_action(action) for action in backwards]
    sitting = Sitting(table).play(
        [words[0], "undo", " ".join(words), "undo", " ".join(reversed(words)), "quit"]
    )
    order = [pick.action for pick in asked.picks]
    assert plain(Speech("en").text("tui-picked", chosen=1, due=asked.due, words=words[0])) in plain(
        sitting.said
    )
    assert table.state == reduce(apply, sorted(backwards, key=order.index), before)


def test_undo_takes_back_one_decision_or_all(path: Path) -> None:
    table = new_table(path, None, None)
    Sitting(table).play(["a1 build", "undo"])
    assert table.state.phase is Phase.SETTLE
    assert kept(table).state == table.state
    Sitting(table).play(["build 1>", "undo all"])
    assert table.state == Match(2, "seed").state
    assert kept(table).state == table.state
    sitting = Sitting(table).play(["undo"])
    assert "Q9" in sitting.said


def test_undo_ends_with_the_turn(path: Path) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table).play(["a1 build 1> end", "undo"])
    assert table.state.turn == 1
    assert "Q9" in sitting.said


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "0", "99", "\x1b[A", "\ufffd", "why \x00", "tile …", "god ²", "show 9", "log -1", "log ²"],
)
@pytest.mark.parametrize("terminal", [False, True])
def test_bad_input_gets_an_answer(path: Path, line: str, terminal: bool) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table, terminal=terminal).play([line, "quit"])
    assert sitting.exit_code == 0
    assert table.state == Match(2, "seed").state
    assert len(sitting.prompts) == 2
    assert "\x00" not in sitting.said


def test_unknown_words_get_suggestions(path: Path) -> None:
    said = Sitting(new_table(path, None, None)).play(["a1 biuld"]).said
    assert "“biuld” means nothing here. Perhaps: build, wild." in said


def test_every_decision_is_on_disk_before_the_next_question(path: Path) -> None:
    table = new_table(path, None, Uniform())
    random = Random(5)

    def answers() -> list[str]:
        assert kept(table).state == table.state
        return [write_action(random.choice(legal_actions(table.state)))]

    lines = (word for _ in range(60) for word in answers())
    Sitting(table).play(lines)
    assert len(table.match.history) > 60
    assert kept(table).state == table.state
    assert kept(table).history == table.match.history


@pytest.mark.thorough
def test_a_resumed_game_continues_unchanged(path: Path) -> None:
    lines = ["a1 1 1> 1 1 1", *["1"] * 400]
    through = new_table(path, None, Uniform(), Greedy())
    Sitting(through).play(lines)
    assert through.state.is_over
    parted = new_table(path.with_name("parted.orbis"), None, Uniform(), Greedy())
    Sitting(parted).play(lines[:9])
    resumed = TerminalTable(kept(parted), parted.seats, parted.agents, parted.path)
    Sitting(resumed).play(lines[9:])
    assert resumed.match.history == through.match.history


def test_a_copy_never_overwrites_a_file(path: Path) -> None:
    copy = path.with_name("a copy.orbis")
    sitting = Sitting(new_table(path, None, None)).play([f"save {copy}", f"save {copy}"])
    assert copy.read_text("utf-8") == path.read_text("utf-8")
    assert "already exists" in sitting.said


def test_a_failed_save_is_reported(path: Path) -> None:
    blocked = path.parent / "file" / "game.orbis"
    path.parent.mkdir()
    blocked.parent.write_text("not a folder")
    sitting = Sitting(new_table(blocked, None, None)).play(["a1", "save", "quit"])
    assert sitting.exit_code == 0
    assert "could not be saved" in sitting.said
    assert "could not be saved in" in sitting.said.replace("\n", " ")


@pytest.mark.parametrize("name", ["~nobody-of-that-name/x", f"/{'x' * 300}/x", "/dev/null/x", "a\0b"])
def test_a_failed_copy_is_reported(path: Path, name: str) -> None:
    sitting = Sitting(new_table(path, None, None)).play([f"save {name}", "quit"])
    assert "could not be saved" in sitting.said
    assert "The game is saved." in sitting.said


def test_a_window_that_is_too_small_is_reported(path: Path) -> None:
    sitting = Sitting(new_table(path, None, None), terminal=True, size=(60, 20)).play(["a1", "score", "help"])
    assert "80 × 24" in sitting.said
    assert sitting.exit_code == 0


def test_ascii_output_is_all_ascii(path: Path) -> None:
    table = new_table(path, None, None)
    sitting = Sitting(table, "pl", ascii=True).play(["pomoc", "a1 buduj 1>", "wynik", "zasady", "stosy", "1"])
    assert sitting.said.isascii()


def test_the_first_option_is_a_tile(path: Path) -> None:
    table = new_table(path, None, None)
    Sitting(table).play(["1"])
    assert table.match.history[0].move == TakeTile(0)


def test_a_game_dealt_by_a_secret_can_be_left_and_resumed(path: Path) -> None:
    secret = "5e" * 32
    origin = Committed(commitment_to(secret), secret, (None, None))
    table = replace(new_table(path, None, None), match=Match(2, origin))
    Sitting(table).play(["1", "quit"])
    assert kept(table).moves == table.match.moves != ()
