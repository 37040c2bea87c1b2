"""A followed table: what is known about it."""

import hashlib
from collections.abc import Sequence

from orbis.client.errors import ServerContradiction
from orbis.rules import Phase
from orbis.server.protocol.messages import Event, Present, Table
from orbis.server.protocol.table import Happened, Problem, View
from orbis.server.tables.requests import Act, Detail
from orbis.wire.game import BriefGame, Game

DECISIONS = ("acted", "took_back")
"""Events that change only the game."""


def act(position: int, *actions: int) -> Act:
    """A request to make decisions at a position, all of them or none."""
    return Act(actions, position)


class FollowedTable:
    """Everything received about a table, each event once and in order."""

    def __init__(self, id: str, detail: Detail = "events") -> None:
        self.id = id
        self.detail: Detail = detail
        self.events: list[Happened] = []
        self.view: View | None = None
        """The table when it was last sent as a whole."""
        self.is_current = False
        """Whether the seats, the status and the wish of `view` are still correct."""
        self.game: BriefGame | Game | None = None
        """The game as it stands, once the tiles are dealt."""
        self.present: tuple[int, ...] = ()
        """The seats whose players are present."""
        self.problem: Problem | None = None
        """Why the table cannot be followed."""

    @property
    def known(self) -> int:
        return len(self.events)

    @property
    def position(self) -> int:
        """The position that the next decision must name."""
        return self.events[-1].position

    @property
    def is_over(self) -> bool:
        """Whether the table is over; only then is the secret of its deal revealed.

        That of the deal of the day is not: there the game says it.
        """
        if bool(self.events) and self.events[-1].secret is not None:
            return True
        game = self.game
        phase = None if game is None else game.state.phase if isinstance(game, Game) else game.phase
        return phase == Phase.OVER

    @property
    def seat(self) -> int | None:
        if self.game is None or self.is_over:
            return None
        return self.game.state.seat if isinstance(self.game, Game) else self.game.seat

    @property
    def options(self) -> Sequence[int]:
        if isinstance(self.game, Game):
            return tuple(option.id for option in self.game.options)
        return () if self.game is None else self.game.options

    def hear(self, message: Table | Event | Present) -> bool:
        """Process a message; return False if events were missed and the table must be requested again."""
        match message:
            case Event(event=event, view=view, brief=game):
                return event.number <= self.known or self._hear_event(event, view, game)
            case Table(view=view, present=present, missed=missed):
                known = self.known
                self.events += [event for event in missed if event.number > known]
                if missed and self.known < view.number and self.events[-1].number == self.known:
                    # There were too many to be sent at once, and `game` is older than the last of them.
                    self.is_current = False
                    return False
                if self.known != view.number or self.events[-1].number != view.number:
                    raise ServerContradiction(
                        f"some of the {view.number} events of table {self.id} are missing"
                    )
                self.problem, self.view, self.game, self.present = (
                    None,
                    view,
                    view.game or view.brief,
                    present,
                )
                self.is_current = True
                if not _fits(self.events[-1], self.game):
                    raise ServerContradiction(f"the hash of table {self.id} does not match its state")
            case Present(seats=seats):
                self.present = seats
        return True

    def _hear_event(self, event: Happened, view: View | None, game: BriefGame | Game | None) -> bool:
        game = game if view is None else view.game
        if event.number != self.known + 1 or not _fits(event, game):
            return False
        self.events.append(event)
        self.game = game
        if view is not None:
            self.view = view
        elif event.kind not in DECISIONS or self.is_over or (self.view and self.view.wish):
            # Programs are not sent the seats and the status with every event; a wish ends with the turn.
            self.is_current = False
        return self.is_current


def _fits(event: Happened, game: BriefGame | Game | None) -> bool:
    if game is None:
        return not event.hash
    text = game.state.text if isinstance(game, Game) else game.state
    return game.hash == event.hash == hashlib.sha256(text.encode()).hexdigest()[:16]
