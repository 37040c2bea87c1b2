"""The arguments of the commands that serve tables and keep them."""

import argparse
from pathlib import Path
from typing import Any

from orbis.cli.values import address_list, at_least_one, origin, port, rate
from orbis.locales import Speech

LOG_LEVELS = ("debug", "info", "warning", "error")
DEFAULT_PORT = 8000
DEFAULT_RATE = 20.0
DEFAULT_TABLES = 50


def add_serve(serve: argparse.ArgumentParser, speech: Speech) -> None:
    """Add the arguments of `orbis serve`."""
    say = speech.text
    address = say("lab-address")
    serve.add_argument("--host", default="127.0.0.1", metavar=address, help=say("server-host-help"))
    serve.add_argument("--port", type=port, metavar="N", help=say("server-port-help", port=str(DEFAULT_PORT)))
    serve.add_argument("--open", action="store_true", help=say("server-open-help"))
    _add_database(serve, speech)
    serve.add_argument(
        "--workers", type=at_least_one, default=1, metavar="N", help=say("server-workers-help")
    )
    serve.add_argument("--proxies", type=address_list, metavar=address, help=say("server-proxies-help"))
    serve.add_argument(
        "--origin",
        dest="origins",
        action="append",
        type=origin,
        default=[],
        metavar="URL",
        help=say("server-origin-help"),
    )
    serve.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help=say("server-log-level-help")
    )
    serve.add_argument("--rate", type=rate, default=DEFAULT_RATE, metavar="N", help=say("server-rate-help"))
    serve.add_argument(
        "--tables", type=at_least_one, default=DEFAULT_TABLES, metavar="N", help=say("server-tables-help")
    )


def add_tables(tables: argparse.ArgumentParser, everywhere: argparse.ArgumentParser, speech: Speech) -> None:
    """Add what `orbis tables` can do, and the arguments of each."""
    say = speech.text
    what: Any = tables.add_subparsers(
        dest="what", metavar=say("cli-command"), title=say("cli-commands"), required=True
    )
    for name in ("check", "export", "import"):
        summary = say(f"server-{name}-help")
        each = what.add_parser(name, help=summary, description=summary, parents=[everywhere])
        if name != "check":
            file = say(f"server-{name}-file-help")
            each.add_argument("file", type=Path, metavar=say("cli-file"), help=file)
        if name == "export":
            each.add_argument("--overwrite", action="store_true", help=say("server-overwrite-help"))
        _add_database(each, speech)


def _add_database(parser: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    parser.add_argument("--database", metavar=say("server-database"), help=say("server-database-help"))
