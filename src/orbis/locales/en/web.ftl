### The table in the browser.

## The bar above

web-round = Round
web-of-rounds = of { $rounds }
web-log = Log
web-rules = Rules
web-menu = Menu

## What all share

web-gods = Gods
# Under a medallion: a god by what it stands for.
web-god-G1 = Love
web-god-G2 = Apprentice
web-god-G3 = Oceans
web-god-G4 = Idleness
web-god-G5 = Fire
web-god-G6 = Technology
web-god-G7 = Nature
web-god-G8 = Balance
web-god-G9 = Harvest
web-god-G10 = Death
web-god-taken = { $god }: taken by { $name }
web-temple-tokens = Temple tokens
web-award = { $points } CP: { $name }
web-award-nobody = { $points } CP: nobody
web-display = Display
web-stacks = Face-down stacks
web-stacks-left = Face-down tiles: { $first } of level 1, { $second } of level 2, { $third } of level 3
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · on it: { $amounts }

## A universe and its kingdom

web-your-universe = Your universe
web-universe-of = Universe: { $name }
web-regions = { $number } of 14 regions
web-ended-now = if it ended now
web-points = CP
web-your-god = your god
web-god = god
web-free = { $colour ->
    [white] White is free
    [blue] Blue is free
    [green] Green is free
    [red] Red is free
   *[orange] Orange is free
}
web-discount-token = discount token
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · deactivated
web-region-forest = { $slot }: { $tile } · neighbours: { $have } of { $need }
web-why-slot = Why not { $slot }?
web-kingdom = Kingdom
web-kingdom-size = { $number } of 10

## Other players

web-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
web-next = Next · { web-temples }
web-playing = Playing · { web-temples }
web-replaced = Bot playing
web-opponent = { $name }: { $points } CP; show the universe
web-since = Since your last turn
web-since-of = Since { $name }’s last turn
web-replay = Replay these turns
web-nothing-yet = Nothing has happened yet.

## What a tile would do

web-gather = Gather
web-pay = Pay
web-spread = Spread
web-preview-hint = Point at a tile, a god or a slot to see what it would do.

## The bar below

web-build = Build
web-wilderness = Wilderness, −1 CP
web-wilderness-free = Wilderness
web-decline = Decline
web-exchange = Exchange 3:1
web-undo = Undo
web-undo-turn = Undo turn
web-end-turn = End turn

## Looking back

web-past = Looking back
web-past-show = Show the table as it was then
web-past-still = You cannot choose anything while looking back.
web-past-goes-on = Meanwhile, the game goes on.
web-past-yours = Meanwhile, it is your turn.
web-past-back = Step back
web-past-on = Step forward
web-past-play = Play
web-past-pause = Pause
web-past-now = Back to the game
web-past-keys = looking back: one step back or forward

## Being away

web-away-back = While you were away, a bot played for you.
web-away-show = Show it
web-away-clock = You have run out of time: a bot will play for you until the end of the game.
