### Der Bericht über die Ausgewogenheit: Hilfe, Fehler, Tabellen und Seite.

cli-balance-help = Agenten viele Partien spielen lassen und zeigen, wie ausgewogen Plätze, Gottheiten und Landschaften sind
balance-games-help = wie viele Partien gespielt werden
balance-from-help = über die Partien in dieser Datei berichten, die --output hier oder in der Arena geschrieben hat; es werden keine gespielt

balance-no-agents = Nenne mit --agent, wer spielt, oder mit --from eine Datei mit Ergebnissen.
balance-from-alone = --from spielt keine Partien: Lass --agent und --output weg.
balance-no-results = { $path } ist keine Datei mit Ergebnissen: Zeile { $line } ist kein Ergebnis einer Partie.
balance-other-results = { $path } lässt sich nicht verwenden: Die Partie in Zeile { $line } hat eine andere Spielerzahl als die erste, andere Landschaften oder andere Regeln. Nenne ein Landschaftsset mit --tiles.
balance-no-games = Keine Partie wurde zu Ende gespielt.
balance-unfit-game = Die Aufzeichnung von Verteilung { $deal }, Sitzordnung { $seating } stimmt nicht: { $reason }
balance-replaying = wird nachgespielt

balance-title = Ausgewogenheit
balance-outstanding = Was auffällt
balance-outstanding-note = In Prozentpunkten der Siegquote. Aufgeführt ist nur, wessen Intervall die Basisrate nicht enthält; durch reinen Zufall passiert das in einem von zwanzig Fällen.
balance-nothing = Nichts: Jedes Intervall enthält die Basisrate.
balance-percentage-points = Prozentpunkte der Siegquote

balance-seats = Plätze
balance-seat = Platz
balance-seat-name = Platz { $seat }
balance-score = Punktestand
balance-seats-note = Platz 0 beginnt. Würden alle Plätze gleich oft gewinnen, wären es je { $share } der Partien. Wildnisse: ihre Anzahl; sonst mittlere Schaffenspunkte nach Teilen und die übrigen Anhänger.
balance-seat-wins = Siege nach Platz
balance-seat-wins-note = Um wie viel öfter ein Platz gewinnt als bei gleicher Verteilung der Siege, mit dem 95-%-Intervall. Platz 0 beginnt.
balance-scores-note = Wie oft ein Platz eine Partie mit wie vielen Schaffenspunkten beendet hat; der Strich zeigt das Mittel.
balance-wildernesses-note = Wie viele Spieler eine Partie mit wie vielen Wildnissen beendet haben.
balance-decisions-note = Wie viele Entscheidungen alle Spieler zusammen in einer Partie treffen; der Strich zeigt das Mittel. Die Zahl der Züge steht fest: fünfzehn je Spieler.
balance-decisions = Entscheidungen

balance-spreads = Streuung
balance-what = Was
balance-mean = Mittel
balance-deviation = Abw.
balance-least = Min.
balance-tenth = 10 %
balance-median = Median
balance-ninetieth = 90 %
balance-most = Max.
balance-spread-score = Punkte eines Spielers
balance-spread-best-score = Höchste Punktzahl einer Partie
balance-spread-margin = Vorsprung des Siegers
balance-spread-wildernesses = Wildnisse eines Spielers
balance-spread-worshippers = Übrige Anhänger
balance-spread-decisions = Entscheidungen einer Partie
balance-spreads-note = Abw.: Standardabweichung. 10 % aller Werte sind höchstens so groß wie der in der Spalte 10 %.

balance-gods = Gottheiten
balance-god = Gottheit
balance-revealed = Offen
balance-taken = Genommen
balance-round = Runde
balance-points = Punkte
balance-lift = Zuwachs
balance-gods-note = Von den aufgedeckten Gottheiten werden { $share } genommen. Runde: wann im Mittel. Punkte: was sie denen brachte, die sie nahmen; bei der Göttin des Müßiggangs samt den Punkten, die Wildnisse nicht gekostet haben.
balance-lift-note = Zuwachs: um wie viele Prozentpunkte die Siegquote der jeweiligen Besitzer über der Basisrate ihres Platzes und Agenten lag.
balance-god-lifts = Gottheiten: Zuwachs
balance-god-takings = Gottheiten: wie oft genommen
balance-god-takings-note = Von den Partien, in denen die Gottheit auslag. Würden alle gleich oft genommen, wären es { $share }.

balance-kinds = Arten von Landschaften
balance-kind = Art
balance-colours = Farben
balance-colour = Farbe
balance-built = Gebaut
balance-active = Gewertet
balance-by-player = Je Spieler
balance-points-by-player = Punkte je Spieler
balance-family-lift = Zuwachs je Stück
balance-families-note = Genommen: von denen, die zu nehmen waren; gebaut: von den genommenen; gewertet: von den gebauten. Je Spieler: gebaute Landschaften und ihre Punkte. Zuwachs je Stück: Prozentpunkte der Siegquote, die mit jeder weiteren gebauten Landschaft einhergehen.
balance-kind-lifts = Arten: Zuwachs je weiterer Landschaft
balance-colour-lifts = Farben: Zuwachs je weiterer Landschaft
balance-family-lift-note = Prozentpunkte der Siegquote, die mit jeder weiteren gebauten Landschaft der Familie einhergehen, mit dem 95-%-Intervall.

balance-tiles = Landschaften
balance-tile = Nr.
balance-level = Stufe
balance-effect = Effekt
balance-cost = Kosten
balance-printed = SP
balance-seen = Partien
balance-turns = Züge
balance-tile-lifts = Landschaften, Farbe { $colour }: Zuwachs
balance-tiles-note = Partien: in denen sie zu nehmen war; Züge: wie lange im Mittel. Genommen: von diesen Partien; gebaut: von den genommenen; gewertet: von den gebauten. Punkte: was sie denen brachte, die sie gebaut haben.

balance-tokens = Tempel
balance-token = Tempel
balance-holders = Spieler
balance-tokens-note = Wer am Ende welchen Tempel hat und wie oft diese Spieler gewinnen; – heißt keiner.
balance-decisive = Was entscheidet
balance-without = Ohne
balance-others = Andere Sieger
balance-decisive-note = In wie vielen Partien jemand anders gewonnen hätte, wenn der Teil nicht gezählt hätte; bei Anhängern: wenn Gleichstand ein geteilter Sieg wäre.
