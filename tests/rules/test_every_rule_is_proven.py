import ast
from functools import cache
from pathlib import Path

from rulebook import rule_ids

from orbis.rules import Rule

TESTS = Path(__file__).parent.parent


@cache
def ids_named_by_tests() -> set[str]:
    return {
        argument.value
        for file in TESTS.rglob("test_*.py")
        for function in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_rule_has_a_test_that_names_it() -> None:
    assert sorted(set(rule_ids()) - ids_named_by_tests()) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(ids_named_by_tests() - set(rule_ids())) == []


def test_the_library_knows_just_the_rules_of_the_rulebook() -> None:
    assert {rule.value for rule in Rule} == set(rule_ids())
