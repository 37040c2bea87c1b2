"""What is said about the effects of regions and gods, checked by eye."""

import pytest
from spaces import PlainSpeech as Speech
from tables import BLUE, DEATH, GREEN, LOVE, ORANGE, RED, WHITE, after, display, player, settling, state, tile
from tables import universe as laid

from orbis.locales import Language
from orbis.rules import Slot
from orbis.rules.actions import (
    Build,
    Decline,
    PlaceAbove,
    PlaceRight,
    Spend,
    Strike,
    TakeGod,
)
from orbis.rules.pieces import Forest, Irrigation, Village, Volcano

VILLAGE = tile(ORANGE, Village(2))


VOLCANO = tile(RED, Volcano((WHITE, BLUE), 2))


def test_an_irrigation_over_its_colour_is_active() -> None:
    over = after(settling(tile(RED, Irrigation(RED)), player("", laid([RED, BLUE]))), Build())
    told = "Anna dokłada czerwony kafel irygacji w rzędzie 2. Irygacja jest aktywna."
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
        "Für den Vulkan 2 weiße oder blaue Anhänger entfernen oder verzichten?",
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


STRUCK_ONCE: dict[Language, tuple[str, str]] = {
    "en": (
        "Volcano: remove 1 green worshipper from the display, or it is deactivated.",
        "Remove 1 green worshipper for the volcano, or decline?",
    ),
    "pl": (
        "Wulkan: usuń z centralnej puli 1 wyznawcę w kolorze zielonym, inaczej będzie nieaktywny.",
        "Usunąć 1 wyznawcę w kolorze zielonym, by uaktywnić wulkan?",
    ),
    "sk": (
        "Sopka: odstráňte zo spoločnej hracej plochy 1 uctievača zelenej farby, inak sa jej efekt zruší.",
        "Odstrániť 1 uctievača zelenej farby a aktivovať sopku?",
    ),
    "ru": (
        "Вулкан: уберите с тайлов в центре стола 1 Последователя зелёного цвета, иначе он не активируется.",
        "Убрать 1 Последователя зелёного цвета, чтобы активировать Вулкан, или отказаться?",
    ),
    "de": (
        "Vulkan: Entferne 1 grünen Anhänger aus der zentralen Auslage, sonst wird er nicht gewertet.",
        "Für den Vulkan 1 grünen Anhänger entfernen oder verzichten?",
    ),
}


@pytest.mark.parametrize("language", STRUCK_ONCE)
def test_a_volcano_for_one_worshipper_speaks_of_one(language: Language) -> None:
    volcano = Volcano((GREEN,), 1)
    lying = display({4: None}, {0: "G", 8: "G"})
    asked = after(settling(tile(RED, volcano), display=lying), Build(), PlaceRight())
    speech = Speech(language)
    assert (speech.effect(volcano), speech.question(asked)) == STRUCK_ONCE[language]


GOD_TAKEN: dict[Language, tuple[str, str, str]] = {
    "en": (
        "take the Goddess of Love",
        "Anna takes the God of Death. The God of Death is deactivated: 0 left, 6 needed.",
        "Anna discards 1 white worshipper. The God of Death is active.",
    ),
    "pl": (
        "weź Boginię Miłości",
        "Anna bierze Boga Śmierci. Bóg Śmierci jest nieaktywny: zostaje 0, potrzeba 6.",
        "Anna odrzuca 1 białego wyznawcę. Bóg Śmierci jest aktywny.",
    ),
    "sk": (
        "vziať Bohyňu lásky",
        "Anna si berie Boha smrti. Boh smrti: efekt je zrušený, zostáva 0, treba 6.",
        "Anna odhadzuje 1 bieleho uctievača. Boh smrti je aktívny.",
    ),
    "ru": (
        "взять Богиню Любви",
        "Anna берёт Бога Смерти. Бог Смерти не активирован: осталось 0, нужно 6.",
        "Anna возвращает в Эфир 1 белого Последователя. Бог Смерти активирован.",
    ),
    "de": (
        "die Göttin der Liebe nehmen",
        "Anna nimmt den Gott des Todes. Der Gott des Todes wird nicht gewertet: 6 nötig, 0 übrig.",
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
        "Wald: Wird bei Spielende gewertet, wenn er an mindestens 1 weiße Landschaft grenzt.",
        "Wald: Wird bei Spielende gewertet, wenn er an mindestens 3 weiße oder rote Landschaften grenzt.",
        "Wald: Wird bei Spielende gewertet, wenn er an mindestens 5 weiße, rote oder orangefarbene "
        "Landschaften grenzt.",
    ),
}


@pytest.mark.parametrize("language", FORESTS)
def test_numbers_and_lists_of_colours_are_inflected(language: Language) -> None:
    effects = (Forest((WHITE,), 1), Forest((WHITE, RED), 3), Forest((WHITE, RED, ORANGE), 5))
    assert tuple(map(Speech(language).effect, effects)) == FORESTS[language]
