"""The handshake of a WebSocket by uvicorn and the application, and then a channel past both."""

from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from orbis.server.http.socket import CHANNEL
from orbis.server.process.channel import RESTART, Channel
from orbis.server.process.config import Config

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol until the handshake is accepted; it also closes what uvicorn would leave open."""

    config: Config
    _channel: Channel | None = None

    def data_received(self, data: bytes) -> None:
        """Read nothing more until the handshake is answered; answer and close a malformed one."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif not self.transport.is_closing():
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doorkeeper.dismiss(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_connect(self, event: "Request") -> None:
        """Offer the application a channel."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[CHANNEL] = self._open_channel  # type: ignore[literal-required]

    def _open_channel(self) -> Channel:
        if self.transport.is_closing():
            raise ClientDisconnected
        config = self.config
        self._channel = Channel(
            self.transport,
            config.limits,
            config.silence,
            config.slow_readers,
            self._lose,
            writing=config.writing,
        )
        self.transport.resume_reading()
        del (
            self.conn,
            self.request,
            self.response,
        )  # thousands of connections keep nothing of their handshakes
        return self._channel

    def _lose(self) -> None:
        self._channel = None
        self.connection_lost(None)

    def shutdown(self) -> None:
        if self._channel is None:
            super().shutdown()
        else:
            self._channel.close(RESTART)

    async def send(self, message: "ASGISendEvent") -> None:
        """Complete the handshake after a denial response."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True
