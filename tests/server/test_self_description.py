"""What the server says about itself: health, metrics, and the description of all its answers."""

import re
from pathlib import Path

import jsonschema_rs
import schemathesis
from schemathesis.core.result import Ok
from support.description import DIALECT
from support.server import ServerProcess

from orbis.server.protocol.messages import PING, PROTOCOL, RETRY
from orbis.server.protocol.server import About

from .games import finished
from .metrics import metric
from .visitors import HERE, PILGRIM, Person, Visitor, problem_of


def test_the_server_describes_itself(server: ServerProcess) -> None:
    about = Visitor(server).get("/api/about", About)
    assert about.protocol == PROTOCOL
    assert [level.name for level in about.levels] == ["pilgrim", "acolyte", "priest", "prophet", "oracle"]
    assert set(about.languages) == {"en", "pl", "sk", "ru", "de"}


def test_the_server_has_metrics(tmp_path: Path) -> None:
    # At a server of its own: bots may still be playing at the one that tests share.
    with ServerProcess(str(tmp_path / "orbis.sqlite")) as server:
        _check_counts(Person(server, "Ann"))


def _check_counts(ann: Person) -> None:
    names = [
        'orbis_events_total{kind="created"}',
        'orbis_events_total{kind="acted"}',
        'orbis_http_requests_total{status="201"}',
        'orbis_refusals_total{code="not_found"}',
        "orbis_store_seconds_count",
    ]
    before = [metric(ann, name) for name in names]
    table = finished(ann)
    ann.ask("GET", "/api/tables/none")
    after = [metric(ann, name) for name in names]
    acted = sum(event.kind == "acted" for event in ann.events(table))
    assert [new - old for old, new in zip(before, after, strict=True)] == [1, acted, 1, 1, acted + 1]
    for name in ("orbis_live_tables", "orbis_connections", "orbis_conflicts_total"):
        assert f"# HELP {name.removesuffix('_total')}" in ann.text("/metrics")
    assert ann.ask("GET", "/metrics").headers["content-type"].startswith("text/plain")


def test_unknown_paths_and_methods_are_refused_with_a_type(server: ServerProcess) -> None:
    visitor = Visitor(server)
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y", "/health/", "/api//tables"):
        answer = visitor.ask("GET", path)
        assert (answer.status, problem_of(answer).code) == (404, "not_found")
    for method, path in (("DELETE", "/api/tables"), ("PUT", "/health"), ("POST", "/api/about")):
        answer = visitor.ask(method, path)
        assert (answer.status, problem_of(answer).code) == (405, "bad_request")
        assert "GET" in answer.headers["allow"]


def test_bodies_and_queries_are_read_strictly(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    bodies: list[bytes] = [b"", b"{", b"[]", b"null", b"\xff", b'{"name": 1}', b'{"name": "A", "x": 1}']
    bodies += [b'{"name": "\\ud800"}', b"[" * 1500, b'{"name": NaN}']
    for body in bodies:
        answer = ann.ask("POST", "/api/identity", body)
        assert (answer.status, problem_of(answer).code) == (400, "bad_request")
    for query in ("detail=none", "x=1", "detail=full&detail=full", "detail"):
        answer = ann.ask("GET", f"/api/tables/{table}?{query}")
        assert (answer.status, problem_of(answer).code) == (400, "bad_request")
    for query in ("after=-1", "after=x", "after=1e9", "after="):
        assert ann.ask("GET", f"/api/tables/{table}/events?{query}").status == 400


def test_the_description_is_valid_openapi(server: ServerProcess) -> None:
    document = server.description.openapi
    schema = schemathesis.openapi.from_dict(document)
    operations = list(schema.get_all_operations())
    assert all(isinstance(operation, Ok) for operation in operations)
    assert len(operations) == sum(len(path) for path in document["paths"].values())
    names = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names))
    for component in document["components"]["schemas"]:
        reference = {"$ref": f"#/components/schemas/{component}"}
        jsonschema_rs.validator_for({"$schema": DIALECT, "components": document["components"], **reference})
    telegram = document["components"]["schemas"]["TelegramChannel"]["properties"]
    assert re.match(telegram["token"]["pattern"], "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc")
    assert re.match(telegram["chat"]["pattern"], "@orbis_news")


def test_the_socket_is_described(server: ServerProcess) -> None:
    document = server.description.asyncapi
    channel = document["channels"]["socket"]
    assert channel["address"] == "/api/socket"
    assert (
        (document["x-ping-milliseconds"], document["x-retry-milliseconds"]) == (PING, RETRY) == (2500, 3500)
    )
    told = {reference["$ref"] for each in document["operations"].values() for reference in each["messages"]}
    assert told == {f"#/channels/socket/messages/{name}" for name in channel["messages"]}
