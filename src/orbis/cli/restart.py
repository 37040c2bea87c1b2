"""The command that starts a server again for other devices, as it was started."""

import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

STARTER = "ORBIS_STARTER"
"""The words with which `play` was started; it puts its own arguments before those it was given."""

ITS_OWN = ["serve", "--open"]
FOR_ALL = ["--host", "0.0.0.0"]
NAMED = "ORBIS_SITE"
SITE, ONLY_HERE = "--site", ("localhost", "127.0.0.1", "::1")
SECRET = "--admin-token-file"
"""Where it is, concerns nobody who can read the page."""


def restart_command(
    arguments: Sequence[str], environment: Mapping[str, str], address: str | None = None
) -> str:
    """What to type where a program was started with these arguments, its own name first.

    The last `--host` counts, whatever was given before. A `--site` that only this machine opens names the
    machine by its `address` in the network instead, so that links in mails still lead somewhere; if nobody
    knows that, it is left out. The file of the host's token is left out, too.

    >>> restart_command(["/bin/orbis", "serve", "--open", "--port", "8471"], {"ORBIS_STARTER": "./play"})
    './play --port 8471 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--database", "my games.db"], {})
    ".venv/bin/orbis serve --database 'my games.db' --host 0.0.0.0"
    >>> local = [".venv/bin/orbis", "serve", "--site", "http://localhost:8181", "--port", "8181"]
    >>> restart_command(local, {}, "192.168.1.7")
    '.venv/bin/orbis serve --site http://192.168.1.7:8181 --port 8181 --host 0.0.0.0'
    >>> restart_command(local, {})
    '.venv/bin/orbis serve --port 8181 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--site=https://orbis.example"], {}, "192.168.1.7")
    '.venv/bin/orbis serve --site=https://orbis.example --host 0.0.0.0'
    >>> restart_command(["./orbis", "serve"], {"ORBIS_SITE": "http://localhost:8000"}, "192.168.1.7")
    './orbis serve --site http://192.168.1.7:8000 --host 0.0.0.0'
    >>> restart_command([".venv/bin/orbis", "serve", "--admin-token-file", "/etc/secret"], {})
    '.venv/bin/orbis serve --host 0.0.0.0'
    """
    program, *given = arguments
    named = environment.get(NAMED, "")
    if named and not any(word.partition("=")[0] == SITE for word in given):
        own = [*_for_others([SITE, named], address)]
        given += own if own != [SITE, named] else []
    given = [*_for_others(given, address)]
    starter = environment.get(STARTER)
    if starter is not None and given[: len(ITS_OWN)] == ITS_OWN:
        return " ".join([starter, shlex.join([*given[len(ITS_OWN) :], *FOR_ALL])])
    return shlex.join([*_words(program), *given, *FOR_ALL])


def _for_others(given: Sequence[str], address: str | None) -> Iterator[str]:
    """The arguments by which others reach a machine that names itself by a name of its own."""
    words = iter(given)
    for word in words:
        option, is_joined, value = word.partition("=")
        if option in {SECRET, SITE}:
            value = value if is_joined else next(words, "")
            site = urlsplit(value)
            if option == SITE and (site.hostname or "") not in ONLY_HERE:
                yield from [word] if is_joined else [word, value]
            elif option == SITE and address is not None:
                port = "" if site.port is None else f":{site.port}"
                yield from [SITE, f"{site.scheme}://{address}{port}"]
        else:
            yield word


def _words(program: str) -> list[str]:
    """What starts a program: its name, if the system finds the same by it, or the module it is."""
    path = Path(program)
    if path.name == "__main__.py":
        return [sys.executable, "-m", path.parent.name]
    found = shutil.which(path.name)
    return [path.name] if found is not None and Path(found).resolve() == path.resolve() else [program]
