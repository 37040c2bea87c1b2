-- A code is for the player who had the seat when it was made. The codes of before live ten minutes: they are dropped.
DROP TABLE passes;
CREATE TABLE passes (
    digest TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passes_seat ON passes ("table", seat);
