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
pages-record-away = Vielleicht ließ sich jemand aus dieser Partie vergessen: Dann findest du sie unter deinen Partien.
pages-language = Sprache
pages-theme = Design
pages-theme-system = System
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-settings = Einstellungen
pages-settings-table = Am Tisch
pages-settings-you = Dein Name und deine Geräte
pages-learn = Lernen
pages-tiles = Landschaften
# Namen für Neue, mit Leerzeichen dazwischen.
pages-names = Wega Lyra Mira Atair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } SP
pages-problem = { $code ->
    [bad_request] Das wurde nicht verstanden.
    [too_large] Das ist zu lang.
    [no_identity] Dein Browser wurde nicht erkannt. Bitte lade die Seite neu.
    [forbidden] Das ist hier nicht erlaubt.
    [not_found] Hier ist nichts: Der Link ist vielleicht falsch oder zu alt.
    [not_waiting] Die Partie hat schon begonnen.
    [not_playing] Die Partie hat noch nicht begonnen oder ist vorbei.
    [seat_taken] Diesen Platz hat gerade jemand genommen.
    [name_taken] So oder fast so heißt an diesem Tisch schon jemand. Wähle bitte einen anderen Namen.
    [not_your_turn] Du bist nicht am Zug.
    [illegal] Das geht jetzt nicht.
    [stale] Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
    [late] Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
    [out_of_time] Deine Bedenkzeit ist abgelaufen.
    [paused] Die Partie pausiert.
    [no_wish] Diese Anfrage ist nicht mehr offen.
    [unfit] Das geht nicht.
    [limit] Mehr lässt dieser Server nicht zu. Beende oder lösche erst etwas, oder warte eine Weile.
    [too_many] Zu viele Anfragen auf einmal. Bitte warte einen Moment.
   *[unavailable] Das geht im Moment nicht. Bitte versuche es später noch einmal.
}
pages-no-invitations = { $name } nimmt zurzeit keine Einladungen an.
pages-forbidden = { $reason ->
    [seat-of-another] Dieser Platz gehört jemand anderem.
    [players-only] Das können nur Spieler an diesem Tisch.
    [host-only] Das kann nur, wer den Tisch eröffnet hat.
    [others-decide] Darüber entscheiden die anderen am Tisch.
    [others-play] An diesem Tisch spielt noch jemand.
    [bot-plays] Auf diesem Platz spielt ein Bot.
    [no-bot] An diesem Tisch springt kein Bot ein.
    [have-seat] Du hast schon einen Platz an diesem Tisch.
    [seat-freed] Dein Platz an diesem Tisch wurde freigegeben.
    [phrases-only] An diesem Tisch gibt es nur die Sprüche.
    [no-free-text] Auf diesem Server gibt es nur die Sprüche.
    [no-hints] Das geht nicht, solange die Partie ohne Tipps läuft.
    [rated] Eine gewertete Partie wird zu Ende gespielt oder aufgegeben.
    [day-is-on] Das geht, sobald der Tag dieser Partie vorbei ist, nach Mitternacht (UTC).
    [not-friends] Einladen kannst du Leute, mit denen du schon gespielt hast, wenn sie das möchten.
    [no-going-back] Diese Partie geht nicht zu einem früheren Zug zurück: Sie ist gewertet oder die Partie des Tages.
    [own-seat] Das ist dein eigener Platz. Du kannst ihn verlassen.
    [others-wait] Jemand anderes am Tisch wartet auf diesen Spieler.
    [back-soon] Dieser Spieler ist erst seit Kurzem weg. Bald kannst du einen Bot spielen lassen.
    [one-deal] Es gibt nur eine Partie des Tages. Morgen gibt es eine neue.
    [daily-stays] Eine Partie des Tages lässt sich nicht weitergeben. Nimm auf dem anderen Gerät deinen Link.
    [passkey] Der Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm deinen Link.
    [brought-by-another] Jemand anders hat diese Partie schon hierher mitgebracht.
   *[other] Das ist hier nicht erlaubt.
}
pages-bad-address = { $why ->
    [address-https] Die Adresse muss mit https:// beginnen.
    [address-inside] An Adressen in einem privaten Netz schickt dieser Server nichts. Gib eine an, die aus dem Internet erreichbar ist, oder bitte den Betreiber des Servers, diese zu erlauben (--webhooks-at).
    [address-http-inside] Die Adresse muss mit https:// beginnen und aus dem Internet erreichbar sein. Eine in einem privaten Netz kann nur der Betreiber des Servers erlauben (--webhooks-at).
    [address-discord] Ein Discord-Webhook beginnt mit https://discord.com/api/webhooks/
    [address-slack] Ein Slack-Webhook beginnt mit https://hooks.slack.com/
    [address-ntfy] Am Ende der Adresse muss dein Thema stehen: https://ntfy.sh/dein-thema
    [address-mail] Das ist keine gültige E-Mail-Adresse. Gib eine ein wie ann@example.org.
    [address-room] Die Kennung eines Raums beginnt mit einem Ausrufezeichen: !abc:example.org. Deine Matrix-App zeigt sie in den Raumeinstellungen unter „Erweitert“.
    [address-chat] Die Nummer eines Chats ist eine Zahl wie 123456789. Ein Kanal hat auch einen Namen wie @orbis_news.
    [address-bot] Das Token eines Bots sieht so aus: 123456789:AAE… Kopiere es vollständig von @BotFather.
    [address-token] Ein Zugriffstoken enthält keine Leerzeichen. Kopiere es noch einmal.
   *[address-odd] Das ist keine gültige Adresse. Kopiere sie noch einmal, ohne Leerzeichen, Benutzernamen oder Passwort.
}

## Der Anfang

pages-heading = Erschaffe eine Welt, Landschaft für Landschaft
pages-subheading = Nimm eine Landschaft, lass Anhänger auf ihren Nachbarn zurück und bau deine Pyramide: ein Legespiel für 2 bis 4 Spieler, 30 bis 45 Minuten. Ohne Konto, ohne Installation.
pages-learn-to-play = In 8 Minuten lernen
pages-learnt = Alle Kapitel geschafft
pages-new-here = Neu hier?
pages-play-now = Gegen einen Bot spielen
pages-play-more = { $count ->
    [one] Gegen { $count } Bot spielen
   *[other] Gegen { $count } Bots spielen
}
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
pages-daily = Partie des Tages
pages-daily-text = Alle bekommen dieselben Landschaften und spielen gegen einen, zwei oder drei Priester. Jede Partie kannst du einmal spielen.
pages-daily-play = Heutige Partie spielen
pages-daily-continue = Weiterspielen
pages-daily-results = Ergebnisse
pages-daily-left = Noch { $time }
pages-daily-leader = Bisher am besten: { $name }, { $points } SP
pages-daily-nobody = Noch ist niemand fertig. Sei die Nummer eins!
pages-daily-yours = Du bist Nummer { $rank } von { $games }, mit { $points } SP
pages-daily-result = Dein Ergebnis: { $points } SP
pages-daily-inside = Hier stehen nur deine eigenen Ergebnisse. Sie bleiben in diesem Browser.
pages-daily-uncounted = Diese Partie zählt nicht, weil du sie aufgegeben hast. Morgen gibt es eine neue.
pages-daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
pages-daily-tomorrow = Der Tag dieser Partie ist noch nicht vorbei. Nach Mitternacht (UTC) kannst du deine Partie ansehen und analysieren lassen.
pages-puzzles = Rätsel
pages-puzzles-text = Finde den besten Zug: in genau berechneten Endspielen und dort, wo eine Analyse deine eigenen Fehler gefunden hat.
pages-puzzles-rating = Wertungszahl { $rating } · in Folge: { $streak }
pages-hot-seat = An einem Bildschirm
pages-hot-seat-text = Zwei bis vier Leute spielen reihum an diesem Gerät.
pages-players = Spieler
pages-player = Spieler { $number }
pages-friends = Mit Freunden
pages-invite-friends = Freunde einladen
pages-friends-text = Schick einen Link. Wer ihn öffnet, kann Platz nehmen oder zuschauen.
pages-open-seats = Freunde
pages-bots = Bots
pages-make-table = Tisch eröffnen
pages-clock = Uhr
pages-clock-none = Ohne Uhr
pages-clock-minutes = { $count ->
    [one] { $count } Minute für jeden plus 10 Sekunden pro Zug
   *[other] { $count } Minuten für jeden plus 10 Sekunden pro Zug
}
pages-clock-minutes-brief = Je { $count } Min. + 10 Sek. pro Zug
pages-if-away = Wenn jemand weggeht
pages-bot-after-minutes = Nach { $count } Min. springt ein Bot ein
pages-bot-after-hours = { $count ->
    [one] Nach { $count } Stunde springt ein Bot ein
   *[other] Nach { $count } Stunden springt ein Bot ein
}
pages-bot-never = Kein Bot springt ein: Die Partie wartet, auch tagelang
pages-pace = Tempo
pages-pace-live = Am Stück
pages-pace-days = Über mehrere Tage
pages-time-per-turn = Zeit für jeden Zug
pages-clock-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
pages-clock-turn = { $time } pro Zug
pages-clock-free = Unbegrenzt: Die Partie wartet
pages-days-text = Läuft die Zeit ab, spielt ein Bot nur diesen einen Zug; der Platz bleibt vergeben. Nach zwei verpassten Zügen in Folge können die anderen einen Bot weiterspielen lassen, warten oder die Partie beenden. Jeder darf 14 Tage Urlaub im Jahr nehmen; so lange steht die Uhr still.
pages-bot-one-turn = Ein Bot spielt nur die verpassten Züge
pages-public = Öffentlich
pages-public-text = Der Tisch steht hier in der Liste, und alle können mitspielen.
pages-chat = Freier Text
pages-chat-text = Die Spieler am Tisch können einander schreiben. Wer den Link hat, kann es lesen. An öffentlichen Tischen gibt es keinen freien Text.
pages-chat-yes = Erlaubt: Wer den Link hat, kann es lesen
pages-rated = Gewertet
pages-rated-text = Das Ergebnis zählt für die Wertungszahl aller, die mitspielen. Keine Tipps, kein Zurückgehen; wer aufgibt, wessen Zeit abläuft oder wer am Ende nicht am Tisch ist, hat verloren.
pages-rated-days-text = Das Ergebnis zählt für die Wertungszahl aller, die mitspielen. Keine Tipps, kein Zurückgehen. Wer einen Zug verpasst, hat noch nicht verloren; verloren hat, wer aufgibt oder am Ende nicht am Tisch ist, während ein Bot weiterspielt.
pages-rated-yes = Ja, das Ergebnis zählt
pages-rating = etwa { $value } ± { $spread }
pages-rating-few = etwa { $value } ± { $spread }, vorläufig
pages-rating-short = { $value }
pages-rating-short-few = { $value }?
pages-rating-none = noch keine Wertungszahl
pages-rating-change = Wertungszahl { $change }
pages-public-tables = Öffentliche Tische
pages-list-filled = Noch sind nicht alle bereit
pages-unjoined = Tische, an die niemand kam
pages-cancel-table = Tisch auflösen
pages-cancel-table-question = Diesen Tisch auflösen? Er lässt sich nicht zurückholen.
pages-list-rematch = { $name } möchte eine Revanche
pages-list-waiting = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
pages-list-kept = Wartet auf { $name }
pages-list-playing = Runde { $round } · { $name } ist am Zug
pages-list-resting = Runde { $round } · geht weiter, wenn du sie öffnest
pages-list-yours = Runde { $round } · du bist am Zug
pages-list-paused = Runde { $round } · Pause
pages-list-paused-until = Runde { $round } · Pause bis { $date }
pages-list-invited = Du bist eingeladen
pages-list-wish = { $wish ->
    [pause] { $name } schlägt eine Pause vor
    [end] { $name } schlägt vor, die Partie zu beenden
   *[rewind] { $name } möchte etwas zurücknehmen
}
pages-list-unread = Neue Nachricht von { $names }
pages-list-left = noch { $time }
pages-list-excused = im Urlaub bis { $date }, die Uhr steht
pages-record = Aufzeichnung
pages-record-short = Öffne eine gespeicherte Partie oder übernimm einen Platz mit einem Code.
pages-record-text = Füge den Text einer Partie ein oder zieh ihre Datei hierher
pages-record-file = Datei wählen
pages-record-fault = Zeile { $line }, Spalte { $column }. Erwartet: { $expected }. Gefunden: „{ $found }“.
pages-record-name = Zeile { $line }: Ein Name hat höchstens 40 Zeichen, die man alle sehen kann.
pages-record-move = Zeile { $line }, Zug { $turn }: „{ $found }“ ist nicht möglich.
pages-record-rules = Gespielt wurde nach Version { $found } der Regeln, die dieser Server nicht kennt.
pages-tiles-unofficial = Inoffizielles Set
pages-tiles-unready = { $name } (nicht fertig)
pages-tiles-named = Landschaften: { $name }
pages-tiles-missing = Die Partie wurde mit dem Landschaftsset { $id } gespielt, das dieser Server nicht hat. Importiere seine Datei unter „Eigene Landschaften“ und öffne die Aufzeichnung dann noch einmal.
pages-open = Öffnen
pages-code-text = Ein Code von deinem anderen Gerät
pages-been-here = Ich war schon einmal hier
pages-lost = Dieses Gerät ist nicht mehr als { $name } angemeldet.
pages-lost-safe = Deine Partien sind sicher.
pages-lost-stays = Deine Plätze bleiben deine.
pages-lost-gone = Den Spieler { $name } gibt es auf diesem Server nicht mehr.
pages-lost-back = Zurückkommen
pages-lost-new = Als jemand Neues anfangen
pages-are-you = Bist du { $name }? Dann nimm deinen Platz wieder ein.
pages-seat-yours = Gehört einer dieser Plätze dir?
pages-seat-back = Zurück an meinen Platz
pages-only-watch = Nur zuschauen
pages-code-use = Platz übernehmen
pages-code-short = { $count ->
    [one] Ein Code hat { $count } Zeichen. Vergleiche ihn mit dem anderen Gerät.
   *[other] Ein Code hat { $count } Zeichen. Vergleiche ihn mit dem anderen Gerät.
}
pages-opponents-chosen = { $count ->
    [one] Gegner: { $names }
   *[other] Gegner: { $names }
}
pages-continue = Weiterspielen
pages-continue-yours = Du bist am Zug ({ $number })
pages-continue-waiting = Wartet auf dich ({ $number })
pages-finished = Beendete Partien
pages-list-result = { $result ->
    [won] Gewonnen
    [shared] Gemeinsam gewonnen
   *[lost] Verloren
}
pages-list-place = Platz { $place } von { $count } · { $points } SP
pages-list-gave-up = { $reason ->
    [clock] Zeit von { $name } abgelaufen
   *[resigned] { $name } hat aufgegeben
}
pages-list-you-gave-up = { $reason ->
    [clock] deine Zeit war abgelaufen
   *[resigned] du hast aufgegeben
}
pages-list-remove = Aus der Liste nehmen: { $names }
pages-list-removed = Nicht mehr in der Liste: { $names }
pages-all-tables = Alle meine Partien
pages-my-games = Meine Partien
pages-my-friends = Meine Freunde
pages-living = Zwei Bots spielen eine Partie Orbis. Sieh sie dir Zug für Zug an.
pages-living-name = { $seat ->
    [0] Wega
   *[other] Atair
}
pages-living-pause = Anhalten
pages-living-caption = Eine Partie zweier Bots, von Anfang an.

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
pages-sit = Platz nehmen und spielen
pages-kept-for = Freigehalten für { $name }
pages-kept-for-you = Für dich freigehalten
pages-lobby-kept = Wir warten auf { $names }
pages-decline = Nein, danke
pages-you-declined = Du hast abgesagt. Wer eingeladen hat, erfährt es.
pages-open-to-all = Für alle öffnen
pages-mute = Keine Einladungen mehr von { $name }
pages-is-muted = { $name } kann dich nicht mehr einladen. Unter „Meine Freunde“ kannst du das ändern.
pages-leave-seat = Aufstehen
pages-bot = Bot
pages-is-ready = Bereit
pages-not-ready = Noch nicht bereit
pages-away = Nicht am Tisch
pages-ready-away = Bereit · nicht am Tisch
pages-away-until = Im Urlaub bis { $date }
pages-until = bis { $date }
pages-ready = Ich bin bereit
pages-you-are-ready = Du bist bereit. Es geht los, wenn es alle sind.
pages-commitment = Vor dem Austeilen veröffentlicht:
pages-commitment-why = Der Server hat sein Geheimnis gewählt, und dies ist dessen Prüfsumme. Dein Browser gibt eine eigene Zahl dazu. Nach der Partie prüft er, ob der Server bei seinem Geheimnis geblieben ist.
pages-invite = Einladen
pages-invite-text = Der Link ist nur eine Einladung: Niemand verliert dadurch seinen Platz.
pages-invite-full = Alle Plätze sind besetzt: Wer den Link öffnet, schaut zu. Um jemandem einen Platz zu geben, öffne das Menü und wähle „{ pages-device-give }“.
pages-only-here = Im Moment kann nur dieses Gerät die Links zu deinen Tischen öffnen.
pages-other-address = Um mit anderen zu spielen, öffne Orbis unter der Adresse für andere, die in seinem Terminal steht.
pages-restart = Damit das auch andere im selben WLAN können, beende Orbis in seinem Terminal mit Strg-C, starte es mit diesem Befehl neu und öffne die Adresse, die dann erscheint. Nichts geht verloren.
pages-command = Der Befehl für andere im selben WLAN
pages-copy-command = Befehl kopieren
pages-more-choices = Weitere Einstellungen
pages-invite-link = Der Link zu diesem Tisch
pages-copy = Link kopieren
pages-copied = Kopiert
pages-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur oder halte ihn gedrückt.
pages-share = Teilen
pages-qr = Der Link als QR-Code
pages-invites = { $name } lädt dich zum Spielen ein
pages-terms = Diese Partie
pages-rounds = Runden
pages-hints-allowed = Erlaubt
pages-hints-forbidden = Nicht erlaubt
pages-hints-text = Jeder darf den stärksten Bot um Rat fragen. In gewerteten Partien gibt es keine Tipps.
pages-with-hints = Alle dürfen sich Tipps holen
pages-without-hints = Niemand bekommt Tipps
pages-just-watch = Oder schau einfach zu: Die Partie erscheint hier, sobald sie beginnt.
pages-watch-here = Du kannst zuschauen: Die Partie erscheint hier, sobald sie beginnt.
pages-fill = Mit einem Bot besetzen
pages-clear-seat = Bot entfernen
pages-free-seat = Platz freigeben
pages-free-seat-question = Den Platz von { $name } freigeben? { $name } erfährt davon und kann an diesem Tisch keinen Platz mehr nehmen.
pages-keep-seat = So lassen
pages-removed = Wer diesen Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zuschauen oder selbst einen Tisch eröffnen.

## Die Partie

pages-title-yours = Du bist am Zug
pages-title-paused = Partie pausiert
pages-title-over = Partie vorbei
pages-turn-of = { $name } ist am Zug
pages-awaited = Wir warten auf { $name }
pages-thinking-of = { $name } überlegt…
pages-skip = Zum Überspringen klicken oder die Leertaste drücken.
pages-skip-brief = { $head } – zum Überspringen tippen
pages-name-asked = { $name }: { $question }
pages-sending = Wird gesendet…
pages-not-final = Bis du den Zug beendest, kannst du alles zurücknehmen.
pages-declined = Du hast verzichtet.
pages-undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
pages-redo-nothing = Es gibt nichts zu wiederholen.
pages-take-tile = Wähle einen markierten Platz
pages-take-tile-note = Oder drücke „{ web-build }“, um die Landschaft zuerst zu nehmen. Wähle sie erneut, um sie liegen zu lassen.
pages-take-god = Diese Gottheit nehmen?
pages-first-choose = Wähle zuerst eine Landschaft aus der Auslage. Dann werden die Plätze für sie markiert.
pages-chosen = { $chosen } von { $due } gewählt
pages-count-of = { $chosen } von { $due }
pages-put-back = Doch behalten: { $what }
pages-first-middle = Die erste Landschaft liegt in der Mitte. Von dort wächst die Ebene nach beiden Seiten.
pages-why-P1 = Ebene 1 wächst nur an ihren beiden Enden, bis zu 5 Landschaften.
pages-why-P2 = Eine Landschaft kommt über zwei benachbarte, wo noch nichts liegt.
pages-why-P3 = Eine der beiden Landschaften darunter muss dieselbe Farbe haben oder eine Wildnis sein.
pages-build-there = auf { $slot } bauen
pages-wilderness-there = auf { $slot } als Wildnis legen
pages-needs-more = { $count ->
    [one] noch { $count } nötig
   *[other] noch { $count } nötig
}
pages-needs-brief = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
pages-inactive = nicht gewertet
pages-tile-inactive = Landschaft nicht gewertet
pages-tile-inactive-forest = { $count ->
    [one] Landschaft nicht gewertet, aber ein Wald: { $points } SP
   *[other] Landschaft nicht gewertet, aber Wälder: { $points } SP
}
pages-forest-brings = { $count ->
    [one] Wald { $points }
   *[other] Wälder { $points }
}
pages-undecided = noch nicht entschieden
pages-wakes = Wald zählt
pages-stay = { $count ->
    [one] { $count } bleibt im Vorrat
   *[other] { $count } bleiben im Vorrat
}
pages-with-exchanges = { $count ->
    [one] wenn du { $count }-mal tauschst
   *[other] wenn du { $count }-mal tauschst
}
pages-if-built = wenn du sie bauen könntest: { $points } SP
pages-then-discard = dann { $number } zurücklegen: noch { $left }
pages-village-short = nur { $available } von { $due } übrig: 0 SP
pages-volcano-short = nur { $available } von { $due } in der Auslage: 0 SP
pages-over-limit = Danach legst du { $number } zurück: Zehn darfst du behalten.
pages-over-limit-brief = Danach legst du { $number } zurück.
pages-gather-nothing = nichts da
pages-gather-tile = von der Landschaft
pages-opens-nothing = dann bleibt { $name } niemand zum Einsammeln
pages-opens = { $count ->
    [one] dann sammelt { $name } bis zu { $count } ein
   *[other] dann sammelt { $name } bis zu { $count } ein
}
# Eine Art von Landschaft und ihre Stufe.
pages-tile-title = { $kind }, Stufe { $level }
pages-new-at = neu auf { $cell }
pages-agree = Zustimmen
pages-disagree = Ablehnen
pages-withdraw = Zurückziehen
pages-own-wish = { $wish ->
    [end] Du hast vorgeschlagen, die Partie jetzt zu beenden.
    [rewind] Du hast gebeten, Züge zurückzunehmen.
   *[other] Du hast die anderen gefragt.
}
pages-own-pause = Du hast eine Pause vorgeschlagen, bis jemand sie beendet.
pages-own-pause-days = { $count ->
    [one] Du hast { $count } Tag Pause vorgeschlagen.
   *[other] Du hast { $count } Tage Pause vorgeschlagen.
}
pages-waiting-for = Wir warten auf: { $names }
pages-waiting-for-away = Nicht am Tisch: { $names }. Die Bitte wartet bis zur Rückkehr; du kannst inzwischen weiterspielen.

## Blätter

pages-why-not = Warum nicht?
pages-why-nothing = Das geht jetzt.
pages-rule = Regel { $rule }
pages-rule-open = Regel { $rule } nachlesen
pages-all-rules = Alle Regeln
pages-search = In den Regeln suchen
pages-search-none = Dazu steht nichts in den Regeln. Versuche ein anderes Wort oder wähle ein Kapitel. Freunde einladen und Einstellungen ändern kannst du auf der Startseite.
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
pages-look-from = Von diesem Platz aus zuschauen
pages-next-player = Nächster Spieler
pages-previous-player = Vorheriger Spieler
pages-hint = Tipp
pages-hint-tile = Welche Landschaft?
pages-hint-turn = Der ganze Zug?
pages-hint-why = Warum?
pages-hint-win = Deine Siegchance: { $percent } %
pages-hint-thinking = Der stärkste Bot überlegt…
pages-cancel = Abbrechen
pages-hint-do = So spielen
pages-ask-rewind = Fragen, ob ich meinen letzten Zug zurücknehmen darf
pages-rewind = Meinen letzten Zug zurücknehmen
pages-ask-end = Ende der Partie vorschlagen
pages-ask-pause = Pause vorschlagen
pages-ask-pause-text = Wenn alle zustimmen, ruhen Partie und Uhren, bis jemand am Tisch die Pause beendet. Wie lange höchstens?
pages-pause-open = Bis jemand sie beendet
pages-pause-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
pages-resign = Aufgeben
pages-resign-sure = Dann spielt ein Bot für dich zu Ende, und du kannst nicht mehr zurück.
pages-resign-ends = Die Partie endet sofort, und { $name } gewinnt.
pages-device = Gerät wechseln
pages-holiday = Urlaub
pages-holiday-text = Solange du im Urlaub bist, stehen die Uhren deiner mehrtägigen Partien still, bis zu 14 Tage im Jahr. Die anderen sehen, bis wann.
pages-holiday-left = { $count ->
    [one] Noch { $count } Tag
   *[other] Noch { $count } Tage
}
pages-holiday-left-then = { $count ->
    [one] Danach hast du noch { $count } Tag.
   *[other] Danach hast du noch { $count } Tage.
}
pages-holiday-latest = Dein Urlaub kann längstens bis { $date } dauern.
pages-holiday-earliest = Dein Urlaub kann frühestens am { $date } enden.
pages-holiday-until = Im Urlaub bis
pages-holiday-set = Urlaub nehmen
pages-holiday-now = Du bist bis { $date } im Urlaub. Deine Uhren stehen still.
pages-holiday-again = Deine Uhren laufen wieder ab { $date }, { $time } Uhr.
pages-holiday-back = Ich bin wieder da
pages-holiday-move = Ende ändern
pages-holiday-rest = Das hast du gerade erst geändert. Ab { $time } kannst du es wieder ändern.
pages-device-text = Der Code gilt nur einmal und nur zehn Minuten lang. Scanne ihn mit dem anderen Gerät, öffne dort den Link oder gib den Code auf der Startseite ein.
pages-device-make = Code für { $name } erzeugen
pages-device-again = Neuen Code für { $name } erzeugen
pages-device-whose = Dieser Code ist für den Platz von { $name }. Er gilt zehn Minuten lang.
pages-device-give = Platz abgeben oder umziehen
pages-device-give-text = Um einen der Plätze jemand anderem zu geben, schicke den Link: Dort steht, welcher Platz es ist.
pages-device-offered = Dir wird ein Platz angeboten
pages-device-offer = Du kannst in dieser Partie gegen { $others } den Platz von { $name } übernehmen.
pages-device-here = Hast du einen Code von deinem anderen Gerät? Hier geht es damit weiter.
pages-god-now = Wenn du diese Gottheit nimmst und jetzt Schluss wäre: { $points } SP
pages-god-short = Du hast nur { $available } von { $due } Anhängern, also würde sie nicht gewertet.
pages-temple-symbols = Kultstätten
pages-mystic-values = Mystikwerte
pages-tokens-open = Dafür hat noch niemand genug Kultstätten.
pages-temples-left = { $count ->
    [one] { $count } Kultstätte liegt noch verdeckt in den Stapeln.
   *[other] { $count } Kultstätten liegen noch verdeckt in den Stapeln.
}
pages-round-text = Runde { $round } von { $rounds }. In jeder Runde ist jeder einmal am Zug. Nach der letzten Runde ist die Partie vorbei.
pages-kingdom-text = { $count ->
    [one] Hier ist { $count } Anhänger. Am Ende deines Zugs darfst du höchstens { $most } behalten.
   *[other] Hier sind { $count } Anhänger. Am Ende deines Zugs darfst du höchstens { $most } behalten.
}
pages-discounts = Vergünstigungsplättchen
pages-cost = Kosten
pages-worth = Wert
pages-neighbours = Nachbarn
pages-mystic = Mystikwert
pages-mystic-text = Entscheidet bei Gleichstand um die Tempelplättchen: Der höchste Wert geht vor.
pages-exchange-useful = Damit könntest du noch eine Landschaft bauen
pages-menu-look = Nachsehen
pages-menu-talk = Reden
pages-menu-game = Spielen
pages-menu-table = Tisch
pages-menu-replay = Zeigen, was geschah
pages-ask-end-sure = Wenn alle zustimmen, endet die Partie jetzt ohne Sieger.
pages-end = Partie beenden
pages-end-sure = Partie jetzt beenden? Sie hat dann keinen Sieger.
pages-device-link = Der Link für dein anderes Gerät

## Tasten

pages-keys = Tasten
pages-key-arrows = die Auswahl über den Tisch bewegen
pages-key-enter = wählen, worauf du gerade stehst; sonst den Zug beenden
pages-key-digits = eine Landschaft wählen, Zeile für Zeile
pages-key-undo = einen Schritt zurücknehmen
pages-key-undo-turn = den ganzen Zug zurücknehmen
pages-key-redo = Zurückgenommenes wiederholen
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
pages-key-names = Namen der Plätze zeigen oder verbergen
pages-key-try = ausprobieren und zurück zur Partie
pages-key-say = etwas sagen
pages-key-next = zu dem Tisch gehen, der am längsten auf dich wartet oder an dem deine Zeit knapp wird
pages-key-skip = Züge der Bots sofort zeigen

## Das Ende

pages-result = Ergebnis
pages-part = Teil
pages-by-tile = Nach Landschaften
pages-plot = Punkte Zug für Zug
pages-plot-label = Die Punkte Zug für Zug, am Ende: { $scores }
pages-rematch = Revanche
pages-rematch-join = Zur Revanche
pages-rematch-watch = Revanche ansehen
pages-look-back = Partie ansehen
pages-record-save = Aufzeichnung speichern
pages-review = Diese Partie analysieren
pages-fair = Wurde fair ausgeteilt?
pages-fair-good = Ja: Dein Browser hat noch einmal ausgeteilt, und jede Landschaft stimmt.
pages-fair-repeated = Dein Browser hat noch einmal ausgeteilt, und jede Landschaft stimmt.
pages-fair-bad = Nein: Etwas stimmt nicht.
pages-fair-impossible = Dein Browser kann das hier nicht prüfen. Mit der Aufzeichnung kann es der Befehl orbis verify.
pages-fair-kept = Die Prüfsumme ist die, die dein Browser vor dem Austeilen gesehen hat
pages-fair-nonce = Die Zahl deines Browsers ist in der Verteilung enthalten
pages-fair-commitment = Das Geheimnis passt zur veröffentlichten Prüfsumme
pages-fair-display = Die erste Auslage
pages-fair-gods = Die Gottheiten
pages-fair-reveals = Jede später aufgedeckte Landschaft
pages-fair-unkept = Dieser Browser hat den Tisch vor dem Austeilen nicht gesehen. Darum kann er nicht sagen, ob der Server Wort gehalten hat.
pages-fair-unwitnessed = Diese Verteilung hat ein Browser am Tisch gemacht, kein Server: Sie lässt sich nachrechnen, aber niemand sonst kann sie bezeugen.
pages-brought-deal = Diese Partie hat jemand im eigenen Browser begonnen. Wer sie mitgebracht hat, könnte wissen, welche Landschaften noch kommen: Kein Server hat die Verteilung geheim gehalten.
pages-fair-changed = Der Server zeigt jetzt eine andere Prüfsumme als vorher. Verlass dich nicht auf diese Verteilung: Eröffne einen neuen Tisch.
pages-fair-values = Geheimnis und Prüfsumme
pages-secret = Geheimnis:
pages-you-won = Du gewinnst.
pages-you-win = Du gewinnst mit { $points } SP Vorsprung.
pages-you-win-tie = Du gewinnst: gleich viele SP, aber du hast mehr Anhänger übrig.
pages-you-lose = Du verlierst mit { $points } SP Rückstand.
pages-you-lose-tie = Du verlierst: gleich viele SP, aber { $name } hat mehr Anhänger übrig.
pages-wins = { $name } gewinnt mit { $points } SP Vorsprung.
pages-wins-tie = { $name } gewinnt: gleich viele SP, aber mehr Anhänger übrig.

## Einstellungen

pages-save = Speichern
pages-kept = Was von dir gespeichert ist
pages-kept-text = Dein Name und deine Farbe, deine Geräte, deine Einstellungen, deine Tische und was du dort getan und geschrieben hast, deine Ergebnisse in gewerteten Partien; wo du benachrichtigt werden möchtest, deine Ruhezeiten, wen du stummgeschaltet hast und wann du Urlaub hast.
pages-kept-download = Herunterladen
pages-forget = Vergiss mich…
pages-forget-question = Soll der Server dich vergessen?
pages-forget-text = Du verlässt alle deine Tische. Laufende Partien zu zweit enden, und der andere gewinnt; in allen anderen spielt ein Bot für dich weiter. Laufende gewertete Partien zählen als verloren, und deine Gegner behalten ihre Ergebnisse. Statt deines Namens steht überall „Incognito“. Auch deine Einstellungen und dein Fortschritt bei Lektionen und Rätseln in diesem Browser werden gelöscht; nur deine eigenen Landschaften bleiben. Das lässt sich nicht zurücknehmen.
pages-forget-yes = Vergiss mich
pages-forget-no = Nein, ich bleibe
pages-forgotten = Erledigt. Der Server hat dich vergessen, und du hast alle deine Tische verlassen.
pages-saved = Gespeichert. Auch deine laufenden Partien zeigen ihn; beendete behalten den alten.
pages-your-colour = Deine Farbe
pages-your-colour-text = Daran erkennen dich deine Freunde in Listen und am Tisch.
pages-colour-none = Keine
pages-colour-teal = Petrol
pages-colour-olive = Oliv
pages-colour-brown = Braun
pages-colour-pink = Pink
pages-colour-violet = Violett
pages-colour-grey = Grau
pages-speed = Animationen
pages-speed-off = Aus
pages-speed-fast = Schnell
pages-speed-normal = Normal
pages-speed-slow = Langsam
pages-speed-text = Sie bestimmen auch, wie lange du die Züge der Bots siehst. Aus: alles auf einmal.
pages-sounds = Töne
pages-sounds-text = Eine Glocke, wenn du am Zug bist, und leise Geräusche der Spielteile.
pages-set-endTurn = Züge selbst beenden
pages-set-endTurn-text = Aus: Der Zug endet automatisch, wenn nichts mehr zu entscheiden ist, und lässt sich nicht mehr zurücknehmen.
pages-set-symbols = Zeichen auf den Farben
pages-set-symbols-text = Jede Farbe hat ein eigenes Zeichen.
pages-set-hints = Tipps
pages-set-hints-text = Der stärkste Bot hilft, wenn du fragst.
pages-set-prices = Preise
pages-set-prices-text = Jede Landschaft zeigt, ob du sie jetzt bauen kannst, nach einem Tausch oder gar nicht.
pages-set-shortcuts = Einzelne Tasten
pages-set-shortcuts-text = Buchstaben und Ziffern lösen am Tisch etwas aus; Esc, Enter und Pfeile immer.
pages-set-haptics = Vibration
pages-set-haptics-text = Ein kurzes Vibrieren, wenn du etwas wählst, auf Handys, die das können.
pages-coaching = Tipps zu Beginn deiner Züge
pages-set-placeNames = Namen der Felder und Plätze
pages-set-placeNames-text = Felder und Plätze zeigen die Namen, die Verlauf und Tipps verwenden, etwa b2 und 3a.
pages-coaching-off = Keine
pages-coaching-tile = Eine Landschaft vorschlagen
pages-coaching-turn = Den ganzen Zug vorschlagen
pages-coaching-why = Vorschlagen und erklären
pages-with-tips = mit Tipps

## As an app

pages-next-table = Nächster Tisch
pages-new-game = Neue Partie
pages-server-away = Der Server antwortet gerade nicht. Deine Partien sind dort sicher; wir versuchen es weiter.
pages-update = Eine neue Version ist bereit.
pages-update-reload = Neu laden
pages-update-later = Später
pages-install = Orbis installieren
pages-install-text = Das Spiel öffnet sich dann wie eine App und zeigt, wie viele Tische auf dich warten.
pages-install-ios = Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Das Spiel öffnet sich dann wie eine App.
pages-install-not-now = Nicht jetzt
pages-way-back = Behalte deinen Namen und deine Partien
pages-way-back-text = Bisher kennt dich nur dieser Browser. Mit einem eigenen Link kommst du zurück, auch wenn er dich vergisst.
pages-way-back-turn = Nur dieser Browser kennt dich. Ein eigener Link sichert den Platz.
pages-way-back-how = So geht es
pages-notices = Sag mir, wenn ich am Zug bin
pages-notices-text = Die anderen brauchen vielleicht eine Weile. Möchtest du die Seite inzwischen schließen? Wähle, wie du erfährst, wenn es weitergeht.
pages-notices-turn = Die anderen brauchen vielleicht eine Weile. Willst du erfahren, wann du am Zug bist?
pages-notices-here = Hier benachrichtigen
pages-notices-settings = Weg wählen
pages-notices-ended = Benachrichtigungen kommen bei „{ $label }“ nicht mehr an. Dort erfährst du nicht mehr, was an deinen Tischen geschieht.
pages-notices-see = Beheben
pages-notices-failed = Der Browser konnte Benachrichtigungen nicht einschalten. Wähle in den Einstellungen einen anderen Weg.
pages-notices-on = Auf diesem Gerät erfährst du, wenn du am Zug bist.
pages-notices-stop = Nicht mehr senden

## Ohne Server

pages-inside-fetching = Das Spiel wird in diesen Browser geladen: { $percent }
pages-inside-fetching-once = Das Spiel wird in diesen Browser geladen ({ $size } MB, einmalig): { $percent }
pages-inside-starting = Das Spiel startet in diesem Browser…
pages-inside-stalled = Gerade kommt nichts an. Prüfe deine Verbindung und lass diese Seite offen.
pages-inside-slow = Dein Browser braucht gerade etwas länger. Lass diese Seite offen: Es geht von selbst weiter.
pages-inside-elsewhere = Orbis ist in einem anderen Tab offen. Deine Tische können nur in einem Tab zugleich offen sein.
pages-inside-take = In diesem Tab spielen
pages-inside-no-pack = Das Spiel konnte nicht geladen werden. Einmal braucht es eine Verbindung, danach geht es auch ohne.
pages-inside-no-room = Auf diesem Gerät ist kein Platz mehr für deine Tische. Schaffe Platz und versuche es noch einmal.
pages-inside-no-files = Dieser Browser lässt die Seite keine Dateien aufbewahren, wie in manchen privaten Fenstern. Öffne Orbis in einem normalen Fenster oder in einem anderen Browser.
pages-inside-not-here = Diese Partie ist nicht in diesem Browser. Lade eine Kopie, wenn du eine hast.
pages-inside-unsettled = Der Browser kann für diese Seite gerade nichts aufbewahren: Ihre Daten wurden gelöscht, während ein Tisch offen war. Schließe den Browser einmal ganz, bevor du weiterspielst. Sonst geht verloren, was du jetzt spielst.
pages-inside-other = Das Spiel konnte in diesem Browser nicht starten. Versuche es noch einmal. Wenn das nicht hilft, nimm einen anderen Browser oder eine neuere Version.
pages-inside-again = Noch einmal versuchen
pages-inside-details = Was schiefging
pages-inside-site = Diese Seite braucht keinen Server: Du spielst in deinem eigenen Browser, gegen Bots oder zusammen an einem Bildschirm. Deine Tische bleiben hier.
pages-inside-site-friends = Für Partien mit Freunden anderswo braucht es einen Server: Installiere Orbis auf einem Rechner, starte es mit dem Befehl „orbis serve“ und schick den anderen einen Link.
pages-inside-site-ask = Orbis hat, wer diese Seite bereitgestellt hat: Frag dort danach.
pages-inside-site-continue = Eine Partie von hier kannst du dort weiterspielen. Wie das geht, steht in den Einstellungen.
pages-inside-site-get = Orbis holen
pages-inside-here = Du spielst in diesem Browser, ohne den Server. Die Tische des Servers sind wieder da, wenn du zurückgehst.
pages-inside-back = Zurück zum Server
pages-inside-play = Hier spielen, ohne Server
pages-inside-kept = Deine Tische sind nur in diesem Browser und nirgends sonst. Wenn du die Browserdaten dieser Seite löschst, sind sie weg. Speichere ab und zu eine Kopie.
pages-inside-kept-ios = Safari auf iPhone und iPad löscht deine Tische in diesem Browser von selbst, wenn du Orbis sieben Tage lang nicht öffnest, außer wenn es auf dem Home-Bildschirm liegt.
pages-inside-promised = Dein Browser hat versprochen, sie nicht von selbst zu löschen.
pages-inside-unpromised = Dein Browser hat nicht versprochen, sie zu behalten: Wenn auf dem Gerät der Platz knapp wird, kann er sie löschen. Er verspricht es eher, wenn du Orbis installierst oder oft öffnest.
pages-inside-weaker = Zu zweit sind Tipps, Analysen und das Orakel hier etwas schwächer als auf einem Server.
pages-inside-save = Kopie speichern
pages-inside-saved = Gespeichert. Letzte Kopie: { $time }
pages-inside-last-saved = Letzte Kopie: { $time }
pages-inside-save-text = Alle Tische, dein Name, deine Einstellungen und deine eigenen Landschaften in einer Datei. Lade sie in einem anderen Browser, und du spielst dort weiter. Wer die Datei hat, kann dort als du spielen: Behalte sie für dich.
pages-inside-load = Kopie laden
pages-inside-loaded = { $tables ->
    [one] Die Kopie ist geladen: { $tables } Tisch ist hier neu.
   *[other] Die Kopie ist geladen: { $tables } Tische sind hier neu.
}
pages-inside-not-loaded = Diese Datei ist keine Kopie von Orbis-Tischen. Nichts hat sich geändert.
pages-inside-stopped = Das Spiel ist in diesem Browser stehen geblieben. Deine Tische sind gesichert: Starte es neu und spiel dort weiter, wo du warst.
pages-inside-outdated = Diese Seite ist älter als das Spiel, das es jetzt zu laden gibt. Starte neu: Du bekommst die neue Seite mit dem Spiel, das zu ihr gehört.
pages-inside-start-again = Neu starten
pages-inside-get-again = Spiel noch einmal laden
pages-inside-thoughtless = Die stärkeren Bots, der Coach und die Analysen funktionieren in diesem Browser gerade nicht: Vielleicht fehlt ihm Speicher. Schließe andere Tabs oder Programme und starte das Spiel neu. Deine Tische sind gesichert.
pages-inside-bereft = Deine Tische sind nicht mehr in diesem Browser: Er hat sie gelöscht, zum Beispiel um Platz zu schaffen. Wenn du eine Kopie gespeichert hast, lade sie in den Einstellungen.
pages-inside-failed = Das hat nicht geklappt. Versuche es noch einmal.
pages-inside-damaged = Diese Kopie ist beschädigt oder unvollständig und lässt sich nicht laden. Nichts hat sich geändert.
pages-inside-load-ask = Diese Kopie laden?
pages-inside-load-tables = { $tables ->
    [one] Sie gehört { $name } und hat { $tables } Tisch.
   *[other] Sie gehört { $name } und hat { $tables } Tische.
}
pages-inside-load-unnamed = { $tables ->
    [one] Sie hat { $tables } Tisch.
   *[other] Sie hat { $tables } Tische.
}
pages-inside-load-own = Tische, die hier fehlen, kommen dazu. Eigene Landschaften mit demselben Namen werden die der Kopie. Name und Einstellungen bleiben, wie sie hier sind.
pages-inside-load-replaces = Sie ersetzt deinen Namen, deine Einstellungen und eigene Landschaften mit demselben Namen.
pages-inside-load-other = Was { $name } in diesem Browser hat, lässt sich danach nicht mehr öffnen: Speichere es vorher.
pages-inside-load-save = Speichern, was hier ist
pages-inside-load-now = Kopie laden
pages-inside-load-not = Nichts ändern
pages-inside-taken = Du spielst jetzt in einem anderen Tab. Nichts ist verloren: Deine Tische sind dort.
pages-inside-take-back = Wieder hier spielen
pages-inside-deleted = Der Browser hat deine Tische gelöscht, während du gespielt hast: Die Daten dieser Seite wurden gelöscht, oder auf dem Gerät fehlt Platz. Lade eine Kopie, wenn du eine gespeichert hast, oder fang ohne sie an.
pages-inside-save-open = Speichern, was offen war
pages-inside-save-opened = Gespeichert. Du kannst diese Kopie jetzt laden.
pages-inside-anew = Ohne sie anfangen
pages-bring = Partien von anderswo mitbringen
pages-bring-text = Hast du Orbis ohne diesen Server gespielt? Wähle die Datei, die du dort mit „Kopie speichern“ gespeichert hast. Deine Partien sind dann hier bei deinen Tischen, und du kannst weiterspielen.
pages-bring-file = Gespeicherte Kopie wählen
pages-bring-here = Auf einem Server weiterspielen
pages-bring-here-text = Speichere eine Kopie. Öffne dann die Seite des Servers und wähle die Datei in den Einstellungen dort unter „Partien von anderswo mitbringen“. Du hast dort deine Plätze und kannst einen davon einem Freund geben: im Menü des Tisches, „{ pages-device }“. Die Tische bleiben auch hier. Ausgeteilt hat dieser Browser, also kann kein Server dafür bürgen: Das steht beim Ergebnis.
pages-bring-now = Meine Partien zum Server mitnehmen
pages-bring-now-text = Du hast dort deine Plätze und kannst einen davon einem Freund geben: im Menü des Tisches, „{ pages-device }“. Die Tische bleiben auch in diesem Browser. Ausgeteilt hat dieser Browser, also kann der Server nicht dafür bürgen: Das steht beim Ergebnis.
pages-bring-step = Partie { $number } von { $games }…
pages-bring-none = Es gibt keine Partien zum Mitnehmen.
pages-bring-not = In dieser Datei sind keine Orbis-Partien. Wähle eine, die mit „Kopie speichern“ gespeichert wurde.
pages-bring-play = Partie fortsetzen
pages-bring-unfit = Eine Partie ist beschädigt, stammt aus einer anderen Version oder es spielen andere Leute mit.
pages-bring-done = { $games ->
    [one] { $games } Partie ist jetzt bei deinen Tischen auf dem Server.
   *[other] { $games } Partien sind jetzt bei deinen Tischen auf dem Server.
}
pages-bring-there = { $games ->
    [one] { $games } Partie war schon da.
   *[other] { $games } Partien waren schon da.
}
pages-bring-differs = { $games ->
    [one] { $games } Partie ging auf dem Server anders weiter. Dort bleibt sie, wie sie ist.
   *[other] { $games } Partien gingen auf dem Server anders weiter. Dort bleiben sie, wie sie sind.
}
pages-bring-refused = { $games ->
    [one] { $games } Partie wurde nicht aufgenommen:
   *[other] { $games } Partien wurden nicht aufgenommen:
}
pages-offline = Ohne Verbindung spielen
pages-offline-text = Lade das ganze Spiel in diesen Browser: Dann kannst du gegen Bots spielen, lernen und zu mehreren an einem Bildschirm spielen, auch wenn der Server nicht antwortet. Es braucht { $size } MB auf diesem Gerät.
pages-offline-get = Spiel laden
pages-offline-ready = Das Spiel ist in diesem Browser. Es braucht { $size } MB.
pages-offline-remove = Entfernen
