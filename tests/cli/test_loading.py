"""What is loaded only by what needs it."""

import subprocess
import sys
from pathlib import Path

SERVE = """
import asyncio, sys
from orbis.server.http.app import make_app
from orbis.server.http.service import Configuration

async def serve():
    app = make_app(Configuration(sys.argv[1]))
    async with app.router.lifespan_context(app):
        print([*sys.modules])

asyncio.run(serve())
"""


def loaded_by(program: str, *arguments: str | Path) -> str:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_no_other_command_loads_the_server() -> None:
    loaded = loaded_by("import sys, orbis.cli; orbis.cli.main(['rules', 'P3']); print([*sys.modules])")
    assert "orbis.cli.commands" in loaded
    for name in ("orbis.server", "uvicorn", "starlette", "msgspec", "asyncpg"):
        assert f"'{name}'" not in loaded


def test_a_server_starts_without_what_only_rare_requests_need(tmp_path: Path) -> None:
    loaded = loaded_by(SERVE, tmp_path / "tables.db")
    assert "'orbis.server.http.service'" in loaded
    for name in ("asyncpg", "cryptography", "fido2", "numpy", "openskill"):
        assert f"'{name}'" not in loaded
