### Die Analyse einer Partie: Befehl, Tabellen, Seite und Sätze.

## Der Befehl

cli-review-help = jeden Spielzug einer Partie ansehen: was er wert war, was besser gewesen wäre und warum, und wer Glück hatte
review-simulations-help = wie viele Simulationen eine Bewertung braucht; mehr dauern länger und sagen mehr
review-jobs-help = wie viele Spielzüge gleichzeitig; sonst einer je Prozessor
review-json-help = wohin die Analyse für Programme kommt, als JSON
review-html-help = wohin die Analyse als Webseite kommt
review-progress = Analyse läuft
review-written = Die Analyse steht in { $path }.
review-unfinished = Die Partie ist nicht zu Ende; das ist die Analyse, so weit sie reicht.
review-nothing = Es wurde noch nichts gespielt.

## Urteile

review-best = bester Zug
review-good = guter Zug
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler

## Spalten und Titel

review-title = Analyse
review-turns = Zug um Zug
review-lessons = Was besser gewesen wäre
review-players = Mitspielende
review-books = Woher die Siegchance kam
review-chances = Siegchance
review-turn = Zug
review-player = Name
review-verdict = Urteil
review-played = Gespielt
review-chance = Chance
review-loss = Verlust
review-points = SP verloren
review-luck = Glück
review-accuracy = Genauigkeit
review-mean-loss = Mittlerer Verlust
review-worst = Schlechtester Zug
review-start = Anfang
review-own = Eigene Züge
review-others = Andere Züge
review-correction = Korrektur
review-end = Ergebnis
review-now = Jetzt
review-simulations = Simulationen
review-round = Runde
review-best-turn = Bester Zug
review-exact = exakt

## Hinweise

review-turns-note = Chance: von dem, der am Zug war, nach seinem Zug. Verlust: was der Zug davon gegenüber dem besten gefundenen Zug verschenkt hat. Glück: was die danach aufgedeckte Landschaft daran geändert hat, verglichen mit dem Mittel aller, die hätten kommen können.
review-players-note = Genauigkeit: 100, wenn jeder Zug der beste gefundene war, und umso weniger, je mehr ein Zug im Mittel verschenkt.
review-books-note = Die Spalten ergeben zusammen das Ergebnis. Korrektur: was der Blick vom nächsten Zug aus anders bewertet hat; exakte Werte brauchen keine.

## Warum

review-why-best = Der beste gefundene Zug.
review-why-equal = So gut wie der beste gefundene Zug.
# Zuerst was zu tun ist, wie die Option es sagt; dann was es bringt.
review-why = Besser: { $better } – { $cause }.
review-why-fact = Besser: { $better } – { $cause } ({ $fact }).
review-as-wilderness = { $option } (als Wildnis)
review-cause-regions = etwa { $points } SP mehr durch Landschaften
review-cause-wildernesses = etwa { $points } SP weniger Verlust durch Wildnisse
review-cause-temple = etwa { $points } SP mehr im Wettlauf um die Tempel
review-cause-god = etwa { $points } SP mehr durch die Gottheit
review-cause-others = { $others ->
    [1] etwa { $points } SP weniger auf der Gegenseite
   *[other] etwa { $points } SP weniger beim stärksten Gegner
}
review-cause-chance = eine bessere Chance bei etwa gleich vielen SP
review-fact-points = SP, wenn das Spiel jetzt endete: { $best } statt { $played }
review-fact-wildernesses = Wildnisse: { $best } statt { $played }
review-fact-inactive = nicht erfüllte Landschaften: { $best } statt { $played }
review-fact-discounts = Vergünstigungsplättchen: { $best } statt { $played }
review-fact-symbols = Kultstätten: { $best } statt { $played }
review-fact-places = Möglichkeiten, eine Farbe auf eine höhere Ebene zu legen: { $best } statt { $played }
review-fact-kingdom = Anhänger im persönlichen Vorrat: { $best } statt { $played }
review-fact-left = Anhänger, die in der zentralen Auslage für den nächsten Zug liegen bleiben: { $best } statt { $played }
