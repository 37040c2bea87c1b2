import re
from collections.abc import Iterator
from random import Random

import pytest

from orbis.locales import LANGUAGES, Language, Speech
from orbis.rules import (
    ACTIONS,
    GODS,
    STANDARD,
    Action,
    Reveal,
    State,
    apply,
    legal_actions,
    refusal,
    set_up,
)
from orbis.rules.actions import Build, Exchange
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling

every_language = pytest.mark.parametrize("language", LANGUAGES)

WIDTH = 80


def random_move(chance: Random, state: State) -> Action | Reveal:
    """A reveal or an option, more often one that builds and seldom an exchange."""
    if isinstance(state.decision, Refilling):
        return Reveal(chance.choice(state.next_stack).id)
    options = legal_actions(state)
    if Build() in options and chance.random() < 0.8:
        return Build()
    calm = [option for option in options if not isinstance(option, Exchange)]
    return chance.choice(options if chance.random() < 0.1 else calm)


def moves(seed: int, players: int) -> Iterator[tuple[State, Action | Reveal]]:
    """The states of a game at random, each with the move that was made in it."""
    chance = Random(seed)
    tiles = sorted(tiles_in_game(players), key=lambda tile: (tile.level, chance.random()))
    state = set_up(players, tiles[:9], chance.sample(GODS, gods_revealed(players)))
    while not state.is_over:
        move = random_move(chance, state)
        yield state, move
        state = apply(state, move)


def is_sentence(text: str) -> bool:
    return re.fullmatch(r"[^\s{}][^{}\n]*[.?]", text) is not None


@every_language
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(language: Language, players: int) -> None:
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
