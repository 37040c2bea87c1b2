"""Databases of both kinds for the tests of the server."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from amount import left_out
from support.server import ServerProcess

from orbis.server.stores import Store, opened

from .clients import close_lines
from .postgres import Postgres

KINDS = ("sqlite", "postgres")

HERE = Path(__file__).parent
ALWAYS_BOTH = "test_crash.py"


@pytest.hookimpl(trylast=True)  # after -k has selected
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one kind of database per test, chosen by its name; stores and crashes are tested with both."""
    found: dict[str, dict[str, pytest.Item]] = defaultdict(dict)
    for item in items:
        if item.path.parent == HERE and item.path.name != ALWAYS_BOTH:
            name, _, parameters = item.name.partition("[")
            for kind in KINDS:
                if kind in parameters:
                    found[f"{item.path.name} {name} {parameters.replace(kind, '')}"][kind] = item
    left = left_out((name, [kinds[kind] for kind in KINDS if kind in kinds]) for name, kinds in found.items())
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> Iterator[str]:
    """The address of a database that has all tables of a store, and nothing in them."""

    async def make_tables() -> None:
        async with opened(address):
            pass

    with postgres.database() as address:
        asyncio.run(make_tables())
        yield address


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind without even a table."""
    if request.param == "sqlite":
        return str(tmp_path / "orbis.sqlite")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of each kind without anything stored, as `make_store` takes it."""
    if request.param == "sqlite":
        yield str(tmp_path / "orbis.sqlite")
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database(request.getfixturevalue("postgres_template")) as address:
        yield address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened(database) as store:
        yield store


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close all connections after a test."""
    yield
    close_lines()


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on a database of each kind, shared by all tests, which must not kill it."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            database = str(tmp_path_factory.mktemp("server") / "orbis.sqlite")
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            database = stack.enter_context(postgres.database())
        yield stack.enter_context(ServerProcess(database))
