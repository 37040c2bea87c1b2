import re

import pytest

from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import ACTIONS, GODS, STANDARD, Reveal, legal_actions, refusal

from .games import moves

every_language = pytest.mark.parametrize("language", LANGUAGES)

WIDTH = 80


def is_sentence(text: str) -> bool:
    return re.fullmatch(r"[^\s{}][^{}\n]*[.?]", text) is not None


@every_language
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_described(language: Language, players: int) -> None:
    speech = Speech(language)
    for state, move in moves(players, players):
        assert is_sentence(speech.question(state))
        labels = [speech.option(state, option) for option in legal_actions(state)]
        assert all(label and len(label) <= WIDTH for label in labels)
        assert len(labels) == len(set(labels))
        told = speech.log(state, move, "Anna")
        assert is_sentence(told)
        assert isinstance(move, Reveal) or told.startswith("Anna ")


@every_language
def test_every_refusal_has_an_answer(language: Language) -> None:
    speech = Speech(language)
    for state, _ in moves(5, 2):
        for action in ACTIONS:
            rule = refusal(state, action)
            assert rule is None or is_sentence(speech.rule(rule))


@every_language
def test_every_tile_effect_and_god_can_be_described(language: Language) -> None:
    speech = Speech(language)
    lines = [speech.tile(tile) for tile in STANDARD.tiles]
    assert max(map(len, lines)) <= 125
    assert all(is_sentence(speech.effect(tile.effect)) for tile in STANDARD.tiles)
    assert all(speech.brief(tile.effect).startswith(speech.kind(tile.effect)) for tile in STANDARD.tiles)
    assert all(is_sentence(speech.god_effect(god)) for god in GODS)
