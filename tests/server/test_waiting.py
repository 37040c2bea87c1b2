"""Which tables wait for somebody, and in which order; with whom they have played."""

import pytest

from orbis.server.mine.friends import encounters
from orbis.server.mine.invitations import open_invitations
from orbis.server.mine.waiting import waiting_tables
from orbis.server.protocol.lists import Listed, SeatInList, Summary, WishInList
from orbis.server.protocol.views import summary_of
from orbis.server.stores.listings import listing_after
from orbis.server.tables.events import Absence, Status, TookBack
from orbis.server.tables.requests import Act, Answer, AskPause, AskRewind, TakeBack

from .slow_tables import SlowTable

ANN, BOB, CYD = "a" * 32, "b" * 32, "c" * 32


def seat(
    player: str = "", *, kept: str = "", replaced: Absence | None = None, excused: int = 0
) -> SeatInList:
    return SeatInList("person" if player else "open", player[:1], "", player, kept, replaced, excused)


def table(
    id: str,
    *seats: SeatInList,
    status: Status = Status.PLAYING,
    turn: int | None = 0,
    winners: tuple[int, ...] = (),
    since: int = 0,
    began: int = 0,
    updated: int = 0,
    rematch: tuple[int, ...] = (),
    wish: WishInList | None = None,
    paused: bool = False,
    clocks: tuple[int | None, ...] = (),
) -> Listed:
    summary = Summary(
        seats,
        "",
        None,
        1,
        turn,
        winners=winners,
        since=since,
        rematch=rematch,
        began=began,
        wish=wish,
        paused=paused,
        clocks=clocks,
    )
    return Listed(id, status, updated, summary)


def test_the_table_that_has_waited_longest_comes_first() -> None:
    tables = [
        table("young", seat(ANN), seat(BOB), since=30, updated=30),
        table("old", seat(BOB), seat(ANN), turn=1, since=10, updated=99),
        table("of before", seat(ANN), seat(BOB), updated=20),
        table("as old", seat(ANN), seat(BOB), since=30, updated=30),
        table("on holiday", seat(ANN), seat(BOB), since=99, began=5, updated=6),
        table("asked", seat(ANN), seat(BOB), turn=1, since=1, wish=WishInList(1, "end", (0,), 15)),
        table("asked in my turn", seat(ANN), seat(BOB), since=3, wish=WishInList(1, "pause", (0,), 40)),
    ]
    assert [each.id for each in waiting_tables(tables, ANN, 100)] == [
        "asked in my turn",
        "on holiday",
        "old",
        "asked",
        "of before",
        "as old",
        "young",
    ]


def test_a_table_whose_time_runs_out_within_a_day_comes_first() -> None:
    day, now = 86_400_000, 100 * 86_400_000
    week, two = (7 * day, 7 * day), (2 * day, 2 * day)
    away = seat(ANN, excused=now + day)
    tables = [
        table("no clock", seat(ANN), seat(BOB), since=1),
        table("a week", seat(ANN), seat(BOB), since=now - 5 * day, clocks=week),
        table("an hour", seat(ANN), seat(BOB), since=now - 2 * day + 3_600_000, clocks=two),
        table("a minute", seat(ANN), seat(BOB), since=now - 7 * day + 60_000, clocks=week),
        table("a day", seat(ANN), seat(BOB), since=now - day, clocks=two),
        table("holiday", away, seat(BOB), since=now + day, began=2, clocks=(60_000, None)),
        table("asked", seat(ANN), seat(BOB), turn=1, clocks=(1, 1), wish=WishInList(1, "end", (0,), 3)),
    ]
    assert [each.id for each in waiting_tables(tables, ANN, now)] == [
        "a minute",
        "an hour",
        "no clock",
        "holiday",
        "asked",
        "a week",
        "a day",
    ]


@pytest.mark.parametrize(
    ("listed", "waits"),
    [
        (table("mine", seat(ANN), seat(BOB)), True),
        (table("a bot keeps it warm", seat(ANN, replaced="absent"), seat(BOB)), True),
        (table("given up", seat(ANN, replaced="resigned"), seat(BOB)), False),
        (table("out of time", seat(ANN, replaced="clock"), seat(BOB)), False),
        (table("theirs", seat(ANN), seat(BOB), turn=1), False),
        (table("not yet", seat(ANN), seat(BOB), status=Status.WAITING, turn=None), False),
        (table("rematch", seat(ANN), seat(BOB), status=Status.WAITING, turn=None, rematch=(1,)), True),
        (table("asked", seat(ANN), seat(BOB), status=Status.WAITING, turn=None, rematch=(0,)), False),
        (table("others", seat(CYD), seat(BOB), status=Status.WAITING, turn=None, rematch=(1,)), False),
        (table("over", seat(ANN), seat(BOB), status=Status.OVER, turn=None), False),
        (table("asked to end", seat(ANN), seat(BOB), turn=1, wish=WishInList(1, "end", (0,), 1)), True),
        (table("in a pause", seat(ANN), seat(BOB), paused=True, wish=WishInList(1, "end", (0,), 1)), True),
        (table("asks", seat(ANN), seat(BOB), turn=1, wish=WishInList(0, "end", (1,), 1)), False),
        (table("others asked", seat(CYD), seat(BOB), turn=1, wish=WishInList(1, "end", (0,), 1)), False),
        (table("invited", seat(kept=ANN), seat(BOB), status=Status.WAITING, turn=None), True),
    ],
    ids=lambda value: value.id if isinstance(value, Listed) else "",
)
def test_a_table_waits_for_whoever_has_the_turn(listed: Listed, waits: bool) -> None:
    assert bool(waiting_tables([listed], ANN, 0)) is waits
    assert not waiting_tables([listed], "", 0)


def test_a_list_knows_the_wish_that_waits_until_it_is_answered_or_void() -> None:
    slow = SlowTable.of("Ann", "Bob")
    slow.ask("Ann", AskPause(0))
    assert summary_of(slow.table).wish == WishInList(0, "pause", (1,), slow.now)
    slow.ask("Bob", Answer(1, yes=False))
    assert summary_of(slow.table).wish is None

    match = slow.table.match
    assert match is not None
    player = slow.table.seats[slow.turn].player
    other = "Bob" if player == "Ann" else "Ann"
    for _ in range(2):
        slow.ask(player, Act((match.option_ids[0],), slow.table.position))
    slow.ask(other, AskRewind(1 - slow.turn, match.count - 1, slow.table.position))
    assert summary_of(slow.table).wish is not None
    slow.ask(player, TakeBack(slow.table.position, whole=True))
    listing = listing_after(slow.table, TookBack(seat=slow.turn, decisions=2))
    assert listing is not None
    assert b'"wish"' not in listing.summary


def test_people_who_played_together_know_who_won() -> None:
    over = {"status": Status.OVER, "turn": None}
    tables = [
        table("5", seat(ANN), seat(BOB), updated=5),
        table("4", seat(BOB), seat(ANN), winners=(1,), updated=4, **over),  # type: ignore[arg-type]
        table("3", seat(BOB), seat(ANN), seat(CYD), winners=(0, 1), updated=3, **over),  # type: ignore[arg-type]
        table("2", seat(ANN), seat(BOB), updated=2, **over),  # type: ignore[arg-type]
        table("1", seat(CYD), seat(BOB), winners=(0,), updated=1, **over),  # type: ignore[arg-type]
        table("0", seat(ANN), seat(CYD), status=Status.WAITING, turn=None),
    ]
    met = encounters(tables, ANN)
    bob, cyd = met[BOB], met[CYD]
    assert (bob.games, bob.mine, bob.theirs, bob.going, bob.last, bob.table) == (2, 2, 1, 1, 5, "5")
    assert (cyd.games, cyd.mine, cyd.theirs, cyd.going, cyd.last, cyd.table) == (1, 1, 0, 0, 3, "3")
    assert list(met) == [BOB, CYD]


def test_whoever_waits_at_the_same_table_has_not_played_yet() -> None:
    assert encounters([table("t", seat(ANN), seat(BOB), status=Status.WAITING, turn=None)], ANN) == {}


def test_invitations_are_counted_until_they_are_answered() -> None:
    waiting = {"status": Status.WAITING, "turn": None}
    tables = [
        table("two", seat(ANN), seat(kept=BOB), seat(kept=CYD), **waiting),  # type: ignore[arg-type]
        table("invited myself", seat(BOB), seat(kept=ANN), seat(kept=CYD), **waiting),  # type: ignore[arg-type]
        table("taken", seat(ANN), seat(BOB), **waiting),  # type: ignore[arg-type]
        table("given up", seat(ANN), seat(kept=BOB), status=Status.OVER, turn=None),
    ]
    assert open_invitations(tables, ANN) == 2
