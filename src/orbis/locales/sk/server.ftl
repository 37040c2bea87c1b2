### Server stolov: pomoc, odpovede a chyby.

cli-serve-help = otvorí stoly pre ostatných: server pre prehliadače a programy
cli-site-help = zapísať hru ako súbory pre statický hosting: beží v prehliadači, bez servera
cli-tables-help = overí, zálohuje a obnoví stoly servera

server-database = SÚBOR|URL
server-host-help = adresa, na ktorej server počúva; 0.0.0.0 sú všetky adresy tohto počítača
server-port-help = port, na ktorom server počúva; 0 je ktorýkoľvek voľný; predvolené: { $port }, s --open ten istý ako naposledy
server-open-help = ukáže stránku v prehliadači; ak sú vaše stoly už otvorené, ukáže tie
server-database-help = kde sú stoly uložené: súbor, alebo postgresql://… pre viac procesov; predvolené: ORBIS_DATABASE, alebo tables.db vo vašom priečinku s údajmi
server-workers-help = počet procesov servera; viac ako jeden potrebuje PostgreSQL
server-proxies-help = adresy reverzných proxy serverov, ktorých hlavičkám sa dôveruje, oddelené čiarkami; „private“ sú všetky súkromné siete; predvolené: ORBIS_PROXIES, inak žiadne
server-origin-help = ďalší pôvod (origin), ktorého stránky môžu komunikovať so serverom; zopakujte pre každý
server-log-level-help = koľko sa zapisuje do denníka, ako riadky JSON na štandardný chybový výstup; s --open do súboru vedľa stolov
server-rate-help = koľko požiadaviek za sekundu môže poslať jedna identita alebo adresa; predvolené: { $default }
server-tables-help = koľko nedohraných stolov môže mať otvorených jedna identita; predvolené: { $default }
server-keep = DRUH=DNI
server-keep-help = koľko dní od posledného použitia sa niečo uchováva, alebo „ever“ (navždy); opakujte pre každý druh; predvolené: { $kinds }
server-daily = DRUH=N
server-daily-help = koľko stolov (tables=200) alebo vložených záznamov a sád dielikov (texts=50) môže jedna identita pridať za deň; jedna adresa desaťkrát toľko
server-disk-help = koľko GiB môžu stoly zabrať, kým sa prestanú zakladať nové; predvolené: 10
server-trees-help = koľko MB pamäte si môžu boti ponechať na ďalšie rozhodnutia; predvolené: 64
server-phrases-only-help = hráči môžu používať len pripravené frázy, ktoré každý číta vo svojom jazyku, a pri žiadnom stole nepíšu vlastné texty; predvolene: ORBIS_PHRASES_ONLY=1
server-contact-help = koho sa služby oznámení môžu spýtať na tento server: vaša e-mailová adresa alebo stránka https:// o vás; odtiaľ sa posielajú aj správy, ak ORBIS_SMTP určuje poštový server; predvolene: ORBIS_CONTACT
server-site-help = adresa, na ktorej hráči nájdu tento server, napríklad https://play.example.org: tam vedú odkazy v oznámeniach a bez nej sa neposiela pošta; predvolene: ORBIS_SITE
server-place = HOSTITEĽ:PORT|SIEŤ
server-webhooks-at-help = miesto vo vašej vlastnej sieti, kam sa smú posielať oznámenia, napríklad homeassistant.local:8123 alebo 192.168.1.0/24, aj cez http; potom tam môže posielať každý hráč tohto servera; pre každé miesto zopakujte; predvolené: žiadne
server-admin-help = súbor s tokenom, ktorý otvorí stránku správcu /admin, najmenej { $least } znakov; predvolene: ORBIS_ADMIN_TOKEN; bez tokenu stránka neexistuje
server-bad-admin-token = { $where } neobsahuje token: { $least } až { $most } písmen, číslic alebo znakov bez medzier. Vytvoríte ho príkazom: openssl rand -hex 32
server-allowed-port = 0 až 65535
server-allowed-rate = čísla väčšie ako 0
server-allowed-keep = DRUH=DNI (0 až { $most } dní) alebo DRUH=ever; druhy: { $kinds }
server-allowed-daily = tables=N alebo texts=N, kde N je aspoň 0
server-allowed-disk = počet GiB väčší ako 0, napríklad 10 alebo 0.5
server-allowed-origin = http:// alebo https:// a meno hostiteľa, za ktorým už nič nie je, napríklad https://play.example.org
server-allowed-contact = e-mailová adresa alebo adresa, ktorá sa začína na https://
server-allowed-webhooks-at = hostiteľ s portom, napríklad homeassistant.local:8123, alebo sieť, napríklad 192.168.1.0/24
server-allowed-proxies = adresy alebo siete oddelené čiarkami, napríklad 192.0.2.7,10.0.0.0/8, alebo „private“. „*“ nie je povolené: potom by sa ktokoľvek mohol vydávať za inú adresu
server-prune-help = zmaže, čo už netreba uchovávať
server-delete-help = zmaže jednotlivé stoly
server-dry-run-help = iba vypíše, čo by sa zmazalo
server-table = STÔL
server-delete-ids-help = označenia stolov, ako v ich odkazoch
server-check-help = prejde znova hry na všetkých stoloch a vypíše chybné
server-backup-help = zapíše úplnú kópiu do súboru, aj keď server beží
server-restore-help = nahradí stoly zálohou; server najprv zastavte
server-backup-file-help = kam zapísať
server-restore-file-help = súbor, ktorý zapísal príkaz „backup“
server-replace-help = zmaže všetko, čo je teraz v databáze PostgreSQL
server-export-help = zapíše všetky stoly do súboru
server-import-help = načíta stoly zo súboru; tie, ktoré tu už sú, zostanú bez zmeny
server-export-file-help = kam zapísať
server-import-file-help = súbor, ktorý zapísal „export“ a ktorému server dôveruje ako samotnej databáze; s voľbou --copy to, čo vám poslal hráč
server-copy-help = súbor je kópia, ktorú si hráč uložil na stránke bez servera: načíta sa len to, čo patrí jemu
server-overwrite-help = nahradí súbor, ak už existuje

server-ready = Stoly sú otvorené na adrese { $address }
server-how-to-stop = Ctrl-C zastaví server; všetko zostane uložené.
server-for-others = Ostatní vo vašej sieti môžu otvoriť { $address }
server-only-here = Táto adresa sa otvorí len na tomto počítači. Pre priateľov na rovnakej Wi-Fi pridajte --host 0.0.0.0
server-runs-already = Vaše stoly sú už otvorené na adrese { $address }
server-stopped = Zastavené. Všetko je uložené.

server-port-taken = { $host }:{ $port } používa iný program. Zvoľte iný port voľbou --port; 0 nájde voľný.
server-port-forbidden = Nemáte oprávnenie počúvať na { $host }:{ $port }. Porty od 1024 sú voľné pre všetkých.
server-cannot-listen = Server nemôže počúvať na { $host }:{ $port }: { $reason }
server-workers-need-postgres = Viac procesov potrebuje PostgreSQL (--database postgresql://…); so súborom môže pracovať len jeden.
server-bad-mail = ORBIS_SMTP musí vyzerať ako smtps://user:password@mail.example.org alebo smtp://localhost:25 a --contact musí byť e-mailová adresa, z ktorej sa správy posielajú.
server-mail-needs-site = Na posielanie pošty treba --site: adresu, na ktorej hráči nájdu tento server, napríklad https://play.example.org.
server-needs-asyncpg = PostgreSQL potrebuje asyncpg. Inštalácia: pip install "orbis[postgres]"
server-unknown-database = Databáza je cesta k súboru alebo adresa, ktorá sa začína postgresql://
server-no-database = Databáza { $path } neexistuje.
server-occupied = { $path } používa bežiaci server. Najprv ho zastavte, alebo uveďte iný súbor voľbou --database.
server-damaged = Súbor { $path } je poškodený ({ $reason }). „orbis tables check“ ukáže, čo sa stratilo, „orbis tables export“ zachráni zvyšok a „orbis tables restore“ vráti zálohu.
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
server-damaged-part = Časť „{ $part }“ je poškodená: { $reason }
server-ids-lost = Zoznam stolov je poškodený. Stoly, ktoré nie sú nikde inde, sa stratili.
server-backed-up = { $tables ->
    [one] { $tables } stôl je skopírovaný do súboru { $path } a kópia je skontrolovaná.
    [few] { $tables } stoly sú skopírované do súboru { $path } a kópia je skontrolovaná.
    [many] { $tables } stola je skopírovaného do súboru { $path } a kópia je skontrolovaná.
   *[other] { $tables } stolov je skopírovaných do súboru { $path } a kópia je skontrolovaná.
}
server-restored = { $tables ->
    [one] Zo súboru { $path } je obnovený { $tables } stôl.
    [few] Zo súboru { $path } sú obnovené { $tables } stoly.
    [many] Zo súboru { $path } je obnoveného { $tables } stola.
   *[other] Zo súboru { $path } je obnovených { $tables } stolov.
}
server-set-aside = To, čo tam bolo predtým, je teraz v súbore { $path }.
server-not-a-backup = Súbor { $path } sa nedá obnoviť: { $reason }. Súbory, ktoré zapísal príkaz „export“, načíta „orbis tables import“.
server-in-use = Túto databázu používa server alebo ju používal ešte pred chvíľou. Zastavte ho a skúste to znova o 15 sekúnd.
server-not-empty = Databáza nie je prázdna. Zadajte prázdnu, alebo pridajte --replace, ak sa z nej má všetko zmazať.
server-pruned = { $kind }: zmazané { $count }
server-would-prune = { $kind }: na zmazanie { $count }
server-deleted-table = Stôl { $table } je zmazaný.
server-no-table = Stôl { $table } neexistuje.
server-file-exists = { $path } už existuje. Uveďte iný súbor, alebo pridajte --overwrite.
server-no-folder = Priečinok { $folder } neexistuje. Najprv ho vytvorte alebo uveďte iný súbor.
server-not-an-archive = Súbor { $path } sa nedá importovať: nezapísal ho príkaz „export“. Súbory, ktoré zapísal príkaz „backup“, načíta „orbis tables restore“.
server-is-a-copy = Súbor { $path } je kópia uložená na stránke. Importujte ho s voľbou --copy: potom môže priniesť len to, čo patrí tomu, kto ho uložil.
server-not-a-copy = Súbor { $path } sa nedá importovať s voľbou --copy: nie je to celá kópia, akú na stránke zapíše „Uložiť kópiu“. Požiadajte toho, kto ho poslal, aby ho uložil znova.
server-file-is-database = { $path } je databáza týchto stolov alebo bežiaceho servera. Uveďte iný súbor.
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
server-import-way-back = Kto uložil túto kópiu, vráti sa tu k svojmu menu a stolom cez tento odkaz. Je tajný; vložte pred neho adresu svojho servera: { $link }
server-other-key-push = Upozornenie: tento server si ponecháva vlastný kľúč pre web push. Do prehliadačov, ktoré sa prihlásili na druhom serveri, odtiaľto nič nepríde: ľudia odtiaľ si musia oznámenia v nastaveniach zapnúť znova.
server-other-key-links = Upozornenie: tento server si ponecháva vlastný kľúč pre odkazy. Odkazy z oznámení a správ druhého servera tu nefungujú.
server-wrong-line = Riadok { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Nepodarilo sa načítať { $lines } riadok.
    [few] Nepodarilo sa načítať { $lines } riadky.
    [many] Nepodarilo sa načítať { $lines } riadka.
   *[other] Nepodarilo sa načítať { $lines } riadkov.
}

## Čo ukáže správa s odkazom

server-card-invited = { $name } vás pozýva na Orbis
server-card-seats = { $count ->
    [one] Pri stole: { $names }. Je tu { $count } voľné miesto.
    [few] Pri stole: { $names }. Sú tu { $count } voľné miesta.
    [many] Pri stole: { $names }. Je tu { $count } voľného miesta.
   *[other] Pri stole: { $names }. Je tu { $count } voľných miest.
}
server-card-full = Pri stole: { $names }. Všetky miesta sú obsadené, ale môžete sa pozerať.
server-card-table = Orbis: { $names }
server-card-round = Kolo { $round } z 15. Otvorte odkaz a pozerajte sa.
server-card-record = Záznam hry, ktorý si môžete prejsť ťah po ťahu.

## Súbory pre statický hosting

server-site-folder = PRIEČINOK
server-site-folder-help = priečinok na súbory; stránka, ktorá v ňom už je, sa zaktualizuje
server-site-home-help = adresa, na ktorej sa dá získať Orbis, napríklad adresa repozitára: stránka ju ukáže tým, ktorí chcú vlastný server
server-site-home-not-address = „{ $text }“ nie je adresa. Uveďte takú, ktorá sa začína na https://.
server-site-no-page = Stránka nie je zostavená, a je tu potrebná. V klone projektu ju zostaví ./play.
server-site-no-pack = Stránka potrebuje offline balík: pip install { $wheel } (tento súbor je v každom vydaní), v klone projektu ho zostaví tento príkaz: sh -c '. scripts/setup.sh; set_up pack'
server-site-not-folder = { $folder } je súbor. Uveďte priečinok.
server-site-not-empty = V priečinku { $folder } sú iné súbory. Uveďte prázdny priečinok, alebo taký, v ktorom je stránka zapísaná týmto príkazom.
server-site-written =
    Stránka je v priečinku { $folder }: { $size } MB.
    Vyskúšajte ju: { $command }
    Potom otvorte { $address } v prehliadači.
    Ak ju chcete zverejniť, skopírujte priečinok na ľubovoľný hosting súborov, napríklad GitHub Pages. Funguje na každej ceste a nepotrebuje zvláštne hlavičky. Kto ju otvorí, hrá vo vlastnom prehliadači: proti botom alebo viacerí na jednej obrazovke. Na hru s priateľmi inde slúži orbis serve.
