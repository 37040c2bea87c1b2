"""HTTP requests to the server."""

from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from orbis.client.errors import Disconnected, Refused, WrongServer
from orbis.server.protocol.table import Failed, Problem

Kind = TypeVar("Kind")

TIMEOUT = 30.0


class _NoRedirects(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """Never follow one: the token is meant for this server."""


_opener = build_opener(_NoRedirects)


def ask(address: str, path: str, token: str | None, body: object = None) -> bytes:
    """The answer to a GET request or, with a body, to a POST request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    content = None if body is None else msgspec.json.encode(body)
    if content is not None:
        headers["Content-Type"] = "application/json"
    try:
        with _opener.open(Request(address + path, content, headers), timeout=TIMEOUT) as answer:
            return bytes(answer.read())
    except HTTPError as error:
        problem = problem_of(_body(error, address))
        if problem is not None:
            raise Refused(problem) from None
        if error.code >= 500:
            raise Disconnected(f"{address} answers with {error.code}") from None
        elsewhere = error.headers["Location"]
        hint = f": it redirects to {elsewhere}" if elsewhere else ""
        raise WrongServer(f"there is no table server at {address}{hint}") from None
    except URLError as error:
        raise Disconnected(f"{address} cannot be reached: {error.reason}") from None
    except (OSError, HTTPException) as error:
        raise Disconnected(f"the connection to {address} failed: {error}") from None


def _body(error: HTTPError, address: str) -> bytes:
    try:
        with error:
            return bytes(error.read())
    except (OSError, HTTPException) as cut:
        raise Disconnected(f"the connection to {address} failed: {cut}") from None


def problem_of(content: bytes) -> Problem | None:
    """Why a request was refused; None if the answer is not from a table server."""
    try:
        return msgspec.json.decode(content, type=Failed).error
    except msgspec.DecodeError:
        return None


def read(content: bytes, kind: type[Kind]) -> Kind:
    """Decode an answer; raise `WrongServer`."""
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.DecodeError as error:
        raise WrongServer(f"invalid answer: {error}") from None
