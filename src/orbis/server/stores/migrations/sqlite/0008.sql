-- When no process served the tables: nobody's thinking time.
CREATE TABLE standstills (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (began, ended)
) STRICT, WITHOUT ROWID;
