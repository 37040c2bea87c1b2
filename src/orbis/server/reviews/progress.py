"""What a review has found so far, as it is kept until the review is done."""

from functools import reduce

import msgspec

from orbis.lab.review import Reviewing, turn_document
from orbis.lab.review.analysis import Analysis, Line
from orbis.play import Expectation
from orbis.rules import ACTIONS, action_id, apply
from orbis.server.protocol.reviews import ReviewedTurn


class Finding(msgspec.Struct, frozen=True):
    """The analysis of a turn; numbers are kept whole, so that nothing is lost by taking a review up again."""

    number: int
    best: tuple[int, ...]
    before: tuple[Expectation, ...]
    after: tuple[Expectation, ...]
    luck: tuple[float, ...]
    exact: bool
    lead: float


class Findings(msgspec.Struct, frozen=True):
    """The analyses so far, and the turns that can be judged by them, in the order of the game."""

    analyses: tuple[Finding, ...] = ()
    turns: tuple[ReviewedTurn, ...] = ()


def read_findings(text: bytes | None) -> Findings:
    """What was kept; nothing where nothing was."""
    return Findings() if text is None else msgspec.json.decode(text, type=Findings)


def resume(reviewing: Reviewing, findings: Findings) -> None:
    """Let a review know what was found before."""
    for each in findings.analyses:
        actions = tuple(ACTIONS[id] for id in each.best)
        best = Line(actions, reduce(apply, actions, reviewing.start(each.number)))
        reviewing.found[each.number] = Analysis(
            best, each.before, each.after, each.luck, each.exact, each.lead
        )


def write_findings(reviewing: Reviewing) -> bytes:
    """What a review has found, to be kept."""
    found = sorted(reviewing.found.items())
    judged = (reviewing.judged(number) for number, _ in found)
    turns = tuple(msgspec.convert(turn_document(turn), ReviewedTurn) for turn in judged if turn is not None)
    return msgspec.json.encode(Findings(tuple(_finding(*each) for each in found), turns))


def _finding(number: int, analysis: Analysis) -> Finding:
    return Finding(
        number,
        tuple(map(action_id, analysis.best.actions)),
        analysis.best_values,
        analysis.played_values,
        analysis.luck,
        analysis.exact,
        analysis.lead,
    )
