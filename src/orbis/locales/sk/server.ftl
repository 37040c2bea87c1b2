### Server stolov: pomoc, odpovede a chyby.

cli-serve-help = ponúka stoly iným: server pre prehliadače a programy
cli-tables-help = overí, zálohuje a obnoví stoly servera

server-database = SÚBOR|URL
server-host-help = adresa, na ktorej server počúva; 0.0.0.0 sú všetky adresy tohto počítača
server-port-help = port, na ktorom server počúva; 0 je ktorýkoľvek voľný; inak { $port }, s --open ten ako naposledy
server-open-help = ukáž stránku v prehliadači; ak sú tvoje stoly už otvorené, ukáž tie
server-database-help = kde sú stoly uložené: súbor, alebo postgresql://… pre viac procesov; inak to, čo hovorí ORBIS_DATABASE, alebo tables.db v tvojom priečinku údajov
server-workers-help = koľko procesov slúži; viac ako jeden potrebuje PostgreSQL
server-proxies-help = adresy reverzných proxy, ktorých odovzdaným hlavičkám sa verí, oddelené čiarkami
server-origin-help = ďalší pôvod, ktorého stránky smú hovoriť so serverom; zopakuj pre každý
server-log-level-help = koľko sa zapisuje do denníka, riadky JSON na štandardnom chybovom výstupe
server-rate-help = koľko požiadaviek za sekundu smie poslať jedna identita alebo adresa
server-tables-help = koľko nedohraných stolov smie mať otvorených jedna identita
server-check-help = prehrá všetky stoly odznova a povie, ktoré nesedia
server-export-help = zapíše všetky stoly do súboru
server-import-help = prevezme stoly zo súboru; tie, ktoré tu už sú, ostanú, ako sú
server-export-file-help = kam zapísať
server-import-file-help = súbor, ktorý zapísal „export“
server-overwrite-help = nahradí súbor, ak už existuje

server-ready = Stoly sú otvorené na { $address }
server-how-to-stop = Ctrl-C zastaví server; všetko ostane uložené.
server-runs-already = Tvoje stoly sú už otvorené na adrese { $address }
server-stopped = Zastavené. Všetko ostáva uložené.

server-port-taken = { $host }:{ $port } je obsadené iným programom. Zvoľ iný port voľbou --port; 0 nájde voľný.
server-port-forbidden = Na { $host }:{ $port } nesmieš počúvať. Porty od 1024 sú voľné pre všetkých.
server-cannot-listen = Server nemôže počúvať na { $host }:{ $port }: { $reason }
server-workers-need-postgres = Viac procesov potrebuje PostgreSQL (--database postgresql://…); súboru slúži len jeden.
server-needs-asyncpg = PostgreSQL potrebuje asyncpg. Inštalácia: pip install "orbis[postgres]"
server-unknown-database = Databáza je cesta k súboru alebo adresa, ktorá sa začína postgresql://
server-no-database = Databáza { $path } neexistuje.
server-occupied = { $path } používa iný server. Najprv ho zastav, alebo uveď iný súbor voľbou --database.
server-unusable-database = Stoly nie sú dostupné: { $reason }
server-unusable-file = Stoly nie sú dostupné: { $reason }. Uveď iný súbor voľbou --database.

server-checking = overuje sa
server-exporting = zapisuje sa
server-importing = preberá sa
server-wrong-table = Stôl { $table } nesedí: { $reason }
server-checked = { $tables ->
    [one] Odznova bol prehraný { $tables } stôl.
    [few] Odznova boli prehrané { $tables } stoly.
    [many] Odznova bolo prehraného { $tables } stola.
   *[other] Odznova bolo prehraných { $tables } stolov.
}
server-wrong-tables = { $tables ->
    [one] Nesedí { $tables } stôl.
    [few] Nesedia { $tables } stoly.
    [many] Nesedí { $tables } stola.
   *[other] Nesedí { $tables } stolov.
}
server-file-exists = { $path } už existuje. Uveď iný súbor, alebo pridaj --overwrite.
server-exported = { $tables ->
    [one] V { $path } je { $tables } stôl.
    [few] V { $path } sú { $tables } stoly.
    [many] V { $path } je { $tables } stola.
   *[other] V { $path } je { $tables } stolov.
}
server-left-out = { $tables ->
    [one] Vynechaný bol { $tables } stôl.
    [few] Vynechané boli { $tables } stoly.
    [many] Vynechaného bolo { $tables } stola.
   *[other] Vynechaných bolo { $tables } stolov.
}
server-imported = { $tables ->
    [one] Prevzatý bol { $tables } stôl.
    [few] Prevzaté boli { $tables } stoly.
    [many] Prevzatého bolo { $tables } stola.
   *[other] Prevzatých bolo { $tables } stolov.
}
server-already-there = { $tables ->
    [one] { $tables } stôl tu už bol a ostáva, ako je.
    [few] { $tables } stoly tu už boli a ostávajú, ako sú.
    [many] { $tables } stola tu už bolo a ostáva, ako je.
   *[other] { $tables } stolov tu už bolo a ostáva, ako sú.
}
server-wrong-line = Riadok { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Nepodarilo sa prevziať { $lines } riadok.
    [few] Nepodarilo sa prevziať { $lines } riadky.
    [many] Nepodarilo sa prevziať { $lines } riadka.
   *[other] Nepodarilo sa prevziať { $lines } riadkov.
}
