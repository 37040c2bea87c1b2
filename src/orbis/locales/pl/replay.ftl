### Walking through a record.
