"""What a host decides about notices."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from orbis.server.notices.inside import Inside
from orbis.server.notices.mail import MailServer
from orbis.server.notices.rules import DAY, DELAY


@dataclass(frozen=True, slots=True)
class NoticeConfiguration:
    contact: str = ""
    """Whom a push service can ask about this server: an address that begins with mailto: or https:."""
    mail: MailServer | None = None
    site: str = ""
    """The server's public address, for links: whoever asks could name any other, so mail needs it."""
    delay: int = DELAY
    """Milliseconds until somebody is told who does not look at the table."""
    reminder: int = DAY
    poll: float = 2.0
    """Seconds between two looks at what is due."""
    webhooks_at: tuple[str, ...] = ()
    """Where notices may go in the host's own network, also without TLS: hosts with a port, and networks."""

    @property
    def inside(self) -> Inside:
        """Raise `BadPlace`."""
        return _inside(self.webhooks_at)

    @property
    def sends_mail(self) -> bool:
        return self.mail is not None and bool(self.site)

    def site_for(self, named: str, origins: Collection[str]) -> str:
        """Where links lead for somebody who names the server so; empty if it is not known by that name.

        >>> NoticeConfiguration(site="https://o.example").site_for("https://evil.example", ())
        'https://o.example'
        """
        if named in origins or not (self.site or origins):
            return named
        return self.site


@cache
def _inside(places: tuple[str, ...]) -> Inside:
    return Inside.of(places)
