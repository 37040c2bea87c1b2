"""Sentences about tiles, winners, rules and faults, checked by eye."""

import pytest
from spaces import PlainSpeech as Speech

from orbis.locales import Language
from orbis.rules import STANDARD, Rule
from orbis.rules.tile_rows import Fault, FaultKind

TILES: dict[Language, str] = {
    "en": "level 2 · white · temple: 1 · costs 1 white, 1 green, 1 of any colour · 1 CP · mystic value 8",
    "pl": "poziom 2 · biały · świątynia: 1 · za 1 białego, 1 zielonego, 1 dowolnego · 1 PK "
    "· wartość mistyczna 8",
    "sk": "úroveň 2 · biela · chrám: 1 · za 1 bieleho, 1 zeleného, 1 ľubovoľného · 1 BS · mystická hodnota 8",
    "ru": "уровень 2 · белый · Храм: 1 · за 1 белого, 1 зелёного, 1 любого цвета · 1 ОС "
    "· мистическое число 8",
    "de": "Stufe 2 · weiß · Kultstätte: 1 · kostet 1 weißen, 1 grünen, 1 beliebigen · 1 SP · Mystikwert 8",
}


@pytest.mark.parametrize("language", TILES)
def test_a_tile_is_described_in_one_line(language: Language) -> None:
    assert Speech(language).tile(STANDARD.tiles[22]) == TILES[language]


def test_a_name_that_ends_with_a_full_stop_needs_no_second_one() -> None:
    speech = Speech("de")
    assert speech.text("table-renamed", former="Anna", name="Anna K.") == "Anna heißt jetzt Anna K."
    assert speech.text("table-sat", name="Anna K.") == "Anna K. nimmt Platz."


WON: dict[Language, tuple[str, str]] = {
    "en": ("Anna wins.", "Anna, Jan and Eva share the victory."),
    "pl": ("Wygrywa Anna.", "Zwycięstwem dzielą się Anna, Jan i Eva."),
    "sk": ("Víťazí Anna.", "O víťazstvo sa delia Anna, Jan a Eva."),
    "ru": ("Побеждает Anna.", "Победу делят Anna, Jan и Eva."),
    "de": ("Anna gewinnt.", "Anna, Jan und Eva teilen sich den Sieg."),
}


@pytest.mark.parametrize("language", WON)
def test_winners(language: Language) -> None:
    speech = Speech(language)
    assert (speech.winners(["Anna"]), speech.winners(["Anna", "Jan", "Eva"])) == WON[language]


PLURALS: dict[Language, tuple[str, ...]] = {
    "en": ("0 worshippers", "1 worshipper", "2 worshippers", "21 worshippers"),
    "pl": ("0 wyznawców", "1 wyznawcę", "2 wyznawców", "21 wyznawców"),
    "sk": ("0 uctievačov", "1 uctievača", "2 uctievačov", "21 uctievačov"),
    "ru": ("0 Последователей", "1 Последователя", "2 Последователей", "21 Последователя"),
    "de": ("0 Anhänger", "1 Anhänger", "2 Anhänger", "21 Anhänger"),
}


@pytest.mark.parametrize("language", PLURALS)
def test_numbers_of_worshippers_are_inflected(language: Language) -> None:
    speech = Speech(language)
    assert tuple(speech.text("worshippers", count=count) for count in (0, 1, 2, 21)) == PLURALS[language]


ANSWERS: dict[Language, str] = {
    "en": "In a higher row, at least one of the two tiles below must have the tile’s own colour; "
    "a wilderness below counts as any colour.",
    "pl": "W wyższym rzędzie co najmniej jeden z dwóch kafli pod spodem musi mieć kolor dokładanego kafla; "
    "pustkowie pod spodem liczy się jako dowolny kolor.",
    "sk": "Vo vyššom rade musí mať aspoň jeden z dvoch dielikov pod novým dielikom rovnakú farbu ako on; "
    "univerzálny dielik sa považuje za dielik ľubovoľnej farby.",
    "ru": "В верхних рядах хотя бы один из двух тайлов снизу должен совпадать по цвету с новым; "
    "Пустошь снизу считается тайлом любого цвета.",
    "de": "Auf einer höheren Ebene muss mindestens eine der beiden Landschaften darunter dieselbe Farbe "
    "haben wie die neue; eine Wildnis darunter gilt als jede Farbe.",
}


@pytest.mark.parametrize("language", ANSWERS)
def test_why_a_tile_may_not_be_placed_on_a_slot(language: Language) -> None:
    assert Speech(language).rule(Rule.P3).startswith(ANSWERS[language])


def test_faults_give_the_place_what_is_expected_and_what_was_found() -> None:
    speech = Speech("en")
    assert speech.fault(Fault(3, "level", FaultKind.LEVEL, "4")) == (
        "Row 3, column level: a level must be 1, 2 or 3. Found: “4”."
    )
    assert speech.fault(Fault(1, "", FaultKind.HEADER, "")) == (
        "Row 1: the first row must be id,level,colour,cost,effect,points,mystic,star. Found: (nothing)."
    )
    assert Speech("de").fault(Fault(7, "star", FaultKind.STAR, "x" * 3000)) == (
        f"Zeile 7, Spalte star: Ein Stern muss white, purple oder none sein. Gefunden: „{'x' * 59}…“."
    )


def test_control_characters_in_a_file_are_not_printed() -> None:
    assert "\x1b" not in Speech("en").fault(Fault(2, "id", FaultKind.ID, "\x1b[2J"))
