-- When something is to be done at a table though nobody looks at it, and when players are on holiday.
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
ALTER TABLE identities ADD COLUMN holidays TEXT NOT NULL DEFAULT '[]';
