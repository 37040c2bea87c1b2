"""Deals that nobody can rig: a secret is committed to before the first tile is seen, and revealed at the end.

The dealer draws a secret and publishes its commitment; then each seat may add its own nonce; the seed of
the deal comes from both. So the dealer cannot choose the deal after seeing the nonces, no seat can choose it
without knowing the secret, and with the secret anyone can repeat the deal. The commitment and the seed hash
the secret with different prefixes, so neither reveals anything about the other.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from orbis.notation import Committed, Seeded

_COMMITMENT = b"orbis commitment 1\0"
_SEED = b"orbis seed 1\0"
SECRET_BYTES = 32


class InvalidSecret(ValueError):
    """A text that is not a secret of 256 bits in hexadecimal."""


def new_secret() -> str:
    """A fresh secret of 256 bits, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """The value to publish before the deal.

    >>> commitment_to("00" * 32)[:16]
    '2582aed5bf57ea36'
    """
    return hashlib.sha256(_COMMITMENT + _bytes(secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str | None] = ()) -> str:
    """The seed from a secret and the nonces of the seats; None for a seat without one."""
    digest = hashlib.sha256(_SEED + _bytes(secret))
    for nonce in nonces:
        # The length prefix distinguishes ("ab", "c") from ("a", "bc").
        content = b"" if nonce is None else b"+" + nonce.encode()
        digest.update(len(content).to_bytes(4, "big") + content)
    return digest.hexdigest()


def keeps(commitment: str, secret: str) -> bool:
    return hmac.compare_digest(commitment.encode(), commitment_to(secret).encode())


def seed_behind(origin: Seeded | Committed) -> str:
    """The seed of a deal; raise `InvalidSecret` while its secret is unknown."""
    match origin:
        case Seeded(seed):
            return seed
        case Committed(_, secret, nonces):
            return seed_of(secret or "", nonces)


def _bytes(secret: str) -> bytes:
    if not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
        raise InvalidSecret(f"expected {2 * SECRET_BYTES} hexadecimal digits")
    return bytes.fromhex(secret)
