### The table in the terminal.

## On the table

tui-round = Round { $round } of { $rounds }
tui-at-turn = { $name } to play
tui-points = { $points } CP
# Before the number of tiles left of each level.
tui-stacks = stacks
tui-hint = First time here? Type ? and press Enter: that explains the symbols and the commands.
tui-small = The whole table needs a window of { $width } × { $height }; this one is smaller.
tui-thinking = { $name } is thinking…

## Answers

tui-legal = { $word } is legal: { $option }.
tui-refused = { $word } is not possible now.
tui-no-option = There is no option { $number }; the numbers go from 1 to { $count }.
tui-unknown = “{ $word }” means nothing here.
tui-meant = Perhaps: { $words }.
tui-expected = Type the number of an option (1 to { $count }) or its name, such as { $example }; “help” lists everything.
tui-expected-one = The only option is { $example }: Enter chooses it; “help” lists everything.
tui-not-read = The turn is over; ignored: { $words }.
tui-picked = { $chosen } of { $due } chosen: { $words }. Type “undo” to put the last one back.
tui-why-what = Why what? Give an action, the number of an option or a rule, for example: why 2a, why 3, why P3.
tui-no-tile = There is no tile at “{ $word }”. Give a cell such as b2, a slot of your own pyramid such as 2a, or an id such as #37.
tui-no-god = There is no god “{ $word }”; they are G1 to G10.
tui-no-rule = No rule mentions “{ $word }”.
tui-show-whom = Show whose universe? { $names }.
tui-log-empty = Nothing has happened yet.
tui-more = Enter: more, q: stop
tui-rule-exact = The exact English rule: { $text }

## Words that can be typed, several of one meaning with spaces between them

tui-word-build = build
tui-word-wild = wild wilderness
tui-word-no = no decline
tui-word-end = end
tui-word-all = all
tui-command-why = why
tui-command-undo = undo
tui-command-score = score
tui-command-log = log
tui-command-left = left
tui-command-show = show
tui-command-tile = tile
tui-command-god = god
tui-command-rules = rules rule
tui-command-save = save
tui-command-help = help
tui-command-quit = quit exit

## Help

tui-help-answers = Answer with the number of an option or with its name, which you may shorten as long as it is clear: b2 takes a tile, G7 a god, W>B exchanges 3 white for 1 blue. You can give several answers on one line: b2 build 1> end. Enter alone chooses the only option there is.
tui-help-why = why an action is possible or not
tui-help-undo = take back the last decision of your turn, or all of them
tui-help-score = what the score would be if the game ended now
tui-help-log = what has happened
tui-help-left = the tiles left in the stacks
tui-help-show = a player’s universe, enlarged
tui-help-tile = a tile with everything on it
tui-help-god = one god, or all of them
tui-help-rules = the rules, one of them, or those that mention a word
tui-help-save = write a copy of the record
tui-help-help = this help
tui-help-quit = leave; the game is saved
tui-legend-cost = cost: small letters are free for you, * is any colour
tui-legend-worshippers = worshippers
tui-legend-level = level
tui-legend-mystic = mystic value
tui-legend-temples = temple symbols
tui-legend-discount = discount token
tui-legend-counts = points that count
tui-legend-waits = forest that still needs neighbours
tui-legend-lost = deactivated

## Keeping the game

tui-saved = The game is saved in { $path }
tui-not-saved = The game could not be saved: { $reason }
tui-file-exists = { $path } already exists; choose another name.
tui-left = The game is saved. To continue:
tui-lost = The game could not be saved in { $path }.

## A program that cannot go on

tui-forfeit = { $name } (seat { $seat }) forfeits the game: { $reason }.
tui-said-last = Its last output:
tui-lapse-absent = the program cannot be started ({ $detail })
tui-lapse-ended = the program has ended (exit status { $detail })
tui-lapse-closed = the program has closed its output
tui-lapse-silent = the program has not answered in time ({ $detail })
tui-lapse-endless = the program has written a line that does not end
tui-lapse-unasked = the program has written a line that nobody asked for
tui-lapse-garbled = the program’s answer cannot be understood: { $detail }
tui-lapse-refused = the program has answered with an error: { $detail }
tui-lapse-illegal = the program has chosen an action that is not legal: { $detail }

## The end

tui-recorded = The record of the game:
tui-seed = Dealt from the seed “{ $seed }”.
tui-secret = Dealt from the secret { $secret }, committed to as { $commitment }.
tui-check = To check the deal and every move, and to replay the game:

## Replaying

tui-moment = Before turn { $label } · turns played: { $turn } of { $turns }
tui-moment-over = The end · turns played: { $turns }
tui-replay-keys = Enter/n: next, p: previous, d: decision, 12 or 3.1: go there, q: leave
tui-no-turn = There is no turn “{ $text }”. Turns played: { $turns }.

## The list of tiles

tui-column-id = no.
tui-column-level = level
tui-column-colour = colour
tui-column-cost = cost
tui-column-effect = effect
tui-column-points = CP
tui-column-mystic = myst.
tui-column-star = star
