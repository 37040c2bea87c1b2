"""Fixes for uvicorn's WebSockets: connections left hanging, and client errors logged as server errors."""

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

INVALID_TEXT = 1007


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which also closes connections that uvicorn would leave open."""

    def data_received(self, data: bytes) -> None:
        """Answer and close a malformed handshake."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Close the connection on invalid UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(INVALID_TEXT)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": INVALID_TEXT, "reason": ""})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Drop a client that does not answer, without waiting for it to read what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: "ASGISendEvent") -> None:
        """Complete the handshake after a denial response."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
