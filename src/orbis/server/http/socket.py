"""The WebSocket: one connection follows tables and submits requests."""

import asyncio
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from orbis.server.http.endpoint import failed, problem_of
from orbis.server.http.service import Service
from orbis.server.http.visitors import Visitor
from orbis.server.live.table import LiveTable
from orbis.server.metrics import CONNECTIONS, REFUSALS
from orbis.server.protocol import messages
from orbis.server.protocol.messages import AnySent, Ping, Submit, Unwatch, Watch
from orbis.server.protocol.views import view_of
from orbis.server.stores.store import StoreUnavailable
from orbis.server.tables.decide import Asker
from orbis.server.tables.refusals import STORE_AWAY, Refused

logger = logging.getLogger(__name__)

MOST_WAITING = 1000
MOST_BYTES = 4_000_000
"""How many messages and bytes may be queued for a slow client before it is dropped."""

TOO_SLOW = 4008
MISTAKE = 1011

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnySent] = msgspec.json.Decoder(AnySent)


class Connection:
    def __init__(self, socket: WebSocket, service: Service, visitor: Visitor, address: str) -> None:
        self._socket = socket
        self._hub = service.hub
        self._visitors = service.visitors
        self._visitor = visitor
        self._address = address
        self.player = visitor.id
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._watched: dict[str, LiveTable] = {}
        self._slow = False

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is dropped."""
        if self._slow or len(self._waiting) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self._slow = True
            self._waiting.clear()
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._more.set()

    async def run(self) -> None:
        CONNECTIONS.inc()
        sender = asyncio.create_task(self._send_waiting())
        try:
            self._tell(
                messages.Welcome(
                    messages.PROTOCOL,
                    self._visitor.id,
                    self._visitor.name,
                    self._hub.now(),
                    messages.PING,
                    messages.RETRY,
                )
            )
            await self._receive()
        except WebSocketDisconnect:
            pass
        except Exception:
            logger.exception("a connection failed")
            await self._socket.close(MISTAKE)
        finally:
            CONNECTIONS.dec()
            sender.cancel()
            for live in list(self._watched.values()):
                self._stop_watching(live)

    def _tell(self, message: messages.AnyMessage) -> None:
        self.send(_encode(message))

    async def _send_waiting(self) -> None:
        try:
            while not self._slow:
                await self._more.wait()
                self._more.clear()
                while self._waiting and not self._slow:
                    message = self._waiting.popleft()
                    self._bytes -= len(message)
                    await self._socket.send_text(message.decode())
            await self._socket.close(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError):
            # The client has disconnected; `_receive` notices too.
            return

    async def _receive(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if self._slow:
                continue
            content = received.get("text")
            await self._answer(content if content is not None else received.get("bytes") or b"")

    async def _answer(self, content: str | bytes) -> None:
        sent: AnySent | None = None
        try:
            self._visitors.charge(self._visitor, self._address)
            sent = _read(content)
            match sent:
                case Ping():
                    for watched in self._watched.values():
                        self._hub.note_present(watched, self.player)
                    self._tell(messages.Pong(self._hub.now()))
                case Watch():
                    await self._watch(sent)
                case Unwatch(table=table):
                    live = self._watched.get(table)
                    if live is not None:
                        self._stop_watching(live)
                case Submit():
                    await self._submit(sent)
        except Refused as refused:
            self._refuse(refused, sent)
        except StoreUnavailable as error:
            logger.warning("the store does not respond: %s", error)
            self._refuse(STORE_AWAY, sent)

    def _refuse(self, refused: Refused, sent: AnySent | None) -> None:
        REFUSALS.labels(refused.code).inc()
        problem = problem_of(refused)
        match sent:
            case Submit(table=table, client=client, request=request):
                self._tell(messages.Error(problem, table, client, request))
            case Watch(table=table) | Unwatch(table=table):
                self._tell(messages.Error(problem, table))
            case _:
                self._tell(messages.Error(problem))

    async def _watch(self, sent: Watch) -> None:
        hub, most = self._hub, self._visitors.limits.watched
        if len(self._watched) >= most and sent.table not in self._watched:
            raise Refused("limit", f"a connection follows at most {most} tables")
        await hub.return_to(await hub.wake(sent.table), self.player)
        async with hub.holding(sent.table) as live:
            full = sent.detail == "full"
            missed = [] if sent.after is None else await hub.history(sent.table, sent.after, in_words=full)
            was = live.present
            live.watchers[self] = sent.detail
            self._watched[sent.table] = live
            table = live.table
            for seat in table.seats_of(self.player):
                live.away.pop(seat, None)
            view = view_of(table, full=full, with_previews=full and table.waits_for(self.player))
            # Anything that another process stores meanwhile arrives as an event.
            known = tuple([each for each in missed if each.number <= table.number])
            self._tell(messages.Table(table.id, view, live.present, known))
            if live.present != was:
                live.tell_presence()
                hub.attend(live)

    def _stop_watching(self, live: LiveTable) -> None:
        was = live.present
        live.watchers.pop(self, None)
        self._watched.pop(live.table.id, None)
        gone = set(was) - set(live.present)
        if gone:
            live.note_seen(self.player, self._hub.now())
            live.tell_presence()
            self._hub.attend(live)

    async def _submit(self, sent: Submit) -> None:
        if not self._visitor.id:
            raise Refused("no_identity", "say who you are first: POST /api/identity")
        asker = Asker(self._visitor.id, self._visitor.name, sent.client, sent.request)
        ack = await self._hub.submit(sent.table, asker, sent.ask)
        self._tell(messages.Acknowledged(sent.table, sent.client, sent.request, ack.event, ack.duplicate))


def _read(content: str | bytes) -> AnySent:
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("bad_request", f"the message is invalid: {error}"[:300]) from None


async def _send_refusal(socket: WebSocket, refused: Refused) -> None:
    REFUSALS.labels(refused.code).inc()
    await socket.send_denial_response(failed(refused))


async def serve_socket(socket: WebSocket) -> None:
    address = socket.client.host if socket.client else ""
    service: Service = socket.app.state.service
    visitors = service.visitors
    try:
        visitor = await visitors.admit(socket.headers, socket.cookies, address)
        visitors.connections.enter(address)
    except Refused as refused:
        await _send_refusal(socket, refused)
        return
    except StoreUnavailable as error:
        logger.warning("the store does not respond: %s", error)
        await _send_refusal(socket, STORE_AWAY)
        return
    try:
        await socket.accept()
        await Connection(socket, service, visitor, address).run()
    finally:
        visitors.connections.leave(address)
