"""Chance, as an argument: tests draw from a source of their own."""

import secrets
from random import random

from orbis.play.fairness import new_secret
from orbis.server.tables.new import Drawn


class Chance:
    """Where ids and secrets come from that nobody can guess."""

    def table(self) -> Drawn:
        """What a new table needs."""
        return Drawn(secrets.token_urlsafe(12), new_secret(), secrets.token_hex(16))

    def token(self) -> str:
        """A fresh secret of 256 bits, by which somebody is known."""
        return secrets.token_urlsafe(32)

    def code(self) -> str:
        """A fresh one-time code of 50 bits, easy to read out."""
        return "".join(secrets.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(10))

    def delay(self) -> float:
        """Between 0 and 1, so that processes do not all step in at once."""
        return random()
