"""Serves tables as told by the first argument: what runs in the processes that tests start."""

import sys
from dataclasses import dataclass

import msgspec

from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening
from orbis.server.process.run import run


@dataclass(frozen=True, slots=True)
class Wanted:
    """A server to be run."""

    configuration: Configuration
    listening: Listening


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    run(wanted.configuration, wanted.listening, "debug")
