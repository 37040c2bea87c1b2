"""Tokens stored in files between the runs of a program, so that it keeps its seats."""

import hashlib
import os
import tempfile
from pathlib import Path
from urllib.parse import quote

from orbis.client.invitation import one_spelling


def token_file(server: str, name: str, folder: Path | None = None) -> Path:
    """The file for a token, by server and name; by default in the user's data folder."""
    server = one_spelling(server)
    digest = hashlib.sha256(f"{server} {name}".encode()).hexdigest()[:16]
    host = quote(server.partition("://")[2], safe="")[:100]
    return (folder or _default_folder()) / f"{host}-{digest}"


def _default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification says to ignore relative paths.
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return base / "orbis" / "tokens"


def read_token(path: Path) -> str | None:
    """The token in a file; None if there is none."""
    try:
        return path.read_text("utf-8").strip() or None
    except FileNotFoundError:
        return None


def write_token(path: Path, token: str) -> None:
    """Store a token where only its owner can read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)  # with mode 600
    with os.fdopen(handle, "w") as file:
        file.write(f"{token}\n")
    Path(name).replace(path)
