#!/usr/bin/env python3
"""Runs a command as on a stranger's machine: without the browser, Node, uv and caches of this one."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

HIDDEN = {
    "browser": ("chromium*", "google-chrome*", "chrome*", "firefox*"),
    "Node": ("node*", "npm", "npx", "corepack", "yarn*", "pnpm*", "bun*", "deno*"),
    "uv": ("uv", "uvx", "pipx"),
}

FURTHER = {
    "compiler": (
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
    ),
    "flock": ("flock",),
    "git": ("git*",),
}

PASSED = re.compile(r"CI|TERM|COLUMNS|LINES|ORBIS_.*|PIP_.*|npm_config_.*|.*_(proxy|PROXY)|SSL_.*|.*_CA_.*")
"""Variables that belong to the person or the network, not to this machine."""


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--without", action="append", default=[], choices=FURTHER, help="hide these programs too"
    )
    parser.add_argument(
        "--with", action="append", default=[], choices=HIDDEN, dest="kept", help="do not hide these"
    )
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the command and its arguments")
    options = parser.parse_args()
    if not options.command:
        parser.error("name a command, such as ./test")
    patterns = [each for name in HIDDEN.keys() - set(options.kept) for each in HIDDEN[name]]
    patterns += [each for name in options.without for each in FURTHER[name]]
    with tempfile.TemporaryDirectory(prefix="orbis-bare-") as folder:
        programs, home = Path(folder, "bin"), Path(folder, "home")
        programs.mkdir()
        home.mkdir()
        for program in _programs(patterns):
            (programs / program.name).symlink_to(program)
        # Not a link: the program is to know where it is installed.
        (programs / "python3").unlink(missing_ok=True)
        (programs / "python3").write_text(f'#!/bin/sh\nexec "{os.path.realpath(sys.executable)}" "$@"\n')
        (programs / "python3").chmod(0o755)
        environment = {name: value for name, value in os.environ.items() if PASSED.fullmatch(name)}
        return subprocess.run(
            options.command, check=False, env={**environment, "PATH": str(programs), "HOME": str(home)}
        ).returncode


def _programs(hidden: Iterable[str]) -> Iterator[Path]:
    """The programs of the system that are not hidden."""
    seen: set[str] = set()
    for folder in ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"):
        for path in sorted(Path(folder).glob("*")):
            if path.name not in seen and not any(fnmatchcase(path.name, pattern) for pattern in hidden):
                seen.add(path.name)
                yield path


if __name__ == "__main__":
    sys.exit(main())
