"""Web push: messages that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

import base64
import json
import os
import secrets
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096
"""The size of a record, and of the largest message that every push service takes."""

LARGEST = RECORD - 16 - 1 - 86
"""How many bytes of text a message can hold, beside its tag, its delimiter and its header."""

VALID = 12 * 3600
"""Seconds for which a signature is valid; more than 24 hours are refused."""


ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points P-256 has: private keys are smaller."""


class BadSubscription(ValueError):
    """Keys that are not those of a browser."""


def is_available() -> bool:
    return find_spec("cryptography") is not None


def encoded(content: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Raise `ValueError` if a text is not base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A fresh private key on P-256."""
    return (secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big")


def _private(key: bytes) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (an extra, and large)

    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@cache
def public_key(key: bytes) -> str:
    """The public key that browsers are given, in base64url."""
    return encoded(_point(_private(key)))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `BadSubscription` if these are not a point on P-256 and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        if len(decoded(auth)) != 16:
            raise ValueError
    except ValueError:
        raise BadSubscription("the keys are not those of a push subscription") from None


def encrypted(
    content: bytes, p256dh: str, auth: str, *, own_key: bytes | None = None, salt: bytes | None = None
) -> bytes:
    """A message for a browser, by a fresh key and salt unless they are given; as `aes128gcm` has it."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    if len(content) > LARGEST:
        raise ValueError("the message is too long")
    theirs, own = decoded(p256dh), _private(own_key or new_key())
    salt = salt or os.urandom(16)
    point = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    material = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + point, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, content + b"\x02", None)


def authorization(key: bytes, endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service recognises this server."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature  # noqa: PLC0415
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
    signed = ".".join(
        encoded(json.dumps(part, separators=(",", ":")).encode())
        for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    private = _private(key)
    one, other = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encoded(one.to_bytes(32, "big") + other.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(_point(private))}"
