#!/usr/bin/env python3
"""Run a command as on a fresh machine: without this machine's browser, Node, uv and caches."""

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

HIDDEN = {
    "browser": ("chromium*", "google-chrome*", "chrome*", "firefox*"),
    "Node": ("node*", "npm", "npx", "corepack", "yarn*", "pnpm*", "bun*", "deno*"),
    "uv": ("uv", "uvx", "pipx"),
}

FURTHER = {
    "compiler": [
        "cc",
        "c++*",
        "c8*",
        "c9*",
        "cpp*",
        "gcc*",
        "g++*",
        "clang*",
        "*-gcc*",
        "*-g++*",
        "*-cpp*",
        "cmake*",
        "ninja*",
    ],
}

PASSED = re.compile(
    r"CI|TERM|COLUMNS|LINES|ORBIS_(?!CHROMIUM).*|PIP_.*|npm_config_.*|.*_(proxy|PROXY)|SSL_.*|.*_CA_.*"
)
"""Variables that belong to the person or the network, not to this machine."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--without", action="append", default=[], choices=FURTHER, help="hide these programs too"
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the command and its arguments")
    options = parser.parse_args()
    if not options.command:
        parser.error("name a command, such as ./test")
    further = [FURTHER[name] for name in options.without]
    hidden = [pattern for patterns in (*HIDDEN.values(), *further) for pattern in patterns]
    with tempfile.TemporaryDirectory(prefix="orbis-bare-") as folder:
        programs, home = Path(folder, "bin"), Path(folder, "home")
        Path(folder).chmod(0o755)  # the tests, run by root, start PostgreSQL as another user
        programs.mkdir()
        home.mkdir()
        for program in _programs(hidden):
            (programs / program.name).symlink_to(program)
        # Not a link: Python must find where it is installed.
        (programs / "python3").unlink(missing_ok=True)
        (programs / "python3").write_text(
            f'#!/bin/sh\nexec {shlex.quote(os.path.realpath(sys.executable))} "$@"\n'
        )
        (programs / "python3").chmod(0o755)
        environment = {name: value for name, value in os.environ.items() if PASSED.fullmatch(name)}
        environment |= {"PATH": str(programs), "HOME": str(home)}
        return _run(options.command, environment)


def _run(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Return the exit code as a shell does: 128 + signal number for a killed command."""
    process = subprocess.Popen(command, env=environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the command as well
    signal.signal(signal.SIGTERM, lambda number, _: process.send_signal(number))
    code = process.wait()
    return 128 - code if code < 0 else code


def _programs(hidden: Iterable[str]) -> Iterator[Path]:
    """The system's programs, except the hidden ones; the first of a name on the path wins."""
    seen: set[str] = set()
    for folder in ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"):
        for path in sorted(Path(folder).glob("*")):
            if path.name not in seen and not any(fnmatchcase(path.name, pattern) for pattern in hidden):
                seen.add(path.name)
                yield path


if __name__ == "__main__":
    sys.exit(main())
