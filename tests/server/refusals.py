"""Requests that must be refused and change nothing."""

from collections.abc import Callable

import pytest

from orbis.client import Refused
from orbis.server.protocol.table import Problem

from .clients import Client


def refused(request: Callable[[], object], code: str) -> Problem:
    """The problem with which a request is refused."""
    with pytest.raises(Refused) as caught:
        request()
    assert caught.value.problem.code == code
    return caught.value.problem


def refused_there(client: Client, request: Callable[[], object], code: str) -> Problem:
    """The same, where in addition nothing may change at the table of a client."""
    before = client.visitor.view(client.table)
    problem = refused(request, code)
    assert client.visitor.view(client.table) == before
    return problem
