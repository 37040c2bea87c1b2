"""For the host of the server: how it is, what is kept how long, and tables to delete."""

import logging
from importlib.metadata import version

import msgspec

from orbis.server.http import passkeys
from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.http.handlers.health import health_of
from orbis.server.live.pulse import GAP
from orbis.server.mine.listings import listed
from orbis.server.notices.mail import BadMailbox, mailbox_of
from orbis.server.protocol.admin import (
    AdminLimits,
    AdminTable,
    AdminView,
    ChannelTally,
    LaneLoad,
    RefusedNetwork,
    ServiceState,
    TableCount,
    TestMail,
)
from orbis.server.protocol.identity import Deleted
from orbis.server.protocol.notices import ChannelTested
from orbis.server.protocol.server import KeptKind
from orbis.server.stores import is_shared
from orbis.server.stores.lists import ListedTable
from orbis.server.stores.retention import KINDS
from orbis.server.stores.store import Store
from orbis.server.tables.refusals import Refused, TextFault

logger = logging.getLogger(__name__)

MAIL_COST = 10.0
"""How many requests a test mail counts as."""

LATEST = 20
"""How many tables the host sees at once."""


async def _kept(call: Call) -> tuple[KeptKind, ...]:
    retention = call.service.configuration.retention
    return tuple(KeptKind(kind, getattr(retention, kind)) for kind in KINDS)


async def _admin(call: Call) -> AdminView:
    service = call.service
    store, visitors, now = service.store, service.visitors, service.clock.now()
    return AdminView(
        version=version("orbis"),
        now=now,
        since=service.since,
        processes=await store.beats.processes(now - 2 * GAP),
        database="postgresql" if is_shared(service.configuration.database) else "file",
        health=await health_of(service),
        bytes=await store.size(),
        disk=visitors.limits.disk,
        connections=visitors.connections.total,
        live=len(list(service.hub.tables)),
        tables=tuple(TableCount(*each) for each in await store.lists.count()),
        delay=round(1000 * service.watchdog.longest),
        work=tuple(LaneLoad(lane.value, doing, waiting) for lane, doing, waiting in service.workshop.loads()),
        notices=await store.notices.waiting(),
        channels=await _channels(call),
        services=_services(call),
        kept=await _kept(call),
        limits=msgspec.convert(visitors.limits, AdminLimits, from_attributes=True),
        refused=tuple(RefusedNetwork(*each) for each in visitors.refused.most()),
        wrong=service.door.wrong,
    )


def _services(call: Call) -> tuple[ServiceState, ...]:
    notices = call.service.configuration.notices
    mail = [name for name, value in (("ORBIS_SMTP", notices.mail), ("--site", notices.site)) if not value]
    return (
        ServiceState("mail", (*mail,)),
        ServiceState("push", () if call.service.notices.public_key else ("orbis[push]",)),
        ServiceState("passkeys", () if passkeys.is_available() else ("orbis[passkeys]",)),
    )


async def _test_mail(call: Call) -> ChannelTested:
    """Send a mail whose words nobody can choose, and few of them: the host may have lost the token."""
    wanted: TestMail = call.body
    call.charge(MAIL_COST)
    configuration = call.service.configuration.notices
    if not configuration.sends_mail:
        raise Refused("unfit", "this server sends no mail: it has no mail server or no public address")
    try:
        mailbox_of(wanted.address)
    except BadMailbox:
        fault = TextFault(0, "address", "address-mail", "")
        raise Refused("unfit", "it must be a mailbox such as ann@example.org", faults=(fault,)) from None
    call.service.door.admit_mail()
    sent = await call.service.notices.courier.mail_test(wanted.address, wanted.language, configuration.site)
    logger.info("the host has sent a test mail: %s", sent.outcome)
    return ChannelTested(sent.outcome == "sent", sent.problem, sent.status or None)


async def _channels(call: Call) -> tuple[ChannelTally, ...]:
    tally, stored = call.service.notices.teller.tally, await call.service.store.notices.count_channels()
    found = {kind: (channels, failing) for kind, channels, failing in stored}
    kinds = sorted(found.keys() | {kind for kind, _ in tally})
    return tuple(
        ChannelTally(kind, *found.get(kind, (0, 0)), tally[kind, "sent"], tally[kind, "failed"])
        for kind in kinds
    )


async def _seen(store: Store, row: ListedTable | None) -> AdminTable | None:
    """What the host sees of a table; None if there is none, or no more."""
    head = await store.tables.head(row.id) if row is not None else None
    if row is None or head is None:
        return None
    seats = listed(row).summary.seats
    return AdminTable(
        row.id, row.status, row.updated, tuple(seat.name for seat in seats if seat.name), head.number
    )


async def _table(call: Call) -> AdminTable:
    store = call.service.store
    found = await _seen(store, await store.lists.table(call.path["id"]))
    if found is None:
        raise Refused("not_found", "there is no such table")
    return found


async def _tables(call: Call) -> tuple[AdminTable, ...]:
    store = call.service.store
    found = [await _seen(store, row) for row in await store.lists.latest(LATEST)]
    return tuple([table for table in found if table is not None])


async def _delete(call: Call) -> Deleted:
    """Delete a table, also one that cannot be read, as `orbis tables delete` does."""
    id = call.path["id"]
    if not await call.service.store.removal.delete_table(id):
        raise Refused("not_found", "there is no such table")
    await call.service.hub.follower.read_again(id)
    logger.info("the host has deleted a table")
    return Deleted(1)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/kept",
        "kept",
        "What the server keeps, and for how long",
        tuple[KeptKind, ...],
        _kept,
    ),
    Endpoint(
        "GET",
        "/api/admin",
        "admin",
        "How the server is, for its host",
        AdminView,
        _admin,
        refusals=("not_found",),
        admin=True,
    ),
    Endpoint(
        "GET",
        "/api/admin/tables",
        "admin_tables",
        f"The {LATEST} tables that changed last, for the host of the server",
        tuple[AdminTable, ...],
        _tables,
        refusals=("not_found",),
        admin=True,
    ),
    Endpoint(
        "GET",
        "/api/admin/tables/{id}",
        "admin_table",
        "Who plays at a table, and when it last changed, for the host of the server",
        AdminTable,
        _table,
        refusals=("not_found",),
        admin=True,
    ),
    Endpoint(
        "POST",
        "/api/admin/mails",
        "admin_test_mail",
        "Send a test mail, for the host of the server",
        ChannelTested,
        _test_mail,
        body=TestMail,
        refusals=("not_found", "unfit", "limit"),
        admin=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{id}",
        "admin_delete_table",
        "Delete any table, for the host of the server",
        Deleted,
        _delete,
        refusals=("not_found",),
        admin=True,
    ),
)
