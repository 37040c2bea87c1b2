"""The Fluent files, fully parsed, with the variables and references of each message."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

import orbis.locales
from orbis.locales import LANGUAGES, Language

FOLDER = Path(orbis.locales.__file__).parent
ENGLISH: Language = "en"
OTHERS: tuple[Language, ...] = tuple(language for language in LANGUAGES if language != ENGLISH)


def file_names(language: Language) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).iterdir())


@cache
def parsed(language: Language, name: str) -> tuple[ast.EntryType, ...]:
    """The entries of a file, including comments and junk."""
    text = (FOLDER / language / name).read_text("utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def entries(language: Language, name: str | None = None) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file, or of all files."""
    for each in file_names(language) if name is None else [name]:
        yield from (entry for entry in parsed(language, each) if isinstance(entry, ast.Message | ast.Term))


@cache
def messages(language: Language, name: str | None = None) -> dict[str, ast.Pattern]:
    """The patterns of a file, or of all files, by key; attributes as in `god-G1.end`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def nodes(pattern: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all its descendants."""
    yield pattern
    for value in vars(pattern).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def selects(pattern: ast.BaseNode) -> Iterator[tuple[str, set[str]]]:
    """The variable and variants of each select expression in a pattern."""
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = (variant.key for variant in node.variants)
            yield (
                node.selector.id.name,
                {key.name if isinstance(key, ast.Identifier) else key.value for key in keys},
            )


def references(pattern: ast.BaseNode) -> set[str]:
    """The messages that a pattern refers to."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.MessageReference)}


def variables(language: Language, key: str) -> set[str]:
    """The variables of a message and of the messages that it refers to."""
    pattern = messages(language)[key]
    own = {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
    return own.union(*(variables(language, other) for other in references(pattern)))


def written(pattern: ast.Pattern) -> str:
    """The source of a pattern, on one line."""
    message = ast.Message(ast.Identifier("it"), pattern)
    return " ".join(FluentSerializer().serialize_entry(message).removeprefix("it =").split())


def words(pattern: ast.Pattern) -> str:
    """The text of a pattern in all its variants, without placeables."""
    return " ".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))
