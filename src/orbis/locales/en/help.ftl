### The page of the rules.

help-title = The rules of Orbis
help-lead = Read them in order, or search. Every rule has a short name, such as E5, and “Why not?” at the table takes you to the rule that answers it.
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
help-all = All rules
help-nearest = These rules come nearest:
help-also = Others that come near:
help-elsewhere = We found that in another language of these rules: { $language }.
# For the search: words that mean nothing in a question; other words for those of the rules; the words of those who ask about a chapter or a rule; endings.
help-stop-words = a an the and or of in on at to for from with by is are was be been do does did i you he she it we they me my your our can could may might must should would will how what when where which who whom why that this these those there if then than as so not no mean means meaning happen happens work works get gets rule rules please tell many much have has had need needs game games run runs out still ever just once per more often about any some also go goes let cannot don t doesn want use used someone before anywhere everywhere
help-synonyms = undo revert redo: take back | tiebreak tiebreaker draw: tied, ties | desert waste barren joker wildcard: wilderness | money coins coin resources cubes meeples workers followers believers disciples: worshippers | points victory vp score scoring: points, cp, score | number value: points, value | circle round: disc, badge | hexagon hex card: tile | board market offer: display | hand supply stock: kingdom | bank: aether | buy purchase price afford: cost, pay | swap trade convert: exchange | win winner winning: wins | order sequence phases: steps, turn | adjacent beside: neighbours | pass skip: pass, decline | floor layer storey: row | cheap discount reduction: discount | pyramid world: universe, pyramid | remove kill destroy: remove | cancel inactive: deactivated | starting startplayer first begin begins beginner starts starter opening: starts, first seat | strike strikes hit steal stealing rob: volcano, remove | top atop: above
# Words of those who want to invite somebody.
help-asked-inviting = invite invitation friend
help-asked =
    C5: aether bank supply |
    aim: about goal objective purpose rounds win |
    pieces: components symbols icons parts mean means meaning moon drop leaf flame ear wheat picture drawing colours |
    setup: prepare preparation set up beginning start table |
    S1: players people persons play alone solo two three four begin start first |
    turn: steps actions course pass skip miss do |
    Q9: undo take back move mistake misclick |
    N7: refill new tile next |
    spread: worshippers come from get collect gain receive earn |
    pay: pay afford buy cost price short enough tile |
    exchange: swap change trade colours limit maximum keep hold have worshippers pay paying many much may allowed |
    place: put place lay build slots position move rearrange shift tile pyramid |
    wilderness: flip turn face down minus negative lose points build top put place lay |
    farm: discount cheaper free token save |
    village: discard pay decline |
    forest: score points neighbours active |
    volcano: strike remove worshippers display |
    irrigation: water below active |
    conversion: worshippers free take |
    temple: symbols tokens majority most mystic |
    gods: god choose when take have effect |
    D4: tie draw same equal points wins winner |
    end: finish over ends last long length rounds points score scoring count counted win |
    deal: shuffle random luck cheat fair hidden secret
help-endings = s es ed d ing ’s er ers
help-numbers = 1: one | 2: two | 3: three | 4: four | 5: five | 6: six | 7: seven | 8: eight | 9: nine | 10: ten | 14: fourteen | 15: fifteen

## The steps of a turn

help-step-spread = Spread: put a worshipper of the taken tile’s colour on each tile beside, above and below it.
help-step-gather = Gather: the worshippers on the tile go to your kingdom.
help-step-pay = Pay the cost, or turn the tile into a wilderness for free.
help-step-place = Place the tile in your universe.
help-step-effect = Carry out its effect.
help-step-limit = Keep at most 10 worshippers; discard the rest.
help-step-refill = End your turn: a new tile fills the gap.

## Chapters: a heading, the main thing in one sentence, more of it, and what the drawing shows

help-aim = Aim of the game
    .brief = Over 15 rounds you take 14 regions and one god and build them into a pyramid: your universe.
    .text = Regions score creation points (CP), and whoever has the most at the end wins. Regions cost worshippers, and worshippers collect on the tiles nobody has taken yet: every tile you take makes its neighbours richer for the next player. So look not only at what you get, but also at what you leave behind.
    .scene = A finished universe: 14 regions in four rows, and the god on top.
help-pieces = The pieces
    .brief = There are five colours, each with its own symbol.
    .text = A disc is a requirement: a cost or a condition. A figure is an actual worshipper. The disc with five dots stands for any colour. Points on a solid badge count, points on a dashed badge still depend on a condition, and points under a grey deactivation token are lost.
    .scene = A region tile: 1 cost, 2 colour, 3 level, 4 effect, 5 creation points, 6 mystic value (on white tiles only). Below: the discs and the worshippers of the five colours.
help-setup = Set-up
    .brief = Nine tiles of level 1 form the display, and nobody has any worshippers yet.
    .text = With fewer players, some tiles are left out, fewer gods are revealed and there are fewer temple tokens to win. The stacks are used up level by level, so tiles get more expensive and more valuable as the game goes on. The last refill takes the last tile.
    .scene = The display at the start of a four-player game; below it, the face-down tiles left at each level.
help-turn = Your turn
    .brief = Take one tile from the display or one of the gods. You cannot pass.
    .text = You take a region in these seven steps. A god is simply laid beside your universe, and its immediate effect, if any, happens; you take exactly one per game, and you choose when. Until you end your turn you can take everything back, because only the refill reveals anything new.
help-spread = Spreading and gathering
    .brief = The tile you take sends a worshipper of its own colour to each of its neighbours in the display, never diagonally.
    .text = A corner tile spreads two worshippers, an edge tile three, the middle tile four, even if the tile becomes a wilderness. Then you gather the worshippers on the tile itself. You may pay with them straight away.
    .scene = The red tile in the middle is taken. Its four neighbours get red worshippers (dashed), and you gather the white and the blue one on it.
help-pay = Paying
    .brief = Each disc at the left edge of a tile costs one worshipper from your kingdom.
    .text = A coloured disc asks for its own colour, the disc with five dots for any colour you like. With a discount token, discs of that colour are free. If you cannot or do not want to pay, the tile becomes a wilderness: that is always allowed.
    .scene = This forest costs a green, a white and a blue worshipper and one of any colour. With the green discount token, three are enough.
help-exchange = Exchange and limit
    .brief = On your turn you may exchange 3 worshippers of one colour for 1 of another; at the end of it you keep at most 10.
    .text = You may exchange as often as you can. During your turn your kingdom may hold any number; only at the end do you discard down to ten. So if worshippers would have to go anyway, exchange them.
    .scene = Three blue worshippers for a red one.
help-place = Placing
    .brief = Any colour may go at the ends of row 1; higher up, one of the two tiles below must have the tile’s own colour.
    .text = Row 1 holds five tiles, the rows above it four, three and two. You can start a higher row as soon as there are two neighbouring tiles below. Once placed, a tile never moves. So think ahead about the colours you will need below.
    .scene = A blue tile may go at either end of row 1, or above green and blue. It may not go above red and green.
help-wilderness = Wilderness
    .brief = You can turn any tile face down: it then costs nothing, counts as every colour and is worth −1 CP.
    .text = A wilderness may go above any colours, and any tile may go above a wilderness. It counts for forests and irrigation, too. It is your way out when you cannot pay, and often a good foundation in row 1.
    .scene = The red volcano may go here, because the wilderness below it counts as red.
help-farm = Farms
    .brief = A farm gives you the discount token of the colour shown: from the next tile on, discs of that colour are free.
    .text = You keep the token to the end, so the earlier you get it, the more it saves. It does not help with villages, volcanoes or the God of Death, and it never pays for the disc with five dots.
    .scene = A farm and the token it gives you.
help-village = Villages
    .brief = Discard as many worshippers as the village shows, in any mix of colours, or it is deactivated.
    .text = You do this after paying for the village and placing it. You may decline: then it stays face up and keeps its colour, but scores nothing. You cannot pay only part of it.
    .scene = On the left, a village that counts; on the right, one whose owner declined: it is deactivated.
help-forest = Forests
    .brief = A forest counts at the end if enough of its neighbours have one of the colours shown.
    .text = It has up to six neighbours: two beside it, two below and two above. A wilderness counts. So do tiles placed later: a forest can still become active. The tile shows how many it has and how many it needs.
    .scene = This forest needs three green or red neighbours and has them: the framed ones.
help-volcano = Volcanoes
    .brief = Remove as many worshippers as the volcano shows, of the colours shown, from the display, or it is deactivated.
    .text = Remove them from any tiles; those you have just spread count, too. They go to the aether, not to you, so pick the ones that would help the others most. You may decline, but you remove all of them or none.
    .scene = This volcano removes four white or blue worshippers: the framed ones.
help-irrigation = Irrigation
    .brief = An irrigation tile counts if one of the two tiles directly below it has the colour shown or is a wilderness.
    .text = This is decided when you place it and never changes. In row 1 there is nothing below, so it is deactivated there. Remember that the tile also needs its own colour below: often one of the two tiles has that, and the other has the colour shown.
    .scene = On the left there is green below: it counts. On the right there is none.
help-conversion = Conversions and stones
    .brief = A conversion brings you worshippers from the aether; a sacred stone is simply worth 1 CP.
    .text = Most conversions are free. Take them early: for the worshippers now, and for their colour, which later tiles can build on. If the disc with five dots is shown, you choose the colour.
    .scene = Two red worshippers, one of any colour, and a sacred stone.
help-temple = Temples
    .brief = At the end, whoever has the most temple symbols gets the best temple token, the runner-up the next, and so on.
    .text = Add up all the symbols in your universe. Ties go to the player with the highest mystic value on a face-up white tile. Without any symbol you get no token, so even a single one pays off.
    .scene = Three symbols win the best token. With two each, the mystic value decides: 4 beats 3.
help-gods = Gods
    .brief = Once per game you take a god instead of a region.
    .text = Nothing is spread, and the display stays as it is. There is one more god than there are players, so even the last to take one can choose between two; but the one that suits you may be gone by then.
    .scene = The ten gods. Each game uses only some of them.
help-end = End and scoring
    .brief = After 15 rounds you score the points of your active regions, your god and your temple token, and lose 1 CP per wilderness.
    .text = Forests are checked first, then temples, then gods. A tie is enough to be “among those with the most”. If players are tied on points, the one with more worshippers left wins.
    .scene = An example: 23 CP from regions, two wildernesses, a temple token worth 7 CP and a god worth 3 CP make 31 CP.
help-rulings = Rulings
    .brief = Where the rulebooks are silent or disagree, we had to decide. Here is how, and why.
help-deal = The deal
    .brief = Only the order of the tiles in the stacks is secret; everything else is open.
    .text = The whole deal is fixed before the first tile is seen, and sealed with a published number, the commitment. After the game, anyone can check that nothing was changed.

## Why the rulings are as they are

help-reason-Q1 = The Polish and Slovak rulebooks say “directly below”, the German one says one of the two below. In a pyramid a tile always rests on two, so either will do.
help-reason-Q2 = The German rulebook mentions a level 6, which does not exist. All the others say six of level 3, and only that adds up to 14.
help-reason-Q3 = The Polish rulebook counts the god as a fifth row, but no rule depends on it.
help-reason-Q4 = The Polish rulebook asks for a mystic value on a temple tile, the Slovak, Russian and German ones on a white tile: we follow the majority. In our set all mystic values differ; the other tie-breakers matter only for other sets.
help-reason-Q5 = The Russian rulebook asks for a temple token, the others for a temple. There are as many tokens as players, so it comes to the same thing.
help-reason-Q6 = No rulebook makes an exception for zero, so we take the wording literally.
help-reason-Q7 = All rulebooks forbid more than ten at the end of a turn, and the Goddess of Love can bring more.
help-reason-Q8 = By the letter of the rules you could pay first and still turn the tile over afterwards. That never helps, so we ask only once.
help-reason-Q9 = The rulebooks say nothing about it. As long as nothing hidden has been revealed, it harms nobody. At these tables you can still go back later, except in rated games and the deal of the day: choose “{ pages-rewind }” in the menu. With other players it is “{ pages-ask-rewind }”, and they must agree.
help-reason-Q10 = The Polish rulebook says “any other colour”.
help-reason-Q11 = The rulebooks let players choose in order, but nobody would choose fewer points.
help-reason-Q12 = The rulebooks allow an exchange at any moment. But colours matter only when you pay, and the total only at the limit.
help-reason-Q13 = The rulebooks describe the kinds of tiles, not every single tile. Our set keeps to everything that is known about the printed one.
