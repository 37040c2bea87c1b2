"""Whether there are passkeys here, and who checks them."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from orbis.server.tables.refusals import Refused

if TYPE_CHECKING:
    from orbis.server.http.relying_party import Party


def is_available() -> bool:
    return find_spec("fido2") is not None


def party_of(host: str) -> "Party":
    """The relying party by the name in the address of its page; raise `Refused` if there are no passkeys."""
    if not is_available():
        raise Refused("unavailable", "this server has no passkeys: pip install 'orbis[passkeys]'")
    from orbis.server.http.relying_party import Party  # noqa: PLC0415 (fido2 is an extra, and large)

    return Party(host)
