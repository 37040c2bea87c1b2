-- Channels and what is told there go with their identity, and a browser's channel with its device.
ALTER TABLE channels RENAME TO old_channels;
DROP INDEX channels_player;
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    target BLOB NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    made INTEGER NOT NULL,
    device TEXT REFERENCES devices (digest) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_player ON channels (player);
CREATE INDEX channels_device ON channels (device) WHERE device IS NOT NULL;
INSERT INTO channels (id, player, kind, label, target, failures, made)
SELECT id, player, kind, label, target, failures, made FROM old_channels
WHERE player IN (SELECT id FROM identities);
DROP TABLE old_channels;
UPDATE channels SET device = (SELECT digest FROM devices WHERE identity = player)
WHERE kind = 'push' AND (SELECT count(*) FROM devices WHERE identity = player) = 1;

ALTER TABLE notice_settings RENAME TO old_settings;
CREATE TABLE notice_settings (
    player TEXT PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    settings BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO notice_settings (player, settings)
SELECT player, settings FROM old_settings WHERE player IN (SELECT id FROM identities);
DROP TABLE old_settings;
