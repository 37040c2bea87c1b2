### The page of a review.

## How far it is

analysis-queued = The review waits its turn. It continues while this page is open; if you close it, nothing is lost.
analysis-working = { $done } of { $total } turns reviewed. You may close this page: nothing is lost.
analysis-done = The review is done.
analysis-soon = Verdicts appear from the last turn to the first. Choose one, or wait for the full review.
analysis-not-yet = This turn has not been reviewed yet.
analysis-failed-unavailable = This server cannot review games, because its compiled core is missing. Whoever runs it can install the core; or save the record and use `orbis review` on another computer.
analysis-failed-unfit = This game could not be reviewed. Open the replay to see whether the record is valid.
analysis-retry = Try again

## The turns

analysis-whole = The whole game
analysis-round = Round { $round }
analysis-turn = Round { $round } · { $name }
analysis-waiting = Round { $round } · { $name }: not reviewed yet
analysis-graph = Chance of winning, turn by turn
analysis-turn-told = Round { $round } · { $name }: { $verdict }, { $lost }
analysis-no-turn = no turn chosen

## A turn

analysis-drawn = Which turn to show
analysis-played-best = Played: the best turn
analysis-chance = Chance of winning
# What a turn gave away: the sign is part of the number.
analysis-chance-lost = { $chance } chance of winning
analysis-figures = More figures
analysis-luck = Luck of the next tile
analysis-luck-none = no tile was revealed
analysis-exact = Calculated exactly.
analysis-estimated = Estimated by playing it out many times.
analysis-again = Try again from here
analysis-again-text = You play as { $name }; bots play the others. Tiles nobody has seen yet are reshuffled.
analysis-practise = Practise this turn
analysis-next = Next mistake

## The whole game

analysis-finest = Best turn
analysis-costliest = Costliest turns
analysis-unit-chance = Chance of winning given away
analysis-unit-points = Settled: CP given away
analysis-none = none
analysis-note = Best turn: the one where finding the best play mattered most. Costliest turn: the one that gave away the most.
analysis-books = Each column adds up: the chance at the start, what the player’s own turns gave away, what the others’ turns changed, the luck of the tiles revealed, a correction, the result. Luck is to nobody’s credit: on average it is zero. The correction is how far later evaluations differed from earlier ones.
