-- The links by which somebody comes back who has confirmed a mailbox: each works once, and goes with the mailbox.
CREATE TABLE mailed (
    digest TEXT PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mailed_channel ON mailed (channel);

-- Who has confirmed a mailbox for notices only has not agreed that it leads back.
ALTER TABLE channels ADD COLUMN leads_back INTEGER NOT NULL DEFAULT 0;
CREATE INDEX channels_mailbox ON channels (lower(label)) WHERE leads_back = 1;
