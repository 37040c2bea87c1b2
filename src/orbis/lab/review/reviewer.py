"""Reviews a game: each turn independently, as many at a time as there are jobs."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial, reduce
from threading import Event

from orbis import native
from orbis.lab.review.analysis import DEFAULT_SIMULATIONS, Analysis, Line, Stopped, Values, analyse
from orbis.lab.review.reasons import reason_of
from orbis.lab.review.review import Review, TurnReview
from orbis.lab.series.workers import available_jobs
from orbis.notation import Record, replay
from orbis.play import Expectation
from orbis.rules import ACTIONS, STANDARD, Action, Reveal, State, TileSet, apply, score, winners
from orbis.rules.actions import EndTurn


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn to analyse: its start and, if it was played to its end, how, and what was revealed."""

    start: State
    moves: tuple[Action | Reveal, ...] = ()
    played: Line | None = None
    revealed: int | None = None


class GameReviewer:
    """A review in progress; `found` has the analyses by turn number, and may be filled with known ones."""

    def __init__(
        self,
        record: Record,
        tile_set: TileSet = STANDARD,
        simulations: int = DEFAULT_SIMULATIONS,
    ) -> None:
        self._record = record
        self._tile_set = tile_set
        self._simulations = simulations
        self._turns, self._final = _turns(record, tile_set)
        self.found: dict[int, Analysis] = {}
        self._judged: dict[int, TurnReview] = {}

    @property
    def total(self) -> int:
        """How many turns to analyse: those played, and the next one, if any."""
        return len(self._turns)

    def step(self, check: Callable[[], None]) -> bool:
        """Analyse one more turn in this thread, and return whether there was one; `check` may end it."""
        native.load()
        for number in self._left():
            turn = self._turns[number]
            self.found[number] = analyse(
                turn.start,
                turn.played,
                turn.revealed,
                tile_set=self._tile_set,
                simulations=self._simulations,
                check=check,
            )
            return True
        return False

    def _left(self) -> list[int]:
        """The turns to analyse, the last ones first: exact values take longest."""
        return [number for number in range(self.total)[::-1] if number not in self.found]

    def work(self, jobs: int, on_turn: Callable[[int, int], None] | None = None) -> None:
        """Analyse the turns that have no analysis yet, the last ones first."""
        native.load()
        stop = Event()

        def check() -> None:
            if stop.is_set():
                raise Stopped

        work = partial(analyse, tile_set=self._tile_set, simulations=self._simulations, check=check)
        left = self._left()
        with ThreadPoolExecutor(max(1, min(jobs, len(left)))) as threads:
            try:
                turns = {number: self._turns[number] for number in left}
                futures = {
                    threads.submit(work, turn.start, turn.played, turn.revealed): number
                    for number, turn in turns.items()
                }
                for future in as_completed(futures):
                    self.found[futures[future]] = future.result()
                    if on_turn:
                        on_turn(len(self.found), self.total)
            except BaseException:
                stop.set()
                threads.shutdown(cancel_futures=True)
                raise

    def judged(self, number: int) -> TurnReview | None:
        """The review of a turn; None until it is played and what follows it is analysed."""
        if number not in self._judged:
            analysis, then = self.found.get(number), self._outlook(number + 1)
            if analysis is None or then is None:
                return None
            self._judged[number] = _reviewed(self._turns[number], analysis, then)
        return self._judged[number]

    def _outlook(self, number: int) -> Values | None:
        """What was expected when a turn began, or the result of the game."""
        if number == self.total and self._final.is_over:
            return _results(self._final)
        return self.found[number].best_values if number in self.found else None

    def result(self) -> Review:
        """The whole review, once every turn is analysed."""
        judged = [turn for turn in map(self.judged, range(self.total)) if turn is not None]
        now = self._outlook(len(judged))
        assert now is not None, "the work is not done"
        return Review(self._record, self._simulations, tuple(judged), now)


def review(
    record: Record,
    tile_set: TileSet = STANDARD,
    simulations: int = DEFAULT_SIMULATIONS,
    jobs: int | None = None,
    on_turn: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game as far as it was played; `on_turn` gets the number of turns done, and of all turns.

    Raises `UnfitRecord` for a record that breaks the rules, and `NativeUnavailable` without the core.
    The core releases the interpreter's lock, so the jobs are threads; the result does not depend on their
    number.
    """
    reviewing = GameReviewer(record, tile_set, simulations)
    reviewing.work(jobs or available_jobs(), on_turn)
    return reviewing.result()


def _turns(record: Record, tile_set: TileSet) -> tuple[list[_Turn], State]:
    """The turns played to their end, then the next one, if any; and the last state."""
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


def _reviewed(turn: _Turn, analysis: Analysis, then: Values) -> TurnReview:
    start, before, after = turn.start, analysis.best_values, analysis.played_values
    best = tuple(ACTIONS[id] for id in analysis.best)
    reason = None
    if turn.played is not None and best != turn.played.actions:
        reason = reason_of(start, Line(best, reduce(apply, best, start)), turn.played, before, after)
    return TurnReview(
        number=start.turn,
        seat=start.seat,
        played=turn.moves,
        best=best,
        before=before,
        after=after,
        then=then,
        luck=analysis.luck,
        exact=analysis.exact,
        reason=reason,
        lead=analysis.lead,
    )


def _results(final: State) -> Values:
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
