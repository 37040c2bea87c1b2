"""Running the server: one process, or several on one PostgreSQL."""

import json
import logging
import os
import sys
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette

from orbis.server.app import make_app
from orbis.server.framing import WebSocketProtocol
from orbis.server.limits import Limits
from orbis.server.serving import Configuration

SILENCE = 20.0
"""Seconds after which a silent client is pinged, and seconds that it has to answer."""

VARIABLE = "ORBIS_SERVE"
"""Where the processes of one server find how it is run."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a server listens, with how many processes, and which proxies it believes."""

    host: str
    port: int
    workers: int = 1
    proxies: str | None = None
    """Addresses of the proxies whose forwarded headers are believed, separated by commas; `*` for all."""


class JsonLines(logging.Formatter):
    """Writes each log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of an entry."""
        entry: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name in _EXTRA}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


_EXTRA = ("table", "method", "path", "status", "milliseconds", "error")


def set_up_logs(level: str) -> None:
    """Log lines of JSON to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def run(configuration: Configuration, listening: Listening, log_level: str = "warning") -> None:
    """Serve until told to stop; what was begun is finished first."""
    os.environ[VARIABLE] = json.dumps({"configuration": asdict(configuration), "log_level": log_level})
    set_up_logs(log_level)
    uvicorn.run(
        "orbis.server.running:app_from_environment",
        factory=True,
        host=listening.host,
        port=listening.port,
        workers=listening.workers,
        proxy_headers=listening.proxies is not None,
        forwarded_allow_ips=listening.proxies,
        ws=WebSocketProtocol,
        ws_max_size=configuration.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=SILENCE,
        ws_ping_timeout=SILENCE,
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        log_level=log_level,
    )


def app_from_environment() -> Starlette:
    """The application of a process that was started by `run`."""
    told = json.loads(os.environ[VARIABLE])
    set_up_logs(told["log_level"])
    given = told["configuration"]
    limits = msgspec.convert(given.pop("limits"), Limits)
    return make_app(Configuration(**{**given, "origins": tuple(given["origins"])}, limits=limits))
