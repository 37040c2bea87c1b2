"""Which tables wait for somebody, and in which order; with whom they have played."""

import pytest

from orbis.server.mine.friends import encounters
from orbis.server.mine.invitations import open_invitations
from orbis.server.mine.waiting import waiting_tables
from orbis.server.protocol.lists import Listed, SeatInList, Summary
from orbis.server.tables.events import Absence, Status

ANN, BOB, CYD = "a" * 32, "b" * 32, "c" * 32


def seat(player: str = "", *, kept: str = "", replaced: Absence | None = None) -> SeatInList:
    return SeatInList("person" if player else "open", player[:1], "", player, kept, replaced)


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
) -> Listed:
    summary = Summary(seats, "", None, 1, turn, winners=winners, since=since, rematch=rematch, began=began)
    return Listed(id, status, updated, summary)


def test_the_table_that_has_waited_longest_comes_first() -> None:
    tables = [
        table("young", seat(ANN), seat(BOB), since=30, updated=30),
        table("old", seat(BOB), seat(ANN), turn=1, since=10, updated=99),
        table("of before", seat(ANN), seat(BOB), updated=20),
        table("as old", seat(ANN), seat(BOB), since=30, updated=30),
        table("on holiday", seat(ANN), seat(BOB), since=99, began=5, updated=6),
    ]
    assert [each.id for each in waiting_tables(tables, ANN)] == [
        "on holiday",
        "old",
        "of before",
        "as old",
        "young",
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
        (table("invited", seat(kept=ANN), seat(BOB), status=Status.WAITING, turn=None), False),
    ],
    ids=lambda value: value.id if isinstance(value, Listed) else "",
)
def test_a_table_waits_for_whoever_has_the_turn(listed: Listed, waits: bool) -> None:
    assert bool(waiting_tables([listed], ANN)) is waits
    assert not waiting_tables([listed], "")


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
