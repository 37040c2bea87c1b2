-- What was dealt at tables without hints: their games are not analysed before they are over.
CREATE TABLE guarded (
    deal TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (deal, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX guarded_table ON guarded ("table");
