"""`orbis arena --endgames`: measure how exactly agents decide where the outcome is known."""

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from json import loads

from orbis import native
from orbis.cli.failure import STOPPED, Failure
from orbis.cli.output import output, print_sheet, progress_bar
from orbis.lab.endgames.decisions import AgentFailed, Decided, decide
from orbis.lab.endgames.endgame_set import SolvedEndgame, standard_endgames
from orbis.lab.pages.sheets import regrets_sheet
from orbis.lab.series.workers import Died
from orbis.locales import Speech

FOR_GAMES = ("tiles", "output", "report", "sprt", "ray")


def measure_endgames(options: Namespace, speech: Speech) -> int:
    """Let agents decide in solved endgames, and print what their choices cost."""
    _check(options, speech)
    positions = chosen(standard_endgames().positions, options.positions)
    decided: list[Decided] = []
    stopped = False
    try:
        _decide(options, positions, decided, speech)
    except KeyboardInterrupt:
        stopped = True
    if decided:
        from orbis.lab.endgames.regrets import regrets  # noqa: PLC0415

        print_sheet(regrets_sheet(regrets(options.agents, decided, positions), speech), output())
    if stopped:
        total = len(positions) * len(options.agents)
        print(speech.text("lab-endgames-stopped", decisions=len(decided), total=total))
    return STOPPED if stopped else 0


def _check(options: Namespace, speech: Speech) -> None:
    for name in FOR_GAMES:
        if getattr(options, name) is not None:
            raise Failure(speech.text("lab-endgames-alone", option=f"--{name}"))
    for agent in options.agents:
        if options.agents.count(agent) > 1:
            raise Failure(speech.text("lab-agent-twice", agent=agent))
    if not native.available():
        raise Failure(speech.text("lab-needs-core"))


def chosen(positions: Sequence[SolvedEndgame], count: int | None) -> list[SolvedEndgame]:
    """`count` of the positions, evenly spread, or all of them."""
    count = min(count or len(positions), len(positions))
    return [positions[place * len(positions) // count] for place in range(count)]


def _decide(
    options: Namespace, positions: Sequence[SolvedEndgame], decided: list[Decided], speech: Speech
) -> None:
    total = len(positions) * len(options.agents)
    try:
        with (
            closing(decide(options.agents, positions, options.seed, options.jobs)) as choices,
            progress_bar(total, speech.text("lab-deciding")) as show,
        ):
            for choice in choices:
                decided.append(choice)
                show()
    except AgentFailed as error:
        details = {"agent": error.agent, "reason": error.reason}
        raise Failure(speech.text("lab-agent-failed", **details)) from None
    except Died as error:
        raise Failure(speech.text("lab-decider-died", agent=loads(error.question)[0])) from None
