"""Finds rules as players ask for them: with other endings, by words that mean the same, in spite of slips.

The words come from the rules help of the page, which also ranks what it finds (`web/src/help/search.ts`).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from orbis.locales import Speech
from orbis.rules import Rule
from orbis.tui.symbols import fold

_WORD = re.compile(r"[^\W_]+")
_STEM = 4
"""The least that two words must share if their endings differ."""

_SLIP = 0.75
"""How much a misspelt word of so many letters resembles the one that is meant."""


def words_of(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(fold(text)))


class Lookup:
    """What a search in some rules knows of a language."""

    def __init__(self, speech: Speech, rules: Iterable[Rule]) -> None:
        asked = _groups(speech.text("help-asked"))
        self._texts = {
            rule: frozenset(words_of(f"{speech.rule(rule)} {asked.get(rule.value, '')}")) for rule in rules
        }
        self._idle = frozenset(words_of(speech.text("help-stop-words")))
        self._endings = frozenset(("", *words_of(speech.text("help-endings"))))
        self._synonyms: Mapping[str, Sequence[tuple[str, ...]]] = {
            word: tuple(words_of(phrase) for phrase in phrases.split(","))
            for words, phrases in _groups(speech.text("help-synonyms")).items()
            for word in words_of(words)
        }

    def find(self, query: str) -> tuple[Rule, ...]:
        """The rules with all words that matter, or with what those may be a slip of."""
        words = words_of(query)
        wanted = [word for word in words if word not in self._idle] or words
        if not wanted:
            return ()
        return self._with_all(wanted) or self._with_all([self._spelt(word) for word in wanted])

    def _with_all(self, wanted: Iterable[str]) -> tuple[Rule, ...]:
        meant = [self._meant(word) for word in wanted]
        return tuple(
            rule
            for rule, text in self._texts.items()
            if all(any(self._has(text, phrase) for phrase in phrases) for phrases in meant)
        )

    def _meant(self, wanted: str) -> tuple[tuple[str, ...], ...]:
        """A word, and what the rules say for it."""
        others = (phrases for word, phrases in self._synonyms.items() if self._alike(wanted, word))
        return ((wanted,), *(phrase for phrases in others for phrase in phrases))

    def _has(self, text: frozenset[str], phrase: Iterable[str]) -> bool:
        return all(any(self._alike(part, word) or word.startswith(part) for word in text) for part in phrase)

    def _alike(self, one: str, other: str) -> bool:
        """Whether two words are the same but for their endings."""
        short = min(len(one), len(other))
        return one == other or any(
            one[:at] == other[:at] and one[at:] in self._endings and other[at:] in self._endings
            # A whole short word is surer than the beginning of one.
            for at in range(_STEM - 1 if short == _STEM - 1 else _STEM, short + 1)
        )

    def _spelt(self, wanted: str) -> str:
        known = {word for text in self._texts.values() for word in text} | self._synonyms.keys()
        if any(self._alike(wanted, word) or word.startswith(wanted) for word in known):
            return wanted
        # A slip at the beginning of a long word counts, too.
        begun = {word[: len(wanted)]: word for word in sorted(known)} | {word: word for word in known}
        near = get_close_matches(wanted, begun, n=1, cutoff=_SLIP)
        return begun[near[0]] if near else wanted


def _groups(text: str) -> dict[str, str]:
    """What is told after a colon, by what is before it, in a text whose groups are parted by bars."""
    parted = (group.partition(":") for group in text.split("|"))
    return {before.strip(): after for before, _, after in parted}
