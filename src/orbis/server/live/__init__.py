"""Everything that is awake: tables in memory, who watches them, bots, clocks and hints."""
