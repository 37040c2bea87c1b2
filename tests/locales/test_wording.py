"""Mechanical checks of the wording: punctuation, address, words to avoid, the terms of the game."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from orbis.locales import LANGUAGES, Language, Speech

from .catalogues import ENGLISH, OTHERS, messages, references, words, written

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


def found(language: Language, pattern: str, *, spared: frozenset[str] = frozenset()) -> list[str]:
    """The matches in a language's texts, each as `key: …match…`."""
    wrong = re.compile(pattern)
    return [
        f"{key}: {match[0]}"
        for key, text in messages(language).items()
        if key not in spared
        for match in wrong.finditer(outside_code(text))
    ]


def outside_code(pattern: ast.Pattern) -> str:
    """The source of a pattern, with placeables shortened to `{…}` and variants kept."""
    return re.sub(r"\{ [$\"A-Z-](?:(?!->)[^{}])*? \}", "{…}", written(pattern))


COMMANDS = frozenset({"lab-needs-numpy", "lab-needs-ray", "server-needs-asyncpg"})
"""Texts with commands to be typed literally."""

FOREIGN_QUOTES: dict[Language, str] = {
    "en": '["„«»]',
    "pl": '["“«»]',
    "sk": '["”«»]',
    "ru": '["„“”]',
    "de": '["”«»]',
}


@every_language
def test_quotes_are_the_ones_of_the_language(language: Language) -> None:
    assert found(language, FOREIGN_QUOTES[language], spared=COMMANDS) == []


@every_language
def test_an_ellipsis_is_one_character_and_follows_its_word(language: Language) -> None:
    assert found(language, r"\.\.\.|\S*[^\s,:] …") == []


LEGENDS = frozenset({"balance-tokens-note"})
"""Texts that explain a sign."""

FOREIGN_DASHES: dict[Language, str] = {"en": "—", "pl": "—", "sk": "—", "ru": " – ", "de": "—"}


@every_language
def test_a_hyphen_is_not_used_as_a_minus_or_dash(language: Language) -> None:
    pattern = rf"\S* - \S*|(?<![\w{{}}-])-\d|\S*{FOREIGN_DASHES[language]}\S*"
    assert found(language, pattern, spared=LEGENDS) == []


@every_language
def test_per_cent_is_spaced_as_the_language_requires(language: Language) -> None:
    pattern = r"[\d}] %(?!\()" if language in {"en", "pl"} else r"[\d}]%(?!\()"
    assert found(language, pattern) == []


WRONG_ADDRESS: dict[Language, str] = {
    "en": r"(?!)",
    "pl": r"\b(?:ci(?!, którzy)|cię|ciebie|tobie|tobą|twój|twoj\w+|twoi\w*|wasz\w*|Pan\w*)\b",
    "sk": (
        r"\b(?i:ty|ťa|ti|teba|tebe|tebou|tvoj\w*|(?!náš|váš|príliš)\w+š)\b"
        r"|\b(?i:vyber|zvoľ|uveď|napíš|skús|pozri|polož|vezmi)\b"
    ),
    "ru": (
        r"\b(?i:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ему|ей|ю|им|их|ими|ём)|(?!лишь|пустошь)\w+шь)\b"
        r"|(?<=[а-яё,] )Ва[смш]\w*"
    ),
    "de": r"(?<=[\w,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b|\b(?:[Ee]uch|[Ee]uer\w*|[Ee]ure\w*)\b",
}


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("pl", "co ci zostało", "co Ci zostało, ciche, ci, którzy grają"),
        ("sk", "Zvoľ, čo musíš", "Zvoľte, čo musíte, váš príliš"),
        ("ru", "если ты платишь", "если вы платите лишь за Пустошь, ваш ход"),
        ("de", "wenn Sie bauen", "Sie bauen, wenn du ihnen ihre Karte gibst"),
    ],
)
def test_a_wrong_address_is_detected(language: Language, wrong: str, right: str) -> None:
    assert re.search(WRONG_ADDRESS[language], wrong)
    assert not re.search(WRONG_ADDRESS[language], right)


@every_language
def test_players_are_addressed_consistently(language: Language) -> None:
    assert found(language, WRONG_ADDRESS[language]) == []


UNWANTED: dict[Language, tuple[str, ...]] = {
    "en": (
        r"(?i)\bcolors?\b|\bneighbors?\b|\bcenter\b|\bworshipers?\b|\bcancel(?:ed|ation)",
        r"(?i)\banew\b|\bmend\b|\bin between\b|\bdearer\b",
        r"(?i)\bpay (?:a|this|the|that) (?:tile|forest|village|god)\b",
        r"(?i)\bhere stands\b|\bdo(?:es)? not hold\b|\bthe most CP win\b",
        r"(?i)\bat (?:one|this) screen\b|\bat (?:an|the|your) ?other device\b",
        r"(?i)\bthe box\b|\bboxes\b",
        r"(?<!here )\bis no (?!longer\b|more\b)\w+",
        r"(?:^|\. )Who (?:opens|forfeits|has)\b|\b(?:to|for) who\b",
        r"(?i)\bunless you say otherwise\b|; otherwise\b",
    ),
    "pl": (
        r"\b[Oo]dmów\b",
        r"(?i)\bzgłasza\w* gotowość|gotowość zgłasza|bez gotowości",
        r"(?i)\bdo teraz\b|\bna ruchu\b|własn(?:ymi|ą) ręk",
        r"(?i)\brozstrzyga się (?:las|wios|bog|efekt)",
        r"(?i)\bposadź|\bposadzić",
    ),
    "sk": (
        r"(?i)\bprehr(?:ať|aj|an|á(?!vate\b|va kontumačne\b))\w*",
        r"(?i)\bvlastnou rukou\b|\bcelé dni\b|\bs najviac\b|\bs 4\b",
        r"(?i)\bkôpk\w*|\bkrabic\w*|\bboty\b",
        r"(?i)\b(?:boh|bohyňa|dedina|sopka)\b[^.:]{0,20} (?:(?:je|bude) zrušen\w+|sa zruší\b)",
    ),
    "ru": (
        r"(?i)\bотмен(?:ён|ена|ено|ены)\b",
        r"(?i)\bпочему нет\b|\bготовность есть\b|\bцелыми днями\b",
        r"(?i)\bраскладк\w*|\bрасклад\w?\b|\bпредел\w*|\bсброс(?:ить|ьте|ит)\b|\bзакончи(?:ть|те) ход\b",
        r"\b[Сс]бере[жг]\w*|\b[Оо]чк\w+ созидания\b",
    ),
    "de": (
        r"\bSchöpfungspunkt\w*",
        r"(?i)\bnicht erfüllt\b(?!“)",
        r"\bS[aä]tz(?:es?|en)?\b|\bSchachteln?\b|\bMitspielende\w*",
        r"\b[Bb]egleitung\b",
    ),
}
"""Common words of hasty or literal translation, for which the language has better ones."""

WORD_MEANT = frozenset({"tiles-left-out"})
"""Texts in which such a word is right: unused pieces do stay in the box."""


@every_language
def test_no_word_to_avoid_is_used(language: Language) -> None:
    unwanted = (found(language, pattern, spared=WORD_MEANT) for pattern in UNWANTED[language])
    assert [each for places in unwanted for each in places] == []


TERMS: dict[str, dict[Language, str]] = {
    r"wilderness": {"pl": "pustkow", "sk": "univerzáln", "ru": "пустош", "de": "wildnis"},
    r"worshipper": {"pl": "wyznawc", "sk": "uctievač", "ru": "последовател", "de": "anhänger"},
    r"kingdom": {"pl": "królestw", "sk": "zásob", "ru": "круг", "de": "vorrat|vorrät"},
    r"universe": {"pl": "wszechświ", "sk": "univerz", "ru": "вселенн", "de": "welt"},
    r"aether": {"pl": "eter", "sk": "zásob", "ru": "эфир", "de": "vorrat"},
    r"temple": {"pl": "świąty", "sk": "chrám", "ru": "храм", "de": "tempel|kultstätt"},
    r"village": {"pl": "wios", "sk": "ded[ií]n", "ru": "дерев", "de": "dorf|dörf"},
    r"volcano": {"pl": "wulkan", "sk": "sop[ekči]", "ru": "вулкан", "de": "vulkan"},
    r"irrigation": {"pl": "irygac", "sk": "zavlažov", "ru": "орошен", "de": "bewässerungsanlage"},
    r"forest": {"pl": r"\blas|\blesie", "sk": r"\bles", "ru": r"\bлес", "de": "wald|wäld"},
    r"discount token": {"pl": "zniż", "sk": "zľav", "ru": "преданност", "de": "vergünstig"},
    r"mystic value": {"pl": "mistyczn", "sk": "mystick", "ru": "мистическ", "de": "mystikwert"},
    r"god(?:s|dess)?\b": {
        "pl": r"\bb[oó]g|\bbó[sż]",
        "sk": r"\bb[oô][hž]",
        "ru": r"\bбо[гж]",
        "de": "g[oö]tt",
    },
    r"(?-i:CP)\b": {"pl": r"\bPK\b|punkt", "sk": r"\bBS\b|\bbod", "ru": r"\bОС\b|очк", "de": r"\bSP\b|punkt"},
}
"""Terms of the rulebooks: the beginning of the English word, and a pattern for each other language."""

WITHOUT_TERM: dict[Language, set[str]] = {
    "pl": set(),
    "sk": {"web-wilderness"},
    "ru": {"help-exchange.text"},
    "de": {"help-irrigation.brief"},
}
"""Texts that rightly lack a term of their English."""

FILE_WORDS = {"fault-effect", "help-asked"}
"""Texts that quote English words: those of a file format, and names of chapters."""


def said(language: Language, key: str) -> str:
    """The words of a text, and of the texts it refers to."""
    pattern = messages(language)[key]
    return " ".join((words(pattern), *(said(language, other) for other in sorted(references(pattern)))))


def without_term(language: Language, term: str) -> Iterator[str]:
    """The texts that lack a term of their English."""
    stem = re.compile(TERMS[term][language], re.IGNORECASE)
    for key, pattern in messages(ENGLISH).items():
        has_term = re.search(rf"\b(?:{term})", words(pattern), re.IGNORECASE)
        if has_term and not stem.search(said(language, key)):
            yield key


@pytest.mark.parametrize("term", TERMS)
@every_other_language
def test_the_terms_of_the_rulebook_are_used(language: Language, term: str) -> None:
    assert set(without_term(language, term)) - WITHOUT_TERM[language] - FILE_WORDS == set()


NOT_AT_THE_TABLE: dict[Language, str] = {
    "en": "not at the table",
    "pl": "nie (ma|było) przy stole",
    "sk": "nie je pri stole|neboli pri stole",
    "ru": "(нет|не|не было) за столом",
    "de": "nicht am Tisch",
}

ON_HOLIDAY: dict[Language, str] = {
    "en": "holiday",
    "pl": "urlop",
    "sk": "dovolenk",
    "ru": "отпуск",
    "de": "Urlaub",
}

PRESENCE = ("pages-away", "pages-waiting-for-away", "web-away-back", "web-absent-bot", "web-unheard")
HOLIDAYS = (
    "pages-away-until",
    "pages-list-excused",
    "pages-holiday",
    "pages-holiday-text",
    "pages-holiday-now",
    "table-excused",
)


@every_language
def test_not_looking_at_a_table_and_being_on_holiday_have_words_of_their_own(language: Language) -> None:
    texts = {key: written(text) for key, text in messages(language).items()}
    presence, holiday = (re.compile(each[language], re.IGNORECASE) for each in (NOT_AT_THE_TABLE, ON_HOLIDAY))
    for key in PRESENCE:
        assert presence.search(texts[key]), texts[key]
        assert not holiday.search(texts[key])
    for key in HOLIDAYS:
        assert holiday.search(texts[key]), texts[key]
        assert not presence.search(texts[key])


@every_language
def test_whoever_may_allow_an_address_inside_reads_how(language: Language) -> None:
    # At home, the player is the host.
    assert written(messages(language)["pages-bad-address"]).count("--webhooks-at") == 2


def test_nobody_is_away_which_would_mean_either() -> None:
    assert found("en", r"\b(is|are|was|were|be|being|Being) away\b|\bAway\b") == []


@every_language
def test_the_help_calls_what_is_in_the_menu_by_its_names(language: Language) -> None:
    speech = Speech(language)
    told = speech.text("help-reason-Q9")
    assert [key for key in ("pages-rewind", "pages-ask-rewind") if speech.text(key) not in told] == []
