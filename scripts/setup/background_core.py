"""Builds the compiled core in the background; its lock shows the page that a core is on its way."""

import os
import signal
import subprocess
import sys
import time

import parts
from progress import Progress
from workshop import PATIENCE, Failed, Workshop, lock_file, locked

ATTEMPTS = 5
"""How often to try for the lock: a process that checks whether the core is being built holds it briefly."""


def start(progress: Progress) -> None:
    """Start building the core, unless it is built, cannot be built, or another set-up is building it."""
    if parts.core_is_built():
        return
    with lock_file("core").open("w") as lock:
        attempts = 0
        while not locked(lock.fileno()):
            attempts += 1
            if attempts == ATTEMPTS:
                return
            time.sleep(PATIENCE)
        parts.forget_core()
        try:
            parts.check_core_can_be_built()
        except Failed as failed:
            progress.say(str(failed))
            return
        # The process inherits the lock, and so do the programs it runs.
        subprocess.Popen(
            [sys.executable, __file__, str(lock.fileno())],
            pass_fds=[lock.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        progress.say(
            "  Building the compiled core in the background: until then, bots play at levels 1 and 2."
        )


def build(lock: int) -> int:
    """Build the core while holding the inherited lock."""
    os.nice(5)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    shop = Workshop(Progress(silent=True))
    began = time.monotonic()
    try:
        with shop.holding(lock):
            parts.build_core(shop, strict=False)
    except KeyboardInterrupt:
        return 1
    except (Failed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    seconds = time.monotonic() - began
    print(f"The compiled core is ready ({seconds:.0f} s): bots play at all five levels.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(build(int(sys.argv[1])))
