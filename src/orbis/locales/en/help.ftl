### The page of the rules.

help-title = The rules of Orbis
help-lead = Read them in order, or search. Every rule has a short name, such as E5, and every “why not?” at the table leads to the rule that answers it.
help-contents = Contents
help-chapter = Chapter
help-clear = Clear
help-found = { $count ->
    [one] { $count } passage found
   *[other] { $count } passages found
}
help-exact = The exact rules
help-why = Why:
help-see = See also
help-tiles = Tiles
help-regions = Regions
help-summary = Orbis on one page
help-print = Print
help-all = All the rules

## The steps of a turn

help-step-spread = Spread: a worshipper of the tile's colour comes to each tile beside, above and below it.
help-step-gather = Gather: the worshippers that lie on the tile come to your kingdom.
help-step-pay = Pay the cost, or turn the tile into a wilderness for nothing.
help-step-place = Place the tile in your universe.
help-step-effect = Carry out its effect.
help-step-limit = Keep at most 10 worshippers and discard the rest.
help-step-refill = End your turn: a new tile fills the gap.

## Chapters: a heading, the main thing in one sentence, more of it, and what the drawing shows

help-aim = What it is about
    .brief = In 15 rounds you take 14 regions and one god, and lay them as a pyramid: your universe.
    .text = Regions bring creation points (CP), and whoever has the most of them at the end wins. Regions cost worshippers, and worshippers come to tiles that nobody has taken yet: every tile you take makes its neighbours richer for the next player. So look not only at what you get, but also at what you leave behind.
    .scene = A finished universe: 14 regions in four rows, and the god on top.
help-pieces = The pieces
    .brief = There are five colours, and each has a sign of its own.
    .text = A disc is something that is asked for: a price or a condition. A figure is a worshipper who is really there. The disc with five dots stands for any colour. Points on a solid badge count, points on a dashed badge still wait for their condition, and where a grey seal lies they are lost.
    .scene = A region tile: 1 cost, 2 colour, 3 level, 4 effect, 5 creation points, 6 mystic value (on white tiles only). Below: the discs and the worshippers of the five colours.
help-setup = Set-up
    .brief = Nine tiles of level 1 make the display, and nobody has a worshipper yet.
    .text = With fewer players some tiles stay out, fewer gods are shown and fewer temple tokens can be won. The stacks are used up level by level, so tiles become dearer and more valuable as the game goes on. The last refill takes the last tile.
    .scene = The display at the start; below it the face-down tiles that are left of each level.
help-turn = Your turn
    .brief = Take one tile from the display or one of the gods. You cannot pass.
    .text = Taking a region has these seven steps. A god is simply laid beside your universe, and what it does at once happens; exactly once in the game you take one, and you choose when. Until you end your turn you can take everything back, for only the refill reveals something new.
help-spread = Spreading and gathering
    .brief = The taken tile sends a worshipper of its own colour to each of its neighbours in the display, never diagonally.
    .text = From a corner two spread, from an edge three, from the middle four; even if the tile is going to be a wilderness. Then you gather what lies on the taken tile itself. You may pay with it at once.
    .scene = The red tile in the middle is taken. Red worshippers come to its four neighbours (dashed), and you gather the white and the blue one that lie on it.
help-pay = Paying
    .brief = Each disc at the left edge of a tile takes one worshipper from your kingdom.
    .text = A coloured disc asks for its own colour, the disc with five dots for any colour you like. With a discount token, discs of its colour are free. If you cannot pay or do not want to, the tile becomes a wilderness: that is always allowed.
    .scene = This forest costs a green, a white, a blue and one more worshipper. With the green discount token three are enough.
help-exchange = Exchange and limit
    .brief = In your turn you may exchange 3 worshippers of one colour for 1 of another; at its end you keep at most 10.
    .text = You may exchange as often as you can. During your turn your kingdom may hold any number; only at the end you discard down to ten. So worshippers that would have to go anyway are well spent on an exchange.
    .scene = Three blue worshippers for a red one.
help-place = Placing
    .brief = At the ends of row 1 any colour may lie; higher up a tile needs its own colour in one of the two tiles below it.
    .text = Row 1 holds five tiles, the rows above it four, three and two. A higher row can begin as soon as two neighbouring tiles lie below. What lies there never moves. So think early of the colours that you will need below.
    .scene = A blue tile may go to either end of row 1, or above green and blue. Above red and green it may not lie.
help-wilderness = Wilderness
    .brief = Any tile can be turned face down: it then costs nothing, counts as every colour, and is worth −1 CP.
    .text = You may place a wilderness above any colours, and any tile above a wilderness. Forests and irrigation count it, too. It is the way out when you cannot pay, and often a good foundation in row 1.
    .scene = The red volcano may lie here, because the wilderness below it counts as red.
help-farm = Farms
    .brief = A farm gives you the discount token of a colour: from the next tile on, discs of that colour are free.
    .text = The token stays yours to the end, so it saves most when it comes early. It does not help with villages, volcanoes or the God of Death, and it never pays for the disc with five dots.
    .scene = A farm, and the token that it brings.
help-village = Villages
    .brief = Discard as many worshippers as the village shows, of any colours, or it is deactivated.
    .text = You do this after you have paid for the village and placed it. You may decline: then it stays face up and keeps its colour, but scores nothing. In part you cannot pay.
    .scene = On the left a village that counts; on the right one that was declined and is deactivated.
help-forest = Forests
    .brief = A forest counts at the end if enough of its neighbours have one of its colours.
    .text = Up to six tiles are its neighbours: two beside it, two below and two above. A wilderness counts. Tiles that come later count as well, so a forest can still wake; on the tile you see how many it has and how many it needs.
    .scene = This forest needs three green or red neighbours and has them: they are framed.
help-volcano = Volcanoes
    .brief = Remove as many worshippers as the volcano shows, in its colours, from the display, or it is deactivated.
    .text = Take them from any tiles, even those that you have just spread. They do not come to you, so remove those that would help the others most. You may decline, but you remove all of them or none.
    .scene = This volcano removes four white or blue worshippers: those in the frames.
help-irrigation = Irrigation
    .brief = Irrigation counts if one of the two tiles directly below it has the colour shown or is a wilderness.
    .text = That is decided when you place it, and never changes. In row 1 there is nothing below, so it is deactivated there. Mind that the tile also needs its own colour below: often one of the two gives the one, and one the other.
    .scene = On the left green lies below: it counts. On the right green is missing.
help-conversion = Conversions and stones
    .brief = A conversion brings you worshippers from the aether; a sacred stone is worth a point without any condition.
    .text = Most conversions cost nothing. Take them early: for the worshippers now, and for their colour, on which others will lie later. Where the disc with five dots is shown, you choose the colour.
    .scene = Two red worshippers, one of any colour, and a sacred stone.
help-temple = Temples
    .brief = At the end the most temple symbols win the best temple token, the second most the next, and so on.
    .text = All symbols in your universe are added up. Ties go to the highest mystic value on a white tile that lies face up. Without any symbol you get no token, so even a single one pays.
    .scene = Three symbols take the best token. With two each, the mystic value decides: 4 goes before 3.
help-gods = Gods
    .brief = Once in the game you take a god instead of a region.
    .text = Nothing is spread then, and the display stays as it is. There is one god more than there are players, so even the last to take one can choose between two; but the one that suits you may be gone by then.
    .scene = The ten gods. Only some of them are in each game.
help-end = End and scoring
    .brief = After 15 rounds you score the points of your active regions, −1 for each wilderness, your god and your temple token.
    .text = Forests are judged first, then temples, then gods. To be “among those with the most” a tie is enough. If two players have equal points, more worshippers left in the kingdom win.
    .scene = An example: 23 CP of regions, two wildernesses, a temple token of 7 CP and a god of 3 CP make 31 CP.
help-rulings = Rulings
    .brief = Where the rulebooks are silent or disagree, we had to decide. This is how, and why.
help-deal = The deal
    .brief = Only the order of the stacks is secret; everything else lies open.
    .text = The whole deal is settled before the first tile is seen, and sealed by a number that is published. After the game anybody can check that nothing was changed. The rules below say exactly how the tiles are shuffled.

## Why the rulings are as they are

help-reason-Q1 = The Polish and the Slovak rulebook say “directly below”, the German one says one of the two below. In a pyramid a tile always lies over two, so either of them must do.
help-reason-Q2 = The German rulebook speaks of a level 6, which does not exist. All the others say six of level 3, and only so the sum is 14.
help-reason-Q3 = The Polish rulebook counts the god as a fifth row, but no rule depends on it.
help-reason-Q4 = The Polish rulebook asks for a mystic value on a temple tile, the Slovak, Russian and German ones on a white tile: we follow the majority. In our set all mystic values differ; what comes after that matters only for other sets.
help-reason-Q5 = The Russian rulebook asks for a temple token, the others for a temple. There are as many tokens as players, so it comes to the same.
help-reason-Q6 = No rulebook makes an exception for zero, so we take the sentence as it stands.
help-reason-Q7 = All rulebooks forbid more than ten at the end of a turn, and the Goddess of Love can bring more.
help-reason-Q8 = By the letter you could pay first and still turn the tile over afterwards. That never helps, so we do not ask twice.
help-reason-Q9 = The rulebooks do not speak of it. As long as nothing hidden has been revealed, it harms nobody.
help-reason-Q10 = The Polish rulebook says “any other colour”.
help-reason-Q11 = The rulebooks let players choose in order, but nobody would choose fewer points.
help-reason-Q12 = The rulebooks allow an exchange at any moment. But only paying asks for colours, and only the limit asks how many there are.
help-reason-Q13 = The rulebooks describe the kinds of tiles, not each single tile. Our set keeps to everything that is known of the printed one.
