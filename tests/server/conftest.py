"""Databases of both kinds for the tests of the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from orbis.server.stores import Store, make_store

from .postgres import Postgres, running_postgres


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


@pytest.fixture(params=["sqlite", "postgres"])
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
