"""The game in words: rules, pieces, questions, options and the log as sentences, in five languages."""

from orbis.locales.languages import LANGUAGES, Language, UnknownLanguage, chosen_language
from orbis.locales.log import log_sentences, reveal_sentence, together
from orbis.locales.options import option_sentence
from orbis.locales.pieces import (
    brief_sentence,
    effect_sentence,
    god_effect_sentences,
    god_object,
    god_sentence,
    tile_sentence,
)
from orbis.locales.questions import question_sentence
from orbis.locales.sentence import Argument, PlainSentence, Sentence
from orbis.locales.speech import Speech
from orbis.locales.texts import MissingText
from orbis.locales.verdicts import expected_sentence, fault_sentence, rule_sentence, winners_sentence

__all__ = [
    "LANGUAGES",
    "Argument",
    "Language",
    "MissingText",
    "PlainSentence",
    "Sentence",
    "Speech",
    "UnknownLanguage",
    "brief_sentence",
    "chosen_language",
    "effect_sentence",
    "expected_sentence",
    "fault_sentence",
    "god_effect_sentences",
    "god_object",
    "god_sentence",
    "log_sentences",
    "option_sentence",
    "question_sentence",
    "reveal_sentence",
    "rule_sentence",
    "tile_sentence",
    "together",
    "winners_sentence",
]
