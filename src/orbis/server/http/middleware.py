"""Around every request: security headers, a log line without secrets, and errors without details."""

import logging
from asyncio import CancelledError
from collections.abc import Callable
from contextlib import suppress

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orbis.server.http.endpoint import failed
from orbis.server.metrics import REQUESTS
from orbis.server.tables.refusals import Refused

access = logging.getLogger("orbis.server.access")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
        " img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none';"
        " base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""The headers of every response: inline scripts never run, and inline styles only as attributes."""


GONE = 499
"""The status to count when the client has disconnected before the response."""


class Guard:
    """Adds the headers, and logs each response with its duration."""

    def __init__(self, app: ASGIApp, seconds: Callable[[], float]) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            with suppress(CancelledError):
                await self._app(scope, receive, send)
            return
        began = self._seconds()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._app(scope, receive, send_guarded)
        except (
            ClientDisconnect,
            CancelledError,
        ):  # a server that stops drops clients and cancels their tasks
            status = GONE
        except Exception:
            access.exception("a request failed")
            if not status:
                status = 500
                response = failed(Refused("unavailable", "internal server error"))
                response.status_code = 500
                await response(scope, receive, send_guarded)
        finally:
            REQUESTS.labels(status).inc()
            if access.isEnabledFor(logging.INFO):
                access.info(
                    "answered",
                    extra={
                        "method": scope["method"],
                        "path": scope["path"],
                        "status": status,
                        "milliseconds": round((self._seconds() - began) * 1000, 1),
                    },
                )
