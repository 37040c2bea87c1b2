"""Write the fixtures for the page's gallery and tests: tables as the server sends them, the pieces, deals.

They go into `web/fixtures`, or into the folder given as argument.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import reduce
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from orbis.bots.greedy import Greedy
from orbis.locales.log import log_sentences, together
from orbis.locales.sentence import PlainSentence, Sentence
from orbis.notation import parse_state, write_state
from orbis.play import Match
from orbis.play.dealing import deal
from orbis.play.fairness import commitment_to, seed_of
from orbis.rules import RULES_VERSION, STANDARD, Action, PlaceAction, State, apply, score
from orbis.rules.choice import choice
from orbis.rules.previews import previews
from orbis.rules.state import Ending, Gaining, Placing, Settling, Striking, Taking, Trimming
from orbis.rules.universe import Wilderness
from orbis.server.notices.words import pace
from orbis.server.protocol.happened import before, happened_of
from orbis.server.protocol.table import Happened, View
from orbis.server.protocol.views import view_of
from orbis.server.tables.events import Acted, ClockRules, Created, SeatPlan
from orbis.server.tables.table import GameTable
from orbis.wire.catalogue import catalogue_of
from orbis.wire.game import Game, game_of
from orbis.wire.state import Cell, Player, state_of

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ("Yvonne", "Mira", "Tomas", "Zuzana")

Wanted = Callable[[State], bool]


class Scene(msgspec.Struct):
    """A table as the player to decide sees it, and the events of the last round."""

    view: View
    events: list[Happened]


class Pace(msgspec.Struct):
    """A clock, and how a notice says it: the key of the text, and its words."""

    clock: ClockRules
    text: str


class Dealt(msgspec.Struct):
    """A deal, and what it was made from."""

    players: int
    secret: str
    nonces: tuple[str | None, ...]
    commitment: str
    seed: str
    display: list[int]
    gods: list[int]
    order: list[int]


class Carried(msgspec.Struct):
    """A tile that is taken, built, paid for and placed, and what comes of it."""

    take: int
    picked: tuple[int, ...]
    slot: int
    display: tuple[Cell, ...]
    player: Player
    totals: list[int]


class Plans(msgspec.Struct):
    """A game in which something is taken, and everything that can be built in it at once."""

    game: Game
    carried: list[Carried]


class Told(msgspec.Struct):
    """The log of a turn, and how it is told."""

    log: list[PlainSentence]
    told: list[PlainSentence]


def new_table(players: int, seed: str) -> GameTable:
    """A table at which everybody is ready; its secret is derived from the seed."""
    seats = tuple(SeatPlan("person", name, f"player {name}", ready=True) for name in NAMES[:players])
    created = Created(
        seats=seats,
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret=sha256(seed.encode()).hexdigest(),
        draws="",
        substitute="acolyte",
    )
    return GameTable("gallery", created, STANDARD)


def played(players: int, seed: str, wanted: Wanted) -> Scene | None:
    """A game of greedy players at the first decision that is wanted; None if there is none."""
    table, agent, random = new_table(players, seed), Greedy(), Random(seed)
    match = table.match
    assert match is not None
    events: list[tuple[int, Happened]] = []
    while not wanted(match.state):
        if match.state.is_over:
            return None
        turn, action = match.state.turn, agent.choose(match.state, random).action
        event = Acted(seat=match.state.seat, actions=(action.id,), before=table.hash)
        earlier = before(table, event)
        table.fold(event)
        events.append((turn, happened_of(table, event, earlier)))
    last_round = [happened for turn, happened in events if turn >= match.state.turn - players]
    return Scene(view_of(table, full=True, with_previews=True), last_round)


def stopped(players: int, wanted: Wanted) -> Scene:
    """A wanted decision, from the first game that has one."""
    return next(scene for number in count() if (scene := played(players, f"atlas {number}", wanted)))


def is_telling(state: State) -> bool:
    """Whether a tile is to be placed in a universe that shows much."""
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
"""The position of the design mock-ups of the table: a forest of level 3 is selected."""


def early() -> State:
    """A position in which tiles can be placed at both ends of row 1."""
    match, agent, random = Match(2, "both ends"), Greedy(), Random(0)
    while match.state.round < 4 or not isinstance(match.state.decision, Taking):
        match.do(agent.choose(match.state, random).action)
    return match.state


def atlas() -> Scene:
    """The position of the mock-ups; the gallery describes it."""
    table = view_of(new_table(3, "atlas"), full=True)
    return Scene(replace(table, game=game_of(parse_state(ATLAS), 0, 0, with_previews=True)), [])


def plans(state: State) -> Plans:
    carried: list[Carried] = []
    for preview in previews(state):
        for plan in preview.plans:
            if not isinstance(plan.action, PlaceAction):
                continue
            after = reduce(apply, plan.actions, state)
            picked: tuple[Action, ...] = ()
            if (asked := choice(after)) and plan.later:
                pieces = [pick.action for pick in asked.picks for _ in range(pick.most)]
                picked = tuple(pieces[: asked.due])
                after = reduce(apply, (*picked, *plan.later), after)
            told = state_of(after, write_state(after))
            carried.append(
                Carried(
                    preview.action.id,
                    tuple([action.id for action in picked]),
                    plan.action.id,
                    told.display,
                    told.players[state.seat],
                    [own.total for own in score(after)],
                )
            )
    return Plans(game_of(state, 0, 0, with_previews=True), carried)


def dealt(players: int, secret: str, *nonces: str | None) -> Dealt:
    """A deal that the page must reproduce."""
    seed = seed_of(secret, nonces)
    found = deal(players, seed)
    return Dealt(
        players=players,
        secret=secret,
        nonces=nonces,
        commitment=commitment_to(secret),
        seed=seed,
        display=[tile.id for tile in found.display],
        gods=[god.number for god in found.gods],
        order=[tile.id for tile in found.order],
    )


def paced(bank: int, increment: int = 0, *, per_turn: bool = False) -> Pace:
    clock = ClockRules(bank, increment, per_turn)
    return Pace(clock, pace(lambda key, **words: " ".join([key, *map(str, words.values())]), clock))


def told_turns() -> Iterator[Told]:
    """The turns of a game of greedy players of which several sentences are told as one."""
    match, agent, random = Match(4, "told turns"), Greedy(), Random(0)
    turns: dict[int, list[Sentence]] = defaultdict(list)
    while not match.state.is_over:
        state, action = match.state, agent.choose(match.state, random).action
        match.do(action)
        turns[state.turn] += log_sentences(state, action, "Yvonne")
    for log in turns.values():
        if (told := list(together(log))) != log:
            yield Told([each.plain() for each in log], [each.plain() for each in told])


def fixtures() -> Iterator[tuple[str, object]]:
    yield "catalogue", catalogue_of(STANDARD)
    yield (
        "deals",
        [
            dealt(2, "00" * 32, "ab", None),
            dealt(3, "17" * 32, "żółw", "", None),
            dealt(4, "fe" * 32, None, None, None, None),
        ],
    )
    yield (
        "paces",
        [
            paced(3 * 86_400_000, per_turn=True),
            paced(90_000, per_turn=True),
            paced(600_000, 10_000),
            paced(600_000, 5_000),
            paced(90_000, 10_000),
        ],
    )
    yield "told-turns", list(told_turns())
    yield "atlas", atlas()
    yield "plans", [plans(parse_state(ATLAS)), plans(early())]
    for players in (2, 3, 4):
        for name, wanted in POSITIONS.items():
            if players == 3 or name in {"first", "early", "mid", "last"}:
                yield f"{name}-{players}", stopped(players, wanted)


def main(folder: Path) -> None:
    """Write each fixture into a folder, as one line."""
    for name, value in fixtures():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(value) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
