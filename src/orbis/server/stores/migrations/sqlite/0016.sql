-- Who came where in rated games; a result stays when its table is deleted.
CREATE TABLE results (
    "table" TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    placings TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX results_at ON results (at, "table");
