"""The arguments of `orbis`, and their help in the language of the player."""

import argparse
from pathlib import Path
from typing import Any, NoReturn

from orbis.cli.lab_arguments import add_arena, add_balance
from orbis.cli.seats import kinds, parse_seat
from orbis.cli.server_arguments import add_serve, add_tables
from orbis.cli.values import at_least_one, seconds, whole_text
from orbis.engine import BACKENDS
from orbis.lab.review import DEFAULT_SIMULATIONS
from orbis.locales import LANGUAGES, Speech
from orbis.rules.setup import SEATS

DEEPEST_PERFT = 100

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


class UsageError(Exception):
    """Arguments that cannot be understood; the message says what to do."""


class _Parser(argparse.ArgumentParser):
    speech: Speech

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}\n{self.speech.text('cli-see-help', command=self.prog)}")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Reject an invalid choice, in the same words on every Python: 3.14 puts numbers in quotes."""
        if action.choices is not None and value not in action.choices:
            told = {"value": value, "choices": ", ".join(map(repr, action.choices))}
            raise argparse.ArgumentError(action, self.speech.text("cli-invalid-choice") % told)


def speak_argparse(speech: Speech) -> None:
    """Let argparse speak the language: it asks its module's gettext for every text."""

    def translated(message: str) -> str:
        key = _ARGPARSE_KEYS.get(message)
        return speech.text(key) if key else message

    setattr(argparse, "_", translated)  # noqa: B010 — not part of the module's typed surface


def parser(speech: Speech) -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    speak_argparse(speech)
    say = speech.text
    _Parser.speech = speech
    everywhere = argparse.ArgumentParser(add_help=False)
    everywhere.add_argument(
        "--lang",
        choices=tuple(LANGUAGES),
        default=argparse.SUPPRESS,
        help=say("cli-lang-help", languages=", ".join(f"{code} {name}" for code, name in LANGUAGES.items())),
    )
    tiles = argparse.ArgumentParser(add_help=False)
    tiles.add_argument("--tiles", type=Path, metavar=say("cli-file"), help=say("cli-tiles-option-help"))

    main = _Parser(prog="orbis", description=say("cli-about"), epilog=say("cli-epilog"), parents=[everywhere])
    main.add_argument("--version", action="store_true", help=say("cli-version-help"))
    commands: Any = main.add_subparsers(dest="command", metavar=say("cli-command"), title=say("cli-commands"))

    def command(name: str, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        summary = say(f"cli-{name}-help")
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=summary, description=summary, parents=[*parents, everywhere]
        )
        return made

    _add_play(command("play", tiles), speech)
    _add_replay(command("replay", tiles), speech)
    verify = command("verify", tiles)
    verify.add_argument("record", type=Path, metavar=say("cli-file"), help=say("cli-record-help"))
    rules = command("rules")
    rules.add_argument("id", nargs="?", metavar="ID", help=say("cli-rule-id-help"))
    _add_tiles(command("tiles"), everywhere, speech)
    _add_perft(command("perft", tiles), speech)
    engine = command("engine")
    engine.add_argument("--backend", choices=tuple(BACKENDS), default="python", help=say("cli-backend-help"))
    _add_parity(command("parity", tiles), speech)
    _add_review(command("review", tiles), speech)
    add_arena(command("arena", tiles), speech)
    add_balance(command("balance", tiles), speech)
    add_serve(command("serve"), speech)
    add_tables(command("tables"), everywhere, speech)
    return main


def _add_play(play: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    play.add_argument("record", type=Path, nargs="?", metavar=say("cli-file"), help=say("cli-resume-help"))
    play.add_argument("--players", type=int, choices=SEATS, help=say("cli-players-help"))
    play.add_argument(
        "--seat",
        dest="seats",
        action="append",
        type=lambda text: parse_seat(text, speech),
        metavar=say("cli-seat"),
        help=say("cli-seat-help", kinds=kinds(speech)),
    )
    play.add_argument("--seed", type=whole_text, metavar=say("cli-text"), help=say("cli-seed-help"))
    play.add_argument("--save", type=Path, metavar=say("cli-file"), help=say("cli-save-help"))
    play.add_argument(
        "--pause", type=seconds, metavar=say("cli-seconds"), default=0.6, help=say("cli-pause-help")
    )
    play.add_argument("--ascii", action="store_true", help=say("cli-ascii-help"))


def _add_replay(replay: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    replay.add_argument("record", type=Path, metavar=say("cli-file"), help=say("cli-record-help"))
    replay.add_argument("--at", metavar=say("cli-turn"), help=say("cli-at-help"))
    replay.add_argument("--ascii", action="store_true", help=say("cli-ascii-help"))


def _add_tiles(tiles: argparse.ArgumentParser, everywhere: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    what: Any = tiles.add_subparsers(dest="what", metavar=say("cli-command"), title=say("cli-commands"))
    for name, count in (("show", "?"), ("check", None)):
        summary = say(f"cli-tiles-{name}-help")
        each = what.add_parser(name, help=summary, description=summary, parents=[everywhere])
        each.add_argument(
            "file", type=Path, nargs=count, metavar=say("cli-file"), help=say("cli-tile-file-help")
        )


def _add_parity(parity: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    parity.add_argument("--games", type=at_least_one, default=1000, metavar="N", help=say("cli-games-help"))
    parity.add_argument("--players", type=int, choices=SEATS, help=say("cli-players-help"))
    parity.add_argument(
        "--seed", type=whole_text, default="orbis", metavar=say("cli-text"), help=say("cli-seed-help")
    )


def _add_perft(perft: argparse.ArgumentParser, speech: Speech) -> None:
    say = speech.text
    perft.add_argument("--players", type=int, choices=SEATS, default=2, help=say("cli-players-help"))
    perft.add_argument(
        "--seed", type=whole_text, default="orbis", metavar=say("cli-text"), help=say("cli-seed-help")
    )
    perft.add_argument(
        "--depth", type=int, default=4, choices=range(DEEPEST_PERFT), metavar="N", help=say("cli-depth-help")
    )
    perft.add_argument("--divide", action="store_true", help=say("cli-divide-help"))


def _add_review(review: argparse.ArgumentParser, speech: Speech) -> None:
    say, file = speech.text, speech.text("cli-file")
    review.add_argument("record", type=Path, metavar=file, help=say("cli-record-help"))
    review.add_argument(
        "--simulations",
        type=at_least_one,
        default=DEFAULT_SIMULATIONS,
        metavar="N",
        help=say("review-simulations-help"),
    )
    review.add_argument("--jobs", type=at_least_one, metavar="N", help=say("review-jobs-help"))
    review.add_argument("--json", type=Path, metavar=file, help=say("review-json-help"))
    review.add_argument("--html", type=Path, metavar=file, help=say("review-html-help"))
