"""How you are recognised: your devices, your recovery link and your passkeys."""

from typing import Annotated, Any, Literal

import msgspec

from orbis.server.tables.events import Millis

Secret = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{43}$")]
Encoded = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]*$", max_length=8000)]
"""Bytes in base64url."""


class RecoveryLink(msgspec.Struct, frozen=True):
    """The secret of your recovery link, `/me#SECRET`; it is shown only this once."""

    secret: str
    made: Millis


DeviceName = Annotated[str, msgspec.Meta(max_length=16)]


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a recovery link. With `token`, the answer has a token; else it sets a cookie.

    A browser that was a device of the same player before says which (`former`): that is signed out.
    """

    secret: Secret
    token: bool = False
    former: DeviceName = ""


WayBack = Literal["link", "passkey", "mail"]
"""A recovery link, a passkey, or a mailbox that its owner has confirmed."""


class AskForLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox to which a link is to be sent for each player who has confirmed it.

    Whoever comes back by it goes on at the `table`, if there is one.
    """

    address: Annotated[str, msgspec.Meta(max_length=200, extra_json_schema={"format": "email"})]
    # Not `$`: for Python that is also before the end of a last line.
    table: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{0,64}(?![\s\S])")] = ""


class LinkAsked(msgspec.Struct, frozen=True):
    """For how long the links work, if anybody has confirmed that mailbox: the answer does not say."""

    life: Millis


class Owner(msgspec.Struct, frozen=True):
    """Who a recovery link belongs to, and at how many tables they have a seat."""

    id: str
    name: str
    tables: int


class ListedDevice(msgspec.Struct, frozen=True):
    """A device: browser and system, if it has any, and about when it was last used."""

    id: str
    label: str
    made: Millis
    used: Millis
    here: bool
    """Whether it is the one that asks."""


class ListedRecovery(msgspec.Struct, frozen=True):
    """When your recovery link was made, and last used if it was."""

    made: Millis
    used: Millis | None


class ListedPasskey(msgspec.Struct, frozen=True):
    """A passkey, named by where it was made."""

    id: str
    label: str
    made: Millis
    used: Millis | None


class Ways(msgspec.Struct, frozen=True):
    """All ways by which you are recognised."""

    devices: tuple[ListedDevice, ...]
    recovery: ListedRecovery | None
    passkeys: tuple[ListedPasskey, ...]
    mailboxes: tuple[str, ...]
    """Those that you have confirmed, if the server sends mail: it sends links there."""


class Challenge(msgspec.Struct, frozen=True):
    """What a passkey is to sign within five minutes, once; `host` is the relying party."""

    challenge: str
    host: str


class PasskeyOffer(msgspec.Struct, frozen=True):
    """What a new passkey is made for: `user` is your id in base64url; `known` are the passkeys you have."""

    challenge: str
    host: str
    user: str
    name: str
    known: tuple[str, ...]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has made: the client data and the attestation object."""

    id: Encoded
    client: Encoded
    attestation: Encoded


class PasskeyProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey has signed. With `token`, the answer has a token; else it sets a cookie.

    A browser that was a device of the same player before says which (`former`): that is signed out.
    """

    id: Encoded
    client: Encoded
    authenticator: Encoded
    signature: Encoded
    user: Encoded = ""
    token: bool = False
    former: DeviceName = ""


class NewSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you have changed in the page, for all your devices: what is left out stays, what is null goes."""

    settings: dict[str, Any]
    ages: dict[str, Annotated[Millis, msgspec.Meta(ge=0)]] = {}
    """How long ago each was changed; a later change on another device stays."""


class SavedSettings(msgspec.Struct, frozen=True):
    """When your settings were stored, and all of them as they are now."""

    at: Millis
    settings: dict[str, Any]
