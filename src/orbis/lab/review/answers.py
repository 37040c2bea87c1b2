"""An answer to a reviewed turn: another way to play it, judged as the review has judged the played one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from orbis.lab.review.analysis import Analyst, worth
from orbis.lab.review.verdicts import verdict_of
from orbis.notation import parse_turn
from orbis.rules import STANDARD, Reveal, State, TileSet, apply
from orbis.rules.actions import EndTurn
from orbis.wire.review import ReviewedTurn, Verdict

ROUNDING = 1e-5
"""How much exact values may differ after a review has rounded them."""

CLEAR = (Verdict.MISTAKE, Verdict.BLUNDER)
"""The verdicts on turns that are worth being practised."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn, judged: the win chance after it, and what it gives away compared with the best turn.

    It solves the turn if it is as good as the best one: exactly, or as far as an estimate can tell.
    """

    verdict: Verdict
    solved: bool
    win: float
    loss: float
    points_lost: float
    exact: bool


def judge(
    turn: ReviewedTurn,
    start: State,
    end: State,
    *,
    tile_set: TileSet = STANDARD,
    simulations: int,
    check: Callable[[], None] = lambda: None,
) -> Answer:
    """Judge the turn that leads from `start` to `end`, as thoroughly as the review; `check` may raise.

    Estimates are differences from the best turn, with the same simulations for both: luck meets both alike.
    """
    best, after = turn.before[turn.seat], turn.after[turn.seat]
    if end == _end_of(turn.best, start):
        return _answer(turn, best.win, best.margin, exact=turn.exact)
    if end == _end_of(turn.played, start):
        return _answer(turn, after.win, after.margin, exact=turn.exact)
    analyst = Analyst(start, tile_set, check, simulations)
    exact = analyst.exact(end) if turn.exact else None
    if exact is not None:
        return _answer(turn, exact[turn.seat].win, exact[turn.seat].margin, exact=True)
    there, here = (each[turn.seat] for each in analyst.simulated([_end_of(turn.best, start), end]))
    return _answer(
        turn, best.win + here.win - there.win, best.margin + here.margin - there.margin, exact=False
    )


def _end_of(text: str, start: State) -> State:
    """The state before the end of a turn in notation."""
    actions = (move for move in parse_turn(text) if not isinstance(move, EndTurn | Reveal))
    return reduce(apply, actions, start)


def _answer(turn: ReviewedTurn, win: float, margin: float, *, exact: bool) -> Answer:
    best = turn.before[turn.seat]
    loss, points = max(0.0, best.win - win), best.margin - margin
    verdict = verdict_of(loss, points, best.win)
    solved = (
        worth(win, margin) >= worth(best.win, best.margin) - ROUNDING if exact else verdict is Verdict.BEST
    )
    return Answer(verdict, solved, min(max(win, 0.0), 1.0), loss, points, exact)
