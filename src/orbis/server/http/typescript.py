"""The types of the wire in TypeScript, from the API description; run it as a module to print them."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from orbis.locales.pieces import EffectKind
from orbis.server.http.app import ENDPOINTS
from orbis.server.http.openapi import asyncapi, openapi
from orbis.wire.names import CellName, Letter, SlotName

HEADER = (
    """/** The types of the wire, written by `python -m orbis.server.http.typescript`; not to be edited. */"""
)
_PREFIX = "#/components/schemas/"
_PLAIN = {
    "object": "Readonly<Record<string, unknown>>",
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

_NAMED = {"CellName": CellName, "EffectKind": EffectKind, "Letter": Letter, "SlotName": SlotName}
"""Unions of literals that the API description does not name."""
_NAMES = {frozenset(get_args(words)): name for name, words in _NAMED.items()}

Schema = Mapping[str, Any]


def typescript() -> str:
    """All types on the wire, and the unions of the messages that a client and the server send."""
    socket = asyncapi()
    described = openapi(ENDPOINTS)
    schemas = {**described["components"]["schemas"], **socket["components"]["schemas"]}
    declarations = [_declaration(name, schemas[name]) for name in sorted(schemas)]
    operations, added = (
        socket["operations"],
        described["paths"]["/api/notices/channels"]["post"]["requestBody"],
    )
    unions = [
        *(f"export type {name} = {_words(get_args(words))};\n" for name, words in _NAMED.items()),
        f"export type AnyDecision = {_type(schemas['State']['properties']['decision'])};\n",
        _union("AnySent", operations["receive"]["messages"]),
        _union("AnyMessage", operations["send"]["messages"]),
        f"export type AnyChannel = {_type(added['content']['application/json']['schema'])};\n",
        f"export type AnyRequest = {_type(schemas['Submit']['properties']['ask'])};\n",
    ]
    return "\n".join([HEADER, "", *declarations, *unions])


def _declaration(name: str, schema: Schema) -> str:
    if "enum" in schema:
        return f"{_comment(schema)}export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    fields = "".join(
        f"  readonly {field}{'' if field in required else '?'}: {_type(content)};\n"
        for field, content in schema.get("properties", {}).items()
    )
    return f"{_comment(schema)}export interface {name} {{\n{fields}}}\n"


def _comment(schema: Schema) -> str:
    return f"/** {schema['description']} */\n" if "description" in schema else ""


def _union(name: str, references: Sequence[Schema]) -> str:
    return f"export type {name} = {' | '.join(each['$ref'].rpartition('/')[2] for each in references)};\n"


def _words(values: Sequence[str | None]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.removeprefix(_PREFIX)
        case {"enum": list(values)}:
            name = _NAMES.get(frozenset(values) - {None})
            return _words(values) if name is None else f"{name} | null" if None in values else name
        case {"anyOf": list(variants)}:
            return " | ".join(_type(variant) for variant in variants)
        case {"type": "array", "items": items}:
            return f"readonly ({_type(items)})[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Readonly<Record<string, {_type(values)}>>"
        case {"type": str(kind)}:
            return _PLAIN[kind]
        case _:
            return "unknown"


if __name__ == "__main__":
    sys.stdout.write(typescript())
