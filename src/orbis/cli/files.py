"""Reading the files named on the command line, and reporting what is wrong with them."""

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
    """Raise `Failure` if the file cannot be read."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = reason_of(error, speech)
        raise Failure(speech.text("cli-cannot-read", path=str(path), reason=reason)) from None


def reason_of(error: Exception, speech: Speech) -> str:
    """Why a file cannot be used, in the player's language."""
    key = _REASONS.get(type(error))
    return speech.text(key) if key else str(error)


def touch(path: Path, speech: Speech) -> None:
    """Raise `Failure` if a file cannot be written, before hours are spent on its content."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise unwritable(path, error, speech) from None


def unwritable(path: Path, error: OSError, speech: Speech) -> Failure:
    reason = reason_of(error, speech)
    return Failure(speech.text("lab-cannot-write", path=str(path), reason=reason))


def no_home(option: str, speech: Speech) -> Failure:
    """The error for a user without a home folder; it names the option that helps."""
    return Failure(speech.text("cli-no-home", option=option))


def illegal_set_up(error: IllegalSetup, speech: Speech) -> Failure:
    """The error for a number of players that a tile set does not support, with the rule."""
    return Failure(speech.text("cli-illegal-set-up", reason=speech.rule(error.rule)))


def require_native(speech: Speech) -> None:
    """Raise `Failure` without the compiled core."""
    if not native.available():
        raise Failure(speech.text("cli-native-absent"))


def read_tile_set(path: Path | None, speech: Speech) -> TileSet:
    """The tile set in a file, or the standard set; raise `Failure` with all faults of the file."""
    if path is None:
        return STANDARD
    try:
        return read_tiles(read_bytes(path, speech))
    except InvalidTileSet as error:
        raise Failure(faults_text(path, error, speech)) from None


def faults_text(path: Path, error: InvalidTileSet, speech: Speech) -> str:
    """All faults of a tile set file, one per line."""
    count = speech.text("cli-tiles-faults", path=str(path), faults=len(error.faults))
    return "\n".join((count, *(f"  {speech.fault(fault)}" for fault in error.faults)))


def read_record(path: Path, speech: Speech) -> Record:
    """Raise `Failure` if the file is not a record."""
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
    """Read a record; raise `Failure` if it breaks the rules, with all its problems."""
    record = read_record(path, speech)
    problems = [problem for problem in verify(record, tile_set) if problem.kind is not FlawKind.NO_SECRET]
    if problems:
        raise unfit(path, problems, speech)
    return record


def unfit(path: Path, problems: Sequence[Flaw], speech: Speech) -> Failure:
    for problem in problems:
        if problem.kind is FlawKind.TILE_SET:
            tiles = {"recorded": problem.recorded, "expected": problem.expected}
            return Failure(speech.text("cli-wrong-tile-set", **tiles))
    lines = (f"  {problem_text(problem, speech)}" for problem in problems)
    return Failure("\n".join((speech.text("cli-unfit-record", path=str(path)), *lines)))


def problem_text(problem: Flaw, speech: Speech) -> str:
    rule = "" if problem.rule is None else f"{problem.rule.value}: {speech.rule(problem.rule)}"
    return speech.text(
        f"cli-problem-{problem.kind.value}",
        recorded=problem.recorded,
        expected=problem.expected,
        turn=problem.turn,
        field=problem.field,
        rule=rule,
    )
