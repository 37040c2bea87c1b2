"""The page for client authors documents the whole protocol."""

from pathlib import Path
from typing import Any, get_args

import pytest

from orbis.server.http.app import ENDPOINTS
from orbis.server.http.endpoint import STATUS
from orbis.server.protocol.messages import AnyMessage, AnySent
from orbis.server.protocol.table import EventKind, View
from orbis.server.tables.requests import AnyRequest, NewTable
from orbis.wire.game import Game

PAGE = (Path(__file__).parent.parent.parent / "docs" / "server.md").read_text("utf-8")


@pytest.mark.parametrize("code", STATUS)
def test_every_code_is_explained_with_its_status(code: str) -> None:
    errors = PAGE.partition("\n## Errors\n")[2].partition("\n## ")[0].splitlines()
    (row,) = [line for line in errors if line.startswith("| ") and f"`{code}`" in line.split("|")[1]]
    assert row.split("|")[2].strip() == str(STATUS[code])  # type: ignore[index]


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


@pytest.mark.parametrize("name", [*get_args(EventKind), *tags(AnyMessage), *tags(AnySent)])
def test_every_event_and_message_is_named(name: str) -> None:
    assert f"`{name}`" in PAGE or f'"kind":"{name}"' in PAGE


@pytest.mark.parametrize("name", tags(AnyRequest))
def test_every_request_is_shown(name: str) -> None:
    assert f'{{"do":"{name}"' in PAGE


@pytest.mark.parametrize(
    "name", [*NewTable.__struct_fields__[1:], *View.__struct_fields__[1:], *Game.__struct_fields__]
)
def test_every_field_is_explained(name: str) -> None:
    assert f"`{name}`" in PAGE or f"view.{name}`" in PAGE


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_every_path_is_named(endpoint: Any) -> None:
    assert endpoint.path in PAGE or endpoint.path == "/health"
