"""A run of the crash test in segments, each with a database of its own; a report keeps what was found."""

import asyncio
import logging
import shutil
import traceback
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import msgspec

from .installation import installed
from .rounds import FAULTS, CrashTest, Outcome

COLUMNS = ("run", "commits", "segments", "kills", "other blows", "acknowledged", "sent again", "over HTTP")


class Segment(msgspec.Struct, frozen=True):
    """A part of a run: some kills on a new database."""

    seed: str
    kills: int
    database: str
    processes: int = 1
    power_loss: bool = False
    early: float = 0.0
    unsynced: bool = False
    tables: int = 6
    commit: str = ""

    @property
    def name(self) -> str:
        """The kind of run that it belongs to."""
        parts = [self.database]
        parts += [f"{self.processes} processes"] if self.processes > 1 else []
        parts += ["power loss"] if self.power_loss else []
        parts += [f"acknowledges {self.early} s early"] if self.early else []
        parts += ["unsynced"] if self.unsynced else []
        return ", ".join(parts)


class Result(msgspec.Struct, frozen=True):
    """A line of a report."""

    segment: Segment
    outcome: Outcome


def run_segment(segment: Segment) -> Result:
    """Run it; what it leaves behind is deleted unless there was a fault."""
    # Its pool says so when PostgreSQL is away, which is no news here.
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)
    folder = Path(mkdtemp(prefix="orbis-crash-"))
    random = Random(segment.seed)
    outcome = Outcome()
    try:
        with installed(
            folder,
            random,
            kind=segment.database,
            processes=segment.processes,
            power_loss=segment.power_loss,
            early=segment.early,
            unsynced=segment.unsynced,
        ) as installation:
            test = CrashTest(installation, random, segment.tables)
            outcome = test.outcome
            asyncio.run(test.run(segment.kills))
    except Exception:
        outcome.faults.append(f"the test itself: {traceback.format_exc()}")
    if outcome.is_good:
        shutil.rmtree(folder, ignore_errors=True)
    else:
        outcome.faults.append(f"seed {segment.seed}: see {folder}")
    return Result(segment, outcome)


def read_report(path: Path) -> list[Result]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Result, dec_hook=_counter) for line in lines]


def _counter(_: object, value: dict[str, int]) -> Counter[str]:
    return Counter(value)


def add_to_report(path: Path, result: Result) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def total(results: Iterable[Result]) -> Outcome:
    """The outcome of several segments together."""
    whole = Outcome()
    for outcome in [each.outcome for each in results]:
        for name in (
            "acknowledged",
            "duplicates",
            "promises",
            "results",
            "tables",
            "finished",
            "dealt",
            "verified",
        ):
            setattr(whole, name, getattr(whole, name) + getattr(outcome, name))
        whole.dropped += outcome.dropped
        whole.seconds += outcome.seconds
        whole.blows += outcome.blows
        whole.kinds += outcome.kinds
        whole.over_http += outcome.over_http
        whole.faults += outcome.faults
        whole.errors += outcome.errors
    return whole


def table_of(results: list[Result]) -> str:
    """A report as a table in Markdown: a row for each kind of run."""
    columns = (*COLUMNS, *FAULTS, "tables", "over", "records that hold", "pages lost", "errors logged")
    lines = ["| " + " | ".join(columns) + " |", "| --- | --- |" + " --: |" * (len(columns) - 2)]
    for name in dict.fromkeys(each.segment.name for each in results):
        own = [each for each in results if each.segment.name == name]
        outcome = total(own)
        commits = ", ".join(dict.fromkeys(each.segment.commit for each in own))
        others = sum(count for blow, count in outcome.blows.items() if "kill" not in blow or "the" in blow)
        numbers = (
            len(own),
            outcome.kills,
            others,
            outcome.acknowledged,
            outcome.duplicates,
            outcome.promises,
            *(outcome.count(kind) for kind in FAULTS),
            outcome.tables,
            outcome.finished,
            f"{outcome.verified} of {outcome.dealt}",
            outcome.dropped,
            len(outcome.errors),
        )
        shown = [f"{each:,}" if isinstance(each, int) else str(each) for each in numbers]
        lines.append("| " + " | ".join([name, commits, *shown]) + " |")
    return "\n".join(lines)
