### Der Tischserver: Hilfe, Antworten und Fehler.

cli-serve-help = Tische für andere anbieten: der Server für Browser und Programme
cli-tables-help = die Tische eines Servers prüfen, sichern und wiederherstellen

server-database = DATEI|URL
server-host-help = die Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle Adressen dieses Rechners
server-port-help = der Port, über den der Server erreichbar ist; 0 für irgendeinen freien; Standard: { $port }, mit --open der vom letzten Mal
server-open-help = die Seite im Browser zeigen; sind deine Tische schon offen, dann diese
server-database-help = wo die Tische gespeichert werden: eine Datei oder postgresql://… für mehrere Prozesse; Standard: ORBIS_DATABASE oder tables.db in deinem Datenordner
server-workers-help = wie viele Serverprozesse laufen; mehr als einer braucht PostgreSQL
server-proxies-help = Adressen der Reverse-Proxys, deren weitergeleiteten Headern vertraut wird, durch Kommas getrennt
server-origin-help = eine weitere Herkunft, deren Seiten mit dem Server sprechen dürfen; für jede wiederholen
server-log-level-help = wie viel protokolliert wird, als JSON-Zeilen auf der Standardfehlerausgabe
server-rate-help = wie viele Anfragen pro Sekunde eine Identität oder eine Adresse stellen darf
server-tables-help = wie viele offene Tische eine Identität haben darf
server-check-help = alle Tische nachspielen und die nennen, die nicht stimmen
server-export-help = alle Tische in eine Datei schreiben
server-import-help = die Tische einer Datei importieren; vorhandene bleiben, wie sie sind
server-export-file-help = wohin geschrieben wird
server-import-file-help = eine Datei, die „export“ geschrieben hat
server-overwrite-help = die Datei ersetzen, falls es sie gibt

server-ready = Die Tische sind offen unter { $address }
server-how-to-stop = Strg+C hält den Server an; alles ist gespeichert.
server-runs-already = Deine Tische sind schon offen: { $address }
server-stopped = Angehalten. Alles ist gespeichert.

server-port-taken = { $host }:{ $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen Port; 0 findet einen freien.
server-port-forbidden = Unter { $host }:{ $port } darfst du keinen Server betreiben. Ports ab 1024 stehen allen offen.
server-cannot-listen = Der Server lässt sich unter { $host }:{ $port } nicht starten: { $reason }
server-workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL (--database postgresql://…); mit einer Datei kann nur ein Prozess arbeiten.
server-needs-asyncpg = PostgreSQL braucht asyncpg. So wird es installiert: pip install "orbis[postgres]"
server-unknown-database = Eine Datenbank ist der Pfad einer Datei oder eine Adresse, die mit postgresql:// beginnt.
server-no-database = Es gibt keine Datenbank { $path }.
server-occupied = { $path } wird von einem anderen Server benutzt. Halte ihn zuerst an oder nenne mit --database eine andere Datei.
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
server-file-exists = { $path } gibt es schon. Nenne eine andere Datei oder füge --overwrite hinzu.
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
server-wrong-line = Zeile { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] { $lines } Zeile konnte nicht importiert werden.
   *[other] { $lines } Zeilen konnten nicht importiert werden.
}
