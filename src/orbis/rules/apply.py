"""Applying an action to a state (T3, T4, X1, N1–N8)."""

from typing import assert_never

from orbis.rules.actions import (
    Action,
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    Reveal,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
)
from orbis.rules.display import Display, refilled, struck, without
from orbis.rules.effects import activated, laid, limited, with_effect, with_god, with_worshippers
from orbis.rules.legal import refusal
from orbis.rules.paying import EXCHANGED, after_paying
from orbis.rules.pieces import MOST_WORSHIPPERS, ROUNDS, Colour, Tile, joined
from orbis.rules.rule import Rule
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
    Patron,
    Paying,
    Placing,
    Player,
    Refilling,
    Settling,
    State,
    Striking,
    Taking,
    Trimming,
)
from orbis.rules.universe import WILDERNESS, Slot


class IllegalAction(ValueError):
    """An action that a rule forbids; the state is as it was."""

    def __init__(self, rule: Rule, action: Action | Reveal) -> None:
        super().__init__(f"{rule.value} forbids {action}")
        self.rule = rule
        self.action = action


def apply(state: State, action: Action | Reveal) -> State:
    """The state after an action, or `IllegalAction` with the rule that forbids it."""
    rule = refusal(state, action)
    if rule is not None:
        raise IllegalAction(rule, action)
    match action:
        case TakeTile(cell):
            return _take_tile(state, cell)
        case TakeGod(number):
            return _take_god(state, number)
        case Exchange(given, gained):
            return _exchange(state, given, gained)
        case Build():
            return _build(state)
        case MakeWilderness():
            return _make_wilderness(state)
        case PlaceLeft():
            return _place(state, None)
        case PlaceRight():
            return _place(state, Slot(1, state.player.universe.width))
        case PlaceAbove(slot):
            return _place(state, slot)
        case Spend(colour):
            return _spend(state, colour)
        case Gain(colour):
            return _gain(state, colour)
        case Strike(cell, colour):
            return _strike(state, cell, colour)
        case Decline():
            return _decline(state)
        case EndTurn():
            return _end_turn(state)
        case Reveal(tile):
            return _refill(state, tile)
        case unknown:
            assert_never(unknown)


def _next(state: State, player: Player, decision: Decision, display: Display | None = None) -> State:
    """The state in which the player at turn has changed and the next decision of the turn waits."""
    seat = state.seat
    return State(
        (*state.players[:seat], player, *state.players[seat + 1 :]),
        state.display if display is None else display,
        state.stacks,
        state.gods,
        state.turn,
        decision,
    )


def _take_tile(state: State, cell: int) -> State:
    """Spread and gather (T3.1, T3.2)."""
    taken = state.display[cell]
    assert taken.tile is not None
    player = state.player
    kingdom = joined(player.kingdom, taken.worshippers)
    return _next(
        state,
        Player(kingdom, player.discounts, player.universe, player.patron),
        Settling(cell, taken.tile),
        without(state.display, cell, taken.tile.colour),
    )


def _take_god(state: State, number: int) -> State:
    """Take a god and do its immediate effect (T4)."""
    god = next(god for god in state.gods if god.number == number)
    player, decision = with_god(state.player, Patron(god, active=not god.discard))
    after = _next(state, player, decision)
    gods = tuple(other for other in state.gods if other is not god)
    return State(after.players, after.display, after.stacks, gods, after.turn, after.decision)


def _exchange(state: State, given: Colour, gained: Colour) -> State:
    """Three of a colour for one of another (X1)."""
    player = with_worshippers(with_worshippers(state.player, given, -EXCHANGED), gained, 1)
    decision = state.decision
    if isinstance(decision, Trimming):
        decision = limited(player, decision.cell)
    return _next(state, player, decision)


def _build(state: State) -> State:
    """Pay the coloured symbols at once (T3.3, N3)."""
    decision = state.decision
    assert isinstance(decision, Settling)
    player = state.player
    tile = decision.tile
    kingdom = after_paying(player.kingdom, tile.cost, player.discounts)
    player = Player(kingdom, player.discounts, player.universe, player.patron)
    if tile.cost.any_colour:
        return _next(state, player, Paying(decision.cell, tile, tile.cost.any_colour))
    return _next(state, player, Placing(decision.cell, tile, face_up=True))


def _make_wilderness(state: State) -> State:
    decision = state.decision
    assert isinstance(decision, Settling)
    return _next(state, state.player, Placing(decision.cell, decision.tile, face_up=False))


def _place(state: State, slot: Slot | None) -> State:
    """Place the tile in a slot or, without one, at the left end of row 1; then its effect (T3.4, T3.5)."""
    decision = state.decision
    assert isinstance(decision, Placing)
    player = state.player
    universe = player.universe
    where = slot or Slot(1, 0)
    region = laid(decision.tile, universe, where) if decision.face_up else WILDERNESS
    universe = universe.grown_left(region) if slot is None else universe.with_region(slot, region)
    player = Player(player.kingdom, player.discounts, universe, player.patron)
    if decision.face_up:
        return _next(state, *with_effect(player, state.display, decision.cell, where, decision.tile))
    return _next(state, player, limited(player, decision.cell))


def _spend(state: State, colour: Colour) -> State:
    """One worshipper for a payment, a village, the god of death or the limit."""
    player = with_worshippers(state.player, colour, -1)
    match state.decision:
        case Paying(cell, tile, due):
            if due > 1:
                return _next(state, player, Paying(cell, tile, due - 1, colour))
            return _next(state, player, Placing(cell, tile, face_up=True))
        case Discarding(cell, slot, due):
            if due > 1:
                return _next(state, player, Discarding(cell, slot, due - 1, colour))
            return _next(state, activated(player, slot), limited(player, cell))
        case Trimming(cell):
            if sum(player.kingdom) > MOST_WORSHIPPERS:
                return _next(state, player, Trimming(cell, colour))
            return _next(state, player, Ending(cell))
        case _:
            raise AssertionError(state.decision)


def _gain(state: State, colour: Colour) -> State:
    decision = state.decision
    assert isinstance(decision, Gaining)
    player = with_worshippers(state.player, colour, 1)
    if decision.due > 1:
        return _next(state, player, Gaining(decision.cell, decision.due - 1, colour))
    return _next(state, player, limited(player, decision.cell))


def _strike(state: State, cell: int, colour: Colour) -> State:
    decision = state.decision
    assert isinstance(decision, Striking)
    player = state.player
    display = struck(state.display, cell, colour)
    if decision.due > 1:
        following = Striking(decision.cell, decision.slot, decision.colours, decision.due - 1, (colour, cell))
        return _next(state, player, following, display)
    player = activated(player, decision.slot)
    return _next(state, player, limited(player, decision.cell), display)


def _decline(state: State) -> State:
    decision = state.decision
    assert isinstance(decision, Discarding | Striking)
    return _next(state, state.player, limited(state.player, decision.cell))


def _end_turn(state: State) -> State:
    """The end of the turn: chance refills, if a region was taken and a tile is left (N7)."""
    decision = state.decision
    assert isinstance(decision, Ending)
    if decision.cell is not None and state.next_stack:
        return _next(state, state.player, Refilling(decision.cell))
    return _next_turn(state, state.display, state.stacks)


def _refill(state: State, revealed: int) -> State:
    """The revealed tile on the empty cell (T3.7)."""
    decision = state.decision
    assert isinstance(decision, Refilling)
    tile = next(tile for tile in state.next_stack if tile.id == revealed)
    stacks = tuple(
        [
            tuple([left for left in stack if left is not tile]) if level == tile.level else stack
            for level, stack in enumerate(state.stacks, start=1)
        ]
    )
    return _next_turn(state, refilled(state.display, decision.cell, tile), stacks)


def _next_turn(state: State, display: Display, stacks: tuple[tuple[Tile, ...], ...]) -> State:
    turn = state.turn + 1
    decision = Over() if turn == ROUNDS * len(state.players) else Taking()
    return State(state.players, display, stacks, state.gods, turn, decision)
