"""Live tables: tables in memory, their watchers, bots, clocks and hints."""
