"""Applying an action to a state (T3, T4, X1, N1–N8)."""

from collections.abc import Callable

from orbis.rules.actions import (
    Action,
    Build,
    Decline,
    EndTurn,
    Exchange,
    Gain,
    MakeWilderness,
    PlaceAbove,
    PlaceAction,
    PlaceLeft,
    PlaceRight,
    Reveal,
    Spend,
    Strike,
    TakeGod,
    TakeTile,
    slot_of,
)
from orbis.rules.display import Display, refilled, struck, without
from orbis.rules.effects import (
    activated,
    laid,
    limited,
    with_effect,
    with_god,
    with_kingdom,
    with_universe,
    with_worshippers,
)
from orbis.rules.legal import refusal
from orbis.rules.paying import after_paying, exchanged
from orbis.rules.pieces import MOST_WORSHIPPERS, ROUNDS, Tile, joined
from orbis.rules.rule import Rule
from orbis.rules.state import (
    Decision,
    Discarding,
    Ending,
    Gaining,
    Over,
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


class IllegalAction(ValueError):
    """An action that a rule forbids; the state is unchanged."""

    def __init__(self, rule: Rule, action: Action | Reveal) -> None:
        super().__init__(f"{rule.value} forbids {action}")
        self.rule = rule
        self.action = action


def apply(state: State, action: Action | Reveal) -> State:
    """The state after an action; raise `IllegalAction` with the rule that forbids it."""
    rule = refusal(state, action)
    if rule is not None:
        raise IllegalAction(rule, action)
    decision = state.decision
    return _DOINGS[type(decision)][type(action)](state, state.player, decision, action)


def _next(state: State, player: Player, decision: Decision, display: Display | None = None) -> State:
    """The state with the changed current player and the next decision of the turn."""
    seat = state.seat
    return State(
        (*state.players[:seat], player, *state.players[seat + 1 :]),
        state.display if display is None else display,
        state.stacks,
        state.gods,
        state.turn,
        decision,
    )


def _take_tile(state: State, player: Player, decision: Taking, action: TakeTile) -> State:
    """Spread and gather (T3.1, T3.2)."""
    taken = state.display[action.cell]
    assert taken.tile is not None
    return _next(
        state,
        with_kingdom(player, joined(player.kingdom, taken.worshippers)),
        Settling(action.cell, taken.tile),
        without(state.display, action.cell, taken.tile.colour),
    )


def _take_god(state: State, player: Player, decision: Taking, action: TakeGod) -> State:
    """Lay the god beside the universe and do its immediate effect (T4)."""
    [god] = [god for god in state.gods if god.number == action.number]
    after = _next(state, *with_god(player, god))
    gods = tuple(other for other in state.gods if other is not god)
    return State(after.players, after.display, after.stacks, gods, after.turn, after.decision)


def _exchange(state: State, player: Player, decision: Taking | Settling, action: Exchange) -> State:
    """Three of a colour for one of another (X1)."""
    kingdom = exchanged(player.kingdom, action.given, action.gained)
    return _next(state, with_kingdom(player, kingdom), decision)


def _exchange_in_trim(state: State, player: Player, decision: Trimming, action: Exchange) -> State:
    """The same while trimming, which may be enough (N6)."""
    player = with_kingdom(player, exchanged(player.kingdom, action.given, action.gained))
    return _next(state, player, limited(player, decision.cell))


def _build(state: State, player: Player, decision: Settling, action: Build) -> State:
    """Pay the coloured symbols at once (T3.3, N3)."""
    tile = decision.tile
    player = with_kingdom(player, after_paying(player.kingdom, tile.cost, player.discounts))
    if tile.cost.any_colour:
        return _next(state, player, Paying(decision.cell, tile, tile.cost.any_colour))
    return _next(state, player, Placing(decision.cell, tile, face_up=True))


def _make_wilderness(state: State, player: Player, decision: Settling, action: MakeWilderness) -> State:
    return _next(state, player, Placing(decision.cell, decision.tile, face_up=False))


def _pay(state: State, player: Player, decision: Paying, action: Spend) -> State:
    """Pay one any-colour symbol (N3)."""
    player = with_worshippers(player, action.colour, -1)
    cell, tile, due = decision.cell, decision.tile, decision.due - 1
    return _next(
        state, player, Paying(cell, tile, due, action.colour) if due else Placing(cell, tile, face_up=True)
    )


def _place(state: State, player: Player, decision: Placing, action: PlaceAction) -> State:
    """Lay the tile, and do its effect; a wilderness has none (T3.4, T3.5)."""
    universe = player.universe
    slot = slot_of(universe, action)
    region = laid(decision, universe, slot)
    grows_left = isinstance(action, PlaceLeft)
    grown = universe.grown_left(region) if grows_left else universe.with_region(slot, region)
    player = with_universe(player, grown)
    if decision.face_up:
        return _next(state, *with_effect(player, state.display, decision.cell, slot, decision.tile))
    return _next(state, player, limited(player, decision.cell))


def _discard(state: State, player: Player, decision: Discarding, action: Spend) -> State:
    """One worshipper for the village or the god of death, which is active with the last (E2, G10, N5)."""
    player = with_worshippers(player, action.colour, -1)
    cell, slot, due = decision.cell, decision.slot, decision.due - 1
    if due:
        return _next(state, player, Discarding(cell, slot, due, action.colour))
    return _next(state, activated(player, slot), limited(player, cell))


def _gain(state: State, player: Player, decision: Gaining, action: Gain) -> State:
    """One worshipper from the aether (E7, G1)."""
    player = with_worshippers(player, action.colour, 1)
    cell, due = decision.cell, decision.due - 1
    return _next(state, player, Gaining(cell, due, action.colour) if due else limited(player, cell))


def _strike(state: State, player: Player, decision: Striking, action: Strike) -> State:
    """One worshipper removed from the display; with the last the volcano is active (E4, N5)."""
    display = struck(state.display, action.cell, action.colour)
    cell, slot, colours, due = decision.cell, decision.slot, decision.colours, decision.due - 1
    if due:
        last = (action.colour, action.cell)
        return _next(state, player, Striking(cell, slot, colours, due, last), display)
    return _next(state, activated(player, slot), limited(player, cell), display)


def _decline(state: State, player: Player, decision: Discarding | Striking, action: Decline) -> State:
    return _next(state, player, limited(player, decision.cell))


def _trim(state: State, player: Player, decision: Trimming, action: Spend) -> State:
    """One worshipper to the aether, until ten stay (T3.6)."""
    player = with_worshippers(player, action.colour, -1)
    if sum(player.kingdom) > MOST_WORSHIPPERS:
        return _next(state, player, Trimming(decision.cell, action.colour))
    return _next(state, player, Ending(decision.cell))


def _end_turn(state: State, player: Player, decision: Ending, action: EndTurn) -> State:
    """The end of the turn: chance refills if a region was taken and a tile is left (N7)."""
    if decision.cell is not None and state.next_stack:
        return _next(state, player, Refilling(decision.cell))
    return _next_turn(state, state.display, state.stacks)


def _refill(state: State, player: Player, decision: Refilling, action: Reveal) -> State:
    """The revealed tile on the empty cell (T3.7)."""
    level = state.stacks.index(state.next_stack)
    [tile] = [tile for tile in state.stacks[level] if tile.id == action.tile]
    left = tuple([tile for tile in state.stacks[level] if tile.id != action.tile])
    stacks = (*state.stacks[:level], left, *state.stacks[level + 1 :])
    return _next_turn(state, refilled(state.display, decision.cell, tile), stacks)


def _next_turn(state: State, display: Display, stacks: tuple[tuple[Tile, ...], ...]) -> State:
    turn = state.turn + 1
    decision = Over() if turn == ROUNDS * len(state.players) else Taking()
    return State(state.players, display, stacks, state.gods, turn, decision)


_DOINGS: dict[type[Decision], dict[type[Action | Reveal], Callable[..., State]]] = {
    Taking: {TakeTile: _take_tile, TakeGod: _take_god, Exchange: _exchange},
    Settling: {Exchange: _exchange, Build: _build, MakeWilderness: _make_wilderness},
    Paying: {Spend: _pay},
    Placing: {PlaceLeft: _place, PlaceRight: _place, PlaceAbove: _place},
    Discarding: {Spend: _discard, Decline: _decline},
    Gaining: {Gain: _gain},
    Striking: {Strike: _strike, Decline: _decline},
    Trimming: {Exchange: _exchange_in_trim, Spend: _trim},
    Ending: {EndTurn: _end_turn},
    Refilling: {Reveal: _refill},
}
"""The table of RULES section 10 again: what each answer does."""
