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
web-god-G2 = In Ausbildung
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
web-stacks-left = Verdeckte Landschaften: Stufe 1: { $first }, Stufe 2: { $second }, Stufe 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · darauf: { $amounts }

## Eine Welt und ihr Vorrat

web-your-universe = Deine Welt
web-universe-of = Welt von { $name }
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
web-region-deactivated = { $slot }: { $tile } · wird nicht gewertet
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
web-since-of = Seit dem letzten Zug von { $name }
web-replay = Diese Züge zeigen
web-nothing-yet = Noch ist nichts passiert.

## Was eine Landschaft bewirken würde

web-gather = Einsammeln
web-pay = Bezahlen
web-spread = Erschaffen
web-preview-hint = Zeige auf eine Landschaft, eine Gottheit oder einen Platz, um zu sehen, was passieren würde.

## Die Leiste unten

web-build = Bauen
web-wilderness = Wildnis, −1 SP
web-wilderness-free = Wildnis
web-decline = Verzichten
web-exchange = Tausch 3:1
web-undo = Zurück
web-undo-turn = Zug zurück
web-end-turn = Zug beenden

## Der Rückblick

web-past = Rückblick
web-past-show = Den Tisch zeigen, wie er damals war
web-past-still = Im Rückblick kannst du nichts auswählen.
web-past-goes-on = Inzwischen geht die Partie weiter.
web-past-yours = Inzwischen bist du am Zug.
web-past-back = Schritt zurück
web-past-on = Schritt vor
web-past-play = Abspielen
web-past-pause = Anhalten
web-past-now = Zurück zur Partie
web-past-keys = im Rückblick: ein Schritt zurück oder vor

## Abwesenheit

web-away-back = Während du weg warst, hat ein Bot für dich gespielt.
web-away-show = Zeigen
web-away-clock = Deine Bedenkzeit ist abgelaufen: Ein Bot spielt für dich zu Ende.
