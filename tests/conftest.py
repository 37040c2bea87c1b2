"""Settings for all tests, however slow the machine is and however they were started."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from amount import ALL, WHOLE
from hypothesis import settings
from server.postgres import Postgres, running_postgres

WITH_PROCESSES = {"cli", "client", "e2e", "inside", "server"}
"""The folders whose tests start servers, databases and browsers, and kill some."""

settings.register_profile("orbis", deadline=None)
settings.load_profile("orbis")

# Tests start hundreds of Python programs, which start faster from cached bytecode.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore Ctrl-C, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a whole run, leave what is thorough to ORBIS_ALL, and try once more what fails among processes."""
    if not WHOLE:
        return
    left = [] if ALL else [item for item in items if item.get_closest_marker("thorough")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]
    tests = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(tests) and item.path.relative_to(tests).parts[0] in WITH_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of a process."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.database() as address:
        yield address
