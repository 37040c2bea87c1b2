"""`orbis serve`: the table server; `orbis tables`: everything that it keeps."""

import os
from pathlib import Path


def default_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "orbis" / "tables.db"
