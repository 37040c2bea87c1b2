"""Orbis, the board game, as a library.

>>> import orbis
>>> match = orbis.Match(2, "a seed")
>>> match.do("b2").phase
<Phase.SETTLE: 'settle'>

`docs/library.md` is the tour. What is not here is in `orbis.rules`, `orbis.notation`, `orbis.play`,
`orbis.bots` and `orbis.native`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orbis.bots import make_agent
    from orbis.notation import (
        Flaw,
        NoSuchMoment,
        NotationError,
        Record,
        Seat,
        UnfitRecord,
        parse_action,
        parse_move,
        parse_record,
        parse_state,
        parse_turn,
        replay,
        write_action,
        write_record,
        write_state,
        write_turn,
    )
    from orbis.play import Agent, Budget, Choice, IllegalTakeBack, Match, resume, verify
    from orbis.rules import (
        ACTIONS,
        COLOURS,
        GODS,
        RULES_VERSION,
        STANDARD,
        Action,
        Colour,
        God,
        IllegalAction,
        IllegalSetup,
        InvalidTileSet,
        Phase,
        Player,
        Reveal,
        Rule,
        Score,
        State,
        Tile,
        TileSet,
        apply,
        legal_actions,
        parse_tiles,
        read_tiles,
        refusal,
        score,
        set_up,
        winners,
        write_tiles,
    )
    from orbis.rules.previews import Preview, preview, previews

__all__ = [
    "ACTIONS",
    "COLOURS",
    "GODS",
    "RULES_VERSION",
    "STANDARD",
    "Action",
    "Agent",
    "Budget",
    "Choice",
    "Colour",
    "Flaw",
    "God",
    "IllegalAction",
    "IllegalSetup",
    "IllegalTakeBack",
    "InvalidTileSet",
    "Match",
    "NoSuchMoment",
    "NotationError",
    "Phase",
    "Player",
    "Preview",
    "Record",
    "Reveal",
    "Rule",
    "Score",
    "Seat",
    "State",
    "Tile",
    "TileSet",
    "UnfitRecord",
    "apply",
    "legal_actions",
    "make_agent",
    "parse_action",
    "parse_move",
    "parse_record",
    "parse_state",
    "parse_tiles",
    "parse_turn",
    "preview",
    "previews",
    "read_tiles",
    "refusal",
    "replay",
    "resume",
    "score",
    "set_up",
    "verify",
    "winners",
    "write_action",
    "write_record",
    "write_state",
    "write_tiles",
    "write_turn",
]

# Notation comes before the rules: it teaches states how to print.
_HOMES = ("orbis.rules.previews", "orbis.notation", "orbis.rules", "orbis.play", "orbis.bots")
_ROOMS = {"rules", "notation", "play", "bots", "native", "client", "locales", "lab"}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a name when it is first asked for, so that commands load no more than they need."""
        if name in _ROOMS:
            return import_module(f"orbis.{name}")
        if name in __all__:
            for home in map(import_module, _HOMES):
                if hasattr(home, name):
                    return globals().setdefault(name, getattr(home, name))
        raise AttributeError(f"module 'orbis' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
