"""Who somebody is: a secret of 256 bits that only they have; the server keeps its digest and a name."""

import hashlib
import re
import secrets
from typing import NamedTuple

from orbis.server.tables.refusals import Refused

COOKIE = "orbis"
SECRET = re.compile(r"[0-9A-Za-z_-]{43}")
MOST_NAME = 40


class Visitor(NamedTuple):
    """Somebody who asks: their public id and name; empty for one who has not said who they are."""

    id: str
    name: str


NOBODY = Visitor("", "")


def new_secret() -> str:
    """A fresh secret of 256 bits."""
    return secrets.token_urlsafe(32)


def id_of(secret: str) -> str:
    """The public id that belongs to a secret."""
    return hashlib.sha256(b"orbis identity 1\0" + secret.encode()).hexdigest()[:32]


def new_code() -> str:
    """A fresh one-time code of 50 bits, easy to read out."""
    return "".join(secrets.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(10))


def digest_of(code: str) -> str:
    """What is kept of a one-time code; letters that look alike are the same."""
    plain = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
    return hashlib.sha256(b"orbis code 1\0" + plain.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A display name that can be shown anywhere, or `Refused`."""
    name = " ".join(name.split())
    if not name or len(name) > MOST_NAME or not name.isprintable():
        raise Refused("bad_request", f"a name has 1 to {MOST_NAME} printable characters")
    return name
