-- Channels and what is told there go with their identity, and a browser's channel with its device.
DELETE FROM channels WHERE player NOT IN (SELECT id FROM identities);
DELETE FROM notice_settings WHERE player NOT IN (SELECT id FROM identities);
ALTER TABLE channels ADD FOREIGN KEY (player) REFERENCES identities (id) ON DELETE CASCADE;
ALTER TABLE notice_settings ADD FOREIGN KEY (player) REFERENCES identities (id) ON DELETE CASCADE;
ALTER TABLE channels ADD COLUMN device TEXT COLLATE "C" REFERENCES devices (digest) ON DELETE CASCADE;
CREATE INDEX channels_device ON channels (device) WHERE device IS NOT NULL;
UPDATE channels SET device = (SELECT digest FROM devices WHERE identity = player)
WHERE kind = 'push' AND (SELECT count(*) FROM devices WHERE identity = player) = 1;
