"""A game played by the compiled core: a faster `Match`, for programs that query the engine."""

from typing import TYPE_CHECKING

from orbis import native
from orbis.notation.actions import action_of
from orbis.play.dealing import deal
from orbis.play.match import IllegalTakeBack, Match
from orbis.rules import STANDARD, Action, Rule, Score, State, TileSet

if TYPE_CHECKING:
    from orbis.native import NativeState


class NativeMatch:
    """A game on states of the core; raise `NativeUnavailable`."""

    def __init__(self, players: int, seed: str, tile_set: TileSet = STANDARD) -> None:
        dealt = deal(players, seed, tile_set)
        self.tile_set = tile_set
        self._order = tuple(tile.id for tile in dealt.order)
        self._position = native.from_state(dealt.first_state(players, tile_set), tile_set)
        self._revealed = 0
        self._turn: list[NativeState] = []

    @property
    def state(self) -> State:
        """The public state, copied from the core."""
        return native.to_state(self._position)

    def options(self) -> tuple[Action, ...]:
        return native.legal_actions(self._position)

    def refusal(self, action: Action | str) -> Rule | None:
        return native.refusal(self._position, action_of(action))

    def do(self, action: Action | str) -> None:
        """Make a decision, given as an action or in notation; raise `IllegalAction`."""
        before = self._position
        self._position = native.apply(before, action_of(action))
        self._revealed += _reveal(self._position, self._order, self._revealed)
        if self._position.turn == before.turn:
            self._turn.append(before)
        else:
            self._turn.clear()

    def take_back(self) -> None:
        """Take back the last decision of the current turn; raise `IllegalTakeBack` if there is none (Q9)."""
        if not self._turn:
            raise IllegalTakeBack
        self._position = self._turn.pop()

    def score(self) -> tuple[Score, ...]:
        return native.score(self._position)

    def winners(self) -> tuple[int, ...]:
        return native.winners(self._position)

    def perft(self, depth: int) -> int:
        return _perft(self._position, self._order, self._revealed, depth)


AnyMatch = Match | NativeMatch


def _reveal(position: "NativeState", order: tuple[int, ...], revealed: int) -> int:
    """Reveal the next tile of the order if it is chance's move; return how many tiles were revealed."""
    if revealed == len(order) or not position.awaits(order[revealed]):
        return 0
    position.reveal(order[revealed])
    return 1


def _perft(position: "NativeState", order: tuple[int, ...], revealed: int, depth: int) -> int:
    if depth == 0:
        return 1
    options = position.options()
    if depth == 1:
        return len(options)
    nodes = 0
    for id in options:
        after = position.copy()
        after.apply(id)
        nodes += _perft(after, order, revealed + _reveal(after, order, revealed), depth - 1)
    return nodes
