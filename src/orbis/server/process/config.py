"""What uvicorn and our protocols have to know."""

from typing import Any

import uvicorn

from orbis.server.http.limits import Limits
from orbis.server.process.doorkeeper import Doorkeeper
from orbis.server.process.slow_readers import SlowReaders
from orbis.server.process.write_round import WriteRound


class Config(uvicorn.Config):
    """Uvicorn's configuration with ours, and what the connections of a process share."""

    doorkeeper: Doorkeeper
    slow_readers: SlowReaders
    writing: WriteRound

    def __init__(self, app: Any, limits: Limits, silence: float, **options: Any) -> None:
        super().__init__(app, **options)
        self.limits = limits
        self.silence = silence
        """Seconds before a silent client is pinged, and seconds it has to answer."""

    def load(self) -> None:
        """Prepare this process."""
        super().load()
        self.doorkeeper = Doorkeeper(self.limits, self.forwarded_allow_ips if self.proxy_headers else [])
        self.slow_readers = SlowReaders()
        self.writing = WriteRound()
