"""Live tables follow the store: what other processes store is applied, and what is unsure is read again."""

from collections.abc import Callable

from orbis.server.live.awake import AwakeTables
from orbis.server.live.background import Background
from orbis.server.live.table import LiveTable
from orbis.server.protocol import messages
from orbis.server.protocol.happened import before
from orbis.server.protocol.table import Problem
from orbis.server.stores.library import Library
from orbis.server.stores.note import Change, Note
from orbis.server.tables.events import AnyEvent, read_event
from orbis.server.tables.refusals import Refused


class Follower:
    def __init__(
        self, tables: AwakeTables, library: Library, background: Background, *, shared: bool
    ) -> None:
        self._tables = tables
        self._library = library
        self._background = background
        self._shared = shared
        self.rewritten: list[Callable[[str | None], None]] = []
        """Called with the id of a table whose events were changed or deleted; None if that may be any."""

    async def follow(self, live: LiveTable) -> bool:
        """Apply what other processes have stored to a locked table; return whether there was anything."""
        if live.unsure:
            await self.reload(live)
            return True
        events = await self._library.events(live.table.id, live.table.number) if self._shared else []
        self._apply(live, events)
        return bool(events)

    async def reload(self, live: LiveTable) -> None:
        """Read a locked table again that may differ from the store, and announce the events it missed."""
        known = live.announced
        try:
            table, events = await self._library.first_and_rest(live.table.id)
        except Refused as refused:
            if refused.code == "not_found":
                live.end(messages.Error(Problem(refused.code, refused.message), live.table.id))
                self._tables.drop(live)
            raise
        live.replace(table)
        for event in events:
            earlier = before(table, event)
            table.fold(event)
            if table.number > known:
                live.tell(event, earlier)
        live.unsure = False
        self._tables.attend(live)

    async def read_again(self, id: str) -> None:
        """Read a table again whose events were changed or deleted."""
        self.tell_rewritten(id)
        live = self._tables.get(id)
        if live is None:
            return
        try:
            async with live.lock:
                live.unsure = True
                await self.reload(live)
        except Refused:
            self._tables.attend(live, own=False)

    def tell_rewritten(self, id: str | None) -> None:
        for tell in self.rewritten:
            tell(id)

    def hear(self, note: Note | None) -> None:
        """Apply what another process has stored; None means that any table may have changed."""
        if note is None:
            self.tell_rewritten(None)
            for live in self._tables:
                self._background.spawn(self._catch_up(live))
            return
        if note.number == Change.REWRITTEN:
            self._background.spawn(self.read_again(note.table))
            return
        heard = self._tables.get(note.table)
        if heard is None or note.number <= heard.table.number:
            return
        follows = note.number == heard.table.number + 1 and not heard.unsure and not heard.lock.locked()
        if note.body is None or not follows:
            self._background.spawn(self._catch_up(heard))
        else:
            self._apply(heard, [read_event(note.body)])

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self.follow(live)

    def _apply(self, live: LiveTable, events: list[AnyEvent]) -> None:
        """Apply events that another process has stored, and announce them."""
        for event in events:
            earlier = before(live.table, event)
            live.table.fold(event)
            live.tell(event, earlier)
        if events:
            self._tables.attend(live, own=False)
