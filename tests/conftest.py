"""What holds for all tests, however slow the machine is and however they were started."""

import os
import signal
import sys

from hypothesis import settings

settings.register_profile("orbis", deadline=None)
settings.load_profile("orbis")

# Python starts faster with what it has compiled, and tests start hundreds of programs.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets what it runs in the background ignore Ctrl-C; the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
