import runpy
from pathlib import Path

from orbis.server.http.typescript import typescript

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "net" / "wire.ts"
NOTATION = WEB / "src" / "model" / "notation.ts"


def test_the_types_of_the_page_match_the_server() -> None:
    assert WIRE.read_text("utf-8") == typescript(), (
        "python -m orbis.server.http.typescript > web/src/net/wire.ts"
    )


def test_the_actions_of_the_browser_are_those_of_the_rules() -> None:
    written = runpy.run_path(str(WEB / "scripts" / "actions.py"))["typescript"]()
    assert NOTATION.read_text("utf-8") == written, "python web/scripts/actions.py"
