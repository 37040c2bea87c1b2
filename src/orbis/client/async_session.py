"""Playing and watching on a server, asynchronously."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from copy import copy
from pathlib import Path
from typing import Literal, Self, TypeVar

from msgspec.structs import replace

from orbis.client import http
from orbis.client.arguments import AnyAction, id_of, new_table
from orbis.client.connection import Connection
from orbis.client.driver import PATIENCE, Driver, delays
from orbis.client.errors import (
    ClientError,
    Disconnected,
    InvalidRequest,
    NoOpenSeat,
    Refused,
    UnfairDeal,
    WrongServer,
)
from orbis.client.followed_table import FollowedTable, act
from orbis.client.invitation import Invitation, one_spelling
from orbis.client.kept_deal import KeptDeal
from orbis.client.known_table import KnownTable
from orbis.client.tokens import deal_file, read_token, token_file, write_token
from orbis.notation import parse_record
from orbis.rules import parse_tiles
from orbis.server.protocol.hints import Hint, HintWish, Strength
from orbis.server.protocol.identity import Me, NewIdentity
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.messages import Acknowledged, AnyMessage
from orbis.server.protocol.table import Happened, MadeTable, Problem
from orbis.server.tables.requests import ID_PATTERN, AnyRequest, NewSeat, Ready, Sit
from orbis.wire.game import BriefGame

Kind = TypeVar("Kind")

MOVED_ON = ("stale", "not_your_turn", "not_playing", "out_of_time", "paused")
"""Refusals that mean that a decision came too late."""
CLOSED = "the session is closed"


class AsyncSession:
    """A connection to a server: with a name to play, without one to watch.

    The server is given by its address, or by a link to one of its tables. The token that identifies us is
    the one given, or is stored in a separate file for each server and name.
    """

    def __init__(
        self,
        server: str,
        name: str | None = None,
        *,
        token: str | None = None,
        tokens: Path | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.server = Invitation.read(server).server
        if not self.server:
            raise WrongServer(f"{server} is not an address: it should begin with http:// or https://")
        self.token = token
        self.me = Me("", "")
        """Our public id, which our seats show, and our name."""
        self._name = name
        self._tokens = tokens
        self._patience = patience
        self._connection = Connection()
        self._deals: dict[str, KeptDeal] = {}
        self._failure: BaseException | None = None
        self._closed = "use `async with AsyncSession(…) as session:`"
        """Why nothing can be asked; empty while the session is open."""

    async def __aenter__(self) -> Self:
        await self._identify()
        self._closed, self._failure = "", None
        self._news = asyncio.Event()
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self._driver = Driver(self.server, self._connection, headers, self._tell, patience=self._patience)
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = CLOSED
        self._tell()
        self._task.cancel()
        try:
            await asyncio.wait([self._task])  # unlike awaiting it, this leaves room for being cancelled
        finally:
            self._connection.lost()

    async def _identify(self) -> None:
        if self.token is not None:
            self.me = http.read(await self._ask("/api/identity"), Me)
            return
        if self._name is None:
            return
        file = token_file(self.server, self._name, self._tokens)
        self.token = read_token(file)
        try:
            self.me = http.read(await self._ask("/api/identity"), Me)
        except Refused as refused:
            if refused.code != "no_identity":
                raise
            self.token = None
            new = NewIdentity(self._name, token=True)
            me = http.read(await self._ask("/api/identity", new), Me)
            self.me, self.token = replace(me, token=None), me.token
            write_token(file, self.token or "")

    async def _run(self) -> None:
        try:
            await self._driver.run()
        except BaseException as error:  # whatever it is, the waiting callers must get it
            is_end = not isinstance(error, Exception)
            if not self._closed:
                self._failure = Disconnected(f"the connection was ended: {error!r}") if is_end else error
                self._tell()
            if is_end:
                raise

    def _tell(self, _message: AnyMessage | None = None) -> None:
        """Wake everybody who waits for something."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until a condition is true, however often the connection is lost meanwhile."""
        while not done():
            self._check_open()
            match self._failure:
                case None:
                    await self._news.wait()
                case ClientError() as failure:
                    raise copy(failure) from failure  # several may wait, and a traceback belongs to one
                case failure:
                    raise ClientError(f"the client failed: {failure!r}") from failure

    def _check_open(self) -> None:
        if self._closed:
            raise ClientError(self._closed)

    def _refusal(self, problem: Problem) -> Refused:
        """A refusal, in the words of this client where the server's would not help."""
        if problem.code == "no_identity":
            message = "this server does not know this token" if self.token else "give the session a name"
            problem = replace(problem, message=message)
        return Refused(problem)

    async def get(self, path: str, kind: type[Kind]) -> Kind:
        self._check_open()
        return http.read(await self._ask(path), kind)

    async def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        self._check_open()
        return http.read(await self._ask(path, body), kind)

    async def text(self, path: str) -> str:
        self._check_open()
        return (await self._ask(path)).decode()

    async def _ask(self, path: str, body: object = None) -> bytes:
        """The answer to an HTTP request, repeated where nothing can happen twice and waiting may help."""
        now, waits = asyncio.get_running_loop().time, delays(self._connection.retry)
        end = now() + self._patience
        while True:
            try:
                return await asyncio.to_thread(http.ask, self.server, path, self.token, body)
            except Disconnected:
                if body is not None or self._closed or now() > end:
                    raise
            except Refused as refused:
                if refused.code != "too_many" or now() > end:
                    raise self._refusal(refused.problem) from None
            await asyncio.sleep(next(waits))

    async def make(self, *seats: str | NewSeat, **settings: object) -> "AsyncRemoteTable":
        """Make a table whose seats are "here" (our own), "open", or bots by the name of their level.

        The settings are those of docs/server.md: `public`, `clock`, `grace`, and so on. We are ready as soon
        as we know the commitment to the deal, unless `ready` is false.
        """
        wanted = new_table(seats, settings)
        made = await self.post("/api/tables", replace(wanted, ready=False), MadeTable)
        table = await self.watch(made.id)
        table.deal.see(made.commitment, ours=True)
        if wanted.ready:
            await table.be_ready()
        return table

    async def join(self, table: str, seat: int | None = None) -> "AsyncRemoteTable":
        """Take a seat at a table, given by its link or id; if we have seats there, return to them."""
        joined = await self.watch(table)
        await joined.sit(seat)
        return joined

    async def watch(self, table: str) -> "AsyncRemoteTable":
        """Follow a table, given by its link or id."""
        self._check_open()
        server, id = Invitation.read(table)
        if not re.fullmatch(ID_PATTERN, id):
            raise InvalidRequest(f"this is not an invitation: expected …/table/ID, not {table!r}")
        if server and one_spelling(server) != one_spelling(self.server):
            raise WrongServer(f"{table} is not at {self.server}")
        file = deal_file(self.server, f"{self.me.id} {id}", self._tokens)
        deal = self._deals.setdefault(id, KeptDeal(file))
        remote = AsyncRemoteTable(self._connection.follow(id), self, deal)
        try:
            await self._driver.flush()
            await remote.until(lambda: remote.followed.is_current)
            deal.see(remote.view.fairness.commitment, ours=bool(remote.seats) and not remote.is_over)
        except BaseException:
            self._connection.unfollow(id)
            raise
        return remote

    async def unwatch(self, table: str) -> None:
        """Stop following a table; we keep our seats."""
        self._connection.unfollow(table)
        self._tell()
        await self._driver.flush()

    async def submit(self, table: str, ask: AnyRequest) -> Acknowledged:
        """Send a request to a table, and wait until it is on disk."""
        self._check_open()
        answer: asyncio.Future[Acknowledged | Problem] = asyncio.get_running_loop().create_future()

        def answered(message: Acknowledged | Problem) -> None:
            if not answer.done():
                answer.set_result(message)

        self._connection.submit(table, ask, answered)
        await self._driver.flush()
        await self.until(answer.done)
        match answer.result():
            case Problem() as problem:
                raise self._refusal(problem)
            case acknowledged:
                return acknowledged

    async def tables(self, status: Literal["waiting", "playing"] = "waiting") -> tuple[Listed, ...]:
        return await self.get(f"/api/tables?status={status}", tuple[Listed, ...])

    async def my_tables(self) -> tuple[Listed, ...]:
        return await self.get("/api/my/tables", tuple[Listed, ...])


class AsyncRemoteTable(KnownTable):
    """A table on a server; following it survives lost connections."""

    def __init__(self, followed: FollowedTable, session: AsyncSession, deal: KeptDeal) -> None:
        super().__init__(followed, session.me, session.server)
        self._session = session
        self.deal = deal
        """What we know of the deal from before it."""
        self._is_closed = False
        self._asked = 0
        """The position of the last decision that we were asked for."""
        self._decided = True

    async def sit(self, seat: int | None = None) -> None:
        """Take an open seat, this one or any, unless we have one; and be ready."""
        if not self.seats:
            vacant = [number for number, each in enumerate(self.view.seats) if each.kind == "open"]
            for number in vacant if seat is None else [seat]:
                if await self._take(number):
                    break
            else:
                raise NoOpenSeat(f"no seat is open at {self.link}")
            await self.until(lambda: self.followed.is_current)
        await self.be_ready()

    async def be_ready(self) -> None:
        """Be ready at our seats; each adds a nonce of ours to the deal, to which the server has committed."""
        for number in self.seats:
            if self.view.status == "waiting" and not self.view.seats[number].ready:
                await self.submit(Ready(number, secrets.token_hex(16)))
                await self.until(lambda: self.followed.is_current)

    async def _take(self, seat: int) -> bool:
        try:
            await self.submit(Sit(seat))
        except Refused as refused:
            if refused.code != "seat_taken":
                raise
            return False
        return True

    async def next_decision(self) -> BriefGame | None:
        """Wait for our next decision, each returned once; None when the game is over."""
        followed = self.followed
        await self.until(
            lambda: (
                followed.is_current
                and (followed.is_over or (followed.position > self._asked and followed.seat in self.seats))
            )
        )
        self._asked, self._decided = followed.position, False
        if not followed.is_over:
            return self.game
        if not self.view.settings.daily:  # that deal is told on the next day, in its record
            self.deal.check(self.view.fairness)
        return None

    async def verify(self) -> None:
        """Repeat the whole deal of a game that is over, and every move; raise `UnfairDeal`."""
        from orbis.play.verification import verify  # noqa: PLC0415 (a client starts without it)

        await self.until(lambda: self.followed.is_current)
        record = parse_record(await self.record())
        tiles = await self._session.text(f"/api/tile-sets/{record.tiles}/text")
        flaws = verify(record, parse_tiles(tiles), self.deal.kept)
        if flaws:
            raise UnfairDeal("; ".join(map(str, flaws)))

    async def decisions(self) -> AsyncIterator[BriefGame]:
        """Each of our decisions, until the game is over."""
        while (game := await self.next_decision()) is not None:
            yield game

    async def act(self, *actions: AnyAction) -> bool:
        """Make the decision we were asked for; return False if the game had moved on before it arrived.

        Several actions are made together, all or none. Each is an id, an `Action`, or notation such as "b2".
        """
        if not actions:
            raise InvalidRequest("give at least one action")
        position = self.followed.position if self._decided else self._asked
        ask = act(position, *map(id_of, actions))
        self._decided = True
        try:
            await self.submit(ask)
        except Refused as refused:
            if refused.code not in MOVED_ON:
                raise
            return False
        return True

    async def submit(self, ask: AnyRequest) -> Acknowledged:
        """Send a request to the table, and wait until its event has arrived here."""
        if isinstance(ask, Ready) and ask.nonce is not None:
            self.deal.see(self.view.fairness.commitment, ours=True)
            self.deal.send(ask.seat, ask.nonce)
        acknowledged = await self._session.submit(self.id, ask)
        await self.until(lambda: self.followed.known >= acknowledged.event)
        return acknowledged

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until a condition is true; raise the reason why the table cannot be followed."""

        def ends() -> bool:
            if done():
                return True
            if self._is_closed:
                raise ClientError("this table was closed")
            if self.followed.problem is not None:
                raise Refused(self.followed.problem)
            return False

        await self._session.until(ends)

    def news(self) -> AsyncIterator[Happened]:
        """All events from now on, until the game is over."""
        return self._events_after(self.followed.known)

    async def _events_after(self, number: int) -> AsyncIterator[Happened]:
        while (event := await self.event_after(number)) is not None:
            number = event.number
            yield event

    async def event_after(self, number: int) -> Happened | None:
        """Wait for the event after number `number`; None if the game is over before."""
        events = self.followed.events
        await self.until(lambda: len(events) > number or self.is_over)
        return events[number] if len(events) > number else None

    async def record(self) -> str:
        return await self._session.text(f"/api/tables/{self.id}/record")

    async def hint(self, strength: Strength = "turn") -> Hint:
        """What the strongest bot would do in our place."""
        return await self._session.post(f"/api/tables/{self.id}/hint", HintWish(strength), Hint)

    async def close(self) -> None:
        """Stop following the table; we keep our seats."""
        if not self._is_closed:
            self._is_closed = True
            await self._session.unwatch(self.id)
