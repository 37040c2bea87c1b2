"""The WebSocket: who may open a connection, and its life."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext

from starlette.websockets import WebSocket

from orbis.server.account import work_for
from orbis.server.http.connection import Channel, SocketConnection
from orbis.server.http.endpoint import failed
from orbis.server.http.service import Service
from orbis.server.http.shares import place_of
from orbis.server.http.visitors import Visitor, Visitors
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.tables.refusals import STORE_AWAY, Refused

logger = logging.getLogger(__name__)

CHANNEL = "orbis.channel"
"""The key in the scope of a handshake of a function that opens its channel, once it is accepted."""


async def _send_refusal(socket: WebSocket, visitors: Visitors, refused: Refused) -> None:
    visitors.note_refusal(refused.code, place_of(socket.client.host if socket.client else ""))
    await socket.send_denial_response(failed(refused))


async def _is_known(visitors: Visitors, visitor: Visitor) -> bool:
    try:
        return await visitors.is_known(visitor)
    except StoreUnavailable:
        return False  # the client comes again


async def serve_socket(socket: WebSocket) -> None:
    address = socket.client.host if socket.client else ""
    service: Service = socket.app.state.service
    visitors = service.visitors
    losses = visitors.losses
    try:
        visitor = await visitors.identify(
            socket.headers, socket.cookies, address, secure=socket.url.scheme == "wss"
        )
        account = visitors.account(visitor, address)
        visitors.shares.admit(account.owner, 1.0)
        visitors.origins.check(socket.headers)
        visitors.connections.enter(account.owner.place)
    except Refused as refused:
        await _send_refusal(socket, visitors, refused)
        return
    except StoreUnavailable as error:
        logger.warning("the store does not respond: %s", error)
        await _send_refusal(socket, visitors, STORE_AWAY)
        return
    try:
        work_for(account)
        await socket.accept()
        open_channel: Callable[[], Channel] = socket.scope.pop(CHANNEL)
        connection = SocketConnection(open_channel(), service, visitor, account)
        with visitors.connected(visitor, connection.end) if visitor.id else nullcontext():
            if losses != visitors.losses and visitor.id and not await _is_known(visitors, visitor):
                connection.end()
            # A task of its own does not pass through all layers of the application with every message.
            await asyncio.create_task(connection.run())
    finally:
        visitors.connections.leave(account.owner.place)
