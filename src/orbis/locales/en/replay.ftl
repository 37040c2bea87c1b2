### Walking through a record.

replay-title = Looking back
replay-dealt = The tiles are dealt. { $name } begins.
replay-turn = Round { $round } · { $name }
replay-place = Decision { $number } of { $count }
replay-controls = Walk through the game
replay-first = To the beginning
replay-back-turn = Back a turn
replay-back = Back a decision
replay-play = Play
replay-pause = Pause
replay-on = On a decision
replay-on-turn = On a turn
replay-last = To the end
replay-moment = Moment of the game
replay-speed = Speed
replay-times = { $speed }×
replay-moves = Moves
replay-key-play = play or pause
replay-again = Try again
replay-hint = ← and → go by decision, ↑ and ↓ by turn, Space plays. Press a tile or a player to see it large.

## What can be done with a record

replay-link = Link to this moment
replay-link-text = Whoever opens it sees the table just as it is here.
replay-review = Review
replay-play-on = Play on from here
replay-play-on-text = The tiles that nobody has seen yet are shuffled anew: what comes is open again.
replay-play-on-over = The game is over here. Go back to play on from an earlier moment.
replay-seat-next = { $name } (to play)
replay-seat-here = I play
replay-seat-open = A friend, by link

## Whether it holds

replay-checking = Checking the record …
replay-holds = Checked: the deal is fair, the moves and the result hold.
replay-holds-unfinished = Checked: the deal is fair and the moves hold. The game was not finished.
replay-holds-not = Something in this record does not fit:
replay-problem-rules-version = The record needs version { $recorded } of the rules; this is version { $expected }.
replay-problem-tile-set = The record was played with tile set { $recorded }, not with { $expected }.
replay-problem-set-up = The set-up is not possible ({ $rule }).
replay-problem-no-secret = The secret of the deal is not in the record, so the deal cannot be checked.
replay-problem-secret = The secret is not 64 hexadecimal digits.
replay-problem-commitment = The secret is not the one that was committed to before the game.
replay-problem-display = The display was not dealt so: recorded { $recorded }, dealt { $expected }.
replay-problem-gods = The gods were not dealt so: recorded { $recorded }, dealt { $expected }.
replay-problem-branch = Branch after move { $recorded }: a tile has still to be revealed there ({ $rule }).
replay-problem-reveal = Turn { $turn }: the tile revealed was { $expected }, not { $recorded }.
replay-problem-move = Turn { $turn }: { $recorded } is not allowed ({ $rule }).
replay-problem-result = The result is { $expected }, not { $recorded }.
