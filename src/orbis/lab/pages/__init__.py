"""Pages that show what was measured: tables, plots and numbers."""
