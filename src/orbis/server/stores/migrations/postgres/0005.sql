-- Tables are lists of events; a number is given once. Ids compare as bytes, so that their order is everywhere the same.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    host TEXT COLLATE "C" NOT NULL,
    rules INTEGER NOT NULL,
    tiles TEXT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    public BOOLEAN NOT NULL,
    summary BYTEA NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_public ON tables (status, updated) WHERE public;
CREATE INDEX tables_host ON tables (host, status);

-- No reference to tables: an event follows the one before it, and the first comes with its table.
CREATE TABLE events (
    "table" TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY ("table", number)
);

CREATE TABLE players (
    player TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player, "table")
);
CREATE INDEX players_table ON players ("table");

CREATE TABLE identities (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    updated BIGINT NOT NULL
);

-- Tile sets and records, by ids that follow from their content.
CREATE TABLE texts (
    kind TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (kind, id)
);

-- Seats that move to another device, and seats that nobody has seen for long.
CREATE TABLE passes (
    digest TEXT COLLATE "C" PRIMARY KEY,
    "table" TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE seen (
    "table" TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);

-- Reviews: queued, worked on by one process at a time until its lease ends, kept.
CREATE TABLE reviews (
    record TEXT COLLATE "C" NOT NULL,
    simulations INTEGER NOT NULL,
    queued BIGINT NOT NULL,
    lease BIGINT NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL,
    document BYTEA,
    error TEXT,
    found BYTEA,
    PRIMARY KEY (record, simulations)
);
CREATE INDEX reviews_waiting ON reviews (queued) WHERE document IS NULL AND error IS NULL;
