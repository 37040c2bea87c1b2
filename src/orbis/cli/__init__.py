"""The command line `orbis`."""

try:
    from orbis.cli.main import main
except KeyboardInterrupt:
    # Loading can be slow; Ctrl-C must not print a traceback.
    raise SystemExit(130) from None

__all__ = ["main"]
