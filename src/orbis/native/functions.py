"""The functions of `orbis.rules` on states of the core."""

import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from orbis import native, rules
from orbis.native.reader import reader_for
from orbis.native.tables import tables_of
from orbis.native.writer import writer_for
from orbis.rules import (
    ACTIONS,
    STANDARD,
    Action,
    God,
    IllegalAction,
    Phase,
    Reveal,
    Rule,
    Score,
    State,
    Tile,
    TileSet,
    action_id,
)
from orbis.rules.setup import tiles_in_game
from orbis.rules.universe import SLOTS

if TYPE_CHECKING:
    from orbis_core import Batch, Decision, NativeState


def set_up(
    players: int, display: Sequence[Tile], gods: Sequence[God], tile_set: TileSet = STANDARD
) -> "NativeState":
    """The first state of a game with the dealt display and gods; raise `IllegalSetup`."""
    return from_state(rules.set_up(players, display, gods, tile_set), tile_set)


def from_state(state: State, tile_set: TileSet = STANDARD) -> "NativeState":
    """The core's state that equals a state of the rules; raise `ValueError` if it cannot occur in a game."""
    return native.core.NativeState.from_bytes(tables_of(tile_set), writer_for(tile_set)(state))


def to_state(state: "NativeState") -> State:
    """The state of the rules that equals a state of the core."""
    return reader_for(tile_set_of(state))(state.to_bytes())


def tile_set_of(state: "NativeState") -> TileSet:
    tile_set = state.tables.origin
    assert isinstance(tile_set, TileSet)
    return tile_set


def legal_actions(state: "NativeState") -> tuple[Action, ...]:
    """The options of the decision, in the order of their ids; none while chance answers or after the end."""
    return tuple([ACTIONS[id] for id in state.options()])


def refusal(state: "NativeState", action: Action | Reveal) -> Rule | None:
    """The rule that forbids an action now; None exactly for the legal ones."""
    legal = state.awaits(action.tile) if isinstance(action, Reveal) else state.has(action_id(action))
    return None if legal else rules.refusal(to_state(state), action)


def apply(state: "NativeState", action: Action | Reveal) -> "NativeState":
    """The state after an action; raise `IllegalAction` with the rule that forbids it."""
    rule = refusal(state, action)
    if rule is not None:
        raise IllegalAction(rule, action)
    after = state.copy()
    if isinstance(action, Reveal):
        after.reveal(action.tile)
    else:
        after.apply(action_id(action))
    return after


def phase(state: "NativeState") -> Phase:
    """The phase of the decision."""
    return _phases()[state.decision]


@cache
def _phases() -> "dict[Decision, Phase]":
    kinds = native.core.Decision
    return {
        kinds.TAKING: Phase.TAKE,
        kinds.SETTLING: Phase.SETTLE,
        kinds.PAYING: Phase.PAY,
        kinds.PLACING_FACE_UP: Phase.PLACE,
        kinds.PLACING_WILDERNESS: Phase.PLACE,
        kinds.DISCARDING_FOR_VILLAGE: Phase.EFFECT,
        kinds.DISCARDING_FOR_GOD: Phase.EFFECT,
        kinds.GAINING: Phase.EFFECT,
        kinds.STRIKING: Phase.EFFECT,
        kinds.TRIMMING: Phase.TRIM,
        kinds.ENDING: Phase.END,
        kinds.REFILLING: Phase.REVEAL,
        kinds.OVER: Phase.OVER,
    }


def score(state: "NativeState") -> tuple[Score, ...]:
    """The score of each player, as if the game ended now (D1, D2)."""
    return tuple(
        Score(
            regions,
            wildernesses,
            temple,
            god,
            worshippers,
            tuple([(SLOTS[slot], points) for slot, points in state.points(seat)]),
        )
        for seat, (regions, wildernesses, temple, god, _, worshippers) in enumerate(state.score())
    )


def totals(state: "NativeState") -> tuple[int, ...]:
    """The creation points of each player, as if the game ended now (D1)."""
    return tuple([total for _, _, _, _, total, _ in state.score()])


def winners(state: "NativeState") -> tuple[int, ...]:
    """The seats that win, as if the game ended now; more than one share the victory (D4)."""
    return tuple(state.winners())


def new_batch(
    games: int, players: int, seed: int = 0, tiles: TileSet = STANDARD, threads: int | None = None
) -> "Batch":
    """Games dealt and answered from a seed, the same with any number of threads; raise `IllegalSetup`."""
    tiles_in_game(players, tiles)
    return native.core.Batch(games, players, seed, tables_of(tiles), threads or os.cpu_count() or 1)
