"""The server overrides methods of uvicorn's classes that are not public API."""

import tomllib
from pathlib import Path

import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_only_the_tested_minor_version_of_uvicorn_is_allowed() -> None:
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    (allowed,) = [
        each.specifier for each in map(Requirement, project["dependencies"]) if each.name == "uvicorn"
    ]
    tested = Version(uvicorn.__version__)
    assert tested in allowed
    assert f"{tested.major}.{tested.minor + 1}" not in allowed
