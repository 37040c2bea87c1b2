"""`orbis serve`: the table server, until somebody stops it."""

import errno
import sys
from argparse import Namespace
from collections.abc import Callable

from orbis.cli.databases import database_of, private_files, refused
from orbis.cli.files import Failure
from orbis.locales import Speech
from orbis.server.limits import Limits
from orbis.server.running import CannotListen, Listening, run
from orbis.server.serving import Configuration
from orbis.server.stores import StoreUnavailable, is_shared

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
    listening = Listening(options.host, options.port, options.workers, options.proxies)
    try:
        with private_files():
            run(configuration, listening, options.log_level, _teller(speech))
    except CannotListen as error:
        raise _unheard(error, speech) from None
    except StoreUnavailable as error:
        raise refused(error, speech) from None
    if sys.stdout.isatty():
        print(speech.text("server-stopped"))
    return 0


def _teller(speech: Speech) -> Callable[[str], None]:
    """What says that the server is ready, and to somebody at a terminal, how to stop it."""

    def tell(address: str) -> None:
        print(speech.text("server-ready", address=address), flush=True)
        if sys.stdout.isatty():
            print(speech.text("server-how-to-stop"), flush=True)

    return tell


def _unheard(error: CannotListen, speech: Speech) -> Failure:
    """That the server cannot listen, and what to do."""
    told = {"host": error.listening.host, "port": str(error.listening.port)}
    key = _REASONS.get(error.errno or 0)
    if key is not None:
        return Failure(speech.text(key, **told))
    return Failure(speech.text("server-cannot-listen", reason=error.reason, **told))
