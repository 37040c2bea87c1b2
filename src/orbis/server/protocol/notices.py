"""Notices: where players are told what happens at their tables while they are away, and what."""

from typing import Annotated, Literal

import msgspec

NoticeKind = Literal["turn", "seat", "wish", "clock", "over", "rematch", "reminder", "said"]
"""What players can be told: their turn, who sits down, a request, a low clock, words and so on."""

AddressFault = Literal[
    "address-https",
    "address-odd",
    "address-inside",
    "address-http-inside",
    "address-discord",
    "address-slack",
    "address-ntfy",
    "address-mail",
    "address-room",
    "address-chat",
    "address-bot",
    "address-token",
]
"""What is wrong with a field of a new channel: the `kind` of the fault, whose `column` is the field."""

DeliveryProblem = Literal[
    "unreachable",
    "certificate",
    "timeout",
    "inside",
    "address",
    "refused",
    "gone",
    "limit",
    "later",
    "paused",
    "busy",
    "off",
]
"""Why a channel did not take a notice.

It cannot be reached, has no valid certificate, or does not answer in time; its address is not public, or
not one at all; it refuses the notice, is gone, has had too much, or cannot take it now; it is left alone as
it did not answer lately, too many notices are under way, or the server does not send such notices.
"""

Label = Annotated[str, msgspec.Meta(max_length=60)]
Address = Annotated[str, msgspec.Meta(max_length=1000, extra_json_schema={"format": "uri"})]
Secret = Annotated[str, msgspec.Meta(max_length=300)]
# Patterns are only described here: `notices.channels` checks them, and names the field and the fault.
ROOM_PATTERN = r"^![^\s:/]+(:[^\s/]+)?$"
BOT_PATTERN = r"^[0-9]{3,20}:[A-Za-z0-9_-]{20,80}$"
CHAT_PATTERN = r"^(-?[0-9]{1,20}|@[A-Za-z][A-Za-z0-9_]{3,40})$"
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1439)]
"""Minutes after midnight."""


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When nothing is sent, in a time zone such as `Europe/Prague`; it is sent when they are over."""

    start: Minutes
    end: Minutes
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class NoticeEvents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which kinds of notices you want."""

    turn: bool = True
    seat: bool = True
    wish: bool = True
    clock: bool = True
    over: bool = True
    rematch: bool = True
    reminder: bool = True
    said: bool = True


MOST_SILENCED = 200

Silenced = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=32)], ...], msgspec.Meta(max_length=MOST_SILENCED)
]


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be told, when, and in which language."""

    events: NoticeEvents = NoticeEvents()
    quiet: QuietHours | None = None
    language: Annotated[str, msgspec.Meta(max_length=20)] = "en"
    silenced: Silenced = ()
    """The players whose words you are not told: each is added and taken away by itself."""


class Silence(msgspec.Struct, frozen=True):
    """Whether you are not told what somebody says."""

    player: str
    silenced: bool


ChannelKind = Literal["push", "webhook", "discord", "slack", "matrix", "ntfy", "telegram", "mail"]


class NoticeChannel(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where you are told: a browser, a program or a mailbox."""

    id: str
    kind: ChannelKind
    label: str
    failing: bool
    """Whether it did not take the last notice."""
    unconfirmed: bool = False
    """Whether it is a mailbox whose owner has not yet opened the link that was sent there."""
    ended: bool = False
    """Whether nothing is sent there any more: it is gone, or has taken none of many notices."""
    leads_back: bool = False
    """Whether it is a mailbox through which you can come back on a device that does not know you."""
    stopped: bool = False
    """Whether it only leads back: you have stopped its mails."""
    secret: str = ""
    """The secret with which a webhook's requests are signed; it is shown only when the channel is made."""


class Notices(msgspec.Struct, frozen=True):
    """Your channels and settings, and what this server can do."""

    key: str
    """The public key for web push, in base64url; empty if the server cannot push."""
    mail: bool
    channels: tuple[NoticeChannel, ...]
    settings: NoticeSettings


class NewChannel(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A new place where you want to be told."""


class PushChannel(NewChannel, frozen=True, tag="push"):
    """A browser, by its push subscription; the same endpoint again replaces the channel.

    A subscription that takes the place of an older one by itself names its endpoint in `replaces`:
    whoever has ended those notices is not subscribed again.
    """

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=30)]
    label: Label = ""
    replaces: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class WebhookChannel(NewChannel, frozen=True, tag="webhook"):
    """Your own program: it gets JSON, signed with a secret."""

    url: Address
    label: Label = ""


class DiscordChannel(NewChannel, frozen=True, tag="discord"):
    """A Discord channel, by the address of its webhook."""

    url: Address
    label: Label = ""


class SlackChannel(NewChannel, frozen=True, tag="slack"):
    """A Slack channel, by the address of its incoming webhook."""

    url: Address
    label: Label = ""


class MatrixChannel(NewChannel, frozen=True, tag="matrix"):
    """A Matrix room: the home server's address, the room's id, and an access token."""

    url: Address
    room: Annotated[Secret, msgspec.Meta(extra_json_schema={"pattern": ROOM_PATTERN})]
    token: Secret
    label: Label = ""


class NtfyChannel(NewChannel, frozen=True, tag="ntfy"):
    """A topic of an ntfy server, by its address; with an access token if the topic needs one."""

    url: Address
    token: Secret = ""
    label: Label = ""


class TelegramChannel(NewChannel, frozen=True, tag="telegram"):
    """A Telegram chat: a bot's token, and the id of the chat."""

    token: Annotated[Secret, msgspec.Meta(extra_json_schema={"pattern": BOT_PATTERN})]
    chat: Annotated[Secret, msgspec.Meta(extra_json_schema={"pattern": CHAT_PATTERN})]
    label: Label = ""
    url: Address = "https://api.telegram.org"


class MailChannel(NewChannel, frozen=True, tag="mail"):
    """A mailbox: nothing but one link is sent there until somebody opens that link."""

    address: Annotated[str, msgspec.Meta(max_length=200, extra_json_schema={"format": "email"})]


OnlineChannel = (
    PushChannel
    | WebhookChannel
    | DiscordChannel
    | SlackChannel
    | MatrixChannel
    | NtfyChannel
    | TelegramChannel
)
"""What is told by a request over HTTP."""

AnyChannel = OnlineChannel | MailChannel


class ChannelTested(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a channel took a test notice; otherwise why not, and what it answered."""

    sent: bool
    problem: DeliveryProblem | None = None
    status: int | None = None


class ChannelDropped(msgspec.Struct, frozen=True):
    """The channel is gone."""

    id: str
