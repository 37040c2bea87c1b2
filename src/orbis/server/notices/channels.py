"""Channels: where a player is told, as it is stored."""

import hashlib
import re
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from typing import NamedTuple, assert_never
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from orbis.server.notices import push
from orbis.server.notices.inside import NOWHERE, Inside, is_local_name
from orbis.server.notices.mail import BadMailbox, mailbox_of
from orbis.server.notices.outgoing import Forbidden, is_public, target_of
from orbis.server.protocol.notices import (
    BOT_PATTERN,
    CHAT_PATTERN,
    ROOM_PATTERN,
    AddressFault,
    AnyChannel,
    DiscordChannel,
    MailChannel,
    MatrixChannel,
    NoticeChannel,
    NtfyChannel,
    OnlineChannel,
    PushChannel,
    SlackChannel,
    TelegramChannel,
    WebhookChannel,
)
from orbis.server.stores.notices import NoticeStore, StoredChannel
from orbis.server.tables.refusals import Refused, TextFault

MOST = 10
"""How many channels a player may have."""

LONGEST_SITE = 300

BEGINNINGS: Mapping[type[OnlineChannel], tuple[str, ...]] = {
    DiscordChannel: (
        "https://discord.com/api/webhooks/",
        "https://discordapp.com/api/webhooks/",
        "https://ptb.discord.com/api/webhooks/",
        "https://canary.discord.com/api/webhooks/",
    ),
    SlackChannel: ("https://hooks.slack.com/", "https://hooks.slack-gov.com/"),
}
"""How the addresses begin that a service gives out."""


class _Form(NamedTuple):
    """What a field of a channel has to look like."""

    pattern: re.Pattern[str]
    fault: AddressFault
    expected: str


_TOKEN = _Form(re.compile(r"[!-~]+"), "address-token", "the token must be as it was copied, without spaces")
FORMS: Mapping[tuple[type[AnyChannel], str], _Form] = {
    (MatrixChannel, "room"): _Form(
        # Newer rooms have no server in their ids.
        re.compile(ROOM_PATTERN),
        "address-room",
        "the room must be the id of one, such as !abc:example.org, not its name",
    ),
    (MatrixChannel, "token"): _TOKEN,
    (NtfyChannel, "token"): _TOKEN._replace(pattern=re.compile(r"[!-~]*")),
    (TelegramChannel, "token"): _Form(
        re.compile(BOT_PATTERN),
        "address-bot",
        "the token must be that of a bot, such as 123456789:AAE…",
    ),
    (TelegramChannel, "chat"): _Form(
        re.compile(CHAT_PATTERN),
        "address-chat",
        "the chat must be the number of one, or the name of a channel such as @orbis_news",
    ),
}

_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")

DROPPED_AFTER = 10
"""How many notices in a row a channel may fail to take before it is dropped."""

CONFIRMED_WITHIN = 7 * 86_400_000
"""Milliseconds in which the owner of a mailbox can agree to notices; then it is forgotten."""


SHOWN_AFTER = 30 * 86_400_000
"""Milliseconds for which somebody sees that nothing is sent to a channel any more."""


class ChannelTarget(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a channel was made of, and what the server adds."""

    channel: AnyChannel
    site: str
    """The server's own address as its player knows it, for links."""
    secret: str = ""
    """With which a webhook's requests are signed."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ChannelTarget).decode


def made_channel(
    wanted: AnyChannel,
    player: str,
    *,
    id: str,
    secret: str,
    site: str,
    now: int,
    device: str = "",
    inside: Inside = NOWHERE,
) -> StoredChannel:
    """A new channel; raise `Refused` if nothing can be sent there, or if links cannot lead back here."""
    if not 0 < len(site) <= LONGEST_SITE:
        raise Refused(
            "unfit",
            "links cannot lead back: use an address of this server that its host has named (Host header)",
        )
    if isinstance(wanted, MailChannel):
        try:
            mailbox_of(wanted.address)
        except BadMailbox:
            raise _unfit("address", "address-mail", "it must be a mailbox such as ann@example.org") from None
    else:
        _check(wanted, inside)
    if isinstance(wanted, PushChannel):
        try:
            push.check_keys(wanted.p256dh, wanted.auth)
        except push.BadSubscription as error:
            raise Refused("unfit", str(error)) from None
        # A browser that subscribes again has the same endpoint.
        id = push_id(player, wanted.endpoint)
        wanted = replace(wanted, replaces="")
    signs, is_browser = isinstance(wanted, WebhookChannel), isinstance(wanted, PushChannel)
    target = ChannelTarget(wanted, site, secret if signs else "")
    kind = str(wanted.__struct_config__.tag)
    expires = now + CONFIRMED_WITHIN if isinstance(wanted, MailChannel) else 0
    return StoredChannel(
        id, player, kind, _label(wanted), _encode(target), 0, now, device if is_browser else "", expires
    )


def push_id(player: str, endpoint: str) -> str:
    """The id of a browser's channel, by the endpoint of its subscription."""
    return hashlib.sha256(f"{player}\0{endpoint}".encode()).hexdigest()[:24]


def _check(wanted: OnlineChannel, inside: Inside) -> None:
    """Raise `Refused`, naming the field and what is wrong, if nothing can ever be sent to an address."""
    field, url = ("endpoint", wanted.endpoint) if isinstance(wanted, PushChannel) else ("url", wanted.url)
    try:
        target = target_of(url, inside)
    except Forbidden as error:
        raise _unfit(field, _fault_of(url), str(error)) from None
    for (kind, name), form in FORMS.items():
        if isinstance(wanted, kind) and not form.pattern.fullmatch(getattr(wanted, name)):
            raise _unfit(name, form.fault, form.expected)
    if isinstance(wanted, NtfyChannel) and not _TOPIC.fullmatch(_last_part(target.path)):
        raise _unfit(field, "address-ntfy", "it must end with a topic")
    if inside.may_have(target.host, target.port):
        return
    if is_inside(target.host):
        raise _unfit(field, "address-inside", "it is not a public address")
    beginnings = BEGINNINGS.get(type(wanted), ())
    if beginnings and not any(url.startswith(each) and len(url) > len(each) for each in beginnings):
        fault: AddressFault = "address-slack" if isinstance(wanted, SlackChannel) else "address-discord"
        raise _unfit(field, fault, f"it must begin with {beginnings[0]}")


def _fault_of(url: str) -> AddressFault:
    """All that can be seen to be wrong with an address that https cannot reach."""
    if url.startswith("https://"):
        return "address-odd"
    try:
        host = urlsplit(url).hostname
    except ValueError:
        host = None
    return (
        "address-http-inside" if url.startswith("http://") and host and is_inside(host) else "address-https"
    )


def _last_part(path: str) -> str:
    return path.partition("?")[0].rstrip("/").rpartition("/")[2]


def is_inside(host: str) -> bool:
    """Whether a host is, by its name alone, none that everybody can reach.

    >>> is_inside("192.168.0.7"), is_inside("printer.local"), is_inside("example.org")
    (True, True, False)
    """
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return is_local_name(host)


def _unfit(field: str, kind: AddressFault, problem: str) -> Refused:
    fault = TextFault(0, field, kind, "")
    return Refused("unfit", f"nothing can be sent to this address: {problem}", faults=(fault,))


def _label(wanted: AnyChannel) -> str:
    """What a channel is called: without a name of its own its host or mailbox, never its secret part."""
    if isinstance(wanted, MailChannel):
        return wanted.address
    if wanted.label:
        return wanted.label
    match wanted:
        case PushChannel(endpoint=url):
            return urlsplit(url).hostname or ""
        case TelegramChannel(chat=chat):
            return chat
        case MatrixChannel(room=room):
            return room
        case WebhookChannel(url=url):
            # Whoever has several programs on one machine knows them by their ports.
            parts = urlsplit(url)
            return f"{parts.hostname or ''}:{parts.port}" if parts.port else parts.hostname or ""
        case DiscordChannel(url=url) | SlackChannel(url=url) | NtfyChannel(url=url):
            return urlsplit(url).hostname or ""
        case unknown:
            assert_never(unknown)


def told_apart(label: str, others: Collection[str]) -> str:
    """A label that none of the others has: two channels must not look alike.

    >>> told_apart("discord.com", ["discord.com", "discord.com (2)"]), told_apart("ntfy.sh", [])
    ('discord.com (3)', 'ntfy.sh')
    """
    number, different = 1, label
    while different in others:
        number += 1
        different = f"{label} ({number})"
    return different


def target_in(channel: StoredChannel) -> ChannelTarget:
    return _decode(channel.target)


def shown(channel: StoredChannel, *, with_secret: bool = False) -> NoticeChannel:
    """A channel as its player sees it."""
    target = target_in(channel)
    return NoticeChannel(
        id=channel.id,
        kind=target.channel.__struct_config__.tag,  # type: ignore[arg-type]
        label=channel.label,
        failing=channel.failures > 0 and not channel.is_stopped,
        unconfirmed=channel.expires > 0 and not channel.is_ended,
        ended=channel.is_ended,
        leads_back=channel.leads_back == 1 and not channel.expires,
        stopped=channel.is_stopped,
        secret=target.secret if with_secret else "",
    )


async def end(store: NoticeStore, channel: StoredChannel, now: int) -> None:
    """Send nothing to a channel any more: its player is told, unless it was a browser, which knows itself."""
    if channel.kind == "push":
        await store.drop_channel(channel.id, channel.player)
    else:
        await store.end_channel(channel.id, now + SHOWN_AFTER)


def digest_of(channel: StoredChannel) -> str:
    """What a log may say of a channel."""
    return hashlib.sha256(channel.id.encode()).hexdigest()[:12]
