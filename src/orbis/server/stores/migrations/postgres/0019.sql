-- The colour by which others recognise somebody; empty if they have chosen none.
ALTER TABLE identities ADD COLUMN colour TEXT NOT NULL DEFAULT '';
