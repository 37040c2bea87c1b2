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
    PRIMARY KEY (record, simulations)
);
CREATE INDEX reviews_waiting ON reviews (queued) WHERE document IS NULL AND error IS NULL;
