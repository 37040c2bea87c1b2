"""The door to the admin page: only whoever has the host's token comes in, and nobody can try many."""

import hashlib
import hmac
from collections.abc import Callable

from starlette.datastructures import Headers

from orbis.server.http.shares import Buckets
from orbis.server.tables.refusals import Refused

HEADER = "orbis-admin"
"""Not `Authorization`, which says who a player is; never in an address, which is logged."""

ATTEMPTS = 10
EVERY = 60.0
"""How many wrong tokens a place may send at once, and after how many seconds one more."""

MAILS = 5
"""How many test mails the host may send in an hour."""
HOUR = 3600.0


def admin_digest(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(b"orbis admin 1\0" + token.encode()).hexdigest()


class AdminDoor:
    def __init__(self, digest: str, seconds: Callable[[], float]) -> None:
        """Let in whoever has the token with a digest; if it is empty, there is no door."""
        self._digest = digest
        self._seconds = seconds
        self._attempts = Buckets(1 / EVERY, ATTEMPTS)
        self._mails = Buckets(MAILS / HOUR, MAILS)
        self.wrong = 0
        """How many wrong tokens were sent."""

    def admit(self, place: str, headers: Headers) -> None:
        """Raise `Refused` unless a request has the token."""
        if not self._digest:
            raise Refused("not_found", "there is nothing at this path")
        left = self._attempts.filled(place, self._seconds())
        if left.level < 1:
            raise Refused("too_many", "too many wrong tokens from this address: wait a few minutes")
        token = headers.get(HEADER, "")
        if not token:
            raise Refused("forbidden", "this needs the host's token in the header Orbis-Admin")
        if not hmac.compare_digest(admin_digest(token), self._digest):
            left.take(1)
            self.wrong += 1
            raise Refused("forbidden", "this is not the host's token")

    def admit_mail(self) -> None:
        """Count a test mail; raise `Refused` if there were too many lately, whoever has sent them."""
        left = self._mails.filled("", self._seconds())
        if left.level < 1:
            raise Refused("limit", f"the host can send {MAILS} test mails in an hour: try again later")
        left.take(1)
