-- When each process last wrote: clocks stand while nobody does, and /health tells whether writing works.
CREATE TABLE alive (
    process TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The record from which a table continues, so that records which nobody needs can be found.
ALTER TABLE tables ADD COLUMN source TEXT NOT NULL DEFAULT '';
UPDATE tables SET source = coalesce((
    SELECT substr(text, instr(text, '"source":{"record":"') + 20, 32)
    FROM (SELECT CAST(body AS TEXT) AS text FROM events WHERE "table" = tables.id AND number = 1)
    WHERE instr(text, '"source":{"record":"') > 0
), '');
CREATE INDEX tables_source ON tables (source) WHERE source <> '';
CREATE INDEX tables_updated ON tables (status, updated);

-- When a text was last stored, and an identity last used.
ALTER TABLE texts ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE texts SET at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
ALTER TABLE identities ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE identities SET used = updated;
