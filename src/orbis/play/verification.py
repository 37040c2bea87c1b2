"""Verifying a record: the deal from its seed or secret, every move by the rules, and the result."""

from dataclasses import replace
from itertools import islice

from orbis.notation import (
    Committed,
    Flaw,
    FlawKind,
    Kept,
    Record,
    ReplayedGame,
    UnfitRecord,
    turn_label,
    write_action,
)
from orbis.notation.replay import flaw_in, follow_until_flaw, wrong_result
from orbis.play.dealing import Deal, deal, deal_on
from orbis.play.fairness import InvalidSecret, keeps, seed_behind
from orbis.play.match import Match
from orbis.play.trail import trail_along
from orbis.rules import STANDARD, IllegalSetup, Reveal, Rule, TileSet
from orbis.rules.state import Refilling


def verify(record: Record, tile_set: TileSet = STANDARD, kept: Kept | None = None) -> tuple[Flaw, ...]:
    """All flaws of a record; none if its deal, moves and result are correct.

    A dealer who changes the commitment together with the secret, or a nonce, is found out only by what was
    `kept` from before the deal.
    """
    others = () if kept is None else kept.flaws(record.deal)
    placed = [replace(flaw, line=record.lines.get(flaw.field, 0)) for flaw in others]
    return (*placed, *_examined(record, tile_set)[1])


def resume(record: Record, tile_set: TileSet = STANDARD) -> Match:
    """Continue the game of a record where it stopped; raise `UnfitRecord`."""
    played, flaws = _examined(record, tile_set)
    if flaws or played is None:
        raise UnfitRecord(*flaws)
    moves, branch = record.moves, record.branch
    earlier = None if branch is None else trail_along(played.states[: branch + 1], moves[:branch])
    match = Match(len(record.seats), record.deal, tile_set, earlier=earlier)
    for move in moves[branch or 0 :]:
        if not isinstance(move, Reveal):
            match.do(move)
    return match


def _examined(record: Record, tile_set: TileSet) -> tuple[ReplayedGame | None, tuple[Flaw, ...]]:
    """The states of a record as far as the rules can follow it, and all its flaws."""
    played, flaw = follow_until_flaw(record, tile_set)
    if flaw and flaw.kind in {FlawKind.RULES_VERSION, FlawKind.TILE_SET}:
        return None, (flaw,)
    if flaw is None:
        assert played is not None
        flaw = _branch_during_a_refill(record, played) or wrong_result(record, played)
    flaws = _flaws_of_the_deal(record, played, tile_set)
    return played, (*flaws, flaw) if flaw and flaw not in flaws else tuple(flaws)


def _branch_during_a_refill(record: Record, played: ReplayedGame) -> Flaw | None:
    if not record.branch or not isinstance(played.states[record.branch].decision, Refilling):
        return None
    return flaw_in(record, FlawKind.BRANCH, "branch", str(record.branch), rule=Rule.N7)


def _flaws_of_the_deal(record: Record, played: ReplayedGame | None, tile_set: TileSet) -> list[Flaw]:
    origin = record.deal
    flaws = []
    if isinstance(origin, Committed) and origin.secret is None:
        return [flaw_in(record, FlawKind.NO_SECRET, "secret")]
    try:
        if isinstance(origin, Committed) and not keeps(origin.commitment, origin.secret or ""):
            flaws.append(flaw_in(record, FlawKind.COMMITMENT, "commitment", origin.commitment))
        dealt = _dealt(record, played, seed_behind(origin), tile_set)
    except InvalidSecret:
        return [flaw_in(record, FlawKind.SECRET, "secret")]
    except IllegalSetup as error:
        return [flaw_in(record, FlawKind.SET_UP, "display", rule=error.rule)]
    return flaws + _differences(record, dealt) if dealt else flaws


def _dealt(record: Record, played: ReplayedGame | None, seed: str, tile_set: TileSet) -> Deal | None:
    """What a seed deals: the whole game, or the rest after its branch; None if the branch is unreachable."""
    if record.branch is None:
        return deal(len(record.seats), seed, tile_set)
    reached = played.states[record.branch : record.branch + 1] if played else ()
    if played is None or not reached or isinstance(reached[0].decision, Refilling):
        return None
    return deal_on(played.start, reached[0], seed)


def _differences(record: Record, dealt: Deal) -> list[Flaw]:
    flaws = []
    display = tuple(tile.id for tile in dealt.display)
    if record.display != display:
        flaws.append(flaw_in(record, FlawKind.DISPLAY, "display", _listed(record.display), _listed(display)))
    gods = tuple(god.number for god in dealt.gods)
    if sorted(record.gods) != sorted(gods):
        flaws.append(flaw_in(record, FlawKind.GODS, "gods", _listed(record.gods), _listed(gods)))
    order = iter(dealt.order)
    moves = ((number, move) for number, turn in enumerate(record.turns) for move in turn.moves)
    for number, move in islice(moves, record.branch or 0, None):
        if isinstance(move, Reveal):
            tile = next(order, None)
            if tile is None or tile.id != move.tile:
                label = turn_label(number, len(record.seats))
                found = write_action(Reveal(tile.id)) if tile else ""
                flaws.append(flaw_in(record, FlawKind.REVEAL, label, write_action(move), found))
    return flaws


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
