"""Links that work without signing in: each proves that the server made it, for one channel and purpose."""

import hashlib
import hmac
from typing import Literal

from orbis.server.notices.push import encoded

Purpose = Literal["unsubscribe", "confirm"]


def proof_of(key: bytes, purpose: Purpose, channel: str) -> str:
    signed = f"orbis notices 1\0{purpose}\0{channel}".encode()
    return encoded(hmac.digest(key, signed, hashlib.sha256)[:18])


def is_proof(key: bytes, purpose: Purpose, channel: str, proof: str) -> bool:
    return hmac.compare_digest(proof_of(key, purpose, channel).encode(), proof.encode())


def link_of(key: bytes, purpose: Purpose, channel: str, site: str) -> str:
    return f"{site}/api/notices/{purpose}?channel={channel}&proof={proof_of(key, purpose, channel)}"
