"""What an endpoint is, and how a request becomes a call of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from orbis.server.http.service import Server
from orbis.server.http.visitors import Visitor
from orbis.server.protocol.table import Failed, Problem
from orbis.server.tables.refusals import STATUS, Code, Refused

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

MOST_DIGITS = 5

_encode = msgspec.json.Encoder().encode


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No query at all."""


class Call(NamedTuple):
    """A request that was understood: whose it is, what it names, its query and its body."""

    server: Server
    visitor: Visitor
    path: dict[str, str]
    query: Any
    body: Any
    address: str
    secure: bool

    def count(self, name: str) -> int:
        """A part of the path that counts something, or `Refused`."""
        text = self.path[name]
        if not text.isdecimal() or len(text) > MOST_DIGITS:
            raise Refused("not_found", "there is no such thing")
        return int(text)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method and a path, what they take and give, and who answers."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    answer: Any
    handle: Callable[[Call], Awaitable[Any]]
    body: Any = None
    query: type[msgspec.Struct] = Nothing
    refusals: tuple[Code, ...] = ()
    status: int = 200
    media: str = JSON
    identity: bool = False
    """Whether one must have said who one is."""
    large: bool = False
    """Whether the body may be as large as a record or a tile set."""

    async def answer_to(self, request: Request, server: Server) -> Response:
        """The response to a request; or raises `Refused` and changes nothing."""
        address = request.client.host if request.client else ""
        server.check_origin(request.headers)
        visitor = await server.visitor(request.headers.get("authorization"), request.cookies)
        server.charge(visitor, address)
        if self.identity and not visitor.id:
            raise Refused("no_identity", "say who you are first: POST /api/identity")
        call = Call(
            server,
            visitor,
            {name: _checked(value) for name, value in request.path_params.items()},
            _query(request, self.query),
            await self._body(request, server) if self.body is not None else None,
            address,
            request.url.scheme == "https",
        )
        answered = await self.handle(call)
        if isinstance(answered, Response):
            return answered
        if self.media == JSON:
            return Response(_encode(answered), self.status, media_type=JSON)
        return Response(answered, self.status, media_type=self.media)

    async def _body(self, request: Request, server: Server) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Refused("bad_request", f"the body must be {JSON}")
        content = await read_body(request, server.limits.text if self.large else server.limits.message)
        try:
            return msgspec.json.decode(content, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad_request", f"the body cannot be understood: {error}") from None


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, or `Refused` if it is too large."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refused("too_large", f"the body may have {most} bytes")
        chunks.append(chunk)
    return b"".join(chunks)


def failed(refused: Refused) -> Response:
    """The response to a request that was refused."""
    rule = refused.rule and refused.rule.value
    problem = Problem(refused.code, refused.message, rule, refused.faults)
    return Response(_encode(Failed(problem)), STATUS[refused.code], media_type=JSON)


def _checked(value: str) -> str:
    if len(value) > 64 or not value.replace("-", "").replace("_", "").isalnum() or not value.isascii():
        raise Refused("not_found", "there is no such thing")
    return value


def _query(request: Request, kind: type[msgspec.Struct]) -> Any:
    given = dict(request.query_params)
    if len(given) != len(request.query_params.multi_items()):
        raise Refused("bad_request", "a parameter is given twice")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"the query cannot be understood: {error}") from None
