"""Saves games: the whole record after every decision, so that nothing shown as done can be lost."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

SUFFIX = ".orbis"


class NoHome(Exception):
    """The system has no home folder for this user."""


def home_folder() -> Path:
    """Raise `NoHome` if there is none."""
    try:
        return Path.home()
    except RuntimeError:
        raise NoHome from None


def is_there(path: Path) -> bool:
    """False also if we may not look."""
    try:
        return path.exists()
    except OSError:
        return False


def games_folder(environment: Mapping[str, str]) -> Path:
    """The folder for games without a file of their own; raise `NoHome`."""
    state = environment.get("XDG_STATE_HOME", "")
    # The XDG specification says to ignore relative paths.
    base = Path(state) if state.startswith("/") else home_folder() / ".local" / "state"
    return base / "orbis"


def new_game_path(folder: Path, now: datetime) -> Path:
    """An unused path in a folder, named by the time."""
    stem = now.strftime("%Y-%m-%d-%H%M%S")
    names = (f"{stem}{f'-{number}' if number else ''}{SUFFIX}" for number in count())
    return next(folder / name for name in names if not is_there(folder / name))


def saved_games(folder: Path) -> list[Path]:
    """The games in a folder, the one played last first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)


def write_safely(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new content is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
