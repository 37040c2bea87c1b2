### The page of a review.

## How far it is

analysis-queued = The review waits in the queue. You may close this page: nothing is lost.
analysis-working = { $done } of { $total } turns looked at. You may close this page: nothing is lost.
analysis-done = The review is done.
analysis-soon = The verdicts come in from the last turn to the first. Choose one of them, or wait for the whole.
analysis-not-yet = This turn is not judged yet.
analysis-failed-unavailable = This server cannot review games, because its compiled core is missing. Whoever runs it can install the core; or save the record and use `orbis review` on another computer.
analysis-failed-unfit = This game could not be reviewed. Look back at it to see whether the record holds.
analysis-retry = Ask for it again

## The turns

analysis-whole = The whole game
analysis-round = Round { $round }
analysis-turn = Round { $round } · { $name }
analysis-waiting = Round { $round } · { $name }: not judged yet
analysis-graph = Chance of victory turn by turn
analysis-turn-told = Round { $round } · { $name }: { $verdict }, chance then { $chance }
analysis-no-turn = no turn chosen

## A turn

analysis-drawn = Which turn is drawn
analysis-played-best = Played: the best turn
analysis-chance = Chance of victory
analysis-chance-lost = Chance given away
analysis-luck = Luck of the next tile
analysis-luck-none = no tile came
analysis-exact = Counted out exactly.
analysis-estimated = Estimated by playing it out many times.
analysis-again = Try again from here
analysis-again-text = You play for { $name }, bots play the others. Tiles not seen yet are dealt anew.
analysis-next = Next mistake

## The whole game

analysis-finest = Best turn
analysis-costliest = Costliest turn
analysis-none = none
analysis-note = Best turn: the best one found where most depended on finding it. Costliest turn: the one that gave most away.
analysis-books = Each column adds up: the chance at the start, what one's own turns gave away, what the others' turns changed, the luck of the tiles that came, a correction, the result. Luck is nobody's merit: on average it is nothing. The correction is what later looks judged otherwise.
