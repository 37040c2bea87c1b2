"""The texts of one language, from the Fluent files of its folder."""

import re
from collections.abc import Iterable
from importlib.resources import files

from orbis.locales.languages import Language
from orbis.locales.sentence import Sentence
from orbis.locales.typography import typeset

_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:^(?![-a-zA-Z]).*\n?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")

PRINTED = ("cli-", "server-", "lab-", "balance-")
"""The prefixes of keys that commands print: they keep plain spaces, since scripts may search for them."""


class MissingText(KeyError):
    """A text that a language lacks, or an argument that a text needs."""

    def __init__(self, language: Language, key: str, reason: str) -> None:
        super().__init__(key)
        self.language = language
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return f"no text {self.key!r} in {self.language!r}: {self.reason}"


class Texts:
    """The texts of one language by key; each is parsed when first used, as parsing all is slow."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._sources = read_sources(language)
        # Only where something is said: a server lets its pages speak, and starts without it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self._read = FluentResource
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()

    def text(self, key: str, /, **arguments: str | float) -> str:
        """The text of a message, or of an attribute as in `god-G1.end`; raise `MissingText`."""
        id, dot, attribute = key.partition(".")
        if not self._parse(id):
            raise MissingText(self.language, key, "unknown key")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if dot else message.value
        if pattern is None:
            raise MissingText(self.language, key, "unknown key")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(self.language, key, "; ".join(map(str, errors)))
        return _with_single_stops(str(text), arguments.values())

    def say(self, sentence: Sentence) -> str:
        """Raise `MissingText` like `text`."""
        said = {
            name: self.say(value) if isinstance(value, Sentence) else value
            for name, value in sentence.arguments
        }
        return self.text(sentence.key, **said)

    def _parse(self, id: str) -> bool:
        """Parse an entry, after those that it refers to; return whether it exists."""
        if id not in self._parsed:
            source = self._sources.get(id)
            if source is None:
                return False
            for reference in _REFERENCE.findall(source):
                self._parse(reference)
            text = source if id.startswith(PRINTED) else typeset(self.language, source)
            self._bundle.add_resource(self._read(text))
            self._parsed.add(id)
        return self._bundle.has_message(id)


def _with_single_stops(text: str, values: Iterable[str | float]) -> str:
    """A text in which a name that ends with a full stop needs no second one."""
    for value in values:
        if isinstance(value, str) and value.endswith("."):
            text = text.replace(f"{value}.", value)
    return text


def read_sources(language: Language) -> dict[str, str]:
    """The source of each entry in a language's files, by id."""
    folder = files("orbis.locales") / language
    return {
        entry[1]: entry[0]
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
        for entry in _ENTRY.finditer(_COMMENT.sub("", file.read_text("utf-8")))
    }
