-- When each process last wrote: clocks stand while nobody does, and /health tells whether writing works.
CREATE TABLE alive (
    process TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

-- The record from which a table continues, so that records which nobody needs can be found.
ALTER TABLE tables ADD COLUMN source TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE tables SET source = coalesce((
    SELECT substring(convert_from(body, 'UTF8') FROM '"source":\{"record":"([^"]*)"')
    FROM events WHERE "table" = tables.id AND number = 1
), '');
CREATE INDEX tables_source ON tables (source) WHERE source <> '';
CREATE INDEX tables_updated ON tables (status, updated);

-- When a text was last stored, and an identity last used.
ALTER TABLE texts ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
UPDATE texts SET at = (extract(epoch FROM now()) * 1000)::bigint;
ALTER TABLE identities ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE identities SET used = updated;
