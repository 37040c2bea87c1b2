"""Running the server: one process, or several that share a PostgreSQL database."""

import asyncio
import json
import os
import socket
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette

from orbis.server.http.app import make_app
from orbis.server.http.service import Configuration
from orbis.server.process.config import Config
from orbis.server.process.http_protocol import HttpProtocol
from orbis.server.process.listen import Listening, address_of, bind
from orbis.server.process.logs import level_of_libraries, set_up_logs
from orbis.server.process.server import Server, stopped_by_signals
from orbis.server.process.web_socket import WebSocketProtocol
from orbis.server.process.workers import Workers
from orbis.server.stores import opened

VARIABLE = "ORBIS_SERVE"
"""The environment variable with the configuration for the server's processes."""

OnReady = Callable[[str], None]
"""Called with the address of the server once it is ready."""


def run(
    configuration: Configuration,
    listening: Listening,
    log_level: str = "warning",
    on_ready: OnReady | None = None,
    log_file: Path | None = None,
) -> None:
    """Serve until stopped and shut down cleanly; raise `CannotListen` or `StoreUnavailable`."""
    with bind(listening) as bound:
        set_up_logs(log_level, log_file)

        def ready() -> None:
            if on_ready is not None:
                on_ready(address_of(bound, listening.host))

        if listening.workers == 1:
            app = make_app(configuration)
            _serve(app, _config(lambda: app, configuration, listening, log_level), bound, ready)
        else:
            os.environ[VARIABLE] = json.dumps(
                {"configuration": asdict(configuration), "log_level": log_level}
            )
            asyncio.run(_try_store(configuration.database))
            name = "orbis.server.process.run:app_from_environment"
            Workers(_config(name, configuration, listening, log_level), bound, ready).serve()


def _config(app: Any, configuration: Configuration, listening: Listening, log_level: str) -> Config:
    return Config(
        app,
        configuration.limits,
        listening.silence,
        factory=True,
        workers=listening.workers,
        lifespan="off" if listening.workers == 1 else "on",
        proxy_headers=listening.proxies is not None,
        forwarded_allow_ips=listening.proxies,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        log_level=level_of_libraries(log_level),
    )


def _serve(app: Starlette, config: Config, bound: socket.socket, ready: Callable[[], None]) -> None:
    server = Server(config, ready)

    async def serve() -> None:
        # uvicorn would log an error with its traceback here, and exit.
        async with app.router.lifespan_context(app):
            await server.serve(sockets=[bound])

    with stopped_by_signals(server), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


async def _try_store(database: str) -> None:
    """Open a store once on behalf of all processes; raise `StoreUnavailable`."""
    async with opened(database):
        pass


def app_from_environment() -> Starlette:
    given = json.loads(os.environ[VARIABLE])
    set_up_logs(given["log_level"])
    return make_app(msgspec.convert(given["configuration"], Configuration))
