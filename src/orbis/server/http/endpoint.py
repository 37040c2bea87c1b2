"""An endpoint, and how a request becomes a call of it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from orbis.server.account import Owner, current_account
from orbis.server.http.cookies import secret_in
from orbis.server.http.limits import Limits
from orbis.server.http.quotas import Addition
from orbis.server.http.service import Service
from orbis.server.http.visitors import Visitor
from orbis.server.protocol.table import Failed, Problem
from orbis.server.tables.refusals import RefusalCode, Refused
from orbis.server.tables.requests import ID_PATTERN
from orbis.server.workshop import Check, Lane

JSON = "application/json"
HTML = "text/html; charset=utf-8"
TEXT = "text/plain; charset=utf-8"

Result = TypeVar("Result")

MOST_DIGITS = 5

HOST = re.compile(r"([0-9A-Za-z.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A host with or without a port; no name is longer (RFC 1035)."""

STATUS: dict[RefusalCode, int] = {
    "bad_request": 400,
    "too_large": 413,
    "no_identity": 401,
    "forbidden": 403,
    "not_found": 404,
    "not_waiting": 409,
    "not_playing": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "stale": 409,
    "late": 409,
    "out_of_time": 409,
    "paused": 409,
    "no_wish": 409,
    "unfit": 422,
    "limit": 429,
    "too_many": 429,
    "unavailable": 503,
}

encode = msgspec.json.Encoder().encode


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty query."""


class Call(NamedTuple):
    """A validated request: the visitor, the path parameters, the query and the body."""

    service: Service
    visitor: Visitor
    path: dict[str, str]
    query: Any
    body: Any
    owner: Owner
    secure: bool
    secret: str
    """The secret of a browser; empty for a program."""
    headers: Headers
    gone: Callable[[], Awaitable[None]]
    """Returns when the visitor has disconnected."""
    site: str = ""
    """The address under which the visitor knows this server; empty if they name none."""

    async def do(self, lane: Lane, work: Callable[[Check], Result]) -> Result:
        """The result of long work; it is given up if the visitor disconnects."""
        doing = asyncio.ensure_future(self.service.workshop.do(lane, work))
        leaving = asyncio.ensure_future(self.gone())
        try:
            await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise ClientDisconnect
        finally:
            doing.cancel()
            leaving.cancel()

    def charge(self, cost: float) -> None:
        """Charge an expensive request as `cost` requests; raise `Refused` if that is too many."""
        self.service.visitors.shares.admit(self.owner, cost)

    async def admit(self, what: Addition) -> None:
        """Count what is about to be stored; raise `Refused` if it is too much for today, or in all."""
        await self.service.quotas.admit(what, self.owner)

    def count(self, name: str) -> int:
        """A path parameter that is a count; raise `Refused` if it is not one."""
        text = self.path[name]
        if not text.isdecimal() or len(text) > MOST_DIGITS:
            raise Refused("not_found", "there is nothing at this path")
        return int(text)


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    name: str
    summary: str
    answer: Any
    handle: Callable[[Call], Awaitable[Any]]
    body: Any = None
    query: type[msgspec.Struct] = Nothing
    refusals: tuple[RefusalCode, ...] = ()
    status: int = 200
    media: str = JSON
    identity: bool = False
    """Whether the visitor must have an identity."""
    admin: bool = False
    """Whether only the host of the server may ask, with their token."""
    large: bool = False
    """Whether the body may be as large as a record or a tile set may be."""

    async def answer_to(self, request: Request) -> Response:
        """The response to a request; if it raises `Refused`, nothing has changed."""
        service: Service = request.app.state.service
        service.visitors.origins.check(request.headers)
        if self.admin:
            service.door.admit(current_account().owner.place, request.headers)
        visitor: Visitor = request.scope["orbis.visitor"]
        if self.identity and not visitor.id:
            raise Refused("no_identity", "say who you are first: POST /api/identity")
        call = Call(
            service,
            visitor,
            {name: _checked(value) for name, value in request.path_params.items()},
            _query(request, self.query),
            await self._body(request, service.visitors.limits) if self.body is not None else None,
            current_account().owner,
            request.url.scheme == "https",
            "" if "authorization" in request.headers else secret_in(request.cookies),
            request.headers,
            lambda: _gone(request),
            _site(request),
        )
        answered = await self.handle(call)
        if isinstance(answered, Response):
            return answered
        if self.media == JSON:
            return json_response(answered, self.status)
        return Response(answered, self.status, media_type=self.media)

    async def _body(self, request: Request, limits: Limits) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Refused("bad_request", f"the body must be {JSON}")
        content = await read_body(request, limits.text if self.large else limits.message)
        try:
            return msgspec.json.decode(content, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad_request", f"the body is invalid: {error}") from None


def _site(request: Request) -> str:
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


async def _gone(request: Request) -> None:
    """Return when the client has disconnected; the body must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request; raise `Refused` if it has more than `most` bytes."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refused("too_large", f"the body may have at most {most} bytes")
        chunks.append(chunk)
    return b"".join(chunks)


def json_response(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type=JSON)


def problem_of(refused: Refused) -> Problem:
    rule = refused.rule and refused.rule.value
    return Problem(refused.code, refused.message, rule, refused.faults)


def failed(refused: Refused) -> Response:
    return json_response(Failed(problem_of(refused)), STATUS[refused.code])


def _checked(value: str) -> str:
    if not re.fullmatch(ID_PATTERN, value):
        raise Refused("not_found", "there is nothing at this path")
    return value


def _query(request: Request, kind: type[msgspec.Struct]) -> Any:
    given = dict(request.query_params)
    if len(given) != len(request.query_params.multi_items()):
        raise Refused("bad_request", "a parameter is given twice")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"the query is invalid: {error}") from None
