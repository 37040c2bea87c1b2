"""A server of one test's own that sends mail, and the mailbox on this machine to which it goes."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from server.mailbox import Mailbox
from support.server import OrbisServe, free_port

from .visits import Visit


@contextmanager
def mailing(folder: Path) -> Iterator[tuple[OrbisServe, Mailbox]]:
    with Mailbox() as mailbox:
        port = free_port()
        generous = ("--rate", "1000000", "--log-level", "info", "--database", folder / "tables.db")
        named = ("--contact", "orbis@example.org", "--site", f"http://127.0.0.1:{port}")
        with OrbisServe(
            *generous,
            *named,
            port=port,
            log=folder / "server.log",
            ORBIS_SMTP=f"smtp://127.0.0.1:{mailbox.port}",
        ) as server:
            yield server, mailbox


def link_in(mailbox: Mailbox, number: int, pattern: str) -> str:
    """A link in a mail, without the address of the server."""
    found = re.search(pattern, mailbox.wait(number)[number - 1].get_content().replace("\r", ""))
    assert found
    link = urlsplit(found[0])
    return link._replace(scheme="", netloc="").geturl()


def confirm_mailbox(visit: Visit, mailbox: Mailbox, address: str) -> None:
    """Add a mailbox, and open the link that comes there."""
    number = len(mailbox.received) + 1
    visit.post("/api/notices/channels", {"kind": "mail", "address": address})
    visit.open(link_in(mailbox, number, r"http\S+confirm\?\S+"))
    visit.page.locator("form button").click()
    visit.page.locator("form button").wait_for(state="detached")
