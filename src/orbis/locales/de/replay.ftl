### Walking through a record.

replay-title = Rückblick
replay-dealt = Die Plättchen sind ausgeteilt. { $name } beginnt.
replay-turn = Runde { $round } · { $name }
replay-place = Entscheidung { $number } von { $count }
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-back-turn = Einen Zug zurück
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Eine Entscheidung weiter
replay-on-turn = Einen Zug weiter
replay-last = Zum Ende
replay-moment = Moment der Partie
replay-speed = Geschwindigkeit
replay-times = { $speed }×
replay-moves = Züge
replay-key-play = abspielen oder anhalten
replay-again = Noch einmal versuchen
replay-hint = ← und → gehen um eine Entscheidung, ↑ und ↓ um einen Zug, die Leertaste spielt ab. Drücke auf ein Plättchen oder jemanden am Tisch, um mehr zu sehen.

## What can be done with a record

replay-link = Link zu diesem Moment
replay-link-text = Wer ihn öffnet, sieht den Tisch genau so wie hier.
replay-review = Analyse
replay-play-on = Von hier weiterspielen
replay-play-on-text = Die Plättchen, die noch niemand gesehen hat, werden neu gemischt: Was kommt, ist wieder offen.
replay-play-on-over = Hier ist die Partie zu Ende. Geh zurück, um von einem früheren Moment weiterzuspielen.
replay-seat-next = { $name } (am Zug)
replay-seat-here = Ich spiele
replay-seat-open = Jemand per Link

## Whether it holds

replay-checking = Die Aufzeichnung wird geprüft …
replay-holds = Geprüft: Die Verteilung ist ehrlich, Züge und Ergebnis stimmen.
replay-holds-unfinished = Geprüft: Die Verteilung ist ehrlich, die Züge stimmen. Die Partie wurde nicht beendet.
replay-holds-not = Etwas in dieser Aufzeichnung stimmt nicht:
replay-problem-rules-version = Die Aufzeichnung braucht Version { $recorded } der Regeln; dies ist Version { $expected }.
replay-problem-tile-set = Diese Partie wurde mit den Landschaften { $recorded } gespielt, nicht mit { $expected }.
replay-problem-set-up = So kann kein Spiel beginnen ({ $rule }).
replay-problem-no-secret = Das Geheimnis steht nicht in der Aufzeichnung, darum lässt sich die Verteilung nicht prüfen.
replay-problem-secret = Das Geheimnis besteht nicht aus 64 Hexadezimalziffern.
replay-problem-commitment = Das Geheimnis ist nicht das vor dem Spiel angekündigte.
replay-problem-display = Die zentrale Auslage passt nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
replay-problem-gods = Die Gottheiten passen nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
replay-problem-branch = Abzweigung nach Schritt { $recorded }: Dort muss noch eine Landschaft aufgedeckt werden ({ $rule }).
replay-problem-reveal = Spielzug { $turn }: Die aufgedeckte Landschaft ist { $expected }, nicht { $recorded }.
replay-problem-move = Spielzug { $turn }: { $recorded } ist nicht erlaubt ({ $rule }).
replay-problem-result = Das Ergebnis ist { $expected }, nicht { $recorded }.
