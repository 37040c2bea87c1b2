### The command line: help, answers and errors.

cli-about = The board game Orbis in the browser and in the terminal: play against bots or with friends at one keyboard, replay and verify games, and look up any rule.
cli-epilog = An unofficial fan project. The game is by Tim Armstrong and Space Cowboys; the tile values are our own.
cli-usage = { "usage: " }
cli-positional = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-file = FILE
cli-text = TEXT
cli-seat = KIND[:NAME]
cli-turn = TURN
cli-seconds = SECONDS
cli-help-help = show this help
cli-version-help = show the version of the game, its rules and its tile set
cli-lang-help = the language ({ $languages }); default: that of the system

cli-play-help = play a game against bots, or with several people at this terminal
cli-replay-help = look at a recorded game turn by turn
cli-verify-help = check the deal, every move and the result of a recorded game
cli-rules-help = show the rules, or one of them
cli-tiles-help = show the tile set, or check a file with one of your own
cli-tiles-show-help = show all tiles and gods
cli-tiles-check-help = list everything that is wrong with a tile set file
cli-perft-help = count sequences of decisions, to compare engines
cli-engine-help = talk to programs: requests and replies as JSON lines

cli-resume-help = a saved game to continue
cli-record-help = the record of a game
cli-commitment-help = the commitment that you saw before the deal
cli-nonce-help = what your seat added to the deal, for example 0:4f1c…; may be given again
cli-tile-file-help = a tile set file (CSV)
cli-tiles-option-help = a tile set file (CSV) to use instead of the standard set
cli-players-help = the number of players
cli-seat-help = who takes the next seat, with a name if you like ({ $kinds }); repeat it for each seat; a bot’s budget may follow after @, as in greedy@1000ms
cli-seed-help = the text that decides the shuffle; the same seed deals the same game
cli-save-help = where to save the game (default: a new file in your state folder)
cli-pause-help = how long to show what a bot did
cli-ascii-help = draw with plain characters only
cli-at-help = show one moment: how many turns were played, or a turn such as 3.1
cli-rule-id-help = the id of a rule, such as P3
cli-depth-help = how many decisions
cli-divide-help = show the count for each first decision

cli-argument = %(argument_name)s: %(message)s
cli-expected-one = a value is missing
cli-invalid-choice = { "%(value)r" } is not valid; choose from %(choices)s
cli-unknown-command = there is no command { "%(parser_name)r" }; choose from %(choices)s
cli-required = missing: %s
cli-unrecognised = not understood: %s
cli-ambiguous = %(option)s could mean %(matches)s
cli-ignored-explicit = takes no value, but was given %r
cli-invalid-value = { "%(value)r" } is not valid here
cli-not-allowed = “{ $value }” is not valid here; allowed: { $allowed }
cli-allowed-count = whole numbers from 1
cli-allowed-commitment = 64 hexadecimal digits
cli-allowed-nonce = the number of the seat (from 0), a colon and what it added, for example 0:4f1c…
cli-see-help = Try “{ $command } --help”.
cli-unknown-language = The game does not speak “{ $wanted }”. It speaks: { $languages }.

cli-you = Player
cli-name-human = Player { $place }
cli-name-greedy = Greedy { $place }
cli-name-uniform = Random { $place }
cli-name-pilgrim = Pilgrim { $place }
cli-name-acolyte = Acolyte { $place }
cli-name-priest = Priest { $place }
cli-name-prophet = Prophet { $place }
cli-name-oracle = Oracle { $place }
cli-name-search = Search { $place }
cli-name-playouts = Playouts { $place }
cli-name-endgame = Endgame { $place }
cli-name-program = Program { $place }
cli-unknown-seat = “{ $seat }” is not a kind of player; choose from { $kinds }
cli-wrong-budget = “{ $budget }” is not a valid budget; give milliseconds, such as 1000ms, or simulations, such as 5000
cli-wrong-command = “{ $seat }” does not name a command; give one, as in program ./my-bot --fast
cli-no-program = there is no program “{ $program }”
cli-quote-program = there is no program “{ $program }”; put a path with spaces in quotes: { $seat }
cli-too-many-seats = { $seats } seats were named, but there are only { $players } players.
cli-continue = There is an unfinished game: { $names } (round { $round }). Continue it? [Y/n]
cli-no-words = n no
cli-not-with-record = A saved game has its own players, seed and tiles: { $options } cannot be changed.
cli-only-programs = In a saved game, --seat can only name its programs again; program seats in this game: { $programs }.
cli-taken-over = { $name } ({ $kind }) is not here: a person at this terminal takes that seat.
cli-name-it-again = To seat a program again, add { $option }.
cli-press-enter = Enter: continue

cli-cannot-read = { $path } cannot be read: { $reason }
cli-cannot-keep = The game cannot be saved in { $path }: { $reason }. Name another file with --save.
cli-no-home = The system does not say where your home folder is. Name a file with { $option }.
cli-no-such-file = there is no such file
cli-is-folder = it is a folder
cli-not-permitted = permission denied
cli-not-text = it is not UTF-8 text
cli-invalid-record = { $path } is not a game record. Line { $line }, column { $column }: expected { $expected }, found “{ $found }”.
cli-wrong-tile-set = The game was played with tile set { $recorded }, not with { $expected }. Name the file of that set with --tiles.
cli-unfit-record = { $path } is not a valid record:
cli-no-such-turn = There is no turn { $turn } in this record; it has { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
cli-no-rule = There is no rule { $id }. Rules have ids such as P3; “orbis rules” lists them.
cli-illegal-set-up = This game cannot be set up: { $reason }

cli-verified = Everything checks out: the deal, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } and the result.
cli-verified-unfinished = Everything checks out so far: the deal and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. The game is not finished.
cli-verified-branch = This game branches off another one after move { $moves }; what was dealt before is not checked.
cli-verified-nothing-kept = This does not show that the dealer kept their word: compare what you saw before the deal (--commitment, --nonce).
cli-no-seat = There is no seat { $seat } in this record. Its seats are 0 to { $last }.
cli-problem-rules-version = The record needs version { $recorded } of the rules; this is version { $expected }.
cli-problem-tile-set = The game was played with tile set { $recorded }, not with { $expected }.
cli-problem-set-up = This set-up is not possible ({ $rule }).
cli-problem-no-secret = The secret of the deal is not in the record, so the deal cannot be checked.
cli-problem-secret = The secret is not 64 hexadecimal digits.
cli-problem-commitment = The secret does not match the commitment made before the game.
cli-problem-other-commitment = You have kept another commitment than the record has: { $expected }, not { $recorded }. The deal may have been chosen.
cli-problem-other-nonce = Your seat added { $expected } to the deal, but the record says “{ $recorded }” ({ $field }). The deal may have been chosen.
cli-problem-display = The display does not match the deal: recorded { $recorded }, dealt { $expected }.
cli-problem-gods = The gods do not match the deal: recorded { $recorded }, dealt { $expected }.
cli-problem-branch = Branch after move { $recorded }: a tile still has to be revealed there ({ $rule }).
cli-problem-reveal = Turn { $turn }: the tile revealed should be { $expected }, not { $recorded }.
cli-problem-move = Turn { $turn }: { $recorded } is not allowed ({ $rule }).
cli-problem-result = The result should be { $expected }, not { $recorded }.

cli-tiles-good = { $path } is a valid tile set of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, id { $id }.
cli-tiles-players = Possible numbers of players: { $players }.
cli-tiles-nobody = It cannot be played: whatever the number of players, too few tiles are left ({ $rule }).
cli-tiles-faults = { $path } has { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }:
cli-perft-total = Sequences of { $depth ->
        [one] { $depth } decision
       *[other] { $depth } decisions
    }: { $nodes }
cli-version = Orbis { $version }, rules version { $rules }, tile set { $tiles } (standard), { $backend ->
        [native] compiled core ({ $kernels })
       *[python] pure Python
    }
cli-parity-help = play random games through both engines and compare every decision
cli-games-help = how many games
cli-backend-help = which engine plays: python, or native, the compiled core
cli-comparing = comparing
cli-parity-same = The engines agree in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-parity-different = The engines differ in { $what }: the rules say { $expected }, the core { $found }. This game shows it:
cli-native-absent = The compiled core is missing; in a clone, ./play tells you why it could not be built.
