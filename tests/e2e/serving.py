"""The server that the browsers visit: a process, which can be killed and comes back at the same port."""

import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

MANY = "1000000"


class TableServer:
    """A running `orbis serve`."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self._folder = folder
        self._variables = variables
        self._port = 0
        self._log: TextIO
        self._process: subprocess.Popen[str]
        self.address = ""
        self.start()

    @property
    def log(self) -> Path:
        """What it has logged."""
        return self._folder / "server.log"

    def start(self) -> None:
        """Start it; what it keeps is kept."""
        database = self._folder / "tables.db"
        command = [
            sys.executable,
            "-m",
            "orbis",
            "serve",
            "--port",
            str(self._port),
            "--database",
            str(database),
        ]
        self._log = self.log.open("a")
        self._process = subprocess.Popen(
            [*command, "--rate", MANY, "--tables", MANY, "--log-level", "info"],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "ORBIS_LANG": "en", **self._variables},
        )
        assert self._process.stdout
        told = self._process.stdout.readline()
        assert told, self.log.read_text()
        self.address = told.rpartition(" ")[2].strip()
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it without warning."""
        self._process.kill()
        self._process.communicate()
        self._log.close()
