### The rules of RULES.md, told to a player; the same sentences answer "why not?".

## Components

rule-C1 = There are five colours: white, blue, green, red and orange, always in this order.
rule-C2 = There are 65 region tiles: 20 of level 1, 20 of level 2 and 25 of level 3. Each has a level, a colour, a cost, an effect and creation points; white tiles also have a mystic value. The back of every tile is a wilderness.
rule-C3 = A cost is a number of worshippers of certain colours, plus a number of worshippers of any colour.
rule-C4 = Stars mark the tiles that are left out with fewer players: 14 tiles have white stars, 14 others purple ones, and 37 have none.
rule-C5 = Besides the regions there are 10 gods, 5 temple tokens, 5 discount tokens, deactivation tokens and worshippers. Their common supply is the aether; worshippers and deactivation tokens never run out.

## Set-up

rule-S1 = Two, three or four people can play. Seats are fixed; the first seat starts, and play goes round in seat order.
rule-S2 = Four players use all 65 tiles, 5 gods and the temple tokens 11, 7, 4 and 2. Three leave out the tiles with white stars and use 51 tiles, 4 gods and the tokens 9, 4 and 2. Two also leave out the tiles with purple stars and use 37 tiles, 3 gods and the tokens 7 and 2.
rule-S3 = Each level has its own shuffled face-down stack. Nine different tiles of level 1 form a face-up 3 × 3 display; there are no worshippers on them at the start.
rule-S4 = You can only take gods that were revealed at the start: one more than there are players. All the others are out of the game.
rule-S5 = Nobody starts with worshippers. The only secret is the order of the tiles in the stacks; everyone may know which ones are left.
rule-S6 = A game needs at least 14 tiles per player; a set with fewer cannot be used. The display starts with level 1 and takes tiles of the next level only when the level before has run out; if no tile is left for a refill, the cell stays empty.

## The turn

rule-T1 = On your turn you take one region tile from the display or one of the revealed gods; you cannot pass. There is nothing to take from an empty cell. The game lasts 15 rounds.
rule-T2 = Over the whole game you take exactly one god and 14 regions. Once you have your god, you can only take regions; with 14 regions and no god, you can only take a god.
rule-T3 = You take a region in seven steps, always in this order: spread, gather, pay (or turn it into a wilderness), place, effect, limit, refill. For the limit you discard worshippers that you have; a refill always takes a tile of the lowest level left.
rule-T4 = Once a player has taken a god, it is gone and is not replaced. When you take one, its immediate effect, if any, happens; no worshippers are spread and the display stays as it is.
rule-X1 = On your turn you may exchange 3 worshippers of one colour from your kingdom for 1 of another colour, as often as you can. You need at least 3 of the colour you give.
rule-K1 = Your kingdom may hold more than 10 worshippers during your turn, but never at the end of it.

## Paying

rule-M1 = Each coloured symbol costs one worshipper of that colour, each any-colour symbol one of a colour of your choice; you must have all of them in your kingdom. If you are short, exchange first or turn the tile into a wilderness.
rule-M2 = If you have the discount token of a colour, symbols of that colour no longer cost you anything. Any-colour symbols are never discounted.
rule-M3 = A discount applies to later tiles only, not to the tile that gives it. It lowers the cost of tiles, never what a village, a volcano or the God of Death asks for.

## The universe

rule-P1 = Row 1 holds at most 5 tiles, of any colours and without gaps: a new tile goes at its left or right end. With 5 tiles it is full.
rule-P2 = A tile in row 2, 3 or 4 goes above two neighbouring tiles of the row below. Both must be there, and the slot itself must be free; once placed, a tile never moves.
rule-P3 = In a higher row, at least one of the two tiles below must have the tile’s own colour; a wilderness below counts as any colour. If no slot is left for the tile, in row 1 or higher up, it can only become a wilderness, which may go above any colours.
rule-P4 = 14 regions complete your pyramid, in rows of 5, 4, 3 and 2. At the end your god goes on top; it has no colour and does not count as a neighbour.
rule-W1 = A wilderness is a region tile turned face down. It is worth −1 CP at the end and counts as every colour for all purposes, even as several at once. It has no effect, points, temple or mystic value of its own.
rule-W2 = If you cannot or do not want to pay for a tile or place it face up, it becomes a wilderness. There is always a slot for a wilderness.

## Regions

rule-E1 = Farm: take the discount token of the colour shown. From the next tile on, symbols of that colour cost you nothing. A second token of the same colour changes nothing.
rule-E2 = Village: discard as many worshippers as shown from your kingdom, in any mix of colours, or the village is deactivated. You may decline, but you discard all of them or none.
rule-E3 = Forest: nothing happens now. At the end it is active if enough of its neighbours, at least the number shown, have one of the colours shown. Its neighbours are the tiles beside, below and above it, six at most; a wilderness counts.
rule-E4 = Volcano: remove as many worshippers as shown from the other tiles of the display, only of the colours shown, or the volcano is deactivated. You may decline, but you remove all of them or none.
rule-E5 = Irrigation: it is active if, when you place it, at least one of the two tiles directly below has the colour shown or is a wilderness. Otherwise, and always in row 1, it is deactivated.
rule-E6 = Conversion: take the worshippers shown from the aether.
rule-E7 = Conversion of any colour: take a worshipper of a colour of your choice from the aether.
rule-E8 = Sacred stone: worth 1 CP at the end, without any condition.
rule-E9 = Temple: its symbols count at the end, when the temple tokens are handed out. It is never deactivated, and the CP printed on it are simply scored.

## Gods

rule-G1 = Goddess of Love: when you take her, take 5 worshippers in any mix of colours. At the end she is worth 1 CP.
rule-G2 = Apprentice Goddess: worth 2 CP at the end.
rule-G3 = God of the Oceans: 3 CP at the end if you are among the players with the most active irrigation tiles.
rule-G4 = Goddess of Idleness: 1 CP at the end, and you lose no CP for wildernesses.
rule-G5 = Goddess of Fire: 3 CP at the end if you are among the players with the most active volcanoes.
rule-G6 = God of Technology: 3 CP at the end if you are among the players with the fewest wildernesses.
rule-G7 = Goddess of Nature: 3 CP at the end if you are among the players with the most active forests.
rule-G8 = God of Balance: 3 CP at the end if you have at least one active village, one temple and one active volcano.
rule-G9 = God of the Harvest: 3 CP at the end if you are among the players with the most active villages.
rule-G10 = God of Death: when you take him, discard 6 worshippers from your kingdom, in any mix of colours, or he is deactivated. At the end he is worth 3 CP, unless deactivated.

## End and scoring

rule-D1 = The game is over after round 15, and there are no more decisions to make. Your score is the CP of your active regions, minus 1 for each wilderness, plus the CP of your god and of your temple token.
rule-D2 = At the end, forests are checked first, then temples, then gods.
rule-D3 = The player with the most temple symbols gets the temple token with the most CP, the player with the second most gets the next, and so on. Ties go to the player with the highest mystic value on a face-up white tile. Without any temple symbol you get no token.
rule-D4 = The player with the most CP wins. Ties go to the tied player with the most worshippers left in the kingdom; players who are still tied share the victory.

## Rulings

rule-Q1 = For an irrigation tile, either of the two tiles below it will do.
rule-Q2 = Of the 14 tiles with purple stars, 4 are of level 1, 4 of level 2 and 6 of level 3; one printed rulebook has a misprint here.
rule-Q3 = The pyramid consists of 14 regions. One rulebook counts the god as a fifth row; that changes nothing.
rule-Q4 = Temple ties: every face-up white tile counts, not only temples. If the highest mystic values are equal, compare the second highest, and so on; after that, seat order decides.
rule-Q5 = The God of Balance asks for a temple symbol. Whoever has one also gets a temple token, so both readings mean the same thing.
rule-Q6 = “Among the players with the most” is meant literally, ties included: if nobody has any, everyone is among those with the most. The same goes for the fewest.
rule-Q7 = The limit of 10 worshippers also applies at the end of a turn in which you took a god.
rule-Q8 = You are asked only once: face up (paid for and placed) or as a wilderness. Face up is offered only if you can both pay for the tile and place it.
rule-Q9 = You may take back your decisions until you end your turn. After that they stand: the refill reveals a new tile.
rule-Q10 = Exchanging for the same colour would only lose you worshippers, so it is not offered.
rule-Q11 = The best temple token left is always the best choice, so it is assigned automatically.
rule-Q12 = Exchanges are offered while you choose what to take, while you decide what to do with the tile, and while you trim your kingdom to ten. At any other point an exchange would change nothing; you can make it on your next turn.
rule-Q13 = The values of the 65 tiles are our own and unofficial: the rulebooks do not list them. If you own the game, you can enter the tiles of your copy and play with them.

## Decisions

rule-N1 = While row 1 is empty, its two ends are the same slot, so only the right one is offered. Slots in rows 2 to 4 are counted from the left end of row 1 as it is now.
rule-N2 = After gathering you choose: build the tile, if you can pay its cost from your kingdom as it is now and there is a slot for it, or turn it into a wilderness, which is always possible. Exchange first if you need to.
rule-N3 = When you build, the coloured symbols are paid at once. Then you choose a worshipper for each any-colour symbol, and then the slot.
rule-N4 = Worshippers are chosen one by one in the order white, blue, green, red, orange, so that every choice can be made in one way only. You cannot go back to an earlier colour (or, with a volcano, to an earlier cell for the same colour), nor skip so many that too few would be left.
rule-N5 = Only a village, a volcano or the God of Death can be declined, and only before the first worshipper goes; after that you must finish. What you cannot afford is deactivated without your being asked.
rule-N6 = While you trim your kingdom to ten, you can exchange only before you start discarding. Once you have discarded a worshipper, you keep discarding until ten are left.
rule-N7 = When nothing is left to decide, you end the turn; until you do, you can take it back. If you took a tile, only then is a new one revealed, from the lowest level left; after that it is the next player’s turn.
rule-N8 = You can only do what belongs to the current step. The order of a turn is: take, settle (build or wilderness), pay, place, effect, trim, end, refill; steps with nothing to decide are skipped.
rule-N9 = Everything on the table is public, even which tiles are left in the stacks. Only the dealer knows their order.

## Shuffles

rule-H1 = The number of players and the seed (a piece of text) determine the whole deal. Anyone who knows them can work it out again with SHA-256.
rule-H2 = A random number below a limit comes from the next random word; words that would favour some numbers are skipped, so that all are equally likely.
rule-H3 = A list is shuffled from its end: each item swaps places with a random one that does not come after it, possibly itself.
rule-H4 = First the stacks of levels 1, 2 and 3 are shuffled, then the ten gods. The first nine tiles of level 1 form the display, and the first gods are revealed.

## Counting and comparing

rule-V1 = Perft counts the sequences of a given number of decisions; programs use it to check that they play by the same rules.
rule-V2 = A score has these parts: regions, wildernesses, temple and god, their total, and the worshippers left.
