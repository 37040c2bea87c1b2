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
web-strike-from = choose what to remove from { $cell }

## A universe and its kingdom

web-your-universe = Your universe
web-universe-of = Universe: { $name }
web-regions = { $number } of 14 regions
web-ended-now = if it ended now
web-at-end = final score
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
web-affordable-payable = you can build it
web-affordable-exchange = you can build it after an exchange
web-affordable-wilderness = only as a wilderness
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · deactivated
web-region-undecided = { $slot }: { $tile } · not decided yet
web-region-forest = { $slot }: { $tile } · neighbours: { $have } of { $need }
web-why-slot = Why not { $slot }?
web-why-row = Why not in row { $row }, place { $place }?
web-kingdom = Kingdom
web-kingdom-size = { $number } of 10

## Other players

web-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
web-next = Next · { web-temples }
web-playing = Playing · { web-temples }
web-pausing = Paused · { web-temples }
web-replaced = Bot playing
web-opponent = { $name }: { $points } CP; show the universe
web-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-you-watch = You are watching
web-watch-from = Whose seat you watch from
web-since = Since your last turn
web-since-of = Since { $name }’s last turn
web-since-more = +{ $count }: what happened before that
web-replay = Replay these turns
web-nothing-yet = Nothing yet.

## What a tile would do

web-gather = Gather
web-swap = Exchange
web-exchange-for = exchange { $given } for { $gained }
web-pay = Pay
web-then = then
web-worth = worth { $points } CP
web-effect = Effect
web-about-tile = What this tile does
web-spread = Spread
web-instead = Instead: { $title }
web-preview-hint = Point at or tap a tile, a god or a slot to see what it would do.
web-choose-hint = Choose among the marked worshippers.
web-look-hint = Point at or tap a tile or a god to see what it does.
web-stakes = Worth { $points } CP, or 0 CP if you decline.

## The bar below

web-build = Build
web-wilderness = Wilderness, −1 CP
web-wilderness-free = Wilderness
web-decline = Decline, 0 CP
web-exchange = Exchange 3:1
web-undo = Undo
web-undo-turn = Undo turn
web-redo = Redo
web-end-turn = End turn
web-next-table = Next table ({ $number })
web-take = Take

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
web-log-round = Round { $round }
web-log-steps = Each step: { $turn }
web-log-replay = Replay since your last turn
# A whole turn in a few words, without a full stop: points and effects may follow.
web-turn-build = { $count ->
    [0] { $name } builds { kind-tile } in row { $row }
   *[other] { $name } builds { kind-tile } in row { $row } for { $cost }
}
web-turn-wilderness = { $name } turns { kind-tile } into a wilderness in row { $row }
web-bot-for = A bot for { $name }
web-turn-god = { $name } takes { $god }
web-turn-take = { $name } takes { kind-tile } from { $cell }
web-turn-exchange = { $name } exchanges 3 { $given } worshippers for 1 { $gained }
web-turn-exchanged = exchanged 3 { $given } for 1 { $gained }
web-turn-struck = struck { $count }
web-turn-deactivated = deactivated

## Not at the table

web-away-back = While you were not at the table, a bot played for you.
web-away-show = Show it
web-away-clock = You have run out of time: a bot will play for you until the end of the game.
web-away-late = You ran out of time, so a bot played one turn for you.
web-missed = { $name } has missed two turns in a row.
web-rewound = { $wish ->
    [own] { $name } takes back the turn in round { $round }
    [turn] { $name } goes back to before { $player }’s turn in round { $round }
   *[within] { $name } goes back to an earlier point in { $player }’s turn in round { $round }
}
web-rewound-alone = { $what }.
web-rewound-agreed = { $what }; { $names } { $count ->
    [one] agrees
   *[other] agree
}.
web-paused = The game is paused.
web-paused-until = The game is paused until { $date }.
web-paused-yours = After the pause it is your turn.
web-paused-turn = After the pause it is { $name }’s turn.
web-resume = End the pause
web-resume-ask = The game continues at once, and the clock of { $name } runs again.
web-resume-ask-yours = The game continues at once, and your clock runs again.
web-resume-not = Stay paused
web-absent-bot = { $name } is not at the table. A bot takes over in { $time }.
web-absent-waited = { $name } is not at the table. { $player } is waiting, so no bot takes over.
web-absent-you-wait = { $name } is not at the table. You are waiting, so no bot takes over.
web-wait = Wait
web-let-bot = Let a bot play now
web-let-bot-in = You can let a bot play in { $time }.
web-moved = You are playing on another device now.
web-play-here = Play here again

## What else is to be told

web-refused = { $wish ->
    [end] { $name } wants to play on.
    [pause] { $name } does not want a pause.
   *[rewind] { $name } does not want to go back.
}
web-went-back = { $whose ->
    [yours] Agreed: back to your turn in round { $round }.
   *[other] Agreed: back to { $player }’s turn in round { $round }.
}
web-branched = A new try from here. The unseen tiles have been shuffled again.
web-branched-show = Earlier game
web-try = Try it out
web-trying = Only a try: you play every seat, nobody sees it, and unseen tiles are shuffled again.
web-trying-goes-on = The real game has moved on: it is your turn.
web-trying-again = Start again
web-trying-back = Back to the game
web-trying-title = Trying it out · { $now }
web-say = Say something
web-say-phrases = Phrases
web-say-reactions = Reactions
web-say-write = Write something
web-say-send = Send
web-said = What was said
web-unheard = Said while you were not at the table
web-mute = Mute { $name }
web-mute-text = What you have muted is shown neither at the table nor in the log on this device, and you get no notices of it.
