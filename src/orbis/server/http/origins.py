"""Which pages may use the server, and the names it goes by."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from orbis.server.tables.refusals import Refused

HERE = ("localhost", "127.0.0.1", "::1")


class Origins:
    """The server's own origin, whatever it is, and those of the configuration.

    A server for this machine only goes by the names of this machine: a page that lets its own name point here
    (DNS rebinding) would otherwise pass for ours.
    """

    def __init__(self, allowed: tuple[str, ...], *, local: bool) -> None:
        self.allowed = allowed
        self._names = {*HERE, *(_name(origin.partition("://")[2]) for origin in allowed)} if local else None

    def check_host(self, headers: Headers) -> None:
        """Raise `Refused` if a request is meant for a server of another name."""
        host = headers.get("host")
        if self._names is None or host is None:
            return
        name = _name(host)
        if name not in self._names and not name.endswith(".localhost"):
            raise Refused("forbidden", "this server has another name: it is for this machine only")

    def check(self, headers: Headers) -> None:
        """Raise `Refused` if a browser sends the request for a page of another origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.allowed:
            return
        scheme, _, host = origin.partition("://")
        # A proxy that does not tell us its scheme may be in front, so either is ours.
        if scheme not in {"http", "https"} or host != headers.get("host"):
            raise Refused("forbidden", "requests from this origin are not allowed")


def _name(host: str) -> str:
    """The name in a host with or without a port; empty if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
