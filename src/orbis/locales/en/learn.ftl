### The lessons, and coaching in a real game.

## The chapters

learn-title = Learn to play
learn-intro = Twelve short chapters, less than a minute each. You do everything yourself, at the real table; nothing can go wrong, and you can leave and come back at any time.
learn-done = done
learn-begun = Go on at step { $step } of { $steps }
learn-taking = Take a tile
    .line = Your first turn, and what it leaves to others.
learn-gathering = Gather and pay
    .line = Worshippers are what you pay with.
learn-building = Build upwards
    .line = Where a tile may lie in your pyramid.
learn-wilderness = Wilderness
    .line = A tile that you cannot pay can still help.
learn-village = Villages
    .line = Points for worshippers, here and now.
learn-volcano = Volcanoes
    .line = Points for what you take from the others.
learn-irrigation = Irrigation
    .line = The right colour below.
learn-forest = Forests
    .line = The right neighbours around.
learn-discount = Discounts
    .line = Let a farm pay for you.
learn-exchange = Exchange and the limit
    .line = Three for one, and never more than ten.
learn-god = Gods
    .line = Once in a game, and at the right moment.
learn-ending = Temples and the end
    .line = The last turn, and how it is scored.
learn-first-game = Your first game
learn-first-game-text = A whole game against the Pilgrim, the weakest bot. If you like, a coach looks over your shoulder and tells you at each turn what the strongest bot would do.
learn-play = Play

## Around every step

learn-step = { $step } of { $steps }
learn-brief = Your turn: try it
learn-unfold = Show what the coach says
learn-fold = Let me try
learn-continue = Go on
learn-skip = Skip this step
learn-leave = Leave
learn-chapters = All chapters
learn-again = Once more
learn-next = Next: { $chapter }
learn-take-back = Take it back
learn-well-done = Well done!
learn-go-on = You may play on here as long as you like.
learn-all-done = You know all of Orbis now. Time for a real game.
learn-rather = That is possible, too. But try what is ringed first: this chapter is about it. If you do want this, choose it once more.
learn-strayed = Fine, a way of your own! Take it back to go on with the chapter, or look around as long as you like.
learn-no-wilderness = You can pay this tile, so do not waste it: a wilderness costs you a point at the end.
learn-end = Done! Until now you could have taken everything back. End the turn.

## Take a tile

learn-taking-welcome = You are a god with a universe to create. In 14 of your 15 turns you take a region and lay it here, in your pyramid; in one you take a god. The most creation points (CP) win.
learn-taking-choose = Choose the orange tile in the corner. Choosing takes nothing yet: it only shows what would happen.
learn-taking-middle = From the middle, worshippers spread to four tiles, and your opponent gathers first. A corner gives only two away.
learn-taking-place = See the pale figures? Each neighbour of a taken tile gets a worshipper of its colour: in a corner just two, so you give little away. The tile is free. Lay it: choose the marked slot in your pyramid.
learn-taking-effect = Its effect, a conversion, brought two orange worshippers to your kingdom. With worshippers you will pay for better tiles.
learn-taking-end = Nothing is final until you end the turn: the arrow takes back any step. Now end the turn; a new tile fills the gap.
learn-taking-reply = Now your opponent does the same. Watch where the worshippers lie afterwards: whoever takes a tile gathers all that stand on it.

## Gather and pay

learn-gathering-choose = The ringed farm costs one green worshipper, and you have none. But a green and a red one stand on it! You gather before you pay, so it pays for itself. Choose it.
learn-gathering-place = Green will be paid, and red is a gift. Lay it at either end of your bottom row: there the tiles must touch.
learn-gathering-farm = A farm gives you a discount token: from now on white symbols cost you nothing. The earlier you have it, the more it saves.

## Build upwards

learn-building-rows = The bottom row has five slots, the rows above four, three and two. A tile higher up lies on two others, and at least one of them must have its colour.
learn-building-choose = Choose the white tile with three worshippers. It fits above your white tile.
learn-building-place = Lay it in the upper slot. The one beside it is closed to it: blue and red lie below, no white.
learn-building-row = Possible, but the bottom row takes any colour. Keep it for tiles that fit nowhere else, and build up where the colour allows it.
learn-building-gain = This conversion lets you choose a colour. Look at the prices on the display: which tile would you like to pay next?

## Wilderness

learn-wilderness-choose = You cannot pay the ringed forest: there is no blue in your kingdom. But four worshippers stand on it. Choose it all the same!
learn-wilderness-turn = Turn it face down: a wilderness costs nothing now and 1 CP at the end. The four worshippers are yours anyway.
learn-wilderness-place = A wilderness fits on anything, whatever the colours below. Lay it in any marked slot.
learn-wilderness-end = And it counts as every colour at once, for tiles above and beside it. So one or two of them are no shame. End the turn.

## Villages

learn-village-choose = Points now! A village gives its points if, after paying the price, you also discard worshippers: three for this one. Two stand on it, so you can afford both. Choose it.
learn-village-place = Its price is red and blue, and your farm pays the blue. Lay it where you like: a village does not mind.
learn-village-pay = Now discard any three: choose them in your kingdom, one by one, in the order of the colours. Give what you have most of.
learn-village-decline = You may decline, but then the village is deactivated for good: 0 CP. You can afford it, so pay.

## Volcanoes

learn-volcano-choose = A volcano gives its points if you remove worshippers from the display, here three green ones. Three are there. Choose it.
learn-volcano-place = Lay it in any marked slot. In the upper one it saves room in your bottom row.
learn-volcano-strike = Now strike: choose the marked green worshippers, one after the other, until three are gone. Your opponent will not gather those.
learn-volcano-decline = You may decline, but then the volcano is deactivated: 0 CP. And your opponent keeps the green ones.

## Irrigation

learn-irrigation-choose = An irrigation counts if one of the two tiles directly below it has its colour. This one wants white, and you have a white tile. Choose it.
learn-irrigation-place = Each slot tells what you would get. Lay it above your white tile: 3 CP.
learn-irrigation-dry = There is no white below it there: it would be deactivated for good, 0 CP. Look for the slot with 3.

## Forests

learn-forest-choose = A forest looks at all its neighbours, beside, below and above. This one wants two that are red or orange. Choose it.
learn-forest-place = The slots count for you: in the upper one it has orange beside it and red below, 2 of 2. Lay it there.
learn-forest-lonely = There it would have one neighbour of two. It may find more later, since forests are only judged at the end; but here you have both at once.
learn-forest-end = Forests are judged at the end, so tiles that come later can still help them. End the turn.

## Discounts

learn-discount-token = This is your discount token: blue symbols of prices cost you nothing.
learn-discount-choose = The ringed temple costs blue and orange. You have no blue, but you need none! Choose it.
learn-discount-place = You pay just one orange, and +7 is what it adds to your score: you would be first in the temples. Lay it in either slot.

## Exchange and the limit

learn-exchange-choose = You may keep ten worshippers at the end of a turn. Choose the ringed tile: with the two on it and the two that it brings you will have twelve.
learn-exchange-place = Lay it in either slot, and see what happens.
learn-exchange-swap = Twelve: two too many. Instead of throwing them away, exchange: three white ones for one green, which you do not have. Press the ringed button.
learn-exchange-discard = Then two are lost for nothing. Exchange three white ones for one green: that leaves ten, too, and you gain a colour.

## Gods

learn-god-once = Once in the game, instead of a region, you take one of these gods. Nothing spreads, and the display stays as it is. A good moment is when you can build none of the tiles, as now.
learn-god-choose = Each god rewards something else. The Goddess of Fire gives 3 CP to who has the most active volcanoes: you have two, your opponent none. Choose her.
learn-god-apprentice = The Apprentice Goddess is worth 2 CP, whatever happens. Fire gives you 3, if you stay ahead with your volcanoes.
learn-god-technology = The God of Technology rewards the fewest wildernesses, and you have more of them than your opponent: 0 CP.
learn-god-take = Choose her once more to take her.

## Temples and the end

learn-ending-temples = The last turn of the game, and you are behind. But look at the temples: who has the most temple symbols gets 7 CP, the second 2. Your opponent has one more than you.
learn-ending-choose = The ringed tile has two temple symbols, and you can just pay it. Choose it.
learn-ending-place = Lay it in the last slot of your pyramid. Look at the score while you do.
learn-ending-parts = You are ahead! Your score has four parts: regions, wildernesses, temples and your god. A tie would go to whoever has more worshippers left.
learn-ending-end = End the turn, and the game is over. The result shows every tile and what it gave.
learn-ending-result = You have won by a temple. Keep an eye on that race from the start: it is often worth more than any tile.

## Coaching

learn-coach = Coach
learn-coach-waits = The others play. I will be back at your turn.
learn-coach-yours = It is your game: do as you like.
learn-coach-hide = Hide
learn-coach-show = Show the hint
learn-coach-hidden = Play as you think best.
learn-coach-failed = No hint this time. Play as you think best.
learn-coach-off = No more coaching
