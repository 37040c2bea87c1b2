### The review of a game: the command, its tables, its page and its sentences.

## The command

cli-review-help = review every turn of a game: what it was worth, what would have been better and why, and who was lucky
review-simulations-help = how many simulations an evaluation uses; more take longer and are more reliable
review-jobs-help = how many turns to review at a time (default: one per processor)
review-json-help = where to write the review for programs, as JSON
review-html-help = where to write the review as a web page
review-progress = reviewing
review-written = The review is in { $path }.
review-unfinished = The game is not over; this is the review so far.
review-nothing = Nothing has been played yet.

## Verdicts

review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder

## Heads and titles

review-title = Review
review-turns = Turn by turn
review-lessons = What would have been better
review-players = Players
review-books = Where the chance of winning came from
review-chances = Chance of winning
review-turn = Turn
review-player = Player
review-verdict = Verdict
review-played = Played
review-chance = Chance
review-loss = Loss
review-points = CP lost
review-luck = Luck
review-accuracy = Accuracy
review-mean-loss = Mean loss
review-worst = Worst turn
review-start = Start
review-own = Own turns
review-others = Other turns
review-correction = Correction
review-end = Result
review-now = Now
review-simulations = Simulations
review-round = Round
review-best-turn = Best turn
review-exact = exact
# What a turn lost in a decided game.
review-lost = { $points } CP

## Notes

review-turns-note = Chance: the player’s chance of winning after the turn. Loss: how much of it the turn gave away compared with the best turn found. Luck: how much the tile revealed afterwards changed it, compared with the average of all tiles that could have come.
review-players-note = Accuracy: 100 if every turn was the best found, and lower the more the turns give away on average.
review-books-note = The columns add up. Correction: how much the evaluation changed when made again from the next turn; exact values need none.

## Why

review-why-best = The best turn found.
review-why-equal = As good as the best turn found.
review-why-settled = { $why } The game was as good as decided: it cost only points.
# Better is what to do, as an option says it; cause is what it brings.
review-why = Better: { $better } – { $cause }.
review-why-fact = Better: { $better } – { $cause } ({ $fact }).
review-as-wilderness = { $option } (as a wilderness)
review-cause-forest = this completes the forest at { $slot }
review-cause-worshippers = worshippers for the next tiles
review-cause-regions = more CP from regions
review-cause-wildernesses = fewer CP lost to wildernesses
review-cause-temple = more CP in the temple race
review-cause-god = more CP from the god
review-cause-others = { $others ->
    [1] fewer CP for the opponent
   *[other] fewer CP for the strongest opponent
}
review-cause-chance = a better chance of winning with about the same CP
review-fact-points = CP if the game ended now: { $best } instead of { $played }
review-fact-regions = CP from regions so far: { $best } instead of { $played }
review-fact-wildernesses = wildernesses: { $best } instead of { $played }
review-fact-inactive = deactivated regions: { $best } instead of { $played }
review-fact-discounts = discount tokens: { $best } instead of { $played }
review-fact-symbols = temple symbols: { $best } instead of { $played }
review-fact-places = ways to place a colour in a higher row: { $best } instead of { $played }
review-fact-kingdom = worshippers in the kingdom now: { $best } instead of { $played }
review-fact-left = worshippers left on the display for the next player: { $best } instead of { $played }
