"""`orbis rules`: show all rules in short, or one of them with its exact wording."""

from argparse import ArgumentParser, Namespace

from rich.console import Console

from orbis.cli.failure import Failure
from orbis.locales import Speech
from orbis.tui.listings import print_rules
from orbis.tui.rulebook import rule_of


def add(parser: ArgumentParser, speech: Speech) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help=speech.text("cli-rule-id-help"))


def run(options: Namespace, speech: Speech) -> int:
    if options.id is not None and rule_of(options.id) is None:
        raise Failure(speech.text("cli-no-rule", id=options.id))
    print_rules(Console(highlight=False), speech, options.id or "")
    return 0
