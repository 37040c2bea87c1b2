"""Playing a series in the terminal: earlier results are reused, Ctrl-C stops, and a later run continues."""

from abc import ABC, abstractmethod
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from orbis.bots import BOTS, is_agent
from orbis.cli.failure import STOPPED, Failure
from orbis.cli.files import illegal_set_up, read_tile_set, touch, unwritable
from orbis.cli.output import shown_progress
from orbis.cli.parser import add_tiles
from orbis.cli.values import at_least_one, whole_text
from orbis.lab import GameResult, ResultsFile, Series, Task, UnfitResults, WorkerDied, run
from orbis.lab.series.cluster import NoCluster, run_on_ray
from orbis.locales import Speech
from orbis.play import Match
from orbis.rules import IllegalSetup
from orbis.rules.setup import SEATS


def agent(speech: Speech) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not is_agent(text):
            kinds = ", ".join(BOTS)
            raise ArgumentTypeError(speech.text("lab-unknown-agent", agent=text, kinds=kinds))
        return text

    return read


def add_series(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    text, file = say("cli-text"), say("cli-file")
    parser.add_argument("--players", type=int, choices=SEATS, default=2, help=say("cli-players-help"))
    parser.add_argument("--seed", type=whole_text, default="orbis", metavar=text, help=say("cli-seed-help"))
    parser.add_argument("--jobs", type=at_least_one, metavar="N", help=say("lab-jobs-help"))
    parser.add_argument("--output", type=Path, metavar=file, help=say("lab-output-help"))
    parser.add_argument("--report", type=Path, metavar=file, help=say("lab-report-help"))
    parser.add_argument("--ray", metavar=say("lab-address"), help=say("lab-ray-help"))


def require_numpy(speech: Speech) -> None:
    """Raise `Failure` without NumPy."""
    if find_spec("numpy") is None:
        raise Failure(speech.text("lab-needs-numpy"))


def prepare(options: Namespace, speech: Speech) -> None:
    """Raise `Failure` if something that a series needs is missing, before hours are spent on it."""
    require_numpy(speech)
    if options.ray is not None and find_spec("ray") is None:
        raise Failure(speech.text("lab-needs-ray"))
    if options.report:
        touch(options.report, speech)


def make_series(options: Namespace, deals: int, speech: Speech) -> Series:
    """The series that the options describe; raise `Failure` if it cannot be played."""
    for agent in options.agents:
        if options.agents.count(agent) > 1:
            raise Failure(speech.text("lab-agent-twice", agent=agent))
    tile_set = read_tile_set(options.tiles, speech)
    try:
        Match(options.players, options.seed, tile_set)
    except IllegalSetup as error:
        raise illegal_set_up(error, speech) from None
    return Series(tuple(options.agents), options.players, deals, options.seed, tile_set)


@dataclass
class PlayedSeries(ABC):
    options: Namespace
    speech: Speech
    series: Series
    results: list[GameResult] = field(default_factory=list)

    @property
    def tasks(self) -> Sequence[Task]:
        return self.series.tasks

    def is_decided(self) -> bool:
        """Whether no more games are needed."""
        return False

    def note(self, result: GameResult) -> None:
        self.results.append(result)

    @abstractmethod
    def tell(self) -> None:
        """Print the results of at least one game."""

    def hold(self) -> int:
        """Play, print the results, and return an exit code."""
        stopped = False
        try:
            with self._file() as file:
                self._play(file)
        except KeyboardInterrupt:
            stopped = True
        except WorkerDied as error:
            agents, deal = " – ".join(error.task.agents), error.task.deal
            raise Failure(self.speech.text("lab-worker-died", agents=agents, deal=deal)) from None
        except NoCluster as error:
            details = {"address": self.options.ray, "reason": str(error)}
            raise Failure(self.speech.text("lab-no-cluster", **details)) from None
        if self.results:
            self.tell()
        if stopped:
            self._tell_stopped()
        return STOPPED if stopped else 0

    def _file(self) -> AbstractContextManager[ResultsFile | None]:
        path = self.options.output
        if path is None:
            return nullcontext()
        try:
            return ResultsFile(path, self.series.has)
        except UnfitResults as error:
            key = "lab-other-results" if error.other else "lab-no-results"
            raise Failure(self.speech.text(key, path=str(path), line=error.line)) from None
        except OSError as error:
            raise unwritable(path, error, self.speech) from None

    def _play(self, file: ResultsFile | None) -> None:
        """Play what was not played before, until everything is played or decided."""
        tasks = self.tasks
        before = {each.task: each for each in file.results} if file else {}
        for task in tasks:
            if task in before:
                self.note(before[task])
        if self.results:
            print(self.speech.text("lab-found", games=len(self.results)))
        left = [task for task in tasks if task not in before]
        if self.is_decided() or not left:
            return
        with (
            closing(self._games(left)) as games,
            shown_progress(len(tasks), self.results, self.speech) as show,
        ):
            for result in games:
                if file:
                    file.add(result)
                self.note(result)
                show()
                if self.is_decided():
                    return

    def _games(self, tasks: Sequence[Task]) -> Generator[GameResult]:
        if self.options.ray is None:
            return run(tasks, self.options.jobs, self.series.tile_set)
        return run_on_ray(tasks, self.options.ray, self.series.tile_set)

    def _tell_stopped(self) -> None:
        say, path = self.speech.text, self.options.output
        print(say("lab-stopped", games=len(self.results), total=len(self.tasks)))
        print(say("lab-lost") if path is None else say("lab-go-on", path=str(path)))
