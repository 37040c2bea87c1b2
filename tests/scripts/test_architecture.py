"""The trees in ARCHITECTURE.md are the folders that there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
TREES = {
    tree.partition("\n")[0].rstrip("/"): set(re.findall(r"^[├└]── ([\w.]+)", tree, re.MULTILINE))
    for tree in re.findall(r"^```\n((?:\.|src/orbis/(?:server/)?)\n.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
}

FILES = sorted(set(re.findall(r"`((?:cli|tui|play|notation|bots|native|lab|wire)/[\w/]+)(?:\.\w+)?`", TEXT)))
"""The modules that the journeys name."""


def test_there_is_a_tree_of_the_clone_the_package_and_the_server() -> None:
    assert set(TREES) == {".", "src/orbis", "src/orbis/server"}


@pytest.mark.parametrize("folder", TREES)
def test_a_tree_shows_every_folder_and_nothing_that_is_not_there(folder: str) -> None:
    here = ROOT / folder
    folders = {
        each.name
        for each in here.iterdir()
        if each.is_dir() and not each.name.startswith((".", "__")) and any(each.rglob("*.*"))
    }
    assert folders - {"dist", "test-results", "contact-sheets"} <= TREES[folder]
    assert [name for name in TREES[folder] if not (here / name).exists()] == []


@pytest.mark.parametrize(
    "path",
    sorted(set(re.findall(r"`((?:cli|tui|play|notation|bots|native|lab|wire)/[\w/]+)(?:\.\w+)?`", TEXT))),
)
def test_a_file_of_a_journey_is_there(path: str) -> None:
    assert (ROOT / "src" / "orbis" / f"{path}.py").exists()
