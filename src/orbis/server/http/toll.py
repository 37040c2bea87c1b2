"""Around every request: who sends it, and what it costs them."""

import logging

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orbis.server.account import Account, work_for
from orbis.server.http.endpoint import failed
from orbis.server.http.pack import PATH as PACK
from orbis.server.http.service import Service
from orbis.server.http.shares import place_of
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.tables.refusals import STORE_AWAY, Refused

logger = logging.getLogger(__name__)

FREE = ("/health", "/ready")
"""What operators and proxies ask often, and must always get."""

LITTLE = 0.2
"""What a file of the page costs, in requests."""

PACK_TRAFFIC = 0.1
"""What the traffic of the offline pack costs compared with any other: one gets it once, and whole."""


class Toll:
    """Charges each HTTP request by its work and its traffic, whether it is refused or not."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in FREE:
            await self._app(scope, receive, send)
            return
        service: Service = scope["app"].state.service
        visitors = service.visitors
        address = scope["client"][0] if scope["client"] else ""
        headers = Headers(scope=scope)
        account: Account | None = None
        try:
            cookies, secure = cookie_parser(headers.get("cookie", "")), scope["scheme"] == "https"
            visitor = await visitors.identify(headers, cookies, address, secure=secure)
            account = paying = visitors.account(visitor, address)
            work_for(account)

            async def receive_counted() -> Message:
                message = await receive()
                paying.bytes += len(message.get("body", b""))
                return message

            weight = PACK_TRAFFIC if scope["path"].startswith(PACK) else 1.0

            async def send_counted(message: Message) -> None:
                paying.bytes += int(weight * len(message.get("body", b"")))
                await send(message)

            scope["orbis.visitor"] = visitor
            cost = 1.0 if scope["path"].startswith("/api/") else LITTLE
            await visitors.shares.serve(
                account, cost, lambda: self._app(scope, receive_counted, send_counted)
            )
        except Refused as refused:
            closes = account is not None and visitors.shares.is_insistent(account.owner)
            visitors.note_refusal(refused.code, place_of(address))
            await _refuse(refused, scope, receive, send, closes=closes)
        except StoreUnavailable as error:
            logger.warning("the store does not respond: %s", error)
            visitors.note_refusal(STORE_AWAY.code, place_of(address))
            await _refuse(STORE_AWAY, scope, receive, send)


async def _refuse(
    refused: Refused, scope: Scope, receive: Receive, send: Send, *, closes: bool = False
) -> None:
    """Answer with a refusal, and close the connection of whoever does not heed any."""
    response = failed(refused)
    if closes:
        response.headers["connection"] = "close"
    await response(scope, receive, send)
