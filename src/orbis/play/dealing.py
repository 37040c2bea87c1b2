"""Dealing from a seed, so that anyone can check the shuffle (RULES section 11)."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

from orbis.rules import GODS, STANDARD, God, Reveal, State, Tile, TileSet, apply, set_up
from orbis.rules.display import CELLS
from orbis.rules.setup import gods_revealed, tiles_in_game
from orbis.rules.state import Refilling
from orbis.rules.tileset import LEVELS

Item = TypeVar("Item")


def words(seed: str) -> Iterator[int]:
    """The endless random words of a seed (H1)."""
    for counter in count():
        digest = hashlib.sha256(seed.encode() + counter.to_bytes(4, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def number_below(limit: int, source: Iterator[int]) -> int:
    """A random number below a limit; words that would favour small numbers are skipped (H2)."""
    fair = limit * (2**32 // limit)
    return next(word for word in source if word < fair) % limit


def shuffled(items: Sequence[Item], source: Iterator[int]) -> tuple[Item, ...]:
    """The items in a random order (H3)."""
    order = list(items)
    for index in range(len(order) - 1, 0, -1):
        other = number_below(index + 1, source)
        order[index], order[other] = order[other], order[index]
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Deal:
    """What a seed deals: the visible display and gods, and the hidden order of the stacks."""

    display: tuple[Tile, ...]
    gods: tuple[God, ...]
    order: tuple[Tile, ...] = field(repr=False)

    def first_state(self, players: int, tile_set: TileSet = STANDARD) -> State:
        return set_up(players, self.display, self.gods, tile_set)

    def next_reveal(self, state: State) -> Reveal:
        """Chance's move in a state: the top tile of what is left."""
        return self.reveal(sum(map(len, state.stacks)))

    def reveal(self, unseen: int) -> Reveal:
        """The reveal of the top one of that many tiles."""
        return Reveal(self.order[len(self.order) - unseen].id)

    def answered(self, state: State) -> State:
        """The state after chance has moved, if it was chance's turn."""
        return apply(state, self.next_reveal(state)) if isinstance(state.decision, Refilling) else state


def deal(players: int, seed: str, tile_set: TileSet = STANDARD) -> Deal:
    """Deal a game from a seed; raise `IllegalSetup` (H4, S6)."""
    tiles = tiles_in_game(players, tile_set)
    source = words(seed)
    stacks = (shuffled([tile for tile in tiles if tile.level == level], source) for level in LEVELS)
    order = tuple(tile for stack in stacks for tile in stack)
    gods = shuffled(GODS, source)
    return Deal(order[: len(CELLS)], gods[: gods_revealed(players)], order[len(CELLS) :])


def deal_on(start: State, state: State, seed: str) -> Deal:
    """Shuffle what is left in the stacks from a seed, level by level and sorted by id first (H1–H3)."""
    source = words(seed)
    stacks = (shuffled(sorted(stack, key=lambda tile: tile.id), source) for stack in state.stacks)
    display = tuple(cell.tile for cell in start.display if cell.tile)
    return Deal(display, start.gods, tuple(tile for stack in stacks for tile in stack))
