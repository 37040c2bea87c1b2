"""Games and tables for the tests of the terminal, and sessions that read prepared lines."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console

from orbis.bots import Greedy, Uniform
from orbis.locales import Language, Speech
from orbis.notation import Seat
from orbis.play import Agent, Budget, Choice, Match
from orbis.rules import State, TileSet, legal_actions
from orbis.rules.catalogue import STANDARD
from orbis.tui import TerminalTable, play_in_terminal
from orbis.tui.turns import Told, ended_turns, since, tell

NAMES = ("Anna", "Bartłomiej", "Чарльз Фредерик", "Dominique-Wilhelmine")


class First:
    """An agent that always takes the first option."""

    def choose(self, state: State, _random: Random, _budget: Budget | None = None, /) -> Choice:
        return Choice(legal_actions(state)[0])


def states(players: int, seed: str, agent: Agent, tile_set: TileSet = STANDARD) -> Iterator[Match]:
    """A match at each of its decisions and at its end."""
    match = Match(players, seed, tile_set)
    random = Random(seed)
    yield match
    while not match.state.is_over:
        match.do(agent.choose(match.state, random).action)
        yield match


def news_of(match: Match, speech: Speech) -> list[Told]:
    """The news for the active player."""
    names = NAMES[: len(match.state.players)]
    return [tell(turn, names, speech) for turn in since(ended_turns(match), match.state.seat)]


def new_table(path: Path, *agents: Agent | None, seed: str = "seed") -> TerminalTable:
    """A new table with a human in each seat that has no agent."""
    kinds = {Greedy: "greedy", Uniform: "uniform", First: "first", type(None): "human"}
    seats = tuple(Seat(name, kinds[type(agent)]) for name, agent in zip(NAMES, agents, strict=False))
    return TerminalTable(Match(len(agents), seed), seats, agents, path)


@dataclass
class Sitting:
    """A session that reads prepared lines, and its output."""

    table: TerminalTable
    language: Language = "en"
    terminal: bool = False
    ascii: bool = False
    size: tuple[int, int] = (80, 24)
    said: str = ""
    exit_code: int = -1
    prompts: list[str] = field(default_factory=list)

    def play(self, lines: Iterable[str]) -> "Sitting":
        """Play with these lines, and end the input after the last one."""
        answers = iter(lines)
        file = io.StringIO()

        def read() -> str:
            self.prompts.append(file.getvalue().splitlines()[-1])
            answer = next(answers, None)
            if answer is None:
                raise EOFError
            return answer

        width, height = self.size
        console = Console(
            file=file,
            width=width,
            height=height,
            force_terminal=self.terminal,
            highlight=False,
            no_color=True,
        )
        self.exit_code = play_in_terminal(
            self.table, console, Speech(self.language), pause=0, ascii=self.ascii, read=read
        )
        self.said = file.getvalue()
        return self
