"""A client for the table server: for programs that play and watch, with and without `async`."""

from orbis.client.blocking import RemoteTable, Session
from orbis.client.errors import (
    ClientError,
    Contradiction,
    Disconnected,
    NoOpenSeat,
    Refused,
    WrongProtocol,
    WrongServer,
)
from orbis.client.session import AsyncRemoteTable, AsyncSession

__all__ = [
    "AsyncRemoteTable",
    "AsyncSession",
    "ClientError",
    "Contradiction",
    "Disconnected",
    "NoOpenSeat",
    "Refused",
    "RemoteTable",
    "Session",
    "WrongProtocol",
    "WrongServer",
]
