"""Coming back on another device: recovery links, the list of one's devices, and settings."""

import hashlib
from typing import Any

from msgspec.structs import replace
from starlette.responses import Response

from orbis.server.http import passkeys
from orbis.server.http.cookies import with_secret, without_secret
from orbis.server.http.device_labels import label_of
from orbis.server.http.endpoint import Call, Endpoint, json_response
from orbis.server.http.service import Service
from orbis.server.http.visitors import id_of
from orbis.server.mine.preferences import CHANGED, LARGEST, read_preferences, with_changes
from orbis.server.notices.mail import BadMailbox, mailbox_of
from orbis.server.notices.mailed_links import LINK_LIFE, digest_of_mailed, mail_links
from orbis.server.protocol.access import (
    AskForLink,
    LinkAsked,
    ListedDevice,
    ListedPasskey,
    ListedRecovery,
    NewSettings,
    Owner,
    Recover,
    RecoveryLink,
    SavedSettings,
    WayBack,
    Ways,
)
from orbis.server.protocol.identity import Me
from orbis.server.protocol.own_colour import OwnColour
from orbis.server.stores.access import Device, Recovery
from orbis.server.stores.identities import Identity
from orbis.server.tables.refusals import Refused, TextFault

FRESH = 3_600_000
"""Milliseconds within which it is not stored again that a device was used, and its cookie not renewed."""

IDENTITY_COST = 5.0
"""How many requests a new identity counts as, or an attempt to come back to one."""

ATTEMPTS = 20
"""How often a change of settings is tried again because another device was faster."""


def digest_of_link(secret: str) -> str:
    return hashlib.sha256(b"orbis recovery 1\0" + secret.encode()).hexdigest()


def name_of(secret_part: str) -> str:
    """What a device or passkey is called in paths, where neither digests nor credentials belong."""
    return hashlib.sha256(b"orbis way 1\0" + secret_part.encode()).hexdigest()[:16]


async def ways_of(call: Call) -> Ways:
    """All ways by which a visitor is recognised, without anything secret."""
    access, me = call.service.store.access, call.visitor
    recovery = await access.recovery(me.id)
    return Ways(
        tuple(
            [
                ListedDevice(name_of(each.digest), each.label, each.made, each.used, each.digest == me.device)
                for each in await access.devices(me.id)
            ]
        ),
        None if recovery is None else ListedRecovery(recovery.made, recovery.used or None),
        tuple(
            [
                ListedPasskey(name_of(each.id), each.label, each.made, each.used or None)
                for each in await access.passkeys(me.id)
            ]
        ),
        await _mailboxes_of(call),
    )


async def _mailboxes_of(call: Call) -> tuple[str, ...]:
    """The mailboxes to which a visitor can have a link sent."""
    if not call.service.configuration.notices.sends_mail:
        return ()
    channels = await call.service.store.notices.channels(call.visitor.id)
    return tuple([each.label for each in channels if each.leads_back and not each.expires])


async def ways_back_of(service: Service, id: str) -> tuple[WayBack, ...]:
    """How somebody can come back to this server on a device that it does not know."""
    found = await service.store.access.ways_back(id)
    there: dict[WayBack, bool] = {
        "link": found.link,
        "passkey": found.passkey and passkeys.is_available(),
        "mail": found.mail and service.configuration.notices.sends_mail,
    }
    return tuple([way for way, is_there in there.items() if is_there])


async def settings_of(service: Service, id: str) -> dict[str, Any] | None:
    found = await service.store.access.preferences(id)
    return None if found is None else read_preferences(found)[0]


async def colour_of(service: Service, id: str) -> OwnColour:
    return (await service.store.identities.colours((id,))).get(id, "")


def unknown() -> Refused:
    return Refused("no_identity", "say who you are first: POST /api/identity")


async def come_back(call: Call, identity: Identity, *, token: bool, former: str) -> Response | Me:
    """Let this device be one of an identity's, beside those it has; it gets a secret of its own.

    The `former` one of them is this browser as it was before it lost its secret.
    """
    service = call.service
    settings, colour = await settings_of(service, identity.id), await colour_of(service, identity.id)
    ways = await ways_back_of(service, identity.id)
    me = Me(*identity, settings=settings, colour=colour, ways=ways)
    if call.visitor.id == identity.id:
        return replace(me, device=name_of(call.visitor.device))
    secret, now = service.chance.token(), service.clock.now()
    label = label_of(call.headers.get("user-agent", ""))
    devices = await service.store.access.devices(identity.id) if former else ()
    replaced = next((each.digest for each in devices if name_of(each.digest) == former), "")
    if not await service.visitors.add(Device(id_of(secret), identity.id, label, now, now), replaced):
        raise no_such_link()
    if replaced:
        await service.store.access.replace_device(identity.id, replaced, id_of(secret))
        service.visitors.sign_out(replaced)
    me = replace(me, device=name_of(id_of(secret)))
    if token:
        return replace(me, token=secret)
    if call.visitor.id and call.secret:  # the browser is somebody else's from now on
        await service.store.access.drop_channels(call.visitor.id, call.visitor.device)
        await service.notices.subscribers.renew(call.visitor.id)
    return with_secret(json_response(me), secret, secure=call.secure)


def no_such_link() -> Refused:
    return Refused("not_found", "there is no such link, or it was renewed, used or has expired")


async def _ways(call: Call) -> Ways:
    return await ways_of(call)


async def _sign_out(call: Call) -> Response:
    access = call.service.store.access
    for device in await access.devices(call.visitor.id):
        if name_of(device.digest) == call.path["device"]:
            await _end(call, device)
            response = json_response(await ways_of(call))
            if device.digest == call.visitor.device and call.secret:
                without_secret(response, secure=call.secure)
            return response
    raise Refused("not_found", "you have no such device")


async def _sign_out_others(call: Call) -> Ways:
    for device in await call.service.store.access.devices(call.visitor.id):
        if device.digest != call.visitor.device:
            await _end(call, device)
    await call.service.store.access.drop_mailed(call.visitor.id)
    return await ways_of(call)


async def _end(call: Call, device: Device) -> None:
    await call.service.store.access.sign_out(device.identity, device.digest)
    call.service.visitors.sign_out(device.digest)
    await call.service.notices.subscribers.renew(device.identity)


async def _make_link(call: Call) -> RecoveryLink:
    call.charge(IDENTITY_COST)
    secret, now = call.service.chance.token(), call.service.clock.now()
    kept = Recovery(call.visitor.id, digest_of_link(secret), now, 0)
    if not await call.service.store.access.save_recovery(kept):
        raise unknown()
    return RecoveryLink(secret, now)


async def _whose_link(call: Call) -> Owner:
    call.charge(IDENTITY_COST)
    access, secret = call.service.store.access, call.body.secret
    found = await access.recovered(digest_of_link(secret)) or await _mailed(call, secret)
    if found is None:
        raise no_such_link()
    return Owner(*found, tables=await call.service.store.lists.count_of(found.id))


async def _use_link(call: Call) -> Response | Me:
    call.charge(IDENTITY_COST)
    access, secret, now = call.service.store.access, call.body.secret, call.service.clock.now()
    digest = digest_of_link(secret)
    found = await access.recovered(digest)
    if found is not None:
        is_valid = await access.use_recovery(digest, now)
    else:
        found = await _mailed(call, secret)
        is_valid = found is not None and await access.take_mailed(digest_of_mailed(secret), now)
    if found is None or not is_valid:
        raise no_such_link()
    return await come_back(call, found, token=call.body.token, former=call.body.former)


async def _mailed(call: Call, secret: str) -> Identity | None:
    """Whose mailed link it is that works once."""
    return await call.service.store.access.mailed(digest_of_mailed(secret), call.service.clock.now())


async def _mail_link(call: Call) -> LinkAsked:
    """Mail a link to those whom a mailbox leads back to; the answer does not tell whether it does."""
    service, configuration = call.service, call.service.configuration.notices
    call.charge(IDENTITY_COST)
    if not configuration.sends_mail:
        raise Refused(
            "unfit", "this server sends no mail: its host has named no mail server and public address"
        )
    try:
        mailbox = mailbox_of(call.body.address.strip()).addr_spec.lower()
    except BadMailbox:
        fault = TextFault(0, "address", "address-mail", "")
        raise Refused("unfit", "it must be a mailbox such as ann@example.org", faults=(fault,)) from None
    shares = service.quotas.admit_link(call.owner, mailbox)
    addresses = {mailbox, call.body.address.strip().lower()}

    async def mail() -> None:
        is_done = False
        try:
            is_done = await mail_links(
                service.store,
                service.notices,
                addresses,
                service.chance.token,
                service.clock.now,
                table=call.body.table,
            )
        finally:
            if not is_done:
                service.quotas.give_back_link(shares)

    service.hub.background.spawn(mail())
    return LinkAsked(LINK_LIFE)


async def _save_settings(call: Call) -> SavedSettings:
    access, id = call.service.store.access, call.visitor.id
    if CHANGED in call.body.settings:
        raise Refused("bad_request", f"no setting can be called {CHANGED}")
    for _ in range(ATTEMPTS):
        before = await access.preferences(id)
        now = call.service.clock.now()
        after = with_changes(before, call.body.settings, call.body.ages, now)
        if len(after.document.encode()) > LARGEST:
            raise Refused("too_large", f"settings may have at most {LARGEST} bytes")
        if "\\u0000" in after.document:
            raise Refused("bad_request", "settings must not contain the character U+0000")
        if await access.replace_preferences(id, before, after):
            return SavedSettings(now, read_preferences(after)[0])
        if await call.service.store.identities.find(id) is None:
            raise unknown()
    raise Refused("unavailable", "too many changes of your settings at once: try again")


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/identity/ways",
        "ways",
        "Your devices, your recovery link and your passkeys",
        Ways,
        _ways,
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/identity/devices/{device}",
        "sign_out",
        "Sign out one of your devices",
        Ways,
        _sign_out,
        refusals=("not_found",),
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/identity/devices",
        "sign_out_others",
        "Sign out all your devices except this one",
        Ways,
        _sign_out_others,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/identity/recovery",
        "make_recovery_link",
        "Make a recovery link; the one before stops working",
        RecoveryLink,
        _make_link,
        status=201,
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/recovery/owner",
        "recovery_owner",
        "Who a recovery link belongs to",
        Owner,
        _whose_link,
        body=Recover,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/recovery",
        "recover",
        "Come back on this device by a recovery link",
        Me,
        _use_link,
        body=Recover,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/recovery/mail",
        "mail_recovery_link",
        "Have a link mailed to come back by, once, to a mailbox that was confirmed",
        LinkAsked,
        _mail_link,
        body=AskForLink,
        refusals=("unfit", "limit"),
        status=202,
    ),
    Endpoint(
        "PUT",
        "/api/identity/settings",
        "save_settings",
        "Change your settings of the page, and what you have solved, for all your devices",
        SavedSettings,
        _save_settings,
        body=NewSettings,
        refusals=("too_large", "unavailable"),
        identity=True,
    ),
)
