"""The database named on the command line, and what may be wrong with it."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from orbis.cli.failure import Failure
from orbis.cli.files import no_home
from orbis.cli.values import explained
from orbis.locales import Speech
from orbis.server.stores import Damaged, Occupied, StoreUnavailable, is_shared
from orbis.server.stores.errors import InUse, NotEmpty
from orbis.server.stores.removal import Kept
from orbis.server.stores.retention import KINDS, Retention
from orbis.tui.saves import NoHome, home_folder

VARIABLE = "ORBIS_DATABASE"
"""Names the database if no argument does: other users can see arguments, with any password in them."""


def add_database(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    parser.add_argument("--database", metavar=say("server-database"), help=say("server-database-help"))


MOST_DAYS = 36_500
FOREVER = "ever"


def retention(text: str) -> tuple[Kept, int | None]:
    """What is kept, and for how many days after its last use; None for ever.

    >>> retention("finished=ever"), retention("lessons=1")
    (('finished', None), ('lessons', 1))
    """
    name, _, days = text.partition("=")
    kind = next((kind for kind in KINDS if kind == name), None)
    if kind is None:
        raise ValueError
    if days == FOREVER:
        return kind, None
    number = int(days)
    if not 0 <= number <= MOST_DAYS:
        raise ValueError
    return kind, number


def add_retention(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    defaults = Retention()
    days = {kind: getattr(defaults, kind) for kind in KINDS}
    told = ", ".join(f"{kind}={FOREVER if number is None else number}" for kind, number in days.items())
    parser.add_argument(
        "--keep",
        action="append",
        type=explained(retention, speech, "server-allowed-keep", most=str(MOST_DAYS), kinds=", ".join(KINDS)),
        default=[],
        metavar=say("server-keep"),
        help=say("server-keep-help", kinds=told),
    )


def retention_of(options: Namespace) -> Retention:
    return Retention(**dict(options.keep))


def default_database() -> Path:
    """Where tables are stored by default; raise `NoHome` for a user without a home folder."""
    home = os.environ.get("XDG_DATA_HOME") or home_folder() / ".local" / "share"
    return Path(home) / "orbis" / "tables.db"


def database_of(options: Namespace, speech: Speech, *, must_exist: bool = False) -> str:
    """The wanted database; raise `Failure` if it cannot be used. Its password is never shown."""
    try:
        database: str = options.database or os.environ.get(VARIABLE) or str(default_database())
    except NoHome:
        raise no_home("--database", speech) from None
    if is_shared(database):
        if find_spec("asyncpg") is None:
            raise Failure(speech.text("server-needs-asyncpg"))
    elif "://" in database:
        raise Failure(speech.text("server-unknown-database"))
    elif must_exist and not _is_file(Path(database)):
        raise Failure(speech.text("server-no-database", path=database))
    return database


def _is_file(path: Path) -> bool:
    """False also if we may not look."""
    try:
        return path.is_file()
    except OSError:
        return False


@contextmanager
def private_files() -> Iterator[None]:
    """Create files that only their owner can read: a database contains the secrets of running games."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def refused(error: StoreUnavailable, database: str, speech: Speech) -> Failure:
    if isinstance(error, Occupied):
        return Failure(speech.text("server-occupied", path=str(error.database)))
    if isinstance(error, Damaged):
        return Failure(speech.text("server-damaged", path=str(error.database), reason=error.found))
    if isinstance(error, InUse):
        return Failure(speech.text("server-in-use"))
    if isinstance(error, NotEmpty):
        return Failure(speech.text("server-not-empty"))
    key = "server-unusable-database" if is_shared(database) else "server-unusable-file"
    return Failure(speech.text(key, reason=str(error)))
