"""Requests that are on their way: numbered, and kept until they are answered."""

import secrets
from collections.abc import Collection

from orbis.server.protocol.messages import Submit
from orbis.server.tables.requests import AnyRequest


def new_client() -> str:
    """A name for this run of a program, so that no two runs ever number alike."""
    return secrets.token_hex(12)


class Outbox:
    """What was asked and has not been answered."""

    def __init__(self, client: str | None = None) -> None:
        self.client = client or new_client()
        self._waiting: dict[int, Submit] = {}
        self._number = 0

    @property
    def waiting(self) -> Collection[Submit]:
        """Everything that has not been answered, the oldest first."""
        return self._waiting.values()

    def post(self, table: str, ask: AnyRequest) -> Submit:
        """Number a request and keep it until it is answered."""
        self._number += 1
        posted = self._waiting[self._number] = Submit(table, self.client, self._number, ask)
        return posted

    def find(self, request: int) -> Submit:
        """A request that waits for its answer."""
        return self._waiting[request]

    def answered(self, client: str, request: int) -> bool:
        """Forget a request that was answered; false if it was not waiting."""
        return client == self.client and self._waiting.pop(request, None) is not None
