"""A table server in separate processes, for the benchmark; run as `python -m benchmarks.serving`."""

import json
import sys

from orbis.server.http.limits import Limits
from orbis.server.http.service import Configuration
from orbis.server.process.listen import Listening
from orbis.server.process.run import run

BOUNDLESS = Limits(rate=1e9, burst=1e9, tables=10**9, connections=10**6)


def main() -> None:
    told = json.loads(sys.argv[1])
    run(Configuration(told["database"], BOUNDLESS, idle=told["idle"]), Listening("127.0.0.1", told["port"]))


if __name__ == "__main__":
    main()
