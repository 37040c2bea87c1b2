"""Databases of both kinds for the tests of the server."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest
from amount import ALL
from support.server import ServerProcess

from orbis.server.stores import Store, make_store

from .clients import close_lines
from .postgres import Postgres, running_postgres

KINDS = ("sqlite", "postgres")

HERE = Path(__file__).parent
ALWAYS_BOTH = "test_crash.py"


@pytest.hookimpl(trylast=True)  # after -k has chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave each test one kind of database, by its name; stores and their crashes are tested with both."""
    found: dict[str, dict[str, pytest.Item]] = defaultdict(dict)
    for item in items:
        if item.path.parent == HERE and item.path.name != ALWAYS_BOTH:
            name, _, parameters = item.name.partition("[")
            for kind in KINDS:
                if kind in parameters:
                    found[f"{item.path.name} {name} {parameters.replace(kind, '')}"][kind] = item
    left = {
        kinds[KINDS[crc32(name.encode()) % 2]] for name, kinds in found.items() if len(kinds) == 2 and not ALL
    }
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a process."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, as `make_store` takes it."""
    if request.param == "sqlite":
        return str(tmp_path / "orbis.sqlite")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store of each kind."""
    store = make_store(database)
    await store.open()
    yield store
    await store.close()


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Leave no connection open after a test."""
    yield
    close_lines()


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on a database of each kind, for all tests that leave it as they found it."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            database = str(tmp_path_factory.mktemp("server") / "orbis.sqlite")
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            database = stack.enter_context(postgres.database())
        yield stack.enter_context(ServerProcess(database))
