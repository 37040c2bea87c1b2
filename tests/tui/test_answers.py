"""Answers are understood by number, by notation, shortened, and in the player's language."""

import pytest
from tables import BLUE, OCEANS, RED, WHITE, after, player, settling, state, tile

from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import Rule, legal_actions
from orbis.rules.actions import (
    Build,
    EndTurn,
    Exchange,
    MakeWilderness,
    PlaceRight,
    TakeGod,
    TakeTile,
)
from orbis.tui.answers import Asked, Chosen, Command, Forbidden, NoOption, Unknown, Vocabulary

ENGLISH = Vocabulary(Speech("en"))
TAKING = state(player("WWW"))
SETTLING = settling(tile(RED), player("WWW"))


@pytest.mark.parametrize("word", ["5", "b2", "B2"])
def test_a_tile_can_be_chosen_by_number_or_name(word: str) -> None:
    assert ENGLISH.read(TAKING, word) == Chosen(TakeTile(4))


@pytest.mark.parametrize("word", ["G3", "g3", "11"])
def test_a_god_can_be_chosen_by_number_or_name(word: str) -> None:
    assert ENGLISH.read(TAKING, word) == Chosen(TakeGod(3))


@pytest.mark.parametrize("word", ["W>B", "w>b", "13"])
def test_an_exchange_can_be_chosen_by_number_or_name(word: str) -> None:
    assert ENGLISH.read(TAKING, word) == Chosen(Exchange(WHITE, BLUE))


def test_exchanges_come_last() -> None:
    assert ENGLISH.read(SETTLING, "1") == Chosen(Build())
    assert ENGLISH.read(SETTLING, "2") == Chosen(MakeWilderness())
    assert ENGLISH.read(SETTLING, "3") == Chosen(Exchange(WHITE, BLUE))


@pytest.mark.parametrize("word", ["b", "bu", "BUILD"])
def test_an_unambiguous_prefix_of_an_option_is_enough(word: str) -> None:
    assert ENGLISH.read(SETTLING, word) == Chosen(Build())


def test_an_ambiguous_prefix_of_an_option_is_not_enough() -> None:
    answer = ENGLISH.read(SETTLING, "w")
    assert isinstance(answer, Unknown)
    assert {"wild", "W>B", "why"} <= set(answer.meant)


def test_an_unambiguous_prefix_of_a_command_is_enough() -> None:
    assert ENGLISH.read(TAKING, "sco") == Asked(Command.SCORE)
    assert isinstance(ENGLISH.read(TAKING, "s"), Unknown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_work_in_english_and_in_the_players_language(language: Language) -> None:
    speech = Speech(language)
    vocabulary = Vocabulary(speech)
    for command in Command:
        for word in (command.value, *speech.text(f"tui-command-{command.value}").split()):
            assert vocabulary.read(TAKING, word) == Asked(command)
            assert vocabulary.read(TAKING, word.upper()) == Asked(command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: Language) -> None:
    speech = Speech(language)
    keys = [f"tui-command-{command.value}" for command in Command]
    keys += [f"tui-word-{word}" for word in ("build", "wild", "no", "end")]
    words = [word for key in keys for word in speech.text(key).split()]
    assert len(words) == len(set(words))


def test_actions_work_in_the_players_language() -> None:
    assert Vocabulary(Speech("pl")).read(SETTLING, "buduj") == Chosen(Build())
    assert Vocabulary(Speech("pl")).read(SETTLING, "Pust") == Chosen(MakeWilderness())
    assert Vocabulary(Speech("ru")).read(SETTLING, "СТРОИТЬ") == Chosen(Build())


def test_accents_can_be_left_out() -> None:
    assert Vocabulary(Speech("pl")).read(TAKING, "wyjdz") == Asked(Command.QUIT)
    assert Vocabulary(Speech("de")).read(TAKING, "zuruck") == Asked(Command.UNDO)


def test_an_illegal_action_names_its_rule() -> None:
    assert ENGLISH.read(TAKING, "B>W") == Forbidden(Exchange(BLUE, WHITE), Rule.X1)
    assert ENGLISH.read(TAKING, "end") == Forbidden(EndTurn(), Rule.N8)
    assert ENGLISH.read(state(player(god=OCEANS)), "G2") == Forbidden(TakeGod(2), Rule.T2)
    answer = ENGLISH.read(TAKING, "#37")
    assert isinstance(answer, Forbidden)
    assert answer.rule is Rule.N7


@pytest.mark.parametrize("word", ["0", "99", "007"])
def test_a_number_without_an_option_is_refused(word: str) -> None:
    expected = Chosen(legal_actions(TAKING)[6]) if word == "007" else NoOption(word)
    assert ENGLISH.read(TAKING, word) == expected


@pytest.mark.parametrize("word", ["xyzzy", "²", "\ufffd", "-", "W>", "b9", "G11", "1<>", "\x00", "a" * 5000])
def test_nonsense_is_unknown(word: str) -> None:
    assert isinstance(ENGLISH.read(TAKING, word), Unknown)


def test_a_misspelt_word_gets_a_suggestion() -> None:
    answer = ENGLISH.read(SETTLING, "biuld")
    assert isinstance(answer, Unknown)
    assert "build" in answer.meant


def test_an_end_of_row_1_is_not_read_as_a_number() -> None:
    placing = after(SETTLING, Build())
    assert ENGLISH.read(placing, "1>") == Chosen(PlaceRight())
