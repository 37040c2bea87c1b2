"""The pack is what its list says, and small enough."""

import gzip
import json
import subprocess
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any
from zipfile import ZipFile

import pytest
from contents import python_modules

from inside.page import PACK, node_program

MOST_GZIP, MOST_BROTLI = 7_500_000, 5_500_000

BROTLI = """
const { readFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
const sizes = process.argv.slice(1).map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(sizes.reduce((sum, size) => sum + size, 0));
"""
"""Adds up files as hosts keep them: compressed once, as well as brotli can."""


def listed() -> list[dict[str, Any]]:
    files: list[dict[str, Any]] = json.loads((PACK / "pack.json").read_text())["files"]
    return files


def test_the_list_is_true() -> None:
    for each in listed():
        content = (PACK / each["name"]).read_bytes()
        assert (len(content), sha256(content).hexdigest()) == (each["bytes"], each["sha256"])
    names = {path.relative_to(PACK).as_posix() for path in PACK.rglob("*") if path.is_file()}
    assert {each["name"] for each in listed()} == names - {"pack.json", ".orbis"}
    assert {each["role"] for each in listed()} == {"loader", "runtime", "stdlib", "site", "core", "notice"}


def test_it_is_small_enough() -> None:
    assert sum(len(gzip.compress((PACK / each["name"]).read_bytes(), 9)) for each in listed()) <= MOST_GZIP


@pytest.mark.thorough
def test_it_is_small_enough_by_brotli() -> None:
    command = [node_program(), "-e", BROTLI, *(str(PACK / each["name"]) for each in listed())]
    assert int(subprocess.run(command, check=True, capture_output=True, text=True).stdout) <= MOST_BROTLI


def test_it_has_what_is_listed_of_python_and_nothing_else() -> None:
    (archive,) = PACK.glob("stdlib-*.zip")
    wanted = python_modules()
    assert wanted == sorted(set(wanted))
    with ZipFile(archive) as files:
        for name in files.namelist():
            source = PurePosixPath(name).with_suffix(".py").as_posix()
            assert any(source == each or (each[-1] == "/" and name.startswith(each)) for each in wanted), name


def test_it_has_no_texts_and_no_other_front_ends() -> None:
    (archive,) = PACK.glob("site-*.zip")
    with ZipFile(archive) as files:
        names = files.namelist()
    assert "orbis/server/inside/page.pyc" in names
    assert not [name for name in names if name.endswith(".ftl")]
    assert not [name for name in names if name.startswith(("orbis/cli/", "orbis/tui/"))]
