### Rätsel: den besten Zug finden.

puzzles-title = Rätsel
puzzles-ask = Finde den besten Zug.
puzzles-how = Spiele ihn wie immer und beende den Zug: Bis dahin kannst du alles zurücknehmen.
puzzles-known = Alle möglichen Züge sind genau berechnet.
puzzles-grade = Schwierigkeit: { $grade }
puzzles-ended = Dein Zug ist beendet.
puzzles-away = Der Server ist nicht erreichbar. Er spielt die Züge, die du versuchst, also müssen die Rätsel auf ihn warten: Diese Seite versucht es immer wieder.
puzzles-away-inside = In diesem Browser hast du auch das Spiel, das keinen Server braucht. Dort kannst du mit Rätseln weitermachen, mit einer eigenen Wertungszahl.
puzzles-away-get = Um auch ohne Verbindung Rätsel zu lösen, öffne die Einstellungen, sobald der Server wieder da ist: Manche Server bieten dort „{ $offline }“ an.
puzzles-own-away = Deine Partien sind auf dem Server, der nicht erreichbar ist. Diese Seite versucht es immer wieder.
puzzles-best = Der beste Zug!
puzzles-not-best = Es gibt einen besseren Zug.
puzzles-chance = Deine Siegchance ist { $win } % statt { $best } %.
puzzles-points = { $points ->
    [one] Er wäre im Durchschnitt { $points } Punkt mehr wert.
   *[other] Er wäre im Durchschnitt { $points } Punkte mehr wert.
}
puzzles-margins = SP Vorsprung am Ende: { $best }. Nach dem zweitbesten Zug: { $next }.
puzzles-solution = Der beste Zug:
puzzles-gain = Verglichen mit dem zweitbesten Zug { $gain }.
puzzles-gain-fact = Verglichen mit dem zweitbesten Zug { $gain }: { $fact }.
puzzles-next-best = Der zweitbeste Zug: { $other }.
puzzles-next-best-same = Der zweitbeste Zug beginnt genauso, geht aber anders weiter.
puzzles-why = Zeigen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-endgames = Endspiele
puzzles-endgames-text = Finde den besten Zug kurz vor dem Ende einer Partie. Alle möglichen Züge sind genau berechnet.
puzzles-play = Rätsel lösen
puzzles-own = Aus deinen Partien
puzzles-own-text = Züge von dir, die eine Analyse Fehler nennt. Spiele sie noch einmal, und besser.
puzzles-own-count = Gelöst: { $solved } von { $count }.
puzzles-own-none = Noch ist hier nichts. Spiele eine Partie und wähle nach ihrem Ende „{ $review }“: Jeder Fehler, der dich Siegchancen gekostet hat, wird zum Rätsel.
puzzles-own-play = Eine Partie spielen
puzzles-round = Runde { $round }
puzzles-solved = gelöst
puzzles-unsolved = ungelöst
puzzles-own-played = In der Partie gespielt: { $turn } Urteil: { $verdict }.
puzzles-judging = Dein Zug wird beurteilt…
puzzles-as-good = So gut wie der beste Zug!
puzzles-own-better = Besser als in der Partie, aber nicht der beste Zug.
puzzles-own-chances = Deine Siegchance: { $win } %. Nach dem besten Zug: { $best } %. In der Partie: { $played } %.
puzzles-own-gained-better = Verglichen mit dem Zug in der Partie { $gain }.
puzzles-own-gained-worse = Der Zug in der Partie war besser. Damit { $gain }.
puzzles-own-equal = Etwa so gut wie der Zug in der Partie.
puzzles-own-same = Genau dieser Zug wurde in der Partie gespielt.
# Until it is known what a try lacks.
puzzles-comparing = Dein Zug wird verglichen…
puzzles-missed = Verglichen mit deinem Versuch { $gain }.
# What is gained, and behind it what the table shows of it.
puzzles-gain-shown = { $gain }: { $fact }
