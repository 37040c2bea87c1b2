### The balance report: help, errors, tables and the page.

cli-balance-help = let agents play many games and tell how balanced seats, gods and tiles are
balance-games-help = how many games to play
balance-from-help = tell of the games in this file, written by --output here or in the arena; none are played

balance-no-agents = Name who plays with --agent, or a file of results with --from.
balance-from-alone = --from plays no games: leave out --agent and --output.
balance-no-results = { $path } is no file of results: line { $line } is not the result of a game.
balance-other-results = { $path } does not fit: the game in line { $line } has another number of players than the first, other tiles or other rules. A tile set is named with --tiles.
balance-no-games = There is no game that came to its end.
balance-unfit-game = The record of deal { $deal }, seating { $seating } does not hold: { $reason }
balance-replaying = replaying

balance-title = Balance
balance-outstanding = What stands out
balance-outstanding-note = In percentage points of wins. Their intervals leave the base rate out; by chance alone one in twenty would.
balance-nothing = Nothing: every interval holds the base rate.
balance-percentage-points = percentage points of wins

balance-seats = Seats
balance-seat = Seat
balance-seat-name = seat { $seat }
balance-score = Score
balance-seats-note = Seat 0 begins. An even share of the wins is { $share }. Wildernesses: how many; the rest is mean creation points by part, and the worshippers left.
balance-seat-wins = Wins by seat
balance-seat-wins-note = How much more often than its even share a seat wins, with the 95% interval. Seat 0 begins.
balance-scores-note = How often a seat ended a game with how many creation points; the line marks the mean.
balance-wildernesses-note = How many of the players ended a game with how many wildernesses.
balance-decisions-note = How many decisions a game has, those of all players; the line marks the mean. The turns are fixed: fifteen for each player.
balance-decisions = decisions

balance-spreads = Distributions
balance-what = What
balance-mean = Mean
balance-deviation = SD
balance-least = Least
balance-tenth = 10%
balance-median = Median
balance-ninetieth = 90%
balance-most = Most
balance-spread-score = Score of a player
balance-spread-best-score = Best score of a game
balance-spread-margin = Lead of the best
balance-spread-wildernesses = Wildernesses of a player
balance-spread-worshippers = Worshippers left
balance-spread-decisions = Decisions in a game
balance-spreads-note = SD: standard deviation. 10% of all values are at most the one under 10%.

balance-gods = Gods
balance-god = God
balance-revealed = Revealed
balance-taken = Taken
balance-round = Round
balance-points = Points
balance-lift = Lift
balance-gods-note = Of the gods revealed { $share } are taken. Round: when, on average. Points: of those who took it; for the Goddess of Idleness with the points that wildernesses did not cost.
balance-lift-note = Lift: by how many percentage points those who had it won more often than the base rate of their seat and agent.
balance-god-lifts = Gods: lift
balance-god-takings = Gods: how often taken
balance-god-takings-note = Of the games in which the god was revealed. An even share is { $share }.

balance-kinds = Kinds of regions
balance-kind = Kind
balance-colours = Colours
balance-colour = Colour
balance-built = Built
balance-active = Active
balance-by-player = A player
balance-points-by-player = Points a player
balance-family-lift = Lift a tile
balance-families-note = Taken: of those that could be taken; built: of those taken; active: of those built. A player: tiles built, and their points. Lift a tile: percentage points of wins that go with each further tile built.
balance-kind-lifts = Kinds: lift of a further tile
balance-colour-lifts = Colours: lift of a further tile
balance-family-lift-note = Percentage points of wins that go with each further tile of the family built, with the 95% interval.

balance-tiles = Tiles
balance-tile = Tile
balance-level = Level
balance-effect = Effect
balance-cost = Cost
balance-printed = CP
balance-seen = Seen
balance-turns = Turns
balance-tile-lifts = Tiles, { $colour }: lift
balance-tiles-note = Seen: games in which it could be taken; turns: for how many, on average. Taken: of those seen; built: of those taken; active: of those built. Points: of those who built it.

balance-tokens = Temple tokens
balance-token = Token
balance-holders = Holders
balance-tokens-note = Who holds which token at the end, and how often such players win; – is none.
balance-decisive = What decides
balance-without = Without
balance-others = Other winners
balance-decisive-note = In how many games others would have won if the part had not counted; of worshippers: if ties had been shared.
