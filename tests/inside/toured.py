"""The tour inside a page; node.mjs runs `main` under Pyodide."""

from typing import Any

from inside.tour import tour
from orbis.server.inside.page import benches, thinking_of


async def main(page: Any) -> str:
    """What was found."""
    return "\n".join(await tour("/data", benches(thinking_of(page))))
