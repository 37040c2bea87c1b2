"""The game in words: rules, pieces, questions, options and the log in five languages."""

from orbis.locales.languages import LANGUAGES, Language, UnknownLanguage, chosen_language
from orbis.locales.speech import Speech
from orbis.locales.texts import MissingText

__all__ = ["LANGUAGES", "Language", "MissingText", "Speech", "UnknownLanguage", "chosen_language"]
