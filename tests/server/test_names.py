"""A new name is the name at all tables that are not over; finished games keep the names as played."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orbis.server.live.hub import Hub
from orbis.server.live.renaming import Renaming
from orbis.server.stores.tables import Append
from orbis.server.tables.refusals import Refused

from .inside import Transcript
from .test_clocks import Hands
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

    async def end(self, table: str) -> None:
        await self.do(table, self.ann, do="ask_end", seat=0)
        await self.do(table, self.bob, do="answer", seat=1, yes=True)


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[Company]:
    async with served(folder, Hands()) as slow:
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


async def test_whoever_asks_again_after_a_failure_is_renamed_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name itself changes last: until then it is known which seats went by the former one."""
    async with company(tmp_path) as friends:
        other = await friends.pair(friends.ann, friends.bob)
        change, asked = Hub.change, 0

        async def failing(*arguments: Any) -> Any:
            nonlocal asked
            asked += 1
            if asked == 3:
                raise Refused("unavailable", "too many changes at this table at once: try again")
            return await change(*arguments)

        with monkeypatch.context() as patch:
            patch.setattr(Hub, "change", failing)
            answer = await friends.rename(friends.bob, "Robert")
        assert answer["error"]["code"] == "unavailable"
        assert (await friends.ask("GET", "/api/identity", token=friends.bob))["name"] == "Bob"
        await friends.rename(friends.bob, "Robert")
        assert await friends.names(friends.table) == await friends.names(other) == ["Ann", "Robert"]


async def test_a_table_that_is_gone_hinders_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with company(tmp_path) as friends:
        service = friends.service

        async def gone(*_: object) -> None:
            raise Refused("not_found", "there is no such table")

        monkeypatch.setattr(service.hub.tables, "wake", gone)
        await Renaming(service.hub, service.store).tell("nobody", "Bob", "Robert")
        assert (await friends.rename(friends.bob, "Robert"))["name"] == "Robert"


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
