"""Which tables wait for somebody, and in which order; with whom they have played."""

from pathlib import Path

import msgspec
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


CASES = Path(__file__).parents[2] / "web" / "tests" / "waiting.json"
"""What a player is shown of some tables; the page orders them alike, and its test reads the same file."""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    now: int
    tables: tuple[Listed, ...]
    waiting: tuple[str, ...]


class Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: str
    cases: tuple[Case, ...]


WAITING = msgspec.json.decode(CASES.read_bytes(), type=Cases)


@pytest.mark.parametrize("case", WAITING.cases, ids=lambda case: case.about)
def test_tables_wait_for_whoever_has_to_decide_or_answer_in_the_order_of_their_time(case: Case) -> None:
    found = waiting_tables(case.tables, WAITING.player, case.now)
    assert tuple(each.id for each in found) == case.waiting
    assert not waiting_tables(case.tables, "", case.now)


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


def test_a_list_knows_how_many_turns_were_played_to_their_end() -> None:
    slow = SlowTable.of("Ann", "Bob")
    match = slow.table.match
    assert match is not None
    for _ in range(30):
        assert summary_of(slow.table).turns == match.turn == 0
        slow.ask(slow.table.seats[slow.turn].player, Act((match.option_ids[0],), slow.table.position))
        if match.turn:
            break
    assert summary_of(slow.table).turns == 1


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
