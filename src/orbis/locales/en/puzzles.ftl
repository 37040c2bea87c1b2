### Puzzles: find the best turn.

puzzles-title = Puzzle
puzzles-ask = Find the best turn.
puzzles-how = Play it as usual and end the turn: you can take everything back until then.
puzzles-known = All possible turns are known exactly.
puzzles-grade = Difficulty: { $grade }
puzzles-rating = Rating { $rating } · in a row: { $streak }
puzzles-ended = Your turn is over.
puzzles-best = The best turn!
puzzles-not-best = There is a better turn.
puzzles-chance = Your chance of winning is { $win }% instead of { $best }%.
puzzles-points = { $points ->
    [one] On average, it would be worth { $points } more point.
   *[other] On average, it would be worth { $points } more points.
}
puzzles-why = Show it
puzzles-look = Show the table
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-endgames = Endgames
puzzles-endgames-text = Find the best turn near the end of a game. All possible turns are known exactly.
puzzles-play = Solve puzzles
puzzles-own = From your own games
puzzles-own-text = Turns of yours that a review called mistakes. Play them again, and better.
puzzles-own-count = Solved: { $solved } of { $count }.
puzzles-own-none = Nothing here yet. Play a game and, when it is over, choose “{ $review }”: every mistake of yours becomes a puzzle.
puzzles-own-play = Play a game
puzzles-round = Round { $round }
puzzles-solved = solved
puzzles-unsolved = unsolved
puzzles-own-verdict = Verdict on the turn played in the game: { $verdict }.
puzzles-judging = Your turn is being judged…
puzzles-as-good = As good as the best turn!
puzzles-own-better = Better than in the game, but not the best turn.
puzzles-own-chances = Your chance of winning: { $win }%. After the best turn: { $best }%. In the game: { $played }%.
