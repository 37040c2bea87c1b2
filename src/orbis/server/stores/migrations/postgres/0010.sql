-- Players who want to be forgotten, until every table has been searched for them.
CREATE TABLE forgotten (
    player TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);
