"""Checks of the server's answers and messages against its own description."""

import json
import re
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any, Self

import jsonschema_rs

from orbis.server.http.middleware import HEADERS

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: dict[str, str]
    """By lower-case name."""
    content: bytes


class Description:
    """A server's OpenAPI document, and the AsyncAPI document of its WebSocket."""

    def __init__(self, openapi: Any, asyncapi: Any) -> None:
        self.openapi = openapi
        self.asyncapi = asyncapi
        self._validators: dict[str, jsonschema_rs.Validator] = {}
        self._paths = [(re.compile(_pattern(path)), path) for path in openapi["paths"]]
        self._kinds = {
            asyncapi["components"]["schemas"][name]["properties"]["kind"]["enum"][0]: name
            for name in asyncapi["channels"]["socket"]["messages"]
        }

    @classmethod
    def of(cls, host: str) -> Self:
        """Fetch the description from a server."""
        return cls(_fetched(host, "/api/openapi.json"), _fetched(host, "/api/asyncapi.json"))

    def check(self, method: str, path: str, answer: Answer) -> None:
        """Assert that an answer matches the description and has the common headers."""
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, f"{method} {path}: {name}"
        plain = path.partition("?")[0]
        template = next((path for pattern, path in self._paths if pattern.fullmatch(plain)), None)
        operation = self.openapi["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return
        responses = operation["responses"]
        assert str(answer.status) in responses, f"{method} {path}: {answer.status} {answer.content[:300]!r}"
        content = responses[str(answer.status)]["content"]
        media = answer.headers["content-type"].partition(";")[0]
        assert media in content, f"{method} {path}: {media}"
        if media == "application/json":
            key = f"{method} {template} {answer.status}"
            self._check(key, self.openapi, content[media]["schema"], answer.content)

    def check_message(self, content: bytes) -> None:
        """Assert that a WebSocket message matches the description."""
        name = self._kinds[json.loads(content)["kind"]]
        reference = {"$ref": f"#/components/schemas/{name}"}
        self._check(f"message {name}", self.asyncapi, reference, content)

    def _check(self, key: str, document: Any, schema: Any, content: bytes) -> None:
        validator = self._validators.get(key)
        if validator is None:
            whole = {"$schema": DIALECT, "components": document["components"], **schema}
            validator = self._validators[key] = jsonschema_rs.validator_for(whole)
        validator.validate(json.loads(content))


def _pattern(path: str) -> str:
    return re.sub(r"{\w+}", "[^/]+", path)


def _fetched(host: str, path: str) -> Any:
    connection = HTTPConnection(host, timeout=60)
    connection.request("GET", path)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    assert response.status == 200
    return json.loads(content)
