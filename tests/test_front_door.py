import subprocess
import sys
from importlib import import_module

import pytest

import orbis

HOMES = ("rules", "rules.previews", "notation", "play", "bots")
HEAVY = {"fluent", "msgspec", "numpy", "rich", "starlette", "uvicorn"}


@pytest.mark.parametrize("name", orbis.__all__)
def test_every_name_comes_from_its_home_package(name: str) -> None:
    value = getattr(orbis, name)
    assert any(getattr(import_module(f"orbis.{home}"), name, None) is value for home in HOMES)


def test_there_are_no_other_names() -> None:
    assert dir(orbis) == sorted(orbis.__all__)
    with pytest.raises(AttributeError, match="no attribute 'castle'"):
        _ = orbis.castle  # type: ignore[attr-defined]


def test_a_state_prints_as_its_notation() -> None:
    state = orbis.Match(3, "seed").state
    assert repr(state) == f"parse_state('{orbis.write_state(state)}')"
    assert eval(repr(state), {"parse_state": orbis.parse_state}) == state


@pytest.mark.parametrize("names", [(), ("Match", "State", "make_agent")])
def test_the_library_loads_no_heavy_dependencies(names: tuple[str, ...]) -> None:
    code = f"import sys, orbis; [getattr(orbis, name) for name in {names}]; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert not HEAVY & set(loaded)
    assert bool(names) == ("orbis.rules" in loaded)
