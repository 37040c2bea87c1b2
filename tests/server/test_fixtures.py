"""The fixtures of the gallery match what the server sends."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_fixtures_of_the_page_match_what_the_server_sends(tmp_path: Path) -> None:
    subprocess.run([sys.executable, WEB / "scripts" / "fixtures.py", tmp_path], check=True)
    written = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    stale = [name for name, text in written.items() if (WEB / "fixtures" / name).read_text("utf-8") != text]
    assert not stale, "python web/scripts/fixtures.py"
    assert written.keys() == {path.name for path in (WEB / "fixtures").iterdir()}


def test_the_game_of_the_start_page_matches_its_record(tmp_path: Path) -> None:
    written = tmp_path / "film.json"
    subprocess.run([sys.executable, WEB / "scripts" / "film.py", written], check=True)
    kept = WEB / "src" / "living" / "film.json"
    assert kept.read_bytes() == written.read_bytes(), "python web/scripts/film.py"
