"""No-break spaces. The page is tested with the same cases, in which `~` stands for a no-break space."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from spaces import plain

from orbis.locales import LANGUAGES, Language, Speech
from orbis.locales.texts import PRINTED
from orbis.locales.typography import typeset

from .catalogues import FOLDER, file_names, messages

CASES: dict[Language, list[str]] = json.loads(Path(__file__).with_name("typography.json").read_text("utf-8"))
NBSP = "\u00a0"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_break_spaces_are_put_exactly_where_a_line_may_not_break(language: Language) -> None:
    for case in CASES[language]:
        source = case.replace("~", " ").replace("\u202f", " ")
        assert typeset(language, source).replace(NBSP, "~") == case


@every_language
def test_the_files_have_plain_spaces_and_still_parse_with_no_break_spaces(language: Language) -> None:
    for name in file_names(language):
        source = (FOLDER / language / name).read_text("utf-8")
        assert NBSP not in source, name
        entries = FluentParser(with_spans=False).parse(typeset(language, source)).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)], name
        assert [plain(line) for line in typeset(language, source).split("\n")] == source.split("\n")


def test_arguments_are_not_changed() -> None:
    told = Speech("pl").text("log-end", name="W 3 z 4 o i u")
    assert told.startswith("W 3 z 4 o i u ")


def test_commands_print_plain_spaces() -> None:
    for key in messages("pl", "cli.ftl"):
        assert key.startswith(PRINTED)
    assert NBSP not in Speech("pl").text("cli-problem-secret")
    assert NBSP in Speech("pl").text("list-and", first="Anna", last="Jan")
