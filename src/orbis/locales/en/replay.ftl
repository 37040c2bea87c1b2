### Walking through a record.

replay-title = Replay
replay-dealt = The tiles are dealt. { $name } begins.
replay-turn = Round { $round } · { $name }
replay-place = Decision { $number } of { $count }
replay-controls = Step through the game
replay-first = To the start
replay-back-turn = Back one turn
replay-back = Back one decision
replay-play = Play
replay-pause = Pause
replay-on = Forward one decision
replay-on-turn = Forward one turn
replay-last = To the end
replay-moment = Moment of the game
replay-speed = Speed
replay-times = { $speed }×
replay-moves = Moves
replay-key-play = play or pause
replay-again = Try again
replay-hint = ← and → step by decision, ↑ and ↓ by turn, Space plays. Press a tile or a player to enlarge it.

## What can be done with a record

replay-link = Link to this moment
replay-link-text = Whoever opens it sees the table exactly as it is here.
replay-review = Review
replay-play-on = Play on from here
replay-play-on-text = The tiles nobody has seen yet are reshuffled, so what comes next is open again.
replay-play-on-over = The game is over at this point. Go back to play on from an earlier moment.
replay-seat-next = { $name } (to play)
replay-seat-here = Me
replay-seat-open = A friend, via link

## Whether it holds

replay-checking = Checking the record…
replay-holds = Checked: the deal is fair, and the moves and the result are correct.
replay-holds-unfinished = Checked: the deal is fair and the moves are correct. The game was not finished.
replay-holds-not = Something in this record is wrong:
replay-problem-rules-version = The record needs version { $recorded } of the rules; this is version { $expected }.
replay-problem-tile-set = The record was played with tile set { $recorded }, not with { $expected }.
replay-problem-set-up = This set-up is not possible ({ $rule }).
replay-problem-no-secret = The secret of the deal is not in the record, so the deal cannot be checked.
replay-problem-secret = The secret is not 64 hexadecimal digits.
replay-problem-commitment = The secret does not match the commitment made before the game.
replay-problem-display = The display does not match the deal: recorded { $recorded }, dealt { $expected }.
replay-problem-gods = The gods do not match the deal: recorded { $recorded }, dealt { $expected }.
replay-problem-branch = Branch after move { $recorded }: a tile still has to be revealed there ({ $rule }).
replay-problem-reveal = Turn { $turn }: the tile revealed should be { $expected }, not { $recorded }.
replay-problem-move = Turn { $turn }: { $recorded } is not allowed ({ $rule }).
replay-problem-result = The result should be { $expected }, not { $recorded }.
