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
    PRIMARY KEY (record, simulations)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_waiting ON reviews (queued) WHERE document IS NULL AND error IS NULL;
