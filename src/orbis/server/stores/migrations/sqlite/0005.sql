-- Tables are lists of events; a number is given once.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    rules INTEGER NOT NULL,
    tiles TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    summary BLOB NOT NULL,
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_public ON tables (status, updated) WHERE public;
CREATE INDEX tables_host ON tables (host, status);

CREATE TABLE events (
    "table" TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    player TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX players_table ON players ("table");

CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tile sets and records, by ids that follow from their content.
CREATE TABLE texts (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- Seats that move to another device, and seats that nobody has seen for long.
CREATE TABLE passes (
    digest TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seen (
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

-- Reviews: queued, worked on by one process at a time until its lease ends, kept.
CREATE TABLE reviews (
    record TEXT NOT NULL,
    simulations INTEGER NOT NULL,
    queued INTEGER NOT NULL,
    lease INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL,
    document BLOB,
    error TEXT,
    found BLOB,
    PRIMARY KEY (record, simulations)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_waiting ON reviews (queued) WHERE document IS NULL AND error IS NULL;
