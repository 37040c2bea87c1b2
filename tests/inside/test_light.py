"""A page has few packages: the server inside it starts without those that only others need."""

import subprocess
import sys
from pathlib import Path

START = """
import asyncio, sys
for name in ("asyncpg", "babel", "fluent", "httptools", "numpy", "picows", "rich", "uvicorn", "uvloop"):
    sys.modules[name] = None
from orbis.server.inside import here
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import benches, configuration

async def main():
    inside = await Inside.begin(configuration(sys.argv[1]), benches(here.think))
    answer = await inside.request("GET", "/api/about", [], b"")
    await inside.close()
    return answer.status

sys.exit(asyncio.run(main()) != 200)
"""


def test_the_server_inside_a_page_starts_without_what_only_others_need(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", START, str(tmp_path)], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
