-- Where players want to be told what happens at their tables, and what they want to be told.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    target BLOB NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_player ON channels (player);

CREATE TABLE notice_settings (
    player TEXT PRIMARY KEY,
    settings BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- What a player is to be told about a table, and what they were told since they last looked at it.
CREATE TABLE notices (
    player TEXT NOT NULL,
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    kinds INTEGER NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    looked INTEGER NOT NULL DEFAULT 0,
    lease INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    done TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (player, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_table ON notices ("table");

-- The keys by which the server signs: they must survive a move to another machine.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    key BLOB NOT NULL
) STRICT, WITHOUT ROWID;
