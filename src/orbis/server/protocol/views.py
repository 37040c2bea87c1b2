"""From a table to what clients see of it."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import cast

from orbis.locales import option_sentence, question_sentence
from orbis.notation import preview_json, state_json, write_action, write_slot
from orbis.play import Match
from orbis.rules import ACTIONS, Player, Score, action_id, legal_actions, refusal, score
from orbis.rules import State as RulesState
from orbis.rules.pieces import Forest
from orbis.rules.previews import previews
from orbis.rules.scoring import TEMPLE_TOKENS, best, matching_neighbours, temple_symbols
from orbis.rules.universe import Built
from orbis.server.protocol import game
from orbis.server.protocol import table as wire
from orbis.server.protocol.catalogues import kind_of, letter
from orbis.server.protocol.previews import Preview
from orbis.server.tables.hashing import hash_of
from orbis.server.tables.table import GameTable, Status


def position_of(table: GameTable) -> game.Position | None:
    """Where the game of a table stands, in short."""
    match, text = table.match, table.text
    if match is None or text is None:
        return None
    state = match.state
    return game.Position(
        state=text,
        hash=table.hash,
        seat=None if state.is_over else state.seat,
        phase=state.phase.value,
        options=tuple([action_id(action) for action in match.options()]),
        moves=match.count,
        running=match.running,
    )


def game_of(state: RulesState, moves: int, running: int, *, with_previews: bool) -> game.Game:
    """Where a game stands after so many moves, with everything that a table shows."""
    plain = state_json(state)
    scores = score(state)
    return game.Game(
        state=cast("game.State", plain),  # already in the form that JSON wants
        hash=hash_of(str(plain["text"])),
        moves=moves,
        running=running,
        question=question_sentence(state).plain(),
        options=_options(state, with_previews),
        why=tuple([rule and rule.value for rule in [refusal(state, action) for action in ACTIONS]]),
        scores=tuple(_score(player, own) for player, own in zip(state.players, scores, strict=True)),
        winners=best(scores),
        temple_tokens=TEMPLE_TOKENS[len(state.players)],
        left=_left(state),
    )


def _options(state: RulesState, with_previews: bool) -> tuple[game.Option, ...]:
    foreseen = [cast("Preview", preview_json(each)) for each in previews(state)] if with_previews else ()
    return tuple(
        game.Option(action_id(action), write_action(action), option_sentence(state, action).plain(), preview)
        for action, preview in zip_longest(legal_actions(state), foreseen)
    )


def _score(player: Player, own: Score) -> game.Score:
    universe = player.universe
    return game.Score(
        total=own.total,
        regions=own.regions,
        wildernesses=own.wildernesses,
        temple=own.temple,
        god=own.god,
        worshippers=own.worshippers,
        temples=temple_symbols(universe),
        tiles=tuple(game.TilePoints(write_slot(slot), points) for slot, points in own.tiles),
        forests=tuple(
            game.Forest(write_slot(slot), matching_neighbours(universe, slot, forest), forest.number)
            for slot, region in universe
            if isinstance(region, Built) and isinstance(forest := region.tile.effect, Forest)
        ),
    )


def _left(state: RulesState) -> tuple[game.LeftInStacks, ...]:
    """What is left in the stacks by level, colour and kind: public, but hard to remember."""
    kinds = Counter(
        (tile.level, tile.colour, kind_of(tile.effect)) for stack in state.stacks for tile in stack
    )
    return tuple(
        game.LeftInStacks(level, letter(colour), kind, count)
        for (level, colour, kind), count in sorted(kinds.items())
    )


def view_of(table: GameTable, *, full: bool, with_previews: bool = False) -> wire.View:
    """A table as anybody sees it: for a program, or everything."""
    match = table.match
    settings = table.settings
    return wire.View(
        id=table.id,
        number=table.number,
        position=table.position,
        status=table.status.value,
        ending=table.ending and table.ending.value,
        settings=wire.Settings(
            public=settings.public,
            rules=settings.rules,
            tiles=settings.tiles,
            substitute=settings.substitute,
            clock=settings.clock,
            grace=settings.grace,
            pace=settings.pace,
            hints=settings.hints,
            source=settings.source,
            previous=settings.previous,
        ),
        seats=tuple(
            wire.Seat(
                seat.kind,
                seat.name,
                seat.player,
                seat.level,
                seat.ready,
                seat.nonce,
                seat.replaced,
                seat.bank,
            )
            for seat in table.seats
        ),
        fairness=wire.Fairness(table.commitment, table.nonces, secret_of(table)),
        ask=_ask(table),
        since=table.since,
        rematch=table.rematch,
        game=_game(match, with_previews) if match and full else None,
        now=None if full else position_of(table),
    )


def _game(match: Match, with_previews: bool) -> game.Game:
    return game_of(match.state, match.count, match.running, with_previews=with_previews)


def secret_of(table: GameTable) -> str | None:
    """The secret of the deal, once it can no longer do harm."""
    return table.settings.secret if table.status is Status.OVER else None


def _ask(table: GameTable) -> wire.Ask | None:
    pending = table.pending
    if pending is None:
        return None
    return wire.Ask(pending.seat, pending.wish, pending.moves, tuple(sorted(pending.waiting)))


def summary_of(table: GameTable) -> wire.Summary:
    """A table as a list shows it."""
    match = table.match
    state = match.state if match else None
    over = state is not None and state.is_over
    scores: Sequence[Score] = score(state) if state and over else ()
    return wire.Summary(
        seats=tuple(wire.SeatInList(seat.kind, seat.name, seat.level, seat.player) for seat in table.seats),
        tiles=table.settings.tiles,
        clock=table.settings.clock,
        round=state.round if state else 0,
        turn=state.seat if state and table.status is Status.PLAYING else None,
        totals=tuple(each.total for each in scores),
        winners=best(scores) if scores else (),
    )
