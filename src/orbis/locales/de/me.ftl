## Den eigenen Namen behalten

me-keep = Behalte deinen Namen und deine Partien
me-keep-text = Mit einem Link kommst du auf jedem Gerät zu deinem Namen, deinen Partien und deinen Einstellungen zurück, auch wenn dieser Browser dich vergisst.
me-link-make = Link erzeugen
me-link-renew = Neuen Link erzeugen
me-link-made = Du hast einen Link vom { $date }. Er wurde noch nicht benutzt.
me-link-used = Du hast einen Link vom { $date }. Zuletzt benutzt: { $used }.
me-link-renew-text = Ein neuer Link ersetzt den alten, der dann nicht mehr gilt.
me-mailboxes = Du kommst auch über ein bestätigtes Postfach zurück: { $mailboxes }.
me-link-once = Bewahre diesen Link jetzt auf: Er wird nicht noch einmal gezeigt. Wer ihn hat, kann als du spielen.
me-link = Dein Link
me-link-qr = Dein Link als QR-Code
me-print = Drucken
me-printed = Orbis: der Weg zurück für { $name }
me-printed-text = Scanne den Code oder öffne den Link, um unter diesem Namen weiterzuspielen. Das kann jeder, der ihn hat.
me-passkeys = Passkeys
me-passkey-text = Dein Handy oder Computer bewahrt sie auf und fragt nach Finger, Gesicht oder PIN. Auf einen Link musst du dann nicht aufpassen.
me-passkey-address = Mit dieser Adresse gehen keine Passkeys: Sie brauchen eine mit Domainnamen, die mit https:// beginnt. Wer diesen Server betreibt, kann das einrichten.
me-passkey-server = Auf diesem Server gibt es noch keine Passkeys. Du kannst sie nachrüsten: pip install 'orbis[passkeys]'
me-passkey-make = Passkey erstellen
me-passkey-made = { $label }, erstellt am { $date }
me-passkey-unnamed = Ein Passkey
me-passkey-delete = Passkey löschen: { $label }
me-delete = Löschen
me-passkey-stopped = Es wurde kein Passkey erstellt. Versuch es noch einmal oder nimm stattdessen einen Link.

## Geräte

me-devices = Deine Geräte
me-device-here = dieses Gerät
me-device-unnamed = Ein Programm oder ein älterer Browser
me-device-used = zuletzt benutzt: { $when }
me-device-since = seit { $date }
me-sign-out = Abmelden
me-sign-out-of = Abmelden: { $label }
me-sign-out-others = Alle anderen Geräte abmelden
me-sign-out-link = Die anderen Geräte sind abgemeldet. Dein Link führt weiterhin alle, die ihn haben, zu deinem Namen und deinen Partien. Wenn er in falsche Hände geraten sein könnte, wähle „{ $renew }“.
me-sign-out-here = Hier abmelden
me-sign-out-question = Dieses Gerät abmelden?
me-sign-out-text = Deine Partien bleiben deine. Zurück kommst du mit deinem Link oder einem Passkey, oder du spielst auf einem anderen deiner Geräte weiter.
me-sign-out-lost = Du hast keinen Link, keinen Passkey und kein anderes Gerät. Wenn du dich jetzt abmeldest, bringt dich niemand zu deinen Partien zurück. Erzeuge zuerst einen Link.
me-sign-out-stays = Deine eigenen Landschaftssets, deine Einstellungen und wie weit du mit den Lektionen bist, bleiben in diesem Browser.
me-sign-out-no = Angemeldet bleiben

## Zurückkommen

me-back = Komm zurück
me-back-text = Hast du hier schon einmal gespielt, auf einem anderen Gerät oder in einem anderen Browser? Komm zurück zu deinem Namen und deinen Partien.
me-back-lost = Dieses Gerät ist nicht mehr als { $name } angemeldet. Es wurde von einem anderen Gerät aus abgemeldet, oder seine Cookies wurden gelöscht.
me-back-gone = Den Spieler { $name } gibt es auf diesem Server nicht mehr. Alles, was über ihn gespeichert war, wurde gelöscht: von einem anderen Gerät aus oder weil lange niemand zurückgekommen ist. Zu diesen Partien und Plätzen führt kein Weg zurück.
me-back-safe = Deine Partien und deine Plätze sind sicher. So kommst du zurück: { $ways }.
me-way-link = mit deinem Link
me-way-passkey = mit einem Passkey
me-way-mail = über dein Postfach
me-back-none = Soweit dieser Browser weiß, hast du als { $name } weder einen Link noch einen Passkey erzeugt und kein Postfach bestätigt. Dann kann dich nur ein Gerät zurückbringen, das noch als { $name } angemeldet ist.
me-back-maybe = Falls du als { $name } einen Link oder einen Passkey erzeugt oder ein Postfach bestätigt hast, kannst du hier zurückkommen.
me-back-stays = Deine Plätze bleiben deine.
me-back-bot = An diesem Tisch spielt inzwischen ein Bot für dich.
me-back-waits = An diesem Tisch springt kein Bot ein: Die Partie wartet auf dich.
me-back-clock = Deine Uhr läuft weiter. Ist sie abgelaufen, spielt ein Bot zu Ende.
me-back-tables = Was inzwischen geschieht, hängt vom Tisch ab: Gilt die Bedenkzeit pro Zug, spielt ein Bot die Züge, deren Zeit abläuft. An anderen Tischen spielt ein Bot für dich, oder die Partie wartet.
me-back-others = Ich habe doch einen Link, einen Passkey oder ein Postfach
me-back-new-none = Du kannst auch als jemand Neues anfangen. Die Plätze von { $name } kommen dann nicht mit.
me-back-mail = Deine E-Mail-Adresse
me-back-mail-text = Wenn du dieses Postfach für Benachrichtigungen bestätigt hast, bekommst du dort einen Link, der dich zurückbringt.
me-back-mail-send = Link an mein Postfach schicken
me-back-mail-sent = Wenn hier jemand { $address } bestätigt hat, ist eine Mail unterwegs. Ihr Link gilt einmal und { $minutes } Minuten lang. Kommt nichts an, sieh im Spam nach oder gib genau die Adresse ein, die du bestätigt hast.
me-back-mail-limit = Heute wurden zu viele Mails angefordert. Sieh die an, die schon da sind, oder versuch es morgen noch einmal.
me-back-new-text = Du kannst auch als jemand Neues anfangen. Die Partien von { $name } bleiben, wo sie sind, und du kannst später noch zu ihnen zurückkommen.
me-back-passkey = Mit einem Passkey zurückkommen
me-back-link = Der Link, den du aufbewahrt hast
me-back-link-text = Öffne ihn hier, scanne seinen QR-Code mit diesem Gerät oder füge ihn ein.
me-back-ways = Kein Link? Wähle auf einem Gerät, das noch angemeldet ist, im Menü des Tisches „Gerät wechseln“: Mit dem Code bekommst du den Platz hier. Vor Beginn der Partie kann auch, wer den Tisch eröffnet hat, deinen Platz freigeben.
me-back-code = Code eingeben
me-back-continue = Weiter
me-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
me-back-owner = Dieser Link ist der Weg zurück für { $name } ({ $tables }).
me-back-as = Weiter als { $name }
me-back-same = Auf diesem Gerät bist du schon { $name }.
me-back-already = Du bist schon wieder als { $name } da.
me-back-table = Zum Tisch
me-back-home = Zur Startseite
me-back-other = Auf diesem Gerät spielst du als { $name } ({ $tables }). Wenn du unter einem anderen Namen weiterspielst, bleiben sie bei diesem, und nur sein eigener Link führt zu ihnen zurück.
me-back-keep = Zuerst den Link von { $name } holen
me-back-stay = { $name } bleiben
me-back-bad = Das ist kein solcher Link. Er enthält „/me#“ und danach 43 Zeichen.
me-back-unknown = Dieser Link gilt nicht: Es gibt einen neueren, der Spieler wurde gelöscht, oder ein Zeichen stimmt nicht. Ein Link aus einer Mail gilt einmal und eine halbe Stunde lang.
me-back-stopped = Das hat nicht geklappt: Es wurde kein Passkey gewählt, oder dieser Server kennt ihn nicht. Versuch es noch einmal oder nimm deinen Link.

## Was wie lange aufbewahrt wird

me-kept-long = Wie lange dieser Server Daten aufbewahrt
me-kept-long-text = Tage seit der letzten Benutzung. Danach wird alles automatisch gelöscht.
me-kept-waiting = Tische, an denen das Spiel nicht begonnen hat
me-kept-playing = Angefangene Partien
me-kept-finished = Beendete Partien
me-kept-lessons = Lektionen
me-kept-reviews = Analysen
me-kept-records = Geöffnete Aufzeichnungen
me-kept-identities = Dein Name, deine Geräte, Einstellungen und Benachrichtigungen
me-kept-codes = Abgelaufene Einmalcodes
me-kept-challenges = Anfragen an Passkeys, die niemand beantwortet hat
me-kept-mailed = Abgelaufene Links aus Mails
me-kept-mailboxes = Postfächer, die nicht rechtzeitig bestätigt wurden
me-kept-ever = unbegrenzt
me-kept-none = sofort gelöscht
me-kept-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
