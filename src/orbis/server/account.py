"""Accounts: on whose behalf the server works, and how much work that has been."""

from collections import OrderedDict
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NamedTuple


class Owner(NamedTuple):
    """Whoever wants some work done: the place they connect from, and their identity, if they have one."""

    place: str
    identity: str = ""


SERVER = Owner("")
"""The server itself."""


def owner_of_table(id: str) -> Owner:
    """The owner of what everybody at a table waits for: nobody waits in the line of whoever asked first."""
    return Owner(f"table {id}")


@dataclass(slots=True)
class Account:
    """The work that was done for an owner, and the bytes that came and went."""

    owner: Owner
    milliseconds: float = 0.0
    bytes: int = 0


_current: ContextVar[Account | None] = ContextVar("account", default=None)


def current_account() -> Account:
    """The account of the request that is being answered; a new one of the server if there is none."""
    return _current.get() or Account(SERVER)


def work_for(account: Account) -> None:
    """From now on, let this task and those that it starts work for an account."""
    _current.set(account)


class Whereabouts:
    """The place from which each identity was last seen."""

    MOST = 20_000

    def __init__(self) -> None:
        self._places: OrderedDict[str, str] = OrderedDict()

    def note(self, owner: Owner) -> None:
        if owner.identity:
            self._places[owner.identity] = owner.place
            self._places.move_to_end(owner.identity)
            if len(self._places) > self.MOST:
                self._places.popitem(last=False)

    def place(self, identity: str) -> str:
        """Where an identity was last seen; empty if it was not."""
        return self._places.get(identity, "")

    def find(self, identities: Iterable[str]) -> Owner | None:
        """The first of some identities whose place is known, at this place."""
        return next((Owner(self._places[each], each) for each in identities if each in self._places), None)
