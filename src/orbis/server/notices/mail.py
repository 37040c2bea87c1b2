"""Notices by mail, through the host's own mail server."""

import re
import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import NoReturn
from urllib.parse import unquote, urlsplit

from orbis.server.notices.forms import Letter
from orbis.server.notices.outgoing import WITHIN, Forbidden, NotNow, Unreachable
from orbis.server.notices.words import speech_in

BUSY = 421
"""What a mail server answers that is about to go away."""

LONGEST_LINE = 998
"""Characters of a line of a mail, at most (RFC 5322)."""

HERE = ("localhost", "127.0.0.1", "::1")

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE)
LONGEST_LOCAL, LONGEST_DOMAIN = 64, 253


class BadMailbox(ValueError):
    """An address that is not one mailbox."""


def mailbox_of(address: str) -> Address:
    """The mailbox of an address; raise `BadMailbox` unless it is plainly one (RFC 5321, a dot-atom).

    >>> mailbox_of("ann@bücher.example").addr_spec
    'ann@xn--bcher-kva.example'
    """
    local, _, named = address.rpartition("@")
    try:
        domain = named.encode("idna").decode()
    except UnicodeError:
        raise BadMailbox from None
    labels = domain.split(".")
    is_name = len(labels) > 1 and not labels[-1].isdigit() and all(map(_LABEL.fullmatch, labels))
    # What a header would decode (RFC 2047) could name other mailboxes.
    is_plain = _LOCAL.fullmatch(local) is not None and "=?" not in local
    if not (is_name and is_plain and len(local) <= LONGEST_LOCAL and len(domain) <= LONGEST_DOMAIN):
        raise BadMailbox
    return Address(username=local, domain=domain)


class BadMailServer(ValueError):
    """An address that is not one of a mail server."""


@dataclass(frozen=True, slots=True)
class MailServer:
    secure: bool
    host: str
    port: int
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str) -> MailServer:
    """The server that an address names; raise `BadMailServer`.

    >>> mail_server("smtps://ann:secret@mail.example", "orbis@example.org").port
    465
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailServer from None
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or "@" not in sender or "\n" in sender:
        raise BadMailServer
    secure = parts.scheme == "smtps"
    return MailServer(
        secure,
        parts.hostname,
        port or (465 if secure else 587),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def notice_mail(letter: Letter, sender: str, address: str) -> EmailMessage:
    """A notice with a link by which its reader, or their mail program alone, ends it (RFC 8058).

    Raise `BadMailbox`.
    """
    words = letter.words
    mail = _mail(sender, address, f"Orbis: {words.title}" if words.title != "Orbis" else words.title)
    mail["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    end = speech_in(words.language).text("notice-mail-end", url=letter.unsubscribe)
    mail.set_content(f"{words.body}\n\n{letter.url}\n\n-- \n{end}\n")
    return mail


def confirmation_mail(sender: str, address: str, language: str, site: str, url: str) -> EmailMessage:
    """The only mail that is sent to a mailbox before its owner agrees; raise `BadMailbox`."""
    speech = speech_in(language)
    mail = _mail(sender, address, speech.text("notice-confirm-subject"))
    mail.set_content(speech.text("notice-confirm-text", site=site, url=url) + "\n")
    return mail


def mail_of_test(sender: str, address: str, language: str, site: str) -> EmailMessage:
    """What the host of a server sends to see whether mails arrive; raise `BadMailbox`."""
    speech = speech_in(language)
    mail = _mail(sender, address, speech.text("notice-mail-test-subject"))
    mail.set_content(speech.text("notice-mail-test-text", site=site) + "\n")
    return mail


def links_mail(
    sender: str, address: str, language: str, site: str, links: Sequence[tuple[str, str]], *, life: int
) -> EmailMessage:
    """Links for players by name, which work for so many milliseconds; raise `BadMailbox`."""
    speech = speech_in(language)
    mail = _mail(sender, address, speech.text("notice-back-subject"))
    text = speech.text(
        "notice-back-text",
        site=site,
        links="\n\n".join(f"{name}:\n{link}" for name, link in links),
        minutes=life // 60_000,
        count=len(links),
    )
    mail.set_content(text + "\n")
    return mail


def _mail(sender: str, address: str, subject: str) -> EmailMessage:
    # A link in a header is not folded: mail programs read it as it stands.
    mail = EmailMessage(SMTP.clone(max_line_length=LONGEST_LINE))
    mail["From"], mail["To"] = sender, mailbox_of(address)
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def send_mail(server: MailServer, mail: EmailMessage, within: float = WITHIN) -> None:
    """Hand over a mail; nothing is sent in the clear to other machines.

    Raise `Unreachable` if the mail server itself fails, `Forbidden` if it does not want this mail, and
    `NotNow` if it does not want it yet.
    """
    context = ssl.create_default_context()
    try:
        opened = (
            smtplib.SMTP_SSL(server.host, server.port, timeout=within, context=context)
            if server.secure
            else smtplib.SMTP(server.host, server.port, timeout=within)
        )
        with opened as smtp:
            if not server.secure and server.host not in HERE:
                smtp.starttls(context=context)
            if server.user:
                smtp.login(server.user, server.password)
            _hand_over(smtp, mail)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(f"the mail server does not take it ({type(error).__name__})") from None


def _hand_over(smtp: smtplib.SMTP, mail: EmailMessage) -> None:
    (to,) = mail["To"].addresses
    try:
        smtp.send_message(mail, to_addrs=[to.addr_spec])
    except smtplib.SMTPRecipientsRefused as error:
        _explain([code for code, _ in error.recipients.values()], error)
    except smtplib.SMTPSenderRefused as error:
        # It does not know the host's own address, which is not the reader's fault.
        _explain([min(error.smtp_code, 450)], error)
    except smtplib.SMTPDataError as error:
        _explain([error.smtp_code], error)
    except (smtplib.SMTPNotSupportedError, ValueError):
        raise Forbidden("the mail server cannot write to such an address") from None


def _explain(codes: Sequence[int], error: smtplib.SMTPException) -> NoReturn:
    if BUSY in codes:
        raise error
    if all(code >= 500 for code in codes):
        raise Forbidden(f"the mail server refuses it ({codes[0]})", "refused", codes[0]) from None
    raise NotNow(f"the mail server does not take it now ({min(codes)})", min(codes)) from None
