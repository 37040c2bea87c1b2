"""A new name is the name at all tables that are not over; finished games keep the names as played."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orbis.server.account import Owner
from orbis.server.live.names import MOST_CHANGES, REST
from orbis.server.protocol.messages import Submit
from orbis.server.stores.identities import Identity
from orbis.server.stores.tables import Append
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import Sit

from .inside import NOON, Transcript
from .test_clocks import Hands, beaten
from .test_forgetting import everything
from .test_holidays import Slow, served

pytestmark = pytest.mark.anyio


class Company(Slow):
    """A server with Ann and Bob, who play a game."""

    ann: str
    bob: str
    table: str

    async def names(self, table: str) -> list[str]:
        return [seat["name"] for seat in (await self.view(table))["seats"]]

    async def rename(self, token: str, name: str) -> Any:
        return await self.ask("POST", "/api/identity", {"name": name}, token)

    async def id(self, token: str) -> str:
        return str((await self.ask("GET", "/api/identity", token=token))["id"])

    async def share(self, token: str, name: str) -> str:
        """A table for two at one device."""
        seats = [{"kind": "here"}, {"kind": "here", "name": name}]
        return str((await self.ask("POST", "/api/tables", {"seats": seats}, token))["id"])

    async def end(self, table: str) -> None:
        await self.do(table, self.ann, do="ask_end", seat=0)
        await self.do(table, self.bob, do="answer", seat=1, yes=True)


@asynccontextmanager
async def company(folder: Path, hands: Hands | None = None) -> AsyncIterator[Company]:
    async with served(folder, hands or Hands()) as slow:
        found = Company(slow.app, Transcript())
        found.service = slow.service
        found.ann, found.bob = await found.person("Ann"), await found.person("Bob")
        found.table = await found.pair(found.ann, found.bob)
        yield found


async def test_friends_see_a_new_name_at_the_running_table_and_in_their_lists(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == ["Ann", "Robert"]
        (listed,) = await friends.ask("GET", "/api/my/tables", token=friends.ann)
        assert [seat["name"] for seat in listed["summary"]["seats"]] == ["Ann", "Robert"]
        events = await friends.ask("GET", f"/api/tables/{friends.table}/events")
        assert events[-1]["kind"] == "renamed"
        assert events[-1]["log"][0]["arguments"] == {"former": "Bob", "name": "Robert"}
        (friend,) = await friends.ask("GET", "/api/my/friends", token=friends.ann)
        assert friend["name"] == "Robert"
        count = len(events)
        await friends.rename(friends.bob, "Robert")
        assert len(await friends.ask("GET", f"/api/tables/{friends.table}/events")) == count


async def test_a_finished_game_keeps_its_names_and_the_rematch_has_the_new_ones(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        await friends.end(friends.table)
        await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == ["Ann", "Bob"]
        made = await friends.ask("POST", f"/api/tables/{friends.table}/rematch", token=friends.ann)
        assert await friends.names(made["id"]) == ["Robert", "Ann"]


async def test_an_invitation_follows_the_name_of_whoever_is_invited(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        me = await friends.ask("GET", "/api/identity", token=friends.bob)
        seats = [{"kind": "here"}, {"kind": "kept", "player": me["id"]}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        await friends.rename(friends.bob, "Robert")
        assert await friends.names(made["id"]) == ["Ann", "Robert"]
        await friends.ask("DELETE", "/api/identity", None, friends.bob)
        kept = everything(str(tmp_path / "orbis.sqlite"))
        assert "Robert" not in kept
        assert "Bob" not in kept


async def test_those_who_share_a_device_keep_the_names_that_they_gave_themselves(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "here", "name": "Grandma Ilse"}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        await friends.rename(friends.ann, "Anna")
        assert await friends.names(made["id"]) == ["Anna", "Grandma Ilse"]


async def test_a_seat_with_a_number_at_a_shared_device_follows_its_player(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "here", "name": "Grandma Ilse"}, {"kind": "open"}]
        table = (await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann))["id"]
        await friends.do(table, friends.bob, do="sit", seat=2)
        await friends.rename(friends.ann, "Bob")
        assert await friends.names(table) == ["Bob 2", "Grandma Ilse", "Bob"]
        await friends.rename(friends.ann, "Anna")
        assert await friends.names(table) == ["Anna", "Grandma Ilse", "Bob"]


async def test_of_two_seats_at_a_device_that_are_called_alike_one_follows(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "here", "name": "Ann"}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        await friends.rename(friends.ann, "Anna")
        assert await friends.names(made["id"]) == ["Anna", "Ann"]


@pytest.mark.parametrize("again", ["Robert", "Rob"])
async def test_whoever_asks_again_after_a_failure_is_renamed_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: str
) -> None:
    async with company(tmp_path) as friends:
        other = await friends.pair(friends.ann, friends.bob)
        shared = await friends.share(friends.bob, "Grandma Ilse")
        wake = friends.service.hub.tables.wake
        for broken in (friends.table, other, shared):

            async def failing(id: str, broken: str = broken) -> Any:
                if id == broken:
                    raise Refused("unavailable", "too many changes at this table at once: try again")
                return await wake(id)

            with monkeypatch.context() as patch:
                patch.setattr(friends.service.hub.tables, "wake", failing)
                answer = await friends.rename(friends.bob, "Robert")
            assert answer["error"]["code"] == "unavailable"
        await friends.rename(friends.bob, again)
        assert await friends.names(friends.table) == await friends.names(other) == ["Ann", again]
        assert await friends.names(shared) == [again, "Grandma Ilse"]


async def test_a_seat_that_missed_a_name_follows_the_next_one(tmp_path: Path) -> None:
    """A server may stop when it has stored a name, and before it has told anybody."""
    async with company(tmp_path) as friends:
        await friends.service.visitors.rename(Identity(await friends.id(friends.bob), "Robert"), NOON)
        assert await friends.names(friends.table) == ["Ann", "Bob"]
        await friends.rename(friends.bob, "Rob")
        assert await friends.names(friends.table) == ["Ann", "Rob"]


async def test_whoever_sits_down_during_a_change_of_names_has_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "open"}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        wake, woken = friends.service.hub.tables.wake, list[str]()

        async def sitting(id: str) -> Any:
            if not woken:
                woken.append(id)
                await friends.do(made["id"], friends.bob, do="sit", seat=1)
            return await wake(id)

        with monkeypatch.context() as patch:
            patch.setattr(friends.service.hub.tables, "wake", sitting)
            await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == await friends.names(made["id"]) == ["Ann", "Robert"]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_whoever_takes_a_new_name_while_sitting_down_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """The name changes when the request to sit is known, and either before or after the seat is taken."""
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "open"}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        submit = friends.service.hub.submit

        async def renaming(*request: Any) -> Any:
            if when == "before":
                await friends.rename(friends.bob, "Robert")
            ack = await submit(*request)
            if when == "after":
                await friends.rename(friends.bob, "Robert")
            return ack

        with monkeypatch.context() as patch:
            patch.setattr(friends.service.hub, "submit", renaming)
            await friends.do(made["id"], friends.bob, do="sit", seat=1)
        assert await friends.names(friends.table) == await friends.names(made["id"]) == ["Ann", "Robert"]


async def test_whoever_takes_two_names_at_once_has_one_of_them_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path) as friends:
        tables = [friends.table, *[await friends.pair(friends.ann, friends.bob) for _ in range(2)]]
        wake, others = friends.service.hub.tables.wake, list[asyncio.Task[Any]]()

        async def interrupted(id: str) -> Any:
            if not others:
                others.append(asyncio.create_task(friends.rename(friends.bob, "Bobby")))
            await asyncio.sleep(0)
            return await wake(id)

        with monkeypatch.context() as patch:
            patch.setattr(friends.service.hub.tables, "wake", interrupted)
            await friends.rename(friends.bob, "Robert")
            await others[0]
        name = (await friends.ask("GET", "/api/identity", token=friends.bob))["name"]
        assert name == "Bobby"
        assert [await friends.names(table) for table in tables] == [["Ann", name]] * 3


async def test_a_name_that_another_process_has_stored_meanwhile_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(tmp_path) as friends:
        other = await friends.pair(friends.ann, friends.bob)
        wake, woken = friends.service.hub.tables.wake, list[str]()

        async def overtaken(id: str) -> Any:
            woken.append(id)
            if len(woken) == 2:
                bob = Identity(await friends.id(friends.bob), "Bobby")
                await friends.service.store.identities.rename(bob, NOON)
            return await wake(id)

        with monkeypatch.context() as patch:
            patch.setattr(friends.service.hub.tables, "wake", overtaken)
            await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == await friends.names(other) == ["Ann", "Bobby"]


async def test_an_open_connection_sits_down_by_the_new_name(tmp_path: Path) -> None:
    async with company(tmp_path) as friends:
        seats = [{"kind": "here"}, {"kind": "open"}]
        made = await friends.ask("POST", "/api/tables", {"seats": seats}, friends.ann)
        socket = await friends.connect("bob", friends.bob)
        await friends.rename(friends.bob, "Robert")
        answer = await socket.say(Submit(made["id"], "c", 1, Sit(1)))
        await socket.leave()
        assert answer["kind"] == "ack"
        assert await friends.names(made["id"]) == ["Ann", "Robert"]


async def test_a_table_that_is_gone_hinders_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with company(tmp_path) as friends:
        other = await friends.pair(friends.ann, friends.bob)
        wake = friends.service.hub.tables.wake

        async def gone(id: str) -> Any:
            if id == friends.table:
                raise Refused("not_found", "there is no such table")
            return await wake(id)

        with monkeypatch.context() as patch:
            patch.setattr(friends.service.hub.tables, "wake", gone)
            assert (await friends.rename(friends.bob, "Robert"))["name"] == "Robert"
        assert await friends.names(other) == ["Ann", "Robert"]


async def test_new_names_are_few_as_each_is_an_event_at_many_tables(tmp_path: Path) -> None:
    hands = Hands()
    async with company(tmp_path, hands) as friends:
        for number in range(MOST_CHANGES):
            assert (await friends.rename(friends.bob, f"Bob {number}"))["name"] == f"Bob {number}"
        answer = await friends.rename(friends.bob, "Robert")
        assert answer["error"]["code"] == "limit"
        assert await friends.names(friends.table) == ["Ann", f"Bob {MOST_CHANGES - 1}"]
        hands.run(REST)
        await beaten(friends.service.pulse)
        assert (await friends.rename(friends.bob, "Robert"))["name"] == "Robert"
        alone = await friends.person("Cid")
        for number in range(MOST_CHANGES + 1):
            assert "error" not in await friends.rename(alone, f"Cid {number}")


async def test_a_new_name_costs_more_at_more_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with company(tmp_path) as friends:
        admit, costs = friends.service.visitors.shares.admit, list[float]()

        def noted(owner: Owner, cost: float) -> None:
            costs.append(cost)
            admit(owner, cost)

        async def cost(name: str) -> float:
            with monkeypatch.context() as patch:
                patch.setattr(friends.service.visitors.shares, "admit", noted)
                await friends.rename(friends.bob, name)
            return max(costs)

        one = await cost("Robert")
        await friends.pair(friends.ann, friends.bob)
        assert await cost("Rob") == one + 1


async def test_a_new_name_changes_neither_the_place_of_a_table_nor_its_life(tmp_path: Path) -> None:
    hands = Hands()
    async with company(tmp_path, hands) as friends:
        listed = friends.service.store.lists.table
        before = await listed(friends.table)
        hands.run(60_000)
        await friends.rename(friends.bob, "Robert")
        after = await listed(friends.table)
        assert before is not None
        assert after is not None
        assert (after.updated, b"Robert" in after.summary) == (before.updated, True)


async def test_a_new_name_is_no_look_at_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to be told of their turn there has not seen it."""
    async with company(tmp_path) as friends:
        me = await friends.ask("GET", "/api/identity", token=friends.bob)
        monkeypatch.setattr(friends.service.hub, "_subscribers", frozenset({me["id"]}))
        append, looking = friends.service.store.tables.append, []

        async def noted(event: Append) -> None:
            looking.append(event.looking)
            await append(event)

        monkeypatch.setattr(friends.service.store.tables, "append", noted)
        await friends.rename(friends.bob, "Robert")
        assert looking == [""]


async def test_a_suggested_name_is_for_newcomers_only(tmp_path: Path) -> None:
    async with company(tmp_path) as found:
        body = {"name": "Rigel", "suggested": True}
        assert (await found.ask("POST", "/api/identity", body, found.ann))["name"] == "Ann"
        assert await found.names(found.table) == ["Ann", "Bob"]
