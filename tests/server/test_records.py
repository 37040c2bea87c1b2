"""Records: pasted, replayed, verified, and continued from any moment."""

from functools import partial
from random import Random

import pytest
from support.server import ServerProcess

from orbis.notation import Committed, Seat, follow, hash_of, parse_record, write_record
from orbis.play import Match
from orbis.server.protocol.table import Made
from orbis.server.tables.events import Source
from orbis.server.tables.refusals import TextFault
from orbis.server.tables.requests import Branch, NewSeat
from orbis.wire.game import Game

from .clients import Client
from .games import finished, play_out, verified
from .refusals import refused
from .visitors import HERE, PILGRIM, Person, Visitor


def played(decisions: int | None = None, seed: str = "a seed") -> Match:
    """A game from a seed, not played on the server."""
    match, random = Match(2, seed), Random(1)
    while not match.state.is_over and (decisions is None or len(match.moves) < decisions):
        match.do(random.choice(match.options()))
    return match


def text_of(match: Match) -> str:
    return write_record(match.record([Seat("Ann", "human"), Seat("Bob", "human")]))


def test_a_pasted_record_can_be_replayed(server: ServerProcess) -> None:
    visitor, text = Visitor(server), text_of(played())
    record = parse_record(text)
    id = visitor.keep(text=text)
    assert visitor.keep(text=text) == id
    assert visitor.text(f"/api/records/{id}") == text
    replay = visitor.replay(id)
    assert (replay.text, replay.finished, len(replay.steps)) == (text, True, len(record.moves))
    assert all(step.turn.startswith(f"{step.round}.") for step in replay.steps)
    assert record.result is not None
    assert replay.winners == record.result.winners
    states = follow(record).states
    for moves in {0, 1, len(record.moves) // 2, len(record.moves)}:
        game = visitor.get(f"/api/records/{id}/moments/{moves}", Game)
        assert game.count == moves
        assert game.hash == hash_of(game.state.text)
        assert game.state.turn == states[moves].turn
    for moment in (str(len(record.moves) + 1), "-1", "x", "99999999"):
        refused(partial(visitor.get, f"/api/records/{id}/moments/{moment}", Game), "not_found")


def test_a_tampered_record_fails_verification(server: ServerProcess) -> None:
    visitor, text = Visitor(server), text_of(played())
    good, bad = visitor.keep(text=text), visitor.keep(text=text.replace('"a seed"', '"another"'))
    assert visitor.verification(good).holds
    verification = visitor.verification(bad)
    assert not verification.holds
    assert "display" in {problem.kind for problem in verification.problems}


@pytest.mark.parametrize("decisions", [0, 1, 17])
def test_an_unfinished_record_is_accepted(server: ServerProcess, decisions: int) -> None:
    visitor = Visitor(server)
    id = visitor.keep(text=text_of(played(decisions)))
    replay = visitor.replay(id)
    assert (replay.finished, len(replay.steps)) == (False, len(played(decisions).moves))
    assert visitor.verification(id).holds


def test_a_malformed_record_is_refused_with_the_place_of_the_fault(server: ServerProcess) -> None:
    visitor, lines = Visitor(server), text_of(played()).splitlines()
    for number, wrong in ((0, "orbis record 99"), (3, "seat 0 Ann"), (6, "display: x"), (12, "3.1 dance")):
        text = "\n".join([*lines[:number], wrong, *lines[number + 1 :]]) + "\n"
        problem = refused(partial(visitor.keep, text=text), "unfit")
        (fault,) = problem.faults
        assert fault.line == number + 1
        assert fault.expected is not None
        assert fault.expected["key"].startswith("expected-")
    refused(lambda: visitor.keep(text=""), "unfit")
    refused(lambda: visitor.keep(text="\0" * 1000), "unfit")
    refused(lambda: visitor.post("/api/records", {}, Made), "bad_request")
    refused(lambda: visitor.post("/api/records", {"text": "", "table": ""}, Made), "bad_request")


def test_a_record_that_breaks_a_rule_is_refused_with_the_rule(server: ServerProcess) -> None:
    lines = text_of(played(1)).splitlines()
    turn = next(line for line in lines if line.startswith("1.0 "))
    broken = "\n".join([*lines[: lines.index(turn)], "1.0 a1 end"]) + "\n"
    problem = refused(lambda: Visitor(server).keep(text=broken), "unfit")
    assert problem.rule
    assert problem.faults == (TextFault(lines.index(turn) + 1, "1.0", "move", "end"),)


def test_a_record_of_other_rules_or_tiles_is_refused(server: ServerProcess) -> None:
    visitor, text = Visitor(server), text_of(played(3))
    problem = refused(lambda: visitor.keep(text=text.replace("rules: 1", "rules: 2")), "unfit")
    assert problem.faults == (TextFault(2, "rules", "rules", "2"),)
    tiles, unknown = parse_record(text).tiles, "0" * 16
    problem = refused(lambda: visitor.keep(text=text.replace(tiles, unknown)), "unfit")
    assert problem.faults == (TextFault(3, "tiles", "tiles", unknown),)


def test_the_record_of_a_table_can_be_kept_only_when_it_is_over(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    refused(lambda: ann.keep(table=table), "unfit")
    refused(lambda: ann.keep(table="no-such-table"), "not_found")
    deal = ann.record(table).deal
    assert isinstance(deal, Committed)
    assert deal.secret is None


def test_a_game_can_branch_off_at_any_moment_of_a_record(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    id = ann.keep(text=text_of(played()))
    replay = ann.replay(id)
    moments = [step.count for step in replay.steps if step.is_moment]
    moves = moments[len(moments) // 2]
    made = ann.post(f"/api/records/{id}/tables", Branch(moves, (HERE, PILGRIM), pace=0), Made)
    client = Client(ann, made.id)
    assert client.events[0].count == moves
    assert client.view.settings.source == Source(id, moves)
    client.until(lambda: client.seat == 0)
    if client.number == 1:
        refused(client.take_back, "illegal")
    play_out({0: client}, Random(2))
    record = verified(ann, made.id)
    assert record.branch == moves
    assert record.moves[:moves] == parse_record(replay.text).moves[:moves]


def test_a_game_cannot_branch_off_where_there_is_no_decision(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    id = ann.keep(text=text_of(played()))
    steps = ann.replay(id).steps
    refill = next(step.count - 1 for step in steps if step.revealed is not None)
    seats = (HERE, PILGRIM)
    for moves in (refill, len(steps), len(steps) + 1):
        refused(partial(branch, ann, id, Branch(moves, seats)), "unfit")
    refused(lambda: branch(ann, id, Branch(1, (HERE, PILGRIM, PILGRIM))), "unfit")
    refused(lambda: branch(ann, "no-such-record", Branch(1, seats)), "not_found")
    refused(lambda: branch(ann, id, Branch(1, (NewSeat("bot"), HERE))), "bad_request")


def branch(person: Person, record: str, wanted: Branch) -> str:
    return person.post(f"/api/records/{record}/tables", wanted, Made).id


def test_a_branch_can_branch_again(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    first = ann.keep(table=finished(ann))
    record = first
    for _ in range(2):
        steps = ann.replay(record).steps
        moments = [step.count for step in steps if step.is_moment]
        with Client(ann, branch(ann, record, Branch(moments[-8], (PILGRIM, PILGRIM), pace=0))) as client:
            client.until(lambda: client.is_over)
        verified(ann, client.table)
        record = ann.keep(table=client.table)
