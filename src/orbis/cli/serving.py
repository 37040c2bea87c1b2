"""`orbis serve`: the table server; `orbis tables`: everything that it keeps."""

import asyncio
import os
import sys
import time
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from orbis.cli.files import Failure, read_bytes, unwritable
from orbis.cli.tables import plain_progress
from orbis.locales import Speech
from orbis.server.archive import InvalidArchive, check, exported, take_in
from orbis.server.limits import Limits
from orbis.server.running import Listening, run
from orbis.server.serving import Configuration
from orbis.server.stores import Store, StoreUnavailable, is_shared, make_store
from orbis.server.stores.store import Head


def default_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "orbis" / "tables.db"
