### Server stolov: pomoc, odpovede a chyby.

cli-serve-help = otvorí stoly pre ostatných: server pre prehliadače a programy
cli-tables-help = overí, zálohuje a obnoví stoly servera

server-database = SÚBOR|URL
server-host-help = adresa, na ktorej server počúva; 0.0.0.0 sú všetky adresy tohto počítača
server-port-help = port, na ktorom server počúva; 0 je ktorýkoľvek voľný; predvolené: { $port }, s --open ten istý ako naposledy
server-open-help = ukáže stránku v prehliadači; ak sú vaše stoly už otvorené, ukáže tie
server-database-help = kde sú stoly uložené: súbor, alebo postgresql://… pre viac procesov; predvolené: ORBIS_DATABASE, alebo tables.db vo vašom priečinku s údajmi
server-workers-help = počet procesov servera; viac ako jeden potrebuje PostgreSQL
server-proxies-help = adresy reverzných proxy serverov, ktorých hlavičkám sa dôveruje, oddelené čiarkami
server-origin-help = ďalší pôvod (origin), ktorého stránky môžu komunikovať so serverom; zopakujte pre každý
server-log-level-help = koľko sa zapisuje do denníka, ako riadky JSON na štandardný chybový výstup
server-rate-help = koľko požiadaviek za sekundu môže poslať jedna identita alebo adresa
server-tables-help = koľko nedohraných stolov môže mať otvorených jedna identita
server-check-help = prejde znova hry na všetkých stoloch a vypíše chybné
server-export-help = zapíše všetky stoly do súboru
server-import-help = načíta stoly zo súboru; tie, ktoré tu už sú, zostanú bez zmeny
server-export-file-help = kam zapísať
server-import-file-help = súbor, ktorý zapísal „export“
server-overwrite-help = nahradí súbor, ak už existuje

server-ready = Stoly sú otvorené na adrese { $address }
server-how-to-stop = Ctrl-C zastaví server; všetko zostane uložené.
server-runs-already = Vaše stoly sú už otvorené na adrese { $address }
server-stopped = Zastavené. Všetko je uložené.

server-port-taken = { $host }:{ $port } používa iný program. Zvoľte iný port voľbou --port; 0 nájde voľný.
server-port-forbidden = Nemáte oprávnenie počúvať na { $host }:{ $port }. Porty od 1024 sú voľné pre všetkých.
server-cannot-listen = Server nemôže počúvať na { $host }:{ $port }: { $reason }
server-workers-need-postgres = Viac procesov potrebuje PostgreSQL (--database postgresql://…); so súborom môže pracovať len jeden.
server-needs-asyncpg = PostgreSQL potrebuje asyncpg. Inštalácia: pip install "orbis[postgres]"
server-unknown-database = Databáza je cesta k súboru alebo adresa, ktorá sa začína postgresql://
server-no-database = Databáza { $path } neexistuje.
server-occupied = { $path } používa iný server. Najprv ho zastavte, alebo uveďte iný súbor voľbou --database.
server-unusable-database = Stoly nie sú dostupné: { $reason }
server-unusable-file = Stoly nie sú dostupné: { $reason }. Uveďte iný súbor voľbou --database.

server-checking = overuje sa
server-exporting = zapisuje sa
server-importing = načítava sa
server-wrong-table = Stôl { $table } je chybný: { $reason }
server-checked = { $tables ->
    [one] Skontrolovaný bol { $tables } stôl.
    [few] Skontrolované boli { $tables } stoly.
    [many] Skontrolovaného bolo { $tables } stola.
   *[other] Skontrolovaných bolo { $tables } stolov.
}
server-wrong-tables = { $tables ->
    [one] { $tables } stôl je chybný.
    [few] { $tables } stoly sú chybné.
    [many] { $tables } stola je chybného.
   *[other] { $tables } stolov je chybných.
}
server-file-exists = { $path } už existuje. Uveďte iný súbor, alebo pridajte --overwrite.
server-exported = { $tables ->
    [one] Do { $path } bol zapísaný { $tables } stôl.
    [few] Do { $path } boli zapísané { $tables } stoly.
    [many] Do { $path } bolo zapísaného { $tables } stola.
   *[other] Do { $path } bolo zapísaných { $tables } stolov.
}
server-left-out = { $tables ->
    [one] Vynechaný bol { $tables } stôl.
    [few] Vynechané boli { $tables } stoly.
    [many] Vynechaného bolo { $tables } stola.
   *[other] Vynechaných bolo { $tables } stolov.
}
server-imported = { $tables ->
    [one] Načítaný bol { $tables } stôl.
    [few] Načítané boli { $tables } stoly.
    [many] Načítaného bolo { $tables } stola.
   *[other] Načítaných bolo { $tables } stolov.
}
server-already-there = { $tables ->
    [one] { $tables } stôl tu už bol a zostáva bez zmeny.
    [few] { $tables } stoly tu už boli a zostávajú bez zmeny.
    [many] { $tables } stola tu už bolo a zostáva bez zmeny.
   *[other] { $tables } stolov tu už bolo a zostáva bez zmeny.
}
server-wrong-line = Riadok { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Nepodarilo sa načítať { $lines } riadok.
    [few] Nepodarilo sa načítať { $lines } riadky.
    [many] Nepodarilo sa načítať { $lines } riadka.
   *[other] Nepodarilo sa načítať { $lines } riadkov.
}
