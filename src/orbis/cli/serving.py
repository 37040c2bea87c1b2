"""`orbis serve`: the table server, until somebody stops it."""

import errno
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace

from orbis.cli.databases import database_of, private_files, refused
from orbis.cli.files import Failure
from orbis.cli.opening import last_port, note, open_page, running
from orbis.cli.server_arguments import DEFAULT_PORT
from orbis.locales import Speech
from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.process.listen import CannotListen, Listening
from orbis.server.process.run import run
from orbis.server.stores import Occupied, StoreUnavailable, is_shared

SECONDS_AT_ONCE = 5
"""A client may use up at once what it is given in so many seconds."""

_REASONS = {errno.EADDRINUSE: "server-port-taken", errno.EACCES: "server-port-forbidden"}


def serve(options: Namespace, speech: Speech) -> int:
    """Serve tables until told to stop."""
    database = database_of(options, speech)
    if options.workers > 1 and not is_shared(database):
        raise Failure(speech.text("server-workers-need-postgres"))
    limits = Limits(rate=options.rate, burst=options.rate * SECONDS_AT_ONCE, tables=options.tables)
    configuration = Configuration(database, limits, tuple(options.origins))
    listening = Listening(options.host, _port(options, database), options.workers, options.proxies)
    tell = _teller(options, speech, database)
    try:
        with private_files():
            _run(configuration, listening, options, tell)
    except CannotListen as error:
        raise _unheard(error, speech) from None
    except StoreUnavailable as error:
        address = running(database) if options.open and isinstance(error, Occupied) else None
        if address is None:
            raise refused(error, database, speech) from None
        print(speech.text("server-runs-already", address=address))
        open_page(address)
        return 0
    if sys.stdout.isatty():
        print(speech.text("server-stopped"))
    return 0


def _port(options: Namespace, database: str) -> int:
    """The port that is wanted, or for somebody's own page that of the last time."""
    if options.port is not None:
        return int(options.port)
    return last_port(database) if options.open and not is_shared(database) else DEFAULT_PORT


def _run(
    configuration: Configuration, listening: Listening, options: Namespace, tell: Callable[[str], None]
) -> None:
    """Serve; a port that nobody has asked for is left to others if they have it."""
    try:
        run(configuration, listening, options.log_level, tell)
    except CannotListen:
        if options.port is not None or not options.open:
            raise
        run(configuration, replace(listening, port=0), options.log_level, tell)


def _teller(options: Namespace, speech: Speech, database: str) -> Callable[[str], None]:
    """What says that the server is ready, to somebody at a terminal how to stop it, and opens the page."""

    def tell(address: str) -> None:
        if not is_shared(database):
            note(database, address)
        print(speech.text("server-ready", address=address), flush=True)
        if sys.stdout.isatty():
            print(speech.text("server-how-to-stop"), flush=True)
        if options.open:
            open_page(address)

    return tell


def _unheard(error: CannotListen, speech: Speech) -> Failure:
    """That the server cannot listen, and what to do."""
    told = {"host": error.listening.host, "port": str(error.listening.port)}
    key = _REASONS.get(error.errno or 0)
    if key is not None:
        return Failure(speech.text(key, **told))
    return Failure(speech.text("server-cannot-listen", reason=error.reason, **told))
