"""Who wants to be told anything: known in every process, so that nothing is stored for the others."""

from collections.abc import Callable, Coroutine

from orbis.server.stores.note import Change, Note
from orbis.server.stores.notices import NoticeStore

Spawn = Callable[[Coroutine[None, None, None]], object]


class Subscribers:
    def __init__(self, store: NoticeStore) -> None:
        self._store = store
        self.players: set[str] = set()
        self.spawn: Spawn = lambda work: work.close()
        self._changes = 0
        self._changed: dict[str, int] = {}
        """The number of the last change of each player: what was read before is old."""
        self._loads = self._loaded = 0

    async def load(self) -> None:
        """Find out who has a channel; whoever changes something meanwhile is newer."""
        self._loads += 1
        number, since = self._loads, self._changes
        found = set(await self._store.subscribers())
        if number < self._loaded:
            return
        self._loaded = number
        newer = {player for player, change in self._changed.items() if change > since}
        self.players -= self.players - found - newer
        self.players |= found - newer

    async def renew(self, player: str) -> None:
        """Find out whether somebody has a channel, now that something has changed."""
        self._note(player)
        change = 0
        has_channel = False
        while change != self._changed[player]:
            change = self._changed[player]
            has_channel = any(channel.is_told for channel in await self._store.channels(player))
        if has_channel:
            self.players.add(player)
        else:
            self.players.discard(player)

    def add(self, player: str) -> None:
        """Note that somebody has a channel now."""
        self._note(player)
        self.players.add(player)

    def drop(self, player: str) -> None:
        """Note that somebody is gone."""
        self._note(player)
        self.players.discard(player)

    def _note(self, player: str) -> None:
        self._changes += 1
        self._changed[player] = self._changes

    def hear(self, note: Note | None) -> None:
        """Note what another process has changed."""
        if note is None:
            self.spawn(self.load())
        elif note.number in (Change.CHANNELS, Change.FORGOTTEN):
            self.spawn(self.renew(note.table))
