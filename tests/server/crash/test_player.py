"""The player of the crash test takes what a right server may send, and nothing else."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from orbis.server.protocol.identity import Me
from orbis.server.protocol.messages import Event, Table
from orbis.server.protocol.table import Happened, View
from server.inside import inside

from .ledger import TableLedger
from .player import BrokenPromise, Mood, Player

pytestmark = pytest.mark.anyio


def happened(number: int) -> Happened:
    return Happened(number, 0, "said", 0)


async def view_of_a_table(folder: Path) -> View:
    async with inside(folder) as application:
        token = (await application.ask("POST", "/api/identity", {"name": "Ann", "token": True}))["token"]
        wanted = {"seats": [{"kind": "open"}, {"kind": "open"}]}
        table = (await application.ask("POST", "/api/tables", wanted, token))["id"]
        return msgspec.convert(await application.ask("GET", f"/api/tables/{table}?detail=events"), View)


async def test_events_that_overtake_those_that_were_missed_are_not_forgotten(tmp_path: Path) -> None:
    view = await view_of_a_table(tmp_path)
    ledger = TableLedger("t")
    player = Player(["http://nowhere"], Me("ann", "Ann"), ledger, Random(1), Mood())

    def hear(number: int, missed: Sequence[int]) -> None:
        player._hear(
            Table("t", msgspec.structs.replace(view, number=number), (), tuple(map(happened, missed)))
        )

    hear(2, [1, 2])
    for number in (3, 4, 5):
        player._hear(Event("t", happened(number)))
    hear(5, [3, 4])
    player._hear(Event("t", happened(6)))
    assert [*ledger.told] == [1, 2, 3, 4, 5, 6]
    assert ledger.contradictions == []
    hear(9, [7])
    player._hear(Event("t", happened(10)))
    hear(10, [8, 9, 10])
    assert [*ledger.told] == [*range(1, 11)]
    with pytest.raises(BrokenPromise):
        hear(12, [])
