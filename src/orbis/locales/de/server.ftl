### Der Tischserver: Hilfe, Antworten und Fehler.

cli-serve-help = Tische für andere anbieten: der Server für Browser und Programme
cli-site-help = das Spiel als Dateien für einen statischen Webspace schreiben: es läuft im Browser, ohne Server
cli-tables-help = die Tische eines Servers prüfen, sichern und wiederherstellen

server-database = DATEI|URL
server-host-help = die Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle Adressen dieses Rechners
server-port-help = der Port, über den der Server erreichbar ist; 0 für irgendeinen freien; Standard: { $port }, mit --open der vom letzten Mal
server-open-help = die Seite im Browser zeigen; sind deine Tische schon offen, dann diese
server-database-help = wo die Tische gespeichert werden: eine Datei oder postgresql://… für mehrere Prozesse; Standard: ORBIS_DATABASE oder tables.db in deinem Datenordner
server-workers-help = wie viele Serverprozesse laufen; mehr als einer braucht PostgreSQL
server-proxies-help = Adressen der Reverse-Proxys, deren weitergeleiteten Headern vertraut wird, durch Kommas getrennt; „private“ für alle privaten Netze; Standard: ORBIS_PROXIES, sonst keine
server-origin-help = eine weitere Herkunft, deren Seiten mit dem Server sprechen dürfen; für jede wiederholen
server-log-level-help = wie viel protokolliert wird, als JSON-Zeilen auf der Standardfehlerausgabe; mit --open in einer Datei neben den Tischen
server-rate-help = wie viele Anfragen pro Sekunde eine Identität oder eine Adresse stellen darf; Standard: { $default }
server-tables-help = wie viele offene Tische eine Identität haben darf; Standard: { $default }
server-keep = ART=TAGE
server-keep-help = wie viele Tage etwas nach der letzten Benutzung aufbewahrt wird, oder „ever“ für immer; für jede Art wiederholen; Standard: { $kinds }
server-daily = ART=N
server-daily-help = wie viele Tische (tables=200) oder eingefügte Aufzeichnungen und Sets (texts=50) eine Identität am Tag anlegen darf; eine Adresse zehnmal so viele
server-disk-help = wie groß die Tische werden dürfen, bevor nichts Neues mehr beginnt, in GiB; Standard: 10
server-trees-help = wie viel Speicher Bots für ihre nächsten Entscheidungen behalten dürfen, in MB; Standard: 64
server-phrases-only-help = Spieler können nur die vorgegebenen Sprüche verwenden, die jeder in seiner Sprache liest, und an keinem Tisch eigene Texte schreiben; Standard: ORBIS_PHRASES_ONLY=1
server-contact-help = wen Push-Dienste nach diesem Server fragen können: deine Mailadresse oder eine https://-Seite über dich; von ihr kommen auch Mails, wenn ORBIS_SMTP einen Mailserver nennt; Standard: ORBIS_CONTACT
server-site-help = die Adresse, unter der Spieler diesen Server erreichen, zum Beispiel https://play.example.org: dorthin führen die Links in Nachrichten, und Mails brauchen sie; Standard: ORBIS_SITE
server-place = HOST:PORT|NETZ
server-webhooks-at-help = ein Ort in deinem eigenen Netz, an den Benachrichtigungen gehen dürfen, etwa homeassistant.local:8123 oder 192.168.1.0/24, auch über http; dann kann jeder Spieler dieses Servers dorthin schicken; für jeden Ort wiederholen; Standard: keiner
server-admin-help = eine Datei mit dem Token für die Verwaltungsseite unter /admin, mindestens { $least } Zeichen; Standard: ORBIS_ADMIN_TOKEN; ohne Token gibt es die Seite nicht
server-bad-admin-token = { $where } enthält kein Token: { $least } bis { $most } Buchstaben, Ziffern oder Zeichen ohne Leerzeichen. So bekommst du eins: openssl rand -hex 32
server-allowed-port = 0 bis 65535
server-allowed-rate = Zahlen über 0
server-allowed-keep = ART=TAGE mit 0 bis { $most } Tagen oder ART=ever; Arten: { $kinds }
server-allowed-daily = tables=N oder texts=N, mit N ab 0
server-allowed-disk = Größen in GiB über 0, zum Beispiel 10 oder 0.5
server-allowed-origin = http:// oder https:// und ein Hostname, danach nichts mehr, zum Beispiel https://play.example.org
server-allowed-contact = eine Mailadresse oder eine Adresse, die mit https:// beginnt
server-allowed-webhooks-at = ein Host mit Port, etwa homeassistant.local:8123, oder ein Netz, etwa 192.168.1.0/24
server-allowed-proxies = Adressen oder Netze, durch Kommas getrennt, zum Beispiel 192.0.2.7,10.0.0.0/8, oder „private“. „*“ ist nicht erlaubt: Sonst könnte jeder eine fremde Adresse vortäuschen
server-prune-help = löschen, was nicht länger aufbewahrt werden muss
server-delete-help = einzelne Tische löschen
server-dry-run-help = nur zeigen, was gelöscht würde
server-table = TISCH
server-delete-ids-help = die Kennungen der Tische, wie in ihren Links
server-check-help = alle Tische nachspielen und die nennen, die nicht stimmen
server-backup-help = alles in eine Datei sichern, auch während der Server läuft
server-restore-help = die Tische durch eine Sicherung ersetzen; halte den Server vorher an
server-backup-file-help = wohin geschrieben wird
server-restore-file-help = eine Datei, die „backup“ geschrieben hat
server-replace-help = alles löschen, was jetzt in einer PostgreSQL-Datenbank steht
server-export-help = alle Tische in eine Datei schreiben
server-import-help = die Tische einer Datei importieren; vorhandene bleiben, wie sie sind
server-export-file-help = wohin geschrieben wird
server-import-file-help = eine Datei von „export“, der so vertraut wird wie der Datenbank selbst; mit --copy das, was dir ein Spieler geschickt hat
server-copy-help = die Datei ist eine Kopie, die ein Spieler in einer Seite ohne Server gespeichert hat: nur übernehmen, was ihm gehört
server-overwrite-help = die Datei ersetzen, falls es sie gibt

server-ready = Die Tische sind offen unter { $address }
server-how-to-stop = Strg+C hält den Server an; alles ist gespeichert.
server-for-others = Andere in deinem Netz können { $address } öffnen
server-only-here = Diese Adresse lässt sich nur auf diesem Rechner öffnen. Für Freunde im selben WLAN ergänze --host 0.0.0.0
server-runs-already = Deine Tische sind schon offen: { $address }
server-stopped = Angehalten. Alles ist gespeichert.

server-port-taken = { $host }:{ $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen Port; 0 findet einen freien.
server-port-forbidden = Unter { $host }:{ $port } darfst du keinen Server betreiben. Ports ab 1024 stehen allen offen.
server-cannot-listen = Der Server lässt sich unter { $host }:{ $port } nicht starten: { $reason }
server-workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL (--database postgresql://…); mit einer Datei kann nur ein Prozess arbeiten.
server-bad-mail = ORBIS_SMTP muss wie smtps://user:password@mail.example.org oder smtp://localhost:25 aussehen, und --contact muss die Mailadresse sein, von der Mails kommen.
server-mail-needs-site = Für Mails fehlt --site: die Adresse, unter der Spieler diesen Server erreichen, zum Beispiel https://play.example.org.
server-needs-asyncpg = PostgreSQL braucht asyncpg. So wird es installiert: pip install "orbis[postgres]"
server-unknown-database = Eine Datenbank ist der Pfad einer Datei oder eine Adresse, die mit postgresql:// beginnt.
server-no-database = Es gibt keine Datenbank { $path }.
server-occupied = { $path } wird von einem laufenden Server benutzt. Halte ihn zuerst an oder nenne mit --database eine andere Datei.
server-damaged = { $path } ist beschädigt ({ $reason }). „orbis tables check“ zeigt, was verloren ist, „orbis tables export“ rettet den Rest, und „orbis tables restore“ spielt eine Sicherung zurück.
server-unusable-database = Die Tische sind nicht erreichbar: { $reason }
server-unusable-file = Die Tische sind nicht erreichbar: { $reason }. Nenne mit --database eine andere Datei.

server-checking = wird geprüft
server-exporting = wird geschrieben
server-importing = wird importiert
server-wrong-table = Tisch { $table } stimmt nicht: { $reason }
server-checked = { $tables ->
    [one] { $tables } Tisch wurde geprüft.
   *[other] { $tables } Tische wurden geprüft.
}
server-wrong-tables = { $tables ->
    [one] { $tables } Tisch stimmt nicht.
   *[other] { $tables } Tische stimmen nicht.
}
server-damaged-part = Der Teil „{ $part }“ ist beschädigt: { $reason }
server-ids-lost = Die Liste der Tische ist beschädigt. Tische, die sonst nirgends vorkommen, sind verloren.
server-backed-up = { $tables ->
    [one] { $tables } Tisch ist in { $path } gesichert, und die Sicherung ist geprüft.
   *[other] { $tables } Tische sind in { $path } gesichert, und die Sicherung ist geprüft.
}
server-restored = { $tables ->
    [one] { $tables } Tisch ist aus { $path } zurückgespielt.
   *[other] { $tables } Tische sind aus { $path } zurückgespielt.
}
server-set-aside = Was vorher da war, liegt jetzt in { $path }.
server-not-a-backup = { $path } lässt sich nicht zurückspielen: { $reason }. Dateien von „export“ liest „orbis tables import“.
server-in-use = Ein Server benutzt diese Datenbank oder tat es bis vor wenigen Sekunden. Halte ihn an und versuche es in 15 Sekunden noch einmal.
server-not-empty = Die Datenbank ist nicht leer. Nenne eine leere, oder lösche mit --replace alles, was darin steht.
server-pruned = { $kind }: { $count } gelöscht
server-would-prune = { $kind }: { $count } würden gelöscht
server-deleted-table = Der Tisch { $table } ist gelöscht.
server-no-table = Es gibt keinen Tisch { $table }.
server-file-exists = { $path } gibt es schon. Nenne eine andere Datei oder füge --overwrite hinzu.
server-no-folder = Der Ordner { $folder } existiert nicht. Lege ihn zuerst an oder nenne eine andere Datei.
server-not-an-archive = { $path } lässt sich nicht importieren: Die Datei stammt nicht von „export“. Dateien von „backup“ liest „orbis tables restore“.
server-is-a-copy = { $path } ist eine Kopie, die jemand in einer Seite gespeichert hat. Importiere sie mit --copy: Dann kann sie nur mitbringen, was dieser Person gehört.
server-not-a-copy = { $path } lässt sich nicht mit --copy importieren: Das ist keine vollständige Kopie, wie „Kopie speichern“ sie in einer Seite schreibt. Bitte darum, sie noch einmal zu speichern.
server-file-is-database = { $path } ist die Datenbank dieser Tische oder eines laufenden Servers. Nenne eine andere Datei.
server-exported = { $tables ->
    [one] { $tables } Tisch wurde in { $path } geschrieben.
   *[other] { $tables } Tische wurden in { $path } geschrieben.
}
server-left-out = { $tables ->
    [one] { $tables } Tisch wurde ausgelassen.
   *[other] { $tables } Tische wurden ausgelassen.
}
server-imported = { $tables ->
    [one] { $tables } Tisch wurde importiert.
   *[other] { $tables } Tische wurden importiert.
}
server-already-there = { $tables ->
    [one] { $tables } Tisch war schon da und bleibt, wie er ist.
   *[other] { $tables } Tische waren schon da und bleiben, wie sie sind.
}
server-import-way-back = Wer diese Kopie gespeichert hat, kommt hier mit diesem Link zu Namen und Tischen zurück. Er ist geheim; setze die Adresse deines Servers davor: { $link }
server-other-key-push = Warnung: Dieser Server behält seinen eigenen Schlüssel für Web-Push. Browser, die sich beim anderen Server angemeldet haben, sind von hier aus nicht erreichbar: Wer von dort kommt, muss Benachrichtigungen in den Einstellungen noch einmal einschalten.
server-other-key-links = Warnung: Dieser Server behält seinen eigenen Schlüssel für Links. Die Links in Benachrichtigungen und Mails des anderen Servers funktionieren hier nicht.
server-wrong-line = Zeile { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] { $lines } Zeile konnte nicht importiert werden.
   *[other] { $lines } Zeilen konnten nicht importiert werden.
}

## Was ein Messenger von einem Link zeigt

server-card-invited = { $name } lädt dich zu Orbis ein
server-card-seats = { $count ->
    [one] Am Tisch: { $names }. { $count } Platz ist frei.
   *[other] Am Tisch: { $names }. { $count } Plätze sind frei.
}
server-card-full = Am Tisch: { $names }. Alle Plätze sind besetzt, aber du kannst zuschauen.
server-card-table = Orbis: { $names }
server-card-round = Runde { $round } von 15. Öffne den Link, um zuzuschauen.
server-card-record = Eine Partie zum Nachspielen, Zug für Zug.

## Dateien für einen statischen Webspace

server-site-folder = ORDNER
server-site-folder-help = der Ordner für die Dateien; eine Website darin wird auf den neuen Stand gebracht
server-site-home-help = die Adresse, unter der man Orbis bekommt, etwa die des Repositorys: Die Seite nennt sie allen, die einen eigenen Server wollen
server-site-home-not-address = „{ $text }“ ist keine Adresse. Gib eine an, die mit https:// beginnt.
server-site-no-page = Die Seite ist nicht gebaut, aber die Website braucht sie. In einem Klon des Projekts baut ./play sie.
server-site-no-pack = Die Website braucht das Offline-Paket: pip install { $wheel } (die Datei gehört zu jedem Release); in einem Klon des Projekts baut es dieser Befehl: sh -c '. scripts/setup.sh; set_up pack'
server-site-not-folder = { $folder } ist eine Datei. Gib einen Ordner an.
server-site-not-empty = In { $folder } liegen andere Dateien. Gib einen leeren Ordner an, oder einen mit einer Website, die dieser Befehl geschrieben hat.
server-site-written =
    Die Website liegt in { $folder }: { $size } MB.
    Zum Ausprobieren: { $command }
    Dann öffne { $address } im Browser.
    Zum Veröffentlichen kopierst du den Ordner auf einen beliebigen Webspace, etwa GitHub Pages. Sie funktioniert unter jedem Pfad und braucht keine besonderen Header. Wer sie öffnet, spielt im eigenen Browser: allein, gegen Bots oder zu mehreren an einem Bildschirm. Für Partien mit Freunden anderswo nimm orbis serve.
