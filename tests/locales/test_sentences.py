"""A few sentences in each language, checked by eye."""

import pytest
from spaces import PlainSpeech as Speech
from tables import BLUE, DEATH, GREEN, LOVE, ORANGE, RED, WHITE, after, display, player, settling, state, tile
from tables import universe as laid

from orbis.locales import Language
from orbis.rules import STANDARD, Reveal, Rule, Slot
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    Exchange,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)
from orbis.rules.pieces import Conversion, Farm, Forest, Irrigation, Village, Volcano
from orbis.rules.tile_rows import Fault, FaultKind

IRRIGATION = tile(BLUE, Irrigation(WHITE), cost="WB*")
VILLAGE = tile(ORANGE, Village(2))
VOLCANO = tile(RED, Volcano((WHITE, BLUE), 2))

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
        "взять синий тайл Орошения (b2)",
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
        "Anna builds the blue irrigation tile for 1 blue.",
        "Anna turns the blue irrigation tile into a wilderness.",
    ),
    "pl": (
        "zbuduj za 1 niebieskiego, 1 dowolnego",
        "Anna buduje niebieski kafel irygacji za 1 niebieskiego.",
        "Anna zamienia niebieski kafel irygacji w pustkowie.",
    ),
    "sk": (
        "postaviť za 1 modrého, 1 ľubovoľného",
        "Anna stavia modrý dielik zavlažovania za 1 modrého.",
        "Anna mení modrý dielik zavlažovania na univerzálny dielik.",
    ),
    "ru": (
        "построить за 1 синего, 1 любого цвета",
        "Anna строит синий тайл Орошения за 1 синего.",
        "Anna превращает синий тайл Орошения в Пустошь.",
    ),
    "de": (
        "für 1 blauen, 1 beliebigen bauen",
        "Anna baut die blaue Bewässerungsanlage für 1 blauen.",
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


PLACED: dict[Language, tuple[str, str]] = {
    "en": (
        "Anna places the blue irrigation tile at the left end of row 1. The irrigation tile is deactivated.",
        "Anna places the wilderness in row 2 (2a).",
    ),
    "pl": (
        "Anna dokłada niebieski kafel irygacji na lewy koniec rzędu 1. Irygacja jest nieaktywna.",
        "Anna dokłada pustkowie w rzędzie 2 (2a).",
    ),
    "sk": (
        "Anna ukladá modrý dielik zavlažovania na ľavý koniec radu 1. Efekt zavlažovania je zrušený.",
        "Anna ukladá univerzálny dielik do radu 2 (2a).",
    ),
    "ru": (
        "Anna кладёт синий тайл Орошения с левого края ряда 1. Орошение не активировано.",
        "Anna кладёт Пустошь в ряд 2 (2a).",
    ),
    "de": (
        "Anna legt die blaue Bewässerungsanlage ans linke Ende von Ebene 1. "
        "Die Bewässerungsanlage wird nicht gewertet.",
        "Anna legt die Wildnis auf Ebene 2 (2a).",
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


def test_an_irrigation_over_its_colour_is_active() -> None:
    over = after(settling(tile(RED, Irrigation(RED)), player("", laid([RED, BLUE]))), Build())
    told = "Anna dokłada czerwony kafel irygacji w rzędzie 2 (2a). Irygacja jest aktywna."
    assert Speech("pl").log(over, PlaceAbove(Slot(2, 0)), "Anna") == told


DISCARDED: dict[Language, tuple[str, str, str, str]] = {
    "en": (
        "Discard 2 worshippers for the village, or decline?",
        "Anna discards 1 green worshipper. The village is active.",
        "decline: the village is deactivated",
        "Anna declines. The village is deactivated.",
    ),
    "pl": (
        "Odrzucić 2 wyznawców, by uaktywnić wioskę, czy zrezygnować?",
        "Anna odrzuca 1 zielonego wyznawcę. Wioska jest aktywna.",
        "zrezygnuj: wioska będzie nieaktywna",
        "Anna rezygnuje. Wioska jest nieaktywna.",
    ),
    "sk": (
        "Odhodiť 2 uctievačov a aktivovať dedinu?",
        "Anna odhadzuje 1 zeleného uctievača. Dedina je aktívna.",
        "nevyužiť: efekt dediny sa zruší",
        "Anna efekt nevyužíva. Efekt dediny je zrušený.",
    ),
    "ru": (
        "Вернуть в Эфир 2 Последователей, чтобы активировать Деревню, или отказаться?",
        "Anna возвращает в Эфир 1 зелёного Последователя. Деревня активирована.",
        "отказаться: Деревня не активируется",
        "Anna отказывается. Деревня не активирована.",
    ),
    "de": (
        "Für das Dorf 2 Anhänger zurücklegen oder verzichten?",
        "Anna legt 1 grünen Anhänger zurück. Das Dorf wird gewertet.",
        "verzichten: Das Dorf wird nicht gewertet",
        "Anna verzichtet. Das Dorf wird nicht gewertet.",
    ),
}


@pytest.mark.parametrize("language", DISCARDED)
def test_a_village_asks_a_question_with_options(language: Language) -> None:
    speech = Speech(language)
    question, paid, label, declined = DISCARDED[language]
    asked = after(settling(VILLAGE, player("WG")), Build(), PlaceRight())
    assert speech.question(asked) == question
    assert speech.log(after(asked, Spend(WHITE)), Spend(GREEN), "Anna") == paid
    assert speech.option(asked, Decline()) == label
    assert speech.log(asked, Decline(), "Anna") == declined


VOLCANOES: dict[Language, tuple[str, str]] = {
    "en": (
        "Remove 2 white or blue worshippers for the volcano, or decline?",
        "Anna removes 1 blue worshipper from c3. The volcano is active.",
    ),
    "pl": (
        "Usunąć 2 wyznawców w kolorze białym lub niebieskim, by uaktywnić wulkan?",
        "Anna usuwa 1 niebieskiego wyznawcę z c3. Wulkan jest aktywny.",
    ),
    "sk": (
        "Odstrániť 2 uctievačov bielej alebo modrej farby a aktivovať sopku?",
        "Anna odstraňuje 1 modrého uctievača z c3. Sopka je aktívna.",
    ),
    "ru": (
        "Убрать 2 Последователей белого или синего цвета, чтобы активировать Вулкан, или отказаться?",
        "Anna убирает 1 синего Последователя с места c3. Вулкан активирован.",
    ),
    "de": (
        "Für den Vulkan 2 Anhänger in Weiß oder Blau entfernen oder verzichten?",
        "Anna entfernt 1 blauen Anhänger von c3. Der Vulkan wird gewertet.",
    ),
}


@pytest.mark.parametrize("language", VOLCANOES)
def test_a_volcano_asks_a_question_with_options(language: Language) -> None:
    speech = Speech(language)
    question, struck = VOLCANOES[language]
    lying = display({4: None}, {0: "W", 8: "B"})
    asked = after(settling(VOLCANO, display=lying), Build(), PlaceRight())
    assert speech.question(asked) == question
    assert speech.log(after(asked, Strike(0, WHITE)), Strike(8, BLUE), "Anna") == struck


GOD_TAKEN: dict[Language, tuple[str, str, str]] = {
    "en": (
        "take the Goddess of Love",
        "Anna takes the God of Death. The God of Death is deactivated.",
        "Anna discards 1 white worshipper. The God of Death is active.",
    ),
    "pl": (
        "weź Boginię Miłości",
        "Anna bierze Boga Śmierci. Bóg Śmierci jest nieaktywny.",
        "Anna odrzuca 1 białego wyznawcę. Bóg Śmierci jest aktywny.",
    ),
    "sk": (
        "vziať Bohyňu lásky",
        "Anna si berie Boha smrti. Boh smrti: efekt je zrušený.",
        "Anna odhadzuje 1 bieleho uctievača. Boh smrti je aktívny.",
    ),
    "ru": (
        "взять Богиню Любви",
        "Anna берёт Бога Смерти. Бог Смерти не активирован.",
        "Anna возвращает в Эфир 1 белого Последователя. Бог Смерти активирован.",
    ),
    "de": (
        "die Göttin der Liebe nehmen",
        "Anna nimmt den Gott des Todes. Der Gott des Todes wird nicht gewertet.",
        "Anna legt 1 weißen Anhänger zurück. Der Gott des Todes wird gewertet.",
    ),
}


@pytest.mark.parametrize("language", GOD_TAKEN)
def test_taking_and_paying_for_gods(language: Language) -> None:
    speech = Speech(language)
    label, unpaid, paid = GOD_TAKEN[language]
    poor = state(gods=(LOVE, DEATH))
    asked = after(state(player("W" * 6), gods=(LOVE, DEATH)), TakeGod(10))
    assert speech.option(poor, TakeGod(1)) == label
    assert speech.log(poor, TakeGod(10), "Anna") == unpaid
    assert speech.log(after(asked, *[Spend(WHITE)] * 5), Spend(WHITE), "Anna") == paid


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


FORESTS: dict[Language, tuple[str, str, str]] = {
    "en": (
        "Forest: active at the end with at least 1 white neighbour.",
        "Forest: active at the end with at least 3 white or red neighbours.",
        "Forest: active at the end with at least 5 white, red or orange neighbours.",
    ),
    "pl": (
        "Las: na koniec gry aktywny, jeśli ma wokół siebie co najmniej 1 kafel w kolorze białym.",
        "Las: na koniec gry aktywny, jeśli ma wokół siebie co najmniej 3 kafle "
        "w kolorze białym lub czerwonym.",
        "Las: na koniec gry aktywny, jeśli ma wokół siebie co najmniej 5 kafli "
        "w kolorze białym, czerwonym lub pomarańczowym.",
    ),
    "sk": (
        "Les: na konci hry je aktívny, ak má okolo seba aspoň 1 dielik bielej farby.",
        "Les: na konci hry je aktívny, ak má okolo seba aspoň 3 dieliky bielej alebo červenej farby.",
        "Les: na konci hry je aktívny, ak má okolo seba aspoň 5 dielikov "
        "bielej, červenej alebo oranžovej farby.",
    ),
    "ru": (
        "Лес: в конце игры активируется, если рядом с ним есть хотя бы 1 тайл белого цвета.",
        "Лес: в конце игры активируется, если рядом с ним есть хотя бы 3 тайла белого или красного цвета.",
        "Лес: в конце игры активируется, если рядом с ним есть хотя бы 5 тайлов "
        "белого, красного или оранжевого цвета.",
    ),
    "de": (
        "Wald: Wird bei Spielende gewertet, wenn er mindestens 1 Nachbarn in Weiß hat.",
        "Wald: Wird bei Spielende gewertet, wenn er mindestens 3 Nachbarn in Weiß oder Rot hat.",
        "Wald: Wird bei Spielende gewertet, wenn er mindestens 5 Nachbarn in Weiß, Rot oder Orange hat.",
    ),
}


@pytest.mark.parametrize("language", FORESTS)
def test_numbers_and_lists_of_colours_are_inflected(language: Language) -> None:
    effects = (Forest((WHITE,), 1), Forest((WHITE, RED), 3), Forest((WHITE, RED, ORANGE), 5))
    assert tuple(map(Speech(language).effect, effects)) == FORESTS[language]


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
