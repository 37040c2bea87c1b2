### Der Tisch im Terminal.

## Auf dem Tisch

tui-round = Runde { $round } von { $rounds }
tui-at-turn = { $name } ist am Zug
tui-points = { $points } SP
# Vor der Zahl der Landschaften, die von jeder Stufe übrig sind.
tui-stacks = Stapel
tui-hint = Neu hier? Tippe ? und Enter: Das erklärt die Symbole und Befehle.
tui-small = Der ganze Tisch braucht ein Fenster von { $width } × { $height }; dieses ist kleiner.
tui-thinking = { $name } überlegt…

## Antworten

tui-legal = { $word } ist möglich: { $option }.
tui-refused = { $word } ist jetzt nicht möglich.
tui-no-option = Eine Möglichkeit { $number } gibt es nicht; die Nummern gehen von 1 bis { $count }.
tui-unknown = „{ $word }“ ergibt hier keinen Sinn.
tui-meant = Vielleicht: { $words }.
tui-expected = Gib die Nummer einer Möglichkeit (1 bis { $count }) oder ihren Namen ein, zum Beispiel { $example }; „hilfe“ zeigt alles.
tui-expected-one = Die einzige Möglichkeit ist { $example }: Enter wählt sie; „hilfe“ zeigt alles.
tui-not-read = Der Zug ist zu Ende. Nicht mehr beachtet: { $words }.
tui-picked = { $chosen } von { $due } gewählt: { $words }. „zurück“ nimmt den letzten wieder heraus.
tui-why-what = Warum was? Nenne eine Aktion, die Nummer einer Möglichkeit oder eine Regel, zum Beispiel: warum 2a, warum 3, warum P3.
tui-no-tile = Bei „{ $word }“ liegt keine Landschaft. Nenne ein Feld der Auslage wie b2, einen Platz deiner Pyramide wie 2a oder eine Nummer wie #37.
tui-no-god = Es gibt keine Gottheit „{ $word }“; es sind G1 bis G10.
tui-no-rule = Zu „{ $word }“ gibt es keine Regel.
tui-show-whom = Wessen Welt zeigen? { $names }.
tui-log-empty = Noch ist nichts passiert.
tui-more = Enter: weiter, q: Schluss
tui-rule-exact = Die genaue Regel auf Englisch: { $text }

## Wörter, die man eingeben kann; mehrere gleicher Bedeutung mit Leerzeichen dazwischen

tui-word-build = bauen
tui-word-wild = wildnis
tui-word-no = nein verzichten ablehnen
tui-word-end = ende beenden
tui-word-all = alles alle
tui-command-why = warum
tui-command-undo = zurück
tui-command-score = wertung
tui-command-log = verlauf
tui-command-left = stapel
tui-command-show = zeige
tui-command-tile = landschaft
tui-command-god = gottheit
tui-command-rules = regeln regel
tui-command-save = speichern
tui-command-help = hilfe
tui-command-quit = schluss aufhören

## Hilfe

tui-help-answers = Antworte mit der Nummer einer Möglichkeit oder mit ihrem Namen, auch abgekürzt, solange er eindeutig ist: b2 nimmt eine Landschaft, G7 eine Gottheit, W>B tauscht 3 weiße gegen 1 blauen. In einer Zeile dürfen mehrere Antworten stehen: b2 build 1> end. Enter allein wählt die einzige Möglichkeit.
tui-help-why = warum eine Aktion möglich ist oder nicht
tui-help-undo = die letzte Entscheidung deines Zugs zurücknehmen oder alle
tui-help-score = die Wertung, wenn die Partie jetzt zu Ende wäre
tui-help-log = was passiert ist
tui-help-left = die Landschaften in den Stapeln
tui-help-show = die Welt eines Spielers, groß
tui-help-tile = eine Landschaft mit allem, was darauf steht
tui-help-god = eine Gottheit oder alle
tui-help-rules = alle Regeln, eine davon oder die mit einem Suchwort
tui-help-save = eine Kopie der Aufzeichnung schreiben
tui-help-help = diese Hilfe
tui-help-quit = aufhören; die Partie ist gespeichert
tui-legend-cost = Kosten: Kleinbuchstaben sind für dich kostenlos, * ist eine beliebige Farbe
tui-legend-worshippers = Anhänger
tui-legend-level = Stufe
tui-legend-mystic = Mystikwert
tui-legend-temples = Kultstätten
tui-legend-discount = Vergünstigungsplättchen
tui-legend-counts = Punkte, die zählen
tui-legend-waits = Wald, dem noch Nachbarn fehlen
tui-legend-lost = nicht gewertet

## Die Partie speichern

tui-saved = Die Partie ist gespeichert in { $path }
tui-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }
tui-file-exists = { $path } gibt es schon; wähle einen anderen Namen.
tui-left = Die Partie ist gespeichert. So geht es weiter:
tui-lost = Die Partie konnte nicht in { $path } gespeichert werden.

## Ein Programm, das nicht weiterspielen kann

tui-forfeit = { $name } (Platz { $seat }) verliert kampflos: { $reason }.
tui-said-last = Die letzten Zeilen des Programms:
tui-lapse-absent = das Programm lässt sich nicht starten ({ $detail })
tui-lapse-ended = das Programm hat sich beendet (Exit-Code { $detail })
tui-lapse-closed = das Programm hat seine Ausgabe geschlossen
tui-lapse-silent = das Programm hat nicht rechtzeitig geantwortet ({ $detail })
tui-lapse-endless = das Programm hat eine Zeile geschrieben, die nicht endet
tui-lapse-unasked = das Programm hat eine Zeile geschrieben, nach der niemand gefragt hat
tui-lapse-garbled = die Antwort des Programms ist unverständlich: { $detail }
tui-lapse-refused = das Programm hat mit einem Fehler geantwortet: { $detail }
tui-lapse-illegal = das Programm hat eine unzulässige Aktion gewählt: { $detail }

## Das Ende

tui-recorded = Die Aufzeichnung der Partie:
tui-seed = Ausgeteilt nach dem Startwert „{ $seed }“.
tui-secret = Ausgeteilt nach dem Geheimnis { $secret }, vorher veröffentlichte Prüfsumme: { $commitment }.
tui-check = So prüfst du die Verteilung und alle Züge und siehst dir die Partie noch einmal an:

## Der Rückblick

tui-moment = Vor Zug { $label } · gespielte Züge: { $turn } von { $turns }
tui-moment-over = Spielende · gespielte Züge: { $turns }
tui-replay-keys = Enter/n: weiter, p: zurück, d: Entscheidung, 12 oder 3.1: dorthin, q: Ende
tui-no-turn = Es gibt keinen Zug „{ $text }“; gespielte Züge: { $turns }.

## Die Liste der Landschaften

tui-column-id = Nr.
tui-column-level = Stufe
tui-column-colour = Farbe
tui-column-cost = Kosten
tui-column-effect = Effekt
tui-column-points = SP
tui-column-mystic = Myst.
tui-column-star = St.
