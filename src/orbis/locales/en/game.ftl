### The words of the game: pieces, phases, questions, options, the log and the score.
### A message without a dot at its end is a part of a sentence or a label.

## Colours

colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[orange] orange
}
# Before "tile" or "discount token".
colour-tile = { colour }
# One worshipper, as an object.
colour-one = { colour }
# Several worshippers, as an object.
colour-many = { colour }
# In lists: "white or blue" tiles or worshippers.
colour-of = { colour }
# The same before one worshipper.
colour-of-one = { colour-of }

## Lists

list-comma = { $first }, { $last }
list-slash = { $first }/{ $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Worshippers, as an object: takes, pays, discards …; `.label` is for labels

worshippers = { $count ->
    [one] { $count } worshipper
   *[other] { $count } worshippers
}
worshippers-of-colour = { $count ->
    [one] { $count } { colour-one } worshipper
   *[other] { $count } { colour-many } worshippers
}
    .label = { amount.label } { $count ->
        [one] worshipper
       *[other] worshippers
    }
worshippers-mixed = { worshippers } ({ $amounts })
amount = { $count ->
    [one] { $count } { colour-one }
   *[other] { $count } { colour-many }
}
    .label = { $count ->
        [one] { $count } { colour-one }
       *[other] { $count } { colour-many }
    }
amount-any = { $count ->
    [one] { $count } of any colour
   *[other] { $count } of any colour
}
    .label = { $count ->
        [one] { $count } of any colour
       *[other] { $count } of any colour
    }

## Kinds of region

kind-farm = farm
kind-village = village
kind-forest = forest
kind-volcano = volcano
kind-irrigation = irrigation
kind-conversion = conversion
kind-stone = sacred stone
kind-temple = temple
# A tile by its colour and kind, as an object.
kind-tile = the { colour-tile } { $kind ->
    [farm] farm
    [village] village
    [forest] forest
    [volcano] volcano
    [irrigation] irrigation tile
    [conversion] conversion tile
    [stone] sacred stone
   *[temple] temple
}
wilderness = wilderness
# As an object.
wilderness-tile = the wilderness

## Effects

effect-farm = Farm: from the next tile on, { $colours } symbols cost you nothing.
effect-village = Village: discard any { worshippers }, or it is deactivated.
effect-forest = Forest: active at the end with at least { $count } { $colours } { $count ->
    [one] neighbour
   *[other] neighbours
}.
effect-volcano = Volcano: remove { $count } { $colours } { $count ->
    [one] worshipper
   *[other] worshippers
} from the display, or it is deactivated.
effect-irrigation = Irrigation: active if a tile directly below is { $colours }.
effect-conversion = Conversion: take { worshippers-of-colour }.
effect-any-conversion = Conversion: take { worshippers } of any colour.
effect-stone = Sacred stone: simply scores its points.
effect-temple = Temple: { $count ->
    [one] { $count } symbol counts
   *[other] { $count } symbols count
} towards the temple tokens at the end.

brief-farm = farm: { $colours }
brief-village = village: { $count }
brief-forest = forest: { $count } × { $colours }
brief-volcano = volcano: { $count } × { $colours }
brief-irrigation = irrigation: { $colours }
brief-conversion = conversion: { $count } × { colour }
brief-any-conversion = conversion: { $count } × any
brief-stone = sacred stone
brief-temple = temple: { $count }

## Tiles

level = level { $level }
star-none = no star
star-white = white star
star-purple = purple star
tile-cost = { $count ->
    [0] free
   *[other] costs { $cost }
}
tile = level { $level } · { colour } · { $brief } · { tile-cost } · { $points } CP
tile-mystic = { tile } · mystic value { $mystic }
unofficial = The tile values are unofficial: this set is our own.

## Gods

god-G1 = Goddess of Love
    .object = the Goddess of Love
    .taken = Immediately take any 5 worshippers.
    .end = 1 CP at the end.
god-G2 = Apprentice Goddess
    .object = the Apprentice Goddess
    .taken = { -nothing-now }
    .end = 2 CP at the end.
god-G3 = God of the Oceans
    .object = the God of the Oceans
    .taken = { -nothing-now }
    .end = 3 CP at the end if you are among those with the most active irrigation tiles.
god-G4 = Goddess of Idleness
    .object = the Goddess of Idleness
    .taken = { -nothing-now }
    .end = 1 CP at the end, and you lose no CP for wildernesses.
god-G5 = Goddess of Fire
    .object = the Goddess of Fire
    .taken = { -nothing-now }
    .end = 3 CP at the end if you are among those with the most active volcanoes.
god-G6 = God of Technology
    .object = the God of Technology
    .taken = { -nothing-now }
    .end = 3 CP at the end if you are among those with the fewest wildernesses.
god-G7 = Goddess of Nature
    .object = the Goddess of Nature
    .taken = { -nothing-now }
    .end = 3 CP at the end if you are among those with the most active forests.
god-G8 = God of Balance
    .object = the God of Balance
    .taken = { -nothing-now }
    .end = 3 CP at the end if you have an active village, a temple and an active volcano.
god-G9 = God of the Harvest
    .object = the God of the Harvest
    .taken = { -nothing-now }
    .end = 3 CP at the end if you are among those with the most active villages.
god-G10 = God of Death
    .object = the God of Death
    .taken = Immediately discard any 6 worshippers, or he is deactivated.
    .end = 3 CP at the end, unless deactivated.
-nothing-now = No immediate effect.

## Phases

phase-take = take
phase-settle = settle
phase-pay = pay
phase-place = place
phase-effect = effect
phase-trim = trim
phase-end = end
phase-reveal = refill
phase-over = game over

## Questions

question-take = { $choice ->
    [tile] Which tile do you take?
    [god] Which god do you take?
   *[both] Which tile or god do you take?
}
question-settle = Build { kind-tile } or turn it into a wilderness?
question-exchange = Exchange to build it, or turn it into a wilderness?
question-wilderness = { settle-wilderness }: { $reason }.
settle-wilderness = It can only become a wilderness
settle-unpaid = you cannot pay for it, missing { $amounts }
settle-no-slot = no open slot has its colour below
question-pay = Choose { worshippers } to pay. Any colour will do.
question-place = { $face ->
    [up] Where do you place { kind-tile }?
   *[down] Where do you place the wilderness?
}
question-place-only = { $face ->
    [up] Place { kind-tile } in the only possible slot.
   *[down] Place the wilderness in the only possible slot.
}
question-village = Discard { worshippers } for the village, or decline?
question-volcano = Remove { $count } { $colours } { $count ->
    [one] worshipper
   *[other] worshippers
} for the volcano, or decline?
question-god = Discard { worshippers } for { $god }, or decline?
question-discard = Choose { $count } more to discard.
question-strike = Choose { $count } more to remove.
question-gain = Take { worshippers } of any colour. Which?
question-trim = You may keep at most 10 worshippers. Discard { worshippers }.
question-end = End the turn?
question-reveal = A new tile is revealed at { $cell }.
question-over = The game is over.

# What has to be decided before anything else.
first-take = First take a tile or a god.
first-settle = You have taken a tile. Build it or turn it into a wilderness first, or undo.
first-pay = First choose what you pay with, or undo.
first-place = First place your tile, or undo.
first-discard = First choose the worshippers to discard, or decline.
first-gain = First choose the worshippers you take.
first-strike = First choose the worshippers to remove, or decline.
first-trim = First get down to ten worshippers: discard some, or exchange.
first-end = Your turn is done. End it, or undo.
first-reveal = A new tile is just being revealed.

## Options

option-take-tile = take { kind-tile } at { $cell }
option-take-god = take { $god }
option-exchange = exchange 3 { $given } for 1 { $gained }
option-build = { $count ->
    [0] build it for free
   *[other] build it for { $cost }
}
option-wilderness = turn it into a wilderness
option-place-first = place it as the first tile of row 1
option-place-left = place it at the left end of row 1
option-place-right = place it at the right end of row 1
option-place-above = place it in row { $row } ({ $slot })
option-pay = pay { worshippers-of-colour }
option-discard = discard { worshippers-of-colour }
option-gain = take { worshippers-of-colour }
option-strike = remove { worshippers-of-colour } from { $cell }
option-decline = { $what ->
    [village] decline: the village is deactivated
    [volcano] decline: the volcano is deactivated
   *[god] decline: the god is deactivated
}
option-end = end the turn

## The log

log-take-tile = { $count ->
    [0] { $name } takes { kind-tile } from { $cell }.
   *[other] { $name } takes { kind-tile } from { $cell } and gathers { $gathered }.
}
log-take-god = { $name } takes { $god }.
log-exchange = { $name } exchanges 3 { $given } worshippers for 1 { $gained }.
log-build = { $count ->
    [0] { $name } builds { kind-tile }.
   *[other] { $name } builds { kind-tile } for { $cost }.
}
log-wilderness = { $name } turns { kind-tile } into a wilderness.
log-place-first = { $name } places { $piece } as the first tile of row 1.
log-place-left = { $name } places { $piece } at the left end of row 1.
log-place-right = { $name } places { $piece } at the right end of row 1.
log-place-above = { $name } places { $piece } in row { $row }.
log-pay = { $name } pays { worshippers-of-colour }.
log-discard = { $name } discards { worshippers-of-colour }.
log-gain = { $name } takes { worshippers-of-colour }.
log-strike = { $name } removes { worshippers-of-colour } from { $cell }.
log-decline = { $name } declines.
log-end = { $name } ends the turn.
log-discount = { $name } takes the { colour-tile } discount token.
log-active = { $what ->
    [village] The village is active.
    [volcano] The volcano is active.
    [irrigation] The irrigation tile is active.
   *[god] The { $god } is active.
}
log-deactivated = { $what ->
    [village] The village is deactivated.
    [volcano] The volcano is deactivated.
    [irrigation] The irrigation tile is deactivated.
   *[god] The { $god } is deactivated.
}
log-short = { $what ->
    [village] The village is deactivated: { $available } left, { $due } needed.
    [volcano] The volcano is deactivated: { $available } of { $due } on the display.
   *[god] The { $god } is deactivated: { $available } left, { $due } needed.
}
log-reveal = New at { $cell }: { $tile }.

## Score

score-regions = regions
    .short = reg.
score-wildernesses = wildernesses
    .short = wild.
score-temple = temple
    .short = tem.
score-god = god
    .short = god
score-total = total
    .short = CP
score-worshippers = worshippers left
    .short = wor.
winners = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}

## Faults of a tile set file

fault-place = { $column ->
    [none] Row { $row }
   *[other] Row { $row }, column { $column }
}
fault-found = “{ $text }”
fault-found-nothing = (nothing)
fault-encoding = { fault-place }: the file must be UTF-8 text. Found the bytes { $found }.
fault-header = { fault-place }: the first row must be { $header }. Found: { $found }.
fault-fields = { fault-place }: a row must have 8 fields, separated by commas. Found: { $found }.
fault-quotes = { fault-place }: the quotation marks are not paired as CSV requires.
fault-empty = { fault-place }: there must be at least one tile after the first row. Found none.
fault-id = { fault-place }: the ids must be 0, 1, 2 and so on, in order. Found: { $found }.
fault-level = { fault-place }: a level must be 1, 2 or 3. Found: { $found }.
fault-colour = { fault-place }: a colour must be white, blue, green, red or orange. Found: { $found }.
fault-cost = { fault-place }: a cost must be at most 9 of the characters W, B, G, R, O and *. Found: { $found }.
fault-effect = { fault-place }: an effect must look like “farm W”, “village 3”, “forest BW 2”, “volcano RG 3”, “irrigation G”, “convert W2”, “convert *1”, “stone” or “temple 2”. Found: { $found }.
fault-points = { fault-place }: points must be a number from 0 to 99. Found: { $found }.
fault-mystic = { fault-place }: a white tile must have a mystic value from 0 to 99, and any other tile none. Found: { $found }.
fault-star = { fault-place }: a star must be white, purple or none. Found: { $found }.
fault-crowded = { fault-place }: a level may have at most 32 tiles. Found: { $found }.
