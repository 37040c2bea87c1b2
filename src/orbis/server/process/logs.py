"""The log: one line of JSON per entry, on standard error or in a file."""

import json
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

_EXTRA = ("table", "method", "path", "status", "milliseconds", "running", "error")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
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


LARGEST_FILE = 5_000_000
"""Bytes of a log file; a full one is kept beside the next, under a name that ends with `.1`."""


class LogFile(RotatingFileHandler):
    """A file that is made with its first entry; where it cannot be, entries go to standard error."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True, maxBytes=LARGEST_FILE, backupCount=1)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        if isinstance(sys.exc_info()[1], OSError):
            print(self.format(record), file=sys.stderr)
        else:
            super().handleError(record)


def set_up_logs(level: str, file: Path | None = None) -> None:
    """Let everything from a level on be logged, on standard error or in a file."""
    handler = logging.StreamHandler(sys.stderr) if file is None else LogFile(file)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def level_of_libraries(level: str) -> str:
    """The log level for libraries, which at debug level would log whole messages with tokens and cookies."""
    return "info" if level == "debug" else level
