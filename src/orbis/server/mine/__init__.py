"""What somebody's own tables tell: which one waits, with whom they played, and how."""
