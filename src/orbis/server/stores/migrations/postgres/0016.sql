-- Who came where in rated games; a result stays when its table is deleted.
CREATE TABLE results (
    "table" TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL,
    placings TEXT NOT NULL
);
CREATE INDEX results_at ON results (at, "table");
