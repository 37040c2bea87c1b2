"""The entry point of the command line: the language, the arguments, the command, and errors in one line."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

from orbis import native
from orbis.cli.commands import NAMES
from orbis.cli.failure import NOT_UNDERSTOOD, STOPPED, Failure
from orbis.cli.parser import argparse_in, make_parser
from orbis.cli.plain_letters import fall_back_to_plain_letters
from orbis.locales import LANGUAGES, Speech, UnknownLanguage, chosen_language
from orbis.rules import RULES_VERSION, STANDARD


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 something is not valid, 2 not understood."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        fall_back_to_plain_letters()
        return _run_and_flush(given)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader of our output is gone; Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_and_flush(arguments: Sequence[str]) -> int:
    """Run a command and flush, so that a closed output shows here, not when Python exits."""
    try:
        return _run(arguments)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _run(arguments: Sequence[str]) -> int:
    try:
        speech = Speech(chosen_language(_wanted_language(arguments), os.environ))
    except UnknownLanguage as error:
        speech = Speech(chosen_language(None, os.environ))
        known = ", ".join(f"{code} {name}" for code, name in LANGUAGES.items())
        return _fail(speech.text("cli-unknown-language", wanted=error.wanted, languages=known))
    try:
        options = _parsed(arguments, speech)
        if options.version:
            return _show_version(speech)
        if options.command is None:
            options = _parsed([*arguments, "play"], speech)
        command = import_module(f"orbis.cli.commands.{options.command}")
        return int(command.run(options, speech))
    except Failure as error:
        return _fail(str(error))


def _parsed(arguments: Sequence[str], speech: Speech) -> Namespace:
    """Parse the arguments; only the named command is loaded, as some take long to import."""
    command = next((each for each in arguments if each in NAMES), None)
    with argparse_in(speech):
        return make_parser(speech, command).parse_args(arguments)


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, which the help needs before the other arguments are parsed."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", nargs="?")
    wanted: str | None = parser.parse_known_args(arguments)[0].lang
    return wanted


def _show_version(speech: Speech) -> int:
    backend = {"backend": "python", "kernels": ""}
    if native.available():
        backend = {"backend": "native", "kernels": native.core.kernels()}
    about = {"version": version("orbis"), "tiles": STANDARD.content_id}
    print(speech.text("cli-version", rules=RULES_VERSION, **about, **backend))
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return NOT_UNDERSTOOD
