"""Replaying a record: every state of the game, or the turn, the move and the rule at which it fails."""

from dataclasses import dataclass

from orbis.notation.actions import write_action
from orbis.notation.records import Record, Result, Turn, turn_label, write_result
from orbis.rules import (
    GODS,
    RULES_VERSION,
    STANDARD,
    IllegalAction,
    IllegalSetup,
    Rule,
    State,
    TileSet,
    apply,
    score,
    set_up,
    winners,
)


class ReplayError(ValueError):
    """A record that the rules cannot follow: why and, where it applies, at which turn, move and rule."""

    def __init__(
        self, reason: str, turn: str | None = None, move: str | None = None, rule: Rule | None = None
    ) -> None:
        super().__init__(reason if turn is None else f"turn {turn}: {reason}")
        self.reason = reason
        self.turn = turn
        self.move = move
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Replay:
    """The states of a replayed game: the one after set-up, and for each turn those after its moves."""

    start: State
    turns: tuple[tuple[State, ...], ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The state after set-up, and those after every move."""
        return (self.start, *(state for states in self.turns for state in states))

    @property
    def final(self) -> State:
        """The state after the last move."""
        return self.states[-1]

    def at(self, turn: int) -> State:
        """The state when that many turns were played, or after the last move of an incomplete one."""
        if not 0 <= turn <= len(self.turns):
            raise IndexError(f"there are {len(self.turns)} turns, not {turn}")
        return self.turns[turn - 1][-1] if turn else self.start


def replay(record: Record, tile_set: TileSet = STANDARD) -> Replay:
    """Play a record from its set-up to its last move and compare its result, or raise `ReplayError`."""
    played = follow(record, tile_set)
    reached = result_of(played.final)
    if record.result != reached:
        reason = f"the result is {write_result(reached)}, not {write_result(record.result)}"
        raise ReplayError(reason, rule=Rule.D1)
    return played


def follow(record: Record, tile_set: TileSet = STANDARD) -> Replay:
    """Play a record from its set-up to its last move whatever result it states, or raise `ReplayError`."""
    if record.rules != RULES_VERSION:
        raise ReplayError(f"the record needs version {record.rules} of the rules, not {RULES_VERSION}")
    if record.tiles != tile_set.content_id:
        raise ReplayError(f"the record needs tile set {record.tiles}, not {tile_set.content_id}")
    start = state = _set_up(record, tile_set)
    turns = []
    for number, turn in enumerate(record.turns):
        states = _play(state, number, turn)
        state = states[-1]
        turns.append(states)
    return Replay(start, tuple(turns))


def result_of(state: State) -> Result | None:
    """The result of a game that is over (D1, D4)."""
    if not state.is_over:
        return None
    return Result(tuple(each.total for each in score(state)), winners(state))


def _set_up(record: Record, tile_set: TileSet) -> State:
    """The first state, if the dealt tiles and gods exist and may be dealt so (RULES section 2)."""
    tiles = {tile.id: tile for tile in tile_set.tiles}
    gods = {god.number: god for god in GODS}
    if not tiles.keys() >= set(record.display):
        raise ReplayError("the display has a tile that the set has not", rule=Rule.S3)
    if not gods.keys() >= set(record.gods):
        raise ReplayError("a god was revealed that does not exist", rule=Rule.S4)
    display = [tiles[id] for id in record.display]
    try:
        return set_up(len(record.seats), display, [gods[number] for number in record.gods], tile_set)
    except IllegalSetup as error:
        raise ReplayError(f"{error.rule.value} forbids this set-up", rule=error.rule) from None


def _play(state: State, number: int, turn: Turn) -> tuple[State, ...]:
    """The states after each move of a turn."""
    label = turn_label(number, len(state.players))
    states = []
    for move in turn.moves:
        word = write_action(move)
        if state.turn != number:
            running = turn_label(state.turn, len(state.players))
            raise ReplayError(f"{word} belongs to turn {running} (N7)", label, word, Rule.N7)
        try:
            state = apply(state, move)
        except IllegalAction as error:
            raise ReplayError(f"{error.rule.value} forbids {word}", label, word, error.rule) from None
        states.append(state)
    return tuple(states)
