"""Links by which people come back through a mailbox: mailed when asked for, and used once."""

import asyncio
import hashlib
from collections.abc import Callable, Collection

from orbis.server.notices.channels import target_in
from orbis.server.notices.office import NoticeOffice
from orbis.server.notices.settings import settings_of
from orbis.server.protocol.notices import MailChannel
from orbis.server.stores.access import Mailbox
from orbis.server.stores.store import Store

LINK_LIFE = 30 * 60_000
"""Milliseconds for which a mailed link works."""

AGAIN = (20.0, 120.0)
"""Seconds after which a mail is tried again that could not be sent."""


def digest_of_mailed(secret: str) -> str:
    return hashlib.sha256(b"orbis mailed link 1\0" + secret.encode()).hexdigest()


async def mail_links(
    store: Store,
    office: NoticeOffice,
    addresses: Collection[str],
    new_secret: Callable[[], str],
    now: Callable[[], int],
) -> None:
    """Mail a link for each player whom one of these addresses leads back to, to where it was confirmed."""
    found: dict[str, list[Mailbox]] = {}
    for mailbox in await store.access.mailboxes(*addresses):
        channel = await store.notices.channel(mailbox.channel)
        target = None if channel is None else target_in(channel).channel
        if isinstance(target, MailChannel):
            found.setdefault(target.address, []).append(mailbox)
    for address, mailboxes in found.items():
        at, links = now(), []
        for mailbox in mailboxes:
            secret = new_secret()
            if await store.access.save_mailed(digest_of_mailed(secret), mailbox.channel, at + LINK_LIFE, at):
                links.append((mailbox.name, f"{office.configuration.site}/me#{secret}"))
        if links:
            player = mailboxes[0].player
            language = (await settings_of(store, player)).language
            await _send(office, address, language, links, player)


async def _send(
    office: NoticeOffice, address: str, language: str, links: list[tuple[str, str]], player: str
) -> None:
    for wait in (*AGAIN, None):
        sent = await office.courier.mail_links(
            address, language, office.configuration.site, links, LINK_LIFE, player=player
        )
        if wait is None or sent.outcome not in ("later", "paused"):
            return
        await asyncio.sleep(wait)
