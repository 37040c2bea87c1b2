### The pages around the table in the browser.

## Everywhere

pages-title = Orbis: create a universe
pages-loading = One moment…
pages-connecting = Connecting…
pages-reconnecting = Connection lost. Reconnecting; your game is safe.
pages-unreachable = The server cannot be reached. Please try again.
pages-close = Close
pages-to-start = Home
pages-nowhere = There is nothing at this address.
pages-record-away = A player of this game may have been forgotten: then you find it among your games.
pages-language = Language
pages-theme = Theme
pages-theme-system = System
pages-theme-light = Light
pages-theme-dark = Dark
pages-settings = Settings
pages-settings-table = At the table
pages-settings-you = Your name and your devices
pages-learn = Learn
pages-tiles = Tiles
# Names for newcomers, with spaces between them.
pages-names = Vega Lyra Mira Altair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } CP
pages-problem = { $code ->
    [bad_request] That could not be understood.
    [too_large] That is too long.
    [no_identity] Your browser was not recognised. Please reload the page.
    [forbidden] That is not allowed here.
    [not_found] There is nothing here: the link may be wrong or too old.
    [not_waiting] The game has already begun.
    [not_playing] The game has not begun yet, or is already over.
    [seat_taken] Somebody has just taken that seat.
    [name_taken] Somebody at this table already has that name, or one that looks like it. Please choose another.
    [not_your_turn] It is not your turn.
    [illegal] That is not possible now.
    [stale] The table has changed in the meantime. Please look again.
    [late] The table has changed in the meantime. Please look again.
    [out_of_time] You have run out of time.
    [paused] The game is paused.
    [no_wish] That request is no longer open.
    [unfit] That is not valid.
    [limit] This server allows no more. Finish or delete something first, or wait a while.
    [too_many] Too many requests at once. Please wait a moment.
   *[unavailable] That is not possible at the moment. Please try again later.
}
pages-no-invitations = { $name } takes no invitations at the moment.
pages-forbidden = { $reason ->
    [seat-of-another] That seat is somebody else’s.
    [players-only] Only players of this table can do that.
    [host-only] Only the host of the table can do that.
    [others-decide] The others at the table decide that.
    [others-play] Somebody else plays at this table, too.
    [bot-plays] A bot plays this seat.
    [no-bot] No bot steps in at this table.
    [have-seat] You already have a seat at this table.
    [seat-freed] The host has freed your seat at this table.
    [phrases-only] At this table you can only use the phrases.
    [no-free-text] On this server you can only use the phrases.
    [no-hints] That is not possible while the game is played without hints.
    [rated] A rated game is played to its end, or resigned.
    [day-is-on] That is possible once the day of this deal is over, after midnight (UTC).
    [not-friends] You can invite people you have played with, if they want that.
    [no-going-back] Nobody can go back to an earlier turn at this table: the game is rated or the deal of the day.
    [own-seat] It is your own seat. You can leave it.
    [others-wait] Somebody else at the table is waiting for that player.
    [back-soon] The player has only just left. You can let a bot play soon.
    [one-deal] There is one deal of the day. Tomorrow there is another.
    [daily-stays] A game of the deal of the day cannot be handed over. Use your recovery link on the other device.
    [passkey] The passkey was not accepted. Try again, or use your recovery link.
    [brought-by-another] Somebody else has already brought this game here.
   *[other] That is not allowed here.
}
pages-bad-address = { $why ->
    [address-https] The address must begin with https://
    [address-inside] This server does not send to addresses inside a private network. Enter one that can be reached from the internet, or ask the server’s host to allow this one (--webhooks-at).
    [address-http-inside] The address must begin with https:// and be reachable from the internet. Only the server’s host can allow one inside a private network (--webhooks-at).
    [address-discord] A Discord webhook begins with https://discord.com/api/webhooks/
    [address-slack] A Slack webhook begins with https://hooks.slack.com/
    [address-ntfy] The address must end with your topic: https://ntfy.sh/your-topic
    [address-mail] This is not a valid mail address. Enter one such as ann@example.org.
    [address-room] A room’s id begins with an exclamation mark: !abc:example.org. Your Matrix app shows it in the room’s settings, under “Advanced”.
    [address-chat] A chat’s id is a number such as 123456789. A channel also has a name such as @orbis_news.
    [address-bot] A bot’s token looks like 123456789:AAE… Copy all of it from @BotFather.
    [address-token] An access token has no spaces. Copy it again.
   *[address-odd] This is not a valid address. Copy it again, without spaces, a user name or a password.
}

## The start

pages-heading = Create a universe, tile by tile
pages-subheading = Take a tile, leave worshippers on its neighbours, build a pyramid that scores: a tile-laying game for 2 to 4 players, 30 to 45 minutes. No account, nothing to install.
pages-learn-to-play = Learn in 8 minutes
pages-learnt = All chapters done
pages-new-here = New here?
pages-play-now = Play against a bot
pages-play-more = { $count ->
    [one] Play against { $count } bot
   *[other] Play against { $count } bots
}
pages-play = Play
pages-opponents = Opponents
pages-level-of = Opponent { $number }
pages-level = { $name } · strength { $strength } of 5
pages-core-coming = Levels 3 to 5 are still being prepared. You will be able to choose them in a moment.
pages-core-absent = Levels 3 to 5 need the compiled core, which this server does not have.
pages-level-pilgrim = Pilgrim
pages-level-acolyte = Acolyte
pages-level-priest = Priest
pages-level-prophet = Prophet
pages-level-oracle = Oracle
pages-daily = Deal of the day
pages-daily-text = Everyone gets the same tiles and plays against one, two or three Priests. Each deal can be played once.
pages-daily-play = Play today’s deal
pages-daily-continue = Continue your game
pages-daily-results = Results
pages-daily-left = Time left: { $time }
pages-daily-leader = Best so far: { $name }, { $points } CP
pages-daily-nobody = Nobody has finished it yet. Be the first!
pages-daily-yours = You are number { $rank } of { $games }, with { $points } CP
pages-daily-result = Your result: { $points } CP
pages-daily-inside = Only your own results are listed here. They stay in this browser.
pages-daily-uncounted = Your game with this deal does not count, as you gave it up. Tomorrow there is a new deal.
pages-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
pages-daily-tomorrow = The day of this deal is not over. After midnight (UTC) you can replay and review your game.
pages-puzzles = Puzzles
pages-puzzles-text = Find the best turn: in endgames that are solved exactly, and where a review found your own mistakes.
pages-puzzles-rating = Rating { $rating } · in a row: { $streak }
pages-hot-seat = On one screen
pages-hot-seat-text = Two to four people take turns on this device.
pages-players = Players
pages-player = Player { $number }
pages-friends = With friends
pages-invite-friends = Invite friends
pages-friends-text = Send a link. Anyone who opens it can take a seat or watch.
pages-open-seats = Friends
pages-bots = Bots
pages-make-table = Open a table
pages-clock = Clock
pages-clock-none = No clock
pages-clock-minutes = { $count ->
    [one] { $count } minute each, plus 10 seconds per turn
   *[other] { $count } minutes each, plus 10 seconds per turn
}
pages-clock-minutes-brief = { $count } min each + 10 s per turn
pages-if-away = If somebody leaves
pages-bot-after-minutes = { $count ->
    [one] A bot takes over after { $count } minute
   *[other] A bot takes over after { $count } minutes
}
pages-bot-after-hours = { $count ->
    [one] A bot takes over after { $count } hour
   *[other] A bot takes over after { $count } hours
}
pages-bot-never = No bot takes over: the game waits, even for days
pages-pace = Pace
pages-pace-live = Live
pages-pace-days = Over days
pages-time-per-turn = Time for each turn
pages-clock-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
pages-clock-turn = { $time } per turn
pages-clock-free = No limit: the game waits
pages-days-text = If somebody runs out of time, a bot plays that one turn and the seat stays theirs. After two missed turns in a row, the others may let a bot play on, wait, or end the game. Everybody may take 14 days of holiday a year; their clock stands still meanwhile.
pages-bot-one-turn = A bot plays only the turns they miss
pages-public = Public
pages-public-text = The table is listed here, and anyone may join.
pages-chat = Free text
pages-chat-text = Players at the table may write to each other. Anyone with the link can read it. Public tables have no free text.
pages-chat-yes = Allowed: anyone with the link can read it
pages-rated = Rated
pages-rated-text = The result counts for the ratings of all who play. No hints, no going back; whoever resigns, runs out of time or is not at the table at the end has lost.
pages-rated-days-text = The result counts for the ratings of all who play. No hints, no going back. Whoever misses a turn has not lost yet; whoever resigns, or is not at the table at the end while a bot plays on for them, has lost.
pages-rated-yes = Yes: the result counts
pages-rating = about { $value } ± { $spread }
pages-rating-few = about { $value } ± { $spread }, provisional
pages-rating-short = { $value }
pages-rating-short-few = { $value }?
pages-rating-none = no rating yet
pages-rating-change = rating { $change }
pages-public-tables = Public tables
pages-list-filled = Not everyone is ready yet
pages-unjoined = Tables that nobody joined
pages-cancel-table = Cancel the table
pages-cancel-table-question = Cancel this table? It cannot be brought back.
pages-list-rematch = { $name } wants a rematch
pages-list-waiting = { $count ->
    [one] { $count } seat is open
   *[other] { $count } seats are open
}
pages-list-kept = Waiting for { $name }
pages-list-playing = Round { $round } · { $name } to play
pages-list-resting = Round { $round } · goes on when you open it
pages-list-yours = Round { $round } · your turn
pages-list-paused = Round { $round } · paused
pages-list-paused-until = Round { $round } · paused until { $date }
pages-list-invited = You are invited
pages-list-wish = { $wish ->
    [pause] { $name } proposes a pause
    [end] { $name } proposes to end the game
   *[rewind] { $name } asks to take something back
}
pages-list-unread = New message from { $names }
pages-list-left = { $time } left
pages-list-excused = on holiday until { $date }, clock stopped
pages-record = Game record
pages-record-short = Open a saved game, or take over a seat with a code.
pages-record-text = Paste the text of a game, or drop its file here
pages-record-file = Choose a file
pages-record-fault = Line { $line }, column { $column }: expected { $expected }, found “{ $found }”.
pages-record-name = Line { $line }: a name has at most 40 characters, and all of them can be seen.
pages-record-move = Line { $line }, turn { $turn }: “{ $found }” is not possible.
pages-record-rules = The game was played with version { $found } of the rules, which this server does not know.
pages-tiles-unofficial = Unofficial set
pages-tiles-unready = { $name } (not finished)
pages-tiles-named = Tiles: { $name }
pages-tiles-missing = The game was played with the tile set { $id }, which this server does not have. Import its file under “Your own tiles”, then open the record again.
pages-open = Open
pages-code-text = A code from your other device
pages-been-here = I have been here before
pages-lost = This device is no longer signed in as { $name }.
pages-lost-safe = Your games are safe.
pages-lost-stays = Your seats stay yours.
pages-lost-gone = The player { $name } no longer exists on this server.
pages-lost-back = Come back
pages-lost-new = Start as someone new
pages-are-you = Are you { $name }? Then take your seat back.
pages-seat-yours = Is one of these seats yours?
pages-seat-back = Take my seat back
pages-only-watch = Just watch
pages-code-use = Take over the seat
pages-code-short = { $count ->
    [one] A code has { $count } character. Please check it on the other device.
   *[other] A code has { $count } characters. Please check it on the other device.
}
pages-opponents-chosen = { $count ->
    [one] Opponent: { $names }
   *[other] Opponents: { $names }
}
pages-continue = Continue
pages-continue-yours = Your turn ({ $number })
pages-continue-waiting = Waiting for you ({ $number })
pages-finished = Finished games
pages-list-result = { $result ->
    [won] Won
    [shared] Shared win
   *[lost] Lost
}
pages-list-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
} of { $count } · { $points } CP
pages-list-gave-up = { $reason ->
    [clock] { $name } ran out of time
   *[resigned] { $name } resigned
}
pages-list-you-gave-up = { $reason ->
    [clock] you ran out of time
   *[resigned] you resigned
}
pages-list-remove = Remove from the list: { $names }
pages-list-removed = No longer listed: { $names }
pages-all-tables = All my games
pages-my-games = My games
pages-my-friends = My friends
pages-living = Two bots are playing a game of Orbis. Watch it move by move.
pages-living-name = { $seat ->
    [0] Vega
   *[other] Altair
}
pages-living-pause = Pause
pages-living-caption = A game between two bots, from the first tile.

## A table that waits

pages-lobby-title = Orbis table
pages-lobby-open = { $count ->
    [one] { $count } seat is open
   *[other] { $count } seats are open
}
pages-lobby-ready = The tiles are dealt as soon as everyone is ready
pages-seats = Seats
pages-your-name = Your name
pages-open-seat = Open seat
pages-sit = Sit down and play
pages-kept-for = Kept for { $name }
pages-kept-for-you = Kept for you
pages-lobby-kept = Waiting for { $names }
pages-decline = No, thanks
pages-you-declined = You have declined. The host has been told.
pages-open-to-all = Open to anyone
pages-mute = No more invitations from { $name }
pages-is-muted = { $name } can no longer invite you. Under “My friends” you can change that.
pages-leave-seat = Stand up
pages-bot = Bot
pages-is-ready = Ready
pages-not-ready = Not ready yet
pages-away = Not at the table
pages-ready-away = Ready · not at the table
pages-away-until = On holiday until { $date }
pages-until = until { $date }
pages-ready = I am ready
pages-you-are-ready = You are ready. The game begins when everyone is.
pages-commitment = Published before the deal:
pages-commitment-why = The server has chosen its secret number, and this commitment is its fingerprint. Your browser adds a number of its own. After the game it checks that the server kept to its secret.
pages-invite = Invite
pages-invite-text = The link is only an invitation: nobody can use it to take your seat.
pages-invite-full = All seats are taken: whoever opens the link watches. To give a seat to somebody, open the menu and choose “{ pages-device-give }”.
pages-only-here = For now, only this device can open links to your tables.
pages-other-address = To play with others, open Orbis at the address for them that it has printed in its terminal.
pages-restart = For others on the same Wi-Fi, stop Orbis in its terminal with Ctrl-C, start it again with this command, and open the address that it prints. Nothing is lost.
pages-command = The command for others on the same Wi-Fi
pages-copy-command = Copy the command
pages-more-choices = More settings
pages-invite-link = The link to this table
pages-copy = Copy the link
pages-copied = Copied
pages-copy-by-hand = The link is selected. Copy it with your keyboard or by pressing and holding it.
pages-share = Share
pages-qr = The link as a QR code
pages-invites = { $name } invites you to play
pages-terms = This game
pages-rounds = Rounds
pages-hints-allowed = Allowed
pages-hints-forbidden = Not allowed
pages-hints-text = Everyone may ask the strongest bot what to do. Rated games have no hints.
pages-with-hints = Everyone may ask for hints
pages-without-hints = Nobody gets hints
pages-just-watch = Or stay and watch: the game appears here when it begins.
pages-watch-here = You can watch: the game appears here when it begins.
pages-fill = Fill with a bot
pages-clear-seat = Remove the bot
pages-free-seat = Free the seat
pages-free-seat-question = Free { $name }’s seat? They will be told, and cannot take a seat at this table again.
pages-keep-seat = Keep it as it is
pages-removed = Your seat was freed by whoever made this table. You can watch, or make a table of your own.

## The game

pages-title-yours = Your turn
pages-title-paused = Game paused
pages-title-over = Game over
pages-turn-of = { $name } is playing
pages-awaited = Waiting for { $name }
pages-thinking-of = { $name } is thinking…
pages-skip = Click or press Space to skip ahead.
pages-skip-brief = { $head } – tap to skip ahead
pages-name-asked = { $name }: { $question }
pages-sending = Sending…
pages-not-final = Nothing is final until you end the turn.
pages-declined = You declined.
pages-undo-nothing = There is nothing to undo in this turn.
pages-redo-nothing = There is nothing to redo.
pages-take-tile = Choose a marked slot
pages-take-tile-note = Or press “{ web-build }” to take the tile first. Choose it again to let it go.
pages-take-god = Take this god?
pages-first-choose = First choose a tile of the display. The slots for it will then be marked.
pages-chosen = { $chosen } of { $due } chosen
pages-count-of = { $chosen } of { $due }
pages-put-back = Put back: { $what }
pages-first-middle = The first tile goes in the middle; the row grows to both sides.
pages-why-P1 = Row 1 grows only at its two ends, up to 5 tiles.
pages-why-P2 = A tile goes above two neighbouring tiles, where nothing is yet.
pages-why-P3 = One of the two tiles below must have the tile’s own colour or be a wilderness.
pages-build-there = build it at { $slot }
pages-wilderness-there = place it as a wilderness at { $slot }
pages-needs-more = { $count ->
    [one] needs { $count } more
   *[other] needs { $count } more
}
pages-needs-brief = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
pages-inactive = inactive
pages-tile-inactive = tile inactive
pages-tile-inactive-forest = { $count ->
    [one] tile inactive, but a forest scores: { $points } CP
   *[other] tile inactive, but forests score: { $points } CP
}
pages-forest-brings = { $count ->
    [one] forest { $points }
   *[other] forests { $points }
}
pages-undecided = not decided yet
pages-wakes = forest scores
pages-stay = { $count ->
    [one] { $count } left in your kingdom
   *[other] { $count } left in your kingdom
}
pages-with-exchanges = { $count ->
    [one] with { $count } exchange
   *[other] with { $count } exchanges
}
pages-if-built = if you could build it: { $points } CP
pages-then-discard = then discard { $number }: { $left } left
pages-village-short = only { $available } of { $due } left: 0 CP
pages-volcano-short = only { $available } of { $due } on the display: 0 CP
pages-over-limit = Then discard { $number }: you may keep ten.
pages-over-limit-brief = Then discard { $number }.
pages-gather-nothing = nothing there
pages-gather-tile = from the tile
pages-opens-nothing = then there is nobody for { $name } to gather
pages-opens = { $count ->
    [one] then { $name } can gather up to { $count }
   *[other] then { $name } can gather up to { $count }
}
# A kind of region and its level.
pages-tile-title = { $kind }, level { $level }
pages-new-at = new at { $cell }
pages-agree = Agree
pages-disagree = Disagree
pages-withdraw = Withdraw
pages-own-wish = { $wish ->
    [end] You proposed to end the game now.
    [rewind] You asked to take moves back.
   *[other] You asked the others.
}
pages-own-pause = You proposed a pause until somebody ends it.
pages-own-pause-days = { $count ->
    [one] You proposed a pause of { $count } day.
   *[other] You proposed a pause of { $count } days.
}
pages-waiting-for = Waiting for: { $names }
pages-waiting-for-away = Not at the table: { $names }. The request waits for them to return; you can play on meanwhile.

## Sheets

pages-why-not = Why not?
pages-why-nothing = You can do this now.
pages-rule = Rule { $rule }
pages-rule-open = Read rule { $rule }
pages-all-rules = All rules
pages-search = Search the rules
pages-search-none = No rule mentions that. Try another word, or choose a chapter. You can invite friends and change settings on the start page.
pages-score = Score
pages-could-come = Still to play for
pages-temple-race = { $count ->
    [one] { $name }: { $count } temple symbol, { $points } CP now
   *[other] { $name }: { $count } temple symbols, { $points } CP now
}
pages-forest-waits = { $count ->
    [one] Forest at { $slot }: { $points } CP with { $count } more neighbour
   *[other] Forest at { $slot }: { $points } CP with { $count } more neighbours
}
pages-left = { $count ->
    [one] Level { $level }: { $count } tile
   *[other] Level { $level }: { $count } tiles
}
pages-tile = Tile
pages-look-from = Watch from this seat
pages-next-player = Next player
pages-previous-player = Previous player
pages-hint = Hint
pages-hint-tile = Which tile?
pages-hint-turn = The whole turn?
pages-hint-why = Why?
pages-hint-win = Your chance of winning: { $percent }%
pages-hint-thinking = The strongest bot is thinking…
pages-cancel = Cancel
pages-hint-do = Do it
pages-ask-rewind = Ask to take back my last turn
pages-rewind = Take back my last turn
pages-ask-end = Propose ending the game
pages-ask-pause = Propose a pause
pages-ask-pause-text = If everyone agrees, the game stands still and so do the clocks, until one of you ends the pause. How long at most?
pages-pause-open = Until somebody ends it
pages-pause-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
pages-resign = Resign
pages-resign-sure = A bot will play for you until the end of the game, and you cannot come back.
pages-resign-ends = The game ends now, and { $name } wins.
pages-device = Move to another device
pages-holiday = Holidays
pages-holiday-text = While you are on holiday, the clocks of your games over days stand still, up to 14 days a year. The others see until when.
pages-holiday-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
pages-holiday-left-then = { $count ->
    [one] After that, { $count } day is left.
   *[other] After that, { $count } days are left.
}
pages-holiday-latest = Your holiday can last until { $date } at the latest.
pages-holiday-earliest = Your holiday can end on { $date } at the earliest.
pages-holiday-until = On holiday until
pages-holiday-set = Go on holiday
pages-holiday-now = You are on holiday until { $date }. Your clocks stand still.
pages-holiday-again = Your clocks run again on { $date }, { $time }.
pages-holiday-back = I am back
pages-holiday-move = Change the end
pages-holiday-rest = You have only just changed this. You can change it again at { $time }.
pages-device-text = The code works once, within ten minutes. Scan it with the other device, open the link there, or type the code on the home page.
pages-device-make = Get a code for { $name }
pages-device-again = Get a new code for { $name }
pages-device-whose = This code is for the seat of { $name }. It lasts ten minutes.
pages-device-give = Give a seat away or move it
pages-device-give-text = To give one of the seats to somebody else, send them its link: they are told which seat it is.
pages-device-offered = You are offered a seat
pages-device-offer = You can take the seat of { $name } in this game against { $others }.
pages-device-here = Got a code from your other device? Continue here.
pages-god-now = If you took this god and the game ended now: { $points } CP
pages-god-short = You have only { $available } of the { $due } worshippers, so it would be deactivated.
pages-temple-symbols = Temple symbols
pages-mystic-values = Mystic values
pages-tokens-open = Nobody has the symbols for this yet.
pages-temples-left = { $count ->
    [one] { $count } temple is still face down in the stacks.
   *[other] { $count } temples are still face down in the stacks.
}
pages-round-text = Round { $round } of { $rounds }. Each player has one turn per round. The game ends after the last round.
pages-kingdom-text = { $count ->
    [one] There is { $count } worshipper here. You may keep at most { $most } at the end of your turn.
   *[other] There are { $count } worshippers here. You may keep at most { $most } at the end of your turn.
}
pages-discounts = Discount tokens
pages-cost = Cost
pages-worth = Worth
pages-neighbours = Neighbours
pages-mystic = Mystic value
pages-mystic-text = Decides ties for the temple tokens: the highest value goes first.
pages-exchange-useful = With this you could build another tile
pages-menu-look = Look up
pages-menu-talk = Talk
pages-menu-game = Play
pages-menu-table = Table
pages-menu-replay = Replay what happened
pages-ask-end-sure = If everyone agrees, the game ends now without a winner.
pages-end = End this game
pages-end-sure = End the game now? It will have no winner.
pages-device-link = The link for your other device

## Keys

pages-keys = Keys
pages-key-arrows = move around the table
pages-key-enter = choose what is focused; without focus, end the turn
pages-key-digits = choose a tile, in reading order
pages-key-undo = take back one step
pages-key-undo-turn = take back the turn
pages-key-redo = redo what you took back
pages-key-end = end the turn
pages-key-why = why not?
pages-key-hint = hint
pages-key-log = log
pages-key-replay = replay what happened since your last turn
pages-key-score = score
pages-key-stacks = face-down stacks
pages-key-rules = rules
pages-key-menu = menu
pages-key-keys = these keys
pages-key-clear = clear the selection, close
pages-key-names = show or hide the names of places
pages-key-try = try it out, and back to the game
pages-key-say = say something
pages-key-next = go to the table that has waited longest for you, or where your time is running out
pages-key-skip = show the bots’ turns at once

## The end

pages-result = Result
pages-part = Part
pages-by-tile = By tile
pages-plot = How the scores grew
pages-plot-label = The scores turn by turn; at the end: { $scores }
pages-rematch = Rematch
pages-rematch-join = Join the rematch
pages-rematch-watch = Watch the rematch
pages-look-back = Replay
pages-record-save = Save the record
pages-review = Review this game
pages-fair = Was the deal fair?
pages-fair-good = Yes: your browser has repeated the deal, and every tile matches.
pages-fair-repeated = Your browser has repeated the deal, and every tile matches.
pages-fair-bad = No: something does not match.
pages-fair-impossible = Your browser cannot check it here. The command orbis verify can, with the record.
pages-fair-kept = The commitment is the one that your browser saw before the deal
pages-fair-nonce = Your browser’s own number is part of the deal
pages-fair-commitment = The secret matches the published commitment
pages-fair-display = The first display
pages-fair-gods = The gods
pages-fair-reveals = Every tile revealed later
pages-fair-unkept = This browser did not see the table before the deal, so it cannot tell whether the server has kept its word.
pages-fair-unwitnessed = This deal was made in a player’s own browser: it can be recomputed, but nobody else witnessed it.
pages-brought-deal = This game was begun in one player’s own browser. That player could know which tiles come next: no server kept the deal secret.
pages-fair-changed = The server now shows another commitment than before. Do not trust this deal: make a new table.
pages-fair-values = Secret and commitment
pages-secret = Secret:
pages-you-won = You win.
pages-you-win = You win by { $points } CP.
pages-you-win-tie = You win: tied on CP, but you have more worshippers left.
pages-you-lose = You lose by { $points } CP.
pages-you-lose-tie = You lose: tied on CP, but { $name } has more worshippers left.
pages-wins = { $name } wins by { $points } CP.
pages-wins-tie = { $name } wins: tied on CP, but with more worshippers left.

## Settings

pages-save = Save
pages-kept = What is kept about you
pages-kept-text = Your name and colour, your devices, your settings, your tables and what you did and wrote at them, your results in rated games; where you want to be told, your quiet hours, whom you have muted, and your holidays.
pages-kept-download = Download it
pages-forget = Forget me…
pages-forget-question = Shall the server forget you?
pages-forget-text = You leave all your tables. A running game against one other person ends, and they win; in all others a bot plays on for you. Rated games that are still running count as lost, and your opponents keep their results. Wherever you played, “Incognito” takes the place of your name. Your settings and your progress with lessons and puzzles in this browser are deleted, too; only your own tile sets stay. This cannot be undone.
pages-forget-yes = Forget me
pages-forget-no = No, stay
pages-forgotten = Done. The server has forgotten you, and you have left all your tables.
pages-saved = Saved. Your games that are not over show it, too; finished ones keep the old name.
pages-your-colour = Your colour
pages-your-colour-text = Your friends recognise you by it, in lists and at the table.
pages-colour-none = None
pages-colour-teal = Teal
pages-colour-olive = Olive
pages-colour-brown = Brown
pages-colour-pink = Pink
pages-colour-violet = Violet
pages-colour-grey = Grey
pages-speed = Animations
pages-speed-off = Off
pages-speed-fast = Fast
pages-speed-normal = Normal
pages-speed-slow = Slow
pages-speed-text = They also set how long you see each bot’s turn. Off: everything at once.
pages-sounds = Sounds
pages-sounds-text = A bell when it is your turn, and soft sounds of the pieces.
pages-set-endTurn = End each turn yourself
pages-set-endTurn-text = If off, a turn ends by itself when nothing is left to decide, and can no longer be taken back.
pages-set-symbols = Colour symbols
pages-set-symbols-text = Each colour has its own symbol.
pages-set-hints = Hints
pages-set-hints-text = The strongest bot helps when you ask.
pages-set-prices = Prices
pages-set-prices-text = Each tile shows whether you can build it now, after an exchange, or not at all.
pages-set-shortcuts = Single keys
pages-set-shortcuts-text = Letters and digits do something at the table; Esc, Enter and arrows always do.
pages-set-haptics = Vibration
pages-set-haptics-text = A tap in the hand when you choose something, on phones that can.
pages-coaching = Tips at the start of your turns
pages-set-placeNames = Names of places
pages-set-placeNames-text = Tiles and slots show the names that the log and hints use, such as b2 and 3a.
pages-coaching-off = None
pages-coaching-tile = Suggest a tile
pages-coaching-turn = Suggest the whole turn
pages-coaching-why = Suggest and explain
pages-with-tips = with tips

## As an app

pages-next-table = Next table
pages-new-game = New game
pages-server-away = The server is not responding. Your games are safe there; we keep trying.
pages-update = A new version is ready.
pages-update-reload = Reload
pages-update-later = Later
pages-install = Install Orbis
pages-install-text = It then opens like an app, and shows how many tables wait for you.
pages-install-ios = Tap the share button, then “Add to Home Screen”. Orbis then opens like an app.
pages-install-not-now = Not now
pages-way-back = Keep your name and games
pages-way-back-text = So far only this browser knows you. With a link of your own you come back, even if it forgets you.
pages-way-back-turn = Only this browser knows you. A link of your own keeps your seat.
pages-way-back-how = Show me how
pages-notices = Tell me when it is my turn
pages-notices-text = The others may take a while. Want to close the page meanwhile? Choose how we tell you.
pages-notices-turn = The others may take a while. Shall we tell you when it is your turn?
pages-notices-here = Tell me here
pages-notices-settings = Choose how
pages-notices-ended = Notices no longer reach “{ $label }”. You are no longer told there what happens at your tables.
pages-notices-see = Fix it
pages-notices-failed = The browser could not switch notices on. Choose another way in the settings.
pages-notices-on = You are told on this device when it is your turn.
pages-notices-stop = Stop these

## Without a server

pages-inside-fetching = Getting the game into this browser: { $percent }
pages-inside-fetching-once = Getting the game into this browser ({ $size } MB, once): { $percent }
pages-inside-starting = Starting the game in this browser…
pages-inside-stalled = Nothing is arriving at the moment. Check your connection and leave this page open.
pages-inside-slow = Your browser needs a moment longer. Leave this page open: the game starts by itself.
pages-inside-elsewhere = Orbis is open in another tab. Your tables can be open in one tab at a time.
pages-inside-take = Play in this tab
pages-inside-no-pack = The game could not be fetched. It needs a connection once; then it also works without one.
pages-inside-no-room = This device has no room left for your tables. Free some space, then try again.
pages-inside-no-files = This browser does not let the page keep files, as in some private windows. Open Orbis in a normal window, or in another browser.
pages-inside-not-here = This game is not in this browser. If you have a copy of it, load it.
pages-inside-unsettled = Your browser cannot keep anything for this page at the moment: its data was cleared while a table was open. Close the browser completely once before you go on. Otherwise what you play now would be lost.
pages-inside-other = The game could not start in this browser. Try again. If that does not help, take another browser, or a newer version of this one.
pages-inside-again = Try again
pages-inside-details = What went wrong
pages-inside-site = This page needs no server: you play in your own browser, against bots or together on one screen. Your tables are kept here.
pages-inside-site-friends = To play with friends elsewhere, one of you installs Orbis on a computer, starts it with the command “orbis serve” and sends the others a link.
pages-inside-site-ask = Whoever put this page up has Orbis: ask them for it.
pages-inside-site-continue = You can continue a game from here on that server. Settings tells you how.
pages-inside-site-get = Get Orbis
pages-inside-here = You are playing in this browser, without the server. The tables of the server are there when you go back.
pages-inside-back = Back to the server
pages-inside-play = Play here, without the server
pages-inside-kept = Your tables are kept in this browser, and nowhere else. If you delete the browsing data of this page, they are gone. Save a copy now and then.
pages-inside-kept-ios = Safari on iPhone and iPad deletes your tables in this browser on its own if you do not open Orbis for seven days, unless you put it on the home screen.
pages-inside-promised = Your browser has promised not to delete them on its own.
pages-inside-unpromised = Your browser has not promised to keep them: it may delete them if the device runs short of space. It is more likely to promise that if you install Orbis or open it often.
pages-inside-weaker = With two players, hints, reviews and the Oracle are a little weaker here than on a server.
pages-inside-save = Save a copy
pages-inside-saved = Saved. Last copy: { $time }
pages-inside-last-saved = Last copy: { $time }
pages-inside-save-text = All tables, your name, your settings and your own tiles in one file. Load it in another browser, and you continue there. Whoever has the file can play as you there: keep it to yourself.
pages-inside-load = Load a copy
pages-inside-loaded = { $tables ->
    [one] The copy is loaded: { $tables } table is new here.
   *[other] The copy is loaded: { $tables } tables are new here.
}
pages-inside-not-loaded = This file is not a copy of Orbis tables. Nothing has changed.
pages-inside-stopped = The game has stopped in this browser. Your tables are kept: start again, and continue where you were.
pages-inside-outdated = There is a newer version. Start again to get the page and the game together.
pages-inside-start-again = Start again
pages-inside-get-again = Get the game again
pages-inside-thoughtless = The stronger bots, the coach and reviews do not work in this browser right now: it may be short of memory. Close other tabs or programs, then start again. Your tables are kept.
pages-inside-bereft = Your tables are no longer in this browser: it has deleted them, for example to free space. If you saved a copy, load it in the settings.
pages-inside-failed = That did not work. Try again.
pages-inside-damaged = This copy is damaged or incomplete, so it cannot be loaded. Nothing has changed.
pages-inside-load-ask = Load this copy?
pages-inside-load-tables = { $tables ->
    [one] It belongs to { $name } and has { $tables } table.
   *[other] It belongs to { $name } and has { $tables } tables.
}
pages-inside-load-unnamed = { $tables ->
    [one] It has { $tables } table.
   *[other] It has { $tables } tables.
}
pages-inside-load-own = Tables that are missing here are added. Your own tiles of the same name become those of the copy. Your name and your settings stay as they are here.
pages-inside-load-replaces = It replaces your name, your settings and your own tiles of the same name.
pages-inside-load-other = You can then no longer open what { $name } has in this browser: save it first.
pages-inside-load-save = Save what is here
pages-inside-load-now = Load the copy
pages-inside-load-not = Change nothing
pages-inside-taken = You are playing in another tab now. Nothing is lost: your tables are there.
pages-inside-take-back = Play here again
pages-inside-deleted = Your browser has deleted your tables while you were playing: the data of this page was cleared, or the device ran short of space. Load a copy if you saved one, or start without them.
pages-inside-save-open = Save what was open
pages-inside-save-opened = Saved. You can load this copy now.
pages-inside-anew = Start without them
pages-bring = Bring games from elsewhere
pages-bring-text = Have you played Orbis without this server? Choose the file that you saved there with “Save a copy”. Your games join your tables here, and you can play on.
pages-bring-file = Choose a saved copy
pages-bring-here = Play on with a server
pages-bring-here-text = Save a copy. Then open the page of the server, and choose the file in its settings under “Bring games from elsewhere”. You have your seats there, and can give one of them to a friend: in the menu of the table, “{ pages-device }”. The tables stay here, too. As this browser made the deals, a server cannot vouch for them: the result says so.
pages-bring-now = Take my games to the server
pages-bring-now-text = You have your seats there, and can give one of them to a friend: in the menu of the table, “{ pages-device }”. The tables stay in this browser, too. As this browser made the deals, the server cannot vouch for them: the result says so.
pages-bring-step = Game { $number } of { $games }…
pages-bring-none = There are no games to bring.
pages-bring-not = There are no Orbis games in this file. Choose one that was saved with “Save a copy”.
pages-bring-play = Continue the game
pages-bring-unfit = A game is damaged, comes from another version, or other people play in it.
pages-bring-done = { $games ->
    [one] { $games } game is now among your tables on the server.
   *[other] { $games } games are now among your tables on the server.
}
pages-bring-there = { $games ->
    [one] { $games } game was there already.
   *[other] { $games } games were there already.
}
pages-bring-differs = { $games ->
    [one] { $games } game went on differently on the server. There it stays as it is.
   *[other] { $games } games went on differently on the server. There they stay as they are.
}
pages-bring-refused = { $games ->
    [one] { $games } game was not taken:
   *[other] { $games } games were not taken:
}
pages-offline = Play without a connection
pages-offline-text = Get the whole game into this browser: then you can play against bots, learn, and share one screen even if the server is not responding. It takes { $size } MB on this device.
pages-offline-get = Get the game
pages-offline-ready = The game is in this browser. It takes { $size } MB.
pages-offline-remove = Remove it
