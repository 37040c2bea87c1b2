"""Requests that must be refused and change nothing."""

from collections.abc import Callable

import pytest

from orbis.client import Refused
from orbis.server.protocol.table import Problem

from .clients import Client


def refused(request: Callable[[], object], code: str) -> Problem:
    """Assert that a request is refused with a code, and return the problem."""
    with pytest.raises(Refused) as caught:
        request()
    assert caught.value.problem.code == code
    return caught.value.problem


def refused_there(client: Client, request: Callable[[], object], code: str) -> Problem:
    """Assert the same, and that nothing changes at the client's table."""
    before = client.visitor.view(client.table)
    problem = refused(request, code)
    assert client.visitor.view(client.table) == before
    return problem
