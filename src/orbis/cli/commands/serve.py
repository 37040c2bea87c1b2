"""`orbis serve`: run the table server until it is stopped."""

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from orbis.cli.admin import add_admin, admin_of
from orbis.cli.browser import (
    for_browsers,
    for_others,
    last_port,
    note,
    open_page,
    own_address,
    running_server,
)
from orbis.cli.database import (
    add_database,
    add_retention,
    database_of,
    private_files,
    refused,
    retention_of,
)
from orbis.cli.failure import Failure
from orbis.cli.mail import add_notices, notices_of
from orbis.cli.restart import restart_command
from orbis.cli.values import address_list, at_least_one, daily, explained, gibibytes, origin, port, rate
from orbis.locales import Speech
from orbis.server.http.limits import Limits
from orbis.server.http.origins import HERE
from orbis.server.http.service import Configuration
from orbis.server.live.bots import MOST_BYTES
from orbis.server.process.listen import CannotListen, Listening
from orbis.server.process.run import run as run_server
from orbis.server.stores import Occupied, StoreUnavailable, is_shared

LOG_LEVELS = ("debug", "info", "warning", "error")
DEFAULT_PORT = 8000
DEFAULTS = Limits()
MEGABYTE = 1_000_000
SECONDS_AT_ONCE = 5
"""A burst: how many seconds' worth of requests a client may use at once."""

FRAMES = 20
"""How many WebSocket frames a client may send for each request that it may make."""

PROXIES = "ORBIS_PROXIES"
"""Names the trusted proxies if no argument does, as for a container."""

PHRASES_ONLY = "ORBIS_PHRASES_ONLY"
"""Forbids texts of one's own if no argument does."""

_OFF = ("", "0", "no", "off", "false")

_REASONS = {errno.EADDRINUSE: "server-port-taken", errno.EACCES: "server-port-forbidden"}


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    address = say("lab-address")
    count = explained(at_least_one, speech, "cli-allowed-count")
    parser.add_argument("--host", default="127.0.0.1", metavar=address, help=say("server-host-help"))
    port_help = say("server-port-help", port=str(DEFAULT_PORT))
    parser.add_argument(
        "--port", type=explained(port, speech, "server-allowed-port"), metavar="N", help=port_help
    )
    parser.add_argument("--open", action="store_true", help=say("server-open-help"))
    add_database(parser, speech)
    parser.add_argument("--workers", type=count, default=1, metavar="N", help=say("server-workers-help"))
    parser.add_argument(
        "--proxies",
        type=explained(address_list, speech, "server-allowed-proxies"),
        default=os.environ.get(PROXIES) or None,
        metavar=address,
        help=say("server-proxies-help"),
    )
    parser.add_argument(
        "--origin",
        dest="origins",
        action="append",
        type=explained(origin, speech, "server-allowed-origin"),
        default=[],
        metavar="URL",
        help=say("server-origin-help"),
    )
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help=say("server-log-level-help")
    )
    parser.add_argument(
        "--rate",
        type=explained(rate, speech, "server-allowed-rate"),
        default=DEFAULTS.rate,
        metavar="N",
        help=say("server-rate-help", default=f"{DEFAULTS.rate:g}"),
    )
    parser.add_argument(
        "--tables",
        type=count,
        default=DEFAULTS.tables,
        metavar="N",
        help=say("server-tables-help", default=str(DEFAULTS.tables)),
    )
    add_retention(parser, speech)
    parser.add_argument(
        "--daily",
        action="append",
        type=explained(daily, speech, "server-allowed-daily"),
        default=[],
        metavar=say("server-daily"),
        help=say("server-daily-help"),
    )
    parser.add_argument(
        "--disk",
        type=explained(gibibytes, speech, "server-allowed-disk"),
        default=DEFAULTS.disk,
        metavar="GIB",
        help=say("server-disk-help"),
    )
    parser.add_argument(
        "--trees",
        type=count,
        default=MOST_BYTES // MEGABYTE,
        metavar="MB",
        help=say("server-trees-help"),
    )
    parser.add_argument(
        "--phrases-only",
        action="store_true",
        default=os.environ.get(PHRASES_ONLY, "").strip().lower() not in _OFF,
        help=say("server-phrases-only-help"),
    )
    add_notices(parser, speech)
    add_admin(parser, speech)


def run(options: Namespace, speech: Speech) -> int:
    database = database_of(options, speech)
    if options.workers > 1 and not is_shared(database):
        raise Failure(speech.text("server-workers-need-postgres"))
    limits = Limits(
        rate=options.rate,
        burst=options.rate * SECONDS_AT_ONCE,
        tables=options.tables,
        crowd_tables=max(DEFAULTS.crowd_tables, options.tables),
        frames=max(DEFAULTS.frames, options.rate * FRAMES),
        disk=options.disk,
        **dict(options.daily),
    )
    retention = retention_of(options)
    configuration = Configuration(
        database,
        limits,
        tuple(options.origins),
        retention=retention,
        tree_bytes=options.trees * MEGABYTE,
        notices=notices_of(options, speech),
        admin=admin_of(options, speech),
        local=_is_local(options),
        restart=_restart(database),
        phrases_only=options.phrases_only,
    )
    listening = Listening(options.host, _port(options, database), options.workers, options.proxies)
    on_ready = _ready_callback(options, speech, database)
    try:
        with private_files():
            _run(configuration, listening, options, on_ready)
    except CannotListen as error:
        raise _cannot_listen(error, speech) from None
    except StoreUnavailable as error:
        address = running_server(database) if options.open and isinstance(error, Occupied) else None
        if address is None:
            raise refused(error, database, speech) from None
        print(speech.text("server-runs-already", address=address))
        open_page(address)
        return 0
    if sys.stdout.isatty():
        print(speech.text("server-stopped"))
    return 0


def _restart(database: str) -> str:
    """The command for other devices, without the address of a database server: it may have a password."""
    given = [sys.argv[0], "serve"] if is_shared(database) else sys.argv
    return restart_command(given, os.environ, own_address())


def _is_local(options: Namespace) -> bool:
    """Whether only this machine can reach the server."""
    return options.proxies is None and options.host in HERE


def _port(options: Namespace, database: str) -> int:
    """The port in the options; without one, `--open` uses the last port of this database again."""
    if options.port is not None:
        return int(options.port)
    return last_port(database) if options.open and not is_shared(database) else DEFAULT_PORT


def _run(
    configuration: Configuration, listening: Listening, options: Namespace, on_ready: Callable[[str], None]
) -> None:
    """Serve; with `--open` the log goes to a file, and if no port was named, any free one will do."""
    is_for_players = options.open and not is_shared(configuration.database)
    log_file = Path(f"{Path(configuration.database).resolve()}.log") if is_for_players else None
    try:
        run_server(configuration, listening, options.log_level, on_ready, log_file)
    except CannotListen:
        if options.port is not None or not options.open:
            raise
        run_server(configuration, replace(listening, port=0), options.log_level, on_ready, log_file)


def _ready_callback(options: Namespace, speech: Speech, database: str) -> Callable[[str], None]:
    """Announce that the server is ready, say how to stop it if this is a terminal, and open the page."""

    def on_ready(listening: str) -> None:
        address, elsewhere = for_browsers(listening), for_others(listening)
        if not is_shared(database):
            note(database, address)
        print(speech.text("server-ready", address=address), flush=True)
        if elsewhere is not None:
            print(speech.text("server-for-others", address=elsewhere), flush=True)
        if sys.stdout.isatty():
            if _is_local(options):
                print(speech.text("server-only-here"))
            print(speech.text("server-how-to-stop"), flush=True)
        if options.open:
            open_page(address)

    return on_ready


def _cannot_listen(error: CannotListen, speech: Speech) -> Failure:
    details = {"host": error.listening.host, "port": str(error.listening.port)}
    key = _REASONS.get(error.errno or 0)
    if key is not None:
        return Failure(speech.text(key, **details))
    return Failure(speech.text("server-cannot-listen", reason=error.reason, **details))
