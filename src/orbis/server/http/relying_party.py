"""What a browser has made or signed with a passkey, checked with the library fido2."""

import logging
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.utils import websafe_decode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
)

from orbis.server.http.endpoint import HOST
from orbis.server.notices.push import encoded
from orbis.server.protocol.access import NewPasskey, PasskeyProof
from orbis.server.tables.refusals import Refused, forbidden

logging.getLogger("fido2").setLevel(logging.WARNING)  # it would log who comes

Result = TypeVar("Result")

LOCAL = "localhost"


class Made(NamedTuple):
    """A new passkey."""

    id: str
    key: str
    counter: int


class Party:
    """The relying party: this server, by the name in the address of its page."""

    def __init__(self, host: str) -> None:
        """Raise `Refused` if there can be no passkeys: for addresses without a name there are none."""
        self.name = (urlsplit(f"//{host}").hostname or "") if HOST.fullmatch(host) else ""
        if not self.name or _is_address(self.name):
            raise Refused("forbidden", "passkeys need a server with a name, not only an address")
        self._origins = {f"https://{host}"}
        if self.name == LOCAL or self.name.endswith(f".{LOCAL}"):
            self._origins.add(f"http://{host}")
        self._server = Fido2Server(
            PublicKeyCredentialRpEntity(id=self.name, name="Orbis"), verify_origin=self._origins.__contains__
        )

    def challenge_of(self, client: str) -> str:
        """The challenge that a browser's client data answer; raise `Refused`."""
        return _checked(lambda: encoded(CollectedClientData(websafe_decode(client)).challenge))

    def made(self, new: NewPasskey, challenge: str) -> Made:
        """A passkey that answers a challenge; raise `Refused`."""
        response = {"clientDataJSON": new.client, "attestationObject": new.attestation}

        def check() -> Made:
            found = self._server.register_complete(_state(challenge), _credential(new.id, response))
            data = found.credential_data
            assert data is not None
            return Made(encoded(data.credential_id), encoded(bytes(data)), found.counter)

        return _checked(check)

    def proven(self, proof: PasskeyProof, key: str, challenge: str) -> int:
        """How often the passkey has signed, if its proof answers a challenge; raise `Refused`."""
        response = {
            "clientDataJSON": proof.client,
            "authenticatorData": proof.authenticator,
            "signature": proof.signature,
        }

        def check() -> int:
            known = AttestedCredentialData(websafe_decode(key))
            self._server.authenticate_complete(_state(challenge), [known], _credential(proof.id, response))
            return AuthenticatorData(websafe_decode(proof.authenticator)).counter

        return _checked(check)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _state(challenge: str) -> dict[str, str]:
    return {"challenge": challenge, "user_verification": "preferred"}


def _credential(id: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def _checked(check: Callable[[], Result]) -> Result:
    try:
        return check()
    except Exception as error:  # the library parses what anybody may send, and raises what its parts raise
        raise forbidden("passkey", f"the passkey is not accepted: {error}"[:200]) from None
