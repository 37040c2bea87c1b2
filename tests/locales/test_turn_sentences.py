"""What is said about the decisions of a turn, checked by eye."""

import pytest
from spaces import PlainSpeech as Speech
from tables import BLUE, GREEN, ORANGE, RED, WHITE, after, display, player, settling, state, tile
from tables import universe as laid

from orbis.locales import Language, Sentence, log_sentences, together
from orbis.rules import Colour, Reveal, Slot, apply
from orbis.rules.actions import (
    Build,
    EndTurn,
    Exchange,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    TakeTile,
)
from orbis.rules.pieces import Conversion, Farm, Forest, Irrigation

IRRIGATION = tile(BLUE, Irrigation(WHITE), cost="WB*")


ON_B2 = state(display=display({4: IRRIGATION}, {4: "WWR"}))


TWO_ON_B2 = state(display=display({4: IRRIGATION}, {4: "WW"}))


TAKEN: dict[Language, tuple[str, str, str]] = {
    "en": (
        "take the blue irrigation tile at b2",
        "Anna takes the blue irrigation tile from b2 and gathers 3 worshippers (2 white, 1 red).",
        "Anna takes the blue irrigation tile from b2 and gathers 2 white worshippers.",
    ),
    "pl": (
        "weź niebieski kafel irygacji z b2",
        "Anna bierze niebieski kafel irygacji z b2 i zbiera 3 wyznawców (2 białych, 1 czerwonego).",
        "Anna bierze niebieski kafel irygacji z b2 i zbiera 2 białych wyznawców.",
    ),
    "sk": (
        "vziať modrý dielik zavlažovania z b2",
        "Anna si berie modrý dielik zavlažovania z b2 a zbiera 3 uctievačov (2 bielych, 1 červeného).",
        "Anna si berie modrý dielik zavlažovania z b2 a zbiera 2 bielych uctievačov.",
    ),
    "ru": (
        "взять синий тайл Орошения с места b2",
        "Anna берёт синий тайл Орошения с места b2 и собирает 3 Последователей (2 белых, 1 красного).",
        "Anna берёт синий тайл Орошения с места b2 и собирает 2 белых Последователей.",
    ),
    "de": (
        "die blaue Bewässerungsanlage von b2 nehmen",
        "Anna nimmt die blaue Bewässerungsanlage von b2 und sammelt 3 Anhänger (2 weiße, 1 roten) ein.",
        "Anna nimmt die blaue Bewässerungsanlage von b2 und sammelt 2 weiße Anhänger ein.",
    ),
}


@pytest.mark.parametrize("language", TAKEN)
def test_taking_a_tile_and_gathering(language: Language) -> None:
    speech = Speech(language)
    label, mixed, plain = TAKEN[language]
    assert speech.option(ON_B2, TakeTile(4)) == label
    assert speech.log(ON_B2, TakeTile(4), "Anna") == mixed
    assert speech.log(TWO_ON_B2, TakeTile(4), "Anna") == plain


RICH = player("WWBO", laid([RED, RED]), discounts="W")


BUILT: dict[Language, tuple[str, str, str]] = {
    "en": (
        "build it for 1 blue, 1 of any colour",
        "Anna builds the blue irrigation tile for 1 blue, 1 of any colour.",
        "Anna turns the blue irrigation tile into a wilderness.",
    ),
    "pl": (
        "zbuduj za 1 niebieskiego, 1 dowolnego",
        "Anna buduje niebieski kafel irygacji za 1 niebieskiego, 1 dowolnego.",
        "Anna zamienia niebieski kafel irygacji w pustkowie.",
    ),
    "sk": (
        "postaviť za 1 modrého, 1 ľubovoľného",
        "Anna stavia modrý dielik zavlažovania za 1 modrého, 1 ľubovoľného.",
        "Anna mení modrý dielik zavlažovania na univerzálny dielik.",
    ),
    "ru": (
        "построить за 1 синего, 1 любого цвета",
        "Anna строит синий тайл Орошения за 1 синего, 1 любого цвета.",
        "Anna превращает синий тайл Орошения в Пустошь.",
    ),
    "de": (
        "für 1 blauen, 1 beliebigen bauen",
        "Anna baut die blaue Bewässerungsanlage für 1 blauen, 1 beliebigen.",
        "Anna wandelt die blaue Bewässerungsanlage in eine Wildnis um.",
    ),
}


@pytest.mark.parametrize("language", BUILT)
def test_building_names_what_is_paid_after_discounts(language: Language) -> None:
    speech = Speech(language)
    label, built, wilderness = BUILT[language]
    settled = settling(IRRIGATION, RICH)
    assert speech.option(settled, Build()) == label
    assert speech.log(settled, Build(), "Anna") == built
    assert speech.log(settled, MakeWilderness(), "Anna") == wilderness


PAID: dict[Language, tuple[str, str]] = {
    "en": (
        "Anna builds the blue irrigation tile for 2 blue.",
        "Anna builds the blue irrigation tile for 1 blue, 1 red, 1 of any colour.",
    ),
    "pl": (
        "Anna buduje niebieski kafel irygacji za 2 niebieskich.",
        "Anna buduje niebieski kafel irygacji za 1 niebieskiego, 1 czerwonego, 1 dowolnego.",
    ),
    "sk": (
        "Anna stavia modrý dielik zavlažovania za 2 modrých.",
        "Anna stavia modrý dielik zavlažovania za 1 modrého, 1 červeného, 1 ľubovoľného.",
    ),
    "ru": (
        "Anna строит синий тайл Орошения за 2 синих.",
        "Anna строит синий тайл Орошения за 1 синего, 1 красного, 1 любого цвета.",
    ),
    "de": (
        "Anna baut die blaue Bewässerungsanlage für 2 blaue.",
        "Anna baut die blaue Bewässerungsanlage für 1 blauen, 1 roten, 1 beliebigen.",
    ),
}


def paid(cost: str, spent: Colour) -> tuple[Sentence, ...]:
    """What is told of a tile that is built, and of the first worshipper that pays for any colour."""
    settled = settling(tile(BLUE, Irrigation(WHITE), cost=cost), player("WBBRRO"))
    building = log_sentences(settled, Build(), "Anna")
    return tuple(together([*building, *log_sentences(apply(settled, Build()), Spend(spent), "Anna")]))


@pytest.mark.parametrize("language", PAID)
def test_what_pays_for_any_colour_is_told_with_what_is_built(language: Language) -> None:
    speech = Speech(language)
    all_of_it, some_of_it = PAID[language]
    assert speech.say(*paid("B*", BLUE)) == all_of_it
    assert speech.say(*paid("B**", RED)) == some_of_it


def test_a_tile_that_costs_any_colour_only_is_not_free() -> None:
    assert Speech("en").say(*paid("*", ORANGE)) == "Anna builds the blue irrigation tile for 1 orange."


PLACED: dict[Language, tuple[str, str]] = {
    "en": (
        "Anna places the blue irrigation tile at the left end of row 1. The irrigation tile is deactivated.",
        "Anna places the wilderness in row 2.",
    ),
    "pl": (
        "Anna dokłada niebieski kafel irygacji na lewy koniec rzędu 1. Irygacja jest nieaktywna.",
        "Anna dokłada pustkowie w rzędzie 2.",
    ),
    "sk": (
        "Anna ukladá modrý dielik zavlažovania na ľavý koniec radu 1. Efekt zavlažovania je zrušený.",
        "Anna ukladá univerzálny dielik do radu 2.",
    ),
    "ru": (
        "Anna кладёт синий тайл Орошения с левого края ряда 1. Орошение не активировано.",
        "Anna кладёт Пустошь в ряд 2.",
    ),
    "de": (
        "Anna legt die blaue Bewässerungsanlage ans linke Ende von Ebene 1. "
        "Die Bewässerungsanlage wird nicht gewertet.",
        "Anna legt die Wildnis auf Ebene 2.",
    ),
}


@pytest.mark.parametrize("language", PLACED)
def test_placing_says_what_happened_to_the_tile(language: Language) -> None:
    speech = Speech(language)
    in_row_1, wilderness = PLACED[language]
    paid = after(settling(IRRIGATION, RICH), Build(), Spend(ORANGE))
    turned = after(settling(IRRIGATION, RICH), MakeWilderness())
    assert speech.log(paid, PlaceLeft(), "Anna") == in_row_1
    assert speech.log(turned, PlaceAbove(Slot(2, 0)), "Anna") == wilderness


def test_a_first_tile_a_farm_and_a_conversion() -> None:
    speech = Speech("en")
    for effect, told in (
        (
            Farm(RED),
            "Anna places the orange farm as the first tile of row 1. Anna takes the red discount token.",
        ),
        (
            Conversion(GREEN, 2),
            "Anna places the orange conversion tile as the first tile of row 1. "
            "Anna takes 2 green worshippers.",
        ),
    ):
        built = after(settling(tile(ORANGE, effect)), Build())
        assert speech.log(built, PlaceRight(), "Anna") == told
    having = after(settling(tile(ORANGE, Farm(RED)), player(discounts="R")), Build())
    assert (
        speech.log(having, PlaceRight(), "Anna") == "Anna places the orange farm as the first tile of row 1."
    )


EXCHANGED: dict[Language, tuple[str, str]] = {
    "en": ("exchange 3 orange for 1 blue", "Anna exchanges 3 orange worshippers for 1 blue."),
    "pl": (
        "wymień 3 pomarańczowych na 1 niebieskiego",
        "Anna wymienia 3 pomarańczowych wyznawców na 1 niebieskiego.",
    ),
    "sk": (
        "vymeniť 3 oranžových za 1 modrého",
        "Anna vymieňa 3 oranžových uctievačov za 1 modrého.",
    ),
    "ru": (
        "обменять 3 оранжевых на 1 синего",
        "Anna обменивает 3 оранжевых Последователей на 1 синего.",
    ),
    "de": (
        "3 orangefarbene gegen 1 blauen tauschen",
        "Anna tauscht 3 orangefarbene Anhänger gegen 1 blauen.",
    ),
}


@pytest.mark.parametrize("language", EXCHANGED)
def test_exchanges(language: Language) -> None:
    speech = Speech(language)
    rich = state(player("OOO"))
    label, told = EXCHANGED[language]
    assert speech.option(rich, Exchange(ORANGE, BLUE)) == label
    assert speech.log(rich, Exchange(ORANGE, BLUE), "Anna") == told


def test_the_end_of_a_turn_and_the_refill() -> None:
    new = tile(GREEN, Forest((RED,), 2), points=2)
    turned = after(
        state(display=display({4: IRRIGATION}), stacks=((new,), (), ())),
        TakeTile(4),
        MakeWilderness(),
        PlaceRight(),
    )
    speech = Speech("en")
    told = "New at b2: level 1 · green · forest: 2 × red · free · 2 CP."
    assert speech.log(turned, EndTurn(), "Anna") == "Anna ends the turn."
    assert speech.log(after(turned, EndTurn()), Reveal(new.id), "Anna") == told
    assert speech.reveal(new, 4) == told
    assert speech.question(after(turned, EndTurn())) == "A new tile is revealed at b2."
