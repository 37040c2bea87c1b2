"""Passkeys: making them, coming back with them, and everything that must not work."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from support.server import ServerProcess

from orbis.server.http.relying_party import Party
from orbis.server.protocol.access import Challenge, PasskeyOffer, Ways
from orbis.server.protocol.identity import Me
from orbis.server.tables.refusals import Refused

from .authenticator import Authenticator
from .databases import execute
from .refusals import refused
from .visitors import HERE, OPEN, Person, Visitor, problem_of


def localhost(server: ServerProcess) -> dict[str, str]:
    """The header of a browser that knows the server by a name: addresses have no passkeys."""
    return {"host": server.host.replace("127.0.0.1", "localhost")}


class At(Visitor):
    """A visitor who knows the server by its name, perhaps with somebody's secret."""

    def __init__(self, server: ServerProcess, person: Person | None = None) -> None:
        super().__init__(server, {**localhost(server), **(person.headers if person else {})})

    @property
    def origin(self) -> str:
        return f"http://{self.headers['host']}"


def offer(at: At) -> dict[str, Any]:
    found = at.post("/api/identity/passkeys/offer", None, PasskeyOffer)
    return {name: getattr(found, name) for name in found.__struct_fields__}


def challenge(at: At) -> str:
    return at.post("/api/passkeys/challenge", None, Challenge).challenge


def registered(at: At, **options: Any) -> Authenticator:
    made = Authenticator(at.origin, **options)
    at.post("/api/identity/passkeys", made.make(offer(at)), Ways)
    return made


def test_a_passkey_leads_back_to_ones_tables(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, OPEN)
    passkey = registered(At(server, ann))
    new = At(server)
    me = new.post("/api/passkeys", {**passkey.prove(challenge(new)), "token": True}, Me)
    assert (me.id, me.name) == (ann.id, "Ann")
    assert me.token not in (None, ann.secret)
    new.headers["authorization"] = f"Bearer {me.token}"
    assert [each["id"] for each in new.get("/api/my/tables", list[dict[str, Any]])] == [table]
    ways = ann.get("/api/identity/ways", Ways)
    assert [device.here for device in ways.devices].count(True) == 1
    assert len(ways.devices) == 2
    (listed,) = ways.passkeys
    assert listed.used is not None
    assert ann.ask("DELETE", f"/api/identity/passkeys/{listed.id}").status == 200
    refused(lambda: new.post("/api/passkeys", passkey.prove(challenge(new)), Me), "not_found")


def test_a_browser_that_comes_by_passkey_gets_a_cookie(server: ServerProcess) -> None:
    ann, new = Person(server, "Ann"), At(server)
    passkey = registered(At(server, ann), counts=False)
    for _ in range(2):  # synchronised passkeys do not count
        answer = new.ask("POST", "/api/passkeys", passkey.prove(challenge(new)))
        assert answer.headers["set-cookie"].startswith("orbis=")
        assert "token" not in json.loads(answer.content)


Spoil = Callable[[Authenticator, dict[str, str]], dict[str, str]]

SPOILT: dict[str, Spoil] = {
    "signature": lambda _, proof: {**proof, "signature": proof["signature"][:-4] + "AAAA"},
    "user": lambda _, proof: {**proof, "user": "AAAAAAAAAAAAAAAAAAAAAA"},
    "data": lambda _, proof: {**proof, "authenticator": proof["authenticator"][:-2] + "zz"},
    "no data": lambda _, proof: {**proof, "authenticator": ""},
    "not CBOR": lambda _, proof: {**proof, "client": "AAAA"},
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_proof_that_was_changed_is_refused(server: ServerProcess, spoilt: str) -> None:
    passkey, new = registered(At(server, Person(server, "Ann"))), At(server)
    proof = passkey.prove(challenge(new))
    refused(lambda: new.post("/api/passkeys", SPOILT[spoilt](passkey, proof), Me), "forbidden")


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "localhost:x", "a/b"])
def test_a_host_that_is_none_is_refused(host: str) -> None:
    with pytest.raises(Refused) as refusal:
        Party(host)
    assert refusal.value.code == "forbidden"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://elsewhere.example", "localhost"),
        ("", "elsewhere.example"),
        ("http://localhost:1", "localhost"),
    ],
)
def test_a_passkey_of_another_page_is_refused(server: ServerProcess, origin: str, host: str) -> None:
    at = At(server, Person(server, "Ann"))
    passkey = registered(at)
    passkey.origin, passkey.host = origin or at.origin, host
    refused(lambda: at.post("/api/passkeys", passkey.prove(challenge(at)), Me), "forbidden")
    other = Authenticator(origin or at.origin, host)
    refused(lambda: at.post("/api/identity/passkeys", other.make(offer(at)), Ways), "forbidden")


def test_a_challenge_is_answered_once_in_time_and_by_whom_it_was_made_for(database: str) -> None:
    with ServerProcess(database) as server:
        ann, bob, new = At(server, Person(server, "Ann")), At(server, Person(server, "Bob")), At(server)
        passkey = registered(ann)
        first = challenge(new)
        new.post("/api/passkeys", passkey.prove(first), Me)
        refused(lambda: new.post("/api/passkeys", passkey.prove(first), Me), "forbidden")
        refused(lambda: new.post("/api/passkeys", passkey.prove("A" * 43), Me), "forbidden")
        for_ann = offer(ann)
        other = Authenticator(ann.origin).make(for_ann)
        refused(lambda: bob.post("/api/identity/passkeys", other, Ways), "forbidden")
        refused(lambda: ann.post("/api/identity/passkeys", other, Ways), "forbidden")  # Bob has used it up
        refused(lambda: new.post("/api/passkeys", passkey.prove(offer(ann)["challenge"]), Me), "forbidden")
        late = challenge(new)
        execute(database, "UPDATE challenges SET expires = 1")
        refused(lambda: new.post("/api/passkeys", passkey.prove(late), Me), "forbidden")
        stored = execute(database, "SELECT * FROM challenges")
        assert first not in str(stored)


def test_a_copied_passkey_is_refused(server: ServerProcess) -> None:
    at = At(server, Person(server, "Ann"))
    passkey, new = registered(at), At(server)
    new.post("/api/passkeys", passkey.prove(challenge(new)), Me)
    passkey.counter = 0
    refused(lambda: new.post("/api/passkeys", passkey.prove(challenge(new)), Me), "forbidden")


def test_nobody_takes_over_the_passkey_of_another(server: ServerProcess) -> None:
    ann, bob = At(server, Person(server, "Ann")), At(server, Person(server, "Bob"))
    passkey = registered(ann)
    refused(lambda: bob.post("/api/identity/passkeys", passkey.make(offer(bob)), Ways), "forbidden")
    assert bob.get("/api/identity/ways", Ways).passkeys == ()


def test_a_server_without_a_name_has_no_passkeys(server: ServerProcess) -> None:
    answer = Visitor(server).ask("POST", "/api/passkeys/challenge")
    assert problem_of(answer).code == "forbidden"
