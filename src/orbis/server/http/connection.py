"""A connection follows tables and submits requests."""

import logging
from functools import partial
from typing import Protocol

import msgspec

from orbis.server.account import Account
from orbis.server.http.endpoint import problem_of
from orbis.server.http.service import Service
from orbis.server.http.shares import BYTES
from orbis.server.http.visitors import NOBODY, Visitor
from orbis.server.live.history import History
from orbis.server.live.table import LiveTable
from orbis.server.metrics import CONNECTIONS
from orbis.server.protocol import messages
from orbis.server.protocol.messages import AnySent, Look, Ping, Submit, Unwatch, Watch
from orbis.server.protocol.table import Happened
from orbis.server.protocol.views import view_of
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.library import FEW
from orbis.server.tables.asker import Asker
from orbis.server.tables.daily import check_daily_look
from orbis.server.tables.refusals import STORE_AWAY, Refused
from orbis.server.tables.requests import Act
from orbis.server.tables.table import GameTable

logger = logging.getLogger(__name__)

PING_COST = 0.05
"""What a ping costs, in requests: every page sends one every few seconds."""

DECISIONS = 10
"""How many decisions of a turn an ordinary request covers."""

MISTAKE = 1011
FORGOTTEN = 1000

REFUSED = 20
"""How many frames a client has used up who sends a request beyond its limits."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnySent] = msgspec.json.Decoder(AnySent)


class Channel(Protocol):
    """What carries the messages of a connection."""

    async def receive(self) -> str | bytes | None:
        """The next message; None once the connection is lost."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message without blocking; a client that does not read is dropped."""
        ...

    def charge(self, frames: int) -> bool:
        """Count frames as received; if there were too many, close the connection and return False."""
        ...

    def close(self, code: int) -> None: ...


class SocketConnection:
    def __init__(self, channel: Channel, service: Service, visitor: Visitor, account: Account) -> None:
        self._channel = channel
        self._hub = service.hub
        self._names = service.names
        self._histories = service.histories
        self._visitors = service.visitors
        self._visitor = visitor
        self._account = account
        self.player = visitor.id
        self.owner = account.owner
        self._watched: dict[str, LiveTable] = {}
        self._looks = service.notices.looks
        self._seen: set[str] = set()
        """The tables that can be seen."""
        self.heard = self._hub.now()
        """When the client last said anything: every page pings."""

    def end(self) -> None:
        """Close the connection of somebody who is no longer known; from now on nobody sends."""
        self._visitor = NOBODY
        self._channel.close(FORGOTTEN)

    async def run(self) -> None:
        CONNECTIONS.inc()
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
            while (content := await self._channel.receive()) is not None:
                self.heard = self._hub.now()
                await self._answer(content)
        except Exception:
            logger.exception("a connection failed")
            self._channel.close(MISTAKE)
        finally:
            CONNECTIONS.dec()
            for live in list(self._watched.values()):
                self._stop_watching(live)

    def send(self, message: bytes) -> None:
        """Send a message, and charge for it, however little the client says itself."""
        account = self._account
        account.bytes += len(message)
        if account.bytes > BYTES:
            self._visitors.shares.settle(account, 0.0)
        self._channel.send(message)

    def _tell(self, message: messages.AnyMessage) -> None:
        self.send(_encode(message))

    async def _answer(self, content: str | bytes) -> None:
        sent: AnySent | None = None
        shares, account = self._visitors.shares, self._account
        account.bytes += len(content)
        try:
            try:
                sent = _read(content)
            except Refused:
                shares.admit(account.owner, 1.0)
                raise
            cost = _cost(sent)
            if isinstance(sent, Submit) and sent.table in self._watched:
                shares.admit(account.owner, cost)
                await self._submit(sent)
                shares.settle(account, cost)
            elif isinstance(sent, Watch | Submit) and sent.table not in self._watched:
                # The table may have to be read and played through first.
                await shares.serve(account, cost, partial(self._carry_out, sent))
            else:
                shares.admit(account.owner, cost)
                await self._carry_out(sent)
                shares.settle(account, cost)
        except Refused as refused:
            self._refuse(refused, sent)
            if refused.code == "too_many":
                self._channel.charge(REFUSED)
        except StoreUnavailable as error:
            logger.warning("the store does not respond: %s", error)
            self._refuse(STORE_AWAY, sent)

    async def _carry_out(self, sent: AnySent) -> None:
        match sent:
            case Ping():
                self._tell(messages.Pong(self._hub.now()))
            case Watch():
                await self._watch(sent)
            case Unwatch(table=table):
                live = self._watched.get(table)
                if live is not None:
                    self._stop_watching(live)
            case Look(table=table, visible=visible):
                if table not in self._watched:
                    raise Refused("unfit", "follow the table before you look at it")
                self._look(table, visible)
            case Submit():
                await self._submit(sent)

    def _refuse(self, refused: Refused, sent: AnySent | None) -> None:
        self._visitors.note_refusal(refused.code, self._account.owner.place)
        problem = problem_of(refused)
        match sent:
            case Submit(table=table, client=client, request=request):
                self._tell(messages.Error(problem, table, client, request))
            case Watch(table=table) | Unwatch(table=table) | Look(table=table):
                self._tell(messages.Error(problem, table))
            case _:
                self._tell(messages.Error(problem))

    async def _watch(self, sent: Watch) -> None:
        hub, most = self._hub, self._visitors.limits.watched
        if len(self._watched) >= most and sent.table not in self._watched:
            raise Refused("limit", f"a connection follows at most {most} tables")
        woken = await hub.tables.wake(sent.table)
        check_daily_look(woken.table, self.player, hub.wall())
        await hub.return_to(woken, self.player)
        await hub.presence.find_elsewhere(woken)
        while True:
            # Nobody at the table waits for the history of whoever comes.
            history = None if sent.after is None else await self._histories.of(sent.table)
            async with hub.holding(sent.table) as live:
                missed = () if history is None else await self._missed(live.table, sent, history)
                if missed or history is None or (sent.after or 0) >= live.table.number:
                    self._greet(live, sent, missed)
                    return
            # So much happened meanwhile that none of it was read; whoever asks again must come further.

    async def _missed(self, table: GameTable, sent: Watch, history: History) -> tuple[Happened, ...]:
        """The events that a client has missed: only the first ones if adding the others would take long."""
        if table.number - history.known <= FEW:
            await self._histories.go_on(history)
        missed = history.after(sent.after or 0, in_words=sent.detail == "full")
        # Anything that another process stores meanwhile arrives as an event.
        return tuple([each for each in missed if each.number <= table.number])

    def _greet(self, live: LiveTable, sent: Watch, missed: tuple[Happened, ...]) -> None:
        """Send a locked table, and whatever happens there from now on."""
        full = sent.detail == "full"
        was = live.present
        live.watch(self, sent.detail)
        self._watched[sent.table] = live
        table = live.table
        for seat in table.seats_of(self.player):
            live.away.pop(seat, None)
        view = view_of(table, full=full, with_previews=full and table.waits_for(self.player))
        self._tell(messages.Table(table.id, view, live.presence.seats, missed))
        told = live.told
        if live.present != was or len(live.watchers) == 1:
            self._hub.tables.attend(live)
        live.tell_presence()
        if live.told is told:
            self._tell(live.presence)

    def _look(self, table: str, visible: bool) -> None:
        if not self.player or visible == (table in self._seen):
            return
        if visible:
            self._seen.add(table)
            self._looks.begin(self.player, table, self)
        else:
            self._seen.discard(table)
            self._looks.end(self.player, table, self)

    def _stop_watching(self, live: LiveTable) -> None:
        self._look(live.table.id, visible=False)
        was = live.present
        live.unwatch(self)
        self._watched.pop(live.table.id, None)
        if set(was) - set(live.present):
            live.note_seen(self.player, self._hub.now())
            self._hub.tables.attend(live)
        live.tell_presence()

    async def _submit(self, sent: Submit) -> None:
        if not self._visitor.id:
            raise Refused("no_identity", "say who you are first: POST /api/identity")
        asker = Asker(self._visitor.id, self._visitor.name, sent.client, sent.request)
        ack = await self._names.submit(sent.table, asker, sent.ask)
        self._tell(messages.Acknowledged(sent.table, sent.client, sent.request, ack.event, ack.duplicate))


def _cost(sent: AnySent) -> float:
    """What a message costs, in requests, as far as it is known beforehand."""
    match sent:
        case Submit(ask=Act(actions=actions)):
            return len(actions) / DECISIONS if len(actions) > DECISIONS else 1.0
        case Ping():
            return PING_COST
        case _:
            return 1.0


def _read(content: str | bytes) -> AnySent:
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("bad_request", f"the message is invalid: {error}"[:300]) from None
