from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from inside.page import ROOT, Core
from orbis.native import answers


@pytest.fixture(scope="module")
def page_core() -> Iterator[ModuleType]:
    """What stands for the compiled module in a page, with the core in WebAssembly behind it."""
    core = Core()
    answers.install(core)
    found = spec_from_file_location("page_core", ROOT / "core" / "wasm" / "core.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    yield module
    core.close()
