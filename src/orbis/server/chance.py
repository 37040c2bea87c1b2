"""Chance, as an argument: tests inject their own source."""

import secrets
from random import random

from orbis.play.fairness import new_secret
from orbis.server.tables.new import Drawn


class Chance:
    """The source of unguessable ids and secrets."""

    def table(self) -> Drawn:
        return Drawn(secrets.token_urlsafe(12), new_secret(), secrets.token_hex(16))

    def token(self) -> str:
        """A fresh 256-bit secret that identifies its owner."""
        return secrets.token_urlsafe(32)

    def nobody(self) -> str:
        """A fresh id in the place of a player who is forgotten."""
        return secrets.token_hex(16)

    def code(self) -> str:
        """A fresh 50-bit one-time code, easy to read aloud."""
        return "".join(secrets.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(10))

    def delay(self) -> float:
        """A number between 0 and 1, so that processes do not all step in at once."""
        return random()
