"""A message that comes in several frames."""

from picows import WSFrame, WSMsgType

Content = str | bytes

WRONG_FRAME = 1002
WRONG_TEXT = 1007
TOO_LARGE = 1009


class Unreadable(Exception):
    """Frames that are no message, and the code with which the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class MessageParts:
    """The parts that have arrived of a message of at most so many bytes."""

    def __init__(self, most: int) -> None:
        self.kind: WSMsgType | None = None
        """The kind of the message; None if no part has arrived."""
        self._most = most
        self._size = 0
        self._parts: list[bytes] = []

    def add(self, frame: WSFrame) -> Content | None:
        """Add a part; return the message once it is whole. Raise `Unreadable`."""
        if (frame.msg_type == WSMsgType.CONTINUATION) == (self.kind is None):
            raise Unreadable(WRONG_FRAME)
        self.kind = self.kind or frame.msg_type
        self._size += frame.payload_size
        if self._size > self._most:
            raise Unreadable(TOO_LARGE)
        if frame.payload_size:
            self._parts.append(frame.get_payload_as_bytes())
        if not frame.fin:
            return None
        content, is_text = b"".join(self._parts), self.kind == WSMsgType.TEXT
        self.kind, self._size, self._parts = None, 0, []
        try:
            return content.decode() if is_text else content
        except UnicodeDecodeError:
            raise Unreadable(WRONG_TEXT) from None
