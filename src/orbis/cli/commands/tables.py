"""`orbis tables`: check, copy and move everything that a server stores."""

import asyncio
import os
import sqlite3
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from orbis.cli.archive_import import ArchiveImport, is_entry
from orbis.cli.database import (
    add_database,
    add_retention,
    database_of,
    private_files,
    refused,
    retention_of,
)
from orbis.cli.failure import DOES_NOT_HOLD, Failure
from orbis.cli.files import reason_of, unwritable
from orbis.cli.output import progress_bar, share_bar
from orbis.cli.parser import add_subcommands
from orbis.locales import Speech
from orbis.server.inside.copy_file import CopyFile, CopyIntake, is_copy, read_copy, way_back
from orbis.server.stores import Store, StoreUnavailable, claim, is_shared, opened
from orbis.server.stores.archive.entries import InvalidArchive
from orbis.server.stores.archive.export import lines_of, lines_of_forgotten, lines_of_results
from orbis.server.stores.archive.intake import take_in
from orbis.server.stores.backup import NotABackup, back_up, restore
from orbis.server.stores.notices import LINK_KEY, PUSH_KEY
from orbis.server.stores.replay import Misfit, check
from orbis.server.stores.retention import count_expired, prune
from orbis.server.stores.store import Ids
from orbis.tui.saves import is_there


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    for name, each in add_subcommands(parser, speech, "server", WORKS, required=True).items():
        if name == "prune":
            each.add_argument("--dry-run", action="store_true", help=say("server-dry-run-help"))
            add_retention(each, speech)
        elif name == "delete":
            ids = say("server-delete-ids-help")
            each.add_argument("ids", nargs="+", metavar=say("server-table"), help=ids)
        elif name != "check":
            file = say(f"server-{name}-file-help")
            each.add_argument("file", type=Path, metavar=say("cli-file"), help=file)
        if name in {"export", "backup"}:
            each.add_argument("--overwrite", action="store_true", help=say("server-overwrite-help"))
        if name == "import":
            each.add_argument("--copy", action="store_true", help=say("server-copy-help"))
        if name == "restore":
            each.add_argument("--replace", action="store_true", help=say("server-replace-help"))
        add_database(each, speech)


def run(options: Namespace, speech: Speech) -> int:
    database = database_of(options, speech, must_exist=options.what not in {"import", "restore"})
    try:
        with private_files():
            return asyncio.run(WORKS[options.what](database, options, speech))
    except StoreUnavailable as error:
        raise refused(error, database, speech) from None


async def _check(database: str, options: Namespace, speech: Speech) -> int:
    """Replay all tables, and list those that do not check out."""
    wrong: list[str] = []
    async with opened(database) as store:
        ids = await store.ids()
        with progress_bar(len(ids.found), speech.text("server-checking")) as step:
            for id in ids.found:
                reason = await check(store, id)
                if reason is not None:
                    wrong.append(speech.text("server-wrong-table", table=id, reason=reason))
                step()
        lost = await _lost(store, ids, speech)
    print(*lost, *wrong, sep="\n", end="\n" * bool(lost or wrong))
    print(speech.text("server-checked", tables=len(ids.found)))
    if wrong:
        print(speech.text("server-wrong-tables", tables=len(wrong)))
    return DOES_NOT_HOLD if lost or wrong else 0


async def _lost(store: Store, ids: Ids, speech: Speech) -> list[str]:
    """What is damaged besides single tables."""
    damaged = await store.damaged_parts()
    parts = [speech.text("server-damaged-part", part=part, reason=reason) for part, reason in damaged]
    return parts if ids.complete else [*parts, speech.text("server-ids-lost")]


def _check_target(database: str, options: Namespace, speech: Speech) -> None:
    """Raise `Failure` if the file to write is there, or is a database that is in use."""
    path: Path = options.file
    if not is_there(path.parent) or not path.parent.is_dir():
        raise Failure(speech.text("server-no-folder", folder=str(path.parent)))
    if not is_there(path):
        return
    if not options.overwrite:
        raise Failure(speech.text("server-file-exists", path=str(path)))
    is_own = not is_shared(database) and path.exists() and path.samefile(database)
    if is_own or (path.with_name(f"{path.name}.lock").exists() and _is_served(path)):
        raise Failure(speech.text("server-file-is-database", path=str(path)))


def _is_served(path: Path) -> bool:
    try:
        held = claim(str(path))
    except StoreUnavailable:
        return True
    if held is not None:
        held.release()
    return False


async def _export(database: str, options: Namespace, speech: Speech) -> int:
    """Write all tables to a file, which appears only once it is complete."""
    _check_target(database, options, speech)
    wrong: list[str] = []
    written: set[str] = set()
    async with opened(database) as store:
        with _replacing(options.file, speech) as file:
            file.writelines(line + b"\n" for line in await lines_of_forgotten(store))
            ids = await store.ids()
            with progress_bar(len(ids.found), speech.text("server-exporting")) as step:
                for id in ids.found:
                    try:
                        file.writelines(line + b"\n" for line in await lines_of(store, id, written))
                    except Misfit as misfit:
                        wrong.append(speech.text("server-wrong-table", table=id, reason=str(misfit)))
                    step()
            async for line in lines_of_results(store, written):
                file.write(line + b"\n")
        lost = await _lost(store, ids, speech)
    print(*lost, *wrong, sep="\n", end="\n" * bool(lost or wrong))
    print(speech.text("server-exported", tables=len(ids.found) - len(wrong), path=str(options.file)))
    if wrong:
        print(speech.text("server-left-out", tables=len(wrong)))
    return DOES_NOT_HOLD if lost or wrong else 0


async def _back_up(database: str, options: Namespace, speech: Speech) -> int:
    """Write a whole copy to a file, while a server may run."""
    _check_target(database, options, speech)
    try:
        with share_bar(speech.text("server-exporting")) as tell:
            tables = await back_up(database, options.file, tell)
    except OSError as error:
        raise unwritable(options.file, error, speech) from None
    except sqlite3.Error as error:
        reason = {"path": str(options.file), "reason": str(error)}
        raise Failure(speech.text("lab-cannot-write", **reason)) from None
    print(speech.text("server-backed-up", tables=tables, path=str(options.file)))
    return 0


async def _restore(database: str, options: Namespace, speech: Speech) -> int:
    """Put a backup in the place of a database that no server uses."""
    path = str(options.file)
    try:
        options.file.open("rb").close()
        with share_bar(speech.text("server-importing")) as tell:
            restored = await restore(options.file, database, tell, replace=options.replace)
    except NotABackup as error:
        raise Failure(speech.text("server-not-a-backup", path=path, reason=str(error))) from None
    except OSError as error:
        raise Failure(speech.text("cli-cannot-read", path=path, reason=reason_of(error, speech))) from None
    print(speech.text("server-restored", tables=restored.tables, path=path))
    if restored.aside is not None:
        print(speech.text("server-set-aside", path=str(restored.aside)))
    return 0


@contextmanager
def _replacing(path: Path, speech: Speech) -> Iterator[IO[bytes]]:
    """A file that replaces another once it is complete and on disk; only its owner may read it."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                yield file
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink()
                raise
    except OSError as error:
        raise unwritable(path, error, speech) from None


KEYS_THAT_MATTER = (PUSH_KEY, LINK_KEY)
"""What others cannot do without: browsers that subscribed know the first, links in notices the second."""


def _copy_in(file: IO[bytes], options: Namespace, speech: Speech) -> CopyFile | None:
    """The copy that a host wants to import, or None for an archive; raise `Failure` if it is something else.

    No file decides for itself how far it is trusted.
    """
    path = str(options.file)
    if not options.copy:
        if is_copy(file):
            raise Failure(speech.text("server-is-a-copy", path=path))
        return None
    try:
        return read_copy(file)
    except InvalidArchive:
        raise Failure(speech.text("server-not-a-copy", path=path)) from None


async def _import(database: str, options: Namespace, speech: Speech) -> int:
    """Import the tables of an archive, or of a copy of a page, that are not in the database yet."""
    now, link = time.time_ns() // 1_000_000, None
    try:
        with options.file.open("rb") as chosen:
            copy = _copy_in(chosen, options, speech)
            file: IO[bytes] = chosen if copy is None else BytesIO(copy.tables.encode())
            lines = sum(1 for _ in file)
            file.seek(0)
            if lines and not any(map(is_entry, file)):
                key = "server-not-an-archive" if copy is None else "server-not-a-copy"
                raise Failure(speech.text(key, path=str(options.file)))
            file.seek(0)
            # A running server would not notice what is written behind its back.
            held = claim(database)
            try:
                async with opened(database) as store:
                    with progress_bar(lines, speech.text("server-importing")) as step:
                        own = None if copy is None else CopyIntake(copy, store, now).take_in
                        taking = own or (lambda entry: take_in(store, entry, now))
                        archive = ArchiveImport(taking, speech, step)
                        await archive.take(file)
                    link = None if copy is None else await way_back(copy, store, now)
            finally:
                if held is not None:
                    held.release()
    except OSError as error:
        reason = reason_of(error, speech)
        raise Failure(speech.text("cli-cannot-read", path=str(options.file), reason=reason)) from None
    print(*archive.wrong, sep="\n", end="\n" * bool(archive.wrong))
    print(speech.text("server-imported", tables=archive.new))
    if archive.there:
        print(speech.text("server-already-there", tables=archive.there))
    if link is not None:
        print(speech.text("server-import-way-back", link=f"/me#{link}"))
    for name in KEYS_THAT_MATTER:
        if name in archive.other_keys:
            print(speech.text(f"server-other-key-{name}"))
    if archive.wrong:
        print(speech.text("server-wrong-lines", lines=len(archive.wrong)))
    return DOES_NOT_HOLD if archive.wrong else 0


async def _prune(database: str, options: Namespace, speech: Speech) -> int:
    """Delete what need not be kept any longer, or tell what would be deleted."""
    now, retention = time.time_ns() // 1_000_000, retention_of(options)
    async with opened(database) as store:
        found = await (count_expired if options.dry_run else prune)(store, retention, now)
    for kind, count in found.items():
        key = "server-would-prune" if options.dry_run else "server-pruned"
        print(speech.text(key, kind=kind, count=count))
    return 0


async def _delete(database: str, options: Namespace, speech: Speech) -> int:
    """Delete single tables."""
    async with opened(database) as store:
        deleted = [id for id in options.ids if await store.removal.delete_table(id)]
    for id in options.ids:
        key = "server-deleted-table" if id in deleted else "server-no-table"
        print(speech.text(key, table=id))
    return 0 if len(deleted) == len(options.ids) else DOES_NOT_HOLD


WORKS = {
    "check": _check,
    "backup": _back_up,
    "restore": _restore,
    "export": _export,
    "import": _import,
    "prune": _prune,
    "delete": _delete,
}
