from collections.abc import Iterator
from types import ModuleType

import pytest

from inside.page import Core, core_module
from orbis.native import answers


@pytest.fixture(scope="module")
def page_core() -> Iterator[ModuleType]:
    """What stands for the compiled module in a page, with the core in WebAssembly behind it."""
    core = Core()
    answers.install(core)
    yield core_module()
    core.close()
