### Puzzles: find the best turn.

puzzles-title = Puzzle
puzzles-ask = Find the best turn.
puzzles-how = Play it as usual and end the turn: you can take everything back until then.
puzzles-known = All possible turns are known exactly.
puzzles-grade = Difficulty: { $grade }
puzzles-ended = Your turn is over.
puzzles-away = The server cannot be reached. It plays the turns that you try, so puzzles have to wait for it: this page keeps trying to reach it.
puzzles-away-inside = In this browser you also have the game that needs no server. There you can continue with puzzles, with a rating of their own.
puzzles-away-get = To be able to solve puzzles without a connection, open Settings once the server is back: some servers offer “{ $offline }” there.
puzzles-own-away = Your games are on the server, which cannot be reached. This page keeps trying to reach it.
puzzles-best = The best turn!
puzzles-not-best = There is a better turn.
puzzles-chance = Your chance of winning is { $win }% instead of { $best }%.
puzzles-points = { $points ->
    [one] On average, it would be worth { $points } more point.
   *[other] On average, it would be worth { $points } more points.
}
puzzles-margins = CP ahead at the end: { $best }. After the next best turn: { $next }.
puzzles-solution = The best turn:
puzzles-gain = Compared with the next best turn, { $gain }.
puzzles-gain-fact = Compared with the next best turn, { $gain }: { $fact }.
puzzles-next-best = The next best turn: { $other }.
puzzles-next-best-same = The next best turn begins the same way, but continues differently.
puzzles-why = Show it
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-endgames = Endgames
puzzles-endgames-text = Find the best turn near the end of a game. All possible turns are known exactly.
puzzles-play = Solve puzzles
puzzles-own = From your own games
puzzles-own-text = Turns of yours that a review called mistakes. Play them again, and better.
puzzles-own-count = Solved: { $solved } of { $count }.
puzzles-own-none = Nothing here yet. Play a game and, when it is over, choose “{ $review }”: every mistake that cost you chances of winning becomes a puzzle.
puzzles-own-play = Play a game
puzzles-round = Round { $round }
puzzles-solved = solved
puzzles-unsolved = unsolved
puzzles-own-played = Played in the game: { $turn } Verdict: { $verdict }.
puzzles-judging = Your turn is being judged…
puzzles-as-good = As good as the best turn!
puzzles-own-better = Better than in the game, but not the best turn.
puzzles-own-chances = Your chance of winning: { $win }%. After the best turn: { $best }%. In the game: { $played }%.
puzzles-own-gained-better = Compared with the turn in the game, { $gain }.
puzzles-own-gained-worse = The turn in the game was better. With it, { $gain }.
puzzles-own-equal = About as good as the turn in the game.
puzzles-own-same = This is the turn that was played in the game.
# Until it is known what a try lacks.
puzzles-comparing = Your turn is being compared…
puzzles-missed = Compared with your attempt, { $gain }.
# What is gained, and behind it what the table shows of it.
puzzles-gain-shown = { $gain }: { $fact }
