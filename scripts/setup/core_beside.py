"""The compiled core, built in the background: by its lock the page knows that it is coming."""

import fcntl
import os
import signal
import subprocess
import sys
import time

import parts
from progress import Progress
from workshop import Failed, Workshop, lock_file


def start(progress: Progress) -> None:
    """Begin to build the core, unless it is there or another set-up builds it."""
    if parts.core_stamp().fits():
        return
    with lock_file("core").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        parts.forget_core()
        if parts.compiler() is None:
            progress.say(parts.NO_COMPILER)
            return
        # The lock goes over to the process, and is free when that has ended, however it ends.
        subprocess.Popen([sys.executable, __file__], pass_fds=[lock.fileno()], stdout=subprocess.DEVNULL)
        progress.say(
            "  Building the compiled core in the background: until then, bots play at levels 1 and 2."
        )


def build() -> int:
    """Build the core for somebody who has started this process with the lock."""
    os.nice(5)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    shop = Workshop(Progress(silent=True), held="core")
    began = time.monotonic()
    try:
        parts.core(shop, strict=False)
    except KeyboardInterrupt:
        shop.stop()
        return 1
    except (Failed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    seconds = time.monotonic() - began
    print(f"The compiled core is ready ({seconds:.0f} s): bots play at all five levels.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(build())
