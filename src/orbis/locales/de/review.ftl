### Die Analyse einer Partie: Befehl, Tabellen, Seite und Sätze.

## Der Befehl

cli-review-help = jeden Zug einer Partie analysieren: was er wert war, was besser gewesen wäre und warum, und wer Glück hatte
review-simulations-help = wie viele Simulationen eine Bewertung bekommt; je mehr, desto länger dauert sie und desto genauer ist sie
review-jobs-help = wie viele Züge gleichzeitig analysiert werden (Standard: einer je Prozessor)
review-json-help = wohin die Analyse für Programme geschrieben wird, als JSON
review-html-help = wohin die Analyse als Webseite geschrieben wird
review-progress = Analyse läuft
review-written = Die Analyse steht in { $path }.
review-unfinished = Die Partie wurde nicht zu Ende gespielt. { review-covers }
review-covers = Die Analyse umfasst alles, was gespielt wurde.
review-nothing = Es wurde noch nichts gespielt.
review-empty = Es gibt nichts zu analysieren.

## Urteile

review-best = bester Zug
review-good = guter Zug
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler

## Spalten und Titel

review-title = Analyse
review-turns = Zug für Zug
review-lessons = Was besser gewesen wäre
review-players = Spieler
review-books = Woher die Siegchance kam
review-chances = Siegchance
review-turn = Zug
review-player = Spieler
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
review-others = Züge anderer
review-correction = Korrektur
review-end = Ergebnis
review-now = Jetzt
review-simulations = Simulationen
review-round = Runde
review-best-turn = Bester Zug
review-exact = exakt
# What a turn lost in a decided game.
review-lost = { $points } SP

## Hinweise

review-turns-note = Chance: die Siegchance des Spielers nach dem Zug. Verlust: wie viel davon der Zug gegenüber dem besten gefundenen verschenkt hat. Glück: wie stark die danach aufgedeckte Landschaft sie verändert hat, verglichen mit dem Durchschnitt aller, die hätten kommen können.
review-players-note = Genauigkeit: 100, wenn jeder Zug der beste gefundene war, und umso weniger, je mehr ein Zug im Durchschnitt verschenkt. Züge in einer schon entschiedenen Partie zählen nicht.
review-books-note = In jeder Spalte geht die Rechnung auf. Korrektur: wie stark sich die Bewertung geändert hat, als vom nächsten Zug aus neu bewertet wurde; exakte Werte brauchen keine.

## Warum

review-why-best = Der beste gefundene Zug.
review-why-equal = So gut wie der beste gefundene Zug.
review-why-settled = { $why } Die Partie war so gut wie entschieden: Es kostete nur Punkte.
# Zuerst was zu tun ist, wie die Option es sagt; dann was es bringt, nach „So“: Das Verb steht vorn.
review-why = Besser: { $better }. So { $cause }.
review-why-fact = Besser: { $better }. So { $cause }: { $fact }.
review-why-points = Besser: { $better }. So { $cause } (das macht bis zum Ende etwa { $points } SP aus).
review-as-wilderness = { $option }, als Wildnis
review-cause-forest = wird der Wald auf { $slot } gewertet
review-cause-worshippers = gibt es mehr Anhänger für die nächsten Landschaften
review-cause-regions = bringen Landschaften mehr SP
review-cause-wildernesses = kosten Wildnisse weniger SP
review-cause-temple = bringt das Rennen um die Tempel mehr SP
review-cause-god = bringt die Gottheit mehr SP
review-cause-others = { $others ->
    [1] bekommt der Gegner weniger SP
   *[other] bekommt der stärkste Gegner weniger SP
}
review-cause-chance = ist die Siegchance bei etwa gleich vielen SP besser
review-fact-points = { $best } SP statt { $played }, wenn die Partie jetzt enden würde
review-fact-regions = bisher { $best } SP durch Landschaften statt { $played }
review-fact-wildernesses = { $best ->
    [one] { $best } Wildnis
   *[other] { $best } Wildnisse
} statt { $played }
review-fact-inactive = { $best ->
    [one] { $best } nicht gewertete Landschaft
   *[other] { $best } nicht gewertete Landschaften
} statt { $played }
review-fact-discounts = { $best } Vergünstigungsplättchen statt { $played } für spätere Landschaften
review-fact-symbols = { $best ->
    [one] { $best } Kultstätte
   *[other] { $best } Kultstätten
} statt { $played }
review-fact-places = { $best ->
    [one] { $best } Möglichkeit
   *[other] { $best } Möglichkeiten
} statt { $played }, Landschaften auf höhere Ebenen zu legen
review-fact-kingdom = { $best } Anhänger im persönlichen Vorrat statt { $played }
review-fact-left = Der nächste Spieler findet { $best } Anhänger statt { $played } in der Auslage
review-fact-denied = Sonst könnte sich der nächste Spieler diese Landschaft leisten
review-fact-denied-tile = Sonst könnte sich { $others ->
    [1] der Gegner
   *[other] der nächste Spieler
} { kind-tile } auf { $cell } leisten
