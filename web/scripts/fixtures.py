"""Write the positions that the gallery shows: the catalogue, and games stopped at chosen decisions."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from orbis.bots.greedy import Greedy
from orbis.locales import LANGUAGES, Speech
from orbis.locales.pieces import EFFECTS
from orbis.notation import parse_state, write_state
from orbis.notation.tokens import write_slot
from orbis.play import Match
from orbis.rules import COLOURS, GODS, STANDARD, Action, State, Tile, apply, score
from orbis.rules.actions import PlaceAbove, PlaceLeft, PlaceRight, action_id
from orbis.rules.pieces import Effect, Forest
from orbis.rules.scoring import TEMPLE_TOKENS, matching_neighbours, temple_symbols
from orbis.rules.state import Ending, Gaining, Placing, Settling, Striking, Taking, Trimming
from orbis.rules.universe import Built, Slot, Universe, Wilderness
from orbis.wire.state import state_of

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ("Yvonne", "Mira", "Tomas", "Zuzana")

Plain = dict[str, object]
Wanted = Callable[[State], bool]


def plain_of(state: State) -> object:
    """The public state in terms of JSON."""
    return msgspec.to_builtins(state_of(state, write_state(state)))


def effect_json(effect: Effect) -> Plain:
    """An effect by its kind, its colours and its number."""
    colours = getattr(effect, "colours", None) or tuple(
        colour for colour in (getattr(effect, "colour", None),) if colour is not None
    )
    return {
        "kind": EFFECTS[type(effect)],
        "colours": [colour.letter for colour in colours],
        "number": getattr(effect, "number", 1),
    }


def tile_json(tile: Tile) -> Plain:
    """A tile as the page's catalogue has it."""
    coloured = {colour.letter: tile.cost.coloured[colour] for colour in COLOURS}
    return {
        "id": tile.id,
        "level": tile.level,
        "colour": tile.colour.letter,
        "cost": {**coloured, "any": tile.cost.any_colour},
        "effect": effect_json(tile.effect),
        "points": tile.points,
        "mystic": tile.mystic,
        "star": tile.star.value,
    }


def catalogue_json() -> Plain:
    """All tiles and gods."""
    gods: list[Plain] = [
        {
            "number": god.number,
            "gain": god.gain,
            "discard": god.discard,
            "points": god.points,
            "favour": god.favour.value,
        }
        for god in GODS
    ]
    return {"tiles": [tile_json(tile) for tile in STANDARD.tiles], "gods": gods}


def forests_json(universe: Universe) -> Plain:
    """How many of the neighbours that it needs each forest has."""
    return {
        write_slot(slot): status_json(universe, slot, region.tile.effect)
        for slot, region in universe
        if isinstance(region, Built) and isinstance(region.tile.effect, Forest)
    }


def status_json(universe: Universe, slot: Slot, forest: Forest) -> Plain:
    """How many neighbours a forest has, and how many it needs."""
    return {"have": matching_neighbours(universe, slot, forest), "need": forest.number}


def seats_json(state: State) -> list[Plain]:
    """The score and the temples of each seat, under its name."""
    return [
        {
            "name": NAMES[seat],
            "score": {
                "regions": each.regions,
                "wildernesses": each.wildernesses,
                "temple": each.temple,
                "god": each.god,
                "total": each.total,
                "worshippers": each.worshippers,
            },
            "temples": temple_symbols(state.players[seat].universe),
            "forests": forests_json(state.players[seat].universe),
        }
        for seat, each in enumerate(score(state))
    ]


def awards_json(state: State) -> list[Plain]:
    """Who would get which temple token now."""
    holders = {each.temple: seat for seat, each in enumerate(score(state)) if each.temple}
    return [{"points": points, "seat": holders.get(points)} for points in TEMPLE_TOKENS[len(state.players)]]


def place_json(state: State, action: Action) -> Plain:
    """What would follow from placing the tile there: a forest's neighbours, or the points."""
    if not isinstance(action, PlaceLeft | PlaceRight | PlaceAbove):
        return {}
    after = apply(state, action)
    gained = score(after)[state.seat].total - score(state)[state.seat].total
    points = {"head": f"+{gained}" if gained > 0 else str(gained).replace("-", "−"), "note": "", "brief": ""}
    decision = state.decision
    if not isinstance(decision, Placing) or not decision.face_up:
        return {"consequence": points}
    forest = decision.tile.effect
    if not isinstance(forest, Forest):
        return {"consequence": points}
    universe = after.players[state.seat].universe
    slot = next(
        slot for slot, region in universe if isinstance(region, Built) and region.tile.id == decision.tile.id
    )
    status = status_json(universe, slot, forest)
    return {
        "consequence": {"head": f"{status['have']}/{status['need']}", "note": "", "brief": ""},
        "forest": status,
    }


def view_json(match: Match) -> Plain:
    """A position with all that the page shows of it."""
    state = match.state
    options = match.options()
    speeches = {language: Speech(language) for language in LANGUAGES}
    texts: Plain = {
        language: {
            "question": speech.question(state),
            "options": {str(action_id(action)): speech.option(state, action) for action in options},
            "news": [
                {
                    "seat": step.state.seat,
                    "text": speech.log(step.state, step.move, NAMES[step.state.seat]),
                }
                for step in match.history[-30:]
                if step.state.turn >= state.turn - len(state.players) + 1
                and not isinstance(step.state.decision, Ending)
            ][-3:],
        }
        for language, speech in speeches.items()
    }
    decision = state.decision
    return {
        "state": plain_of(state),
        "viewer": state.seat if not state.is_over else 0,
        "seats": seats_json(state),
        "awards": awards_json(state),
        "gods": gods_of(match),
        "options": [{"id": action_id(action), **place_json(state, action)} for action in options],
        "placing": {"tile": decision.tile.id, "faceUp": decision.face_up}
        if isinstance(decision, Placing)
        else None,
        "canUndo": bool(match.history) and match.history[-1].state.turn == state.turn,
        "texts": texts,
    }


def played(players: int, seed: str, wanted: Wanted) -> Match:
    """A game of greedy players up to the first decision that is wanted, or to its end."""
    match = Match(players, seed)
    agent = Greedy()
    random = Random(seed)
    while not match.state.is_over and not wanted(match.state):
        match.do(agent.choose(match.state, random).action)
    return match


def is_telling(state: State) -> bool:
    """Whether a tile is placed in a universe in which much is to be seen."""
    own = [region for _, region in state.player.universe]
    return (
        8 <= state.round <= 12
        and isinstance(state.decision, Placing)
        and state.decision.face_up
        and any(isinstance(region, Wilderness) for region in own)
    )


def last_turn(state: State) -> bool:
    """Whether the last player is about to take the last tile."""
    return state.turn == 15 * len(state.players) - 1 and isinstance(state.decision, Taking)


POSITIONS: dict[str, Wanted] = {
    "first": lambda state: state.turn == 0,
    "early": lambda state: state.round == 4 and isinstance(state.decision, Placing),
    "ends": lambda state: state.player.universe.width == 4 and isinstance(state.decision, Placing),
    "mid": is_telling,
    "last": last_turn,
    "over": lambda state: state.is_over,
    "settle": lambda state: state.round >= 5 and isinstance(state.decision, Settling),
    "strike": lambda state: isinstance(state.decision, Striking),
    "gain": lambda state: isinstance(state.decision, Gaining),
    "trim": lambda state: isinstance(state.decision, Trimming),
    "end": lambda state: state.round >= 7 and isinstance(state.decision, Ending),
}


ATLAS = (
    "24 36W1G1,26R1O1,15W1B2O1/22O1,50R1O1,38B1/7W2G1R1,30G1,55"
    " -|-|40-42,44-47,49,51-52,54,56-57,59-64 G1G3G8"
    " W2B1G2O1:B:-:0,18,8,12,~/21,29,32x"
    ";W1B3R2O1:-:G7:10,4,1,13/28,24,33"
    ";B1G2R1O3:W:-:16,17,9,5,2/39,.,25,20 take"
)
"""The position of the drawn models of the table: a forest of level 3 is selected."""


def atlas_json() -> Plain:
    """The position of the models; what is said of it stands in the gallery."""
    state = parse_state(ATLAS)
    return {"state": plain_of(state), "seats": seats_json(state), "awards": awards_json(state)}


def stopped(players: int, wanted: Wanted) -> Match:
    """A game up to a decision that is wanted, of the first seed in which there is one."""
    matches = (played(players, f"atlas {number}", wanted) for number in count())
    return next(match for match in matches if wanted(match.state))


def gods_of(match: Match) -> list[int]:
    """The gods of a game, those taken included."""
    history = match.history
    first = history[0].state if history else match.state
    return [god.number for god in first.gods]


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(exist_ok=True)
    write("catalogue", catalogue_json())
    write("atlas", atlas_json())
    for players in (2, 3, 4):
        for name, wanted in POSITIONS.items():
            if players == 3 or name in {"first", "early", "mid", "last"}:
                write(f"{name}-{players}", view_json(stopped(players, wanted)))


def write(name: str, value: Plain) -> None:
    """Write one fixture, as small as it can be read by eye."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
