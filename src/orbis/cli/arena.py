"""`orbis arena`: agents play a series of games, and what came of it is told."""

from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from importlib.util import find_spec

from orbis.cli.files import Failure, read_tile_set, touch, unwritable
from orbis.cli.tables import output, print_sheet, shown_progress
from orbis.lab import GameResult, ResultsFile, Series, Task, UnfitResults, WorkerDied, run
from orbis.lab.cluster import NoCluster, run_on_ray
from orbis.lab.report import report
from orbis.lab.sheets import cross_sheet, forfeits_sheet, sprt_lines, standings_sheet
from orbis.lab.sprt import Sprt, Verdict
from orbis.locales import Speech
from orbis.play import Match
from orbis.rules import IllegalSetup

STOPPED = 130


def arena(options: Namespace, speech: Speech) -> int:
    """Play a series of games between agents, or go on with it, and tell what came of it."""
    if find_spec("numpy") is None:
        raise Failure(speech.text("lab-needs-numpy"))
    if options.ray is not None and find_spec("ray") is None:
        raise Failure(speech.text("lab-needs-ray"))
    if options.report:
        touch(options.report, speech)
    return _Arena(options, speech, _series(options, speech), _sprt(options, speech)).hold()


def _series(options: Namespace, speech: Speech) -> Series:
    agents = options.agents
    if len(agents) < 2:
        raise Failure(speech.text("lab-too-few-agents"))
    for agent in agents:
        if agents.count(agent) > 1:
            raise Failure(speech.text("lab-agent-twice", agent=agent))
    tile_set = read_tile_set(options.tiles, speech)
    try:
        Match(options.players, options.seed, tile_set)
    except IllegalSetup as error:
        raise Failure(speech.text("cli-illegal-set-up", reason=speech.rule(error.rule))) from None
    return Series(tuple(agents), options.players, options.deals, options.seed, tile_set)


def _sprt(options: Namespace, speech: Speech) -> Sprt | None:
    if options.sprt is None:
        return None
    if len(options.agents) != 2 or options.players != 2:
        raise Failure(speech.text("lab-sprt-for-two"))
    low, high = options.sprt
    if not low < high:
        raise Failure(speech.text("lab-sprt-order"))
    return Sprt(options.agents[0], low, high)


@dataclass
class _Arena:
    """A series being played: what was asked for, and the results so far."""

    options: Namespace
    speech: Speech
    series: Series
    sprt: Sprt | None
    results: list[GameResult] = field(default_factory=list)

    def hold(self) -> int:
        """Play, tell, and return an exit code."""
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
            told = {"address": self.options.ray, "reason": str(error)}
            raise Failure(self.speech.text("lab-no-cluster", **told)) from None
        if self.results:
            self._tell()
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
        """Play what was not played before, until all is played or decided."""
        tasks = self.series.tasks
        before = {each.task: each for each in file.results} if file else {}
        for task in tasks:
            if task in before:
                self._note(before[task])
        if self.results:
            print(self.speech.text("lab-found", games=len(self.results)))
        left = [task for task in tasks if task not in before]
        if self._is_decided() or not left:
            return
        with (
            closing(self._games(left)) as games,
            shown_progress(len(tasks), self.results, self.speech) as show,
        ):
            for result in games:
                if file:
                    file.add(result)
                self._note(result)
                show()
                if self._is_decided():
                    return

    def _games(self, tasks: Sequence[Task]) -> Generator[GameResult]:
        if self.options.ray is None:
            return run(tasks, self.options.jobs, self.series.tile_set)
        return run_on_ray(tasks, self.options.ray, self.series.tile_set)

    def _note(self, result: GameResult) -> None:
        self.results.append(result)
        if self.sprt:
            self.sprt.add(result)

    def _is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not Verdict.OPEN

    def _tell(self) -> None:
        """Print the tables, and write the report."""
        from orbis.lab.standings import ratings  # noqa: PLC0415

        console = output()
        standings = ratings(self.results, self.series.agents)
        for sheet in (
            standings_sheet(standings, self.speech),
            cross_sheet(standings, self.speech),
            forfeits_sheet(self.results, self.speech),
        ):
            if sheet.rows:
                print_sheet(sheet, console)
        for line in sprt_lines(self.sprt, self.speech) if self.sprt else ():
            console.print(line, markup=False)
        path = self.options.report
        if path:
            text = report(self.series, self.results, standings, self.speech, self.sprt)
            path.write_text(text, encoding="utf-8")
            console.print(self.speech.text("lab-report-written", path=str(path)), markup=False)

    def _tell_stopped(self) -> None:
        say, path = self.speech.text, self.options.output
        print(say("lab-stopped", games=len(self.results), total=len(self.series.tasks)))
        print(say("lab-lost") if path is None else say("lab-go-on", path=str(path)))
