from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from support.server import GENEROUS

from inside.bringing import begun
from inside.page import Core, core_module
from orbis.native import answers
from orbis.server.http.service import Configuration
from orbis.server.inside.inside import Inside
from orbis.server.inside.page import configuration


@pytest.fixture(scope="module")
def page_core() -> Iterator[ModuleType]:
    """What stands for the compiled module in a page, with the core in WebAssembly behind it."""
    core = Core()
    answers.install(core)
    yield core_module()
    core.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with begun(Configuration(str(tmp_path / "server.sqlite"), GENEROUS)) as server:
        yield server


@pytest.fixture
async def page(tmp_path: Path) -> AsyncIterator[Inside]:
    async with begun(configuration(str(tmp_path / "page"))) as page:
        yield page
