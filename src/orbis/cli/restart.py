"""The command that starts a server again for other devices, as it was started."""

import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

STARTER = "ORBIS_STARTER"
"""The words with which `play` was started; it puts its own arguments before those it was given."""

ITS_OWN = ["serve", "--open"]
FOR_ALL = ["--host", "0.0.0.0"]


def restart_command(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What to type where a program was started with these arguments, its own name first.

    The last `--host` counts, whatever was given before.

    >>> restart_command(["/bin/orbis", "serve", "--open", "--port", "8471"], {"ORBIS_STARTER": "./play"})
    './play --port 8471 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--database", "my games.db"], {})
    ".venv/bin/orbis serve --database 'my games.db' --host 0.0.0.0"
    """
    program, *given = arguments
    starter = environment.get(STARTER)
    if starter is not None and given[: len(ITS_OWN)] == ITS_OWN:
        return " ".join([starter, shlex.join([*given[len(ITS_OWN) :], *FOR_ALL])])
    return shlex.join([*_words(program), *given, *FOR_ALL])


def _words(program: str) -> list[str]:
    """What starts a program: its name, if the system finds the same by it, or the module it is."""
    path = Path(program)
    if path.name == "__main__.py":
        return [sys.executable, "-m", path.parent.name]
    found = shutil.which(path.name)
    return [path.name] if found is not None and Path(found).resolve() == path.resolve() else [program]
