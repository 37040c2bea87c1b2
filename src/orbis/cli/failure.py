"""How a command fails."""

DOES_NOT_HOLD = 1
"""The exit code if what was checked is not valid."""

NOT_UNDERSTOOD = 2
STOPPED = 130


class Failure(Exception):
    """A command that could not be carried out; the message says why and what to do."""


class UsageError(Failure):
    """The arguments cannot be understood."""
