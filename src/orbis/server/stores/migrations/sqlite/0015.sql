-- The day whose deal a table has.
ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_daily ON tables (daily) WHERE daily <> '';
