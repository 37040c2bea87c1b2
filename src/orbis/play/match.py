"""A game in progress: the public state, its moves, and the dealt order, which nothing else can reach."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Self

from orbis import native
from orbis.notation import (
    Committed,
    NoSuchMoment,
    Record,
    Seat,
    Seeded,
    in_turns,
    result_of,
    turn_label,
    write_state,
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
    Phase,
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
from orbis.rules.actions import EndTurn
from orbis.rules.state import Refilling, round_of

if TYPE_CHECKING:
    from orbis.native import NativeState


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
        if not isinstance(origin, str | Seeded | Committed):
            raise TypeError(f"expected a seed, which is a text, found {origin!r}")
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
        self._twin: NativeState | None = None
        self._has_looked = False

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
    def _core(self) -> "NativeState | None":
        """The same state in the core, which is quick to say what every move changes; None without a core."""
        if not self._has_looked:
            self._has_looked = True
            self._twin = native.from_state(self.state, self.tile_set) if native.available() else None
        return self._twin

    def _forget_core(self) -> None:
        self._twin, self._has_looked = None, False

    @property
    def turn(self) -> int:
        """How many turns have been played."""
        return (self._twin or self.state).turn

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return (self._twin or self.state).seat

    @property
    def round(self) -> int:
        """From 1 to 15."""
        return round_of(self.turn, len(self._trail.start.players))

    @property
    def is_over(self) -> bool:
        return (self._twin or self.state).is_over

    @property
    def phase(self) -> Phase:
        twin = self._twin
        return self.state.phase if twin is None else native.phase(twin)

    @property
    def text(self) -> str:
        """The state in notation."""
        core = self._core
        return write_state(self.state) if core is None else core.to_text()

    @property
    def moves(self) -> tuple[Action | Reveal, ...]:
        """All decisions and reveals so far."""
        return self._trail.moves

    @property
    def last_move(self) -> Action | Reveal | None:
        """The last decision or reveal."""
        return self._trail.last_move

    @property
    def count(self) -> int:
        """The number of decisions and reveals so far."""
        return len(self._trail)

    @property
    def decided(self) -> int:
        """How many decisions of the current turn can be taken back (Q9)."""
        decided = self._trail.decided
        return decided if self._branch is None else min(decided, self.count - self._branch)

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
        decided, twin = action_of(action), self._twin
        self._trail.move(decided)
        if twin is not None:
            twin.apply(decided.id)
        if isinstance(self.state.decision, Refilling):
            reveal = self._deal.next_reveal(self.state)
            self._trail.move(reveal)
            if twin is not None:
                twin.reveal(reveal.tile)
        return self.state

    def advance(self, action: Action) -> None:
        """Make a decision like `do`; with the core, its state is computed only when it is asked for."""
        core = self._core
        if core is None or not core.has(action.id):
            self._forget_core()  # if the core differs from the rules, the rules are right
            self.do(action)
            return
        turn = core.turn
        core.apply(action.id)
        self._trail.promise(action, ends_turn=core.turn != turn)
        if core.turn == turn and isinstance(action, EndTurn):
            reveal = self._deal.reveal(self._trail.unseen)
            core.reveal(reveal.tile)
            self._trail.promise(reveal, ends_turn=True)

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
        self._forget_core()
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
        self._forget_core()
        return self.state

    def record(self, seats: Sequence[Seat], *, reveal_secret: bool = False) -> Record:
        """The record so far; before the game is over, it has the secret only if `reveal_secret`."""
        players = len(self.state.players)
        if len(seats) != players or not all(isinstance(seat, Seat) for seat in seats):
            raise ValueError(f"expected {players} seats such as Seat('Anna', 'human'), found {seats!r}")
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

    @property
    def option_ids(self) -> tuple[int, ...]:
        """The ids of the legal actions, ascending."""
        core = self._core
        return tuple([action.id for action in self.options()]) if core is None else tuple(core.options())

    @property
    def totals(self) -> tuple[int, ...]:
        """The creation points of each player, as if the game ended now."""
        core = self._core
        return tuple([own.total for own in self.score()]) if core is None else native.totals(core)

    def refusal(self, action: Action | str) -> Rule | None:
        """The rule that forbids an action now, given as an action or in notation; None if it is legal."""
        return refusal(self.state, action_of(action))

    def surely_allows(self, ids: Sequence[int]) -> bool:
        """Whether the core knows that these decisions can be made in this turn, one after the other."""
        core = self._core
        if core is None or not core.has(ids[0]):
            return False
        turn, after = core.turn, core
        for id, following in pairwise(ids):
            after = after.copy()
            after.apply(id)
            if after.turn != turn or not after.has(following):
                return False
        return True

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
