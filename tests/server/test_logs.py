"""Log files that cannot be written."""

import logging
from pathlib import Path

import pytest

from orbis.server.process.logs import LARGEST_FILE, LogFile


def test_entries_go_to_standard_error_where_the_file_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logger = logging.Logger("test")
    logger.addHandler(LogFile(tmp_path / "missing" / "tables.db.log"))
    logger.error("the store is slow")
    assert capsys.readouterr().err == "the store is slow\n"


def test_the_file_does_not_grow_without_end(tmp_path: Path) -> None:
    path, logger = tmp_path / "tables.db.log", logging.Logger("test")
    handler = LogFile(path)
    logger.addHandler(handler)
    for number in range(30):
        logger.error("%d %s", number, "x" * (LARGEST_FILE // 10))
    handler.close()
    sizes = {each.name: each.stat().st_size for each in tmp_path.iterdir()}
    assert sizes.keys() == {"tables.db.log", "tables.db.log.1"}
    assert max(sizes.values()) <= LARGEST_FILE
    assert path.read_text().splitlines()[-1].startswith("29 ")


def test_a_file_is_made_with_its_first_entry(tmp_path: Path) -> None:
    path, logger = tmp_path / "tables.db.log", logging.Logger("test")
    handler = LogFile(path)
    logger.addHandler(handler)
    assert not path.exists()
    logger.error("the store is slow")
    handler.close()
    assert path.read_text() == "the store is slow\n"
