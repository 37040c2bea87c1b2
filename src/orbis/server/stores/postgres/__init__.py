"""PostgreSQL, for many processes."""
