"""Links that work without signing in: each proves that the server made it, for one channel and purpose."""

import hashlib
import hmac
from typing import Literal

from orbis.server.notices.push import encoded

Purpose = Literal["unsubscribe", "confirm"]


def proof_of(key: bytes, purpose: Purpose, channel: str, nonce: str = "") -> str:
    """The proof of a link; one that works once has a nonce."""
    signed = (
        f"orbis notices 2\0{purpose}\0{channel}\0{nonce}"
        if nonce
        else f"orbis notices 1\0{purpose}\0{channel}"
    )
    return encoded(hmac.digest(key, signed.encode(), hashlib.sha256)[:18])


def is_proof(key: bytes, purpose: Purpose, channel: str, proof: str, nonce: str = "") -> bool:
    return hmac.compare_digest(proof_of(key, purpose, channel, nonce).encode(), proof.encode())


def link_of(key: bytes, purpose: Purpose, channel: str, site: str, nonce: str = "") -> str:
    once = f"&nonce={nonce}" if nonce else ""
    proof = proof_of(key, purpose, channel, nonce)
    return f"{site}/api/notices/{purpose}?channel={channel}{once}&proof={proof}"


def digest_of_nonce(nonce: str) -> str:
    """What is stored of a nonce."""
    return hashlib.sha256(b"orbis mailbox 1\0" + nonce.encode()).hexdigest()
