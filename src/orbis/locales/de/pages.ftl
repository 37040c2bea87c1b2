### Die Seiten um den Tisch im Browser.

## Überall

pages-title = Orbis: Erschaffe eine Welt
pages-loading = Einen Moment…
pages-connecting = Verbindung wird aufgebaut…
pages-reconnecting = Die Verbindung ist unterbrochen und wird wiederhergestellt. Nichts geht verloren.
pages-unreachable = Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.
pages-close = Schließen
pages-to-start = Zur Startseite
pages-nowhere = Unter dieser Adresse gibt es nichts.
pages-language = Sprache
pages-theme = Design
pages-theme-system = System
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-settings = Einstellungen
pages-learn = Lernen
pages-tiles = Landschaften
# Namen für Neue, mit Leerzeichen dazwischen.
pages-names = Wega Lyra Mira Atair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } SP
pages-problem = { $code ->
    [bad_request] Das wurde nicht verstanden.
    [too_large] Das ist zu lang.
    [no_identity] Dein Browser wurde nicht erkannt. Bitte lade die Seite neu.
    [forbidden] Dieser Platz gehört jemand anderem.
    [not_found] Hier ist nichts: Der Link ist vielleicht falsch oder zu alt.
    [not_waiting] Die Partie hat schon begonnen.
    [not_playing] Die Partie hat noch nicht begonnen oder ist vorbei.
    [seat_taken] Diesen Platz hat gerade jemand genommen.
    [not_your_turn] Du bist nicht am Zug.
    [illegal] Das geht jetzt nicht.
    [stale] Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
    [late] Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
    [out_of_time] Deine Bedenkzeit ist abgelaufen.
    [no_wish] Diese Anfrage ist nicht mehr offen.
    [unfit] Das geht nicht.
    [limit] Du hast zu viele offene Partien. Beende erst einige.
    [too_many] Zu viele Anfragen auf einmal. Bitte warte einen Moment.
   *[unavailable] Das geht im Moment nicht. Bitte versuche es später noch einmal.
}

## Der Anfang

pages-heading = Erschaffe eine Welt, Landschaft für Landschaft
pages-subheading = Zwei bis vier Götter, fünfzehn Runden, für jeden eine Pyramide. Spiel sofort los: ohne Konto, ohne Installation.
pages-learn-to-play = Neu hier? In zehn Minuten gelernt
pages-play-now = Sofort spielen
pages-play-now-text = Gegen Bots. Sie spielen so, dass du mitkommst.
pages-play = Spielen
pages-opponents = Gegner
pages-level-of = Gegner { $number }
pages-level = { $name } · Stärke { $strength } von 5
pages-core-coming = Die Stärken 3 bis 5 werden noch vorbereitet und sind gleich wählbar.
pages-core-absent = Die Stärken 3 bis 5 brauchen den kompilierten Kern, den dieser Server nicht hat.
pages-level-pilgrim = Pilger
pages-level-acolyte = Akolyth
pages-level-priest = Priester
pages-level-prophet = Prophet
pages-level-oracle = Orakel
pages-hot-seat = An einem Bildschirm
pages-hot-seat-text = Zwei bis vier Leute spielen reihum an diesem Gerät.
pages-players = Spieler
pages-player = Spieler { $number }
pages-friends = Mit Freunden
pages-friends-text = Schick einen Link. Wer ihn öffnet, kann Platz nehmen oder zusehen.
pages-open-seats = Freunde
pages-bots = Bots
pages-make-table = Tisch eröffnen
pages-clock = Uhr
pages-clock-none = Ohne Uhr
pages-clock-minutes = { $count ->
    [one] { $count } Minute für jeden plus 10 Sekunden pro Zug
   *[other] { $count } Minuten für jeden plus 10 Sekunden pro Zug
}
pages-slow = Langsame Partie
pages-slow-text = Über mehrere Tage: Kein Bot springt ein, wenn jemand weg ist.
pages-public = Öffentlich
pages-public-text = Der Tisch steht hier in der Liste, und alle können mitspielen.
pages-my-games = Deine Partien
pages-my-games-none = Hier stehen die Partien, die du beginnst oder bei denen du mitspielst.
pages-public-tables = Öffentliche Tische
pages-public-none = Gerade gibt es keine öffentlichen Tische.
pages-list-filled = Noch sind nicht alle bereit
pages-list-waiting = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
pages-list-playing = Runde { $round } · { $name } ist am Zug
pages-list-yours = Runde { $round } · du bist am Zug
pages-record = Aufzeichnung
pages-record-text = Füge den Text einer Partie ein oder zieh ihre Datei hierher
pages-record-file = Datei wählen
pages-record-fault = Zeile { $line }, Spalte { $column }. Erwartet: { $expected }. Gefunden: „{ $found }“.
pages-record-move = Zeile { $line }, Zug { $turn }: „{ $found }“ ist nicht möglich.
pages-record-rules = Gespielt wurde nach Version { $found } der Regeln, die dieser Server nicht kennt.
pages-tiles-unofficial = Inoffizielles Set
pages-tiles-unready = { $name } (nicht fertig)
pages-tiles-named = Landschaften: { $name }
pages-tiles-missing = Die Partie wurde mit dem Landschaftsset { $id } gespielt, das dieser Server nicht hat. Importiere seine Datei unter „Eigene Landschaften“ und öffne die Aufzeichnung dann noch einmal.
pages-open = Öffnen
pages-code-text = Ein Code von deinem anderen Gerät
pages-code-use = Platz übernehmen

## Ein Tisch, der wartet

pages-lobby-title = Orbis-Tisch
pages-lobby-open = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
pages-lobby-ready = Sobald alle bereit sind, wird ausgeteilt
pages-seats = Plätze
pages-your-name = Dein Name
pages-open-seat = Freier Platz
pages-sit = Platz nehmen
pages-leave-seat = Aufstehen
pages-bot = Bot
pages-is-ready = Bereit
pages-not-ready = Noch nicht bereit
pages-away = Nicht da
pages-ready = Ich bin bereit
pages-you-are-ready = Du bist bereit. Es geht los, wenn es alle sind.
pages-commitment = Vor dem Austeilen veröffentlicht:
pages-invite = Einladen
pages-invite-text = Der Link ist nur eine Einladung: Niemand verliert dadurch seinen Platz.
pages-invite-link = Der Link zu diesem Tisch
pages-copy = Link kopieren
pages-copied = Kopiert
pages-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur oder halte ihn gedrückt.
pages-share = Teilen
pages-qr = Der Link als QR-Code

## Die Partie

pages-title-yours = Du bist am Zug
pages-turn-of = { $name } ist am Zug
pages-name-asked = { $name }: { $question }
pages-sending = Wird gesendet…
pages-not-final = Bis du den Zug beendest, kannst du alles zurücknehmen.
pages-take-tile = Wähle einen markierten Platz
pages-take-tile-note = Oder wähle die Landschaft noch einmal, um sie zuerst zu nehmen.
pages-take-wilderness = Sie kann nur zur Wildnis werden
pages-take-god = Wähle die Gottheit noch einmal, um sie zu nehmen
pages-build-there = auf { $slot } bauen
pages-needs-more = { $count ->
    [one] noch { $count } nötig
   *[other] noch { $count } nötig
}
pages-needs-brief = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
pages-inactive = zählt nicht
pages-wakes = Wald zählt
pages-stay = { $count ->
    [one] { $count } bleibt im Vorrat
   *[other] { $count } bleiben im Vorrat
}
pages-with-exchanges = { $count ->
    [one] wenn du { $count }-mal tauschst
   *[other] wenn du { $count }-mal tauschst
}
pages-missing = es fehlt noch: { $amounts }
pages-gather-nothing = nichts da
pages-gather-tile = von der Landschaft
pages-opens = { $count ->
    [one] dann sammelt { $name } bis zu { $count } ein
   *[other] dann sammelt { $name } bis zu { $count } ein
}
# Eine Art von Landschaft und ihre Stufe.
pages-tile-title = { $kind }, Stufe { $level }
pages-new-at = neu auf { $cell }
pages-agree = Zustimmen
pages-disagree = Ablehnen
pages-waiting-for = Wir warten auf: { $names }

## Blätter

pages-why-not = Warum nicht?
pages-why-nothing = Das geht jetzt.
pages-rule = Regel { $rule }
pages-rule-open = Regel { $rule } nachlesen
pages-all-rules = Alle Regeln
pages-search = In den Regeln suchen
pages-search-none = Dazu gibt es keine Regel.
pages-score = Punkte
pages-could-come = Noch zu holen
pages-temple-race = { $count ->
    [one] { $name }: { $count } Kultstätte, jetzt { $points } SP
   *[other] { $name }: { $count } Kultstätten, jetzt { $points } SP
}
pages-forest-waits = { $count ->
    [one] Wald auf { $slot }: { $points } SP mit { $count } weiteren Nachbarn
   *[other] Wald auf { $slot }: { $points } SP mit { $count } weiteren Nachbarn
}
pages-left = { $count ->
    [one] Stufe { $level }: { $count } Landschaft
   *[other] Stufe { $level }: { $count } Landschaften
}
pages-tile = Landschaft
pages-look-from = Von diesem Platz aus zusehen
pages-hint = Tipp
pages-hint-tile = Welche Landschaft?
pages-hint-turn = Der ganze Zug?
pages-hint-why = Warum?
pages-hint-win = Deine Siegchance: { $percent } %
pages-hint-thinking = Der stärkste Bot überlegt…
pages-hint-do = So spielen
pages-ask-rewind = Fragen, ob ich meinen letzten Zug zurücknehmen darf
pages-ask-end = Ende der Partie vorschlagen
pages-resign = Aufgeben
pages-resign-sure = Dann spielt ein Bot für dich zu Ende, und du kannst nicht mehr zurück.
pages-device = Gerät wechseln
pages-device-text = Der Code gilt nur einmal und nur zehn Minuten lang. Gib ihn am anderen Gerät auf der Startseite ein.
pages-device-make = Code für { $name } erzeugen
pages-device-here = Hast du einen Code von deinem anderen Gerät? Hier geht es damit weiter.

## Tasten

pages-keys = Tasten
pages-key-arrows = die Auswahl über den Tisch bewegen
pages-key-enter = wählen
pages-key-undo = einen Schritt zurücknehmen
pages-key-undo-turn = den ganzen Zug zurücknehmen
pages-key-end = Zug beenden
pages-key-why = warum nicht?
pages-key-hint = Tipp
pages-key-log = Verlauf
pages-key-replay = zeigen, was seit deinem letzten Zug passiert ist
pages-key-score = Punkte
pages-key-stacks = verdeckte Stapel
pages-key-rules = Regeln
pages-key-menu = Menü
pages-key-keys = diese Tasten
pages-key-clear = Auswahl aufheben, schließen

## Das Ende

pages-result = Ergebnis
pages-part = Teil
pages-by-tile = Nach Landschaften
pages-plot = Punkte Zug für Zug
pages-plot-label = Die Punkte Zug für Zug, am Ende: { $scores }
pages-rematch = Revanche
pages-rematch-watch = Revanche ansehen
pages-look-back = Partie ansehen
pages-record-save = Aufzeichnung speichern
pages-review = Diese Partie analysieren
pages-fair = Wurde fair ausgeteilt?
pages-fair-good = Ja: Dein Browser hat noch einmal ausgeteilt, und jede Landschaft stimmt.
pages-fair-bad = Nein: Etwas stimmt nicht.
pages-fair-impossible = Dein Browser kann das hier nicht prüfen; `orbis verify` kann es mit der Aufzeichnung.
pages-fair-commitment = Das Geheimnis passt zur veröffentlichten Prüfsumme
pages-fair-display = Die erste Auslage
pages-fair-gods = Die Gottheiten
pages-fair-reveals = Jede später aufgedeckte Landschaft
pages-fair-values = Geheimnis und Prüfsumme
pages-secret = Geheimnis:

## Einstellungen

pages-save = Speichern
pages-saved = Gespeichert.
pages-speed = Animationen
pages-speed-off = Aus
pages-speed-fast = Schnell
pages-speed-normal = Normal
pages-speed-slow = Langsam
pages-sounds = Töne
pages-sounds-text = Eine Glocke, wenn du am Zug bist.
pages-set-endTurn = Züge selbst beenden
pages-set-endTurn-text = Aus: Der Zug endet automatisch, wenn nichts mehr zu entscheiden ist, und lässt sich nicht mehr zurücknehmen.
pages-set-symbols = Zeichen auf den Farben
pages-set-symbols-text = Jede Farbe hat ein eigenes Zeichen.
pages-set-hints = Tipps
pages-set-hints-text = Der stärkste Bot hilft, wenn du fragst.
pages-coaching = Coach
pages-coaching-off = Aus
pages-coaching-tile = Welche Landschaft
pages-coaching-turn = Der ganze Zug
pages-coaching-why = Und warum
