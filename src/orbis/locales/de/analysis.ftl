### Die Seite einer Analyse.

## Wie weit sie ist

analysis-queued = Die Analyse wartet, bis sie an der Reihe ist. Sie läuft, solange diese Seite offen ist; wenn du sie schließt, geht nichts verloren.
analysis-working = { $done } von { $total } Zügen analysiert. Du kannst die Seite schließen: Nichts geht verloren.
analysis-done = Die Analyse ist fertig.
analysis-soon = Die Urteile erscheinen vom letzten Zug bis zum ersten. Wähle eines davon oder warte auf die ganze Analyse.
analysis-not-yet = Dieser Zug ist noch nicht analysiert.
analysis-failed-unavailable = Dieser Server kann keine Partien analysieren, weil ihm der kompilierte Kern fehlt. Wer ihn betreibt, kann den Kern installieren; oder speichere die Aufzeichnung und nimm `orbis review` auf einem anderen Rechner.
analysis-failed-unfit = Diese Partie ließ sich nicht analysieren. Im Rückblick siehst du, ob die Aufzeichnung stimmt.
analysis-retry = Erneut versuchen

## Die Züge

analysis-whole = Die ganze Partie
analysis-round = Runde { $round }
analysis-turn = Runde { $round } · { $name }
analysis-waiting = Runde { $round } · { $name }: noch nicht analysiert
analysis-graph = Siegchance Zug für Zug
analysis-turn-told = Runde { $round } · { $name }: { $verdict }, { $lost }
analysis-no-turn = kein Zug gewählt

## Ein Zug

analysis-drawn = Welcher Zug gezeigt wird
analysis-played-best = Gespielt: der beste Zug
analysis-chance = Siegchance
# What a turn gave away: the sign is part of the number.
analysis-chance-lost = { $chance } Siegchance
analysis-figures = Weitere Zahlen
analysis-luck = Glück mit der nächsten Landschaft
analysis-luck-none = es wurde keine aufgedeckt
analysis-exact = Exakt berechnet.
analysis-estimated = Durch vielfaches Ausspielen geschätzt.
analysis-again = Ab hier neu versuchen
analysis-again-text = Du spielst als { $name }, Bots spielen die anderen. Landschaften, die noch niemand gesehen hat, werden neu gemischt.
analysis-practise = Diesen Zug üben
analysis-next = Nächster Fehler

## Die ganze Partie

analysis-finest = Bester Zug
analysis-costliest = Teuerste Züge
analysis-unit-chance = Verschenkte Siegchance
analysis-unit-points = Entschieden: verschenkte SP
analysis-none = keiner
analysis-note = Bester Zug: der, bei dem es am meisten darauf ankam, den besten zu finden. Teuerster Zug: der, der am meisten verschenkt hat.
analysis-books = In jeder Spalte geht die Rechnung auf: die Chance am Anfang, was die eigenen Züge verschenkt haben, was die Züge der anderen geändert haben, das Glück der aufgedeckten Landschaften, eine Korrektur, das Ergebnis. Glück ist niemandes Verdienst: Im Durchschnitt ist es null. Die Korrektur zeigt, wie weit spätere Bewertungen von früheren abweichen.
