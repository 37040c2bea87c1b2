"""Setting up a game from what was dealt (RULES section 2)."""

from collections.abc import Sequence

from orbis.rules.catalogue import STANDARD
from orbis.rules.display import CELLS, Cell
from orbis.rules.pieces import REGIONS, SEATINGS, God, Tile
from orbis.rules.rule import Rule
from orbis.rules.state import Player, State, Taking
from orbis.rules.tileset import LEVELS, TileSet

SEATS = tuple(SEATINGS)
"""The possible numbers of players (S1)."""


class IllegalSetup(ValueError):
    def __init__(self, rule: Rule) -> None:
        super().__init__(f"{rule.value} forbids this set-up")
        self.rule = rule


def gods_revealed(players: int) -> int:
    """How many gods are revealed (S2)."""
    return SEATINGS[players].gods


def tiles_in_game(players: int, tile_set: TileSet = STANDARD) -> tuple[Tile, ...]:
    """The tiles in a game; raise `IllegalSetup` if that many cannot play with the set (S1, S2, S6)."""
    if players not in SEATS:
        raise IllegalSetup(Rule.S1)
    tiles = tile_set.in_game(players)
    if len(tiles) < players * REGIONS:
        raise IllegalSetup(Rule.S6)
    return tiles


def set_up(players: int, display: Sequence[Tile], gods: Sequence[God], tile_set: TileSet = STANDARD) -> State:
    """The first state of a game with the dealt display and gods; raise `IllegalSetup`."""
    tiles = tiles_in_game(players, tile_set)
    dealt = set(display)
    left = tuple(tile for tile in tiles if tile not in dealt)
    if len(display) != len(CELLS) or len(left) != len(tiles) - len(CELLS):
        raise IllegalSetup(Rule.S3)
    levels = [tile.level for tile in tiles]
    if sorted(tile.level for tile in display) != sorted(levels)[: len(CELLS)]:
        raise IllegalSetup(Rule.S3 if levels.count(1) >= len(CELLS) else Rule.S6)
    if not len(gods) == len(set(gods)) == gods_revealed(players):
        raise IllegalSetup(Rule.S4)
    return State(
        players=(Player(),) * players,
        display=tuple(Cell(tile) for tile in display),
        stacks=tuple(tuple(tile for tile in left if tile.level == level) for level in LEVELS),
        gods=tuple(sorted(gods, key=lambda god: god.number)),
        turn=0,
        decision=Taking(),
    )
