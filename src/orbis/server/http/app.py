"""The application: endpoints, WebSocket, headers and error handling."""

import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from orbis.server.account import SERVER, Account, current_account
from orbis.server.chance import Chance
from orbis.server.clock import Clock
from orbis.server.http import openapi
from orbis.server.http.cards import card_of
from orbis.server.http.endpoint import Endpoint, failed
from orbis.server.http.handlers import (
    admin,
    brought,
    colours,
    daily,
    devices,
    health,
    identity,
    lessons,
    mine,
    notice_links,
    notices,
    passkeys,
    puzzles,
    ratings,
    records,
    reviews,
    tables,
    thoughts,
    tile_sets,
)
from orbis.server.http.middleware import Guard
from orbis.server.http.pack import PATH as PACK
from orbis.server.http.pack import PackFiles, built_pack, version_of
from orbis.server.http.service import Configuration, Service
from orbis.server.http.socket import serve_socket
from orbis.server.http.static import Pages, built_page
from orbis.server.http.toll import Toll
from orbis.server.metrics import exposition
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.tables.refusals import STORE_AWAY, Refused
from orbis.server.workshop import Benches, Lane, threads

logger = logging.getLogger(__name__)

ENDPOINTS = (
    *identity.ENDPOINTS,
    *colours.ENDPOINTS,
    *devices.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *tables.ENDPOINTS,
    *brought.ENDPOINTS,
    *mine.ENDPOINTS,
    *ratings.ENDPOINTS,
    *records.ENDPOINTS,
    *reviews.ENDPOINTS,
    *lessons.ENDPOINTS,
    *daily.ENDPOINTS,
    *notices.ENDPOINTS,
    *notice_links.ENDPOINTS,
    *tile_sets.ENDPOINTS,
    *thoughts.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *admin.ENDPOINTS,
)


ADMIN = frozenset({"/admin"})
"""The page that is there only for hosts who have a token."""


def make_app(
    configuration: Configuration,
    clock: Clock | None = None,
    chance: Chance | None = None,
    benches: Benches = threads,
) -> Starlette:
    """The application; it opens its store on start-up."""
    clock, chance = clock or Clock(), chance or Chance()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        _collect_rarely()  # before anybody waits
        async with Service.open(configuration, clock, chance, benches) as app.state.service:
            yield

    documents = openapi.documents(ENDPOINTS)
    routes: list[BaseRoute] = [
        *_routes(),
        *(Route(path, _document(made)) for path, made in documents.items()),
        Route("/metrics", _metrics),
        *health.ROUTES,
        WebSocketRoute("/api/socket", serve_socket),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, seconds=clock.seconds), Middleware(Toll)],
        exception_handlers={
            Refused: _refused,
            StoreUnavailable: _unavailable,
            HTTPException: _http_error,
        },
    )
    app.router.redirect_slashes = False  # it would redirect to whatever host the request names
    pack = built_pack()
    app.router.default = _fall_back_to_page(
        app.router.default,
        Pages.of(built_page(), version_of(pack)),
        PackFiles(pack),
        hidden=frozenset() if configuration.admin else ADMIN,
    )
    return app


def _fall_back_to_page(nowhere: ASGIApp, pages: Pages, pack: PackFiles, hidden: frozenset[str]) -> ASGIApp:
    """Serve the page for GET requests that no endpoint answers, except at hidden paths."""

    async def fall_back(scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] == "http"
            and scope["method"] in {"GET", "HEAD"}
            and scope["path"].rstrip("/") not in hidden
        ):
            request = Request(scope)
            if scope["path"].startswith(PACK):
                answer = await pack.answer_to(scope["path"], request.headers)
                await answer(scope, receive, send)
                return
            card = await card_of(request) if pages.opens(request) else None
            await pages.answer_to(request, card)(scope, receive, send)
        else:
            await nowhere(scope, receive, send)

    return fall_back


def _collect_rarely() -> None:
    """Collect garbage cycles rarely: tables hold few, and scanning thousands of tables is slow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


Handler = Callable[[Request], Awaitable[Response]]


def _routes() -> Iterator[Route]:
    """One route per path for all its methods, so that the answer to a wrong method lists them all."""
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        methods: dict[str, Endpoint] = {
            endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path
        }
        yield Route(path, _answerer(methods), methods=list(methods))


def _answerer(methods: Mapping[str, Endpoint]) -> Handler:
    async def answer(request: Request) -> Response:
        # HEAD is answered like GET, without the body.
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        return await endpoint.answer_to(request)

    return answer


def _document(made: Callable[[], bytes]) -> Handler:
    async def answer(request: Request) -> Response:
        service: Service = request.app.state.service
        # Whoever is first does not pay for what the server makes once for everybody.
        content = await service.workshop.do(Lane.QUICK, lambda _: made(), account=Account(SERVER))
        return Response(content, media_type="application/json")

    return answer


async def _metrics(_: Request) -> Response:
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    service: Service = request.app.state.service
    service.visitors.note_refusal(error.code, current_account().owner.place)
    return failed(error)


async def _unavailable(request: Request, error: Exception) -> Response:
    logger.warning("the store does not respond: %s", error)
    return await _refused(request, STORE_AWAY)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = failed(Refused("bad_request", "this path does not allow this method"))
        response.status_code = 405
        response.headers.update(error.headers or {})
        return response
    return failed(Refused("not_found", "there is nothing at this path"))
