### Die Wörter des Spiels: Material, Phasen, Fragen, Möglichkeiten, Verlauf und Punkte.
### Ein Text ohne Punkt am Ende ist ein Satzteil oder eine Beschriftung.

## Farben

colour = { $colour ->
    [white] weiß
    [blue] blau
    [green] grün
    [red] rot
   *[orange] orange
}
# Der Stamm, an den eine Endung gehängt wird.
colour-tile = { $colour ->
    [white] weiß
    [blue] blau
    [green] grün
    [red] rot
   *[orange] orangefarben
}
# Ein Anhänger, Akkusativ.
colour-one = { colour-tile }en
# Mehrere Anhänger, Akkusativ.
colour-many = { colour-tile }e
# In Aufzählungen, vor dem Wort, zu dem sie gehören.
colour-of = { colour-many }
# Ebenso, vor einem einzigen Anhänger.
colour-of-one = { colour-one }

## Aufzählungen

list-comma = { $first }, { $last }
list-slash = { $first }/{ $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Anhänger im Akkusativ; `.label` im Nominativ, für Beschriftungen

worshippers = { $count ->
    [one] { $count } Anhänger
   *[other] { $count } Anhänger
}
worshippers-of-colour = { $count ->
    [one] { $count } { colour-one } Anhänger
   *[other] { $count } { colour-many } Anhänger
}
    .label = { amount.label } { $count ->
        [one] Anhänger
       *[other] Anhänger
    }
worshippers-mixed = { worshippers } ({ $amounts })
amount = { $count ->
    [one] { $count } { colour-one }
   *[other] { $count } { colour-many }
}
    .label = { $count ->
        [one] { $count } { colour-tile }er
       *[other] { $count } { colour-many }
    }
amount-any = { $count ->
    [one] { $count } beliebigen
   *[other] { $count } beliebige
}
    .label = { $count ->
        [one] { $count } beliebiger
       *[other] { $count } beliebige
    }

## Arten von Landschaften

kind-farm = Bauernhof
kind-village = Dorf
kind-forest = Wald
kind-volcano = Vulkan
kind-irrigation = Bewässerungsanlage
kind-conversion = Bekehrung
kind-stone = Heiliger Felsen
kind-temple = Kultstätte
# Eine Landschaft nach Farbe und Art, Akkusativ.
kind-tile = { $kind ->
    [farm] den { colour-tile }en Bauernhof
    [village] das { colour-tile }e Dorf
    [forest] den { colour-tile }en Wald
    [volcano] den { colour-tile }en Vulkan
    [irrigation] die { colour-tile }e Bewässerungsanlage
    [conversion] die { colour-tile }e Bekehrung
    [stone] den { colour-tile }en Heiligen Felsen
   *[temple] die { colour-tile }e Kultstätte
}
wilderness = Wildnis
# Akkusativ.
wilderness-tile = die Wildnis

## Effekte

effect-farm = Bauernhof: Ab der nächsten Landschaft kosten dich { $colours } Symbole nichts mehr.
effect-village = Dorf: Lege { worshippers } deiner Wahl zurück, sonst wird es nicht gewertet.
effect-forest = Wald: Wird bei Spielende gewertet, wenn er an mindestens { $count ->
    [one] { $count } { $colours } Landschaft
   *[other] { $count } { $colours } Landschaften
} grenzt.
effect-volcano = Vulkan: Entferne { $count } { $colours } Anhänger aus der zentralen Auslage, sonst wird er nicht gewertet.
effect-irrigation = Bewässerungsanlage: Wird gewertet, wenn direkt darunter eine { $colours } Landschaft liegt.
effect-conversion = Bekehrung: Nimm { worshippers-of-colour }.
effect-any-conversion = Bekehrung: Nimm { worshippers } deiner Wahl.
effect-stone = Heiliger Felsen: Bringt seine Punkte ohne jede Bedingung.
effect-temple = Kultstätte: { $count ->
    [one] { $count } Symbol zählt
   *[other] { $count } Symbole zählen
} bei Spielende für die Tempel.

brief-farm = Bauernhof: { $colours }
brief-village = Dorf: { $count }
brief-forest = Wald: { $count } × { $colours }
brief-volcano = Vulkan: { $count } × { $colours }
brief-irrigation = Bewässerungsanlage: { $colours }
brief-conversion = Bekehrung: { $count } × { colour }
brief-any-conversion = Bekehrung: { $count } × beliebig
brief-stone = Heiliger Felsen
brief-temple = Kultstätte: { $count }

## Landschaften

level = Stufe { $level }
star-none = ohne Stern
star-white = weißer Stern
star-purple = lila Stern
tile-cost = { $count ->
    [0] kostenlos
   *[other] kostet { $cost }
}
tile = Stufe { $level } · { colour } · { $brief } · { tile-cost } · { $points } SP
tile-mystic = { tile } · Mystikwert { $mystic }
unofficial = Die Werte der Landschaften sind inoffiziell: Sie stammen von uns.

## Gottheiten

god-G1 = Göttin der Liebe
    .object = die Göttin der Liebe
    .taken = Nimm sofort 5 Anhänger deiner Wahl.
    .end = 1 SP bei Spielende.
god-G2 = Göttin in Ausbildung
    .object = die Göttin in Ausbildung
    .taken = { -nothing-now }
    .end = 2 SP bei Spielende.
god-G3 = Gott der Meere
    .object = den Gott der Meere
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du zu denen mit den meisten gewerteten Bewässerungsanlagen gehörst.
god-G4 = Göttin des Müßiggangs
    .object = die Göttin des Müßiggangs
    .taken = { -nothing-now }
    .end = 1 SP bei Spielende, und du verlierst durch Wildnisse keine SP.
god-G5 = Göttin des Feuers
    .object = die Göttin des Feuers
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du zu denen mit den meisten gewerteten Vulkanen gehörst.
god-G6 = Gott der Technologie
    .object = den Gott der Technologie
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du zu denen mit den wenigsten Wildnissen gehörst.
god-G7 = Göttin der Natur
    .object = die Göttin der Natur
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du zu denen mit den meisten gewerteten Wäldern gehörst.
god-G8 = Gott des Gleichgewichts
    .object = den Gott des Gleichgewichts
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du ein gewertetes Dorf, eine Kultstätte und einen gewerteten Vulkan hast.
god-G9 = Gott der Ernte
    .object = den Gott der Ernte
    .taken = { -nothing-now }
    .end = 3 SP bei Spielende, wenn du zu denen mit den meisten gewerteten Dörfern gehörst.
god-G10 = Gott des Todes
    .object = den Gott des Todes
    .taken = Lege sofort 6 Anhänger deiner Wahl zurück, sonst wird er nicht gewertet.
    .end = 3 SP bei Spielende, wenn er gewertet wird.
-nothing-now = Kein Soforteffekt.

## Phasen

phase-take = nehmen
phase-settle = entscheiden
phase-pay = bezahlen
phase-place = legen
phase-effect = Effekt
phase-trim = Vorrat prüfen
phase-end = beenden
phase-reveal = auffüllen
phase-over = Spielende

## Fragen

question-take = { $choice ->
    [tile] Welche Landschaft nimmst du?
    [god] Welche Gottheit nimmst du?
   *[both] Welche Landschaft oder Gottheit nimmst du?
}
question-settle = Willst du { kind-tile } bauen oder in eine Wildnis umwandeln?
question-exchange = Tauschen und bauen oder in eine Wildnis umwandeln?
question-wilderness = { settle-wilderness }: { $reason }.
settle-wilderness = Sie kann nur zur Wildnis werden
settle-unpaid = du kannst sie nicht bezahlen, noch nötig: { $amounts }
settle-no-slot = unter keinem freien Platz liegt ihre Farbe
question-pay = Wähle { worshippers } zum Bezahlen, die Farbe ist egal.
question-place = { $face ->
    [up] Wohin legst du { kind-tile }?
   *[down] Wohin legst du die Wildnis?
}
question-place-only = { $face ->
    [up] Lege { kind-tile } auf den einzigen möglichen Platz.
   *[down] Lege die Wildnis auf den einzigen möglichen Platz.
}
question-village = Für das Dorf { worshippers } zurücklegen oder verzichten?
question-volcano = Für den Vulkan { $count } { $colours } Anhänger entfernen oder verzichten?
question-god = Für { $god } { worshippers } zurücklegen oder verzichten?
question-discard = Wähle noch { worshippers } zum Zurücklegen.
question-strike = Wähle noch { worshippers } zum Entfernen.
question-gain = { $count ->
    [one] Nimm { worshippers } beliebiger Farbe. Welchen?
   *[other] Nimm { worshippers } beliebiger Farben. Welche?
}
question-trim = Du darfst höchstens 10 Anhänger behalten. Lege { worshippers } zurück.
question-end = Zug beenden?
question-reveal = Auf { $cell } wird eine neue Landschaft aufgedeckt.
question-over = Die Partie ist vorbei.

# What has to be decided before anything else.
first-take = Nimm zuerst eine Landschaft oder eine Gottheit.
first-settle = Du hast eine Landschaft genommen. Baue sie zuerst, mach sie zur Wildnis oder nimm den Schritt zurück.
first-pay = Wähle zuerst, womit du bezahlst, oder nimm den Schritt zurück.
first-place = Lege zuerst deine Landschaft oder nimm den Schritt zurück.
first-discard = Wähle zuerst die Anhänger, die du zurücklegst, oder verzichte.
first-gain = Wähle zuerst die Anhänger, die du nimmst.
first-strike = Wähle zuerst die Anhänger, die du entfernst, oder verzichte.
first-trim = Behalte zuerst höchstens zehn Anhänger: Lege welche zurück oder tausche.
first-end = Dein Zug ist fertig. Beende ihn oder nimm einen Schritt zurück.
first-reveal = Gerade wird eine neue Landschaft aufgedeckt.

## Möglichkeiten

option-take-tile = { kind-tile } von { $cell } nehmen
option-take-god = { $god } nehmen
option-exchange = 3 { $given } gegen 1 { $gained } tauschen
option-build = { $count ->
    [0] kostenlos bauen
   *[other] für { $cost } bauen
}
option-wilderness = in eine Wildnis umwandeln
option-place-first = als erste Landschaft auf Ebene 1 legen
option-place-left = ans linke Ende von Ebene 1 legen
option-place-right = ans rechte Ende von Ebene 1 legen
option-place-above = auf Ebene { $row } ({ $slot }) legen
option-pay = { worshippers-of-colour } bezahlen
option-discard = { worshippers-of-colour } zurücklegen
option-gain = { worshippers-of-colour } nehmen
option-strike = { worshippers-of-colour } von { $cell } entfernen
option-decline = { $what ->
    [village] verzichten: Das Dorf wird nicht gewertet
    [volcano] verzichten: Der Vulkan wird nicht gewertet
   *[god] verzichten: Die Gottheit wird nicht gewertet
}
option-end = den Zug beenden

## Verlauf

log-take-tile = { $count ->
    [0] { $name } nimmt { kind-tile } von { $cell }.
   *[other] { $name } nimmt { kind-tile } von { $cell } und sammelt { $gathered } ein.
}
log-take-god = { $name } nimmt { $god }.
log-exchange = { $name } tauscht 3 { $given } Anhänger gegen 1 { $gained }.
log-build = { $count ->
    [0] { $name } baut { kind-tile }.
   *[other] { $name } baut { kind-tile } für { $cost }.
}
log-wilderness = { $name } wandelt { kind-tile } in eine Wildnis um.
log-place-first = { $name } legt { $piece } als erste Landschaft auf Ebene 1.
log-place-left = { $name } legt { $piece } ans linke Ende von Ebene 1.
log-place-right = { $name } legt { $piece } ans rechte Ende von Ebene 1.
log-place-above = { $name } legt { $piece } auf Ebene { $row }.
log-pay = { $name } bezahlt { worshippers-of-colour }.
log-discard = { $name } legt { worshippers-of-colour } zurück.
log-gain = { $name } nimmt { worshippers-of-colour }.
log-strike = { $name } entfernt { worshippers-of-colour } von { $cell }.
log-decline = { $name } verzichtet.
log-end = { $name } beendet den Zug.
log-discount = { $name } nimmt das { colour-tile }e Vergünstigungsplättchen.
log-active = { $what ->
    [village] Das Dorf wird gewertet.
    [volcano] Der Vulkan wird gewertet.
    [irrigation] Die Bewässerungsanlage wird gewertet.
   *[god] Der { $god } wird gewertet.
}
log-deactivated = { $what ->
    [village] Das Dorf wird nicht gewertet.
    [volcano] Der Vulkan wird nicht gewertet.
    [irrigation] Die Bewässerungsanlage wird nicht gewertet.
   *[god] Der { $god } wird nicht gewertet.
}
log-short = { $what ->
    [village] Das Dorf wird nicht gewertet: { $due } nötig, { $available } übrig.
    [volcano] Der Vulkan wird nicht gewertet: { $due } nötig, { $available } in der Auslage.
   *[god] Der { $god } wird nicht gewertet: { $due } nötig, { $available } übrig.
}
log-reveal = Neu auf { $cell }: { $tile }.

## Punkte

score-regions = Landschaften
    .short = Land.
score-wildernesses = Wildnisse
    .short = Wild.
score-temple = Tempel
    .short = Tempel
score-god = Gottheit
    .short = Gott
score-total = gesamt
    .short = SP
score-worshippers = übrige Anhänger
    .short = Anh.
winners = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Fehler in einer Datei mit Landschaften

fault-place = { $column ->
    [none] Zeile { $row }
   *[other] Zeile { $row }, Spalte { $column }
}
fault-found = „{ $text }“
fault-found-nothing = (leer)
fault-encoding = { fault-place }: Die Datei muss Text in UTF-8 sein. Gefunden: die Bytes { $found }.
fault-header = { fault-place }: Die erste Zeile muss { $header } lauten. Gefunden: { $found }.
fault-fields = { fault-place }: Eine Zeile muss 8 durch Kommas getrennte Felder haben. Gefunden: { $found }.
fault-quotes = { fault-place }: Die Anführungszeichen sind nicht so gesetzt, wie CSV es verlangt.
fault-empty = { fault-place }: Nach der ersten Zeile muss mindestens eine Landschaft stehen. Gefunden: keine.
fault-id = { fault-place }: Die Nummern müssen der Reihe nach 0, 1, 2 und so weiter lauten. Gefunden: { $found }.
fault-level = { fault-place }: Eine Stufe muss 1, 2 oder 3 sein. Gefunden: { $found }.
fault-colour = { fault-place }: Eine Farbe muss white, blue, green, red oder orange sein. Gefunden: { $found }.
fault-cost = { fault-place }: Kosten dürfen aus höchstens 9 Zeichen bestehen: W, B, G, R, O und *. Gefunden: { $found }.
fault-effect = { fault-place }: Ein Effekt muss so aussehen: „farm W“, „village 3“, „forest BW 2“, „volcano RG 3“, „irrigation G“, „convert W2“, „convert *1“, „stone“ oder „temple 2“. Gefunden: { $found }.
fault-points = { fault-place }: Punkte müssen eine Zahl von 0 bis 99 sein. Gefunden: { $found }.
fault-mystic = { fault-place }: Eine weiße Landschaft muss einen Mystikwert von 0 bis 99 haben, jede andere keinen. Gefunden: { $found }.
fault-star = { fault-place }: Ein Stern muss white, purple oder none sein. Gefunden: { $found }.
fault-crowded = { fault-place }: Eine Stufe darf höchstens 32 Landschaften haben. Gefunden: { $found }.
