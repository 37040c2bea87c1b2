### What is said about a table, beside the game itself.

table-created = { $count ->
    [one] A table with { $count } seat is open.
   *[other] A table with { $count } seats is open.
}
table-sat = { $name } sits down.
table-left = { $name } leaves the table.
table-ready = { $name } is ready.
table-dealt = The tiles are dealt. { $name } begins.
table-took-back = { $count ->
    [one] { $name } takes back { $count } decision.
   *[other] { $name } takes back { $count } decisions.
}
table-wished = { $wish ->
    [end] { $name } proposes to end the game now.
   *[rewind] { $name } asks to go back to an earlier point.
}
table-answered = { $answer ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
table-replaced = { $reason ->
    [absent] { $name } is away: a bot takes over.
    [clock] { $name } has run out of time: a bot takes over.
   *[resigned] { $name } has resigned: a bot takes over.
}
table-returned = { $name } is back.
table-moved = { $name } continues on another device.
table-rematched = The next game is being set up.
table-agreed = The game was ended by agreement.

## Hints

hint-why = Better than the next-best option ({ $other }): { $reason }.
