"""What browsers, strangers and readers of the log must not get."""

from contextlib import closing
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest
from support.server import PATIENCE, OrbisServe, ServerProcess
from websockets.exceptions import InvalidStatus

from orbis.server.http.cookies import PLAIN_UNTIL
from orbis.server.protocol import messages
from orbis.server.protocol.identity import Code, Me
from orbis.server.protocol.table import Made
from orbis.server.tables.events import Created, read_event
from orbis.server.tables.requests import Ready, Sit

from .clients import Client, Line
from .databases import execute
from .games import play
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor, problem_of

UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
ELSEWHERE = {"origin": "https://elsewhere.example"}


def test_every_answer_has_the_security_headers(server: ServerProcess) -> None:
    visitor = Visitor(server)
    paths = ["/", "/nothing", "/health", "/metrics", "/api/about", "/api/openapi.json", "/api/asyncapi.json"]
    paths += ["/api/tables", "/api/tables/none", "/api/identity", "/api/socket", "/api/tables?status=x"]
    for path in paths:
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
            # The client checks the headers of all answers.
            answer = visitor.ask(method, path)
            assert answer.status < 500
            assert "access-control-allow-origin" not in answer.headers
            assert "server" not in answer.headers


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: ServerProcess) -> None:
    answer = Visitor(server).ask("POST", "/api/identity", {"name": "Ann"})
    cookie, *flags = (part.strip().lower() for part in answer.headers["set-cookie"].split(";"))
    assert cookie.startswith("orbis=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags
    assert b"token" not in answer.content


def test_the_cookie_is_secure_behind_a_trusted_proxy(tmp_path: Path) -> None:
    body, forwarded = {"name": "Ann"}, {"x-forwarded-proto": "https"}
    for proxies, expected in (("127.0.0.1", True), (None, False)):
        with ServerProcess(str(tmp_path / "orbis.sqlite"), proxies=proxies) as server:
            answer = Visitor(server).ask("POST", "/api/identity", body, forwarded)
            cookie = answer.headers["set-cookie"]
            assert ("; secure" in cookie.lower()) is expected
            assert cookie.startswith("__Host-orbis=" if expected else "orbis=")
            name = Visitor(server, {"cookie": cookie.partition(";")[0]}).get("/api/identity", Me).name
            assert name == "Ann"


def test_behind_tls_a_plain_cookie_counts_only_for_old_devices(tmp_path: Path) -> None:
    database, secure = str(tmp_path / "orbis.sqlite"), {"x-forwarded-proto": "https"}
    with ServerProcess(database, proxies="127.0.0.1") as server:
        ann = Person(server, "Ann", by="cookie")
        for made, status in ((PLAIN_UNTIL, 401), (PLAIN_UNTIL - 1, 200)):
            execute(database, f"UPDATE devices SET made = {made}")
            assert ann.ask("GET", "/api/identity", None, secure).status == status
        execute(database, f"UPDATE devices SET made = {PLAIN_UNTIL}")
        assert ann.ask("GET", "/api/identity").status == 200
        safe = Visitor(server, {"cookie": f"__Host-orbis={ann.secret}"})
        assert safe.ask("GET", "/api/identity", None, secure).status == 200


def test_a_page_of_another_origin_is_refused(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    table = ann.create(HERE, OPEN)
    for origin in ("https://elsewhere.example", "null", f"http://{server.host}.example", "http://127.0.0.1"):
        answer = ann.ask("POST", "/api/tables", {"seats": [{"kind": "here"}] * 2}, {"origin": origin})
        assert (answer.status, problem_of(answer).code) == (403, "forbidden")
        with pytest.raises(InvalidStatus) as caught:
            Line(ann, {"origin": origin})
        assert caught.value.response.status_code == 403
    assert ann.ask("GET", f"/api/tables/{table}", headers={"origin": f"http://{server.host}"}).status == 200
    assert isinstance(Line(ann, {"origin": f"http://{server.host}"}).hear(), messages.Welcome)


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite"), origins=(ELSEWHERE["origin"],)) as server:
        ann = Person(server, "Ann", by="cookie")
        assert ann.ask("GET", "/api/identity", headers=ELSEWHERE).status == 200
        assert isinstance(Line(ann, ELSEWHERE).hear(), messages.Welcome)
        assert ann.ask("GET", "/api/identity", headers={"origin": "https://other.example"}).status == 403


def test_a_server_for_this_machine_answers_to_no_other_name(tmp_path: Path) -> None:
    """A page that lets its own name point to this machine has the name that its requests are sent to."""
    with OrbisServe("--database", tmp_path / "tables.db", "--origin", "https://play.example") as server:
        expected = {"evil.example": 403, "127.0.0.1.evil.example": 403, "[::1": 403, "": 403}
        expected |= {"localhost": 200, "127.0.0.1:99": 200, "[::1]:8000": 200, "orbis.localhost": 200}
        expected |= {"play.example": 200}
        for path in ("/api/about", "/metrics", "/"):
            found = {
                host: Visitor(server).ask("GET", path, headers={"host": host}).status for host in expected
            }
            assert found == expected
        page = {"host": "evil.example", "origin": "http://evil.example"}
        body = {"name": "Eve"}
        assert Visitor(server).ask("POST", "/api/identity", body, headers=page).status == 403
        with closing(HTTPConnection(server.host, timeout=PATIENCE)) as line:
            line.request("GET", "/api/socket", headers={**page, **UPGRADE})
            assert line.getresponse().status == 403


def test_an_origin_has_a_scheme_of_the_web(server: ServerProcess) -> None:
    for scheme, status in (("http", 200), ("https", 200), ("x", 403), ("", 403)):
        origin = {"origin": f"{scheme}://{server.host}"}
        assert Visitor(server).ask("POST", "/api/identity", {"name": "Ann"}, headers=origin).status == status


def test_a_form_of_another_page_cannot_be_posted(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    body = b'{"seats": [{"kind": "here"}, {"kind": "here"}]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ann.ask("POST", "/api/tables", body, {"content-type": kind})
        assert (answer.status, problem_of(answer).code) == (400, "bad_request")


def test_a_wrong_token_is_refused_and_a_wrong_cookie_is_ignored(server: ServerProcess) -> None:
    for token in ("x" * 43, "short", "", "x" * 10_000, "é" * 43):
        wrong = Visitor(server, {"authorization": f"Bearer {token}".encode().decode("latin-1")})
        answer = wrong.ask("GET", "/api/about")
        assert (answer.status, problem_of(answer).code) == (401, "no_identity")
    refused(lambda: Visitor(server, {"authorization": "Basic eDp5"}).get("/api/about", object), "no_identity")
    with pytest.raises(InvalidStatus):
        Line(Visitor(server, {"authorization": f"Bearer {'x' * 43}"}))
    for cookie in ("orbis=" + "x" * 43, "orbis=", "orbis", "orbis=a=b;;"):
        nobody = Visitor(server, {"cookie": cookie})
        assert nobody.ask("GET", "/api/about").status == 200
        refused(partial(nobody.get, "/api/identity", Me), "no_identity")
        welcome = Line(nobody).hear()
        assert isinstance(welcome, messages.Welcome)
        assert welcome.player == ""


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    database = str(tmp_path / "orbis.sqlite")
    with ServerProcess(database, log_level="debug") as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob", by="cookie")
        table = ann.create(HERE, OPEN, ready=False)
        hands = {0: Client(ann, table), 1: Client(bob, table, "full")}
        hands[1].submit(Sit(1))
        for seat, client in hands.items():
            client.submit(Ready(seat, nonce=f"a nonce of seat {seat}"))
        play(hands, Random(1), 20)
        code = ann.post(f"/api/tables/{table}/seats/0/code", None, Code).code
        refused(lambda: Visitor(server, {"authorization": f"Bearer {'t' * 43}"}).view(table), "no_identity")
        bob.post("/api/codes", {"code": code}, object)
        Visitor(server, {"cookie": f"orbis={'c' * 43}"}).view(table)
        hands[0].line.say_raw(f'{{"nonsense": "{"n" * 43}"}}')
        secrets = _secrets(database, table)
        server.stop()
        log = server.told()
    assert '"path": "/api/codes"' in log
    forbidden = [ann.secret, bob.secret, code, *secrets, "a nonce of seat", "t" * 43, "c" * 43, "n" * 43]
    assert [text for text in forbidden if text in log] == []
    assert "Traceback" not in log


def _secrets(database: str, table: str) -> list[str]:
    """The secret of a deal, and the seed of its bots."""
    rows = execute(database, f"SELECT body FROM events WHERE number = 1 AND \"table\" = '{table}'")
    ((body,),) = rows
    assert isinstance(body, bytes)
    created = read_event(body)
    assert isinstance(created, Created)
    return [created.secret, created.draws]


def test_the_secret_of_a_deal_is_not_sent_before_the_end(server: ServerProcess) -> None:
    ann, visitor = Person(server, "Ann"), Visitor(server)
    table = ann.create(HERE, PILGRIM)
    client, spectator = Client(ann, table, "full"), Client(visitor, table)
    play({0: client}, Random(2), 40)
    spectator.catch_up(client.number)
    paths = ["", "?detail=events", "/events", "/record"]
    told = [visitor.ask("GET", f"/api/tables/{table}{path}").content for path in paths]
    told += [*client.line.raw, *spectator.line.raw, visitor.ask("GET", "/metrics").content]
    secrets = _secrets(server.database, table)
    assert not [secret for secret in secrets for content in told if secret.encode() in content]


def test_strange_table_ids_are_refused(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    for id in ("%00", "..", "%2e%2e%2fetc", "a%27%20OR%201=1", "x" * 65, "%F0%9F%8E%B2", "%ff"):
        for path in (f"/api/tables/{id}", f"/api/records/{id}", f"/api/tile-sets/{id}"):
            assert ann.ask("GET", path).status == 404
    refused(
        lambda: ann.post("/api/tables", {"seats": [{"kind": "open"}] * 2, "host": "x"}, Made), "bad_request"
    )
