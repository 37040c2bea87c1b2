"""What a host decides about notices: by arguments and, for the mail server, in the environment."""

import os
from argparse import ArgumentParser, Namespace

from orbis.cli.failure import Failure
from orbis.cli.values import contact, explained, origin
from orbis.locales import Speech
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.inside import Inside
from orbis.server.notices.mail import BadMailServer, mail_server

CONTACT, SITE, SMTP = "ORBIS_CONTACT", "ORBIS_SITE", "ORBIS_SMTP"
"""The contact and the address if no argument names them; the mail server, with its password, never."""

MAIL = "mailto:"


def add_notices(parser: ArgumentParser, speech: Speech) -> None:
    parser.add_argument(
        "--contact",
        type=explained(contact, speech, "server-allowed-contact"),
        default=os.environ.get(CONTACT) or None,
        metavar=speech.text("lab-address"),
        help=speech.text("server-contact-help"),
    )
    parser.add_argument(
        "--site",
        type=explained(origin, speech, "server-allowed-origin"),
        default=os.environ.get(SITE) or None,
        metavar="URL",
        help=speech.text("server-site-help"),
    )
    parser.add_argument(
        "--webhooks-at",
        action="append",
        type=explained(place, speech, "server-allowed-webhooks-at"),
        default=[],
        metavar=speech.text("server-place"),
        help=speech.text("server-webhooks-at-help"),
    )


def place(text: str) -> str:
    """A place in the host's own network.

    >>> place("homeassistant.local:8123"), place("192.168.1.0/24")
    ('homeassistant.local:8123', '192.168.1.0/24')
    """
    Inside.of([text])
    return text


def notices_of(options: Namespace, speech: Speech) -> NoticeConfiguration:
    """What a host decides about notices; raise `Failure` if the mail server is not one."""
    named, url = options.contact or "", os.environ.get(SMTP, "")
    site, places = options.site or "", tuple(options.webhooks_at)
    if not url:
        return NoticeConfiguration(named, site=site, webhooks_at=places)
    if not site:
        raise Failure(speech.text("server-mail-needs-site"))
    try:
        server = mail_server(url, named.removeprefix(MAIL))
        return NoticeConfiguration(named, server, site, webhooks_at=places)
    except BadMailServer:
        # Not the address itself: it may contain a password.
        raise Failure(speech.text("server-bad-mail")) from None
