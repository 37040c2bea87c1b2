### The rules of RULES.md, told to a player; the same sentences answer "why not?".

## Components

rule-C1 = There are five colours: white, blue, green, red and orange, always in this order.
rule-C2 = There are 65 region tiles: 20 of level 1, 20 of level 2 and 25 of level 3. Each has a level, a colour, a cost, an effect and creation points; white tiles also have a mystic value. The back of every tile is a wilderness.
rule-C3 = A cost is a number of worshippers of given colours, plus a number of worshippers of any colour.
rule-C4 = Stars mark the tiles that stay out when there are fewer players: 14 tiles carry white stars, 14 others purple ones, 37 carry none.
rule-C5 = Besides the regions there are 10 gods, 5 temple tokens, 5 discount tokens, deactivation tokens and worshippers. Together their supply is the aether; worshippers and deactivation tokens never run out.

## Set-up

rule-S1 = Two, three or four can play. Seats are fixed; the first seat starts, and play goes round in seat order.
rule-S2 = Four players use all 65 tiles, 5 gods and the temple tokens 11, 7, 4 and 2. Three leave out the tiles with white stars and use 51 tiles, 4 gods and the tokens 9, 4 and 2. Two also leave out those with purple stars and use 37 tiles, 3 gods and the tokens 7 and 2.
rule-S3 = Each level has a shuffled face-down stack of its own. Nine different tiles of level 1 lie face up in a display of 3 × 3; no worshippers lie on them at the start.
rule-S4 = Only the gods revealed at the start can be taken: one more than there are players. All the others are out of this game.
rule-S5 = Nobody starts with worshippers. The only secret is the order of the stacks; which tiles are left in them, everyone may know.
rule-S6 = A game needs at least 14 tiles for each player; a set with fewer cannot be used. The display starts with level 1 and takes tiles of the next level only when the one before has run out; a refill that finds no tile leaves the place empty.

## The turn

rule-T1 = In your turn you take one region tile from the display or one of the revealed gods; you cannot pass. From an empty place there is nothing to take. The game lasts 15 rounds.
rule-T2 = In the whole game you take exactly one god and 14 regions. Once you have your god, you can only take regions; with 14 regions and no god, you can only take a god.
rule-T3 = Taking a region has seven steps, always in this order: spread, gather, pay (or turn it into a wilderness), place, effect, limit, refill. At the limit you can only discard worshippers that you have; a refill always brings a tile of the lowest level that is left.
rule-T4 = A god that somebody has taken is gone and is not replaced. When you take one, its immediate effect happens; no worshippers are spread and the display stays as it is.
rule-X1 = In an exchange you give 3 worshippers of one colour from your kingdom and get 1 of another colour. You need at least 3 of the colour you give; you may exchange as often as you can.
rule-K1 = Your kingdom may hold more than 10 worshippers during your turn, but never at its end.

## Paying

rule-M1 = Each coloured symbol costs one worshipper of that colour, each any-colour symbol one of a colour of your choice; all of them must be in your kingdom. If some are missing, exchange first or make the tile a wilderness.
rule-M2 = With the discount token of a colour, symbols of that colour cost you nothing any more. Any-colour symbols are never discounted.
rule-M3 = A discount holds for later tiles only, not for the tile that gives it. It lowers the cost of tiles, never what a village, a volcano or the God of Death asks for.

## The universe

rule-P1 = Row 1 holds at most 5 tiles, of any colours and without gaps: a new tile goes to its left or right end. With 5 tiles it is full.
rule-P2 = A tile in row 2, 3 or 4 lies above two neighbouring tiles of the row below. Both must be there, and the place itself must be free; placed tiles never move.
rule-P3 = A tile in a higher row needs its own colour in at least one of the two tiles below it; a wilderness below counts as any colour. Where no such place is left, the tile can only be a wilderness, which may lie above any colours.
rule-P4 = 14 regions complete your pyramid: 5, 4, 3 and 2. At the end your god is put on top; it has no colour and is nobody's neighbour.
rule-W1 = A wilderness is a region tile turned face down. It is worth −1 CP at the end and counts as every colour for all purposes, even several at once. It has no effect, points, temple or mystic value of its own.
rule-W2 = If you cannot or do not want to pay for a tile or place it face up, it becomes a wilderness. There is always a place for a wilderness.

## Regions

rule-E1 = Farm: take the discount token of its colour. From the next tile on, symbols of that colour cost you nothing. Having the same token twice changes nothing.
rule-E2 = Village: discard the number of worshippers shown, of any colours that are in your kingdom, or the village is deactivated. You may decline, but you discard all of them or none.
rule-E3 = Forest: nothing happens now. At the end it scores if at least the number shown of its neighbours have one of its colours. Neighbours lie beside, below and above it, six at most; a wilderness counts.
rule-E4 = Volcano: remove the number shown of worshippers from the tiles of the display, only in the volcano's colours and only where they lie, or the volcano is deactivated. You may decline, but you remove all of them or none.
rule-E5 = Irrigation: it is active if, when you place it, at least one of the two tiles directly below has its target colour or is a wilderness. Otherwise, and always in row 1, it is deactivated.
rule-E6 = Conversion: take the number shown of worshippers of that colour from the aether.
rule-E7 = Conversion of any colour: take a worshipper of a colour of your choice from the aether.
rule-E8 = Sacred stone: worth 1 CP at the end, without any condition.
rule-E9 = Temple: its symbols count at the end, when the temple tokens are given out. It is never deactivated, and the CP printed on it are simply scored.

## Gods

rule-G1 = Goddess of Love: when you take her, take 5 worshippers of any colours. At the end she is worth 1 CP.
rule-G2 = Apprentice Goddess: worth 2 CP at the end.
rule-G3 = God of the Oceans: 3 CP at the end if you are among the players with the most active irrigation tiles.
rule-G4 = Goddess of Idleness: 1 CP at the end, and your wildernesses cost you nothing.
rule-G5 = Goddess of Fire: 3 CP at the end if you are among the players with the most active volcanoes.
rule-G6 = God of Technology: 3 CP at the end if you are among the players with the fewest wildernesses.
rule-G7 = Goddess of Nature: 3 CP at the end if you are among the players with the most active forests.
rule-G8 = God of Balance: 3 CP at the end if you have at least one active village, one temple and one active volcano.
rule-G9 = God of the Harvest: 3 CP at the end if you are among the players with the most active villages.
rule-G10 = God of Death: when you take him, discard 6 worshippers of any colours that are in your kingdom, or he is deactivated. At the end he is worth 3 CP, unless deactivated.

## End and scoring

rule-D1 = The game is over after round 15, and nothing more can be done. Your score: the CP of your active regions, −1 for each wilderness, plus the CP of your god and of your temple token.
rule-D2 = At the end forests are judged first, then temples, then gods.
rule-D3 = The most temple symbols get the temple token with the most CP, the second most the next, and so on. Ties go to the highest mystic value on a face-up white tile. Without any temple symbol you get no token.
rule-D4 = The most CP win. If tied, more worshippers left in the kingdom; if still tied, the victory is shared.

## Rulings

rule-Q1 = For an irrigation tile either of the two tiles below it will do.
rule-Q2 = Of the 14 tiles with purple stars, 4 are of level 1, 4 of level 2 and 6 of level 3; one printed rulebook has a misprint here.
rule-Q3 = The pyramid consists of 14 regions. Some count the god as a fifth row; that changes nothing.
rule-Q4 = Temple ties: every face-up white tile counts, not only temples. If the highest mystic values are equal, the second highest decide, and so on; after that, the seat order.
rule-Q5 = The God of Balance asks for a temple symbol. Whoever has one also gets a temple token, so both readings mean the same.
rule-Q6 = "Among the players with the most" is meant literally, ties included: if nobody has any, everybody is among those with the most. The same goes for the fewest.
rule-Q7 = The limit of 10 worshippers also holds at the end of a turn in which you took a god.
rule-Q8 = You are asked once: face up, paid and placed, or a wilderness. Face up is offered only if you can both pay for the tile and place it.
rule-Q9 = You may take back your decisions until your turn ends; the refill after it reveals a tile, and from then on they stand.
rule-Q10 = Exchanging for the same colour would only lose you worshippers, so it is not offered.
rule-Q11 = The best temple token left is always the best choice, so it is given out by itself.
rule-Q12 = Exchanges are offered while you choose what to take, while you settle the taken tile, and while you trim your kingdom to ten. Anywhere else an exchange could change nothing; your next turn offers it again.
rule-Q13 = The values of the 65 tiles are our own and unofficial: the rulebooks do not list them. If you own the box, you can use a transcript of your own tiles.

## Decisions

rule-N1 = While row 1 is empty, its two ends are the same place, so only the right one is offered. Places in rows 2 to 4 are counted from the left end of row 1 as it is now.
rule-N2 = After gathering you choose: build, if your kingdom covers the cost as it is now and there is a place for the tile, or wilderness, which is always possible. Exchange first if you need to.
rule-N3 = Building pays the coloured symbols at once. Then you choose a worshipper for each any-colour symbol, and then the place.
rule-N4 = Worshippers are chosen one by one in the order white, blue, green, red, orange, so that every choice can be made in one way only. You cannot go back to an earlier colour (with a volcano, nor to an earlier place of the same colour), nor skip so many that too few would be left.
rule-N5 = Only a village, a volcano or the God of Death can be declined, and only before the first worshipper goes; after that the number must be completed. What you cannot afford is deactivated without asking.
rule-N6 = While you trim your kingdom to ten, exchanges come first. Once you have discarded a worshipper, you go on discarding until ten are left.
rule-N7 = Nothing is left to do but end the turn; until you do, you can take it back. A new tile is revealed only after that, from the lowest level that is left; then the next player is asked.
rule-N8 = This is not asked now. The order of a turn: take, settle, pay, place, effect, trim, end, refill; steps without anything to decide are skipped.
rule-N9 = Everything on the table is public, even which tiles are left in the stacks. Only their order is known to nobody but the dealer.

## Shuffles

rule-H1 = The number of players and the seed, a text, decide the whole deal. Anyone who knows them can compute it again with SHA-256.
rule-H2 = A random number below a limit comes from the next random word; words that would favour some numbers are skipped, so that all are equally likely.
rule-H3 = A list is shuffled from its end: each item swaps places with a random one that is not behind it.
rule-H4 = First the stacks of levels 1, 2 and 3 are shuffled, then the ten gods. The first nine tiles make the display, and the first gods are revealed.

## Counting and comparing

rule-V1 = Perft counts the sequences of a given number of decisions; programs use it to check that they play by the same rules.
rule-V2 = A score has these parts: regions, wildernesses, temple and god, their total, and the worshippers left.
