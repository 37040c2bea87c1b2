"""Notices: where you are told what happens while you are away, what you are told, and how to end it."""

import msgspec
from msgspec.structs import replace

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.mine import other_player
from orbis.server.notices.channels import (
    CONFIRMED_WITHIN,
    MOST,
    end,
    made_channel,
    push_id,
    shown,
    told_apart,
)
from orbis.server.notices.courier import Delivery
from orbis.server.notices.proof import digest_of_nonce
from orbis.server.notices.quiet import zone_of
from orbis.server.notices.settings import settings_of
from orbis.server.notices.words import is_language
from orbis.server.protocol.notices import (
    MOST_SILENCED,
    AnyChannel,
    ChannelDropped,
    ChannelTested,
    MailChannel,
    NoticeChannel,
    Notices,
    NoticeSettings,
    PushChannel,
    Silence,
)
from orbis.server.stores.notices import StoredChannel
from orbis.server.tables.refusals import Refused, TextFault

CHANNEL_COST = 5.0
TEST_COST = 10.0
"""How many requests a new channel and a test count as: both make the server send something."""

_encode = msgspec.json.Encoder().encode


SOON = 60_000
"""Milliseconds within which a notice is due that waits for no end of quiet hours."""


async def _notices(call: Call) -> Notices:
    office, store, player = call.service.notices, call.service.store, call.visitor.id
    channels = await store.notices.channels(player)
    return Notices(
        key=office.public_key,
        mail=office.configuration.sends_mail,
        channels=tuple([shown(channel) for channel in channels]),
        settings=await settings_of(store, player),
    )


async def _save(call: Call) -> NoticeSettings:
    settings: NoticeSettings = call.body
    if not is_language(settings.language):
        raise Refused("unfit", "the server does not speak this language: GET /api/about lists those it does")
    if settings.quiet is not None and zone_of(settings.quiet.zone) is None:
        raise Refused("unfit", "there is no such time zone: expected one such as Europe/Prague")
    store, player, now = call.service.store, call.visitor.id, call.service.clock.now()
    before = await settings_of(store, player)
    await store.notices.save_settings(player, _encode(replace(settings, silenced=())))
    if settings.quiet != before.quiet:  # what was to wait for their end is judged again
        await store.notices.hasten(player, now, now + SOON)
    return replace(settings, silenced=before.silenced)


async def _silence(call: Call) -> Silence:
    return await _set_silenced(call, on=True)


async def _unsilence(call: Call) -> Silence:
    return await _set_silenced(call, on=False)


async def _set_silenced(call: Call, *, on: bool) -> Silence:
    identities, me, other = call.service.store.identities, call.visitor.id, other_player(call)
    if not await identities.silence(me, other, on=on, most=MOST_SILENCED) and on:
        raise Refused("limit", f"you can silence at most {MOST_SILENCED} people")
    return Silence(other, on)


async def _add(call: Call) -> NoticeChannel:
    wanted: AnyChannel = call.body
    call.charge(CHANNEL_COST)
    service, office = call.service, call.service.notices
    if isinstance(wanted, PushChannel) and not office.public_key:
        raise Refused("unfit", "this server cannot push: its host has not installed orbis[push]")
    configuration, is_mail = office.configuration, isinstance(wanted, MailChannel)
    if is_mail and not configuration.sends_mail:
        raise Refused(
            "unfit", "this server sends no mail: its host has named no mail server and public address"
        )
    # What the host's own mail server sends must not depend on what a request says.
    site = (
        configuration.site if is_mail else configuration.site_for(call.site, service.visitors.origins.allowed)
    )
    channel = made_channel(
        wanted,
        call.visitor.id,
        id=service.chance.nobody()[:24],
        secret=service.chance.token(),
        site=site,
        now=service.clock.now(),
        device=call.visitor.device,
        inside=configuration.inside,
    )
    if not isinstance(wanted, MailChannel) and (isinstance(wanted, PushChannel) or not wanted.label):
        others = await service.store.notices.channels(call.visitor.id)
        labels = [each.label for each in others if each.id != channel.id]
        channel = channel._replace(label=told_apart(channel.label, labels))
    if isinstance(wanted, MailChannel):
        await call.admit("mails")
    if isinstance(wanted, PushChannel) and wanted.replaces:
        channel = await _replace(call, channel, push_id(call.visitor.id, wanted.replaces))
    elif not await service.store.notices.save_channel(channel, MOST):
        raise Refused(
            "limit", f"you have {MOST} channels, which is as many as there can be: delete one first"
        )
    office.subscribers.add(call.visitor.id)
    if isinstance(wanted, MailChannel):
        await _ask_to_confirm(call, channel, wanted.address)
    return shown(channel, with_secret=True)


async def _replace(call: Call, channel: StoredChannel, id: str) -> StoredChannel:
    """Store a browser's channel in the place of another; raise `Refused` if that was ended."""
    ended = Refused(
        "not_found", "these notices were ended: add the browser without `replaces` to begin again"
    )
    notices = call.service.store.notices
    old = await notices.channel(id)
    if old is None:
        raise ended
    channel = channel._replace(label=call.body.label or old.label)
    if not await notices.save_channel(channel, MOST + 1):
        raise ended
    if id != channel.id and not await notices.drop_channel(id, channel.player):
        await notices.drop_channel(channel.id, channel.player)
        raise ended
    return channel


async def _mail_question(call: Call, channel: StoredChannel, address: str) -> Delivery:
    """Mail the owner of a mailbox a link by which they agree, once."""
    service, office, notices = call.service, call.service.notices, call.service.store.notices
    language, site = (await settings_of(service.store, channel.player)).language, office.configuration.site
    nonce = service.chance.token()
    await notices.ask_to_confirm(channel.id, digest_of_nonce(nonce), service.clock.now() + CONFIRMED_WITHIN)
    link = office.link("confirm", channel.id, site, nonce)
    return await office.courier.ask_to_confirm(address, language, site, link, player=channel.player)


async def _ask_to_confirm(call: Call, channel: StoredChannel, address: str) -> None:
    office, store = call.service.notices, call.service.store
    asked = Delivery("later", "unreachable")
    try:
        asked = await _mail_question(call, channel, address)
    finally:
        if asked.outcome != "sent":
            await store.notices.drop_channel(channel.id, channel.player)
            await office.subscribers.renew(channel.player)
    if asked.outcome != "sent":
        fault = TextFault(0, "address", f"delivery-{asked.problem}", str(asked.status or ""))
        raise Refused("unavailable", "the mail could not be sent", faults=(fault,))


async def _own(call: Call) -> StoredChannel:
    """The channel of a request; raise `Refused` if the visitor has none of that id."""
    channel = await call.service.store.notices.channel(call.path["id"])
    if channel is None or channel.player != call.visitor.id:
        raise Refused("not_found", "you have no such channel")
    return channel


async def _drop(call: Call) -> ChannelDropped:
    channel = await _own(call)
    await call.service.store.notices.drop_channel(channel.id, channel.player)
    await call.service.notices.subscribers.renew(channel.player)
    return ChannelDropped(channel.id)


async def _stop(call: Call) -> NoticeChannel:
    channel = await _own(call)
    if not await call.service.store.notices.stop_mailbox(channel.id):
        raise Refused("unfit", "only mails to a mailbox that leads back can be stopped: delete the channel")
    return await _changed(call, channel)


async def _resume(call: Call) -> NoticeChannel:
    channel = await _own(call)
    if channel.is_stopped:
        await call.service.store.notices.revive_channel(channel.id)
    return await _changed(call, channel)


async def _changed(call: Call, channel: StoredChannel) -> NoticeChannel:
    """A channel as it is now, once it is known whether its player is told anything anywhere."""
    await call.service.notices.subscribers.renew(channel.player)
    return shown(await _own(call))


async def _test(call: Call) -> ChannelTested:
    channel = await _own(call)
    call.charge(TEST_COST)
    if channel.is_stopped:
        raise Refused("unfit", "its mails are stopped: let them be sent again first")
    store, office = call.service.store, call.service.notices
    if channel.expires and not channel.is_ended:
        raise Refused("unfit", "first open the link in the mail that was sent there")
    if channel.kind == "mail" and channel.is_ended:  # by now it may be somebody else's, who must agree
        await call.admit("mails")
        asked = await _mail_question(call, channel, channel.label)
        return ChannelTested(asked.outcome == "sent", asked.problem, asked.status or None)
    language = (await settings_of(store, channel.player)).language
    waiting = await call.service.my_tables.count_waiting(channel.player)
    tested = await office.test(channel, language, waiting)
    is_sent = tested.outcome == "sent"
    if tested.outcome == "gone":
        await end(store.notices, channel, call.service.clock.wall())
        await office.subscribers.renew(channel.player)
    elif is_sent and channel.failures:
        await store.notices.revive_channel(channel.id)
        await office.subscribers.renew(channel.player)
    elif not is_sent and not channel.failures and tested.outcome != "paused":
        await store.notices.count_failure(channel.id, True)  # tests are no notices, so they count once
    return ChannelTested(is_sent, tested.problem, tested.status or None)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/notices",
        "notices",
        "Your notices: channels and settings",
        Notices,
        _notices,
        identity=True,
    ),
    Endpoint(
        "PUT",
        "/api/notices/settings",
        "set_notices",
        "Choose what you are told, when, and in which language",
        NoticeSettings,
        _save,
        body=NoticeSettings,
        refusals=("unfit",),
        identity=True,
    ),
    Endpoint(
        "PUT",
        "/api/notices/silenced/{player}",
        "silence",
        "Stop being told what somebody says",
        Silence,
        _silence,
        refusals=("not_found", "limit"),
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/notices/silenced/{player}",
        "unsilence",
        "Be told again what somebody says",
        Silence,
        _unsilence,
        refusals=("not_found",),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/notices/channels",
        "add_channel",
        "Add a browser, a program or a mailbox that is told",
        NoticeChannel,
        _add,
        body=AnyChannel,
        refusals=("unfit", "limit", "not_found"),
        status=201,
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/notices/channels/{id}",
        "drop_channel",
        "Delete a channel; a mailbox leads back no more then",
        ChannelDropped,
        _drop,
        refusals=("not_found",),
        identity=True,
    ),
    Endpoint(
        "PUT",
        "/api/notices/channels/{id}/stopped",
        "stop_mails",
        "Send no more notices to a mailbox, which goes on leading back",
        NoticeChannel,
        _stop,
        refusals=("not_found", "unfit"),
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/notices/channels/{id}/stopped",
        "resume_mails",
        "Send notices to a mailbox again",
        NoticeChannel,
        _resume,
        refusals=("not_found",),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/notices/channels/{id}/test",
        "test_channel",
        "Send a test notice to a channel",
        ChannelTested,
        _test,
        refusals=("not_found", "unfit"),
        identity=True,
    ),
)
