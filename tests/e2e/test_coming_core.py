import fcntl
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.server import TableServer

from .conftest import Visitor

pytest.importorskip("orbis_core", reason="waits until the compiled core is there")


@pytest.mark.both(False)  # it starts a server
def test_the_stronger_bots_are_offered_as_soon_as_the_core_is_built(visitor: Visitor, tmp_path: Path) -> None:
    lock = tmp_path / "core"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        server = TableServer(tmp_path, ORBIS_CORE_LOCK=str(lock))
        try:
            page = visitor(address=server.address).open()
            coming = page.get_by_text("Levels 3 to 5 are still being prepared")
            expect(coming).to_be_visible()
            page.locator("summary", has_text="Pilgrim").click()
            oracle = page.get_by_role("option", name="Oracle").first
            expect(oracle).to_be_disabled()
            fcntl.flock(held, fcntl.LOCK_UN)
            expect(oracle).to_be_enabled(timeout=20_000)
            expect(coming).to_be_hidden()
        finally:
            server.kill()
