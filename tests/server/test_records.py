"""Records: pasted, replayed, verified, and continued from any moment."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from support.server import ServerProcess

from orbis.notation import Committed, Record, Seat, follow, hash_of, parse_record, write_record
from orbis.play import Match
from orbis.server.protocol.table import Made
from orbis.server.tables.deal_digest import TELLING, deal_digest, is_of_game, revealed
from orbis.server.tables.events import Source
from orbis.server.tables.refusals import TextFault
from orbis.server.tables.requests import Answer, AskEnd, Branch, NewSeat, Resign
from orbis.wire.game import Game
from orbis.wire.replay import RecordEnding

from .clients import Client
from .databases import execute
from .games import finished, play, play_out, verified
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor


def played(decisions: int | None = None, seed: str = "a seed") -> Match:
    """A game from a seed, not played on the server."""
    match, random = Match(2, seed), Random(1)
    while not match.state.is_over and (decisions is None or len(match.moves) < decisions):
        match.do(random.choice(match.options()))
    return match


def text_of(match: Match) -> str:
    return write_record(match.record([Seat("Ann", "human"), Seat("Bob", "human")]))


def test_a_pasted_record_can_be_replayed(server: ServerProcess) -> None:
    visitor, text = Person(server, "Ann"), text_of(played())
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
    visitor, text = Person(server, "Ann"), text_of(played())
    good, bad = visitor.keep(text=text), visitor.keep(text=text.replace('"a seed"', '"another"'))
    assert visitor.verification(good).holds
    verification = visitor.verification(bad)
    assert not verification.holds
    assert "display" in {problem.kind for problem in verification.problems}


@pytest.mark.parametrize("decisions", [0, 1, 17])
def test_an_unfinished_record_is_accepted(server: ServerProcess, decisions: int) -> None:
    visitor = Person(server, "Ann")
    id = visitor.keep(text=text_of(played(decisions)))
    replay = visitor.replay(id)
    assert (replay.finished, len(replay.steps)) == (False, len(played(decisions).moves))
    assert visitor.verification(id).holds


def test_a_malformed_record_is_refused_with_the_place_of_the_fault(server: ServerProcess) -> None:
    visitor, lines = Person(server, "Ann"), text_of(played()).splitlines()
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
    problem = refused(lambda: Person(server, "Ann").keep(text=broken), "unfit")
    assert problem.rule
    assert problem.faults == (TextFault(lines.index(turn) + 1, "1.0", "move", "end"),)


def test_a_record_of_other_rules_or_tiles_is_refused(server: ServerProcess) -> None:
    visitor, text = Person(server, "Ann"), text_of(played(3))
    problem = refused(lambda: visitor.keep(text=text.replace("rules: 1", "rules: 2")), "unfit")
    assert problem.faults == (TextFault(2, "rules", "rules", "2"),)
    tiles, unknown = parse_record(text).tiles, "0" * 16
    problem = refused(lambda: visitor.keep(text=text.replace(tiles, unknown)), "unfit")
    assert problem.faults == (TextFault(3, "tiles", "tiles", unknown),)


@pytest.mark.parametrize("name", ["A" * 41, "Ann\u202e", "Ann\u2800", " Ann", "A" * 48_000])
def test_a_name_in_a_record_is_like_those_at_tables(server: ServerProcess, name: str) -> None:
    match = played(3)
    text = write_record(match.record([Seat("Ann", "human"), Seat(name, "human")]))
    problem = refused(lambda: Person(server, "Ann").keep(text=text), "unfit")
    (fault,) = problem.faults
    assert (fault.line, fault.column, fault.kind) == (5, "seat 1", "name")
    assert len(fault.found) <= 80


def test_the_values_of_a_deal_are_bounded(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    assert ann.keep(text=text_of(played(1, "s" * 200)))
    refused(lambda: ann.keep(text=text_of(played(1, "s" * 201))), "unfit")


def test_whoever_pastes_a_record_has_an_identity(server: ServerProcess) -> None:
    ann, stranger, text = Person(server, "Ann"), Visitor(server), text_of(played(7))
    refused(lambda: stranger.keep(text=text), "no_identity")
    id = ann.keep(text=text)
    assert stranger.text(f"/api/records/{id}") == text
    assert stranger.keep(table=finished(ann))


def test_the_record_of_a_table_can_be_kept_only_when_it_is_over(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    refused(lambda: ann.keep(table=table), "unfit")
    refused(lambda: ann.keep(table="no-such-table"), "not_found")
    deal = ann.record(table).deal
    assert isinstance(deal, Committed)
    assert deal.secret is None


def test_the_replay_of_a_table_says_how_the_game_was_ended_early(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    agreed, resigned = ann.create(HERE, PILGRIM), ann.create(HERE, OPEN)
    ann.submit(agreed, AskEnd(0))
    Client(bob, resigned).sit(1)
    bob.submit(resigned, Resign(1))
    first, second = ann.keep(table=agreed), ann.keep(table=resigned)
    assert ann.replay(first).ending == RecordEnding("agreed")
    assert ann.replay(second).ending == RecordEnding("resigned", 1)
    assert ann.replay(ann.keep(text=text_of(played(7)))).ending is None
    assert ann.replay(ann.keep(table=finished(ann))).ending is None


def test_a_game_can_branch_off_at_any_moment_of_a_record(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    id = ann.keep(text=text_of(played()))
    replay = ann.replay(id)
    moments = [step.count for step in replay.steps if step.is_moment]
    moves = moments[len(moments) // 2]
    made = ann.post(f"/api/records/{id}/tables", Branch(moves, (HERE, PILGRIM)), Made)
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


def test_a_branch_in_the_middle_of_a_choice_begins_with_the_choice(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    match = played()
    counts = range(match.count)
    middle = next(count for count in counts if getattr(match.at(count).decision, "last", None) is not None)
    begun = next(
        count for count in range(middle, 0, -1) if getattr(match.at(count).decision, "last", None) is None
    )
    id = ann.keep(text=text_of(match))
    table = branch(ann, id, Branch(middle, (HERE, HERE)))
    with Client(ann, table) as client:
        assert client.view.settings.source == Source(id, begun)
        assert client.events[0].count == begun


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
        hers = [step.count for step, after in pairwise(steps) if step.is_moment and after.seat == 0]
        with Client(ann, branch(ann, record, Branch(hers[-8], (HERE, PILGRIM)))) as client:
            client.submit(Resign(0))
            client.until(lambda: client.is_over)
        verified(ann, client.table)
        record = ann.keep(table=client.table)


def test_a_game_without_hints_is_not_analysed_before_it_is_over(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    for seats in ((HERE, OPEN), (HERE, HERE)):
        table = ann.create(*seats, hints=False)
        client = Client(ann, table)
        if OPEN in seats:
            Client(bob, table).sit(1)
            client.until(lambda: client.game is not None)  # noqa: B023
        client.act(client.options[0])
        text = ann.text(f"/api/tables/{table}/record")
        commitment = ann.view(table).fairness.commitment
        for shown in (text, text.replace(commitment, "ab" * 32), text.replace("Ann", "Eve")):
            refused(partial(bob.keep, text=shown), "forbidden")
        client.submit(AskEnd(0))
        if OPEN in seats:
            bob.submit(table, Answer(1, yes=True))
        assert bob.keep(text=text)


def test_a_deal_is_known_in_whatever_order_it_is_shown() -> None:
    record = parse_record(text_of(played(2)))
    others = [
        replace(record, display=record.display[::-1]),
        replace(record, display=(*record.display[3:], *record.display[:3])),
        replace(record, gods=record.gods[::-1]),
        replace(record, turns=()),
    ]
    assert {deal_digest(other) for other in others} == {deal_digest(record)}
    assert deal_digest(parse_record(text_of(played(2, "another seed")))) != deal_digest(record)


def gone_on(record: Record, seed: str = "other tiles") -> Record:
    """A game that goes on from where a record ends, with other tiles to come."""
    match, random = Match.branch(record, len(record.moves), seed), Random(1)
    while not match.state.is_over:
        match.do(random.choice(match.options()))
    return parse_record(text_of(match))


def test_a_game_that_began_like_one_without_hints_can_be_analysed(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(HERE, HERE, hints=False)
    client = Client(ann, table)
    begun = parse_record(ann.text(f"/api/tables/{table}/record"))
    alike = gone_on(begun)
    assert deal_digest(alike) == deal_digest(begun)
    assert bob.keep(text=write_record(alike))
    play({0: client, 1: client}, Random(1), 40)
    record = parse_record(ann.text(f"/api/tables/{table}/record"))
    assert len(revealed(record.moves)) >= TELLING
    # Nor does it help to invent how it ends.
    for shown in (record, record.until(10), gone_on(record)):
        refused(partial(bob.keep, text=write_record(shown)), "forbidden")


def test_a_record_is_of_a_game_if_the_same_tiles_came() -> None:
    record = parse_record(text_of(played()))
    begun = record.until(0)
    alike = [gone_on(begun, seed) for seed in "abcdef"]
    assert {deal_digest(other) for other in alike} == {deal_digest(record)}
    for moves in range(0, len(record.moves), 7):
        so_far = record.moves[:moves]
        assert is_of_game(record.until(moves), so_far)
        assert is_of_game(begun, so_far)
        assert is_of_game(record, so_far) == (len(revealed(so_far)) >= TELLING)
        assert not any(is_of_game(other, so_far) for other in alike)


def test_a_game_with_hints_can_be_analysed_while_it_is_played(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, HERE, hints=True)
    assert ann.keep(text=ann.text(f"/api/tables/{table}/record"))


def test_the_replay_of_a_deleted_record_is_gone(tmp_path: Path) -> None:
    database = str(tmp_path / "orbis.sqlite")
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        record = ann.keep(text=text_of(played(3)))
        ann.replay(record)
        execute(database, "DELETE FROM texts")
        refused(lambda: ann.replay(record), "not_found")
