"""A server without `cryptography`: it cannot push, and says so; everything else works."""

from pathlib import Path

import pytest

from orbis.server.notices import push
from server.inside import inside

from .push_service import Browser

pytestmark = pytest.mark.anyio


async def test_a_server_that_cannot_push_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "is_available", lambda: False)
    async with inside(tmp_path) as application:
        token = (await application.ask("POST", "/api/identity", {"name": "Ann", "token": True}))["token"]
        notices = await application.ask("GET", "/api/notices", token=token)
        assert (notices["key"], notices["mail"]) == ("", False)
        subscription = Browser().subscription("https://push.example/1")
        refused = await application.ask("POST", "/api/notices/channels", subscription, token)
        assert refused["error"]["code"] == "unfit"
        assert "orbis[push]" in refused["error"]["message"]
        hook = {"kind": "webhook", "url": "https://example.org/hook"}
        assert (await application.ask("POST", "/api/notices/channels", hook, token))["kind"] == "webhook"
