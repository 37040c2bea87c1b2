"""Passkeys: made once, they tell who somebody is on any device that has them."""

import hashlib
from typing import TYPE_CHECKING

from starlette.responses import Response

from orbis.server.http.device_labels import label_of
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.devices import IDENTITY_COST, come_back, name_of, ways_of
from orbis.server.http.passkeys import party_of
from orbis.server.notices.push import encoded
from orbis.server.protocol.access import Challenge, NewPasskey, PasskeyOffer, PasskeyProof, Ways
from orbis.server.protocol.identity import Me
from orbis.server.stores.access import MOST_PASSKEYS, Passkey
from orbis.server.tables.refusals import Refused, forbidden

if TYPE_CHECKING:
    from orbis.server.http.relying_party import Party

CHALLENGE_LIFE = 5 * 60_000
"""Milliseconds within which a challenge has to be answered."""


def _digest(challenge: str) -> str:
    return hashlib.sha256(b"orbis challenge 1\0" + challenge.encode()).hexdigest()


async def _new_challenge(call: Call, identity: str) -> str:
    challenge, now = call.service.chance.token(), call.service.clock.now()
    digest = _digest(challenge)
    await call.service.store.access.save_challenge(digest, identity, now + CHALLENGE_LIFE, now)
    return challenge


async def _answered(call: Call, party: "Party", identity: str) -> str:
    """The challenge that somebody answers, which nobody can answer again; raise `Refused`."""
    challenge, now = party.challenge_of(call.body.client), call.service.clock.now()
    if not await call.service.store.access.take_challenge(_digest(challenge), identity, now):
        raise forbidden("passkey", "the challenge was answered already, or has expired")
    return challenge


def _party(call: Call) -> "Party":
    return party_of(call.headers.get("host", ""))


async def _offer(call: Call) -> PasskeyOffer:
    call.charge(IDENTITY_COST)
    party, me = _party(call), call.visitor
    known = await call.service.store.access.passkeys(me.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refused("limit", f"you have {MOST_PASSKEYS} passkeys already: delete one first")
    user = encoded(bytes.fromhex(me.id))
    ids = tuple([each.id for each in known])
    return PasskeyOffer(await _new_challenge(call, me.id), party.name, user, me.name, ids)


async def _add(call: Call) -> Ways:
    call.charge(IDENTITY_COST)
    party, me, now = _party(call), call.visitor, call.service.clock.now()
    made = party.made(call.body, await _answered(call, party, me.id))
    label = label_of(call.headers.get("user-agent", ""))
    if not await call.service.store.access.add_passkey(
        Passkey(made.id, me.id, made.key, made.counter, label, now, 0)
    ):
        raise forbidden(
            "passkey", f"the passkey is not accepted: it is somebody else's, or you have {MOST_PASSKEYS}"
        )
    return await ways_of(call)


async def _delete(call: Call) -> Ways:
    access = call.service.store.access
    for passkey in await access.passkeys(call.visitor.id):
        if name_of(passkey.id) == call.path["passkey"]:
            await access.delete_passkey(call.visitor.id, passkey.id)
            return await ways_of(call)
    raise Refused("not_found", "you have no such passkey")


async def _challenge(call: Call) -> Challenge:
    call.charge(IDENTITY_COST)
    party = _party(call)
    return Challenge(await _new_challenge(call, ""), party.name)


async def _prove(call: Call) -> Response | Me:
    call.charge(IDENTITY_COST)
    party, access, proof = _party(call), call.service.store.access, call.body
    challenge = await _answered(call, party, "")
    passkey = await access.passkey(proof.id)
    identity = None if passkey is None else await call.service.store.identities.find(passkey.identity)
    if passkey is None or identity is None:
        raise Refused("not_found", "nobody here has this passkey")
    counter = party.proven(proof, passkey.key, challenge)
    if proof.user and proof.user != encoded(bytes.fromhex(identity.id)):
        raise forbidden("passkey", "the passkey is not accepted: it is somebody else's")
    if not await access.use_passkey(passkey.id, counter, call.service.clock.now()):
        raise forbidden("passkey", "the passkey is not accepted: it seems to have been copied")
    return await come_back(call, identity, token=proof.token, former=proof.former)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/identity/passkeys/offer",
        "offer_passkey",
        "Begin to make a passkey",
        PasskeyOffer,
        _offer,
        refusals=("limit",),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/identity/passkeys",
        "add_passkey",
        "Keep a passkey that the browser has made",
        Ways,
        _add,
        body=NewPasskey,
        identity=True,
    ),
    Endpoint(
        "DELETE",
        "/api/identity/passkeys/{passkey}",
        "delete_passkey",
        "Delete one of your passkeys",
        Ways,
        _delete,
        refusals=("not_found",),
        identity=True,
    ),
    Endpoint(
        "POST",
        "/api/passkeys/challenge",
        "passkey_challenge",
        "Begin to come back with a passkey",
        Challenge,
        _challenge,
    ),
    Endpoint(
        "POST",
        "/api/passkeys",
        "use_passkey",
        "Come back on this device with a passkey",
        Me,
        _prove,
        body=PasskeyProof,
        refusals=("not_found",),
    ),
)
