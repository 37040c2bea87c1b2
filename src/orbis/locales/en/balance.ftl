### The balance report: help, errors, tables and the page.

cli-balance-help = let agents play many games and report how balanced seats, gods and tiles are
balance-games-help = the number of games to play
balance-from-help = report on the games in this file, written by --output here or in the arena; no games are played

balance-no-agents = Name who plays with --agent, or a results file with --from.
balance-from-alone = --from plays no games: leave out --agent and --output.
balance-no-results = { $path } is not a results file: line { $line } is not the result of a game.
balance-other-results = { $path } cannot be used: the game in line { $line } has a different number of players from the first, or different tiles or rules. Name a tile set with --tiles.
balance-no-games = No game was played to the end.
balance-unfit-game = The record of deal { $deal }, seating { $seating } is not valid: { $reason }
balance-replaying = replaying

balance-title = Balance
balance-outstanding = What stands out
balance-outstanding-note = In percentage points of wins. Only what has an interval that excludes the base rate is listed; by chance alone, one in twenty would.
balance-nothing = Nothing: every interval includes the base rate.
balance-percentage-points = percentage points of wins

balance-seats = Seats
balance-seat = Seat
balance-seat-name = seat { $seat }
balance-score = Score
balance-seats-note = Seat 0 begins. An even share of the wins is { $share }. Wildernesses: how many; the other columns are mean creation points by part, and the worshippers left.
balance-seat-wins = Wins by seat
balance-seat-wins-note = How much more often a seat wins than an even share, with the 95% interval. Seat 0 begins.
balance-scores-note = How often a seat ended a game with each number of creation points; the line marks the mean.
balance-wildernesses-note = How many players ended a game with each number of wildernesses.
balance-decisions-note = How many decisions a game has, counting all players; the line marks the mean. The number of turns is fixed: fifteen per player.
balance-decisions = decisions

balance-spreads = Distributions
balance-what = What
balance-mean = Mean
balance-deviation = SD
balance-least = Min
balance-tenth = 10%
balance-median = Median
balance-ninetieth = 90%
balance-most = Max
balance-spread-score = Score of a player
balance-spread-best-score = Best score in a game
balance-spread-margin = Winning margin
balance-spread-wildernesses = Wildernesses of a player
balance-spread-worshippers = Worshippers left
balance-spread-decisions = Decisions in a game
balance-spreads-note = SD: standard deviation. 10% of all values are no greater than the one in the 10% column.

balance-gods = Gods
balance-god = God
balance-revealed = Revealed
balance-taken = Taken
balance-round = Round
balance-points = Points
balance-lift = Lift
balance-gods-note = Of the gods revealed, { $share } are taken. Round: when, on average. Points: of those who took it; for the Goddess of Idleness, including the points that wildernesses did not cost.
balance-lift-note = Lift: how many percentage points more often those who had it won, compared with the base rate of their seat and agent.
balance-god-lifts = Gods: lift
balance-god-takings = Gods: how often taken
balance-god-takings-note = In the games in which the god was revealed. An even share is { $share }.

balance-kinds = Kinds of regions
balance-kind = Kind
balance-colours = Colours
balance-colour = Colour
balance-built = Built
balance-active = Active
balance-by-player = Per player
balance-points-by-player = Points per player
balance-family-lift = Lift per tile
balance-families-note = Taken: of those that could be taken; built: of those taken; active: of those built. Per player: tiles built, and their points. Lift per tile: percentage points of wins that go with each further tile built.
balance-kind-lifts = Kinds: lift per further tile
balance-colour-lifts = Colours: lift per further tile
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
balance-tokens-note = Who holds which token at the end, and how often these players win; – means none.
balance-decisive = What decides
balance-without = Without
balance-others = Other winners
balance-decisive-note = In how many games somebody else would have won if the part had not counted; for worshippers: if ties had been shared.
