"""Which worshippers a decision asks for, in any order (N4)."""

from rulebook import rule
from tables import BLUE, GREEN, ORANGE, RED, WHITE, display, player, state, tile

from orbis.rules import Decision, Slot, State
from orbis.rules.actions import Gain, Spend, Strike
from orbis.rules.choice import Choice, Pick, choice
from orbis.rules.state import Discarding, Gaining, Paying, Striking, Trimming

FIRST = Slot(1, 0)


def asking(decision: Decision, kingdom: str = "") -> State:
    return state(player(kingdom), decision=decision)


@rule("N4")
def test_any_colour_of_the_kingdom_can_pay_or_be_discarded() -> None:
    picks = (Pick(Spend(WHITE), 2), Pick(Spend(GREEN), 1))
    assert choice(asking(Paying(4, tile(RED), 2), "WWG")) == Choice(2, picks)
    assert choice(asking(Discarding(4, FIRST, 3), "WWG")) == Choice(3, picks)


@rule("N4")
def test_what_was_already_chosen_leaves_the_later_colours() -> None:
    left = Choice(1, (Pick(Spend(GREEN), 1),))
    assert choice(asking(Discarding(4, FIRST, 1, last=GREEN), "WWG")) == left


@rule("N6")
def test_all_but_ten_worshippers_are_given_up() -> None:
    picks = (Pick(Spend(WHITE), 7), Pick(Spend(ORANGE), 5))
    assert choice(asking(Trimming(4), "WWWWWWWOOOOO")) == Choice(2, picks)


@rule("N4")
def test_worshippers_of_every_colour_can_be_gained() -> None:
    picks = tuple(Pick(Gain(colour), 2) for colour in (WHITE, BLUE, GREEN, RED, ORANGE))
    assert choice(asking(Gaining(4, 2))) == Choice(2, picks)


@rule("N4")
def test_worshippers_of_the_volcanos_colours_can_be_struck_wherever_they_lie() -> None:
    lying = display(lying={0: "GGW", 4: "B", 8: "G"})
    striking = Striking(4, FIRST, (GREEN, RED), 2)
    picks = (Pick(Strike(0, GREEN), 2), Pick(Strike(8, GREEN), 1))
    assert choice(state(decision=striking, display=lying)) == Choice(2, picks)
    later = Striking(4, FIRST, (GREEN, RED), 1, last=(GREEN, 8))
    assert choice(state(decision=later, display=lying)) == Choice(1, picks[1:])


def test_other_decisions_ask_for_no_worshippers() -> None:
    assert choice(state()) is None
