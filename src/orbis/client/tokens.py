"""Tokens stored in files between the runs of a program, so that it keeps its seats."""

import hashlib
import os
from pathlib import Path
from urllib.parse import quote


def token_file(server: str, name: str, folder: Path | None = None) -> Path:
    """The file for a token, by server and name; by default in the user's data folder."""
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
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(f"{token}\n")
