"""The links in notices: they end them, or confirm a mailbox, without signing in."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.responses import Response

from orbis.server.http.endpoint import HTML, STATUS, Call, Endpoint
from orbis.server.http.notice_page import NoticePage, accepted_language, page_of
from orbis.server.notices.proof import Purpose, digest_of_nonce
from orbis.server.notices.settings import settings_of
from orbis.server.stores.notices import StoredChannel


class Proof(msgspec.Struct, frozen=True):
    """The channel of a link, and the proof that this server made the link; mail programs may add to it."""

    channel: str = ""
    proof: str = ""
    nonce: str = ""
    """What makes a link work only once; empty in links that end notices."""


async def _linked(call: Call) -> StoredChannel | None:
    """The channel of a link; None if it is gone, or a mailbox that nobody has confirmed in time."""
    channel = await call.service.store.notices.channel(call.query.channel)
    is_late = channel is not None and 0 < channel.expires < call.service.clock.now()
    return None if is_late else channel


def _page(
    purpose: Purpose, handle: Callable[[Call, StoredChannel | None], Awaitable[NoticePage]]
) -> Callable[[Call], Awaitable[Response]]:
    """What answers a link: a page, whatever is wrong with the link."""

    async def answer(call: Call) -> Response:
        channel, page = None, NoticePage(purpose, "broken")
        if call.service.notices.proves(purpose, call.query.channel, call.query.proof, call.query.nonce):
            channel = await _linked(call)
            page = await handle(call, channel)
        settings = await settings_of(call.service.store, channel.player) if channel else None
        language = settings.language if settings else accepted_language(call.headers)
        status = STATUS["not_found"] if page.state in ("broken", "expired") else 200
        return Response(page_of(page, language), status, media_type=HTML)

    return answer


async def _ask_unsubscribe(call: Call, channel: StoredChannel | None) -> NoticePage:
    if channel is None:
        return NoticePage("unsubscribe", "done")
    if channel.is_stopped:
        return NoticePage("unsubscribe", "done", channel.label, leads_back=True)
    return NoticePage("unsubscribe", "question", channel.label, leads_back=_is_settled(channel))


async def _unsubscribe(call: Call, channel: StoredChannel | None) -> NoticePage:
    if channel is None:
        return NoticePage("unsubscribe", "done")
    notices = call.service.store.notices
    # Whoever wants no mails has not said that they want no way back.
    leads_back = await notices.stop_mailbox(channel.id)
    if not leads_back:
        await notices.drop_channel(channel.id, channel.player)
    await call.service.notices.subscribers.renew(channel.player)
    return NoticePage("unsubscribe", "done", channel.label, leads_back=leads_back)


async def _ask_confirm(call: Call, channel: StoredChannel | None) -> NoticePage:
    if channel is not None and _is_settled(channel):
        return _settled_page(channel)
    is_asked = channel is not None and channel.asked == digest_of_nonce(call.query.nonce)
    if channel is None or not is_asked or channel.asked_until < call.service.clock.now():
        return NoticePage("confirm", "expired")
    player = await call.service.store.identities.find(channel.player)
    name = "" if player is None else player.name
    return NoticePage("confirm", "question", channel.label, name)


def _is_settled(channel: StoredChannel) -> bool:
    """Whether the owner of a mailbox has agreed, so that a link that was used can say so."""
    return bool(channel.leads_back) and not channel.expires


def _settled_page(channel: StoredChannel) -> NoticePage:
    purpose: Purpose = "unsubscribe" if channel.is_stopped else "confirm"
    return NoticePage(purpose, "done", channel.label, leads_back=True)


async def _confirm(call: Call, channel: StoredChannel | None) -> NoticePage:
    notices, now = call.service.store.notices, call.service.clock.now()
    if channel is not None and _is_settled(channel):
        return _settled_page(channel)
    # Only the player can ask for this: who reads an old mail must not get at their account.
    asked = digest_of_nonce(call.query.nonce)
    if channel is None or not await notices.confirm_mailbox(channel.id, asked, now):
        return NoticePage("confirm", "expired")
    for other in await notices.channels(channel.player):  # it was added again
        if other.kind == "mail" and other.id != channel.id and other.label.lower() == channel.label.lower():
            await notices.drop_channel(other.id, other.player)
    await call.service.notices.subscribers.renew(channel.player)
    return NoticePage("confirm", "done", channel.label)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/notices/unsubscribe",
        "ask_unsubscribe",
        "Ask whether notices are to end",
        str,
        _page("unsubscribe", _ask_unsubscribe),
        query=Proof,
        media=HTML,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/notices/unsubscribe",
        "unsubscribe",
        "End the notices of a link; a confirmed mailbox still leads back",
        str,
        _page("unsubscribe", _unsubscribe),
        query=Proof,
        media=HTML,
        refusals=("not_found",),
    ),
    Endpoint(
        "GET",
        "/api/notices/confirm",
        "ask_confirm",
        "Ask whether a mailbox is to get notices and to lead back",
        str,
        _page("confirm", _ask_confirm),
        query=Proof,
        media=HTML,
        refusals=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/notices/confirm",
        "confirm",
        "Let the mailbox of a link get notices and lead back",
        str,
        _page("confirm", _confirm),
        query=Proof,
        media=HTML,
        refusals=("not_found",),
    ),
)
