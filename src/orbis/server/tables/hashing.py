"""The hash of a public state, by which a client sees that it shows the same as the server."""

import hashlib


def hash_of(text: str) -> str:
    """The hash of a state in notation."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
