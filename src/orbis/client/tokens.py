"""Files of our own between the runs of a program: tokens, by which it keeps its seats, and kept deals."""

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


def deal_file(server: str, table: str, folder: Path | None = None) -> Path:
    """The file for what we keep of the deal at a table until its end; by default beside the tokens."""
    return token_file(server, table, folder / "deals" if folder else _default_folder().with_name("deals"))


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
    private_file(path, f"{token}\n".encode())


def private_file(path: Path, content: bytes) -> None:
    """Store something where only its owner can read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)  # with mode 600
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    Path(name).replace(path)
