"""The server uses methods and classes of uvicorn and picows that are not public API."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@pytest.mark.parametrize("name", ["picows", "uvicorn"])
def test_only_the_tested_minor_version_is_allowed(name: str) -> None:
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    (allowed,) = [each.specifier for each in map(Requirement, project["dependencies"]) if each.name == name]
    tested = Version(version(name))
    assert tested in allowed
    assert f"{tested.major}.{tested.minor + 1}" not in allowed
