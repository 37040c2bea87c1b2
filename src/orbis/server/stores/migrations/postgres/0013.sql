-- By whom somebody does not want to be invited: ids, separated by spaces.
ALTER TABLE identities ADD COLUMN muted TEXT NOT NULL DEFAULT '';
