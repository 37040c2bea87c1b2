"""Limits that hold when somebody asks for many things at once."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.server import GENEROUS

from .inside import Inside, inside

pytestmark = pytest.mark.anyio

HERE = {"kind": "here"}


async def _somebody(application: Inside) -> str:
    made = await application.ask("POST", "/api/identity", {"name": "Ann", "token": True})
    return str(made["token"])


def _outcome(answer: Any) -> str:
    return str(answer["error"]["code"]) if "error" in answer else "made"


async def _made(application: Inside, *tokens: str) -> Counter[str]:
    """What becomes of requests for new tables, all at once."""
    body = {"seats": [HERE, HERE]}
    asked = [application.ask("POST", "/api/tables", body, token) for token in tokens]
    return Counter(map(_outcome, await asyncio.gather(*asked)))


async def test_the_daily_quota_is_not_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, replace(GENEROUS, daily_tables=5)) as application:
        store = application.app.state.service.store  # type: ignore[attr-defined]

        async def size() -> int:
            await asyncio.sleep(0.2)
            return 0

        monkeypatch.setattr(store, "size", size)
        ann = await _somebody(application)
        assert await _made(application, *[ann] * 9) == {"made": 5, "limit": 4}


async def test_the_limit_of_unfinished_tables_is_not_passed(tmp_path: Path) -> None:
    async with inside(tmp_path, replace(GENEROUS, tables=10)) as application:
        ann = await _somebody(application)
        assert await _made(application, *[ann] * 30) == {"made": 10, "limit": 20}
        assert await _made(application, *[ann] * 3) == {"limit": 3}


async def test_the_limit_of_a_place_is_not_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, replace(GENEROUS, tables=10, crowd_tables=12)) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        crowd = [await _somebody(application) for _ in range(20)]
        assert await _made(application, *crowd) == {"made": 12, "limit": 8}
        asked: list[tuple[str, ...]] = []
        hosted = service.store.lists.hosted

        async def count(hosts: tuple[str, ...], statuses: tuple[str, ...]) -> Any:
            asked.append(hosts)
            return await hosted(hosts, statuses)

        monkeypatch.setattr(service.store.lists, "hosted", count)
        assert await _made(application, crowd[0]) == {"limit": 1}
        assert [len(hosts) for hosts in asked] in ([1, 12], [1, 13])  # one question for all, and no zeros
