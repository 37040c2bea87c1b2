import os
import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from amount import ALL, WHOLE, few_or_all, is_drawn, left_out
from playwright.sync_api import Browser, expect, sync_playwright
from support.server import TableServer

from orbis.server.http.pack import built_pack
from orbis.server.http.static import built_page

from .chromium import launch
from .site import FOLDER, InsideVisit, host, write_site
from .visits import PATIENCE, Visit, visit

HERE = Path(__file__).resolve().parent
RESULTS = HERE.parents[1] / "test-results"

BOTH = bool(os.environ.get("ORBIS_BOTH"))
FAILED: pytest.StashKey[bool] = pytest.StashKey()

LOOKS = {"hand", "language", "look", "size", "theme", "touch", "window"}
"""What a test calls the windows, languages, themes and hands in which it tries the same thing."""

WITHOUT_SERVER = {"browser", "monkeypatch", "tmp_path", "visitor"}
"""What a test asks for that could run without a server as well."""

WITHOUT_SERVER_ONLY = {"player", "site", "site_with_pages"}
"""What a test asks for that runs only without a server, or brings both together."""

ONE_OF = few_or_all(48, 20)
"""A whole run tries one of so many tests inside a page, too."""

Visitor = Callable[..., Visit]
Home = dict[str, Any]


@pytest.hookimpl(trylast=True)  # after -k has selected
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one look of each test in the browser, and in a whole run without ORBIS_ALL one case."""
    groups: dict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == HERE and hasattr(item, "callspec"):
            if ALL and item.get_closest_marker("every_look"):
                continue
            params = item.callspec.params
            cases = {"home": params.get("home")} if WHOLE and not ALL else params
            others = {name: value for name, value in cases.items() if name not in LOOKS}
            groups[f"{item.path.name} {item.originalname}", repr(others)].append(item)
    left = left_out(((name, group) for (name, _), group in groups.items()), many=False)
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


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


@pytest.fixture(scope="session")
def site_with_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site whose host leads every path of the page to it."""
    assert built_pack() is not None, "the offline pack is not built: ./test builds it"
    with host(write_site(tmp_path_factory.mktemp("pages")), finds_pages=True) as address:
        yield f"{address}/{FOLDER}"


@pytest.fixture
def frail_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server of one test's own, which may kill it."""
    server = TableServer(tmp_path)
    yield server
    server.kill()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """With ORBIS_BOTH, try inside a page, too, what is not marked otherwise; in a whole run, some of it."""
    marker = metafunc.definition.get_closest_marker("both")
    asked = _asked(metafunc)
    if "visitor" not in metafunc.fixturenames or asked & WITHOUT_SERVER_ONLY:
        return
    if marker is not None and marker.args == (False,):
        return
    needed = asked - WITHOUT_SERVER
    assert not needed, f"{metafunc.definition.nodeid} asks for {needed}: say with both(False) why"
    name = f"{metafunc.module.__name__} {metafunc.function.__name__}"
    if BOTH or (WHOLE and is_drawn(name, ONE_OF)):
        metafunc.parametrize("home", ["server", "inside"], indirect=True)


def _asked(metafunc: pytest.Metafunc) -> set[str]:
    """The fixtures that a test itself asks for."""
    given: set[str] = set()
    for each in metafunc.definition.iter_markers("parametrize"):
        names = each.args[0]
        given.update(re.findall(r"\w+", names) if isinstance(names, str) else names)
    return set(signature(metafunc.function).parameters) - given


@pytest.fixture
def home(request: pytest.FixtureRequest) -> Home:
    """Where visitors play if they name no place: its address, and how they get there."""
    if getattr(request, "param", "server") == "inside":
        return {"address": request.getfixturevalue("site_with_pages"), "kind": InsideVisit}
    return {"address": request.getfixturevalue("server").address}


@pytest.fixture
def visitor(browser: Browser, home: Home, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Makes visitors; after the test none may have met a fault, and if it failed, what they saw is kept."""
    made: list[Visit] = []
    folder = RESULTS / request.node.name
    shutil.rmtree(folder, ignore_errors=True)
    # A trace makes the tests slower, with pictures half as fast: it is for looking into a fault.
    traced = bool(os.environ.get("ORBIS_TRACE"))

    def new(**wanted: Any) -> Visit:
        one = visit(browser, **({} if "address" in wanted else home), **wanted)
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
    if failed and "kind" not in home:
        folder.mkdir(parents=True, exist_ok=True)  # a test may fail before anybody comes
        shutil.copy(request.getfixturevalue("server").log, folder)
    assert not faults, faults
