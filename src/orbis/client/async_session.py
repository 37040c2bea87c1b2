"""Playing and watching on a server, asynchronously."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, Self, TypeVar

import msgspec

from orbis.client import http
from orbis.client.connection import Connection
from orbis.client.driver import PATIENCE, Driver
from orbis.client.errors import NoOpenSeat, Refused, WrongServer
from orbis.client.followed_table import FollowedTable, act
from orbis.client.invitation import Invitation
from orbis.client.tokens import read_token, token_file, write_token
from orbis.server.protocol.identity import Me, NewIdentity
from orbis.server.protocol.messages import Acknowledged, AnyMessage
from orbis.server.protocol.table import Happened, Hint, HintWish, Listed, Made, Problem, Strength, View
from orbis.server.tables.requests import AnyRequest, NewSeat, NewTable, Ready, Sit
from orbis.wire.game import BriefGame

Kind = TypeVar("Kind")

MOVED_ON = ("stale", "not_your_turn", "not_playing", "out_of_time")
"""Refusals that mean that a decision came too late."""


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
        self._failure: Exception | None = None

    async def __aenter__(self) -> Self:
        await self._identify()
        self._news = asyncio.Event()
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self._driver = Driver(self.server, self._connection, headers, self._tell, patience=self._patience)
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _identify(self) -> None:
        if self.token is not None:
            self.me = await self.get("/api/identity", Me)
            return
        if self._name is None:
            return
        file = token_file(self.server, self._name, self._tokens)
        self.token = read_token(file)
        try:
            self.me = await self.get("/api/identity", Me)
        except Refused as refused:
            if refused.code != "no_identity":
                raise
            self.token = None
            self.me = await self.post("/api/identity", NewIdentity(self._name, token=True), Me)
            self.token = self.me.token
            write_token(file, self.token or "")

    async def _run(self) -> None:
        try:
            await self._driver.run()
        except Exception as error:  # whatever it is, the waiting callers must get it
            self._failure = error
            self._tell()

    def _tell(self, _message: AnyMessage | None = None) -> None:
        """Wake everybody who waits for something."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until a condition is true, however often the connection is lost meanwhile."""
        while not done():
            if self._failure is not None:
                raise self._failure
            await self._news.wait()

    async def get(self, path: str, kind: type[Kind]) -> Kind:
        return http.read(await self._ask(path), kind)

    async def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        return http.read(await self._ask(path, body), kind)

    async def text(self, path: str) -> str:
        return (await self._ask(path)).decode()

    async def _ask(self, path: str, body: object = None) -> bytes:
        return await asyncio.to_thread(http.ask, self.server, path, self.token, body)

    async def make(self, *seats: str | NewSeat, **settings: object) -> "AsyncRemoteTable":
        """Make a table whose seats are "here" (our own), "open", or bots by the name of their level.

        The settings are those of docs/server.md: `public`, `clock`, `grace`, and so on.
        """
        wanted = msgspec.convert({"seats": tuple(map(_seat, seats)), **settings}, NewTable)
        return await self.watch((await self.post("/api/tables", wanted, Made)).id)

    async def join(self, table: str, seat: int | None = None) -> "AsyncRemoteTable":
        """Take a seat at a table, given by its link or id; if we have seats there, return to them."""
        joined = await self.watch(table)
        await joined.sit(seat)
        return joined

    async def watch(self, table: str) -> "AsyncRemoteTable":
        """Follow a table, given by its link or id."""
        server, id = Invitation.read(table)
        if server not in ("", self.server):
            raise WrongServer(f"{table} is not at {self.server}")
        followed = self._connection.follow(id)
        await self._driver.flush()
        await self.until(lambda: followed.view is not None or followed.problem is not None)
        if followed.problem is not None:
            self._connection.unfollow(id)
            raise Refused(followed.problem)
        return AsyncRemoteTable(followed, self)

    async def unwatch(self, table: "KnownTable") -> None:
        """Stop following a table; we keep our seats."""
        self._connection.unfollow(table.id)
        await self._driver.flush()

    async def submit(self, table: str, ask: AnyRequest) -> Acknowledged:
        """Send a request to a table, and wait until it is on disk."""
        answer: asyncio.Future[Acknowledged | Problem] = asyncio.get_running_loop().create_future()

        def answered(message: Acknowledged | Problem) -> None:
            if not answer.done():
                answer.set_result(message)

        self._connection.submit(table, ask, answered)
        await self._driver.flush()
        await self.until(answer.done)
        match answer.result():
            case Problem() as problem:
                raise Refused(problem)
            case acknowledged:
                return acknowledged

    async def tables(self, status: Literal["waiting", "playing"] = "waiting") -> tuple[Listed, ...]:
        return await self.get(f"/api/tables?status={status}", tuple[Listed, ...])

    async def my_tables(self) -> tuple[Listed, ...]:
        return await self.get("/api/my/tables", tuple[Listed, ...])


class KnownTable:
    """What is known about a table without asking the server."""

    def __init__(self, followed: FollowedTable, me: Me, server: str) -> None:
        self.followed = followed
        self.id = followed.id
        self.link = Invitation(server, followed.id).link
        """The invitation to send to a friend."""
        self._me = me

    @property
    def view(self) -> View:
        """The table as a whole: its seats, settings and status."""
        assert self.followed.view is not None
        return self.followed.view

    @property
    def game(self) -> BriefGame | None:
        """The game as it stands, once the tiles are dealt."""
        game = self.followed.game
        return game if isinstance(game, BriefGame) else None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that we play, without those at which a bot stands in for us."""
        seats = enumerate(self.view.seats)
        return tuple(
            number for number, seat in seats if seat.player == self._me.id != "" and not seat.replaced
        )

    @property
    def is_over(self) -> bool:
        return self.followed.is_over


class AsyncRemoteTable(KnownTable):
    """A table on a server; following it survives lost connections."""

    def __init__(self, followed: FollowedTable, session: AsyncSession) -> None:
        super().__init__(followed, session.me, session.server)
        self._session = session
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
            await self._session.until(lambda: self.followed.is_current)
        for number in self.seats:
            if self.view.status == "waiting" and not self.view.seats[number].ready:
                await self.submit(Ready(number))

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
        await self._session.until(
            lambda: (
                followed.is_current
                and (followed.is_over or (followed.position > self._asked and followed.seat in self.seats))
            )
        )
        self._asked, self._decided = followed.position, False
        return None if followed.is_over else self.game

    async def decisions(self) -> AsyncIterator[BriefGame]:
        """Each of our decisions, until the game is over."""
        while (game := await self.next_decision()) is not None:
            yield game

    async def act(self, *actions: int) -> bool:
        """Make the decision we were asked for; return False if the game had moved on before it arrived."""
        position = self.followed.position if self._decided else self._asked
        self._decided = True
        try:
            await self.submit(act(position, *actions))
        except Refused as refused:
            if refused.code not in MOVED_ON:
                raise
            return False
        return True

    async def submit(self, ask: AnyRequest) -> Acknowledged:
        """Send a request to the table, and wait until its event has arrived here."""
        acknowledged = await self._session.submit(self.id, ask)
        await self._session.until(lambda: self.followed.known >= acknowledged.event)
        return acknowledged

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
        await self._session.until(lambda: len(events) > number or self.is_over)
        return events[number] if len(events) > number else None

    async def record(self) -> str:
        return await self._session.text(f"/api/tables/{self.id}/record")

    async def hint(self, strength: Strength = "turn") -> Hint:
        """What the strongest bot would do in our place."""
        return await self._session.post(f"/api/tables/{self.id}/hint", HintWish(strength), Hint)

    async def close(self) -> None:
        """Stop following the table; we keep our seats."""
        await self._session.unwatch(self)


def _seat(wanted: str | NewSeat) -> NewSeat:
    if isinstance(wanted, NewSeat):
        return wanted
    fields = {"kind": wanted} if wanted in ("here", "open") else {"kind": "bot", "level": wanted}
    return msgspec.convert(fields, NewSeat)
