"""Previews match what the rules then do, in random games with any tile set."""

from collections import deque
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import (
    COLOURS,
    WILDERNESS,
    Action,
    Phase,
    Reveal,
    State,
    apply,
    legal_actions,
    refusal,
    score,
)
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    MakeWilderness,
    PlaceLeft,
    TakeTile,
)
from orbis.rules.paying import covers
from orbis.rules.pieces import Cost, Forest, Worshippers, changed, joined
from orbis.rules.previews import Change, Opens, Placement, preview, previews
from orbis.rules.previews.forests import neighbours
from orbis.rules.previews.price import price
from orbis.rules.scoring import is_active, matching_neighbours, temple_symbols
from orbis.rules.state import Discarding, Player, Refilling, Striking
from orbis.rules.universe import SLOTS, Built, Slot, Universe

STRIDE = 11
FIRST = st.integers(0, STRIDE - 1)
ANSWERED = (Phase.REVEAL, Phase.OVER)


def decisions(game: Game, first: int) -> list[State]:
    """Some states of a game in which a player decides."""
    return [state for state in game.states if state.phase not in ANSWERED][first::STRIDE]


def takings(game: Game, first: int) -> list[State]:
    """Some states of a game in which a player chooses what to take."""
    return [state for state in game.states if state.phase is Phase.TAKE][first::STRIDE]


def paid(state: State) -> State:
    """The state after a required payment, made by real decisions."""
    while state.phase is Phase.PAY:
        state = apply(state, legal_actions(state)[-1])
    return state


def effected(state: State) -> State:
    """The state after a required effect payment, never declining."""
    while isinstance(state.decision, Discarding | Striking):
        state = apply(state, next(act for act in legal_actions(state) if not isinstance(act, Decline)))
    return state


def change(before: State, after: State) -> Change:
    """The difference of the player's score, and of all totals, between two states."""
    own, new = score(before)[before.seat], score(after)[before.seat]
    totals = zip(score(before), score(after), strict=True)
    return Change(
        new.regions - own.regions,
        new.wildernesses - own.wildernesses,
        new.temple - own.temple,
        new.god - own.god,
        new.total - own.total,
        tuple(now.total - then.total for then, now in totals),
    )


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


def forests(universe: Universe, *, awake: bool) -> set[Slot]:
    """The slots of active forests, or of inactive ones."""
    return {
        slot
        for slot, region in universe
        if isinstance(region, Built)
        and isinstance(region.tile.effect, Forest)
        and is_active(universe, slot) == awake
    }


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


def next_turn(state: State, action: Action) -> State:
    """The state at the next turn or reveal, doing as little as possible after an action."""
    turn = state.turn
    state = apply(state, action)
    while state.turn == turn and state.phase is not Phase.REVEAL:
        options = legal_actions(state)
        quick = [act for act in options if isinstance(act, Decline | MakeWilderness | EndTurn)]
        state = apply(state, (quick or options)[-1])
    return state


def is_open(state: State, action: Action) -> bool:
    """Whether the display must still change in this turn after an action."""
    after = apply(state, action)
    strikes = isinstance(after.decision, Striking) and after.decision.last is not None
    return (after.phase is Phase.TAKE and after.turn == state.turn) or strikes


@rule("T3", "N7")
@some_games
@given(games(), FIRST)
def test_the_next_player_finds_what_was_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        for each in previews(state):
            if is_open(state, each.action):
                continue
            ended = next_turn(state, each.action)
            level = None
            if isinstance(ended.decision, Refilling):
                level = ended.next_stack[0].level
                refilled = ended.decision.cell
                ended = apply(ended, Reveal(ended.next_stack[0].id))
                cells = [cell for cell in range(9) if cell != refilled]
            else:
                cells = list(range(9))
            if ended.is_over:
                assert each.opens is None
            else:
                assert each.opens is not None
                finds(each.opens, ended, [cell for cell in cells if ended.display[cell].tile is not None])
                assert each.opens.refill == level


def finds(opens: Opens, state: State, cells: list[int]) -> None:
    """Assert that the active player finds what was previewed on these cells."""
    assert opens.seat == state.seat
    assert [each.cell for each in opens.cells] == cells
    gathered = [0]
    for each in opens.cells:
        assert each.worshippers == state.display[each.cell].worshippers
        taking = TakeTile(each.cell)
        if refusal(state, taking) is None:
            settling = apply(state, taking)
            gathered.append(sum(settling.player.kingdom) - sum(state.player.kingdom))
            rule = refusal(settling, Build())
            assert each.payable == (rule is None or rule.value != "M1")
        else:
            assert not each.payable
    assert opens.most_gathered == max(gathered)


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


def overgrown(universe: Universe, left: int) -> Universe:
    """The universe filled up with wildernesses, that many of them at the left end of row 1."""
    for _ in range(left):
        universe = universe.grown_left(WILDERNESS)
    for slot in SLOTS:
        if universe[slot] is None:
            universe = universe.with_region(slot, WILDERNESS)
    return universe


@rule("E3")
@some_games
@given(games(), FIRST)
def test_a_forest_can_get_exactly_as_many_neighbours_as_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        universe = state.player.universe
        growths = range(6 - universe.width)
        for slot in forests(universe, awake=True) | forests(universe, awake=False):
            found = neighbours(universe, slot)
            assert found is not None
            region = universe[slot]
            assert isinstance(region, Built)
            assert isinstance(region.tile.effect, Forest)
            assert found.matching + found.still_possible == max(
                matching_neighbours(
                    overgrown(universe, left), Slot(slot.row, slot.position + left), region.tile.effect
                )
                for left in growths
            )
