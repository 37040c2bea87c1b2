"""The client without `async`: the session runs in its own thread, and each call waits for it."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, Literal, Self, TypeVar

from orbis.client.driver import PATIENCE
from orbis.client.session import AsyncRemoteTable, AsyncSession, KnownTable
from orbis.server.protocol.identity import Me
from orbis.server.protocol.messages import Acknowledged
from orbis.server.protocol.table import Happened, Hint, Listed, Strength
from orbis.server.tables.requests import AnyRequest, NewSeat
from orbis.wire.game import BriefGame

Kind = TypeVar("Kind")


class Session:
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
        self._session = AsyncSession(server, name, token=token, tokens=tokens, patience=patience)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._serve, name="orbis-client", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self.wait_for(self._session.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.wait_for(self._session.__aexit__())
        finally:
            self._stop()

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.get_loop().run_forever()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def wait_for(self, work: Coroutine[Any, Any, Kind]) -> Kind:
        """Run a coroutine and return its result; Ctrl-C cancels it."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    @property
    def server(self) -> str:
        return self._session.server

    @property
    def me(self) -> Me:
        """Our public id, which our seats show, and our name."""
        return self._session.me

    @property
    def token(self) -> str | None:
        """Our secret token."""
        return self._session.token

    def get(self, path: str, kind: type[Kind]) -> Kind:
        return self.wait_for(self._session.get(path, kind))

    def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        return self.wait_for(self._session.post(path, body, kind))

    def text(self, path: str) -> str:
        return self.wait_for(self._session.text(path))

    def make(self, *seats: str | NewSeat, **settings: object) -> "RemoteTable":
        """Make a table whose seats are "here" (our own), "open", or bots by the name of their level.

        The settings are those of docs/server.md: `public`, `clock`, `grace`, and so on.
        """
        return RemoteTable(self.wait_for(self._session.make(*seats, **settings)), self)

    def join(self, table: str, seat: int | None = None) -> "RemoteTable":
        """Take a seat at a table, given by its link or id; if we have seats there, return to them."""
        return RemoteTable(self.wait_for(self._session.join(table, seat)), self)

    def watch(self, table: str) -> "RemoteTable":
        """Follow a table, given by its link or id."""
        return RemoteTable(self.wait_for(self._session.watch(table)), self)

    def tables(self, status: Literal["waiting", "playing"] = "waiting") -> tuple[Listed, ...]:
        return self.wait_for(self._session.tables(status))

    def my_tables(self) -> tuple[Listed, ...]:
        """The tables at which we have a seat."""
        return self.wait_for(self._session.my_tables())


class RemoteTable(KnownTable):
    """A table on a server; following it survives lost connections."""

    def __init__(self, table: AsyncRemoteTable, session: Session) -> None:
        super().__init__(table.followed, session.me, session.server)
        self._table = table
        self._wait_for = session.wait_for

    def sit(self, seat: int | None = None) -> None:
        """Take an open seat, this one or any, unless we have one; and be ready."""
        self._wait_for(self._table.sit(seat))

    def next_decision(self) -> BriefGame | None:
        """Wait for our next decision, each returned once; None when the game is over."""
        return self._wait_for(self._table.next_decision())

    def decisions(self) -> Iterator[BriefGame]:
        """Each of our decisions, until the game is over."""
        while (game := self.next_decision()) is not None:
            yield game

    def act(self, *actions: int) -> bool:
        """Make the decision we were asked for; return False if the game had moved on before it arrived."""
        return self._wait_for(self._table.act(*actions))

    def submit(self, ask: AnyRequest) -> Acknowledged:
        """Send a request to the table, and wait until its event has arrived here."""
        return self._wait_for(self._table.submit(ask))

    def news(self) -> Iterator[Happened]:
        """All events from now on, until the game is over."""
        return self._events_after(self.followed.known)

    def _events_after(self, number: int) -> Iterator[Happened]:
        while (event := self._wait_for(self._table.event_after(number))) is not None:
            number = event.number
            yield event

    def record(self) -> str:
        """The record of the game so far."""
        return self._wait_for(self._table.record())

    def hint(self, strength: Strength = "turn") -> Hint:
        """What the strongest bot would do in our place."""
        return self._wait_for(self._table.hint(strength))

    def close(self) -> None:
        """Stop following the table; we keep our seats."""
        self._wait_for(self._table.close())
