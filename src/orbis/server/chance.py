"""Chance, as an argument: tests inject their own source."""

import secrets
from random import random
from string import ascii_letters, digits

from orbis.play.fairness import new_secret
from orbis.server.tables.new import Drawn

TABLE_ID = 17
"""How many letters and digits the id of a table has: more than 96 bits."""


class Chance:
    """The source of unguessable ids and secrets."""

    def table(self) -> Drawn:
        # Messengers cut links that end in a sign, and set what is between two "_" in italics.
        id = "".join(secrets.choice(ascii_letters + digits) for _ in range(TABLE_ID))
        return Drawn(id, new_secret(), secrets.token_hex(16))

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
