"""Replaying a record: every state of the game, or the flaw at which the rules cannot follow it."""

from dataclasses import dataclass

from orbis.notation.actions import write_action
from orbis.notation.flaw import Flaw, FlawKind, UnfitRecord
from orbis.notation.records import Record, Result, turn_label, write_result
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


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """The states of a replayed game: the one after set-up, and for each turn those after its moves."""

    start: State
    turns: tuple[tuple[State, ...], ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The state after set-up, and those after every move."""
        return (self.start, *(state for states in self.turns for state in states))

    @property
    def final(self) -> State:
        return self.at(len(self.turns))

    def at(self, turn: int) -> State:
        """The state after that many turns, or after the last move of an incomplete one."""
        if not 0 <= turn <= len(self.turns):
            raise IndexError(f"there are {len(self.turns)} turns, not {turn}")
        return self.turns[turn - 1][-1] if turn else self.start


def replay(record: Record, tile_set: TileSet = STANDARD) -> ReplayedGame:
    """Replay a record from its set-up to its last move and compare its result; raise `UnfitRecord`."""
    played = follow(record, tile_set)
    if flaw := wrong_result(record, played):
        raise UnfitRecord(flaw)
    return played


def follow(record: Record, tile_set: TileSet = STANDARD) -> ReplayedGame:
    """Replay a record from its set-up to its last move, ignoring its result; raise `UnfitRecord`."""
    played, flaw = follow_until_flaw(record, tile_set)
    if flaw:
        raise UnfitRecord(flaw)
    assert played is not None
    return played


def follow_until_flaw(
    record: Record, tile_set: TileSet = STANDARD
) -> tuple[ReplayedGame | None, Flaw | None]:
    """The states up to the first flaw in set-up or moves, and that flaw; no states if the set-up is wrong."""
    start = _set_up(record, tile_set)
    if isinstance(start, Flaw):
        return None, start
    state = start
    turns: list[tuple[State, ...]] = []
    for number, turn in enumerate(record.turns):
        states: list[State] = []
        for move in turn.moves:
            try:
                if state.turn != number:
                    raise IllegalAction(Rule.N7, move)
                state = apply(state, move)
            except IllegalAction as error:
                label, running = (turn_label(each, len(state.players)) for each in (number, state.turn))
                expected = running if running != label else ""
                flaw = flaw_in(record, FlawKind.MOVE, label, write_action(move), expected, rule=error.rule)
                return ReplayedGame(start, (*turns, tuple(states)) if states else tuple(turns)), flaw
            states.append(state)
        turns.append(tuple(states))
    return ReplayedGame(start, tuple(turns)), None


def flaw_in(
    record: Record,
    kind: FlawKind,
    field: str,
    recorded: str = "",
    expected: str = "",
    *,
    rule: Rule | None = None,
) -> Flaw:
    return Flaw(kind, field, recorded, expected, rule, record.lines.get(field, 0))


def wrong_result(record: Record, played: ReplayedGame) -> Flaw | None:
    reached = result_of(played.final)
    if record.result == reached:
        return None
    stated = write_result(record.result)
    return flaw_in(record, FlawKind.RESULT, "result", stated, write_result(reached), rule=Rule.D1)


def result_of(state: State) -> Result | None:
    """The result of a finished game (D1, D4); None before its end."""
    if not state.is_over:
        return None
    return Result(tuple(each.total for each in score(state)), winners(state))


def _set_up(record: Record, tile_set: TileSet) -> State | Flaw:
    """The first state, if its rules, tiles and gods are known and the deal is possible (RULES section 2)."""
    if record.rules != RULES_VERSION:
        return flaw_in(record, FlawKind.RULES_VERSION, "rules", str(record.rules), str(RULES_VERSION))
    if record.tiles != tile_set.content_id:
        return flaw_in(record, FlawKind.TILE_SET, "tiles", record.tiles, tile_set.content_id)
    tiles = {tile.id: tile for tile in tile_set.tiles}
    gods = {god.number: god for god in GODS}
    if not tiles.keys() >= set(record.display):
        return flaw_in(record, FlawKind.SET_UP, "display", rule=Rule.S3)
    if not gods.keys() >= set(record.gods):
        return flaw_in(record, FlawKind.SET_UP, "gods", rule=Rule.S4)
    display = [tiles[id] for id in record.display]
    try:
        return set_up(len(record.seats), display, [gods[number] for number in record.gods], tile_set)
    except IllegalSetup as error:
        field = "gods" if error.rule is Rule.S4 else "display"
        return flaw_in(record, FlawKind.SET_UP, field, rule=error.rule)
