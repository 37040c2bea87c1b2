### One’s own games: all tables, the one that waits, friends.

mine-title = My games
mine-friends = My friends
mine-invitations = Invitations
mine-going = Going on
mine-search = Search by a player’s name
mine-none-found = No games with “{ $name }”.
mine-empty = You have no games yet. Your tables will be listed here, and later the finished games with result, replay and review.
mine-play = Play a game
mine-more = Show more
mine-nothing-waits = No table is waiting for you
mine-nothing-waits-text = It is somebody else’s turn everywhere. Have a look at your tables, or begin another game.
mine-nothing-goes-on = You have no games going on. How about a new one?
mine-friends-empty = Nobody yet. When you have played with somebody, you will find them here and can invite them.
mine-invite = Invite
mine-invite-name = Invite { $name }
mine-invite-text = The seat is kept: your friend finds the invitation on the start page.
mine-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
mine-head-to-head = wins: you { $mine }, { $name } { $theirs }
mine-friend-going = { $count ->
    [one] You are playing a game
   *[other] You are playing { $count } games
}
mine-last = Last game: { $when }
mine-unmute = Allow invitations from { $name } again

## Statistics

mine-statistics = Statistics
mine-stat-empty = There is nothing to count yet. Play a game to the end, and you will see here how it went.
mine-stat-games = Games
mine-stat-won = You won
mine-stat-theirs = They won
mine-stat-accuracy = { $count ->
    [one] Accuracy in { $count } reviewed game
   *[other] Accuracy in { $count } reviewed games
}
mine-stat-by-players = By number of players
mine-stat-by-opponent = By opponent
mine-stat-opponent = Opponent
mine-stat-scores = Your latest scores
mine-stat-unlisted = Games that ended by resignation are not among the latest scores.
mine-stat-day = Day
mine-stat-chart = { $count ->
    [one] The parts of your score in { $count } game; the table below has the figures
   *[other] The parts of your score in your last { $count } games, the earliest on the left; the table below has the figures
}
mine-stat-rules = Games count if they were played to the end or a resignation ended them, and you had one seat. Resigning counts as a loss, and so does running out of time, except where the clock is per turn.

## Ratings

mine-rating = Your rating
mine-rating-over-time = Your rating over your last { $count } rated games
mine-rating-chart = Your rating after each of your last { $count } rated games: { $first } at first, { $last } now, between { $least } and { $most }.
mine-ratings = Ratings on this server
mine-ratings-empty = Nobody has played a rated game yet. When you make a table for friends, switch on “Rated”.
mine-ratings-text = Everybody who has played a rated game is listed. The true strength is within ± of the rating with a certainty of 95%; under { $games } games the rating is provisional and has a question mark. The ratings of the bots are fixed: everybody is measured by them.
mine-rating-player = Player
mine-rating-value = Rating
