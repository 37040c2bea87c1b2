"""The parser of the command line: help and errors in the player's language."""

import argparse
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from orbis.cli.commands import NAMES
from orbis.cli.failure import UsageError
from orbis.locales import LANGUAGES, Speech

_ARGPARSE_KEYS = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positional",
    "options": "cli-options",
    "show this help message and exit": "cli-help-help",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "expected one argument": "cli-expected-one",
    "invalid %(type)s value: %(value)r": "cli-invalid-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-unknown-command",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognised",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "ignored explicit argument %r": "cli-ignored-explicit",
}
"""The texts of argparse that players can see, and our keys for them."""


class _Parser(ArgumentParser):
    def __init__(self, speech: Speech, **settings: Any) -> None:
        self._speech = speech
        super().__init__(**settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}\n{self._speech.text('cli-see-help', command=self.prog)}")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse an invalid choice, in the same words on every Python: 3.14 puts numbers in quotes."""
        if action.choices is not None and value not in action.choices:
            values = {"value": value, "choices": ", ".join(map(repr, action.choices))}
            raise argparse.ArgumentError(action, self._speech.text("cli-invalid-choice") % values)


@contextmanager
def argparse_in(speech: Speech) -> Iterator[None]:
    """Translate argparse: it asks its module's gettext for every text."""
    gettext = vars(argparse)["_"]

    def translate(message: str) -> str:
        key = _ARGPARSE_KEYS.get(message)
        return speech.text(key) if key else message

    vars(argparse)["_"] = translate
    try:
        yield
    finally:
        vars(argparse)["_"] = gettext


def make_parser(speech: Speech, command: str | None) -> ArgumentParser:
    """A parser that knows all commands by name, and one of them with its arguments."""
    say = speech.text
    parser = _Parser(speech, prog="orbis", description=say("cli-about"), epilog=say("cli-epilog"))
    _add_language(parser, speech)
    parser.add_argument("--version", action="store_true", help=say("cli-version-help"))
    parsers = add_subcommands(parser, speech, "cli", NAMES, dest="command")
    if command is not None:
        import_module(f"orbis.cli.commands.{command}").add(parsers[command], speech)
    return parser


def add_subcommands(
    parser: ArgumentParser,
    speech: Speech,
    prefix: str,
    names: Iterable[str],
    *,
    dest: str = "what",
    required: bool = False,
) -> dict[str, ArgumentParser]:
    """Add commands, each with its own parser; the texts `PREFIX-NAME-help` describe them."""
    say = speech.text
    action: Any = parser.add_subparsers(
        dest=dest, metavar=say("cli-command"), title=say("cli-commands"), required=required
    )
    parsers: dict[str, ArgumentParser] = {}
    for name in names:
        summary = say(f"{prefix}-{name}-help")
        parsers[name] = action.add_parser(name, help=summary, description=summary, speech=speech)
        _add_language(parsers[name], speech)
    return parsers


def _add_language(parser: ArgumentParser, speech: Speech) -> None:
    languages = ", ".join(f"{code} {name}" for code, name in LANGUAGES.items())
    parser.add_argument(
        "--lang",
        choices=tuple(LANGUAGES),
        default=argparse.SUPPRESS,
        help=speech.text("cli-lang-help", languages=languages),
    )


def add_tiles(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    parser.add_argument("--tiles", type=Path, metavar=say("cli-file"), help=say("cli-tiles-option-help"))
