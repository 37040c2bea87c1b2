"""What goes wrong with a store."""

from orbis.server.protocol.server import Trouble


class Conflict(Exception):
    """An event whose number is taken: the table has changed since it was read."""


class StoreUnavailable(Exception):
    """A store that cannot be reached, is too new for this program, or cannot be used as requested."""

    def __init__(self, message: str, trouble: Trouble = "failing") -> None:
        super().__init__(message)
        self.trouble: Trouble = trouble


class InUse(StoreUnavailable):
    """A shared database that a server has used within the last seconds."""


class NotEmpty(StoreUnavailable):
    """A shared database whose rows would be lost."""
