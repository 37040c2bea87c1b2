"""The languages of the game, and how a player's language is chosen."""

import re
from collections.abc import Mapping
from typing import Literal

Language = Literal["en", "pl", "sk", "ru", "de"]

LANGUAGES: Mapping[Language, str] = {
    "en": "English",
    "pl": "Polski",
    "sk": "Slovenčina",
    "ru": "Русский",
    "de": "Deutsch",
}
"""The languages by code, each with its own name."""

VARIABLES = ("ORBIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language; the first one that is set decides."""


class UnknownLanguage(ValueError):
    """The game has no texts in this language."""

    def __init__(self, wanted: str) -> None:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        super().__init__(f"unknown language {wanted!r}; the game speaks {known}")
        self.wanted = wanted


def chosen_language(wanted: str | None, environment: Mapping[str, str]) -> Language:
    """The wanted language, or else that of the environment, or English; raise `UnknownLanguage`.

    >>> chosen_language("pl_PL.UTF-8", {})
    'pl'
    >>> chosen_language(None, {"LANG": "sk_SK.UTF-8"})
    'sk'
    >>> chosen_language(None, {"LANG": "C.UTF-8"})
    'en'
    """
    if wanted is not None:
        return known_language(wanted)
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return _named(named) or "en"


def known_language(text: str) -> Language:
    """The language that a code or locale such as `de` or `de_AT.UTF-8` names; raise `UnknownLanguage`."""
    language = _named(text)
    if language is None:
        raise UnknownLanguage(text)
    return language


def _named(text: str) -> Language | None:
    code = re.split(r"[_.@-]", text.strip())[0].lower()
    return next((language for language in LANGUAGES if language == code), None)
