### What is said about a table, beside the game itself.

table-created = { $count ->
    [one] A table with { $count } seat is open.
   *[other] A table with { $count } seats is open.
}
table-sat = { $name } sits down.
table-left = { $name } leaves the table.
table-removed = The host frees { $name }’s seat.
table-declined = { $name } does without the seat that was kept.
table-opened = The seat kept for { $name } is now open to anybody.
table-renamed = { $former } is now called { $name }.
table-filled = A bot takes a seat: { $name }.
table-ready = { $name } is ready.
table-dealt = The tiles are dealt. { $name } begins.
table-took-back = { $count ->
    [one] { $name } takes back { $count } decision.
   *[other] { $name } takes back { $count } decisions.
}
table-wished = { $wish ->
    [end] { $name } proposes to end the game now, without a winner.
    [own] { $name } asks to take back the whole turn in round { $round }.
    [yours] { $name } asks to go back to before your turn in round { $round }.
    [turn] { $name } asks to go back to before { $player }’s turn in round { $round }.
   *[within] { $name } asks to go back to an earlier point in { $player }’s turn in round { $round }.
}
table-wished-pause = { $name } proposes a pause until somebody ends it.
table-wished-pause-days = { $count ->
    [one] { $name } proposes a pause of { $count } day.
   *[other] { $name } proposes a pause of { $count } days.
}
table-answered = { $answer ->
    [yes] { $name } agrees.
    [withdrawn] { $name } withdraws the request.
   *[no] { $name } does not agree.
}
table-replaced = { $reason ->
    [absent] { $name } is not at the table: a bot takes over.
    [late] { $name } has run out of time: a bot plays this turn.
    [clock] { $name } has run out of time: a bot takes over.
   *[resigned] { $name } has resigned: a bot takes over.
}
table-gave-up = { $reason ->
    [clock] { $name } ran out of time.
   *[resigned] { $name } resigned.
}
table-waited = { $name } is waiting for { $player }. No bot takes over.
table-returned = { $name } is back.
table-moved = { $name } continues on another device.
table-stood = The server could not be reached. The clocks stood still meanwhile.
table-paused = The game is paused. The clocks stand still.
table-resumed = { $name } continues the game.
table-pause-over = The pause is over.
table-excused = { $name } is on holiday. The clock stands still meanwhile.
table-rematched = The next game is being set up.
table-said = { $name }: { $what }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nicely played!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = I am still thinking.
phrase-moment = I will be back in a moment.
phrase-good-game = Good game!
phrase-bye = Bye!
phrase-smile = 🙂
phrase-laugh = 😂
phrase-wow = 😮
phrase-sad = 😢
phrase-thumb = 👍
phrase-heart = ❤️
table-ended-early = The game was ended early: nobody won.

## Hints
hint-why = You could also { $other }, but this way { $gain }.
hint-why-fact = You could also { $other }, but this way { $gain }: { $fact }.
hint-why-points = You could also { $other }, but this way { $gain } (worth about { $points } CP by the end of the game).
hint-gain-forest = your forest at { $slot } becomes active
hint-gain-worshippers = you have more worshippers for the next tiles
hint-gain-regions = you get more CP from regions
hint-gain-wildernesses = you lose fewer CP to wildernesses
hint-gain-temple = you get more CP in the temple race
hint-gain-god = your god brings you more CP
hint-gain-others = { $others ->
    [1] your opponent gets fewer CP
   *[other] your strongest opponent gets fewer CP
}
hint-gain-chance = you have a better chance of winning, with about the same CP
hint-why-equal = As far as the bot can tell, you could just as well { $other }.
hint-why-wait = You could also { $other }, but a god can wait: as far as the bot can tell, a tile is as good now.
