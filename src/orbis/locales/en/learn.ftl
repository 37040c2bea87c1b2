### The lessons, and coaching in a real game.

## The chapters

learn-title = Learn to play
learn-intro = Twelve short chapters, about eight minutes in all. You do everything yourself, at the real table; nothing can go wrong, and you can leave and come back at any time.
learn-done = done
learn-begun = Continue at step { $step } of { $steps }
learn-taking = Take a tile
    .line = Your first turn, and what it leaves for the others.
learn-gathering = Gather and pay
    .line = Worshippers are what you pay with.
learn-building = Build upwards
    .line = Where a tile may go in your pyramid.
learn-wilderness = Wilderness
    .line = A tile you cannot afford can still help.
learn-village = Villages
    .line = Points for worshippers, here and now.
learn-volcano = Volcanoes
    .line = Points for what you take away from the others.
learn-irrigation = Irrigation
    .line = The right colour below.
learn-forest = Forests
    .line = The right neighbours all around.
learn-discount = Discounts
    .line = Let a farm pay for you.
learn-exchange = Exchange and the limit
    .line = Three for one, and never more than ten.
learn-god = Gods
    .line = Once per game, and at the right moment.
learn-ending = Temples and the end
    .line = The last turn, and how it is scored.
learn-first-game = Your first game
learn-first-game-text = A whole game against the Pilgrim, the weakest bot. If you like, a coach looks over your shoulder and tells you on every turn what the strongest bot would do.
learn-play = Play

## Around every step

learn-step = { $step } of { $steps }
learn-brief = Your turn: try it
learn-next-end = Next: end the turn
learn-unfold = Show what the coach says
learn-fold = Show the table
learn-continue = Continue
learn-show = Show me
learn-leave = Leave
learn-chapters = All chapters
learn-again = Play again
learn-next = Next: { $chapter }
learn-take-back = Take it back
learn-well-done = Well done!
learn-go-on = You can play on here as long as you like.
learn-all-done = Now you know how to play Orbis. Time for a real game.
learn-other = You could take that, too. But this chapter is about what is ringed: choose that first.
learn-rather = You can do that, too: just choose it again. But try what is ringed first, because that is what this chapter is about.
learn-strayed = By all means, go your own way! Take it back to continue with the chapter, or look around as long as you like.
learn-no-wilderness = You can afford this tile, so do not waste it: a wilderness costs you a point at the end.
learn-build = You have taken the tile. Press “{ web-build }”, then choose the marked slot.
learn-end = Done! You can take everything back until you end the turn. End it now.

## Take a tile

learn-taking-welcome = You are a god with a universe to create. On 14 of your 15 turns you take a region and place it here, in your pyramid; on the other you take a god. Whoever has the most creation points (CP) wins.
learn-taking-choose = Choose the ringed orange tile in the corner. That does not take it yet: it only shows what would happen.
learn-taking-middle = From the middle, worshippers spread to four tiles, and your opponent gets first pick. A corner gives away only two.
learn-taking-place = See the pale figures? When you take a tile, each neighbour gets a worshipper of that tile’s colour: from a corner that is just two, so you give little away. The tile is free. To place it, choose the marked slot in your pyramid.
learn-taking-effect = Its effect, a conversion, brought two orange worshippers to your kingdom. You will pay for better tiles with them.
learn-taking-end = Nothing is final until you end the turn: the arrow takes back any step. Now end the turn; a new tile fills the gap.
learn-taking-reply = Your opponent has just done the same. See where the worshippers are now: whoever takes a tile gathers all those on it.

## Gather and pay

learn-gathering-choose = The ringed farm costs one green worshipper, and you have none. But there is a green and a red one on it! You gather before you pay, so the tile pays for itself. Choose it.
learn-gathering-place = You pay the green one and keep the red one. Place the tile at either end of your bottom row: tiles there must touch.
learn-gathering-farm = This farm gives you the white discount token: from your next tile on, white symbols cost you nothing. The earlier you have a token, the more it saves.

## Build upwards

learn-building-rows = The bottom row has five slots, the rows above four, three and two. A tile higher up rests on two others, and at least one of them must have the tile’s own colour.
learn-building-choose = Choose the white tile with three worshippers. It fits above your white tile.
learn-building-place = Place it in the upper slot. It cannot go in the slot next to that: there is blue and red below, but no white.
learn-building-row = Possible, but the bottom row takes any colour. Save it for tiles that fit nowhere else, and build upwards where the colours allow it.
learn-building-gain = This conversion lets you choose a colour. Look at the costs in the display: which tile do you want to pay for next?

## Wilderness

learn-wilderness-choose = You cannot afford the ringed forest: there is no blue in your kingdom. But there are four worshippers on it. Choose it anyway!
learn-wilderness-turn = Turn it face down: a wilderness costs nothing now and 1 CP at the end. You get the four worshippers either way.
learn-wilderness-place = A wilderness goes anywhere, whatever the colours below. Place it in any marked slot.
learn-wilderness-end = It also counts as every colour at once, for the tiles above it and the forests next to it. So one or two can be worth their −1 CP. End the turn.

## Villages

learn-village-choose = Points now! A village scores its points if, after paying its cost, you also discard worshippers: three for this one. With the two on it, you can afford the cost and the discard. Choose it.
learn-village-place = It costs red and blue, and blue is free for you, thanks to your farm. Place it where you like: for a village, any slot will do.
learn-village-pay = Now discard any three: choose them in your kingdom, in any order. Give up what you have most of.
learn-village-decline = You may decline, but then the village is deactivated for good: 0 CP. You can afford it, so pay.

## Volcanoes

learn-volcano-choose = A volcano scores if you remove worshippers from the display. This one needs three green ones, and there are three. Choose it.
learn-volcano-place = Place it in any marked slot. The upper one saves room in your bottom row.
learn-volcano-strike = Now strike: choose the three green worshippers on the display. Your opponent can no longer gather those.
learn-volcano-decline = You may decline, but then the volcano is deactivated for good: 0 CP. And the green ones stay there for your opponent.

## Irrigation

learn-irrigation-choose = An irrigation tile counts if one of the two tiles directly below it has the colour it shows. This one shows white, and you have a white tile. Choose it.
learn-irrigation-place = Each slot shows what you would get. Place it above your white tile: 3 CP.
learn-irrigation-dry = There is no white below it there: it would be deactivated for good, 0 CP. Look for the slot with 3.

## Forests

learn-forest-choose = A forest looks at all its neighbours: beside, below and above. This one needs two that are red or orange. Choose it.
learn-forest-place = The slots do the counting: in the upper one it has orange beside it and red below, 2 of 2. Place it there.
learn-forest-lonely = There it would have only one of the two it needs. It may get more later, as forests are only checked at the end; but in the upper slot it has both already.
learn-forest-end = Forests are checked at the end, so tiles placed later can still help them. End the turn.

## Discounts

learn-discount-token = This is your discount token: blue symbols in a cost are free for you.
learn-discount-choose = The ringed temple costs blue and orange. You have no blue, but you do not need any! Choose it.
learn-discount-place = You pay just one orange, and the tile adds 7 to your score, because you would lead in temples. Place it in either slot.

## Exchange and the limit

learn-exchange-choose = At the end of a turn you may keep at most ten worshippers. Choose the ringed tile: with the two on it and the two it brings, you will have twelve.
learn-exchange-place = Place it in either slot, and see what happens.
learn-exchange-swap = Twelve: two too many. Instead of throwing two away, exchange three white ones for a green one, a colour you do not have. Press the ringed button.
learn-exchange-discard = That way you lose two for nothing. Exchange three white ones for a green one instead: that leaves ten, too, and you gain a colour.

## Gods

learn-god-once = Once per game, instead of a region, you take one of these gods. Nothing is spread, and the display stays as it is. A good moment is when you cannot build anything, as now. Early on, a god that gives worshippers can be worth it.
learn-god-choose = Each god rewards something different. The Goddess of Fire is worth 3 CP to you if nobody has more active volcanoes: you have two, your opponent none. Choose her.
learn-god-apprentice = The Apprentice Goddess is worth 2 CP, whatever happens. Fire gives you 3, as long as nobody overtakes you in volcanoes.
learn-god-technology = The God of Technology is worth 3 CP to you only if nobody has fewer wildernesses. Your opponent has fewer: 0 CP.
learn-god-take = Now take her: press “Take”.

## Temples and the end

learn-ending-temples = The last turn, and you are behind. But look at the temples: whoever has the most temple symbols gets 7 CP, the runner-up 2. Your opponent has one more than you.
learn-ending-choose = The ringed tile has two temple symbols, and you can just afford it. Choose it.
learn-ending-place = Place it in the last slot of your pyramid, and watch the score.
learn-ending-parts = You are ahead! Your score has four parts: regions, wildernesses, temples and your god. If you are tied, whoever has more worshippers left wins.
learn-ending-end = End the turn, and the game is over. The result shows every tile and what it scored.
learn-ending-result = A temple has won you the game. Keep an eye on the race for temples from the start: it is often worth more than any single tile.

## Coaching

learn-coach = Coach
learn-coach-waits = It is not your turn yet. I will be back when it is.
learn-coach-yours = It is your game: do as you like.
learn-coach-hide = Hide
learn-coach-show = Show the hint
learn-coach-hidden = Play as you think best.
learn-coach-failed = No hint this time. Play as you think best.
learn-coach-off = Turn coaching off
# The same where there is little room.
learn-coach-off-brief = Coach off
