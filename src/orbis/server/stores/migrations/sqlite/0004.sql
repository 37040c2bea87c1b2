-- What a review has found, while it is being done.
ALTER TABLE reviews ADD COLUMN found BLOB;
