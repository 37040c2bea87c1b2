### Die Seite des Betreibers.

admin-title = Dieser Server
admin-token = Token des Betreibers
admin-token-text = Damit wurde der Server gestartet: --admin-token-file oder ORBIS_ADMIN_TOKEN. Dieser Tab merkt es sich, bis du ihn schließt.
admin-open = Öffnen
admin-bad = Das ist nicht das Token dieses Servers.
admin-leave = Token vergessen
admin-well = Alles in Ordnung.
admin-full = Der Speicherplatz ist verbraucht. Nichts Neues beginnt, laufende Partien gehen weiter.
admin-ill = Die Datenbank hat ein Problem: { $status }
admin-version = Version
admin-since = Gestartet
admin-processes = Prozesse
admin-store = Datenbank
admin-store-file = eine Datei
admin-disk = Belegter Platz
admin-disk-of = { $used } von { $most }
admin-connections = Offene Verbindungen
admin-live = Tische im Speicher
admin-delay = Längste Verzögerung in einer Minute
admin-one-process = Verbindungen, Tische im Speicher, Verzögerung, Arbeit und Ablehnungen sind die des Prozesses, der geantwortet hat.
admin-tables = Tische
admin-waiting = nicht begonnen
admin-playing = laufend
admin-over = beendet
admin-find-label = Kennung oder Link eines Tisches
admin-find = Suchen
admin-latest = Zuletzt aktiv
admin-no-table = Einen solchen Tisch gibt es nicht.
admin-changed = Letzte Änderung: { $when }
admin-events = Ereignisse: { $count }
admin-delete = Löschen…
admin-delete-question = Diesen Tisch löschen?
admin-delete-text = Er ist sofort weg, für alle. Nur eine Sicherung bringt ihn zurück.
admin-delete-yes = Tisch löschen
admin-delete-no = Behalten
admin-deleted = Der Tisch ist gelöscht.
admin-work = Arbeit
admin-quick = Lesen und Prüfen
admin-thinking = Bots und Tipps
admin-reviewing = Analysen
admin-doing = Läuft
admin-queued = Wartet
admin-services = Dienste
admin-service-mail = Mail
admin-service-push = Benachrichtigungen im Browser
admin-service-passkeys = Passkeys
admin-set-up = eingerichtet
admin-tried = { $result ->
    [sent] eingerichtet; die Testmail ist verschickt
   *[failed] eingerichtet; die Testmail ging nicht hinaus
}
admin-missing = nicht eingerichtet: { $missing }
admin-services-text = Mail: Starte den Server mit ORBIS_SMTP=smtps://user:password@mail.example.org, --contact you@example.org und --site https://play.example.org. Das Übrige: Installiere mit pip install, was hier steht, und starte den Server neu.
admin-mail-to = Testmail schicken an
admin-mail-send = Schicken
admin-mail-sent = Gesendet. Sie müsste gleich ankommen; sieh auch im Spam nach.
admin-mail-failed = { $problem ->
    [unreachable] Sie wurde nicht verschickt: Der Mailserver antwortet nicht oder lässt diesen Server nicht hinein. Prüfe ORBIS_SMTP: Rechner, Port, Benutzer und Passwort.
    [timeout] Sie wurde nicht verschickt: Der Mailserver hat nicht rechtzeitig geantwortet. Prüfe Rechner und Port in ORBIS_SMTP oder versuche es später noch einmal.
    [refused] Sie wurde nicht verschickt: Der Mailserver hat sie abgelehnt (Antwort { $status }). Prüfe diese Adresse und die bei --contact.
    [later] Sie wurde nicht verschickt: Der Mailserver kann sie gerade nicht annehmen (Antwort { $status }). Versuche es später noch einmal.
    [address] Sie wurde nicht verschickt: An diese Adresse geht keine Mail. Prüfe sie auf Tippfehler.
    [paused] Sie wurde nicht verschickt: Der Mailserver war zuletzt gestört oder hat nicht geantwortet. Versuche es in ein paar Minuten noch einmal.
    [busy] Sie wurde nicht verschickt: Es ist gerade zu viel unterwegs. Versuche es gleich noch einmal.
   *[off] Sie wurde nicht verschickt: Dieser Server verschickt keine Mails.
}
admin-mail-limit = Mehr als fünf Testmails in einer Stunde gehen nicht. Versuch es später noch einmal.
admin-notices = Benachrichtigungen
admin-notices-waiting = Benachrichtigungen, die noch warten: { $count }
admin-notices-waiting-text = Sie warten: Der Spieler sieht vielleicht selbst nach, es ist Ruhezeit oder ein Kanal antwortet nicht.
admin-kept-identities = Namen mit Geräten, Einstellungen und Benachrichtigungen
admin-notices-text = Gestörte Kanäle haben die letzte Benachrichtigung nicht angenommen. Gesendet und abgelehnt zählen seit dem Start.
admin-no-channels = Niemand möchte Benachrichtigungen.
admin-kind = Art
admin-count = Anzahl
admin-channels = Kanäle
admin-failing = Gestört
admin-sent = Gesendet
admin-failed = Abgelehnt
admin-limits = Grenzen
admin-limit-rate = Anfragen pro Sekunde: { $rate } je Spieler, { $burst } auf einmal. Alle Spieler an einer Adresse zusammen: { $crowd }-mal so viele.
admin-limit-tables = Unbeendete Tische: { $tables } je Spieler, { $crowd } je Adresse.
admin-limit-daily = Ein Spieler am Tag: Tische { $tables }, Aufzeichnungen und Sets { $texts }, Postfächer { $mails }. Eine Adresse: zehnmal so viele.
admin-limit-connections = Verbindungen von einer Adresse: { $sockets }, davon { $connections } zu Tischen.
admin-refused = Am häufigsten abgelehnt, in zwei Stunden
admin-nobody = Niemand.
admin-network = Netz
admin-times = Wie oft
admin-wrong = Falsche Tokens auf dieser Seite: { $count }
