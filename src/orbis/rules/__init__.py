"""The rules of Orbis as a pure library: states are values, actions have stable ids, refusals name a rule."""

from orbis.rules.actions import ACTIONS, Action, Reveal, action_id
from orbis.rules.apply import IllegalAction, apply
from orbis.rules.catalogue import GODS, STANDARD
from orbis.rules.legal import legal_actions, refusal
from orbis.rules.pieces import COLOURS, Colour, God, Tile
from orbis.rules.rule import Rule
from orbis.rules.scoring import Score, score, winners
from orbis.rules.setup import IllegalSetup, set_up
from orbis.rules.state import Phase, Player, State
from orbis.rules.tileset import InvalidTileSet, TileSet, parse_tiles, read_tiles, write_tiles
from orbis.rules.universe import WILDERNESS, Slot, Universe

RULES_VERSION = 1
"""The version of RULES.md that this library plays."""

__all__ = [
    "ACTIONS",
    "COLOURS",
    "GODS",
    "RULES_VERSION",
    "STANDARD",
    "WILDERNESS",
    "Action",
    "Colour",
    "God",
    "IllegalAction",
    "IllegalSetup",
    "InvalidTileSet",
    "Phase",
    "Player",
    "Reveal",
    "Rule",
    "Score",
    "Slot",
    "State",
    "Tile",
    "TileSet",
    "Universe",
    "action_id",
    "apply",
    "legal_actions",
    "parse_tiles",
    "read_tiles",
    "refusal",
    "score",
    "set_up",
    "winners",
    "write_tiles",
]
