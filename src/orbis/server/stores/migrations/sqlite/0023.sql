-- The tables that changed last, whatever their status, for the host.
CREATE INDEX tables_latest ON tables (updated DESC, id);
