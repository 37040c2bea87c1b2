"""Where the command line begins: the language, the arguments, the command, and errors said in one line."""

import os
import sys
from collections.abc import Sequence

from orbis.cli.arguments import UsageError, parser
from orbis.cli.commands import COMMANDS, version
from orbis.cli.files import Failure
from orbis.cli.saying import say_whatever_can_be_said
from orbis.locales import LANGUAGES, Speech, UnknownLanguage, chosen_language


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 something does not hold, 2 not understood."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        say_whatever_can_be_said()
        return _run_and_flush(given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_and_flush(arguments: Sequence[str]) -> int:
    """Run a command; that nobody reads what it said must show here, not when Python closes its output."""
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
        options = parser(speech).parse_args(arguments)
        if options.version:
            return version(speech)
        if options.command is None:
            options = parser(speech).parse_args([*arguments, "play"])
        return COMMANDS[options.command](options, speech)
    except (UsageError, Failure) as error:
        return _fail(str(error))


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands: the help needs it before the arguments are parsed."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 2
