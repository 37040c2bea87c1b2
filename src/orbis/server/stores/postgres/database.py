"""Connections to PostgreSQL: addresses without passwords, the schema, and retries after a loss."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from orbis.server.protocol.server import Trouble
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.migrations import missing_steps

Result = TypeVar("Result")

Row: TypeAlias = tuple[Any, ...]
"""A row, in the order of the selected columns."""

CONNECTIONS: Final = 8
"""How many statements of one process may run at once."""

ANSWERS_WITHIN: Final = 30.0
"""Seconds after which a silent connection counts as lost."""

CLOSES_WITHIN: Final = 5.0
"""Seconds after which connections that do not close are terminated."""

SETTINGS: Final = {
    "application_name": "orbis",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "jit": "off",
}
"""The settings of every connection, overriding those of the database and the role."""

LOST: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server closed the connection just before the statement
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
"""The errors after which a statement may succeed on another attempt."""

BROKEN: Final = (asyncpg.DiskFullError, asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
"""The errors that no further attempt helps against."""

TROUBLE: Final = (*LOST, ValueError, asyncpg.PostgresError)
"""Everything that can go wrong while connecting."""

_FIRST_DELAY, _LONGEST_DELAY = 0.05, 1.0

_SCHEMA_LOCK = int.from_bytes(b"orbis")


def without_password(url: str) -> str:
    """An address that is safe to show.

    >>> without_password("postgresql://ann:s3cret@db.example/orbis?sslmode=require")
    'postgresql://ann@db.example/orbis?sslmode=require'
    """
    # Up to the last @: an unescaped password may contain one.
    shown = re.sub(r"^([a-z]+://[^:@/?]*):.*@", r"\1@", url, flags=re.DOTALL)
    return re.sub(r"(?i)(?<=[?&])[a-z_]*pass[a-z_]*=[^&]*&?", "", shown).rstrip("?&")


def unavailable(url: str, error: Exception) -> StoreUnavailable:
    trouble: Trouble = "away" if isinstance(error, LOST) else "failing"
    match error:
        case asyncpg.DiskFullError():
            trouble, reason = "full", str(error)
        case asyncpg.DataCorruptedError() | asyncpg.IndexCorruptedError():
            trouble, reason = "damaged", str(error)
        case ValueError():
            # The parser may quote part of the password.
            reason = "it is no address like postgresql://user:password@host:5432/database"
        case TimeoutError():
            reason = "nobody answers"
        case _:
            reason = str(error)
    return StoreUnavailable(f"the database {without_password(url)} cannot be used: {reason}", trouble)


async def connect(url: str) -> Any:
    """A dedicated connection, outside the pool."""
    return await asyncpg.connect(
        url, timeout=ANSWERS_WITHIN, command_timeout=ANSWERS_WITHIN, server_settings=SETTINGS
    )


class Database:
    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._pool: Any = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; raise `StoreUnavailable`."""
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=ANSWERS_WITHIN,
                command_timeout=ANSWERS_WITHIN,
                server_settings=SETTINGS,
                reset=_leave,
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await _migrate(connection)
        except TROUBLE as error:
            await self.close()
            raise unavailable(self._url, error) from None
        except StoreUnavailable:
            await self.close()
            raise

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            async with asyncio.timeout(CLOSES_WITHIN):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def attempt(self, statement: str, *values: object) -> list[Row]:
        """Execute a statement once and return its rows; after an error in `LOST` it may have run."""
        return [tuple(row) for row in await self._pool.fetch(statement, *values)]

    async def persist(self, attempt: Callable[[bool], Awaitable[Result]]) -> Result:
        """Retry after each lost connection; the argument says whether an earlier one may have succeeded."""
        now = asyncio.get_running_loop().time
        deadline, delay, again = now() + self._patience, _FIRST_DELAY, False
        while True:
            try:
                return await attempt(again)
            except BROKEN as error:
                raise unavailable(self._url, error) from None
            except LOST as error:
                if isinstance(error, ValueError):
                    raise
                if now() + delay > deadline:
                    raise unavailable(self._url, error) from None
            again = True
            await asyncio.sleep(delay)
            delay = min(2 * delay, _LONGEST_DELAY)

    async def query(self, statement: str, *values: object) -> list[Row]:
        """The rows of a statement that may be executed twice."""
        return await self.persist(lambda _: self.attempt(statement, *values))

    async def query_once(self, statement: str, *values: object) -> list[Row]:
        """The rows of a statement that must not run twice; raise `StoreUnavailable` if the answer is lost."""
        try:
            return await self.attempt(statement, *values)
        except (*LOST, *BROKEN) as error:
            if isinstance(error, ValueError):
                raise
            raise unavailable(self._url, error) from None


async def _leave(connection: Any) -> None:
    """Skip the round trip that resets a connection: no statement here changes its settings."""


async def _migrate(connection: Any) -> None:
    await connection.execute(f"SELECT pg_advisory_xact_lock({_SCHEMA_LOCK})")
    if await connection.fetchval("SELECT to_regclass('orbis_schema') IS NULL"):
        await connection.execute(
            "CREATE TABLE orbis_schema (version INTEGER NOT NULL); INSERT INTO orbis_schema VALUES (0)"
        )
    version = await connection.fetchval("SELECT version FROM orbis_schema")
    missing = missing_steps("postgres", version)
    for number, step in missing.items():
        await connection.execute(step)
        await connection.execute("UPDATE orbis_schema SET version = $1", number)
