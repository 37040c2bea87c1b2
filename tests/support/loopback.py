"""This machine, to which notices go in tests."""

from orbis.server.notices.inside import Inside

LOOPBACK = ("127.0.0.0/8", "::1")
THIS_MACHINE = Inside.of(LOOPBACK)
