"""A choice of worshippers has exactly the ways that the rules allow one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from hypothesis import given
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import Action, Decision, Gain, Spend, State, Strike, apply, legal_actions
from orbis.rules.actions import Decline, Exchange
from orbis.rules.choice import Choice, choice

MOST_WAYS = 400


def ways(state: State, due: int) -> Iterator[tuple[Action, ...]]:
    """All sequences of `due` decisions of a state that the rules allow."""
    if due == 0:
        yield ()
        return
    for action in legal_actions(state):
        if not isinstance(action, Decline | Exchange):
            for rest in ways(apply(state, action), due - 1):
                yield (action, *rest)


def picked(asked: Choice) -> list[tuple[Action, ...]]:
    """All choices of the picks, each in their order."""
    pieces = [pick.action for pick in asked.picks for _ in range(min(pick.most, asked.due))]
    return list(dict.fromkeys(combinations(pieces, asked.due)))


@rule("N4")
@given(game=games())
@some_games
def test_every_way_to_choose_worshippers_is_one_choice_of_the_picks(game: Game) -> None:
    seen: Counter[type[Decision]] = Counter()
    for state in game.states:
        asked = choice(state)
        if asked is None:
            assert not any(isinstance(action, Spend | Gain | Strike) for action in legal_actions(state))
            continue
        found = picked(asked)
        kind = type(state.decision)
        seen[kind] += 1
        if len(found) <= MOST_WAYS and seen[kind] < 4:
            assert sorted(map(repr, ways(state, asked.due))) == sorted(map(repr, found))
