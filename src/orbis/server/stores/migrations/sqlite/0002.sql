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
