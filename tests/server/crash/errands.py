"""What players do over HTTP during play: names, codes, records, branches, rematches, reviews, hints."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from random import Random
from typing import Protocol, TypeVar

import msgspec

from orbis.client import Disconnected, Refused, http
from orbis.server.protocol.hints import Hint, HintWish
from orbis.server.protocol.identity import Code, Me, NewIdentity, SeatTaken, UseCode
from orbis.server.protocol.notices import NoticeChannel, WebhookChannel
from orbis.server.protocol.records import NewRecord
from orbis.server.protocol.reviews import NewReview, ReviewStage
from orbis.server.protocol.table import Made
from orbis.server.stores.reviews import ReviewJob
from orbis.server.tables.events import Status
from orbis.server.tables.requests import Branch, NewSeat, NewTable

from .ledger import TableLedger
from .promises import CodePromise, NamePromise, Promises, digest

Kind = TypeVar("Kind")

PAUSE = 0.8
"""The longest pause between two errands, in seconds."""

SIMULATIONS = 100
"""For each turn of a review: the fewest that the server does."""

MOST_REVIEWS = 1
"""How many reviews each player asks for."""


class SeenReview(ReviewStage, frozen=True):
    """The progress of a review, with its document as it was sent."""

    review: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Tables(Protocol):
    """The tables that are played."""

    @property
    def ledgers(self) -> Sequence[TableLedger]: ...

    @property
    def is_busy(self) -> bool:
        """Whether there are tables enough."""
        ...

    def play(self, id: str, accounts: Collection[str]) -> TableLedger:
        """Let these accounts play a table, together with those that play it already."""
        ...


class Errands:
    """One identity over HTTP."""

    def __init__(
        self,
        addresses: Sequence[str],
        name: str,
        promises: Promises,
        tables: Tables,
        random: Random,
    ) -> None:
        self._addresses = addresses
        self._name = name
        self._promises = promises
        self._tables = tables
        self._random = random
        self._reviews: list[ReviewJob] = []
        self._coded: set[tuple[str, int]] = set()
        self.me: Me

    async def post(self, path: str, body: object, kind: type[Kind], token: str | None = None) -> Kind:
        """Ask any of the processes for a change; raise `Disconnected` if nobody knows whether it happened."""
        address = self._random.choice(self._addresses)
        return http.read(await asyncio.to_thread(http.ask, address, path, token or self.me.token, body), kind)

    async def get(self, path: str, kind: type[Kind]) -> Kind:
        address = self._random.choice(self._addresses)
        return http.read(await asyncio.to_thread(http.ask, address, path, self.me.token), kind)

    async def text(self, path: str) -> str:
        address = self._random.choice(self._addresses)
        return (await asyncio.to_thread(http.ask, address, path, self.me.token)).decode()

    async def come(self) -> None:
        """Become somebody; what is answered is promised."""
        address = self._random.choice(self._addresses)
        wanted = NewIdentity(self._name, token=True)
        self.me = http.read(await asyncio.to_thread(http.ask, address, "/api/identity", None, wanted), Me)
        self._promises.names[self.me.id] = NamePromise([self.me.name])

    async def run(self) -> None:
        """Run errands until cancelled."""
        errands: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self._rename, 6),
            (self._make_code, 2),
            (self._use_code, 4),
            (self._rematch, 2),
            (self._keep_record, 2),
            (self._branch, 1),
            (self._subscribe, 1),
            (self._invite, 5),
            (self._review, 1),
            (self._look_at_review, 2),
            (self._hint, 0.2),
        ]
        while True:
            await asyncio.sleep(self._random.random() * PAUSE)
            errand = self._random.choices(*zip(*errands, strict=True))[0]
            try:
                await errand()
            except Disconnected:
                pass  # it may have happened, or not
            except Refused as refused:
                if refused.code in ("bad_request", "no_identity"):
                    raise

    def _some(self, *, over: bool) -> TableLedger | None:
        ledgers = [ledger for ledger in self._tables.ledgers if ledger.over == over]
        return self._random.choice(ledgers) if ledgers else None

    async def _rename(self) -> None:
        promise = self._promises.names[self.me.id]
        name = f"{self._name} {self._random.randrange(10**6)}"
        promise.asked.append(name)
        await self.post("/api/identity", NewIdentity(name), Me)
        promise.acknowledge(name)

    async def _make_code(self) -> None:
        ledger = self._some(over=False)
        if ledger is None or ledger.table is None or ledger.table.status is Status.OVER:
            return
        table = ledger.table
        for seat in table.seats_of(self.me.id):
            # One code a seat: the server may keep only a few, and drops them when the seat moves.
            if (ledger.id, seat) not in self._coded and not table.seats[seat].former:
                self._coded.add((ledger.id, seat))
                made = await self.post(f"/api/tables/{ledger.id}/seats/{seat}/code", {}, Code)
                self._promises.codes.append(CodePromise(made.code, ledger, seat, self.me.id, made.expires))
                return

    async def _use_code(self) -> None:
        for promise in self._promises.codes:
            if not promise.tried and promise.holder != self.me.id and self._random.random() < 0.3:
                promise.tried = True
                # Before the answer, which may be lost: then the seat is ours all the same.
                self._tables.play(promise.ledger.id, [self.me.id])
                taken = await self.post("/api/codes", UseCode(promise.code), SeatTaken)
                promise.ledger.promise(kind="moved", seat=taken.seat, player=self.me.id)
                await self._use_again(promise)
                return

    async def _use_again(self, promise: CodePromise) -> None:
        """A code works once, whatever happens."""
        try:
            await self.post("/api/codes", UseCode(promise.code), SeatTaken)
        except (Refused, Disconnected):
            return
        promise.ledger.contradictions.append(f"doubled: the code for seat {promise.seat} worked twice")

    async def _rematch(self) -> None:
        ledger = self._some(over=True)
        if self._tables.is_busy or ledger is None or ledger.table is None:
            return
        if not ledger.table.seats_of(self.me.id):
            return
        made = await self.post(f"/api/tables/{ledger.id}/rematch", {}, Made)
        ledger.promise(kind="rematched", table=made.id)
        self._tables.play(made.id, [seat.player for seat in ledger.table.seats if seat.player])

    async def _keep_record(self) -> None:
        ledger = self._some(over=True)
        if ledger is not None and ledger.table is not None and ledger.table.match is not None:
            made = await self.post("/api/records", NewRecord(table=ledger.id), Made)
            self._promises.records.add(made.id)

    async def _branch(self) -> None:
        if not self._promises.records or self._tables.is_busy:
            return
        record = self._random.choice(sorted(self._promises.records))
        branch = Branch(0, (NewSeat("here"), NewSeat("bot", "pilgrim")))
        made = await self.post(f"/api/records/{record}/tables", branch, Made)
        ledger = self._tables.play(made.id, [self.me.id])
        ledger.promise(kind="created", by=self.me.id)

    async def _subscribe(self) -> None:
        url = f"https://notices.invalid/{self._random.randrange(10**6)}"
        made = await self.post("/api/notices/channels", WebhookChannel(url), NoticeChannel)
        self._promises.channels[made.id] = url

    async def _invite(self) -> None:
        """Make a table for somebody with whom one has played."""
        tables = [each.table for each in self._tables.ledgers if each.table is not None]
        friends = [
            seat.player
            for table in tables
            if table.match is not None and table.seats_of(self.me.id)
            for seat in table.seats
            if seat.player not in ("", self.me.id)
        ]
        if self._tables.is_busy or not friends:
            return
        friend = self._random.choice(friends)
        seats = (NewSeat("here"), NewSeat("kept", player=friend))
        rated = self._random.random() < 0.5
        wanted = NewTable(seats, substitute="pilgrim", hints=True, ready=False, rated=rated)
        made = await self.post("/api/tables", wanted, Made)
        ledger = self._tables.play(made.id, [self.me.id, friend])
        ledger.promise(kind="created", by=self.me.id)

    async def _review(self) -> None:
        if self._promises.records and len(self._reviews) < MOST_REVIEWS:
            record = self._random.choice(sorted(self._promises.records))
            job = ReviewJob(record, SIMULATIONS)
            await self.post(f"/api/records/{record}/review", NewReview(SIMULATIONS), ReviewStage)
            self._reviews.append(job)
            self._promises.reviews[job].done += 0

    async def _look_at_review(self) -> None:
        for job in self._reviews:
            seen = await self.get(
                f"/api/records/{job.record}/review?simulations={job.simulations}", SeenReview
            )
            promise = self._promises.reviews[job]
            promise.done = max(promise.done, seen.done)
            if isinstance(seen.review, msgspec.Raw):
                promise.document = digest(bytes(seen.review))

    async def _hint(self) -> None:
        ledger = self._some(over=False)
        if ledger is not None and ledger.table is not None and ledger.table.waits_for(self.me.id):
            await self.post(f"/api/tables/{ledger.id}/hint", HintWish(), Hint)
