"""The client without `async`: the session runs in its own thread, and each call waits for it."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, Literal, Self, TypeVar

from orbis.client.arguments import AnyAction
from orbis.client.async_session import CLOSED, AsyncRemoteTable, AsyncSession
from orbis.client.driver import PATIENCE
from orbis.client.errors import ClientError
from orbis.client.known_table import KnownTable
from orbis.server.protocol.hints import Hint, Strength
from orbis.server.protocol.identity import Me
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.messages import Acknowledged
from orbis.server.protocol.table import Happened
from orbis.server.tables.requests import AnyRequest, NewSeat
from orbis.wire.game import BriefGame

Kind = TypeVar("Kind")


class Session:
    """`AsyncSession` without `async`: each call waits for its result."""

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
        self._loop: asyncio.AbstractEventLoop | None = None

    def __enter__(self) -> Self:
        self._loop = loop = asyncio.new_event_loop()
        self._thread = Thread(target=_serve, args=[loop], name="orbis-client", daemon=True)
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

    def _stop(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def wait_for(self, work: Coroutine[Any, Any, Kind]) -> Kind:
        """Run a coroutine and return its result; Ctrl-C cancels it."""
        if self._loop is None or self._loop.is_closed():
            work.close()
            raise ClientError(CLOSED if self._loop else "use `with Session(…) as session:`")
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
        return self._session.me

    @property
    def token(self) -> str | None:
        """The secret that identifies us."""
        return self._session.token

    def get(self, path: str, kind: type[Kind]) -> Kind:
        return self.wait_for(self._session.get(path, kind))

    def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        return self.wait_for(self._session.post(path, body, kind))

    def text(self, path: str) -> str:
        return self.wait_for(self._session.text(path))

    def make(self, *seats: str | NewSeat, **settings: object) -> "RemoteTable":
        return RemoteTable(self.wait_for(self._session.make(*seats, **settings)), self)

    def join(self, table: str, seat: int | None = None) -> "RemoteTable":
        return RemoteTable(self.wait_for(self._session.join(table, seat)), self)

    def watch(self, table: str) -> "RemoteTable":
        return RemoteTable(self.wait_for(self._session.watch(table)), self)

    def tables(self, status: Literal["waiting", "playing"] = "waiting") -> tuple[Listed, ...]:
        return self.wait_for(self._session.tables(status))

    def my_tables(self) -> tuple[Listed, ...]:
        return self.wait_for(self._session.my_tables())


class RemoteTable(KnownTable):
    """`AsyncRemoteTable` without `async`: each call waits for its result."""

    def __init__(self, table: AsyncRemoteTable, session: Session) -> None:
        super().__init__(table.followed, session.me, session.server)
        self._table = table
        self.deal = table.deal
        self._wait_for = session.wait_for

    def sit(self, seat: int | None = None) -> None:
        self._wait_for(self._table.sit(seat))

    def next_decision(self) -> BriefGame | None:
        return self._wait_for(self._table.next_decision())

    def decisions(self) -> Iterator[BriefGame]:
        while (game := self.next_decision()) is not None:
            yield game

    def act(self, *actions: AnyAction) -> bool:
        return self._wait_for(self._table.act(*actions))

    def submit(self, ask: AnyRequest) -> Acknowledged:
        return self._wait_for(self._table.submit(ask))

    def news(self) -> Iterator[Happened]:
        return self._events_after(self.followed.known)

    def _events_after(self, number: int) -> Iterator[Happened]:
        while (event := self._wait_for(self._table.event_after(number))) is not None:
            number = event.number
            yield event

    def record(self) -> str:
        return self._wait_for(self._table.record())

    def verify(self) -> None:
        self._wait_for(self._table.verify())

    def be_ready(self) -> None:
        self._wait_for(self._table.be_ready())

    def hint(self, strength: Strength = "turn") -> Hint:
        return self._wait_for(self._table.hint(strength))

    def close(self) -> None:
        self._wait_for(self._table.close())


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.get_loop().run_forever()
