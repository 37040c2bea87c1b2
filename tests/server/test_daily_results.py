"""The results of the deal of the day: what counts, who is first, streaks, and names that go."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from orbis.server.chance import Chance
from orbis.server.mine.daily_deals import DailyDeals
from orbis.server.mine.daily_results import DailyBoard, DailyGame, counted, streaks
from orbis.server.protocol.lists import SeatInList, Summary
from orbis.server.stores import Store
from orbis.server.stores.tables import Listing, Rewritten, StoredTable
from orbis.server.tables.daily import bot_names, day_of, end_of
from orbis.server.tables.events import GameEnding
from orbis.server.tables.forgetting import NAMELESS
from orbis.server.tables.seat_names import is_name
from orbis.server.workshop import Workshop, threads

from .inside import NOON, inside


def summary(
    score: int = 30,
    *,
    opponent: int = 20,
    ending: GameEnding | None = GameEnding.PLAYED,
    since: int = NOON,
    replaced: bool = False,
) -> Summary:
    seats = (
        SeatInList("person", "Ann", "", "a" * 32, replaced="resigned" if replaced else None),
        SeatInList("bot", "Priest", "priest", ""),
    )
    winners = (0,) if score > opponent else (1,)
    return Summary(seats, "", None, 15, None, (score, opponent), winners, since=since, ending=ending)


@pytest.mark.parametrize(
    ("name", "count", "player", "expected"),
    [
        ("Priest", 1, "Ann", ["Priest"]),
        ("Priest", 1, "Priest", ["Priest 1"]),
        ("Priest", 2, "Priest 1", ["Priest 2", "Priest 3"]),
        ("x" * 40, 3, "Ann", [f"{'x' * 38} {number}" for number in (1, 2, 3)]),
        (
            "x" * 36 + " \N{PILE OF POO}x",
            2,
            "",
            [f"{'x' * 36} \N{PILE OF POO} {number}" for number in (1, 2)],
        ),
        # What would be cut in the middle goes as a whole.
        ("x" * 35 + "\U0001f469\u200d\U0001f469\u200d\U0001f466", 2, "", None),
    ],
)
def test_every_bot_has_a_name_of_its_own(
    name: str, count: int, player: str, expected: list[str] | None
) -> None:
    found = bot_names(name, count, player)
    assert len({*found, player}) == count + 1
    assert all(is_name(each) for each in found)
    assert expected is None or found == expected


def test_only_a_game_that_was_played_to_the_end_in_time_counts() -> None:
    day = day_of(NOON)
    assert counted("t", day, summary()) == DailyGame("t", "a" * 32, "Ann", 30, 20, True)
    assert counted("t", day, summary(since=end_of(day) - 1)) is not None
    for each in (
        summary(since=end_of(day)),
        summary(replaced=True),
        summary(ending=GameEnding.AGREED),
        summary(ending=None),
    ):
        assert counted("t", day, each) is None


def test_winners_come_first_then_more_points_and_equals_share_a_rank() -> None:
    games = [
        DailyGame(name, name, name, score, opponent, score > opponent)
        for name, score, opponent in (
            ("d", 40, 41),
            ("a", 30, 20),
            ("b", 30, 20),
            ("c", 25, 20),
            ("e", 12, 30),
        )
    ]
    board = DailyBoard()
    for game in games:
        board.add(game)
    results = board.results(9, "c", is_over=False)
    assert [(each.rank, each.name) for each in results] == [(1, "a"), (1, "b"), (3, "c"), (4, "d"), (5, "e")]
    assert [each.table for each in results] == ["", "", "c", "", ""]
    assert [each.table for each in board.results(9, "", is_over=True)] == ["a", "b", "c", "d", "e"]
    assert [(each.rank, each.name) for each in board.results(1, "c", is_over=False)] == [(1, "a"), (3, "c")]
    assert [each.name for each in board.results(4, "c", is_over=False)] == ["a", "b", "c", "d"]
    assert (len(board), board.has("c"), board.has("f")) == (5, True, False)


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ((), 0, 0),
        ((17,), 1, 1),
        ((16,), 1, 1),
        ((15,), 0, 1),
        ((17, 16, 15, 13), 3, 3),
        ((16, 12, 11, 10, 9), 1, 4),
    ],
)
def test_a_streak_goes_on_until_a_day_is_missed(days: Iterable[int], streak: int, longest: int) -> None:
    assert streaks([f"2026-11-{day:02}" for day in days], "2026-11-17") == (streak, longest)
    assert streaks(["2026-10-31", "2026-11-01"], "2026-11-01") == (2, 2)


async def _finish(store: Store, name: str, at: int, players: int = 2, score: int = 30) -> None:
    """Store a table with a finished game of the day."""
    told = summary(score, since=at)
    seats = (*told.seats, *[told.seats[1]] * (players - 2))
    totals = (*told.totals, *[told.totals[1]] * (players - 2))
    told = replace(told, seats=seats, totals=totals)
    listing = Listing("over", False, (), msgspec.json.encode(told), None)
    await store.tables.create(StoredTable(name, "", 1, "", b"{}", listing, at, "", day_of(NOON)))


@pytest.mark.anyio
async def test_results_are_folded_as_they_come_and_again_if_one_comes_late_or_goes(store: Store) -> None:
    workshop = Workshop(threads())
    deals = DailyDeals(store, workshop, Chance())

    async def games() -> list[list[str]]:
        boards = await deals.boards(day_of(NOON))
        return [[each.table for each in board.results(9, "", is_over=True)] for board in boards.values()]

    assert await games() == [[], [], []]
    await _finish(store, "b", NOON + 5)
    await _finish(store, "c", NOON + 6, players=4)
    assert await games() == [["b"], [], ["c"]]
    await _finish(store, "late", NOON + 4, score=40)
    await _finish(store, "d", NOON + 7, players=3)
    assert await games() == [["late", "b"], ["d"], ["c"]]
    await store.removal.delete_table("b")
    assert await games() == [["late"], ["d"], ["c"]]
    deals.drop("d")
    assert await games() == [["late"], ["d"], ["c"]]
    workshop.close()


@pytest.mark.anyio
async def test_somebody_who_is_forgotten_while_nobody_could_tell_is_no_longer_named(tmp_path: Path) -> None:
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]

        async def names() -> list[str]:
            board = (await service.daily.boards(day_of(NOON)))[2]
            return [each.name for each in board.results(9, "", is_over=True)]

        await _finish(service.store, "t", NOON + 5)
        assert await names() == ["Ann"]
        ann = await application.ask("POST", "/api/identity", {"name": "Ann", "token": True})
        made = await application.ask("POST", "/api/daily/tables", {"players": 2}, ann["token"])
        history = await service.histories.of(made["id"])
        told = summary(since=NOON + 5)
        told = replace(told, seats=(replace(told.seats[0], name=NAMELESS, player=""), told.seats[1]))
        listing = Listing("over", False, (), msgspec.json.encode(told), None)
        await service.store.tables.rewrite(Rewritten("t", [b"{}"], listing, "", "a" * 32, ""))
        service.hub.follower.hear(None)  # the connection by which processes hear of each other was lost
        assert await names() == [NAMELESS]
        assert await service.histories.of(made["id"]) is not history
