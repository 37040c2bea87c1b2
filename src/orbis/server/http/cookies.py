"""The cookie by which a browser is recognised."""

from collections.abc import Mapping

from starlette.responses import Response

COOKIE = "orbis"
SECURE_COOKIE = "__Host-orbis"
"""Its name behind TLS: by the prefix, browsers refuse one that another host or a page without TLS has set."""

PLAIN_UNTIL = 1_796_083_200_000
"""Behind TLS, a cookie with the plain name counts only for devices made before this, 1 December 2026."""

YEAR = 365 * 86_400
"""Seconds for which a browser keeps it."""


def secret_in(cookies: Mapping[str, str]) -> str:
    """The secret of a browser; empty if it has none."""
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")


def with_secret(response: Response, secret: str, *, secure: bool) -> Response:
    """A response that lets a browser keep a secret."""
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def without_secret(response: Response, *, secure: bool) -> Response:
    """A response that lets a browser forget its secret."""
    for name in (COOKIE, SECURE_COOKIE):
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
    return response
