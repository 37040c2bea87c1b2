"""What holds for all tests."""

import os
import sys

from hypothesis import settings

# Python starts faster with what it has compiled, and tests start hundreds of programs.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# No property is judged by the clock.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
