"""Schemathesis sends everything that the API's description allows, and much that it does not."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from amount import few_or_all
from support.server import ServerProcess

from orbis.rules import STANDARD, write_tiles
from orbis.server.protocol.table import Made
from orbis.server.protocol.tile_sets import NewTileSet

from .games import finished
from .visitors import HERE, Person

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "allow_header_conformance",
    "ignored_auth",
)

CONFIGURATION = """
[[operations]]
include-path-regex = "^/api/tables/"
parameters = {{ "path.id" = "{table}", "path.seat" = "1" }}

[[operations]]
include-path-regex = "^/api/records/"
parameters = {{ "path.id" = "{record}", "path.moves" = "20" }}

[[operations]]
include-path-regex = "^/api/tile-sets/"
parameters = {{ "path.id" = "{tiles}" }}
"""
"""Ids that exist on the server, so that some requests find something."""

PHASES = few_or_all("examples,fuzzing,stateful", "examples,coverage,fuzzing,stateful")
"""The options of a run; the coverage phase tries every boundary of every parameter, thousands in all."""


class Known(NamedTuple):
    """A server with a player, a running table, the record of a finished one, and a tile set."""

    process: ServerProcess
    token: str
    table: str
    record: str
    tiles: str


@pytest.fixture
def known(database: str, tmp_path: Path) -> Iterator[Known]:
    """A server with some content."""
    with ServerProcess(database) as process:
        ann = Person(process, "Ann")
        table, record = ann.create(HERE, HERE, public=True), ann.keep(table=finished(ann))
        tiles = ann.post("/api/tile-sets", NewTileSet(write_tiles(STANDARD)), Made).id
        yield Known(process, ann.secret, table, record, tiles)


def fuzz(known: Known, folder: Path, *options: str) -> None:
    """Run Schemathesis, and fail with its output if anything is wrong."""
    configuration = folder / "schemathesis.toml"
    configuration.write_text(CONFIGURATION.format(**known._asdict()))
    command = [sys.executable, "-m", "schemathesis.cli", f"--config-file={configuration}", "run"]
    command += [f"{known.process.address}/api/openapi.json", f"--checks={','.join(CHECKS)}", "--no-color"]
    command += ["--seed=1", "--generation-database=none", "--warnings=off", *options]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert known.process.errors() == []
    assert known.process.answers()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_every_answer_to_a_player_is_as_described(known: Known, tmp_path: Path) -> None:
    bearer = f"--header=Authorization: Bearer {known.token}"
    fuzz(known, tmp_path, bearer, "--max-examples=5", f"--phases={PHASES}", "--mode=all")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_every_answer_to_an_anonymous_client_is_as_described(known: Known, tmp_path: Path) -> None:
    fuzz(known, tmp_path, "--max-examples=3", "--phases=fuzzing", "--mode=all")
