-- What the link in a mail has to prove by which the owner of a mailbox agrees: it works once, and for a week.
ALTER TABLE channels ADD COLUMN asked TEXT NOT NULL DEFAULT '';
ALTER TABLE channels ADD COLUMN asked_until INTEGER NOT NULL DEFAULT 0;
