"""Running the server: one process, or several that share a PostgreSQL database."""

import asyncio
import json
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from orbis.server.http.app import make_app
from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening, address_of, bind
from orbis.server.process.logs import level_of_libraries, set_up_logs
from orbis.server.process.uvicorn_fixes import WebSocketProtocol
from orbis.server.stores import StoreUnavailable, make_store

logger = logging.getLogger(__name__)

SILENCE = 20.0
"""Seconds before a silent client is pinged, and seconds it has to answer."""

VARIABLE = "ORBIS_SERVE"
"""The environment variable with the configuration for the server's processes."""

START = 60.0
"""Seconds in which each of several processes should have started."""

OnReady = Callable[[str], None]
"""Called with the address of the server once it is ready."""


def run(
    configuration: Configuration,
    listening: Listening,
    log_level: str = "warning",
    on_ready: OnReady | None = None,
) -> None:
    """Serve until stopped and shut down cleanly; raise `CannotListen` or `StoreUnavailable`."""
    with bind(listening) as bound:
        set_up_logs(log_level)

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
            _Processes(_config(name, configuration, listening, log_level), bound, ready).serve()


def _config(app: Any, configuration: Configuration, listening: Listening, log_level: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=True,
        workers=listening.workers,
        lifespan="off" if listening.workers == 1 else "on",
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
        log_level=level_of_libraries(log_level),
    )


def _serve(app: Starlette, config: uvicorn.Config, bound: socket.socket, ready: Callable[[], None]) -> None:
    server = _Server(config, ready)

    async def serve() -> None:
        # uvicorn would log an error with its traceback here, and exit.
        async with app.router.lifespan_context(app):
            await server.serve(sockets=[bound])

    with _stopped_by(server.handle_exit), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


@contextmanager
def _stopped_by(handler: Callable[[int, Any], None]) -> Iterator[None]:
    """Handle the stop signals, from before the server starts until everything is closed."""
    before = {number: signal.signal(number, handler) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


class _Server(uvicorn.Server):
    """Reports when it is ready, and returns when stopped, where uvicorn would die from the signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        logger.info("ready")
        self._ready()

    def capture_signals(self) -> Any:
        return nullcontext()


class _Processes(Multiprocess):
    """Several processes, restarted when they die."""

    def __init__(self, config: uvicorn.Config, bound: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [bound])
        self._ready = ready
        self._failed = False

    def serve(self) -> None:
        """Serve until stopped; raise `StoreUnavailable` if the processes do not start."""
        self.run()
        if self._failed:
            raise StoreUnavailable("the processes of the server could not start: see the log")

    def init_processes(self) -> None:
        """Start all processes, and report when they are ready."""
        super().init_processes()
        if all(process.wait_until_ready(START) for process in self.processes):
            self._ready()
        elif not self.signal_queue:
            self._failed = True
            self.should_exit.set()


async def _try_store(database: str) -> None:
    """Open a store once on behalf of all processes; raise `StoreUnavailable`."""
    store = make_store(database)
    await store.open()
    await store.close()


def app_from_environment() -> Starlette:
    given = json.loads(os.environ[VARIABLE])
    set_up_logs(given["log_level"])
    return make_app(msgspec.convert(given["configuration"], Configuration))
