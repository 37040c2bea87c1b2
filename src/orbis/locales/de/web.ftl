### Der Tisch im Browser.

## Die Leiste oben

web-round = Runde
web-of-rounds = von { $rounds }
web-log = Verlauf
web-rules = Regeln
web-menu = Menü

## Was allen gehört

web-gods = Gottheiten
# Unter einem Medaillon: eine Gottheit nach dem, wofür sie steht.
web-god-G1 = Liebe
web-god-G2 = Ausbildung
web-god-G3 = Meere
web-god-G4 = Müßiggang
web-god-G5 = Feuer
web-god-G6 = Technologie
web-god-G7 = Natur
web-god-G8 = Gleichgewicht
web-god-G9 = Ernte
web-god-G10 = Tod
web-god-taken = { $god }: genommen von { $name }
web-temple-tokens = Tempelplättchen
web-award = { $points } SP: { $name }
web-award-nobody = { $points } SP: niemand
web-display = Auslage
web-stacks = Verdeckte Stapel
web-stacks-left = Verdeckte Plättchen: Stufe 1: { $first }, Stufe 2: { $second }, Stufe 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · hier: { $amounts }

## Eine Welt und ihr Vorrat

web-your-universe = Deine Welt
web-universe-of = Welt: { $name }
web-regions = { $number } von 14 Landschaften
web-ended-now = wenn jetzt Schluss wäre
web-points = SP
web-your-god = deine Gottheit
web-god = Gott
web-free = { $colour ->
    [white] Weiß kostet nichts
    [blue] Blau kostet nichts
    [green] Grün kostet nichts
    [red] Rot kostet nichts
   *[orange] Orange kostet nichts
}
web-discount-token = Vergünstigung
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · nicht erfüllt
web-region-forest = { $slot }: { $tile } · Nachbarn: { $have } von { $need }
web-why-slot = Warum nicht { $slot }?
web-kingdom = Vorrat
web-kingdom-size = { $number } von 10

## Die anderen Spieler

web-temples = { $count ->
    [one] { $count } Kultstätte
   *[other] { $count } Kultstätten
}
web-next = Als Nächstes · { web-temples }
web-playing = Am Zug · { web-temples }
web-replaced = Ein Bot spielt
web-opponent = { $name }: { $points } SP; Welt zeigen
web-since = Seit deinem letzten Zug
web-lately = Zuletzt
web-replay = Diese Züge zeigen
web-nothing-yet = Noch ist nichts geschehen.

## Was ein Plättchen bewirken würde

web-gather = Sammeln
web-pay = Zahlen
web-spread = Verteilen
web-preview-hint = Zeige auf ein Plättchen, eine Gottheit oder einen Platz: Hier steht, was geschähe.

## Die Leiste unten

web-build = Bauen
web-wilderness = Wildnis, −1 SP
web-wilderness-free = Wildnis
web-decline = Ablehnen
web-exchange = Tausch 3:1
web-undo = Zurück
web-undo-turn = Zug zurück
web-end-turn = Zug beenden
