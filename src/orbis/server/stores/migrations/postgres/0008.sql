-- When no process served the tables: nobody's thinking time.
CREATE TABLE standstills (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (began, ended)
);
