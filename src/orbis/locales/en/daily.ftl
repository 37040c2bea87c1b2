### The deal of the day: the same for everyone on a server.

daily-rules = { $place ->
    [inside] Everyone who plays without a server
   *[server] Everyone on this server
} gets the same tiles, goes first and plays against the same Priests, who answer the same moves in the same way. There is a separate deal for one, two and three of them. Your game counts if you finish it before midnight (UTC). There are no hints, and finished turns cannot be taken back. Winners come first, then the players with more points.
daily-streaks = Days in a row: { $streak } (at most { $longest })
daily-today = Today
daily-yesterday = Yesterday
daily-nobody = Nobody has finished this deal.
daily-not-you = You have not finished this deal.
daily-place = #
daily-player = Player
daily-best-bot = Best Priest
daily-result = Result
daily-won = Won
daily-lost = Lost
daily-you = (you)
daily-games = { $count ->
    [one] { $count } game in all
   *[other] { $count } games in all
}
daily-replay-best = Replay the best game
daily-review-best = Review of the best game
