"""Hints that nobody waits for any more."""

import re

from .visits import Visit

GONE = re.compile(r'^orbis_http_requests_total\{status="499"\} (\d+)', re.MULTILINE)
"""How often somebody left before the application had answered."""


def given_up(visit: Visit) -> int:
    """How many requests were given up so far."""
    found = GONE.search(visit.text("/metrics"))
    return 0 if found is None else int(found[1])


def one_more_is_given_up(visit: Visit, before: int) -> None:
    for _ in range(100):
        if given_up(visit) > before:
            return
        visit.page.wait_for_timeout(50)
    raise AssertionError("it is still being computed")
