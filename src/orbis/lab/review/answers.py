"""An answer to a reviewed turn: another way to play it, judged as the review has judged the played one."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import reduce

from orbis.lab.review.analysis import Analyst, Line, Values, worth
from orbis.lab.review.reasons import Reason, reason_of
from orbis.lab.review.verdicts import verdict_of
from orbis.notation import parse_turn
from orbis.play import Expectation
from orbis.rules import STANDARD, Reveal, State, TileSet, apply
from orbis.rules.actions import EndTurn
from orbis.wire.review import Expected, ReviewedTurn, Verdict

ROUNDING = 1e-5
"""How much exact values may differ after a review has rounded them."""

CLEAR = (Verdict.MISTAKE, Verdict.BLUNDER)
"""The verdicts on turns that are worth being practised."""


class Compared(Enum):
    """What an answer is beside the turn that was played in the game."""

    SAME = "same"
    EQUAL = "equal"
    BETTER = "better"
    WORSE = "worse"


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn, judged: the win chance after it, and what it gives away compared with the best turn.

    It solves the turn if it is as good as the best one: exactly, or as far as an estimate can tell.
    `gained` is why it is better than the played turn or, if it is worse, why that one is; `missed` is why the
    best turn is better than it.
    """

    verdict: Verdict
    solved: bool
    win: float
    loss: float
    points_lost: float
    exact: bool
    compared: Compared
    gained: Reason | None
    missed: Reason | None


def judge(
    turn: ReviewedTurn,
    start: State,
    line: Line,
    *,
    tile_set: TileSet = STANDARD,
    simulations: int,
    check: Callable[[], None] = lambda: None,
) -> Answer:
    """Judge a way to play the turn that begins in `start`, as thoroughly as the review; `check` may raise.

    Estimates are differences from the best turn, with the same simulations for both: luck meets both alike.
    """
    best = _Weighed(line_of(turn.best, start), _values(turn.before))
    played = _Weighed(line_of(turn.played, start), _values(turn.after))
    for known in (best, played):
        if line.end == known.line.end:
            return _answer(turn, start, _Weighed(line, known.values), best, played, exact=turn.exact)
    analyst = Analyst(start, tile_set, check, simulations)
    exact = analyst.exact(line.end) if turn.exact else None
    if exact is not None:
        return _answer(turn, start, _Weighed(line, exact), best, played, exact=True)
    there, here = analyst.simulated([best.line.end, line.end])
    values = tuple(
        Expectation(*(known + own - other for known, own, other in zip(*each, strict=True)))
        for each in zip(best.values, here, there, strict=True)
    )
    return _answer(turn, start, _Weighed(line, values), best, played, exact=False)


def missed(
    start: State, best: Line, own: Line, *, nodes: int, check: Callable[[], None] = lambda: None
) -> Reason | None:
    """Why a turn with the standard tiles is better than another; None if it is not, or not known exactly."""
    analyst = Analyst(start, STANDARD, check, exact_nodes=nodes)
    better, mine = analyst.exact(best.end), analyst.exact(own.end)
    if better is None or mine is None or _is_worth(mine[start.seat], better[start.seat]):
        return None
    return reason_of(start, best, own, better, mine)


def line_of(text: str, start: State) -> Line:
    """A turn in notation, without its end."""
    actions = tuple(move for move in parse_turn(text) if not isinstance(move, EndTurn | Reveal))
    return Line(actions, reduce(apply, actions, start))


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A turn, and what is expected after it."""

    line: Line
    values: Values


def _values(expected: tuple[Expected, ...]) -> Values:
    return tuple(
        Expectation(
            each.win,
            each.margin,
            each.regions,
            each.wildernesses,
            each.temple,
            each.god,
            each.worshippers,
        )
        for each in expected
    )


def _answer(
    turn: ReviewedTurn, start: State, own: _Weighed, best: _Weighed, played: _Weighed, *, exact: bool
) -> Answer:
    mine, top = own.values[turn.seat], best.values[turn.seat]
    loss, points = max(0.0, top.win - mine.win), top.margin - mine.margin
    verdict = verdict_of(loss, points, top.win)
    solved = _is_as_good(own, best, turn.seat, exact=exact)
    if own.line.end == played.line.end:
        compared = Compared.SAME
    elif not _is_as_good(played, own, turn.seat, exact=exact):
        compared = Compared.BETTER
    else:
        compared = Compared.EQUAL if _is_as_good(own, played, turn.seat, exact=exact) else Compared.WORSE
    gained = None
    if compared is Compared.BETTER:
        gained = _why(start, own, played)
    elif compared is Compared.WORSE:
        gained = _why(start, played, own)
    return Answer(
        verdict,
        solved,
        min(max(mine.win, 0.0), 1.0),
        loss,
        points,
        exact,
        compared,
        gained,
        None if solved else _why(start, best, own),
    )


def _is_as_good(one: _Weighed, other: _Weighed, seat: int, *, exact: bool) -> bool:
    """Whether a turn is as good as another: exactly, or as far as an estimate can tell."""
    mine, theirs = one.values[seat], other.values[seat]
    if exact:
        return _is_worth(mine, theirs)
    lost = max(0.0, theirs.win - mine.win)
    return verdict_of(lost, theirs.margin - mine.margin, theirs.win) is Verdict.BEST


def _is_worth(mine: Expectation, theirs: Expectation) -> bool:
    return worth(mine.win, mine.margin) >= worth(theirs.win, theirs.margin) - ROUNDING


def _why(start: State, better: _Weighed, worse: _Weighed) -> Reason:
    return reason_of(start, better.line, worse.line, better.values, worse.values)
