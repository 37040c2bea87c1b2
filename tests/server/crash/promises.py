"""What was promised beyond the tables, from identities to channels; and what lists and results should say."""

import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from orbis.notation import NotationError, parse_record
from orbis.server.http.visitors import digest_of
from orbis.server.notices.channels import target_in
from orbis.server.protocol.notices import WebhookChannel
from orbis.server.stores import Store
from orbis.server.stores.lists import ListedTable
from orbis.server.stores.results import START
from orbis.server.stores.reviews import ReviewJob
from orbis.server.tables.events import Millis, Status
from orbis.server.tables.result import Placings, read_result
from orbis.wire.replay import id_of_record

from .ledger import TableLedger

MOST = 1_000_000


@dataclass
class NamePromise:
    """All names that somebody has asked for, and which of them was acknowledged last."""

    asked: list[str]
    acknowledged: int = 0
    times: int = 0
    """How many changes were acknowledged."""

    def acknowledge(self, name: str) -> None:
        self.acknowledged = self.asked.index(name)
        self.times += 1


@dataclass
class CodePromise:
    """A one-time code for a seat."""

    code: str
    ledger: TableLedger
    seat: int
    holder: str
    expires: Millis
    tried: bool = False
    """Whether anybody has sent it; the answer may be lost."""

    @property
    def is_due(self) -> bool:
        """Whether the seat still waits for it."""
        table = self.ledger.table
        is_old = self.expires < 1000 * time.time()
        if self.tried or is_old or table is None or table.status is Status.OVER:
            return False
        seat = table.seats[self.seat]
        return seat.player == self.holder and not seat.former


@dataclass
class ReviewPromise:
    done: int = 0
    """The turns that were reported as judged."""
    document: bytes | None = None
    """The digest of the review, once it was seen."""


@dataclass
class Promises:
    """Everything that was acknowledged over HTTP and is not an event of a table."""

    names: dict[str, NamePromise] = field(default_factory=dict)
    codes: list[CodePromise] = field(default_factory=list)
    records: set[str] = field(default_factory=set)
    reviews: dict[ReviewJob, ReviewPromise] = field(default_factory=lambda: defaultdict(ReviewPromise))
    channels: dict[str, str] = field(default_factory=dict)
    """The addresses of webhooks for notices, by the ids of the channels."""

    @property
    def kinds(self) -> Counter[str]:
        """How much of each kind was acknowledged."""
        return Counter(
            identity=len(self.names),
            name=sum(promise.times for promise in self.names.values()),
            code=len(self.codes),
            record=len(self.records),
            review=len(self.reviews),
            channel=len(self.channels),
        )

    async def faults(self, store: Store) -> list[str]:
        """Every difference between what is stored and what was promised."""
        return [
            *await self._wrong_names(store),
            *await self._lost_codes(store),
            *await self._lost_records(store),
            *await self._lost_reviews(store),
            *await self._lost_channels(store),
        ]

    async def _wrong_names(self, store: Store) -> list[str]:
        faults = []
        for id, promise in [*self.names.items()]:
            last = promise.acknowledged
            stored = await store.identities.find(id)
            if stored is None:
                faults.append(f"identity {id}: lost: {promise.asked[last]}")
            elif stored.name not in promise.asked[last:]:
                faults.append(f"identity {id}: changed: {stored.name} is none of {promise.asked[last:]}")
        return faults

    async def _lost_codes(self, store: Store) -> list[str]:
        faults = []
        for promise in self.codes[:]:
            if not promise.is_due:
                continue
            stored = await store.passes.find(digest_of(promise.code), 0)
            # It may have been used meanwhile.
            if stored is None and promise.is_due:
                faults.append(f"code for seat {promise.seat} of table {promise.ledger.id}: lost: not there")
        return faults

    async def _lost_records(self, store: Store) -> list[str]:
        faults = []
        for id in [*self.records]:
            text = await store.texts.find("record", id)
            if text is None:
                faults.append(f"record {id}: lost: it is not there")
            elif not _is_record(id, text):
                faults.append(f"record {id}: half: the text is another")
        return faults

    async def _lost_reviews(self, store: Store) -> list[str]:
        faults = []
        for job, promise in [*self.reviews.items()]:
            done, document = promise.done, promise.document
            stored = await store.reviews.find(job)
            if stored is None or (stored.done < done and stored.error is None):
                faults.append(
                    f"review {job}: lost: {done} turns were done, {stored and stored.done} are there"
                )
            elif document is not None and digest(stored.document or b"") != document:
                faults.append(f"review {job}: changed: another document was sent")
        return faults

    async def _lost_channels(self, store: Store) -> list[str]:
        faults = []
        for id, url in [*self.channels.items()]:
            stored = await store.notices.channel(id)
            if stored is None:
                faults.append(f"channel {id}: lost: it is not there")
            elif target_in(stored).channel != WebhookChannel(url):
                faults.append(f"channel {id}: changed: it does not lead to {url}")
        return faults


def digest(document: bytes) -> bytes:
    return sha256(document).digest()


def _is_record(id: str, text: str) -> bool:
    try:
        parse_record(text)
    except NotationError:
        return False
    return id_of_record(text) == id


async def result_faults(store: Store, ledgers: Iterable[TableLedger]) -> list[str]:
    """The results of rated games that are other than the events say, in a store that nobody changes."""
    stored = {each.table: read_result(each.placings) for each in await store.results.after(START, MOST)}
    return [
        f"table {ledger.id}: {_kind_of(ledger.result, found)}: the result is {found}, not {ledger.result}"
        for ledger in ledgers
        if ledger.table is not None and (found := stored.get(ledger.id)) != ledger.result
    ]


def _kind_of(right: Placings | None, found: Placings | None) -> str:
    return "lost" if found is None else "invented" if right is None else "changed"


async def list_faults(store: Store, ledgers: Iterable[TableLedger], players: Collection[str]) -> list[str]:
    """The lists that show tables other than as their events say, in a store that nobody changes meanwhile."""
    public = {each.id: each for each in await store.lists.public(tuple(Status), MOST)}
    own = {player: {each.id: each for each in await store.lists.of(player, MOST)} for player in players}
    return [fault for ledger in ledgers for fault in _unlisted(ledger, public, own)]


def _unlisted(
    ledger: TableLedger, public: dict[str, ListedTable], own: dict[str, dict[str, ListedTable]]
) -> list[str]:
    if ledger.listed is None:
        return []
    listing, updated = ledger.listed
    right = ListedTable(ledger.id, listing.status, updated, listing.summary)
    faults = []
    for name, rows, is_there in [
        ("public", public, listing.public),
        *((player, rows, player in (listing.players or ())) for player, rows in own.items()),
    ]:
        row = rows.get(ledger.id)
        if is_there and row is None:
            faults.append(f"table {ledger.id}: lost: it is not in the list {name}")
        elif not is_there and row is not None:
            faults.append(f"table {ledger.id}: invented: it is in the list {name}")
        elif row is not None and row != right:
            faults.append(f"table {ledger.id}: half: the list {name} has {row}, not {right}")
    return faults
