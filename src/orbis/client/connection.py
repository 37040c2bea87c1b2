"""The client's side of the protocol, without any input or output.

It numbers requests, sends them again until they are answered, follows tables, and after a lost connection
requests what was missed. Its driver passes in what is received (`hear`), sends what is due (`outgoing`),
and reports a lost connection (`lost`). Times are seconds of any monotonic clock.
"""

from collections import Counter
from collections.abc import Callable
from math import inf

import msgspec

from orbis.client.errors import Refused, WrongProtocol, WrongServer
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
"""Seconds to wait for an answer before a message is sent again."""
SILENCE = 7.0
"""Seconds after which a silent connection counts as dead."""
LATER = ("unavailable", "too_many")
"""Refusals after which a request is simply sent again later."""

OnAnswer = Callable[[Acknowledged | Problem], None]

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Connection:
    """A conversation with a server, over any number of successive sockets."""

    def __init__(self, outbox: Outbox | None = None, retry: float | None = None) -> None:
        self.outbox = outbox or Outbox()
        self.welcome: Welcome | None = None
        """The server's greeting, while the connection is open."""
        self.retry = RETRY / 1000 if retry is None else retry
        """Seconds before asking again: as the server wishes, unless given."""
        self._obliging = retry is None
        self.heard = 0.0
        """When anything was last received."""
        self.answered = False
        """Whether anything was answered while the connection is open, besides greeting us."""
        self._tables: dict[str, FollowedTable] = {}
        self._followers: Counter[str] = Counter()
        self._answers: dict[int, OnAnswer] = {}
        self._unwatched: list[str] = []
        self._due: dict[str | int, float] = {}
        """When to ask for a table, or to send a request, for the first time or again."""
        self._ping = 0.0

    def follow(self, table: str, detail: Detail = "events") -> FollowedTable:
        """Follow a table until `unfollow` is called as often; its followers share what is known."""
        followed = self._tables.setdefault(table, FollowedTable(table, detail))
        self._followers[table] += 1
        if followed.view is None or followed.problem is not None:
            followed.problem, followed.is_current = None, False
            self._due.setdefault(table, 0.0)
        return followed

    def unfollow(self, table: str) -> None:
        self._followers[table] -= 1
        if not self._followers[table]:
            del self._tables[table], self._followers[table]
            self._due.pop(table, None)
            self._unwatched.append(table)

    def submit(self, table: str, ask: AnyRequest, on_answer: OnAnswer) -> int:
        """Send a request to a table and return its number; `on_answer` is called exactly once.

        Raise `InvalidRequest` for what the server could not even read.
        """
        number = self.outbox.post(table, ask).request
        self._answers[number] = on_answer
        self._due[number] = 0.0
        return number

    def lost(self) -> None:
        """Note that the socket is gone: everything unanswered will be sent again on the next one."""
        self.welcome, self.answered = None, False

    def due(self) -> float:
        """When there is next something to send, if nothing is received before."""
        if self.welcome is None:
            return inf
        return 0.0 if self._unwatched else min([self._ping, *self._due.values()])

    def outgoing(self, now: float) -> list[bytes]:
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
        try:
            message = _decoder.decode(content)
        except msgspec.DecodeError as error:
            raise WrongServer(f"invalid message: {error}") from None
        self.heard = now
        self.answered |= isinstance(message, messages.Table | Acknowledged | messages.Error | messages.Pong)
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
            # If it was already requested, the answer is still to come and will include this event.
            self._due.setdefault(message.table, 0.0)

    def _refused(self, error: messages.Error, problem: Problem, now: float) -> None:
        if problem.code in LATER:
            # The server refuses excess messages unread, so it cannot say which one.
            named = error.request or error.table
            for key in [named] if named else list(self._due):
                if key in self._due:
                    self._due[key] = now + self.retry
        elif error.request:
            self._settle(error.client, error.request, problem)
        elif error.table in self._tables:
            self._due.pop(error.table, None)
            self._tables[error.table].problem = problem
        elif not error.table:
            raise Refused(problem)  # nobody can know whose answer this is, so nobody may wait for it

    def _settle(self, client: str, request: int, answer: Acknowledged | Problem) -> None:
        if self.outbox.answered(client, request):
            self._due.pop(request, None)
            self._answers.pop(request)(answer)
