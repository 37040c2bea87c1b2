"""The host's page: only with the token, nothing that is secret, and no tokens to be guessed."""

import msgspec
from starlette.datastructures import Headers
from support.server import ServerProcess

from orbis.locales import Speech
from orbis.server.http.admin_door import ATTEMPTS, EVERY, MAILS, AdminDoor, admin_digest
from orbis.server.http.limits import Limits
from orbis.server.http.refused_places import HOUR, RefusedPlaces
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.mail import MailServer
from orbis.server.protocol.admin import AdminTable, AdminView
from orbis.server.protocol.identity import Deleted
from orbis.server.protocol.notices import ChannelTested
from orbis.server.protocol.server import KeptKind
from orbis.server.stores.retention import KINDS, Retention
from orbis.server.tables.refusals import Refused

from .databases import execute
from .mailbox import Mailbox
from .visitors import HERE, PILGRIM, Person, Visitor, problem_of

TOKEN = "a-token-that-nobody-can-guess"
ADDRESS = "https://push.example/an-endpoint-of-ann"


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def knocked(door: AdminDoor, token: str = "", place: str = "192.0.2.7") -> str:
    """What the door says to a token."""
    try:
        door.admit(place, Headers({"Orbis-Admin": token} if token else {}))
    except Refused as error:
        return error.code
    return "open"


def test_without_a_token_there_is_no_door() -> None:
    assert [knocked(AdminDoor("", Seconds()), token) for token in ("", TOKEN)] == ["not_found", "not_found"]


def test_wrong_tokens_are_refused_and_counted_and_soon_nobody_there_can_try() -> None:
    seconds = Seconds()
    door = AdminDoor(admin_digest(TOKEN), seconds)
    assert [knocked(door), knocked(door, TOKEN)] == ["forbidden", "open"]
    assert {knocked(door, f"{TOKEN}{number}") for number in range(ATTEMPTS)} == {"forbidden"}
    assert (knocked(door, TOKEN), door.wrong) == ("too_many", ATTEMPTS)
    assert knocked(door, TOKEN, place="198.51.100.1") == "open"
    seconds.now += EVERY
    assert [knocked(door, "no"), knocked(door, TOKEN)] == ["forbidden", "too_many"]
    seconds.now += EVERY
    assert knocked(door, TOKEN) == "open"


def test_networks_are_counted_for_two_hours_at_most_and_addresses_never() -> None:
    seconds = Seconds()
    places = RefusedPlaces(seconds)
    for place in ("192.0.2.7", "192.0.2.8", "2001:db8:1:2::/64"):
        places.count(place)
    assert places.most() == [("192.0.2.0/24", 2), ("2001:db8:1::/48", 1)]
    seconds.now = HOUR
    places.count("192.0.2.9")
    assert places.most()[0] == ("192.0.2.0/24", 3)
    seconds.now = 2 * HOUR
    assert places.most() == [("192.0.2.0/24", 1)]
    seconds.now = 9 * HOUR
    assert places.most() == []


def test_every_kind_of_things_kept_has_a_text() -> None:
    speech = Speech("en")
    assert all(speech.text(f"me-kept-{kind}") for kind in KINDS)


def test_a_server_without_a_token_has_no_admin_page(server: ServerProcess) -> None:
    host = Visitor(server, {"orbis-admin": TOKEN})
    for method, path in (
        ("GET", "/admin"),
        ("GET", "/admin/"),
        ("GET", "/api/admin"),
        ("GET", "/api/admin/tables"),
        ("GET", "/api/admin/tables/abc"),
        ("DELETE", "/api/admin/tables/abc"),
        ("POST", "/api/admin/mails"),
    ):
        assert host.ask(method, path, headers={"accept": "text/html"}).status == 404


def test_the_host_sees_how_the_server_is_and_deletes_a_table(database: str) -> None:
    narrow, retention = Limits(rate=1e-6, burst=200), Retention(finished=9)
    with ServerProcess(database, limits=narrow, retention=retention, admin=admin_digest(TOKEN)) as server:
        ann, stranger = Person(server, "Ann"), Visitor(server)
        table, other = ann.create(HERE, PILGRIM), ann.create(HERE, HERE)
        channel = ann.ask("POST", "/api/notices/channels", {"kind": "ntfy", "url": ADDRESS})
        assert channel.status == 201
        execute(database, "UPDATE channels SET failures = 3")
        kept = stranger.get("/api/kept", list[KeptKind])
        assert stranger.ask("GET", "/api/admin").status == 403
        assert Visitor(server, {"orbis-admin": f"{TOKEN}!"}).ask("GET", "/api/admin").status == 403
        while stranger.ask("GET", "/api/about").status == 200:
            pass

        host = Visitor(server, {**ann.headers, "orbis-admin": TOKEN})
        assert host.ask("GET", "/admin", headers={"accept": "text/html"}).status == 200
        answer = host.ask("GET", "/api/admin")
        seen = msgspec.json.decode(answer.content, type=AdminView)
        assert (seen.health.status, seen.processes, seen.wrong) == ("ok", 1, 1)
        assert sum(each.tables for each in seen.tables) == 2
        assert 0 < seen.bytes < seen.disk
        assert seen.live == 2
        assert {each.lane for each in seen.work} == {"quick", "thinking", "reviewing"}
        (ntfy,) = seen.channels
        assert (ntfy.kind, ntfy.channels, ntfy.failing) == ("ntfy", 1, 1)
        assert list(seen.kept) == [KeptKind(kind, getattr(retention, kind)) for kind in KINDS] == kept
        assert seen.limits.burst == 200
        assert [each.network for each in seen.refused] == ["127.0.0.0/24"]

        found = host.ask("GET", f"/api/admin/tables/{table}")
        told = (answer.content + found.content).decode().lower()
        for secret in (
            ann.id,
            ann.secret,
            TOKEN,
            ADDRESS,
            "127.0.0.1",
            "secret",
            "nonce",
            "endpoint",
            "push.",
        ):
            assert secret.lower() not in told
        assert msgspec.json.decode(found.content, type=AdminTable).names[0] == "Ann"
        for path in (f"/api/admin/tables/{other}", "/api/admin/tables"):
            assert ann.ask("GET", path).status == 403
        latest = msgspec.json.decode(host.ask("GET", "/api/admin/tables").content, type=list[AdminTable])
        assert {each.id for each in latest} == {other, table}
        assert msgspec.json.decode(found.content, type=AdminTable) in latest
        gone = host.ask("DELETE", f"/api/admin/tables/{table}")
        assert msgspec.json.decode(gone.content, type=Deleted) == Deleted(1)
        for path in (f"/api/tables/{table}", f"/api/admin/tables/{table}"):
            assert host.ask("GET", path).status == 404
        assert host.ask("DELETE", f"/api/admin/tables/{table}").status == 404
        assert ann.view(other).status == "playing"


def test_the_token_is_in_no_log(database: str) -> None:
    with ServerProcess(database, log_level="debug", admin=admin_digest(TOKEN)) as server:
        assert Visitor(server, {"orbis-admin": TOKEN}).ask("GET", "/api/admin").status == 200
        assert Visitor(server, {"orbis-admin": f"wrong {TOKEN}"}).ask("GET", "/api/admin").status == 403
        server.stop()
        told = server.told()
    assert "/api/admin" in told
    assert TOKEN not in told


def test_the_host_sees_what_works_and_tries_the_mail_a_few_times(database: str) -> None:
    site = "https://orbis.example"
    with Mailbox() as mailbox:
        mail = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        notices = NoticeConfiguration(mail=mail, site=site)
        with ServerProcess(database, notices=notices, admin=admin_digest(TOKEN)) as server:
            host, wanted = (
                Visitor(server, {"orbis-admin": TOKEN}),
                {"address": "me@example.org", "language": "de"},
            )
            services = {each.kind: each.missing for each in host.get("/api/admin", AdminView).services}
            assert services == {"mail": (), "push": (), "passkeys": ()}
            for token in ("", f"{TOKEN}!"):
                stranger = Visitor(server, {"orbis-admin": token} if token else {})
                assert problem_of(stranger.ask("POST", "/api/admin/mails", wanted)).code == "forbidden"
            for odd in ("me", "me@example.org, you@example.org", "me@example.org\r\nBcc: you@example.org"):
                answer = host.ask("POST", "/api/admin/mails", {"address": odd})
                assert problem_of(answer).code == "unfit"
            assert (
                problem_of(host.ask("POST", "/api/admin/mails", {**wanted, "text": "x"})).code
                == "bad_request"
            )
            for _ in range(MAILS):
                assert host.post("/api/admin/mails", wanted, ChannelTested) == ChannelTested(True)
            assert problem_of(host.ask("POST", "/api/admin/mails", wanted)).code == "limit"
            first = mailbox.wait(MAILS)[0]
            assert (first["to"], str(first["subject"])) == ("me@example.org", "Orbis: Testmail")
            assert site in first.get_content()
            assert len(mailbox.received) == MAILS
            assert "me@example.org" not in server.told()


def test_the_host_reads_what_is_missing_for_mail(database: str) -> None:
    with ServerProcess(database, admin=admin_digest(TOKEN)) as server:
        host = Visitor(server, {"orbis-admin": TOKEN})
        services = {each.kind: each.missing for each in host.get("/api/admin", AdminView).services}
        assert services["mail"] == ("ORBIS_SMTP", "--site")
        answer = host.ask("POST", "/api/admin/mails", {"address": "me@example.org"})
        assert problem_of(answer).code == "unfit"
