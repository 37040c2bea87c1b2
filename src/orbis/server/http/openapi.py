"""The description of the API, from the types that serve it: OpenAPI 3.1, and one for the WebSocket."""

import inspect
import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_args

import msgspec

from orbis.server.http.endpoint import HTML, JSON, STATUS, Endpoint, Nothing
from orbis.server.protocol import messages
from orbis.server.protocol.table import Failed
from orbis.server.tables.refusals import RefusalCode
from orbis.server.tables.requests import ID_PATTERN

OPENAPI = "/api/openapi.json"
ASYNCAPI = "/api/asyncapi.json"
_REFERENCE = "#/components/schemas/{name}"
_ALWAYS: tuple[RefusalCode, ...] = ("bad_request", "forbidden", "no_identity", "too_many", "unavailable")
"""Refusals of any endpoint: foreign origin, wrong token, too many requests, store unavailable."""


def documents(endpoints: Sequence[Endpoint]) -> dict[str, Callable[[], bytes]]:
    """What makes each document when it is first wanted: to make them takes as long as the rest of a start."""
    return {
        OPENAPI: cache(lambda: json.dumps(openapi(endpoints)).encode()),
        ASYNCAPI: cache(lambda: json.dumps(asyncapi()).encode()),
    }


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [Failed]
    for endpoint in endpoints:
        types += [endpoint.answer, *([endpoint.body] if endpoint.body is not None else [])]
    queries = [endpoint.query for endpoint in endpoints]
    schemas, components = msgspec.json.schema_components([*types, *queries], ref_template=_REFERENCE)
    by_type = {id(kind): schema for kind, schema in zip([*types, *queries], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_type, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Orbis tables",
            "version": str(messages.PROTOCOL),
            "description": "Tables of the board game Orbis: make, join, watch and play them.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "orbis", "description": "For browsers."},
                "admin": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Orbis-Admin",
                    "description": "For the host.",
                },
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint, components)],
        "responses": _responses(endpoint, schemas),
        "security": (
            [{"admin": []}]
            if endpoint.admin
            else [{"token": []}, {"cookie": []}, *([] if endpoint.identity else [{}])]
        ),
    }
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas[id(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": ID_PATTERN},
        }
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint, components: dict[str, Any]) -> list[dict[str, Any]]:
    if endpoint.query is Nothing:
        return []
    properties = components[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]


def _responses(endpoint: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    refusals: set[RefusalCode] = {*_ALWAYS, *endpoint.refusals}
    if endpoint.body is not None:
        refusals.add("too_large")
    codes: dict[int, list[str]] = {}
    for code in sorted(refusals):
        codes.setdefault(STATUS[code], []).append(code)
    media = endpoint.media.partition(";")[0]
    good = {"description": endpoint.summary, "content": {media: {"schema": schemas[id(endpoint.answer)]}}}
    failed = {JSON: {"schema": schemas[id(Failed)]}}
    return {
        str(endpoint.status): good,
        **{
            str(status): {
                "description": f"Refused: {', '.join(names)}",
                "content": good["content"] if _is_page(endpoint, names) else failed,
            }
            for status, names in sorted(codes.items())
        },
    }


def _is_page(endpoint: Endpoint, codes: Sequence[str]) -> bool:
    """Whether people read what an endpoint refuses, as they do what it answers."""
    return endpoint.media == HTML and set(codes) <= {*endpoint.refusals} - {*_ALWAYS}


def asyncapi() -> dict[str, Any]:
    """The description of the WebSocket, in the style of AsyncAPI 3."""
    sent, received = get_args(messages.AnySent), get_args(messages.AnyMessage)
    _, components = msgspec.json.schema_components([*sent, *received], ref_template=_REFERENCE)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Orbis tables", "version": str(messages.PROTOCOL)},
        "channels": {
            "socket": {
                "address": "/api/socket",
                "description": (
                    "One JSON object a message. A client pings and, when nothing comes back, connects again,"
                    " watches its tables with the number of the last event that it knows, and sends again"
                    " what was not acknowledged."
                ),
                "messages": {kind.__name__: _message(kind) for kind in (*sent, *received)},
            }
        },
        "operations": {
            "receive": {
                "action": "receive",
                "summary": "What a client sends",
                "channel": {"$ref": "#/channels/socket"},
                "messages": [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in sent],
            },
            "send": {
                "action": "send",
                "summary": "What the server sends",
                "channel": {"$ref": "#/channels/socket"},
                "messages": [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in received],
            },
        },
        "x-ping-milliseconds": messages.PING,
        "x-retry-milliseconds": messages.RETRY,
        "components": {"schemas": components},
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    reference = {"$ref": _REFERENCE.format(name=kind.__name__)}
    return {"name": kind.__name__, "summary": inspect.getdoc(kind), "payload": reference}
