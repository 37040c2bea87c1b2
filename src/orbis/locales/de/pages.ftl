### Die Seiten um den Tisch im Browser.

## Überall

pages-title = Orbis: Erschaffe eine Welt
pages-loading = Einen Moment …
pages-connecting = Verbindung wird aufgebaut …
pages-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch; nichts geht verloren.
pages-unreachable = Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.
pages-close = Schließen
pages-to-start = Zum Anfang
pages-nowhere = Unter dieser Adresse ist nichts.
pages-language = Sprache
pages-theme = Farben
pages-theme-system = Wie das System
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-settings = Einstellungen
pages-learn = Lernen
pages-tiles = Landschaften
# Namen für Neue, mit Leerzeichen dazwischen.
pages-names = Wega Lyra Mira Atair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } SP
pages-problem = { $code ->
    [bad_request] Das war nicht zu verstehen.
    [too_large] Das ist zu lang.
    [no_identity] Sag zuerst, wer du bist: Lade die Seite neu.
    [forbidden] Dieser Platz gehört jemand anderem.
    [not_found] Hier ist nichts: Der Link ist vielleicht falsch oder zu alt.
    [not_waiting] Das Spiel hat schon begonnen.
    [not_playing] Das Spiel hat nicht begonnen oder ist vorbei.
    [seat_taken] Diesen Platz hat gerade jemand genommen.
    [not_your_turn] Du bist nicht am Zug.
    [illegal] Das geht jetzt nicht.
    [stale] Am Tisch hat sich etwas geändert. Bitte sieh noch einmal hin.
    [late] Am Tisch hat sich etwas geändert. Bitte sieh noch einmal hin.
    [out_of_time] Deine Zeit ist abgelaufen.
    [no_wish] Es wird nichts mehr gefragt.
    [unfit] Das passt nicht.
    [limit] Du hast zu viele offene Spiele. Beende erst einige.
    [too_many] Zu viel auf einmal: Bitte warte ein wenig.
   *[unavailable] Das geht im Augenblick nicht. Bitte versuche es bald wieder.
}

## Der Anfang

pages-heading = Erschaffe eine Welt, Plättchen für Plättchen
pages-subheading = Zwei bis vier Götter, fünfzehn Runden, jedem eine Pyramide. Spiel sofort: ohne Konto, ohne Installation.
pages-learn-to-play = Neu hier? In zehn Minuten gelernt
pages-play-now = Sofort spielen
pages-play-now-text = Gegen Bots. Sie ziehen so, dass du folgen kannst.
pages-play = Spielen
pages-opponents = Gegner
pages-level-of = Gegner { $number }
pages-level = { $name } · Stärke { $strength } von 5
pages-core-coming = Die Stufen 3 bis 5 werden noch vorbereitet und sind gleich wählbar.
pages-core-absent = Die Stufen 3 bis 5 brauchen den kompilierten Kern, den dieser Server nicht hat.
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
pages-friends-text = Schick einen Link. Wer ihn öffnet, kann sich setzen oder zusehen.
pages-open-seats = Freunde
pages-bots = Bots
pages-make-table = Tisch eröffnen
pages-clock = Uhr
pages-clock-none = Ohne Uhr
pages-clock-minutes = { $count ->
    [one] { $count } Minute für jeden und 10 Sekunden je Zug
   *[other] { $count } Minuten für jeden und 10 Sekunden je Zug
}
pages-slow = Langsam spielen
pages-slow-text = Über Tage: Kein Bot übernimmt einen leeren Platz.
pages-public = Öffentlich
pages-public-text = Der Tisch steht hier in der Liste, und alle können mitspielen.
pages-my-games = Deine Spiele
pages-my-games-none = Hier stehen die Spiele, die du begonnen hast.
pages-public-tables = Öffentliche Tische
pages-public-none = Gerade spielt niemand öffentlich.
pages-list-filled = Wartet auf seine Spieler
pages-list-waiting = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
pages-list-playing = Runde { $round } · { $name } ist am Zug
pages-list-yours = Runde { $round } · du bist am Zug
pages-record = Eine Aufzeichnung
pages-record-text = Füge den Text einer Partie ein oder zieh ihre Datei hierher
pages-record-file = Datei wählen
pages-record-fault = Zeile { $line }, Spalte { $column }: erwartet: { $expected }, gefunden: „{ $found }“.
pages-record-move = Zeile { $line }, Spielzug { $turn }: „{ $found }“ ist nicht möglich.
pages-record-rules = Gespielt wurde nach Version { $found } der Regeln, die dieser Server nicht kennt.
pages-tiles-unofficial = Inoffizieller Satz
pages-tiles-unready = { $name } (nicht fertig)
pages-tiles-named = Landschaften: { $name }
pages-tiles-missing = Die Partie wurde mit dem Landschaftssatz { $id } gespielt, den dieser Server nicht hat. Importiere seine Datei unter „Eigene Landschaften“ und öffne die Aufzeichnung dann noch einmal.
pages-open = Öffnen
pages-code-text = Ein Code von deinem anderen Gerät
pages-code-use = Platz übernehmen

## Ein Tisch, der wartet

pages-lobby-title = Ein Tisch Orbis
pages-lobby-open = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
pages-lobby-ready = Sobald alle bereit sind, wird ausgeteilt
pages-seats = Plätze
pages-your-name = Dein Name
pages-open-seat = Freier Platz
pages-sit = Setzen
pages-leave-seat = Aufstehen
pages-bot = Bot
pages-is-ready = Bereit
pages-not-ready = Noch nicht bereit
pages-away = Nicht da
pages-ready = Ich bin bereit
pages-you-are-ready = Du bist bereit. Es geht los, wenn alle es sind.
pages-commitment = Vor dem Austeilen veröffentlicht:
pages-invite = Einladen
pages-invite-text = Ein Link lädt ein: Einen besetzten Platz gibt er nie her.
pages-invite-link = Der Link zu diesem Tisch
pages-copy = Link kopieren
pages-copied = Kopiert
pages-share = Teilen
pages-qr = Der Link als QR-Code

## Das Spiel

pages-title-yours = Du bist am Zug
pages-turn-of = { $name } ist am Zug
pages-name-asked = { $name }: { $question }
pages-sending = Wird gesendet …
pages-not-final = Bis zum Ende des Zugs kannst du alles zurücknehmen.
pages-take-tile = Wähle einen markierten Platz
pages-take-tile-note = Oder noch einmal das Plättchen, um es erst zu nehmen.
pages-take-wilderness = Es kann nur zur Wildnis werden
pages-take-god = Wähle die Gottheit noch einmal, um sie zu nehmen
pages-build-there = bei { $slot } bauen
pages-needs-more = { $count ->
    [one] noch { $count } nötig
   *[other] noch { $count } nötig
}
pages-needs-brief = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
pages-inactive = nicht erfüllt
pages-wakes = weckt einen Wald
pages-stay = { $count ->
    [one] { $count } bleibt im Vorrat
   *[other] { $count } bleiben im Vorrat
}
pages-with-exchanges = { $count ->
    [one] mit { $count } Tausch
   *[other] mit { $count }-mal Tauschen
}
pages-missing = es fehlt: { $amounts }
pages-gather-nothing = dort liegt nichts
pages-gather-tile = vom Plättchen
pages-opens = { $count ->
    [one] dann sammelt { $name } höchstens { $count }
   *[other] dann sammelt { $name } höchstens { $count }
}
# Eine Art von Landschaft und ihre Stufe.
pages-tile-title = { $kind }, Stufe { $level }
pages-new-at = neu auf { $cell }
pages-agree = Zustimmen
pages-disagree = Nicht zustimmen
pages-waiting-for = Es fehlt noch: { $names }

## Blätter

pages-why-not = Warum nicht?
pages-why-nothing = Das ist jetzt möglich.
pages-rule = Regel { $rule }
pages-rule-open = Regel { $rule } nachlesen
pages-all-rules = Alle Regeln
pages-search = In den Regeln suchen
pages-search-none = Dazu sagt keine Regel etwas.
pages-score = Punkte
pages-could-come = Was noch kommen kann
pages-temple-race = { $count ->
    [one] { $name }: { $count } Kultstätte, jetzt { $points } SP
   *[other] { $name }: { $count } Kultstätten, jetzt { $points } SP
}
pages-forest-waits = { $count ->
    [one] Wald bei { $slot }: { $points } SP mit { $count } weiteren Nachbarn
   *[other] Wald bei { $slot }: { $points } SP mit { $count } weiteren Nachbarn
}
pages-left = { $count ->
    [one] Stufe { $level }: { $count } Plättchen
   *[other] Stufe { $level }: { $count } Plättchen
}
pages-tile = Plättchen
pages-look-from = Von diesem Platz zusehen
pages-hint = Tipp
pages-hint-tile = Welches Plättchen?
pages-hint-turn = Der ganze Zug?
pages-hint-why = Warum?
pages-hint-win = Deine Aussicht auf den Sieg: { $percent } %
pages-hint-thinking = Der stärkste Bot überlegt …
pages-hint-do = So machen
pages-ask-rewind = Bitten, meinen letzten Zug zurückzunehmen
pages-ask-end = Vorschlagen, das Spiel zu beenden
pages-resign = Aufgeben
pages-resign-sure = Dann spielt ein Bot deinen Platz zu Ende. Zurück kannst du nicht.
pages-device = Auf ein anderes Gerät wechseln
pages-device-text = Der Code gilt einmal und zehn Minuten lang. Gib ihn auf der ersten Seite des anderen Geräts ein.
pages-device-make = Ein Code für { $name }
pages-device-here = Hast du am anderen Gerät einen Code gemacht? Hier geht es damit weiter.

## Tasten

pages-keys = Tasten
pages-key-arrows = auf dem Tisch bewegen
pages-key-enter = wählen
pages-key-undo = einen Schritt zurück
pages-key-undo-turn = den Zug zurück
pages-key-end = Zug beenden
pages-key-why = warum nicht?
pages-key-hint = Tipp
pages-key-log = Verlauf
pages-key-replay = zeigen, was seit meinem letzten Zug geschah
pages-key-score = Punkte
pages-key-stacks = verdeckte Stapel
pages-key-rules = Regeln
pages-key-menu = Menü
pages-key-keys = diese Tasten
pages-key-clear = nichts wählen, schließen

## Das Ende

pages-result = Ergebnis
pages-part = Teil
pages-by-tile = Nach Plättchen
pages-plot = Wie die Punkte wuchsen
pages-plot-label = Die Punkte Zug für Zug, am Ende: { $scores }
pages-rematch = Noch ein Spiel
pages-rematch-watch = Beim nächsten Spiel zusehen
pages-look-back = Partie ansehen
pages-record-save = Aufzeichnung speichern
pages-review = Diese Partie analysieren
pages-fair = Wurde ehrlich ausgeteilt?
pages-fair-good = Ja: Dein Browser hat neu ausgeteilt und jedes Plättchen so gefunden, wie es kam.
pages-fair-bad = Nein: Etwas passt nicht.
pages-fair-impossible = Dein Browser kann es hier nicht prüfen; `orbis verify` kann es mit der Aufzeichnung.
pages-fair-commitment = Das Geheimnis ist das veröffentlichte
pages-fair-display = Die erste Auslage
pages-fair-gods = Die Gottheiten
pages-fair-reveals = Jedes spätere Plättchen
pages-fair-values = Geheimnis und Ankündigung
pages-secret = Geheimnis:

## Einstellungen

pages-save = Speichern
pages-saved = Gespeichert.
pages-speed = Bewegungen
pages-speed-off = Aus
pages-speed-fast = Schnell
pages-speed-normal = Normal
pages-speed-slow = Langsam
pages-sounds = Töne
pages-sounds-text = Eine Glocke, wenn du am Zug bist.
pages-set-endTurn = Züge selbst beenden
pages-set-endTurn-text = Aus: Der Zug endet von selbst, wenn nichts mehr zu entscheiden ist, und lässt sich nicht mehr zurücknehmen.
pages-set-symbols = Zeichen auf den Farben
pages-set-symbols-text = Jede Farbe hat ein eigenes Zeichen.
pages-set-hints = Tipps
pages-set-hints-text = Der stärkste Bot hilft, wenn du fragst.
pages-coaching = Begleitung
pages-coaching-off = Keine
pages-coaching-tile = Welches Plättchen
pages-coaching-turn = Der ganze Zug
pages-coaching-why = Und warum
