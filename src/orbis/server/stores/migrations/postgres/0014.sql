-- Where players want to be told what happens at their tables, and what they want to be told.
CREATE TABLE channels (
    id TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    label TEXT NOT NULL,
    target BYTEA NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    made BIGINT NOT NULL
);
CREATE INDEX channels_player ON channels (player);

CREATE TABLE notice_settings (
    player TEXT COLLATE "C" PRIMARY KEY,
    settings BYTEA NOT NULL
);

-- What a player is to be told about a table, and what they were told since they last looked at it.
CREATE TABLE notices (
    player TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    kinds INTEGER NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    looked BIGINT NOT NULL DEFAULT 0,
    lease BIGINT NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    done TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (player, "table")
);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_table ON notices ("table");

-- The keys by which the server signs: they must survive a move to another machine.
CREATE TABLE keys (
    name TEXT COLLATE "C" PRIMARY KEY,
    key BYTEA NOT NULL
);
