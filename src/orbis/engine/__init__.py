"""The engine protocol: requests and replies as JSON lines, so that any program can play and check us.

`docs/engine.md` describes it. A request that cannot be understood gets `bad_request` and changes nothing.
"""

from orbis.engine.engine import BACKENDS, Engine, lines, serve
from orbis.engine.requests import LONGEST_LINE

__all__ = ["BACKENDS", "LONGEST_LINE", "Engine", "lines", "serve"]
