"""Run as a program: becomes a server for a database, of the version of the project that is on the path."""

import os
import sys
from inspect import signature
from typing import Any

from support.server import ServerProcess


def main() -> None:
    database, *told = sys.argv[1:]
    if told:  # notices that are due soon enough to be sent during a game, also to this machine
        from orbis.server.notices.configuration import NoticeConfiguration  # noqa: PLC0415

        wanted: dict[str, Any] = {"delay": int(told[0]), "poll": 0.5}
        if "webhooks_at" in signature(NoticeConfiguration).parameters:
            wanted["webhooks_at"] = ("127.0.0.0/8", "::1")
        else:  # an earlier version
            wanted["loopback"] = True
        soon = NoticeConfiguration(**wanted)
        server = ServerProcess(database, log_level="warning", notices=soon)
    else:
        server = ServerProcess(database, log_level="warning")
    server.log.unlink()
    os.execv(sys.executable, server._command)


if __name__ == "__main__":
    main()
