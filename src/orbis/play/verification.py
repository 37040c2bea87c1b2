"""Checking a record: the deal anew from its seed or secret, every move by the rules, and the result."""

from dataclasses import dataclass
from enum import Enum
from itertools import islice

from orbis.notation import (
    Committed,
    NoSuchMoment,
    Record,
    ReplayError,
    follow,
    result_of,
    turn_label,
    write_action,
    write_result,
)
from orbis.play.dealing import Deal, deal, deal_on
from orbis.play.fairness import InvalidSecret, keeps, seed_behind
from orbis.play.match import Clock, Match
from orbis.play.trail import branched_off
from orbis.rules import RULES_VERSION, STANDARD, IllegalSetup, Reveal, Rule, TileSet
from orbis.rules.state import Refilling


class ProblemKind(Enum):
    """What can be wrong with a record."""

    RULES_VERSION = "rules-version"
    TILE_SET = "tile-set"
    SET_UP = "set-up"
    NO_SECRET = "no-secret"
    SECRET = "secret"
    COMMITMENT = "commitment"
    DISPLAY = "display"
    GODS = "gods"
    BRANCH = "branch"
    REVEAL = "reveal"
    MOVE = "move"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a record that does not fit: what is recorded, and what it should be."""

    kind: ProblemKind
    recorded: str = ""
    expected: str = ""
    turn: str = ""
    rule: Rule | None = None


class UnfitRecord(ValueError):
    """A record that cannot be played on, with all its problems."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(problem.kind.value for problem in problems))
        self.problems = problems


def verify(record: Record, tile_set: TileSet = STANDARD) -> tuple[Problem, ...]:
    """All that does not fit in a record; nothing if its deal, moves and result are right."""
    if record.rules != RULES_VERSION:
        return (Problem(ProblemKind.RULES_VERSION, str(record.rules), str(RULES_VERSION)),)
    if record.tiles != tile_set.content_id:
        return (Problem(ProblemKind.TILE_SET, record.tiles, tile_set.content_id),)
    return (*_problems_of_the_deal(record, tile_set), *_problems_of_the_play(record, tile_set))


def _problems_of_the_deal(record: Record, tile_set: TileSet) -> list[Problem]:
    origin = record.deal
    problems = []
    if isinstance(origin, Committed) and origin.secret is None:
        return [Problem(ProblemKind.NO_SECRET)]
    try:
        if isinstance(origin, Committed) and not keeps(origin.commitment, origin.secret or ""):
            problems.append(Problem(ProblemKind.COMMITMENT, origin.commitment))
        dealt = _dealt(record, seed_behind(origin), tile_set)
    except InvalidSecret:
        return [Problem(ProblemKind.SECRET)]
    except IllegalSetup as error:
        return [Problem(ProblemKind.SET_UP, rule=error.rule)]
    except (ReplayError, NoSuchMoment):
        # What is wrong before the branch is found in the play; what would be dealt after it cannot be known.
        return problems
    return problems + _differences(record, dealt)


def _dealt(record: Record, seed: str, tile_set: TileSet) -> Deal:
    """What a seed deals to a record: all of the game or, to a branch, what comes after it."""
    if record.branch is None:
        return deal(len(record.seats), seed, tile_set)
    trail = branched_off(record, record.branch, tile_set)
    return deal_on(trail.start, trail.state, seed)


def _differences(record: Record, dealt: Deal) -> list[Problem]:
    problems = []
    display = tuple(tile.id for tile in dealt.display)
    if record.display != display:
        problems.append(Problem(ProblemKind.DISPLAY, _listed(record.display), _listed(display)))
    gods = tuple(god.number for god in dealt.gods)
    if sorted(record.gods) != sorted(gods):
        problems.append(Problem(ProblemKind.GODS, _listed(record.gods), _listed(gods)))
    order = iter(dealt.order)
    moves = ((number, move) for number, turn in enumerate(record.turns) for move in turn.moves)
    for number, move in islice(moves, record.branch or 0, None):
        if isinstance(move, Reveal):
            tile = next(order, None)
            if tile is None or tile.id != move.tile:
                label = turn_label(number, len(record.seats))
                found = write_action(Reveal(tile.id)) if tile else ""
                problems.append(Problem(ProblemKind.REVEAL, write_action(move), found, label))
    return problems


def _problems_of_the_play(record: Record, tile_set: TileSet) -> list[Problem]:
    """The first move that a rule forbids or, if there is none, a branch amid a refill or a wrong result."""
    try:
        played = follow(record, tile_set)
    except ReplayError as error:
        if error.turn is None:
            return [Problem(ProblemKind.SET_UP, rule=error.rule)]
        return [Problem(ProblemKind.MOVE, error.move or "", turn=error.turn, rule=error.rule)]
    if record.branch and isinstance(played.states[record.branch].decision, Refilling):
        return [Problem(ProblemKind.BRANCH, str(record.branch), rule=Rule.N7)]
    reached = result_of(played.final)
    if record.result != reached:
        return [Problem(ProblemKind.RESULT, write_result(record.result), write_result(reached))]
    return []


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def resume(record: Record, tile_set: TileSet = STANDARD, clock: Clock | None = None) -> Match:
    """Take up the game of a record where it stopped, or raise `UnfitRecord`."""
    problems = verify(record, tile_set)
    if problems:
        raise UnfitRecord(problems)
    origin = record.deal if isinstance(record.deal, Committed) else record.deal.seed
    if record.branch is not None:
        match = Match.branch(record, record.branch, origin, tile_set, clock)
    else:
        match = Match(len(record.seats), origin, tile_set, clock)
    for move in record.moves[record.branch or 0 :]:
        if not isinstance(move, Reveal):
            match.do(move)
    return match
