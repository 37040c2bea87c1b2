"""Settings for all tests, however slow the machine is and however they were started."""

import os
import signal
import sys

from hypothesis import settings

settings.register_profile("orbis", deadline=None)
settings.load_profile("orbis")

# Tests start hundreds of Python programs, which start faster from cached bytecode.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore Ctrl-C, and the programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
