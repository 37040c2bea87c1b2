"""Replaces Python files by their bytecode, without docstrings; run by the Python of a page.

A page starts in a third of the time with bytecode. It is not checked against any source, as there is none.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

STAGE = Path("/stage")
AS_SOURCE = ("anyio",)
"""The packages whose `__init__.py` read themselves, to import lazily."""

OUR_OWN = ("orbis", "orbis_core")
UNCHECKED = 1


def main() -> None:
    for path in sorted(STAGE.rglob("*.py")):
        name = path.relative_to(STAGE)
        if path.name == "__init__.py" and name.parts[0] in AS_SOURCE:
            continue
        source = path.read_bytes()
        tree = ast.parse(source)
        for node in ast.walk(tree):
            _drop_docstring(node)
        code = compile(tree, name.as_posix(), "exec", dont_inherit=True, optimize=0)
        if name.parts[0] not in OUR_OWN:
            code = _without_lines(code)
        head = MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(source)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
        path.unlink()


def _without_lines(code: CodeType) -> CodeType:
    """Code that does not know its lines: in what we have not written ourselves nobody looks for them."""
    constants = tuple(_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * whole + bytes(
        [0xF7 + rest] if rest else []
    )  # eight instructions without a place, and the rest
    return code.replace(co_consts=constants, co_linetable=nowhere)


def _drop_docstring(node: ast.AST) -> None:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        match node.body:
            case [ast.Expr(ast.Constant(str())) as docstring, *rest]:
                node.body = rest or [ast.copy_location(ast.Pass(), docstring)]
            case _:
                pass


main()
