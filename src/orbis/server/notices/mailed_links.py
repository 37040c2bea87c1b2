"""Links by which people come back through a mailbox: mailed when asked for, and used once."""

import asyncio
import hashlib
from collections.abc import Callable, Collection
from itertools import chain, repeat
from math import ceil
from typing import NamedTuple

from orbis.server.notices.channels import target_in
from orbis.server.notices.courier import MAIL
from orbis.server.notices.office import NoticeOffice
from orbis.server.notices.settings import settings_of
from orbis.server.protocol.notices import MailChannel
from orbis.server.stores.access import Mailbox
from orbis.server.stores.store import Store

MINUTE = 60_000

LINK_LIFE = 30 * MINUTE
"""Milliseconds for which a mailed link works."""

LEAST_LEFT = 10 * MINUTE
"""For how long a link has to work for it to be worth mailing."""

AGAIN = (20.0, 120.0, 300.0)
"""Seconds after which a mail is tried again that could not be sent, the last ones again and again."""


def digest_of_mailed(secret: str) -> str:
    return hashlib.sha256(b"orbis mailed link 1\0" + secret.encode()).hexdigest()


async def mail_links(
    store: Store,
    office: NoticeOffice,
    addresses: Collection[str],
    new_secret: Callable[[], str],
    now: Callable[[], int],
    *,
    table: str = "",
) -> bool:
    """Mail a link for each player whom one of these addresses leads back to, to where it was confirmed.

    It leads on to a table, if one is named. Return whether the mail server was there for that, in time.
    Neither that nor when it is known tells whether anybody has such a mailbox.
    """
    end = now() + LINK_LIFE - LEAST_LEFT
    found: dict[str, list[Mailbox]] = {}
    for mailbox in await store.access.mailboxes(*addresses):
        channel = await store.notices.channel(mailbox.channel)
        target = None if channel is None else target_in(channel).channel
        if isinstance(target, MailChannel):
            found.setdefault(target.address, []).append(mailbox)
    # Behind the number sign, too: what is there is sent to no server.
    goal = f"&table={table}" if table else ""
    letters = []
    for address, mailboxes in found.items():
        at, links = now(), []
        for mailbox in mailboxes:
            secret = new_secret()
            if await store.access.save_mailed(digest_of_mailed(secret), mailbox.channel, at + LINK_LIFE, at):
                links.append((mailbox.name, f"{office.configuration.site}/me#{secret}{goal}"))
        if links:
            player = mailboxes[0].player
            language = (await settings_of(store, player)).language
            letters.append(_Letter(address, language, links, player, at + LINK_LIFE))
    pauses = office.courier.pauses
    sent = await asyncio.gather(*[_send(office, letter, end, now) for letter in letters])
    if all(sent) if sent else MAIL not in pauses:
        return True
    await asyncio.sleep(max(0, end - now()) / 1000)
    return MAIL not in pauses


class _Letter(NamedTuple):
    address: str
    language: str
    links: list[tuple[str, str]]
    player: str
    expires: int


async def _send(office: NoticeOffice, letter: _Letter, end: int, now: Callable[[], int]) -> bool:
    """Send a mail, again and again until a time; return whether there is nothing more to be done."""
    courier, site = office.courier, office.configuration.site
    address, language, links, player, expires = letter
    for wait in chain(AGAIN, repeat(AGAIN[-1])):
        life = MINUTE * ceil((expires - now()) / MINUTE)
        sent = await courier.mail_links(address, language, site, links, life, player=player)
        if sent.outcome not in ("later", "paused"):
            return True
        pause = max(wait, courier.pauses.left(MAIL))
        if now() + 1000 * pause > end:
            break
        await asyncio.sleep(pause)
    return False
