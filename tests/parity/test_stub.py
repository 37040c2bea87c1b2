"""The typed stub matches the compiled module."""

import ast
import inspect
import re
from pathlib import Path

import pytest

core = pytest.importorskip("orbis_core")

STUB = Path(__file__).parent.parent.parent / "core" / "python" / "orbis_core" / "__init__.pyi"
ANY_OTHER = {"__eq__", "__hash__"}
"""Methods whose stub has the wider signature of Python's own."""


def from_module(member: object) -> tuple[str, str]:
    """The signature and docstring of a function in the module."""
    function = member.fget if isinstance(member, property) else member
    [(signature, description, defaults)] = function.__nb_signature__  # type: ignore[attr-defined]
    for written, meant in (
        (r"^def \w*", "def function"),
        (r"\b(orbis_core\._core|collections\.abc)\.", ""),
        (r"(numpy\.)?ndarray\[dtype=(\w+)[^]]*\]", r"NDArray[np.\2]"),
        (r"\bdict\b(?!\[)", "dict[str, NDArray[Any]]"),
        (r"\\(\d+)", lambda found: repr(defaults[int(found[1])])),
    ):
        signature = re.sub(written, meant, signature)
    [read] = ast.parse(f"{signature}: ...").body
    assert isinstance(read, ast.FunctionDef)
    return signature_of(read), description or ""


def signature_of(function: ast.FunctionDef) -> str:
    return f"({ast.unparse(function.args)}) -> {ast.unparse(function.returns) if function.returns else ''}"


def from_stub(function: ast.FunctionDef) -> tuple[str, str]:
    """The signature and docstring of a function in the stub."""
    return signature_of(function), ast.get_docstring(function) or ""


def functions(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    return {each.name: each for each in body if isinstance(each, ast.FunctionDef)}


TREE = ast.parse(STUB.read_text("utf-8"))
CLASSES = {each.name: each for each in TREE.body if isinstance(each, ast.ClassDef)}
ENUMS = [name for name, each in CLASSES.items() if [ast.unparse(base) for base in each.bases] == ["IntEnum"]]
CONSTANTS = [ast.unparse(each.target) for each in TREE.body if isinstance(each, ast.AnnAssign)]


def test_the_stub_has_the_same_names_as_the_module() -> None:
    assert {*CLASSES, *functions(TREE.body), *CONSTANTS} == set(core.__all__)


@pytest.mark.parametrize("name", ENUMS)
def test_an_enum_has_the_same_members_as_in_the_stub(name: str) -> None:
    stubbed = [ast.unparse(each) for each in CLASSES[name].body if isinstance(each, ast.Assign)]
    assert stubbed == [f"{each.name} = {each.value}" for each in getattr(core, name)]


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_the_same_methods_as_in_the_stub(name: str) -> None:
    kind = getattr(core, name)
    members = {
        member: value
        for member, value in vars(kind).items()
        if hasattr(value, "__nb_signature__") or isinstance(value, property)
    }
    stubbed = functions(CLASSES[name].body)
    assert set(stubbed) == set(members)
    for member, function in stubbed.items():
        if member not in ANY_OTHER:
            assert (member, *from_stub(function)) == (
                member,
                *from_module(inspect.getattr_static(kind, member)),
            )
    assert (ast.get_docstring(CLASSES[name]) or "") == (kind.__doc__ or "")


@pytest.mark.parametrize("name", functions(TREE.body))
def test_a_function_matches_the_stub(name: str) -> None:
    assert from_stub(functions(TREE.body)[name]) == from_module(getattr(core, name))
