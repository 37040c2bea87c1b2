"""The commands: a module for each, with `add` for its arguments and `run` for what it does."""

NAMES = (
    "play",
    "replay",
    "verify",
    "rules",
    "tiles",
    "perft",
    "engine",
    "parity",
    "review",
    "arena",
    "balance",
    "serve",
    "tables",
)
"""In the order of the help."""
