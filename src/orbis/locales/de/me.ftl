## Den eigenen Namen behalten

me-keep = Behalte deinen Namen und deine Partien
me-keep-text = Mit einem Link kommst du auf jedem Gerät zu deinem Namen, deinen Partien und deinen Einstellungen zurück, auch wenn dieser Browser dich vergisst.
me-link-make = Link erzeugen
me-link-renew = Neuen Link erzeugen
me-link-made = Du hast einen Link vom { $date }. Er wurde noch nicht benutzt.
me-link-used = Du hast einen Link vom { $date }. Zuletzt benutzt: { $used }.
me-link-renew-text = Ein neuer Link ersetzt den alten, der dann nicht mehr gilt.
me-link-once = Bewahre diesen Link jetzt auf: Er wird nicht noch einmal gezeigt. Wer ihn hat, kann als du spielen.
me-link = Dein Link
me-link-qr = Dein Link als QR-Code
me-print = Drucken
me-printed = Orbis: der Weg zurück für { $name }
me-printed-text = Scanne den Code oder öffne den Link, um unter diesem Namen weiterzuspielen. Das kann jeder, der ihn hat.
me-passkeys = Passkeys
me-passkey-text = Dein Handy oder Computer bewahrt sie auf und fragt nach Finger, Gesicht oder PIN. Auf einen Link musst du dann nicht aufpassen.
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
me-back-lost = Dieser Browser ist nicht mehr angemeldet. Hast du als { $name } gespielt?
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
me-back-home = Zur Startseite
me-back-other = Auf diesem Gerät spielst du als { $name } ({ $tables }). Wenn du unter einem anderen Namen weiterspielst, bleiben sie bei diesem, und nur sein eigener Link führt zu ihnen zurück.
me-back-keep = Zuerst den Link von { $name } holen
me-back-stay = { $name } bleiben
me-back-bad = Das ist kein solcher Link. Er enthält „/me#“ und danach 43 Zeichen.
me-back-unknown = Dieser Link gilt nicht: Es gibt einen neueren, der Spieler wurde gelöscht, oder ein Zeichen stimmt nicht.
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
me-kept-mailboxes = Postfächer, die nicht rechtzeitig bestätigt wurden
me-kept-ever = unbegrenzt
me-kept-none = sofort gelöscht
me-kept-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
