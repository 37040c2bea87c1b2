"""What a store keeps of notices: where players want to be told, and what they are still to be told."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

from orbis.server.stores.note import Change
from orbis.server.stores.rows import Rows, each, first

ENDED = 1_000_000
"""As many failures as no channel has that anything is sent to."""

NEVER = 1 << 62
"""When a row is due that only remembers what was told."""

PUSH_KEY, LINK_KEY = "push", "links"
"""The names of two keys by which the server signs: what it pushes, and links in notices."""


class NewNotice(NamedTuple):
    """Something to tell a player; its table, number and time are those of the event it is stored with."""

    player: str
    kinds: int
    due: int


class WaitingNotice(NamedTuple):
    """What a player is to be told about a table."""

    player: str
    table: str
    number: int
    """The number of the last event that is to be told."""
    kinds: int
    at: int
    """When that event happened."""
    due: int
    told: int = 0
    """The kinds that were told since the player last looked at the table."""
    looked: int = 0
    """When the player last looked at the table.

    If nothing was known of that when the row was begun, it is the time just before its first event: nothing
    that happened earlier is told.
    """
    tries: int = 0
    missed: int = 0
    """The kinds that were told, but not in the channels of `late`."""
    late: str = ""
    """The channels that have not taken what was told: their ids, separated by spaces."""


class SettledNotice(NamedTuple):
    """What became of a notice: which kinds were told, and when to look again."""

    told: int
    due: int
    kinds: int = 0
    """The kinds that are still to be told."""
    tries: int = 0
    missed: int = 0
    late: str = ""


class StoredChannel(NamedTuple):
    id: str
    player: str
    kind: str
    label: str
    target: bytes
    """Addresses and secrets, as JSON."""
    failures: int
    """How many notices in a row it did not take."""
    made: int
    device: str = ""
    """The digest of the device whose browser it is; the channel goes with that. Empty for other channels."""
    expires: int = 0
    """When it is forgotten, as nobody has confirmed it, or nothing can be sent there any more; or 0."""

    leads_back: int = 0
    """1 if it is a mailbox whose owner has agreed that whoever reads it can come back as the player."""

    asked: str = ""
    """The digest of the nonce in the link by which the owner of a mailbox can agree now; or empty."""
    asked_until: int = 0
    """Until when that link works."""

    @property
    def is_told(self) -> bool:
        """Whether notices are sent there, once it is confirmed."""
        return self.failures < ENDED

    @property
    def is_ended(self) -> bool:
        """Whether nothing can be sent there any more."""
        return not self.is_told and self.expires > 0

    @property
    def is_stopped(self) -> bool:
        """Whether it is a mailbox that only leads back: its player wants no notices there."""
        return not self.is_told and self.expires == 0


class NoticeStore(ABC):
    """Every method that changes something returns once it is on disk."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of a name; if there is none, keep `fresh`."""
        statement = "INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._rows.write(statement, name, fresh)
        return (await self.keys())[name]

    async def keys(self) -> dict[str, bytes]:
        return {name: bytes(key) for name, key in await self._rows.read("SELECT name, key FROM keys")}

    async def subscribers(self) -> list[str]:
        """The players who have a channel to which something may be sent."""
        query = "SELECT DISTINCT player FROM channels WHERE failures < $1"
        return [player for (player,) in await self._rows.read(query, ENDED)]

    async def channels(self, player: str) -> list[StoredChannel]:
        """A player's channels, the oldest first."""
        query = f"{_CHANNELS} WHERE player = $1 ORDER BY made, id"
        return each(StoredChannel, await self._rows.read(query, player))

    async def channels_of(self, players: Iterable[str]) -> dict[str, list[StoredChannel]]:
        """The channels of some players; nobody is named who has none."""
        found: dict[str, list[StoredChannel]] = {}
        query = f"{_CHANNELS} WHERE {self._rows.among('player', '$1')}"
        for channel in each(StoredChannel, await self._rows.read(query, tuple(players))):
            found.setdefault(channel.player, []).append(channel)
        return found

    async def channel(self, id: str) -> StoredChannel | None:
        return first(StoredChannel, await self._rows.read(f"{_CHANNELS} WHERE id = $1", id))

    @abstractmethod
    async def save_channel(self, channel: StoredChannel, most: int) -> bool:
        """Store a new or changed channel, unless its player would have more than `most`, or is gone."""

    async def revive_channel(self, id: str) -> bool:
        """Send to a channel that takes something again, and tell others; return whether it is still there."""
        statement = "UPDATE channels SET failures = 0, expires = 0 WHERE id = $1 RETURNING player"
        return bool(await self._rows.write(self._rows.announced(statement, Change.CHANNELS), id))

    async def ask_to_confirm(self, id: str, asked: str, until: int) -> None:
        """Let the owner of a mailbox agree by a link that is mailed now, once, and by no earlier one.

        Whoever adds a mailbox again has another channel for it, and is asked only for that one.
        """
        statement = (
            "UPDATE channels SET asked = CASE WHEN id = $1 THEN $2 ELSE '' END,"
            " asked_until = CASE WHEN id = $1 THEN CAST($3 AS BIGINT) ELSE 0 END"
            " WHERE kind = 'mail' AND (player, LOWER(label)) ="
            " (SELECT player, LOWER(label) FROM channels WHERE id = $1 AND kind = 'mail')"
        )
        await self._rows.write(statement, id, asked, until)

    async def confirm_mailbox(self, id: str, asked: str, now: int) -> bool:
        """Send to a mailbox whose owner has agreed, let it lead back, and tell other processes.

        Return whether it is still there, and that has been asked; it is asked no longer then.
        """
        statement = (
            "UPDATE channels SET failures = 0, expires = 0, leads_back = 1, asked = '', asked_until = 0"
            " WHERE id = $1 AND kind = 'mail' AND asked = $2 AND asked <> '' AND asked_until >= $3"
            " RETURNING player"
        )
        announced = self._rows.announced(statement, Change.CHANNELS)
        return bool(await self._rows.write(announced, id, asked, now))

    async def end_channel(self, id: str, until: int) -> None:
        """Send nothing to a channel any more, and tell other processes; its player sees it until then.

        A mailbox leads back no more, nor by a link of before: somebody else may have it by now.
        """
        statement = (
            "UPDATE channels SET failures = $2, expires = $3, leads_back = 0, asked = '', asked_until = 0"
            " WHERE id = $1 RETURNING player"
        )
        await self._rows.write(self._rows.announced(statement, Change.CHANNELS), id, ENDED, until)

    async def stop_mailbox(self, id: str) -> bool:
        """Send no notices to a mailbox that leads back, and tell other processes; return whether it is one.

        It still leads back, and is kept until its player has it forgotten.
        """
        statement = (
            "UPDATE channels SET failures = $2 WHERE id = $1 AND leads_back = 1 AND expires = 0"
            " RETURNING player"
        )
        return bool(await self._rows.write(self._rows.announced(statement, Change.CHANNELS), id, ENDED))

    @abstractmethod
    async def drop_channel(self, id: str, player: str) -> bool:
        """Delete a channel of a player, and tell other processes; return whether there was one."""

    async def count_failure(self, id: str, failed: bool) -> int:
        """Count a notice that a channel did not take, or forget those before; return how many in a row.

        A channel that has ended stays so.
        """
        statement = (
            "UPDATE channels SET failures = CASE WHEN $2 THEN failures + 1 ELSE 0 END"
            " WHERE id = $1 AND failures < $3 RETURNING failures"
        )
        rows = await self._rows.write(statement, id, failed, ENDED)
        return int(rows[0][0]) if rows else 0

    async def settings(self, player: str) -> bytes | None:
        query = "SELECT settings FROM notice_settings WHERE player = $1"
        return first(bytes, await self._rows.read(query, player))

    async def save_settings(self, player: str, settings: bytes) -> None:
        await self._rows.write(
            "INSERT INTO notice_settings (player, settings) SELECT id, $2 FROM identities WHERE id = $1"
            " ON CONFLICT (player) DO UPDATE SET settings = excluded.settings",
            player,
            settings,
        )

    async def due(self, now: int, limit: int) -> list[WaitingNotice]:
        """The notices that are due and that nobody holds, the oldest first."""
        query = f"{_NOTICES} WHERE due <= $1 AND lease < $1 ORDER BY due LIMIT $2"
        return each(WaitingNotice, await self._rows.read(query, now, limit))

    async def of(self, player: str) -> list[WaitingNotice]:
        """What a player is to be told or was told since they last looked, by table."""
        query = f'{_NOTICES} WHERE player = $1 ORDER BY "table"'
        return each(WaitingNotice, await self._rows.read(query, player))

    async def put_off(self, players: Iterable[str], now: int, until: int) -> None:
        """Let everything that is due to some players wait, unless somebody holds it."""
        statement = f"""
            UPDATE notices SET due = $3 WHERE {self._rows.among("player", "$1")} AND due <= $2 AND lease < $2
        """
        await self._rows.write(statement, tuple(players), now, until)

    async def hasten(self, player: str, now: int, since: int) -> None:
        """Let everything that is due to a player after a time be due now."""
        await self._rows.write(
            "UPDATE notices SET due = $2 WHERE player = $1 AND due > $3 AND due < $4",
            player,
            now,
            since,
            NEVER,
        )

    async def claim(self, notice: WaitingNotice, now: int, lease: int) -> bool:
        """Hold a notice for `lease` milliseconds, unless somebody does or it has changed."""
        statement = """
            UPDATE notices SET lease = $1
            WHERE player = $2 AND "table" = $3 AND number = $4 AND due = $5 AND looked = $6 AND lease < $7
            RETURNING number
        """
        until, row = now + lease, (notice.player, notice.table, notice.number, notice.due, notice.looked)
        return bool(await self._rows.write_once(statement, until, *row, now))

    @abstractmethod
    async def settle(self, notice: WaitingNotice, settled: SettledNotice, delay: int) -> None:
        """Store what became of a notice; if there was another event meanwhile, that is due after `delay`.

        If the player has looked at the table meanwhile, nothing counts as told.
        """

    async def release(self) -> None:
        """Let go of all notices: whoever held them is gone."""
        await self._rows.write("UPDATE notices SET lease = 0 WHERE lease <> 0")

    @abstractmethod
    async def look(self, pairs: list[tuple[str, str]], at: int) -> None:
        """Store that players looked at tables: they know what happened there until then."""

    async def count_channels(self) -> list[tuple[str, int, int]]:
        """Each kind of channel, how many there are, and how many did not take the last notice.

        Mailboxes that only lead back are none.
        """
        query = """
            SELECT kind, count(*), count(*) FILTER (WHERE failures > 0) FROM channels
            WHERE failures < $1 OR expires > 0 GROUP BY kind ORDER BY kind
        """
        return [(kind, all, failing) for kind, all, failing in await self._rows.read(query, ENDED)]

    async def waiting(self) -> int:
        """How many players are to be told something about a table."""
        query = "SELECT count(*) FROM notices WHERE kinds <> 0 OR late <> ''"
        ((count,),) = await self._rows.read(query)
        return int(count)


_CHANNELS = (
    "SELECT id, player, kind, label, target, failures, made, coalesce(device, ''), expires, leads_back,"
    " asked, asked_until FROM channels"
)
_NOTICES = 'SELECT player, "table", number, kinds, at, due, told, looked, tries, missed, late FROM notices'
