"""What can go wrong between a client and a server."""

from orbis.server.protocol.messages import PROTOCOL
from orbis.server.protocol.table import Problem


class ClientError(Exception):
    """The base of all errors of a client."""


class Refused(ClientError):
    """The server refused a request; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.code = problem.code
        self.rule = problem.rule
        self.message = problem.message

    def __str__(self) -> str:
        return self.message


class InvalidRequest(ClientError, ValueError):
    """The server could not accept this, whatever the game; it was not sent."""


class NoOpenSeat(ClientError):
    """Every seat of a table is taken."""


class Disconnected(ClientError):
    """The server cannot be reached."""


class WrongServer(ClientError):
    """The address is not that of a table server, or not of the expected one."""


class WrongProtocol(ClientError):
    """The server uses another version of the protocol."""

    def __init__(self, spoken: int) -> None:
        super().__init__(spoken)
        self.spoken = spoken

    def __str__(self) -> str:
        return f"the server speaks protocol {self.spoken}, this client speaks protocol {PROTOCOL}"


class ServerContradiction(ClientError):
    """The server's messages about a table contradict each other."""


class UnfairDeal(ServerContradiction):
    """What the server says about a deal is not what it said before, so it may have chosen the deal."""
