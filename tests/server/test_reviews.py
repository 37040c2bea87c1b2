"""Reviews: queued, worked on, kept, and taken up again after a restart."""

from pathlib import Path

from orbis.notation import parse_record
from orbis.server.protocol.pages import ReviewState

from .harness import ServerProcess
from .metrics import eventually
from .people import Person, Visitor
from .playing import finished
from .refusing import refused
from .test_records import played, text_of

FEW = 100


def ask(visitor: Visitor, record: str, simulations: int) -> ReviewState:
    return visitor.post(f"/api/records/{record}/review", {"simulations": simulations}, ReviewState)


def done(visitor: Visitor, record: str, simulations: int) -> ReviewState:
    """A review, once it is done."""
    eventually(lambda: visitor.review(record, simulations).state in ("done", "failed"))
    return visitor.review(record, simulations)


def test_a_review_is_queued_done_and_kept(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    record = ann.keep(table=finished(ann))
    turns = len(parse_record(ann.text(f"/api/records/{record}")).turns)
    refused(lambda: ann.review(record, FEW), "not_found")
    queued = ask(ann, record, FEW)
    assert (queued.simulations, queued.total) == (FEW, turns)
    found = done(ann, record, FEW)
    assert (found.state, found.done, found.total) == ("done", turns, turns)
    assert found.review["turns"]
    assert ask(Visitor(server), record, FEW) == found
    refused(lambda: ann.review(record, FEW + 1), "not_found")
    refused(lambda: ask(ann, record, 1), "bad_request")
    refused(lambda: ask(ann, "no-such-record", FEW), "not_found")


def test_a_game_that_has_hardly_begun_can_be_reviewed(server: ServerProcess) -> None:
    visitor = Visitor(server)
    records = [visitor.keep(text=text_of(played(decisions))) for decisions in (0, 1, 2, 9)]
    for record in records:
        ask(visitor, record, FEW)
    assert {done(visitor, record, FEW).state for record in records} == {"done"}


def test_a_review_goes_on_after_a_restart(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        record = ann.keep(table=finished(ann))
        ask(ann, record, 200)
        eventually(lambda: ann.review(record, 200).done > 0)
        assert ann.review(record, 200).state == "working"
        server.terminate()
        server.start()
        assert done(ann, record, 200).state == "done"
        server.terminate()
        server.start()
        assert ann.review(record, 200).state == "done"


def test_a_review_goes_on_after_the_only_process_was_killed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        ann = Person(server, "Ann")
        record = ann.keep(table=finished(ann))
        ask(ann, record, 200)
        eventually(lambda: ann.review(record, 200).done > 0)
        server.kill()
        server.start()
        assert done(ann, record, 200).state == "done"
