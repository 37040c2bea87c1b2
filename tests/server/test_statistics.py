"""How somebody's games went, counted from lists."""

from random import Random

import msgspec
from msgspec.structs import replace
from support.server import ServerProcess

from orbis.server.mine.listings import listed
from orbis.server.mine.statistics import MOST_SCORED, statistics
from orbis.server.protocol.lists import Listed, SeatInList, Summary
from orbis.server.protocol.mine import OpponentTally, PlayersTally, Statistics
from orbis.server.reviews.accuracies import accuracies, with_accuracies
from orbis.server.stores.lists import ListedTable
from orbis.server.tables.events import Absence, GameEnding, Status

from .clients import Client
from .games import play_out
from .visitors import HERE, PILGRIM, Person

ANN, BOB, GONE = "a" * 32, "b" * 32, "c" * 32
NAMES = {ANN: "Ann", BOB: "Bob"}


def person(id: str, replaced: Absence | None = None) -> SeatInList:
    return SeatInList("person", "?", "", id, replaced=replaced)


def bot(level: str) -> SeatInList:
    return SeatInList("bot", "?", level, "")


def game(
    at: int, *seats: SeatInList, winners: tuple[int, ...], ending: GameEnding | None = GameEnding.PLAYED
) -> Listed:
    totals = tuple(range(10, 10 + len(seats)))
    parts = tuple((total, 0, 0, 0) for total in totals)
    summary = Summary(
        seats, "", None, 15, None, totals, winners, since=at, ending=ending, record=f"r{at}", parts=parts
    )
    return Listed(f"t{at}", Status.OVER, at, summary)


def count(*tables: Listed, reviews: dict[str, tuple[float, ...]] | None = None) -> Statistics:
    return statistics(tables, ANN, NAMES, reviews or {})


def test_without_games_there_is_nothing_to_count() -> None:
    assert count() == Statistics(0, 0, (), (), ())


def test_a_game_that_used_to_be_dated_in_the_future_is_dated_by_its_last_change() -> None:
    found = game(9, person(ANN), person(BOB), winners=(0,))
    row = ListedTable("t", "over", 5, msgspec.json.encode(found.summary))
    assert listed(row).summary.since == 5
    assert listed(row._replace(updated=12)).summary.since == 9


def test_games_are_counted_by_number_of_players_and_by_opponent() -> None:
    found = count(
        game(3, person(ANN), person(BOB), winners=(0,)),
        game(2, person(BOB), bot("priest"), person(ANN), bot("priest"), winners=(1,)),
        game(1, person(ANN), person(GONE), winners=(0, 1)),
    )
    assert (found.games, found.won) == (3, 2)
    assert found.players == (PlayersTally(2, 2, 2), PlayersTally(4, 1, 0))
    assert found.opponents == (
        OpponentTally("Bob", "", BOB, 2, 1, 0),
        OpponentTally("", "priest", "", 1, 0, 1),
    )
    assert [each.table for each in found.scored] == ["t1", "t2", "t3"]
    assert [(each.total, each.parts) for each in found.scored][1] == (12, (12, 0, 0, 0))
    assert [seat.player for seat in found.scored[2].opponents] == [BOB]
    assert [(each.won, each.shared) for each in found.scored] == [(True, True), (False, False), (True, False)]


def test_a_game_that_everybody_gave_up_counts_and_nobody_wins_it() -> None:
    found = count(game(1, person(ANN, "resigned"), person(BOB, "clock"), winners=()))
    assert (found.games, found.won, found.opponents[0].theirs) == (1, 0, 0)


def test_a_game_that_a_resignation_ended_counts_but_its_points_do_not() -> None:
    found = count(
        game(1, person(ANN), person(BOB, "resigned"), winners=(0,), ending=GameEnding.RESIGNED),
        game(2, person(ANN), person(BOB), winners=(1,)),
    )
    assert (found.games, found.won) == (2, 1)
    assert [each.table for each in found.scored] == ["t2"]


def test_games_that_were_not_played_to_the_end_or_at_one_screen_do_not_count() -> None:
    found = count(
        game(1, person(ANN), person(BOB), winners=(), ending=GameEnding.AGREED),
        game(2, person(ANN), person(ANN), winners=(0,)),
        game(3, person(BOB), person(BOB), winners=(0,)),
    )
    assert found.games == 0


def test_games_of_before_count_without_their_parts() -> None:
    old = game(5, person(ANN), person(BOB), winners=(1,), ending=None)
    found = count(replace(old, summary=replace(old.summary, parts=(), record="", since=0)))
    assert (found.games, found.scored[0].at, found.scored[0].parts) == (1, 5, None)


def test_reviews_tell_how_well_one_played() -> None:
    first, second = (
        game(1, person(BOB), person(ANN), winners=(0,)),
        game(2, person(ANN), bot("x"), winners=(0,)),
    )
    found = count(first, second, reviews={"r1": (60.0, 91.5)})
    assert [each.accuracy for each in found.scored] == [91.5, None]


def test_all_reviews_measure_alike_by_their_turns() -> None:
    seats = b'{"name":"A","accuracy":77.5},{"accuracy":1}'
    turns = b'{"seat":0,"loss":0.1},{"seat":1,"loss":0.0},{"seat":0,"loss":0.0,"settled":true}'
    found = accuracies(b'{"format":"f","seats":[%s],"turns":[%s]}' % (seats, turns))
    assert [round(each or 0) for each in found] == [37, 100]


def test_whoever_took_no_turn_has_no_accuracy() -> None:
    seats = b'{"accuracy":100},{"accuracy":null}'
    assert accuracies(b'{"seats":[%s],"turns":[]}' % seats) == (None, None)


def test_a_review_of_before_is_sent_with_accuracies_of_today_and_else_as_it_is() -> None:
    before = b'{"format":"f","seats":[{"name":"A","accuracy":77.5,"books":{"luck":0.10}},{"accuracy":null}],'
    turns = b'"turns":[{"seat":0,"loss":0.1},{"seat":0,"loss":0.0,"settled":true}],"expected":[]}'
    sent = bytes(with_accuracies(before + turns))
    assert sent == before.replace(b"77.5", b"36.79") + turns
    assert bytes(with_accuracies(sent)) == sent


def test_only_the_latest_games_are_told_one_by_one() -> None:
    found = count(*(game(at, person(ANN), bot("x"), winners=(0,)) for at in range(1, MOST_SCORED + 6)))
    assert found.games == MOST_SCORED + 5
    assert [found.scored[0].at, found.scored[-1].at, len(found.scored)] == [6, MOST_SCORED + 5, MOST_SCORED]


def test_a_server_counts_the_games_of_whoever_asks(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/api/my/statistics", Statistics) == Statistics(0, 0, (), (), ())
    table = ann.create(HERE, PILGRIM)
    with Client(ann, table) as hers:
        play_out({0: hers}, Random(2))
    given_up = ann.create_for_bots(PILGRIM, PILGRIM)
    with Client(ann, given_up) as watcher:
        watcher.until(lambda: watcher.is_over)
    found = ann.get("/api/my/statistics", Statistics)
    assert (found.games, len(found.scored), found.opponents[0].level) == (2, 2, "pilgrim")
    scored = found.scored[0]
    assert scored.table == table
    assert scored.parts is not None
    assert sum(scored.parts) == scored.total
    assert not found.scored[1].won
