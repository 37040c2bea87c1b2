"""The types of the wire in TypeScript, from the description of the API; run as a module, it writes them."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from orbis.server.http.app import ENDPOINTS
from orbis.server.http.openapi import asyncapi, openapi

HEADER = (
    """/** The types of the wire, written by `python -m orbis.server.http.typescript`; not to be edited. */"""
)
_PREFIX = "#/components/schemas/"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def typescript() -> str:
    """All types that go over the wire, and the unions of what a client and the server send."""
    socket = asyncapi()
    schemas = {**openapi(ENDPOINTS)["components"]["schemas"], **socket["components"]["schemas"]}
    interfaces = [_interface(name, schemas[name]) for name in sorted(schemas)]
    operations = socket["operations"]
    unions = [
        _union("AnySent", operations["receive"]["messages"]),
        _union("AnyMessage", operations["send"]["messages"]),
        f"export type AnyRequest = {_type(schemas['Submit']['properties']['ask'])};\n",
    ]
    return "\n".join([HEADER, "", *interfaces, *unions])


def _interface(name: str, schema: Schema) -> str:
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


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.removeprefix(_PREFIX)
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value) for value in values)
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
