"""A passkey in software: what a browser and its authenticator would make and sign."""

import hashlib
import json
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.cose import ES256

PRESENT, WITH_KEY = 0x01, 0x40


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Authenticator:
    """One passkey; `counter` is how often it has signed."""

    def __init__(self, origin: str, host: str = "localhost", *, counts: bool = True) -> None:
        self.origin = origin
        self.host = host
        self.counter = 0
        self.counts = counts
        self.user = ""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(self._public).digest()

    @property
    def _public(self) -> bytes:
        return cbor.encode(dict(ES256.from_cryptography_key(self._key.public_key())))  # type: ignore[no-untyped-call]

    def make(self, offer: dict[str, Any]) -> dict[str, str]:
        """The answer to an offer."""
        self.user = offer["user"]
        data = b"\0" * 16 + len(self.id).to_bytes(2, "big") + self.id + self._public
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + data}
        return {
            "id": encoded(self.id),
            "client": self._client("webauthn.create", offer["challenge"]),
            "attestation": encoded(cbor.encode(attestation)),
        }

    def prove(self, challenge: str) -> dict[str, str]:
        """The answer to a challenge."""
        self.counter += self.counts
        data, client = self._data(), self._client("webauthn.get", challenge)
        signed = data + hashlib.sha256(self._client_data("webauthn.get", challenge)).digest()
        return {
            "id": encoded(self.id),
            "client": client,
            "authenticator": encoded(data),
            "signature": encoded(self._key.sign(signed, ec.ECDSA(SHA256()))),
            "user": self.user,
        }

    def _data(self, flags: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([PRESENT | flags]) + self.counter.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _client(self, kind: str, challenge: str) -> str:
        return encoded(self._client_data(kind, challenge))
