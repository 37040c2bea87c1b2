import ast as python
import re
import unicodedata
from itertools import product
from string import Formatter

import pytest
from fluent.syntax import ast
from spaces import PlainSpeech

from orbis.locales import LANGUAGES, Language, Speech
from orbis.locales.pieces import EFFECTS, KINDS
from orbis.locales.texts import read_sources
from orbis.notation.phrase import Phrase
from orbis.rules import COLOURS, GODS, Phase, Rule
from orbis.rules.pieces import Star
from orbis.rules.tile_rows import FaultKind

from .catalogues import (
    ENGLISH,
    FOLDER,
    OTHERS,
    entries,
    file_names,
    messages,
    parsed,
    references,
    selects,
    variables,
    words,
    written,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)

COUNTS: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25)
CHOICES: dict[str, tuple[str, ...]] = {
    "colour": tuple(colour.name.lower() for colour in COLOURS),
    "kind": tuple(dict.fromkeys(KINDS.values())),
    "choice": ("tile", "god", "both"),
    "face": ("up", "down"),
    "what": ("village", "volcano", "irrigation", "god"),
    "column": ("none", "cost"),
}
PLURALS: dict[Language, set[str]] = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "sk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "de": {"one", "other"},
}
SCORE_PARTS = ("regions", "wildernesses", "temple", "god", "total", "worshippers")

SPOKEN_BY_OTHERS = {
    "wilderness",
    "unofficial",
    "amount.label",
    "amount-any.label",
    "worshippers-of-colour.label",
}
"""Texts that only higher-level packages use."""

SAME_IN_ENGLISH: dict[Language, set[str]] = {
    "en": set(),
    "pl": {"score-regions.short"},
    "sk": {"score-regions.short"},
    "ru": set(),
    "de": set(),
}
"""Texts that happen to be identical to the English."""


@every_language
def test_all_files_parse_and_no_id_is_repeated(language: Language) -> None:
    faults = [entry for name in file_names(language) for entry in parsed(language, name)]
    assert [entry for entry in faults if isinstance(entry, ast.Junk)] == []
    ids = [(type(entry), entry.id.name) for entry in entries(language)]
    assert len(ids) == len(set(ids))


@every_language
def test_the_loader_finds_the_same_entries_as_a_full_parse(language: Language) -> None:
    ids = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in entries(language)
    }
    assert set(read_sources(language)) == ids


@every_other_language
def test_every_language_has_the_same_keys_in_the_same_files(language: Language) -> None:
    assert file_names(language) == file_names(ENGLISH)
    for name in file_names(ENGLISH):
        assert list(messages(language, name)) == list(messages(ENGLISH, name))


@every_other_language
def test_a_text_needs_the_same_arguments_in_every_language(language: Language) -> None:
    for key in messages(ENGLISH).keys() & messages(language).keys():
        assert variables(language, key) == variables(ENGLISH, key), key


def test_every_rule_has_a_text() -> None:
    assert list(messages(ENGLISH, "rules.ftl")) == [f"rule-{rule.value}" for rule in Rule]


def expected_key(phrase: Phrase) -> str:
    return f"expected-{phrase.name.lower().replace('_', '-')}"


@every_other_language
def test_everything_the_notation_may_expect_has_a_text(language: Language) -> None:
    assert list(messages(language, "notation.ftl")) == [expected_key(phrase) for phrase in Phrase]


def test_english_texts_match_the_notation_errors() -> None:
    for phrase in Phrase:
        needed = {name: 7 for _, name, _, _ in Formatter().parse(phrase.value) if name}
        said = PlainSpeech("en").text(expected_key(phrase), **needed)
        assert said.translate(str.maketrans("“”", '""')) == phrase.value.format(**needed)


def families() -> set[str]:
    """The keys of the enumerations in the rules."""
    return {
        *(f"kind-{kind}" for kind in KINDS.values()),
        *(f"{family}-{effect}" for family in ("effect", "brief") for effect in EFFECTS.values()),
        *(f"god-G{god.number}{part}" for god in GODS for part in ("", ".object", ".taken", ".end")),
        *(f"phase-{phase.value}" for phase in Phase),
        *(f"star-{star.value}" for star in Star),
        *(f"score-{part}{form}" for part in SCORE_PARTS for form in ("", ".short")),
        *(f"fault-{kind.value}" for kind in FaultKind),
    }


def keys_in_the_code() -> set[str]:
    return {
        node.value
        for path in FOLDER.glob("*.py")
        for node in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def test_every_piece_phase_and_fault_has_a_text() -> None:
    assert families() - set(messages(ENGLISH, "game.ftl")) == set()


def test_every_text_of_the_game_is_used() -> None:
    game = messages(ENGLISH, "game.ftl")
    parts = {
        other for language in LANGUAGES for each in messages(language).values() for other in references(each)
    }
    assert set(game) - families() - keys_in_the_code() - parts == SPOKEN_BY_OTHERS


@every_language
def test_plurals_have_every_category_of_the_language(language: Language) -> None:
    for key, pattern in messages(language).items():
        for _, variants in selects(pattern):
            if variants & {"zero", "one", "two", "few", "many"}:
                assert variants == PLURALS[language], key


@every_language
def test_selects_over_colours_and_kinds_are_exhaustive(language: Language) -> None:
    for key, pattern in messages(language, "game.ftl").items():
        for variable, variants in selects(pattern):
            if variable in {"colour", "kind", "choice", "face"}:
                assert variants == set(CHOICES[variable]), key


def domain(variable: str) -> tuple[str | int, ...]:
    """The possible values of a variable, or one example."""
    return COUNTS if variable == "count" else CHOICES.get(variable, ("7",))


@every_language
def test_every_text_can_be_formatted_with_all_its_arguments(language: Language) -> None:
    speech = Speech(language)
    for name in ("rules.ftl", "game.ftl"):
        for key in messages(language, name):
            needed = sorted(variables(language, key))
            for values in product(*map(domain, needed)):
                arguments = dict(zip(needed, values, strict=True))
                text = speech.text(key, **arguments)
                assert text == text.strip() != "", key
                assert not set(text) & set("{}$\u2068\u2069\n"), key
                assert "  " not in text, key


@every_other_language
def test_no_text_is_left_in_english(language: Language) -> None:
    english = messages(ENGLISH)
    same = {
        key
        for name in ("rules.ftl", "game.ftl")
        for key, pattern in messages(language, name).items()
        if written(pattern) == written(english[key]) and re.search(r"\w", words(pattern))
    }
    assert same == SAME_IN_ENGLISH[language]


@every_language
def test_no_word_mixes_alphabets(language: Language) -> None:
    for key, pattern in messages(language).items():
        for word in re.findall(r"[^\W\d_]+", words(pattern)):
            alphabets = {unicodedata.name(letter).split()[0] for letter in word}
            assert len(alphabets) == 1, (key, word)


@every_language
def test_rules_end_as_sentences_and_options_as_labels(language: Language) -> None:
    for key, pattern in messages(language).items():
        text = written(pattern)
        if key.startswith("rule-"):
            assert text.endswith("."), key
            assert len(re.findall(r"[.?!](?= |$)", text)) <= 3, key
        if key.startswith("option-"):
            assert not text.endswith("."), key


@every_language
def test_short_names_are_short(language: Language) -> None:
    speech = Speech(language)
    assert all(len(speech.text(f"score-{part}.short")) <= 6 for part in SCORE_PARTS)
    assert all(len(speech.phase(phase)) <= 14 for phase in Phase)
    assert all(len(speech.god(god)) <= 24 for god in GODS)
