"""A database, as far as statements need it that both stores understand."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from orbis.server.stores.note import Change

Row = tuple[Any, ...]
Kind = TypeVar("Kind")


class Rows(Protocol):
    """Parameters are `$1`, `$2` and so on."""

    async def read(self, statement: str, *values: object) -> list[Row]: ...

    async def write(self, statement: str, *values: object) -> list[Row]:
        """The rows that a statement returns, once what it changes is on disk; it may be executed twice."""
        ...

    async def write_once(self, statement: str, *values: object) -> list[Row]:
        """The same, for a statement that must not be executed twice."""
        ...

    def among(self, column: str, parameter: str) -> str:
        """The condition that a column has one of the values of a parameter, which is a tuple."""
        ...

    def announced(self, statement: str, change: Change) -> str:
        """A statement that also tells other processes what it has changed, by the names that it returns."""
        ...


def each(kind: Callable[..., Kind], rows: list[Row]) -> list[Kind]:
    return [kind(*row) for row in rows]


def first(kind: Callable[..., Kind], rows: list[Row]) -> Kind | None:
    return kind(*rows[0]) if rows else None
