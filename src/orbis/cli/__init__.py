"""The command line `orbis`."""

from orbis.cli.main import main

__all__ = ["main"]
