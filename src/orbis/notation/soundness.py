"""Which states a game can have: their parts must agree with each other."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from orbis.notation.turn_soundness import has_come_to_lie, objections, pending_tile
from orbis.rules import State, Tile
from orbis.rules.pieces import MOST_WORSHIPPERS, ROUNDS
from orbis.rules.setup import gods_revealed
from orbis.rules.state import Ending, Over, Player, Refilling, Taking, emptied_cell
from orbis.rules.tileset import LEVELS
from orbis.rules.universe import Built

MOST_GAINED = 9
"""The most worshippers that an effect gives at once (RULES section 12)."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A part of a state that contradicts the others, and what was expected instead."""

    field: Literal["turn", "display", "stacks", "gods", "players", "decision"]
    index: int
    expected: str


def contradiction(state: State, tiles: tuple[Tile, ...]) -> Contradiction | None:
    """The first contradiction in a state of a game with these tiles; None if there is none.

    A state without any is safe: every sequence of legal actions leads to the end of the game.
    """
    # Each group relies on the ones before it, and runs only if they found nothing.
    return next(
        chain(
            _turn(state),
            _each_tile_once(state),
            _stacks(state, tiles),
            _display(state),
            _gods(state),
            _players(state),
            (Contradiction("decision", 0, expected) for expected in objections(state)),
        ),
        None,
    )


def _turn(state: State) -> Iterator[Contradiction]:
    turns = ROUNDS * len(state.players)
    if state.turn > turns:
        yield Contradiction("turn", 0, f"at most {turns} turns (T1)")
    if state.turn == turns and not state.is_over:
        yield Contradiction("decision", 0, "over, as all turns are played (D1)")
    if state.turn < turns and state.is_over:
        yield Contradiction("decision", 0, f"a decision, as {turns - state.turn} turns are left (D1)")


def _each_tile_once(state: State) -> Iterator[Contradiction]:
    seen: set[Tile] = set()
    for place in _tiles_seen(state):
        if place.tile in seen:
            yield Contradiction(place.field, place.index, f"tile {place.tile.id} only once")
        seen.add(place.tile)


@dataclass(frozen=True, slots=True)
class _Seen:
    field: Literal["display", "stacks", "players", "decision"]
    index: int
    tile: Tile


def _tiles_seen(state: State) -> Iterator[_Seen]:
    """The tiles whose location is known: all but those of wildernesses."""
    for number, cell in enumerate(state.display):
        if cell.tile is not None:
            yield _Seen("display", number, cell.tile)
    for level, stack in enumerate(state.stacks):
        yield from (_Seen("stacks", level, tile) for tile in stack)
    for seat, player in enumerate(state.players):
        for _, region in player.universe:
            if isinstance(region, Built):
                yield _Seen("players", seat, region.tile)
    pending = pending_tile(state.decision)
    if pending is not None:
        yield _Seen("decision", 0, pending)


def _taken(state: State) -> int:
    pending = pending_tile(state.decision) is not None
    return pending + sum(_regions(player) for player in state.players)


def _regions(player: Player) -> int:
    return sum(1 for _ in player.universe)


def _stacks(state: State, tiles: tuple[Tile, ...]) -> Iterator[Contradiction]:
    """Stacks are drawn from level by level, and no tile gets lost (S6, T3.7)."""
    lowest = next((level for level in LEVELS if state.stacks[level - 1]), LEVELS[-1])
    for level in LEVELS[lowest:]:
        if len(state.stacks[level - 1]) < sum(tile.level == level for tile in tiles):
            expected = f"all tiles of level {level}, as level {lowest} has some left (T3)"
            yield Contradiction("stacks", level - 1, expected)
    displayed = sum(cell.tile is not None for cell in state.display)
    left = len(tiles) - displayed - _taken(state)
    if sum(map(len, state.stacks)) != left:
        yield Contradiction("stacks", 0, f"stacks of {max(left, 0)} tiles in all (S6)")


def _display(state: State) -> Iterator[Contradiction]:
    """Cells stay empty only when the stacks are (T3.7), and gain at most one worshipper per turn (T3.1)."""
    taken = _taken(state)
    for number, cell in enumerate(state.display):
        if cell.tile is None and state.next_stack and number != emptied_cell(state.decision):
            yield Contradiction("display", number, "a tile, as the stacks have some left (T3)")
        if sum(cell.worshippers) > taken:
            yield Contradiction("display", number, f"at most {taken} worshippers, one a taken tile (T3)")


def _gods(state: State) -> Iterator[Contradiction]:
    left = {god.number for god in state.gods}
    taken = [player.patron.god.number for player in state.players if player.patron]
    for seat, player in enumerate(state.players):
        number = player.patron.god.number if player.patron else None
        if number in left or taken.count(number or 0) > 1:
            yield Contradiction("players", seat, f"G{number} only once")
    revealed = gods_revealed(len(state.players))
    if len(left) + len(taken) != revealed:
        yield Contradiction("gods", 0, f"the {revealed - len(taken)} gods not taken (S2)")


def _players(state: State) -> Iterator[Contradiction]:
    """Each turn brings a region or a god, and none ends with more than ten worshippers (T1, K1)."""
    for seat, player in enumerate(state.players):
        at_turn = seat == state.seat
        turns = state.turn // len(state.players) + (seat < state.seat)
        turns += at_turn and has_come_to_lie(state.decision)
        if _regions(player) + (player.patron is not None) != turns:
            yield Contradiction("players", seat, f"{turns} regions and gods (T1)")
        most = MOST_WORSHIPPERS
        if at_turn and not isinstance(state.decision, Taking | Ending | Refilling | Over):
            most += _taken(state) + MOST_GAINED
        if sum(player.kingdom) > most:
            yield Contradiction("players", seat, f"at most {most} worshippers in the kingdom (K1)")
