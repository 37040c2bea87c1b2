"""What deploy/nginx.conf and deploy/Caddyfile promise, seen from outside."""

import json
from collections.abc import Iterator

import pytest
from support.server import OrbisServe

from orbis.client import Session

from .proxies import Proxy, ProxyName, running

MANY = 500
"""How often somebody tries to evade the limit of identities; an honest one is refused after ten."""

METRICS = (
    "/metrics",
    "//metrics",
    "/./metrics",
    "/api/../metrics",
    "/%6detrics",
    "/metrics?x",
    "/metrics/",
    "/metrics;x",
)


@pytest.fixture(params=["nginx", "caddy"], scope="module")
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    name: ProxyName = request.param
    folder = tmp_path_factory.mktemp(name)
    server = OrbisServe("--database", folder / "tables.db", "--proxies", "127.0.0.1", "--rate", "10")
    with server, running(name, folder, server.port) as proxy:
        yield proxy


def identity(proxy: Proxy, source: str, **headers: str) -> int:
    """The status of a request for an identity."""
    body = json.dumps({"name": "Ann"}).encode()
    given = {"content-type": "application/json", **headers}
    return proxy.ask("POST", "/api/identity", body, given, source).status


def test_a_game_is_played_through_the_proxy(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    with Session(proxy.address, "Ann") as session:
        table = session.make("here", "pilgrim")
        for count, game in enumerate(table.decisions()):
            table.act(game.options[0])
            if count == 10:
                break
    assert table.game is not None
    assert table.game.count > 10


def test_the_page_comes_with_its_protections(proxy: Proxy) -> None:
    page = proxy.ask("GET", "/", headers={"accept": "text/html"})
    assert page.status == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_the_cookie_is_secure_and_the_origin_is_the_pages(proxy: Proxy) -> None:
    body, kind = b'{"name": "Ann"}', {"content-type": "application/json"}
    own = proxy.ask("POST", "/api/identity", body, {**kind, "origin": proxy.address})
    assert own.status == 200
    assert "Secure" in own.headers["set-cookie"]
    foreign = proxy.ask("POST", "/api/identity", body, {**kind, "origin": "https://elsewhere.example"})
    assert foreign.status == 403


@pytest.mark.parametrize("path", METRICS)
def test_the_metrics_stay_inside(proxy: Proxy, path: str) -> None:
    assert b"orbis_" not in proxy.ask("GET", path).content


def test_visitors_have_limits_of_their_own_that_no_header_evades(proxy: Proxy) -> None:
    headers = ({"x-forwarded-for": f"192.0.2.{number % 256}"} for number in range(MANY))
    assert any(identity(proxy, "127.0.0.2", **each) == 429 for each in headers)
    assert identity(proxy, "127.0.0.3") == 200


def test_a_body_that_is_too_large_is_refused(proxy: Proxy) -> None:
    body = json.dumps({"text": "x" * 300_000}).encode()
    answer = proxy.ask("POST", "/api/tile-sets/check", body, {"content-type": "application/json"})
    assert answer.status == 413
