"""Reviewing a game: its turns apart from each other, as many at a time as there are jobs."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from threading import Event

from orbis import native
from orbis.lab.review.analysis import DEFAULT_SIMULATIONS, Analysis, Line, Stopped, Values, analyse
from orbis.lab.review.reasons import reason_of
from orbis.lab.review.reviews import Review, TurnReview
from orbis.lab.workers import available_jobs
from orbis.notation import Record, replay
from orbis.play import Expectation
from orbis.rules import STANDARD, Action, Reveal, State, TileSet, score, winners
from orbis.rules.actions import EndTurn


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn to be analysed: where it begins and, if it was played to its end, how, and what was revealed."""

    start: State
    moves: tuple[Action | Reveal, ...] = ()
    played: Line | None = None
    revealed: int | None = None


def review(
    record: Record,
    tile_set: TileSet = STANDARD,
    simulations: int = DEFAULT_SIMULATIONS,
    jobs: int | None = None,
    on_turn: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game as far as it was played; `on_turn` is told how many turns are done, and of how many.

    Raises `ReplayError` for a record that the rules cannot follow, and `NativeUnavailable` without the core.
    The core works outside the interpreter's lock, so the jobs are threads; what they find does not depend on
    their number.
    """
    turns, final = _turns(record, tile_set)
    native.core()
    found = _analysed(turns, tile_set, simulations, jobs or available_jobs(), on_turn)
    outlooks = [each.best_values for each in found]
    if final.is_over:
        outlooks.append(_results(final))
    reviewed = tuple(
        _reviewed(turn, analysis, then)
        for turn, analysis, (_, then) in zip(turns, found, pairwise(outlooks), strict=False)
    )
    return Review(record, simulations, reviewed, outlooks[-1])


def _turns(record: Record, tile_set: TileSet) -> tuple[list[_Turn], State]:
    """The turns that were played to their end, the one that is to be played, if any, and the last state."""
    played = replay(record, tile_set)
    turns = []
    for number, (turn, states) in enumerate(zip(record.turns, played.turns, strict=True)):
        start, after = played.at(number), states[-1]
        if not (after.is_over or after.turn > number):
            break
        end = turn.moves.index(EndTurn())
        decisions = tuple(move for move in turn.moves[:end] if not isinstance(move, Reveal))
        last = turn.moves[-1]
        revealed = last.tile if isinstance(last, Reveal) else None
        turns.append(_Turn(start, turn.moves, Line(decisions, states[end - 1]), revealed))
    final = played.at(len(turns))
    return (turns if final.is_over else [*turns, _Turn(final)]), final


def _analysed(
    turns: Sequence[_Turn],
    tile_set: TileSet,
    simulations: int,
    jobs: int,
    on_turn: Callable[[int, int], None] | None,
) -> list[Analysis]:
    stop = Event()

    def check() -> None:
        if stop.is_set():
            raise Stopped

    work = partial(analyse, tile_set=tile_set, simulations=simulations, check=check)
    with ThreadPoolExecutor(min(jobs, len(turns))) as threads:
        try:
            # The last turns first: exact values take longest.
            futures = [threads.submit(work, turn.start, turn.played, turn.revealed) for turn in turns[::-1]]
            for done, future in enumerate(as_completed(futures), start=1):
                future.result()
                if on_turn:
                    on_turn(done, len(turns))
            return [future.result() for future in futures[::-1]]
        except BaseException:
            stop.set()
            threads.shutdown(cancel_futures=True)
            raise


def _reviewed(turn: _Turn, analysis: Analysis, then: Values) -> TurnReview:
    before, after = analysis.best_values, analysis.played_values
    reason = None
    if turn.played is not None and analysis.best != turn.played:
        reason = reason_of(turn.start, analysis.best, turn.played, before, after)
    start = turn.start
    return TurnReview(
        number=start.turn,
        seat=start.seat,
        played=turn.moves,
        best=analysis.best.actions,
        before=before,
        after=after,
        then=then,
        luck=analysis.luck,
        exact=analysis.exact,
        reason=reason,
    )


def _results(final: State) -> Values:
    """What came of each seat."""
    scores, best = score(final), winners(final)
    return tuple(
        Expectation(
            win=(seat in best) / len(best),
            margin=own.total - max(other.total for other in scores[:seat] + scores[seat + 1 :]),
            regions=own.regions,
            wildernesses=own.wildernesses,
            temple=own.temple,
            god=own.god,
            worshippers=own.worshippers,
        )
        for seat, own in enumerate(scores)
    )
