-- Players who want to be forgotten, until every table has been searched for them.
CREATE TABLE forgotten (
    player TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
