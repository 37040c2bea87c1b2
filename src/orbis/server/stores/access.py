"""How people are recognised: devices, recovery links and passkeys; and what they have set in the page.

Both stores keep it in the same tables, and understand the same statements.
"""

from typing import NamedTuple

from orbis.server.stores.identities import Identity
from orbis.server.stores.note import Change
from orbis.server.stores.rows import Rows, each, first

MOST_DEVICES = 20
"""How many devices of an identity are kept; a further one replaces the one that was used longest ago."""

MOST_PASSKEYS = 10

MOST_MAILED = 10
"""To how many players the links lead that are mailed at once."""


class Device(NamedTuple):
    """A browser or program that has a secret of its own, and what it is called."""

    digest: str
    identity: str
    label: str
    made: int
    used: int


class Recovery(NamedTuple):
    """The link by which somebody comes back on a new device."""

    identity: str
    digest: str
    made: int
    used: int
    """When it was last used; 0 if never."""


class Passkey(NamedTuple):
    id: str
    """The id of the credential, in base64url."""
    identity: str
    key: str
    """The public key with what the authenticator said about it, in base64url."""
    counter: int
    """How often the authenticator had signed, if it counts."""
    label: str
    made: int
    used: int


class Mailbox(NamedTuple):
    """A mailbox that leads back to a player: its owner has agreed to that."""

    channel: str
    player: str
    name: str


class WaysBack(NamedTuple):
    """Which ways back somebody has."""

    link: bool
    passkey: bool
    mail: bool


class Preferences(NamedTuple):
    document: str
    """A JSON object."""
    at: int


class Access:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def known(self, digest: str) -> Identity | None:
        """Whose device has a secret with this digest."""
        query = "SELECT id, name FROM devices JOIN identities ON id = identity WHERE digest = $1"
        return first(Identity, await self._rows.read(query, digest))

    async def add_device(self, device: Device) -> bool:
        """Store a device; return whether its identity is there."""
        statement = (
            "INSERT INTO devices (digest, identity, label, made, used)"
            " SELECT $1, id, $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM identities WHERE id = $2"
            " ON CONFLICT (digest) DO UPDATE SET used = excluded.used RETURNING digest"
        )
        return bool(await self._rows.write(statement, *device))

    async def device(self, digest: str) -> Device | None:
        query = "SELECT digest, identity, label, made, used FROM devices WHERE digest = $1"
        return first(Device, await self._rows.read(query, digest))

    async def devices(self, identity: str) -> list[Device]:
        """The devices of an identity, the most recently used first."""
        query = (
            "SELECT digest, identity, label, made, used FROM devices WHERE identity = $1"
            " ORDER BY used DESC, made DESC, digest"
        )
        return each(Device, await self._rows.read(query, identity))

    async def use_device(self, digest: str, label: str, at: int) -> None:
        """Store that a device was used, and its identity with it."""
        await self._rows.write(
            "UPDATE devices SET used = $3, label = $2 WHERE digest = $1", digest, label, at
        )
        await self._rows.write(
            "UPDATE identities SET used = $2 WHERE id IN (SELECT identity FROM devices WHERE digest = $1)",
            digest,
            at,
        )

    async def sign_out(self, identity: str, digest: str) -> bool:
        """Delete a device of an identity, and tell other processes; return whether it was there."""
        await self.drop_channels(identity, digest)
        statement = "DELETE FROM devices WHERE identity = $1 AND digest = $2 RETURNING digest"
        return bool(
            await self._rows.write(self._rows.announced(statement, Change.SIGNED_OUT), identity, digest)
        )

    async def replace_device(self, identity: str, former: str, digest: str) -> None:
        """Delete a device in whose place another one has come: what was told in its browser, still is."""
        statement = "UPDATE channels SET device = $3 WHERE player = $1 AND device = $2"
        await self._rows.write(statement, identity, former, digest)
        await self.sign_out(identity, former)

    async def drop_channels(self, identity: str, digest: str) -> None:
        """Let nobody be told anything in the browser of a device any more."""
        statement = "DELETE FROM channels WHERE player = $1 AND device = $2 RETURNING player"
        await self._rows.write(self._rows.announced(statement, Change.CHANNELS), identity, digest)
        untold = (
            "DELETE FROM notices WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM channels WHERE player = $1)"
        )
        await self._rows.write(untold, identity)

    async def save_recovery(self, recovery: Recovery) -> bool:
        """Store a link in the place of the one before; return whether its identity is there."""
        statement = (
            "INSERT INTO recoveries (identity, digest, made, used)"
            " SELECT id, $2, CAST($3 AS BIGINT), CAST($4 AS BIGINT) FROM identities WHERE id = $1"
            " ON CONFLICT (identity) DO UPDATE"
            " SET digest = excluded.digest, made = excluded.made, used = excluded.used RETURNING identity"
        )
        return bool(await self._rows.write(statement, *recovery))

    async def recovery(self, identity: str) -> Recovery | None:
        query = "SELECT identity, digest, made, used FROM recoveries WHERE identity = $1"
        return first(Recovery, await self._rows.read(query, identity))

    async def recovered(self, digest: str) -> Identity | None:
        """Whose link has a secret with this digest."""
        query = "SELECT id, name FROM recoveries JOIN identities ON id = identity WHERE digest = $1"
        return first(Identity, await self._rows.read(query, digest))

    async def use_recovery(self, digest: str, at: int) -> bool:
        """Store that a link was used; return whether it is still valid."""
        statement = "UPDATE recoveries SET used = $2 WHERE digest = $1 RETURNING identity"
        return bool(await self._rows.write(statement, digest, at))

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey; return whether its identity is there, has room for it, and nobody else has it."""
        statement = (
            "INSERT INTO passkeys (id, identity, key, counter, label, made, used)"
            " SELECT $1, id, $3, CAST($4 AS BIGINT), $5, CAST($6 AS BIGINT), CAST($7 AS BIGINT)"
            " FROM identities WHERE id = $2"
            f" AND (SELECT count(*) FROM passkeys WHERE identity = $2 AND id <> $1) < {MOST_PASSKEYS}"
            " ON CONFLICT (id) DO UPDATE SET used = excluded.used WHERE passkeys.identity = excluded.identity"
            " RETURNING id"
        )
        return bool(await self._rows.write(statement, *passkey))

    async def passkey(self, id: str) -> Passkey | None:
        query = "SELECT id, identity, key, counter, label, made, used FROM passkeys WHERE id = $1"
        return first(Passkey, await self._rows.read(query, id))

    async def passkeys(self, identity: str) -> list[Passkey]:
        """The passkeys of an identity, the newest first."""
        query = (
            "SELECT id, identity, key, counter, label, made, used FROM passkeys WHERE identity = $1"
            " ORDER BY made DESC, id"
        )
        return each(Passkey, await self._rows.read(query, identity))

    async def use_passkey(self, id: str, counter: int, at: int) -> bool:
        """Store that a passkey was used; return whether its counter has grown, if it counts at all."""
        statement = (
            "UPDATE passkeys SET counter = CAST($2 AS BIGINT), used = $3"
            " WHERE id = $1 AND (counter < CAST($2 AS BIGINT) OR (counter = 0 AND CAST($2 AS BIGINT) = 0))"
            " RETURNING id"
        )
        return bool(await self._rows.write(statement, id, counter, at))

    async def delete_passkey(self, identity: str, id: str) -> None:
        await self._rows.write("DELETE FROM passkeys WHERE identity = $1 AND id = $2", identity, id)

    async def save_challenge(self, digest: str, identity: str, expires: int, now: int) -> None:
        """Store what is to be signed, and drop what has expired."""
        await self._rows.write("DELETE FROM challenges WHERE expires < $1", now)
        statement = (
            "INSERT INTO challenges (digest, identity, expires) VALUES ($1, $2, $3)"
            " ON CONFLICT (digest) DO NOTHING"
        )
        await self._rows.write(statement, digest, identity, expires)

    async def take_challenge(self, digest: str, identity: str, now: int) -> bool:
        """Delete a challenge; return whether it was there, for this identity, and had not expired."""
        statement = "DELETE FROM challenges WHERE digest = $1 RETURNING identity, expires"
        rows = await self._rows.write(statement, digest)
        return any(row[0] == identity and row[1] >= now for row in rows)

    async def ways_back(self, identity: str) -> WaysBack:
        query = (
            "SELECT EXISTS (SELECT 1 FROM recoveries WHERE identity = $1),"
            " EXISTS (SELECT 1 FROM passkeys WHERE identity = $1),"
            " EXISTS (SELECT 1 FROM channels WHERE player = $1 AND leads_back = 1 AND expires = 0)"
        )
        ((link, passkey, mail),) = await self._rows.read(query, identity)
        return WaysBack(bool(link), bool(passkey), bool(mail))

    async def mailboxes(self, *addresses: str) -> list[Mailbox]:
        """Whom one of these addresses, in lower case, leads back to; who was here last comes first."""
        query = (
            "SELECT channels.id, player, name FROM channels JOIN identities ON identities.id = player"
            f" WHERE leads_back = 1 AND expires = 0 AND {self._rows.among('lower(label)', '$1')}"
            f" ORDER BY used DESC, channels.id LIMIT {MOST_MAILED}"
        )
        return each(Mailbox, await self._rows.read(query, addresses))

    async def save_mailed(self, digest: str, channel: str, expires: int, now: int) -> bool:
        """Store a link that is mailed to a mailbox that leads back, and drop what has expired.

        Return whether the mailbox still does.
        """
        await self._rows.write("DELETE FROM mailed WHERE expires < $1", now)
        statement = (
            "INSERT INTO mailed (digest, channel, expires) SELECT $1, id, CAST($3 AS BIGINT) FROM channels"
            " WHERE id = $2 AND leads_back = 1 AND expires = 0 RETURNING digest"
        )
        return bool(await self._rows.write(statement, digest, channel, expires))

    async def mailed(self, digest: str, now: int) -> Identity | None:
        """Who can come back by a mailed link with this digest."""
        query = (
            "SELECT identities.id, name FROM mailed JOIN channels ON channels.id = channel"
            " JOIN identities ON identities.id = player"
            " WHERE digest = $1 AND mailed.expires >= $2 AND leads_back = 1 AND channels.expires = 0"
        )
        return first(Identity, await self._rows.read(query, digest, now))

    async def take_mailed(self, digest: str, now: int) -> bool:
        """Delete a mailed link; return whether it was there and had not expired."""
        statement = "DELETE FROM mailed WHERE digest = $1 AND expires >= $2 RETURNING channel"
        return bool(await self._rows.write_once(statement, digest, now))

    async def mailed_until(self, identity: str) -> list[int]:
        """Until when the links work that were mailed to somebody."""
        query = (
            "SELECT mailed.expires FROM mailed JOIN channels ON channels.id = channel WHERE player = $1"
            " ORDER BY mailed.expires"
        )
        return [at for (at,) in await self._rows.read(query, identity)]

    async def drop_mailed(self, identity: str) -> None:
        statement = "DELETE FROM mailed WHERE channel IN (SELECT id FROM channels WHERE player = $1)"
        await self._rows.write(statement, identity)

    async def save_preferences(self, identity: str, preferences: Preferences) -> bool:
        """Store what somebody has set; return whether the identity is there."""
        statement = (
            "INSERT INTO preferences (identity, document, at)"
            " SELECT id, $2, CAST($3 AS BIGINT) FROM identities WHERE id = $1"
            " ON CONFLICT (identity) DO UPDATE SET document = excluded.document, at = excluded.at"
            " RETURNING identity"
        )
        return bool(await self._rows.write(statement, identity, *preferences))

    async def replace_preferences(
        self, identity: str, before: Preferences | None, after: Preferences
    ) -> bool:
        """Store what somebody has set if nobody was faster; return whether that is so, and they are there."""
        statement = (
            "INSERT INTO preferences (identity, document, at)"
            " SELECT id, $2, CAST($3 AS BIGINT) FROM identities WHERE id = $1"
            " ON CONFLICT (identity) DO UPDATE SET document = excluded.document, at = excluded.at"
            " WHERE preferences.document = $4 RETURNING identity"
        )
        known = "" if before is None else before.document
        return bool(await self._rows.write(statement, identity, *after, known))

    async def preferences(self, identity: str) -> Preferences | None:
        query = "SELECT document, at FROM preferences WHERE identity = $1"
        return first(Preferences, await self._rows.read(query, identity))
