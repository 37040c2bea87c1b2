"""Builders of tiles, universes, players and states for tests, with sensible defaults."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from orbis.rules import (
    COLOURS,
    GODS,
    STANDARD,
    Action,
    Colour,
    God,
    Player,
    Reveal,
    State,
    Tile,
    Universe,
    legal_actions,
    refusal,
    set_up,
)
from orbis.rules import apply as applied
from orbis.rules.display import CELLS, Cell, Display
from orbis.rules.pieces import Cost, Effect, Star, Stone, Worshippers
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Decision, Patron, Refilling, Settling, Taking
from orbis.rules.tileset import TileSet, parse_tiles, write_tiles
from orbis.rules.universe import Built, Region, Wilderness

WHITE, BLUE, GREEN, RED, ORANGE = COLOURS
(
    LOVE,
    APPRENTICE,
    OCEANS,
    IDLENESS,
    FIRE,
    TECHNOLOGY,
    NATURE,
    BALANCE,
    HARVEST,
    DEATH,
) = GODS

STONE = Stone()


def worshippers(letters: str) -> Worshippers:
    """The worshippers that letters name: `WWB` is two white and one blue."""
    return tuple(letters.count(colour.letter) for colour in COLOURS)


def tile(
    colour: Colour = RED,
    effect: Effect = STONE,
    *,
    cost: str = "",
    points: int = 0,
    mystic: int | None = None,
    level: int = 1,
    star: Star = Star.NONE,
    id: int = 90,
) -> Tile:
    """A region tile; its cost is in letters, `*` for any colour."""
    return Tile(id, level, colour, Cost(worshippers(cost), cost.count("*")), effect, points, mystic, star)


def asleep(tile: Tile) -> Built:
    """A deactivated tile."""
    return Built(tile, active=False)


Piece = Colour | Tile | Region | None


def universe(*rows: Sequence[Piece]) -> Universe:
    """A universe by its rows from the bottom, each from the left; a colour stands for a plain stone."""

    def region(piece: Piece) -> Region | None:
        match piece:
            case Colour():
                return Built(tile(piece))
            case Tile():
                return Built(piece)
            case Built() | Wilderness() | None:
                return piece

    first, second, third, fourth = (
        tuple(region(piece) for piece in row) + (None,) * (6 - number - len(row))
        for number, row in enumerate((*rows, *((),) * (4 - len(rows))), start=1)
    )
    return Universe((first, second, third, fourth))


EMPTY = universe()
COMPLETE = universe([RED] * 5, [RED] * 4, [RED] * 3, [RED] * 2)


def player(
    kingdom: str = "",
    universe: Universe = EMPTY,
    god: God | None = None,
    *,
    discounts: str = "",
    god_is_active: bool = True,
) -> Player:
    """A player; kingdom and discount tokens are in letters."""
    return Player(
        worshippers(kingdom),
        tuple(colour.letter in discounts for colour in COLOURS),
        universe,
        None if god is None else Patron(god, god_is_active),
    )


def display(
    tiles: Mapping[int, Tile | None] | None = None, lying: Mapping[int, str] | None = None
) -> Display:
    """A display of nine white stones, except for some cells, with worshippers on some."""
    tiles = tiles or {}
    lying = lying or {}
    return tuple(
        Cell(tiles.get(cell, tile(WHITE, mystic=0, id=80 + cell)), worshippers(lying.get(cell, "")))
        for cell in CELLS
    )


NINE_STONES = display()
MIDDLE_TAKEN = display({4: None})
TAKING = Taking()


def state(
    *players: Player,
    decision: Decision = TAKING,
    display: Display = NINE_STONES,
    stacks: Sequence[Sequence[Tile]] = ((), (), ()),
    gods: Sequence[God] = (APPRENTICE, OCEANS, IDLENESS),
    turn: int = 0,
) -> State:
    """A state in which, by default, the first of two or more players chooses what to take."""
    seats = (*players, *(player(),) * (2 - len(players)))
    return State(
        seats,
        display,
        tuple(map(tuple, stacks)),
        tuple(gods),
        turn,
        decision,
    )


def settling(taken: Tile, *players: Player, display: Display = MIDDLE_TAKEN) -> State:
    """The state in which the first player has just taken a tile from the middle of the display."""
    return state(*players, decision=Settling(4, taken), display=display)


def dealt(players: int, tile_set: TileSet = STANDARD) -> tuple[Tile, ...]:
    """Nine tiles of the lowest levels, in the order of their ids."""
    return tuple(sorted(tiles_in_game(players, tile_set), key=lambda each: (each.level, each.id)))[:9]


def opening(players: int, tile_set: TileSet = STANDARD) -> State:
    """A first state of a game: the tiles and gods with the lowest numbers were dealt."""
    return set_up(players, dealt(players, tile_set), GODS[: gods_revealed(players)], tile_set)


def after(start: State, *actions: Action | Reveal) -> State:
    for action in actions:
        start = applied(start, action)
    return start


def step(state: State) -> Action | Reveal:
    """The first option or, for a reveal, the tile with the lowest id."""
    if isinstance(state.decision, Refilling):
        return Reveal(state.next_stack[0].id)
    return legal_actions(state)[0]


def course(state: State) -> Iterator[State]:
    """The states to the end of the game if the first option is always chosen."""
    yield state
    while not state.is_over:
        state = after(state, step(state))
        yield state


def played_out(state: State) -> State:
    """The end of the game if the first option is always chosen."""
    return list(course(state))[-1]


def refused_by(state: State, action: Action | Reveal) -> str | None:
    """The id of the rule that forbids an action."""
    rule = refusal(state, action)
    return None if rule is None else rule.value


def own_tiles() -> TileSet:
    """A set as an owner might make it: the prices of neighbouring tiles change places."""
    tiles = list(STANDARD.tiles)
    for at in range(20, 64, 2):
        one, other = tiles[at : at + 2]
        tiles[at], tiles[at + 1] = replace(one, cost=other.cost), replace(other, cost=one.cost)
    return parse_tiles(write_tiles(TileSet(tuple(tiles))))
