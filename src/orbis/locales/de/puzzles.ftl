### Rätsel: den besten Zug finden.

puzzles-title = Rätsel
puzzles-ask = Finde den besten Zug.
puzzles-how = Spiele ihn wie immer und beende den Zug: Bis dahin kannst du alles zurücknehmen.
puzzles-known = Alle möglichen Züge sind genau berechnet.
puzzles-grade = Schwierigkeit: { $grade }
puzzles-rating = Wertungszahl { $rating } · in Folge: { $streak }
puzzles-ended = Dein Zug ist beendet.
puzzles-best = Der beste Zug!
puzzles-not-best = Es gibt einen besseren Zug.
puzzles-chance = Deine Siegchance ist { $win } % statt { $best } %.
puzzles-points = { $points ->
    [one] Er wäre im Durchschnitt { $points } Punkt mehr wert.
   *[other] Er wäre im Durchschnitt { $points } Punkte mehr wert.
}
puzzles-why = Zeigen
puzzles-look = Den Tisch zeigen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-endgames = Endspiele
puzzles-endgames-text = Finde den besten Zug kurz vor dem Ende einer Partie. Alle möglichen Züge sind genau berechnet.
puzzles-play = Rätsel lösen
puzzles-own = Aus deinen Partien
puzzles-own-text = Züge von dir, die eine Analyse Fehler nennt. Spiele sie noch einmal, und besser.
puzzles-own-count = Gelöst: { $solved } von { $count }.
puzzles-own-none = Noch ist hier nichts. Spiele eine Partie und wähle nach ihrem Ende „{ $review }“: Aus jedem deiner Fehler wird ein Rätsel.
puzzles-own-play = Eine Partie spielen
puzzles-round = Runde { $round }
puzzles-solved = gelöst
puzzles-unsolved = ungelöst
puzzles-own-verdict = Urteil über den Zug, der in der Partie gespielt wurde: { $verdict }.
puzzles-judging = Dein Zug wird beurteilt…
puzzles-as-good = So gut wie der beste Zug!
puzzles-own-better = Besser als in der Partie, aber nicht der beste Zug.
puzzles-own-chances = Deine Siegchance: { $win } %. Nach dem besten Zug: { $best } %. In der Partie: { $played } %.
