"""The client's side of the protocol without any input or output.

It numbers requests, sends them again until they are answered, follows tables, and after a loss asks for
what was missed. Whoever drives it passes on what came (`hear`), sends what is to be sent (`outgoing`),
and says when the connection is gone (`lost`). Times are seconds of any clock that only goes forward.
"""

from collections.abc import Callable
from math import inf

import msgspec

from orbis.client.errors import WrongProtocol, WrongServer
from orbis.client.followed_table import FollowedTable
from orbis.client.outbox import Outbox
from orbis.server.protocol import messages
from orbis.server.protocol.messages import (
    PROTOCOL,
    RETRY,
    Acknowledged,
    AnyMessage,
    AnySent,
    Ping,
    Unwatch,
    Watch,
    Welcome,
)
from orbis.server.protocol.table import Problem
from orbis.server.tables.requests import AnyRequest, Detail

AGAIN = 5.0
"""Seconds that a message waits for its answer before it is sent again."""
SILENCE = 7.0
"""Seconds after which a silent connection counts as dead."""
LATER = ("unavailable", "too_many")
"""Refusals that only say "not now"."""

OnAnswer = Callable[[Acknowledged | Problem], None]

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Connection:
    """What is sent to a server and heard from it, over as many sockets in turn as it takes."""

    def __init__(self, outbox: Outbox | None = None, retry: float | None = None) -> None:
        self.outbox = outbox or Outbox()
        self.welcome: Welcome | None = None
        """How the server greeted, while the connection is open."""
        self.retry = RETRY / 1000 if retry is None else retry
        """Seconds to wait before asking again: as the server wishes, unless given."""
        self._obliging = retry is None
        self.heard = 0.0
        """When anything was last heard."""
        self._tables: dict[str, FollowedTable] = {}
        self._answers: dict[int, OnAnswer] = {}
        self._unwatched: list[str] = []
        self._due: dict[str | int, float] = {}
        """When to ask for a table, or to send a request, for the first time or again."""
        self._ping = 0.0

    def follow(self, table: str, detail: Detail = "events") -> FollowedTable:
        """Follow a table from now on, if it is not followed already."""
        if table not in self._tables:
            self._tables[table] = FollowedTable(table, detail)
            self._due[table] = 0.0
        return self._tables[table]

    def unfollow(self, table: str) -> None:
        """Follow a table no longer."""
        if self._tables.pop(table, None) is not None:
            self._due.pop(table, None)
            self._unwatched.append(table)

    def submit(self, table: str, ask: AnyRequest, on_answer: OnAnswer) -> int:
        """Ask something of a table; its number. The answer comes once, however long that takes."""
        number = self.outbox.post(table, ask).request
        self._answers[number] = on_answer
        self._due[number] = 0.0
        return number

    def lost(self) -> None:
        """The socket is gone: everything that was not answered will be sent again on the next one."""
        self.welcome = None

    def due(self) -> float:
        """When there is something to send, if nothing is heard before."""
        if self.welcome is None:
            return inf
        return 0.0 if self._unwatched else min([self._ping, *self._due.values()])

    def outgoing(self, now: float) -> list[bytes]:
        """The messages that are to be sent now."""
        if self.welcome is None:
            return []
        sent: list[AnySent] = [Unwatch(table) for table in self._unwatched]
        self._unwatched.clear()
        for key, due in self._due.items():
            if due <= now:
                self._due[key] = now + AGAIN
                sent.append(self.outbox.find(key) if isinstance(key, int) else self._watch(key))
        if self._ping <= now:
            self._ping = now + self.welcome.ping / 1000
            sent.append(Ping())
        return [_encode(message) for message in sent]

    def _watch(self, table: str) -> Watch:
        followed = self._tables[table]
        return Watch(table, followed.detail, followed.known)

    def hear(self, content: str | bytes, now: float) -> AnyMessage:
        """Take in a message of the server."""
        try:
            message = _decoder.decode(content)
        except msgspec.DecodeError as error:
            raise WrongServer(f"a message cannot be understood: {error}") from None
        self.heard = now
        match message:
            case messages.Event() | messages.Table() | messages.Present():
                self._hear_of_table(message)
            case Acknowledged(client=client, request=request):
                self._settle(client, request, message)
            case messages.Error(error=problem):
                self._refused(message, problem, now)
            case Welcome():
                self._welcomed(message, now)
            case messages.Pong():
                pass
        return message

    def _welcomed(self, welcome: Welcome, now: float) -> None:
        if welcome.protocol != PROTOCOL:
            raise WrongProtocol(welcome.protocol)
        self.welcome = welcome
        if self._obliging:
            self.retry = welcome.retry / 1000
        self._ping = now + welcome.ping / 1000
        self._unwatched.clear()
        self._due = dict.fromkeys([*self._tables, *[posted.request for posted in self.outbox.waiting]], 0.0)

    def _hear_of_table(self, message: messages.Event | messages.Table | messages.Present) -> None:
        followed = self._tables.get(message.table)
        if followed is None:
            return
        if isinstance(message, messages.Table):
            self._due.pop(message.table, None)
        if not followed.hear(message):
            # If it was asked for already, the answer is still to come, and knows of this as well.
            self._due.setdefault(message.table, 0.0)

    def _refused(self, error: messages.Error, problem: Problem, now: float) -> None:
        if problem.code in LATER:
            # Too many messages are refused unread: the server cannot say which.
            named = error.request or error.table
            for key in [named] if named else list(self._due):
                if key in self._due:
                    self._due[key] = now + self.retry
        elif error.request:
            self._settle(error.client, error.request, problem)
        elif error.table in self._tables:
            self._due.pop(error.table, None)
            self._tables[error.table].problem = problem

    def _settle(self, client: str, request: int, answer: Acknowledged | Problem) -> None:
        if self.outbox.answered(client, request):
            self._due.pop(request, None)
            self._answers.pop(request)(answer)
