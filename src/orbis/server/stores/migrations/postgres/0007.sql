-- A code is for the player who had the seat when it was made. The codes of before live ten minutes: they are dropped.
DROP TABLE passes;
CREATE TABLE passes (
    digest TEXT COLLATE "C" PRIMARY KEY,
    "table" TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX passes_seat ON passes ("table", seat);
