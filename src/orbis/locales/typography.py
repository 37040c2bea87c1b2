"""Puts no-break spaces where a line must not break, by language; the page has the same rules."""

import re

from orbis.locales.languages import Language

_COUNTS = "count|best|points|percent|total|games|turns|tables|tiles|deals|size"
"""Variables that are always numbers."""

_LITTLE_WORDS = (
    "and|or|of|to|in|on|at|is|are|as|for|with|if|from|by|i|z|ze|w|do|lub|na|a|zo|v|až|je|pre|alebo|"
    "и|до|в|на|с|из|от|или|und|oder|von|bis|im|am|an|mit|zu|ist|sind"
)
"""Words that the number before them does not count."""

_NUMBER = re.compile(
    rf"((?<![\w.,:#<>/-])\d+|\{{ \$(?:{_COUNTS}) \}}) (?!(?:{_LITTLE_WORDS})(?![^\W\d_]))(?=[^\W\d_]|[{{%×])"
)
"""A number and the space before what it counts."""

_FIGURE = r"\{ \$(?:best|found|win) \}(?: ?%)?"
_OTHER = r"\{ \$(?:played|expected|best) \}"

_NUMBERED = [
    (re.compile(rf"({_FIGURE}) (instead) (of) (?={_OTHER})"), "\\1\u00a0\\2\u00a0\\3\u00a0"),
    (re.compile(rf"({_FIGURE}) (statt|zamiast|namiesto|вместо) (?={_OTHER})"), "\\1\u00a0\\2\u00a0"),
    (re.compile(r"\} %"), "}\u00a0%"),
    (re.compile(r"(?<=[^\W\d_]) (?=\{ \$row \})"), "\u00a0"),
    (_NUMBER, "\\1\u00a0"),
]
"""What is there instead of what, as one figure; the number of a row; and other numbers."""

_ONE_LETTER: dict[Language, str] = {"en": "", "pl": "aiouwz", "sk": "aikosuvz", "ru": "авикосу", "de": ""}
"""One-letter words that must not end a line."""


def _rules(language: Language) -> list[tuple[re.Pattern[str], str]]:
    letters = _ONE_LETTER[language]
    if letters:
        return [
            *_NUMBERED,
            (re.compile(rf"(?<=[\s(„“«][{letters}{letters.upper()}]) (?=[^\s=}}])"), "\u00a0"),
            (re.compile(r"(?<=[^\s=\]]) (?=[–—] )"), "\u00a0"),
        ]
    return _NUMBERED


_RULES_OF = {language: _rules(language) for language in _ONE_LETTER}


def typeset(language: Language, source: str) -> str:
    """Add no-break spaces to the source of some texts, and change nothing else.

    >>> typeset("pl", "rule = i w { $slot } leży { $count } wyznawców").replace("\u00a0", "~")
    'rule = i~w~{ $slot } leży { $count }~wyznawców'
    """
    for pattern, put in _RULES_OF[language]:
        source = pattern.sub(put, source)
    return source
