"""Ratings: a fold over results, and rated games on a server."""

import json
from random import Random

import pytest
from support.server import ServerProcess

from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.mine.ratings import ANCHORS, FEW, LEVELS, MOST_TOLD, NEW, Skill, Standings, rated
from orbis.server.protocol.identity import KeptOfMe, KeptResult, Me
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.ratings import Ratings, SeatRating
from orbis.server.stores.results import StoredResult
from orbis.server.tables.asker import Asker
from orbis.server.tables.decide import decide as decided
from orbis.server.tables.events import Absence, Created, GameEnding, Replaced, SeatPlan, Status, Wished
from orbis.server.tables.requests import AskEnd, AskRewind, Ready, Resign, Sit
from orbis.server.tables.result import Placing, outcome_sentences, result_of, winners_of, write_result
from orbis.server.tables.table import GameTable

from .clients import Client
from .games import play_out
from .notices.tables import decide
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person

ANN, BOB, CID, DAN = "a" * 32, "b" * 32, "c" * 32, "d" * 32


def places(*ranks: int) -> tuple[Placing, ...]:
    return tuple(Placing(rank, player) for rank, player in zip(ranks, (ANN, BOB, CID, DAN), strict=False))


def result(at: int, *placings: Placing) -> StoredResult:
    return StoredResult(at, f"t{at}", write_result(placings))


def folded(*results: StoredResult) -> Standings:
    standings = Standings()
    standings.fold(results)
    return standings


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2), [(27.635, 8.066), (22.365, 8.066)]),
        ((2, 1), [(22.365, 8.066), (27.635, 8.066)]),
        ((1, 1), [(25.0, 8.066), (25.0, 8.066)]),
    ],
)
def test_two_players_are_rated_as_openskill_says(
    ranks: tuple[int, ...], expected: list[tuple[float, float]]
) -> None:
    found = rated(places(*ranks), {})
    assert [(round(each.mu, 3), round(each.sigma, 3)) for each in found.values()] == expected


def test_a_rating_has_a_history() -> None:
    games = [result(at, *places(1 + at % 2, 2 - at % 2)) for at in range(1, 6)]
    standings = folded(*games, result(6, Placing(1, CID), Placing(2, DAN)))
    history = standings.history(ANN)
    assert [each.at for each in history] == [1, 2, 3, 4, 5]
    assert [each.value for each in history] == [
        folded(*games[:count]).skills[ANN].value for count in range(1, 6)
    ]
    assert standings.history("e" * 32) == ()
    many = folded(*(result(at, *places(1, 2)) for at in range(MOST_TOLD + 5)))
    assert [each.at for each in many.history(ANN)] == list(range(5, MOST_TOLD + 5))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_better_places_gain_more_and_equal_ones_the_same(count: int) -> None:
    found = list(rated(places(*range(1, count + 1)), {}).values())
    assert [each.mu for each in found] == sorted([each.mu for each in found], reverse=True)
    assert found[0].mu > NEW.mu > found[-1].mu
    assert all(each.sigma < NEW.sigma and each.games == 1 for each in found)
    tied = list(rated(places(1, *(2,) * (count - 1)), {}).values())
    assert len({round(each.mu, 9) for each in tied[1:]}) == 1


def test_the_levels_of_the_bots_are_anchors_that_do_not_move() -> None:
    assert [ANCHORS[level].value for level in LEVELS] == [774, 1306, 1500, 1690, 2160]
    found = rated((Placing(1, ANN), Placing(2, level="oracle"), Placing(2, level="oracle")), {})
    assert set(found) == {ANN}
    over_pilgrim = rated((Placing(1, ANN), Placing(2, level="pilgrim")), {})
    over_oracle = rated((Placing(1, ANN), Placing(2, level="oracle")), {})
    assert over_oracle[ANN].mu > over_pilgrim[ANN].mu > NEW.mu


def test_a_lead_in_points_means_what_it_means_for_the_bots() -> None:
    """Whoever wins as often as a lead of 190 points says ends up that far ahead of the anchor."""
    standings, random, chance = Standings(), Random(1), 1 / (1 + 10 ** (-190 / 400))
    for at in range(1500):
        won = random.random() < chance
        standings.fold([result(at, Placing(1 if won else 2, ANN), Placing(2 if won else 1, level="priest"))])
    rating = standings.rating(ANN)
    assert rating is not None
    assert abs(rating.value - 1690) < rating.spread


def test_the_order_of_results_matters_and_is_always_the_same() -> None:
    first, second = result(1, *places(1, 2)), result(2, Placing(2, ANN), Placing(1, CID))
    assert folded(first, second).skills == folded(first, second).skills
    assert folded(first, second).skills[ANN] != folded(second, first).skills[ANN]


def test_changes_and_the_list_of_the_best() -> None:
    standings = folded(
        *(result(at, *places(1, 2)) for at in range(FEW)),
        result(99, Placing(1, CID), Placing(2, level="priest")),
    )
    assert (standings.change("t0", ANN), standings.change("t0", BOB)) == (78, -78)
    assert standings.change("t1", CID) is None
    assert [player for player, _ in standings.best()] == [ANN, BOB, CID]
    ann, cid = standings.rating(ANN), standings.rating(CID)
    assert ann is not None
    assert cid is not None
    assert (ann.games, ann.provisional, cid.provisional) == (FEW, False, True)
    assert Skill().rating.value == 1500


# What counts


def table_of(*seats: SeatPlan, is_rated: bool = True) -> GameTable:
    created = Created(
        at=0,
        by=ANN,
        seats=seats,
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret="5e" * 32,
        draws="d" * 32,
        substitute="",
        hints=False,
        rated=is_rated,
    )
    return GameTable("table", created, STANDARD)


def person(player: str) -> SeatPlan:
    return SeatPlan("person", "?", player, ready=True)


BOT = SeatPlan("bot", "?", level="priest")


def played(*seats: SeatPlan, gone: Absence | None = None, is_rated: bool = True) -> GameTable:
    table = table_of(*seats, is_rated=is_rated)
    if gone is not None:
        table.fold(Replaced(seat=0, reason=gone, at=1))
    while table.match is not None and not table.match.is_over:
        decide(table)
    return table


def test_a_game_that_is_played_to_the_end_counts_by_its_scores() -> None:
    table = played(person(ANN), person(BOB), BOT)
    assert table.match is not None
    found = result_of(table)
    assert found is not None
    order = [(own.total, own.worshippers) for own in table.match.score()]
    assert [each.rank for each in found] == [1 + sum(other > own for other in order) for own in order]
    assert [(each.player, each.level) for each in found] == [(ANN, ""), (BOB, ""), ("", "priest")]


@pytest.mark.parametrize("gone", ["absent", "clock", "resigned"])
def test_whoever_gives_up_or_is_away_at_the_end_comes_last(gone: Absence) -> None:
    found = result_of(played(person(ANN), person(BOB), person(CID), gone=gone))
    assert found is not None
    assert found[0].rank == 3


@pytest.mark.parametrize(
    ("gone", "is_rated", "loses"),
    [
        ("resigned", False, True),
        ("clock", False, True),
        ("absent", False, False),
        ("resigned", True, True),
        ("absent", True, True),
    ],
)
def test_the_best_of_those_who_stayed_win(gone: Absence, is_rated: bool, loses: bool) -> None:
    table = played(person(ANN), person(BOB), BOT, is_rated=is_rated)
    assert table.match is not None
    by_rules = table.match.winners()
    assert winners_of(table) == by_rules
    for number in by_rules:
        table.seats[number].replaced = gone
    stayed = [number for number in range(3) if number not in by_rules]
    scores = table.match.score()
    second = max(stayed, key=lambda number: (scores[number].total, scores[number].worshippers))
    assert winners_of(table) == ((second,) if loses else by_rules)
    sentences = [sentence.key for sentence in outcome_sentences(table)]
    assert sentences == ["table-gave-up"] * (gone != "absent") * len(by_rules) + ["winners"]
    for seat in table.seats:
        seat.replaced = "resigned"
    assert winners_of(table) == ()


def test_giving_up_decides_a_game_once_nobody_is_left_to_play_against() -> None:
    two = table_of(person(ANN), person(BOB))
    assert result_of(two) is None
    two.fold(Replaced(seat=1, reason="absent", at=1))
    assert result_of(two) is None
    two.fold(Replaced(seat=1, reason="resigned", at=1))
    assert result_of(two) == (Placing(1, ANN), Placing(2, BOB))
    three = table_of(person(ANN), person(BOB), person(CID))
    three.fold(Replaced(seat=0, reason="clock", at=1))
    assert result_of(three) is None
    three.fold(Replaced(seat=2, reason="resigned", at=1))
    assert result_of(three) == (Placing(2, ANN), Placing(1, BOB), Placing(2, CID))
    bots = table_of(person(ANN), BOT, BOT)
    bots.fold(Replaced(seat=0, reason="resigned", at=1))
    assert result_of(bots) == (Placing(3, ANN), Placing(1, level="priest"), Placing(1, level="priest"))


@pytest.mark.parametrize("is_rated", [True, False])
@pytest.mark.parametrize("other", [None, "absent", "late"])
def test_whoever_resigns_loses_even_if_the_other_is_away(other: Absence | None, is_rated: bool) -> None:
    table = table_of(person(ANN), person(BOB), is_rated=is_rated)
    if other is not None:
        table.fold(Replaced(seat=1, reason=other, at=1))
    table.fold(decided(table, Resign(0), Asker(ANN, "Ann", "c", 1), 2, ()))
    assert (table.status, table.ending) == (Status.OVER, GameEnding.RESIGNED)
    assert winners_of(table) == (1,)
    assert result_of(table) == ((Placing(2, ANN), Placing(1, BOB)) if is_rated else None)
    assert [sentence.key for sentence in outcome_sentences(table)] == ["table-gave-up", "winners"]


def test_what_does_not_count() -> None:
    assert result_of(played(person(ANN), person(BOB), is_rated=False)) is None
    assert result_of(played(person(ANN), person(ANN))) is None
    agreed = table_of(person(ANN), BOT)
    agreed.fold(Wished(seat=0, wish="end", at=1))
    assert result_of(agreed) is None


# On a server


def ratings(person: Person) -> Ratings:
    return person.get("/api/ratings", Ratings)


def listed(*people: Person) -> list[str]:
    """The names of those of some people who are in the list, in its order."""
    ids = {person.id for person in people}
    return [each.name for each in ratings(people[0]).players if each.player in ids]


def at_table(person: Person, table: str) -> list[SeatRating]:
    return person.get(f"/api/tables/{table}/ratings", list[SeatRating])


def rated_table(ann: Person, bob: Person) -> str:
    table = ann.create(HERE, OPEN, rated=True, public=True, substitute="pilgrim")
    bob.submit(table, Sit(1))
    bob.submit(table, Ready(1))
    return table


def test_a_rated_game_changes_the_ratings_of_its_players(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    assert (listed(ann, bob), ratings(ann).mine) == ([], None)
    table = rated_table(ann, bob)
    settings = ann.view(table).settings
    assert (settings.rated, settings.hints) == (True, False)
    assert at_table(ann, table) == [SeatRating(None, None)] * 2
    with Client(ann, table) as hers, Client(bob, table) as his:
        play_out({0: hers, 1: his}, Random(3))
    found = ratings(ann)
    assert sorted(listed(ann, bob)) == ["Ann", "Bob"]
    assert found.mine == next(each.rating for each in found.players if each.player == ann.id)
    first, second = at_table(bob, table)
    assert (first.change, second.change) in ((78, -78), (-78, 78), (0, 0))
    (own,) = (each for each in bob.get("/api/my/tables", list[Listed]) if each.id == table)
    assert own.ratings == (first.rating, second.rating)
    kept = bob.get("/api/identity/export", KeptOfMe).results
    assert [(each.table, each.players) for each in kept] == [(table, 2)]
    bob.ask("DELETE", "/api/identity")
    assert listed(ann, bob) == ["Ann"]
    assert at_table(ann, table)[0] == first


def test_a_rating_belongs_to_a_person_and_not_to_a_name(server: ServerProcess) -> None:
    ann, bob, like_ann = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Аnn")
    bob.submit(rated_table(ann, bob), Resign(1))
    before = ratings(ann).mine
    assert before is not None
    assert ratings(like_ann).mine is None, "somebody whose name looks like hers"
    bob.submit(rated_table(like_ann, bob), Resign(1))
    assert ratings(ann).mine == before
    assert sorted(listed(ann, bob, like_ann)) == ["Ann", "Bob", "Аnn"]
    ann.post("/api/identity", {"name": "Zora"}, Me)
    assert ratings(ann).mine == before, "she goes by another name"
    assert sorted(listed(ann, bob, like_ann)) == ["Bob", "Zora", "Аnn"]


def test_to_resign_a_rated_game_is_to_lose_it_at_once(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = rated_table(ann, bob)
    bob.submit(table, Resign(1))
    assert [each.change for each in at_table(ann, table)] == [78, -78]
    assert listed(ann, bob) == ["Ann", "Bob"]
    assert ann.get("/api/identity/export", KeptOfMe).results[0].place == 1
    assert isinstance(bob.get("/api/identity/export", KeptOfMe).results[0], KeptResult)


def test_what_a_rated_table_refuses(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    refused(lambda: ann.create(HERE, HERE, rated=True), "unfit")
    alone = ann.create(HERE, PILGRIM, rated=True)
    refused(lambda: ann.submit(alone, AskEnd(0)), "forbidden")
    assert json.loads(ann.ask("DELETE", f"/api/tables/{alone}").content)["error"]["code"] == "forbidden"
    table = rated_table(ann, bob)
    position = ann.view(table).position
    refused(lambda: ann.submit(table, AskRewind(0, 0, position)), "forbidden")
    ann.submit(table, AskEnd(0))
    assert ann.view(table).wish is not None
    assert listed(ann, bob) == []
