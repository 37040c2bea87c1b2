"""The command that starts a server again for other devices, as it was started."""

import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

STARTER = "ORBIS_STARTER"
"""The words with which `play` was started; it puts its own arguments before those it was given."""

ITS_OWN = ["serve", "--open"]
FOR_ALL = ["--host", "0.0.0.0"]
SITE, ONLY_HERE = "--site", ("localhost", "127.0.0.1", "::1")


def restart_command(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What to type where a program was started with these arguments, its own name first.

    The last `--host` counts, whatever was given before. A `--site` that only this machine opens is left out.

    >>> restart_command(["/bin/orbis", "serve", "--open", "--port", "8471"], {"ORBIS_STARTER": "./play"})
    './play --port 8471 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--database", "my games.db"], {})
    ".venv/bin/orbis serve --database 'my games.db' --host 0.0.0.0"
    >>> restart_command([".venv/bin/orbis", "serve", "--site", "http://localhost:8181", "--port", "8181"], {})
    '.venv/bin/orbis serve --port 8181 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--site=https://orbis.example"], {})
    '.venv/bin/orbis serve --site=https://orbis.example --host 0.0.0.0'
    """
    program, *given = arguments
    given = _without_own_site(given)
    starter = environment.get(STARTER)
    if starter is not None and given[: len(ITS_OWN)] == ITS_OWN:
        return " ".join([starter, shlex.join([*given[len(ITS_OWN) :], *FOR_ALL])])
    return shlex.join([*_words(program), *given, *FOR_ALL])


def _without_own_site(given: Sequence[str]) -> list[str]:
    """The arguments without a `--site` by which a machine names itself."""
    left: list[str] = []
    words = iter(given)
    for word in words:
        option, is_joined, value = word.partition("=")
        if option == SITE:
            value = value if is_joined else next(words, "")
            if (urlsplit(value).hostname or "") in ONLY_HERE:
                continue
            left += [word] if is_joined else [word, value]
        else:
            left.append(word)
    return left


def _words(program: str) -> list[str]:
    """What starts a program: its name, if the system finds the same by it, or the module it is."""
    path = Path(program)
    if path.name == "__main__.py":
        return [sys.executable, "-m", path.parent.name]
    found = shutil.which(path.name)
    return [path.name] if found is not None and Path(found).resolve() == path.resolve() else [program]
