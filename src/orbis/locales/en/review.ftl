### The review of a game: the command, its tables, its page and its sentences.

## The command

cli-review-help = review every turn of a game: what it was worth, what would have been better and why, and who was lucky
review-simulations-help = how many simulations an evaluation uses; more take longer and are more reliable
review-jobs-help = how many turns to review at a time (default: one per processor)
review-json-help = where to write the review for programs, as JSON
review-html-help = where to write the review as a web page
review-progress = reviewing
review-written = The review is in { $path }.
review-unfinished = The game was not played to its end. { review-covers }
review-covers = The review covers what was played.
review-nothing = Nothing has been played yet.
review-empty = There is nothing to review.

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
review-players-note = Accuracy: 100 if every turn was the best found, and lower the more the turns give away on average. Turns in a game that is already decided do not count.
review-books-note = The columns add up. Correction: how much the evaluation changed when made again from the next turn; exact values need none.

## Why

review-why-best = The best turn found.
review-why-equal = As good as the best turn found.
review-why-settled = { $why } The game was as good as decided: it cost only points.
# Better is what to do, as an option says it; cause is a clause that says what it brings. Anybody may read it, so it never says “you”.
review-why = Better: { $better }. This way { $cause }.
review-why-fact = Better: { $better }. This way { $cause }: { $fact }.
review-why-points = Better: { $better }. This way { $cause } (worth about { $points } CP by the end of the game).
review-as-wilderness = { $option } as a wilderness
review-cause-forest = the forest at { $slot } becomes active
review-cause-worshippers = there are more worshippers for the next tiles
review-cause-regions = regions bring more CP
review-cause-wildernesses = wildernesses cost fewer CP
review-cause-temple = the temple race brings more CP
review-cause-god = the god brings more CP
review-cause-others = { $others ->
    [1] the opponent gets fewer CP
   *[other] the strongest opponent gets fewer CP
}
review-cause-chance = the chance of winning is better, with about the same CP
review-fact-points = { $best } CP instead of { $played } if the game ended now
review-fact-regions = so far, { $best } CP from regions instead of { $played }
review-fact-wildernesses = { $best ->
    [one] { $best } wilderness
   *[other] { $best } wildernesses
} instead of { $played }
review-fact-inactive = { $best ->
    [one] { $best } deactivated region
   *[other] { $best } deactivated regions
} instead of { $played }
review-fact-discounts = later tiles are cheaper with { $best ->
    [one] { $best } discount token
   *[other] { $best } discount tokens
} instead of { $played }
review-fact-symbols = { $best ->
    [one] { $best } temple symbol
   *[other] { $best } temple symbols
} instead of { $played }
review-fact-places = later tiles fit into the higher rows in { $best ->
    [one] { $best } way
   *[other] { $best } ways
} instead of { $played }
review-fact-kingdom = { $best ->
    [one] { $best } worshipper
   *[other] { $best } worshippers
} in the kingdom instead of { $played }
review-fact-left = the next player finds { $best ->
    [one] { $best } worshipper
   *[other] { $best } worshippers
} on the display instead of { $played }
review-fact-denied = otherwise the next player could afford this tile
review-fact-denied-tile = otherwise { $others ->
    [1] the opponent
   *[other] the next player
} could afford { kind-tile } at { $cell }
