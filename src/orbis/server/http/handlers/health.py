"""For operators and proxies: whether the server is well, and whether to send it visitors; not counted."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orbis.server.http.endpoint import json_response
from orbis.server.http.service import Service
from orbis.server.live.pulse import Ill
from orbis.server.protocol.server import Health

FULL = "the store takes up as much as --disk allows: nothing new is begun, and running games go on"


async def _health(request: Request) -> Response:
    """Try the store now, and tell whether it has room; without any, running games go on, so all is well."""
    health = await health_of(_service(request))
    return json_response(health, 200 if health.status == "ok" else 503)


async def health_of(service: Service) -> Health:
    ill = await service.pulse.feel()
    if ill is not None:
        return Health(ill.trouble, ill.message)
    return Health("ok") if await service.quotas.has_room() else Health("ok", FULL, room=False)


async def _ready(request: Request) -> Response:
    """What the last try found, a few seconds ago at most."""
    service = _service(request)
    if service.stopping.is_set():
        return json_response(Health("stopping", "the server is stopping"), 503)
    return _told(service.pulse.ill)


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def _told(ill: Ill | None) -> Response:
    if ill is None:
        return json_response(Health("ok"))
    return json_response(Health(ill.trouble, ill.message), 503)


ROUTES = (Route("/health", _health), Route("/ready", _ready))
