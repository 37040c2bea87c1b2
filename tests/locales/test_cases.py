"""Counts stand in the nominative where they are labels, and in the case of their verb elsewhere."""

import pytest
from spaces import plain

from orbis.locales import Language, Speech

COUNTS = (1, 2, 5)
LABELS: dict[Language, tuple[str, str, str]] = {
    "de": ("1 weißer Anhänger", "2 weiße Anhänger", "5 weiße Anhänger"),
    "ru": ("1 белый Последователь", "2 белых Последователя", "5 белых Последователей"),
    "pl": ("1 biały wyznawca", "2 białych wyznawców", "5 białych wyznawców"),
    "sk": ("1 biely uctievač", "2 bieli uctievači", "5 bielych uctievačov"),
}
AMOUNTS: dict[Language, tuple[str, str, str]] = {
    "de": ("1 weißer", "2 weiße", "5 weiße"),
    "ru": ("1 белый", "2 белых", "5 белых"),
    "pl": ("1 biały", "2 białych", "5 białych"),
    "sk": ("1 biely", "2 bieli", "5 bielych"),
}
ANY: dict[Language, tuple[str, str, str]] = {
    "de": ("1 beliebiger", "2 beliebige", "5 beliebige"),
    "ru": ("1 любой", "2 любых", "5 любых"),
    "pl": ("1 dowolny", "2 dowolnych", "5 dowolnych"),
    "sk": ("1 ľubovoľný", "2 ľubovoľní", "5 ľubovoľných"),
}
OBJECTS: dict[Language, tuple[str, str, str]] = {
    "de": ("1 weißen Anhänger", "2 weiße Anhänger", "5 weiße Anhänger"),
    "ru": ("1 белого Последователя", "2 белых Последователей", "5 белых Последователей"),
    "pl": ("1 białego wyznawcę", "2 białych wyznawców", "5 białych wyznawców"),
    "sk": ("1 bieleho uctievača", "2 bielych uctievačov", "5 bielych uctievačov"),
}
every_language = pytest.mark.parametrize("language", LABELS)


def said(language: Language, key: str, **arguments: str | int) -> str:
    return plain(Speech(language).text(key, **arguments))


@every_language
def test_labels_count_in_the_nominative(language: Language) -> None:
    for count, label, amount, any_colour in zip(
        COUNTS, LABELS[language], AMOUNTS[language], ANY[language], strict=True
    ):
        assert said(language, "worshippers-of-colour.label", count=count, colour="white") == label
        assert said(language, "amount.label", count=count, colour="white") == amount
        assert said(language, "amount-any.label", count=count) == any_colour


@every_language
@pytest.mark.parametrize("key", ["option-pay", "option-discard", "option-gain", "option-strike"])
def test_options_count_in_the_accusative(language: Language, key: str) -> None:
    for count, counted in zip(COUNTS, OBJECTS[language], strict=True):
        assert counted in said(language, key, count=count, colour="white", cell="b2")


@every_language
@pytest.mark.parametrize("key", ["log-pay", "log-discard", "log-gain", "log-strike"])
def test_the_log_counts_in_the_accusative(language: Language, key: str) -> None:
    for count, counted in zip(COUNTS, OBJECTS[language], strict=True):
        assert counted in said(language, key, name="Ann", count=count, colour="white", cell="b2")
