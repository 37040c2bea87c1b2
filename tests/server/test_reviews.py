"""Reviews are queued, done, kept, and resumed after a restart."""

from functools import partial
from pathlib import Path

import pytest
from support.server import ServerProcess

from orbis.lab.review import GameReviewer
from orbis.notation import parse_record
from orbis.server.protocol.reviews import ReviewState
from orbis.server.reviews.progress import Progress

from .metrics import eventually
from .refusals import refused
from .test_records import played, text_of
from .visitors import Person, Visitor

FEW, MANY = 100, 3_000
"""Simulations of a review that is done at once, and of one that takes a while."""

SOME = 60
"""Decisions of a game that is far from its end: solving an endgame exactly takes longer than simulations."""


def ask(visitor: Visitor, record: str, simulations: int) -> ReviewState:
    return visitor.post(f"/api/records/{record}/review", {"simulations": simulations}, ReviewState)


def done(visitor: Visitor, record: str, simulations: int) -> ReviewState:
    """Wait until a review is done, and return it."""
    eventually(lambda: visitor.review(record, simulations).state in ("done", "failed"))
    return visitor.review(record, simulations)


def test_a_review_is_queued_done_and_kept(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    record = ann.keep(text=text_of(played(SOME)))
    turns = len(parse_record(ann.text(f"/api/records/{record}")).turns)
    assert ann.review(record, FEW).state == "unasked"
    queued = ask(ann, record, FEW)
    assert (queued.simulations, queued.total) == (FEW, turns)
    found = done(ann, record, FEW)
    assert (found.state, found.done, found.total) == ("done", turns, turns)
    assert found.review is not None
    assert found.turns == ()
    assert [turn.number for turn in found.review.turns] == list(range(len(found.review.turns)))
    assert {turn.why["key"] for turn in found.review.turns} & {"review-why", "review-why-fact"}
    assert Visitor(server).review(record, FEW) == found
    assert ask(Person(server, "Bob"), record, FEW) == found
    assert ann.review(record, FEW + 1).state == "unasked"
    for wrong in (1, FEW + 1, 33_000, 200_000):
        refused(partial(ask, ann, record, wrong), "bad_request")
    refused(lambda: ask(Visitor(server), record, FEW), "no_identity")
    refused(lambda: ask(ann, "no-such-record", FEW), "not_found")


def test_a_game_that_has_just_begun_can_be_reviewed(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    records = [ann.keep(text=text_of(played(decisions))) for decisions in (0, 1, 2, 9)]
    for record in records:
        ask(ann, record, FEW)
        assert done(ann, record, FEW).state == "done"


def test_a_review_resumes_after_a_restart(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        record = ann.keep(text=text_of(played(SOME)))
        ask(ann, record, MANY)
        eventually(lambda: len(ann.review(record, MANY).turns) > 1)
        under_way = ann.review(record, MANY)
        assert under_way.state == "working"
        server.stop()
        server.start()
        kept = ann.review(record, MANY)
        assert kept.done >= under_way.done
        assert kept.review is not None or kept.turns[-len(under_way.turns) :] == under_way.turns
        found = done(ann, record, MANY)
        assert found.review is not None
        assert found.review.turns[-len(under_way.turns) :] == under_way.turns
        server.stop()
        server.start()
        assert ann.review(record, MANY) == found


def test_a_review_resumes_after_the_only_process_was_killed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        ann = Person(server, "Ann")
        record = ann.keep(text=text_of(played(SOME)))
        ask(ann, record, MANY)
        eventually(lambda: ann.review(record, MANY).done > 0)
        server.kill()
        server.start()
        assert done(ann, record, MANY).state == "done"


def test_an_interrupted_review_gives_the_same_result() -> None:
    record = parse_record(text_of(played(SOME)))
    whole, begun, again = (GameReviewer(record, simulations=FEW) for _ in range(3))
    whole.work(1)

    def give_up(done: int, _total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.work(1, give_up)
    Progress(again, Progress(begun).write())
    assert again.found == begun.found
    told: list[int] = []
    again.work(1, lambda done, _: told.append(done))
    assert told[0] == 4
    assert again.result() == whole.result()
