### Die Landschaften zum Ansehen, und eigene.

## Ansehen

tiles-title = Die Landschaften
tiles-title-set = Landschaften: { $name }
tiles-unofficial-why = Arten und Anzahl der Landschaften und die Gottheiten entsprechen dem gedruckten Spiel; Kosten, Punkte, Farben der Effekte und Mystikwerte sind unsere eigenen, denn niemand hat die gedruckten veröffentlicht. Wenn du das Spiel besitzt, gib seine Werte ein und spiele damit.
tiles-entered = Diese Landschaften hat jemand selbst eingegeben.
tiles-entered-id = Ob sie mit dem gedruckten Spiel übereinstimmen, weiß nur, wer sie eingegeben hat. Aufzeichnungen von Partien mit diesem Set tragen die Kennung:
tiles-unknown = Dieser Server kennt diese Landschaften nicht. Wer ihre Datei hat, kann sie unter „Eigene Landschaften“ importieren.
tiles-own-way = Die Werte deines Spiels eingeben
tiles-to-unofficial = Die inoffiziellen Landschaften
tiles-print = Drucken
tiles-download = Als CSV herunterladen
tiles-level = Stufe
tiles-colour = Farbe
tiles-effect = Effekt
tiles-shown = Angezeigt: { $shown } von { $all }.
tiles-left-out = { $players ->
    [2] Zu zweit bleiben die Landschaften mit weißem oder lila Stern in der Schachtel: { $count }.
    [3] Zu dritt bleiben die Landschaften mit weißem Stern in der Schachtel: { $count }.
   *[4] Zu viert sind alle Landschaften im Spiel.
}
tiles-show-all = Alle anzeigen
tiles-none = Keine Landschaft passt zu dieser Auswahl.
tiles-regions = Landschaften
tiles-gods = Gottheiten
tiles-gods-text = Aufgedeckt wird eine Gottheit mehr, als Spieler dabei sind; jeder nimmt sich im Lauf der Partie eine davon.
tiles-mystic-is = Mystikwert { $mystic }

## Ein Set anlegen

tiles-own = Eigene Landschaften
tiles-own-text = Gib die gedruckten Werte deines Spiels ein, eine Landschaft nach der anderen. Das Set bleibt in diesem Browser; erst wenn du damit einen Tisch eröffnest, bekommt es der Server. Exportiere es, um es auch anderswo zu haben.
tiles-begin = Weiteres Set anlegen
tiles-new-name = Mein Spiel
tiles-copy = Auf Basis des inoffiziellen Sets
tiles-copy-text = Vergleiche es Stück für Stück mit deinem Spiel und ändere, was abweicht.
tiles-copy-do = Set kopieren
tiles-empty = Mit leeren Landschaften
tiles-empty-text = Stufen und Farben sind vorgegeben, soweit sie bekannt sind; den Rest gibst du ein.
tiles-empty-do = Leer beginnen
tiles-import = Aus einer Datei
tiles-import-text = Ein exportiertes Set oder jede CSV-Datei im selben Format. Du kannst sie auch hierherziehen.
tiles-import-do = Datei wählen
tiles-import-faults = { $count ->
    [one] „{ $name }“ hat { $count } Fehler:
   *[other] „{ $name }“ hat { $count } Fehler:
}
tiles-import-rest = { $count ->
    [one] { $count } Landschaft übernehmen und hier korrigieren
   *[other] { $count } Landschaften übernehmen und hier korrigieren
}

## Ein Set

tiles-sets = Deine Sets
tiles-name = Name des Sets
tiles-progress = { $compared } von { $all } Landschaften verglichen
tiles-ready = Das Set ist fehlerfrei: Du kannst es wählen, wenn du einen Tisch eröffnest.
tiles-unready = { $count ->
    [one] { $count } Landschaft ist noch nicht vollständig. Was du eingegeben hast, bleibt erhalten.
   *[other] { $count } Landschaften sind noch nicht vollständig. Was du eingegeben hast, bleibt erhalten.
}
tiles-to-tables = Tisch eröffnen
tiles-look = Das ganze Set ansehen
tiles-export = Als CSV exportieren
tiles-drop = Set löschen
tiles-drop-sure = Es ist sonst nirgends gespeichert, sofern du es nicht exportiert hast.
tiles-keep = Behalten
tiles-not-kept = Dieser Browser kann nichts mehr speichern: Exportiere das Set, bevor du die Seite schließt.
tiles-all = Alle Landschaften des Sets
tiles-add = Landschaft hinzufügen
tiles-remove = Landschaft { $number } entfernen
tiles-put-back = Wiederherstellen
tiles-small = Landschaft { $number }: { $name }, { $state }
tiles-unknown-tile = noch ohne Effekt
tiles-state-faulty = nicht vollständig
tiles-state-compared = verglichen
tiles-state-open = noch nicht verglichen

## Eine Landschaft

tiles-number = Landschaft { $number } von { $all }
tiles-previous = Vorige
tiles-next = Nächste
tiles-done = Stimmt, weiter
tiles-checking = Wird geprüft…
tiles-complete = Die Landschaft ist vollständig. Stimmt sie mit der gedruckten überein?
tiles-compared = Vollständig und verglichen.
tiles-incomplete = { $count ->
    [one] { $count } Feld ist noch auszufüllen oder zu korrigieren.
   *[other] { $count } Felder sind noch auszufüllen oder zu korrigieren.
}
tiles-cost = Kosten
tiles-any = beliebige Farbe
tiles-cost-is = { $colour }: { $number }
tiles-cost-less = { $colour }: eins weniger
tiles-cost-more = { $colour }: eins mehr
tiles-any-conversion = Bekehrung (beliebige Farbe)
tiles-effect-number = Zahl
tiles-effect-colour = Farbe des Effekts
tiles-effect-colours = Farben des Effekts
tiles-points = Schaffenspunkte
tiles-mystic = Mystikwert
tiles-star = Stern
tiles-expect-level = Wähle eine Stufe.
tiles-expect-colour = Wähle eine Farbe.
tiles-expect-cost = Höchstens 9 Symbole.
tiles-expect-effect = Wähle einen Effekt, seine Farben und seine Zahl von 1 bis 9, sofern er welche hat.
tiles-expect-points = Eine Zahl von 0 bis 99.
tiles-expect-mystic = Auf weißen Landschaften eine Zahl von 0 bis 99, auf anderen keine.
tiles-expect-star = Wähle einen Stern oder keinen.
tiles-found = In der Datei: „{ $text }“.

## Das ganze Set

tiles-whole = Das ganze Set
tiles-whole-good = Alle Stückzahlen stimmen mit den bekannten Ausgaben überein.
tiles-whole-unfinished = Das Set ist noch nicht fertig, deshalb können manche Stückzahlen noch nicht stimmen:
tiles-whole-strange = Das Set ist spielbar. Manches weicht von den bekannten Ausgaben ab; sieh bitte noch einmal nach:
tiles-remark-tiles = Landschaften: { $found } statt { $expected }.
tiles-remark-colour = Stufe { $level }, { colour }: { $found } statt { $expected }.
tiles-remark-star = { $star ->
    [white] Stufe { $level }, weiße Sterne: { $found } statt { $expected }.
   *[purple] Stufe { $level }, lila Sterne: { $found } statt { $expected }.
}
tiles-remark-mystic = Der Mystikwert { $found } steht auf mehreren Landschaften: { $tiles }.
tiles-remark-alike = Diese Landschaften sind identisch: { $tiles }.
tiles-remark-players = Zu wenige Landschaften für { $found } Spieler.
