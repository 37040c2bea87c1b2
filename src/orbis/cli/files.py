"""Reading the files that are named on the command line, and saying what is wrong with them."""

from collections.abc import Sequence
from pathlib import Path

from orbis import native
from orbis.cli.failure import Failure
from orbis.locales import Speech
from orbis.notation import Flaw, FlawKind, NotationError, Record, parse_record
from orbis.play.verification import verify
from orbis.rules import STANDARD, IllegalSetup, InvalidTileSet, TileSet, read_tiles
from orbis.tui.terminal import printable

_REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "cli-no-such-file",
    IsADirectoryError: "cli-is-folder",
    PermissionError: "cli-not-permitted",
}


def read_bytes(path: Path, speech: Speech) -> bytes:
    """The bytes of a file, or `Failure`."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = reason_of(error, speech)
        raise Failure(speech.text("cli-cannot-read", path=str(path), reason=reason)) from None


def reason_of(error: Exception, speech: Speech) -> str:
    """Why a file cannot be used."""
    key = _REASONS.get(type(error))
    return speech.text(key) if key else str(error)


def touch(path: Path, speech: Speech) -> None:
    """Make sure that a file can be written before hours are spent on what belongs there, or `Failure`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise unwritable(path, error, speech) from None


def unwritable(path: Path, error: OSError, speech: Speech) -> Failure:
    """That a file cannot be written, and why."""
    reason = reason_of(error, speech)
    return Failure(speech.text("lab-cannot-write", path=str(path), reason=reason))


def no_home(option: str, speech: Speech) -> Failure:
    """The error for a user without a home folder, naming the option that helps."""
    return Failure(speech.text("cli-no-home", option=option))


def illegal_set_up(error: IllegalSetup, speech: Speech) -> Failure:
    """The error for a number of players that a tile set does not serve, with the rule."""
    return Failure(speech.text("cli-illegal-set-up", reason=speech.rule(error.rule)))


def require_native(speech: Speech) -> None:
    """Make sure that the compiled core is there, or raise `Failure`."""
    if not native.available():
        raise Failure(speech.text("cli-native-absent"))


def read_tile_set(path: Path | None, speech: Speech) -> TileSet:
    """The tile set of a file, or the standard set; or `Failure` with all its faults."""
    if path is None:
        return STANDARD
    try:
        return read_tiles(read_bytes(path, speech))
    except InvalidTileSet as error:
        raise Failure(faults_text(path, error, speech)) from None


def faults_text(path: Path, error: InvalidTileSet, speech: Speech) -> str:
    """All faults of a tile set file, a line each."""
    count = speech.text("cli-tiles-faults", path=str(path), faults=len(error.faults))
    return "\n".join((count, *(f"  {speech.fault(fault)}" for fault in error.faults)))


def read_record(path: Path, speech: Speech) -> Record:
    """The record in a file, or `Failure`."""
    try:
        text = read_bytes(path, speech).decode()
    except UnicodeDecodeError:
        reason = speech.text("cli-not-text")
        raise Failure(speech.text("cli-cannot-read", path=str(path), reason=reason)) from None
    try:
        return parse_record(text)
    except NotationError as error:
        where = {"line": error.line, "column": error.column}
        what = {"expected": speech.expected(error), "found": printable(error.found)}
        raise Failure(speech.text("cli-invalid-record", path=str(path), **where, **what)) from None


def read_fit_record(path: Path, tile_set: TileSet, speech: Speech) -> Record:
    """The record in a file, if the rules can follow it; or `Failure` with its problems."""
    record = read_record(path, speech)
    problems = [problem for problem in verify(record, tile_set) if problem.kind is not FlawKind.NO_SECRET]
    if problems:
        raise unfit(path, problems, speech)
    return record


def unfit(path: Path, problems: Sequence[Flaw], speech: Speech) -> Failure:
    """The failure that says all that does not fit in the record of a file."""
    for problem in problems:
        if problem.kind is FlawKind.TILE_SET:
            tiles = {"recorded": problem.recorded, "expected": problem.expected}
            return Failure(speech.text("cli-wrong-tile-set", **tiles))
    told = (f"  {problem_text(problem, speech)}" for problem in problems)
    return Failure("\n".join((speech.text("cli-unfit-record", path=str(path)), *told)))


def problem_text(problem: Flaw, speech: Speech) -> str:
    """What does not fit in a record."""
    rule = "" if problem.rule is None else f"{problem.rule.value}: {speech.rule(problem.rule)}"
    return speech.text(
        f"cli-problem-{problem.kind.value}",
        recorded=problem.recorded,
        expected=problem.expected,
        turn=problem.turn,
        rule=rule,
    )
