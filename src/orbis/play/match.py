"""A game in progress: the public state, its moves, and the dealt order, which nothing else can reach."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from orbis.notation import (
    Committed,
    NoSuchMoment,
    Record,
    Seat,
    Seeded,
    in_turns,
    result_of,
    turn_label,
)
from orbis.notation.actions import action_of
from orbis.notation.records import write_turns
from orbis.play.dealing import deal, deal_on
from orbis.play.fairness import seed_behind
from orbis.play.perft import divide, perft
from orbis.play.trail import Step, Trail, branched_off
from orbis.rules import (
    STANDARD,
    Action,
    Reveal,
    Rule,
    Score,
    State,
    TileSet,
    legal_actions,
    refusal,
    score,
    winners,
)
from orbis.rules.state import Refilling


class IllegalTakeBack(ValueError):
    """Nothing can be taken back: the current turn has just begun, or the game is over (Q9)."""

    rule = Rule.Q9

    def __init__(self) -> None:
        super().__init__("Q9 forbids taking back beyond the running turn")


class Match:
    """A game from its deal, by a seed or a committed secret, to its end; reveals follow the deal.

    >>> match = Match(2, "seed")
    >>> match.do("b2").phase
    <Phase.SETTLE: 'settle'>
    >>> match.take_back() == Match(2, "seed").state
    True
    """

    def __init__(
        self,
        players: int,
        origin: str | Seeded | Committed,
        tile_set: TileSet = STANDARD,
        *,
        earlier: Trail | None = None,
    ) -> None:
        """Deal a game or, after the trail of an earlier one, the rest of it; raise `IllegalSetup`."""
        self.tile_set = tile_set
        self._origin = Seeded(origin) if isinstance(origin, str) else origin
        seed = seed_behind(self._origin)
        if earlier is None:
            self._deal = deal(players, seed, tile_set)
            self._trail = Trail(self._deal.first_state(players, tile_set))
        else:
            self._deal = deal_on(earlier.start, earlier.state, seed)
            self._trail = earlier
        self._branch = None if earlier is None else len(earlier)

    @classmethod
    def branch(
        cls, record: Record, count: int, origin: str | Committed, tile_set: TileSet = STANDARD
    ) -> Self:
        """Continue a recorded game after `count` moves with the unseen tiles shuffled again.

        Raise `NoSuchMoment` if it cannot branch there, or `UnfitRecord` if the rules cannot follow the moves.
        """
        return cls(len(record.seats), origin, tile_set, earlier=branched_off(record, count, tile_set))

    def __repr__(self) -> str:
        # Neither the seed nor the secret: they would tell what will be revealed.
        players, state = len(self.state.players), self.state
        now = "over" if state.is_over else f"turn {turn_label(state.turn, players)}"
        return f"<Match: {players} players, {self.count} moves, {now}>"

    def __str__(self) -> str:
        return "\n".join(write_turns(in_turns(self.moves), len(self.state.players)))

    @property
    def state(self) -> State:
        return self._trail.state

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        """All decisions and reveals so far."""
        return self._trail.moves

    @property
    def count(self) -> int:
        """The number of decisions and reveals so far."""
        return len(self._trail)

    @property
    def decided(self) -> int:
        """How many decisions of the current turn can be taken back (Q9)."""
        return min(self._trail.decided, self.count - self.branched_at)

    @property
    def branched_at(self) -> int:
        """How many of the moves come from an earlier game; they cannot be taken back."""
        return self._branch or 0

    @property
    def history(self) -> tuple[Step, ...]:
        """All decisions and reveals so far with their states; this replays the game."""
        return tuple(self._trail.steps())

    @property
    def last_turn(self) -> tuple[Step, ...]:
        """The decisions and the reveal of the last finished turn with their states, which are kept."""
        return self._trail.last_turn

    def at(self, count: int) -> State:
        """The public state after that many decisions and reveals; raise `NoSuchMoment`."""
        if not 0 <= count <= self.count:
            raise NoSuchMoment(f"there were {self.count} moves, not {count}")
        return self._trail.at(count)

    def do(self, action: Action | str) -> State:
        """Make a decision, given as an action or in notation, let chance move, and return the new state.

        Raise `IllegalAction` with the rule that forbids it, or `NotationError`.
        """
        self._trail.move(action_of(action))
        if isinstance(self.state.decision, Refilling):
            self._trail.move(self._deal.next_reveal(self.state))
        return self.state

    def take_back(self) -> State:
        """Take back the last decision of the current turn; raise `IllegalTakeBack` if there is none."""
        return self._take_back(1)

    def take_back_turn(self) -> State:
        """Take back all decisions of the current turn; raise `IllegalTakeBack` if there are none."""
        return self._take_back(max(1, self.decided))

    def _take_back(self, count: int) -> State:
        if count > self.decided:
            raise IllegalTakeBack
        self._trail.take_back(count)
        return self.state

    def can_rewind(self, count: int) -> bool:
        return self.branched_at <= count < self.count and not isinstance(self.moves[count], Reveal)

    def rewind(self, count: int) -> State:
        """Go back to the moment after that many decisions and reveals; raise `NoSuchMoment`."""
        if not self.branched_at <= count <= len(self._trail):
            raise NoSuchMoment(
                f"the game can go back to move {self.branched_at} to {len(self._trail)}, not {count}"
            )
        self._trail = self._trail.cut(count)
        return self.state

    def record(self, seats: Sequence[Seat], *, reveal_secret: bool = False) -> Record:
        """The record so far; before the game is over, it has the secret only if `reveal_secret`."""
        origin = self._origin
        if isinstance(origin, Committed) and not (self.state.is_over or reveal_secret):
            origin = replace(origin, secret=None)
        return Record(
            seats=tuple(seats),
            deal=origin,
            display=tuple(tile.id for tile in self._deal.display),
            gods=tuple(god.number for god in self._deal.gods),
            turns=in_turns(self.moves),
            result=result_of(self.state),
            tiles=self.tile_set.content_id,
            branch=self._branch,
        )

    def options(self) -> tuple[Action, ...]:
        """The legal actions, ordered by id."""
        return legal_actions(self.state)

    def refusal(self, action: Action | str) -> Rule | None:
        """The rule that forbids an action now, given as an action or in notation; None if it is legal."""
        return refusal(self.state, action_of(action))

    def score(self) -> tuple[Score, ...]:
        """The score of each player, as if the game ended now."""
        return score(self.state)

    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if the game ended now."""
        return winners(self.state)

    def perft(self, depth: int) -> int:
        """The number of sequences of exactly that many decisions from here (V1)."""
        return perft(self.state, self._deal.answered, depth)

    def divide(self, depth: int) -> dict[Action, int]:
        """The perft count of each next decision."""
        return divide(self.state, self._deal.answered, depth)
