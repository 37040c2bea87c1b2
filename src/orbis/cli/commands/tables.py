"""`orbis tables`: check, export or import everything that a server stores."""

import asyncio
import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from orbis.cli.archive_import import ArchiveImport
from orbis.cli.database import add_database, database_of, private_files, refused
from orbis.cli.failure import DOES_NOT_HOLD, Failure
from orbis.cli.files import reason_of, unwritable
from orbis.cli.output import progress_bar
from orbis.cli.parser import add_subcommands
from orbis.locales import Speech
from orbis.server.stores import Store, StoreUnavailable, claim, make_store
from orbis.server.stores.archive import Misfit, check, lines_of
from orbis.tui.saves import is_there


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    names = ("check", "export", "import")
    for name, each in add_subcommands(parser, speech, "server", names, required=True).items():
        if name != "check":
            file = say(f"server-{name}-file-help")
            each.add_argument("file", type=Path, metavar=say("cli-file"), help=file)
        if name == "export":
            each.add_argument("--overwrite", action="store_true", help=say("server-overwrite-help"))
        add_database(each, speech)


def run(options: Namespace, speech: Speech) -> int:
    works = {"check": _check, "export": _export, "import": _import}
    database = database_of(options, speech, must_exist=options.what != "import")
    try:
        with private_files():
            return asyncio.run(works[options.what](database, options, speech))
    except StoreUnavailable as error:
        raise refused(error, database, speech) from None


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = make_store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _check(database: str, options: Namespace, speech: Speech) -> int:
    """Replay all tables, and list those that do not check out."""
    wrong: list[str] = []
    async with _opened(database) as store:
        heads = [head async for head in store.heads()]
        with progress_bar(len(heads), speech.text("server-checking")) as step:
            for head in heads:
                reason = await check(store, head)
                if reason is not None:
                    wrong.append(speech.text("server-wrong-table", table=head.id, reason=reason))
                step()
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    print(speech.text("server-checked", tables=len(heads)))
    if wrong:
        print(speech.text("server-wrong-tables", tables=len(wrong)))
    return DOES_NOT_HOLD if wrong else 0


async def _export(database: str, options: Namespace, speech: Speech) -> int:
    """Write all tables to a file, which appears only once it is complete."""
    if is_there(options.file) and not options.overwrite:
        raise Failure(speech.text("server-file-exists", path=str(options.file)))
    wrong: list[str] = []
    written: set[str] = set()
    async with _opened(database) as store:
        with _replacing(options.file, speech) as file:
            heads = [head async for head in store.heads()]
            with progress_bar(len(heads), speech.text("server-exporting")) as step:
                for head in heads:
                    try:
                        file.writelines(line + b"\n" for line in await lines_of(store, head.id, written))
                    except Misfit as misfit:
                        details = {"table": head.id, "reason": str(misfit)}
                        wrong.append(speech.text("server-wrong-table", **details))
                    step()
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    print(speech.text("server-exported", tables=len(heads) - len(wrong), path=str(options.file)))
    if wrong:
        print(speech.text("server-left-out", tables=len(wrong)))
    return DOES_NOT_HOLD if wrong else 0


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


async def _import(database: str, options: Namespace, speech: Speech) -> int:
    """Import the tables of a file that are not in the database yet."""
    try:
        with options.file.open("rb") as file:
            lines = sum(1 for _ in file)
            file.seek(0)
            # A running server would not notice what is written behind its back.
            held = claim(database)
            try:
                async with _opened(database) as store:
                    with progress_bar(lines, speech.text("server-importing")) as step:
                        archive = ArchiveImport(store, speech, time.time_ns() // 1_000_000, step)
                        await archive.take(file)
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
    if archive.wrong:
        print(speech.text("server-wrong-lines", lines=len(archive.wrong)))
    return DOES_NOT_HOLD if archive.wrong else 0
