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
pages-language = Language
pages-theme = Theme
pages-theme-system = System
pages-theme-light = Light
pages-theme-dark = Dark
pages-settings = Settings
pages-learn = Learn
pages-tiles = Tiles
# Names for newcomers, with spaces between them.
pages-names = Vega Lyra Mira Altair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } CP
pages-problem = { $code ->
    [bad_request] That could not be understood.
    [too_large] That is too long.
    [no_identity] Your browser was not recognised. Please reload the page.
    [forbidden] That seat is somebody else’s.
    [not_found] There is nothing here: the link may be wrong or too old.
    [not_waiting] The game has already begun.
    [not_playing] The game has not begun yet, or is already over.
    [seat_taken] Somebody has just taken that seat.
    [not_your_turn] It is not your turn.
    [illegal] That is not possible now.
    [stale] The table has changed in the meantime. Please look again.
    [late] The table has changed in the meantime. Please look again.
    [out_of_time] You have run out of time.
    [no_wish] That request is no longer open.
    [unfit] That is not valid.
    [limit] You have too many unfinished games. Finish some first.
    [too_many] Too many requests at once. Please wait a moment.
   *[unavailable] That is not possible at the moment. Please try again later.
}

## The start

pages-heading = Create a universe, tile by tile
pages-subheading = Two to four gods, fifteen rounds, one pyramid each. Play right away: no account, nothing to install.
pages-learn-to-play = New here? Learn to play in ten minutes
pages-play-now = Play now
pages-play-now-text = Against bots. They play at a pace you can follow.
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
pages-hot-seat = On one screen
pages-hot-seat-text = Two to four people take turns on this device.
pages-players = Players
pages-player = Player { $number }
pages-friends = With friends
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
pages-slow = Slow game
pages-slow-text = Over several days: no bot takes over while someone is away.
pages-public = Public
pages-public-text = The table is listed here, and anyone may join.
pages-my-games = Your games
pages-my-games-none = Games you start or join will be listed here.
pages-public-tables = Public tables
pages-public-none = There are no public tables right now.
pages-list-filled = Not everyone is ready yet
pages-list-waiting = { $count ->
    [one] { $count } seat is open
   *[other] { $count } seats are open
}
pages-list-playing = Round { $round } · { $name } to play
pages-list-yours = Round { $round } · your turn
pages-record = Game record
pages-record-text = Paste the text of a game, or drop its file here
pages-record-file = Choose a file
pages-record-fault = Line { $line }, column { $column }: expected { $expected }, found “{ $found }”.
pages-record-move = Line { $line }, turn { $turn }: “{ $found }” is not possible.
pages-record-rules = The game was played with version { $found } of the rules, which this server does not know.
pages-tiles-unofficial = Unofficial set
pages-tiles-unready = { $name } (not finished)
pages-tiles-named = Tiles: { $name }
pages-tiles-missing = The game was played with the tile set { $id }, which this server does not have. Import its file under “Your own tiles”, then open the record again.
pages-open = Open
pages-code-text = A code from your other device
pages-code-use = Take over the seat

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
pages-sit = Sit down
pages-leave-seat = Stand up
pages-bot = Bot
pages-is-ready = Ready
pages-not-ready = Not ready yet
pages-away = Away
pages-ready = I am ready
pages-you-are-ready = You are ready. The game begins when everyone is.
pages-commitment = Published before the deal:
pages-invite = Invite
pages-invite-text = The link is only an invitation: nobody can use it to take your seat.
pages-invite-link = The link to this table
pages-copy = Copy the link
pages-copied = Copied
pages-copy-by-hand = The link is selected. Copy it with your keyboard or by pressing and holding it.
pages-share = Share
pages-qr = The link as a QR code

## The game

pages-title-yours = Your turn
pages-turn-of = { $name } is playing
pages-name-asked = { $name }: { $question }
pages-sending = Sending…
pages-not-final = Nothing is final until you end the turn.
pages-take-tile = Choose a marked slot
pages-take-tile-note = Or choose the tile again to take it first.
pages-take-wilderness = It can only become a wilderness
pages-take-god = Choose the god again to take it
pages-build-there = build it at { $slot }
pages-needs-more = { $count ->
    [one] needs { $count } more
   *[other] needs { $count } more
}
pages-needs-brief = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
pages-inactive = inactive
pages-wakes = forest scores
pages-stay = { $count ->
    [one] { $count } left in your kingdom
   *[other] { $count } left in your kingdom
}
pages-with-exchanges = { $count ->
    [one] with { $count } exchange
   *[other] with { $count } exchanges
}
pages-missing = missing: { $amounts }
pages-gather-nothing = nothing there
pages-gather-tile = from the tile
pages-opens = { $count ->
    [one] then { $name } can gather up to { $count }
   *[other] then { $name } can gather up to { $count }
}
# A kind of region and its level.
pages-tile-title = { $kind }, level { $level }
pages-new-at = new at { $cell }
pages-agree = Agree
pages-disagree = Disagree
pages-waiting-for = Waiting for: { $names }

## Sheets

pages-why-not = Why not?
pages-why-nothing = You can do this now.
pages-rule = Rule { $rule }
pages-rule-open = Read rule { $rule }
pages-all-rules = All rules
pages-search = Search the rules
pages-search-none = No rule mentions that.
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
pages-hint = Hint
pages-hint-tile = Which tile?
pages-hint-turn = The whole turn?
pages-hint-why = Why?
pages-hint-win = Your chance of winning: { $percent }%
pages-hint-thinking = The strongest bot is thinking…
pages-hint-do = Do it
pages-ask-rewind = Ask to take back my last turn
pages-ask-end = Propose ending the game
pages-resign = Resign
pages-resign-sure = A bot will play for you until the end of the game, and you cannot come back.
pages-device = Move to another device
pages-device-text = The code works once, within ten minutes. Type it on the home page of the other device.
pages-device-make = Get a code for { $name }
pages-device-here = Got a code from your other device? Continue here.

## Keys

pages-keys = Keys
pages-key-arrows = move around the table
pages-key-enter = choose
pages-key-undo = take back one step
pages-key-undo-turn = take back the turn
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

## The end

pages-result = Result
pages-part = Part
pages-by-tile = By tile
pages-plot = How the scores grew
pages-plot-label = The scores turn by turn; at the end: { $scores }
pages-rematch = Rematch
pages-rematch-watch = Watch the rematch
pages-look-back = Replay
pages-record-save = Save the record
pages-review = Review this game
pages-fair = Was the deal fair?
pages-fair-good = Yes: your browser has repeated the deal, and every tile matches.
pages-fair-bad = No: something does not match.
pages-fair-impossible = Your browser cannot check it here; `orbis verify` can, with the record.
pages-fair-commitment = The secret matches the published commitment
pages-fair-display = The first display
pages-fair-gods = The gods
pages-fair-reveals = Every tile revealed later
pages-fair-values = Secret and commitment
pages-secret = Secret:

## Settings

pages-save = Save
pages-saved = Saved.
pages-speed = Animations
pages-speed-off = Off
pages-speed-fast = Fast
pages-speed-normal = Normal
pages-speed-slow = Slow
pages-sounds = Sounds
pages-sounds-text = A bell when it is your turn.
pages-set-endTurn = End each turn yourself
pages-set-endTurn-text = If off, a turn ends by itself when nothing is left to decide, and can no longer be taken back.
pages-set-symbols = Colour symbols
pages-set-symbols-text = Each colour has its own symbol.
pages-set-hints = Hints
pages-set-hints-text = The strongest bot helps when you ask.
pages-coaching = Coaching
pages-coaching-off = None
pages-coaching-tile = Which tile
pages-coaching-turn = The whole turn
pages-coaching-why = And why
