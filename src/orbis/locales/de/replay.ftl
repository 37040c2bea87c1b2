### Der Rückblick auf eine Partie.

replay-title = Rückblick
replay-dealt = Die Landschaften liegen aus. { $name } beginnt.
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
replay-again = Erneut versuchen
replay-hint = ← und →: eine Entscheidung, ↑ und ↓: ein Zug, Leertaste: abspielen. Wähle eine Landschaft oder einen Spieler, um mehr zu sehen.

## Was sich mit einer Aufzeichnung machen lässt

replay-link = Link zu diesem Moment
replay-link-text = Wer ihn öffnet, sieht den Tisch genau so wie hier.
replay-review = Analyse
replay-play-on = Ab hier weiterspielen
replay-play-on-text = Die Landschaften, die noch niemand gesehen hat, werden neu gemischt: Was kommt, ist wieder offen.
replay-play-on-over = Hier ist die Partie zu Ende. Geh zurück, um ab einem früheren Moment weiterzuspielen.
replay-seat-next = { $name } (am Zug)
replay-seat-here = Ich
replay-seat-open = Jemand per Link

## Ob sie stimmt

replay-checking = Die Aufzeichnung wird geprüft…
replay-holds = Geprüft: Die Verteilung ist fair, Züge und Ergebnis stimmen.
replay-holds-unfinished = Geprüft: Die Verteilung ist fair, die Züge stimmen. Die Partie wurde nicht beendet.
replay-holds-not = Mit dieser Aufzeichnung stimmt etwas nicht:
replay-problem-rules-version = Die Aufzeichnung braucht Version { $recorded } der Regeln; dies ist Version { $expected }.
replay-problem-tile-set = Diese Partie wurde mit dem Landschaftsset { $recorded } gespielt, nicht mit { $expected }.
replay-problem-set-up = So kann keine Partie beginnen ({ $rule }).
replay-problem-no-secret = Das Geheimnis steht nicht in der Aufzeichnung, darum lässt sich die Verteilung nicht prüfen.
replay-problem-secret = Das Geheimnis besteht nicht aus 64 Hexadezimalziffern.
replay-problem-commitment = Das Geheimnis passt nicht zu der Prüfsumme, die vor der Partie veröffentlicht wurde.
replay-problem-display = Die zentrale Auslage passt nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
replay-problem-gods = Die Gottheiten passen nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
replay-problem-branch = Abzweigung nach Schritt { $recorded }: Dort muss noch eine Landschaft aufgedeckt werden ({ $rule }).
replay-problem-reveal = Zug { $turn }: Die aufgedeckte Landschaft müsste { $expected } sein, nicht { $recorded }.
replay-problem-move = Zug { $turn }: { $recorded } ist nicht erlaubt ({ $rule }).
replay-problem-result = Das Ergebnis müsste { $expected } sein, nicht { $recorded }.
