### Die Seite als App: Benachrichtigungen in den Einstellungen.

app-notices = Benachrichtigungen
app-notices-text = Du hörst von deinen Tischen, während sie auf keiner deiner Seiten zu sehen sind: einmal je Tisch, bis du ihn öffnest.
app-here = Auf diesem Gerät benachrichtigen
app-here-on = Du wirst auf diesem Gerät benachrichtigt.
app-here-text = Wenn dein Browser seine Verbindung für Benachrichtigungen wechselt, erneuert Orbis sie für dich. Zum Beenden entferne unten dieses Gerät.
app-here-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen der Seite, links neben der Adresse, und komm zurück.
app-here-install = Auf einem iPhone oder iPad installiere die Seite zuerst: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Orbis von dort.
app-here-insecure = Browser erlauben das nur bei Adressen, die mit https beginnen. Unten steht ein anderer Weg.
app-here-server = Dieser Server kann Browser nicht benachrichtigen: Wer ihn betreibt, müsste „orbis[push]“ installieren. Unten gibt es einen anderen Weg.
app-here-browser = Dieser Browser lässt sich nicht benachrichtigen. Unten steht ein anderer Weg.
app-browser-failed = Der Browser konnte Benachrichtigungen nicht einschalten. Versuche es später noch einmal oder wähle einen anderen Weg.
app-this-device = dieses Gerät
app-unconfirmed = öffne zuerst den Link in der Mail
app-failing = die letzte Benachrichtigung kam nicht an
app-ended = dorthin wird nichts mehr geschickt: Die letzten Benachrichtigungen kamen nicht an. Teste es noch einmal, korrigiere oder entferne es.
app-test = Testen
app-test-sent = Gesendet. Sie müsste gleich ankommen.
app-not-taken = { $problem ->
    [unreachable] Sie kam nicht an: Unter dieser Adresse antwortet niemand. Prüfe sie auf Tippfehler.
    [certificate] Sie kam nicht an: Das Zertifikat dieser Adresse ist ungültig.
    [timeout] Sie kam nicht an: Es kam nicht rechtzeitig eine Antwort. Versuche es später noch einmal.
    [inside] Sie kam nicht an: Diese Adresse führt in ein privates Netz, und dorthin schickt der Server nichts.
    [address] Sie kam nicht an: An diese Adresse lässt sich nichts schicken. Prüfe sie auf Tippfehler.
    [refused] Sie kam nicht an: Die Gegenseite hat sie abgelehnt (Antwort { $status }). Prüfe deine Angaben.
    [gone] Sie kam nicht an: Unter dieser Adresse gibt es nichts (Antwort { $status }). Dorthin wird nichts mehr geschickt.
    [limit] Sie kam nicht an: Dorthin wurde zuletzt zu viel geschickt. Versuche es in ein paar Minuten noch einmal.
    [later] Sie kam nicht an: Die Gegenseite kann sie gerade nicht annehmen (Antwort { $status }). Versuche es später noch einmal.
    [paused] Sie wurde nicht geschickt: Die Gegenseite war zuletzt gestört oder hat nicht geantwortet. Versuche es in ein paar Minuten noch einmal.
    [busy] Sie wurde nicht geschickt: Es ist gerade zu viel unterwegs. Versuche es gleich noch einmal.
   *[off] Sie wurde nicht geschickt: Dieser Server verschickt solche Benachrichtigungen nicht.
}
app-remove = Entfernen
app-mails-stopped = keine Mails: führt nur zu deinem Namen und deinen Partien zurück
app-mails = Benachrichtigungen hierher schicken
app-forget-mailbox = Dieses Postfach vergessen
app-forget-mailbox-of = { $label } vergessen
app-forget-question = { $label } vergessen?
app-forget-text = Dorthin gehen dann keine Mails mehr, und du kommst nicht mehr darüber zurück. Wenn du nur keine Mails willst, schalte „{ $switch }“ aus.
app-forget-last = Dieses Postfach ist dein letzter Weg zurück zu deinem Namen und deinen Partien. Ohne es können nur noch die Geräte, die jetzt angemeldet sind, als du spielen. Mach dir zuerst einen Link oder einen Passkey.
app-forget-yes = Vergessen
app-forget-no = Behalten
app-correct = Korrigieren
app-correcting = Gib für „{ $label }“ alles noch einmal ein: Es ersetzt die früheren Angaben. Diese sind geheim, Orbis zeigt sie nicht noch einmal.
app-correct-text = Korrigiere deine Angaben und speichere sie, oder entferne sie oben.
app-other = Ein anderer Weg
app-other-none = Bitte wählen…
app-optional = (optional)
app-add = Hinzufügen
app-mail-sent = Wir haben dir einen Link geschickt. Öffne ihn, um deine Adresse zu bestätigen.
app-secret = Jede Nachricht ist mit diesem Schlüssel signiert, in der Kopfzeile Orbis-Signature. Er wird nur jetzt gezeigt:
app-secret-name = Schlüssel
app-secret-copy = Schlüssel kopieren
app-kind-push = Browser
app-kind-mail = E-Mail
app-kind-ntfy = ntfy
app-kind-telegram = Telegram
app-kind-discord = Discord
app-kind-slack = Slack
app-kind-matrix = Matrix
app-kind-webhook = Eigenes Programm (Webhook)
app-how-mail = Du bekommst einen Link zum Bestätigen. Vorher wird nichts anderes gesendet. Ein bestätigtes Postfach führt auch zu deinem Namen und deinen Partien zurück: Wer es liest, kann als du spielen.
app-how-ntfy = Wähle ein Thema, das niemand errät: Wer es kennt, kann mitlesen.
app-how-telegram = Lege mit @BotFather einen Bot an, schreib ihm einmal, und gib sein Token und die Nummer deines Chats ein.
app-how-discord = In Discord: Kanaleinstellungen, Integrationen, Webhooks. Kopiere die Adresse.
app-how-slack = In Slack: Lege eine App mit eingehendem Webhook an. Kopiere die Adresse.
app-how-matrix = Die Adresse deines Heimservers, die Kennung des Raums und ein Zugriffstoken, das dort schreiben darf.
app-how-webhook = Es bekommt zu jeder Benachrichtigung JSON per POST.
app-field-url = Adresse
app-field-room = Raum
app-field-token = Zugriffstoken
app-field-chat = Nummer des Chats
app-field-address = E-Mail-Adresse
app-field-label = Wie du es nennst
app-events = Was du erfährst
app-event-turn = Du bist am Zug
app-event-reminder = Du bist immer noch am Zug, einen Tag später
app-event-clock = Deine Zeit wird knapp
app-event-wish = Jemand fragt dich etwas oder antwortet dir
app-event-seat = Jemand lädt dich ein, setzt sich oder ist bereit
app-event-over = Die Partie ist zu Ende
app-event-rematch = Jemand will eine Revanche
app-event-said = Jemand schreibt dir
app-quiet = Ruhezeit
app-quiet-text = Was inzwischen geschieht, erfährst du danach.
app-quiet-start = Von
app-quiet-end = Bis
app-quiet-zone = Das sind Uhrzeiten der Zeitzone { $zone }.
