"""The arguments of the commands that play series of games."""

import argparse
from collections.abc import Callable
from pathlib import Path

from orbis.bots import BOTS, is_agent
from orbis.cli.values import at_least_one, elo, whole_text
from orbis.locales import Speech
from orbis.rules.setup import SEATS


def add_arena(arena: argparse.ArgumentParser, speech: Speech) -> None:
    """Add the arguments of `orbis arena`."""
    say = speech.text
    name, about = say("lab-agent-name"), say("lab-agents-help", kinds=", ".join(BOTS))
    arena.add_argument("agents", type=_agent(speech), nargs="+", metavar=name, help=about)
    arena.add_argument("--deals", type=at_least_one, default=100, metavar="N", help=say("lab-deals-help"))
    _add_series(arena, speech)
    arena.add_argument("--sprt", type=elo, nargs=2, metavar=("ELO0", "ELO1"), help=say("lab-sprt-help"))
    arena.add_argument("--endgames", action="store_true", help=say("lab-endgames-help"))
    arena.add_argument("--positions", type=at_least_one, metavar="N", help=say("lab-positions-help"))


def add_balance(balance: argparse.ArgumentParser, speech: Speech) -> None:
    """Add the arguments of `orbis balance`."""
    say = speech.text
    name, about = say("lab-agent-name"), say("lab-agents-help", kinds=", ".join(BOTS))
    balance.add_argument(
        "--agent", dest="agents", action="append", type=_agent(speech), metavar=name, help=about, default=[]
    )
    games = say("balance-games-help")
    balance.add_argument("--games", type=at_least_one, default=400, metavar="N", help=games)
    _add_series(balance, speech)
    file = say("cli-file")
    balance.add_argument("--from", dest="source", type=Path, metavar=file, help=say("balance-from-help"))


def _agent(speech: Speech) -> Callable[[str], str]:
    """How an agent is read, or refused in words."""

    def agent(text: str) -> str:
        if not is_agent(text):
            kinds = ", ".join(BOTS)
            raise argparse.ArgumentTypeError(speech.text("lab-unknown-agent", agent=text, kinds=kinds))
        return text

    return agent


def _add_series(parser: argparse.ArgumentParser, speech: Speech) -> None:
    """Add what all series have."""
    say = speech.text
    text, file = say("cli-text"), say("cli-file")
    parser.add_argument("--players", type=int, choices=SEATS, default=2, help=say("cli-players-help"))
    parser.add_argument("--seed", type=whole_text, default="orbis", metavar=text, help=say("cli-seed-help"))
    parser.add_argument("--jobs", type=at_least_one, metavar="N", help=say("lab-jobs-help"))
    parser.add_argument("--output", type=Path, metavar=file, help=say("lab-output-help"))
    parser.add_argument("--report", type=Path, metavar=file, help=say("lab-report-help"))
    parser.add_argument("--ray", metavar=say("lab-address"), help=say("lab-ray-help"))
