"""Makes the set of solved endgames: `python -m orbis.lab.endgames.maker FILE`.

What comes of each game is kept beside the file until the set is complete, so that a run that was stopped
goes on where it was; another build of the core starts again. The same seed and the same core make the same
set, whatever the number of processes.
"""

import argparse
import sys
from collections import Counter
from contextlib import closing
from hashlib import sha256
from importlib.util import find_spec
from itertools import count, filterfalse
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orbis import native
from orbis.lab.endgames.candidates import Exclusion, Found, GameQuestion, endgames_of_game
from orbis.lab.endgames.endgame_set import EndgameSet, SolvedEndgame, write_endgames
from orbis.lab.series.workers import WorkerAnswer, answers, available_jobs
from orbis.notation import parse_state
from orbis.rules import State

SHARES = {2: 9000, 3: 1000, 4: 500}
NODES = {2: 60_000_000, 3: 60_000_000, 4: 5_000_000}
"""By number of players, the most that a solution may take."""


class KeptAnswers:
    """What came of games, by question; in a file as well, if there is a path."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._texts: dict[str, str] = {}
        content = path.read_bytes() if path and path.exists() else b""
        self._is_cut_off = not content.endswith(b"\n") and content != b""
        for line in content.splitlines():
            try:
                question, text = msgspec.json.decode(line, type=tuple[str, str])
            except msgspec.DecodeError:  # a line that was cut off
                continue
            self._texts[question] = text

    def __contains__(self, question: object) -> bool:
        return question in self._texts

    def like(self, question: GameQuestion) -> list[WorkerAnswer]:
        """The answers to a question, asked for any game."""
        return [
            WorkerAnswer(asked, text)
            for asked, text in self._texts.items()
            if replace(msgspec.json.decode(asked, type=GameQuestion), game=question.game) == question
        ]

    def keep(self, answer: WorkerAnswer) -> None:
        self._texts[answer.question] = answer.text
        if self._path:
            line = msgspec.json.encode(tuple(answer)) + b"\n"
            with self._path.open("ab") as file:
                file.write(b"\n" + line if self._is_cut_off else line)
            self._is_cut_off = False


class _Share:
    """The positions of a set for one number of players, collected from games in their order."""

    def __init__(self, players: int, wanted: int) -> None:
        self.players, self.wanted = players, wanted
        self.positions: dict[State, SolvedEndgame] = {}
        self.left_out = Counter[Exclusion]()
        self._early: dict[int, list[Found]] = {}
        self._next = 0

    @property
    def is_full(self) -> bool:
        return len(self.positions) >= self.wanted

    def add(self, answer: WorkerAnswer) -> None:
        """Add the positions of a game, once all games before it have been added."""
        game = msgspec.json.decode(answer.question, type=GameQuestion).game
        self._early[game] = msgspec.json.decode(answer.text, type=list[Found])
        while not self.is_full and self._next in self._early:
            for each in self._early.pop(self._next):
                self._take(each)
            self._next += 1

    def _take(self, each: Found) -> None:
        if isinstance(each, Exclusion):
            self.left_out[each] += not self.is_full
        elif not self.is_full:
            state = parse_state(each.state)
            self.positions.setdefault(state, SolvedEndgame(self._next, state, each.values))


def make_endgames(
    seed: str,
    shares: dict[int, int] | None = None,
    nodes: int | None = None,
    jobs: int | None = None,
    kept: KeptAnswers | None = None,
) -> EndgameSet:
    """A set with the wanted numbers of positions, by number of players; `nodes` limits solutions for all."""
    found = [_Share(players, wanted) for players, wanted in (SHARES if shares is None else shares).items()]
    limits = NODES if nodes is None else dict.fromkeys(NODES, nodes)
    kept, core = kept or KeptAnswers(), core_id()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for share in found:
            shown = progress.add_task(f"{share.players} players", total=share.wanted)
            first = GameQuestion(seed, share.players, 0, limits[share.players], core)
            for answer in kept.like(first):
                share.add(answer)
            new = filterfalse(kept.__contains__, (_text(replace(first, game=game)) for game in count()))
            with closing(answers(endgames_of_game, new, jobs or available_jobs())) as played:
                while not share.is_full:
                    answer = next(played)
                    kept.keep(answer)
                    share.add(answer)
                    progress.update(shown, completed=len(share.positions))
    left_out = {reason.value: sum(share.left_out[reason] for share in found) for reason in Exclusion}
    positions = tuple(each for share in found for each in share.positions.values())
    return EndgameSet(seed, max(limits[share.players] for share in found), left_out, positions)


def core_id() -> str:
    """The same for the same build of the core."""
    found = find_spec("orbis_core._core")
    if found is None or found.origin is None:
        raise native.NativeUnavailable("the compiled core (orbis-core) is missing")
    return sha256(Path(found.origin).read_bytes()).hexdigest()[:16]


def _text(question: GameQuestion) -> str:
    return msgspec.json.encode(question).decode()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="where to write it; FILE.games until it is complete")
    parser.add_argument("--seed", default="endgames")
    parser.add_argument("--nodes", type=int, help="the most of a solution")
    parser.add_argument("--jobs", type=int, help="processes at a time (one for each processor)")
    for players, share in SHARES.items():
        parser.add_argument(f"--for-{players}", type=int, default=share, help=f"positions ({share})")
    options = parser.parse_args(arguments)
    if not native.available():
        sys.exit("the compiled core is needed")
    shares = {players: getattr(options, f"for_{players}") for players in SHARES}
    games = options.file.with_name(f"{options.file.name}.games")
    endgames = make_endgames(options.seed, shares, options.nodes, options.jobs, KeptAnswers(games))
    options.file.write_bytes(write_endgames(endgames))
    games.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
