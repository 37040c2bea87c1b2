"""The command line `orbis`."""

try:
    from orbis.cli.main import main
except KeyboardInterrupt:
    # On a slow machine loading takes a while, and who stops it need not read where it was.
    raise SystemExit(130) from None

__all__ = ["main"]
