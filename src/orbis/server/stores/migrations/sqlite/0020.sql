-- The players whose words somebody is not told; and nobody is told what was said before a row began.
ALTER TABLE identities ADD COLUMN silenced TEXT NOT NULL DEFAULT '';
UPDATE notices SET looked = at - 1 WHERE looked = 0;
