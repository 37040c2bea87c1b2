"""The commands: one module each, with `add` for its arguments and `run` to carry it out."""

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
    "site",
    "tables",
)
"""In the order of the help."""
