"""What somebody wants to be told."""

import msgspec
from msgspec.structs import replace

from orbis.server.protocol.notices import NoticeSettings
from orbis.server.stores.store import Store

_read_settings = msgspec.json.Decoder(NoticeSettings).decode


async def settings_of(store: Store, player: str) -> NoticeSettings:
    stored = await store.notices.settings(player)
    settings = NoticeSettings() if stored is None else _read_settings(stored)
    return replace(settings, silenced=tuple(sorted(await store.identities.silenced(player))))
