"""How this program is called, for commands that a player can type as they stand."""

import os
import shutil
import sys
from pathlib import Path
from shlex import quote

NAME = "orbis"


def command(name: str, path: Path) -> str:
    """A command about a file, with the program as it can be found from here."""
    called = Path(sys.argv[0])
    found = shutil.which(NAME) is None and called.name == NAME and called.exists()
    program = os.path.relpath(called) if found else NAME
    return f"{quote(program)} {name} {quote(str(path))}"
