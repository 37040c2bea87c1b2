"""A table as far as it is known."""

from orbis.client.followed_table import FollowedTable
from orbis.client.invitation import Invitation
from orbis.server.protocol.identity import Me
from orbis.server.protocol.table import View
from orbis.wire.game import BriefGame


class KnownTable:
    """What is known about a table without asking the server."""

    def __init__(self, followed: FollowedTable, me: Me, server: str) -> None:
        self.followed = followed
        self.id = followed.id
        self.link = Invitation(server, followed.id).link
        """The invitation to send to a friend."""
        self._me = me

    @property
    def view(self) -> View:
        """The table as a whole: its seats, settings and status."""
        assert self.followed.view is not None
        return self.followed.view

    @property
    def game(self) -> BriefGame | None:
        """The game as it stands, once the tiles are dealt."""
        game = self.followed.game
        return game if isinstance(game, BriefGame) else None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that we play, without those at which a bot stands in for us."""
        seats = enumerate(self.view.seats)
        return tuple(
            number for number, seat in seats if seat.player == self._me.id != "" and not seat.replaced
        )

    @property
    def is_over(self) -> bool:
        return self.followed.is_over
