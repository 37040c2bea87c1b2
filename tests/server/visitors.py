"""HTTP clients of a server: with a token, with a cookie, or anonymous."""

from http.client import HTTPConnection
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace
from support.description import Answer
from support.server import PATIENCE, RunningCommand

from orbis.client import Refused
from orbis.notation import Record, parse_record
from orbis.server.http.endpoint import STATUS
from orbis.server.protocol.identity import Me
from orbis.server.protocol.messages import Numbered
from orbis.server.protocol.records import Verification
from orbis.server.protocol.reviews import ReviewState
from orbis.server.protocol.table import Ack, Failed, Happened, Made, Problem, View
from orbis.server.tables.requests import AnyRequest, Detail, NewSeat, NewTable, Resign
from orbis.wire.replay import Replay

Kind = TypeVar("Kind")

OPEN = NewSeat("open")
HERE = NewSeat("here")
PILGRIM = NewSeat("bot", "pilgrim")
ACOLYTE = NewSeat("bot", "acolyte")


class Visitor:
    """An HTTP client that checks each answer against the server's description."""

    def __init__(self, server: RunningCommand, headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.headers = headers or {}
        """Sent with every request: a token, a cookie, or nothing."""

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """The answer to a request; a body of bytes is sent as it is, any other as JSON."""
        connection = HTTPConnection(self.server.host, timeout=PATIENCE)
        sent = {**self.headers, **({} if body is None else {"content-type": "application/json"})}
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        connection.request(method, path, content, {**sent, **(headers or {})})
        response = connection.getresponse()
        answer = Answer(
            response.status,
            {name.lower(): value for name, value in response.getheaders()},
            response.read(),
        )
        connection.close()
        self.server.description.check(method, path, answer)
        return answer

    def get(self, path: str, kind: type[Kind]) -> Kind:
        """The resource at a path; raise `Refused` if it is refused."""
        return _read(self.ask("GET", path), kind)

    def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        """The result of a request; raise `Refused` if it is refused."""
        return _read(self.ask("POST", path, body), kind)

    def view(self, table: str, detail: Detail = "full") -> View:
        return self.get(f"/api/tables/{table}?detail={detail}", View)

    def wordless_events(self, table: str, after: int = 0) -> list[Happened]:
        """The events of a table as programs get them, without what is for the page."""
        return [replace(event, log=(), deed=None) for event in self.events(table, after)]

    def events(self, table: str, after: int = 0) -> list[Happened]:
        """The events of a table."""
        return self.get(f"/api/tables/{table}/events?after={after}", list[Happened])

    def text(self, path: str) -> str:
        """The text at a path; raise `Refused` if it is refused."""
        answer = self.ask("GET", path)
        if answer.status != 200:
            raise _refusal(answer)
        return answer.content.decode()

    def record(self, table: str) -> Record:
        """The record of a table's game so far."""
        return parse_record(self.text(f"/api/tables/{table}/record"))

    def keep(self, *, text: str | None = None, table: str | None = None) -> str:
        """Make the server keep a record, by its text or its table; return its id."""
        body = {"text": text} if table is None else {"table": table}
        return self.post("/api/records", body, Made).id

    def replay(self, record: str) -> Replay:
        return self.get(f"/api/records/{record}/replay", Replay)

    def verification(self, record: str) -> Verification:
        return self.get(f"/api/records/{record}/verification", Verification)

    def review(self, record: str, simulations: int) -> ReviewState:
        return self.get(f"/api/records/{record}/review?simulations={simulations}", ReviewState)


class Person(Visitor):
    """A visitor with an identity."""

    def __init__(self, server: RunningCommand, name: str, by: Literal["token", "cookie"] = "token") -> None:
        super().__init__(server)
        answer = self.ask("POST", "/api/identity", {"name": name, "token": by == "token"})
        me = _read(answer, Me)
        self.id = me.id
        self.name = me.name
        if me.token is None:
            self.secret = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
            self.headers = {"cookie": f"orbis={self.secret}"}
        else:
            self.secret = me.token
            self.headers = {"authorization": f"Bearer {self.secret}"}
        self._requests = 0

    def create(self, *seats: NewSeat, **settings: object) -> str:
        """Make a table whose bots do not wait; return its id."""
        wanted = msgspec.convert({"seats": seats, **settings}, NewTable, from_attributes=True)
        return self.post("/api/tables", wanted, Made).id

    def create_for_bots(self, first: NewSeat, *others: NewSeat, **settings: object) -> str:
        """Make a table at which bots play each other, as its player has resigned; return its id."""
        table = self.create(HERE, *others, substitute=first.level, **settings)
        self.submit(table, Resign(0))
        return table

    def submit(self, table: str, ask: AnyRequest, *, client: str = "http", request: int | None = None) -> Ack:
        """Send a request to a table by HTTP."""
        self._requests += 1
        numbered = Numbered(client, self._requests if request is None else request, ask)
        return self.post(f"/api/tables/{table}/requests", numbered, Ack)


def problem_of(answer: Answer) -> Problem:
    return msgspec.json.decode(answer.content, type=Failed).error


def _refusal(answer: Answer) -> Refused:
    assert STATUS[problem_of(answer).code] == answer.status
    return Refused(problem_of(answer))


def _read(answer: Answer, kind: type[Kind]) -> Kind:
    if answer.status not in (200, 201, 202):
        raise _refusal(answer)
    return msgspec.json.decode(answer.content, type=kind)
