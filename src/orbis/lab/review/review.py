"""A reviewed game: what every turn was worth, and each player's books."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from orbis.lab.review.analysis import Values
from orbis.lab.review.reasons import Reason
from orbis.lab.review.verdicts import LOSSES, accuracy, is_settled, mean_loss, verdict_of
from orbis.notation import Record, turn_label
from orbis.rules import Action, Reveal
from orbis.wire.review import Verdict

Chances = tuple[float, ...]
"""The win chance of each seat, or a change of it."""

LEAST_LEAD = LOSSES[Verdict.BEST]
"""With a smaller lead, another turn would have been called best as well."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn: what was played, what was best, and what every seat could expect.

    `before` is expected after the best turn, `after` after the played one, and `then` when the next turn
    begins. Every difference is booked: `decision`, `luck` and `correction` add up to `then` − `before`.
    """

    number: int
    seat: int
    played: tuple[Action | Reveal, ...]
    best: tuple[Action, ...]
    before: Values
    after: Values
    then: Values
    luck: Chances
    exact: bool
    reason: Reason | None
    lead: float = 0.0
    """The chance by which the best turn is ahead of the best one that begins differently."""

    @property
    def label(self) -> str:
        return turn_label(self.number, len(self.before))

    @property
    def decision(self) -> Chances:
        """What the turn changed for each seat, compared with the best one."""
        return _differences(self.before, self.after)

    @property
    def correction(self) -> Chances:
        """How the next turn's analysis changes each seat's chance; 0 where values are exact."""
        changes = _differences(self.after, self.then)
        return tuple(change - luck for change, luck in zip(changes, self.luck, strict=True))

    @property
    def loss(self) -> float:
        """The win chance that the player gave away."""
        return max(0.0, -self.decision[self.seat])

    @property
    def points_lost(self) -> float:
        """The lead over the best opponent that the player gave away; negative if only the chance fell."""
        return self.before[self.seat].margin - self.after[self.seat].margin

    @property
    def settled(self) -> bool:
        """Whether the game was decided, so that the turn is judged by points."""
        return is_settled(self.loss, self.before[self.seat].win)

    @property
    def verdict(self) -> Verdict:
        return verdict_of(self.loss, self.points_lost, self.before[self.seat].win)


@dataclass(frozen=True)
class SeatReview:
    """The books of a player: the chance at the start, what changed it, and the chance at the end."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    correction: float
    end: float
    turns: tuple[TurnReview, ...]

    @cached_property
    def verdicts(self) -> Counter[Verdict]:
        return Counter(turn.verdict for turn in self.turns)

    @property
    def mean_loss(self) -> float:
        """The chance that the turns gave away on average, as the accuracy takes it; 0 without a turn."""
        return mean_loss(self.turns) or 0.0

    @property
    def accuracy(self) -> float | None:
        """How close the turns were to the best ones, from 0 to 100; None without a turn."""
        return accuracy(self.turns)

    @property
    def finest(self) -> TurnReview | None:
        """The best turn played where most depended on finding it; None if nothing ever did."""
        found = (turn for turn in self.turns if turn.reason is None and turn.lead >= LEAST_LEAD)
        return max(found, key=lambda turn: turn.lead, default=None)

    @property
    def worst(self) -> TurnReview | None:
        """The turn with the worst verdict, and of several the one that gave most away; None if all were best.

        Of two with the same verdict, a turn that cost chances is worse than one that cost only points.
        """
        turn = max(self.turns, key=_badness, default=None)
        return turn if turn and turn.verdict is not Verdict.BEST else None


def _badness(turn: TurnReview) -> tuple[int, bool, float]:
    lost = turn.points_lost if turn.settled else turn.loss
    return list(Verdict).index(turn.verdict), not turn.settled, lost


@dataclass(frozen=True)
class Review:
    """A reviewed game, as far as it was played, and what the seats can expect now."""

    record: Record
    simulations: int
    turns: tuple[TurnReview, ...]
    expected: Values

    @cached_property
    def start(self) -> Values:
        return self.turns[0].before if self.turns else self.expected

    @cached_property
    def seats(self) -> tuple[SeatReview, ...]:
        return tuple(self._seat(seat) for seat in range(len(self.record.seats)))

    def _seat(self, seat: int) -> SeatReview:
        own = tuple(turn for turn in self.turns if turn.seat == seat)
        return SeatReview(
            seat,
            start=self.start[seat].win,
            own=sum(turn.decision[seat] for turn in own),
            others=sum(turn.decision[seat] for turn in self.turns if turn.seat != seat),
            luck=sum(turn.luck[seat] for turn in self.turns),
            correction=sum(turn.correction[seat] for turn in self.turns),
            end=self.expected[seat].win,
            turns=own,
        )


def _differences(before: Values, after: Values) -> Chances:
    return tuple(late.win - early.win for early, late in zip(before, after, strict=True))
