"""What previews say about prices, in random games with any tile set."""

from collections import deque
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import (
    COLOURS,
    PlaceAction,
    apply,
)
from orbis.rules.choice import choice
from orbis.rules.paying import covers
from orbis.rules.pieces import NO_WORSHIPPERS, Cost, Worshippers, changed, joined
from orbis.rules.previews import previews
from orbis.rules.previews.price import price
from orbis.rules.state import Player
from properties.previewed import FIRST, takings

KINGDOM = st.lists(st.sampled_from(COLOURS), max_size=14).map(
    lambda some: tuple(some.count(colour) for colour in COLOURS)
)


COST = st.builds(
    Cost,
    st.lists(st.sampled_from(COLOURS), max_size=4).map(
        lambda some: tuple(some.count(colour) for colour in COLOURS)
    ),
    st.integers(0, 3),
)


DISCOUNTS = st.tuples(*[st.sampled_from((False, False, True))] * 5)


def fewest_exchanges(kingdom: Worshippers, cost: Cost, discounts: tuple[bool, ...]) -> int | None:
    """The fewest exchanges that let a kingdom pay, by exhaustive search; None if it cannot."""
    seen = {kingdom}
    waiting = deque([(0, kingdom)])
    while waiting:
        number, now = waiting.popleft()
        if covers(now, cost, discounts):
            return number
        for given_up in (colour for colour in COLOURS if now[colour] >= 3):
            for gained in (colour for colour in COLOURS if colour != given_up):
                then = changed(changed(now, given_up, -3), gained, 1)
                if then not in seen:
                    seen.add(then)
                    waiting.append((number + 1, then))
    return None


@rule("X1", "M1", "M2")
@settings(derandomize=True, deadline=None, max_examples=500)
@given(KINGDOM, COST, DISCOUNTS)
def test_no_fewer_exchanges_than_previewed_pay_for_a_tile(
    kingdom: Worshippers, cost: Cost, discounts: tuple[bool, ...]
) -> None:
    found = price(Player(kingdom, discounts), cost)
    fewest = fewest_exchanges(kingdom, cost, discounts)
    assert found.payable == covers(kingdom, cost, discounts) == (fewest == 0)
    assert found.payable == (not any(found.missing.coloured) and not found.missing.any_colour)
    if found.exchanges is None:
        assert fewest is None
        return
    assert len(found.exchanges) == fewest
    for given_up, gained in [(each.given, each.gained) for each in found.exchanges]:
        assert kingdom[given_up] >= 3
        kingdom = changed(changed(kingdom, given_up, -3), gained, 1)
    assert covers(kingdom, cost, discounts)


@rule("M1")
@settings(derandomize=True, deadline=None)
@given(KINGDOM, COST, DISCOUNTS)
def test_the_missing_worshippers_just_pay_for_a_tile(
    kingdom: Worshippers, cost: Cost, discounts: tuple[bool, ...]
) -> None:
    missing = price(Player(kingdom, discounts), cost).missing
    enough = joined(kingdom, missing.coloured)
    assert covers(changed(enough, 0, missing.any_colour), cost, discounts)
    if missing.any_colour:
        assert not covers(changed(enough, 0, missing.any_colour - 1), cost, discounts)
    for colour in COLOURS:
        if missing.coloured[colour]:
            assert not covers(changed(joined(enough, (9,) * 5), colour, -10), cost, discounts)


@rule("M1", "X1")
@given(game=games(), first=FIRST)
@some_games
def test_the_kingdom_of_a_price_is_what_paying_leaves(game: Game, first: int) -> None:
    for state in takings(game, first):
        for found in previews(state):
            for plan in found.plans:
                if not isinstance(plan.action, PlaceAction):
                    continue
                assert found.price is not None
                assert found.built is not None
                after = reduce(apply, plan.actions, state)
                payment = found.price.payment
                assert (payment is None) == (plan.later == ())
                assert choice(after) == payment or payment is None
                slot = next(each for each in found.built.slots if each.action == plan.action)
                gained = slot.gained if payment is None else NO_WORSHIPPERS
                assert after.players[state.seat].kingdom == joined(found.price.kingdom, gained)
