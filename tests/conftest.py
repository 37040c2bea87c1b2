"""Settings for all tests, however slow the machine is and however they were started."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings
from server.postgres import Postgres, running_postgres

settings.register_profile("orbis", deadline=None)
settings.load_profile("orbis")

# Tests start hundreds of Python programs, which start faster from cached bytecode.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore Ctrl-C, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


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
