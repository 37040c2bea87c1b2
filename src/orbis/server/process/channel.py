"""A WebSocket after its handshake: each round of the loop writes once."""

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Callable

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from orbis.server.http.connection import MISTAKE
from orbis.server.http.limits import Limits
from orbis.server.process.frames import read_frames
from orbis.server.process.message_parts import WRONG_FRAME, WRONG_TEXT, Content, MessageParts, Unreadable
from orbis.server.process.reset import reset
from orbis.server.process.slow_readers import SlowReaders
from orbis.server.process.write_round import WriteRound

logger = logging.getLogger(__name__)

MOST_UNREAD = 1_000_000
"""How many bytes may wait for a slow client before it is dropped."""

MOST_UNANSWERED = 8
"""How many messages may wait for their answer before the connection is not read any more."""

SECONDS_AT_ONCE = 2
"""A burst: how many seconds' worth of frames a client may send at once."""

FAREWELL = 0.1
"""Seconds in which what the client still sends is taken and ignored, so that the last frame reaches it."""

CLOSING = 5.0
"""Seconds in which a client has to read what it was sent last."""

TOO_MANY = 1008
RESTART = 1012
TOO_SLOW = 4008

TEXT, CLOSE, PING, PONG = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG

SAY_TEXT, SAY_CLOSE, SAY_PING, SAY_PONG = 0x81, 0x88, 0x89, 0x8A
"""The first bytes of the frames that we send: they are never fragments."""

_MEDIUM, _LARGE = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
"""The heads of frames that are too large for a length of one byte."""


class Channel(WSListener):
    """Messages to and from a client, who may neither flood the server nor leave its messages unread."""

    def __init__(
        self,
        transport: asyncio.Transport,
        limits: Limits,
        silence: float,
        slow_readers: SlowReaders,
        on_lost: Callable[[], None],
        *,
        writing: WriteRound,
    ) -> None:
        self._transport = transport
        self._slow_readers = slow_readers
        self._round = writing
        self._loop = asyncio.get_running_loop()
        self._on_lost = on_lost
        self._silence = silence
        self._rate = limits.frames
        self._frames = self._rate * SECONDS_AT_ONCE
        """How many more frames the client may send now."""
        self._counted = self._loop.time()
        """When `_frames` was last raised."""
        self._parts = MessageParts(limits.message)
        self._unanswered: deque[Content] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._unsent: list[bytes] = []
        self._is_reading = True
        self._is_read = True
        """Whether the client reads what it is sent."""
        self._heard = True
        """Whether the client was heard since it was last pinged."""
        self._closed = False
        """Whether the last frame to the client was written."""
        self._lost = False
        self._timer = self._loop.call_later(silence, self._check_silence)
        read_frames(transport, self, limits.message, self._fail)

    async def receive(self) -> Content | None:
        """The next message; None once the connection is lost."""
        if self._unanswered:
            await asyncio.sleep(0)  # whoever sends many messages at once lets others go first
        while not self._unanswered or not self._is_read:
            if self._lost:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
        content = self._unanswered.popleft()
        if not self._is_reading:
            self._read_or_pause()
        return content

    def send(self, message: bytes) -> None:
        """Send a message with everything else of this round of the loop."""
        self._write(SAY_TEXT, message)

    def charge(self, frames: int) -> bool:
        """Count frames; if there were too many, close the connection and return False."""
        self._frames -= frames
        if self._frames < 0:
            now = self._loop.time()
            earned = (now - self._counted) * self._rate
            self._frames = min(self._frames + earned, self._rate * SECONDS_AT_ONCE)
            self._counted = now
            if self._frames < 0:
                self.close(TOO_MANY)
                return False
        return True

    def close(self, code: int) -> None:
        """Close the connection, and forget messages that have not been answered."""
        if not self._closed:
            self._unanswered.clear()
            self._write(SAY_CLOSE, code.to_bytes(2, "big"))
            self._end()
            if code == TOO_MANY and not self._transport.is_closing():
                self._transport.pause_reading()  # taking the rest of a flood would be work

    def _fail(self, frame: bytes) -> None:
        """Send what picows says to a client that breaks the protocol, and close the connection."""
        if not self._closed:
            self._unanswered.clear()
            self._unsent.append(frame)
            self._end()

    def _end(self) -> None:
        """Write what is left, and be deaf from now on."""
        self._put()
        self._closed = True
        self._timer.cancel()
        if not self._transport.is_closing():
            self._transport.set_protocol(_Deaf(self._lose))
            self._read_or_pause()
            self._timer = self._loop.call_later(FAREWELL, self._leave)

    def _leave(self) -> None:
        self._timer.cancel()
        self._timer = self._loop.call_later(CLOSING, reset, self._transport)
        self._transport.close()

    def _write(self, first: int, payload: bytes) -> None:
        if self._closed:
            return
        size = len(payload)
        if size < 126:
            head = bytes((first, size))
        elif size < 65536:
            head = _MEDIUM(first, 126, size)
        else:
            head = _LARGE(first, 127, size)
        if not self._unsent:
            self._round.add(self.flush)
        self._unsent += (head, payload)

    def flush(self) -> None:
        """Write what was sent in this round, unless the client has left too much unread."""
        if not self._is_read and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._unsent.clear()
            self.close(TOO_SLOW)
        else:
            self._put()

    def _put(self) -> None:
        if self._unsent:
            self._transport.write(b"".join(self._unsent))
            self._unsent.clear()
            if not self._is_read:
                self._slow_readers.note(self._transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        try:
            if not self._closed:
                self._hear(frame)
        except Exception:
            logger.exception("a connection failed")
            self.close(MISTAKE)

    def _hear(self, frame: WSFrame) -> None:
        self._heard = True
        self._frames -= 1
        if self._frames < 0 and not self.charge(0):
            return
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WRONG_FRAME)
        elif kind == TEXT and frame.fin and self._parts.kind is None:
            try:
                self._take(frame.get_payload_as_utf8_text())
            except UnicodeDecodeError:
                self.close(WRONG_TEXT)
        elif kind == PING:
            self._write(SAY_PONG, frame.get_payload_as_bytes())
        elif kind == CLOSE:
            self._write(SAY_CLOSE, frame.get_payload_as_bytes()[:2])
            self._end()
            self._leave()
        elif kind != PONG:
            try:
                content = self._parts.add(frame)
            except Unreadable as error:
                self.close(error.code)
            else:
                if content is not None:
                    self._take(content)

    def _take(self, content: Content) -> None:
        self._unanswered.append(content)
        self._wake()
        if len(self._unanswered) >= MOST_UNANSWERED:
            self._read_or_pause()

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def _read_or_pause(self) -> None:
        """Read from the client unless it owes us something: patience, or reading."""
        wanted = self._closed or (self._is_read and len(self._unanswered) < MOST_UNANSWERED)
        if wanted != self._is_reading and not self._transport.is_closing():
            self._is_reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def pause_writing(self) -> None:
        self._is_read = False
        self._slow_readers.note(self._transport)
        self._read_or_pause()

    def resume_writing(self) -> None:
        self._is_read = True
        self._slow_readers.remove(self._transport)
        self._read_or_pause()
        self._wake()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        self._lose()

    def _lose(self) -> None:
        self._closed = self._lost = self._is_read = True
        self._slow_readers.remove(self._transport)
        self._unsent.clear()
        self._timer.cancel()
        self._wake()
        self._on_lost()

    def _check_silence(self) -> None:
        """Ping the client; drop it if it was not heard since the last ping, unless we did not listen."""
        if not self._heard and (self._is_reading or not self._is_read):
            reset(self._transport)
            return
        self._heard = False
        self._write(SAY_PING, b"")
        self._timer = self._loop.call_later(self._silence, self._check_silence)


class _Deaf(asyncio.Protocol):
    """Ignores everything."""

    def __init__(self, on_lost: Callable[[], None]) -> None:
        self._on_lost = on_lost

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._on_lost()
