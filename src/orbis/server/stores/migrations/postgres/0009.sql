-- What was dealt at tables without hints: their games are not analysed before they are over.
CREATE TABLE guarded (
    deal TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (deal, "table")
);
CREATE INDEX guarded_table ON guarded ("table");
