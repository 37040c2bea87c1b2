"""What holds for all tests."""

import os
import sys

# Python starts faster with what it has compiled, and tests start hundreds of programs.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
