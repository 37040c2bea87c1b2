### Die Landschaften zum Ansehen, und eigene.

## Ansehen

tiles-title = Die Landschaften
tiles-title-set = Landschaften: { $name }
tiles-unofficial-why = Die Arten, die Anzahlen und die Gottheiten sind die der Schachtel; Kosten, Punkte, Farben der Effekte und Mystikwerte sind unsere, denn niemand hat die gedruckten veröffentlicht. Wenn du die Schachtel besitzt, gib ihre Werte ein und spiele damit.
tiles-entered = Diese Landschaften hat jemand selbst eingegeben.
tiles-entered-id = Ob sie die einer Schachtel sind, weiß nur, wem sie gehört. Aufzeichnungen von Partien mit ihnen nennen diese Kennung:
tiles-unknown = Dieser Server kennt diese Landschaften nicht. Wer ihre Datei hat, kann sie unter „Eigene Landschaften“ importieren.
tiles-own-way = Die Werte deiner Schachtel eingeben
tiles-to-unofficial = Die inoffiziellen Landschaften
tiles-print = Drucken
tiles-download = Als CSV herunterladen
tiles-level = Stufe
tiles-colour = Farbe
tiles-effect = Effekt
tiles-shown = Gezeigt: { $shown } von { $all }.
tiles-left-out = { $players ->
    [2] Zu zweit bleiben die Landschaften mit weißem oder lila Stern in der Schachtel: { $count }.
    [3] Zu dritt bleiben die Landschaften mit weißem Stern in der Schachtel: { $count }.
   *[4] Zu viert sind alle Landschaften im Spiel.
}
tiles-show-all = Alle zeigen
tiles-none = So ist keine Landschaft.
tiles-regions = Landschaften
tiles-gods = Gottheiten
tiles-gods-text = Aufgedeckt wird eine Gottheit mehr, als Personen mitspielen; alle nehmen sich im Lauf des Spiels eine davon.
tiles-mystic-is = Mystikwert { $mystic }

## Einen Satz beginnen

tiles-own = Eigene Landschaften
tiles-own-text = Gib die gedruckten Werte deiner Schachtel ein, eine Landschaft nach der anderen. Der Satz bleibt in diesem Browser; erst wenn du mit ihm einen Tisch eröffnest, bekommt ihn der Server. Exportiere ihn, um ihn auch anderswo zu haben.
tiles-begin = Weiteren Satz beginnen
tiles-new-name = Meine Schachtel
tiles-copy = Vom inoffiziellen Satz aus
tiles-copy-text = Vergleiche ihn Stück für Stück mit deiner Schachtel und ändere, was abweicht.
tiles-copy-do = Satz kopieren
tiles-empty = Mit leeren Landschaften
tiles-empty-text = Stufen und Farben sind vorgegeben, soweit sie bekannt sind; den Rest gibst du ein.
tiles-empty-do = Leer beginnen
tiles-import = Aus einer Datei
tiles-import-text = Ein exportierter Satz oder jede CSV-Datei dieser Form. Du kannst sie auch hierher ziehen.
tiles-import-do = Datei wählen
tiles-import-faults = { $count ->
    [one] „{ $name }“ hat { $count } Fehler:
   *[other] „{ $name }“ hat { $count } Fehler:
}
tiles-import-rest = { $count ->
    [one] { $count } Landschaft übernehmen und hier verbessern
   *[other] { $count } Landschaften übernehmen und hier verbessern
}

## Ein Satz

tiles-sets = Deine Sätze
tiles-name = Name des Satzes
tiles-progress = { $compared } von { $all } Landschaften verglichen
tiles-ready = Der Satz hat keinen Fehler: Du kannst ihn wählen, wo immer ein Tisch eröffnet wird.
tiles-unready = { $count ->
    [one] { $count } Landschaft ist noch nicht vollständig. Was du eingegeben hast, bleibt erhalten.
   *[other] { $count } Landschaften sind noch nicht vollständig. Was du eingegeben hast, bleibt erhalten.
}
tiles-to-tables = Tisch eröffnen
tiles-look = Den ganzen Satz ansehen
tiles-export = Als CSV exportieren
tiles-drop = Satz löschen
tiles-drop-sure = Er liegt nur in diesem Browser, falls du ihn nicht exportiert hast.
tiles-keep = Behalten
tiles-not-kept = Dieser Browser merkt sich nichts mehr: Exportiere den Satz, bevor du die Seite schließt.
tiles-all = Alle Landschaften des Satzes
tiles-add = Landschaft hinzufügen
tiles-remove = Landschaft { $number } entfernen
tiles-put-back = Zurücklegen
tiles-small = Landschaft { $number }: { $name }, { $state }
tiles-unknown-tile = noch ohne Effekt
tiles-state-faulty = nicht vollständig
tiles-state-compared = verglichen
tiles-state-open = noch nicht verglichen

## Eine Landschaft

tiles-number = Landschaft { $number } von { $all }
tiles-previous = Vorige
tiles-next = Nächste
tiles-done = Stimmt: weiter
tiles-checking = Wird geprüft …
tiles-complete = Die Landschaft ist vollständig. Ist sie wie gedruckt?
tiles-compared = Vollständig und verglichen.
tiles-incomplete = { $count ->
    [one] { $count } Feld ist noch auszufüllen oder zu verbessern.
   *[other] { $count } Felder sind noch auszufüllen oder zu verbessern.
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
tiles-expect-effect = Wähle einen Effekt, seine Farben und seine Zahl von 1 bis 9, soweit er sie hat.
tiles-expect-points = Eine Zahl von 0 bis 99.
tiles-expect-mystic = Auf einer weißen Landschaft eine Zahl von 0 bis 99, sonst nichts.
tiles-expect-star = Wähle einen Stern oder keinen.
tiles-found = In der Datei: „{ $text }“.

## Der Satz im Ganzen

tiles-whole = Der Satz im Ganzen
tiles-whole-good = Alle Anzahlen sind wie in den bekannten Schachteln.
tiles-whole-unfinished = Der Satz ist noch nicht fertig, also können manche Anzahlen noch nicht stimmen:
tiles-whole-strange = Der Satz ist spielbar. Manches weicht von den bekannten Schachteln ab; sieh bitte noch einmal nach:
tiles-remark-tiles = Landschaften: { $found } statt { $expected }.
tiles-remark-colour = Stufe { $level }, { colour }: { $found } statt { $expected }.
tiles-remark-star = { $star ->
    [white] Stufe { $level }, weiße Sterne: { $found } statt { $expected }.
   *[purple] Stufe { $level }, lila Sterne: { $found } statt { $expected }.
}
tiles-remark-mystic = Der Mystikwert { $found } steht auf mehreren Landschaften: { $tiles }.
tiles-remark-alike = Diese Landschaften sind gleich: { $tiles }.
tiles-remark-players = Zu wenige Landschaften für { $found } Personen.
