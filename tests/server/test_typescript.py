from pathlib import Path

from orbis.server.http.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "net" / "wire.ts"


def test_the_types_of_the_page_match_the_server() -> None:
    assert WIRE.read_text("utf-8") == typescript(), (
        "python -m orbis.server.http.typescript > web/src/net/wire.ts"
    )
