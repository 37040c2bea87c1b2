"""The interface of the stores, a noun for each kind of thing that they keep."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from orbis.server.stores.access import Access
from orbis.server.stores.beats import Beats
from orbis.server.stores.daily import DailyTables
from orbis.server.stores.guarded_deals import GuardedDeals
from orbis.server.stores.identities import Identities
from orbis.server.stores.lists import TableLists
from orbis.server.stores.note import Listener
from orbis.server.stores.notices import NoticeStore
from orbis.server.stores.passes import Passes
from orbis.server.stores.removal import Removal
from orbis.server.stores.results import Results
from orbis.server.stores.reviews import Reviews
from orbis.server.stores.rows import Rows
from orbis.server.stores.seat_times import SeatTimes
from orbis.server.stores.tables import Tables
from orbis.server.stores.texts import Texts


class Ids(NamedTuple):
    """The ids of all tables that can be found, in order; not complete if the store is damaged."""

    found: list[str]
    complete: bool


class Store(ABC):
    """Every method that changes something returns once it is on disk."""

    notices: NoticeStore
    passes: Passes
    removal: Removal
    tables: Tables

    def __init__(self, rows: Rows) -> None:
        """Make what is stored by statements that all databases understand; the rest is each store's own."""
        self.access = Access(rows)
        self.beats = Beats(rows)
        self.daily = DailyTables(rows)
        self.guarded_deals = GuardedDeals(rows)
        self.identities = Identities(rows)
        self.lists = TableLists(rows)
        self.results = Results(rows)
        self.reviews = Reviews(rows)
        self.seat_times = SeatTimes(rows)
        self.texts = Texts(rows)

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; raise `StoreUnavailable`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is in progress and disconnect."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Report events that other processes store from now on; a store for one process reports none."""

    @abstractmethod
    async def beat(self, at: int, gap: int) -> None:
        """Store that this process is alive; raise `StoreUnavailable` if nothing can be stored.

        If no process was for longer than `gap`, the clocks stood still from its last beat on.
        """

    @abstractmethod
    async def size(self) -> int:
        """The bytes that are in use."""

    @abstractmethod
    async def ids(self) -> Ids: ...

    @abstractmethod
    async def damaged_parts(self) -> list[tuple[str, str]]:
        """The parts of the store in which something is wrong, and what; PostgreSQL does not tell."""
