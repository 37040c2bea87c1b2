"""A notice in the form that each kind of channel takes."""

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never
from urllib.parse import quote, urlsplit

from orbis.server.notices import push
from orbis.server.notices.outgoing import Request
from orbis.server.notices.words import Words, speech_in
from orbis.server.protocol.notices import (
    DiscordChannel,
    MatrixChannel,
    NtfyChannel,
    OnlineChannel,
    PushChannel,
    SlackChannel,
    TelegramChannel,
    WebhookChannel,
)

LONGEST_TTL = 28 * 86_400
"""Seconds for which a push service may keep a notice."""

TITLE = 200
"""How many characters of a title are sent."""

JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice with everything that a channel needs to know."""

    words: Words
    site: str
    unsubscribe: str
    waiting: int
    """How many tables wait for the player."""
    number: int
    """The number of the last event that it tells."""
    at: int
    ttl: int = LONGEST_TTL
    leads_on: bool = False
    """Whether it leads to another table than that of the event: to a rematch."""

    @property
    def path(self) -> str:
        return f"/table/{self.words.table}" if self.words.table else "/"

    @property
    def url(self) -> str:
        return self.site + self.path

    @property
    def text(self) -> str:
        """Everything as plain text, with both links."""
        return self.written(lambda words: words)

    def written(self, escape: Callable[[str], str]) -> str:
        """The same where names could be taken for markup."""
        words = self.words
        return f"{escape(words.title)}\n{escape(words.body)}\n{self.url}\n\n{self.stop}"

    @property
    def stop(self) -> str:
        """How to end these messages, with the link."""
        return speech_in(self.words.language).text("notice-stop", url=self.unsubscribe)


@dataclass(frozen=True, slots=True)
class Signer:
    """What a server signs pushes with."""

    key: bytes
    contact: str

    def contact_for(self, site: str) -> str:
        """Whom a push service can ask: the host, or else the server's own address."""
        return self.contact or (site if site.startswith("https://") else "mailto:nobody@localhost")


def request_for(channel: OnlineChannel, letter: Letter, secret: str, signer: Signer | None) -> Request:
    """The request by which a channel is told."""
    match channel:
        case PushChannel():
            assert signer is not None
            return _push(channel, letter, signer)
        case WebhookChannel(url=url):
            return _webhook(url, letter, secret)
        case DiscordChannel(url=url):
            content = {"content": letter.written(without_markdown)[:1900], "allowed_mentions": {"parse": []}}
            return _json(url, content)
        case SlackChannel(url=url):
            plain = letter.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return _json(url, {"text": plain, "mrkdwn": False, "unfurl_links": False})
        case MatrixChannel(url=url, room=room, token=token):
            # The same number again is the same message: a home server shows it once.
            words = letter.words
            # Two channels with one token are two, and their links differ.
            channel_name = hashlib.sha256(letter.unsubscribe.encode()).hexdigest()[:12]
            transaction = quote(f"orbis-{words.table}-{letter.number}-{words.kind}-{channel_name}", safe="")
            path = f"/_matrix/client/v3/rooms/{quote(room, safe='')}/send/m.room.message/{transaction}"
            sent = _json(url.rstrip("/") + path, {"msgtype": "m.text", "body": letter.text, "m.mentions": {}})
            return sent._replace(method="PUT", headers={**JSON, "Authorization": f"Bearer {token}"})
        case NtfyChannel(url=url, token=token):
            return _ntfy(url, token, letter)
        case TelegramChannel(token=token, chat=chat, url=url):
            content = {
                "chat_id": chat,
                "text": letter.text[:4000],
                "link_preview_options": {"is_disabled": True},
            }
            return _json(f"{url.rstrip('/')}/bot{token}/sendMessage", content)
        case unknown:
            assert_never(unknown)


def without_markdown(text: str) -> str:
    """A text in which nothing is markup to Discord."""
    return re.sub(r"([\\*_~`|>#\[\]()<@:+-])", r"\\\1", text)


def _json(url: str, content: object) -> Request:
    return Request(url, json.dumps(content).encode(), JSON)


def payload_of(letter: Letter) -> bytes:
    """What a service worker gets; it fits into a push message unless an address is too long."""
    words = letter.words
    content = {
        "title": words.title[:TITLE],
        "body": words.body,
        "kind": words.kind,
        **({"table": words.table} if words.table else {}),
        "url": letter.path,
        "tag": words.table or "orbis",
        "waiting": letter.waiting,
        "language": words.language,
        "unsubscribe": letter.unsubscribe,
    }
    body = words.body
    while len(written := json.dumps(content, ensure_ascii=False).encode()) > push.LARGEST and body:
        content["body"] = body = body[: len(body) // 2]
    return written


def _push(channel: PushChannel, letter: Letter, signer: Signer) -> Request:
    contact = signer.contact_for(letter.site)
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(letter.ttl),
        "Urgency": "high" if letter.words.kind == "clock" else "normal",
        "Topic": topic_of(letter.words.table),
        "Authorization": push.authorization(signer.key, channel.endpoint, contact, letter.at / 1000),
    }
    return Request(
        channel.endpoint, push.encrypted(payload_of(letter), channel.p256dh, channel.auth), headers
    )


def topic_of(table: str) -> str:
    """The topic of a table: a push service keeps only the last notice of each; it must not know the table."""
    return push.encoded(hashlib.sha256(f"orbis topic 1\0{table}".encode()).digest())[:32]


def _webhook(url: str, letter: Letter, secret: str) -> Request:
    words = letter.words
    content = json.dumps(
        {
            "kind": words.kind,
            "title": words.title,
            "body": words.body,
            **({"table": words.table} if words.table else {}),
            **({"event": letter.number} if words.table and not letter.leads_on else {}),
            "url": letter.url,
            "waiting": letter.waiting,
            "language": words.language,
            "unsubscribe": letter.unsubscribe,
        },
        ensure_ascii=False,
    ).encode()
    stamp = str(letter.at // 1000)
    headers = {
        **JSON,
        "Orbis-Timestamp": stamp,
        "Orbis-Signature": f"sha256={signature(secret, stamp, content)}",
    }
    return Request(url, content, headers)


def signature(secret: str, stamp: str, content: bytes) -> str:
    """The signature of a webhook's request: of its timestamp, a dot and its body."""
    return hmac.digest(secret.encode(), stamp.encode() + b"." + content, hashlib.sha256).hex()


def _ntfy(url: str, token: str, letter: Letter) -> Request:
    parts = urlsplit(url)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    # A server may want its token in the query.
    root = parts._replace(path=f"{folder}/", fragment="").geturl()
    content = {
        "topic": topic,
        "title": letter.words.title[:TITLE],
        "message": f"{letter.words.body}\n\n{letter.stop}",
        "click": letter.url,
    }
    sent = _json(root, content)
    return sent._replace(headers={**JSON, "Authorization": f"Bearer {token}"}) if token else sent
