### The arena: help, errors, tables and the report.

cli-arena-help = let agents play many games against each other and rate them
lab-agent-name = AGENT
lab-address = ADDRESS
lab-agents-help = who plays ({ $kinds }); a budget may follow after @, as in search@500ms
lab-deals-help = the number of deals; each is played in every seating
lab-jobs-help = how many games to play at a time (default: one per processor)
lab-output-help = where to add the results, one line of JSON per game; games already there are not played again
lab-report-help = where to write the report, a web page
lab-sprt-help = for two agents: stop once it is decided whether the first is stronger by more than ELO0 or by less than ELO1 points
lab-ray-help = play on the Ray cluster at this address; “auto” is the one running here
lab-endgames-help = instead of playing, measure how well agents decide in endgames whose outcome is known
lab-positions-help = for --endgames: how many positions, evenly chosen (default: all)

lab-unknown-agent = there is no agent “{ $agent }”; choose from { $kinds }
lab-too-few-agents = An arena needs at least two agents.
lab-agent-twice = { $agent } is named twice.
lab-sprt-for-two = --sprt compares two agents with --players 2.
lab-sprt-order = --sprt takes two Elo values, the smaller first.
lab-needs-numpy = This command needs NumPy. Install it with: pip install "orbis[lab]"; in a clone ./test installs it.
lab-needs-ray = --ray needs Ray. Install it with: pip install "orbis[ray]"
lab-no-cluster = No Ray cluster answers at { $address }: { $reason }
lab-cannot-write = { $path } cannot be written: { $reason }
lab-no-results = { $path } is not a results file: line { $line } is not the result of a game. Name another file with --output.
lab-other-results = { $path } belongs to another series: the game in line { $line } has different agents, players, seed, tiles or rules. Name another file with --output.
lab-worker-died = A process died in a game of { $agents } (deal { $deal }). Finished games are kept.
lab-endgames-alone = --endgames cannot be combined with { $option }.
lab-positions-alone = --positions can only be used with --endgames.
lab-agent-failed = { $agent } could not decide: { $reason }
lab-decider-died = A process died while { $agent } was deciding.
lab-needs-core = --endgames needs the compiled core: see “The fast twin” in README.md.

lab-playing = playing
lab-deciding = deciding
lab-endgames-stopped = Stopped: { $decisions } of { $total ->
        [one] { $total } decision
       *[other] { $total } decisions
    } made.
lab-found = { $games ->
        [one] { $games } game has already been played.
       *[other] { $games } games have already been played.
    }
lab-stopped = Stopped: { $games } of { $total ->
        [one] { $total } game
       *[other] { $total } games
    } played.
lab-go-on = Run the same command again to continue: the games are kept in { $path }.
lab-lost = They are not kept, because no file was named with --output.
lab-report-written = The report is in { $path }.

lab-arena = Arena
lab-players = Players
lab-deals = Deals
lab-games = Games
lab-seed = Seed
lab-tile-set = Tile set
lab-rules = Rules version
lab-version = Version
lab-agent = Agent
lab-rating = Rating
lab-interval = 95% interval
lab-wins = Wins
lab-place = Place
lab-margin = Margin
lab-decision-time = ms/decision
lab-turn-time = ms/turn
lab-forfeits = Forfeits
lab-reason = Reason
lab-standings = Standings
lab-cross = Who beats whom
lab-scores = Scores
lab-parts = Where the points come from
lab-times = Time per turn
lab-points = creation points
lab-milliseconds = milliseconds
lab-elo = Elo points
lab-percent = { $value }%
lab-range = { $low } to { $high }
lab-endgames = Endgames
lab-positions = Positions
lab-all = all
lab-chances-lost = Chances lost
lab-points-lost = Points lost
lab-exact = Exact

lab-sprt = Sequential test
lab-sprt-higher = Decided: { $agent } is stronger by more than { $elo0 } Elo points.
lab-sprt-lower = Decided: { $agent } is stronger by less than { $elo1 } Elo points, if at all.
lab-sprt-open = Not decided yet whether { $agent } is stronger by more than { $elo0 } or by less than { $elo1 } Elo points.
lab-sprt-ratio = Log-likelihood ratio { $ratio } (bounds ±{ $bound }) after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.

lab-rating-note = Elo points, with { $agent } at 0. In 95 of 100 arenas, the interval contains the true rating.
lab-standings-note = Wins: share of games won, with a shared victory counted by its share. Place: mean place. Margin: mean points ahead of the best other player.
lab-cross-note = How often the agent on the left came out ahead of the agent above; ties count half.
lab-scores-note = How often an agent ended a game with each number of creation points; the line marks the mean.
lab-parts-note = Mean creation points by part, and the worshippers left, which break ties.
lab-times-note = Mean thinking time per turn; a turn has several decisions.
lab-forfeits-note = A seat that fails or chooses an illegal action forfeits the game, and all others win it.
lab-endgames-note = Lost: how much more the best option would have brought on average, in chances of winning and in points ahead of the best other player. Exact: how often the option chosen was as good as the best. In brackets: 95% intervals.
