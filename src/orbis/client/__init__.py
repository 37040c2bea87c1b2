"""A client for the table server: for programs that play and watch, with and without `async`."""

from orbis.client.async_session import AsyncRemoteTable, AsyncSession
from orbis.client.errors import (
    ClientError,
    Disconnected,
    InvalidRequest,
    NoOpenSeat,
    Refused,
    ServerContradiction,
    UnfairDeal,
    WrongProtocol,
    WrongServer,
)
from orbis.client.session import RemoteTable, Session

__all__ = [
    "AsyncRemoteTable",
    "AsyncSession",
    "ClientError",
    "Disconnected",
    "InvalidRequest",
    "NoOpenSeat",
    "Refused",
    "RemoteTable",
    "ServerContradiction",
    "Session",
    "UnfairDeal",
    "WrongProtocol",
    "WrongServer",
]
