### Die Seite einer Analyse.

## Wie weit sie ist

analysis-queued = Die Analyse wartet in der Schlange. Du kannst die Seite schließen: Nichts geht verloren.
analysis-working = { $done } von { $total } Zügen angesehen. Du kannst die Seite schließen: Nichts geht verloren.
analysis-done = Die Analyse ist fertig.
analysis-soon = Die Urteile kommen vom letzten Zug bis zum ersten herein. Wähle eines davon, oder warte auf das Ganze.
analysis-not-yet = Dieser Zug ist noch nicht beurteilt.
analysis-failed-unavailable = Dieser Server kann keine Partien analysieren, weil ihm der kompilierte Kern fehlt. Wer ihn betreibt, kann den Kern installieren; oder sichere die Aufzeichnung und nimm `orbis review` auf einem anderen Rechner.
analysis-failed-unfit = Diese Partie ließ sich nicht analysieren. Im Rückblick siehst du, ob die Aufzeichnung stimmt.
analysis-retry = Noch einmal anfordern

## Die Züge

analysis-whole = Die ganze Partie
analysis-round = Runde { $round }
analysis-turn = Runde { $round } · { $name }
analysis-waiting = Runde { $round } · { $name }: noch nicht beurteilt
analysis-graph = Siegchance Zug um Zug
analysis-turn-told = Runde { $round } · { $name }: { $verdict }, Chance danach { $chance }
analysis-no-turn = kein Zug gewählt

## Ein Zug

analysis-drawn = Welcher Zug gezeichnet ist
analysis-played-best = Gespielt: der beste Zug
analysis-chance = Siegchance
analysis-chance-lost = Chance verschenkt
analysis-luck = Glück des nächsten Plättchens
analysis-luck-none = keins kam nach
analysis-exact = Genau ausgezählt.
analysis-estimated = Durch vielfaches Ausspielen geschätzt.
analysis-again = Von hier neu versuchen
analysis-again-text = Du spielst für { $name }, die anderen spielen Bots. Was noch niemand gesehen hat, wird neu gemischt.
analysis-next = Nächster Fehler

## Die ganze Partie

analysis-finest = Bester Zug
analysis-costliest = Teuerster Zug
analysis-none = keiner
analysis-note = Bester Zug: der beste gefundene, bei dem am meisten davon abhing, ihn zu finden. Teuerster Zug: der, der am meisten verschenkt hat.
analysis-books = Jede Spalte geht auf: die Chance am Anfang, was die eigenen Züge verschenkt haben, was die Züge der anderen geändert haben, das Glück der nachgelegten Landschaften, eine Korrektur, das Ergebnis. Glück ist niemandes Verdienst: Im Mittel ist es null. Die Korrektur ist, was spätere Blicke anders beurteilt haben.
