"""A page says what a server says, byte for byte, and finds what it finds."""

import asyncio
from pathlib import Path

from amount import few_or_all

from inside.compare import here, there
from inside.page import run
from inside.tour import tour
from orbis.server.workshop import threads

GAMES = few_or_all(2, 8)


def test_whole_games_are_the_same_byte_for_byte() -> None:
    assert there(GAMES) == asyncio.run(here(GAMES))


def test_records_reviews_hints_and_archives_are_there_too(tmp_path: Path) -> None:
    assert run("toured").splitlines() == asyncio.run(tour(str(tmp_path), threads))
