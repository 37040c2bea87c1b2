"""Requests on their way: numbered, and kept until they are answered."""

import secrets
from collections.abc import Collection

import msgspec

from orbis.client.errors import InvalidRequest
from orbis.server.protocol.messages import Submit
from orbis.server.tables.requests import AnyRequest

_decoder = msgspec.json.Decoder(Submit)


def new_client() -> str:
    """A unique name for this run of a program, so that the request numbers of two runs never clash."""
    return secrets.token_hex(12)


class Outbox:
    """The requests that have not been answered."""

    def __init__(self, client: str | None = None) -> None:
        self.client = client or new_client()
        self._waiting: dict[int, Submit] = {}
        self._number = 0

    @property
    def waiting(self) -> Collection[Submit]:
        """The unanswered requests, the oldest first."""
        return self._waiting.values()

    def post(self, table: str, ask: AnyRequest) -> Submit:
        """Number a request and keep it until it is answered; raise `InvalidRequest`."""
        posted = Submit(table, self.client, self._number + 1, ask)
        try:
            # The server cannot say which message it could not read, so nobody would get its answer.
            _decoder.decode(msgspec.json.encode(posted))
        except (msgspec.MsgspecError, TypeError) as error:
            raise InvalidRequest(f"this request is invalid: {error}") from None
        self._number = posted.request
        self._waiting[self._number] = posted
        return posted

    def find(self, request: int) -> Submit:
        return self._waiting[request]

    def answered(self, client: str, request: int) -> bool:
        """Forget an answered request; return False if it was not waiting."""
        return client == self.client and self._waiting.pop(request, None) is not None
