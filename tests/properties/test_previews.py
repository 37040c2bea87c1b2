"""Previews match what the rules then do, in random games with any tile set."""

from functools import reduce

from hypothesis import given
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import (
    ACTIONS,
    Action,
    Phase,
    PlaceAction,
    Rule,
    State,
    apply,
    legal_actions,
    refusal,
    score,
)
from orbis.rules.actions import (
    Build,
    MakeWilderness,
    PlaceLeft,
    TakeTile,
)
from orbis.rules.previews import Placement, preview, previews
from orbis.rules.scoring import is_active, temple_symbols
from orbis.rules.state import Discarding, Striking
from orbis.rules.universe import Slot
from properties.previewed import FIRST, change, decisions, effected, forests, paid, takings


def holds(placement: Placement, before: State, placing: State) -> None:
    """Assert that placing a tile, including its effect, matches the preview."""
    assert refusal(placing, placement.action) is None
    placed = apply(placing, placement.action)
    after = effected(placed)
    assert placement.outcome.change == change(before, after)
    assert [each.token for each in placement.outcome.temple] == [each.temple for each in score(after)]
    assert [each.symbols for each in placement.outcome.temple] == [
        temple_symbols(player.universe) for player in after.players
    ]
    asks = isinstance(placed.decision, Discarding | Striking)
    assert asks == (placement.amount is not None and placement.amount.payable)
    if placement.amount is not None:
        assert placement.amount.payable == (placement.amount.available >= placement.amount.due)
    old, new = placing.player.universe, after.player.universe
    shift = isinstance(placement.action, PlaceLeft)
    assert set(placement.wakes) == forests(old, awake=False) & {
        Slot(row, position - shift) for row, position in forests(new, awake=True)
    }
    [slot] = {slot for slot, _ in new} - {Slot(row, position + shift) for (row, position), _ in old}
    assert placement.active == is_active(new, slot)
    assert placement.points == dict(score(after)[before.seat].tiles)[slot]


@some_games
@given(games(), FIRST)
def test_every_option_has_a_preview(game: Game, first: int) -> None:
    for state in decisions(game, first):
        assert previews(state) == tuple(preview(state, action) for action in legal_actions(state))
    assert previews(game.end) == ()


@rule("T3", "X1", "E6")
@some_games
@given(games(), FIRST)
def test_worshippers_move_as_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        for each in previews(state):
            after = apply(state, each.action)
            assert each.kingdom == after.players[state.seat].kingdom
            assert each.kingdom == tuple(
                before + gathered + gained - spent
                for before, gathered, gained, spent in zip(
                    state.player.kingdom, each.gathered, each.gained, each.spent, strict=True
                )
            )
            lying = [list(cell.worshippers) for cell in state.display]
            for cell, colour in each.spread:
                lying[cell][colour] += 1
            for cell, colour in each.struck:
                lying[cell][colour] -= 1
            if isinstance(each.action, TakeTile):
                assert each.gathered == state.display[each.action.cell].worshippers
                lying[each.action.cell] = [0] * 5
            else:
                assert not any(each.gathered)
                assert not each.spread
            assert lying == [list(cell.worshippers) for cell in after.display]


@rule("P1", "P2", "P3", "N2", "D1")
@some_games
@given(games(), FIRST)
def test_a_tile_can_be_placed_as_previewed_with_the_previewed_effect(game: Game, first: int) -> None:
    for state in takings(game, first):
        for each in previews(state):
            if not isinstance(each.action, TakeTile):
                continue
            assert each.price is not None
            assert each.built is not None
            assert each.wilderness is not None
            settling = apply(state, each.action)
            wild = apply(settling, MakeWilderness())
            assert [slot.action for slot in each.wilderness.slots] == list(legal_actions(wild))
            for placement in each.wilderness.slots:
                holds(placement, state, wild)
            for exchange in each.price.exchanges or ():
                settling = apply(settling, exchange)
            can_be_built = each.price.payable_with_exchanges and bool(each.built.slots)
            assert can_be_built == (refusal(settling, Build()) is None)
            if can_be_built:
                placing = paid(apply(settling, Build()))
                assert [slot.action for slot in each.built.slots] == list(legal_actions(placing))
                for placement in each.built.slots:
                    holds(placement, state, placing)


@rule("M1", "X1", "T3")
@some_games
@given(games(), FIRST)
def test_plans_lead_where_they_say(game: Game, first: int) -> None:
    for state in takings(game, first):
        for each in previews(state):
            assert bool(each.plans) == isinstance(each.action, TakeTile)
            for plan in each.plans:
                after = reduce(apply, plan.later, paid(reduce(apply, plan.actions, state)))
                assert plan.action == (plan.actions + plan.later)[-1]
                assert after.phase is not Phase.SETTLE
                if isinstance(plan.action, Build):
                    assert each.price is not None
                    assert each.price.left == sum(after.player.kingdom)


@some_games
@given(games(), FIRST)
def test_the_best_slot_is_the_best(game: Game, first: int) -> None:
    for state in takings(game, first):
        for each in previews(state):
            for laying in (each.built, each.wilderness):
                if laying is not None and laying.best is not None:
                    best = laying.slots[laying.best].outcome.change.total
                    assert best == max(slot.outcome.change.total for slot in laying.slots)


@rule("N5")
@some_games
@given(games(), FIRST)
def test_the_score_changes_as_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        for each in previews(state):
            after = apply(state, each.action)
            if after.phase in {Phase.SETTLE, Phase.PAY, Phase.PLACE}:
                assert each.outcome is None
                assert change(state, after).total == 0
                continue
            assert each.outcome is not None
            assert each.outcome.change == change(state, effected(after))
            if state.phase is Phase.PLACE:
                assert each.placed is not None
                holds(each.placed, state, state)
                assert each.placed.outcome == each.outcome


@rule("P1", "P2", "P3", "M1")
@given(game=games(), first=FIRST)
@some_games
def test_refusals_after_a_take_are_those_of_the_rules(game: Game, first: int) -> None:
    for state in takings(game, first):
        for found in previews(state):
            if not isinstance(found.action, TakeTile):
                continue
            assert found.price is not None
            assert found.built is not None
            assert found.wilderness is not None
            settling = reduce(apply, found.price.exchanges or (), apply(state, found.action))
            assert found.unbuildable is refusal(settling, Build())
            wild = apply(settling, MakeWilderness())
            assert dict(found.wilderness.refused) == refusals(wild)
            if found.unbuildable is None:
                assert dict(found.built.refused) == refusals(paid(apply(settling, Build())))


def refusals(placing: State) -> dict[Action, Rule]:
    """The rules against the slots that are not open to a tile."""
    rules = {action: refusal(placing, action) for action in ACTIONS if isinstance(action, PlaceAction)}
    return {action: rule for action, rule in rules.items() if rule is not None}
