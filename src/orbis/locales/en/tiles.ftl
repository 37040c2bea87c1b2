### The tiles to look at, and one's own.

## Looking

tiles-title = The tiles
tiles-title-set = Tiles: { $name }
tiles-unofficial-why = The kinds and numbers of tiles and the gods match the published game; costs, points, effect colours and mystic values are our own, because nobody has published the printed ones. If you own the game, enter the values of your copy and play with them.
tiles-entered = These tiles were entered by a player.
tiles-entered-id = Only the person who entered them knows whether they match a printed copy. Records of games played with them carry this id:
tiles-unknown = This server does not know these tiles. Whoever has their file can import it under “Your own tiles”.
tiles-own-way = Enter the tiles of your copy
tiles-to-unofficial = The unofficial tiles
tiles-print = Print
tiles-download = Download as CSV
tiles-level = Level
tiles-colour = Colour
tiles-effect = Effect
tiles-shown = Shown: { $shown } of { $all }.
tiles-left-out = { $players ->
    [2] With two players, the tiles with a white or purple star are left out: { $count }.
    [3] With three players, the tiles with a white star are left out: { $count }.
   *[4] With four players, all tiles are in the game.
}
tiles-show-all = Show all
tiles-none = No tiles match.
tiles-regions = Region tiles
tiles-gods = Gods
tiles-gods-text = There is always one more god than there are players; each player takes one during the game.
tiles-mystic-is = mystic value { $mystic }

## Beginning a set

tiles-own = Your own tiles
tiles-own-text = Enter the printed values of your copy, tile by tile. The set stays in this browser; it is sent to the server only when you open a table with it. Export it to keep a copy elsewhere.
tiles-begin = Start another set
tiles-new-name = My copy
tiles-copy = From the unofficial set
tiles-copy-text = Compare it with your copy of the game, tile by tile, and change what differs.
tiles-copy-do = Copy the set
tiles-empty = From blank tiles
tiles-empty-text = Levels and colours are filled in where they are known; you enter the rest.
tiles-empty-do = Start from scratch
tiles-import = From a file
tiles-import-text = A set that was exported, or any CSV file in the same format. You can also drop it here.
tiles-import-do = Choose a file
tiles-import-faults = { $count ->
    [one] “{ $name }” has { $count } fault:
   *[other] “{ $name }” has { $count } faults:
}
tiles-import-rest = { $count ->
    [one] Import { $count } tile and fix it here
   *[other] Import { $count } tiles and fix them here
}

## A set

tiles-sets = Your sets
tiles-name = Name of the set
tiles-progress = { $compared } of { $all } tiles compared
tiles-ready = The set is valid: you can choose it whenever you open a table.
tiles-unready = { $count ->
    [one] { $count } tile is not complete yet. What you have entered is kept.
   *[other] { $count } tiles are not complete yet. What you have entered is kept.
}
tiles-to-tables = Open a table
tiles-look = View the whole set
tiles-export = Export as CSV
tiles-drop = Delete the set
tiles-drop-sure = It is stored nowhere else, unless you have exported it.
tiles-keep = Keep it
tiles-not-kept = This browser cannot store any more: export the set before you close the page.
tiles-all = All tiles of the set
tiles-add = Add a tile
tiles-remove = Remove tile { $number }
tiles-put-back = Put it back
tiles-small = Tile { $number }: { $name }, { $state }
tiles-unknown-tile = no effect yet
tiles-state-faulty = not complete
tiles-state-compared = compared
tiles-state-open = not compared yet

## A tile

tiles-number = Tile { $number } of { $all }
tiles-previous = Previous
tiles-next = Next
tiles-done = Correct, next tile
tiles-checking = Checking…
tiles-complete = The tile is complete. Does it match the printed one?
tiles-compared = Complete and compared.
tiles-incomplete = { $count ->
    [one] { $count } field still needs to be filled in or corrected.
   *[other] { $count } fields still need to be filled in or corrected.
}
tiles-cost = Cost
tiles-any = any colour
tiles-cost-is = { $colour }: { $number }
tiles-cost-less = { $colour }: one fewer
tiles-cost-more = { $colour }: one more
tiles-any-conversion = conversion (any colour)
tiles-effect-number = Number
tiles-effect-colour = Colour of the effect
tiles-effect-colours = Colours of the effect
tiles-points = Creation points
tiles-mystic = Mystic value
tiles-star = Star
tiles-expect-level = Choose a level.
tiles-expect-colour = Choose a colour.
tiles-expect-cost = At most 9 symbols.
tiles-expect-effect = Choose an effect and, where it has them, its colours and its number from 1 to 9.
tiles-expect-points = A number from 0 to 99.
tiles-expect-mystic = A number from 0 to 99 on a white tile, none on any other.
tiles-expect-star = Choose a star, or none.
tiles-found = In the file: “{ $text }”.

## The set as a whole

tiles-whole = The set as a whole
tiles-whole-good = All counts match the known editions.
tiles-whole-unfinished = The set is unfinished, so some counts cannot match yet:
tiles-whole-strange = The set can be played. Some of it differs from the known editions; please check again:
tiles-remark-tiles = Tiles: { $found } instead of { $expected }.
tiles-remark-colour = Level { $level }, { colour }: { $found } instead of { $expected }.
tiles-remark-star = { $star ->
    [white] Level { $level }, white stars: { $found } instead of { $expected }.
   *[purple] Level { $level }, purple stars: { $found } instead of { $expected }.
}
tiles-remark-mystic = The mystic value { $found } appears on several tiles: { $tiles }.
tiles-remark-alike = These tiles are identical: { $tiles }.
tiles-remark-players = Too few tiles for { $found } players.
