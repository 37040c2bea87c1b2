"""Makes the puzzles of the page from the solved endgames: `python -m orbis.lab.puzzles.maker FILE`.

Their best turns are written beside this module, too, so that a server knows them. A puzzle is a turn from its
beginning, all ways to play it with their exact values, and why the best one is best. Left out are turns with
too many ways to play them, or too many good ones. The bots that find it say how hard it is.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import accumulate, chain
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from orbis import native
from orbis.bots import make_agent
from orbis.bots.search import expectations
from orbis.lab.endgames.endgame_set import SAME_WIN, standard_endgames
from orbis.lab.puzzles.best_turns import FILE
from orbis.lab.puzzles.puzzle_set import Puzzle, PuzzleOutcome, PuzzleSet
from orbis.lab.review.analysis import Line, Values
from orbis.lab.review.reasons import Reason, hint_sentence, reason_of
from orbis.locales import Sentence, option_sentence
from orbis.notation import hash_of, write_state
from orbis.rules import Phase, State, action_id, apply, legal_actions
from orbis.rules.actions import EndTurn, TakeGod, TakeTile

NODES = 200_000
MOST_ENDS = 240
"""How many ways to play the turn there may be, as far as they end differently."""

MOST_BEST = 6
LEAST_LOSS = 2.0
"""What the second-best way costs at least, in points, where it does not cost chances."""

LEVELS = {"acolyte": 1000, "priest": 1300, "prophet": 1600, "playouts@2000": 1900}
HARDEST = 2200
"""The grade of a puzzle by the first of the bots that finds it, and if none does."""

MOST_OF_A_GRADE = 80
"""Most endgames are easy: without it there would be hardly any others."""

TRIES = 3
"""How many times a bot has to find it."""

HASH = 6
"""How many digits of a hash tell the ends of one turn apart."""


class _End(NamedTuple):
    """A way to play a turn, where it leads, and what is to be expected there."""

    line: Line
    values: Values

    def worth(self, seat: int) -> tuple[float, float]:
        return round(self.values[seat].win, 4), round(self.values[seat].margin, 2)


def ends_of(state: State) -> list[Line] | None:
    """All ways to play a turn up to its end, one for each state that comes of them; None if too many."""
    found: dict[State, Line] = {}
    seen: set[State] = set()
    waiting: list[Line] = [Line((), state)]
    while waiting:
        line = waiting.pop()
        for action in legal_actions(line.end):
            if isinstance(action, EndTurn):
                found.setdefault(line.end, line)
                continue
            after = apply(line.end, action)
            if after not in seen:
                seen.add(after)
                waiting.append(Line((*line.actions, action), after))
        if len(found) > MOST_ENDS or len(seen) > 20 * MOST_ENDS:
            return None
    return list(found.values())


def puzzle_of(state: State, searcher: "native.core.Searcher") -> Puzzle | None:
    lines = ends_of(state)
    if lines is None or len(lines) < MOST_BEST:
        return None
    ends: list[_End] = []
    for line in lines:
        evaluation = searcher.evaluate(native.from_state(line.end), 0, 1, NODES)
        if not evaluation.exact:
            return None
        ends.append(_End(line, expectations(evaluation.results)))
    seat = state.seat
    ends.sort(key=lambda end: end.worth(seat), reverse=True)
    best = ends[0]
    equal = [end for end in ends if end.worth(seat) == best.worth(seat)]
    if len(equal) > MOST_BEST or len(equal) == len(ends):
        return None
    after = ends[len(equal)].worth(seat)
    second = min(
        (end for end in ends if end.worth(seat) == after),
        key=lambda end: (len(end.line.actions), action_id(end.line.actions[0])),
    )
    lost = best.worth(seat)[0] - second.worth(seat)[0]
    if lost <= SAME_WIN and best.worth(seat)[1] - second.worth(seat)[1] < LEAST_LOSS:
        return None
    # The shortest way to it is the one to show.
    best = min(equal, key=lambda end: (len(end.line.actions), action_id(end.line.actions[0])))
    outcomes: dict[tuple[float, float], list[str]] = {}
    for end in ends:
        outcomes.setdefault(end.worth(seat), []).append(hash_of(write_state(end.line.end))[:HASH])
    hashes = [each for group in outcomes.values() for each in group]
    if len(set(hashes)) < len(hashes):
        return None
    good = {end.line.end for end in equal}
    return Puzzle(
        state=write_state(state),
        grade=_grade(state, good),
        best=tuple(map(action_id, best.line.actions)),
        told=tuple(sentence.plain() for sentence in _told(state, best.line)),
        why=_why(state, best, second).plain(),
        outcomes=tuple(PuzzleOutcome(*worth, "".join(sorted(group))) for worth, group in outcomes.items()),
    )


def _grade(state: State, good: set[State]) -> int:
    for level, grade in LEVELS.items():
        if all(_played(state, level, number) in good for number in range(TRIES)):
            return grade
    return HARDEST


def _played(state: State, level: str, number: int) -> State:
    agent, random = make_agent(level), Random(f"puzzle {number}")
    now = state
    while now.phase is not Phase.END:
        action = agent.choose(now, random).action
        if isinstance(action, EndTurn):
            break
        now = apply(now, action)
    return now


def _told(state: State, line: Line) -> Iterator[Sentence]:
    states = accumulate(line.actions[:-1], apply, initial=state)
    return (option_sentence(each, action) for each, action in zip(states, line.actions, strict=True))


def _why(state: State, best: _End, second: _End) -> Sentence:
    found: Reason = reason_of(state, best.line, second.line, best.values, second.values)
    taken = next(action for action in second.line.actions if isinstance(action, TakeTile | TakeGod))
    return hint_sentence(found, option_sentence(state, taken), len(state.players) - 1)


def make() -> PuzzleSet:
    """The puzzles that the endgames give, the easiest first, and not too many of a grade."""
    searcher = native.core.Searcher(native.tables_of(), nodes=1024)
    puzzles: list[Puzzle] = []
    for endgame in standard_endgames().positions:
        puzzle = puzzle_of(endgame.state, searcher) if endgame.state.phase is Phase.TAKE else None
        if puzzle is not None:
            puzzles.append(puzzle)
            print(len(puzzles), puzzle.grade, file=sys.stderr)
    grades = (*LEVELS.values(), HARDEST)
    chosen = ([each for each in puzzles if each.grade == grade][:MOST_OF_A_GRADE] for grade in grades)
    return PuzzleSet(tuple(chain.from_iterable(chosen)))


def best_turns_of(puzzles: PuzzleSet) -> bytes:
    """The file of the best turns, in the order of the hashes."""
    found = {hash_of(puzzle.state): puzzle.best for puzzle in puzzles.puzzles}
    text = msgspec.json.encode(dict(sorted(found.items())))
    return text.replace(b"],", b"],\n") + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    wanted = parser.parse_args()
    made = make()
    wanted.file.write_bytes(msgspec.json.encode(made) + b"\n")
    Path(__file__).with_name(FILE).write_bytes(best_turns_of(made))


if __name__ == "__main__":
    main()
