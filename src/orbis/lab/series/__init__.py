"""Series of games: the tasks, the processes that play them, and the file of results."""
