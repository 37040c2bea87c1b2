### The tiles to look at, and one's own.

## Looking

tiles-title = The tiles
tiles-title-set = Tiles: { $name }
tiles-unofficial-why = The kinds, the numbers of tiles and the gods are those of the box; costs, points, colours of effects and mystic values are ours, because nobody has published the printed ones. If you own the box, enter its values and play with them.
tiles-entered = These tiles were entered by a player.
tiles-entered-id = Whether they are those of a box, only its owner knows. Records of games with them name this id:
tiles-unknown = This server does not know these tiles. Whoever has their file can import it under “Your own tiles”.
tiles-own-way = Enter the tiles of your box
tiles-to-unofficial = The unofficial tiles
tiles-print = Print
tiles-download = Download as CSV
tiles-level = Level
tiles-colour = Colour
tiles-effect = Effect
tiles-shown = Shown: { $shown } of { $all }.
tiles-left-out = { $players ->
    [2] With two players, the tiles with a white or purple star stay in the box: { $count }.
    [3] With three players, the tiles with a white star stay in the box: { $count }.
   *[4] With four players, all tiles are in the game.
}
tiles-show-all = Show all
tiles-none = No tile is like that.
tiles-regions = Region tiles
tiles-gods = Gods
tiles-gods-text = One god more than there are players is revealed; each player takes one of them in the game.
tiles-mystic-is = mystic value { $mystic }

## Beginning a set

tiles-own = Your own tiles
tiles-own-text = Enter the printed values of your box, tile by tile. The set stays in this browser; only when you make a table with it does the server get it. Export it to keep it elsewhere.
tiles-begin = Begin another set
tiles-new-name = My box
tiles-copy = From the unofficial set
tiles-copy-text = Compare it with your box, tile by tile, and change what differs.
tiles-copy-do = Copy the set
tiles-empty = From empty tiles
tiles-empty-text = Levels and colours are given, as far as they are known; you enter the rest.
tiles-empty-do = Begin empty
tiles-import = From a file
tiles-import-text = A set that was exported, or any CSV file of this form. You can also drop it here.
tiles-import-do = Choose a file
tiles-import-faults = { $count ->
    [one] “{ $name }” has { $count } fault:
   *[other] “{ $name }” has { $count } faults:
}
tiles-import-rest = { $count ->
    [one] Take over { $count } tile and mend it here
   *[other] Take over { $count } tiles and mend them here
}

## A set

tiles-sets = Your sets
tiles-name = Name of the set
tiles-progress = { $compared } of { $all } tiles compared
tiles-ready = The set has no fault: you can choose it wherever a table is made.
tiles-unready = { $count ->
    [one] { $count } tile is not complete yet. What you have entered is kept.
   *[other] { $count } tiles are not complete yet. What you have entered is kept.
}
tiles-to-tables = Make a table
tiles-look = Look at the whole set
tiles-export = Export as CSV
tiles-drop = Delete the set
tiles-drop-sure = It is kept nowhere else, unless you have exported it.
tiles-keep = Keep it
tiles-not-kept = This browser keeps nothing more: export the set before you close the page.
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
tiles-done = Right: next tile
tiles-checking = Checking …
tiles-complete = The tile is complete. Is it as printed?
tiles-compared = Complete and compared.
tiles-incomplete = { $count ->
    [one] { $count } field is still to be entered or mended.
   *[other] { $count } fields are still to be entered or mended.
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
tiles-expect-effect = Choose an effect, its colours, and its number from 1 to 9, as far as it has them.
tiles-expect-points = A number from 0 to 99.
tiles-expect-mystic = A number from 0 to 99 on a white tile, nothing on any other.
tiles-expect-star = Choose a star, or none.
tiles-found = In the file: “{ $text }”.

## The set as a whole

tiles-whole = The set as a whole
tiles-whole-good = All numbers are as in the known boxes.
tiles-whole-unfinished = The set is unfinished, so some numbers cannot fit yet:
tiles-whole-strange = The set can be played. Some of it differs from the known boxes; please look again:
tiles-remark-tiles = Tiles: { $found } instead of { $expected }.
tiles-remark-colour = Level { $level }, { colour }: { $found } instead of { $expected }.
tiles-remark-star = { $star ->
    [white] Level { $level }, white stars: { $found } instead of { $expected }.
   *[purple] Level { $level }, purple stars: { $found } instead of { $expected }.
}
tiles-remark-mystic = The mystic value { $found } stands on several tiles: { $tiles }.
tiles-remark-alike = These tiles are alike: { $tiles }.
tiles-remark-players = Too few tiles for { $found } players.
