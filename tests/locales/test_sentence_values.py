"""Sentences as values: compared, converted to JSON, and formatted from JSON with only the Fluent files."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from amount import combined
from fluent.runtime import FluentBundle, FluentResource
from spaces import PlainSpeech as Speech
from tables import BLUE, ORANGE, RED, WHITE, player, settling, state, tile
from tables import universe as laid

from orbis.locales import (
    LANGUAGES,
    Language,
    MissingText,
    PlainSentence,
    Sentence,
    brief_sentence,
    effect_sentence,
    fault_sentence,
    god_effect_sentences,
    god_object,
    god_sentence,
    log_sentences,
    option_sentence,
    question_sentence,
    reveal_sentence,
    rule_sentence,
    tile_sentence,
    winners_sentence,
)
from orbis.rules import GODS, STANDARD, IllegalAction, Rule, apply, legal_actions
from orbis.rules.actions import Build, EndTurn, Exchange, MakeWilderness, PlaceLeft, Spend
from orbis.rules.pieces import Irrigation, Village, Volcano
from orbis.rules.tile_rows import Fault, FaultKind

from .catalogues import FOLDER, file_names
from .games import moves

every_language = pytest.mark.parametrize("language", LANGUAGES)

IRRIGATION = tile(BLUE, Irrigation(WHITE), cost="WB*")
SETTLING = settling(IRRIGATION, player("WWBO", laid([RED, RED])))


@dataclass(frozen=True)
class Reader:
    """A client that has only the Fluent files of a language."""

    bundle: FluentBundle

    @classmethod
    def of(cls, language: Language) -> "Reader":
        bundle = FluentBundle([language], use_isolating=False)
        for name in file_names(language):
            bundle.add_resource(FluentResource((FOLDER / language / name).read_text("utf-8")))
        return cls(bundle)

    def say(self, plain: PlainSentence) -> str:
        id, _, attribute = plain["key"].partition(".")
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        arguments = plain.get("arguments", {})
        said = {
            name: self.say(value) if isinstance(value, dict) else value for name, value in arguments.items()
        }
        text, errors = self.bundle.format_pattern(pattern, said)
        assert errors == []
        return str(text)

    def read(self, sentences: Iterable[Sentence]) -> str:
        """The text of sentences after a round trip through JSON."""
        sent = json.dumps([sentence.plain() for sentence in sentences])
        received: list[PlainSentence] = json.loads(sent)
        return " ".join(map(self.say, received))


def test_equal_sentences_are_equal_values() -> None:
    some = Sentence.of("amount", count=2, colour="red")
    same = Sentence.of("amount", colour="red", count=2)
    assert some == same
    assert len({some, same, Sentence.of("list-comma", first=some, last=same)}) == 2
    assert some != Sentence.of("amount", count=3, colour="red")
    assert some != Sentence.of("amount-any", count=2, colour="red")
    assert Sentence.of("option-end") == Sentence("option-end")


def test_the_options_of_a_state_have_distinct_and_stable_sentences() -> None:
    for each, _ in moves(6, 2):
        options = [option_sentence(each, option) for option in legal_actions(each)]
        assert len(set(options)) == len(options)
        assert options == [option_sentence(each, option) for option in legal_actions(each)]


def test_a_nested_sentence_has_a_plain_form() -> None:
    assert option_sentence(SETTLING, Build()).plain() == {
        "key": "option-build",
        "arguments": {
            "count": 3,
            "cost": {
                "key": "list-comma",
                "arguments": {
                    "first": {
                        "key": "list-comma",
                        "arguments": {
                            "first": {"key": "amount", "arguments": {"colour": "white", "count": 1}},
                            "last": {"key": "amount", "arguments": {"colour": "blue", "count": 1}},
                        },
                    },
                    "last": {"key": "amount-any", "arguments": {"count": 1}},
                },
            },
        },
    }


def test_a_sentence_without_arguments_is_written_as_its_key() -> None:
    assert god_object(GODS[0]).plain() == {"key": "god-G1.object"}
    assert rule_sentence(Rule.P3).plain() == {"key": "rule-P3"}


def test_each_consequence_is_a_separate_sentence() -> None:
    placing = apply(apply(SETTLING, Build()), Spend(ORANGE))
    piece = Sentence.of("kind-tile", colour="blue", kind="irrigation")
    assert log_sentences(placing, PlaceLeft(), "Anna") == (
        Sentence.of("log-place-left", name="Anna", piece=piece),
        Sentence.of("log-deactivated", what="irrigation"),
    )


def test_what_too_few_worshippers_deactivate_is_told_with_the_numbers() -> None:
    def told(effect: Village | Volcano) -> Sentence:
        settling_it = settling(tile(RED, effect, cost="W"), player("WB", laid([RED, RED])))
        return log_sentences(apply(settling_it, Build()), PlaceLeft(), "Anna")[-1]

    assert told(Village(3)) == Sentence.of("log-short", what="village", available=1, due=3)
    assert told(Volcano((BLUE,), 2)) == Sentence.of("log-short", what="volcano", available=0, due=2)


def test_a_given_state_after_an_action_is_trusted() -> None:
    for each, move in moves(7, 3):
        assert log_sentences(each, move, "Jan", apply(each, move)) == log_sentences(each, move, "Jan")
    with pytest.raises(IllegalAction):
        log_sentences(state(), EndTurn(), "Jan")
    assert log_sentences(state(), EndTurn(), "Jan", state()) == (Sentence.of("log-end", name="Jan"),)


def test_a_sentence_with_a_missing_argument_raises() -> None:
    lacking = Sentence.of("list-and", first="Anna", last=Sentence.of("amount", count=2))
    with pytest.raises(MissingText, match="no text 'amount' in 'en': Unknown external: colour"):
        Speech("en").say(lacking)


@pytest.mark.parametrize(("language", "players"), combined(LANGUAGES, (2, 3, 4)))
def test_whole_games_can_be_read_from_json(language: Language, players: int) -> None:
    speech, reader = Speech(language), Reader.of(language)
    for each, move in moves(10 + players, players):
        assert reader.read([question_sentence(each)]) == speech.question(each)
        for option in legal_actions(each):
            assert reader.read([option_sentence(each, option)]) == speech.option(each, option)
        assert reader.read(log_sentences(each, move, "Anna")) == speech.log(each, move, "Anna")


@every_language
def test_pieces_rules_faults_and_winners_can_be_read_from_json(language: Language) -> None:
    speech, reader = Speech(language), Reader.of(language)
    for each in STANDARD.tiles:
        assert reader.read([tile_sentence(each)]) == speech.tile(each)
        assert reader.read([effect_sentence(each.effect)]) == speech.effect(each.effect)
        assert reader.read([brief_sentence(each.effect)]) == speech.brief(each.effect)
        assert reader.read([reveal_sentence(each, 4)]) == speech.reveal(each, 4)
    for god in GODS:
        assert reader.read([god_sentence(god)]) == speech.god(god)
        assert reader.read(god_effect_sentences(god)) == speech.god_effect(god)
    for rule in Rule:
        assert reader.read([rule_sentence(rule)]) == speech.rule(rule)
    for kind in FaultKind:
        fault = Fault(3, "cost", kind, "X")
        assert reader.read([fault_sentence(fault)]) == speech.fault(fault)
    for names in (["Anna"], ["Anna", "Jan"], ["Anna", "Jan", "Eva"]):
        assert reader.read([winners_sentence(names)]) == speech.winners(names)


def test_no_question_offers_what_is_impossible() -> None:
    asked: set[str] = set()
    for number in range(6):
        for each, _ in moves(number, 2 + number % 3):
            key, options = question_sentence(each).key, legal_actions(each)
            asked.add(key)
            if key == "question-settle":
                assert Build() in options
                assert MakeWilderness() in options
            elif key == "question-exchange":
                assert any(isinstance(option, Exchange) for option in options)
                assert Build() not in options
            elif key == "question-wilderness":
                assert Build() not in options
                reason = dict(question_sentence(each).arguments)["reason"]
                assert isinstance(reason, Sentence)
                assert Speech("en").say(reason) in Speech("en").question(each)
            elif key == "question-place":
                assert len(options) > 1
    assert asked >= {"question-settle", "question-exchange", "question-wilderness", "question-place-only"}
