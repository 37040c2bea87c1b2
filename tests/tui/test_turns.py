from itertools import accumulate

from spaces import PlainSpeech
from tables import BLUE, DEATH, LOVE, RED, WHITE, player, state

from orbis.play import Step
from orbis.rules import Action, State, apply
from orbis.rules.actions import EndTurn, Gain, Spend, TakeGod
from orbis.tui.turns import tell

NAMES = ("Anna", "Jan")


def told(start: State, *actions: Action) -> list[str]:
    states = accumulate(actions, apply, initial=start)
    steps = [Step(before, action) for before, action in zip(states, actions, strict=False)]
    return list(tell(steps, NAMES, PlainSpeech("en")).sentences)


def test_worshippers_of_one_colour_are_described_in_one_sentence() -> None:
    gains = (Gain(BLUE), Gain(BLUE), Gain(BLUE), Gain(RED), Gain(RED))
    assert told(state(gods=(LOVE, DEATH)), TakeGod(1), *gains, EndTurn()) == [
        "Anna takes the Goddess of Love.",
        "Anna takes 3 blue worshippers.",
        "Anna takes 2 red worshippers.",
    ]


def test_consequences_are_described_after_the_whole_payment() -> None:
    start = state(player("WWWWBB"), gods=(LOVE, DEATH))
    paid = told(start, TakeGod(10), *[Spend(WHITE)] * 4, *[Spend(BLUE)] * 2)
    assert paid[1:] == [
        "Anna discards 4 white worshippers.",
        "Anna discards 2 blue worshippers.",
        "The God of Death is active.",
    ]
