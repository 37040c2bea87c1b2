import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.server import TableServer

from orbis.server.http.pack import built_pack
from orbis.server.http.static import built_page

from .chromium import launch
from .site import FOLDER, host, write_site
from .visits import PATIENCE, Visit, visit

RESULTS = Path(__file__).resolve().parents[2] / "test-results"

FAILED: pytest.StashKey[bool] = pytest.StashKey()

Visitor = Callable[..., Visit]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    # A test that is tried once more begins anew.
    item.stash[FAILED] = report.failed or (call.when != "setup" and item.stash.get(FAILED, False))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    assert built_page() is not None, "the page is not built: ./test builds it"
    server = TableServer(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site, which has no server behind it."""
    assert built_pack() is not None, "the offline pack is not built: ./test builds it"
    with host(write_site(tmp_path_factory.mktemp("site"))) as address:
        yield f"{address}/{FOLDER}"


@pytest.fixture
def frail_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server of one test's own, which may kill it."""
    server = TableServer(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def visitor(browser: Browser, server: TableServer, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Makes visitors; after the test none may have met a fault, and if it failed, what they saw is kept."""
    made: list[Visit] = []
    folder = RESULTS / request.node.name
    shutil.rmtree(folder, ignore_errors=True)
    # A trace makes the tests slower, with pictures half as fast: it is for looking into a fault.
    traced = bool(os.environ.get("ORBIS_TRACE"))

    def new(**wanted: Any) -> Visit:
        one = visit(browser, **{"address": server.address, **wanted})
        if traced:
            one.context.tracing.start(screenshots=True, snapshots=True)
        made.append(one)
        return one

    yield new
    faults = [fault for each in made for fault in each.unexpected()]
    failed = bool(faults) or request.node.stash.get(FAILED, False)
    for place, each in enumerate(made):
        if failed:
            each.keep(folder)
            if traced:
                each.context.tracing.stop(path=folder / f"trace-{place}.zip")
        each.context.close()
    if failed:
        shutil.copy(server.log, folder)
    assert not faults, faults
