### Serwer stołów: pomoc, odpowiedzi i błędy.

cli-serve-help = udostępnia stoły innym: serwer dla przeglądarek i programów
cli-site-help = zapisać grę jako pliki dla hostingu statycznego: działa w przeglądarce, bez serwera
cli-tables-help = sprawdza stoły serwera, tworzy ich kopie zapasowe i przywraca je

server-database = PLIK|URL
server-host-help = adres, pod którym działa serwer; 0.0.0.0 to wszystkie adresy tego komputera
server-port-help = port, na którym działa serwer; 0 to dowolny wolny; domyślnie { $port }, z --open taki jak ostatnio
server-open-help = pokazuje stronę w przeglądarce; jeśli Twoje stoły są już otwarte, pokazuje właśnie je
server-database-help = gdzie są stoły: plik albo postgresql://… dla kilku procesów; domyślnie wartość ORBIS_DATABASE lub tables.db w Twoim folderze danych
server-workers-help = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL
server-proxies-help = adresy serwerów proxy, których nagłówkom można ufać, oddzielone przecinkami; „private” oznacza wszystkie sieci prywatne; domyślnie: ORBIS_PROXIES albo żadne
server-origin-help = dodatkowe źródło (origin), którego strony mogą łączyć się z serwerem; powtórz dla każdego
server-log-level-help = ile trafia do dziennika: wiersze JSON na standardowym wyjściu błędów; z --open w pliku obok stołów
server-rate-help = ile żądań na sekundę może wysłać jeden użytkownik lub jeden adres; domyślnie: { $default }
server-tables-help = ile stołów z niedokończoną grą może mieć jeden użytkownik; domyślnie: { $default }
server-keep = RODZAJ=DNI
server-keep-help = ile dni przechowywać coś od ostatniego użycia albo „ever” (zawsze); powtórz dla każdego rodzaju; domyślnie: { $kinds }
server-daily = RODZAJ=N
server-daily-help = ile stołów (tables=200) albo wklejonych zapisów i zestawów kafli (texts=50) może dziennie dodać jeden użytkownik; jeden adres dziesięć razy tyle
server-disk-help = ile GiB mogą zająć stoły, zanim nie będzie można zaczynać nowych; domyślnie: 10
server-trees-help = ile MB pamięci boty mogą zachować na następne decyzje; domyślnie: 64
server-phrases-only-help = gracze mogą używać tylko gotowych zwrotów, które każdy czyta w swoim języku, i przy żadnym stole nie piszą własnych tekstów; domyślnie: ORBIS_PHRASES_ONLY=1
server-contact-help = kogo usługi powiadomień mogą zapytać o ten serwer: Twój adres e-mail albo strona https:// o Tobie; stąd przychodzą też wiadomości, jeśli ORBIS_SMTP wskazuje serwer poczty; domyślnie: ORBIS_CONTACT
server-site-help = adres, pod którym gracze znajdują ten serwer, na przykład https://play.example.org: tam prowadzą linki w powiadomieniach i bez niego nie ma poczty; domyślnie: ORBIS_SITE
server-place = HOST:PORT|SIEĆ
server-webhooks-at-help = miejsce w Twojej własnej sieci, do którego wolno wysyłać powiadomienia, na przykład homeassistant.local:8123 albo 192.168.1.0/24, także przez http; może tam wtedy wysyłać każdy gracz tego serwera; powtórz dla każdego miejsca; domyślnie: żadne
server-admin-help = plik z tokenem, który otwiera stronę administratora /admin, co najmniej { $least } znaków; domyślnie: ORBIS_ADMIN_TOKEN; bez tokena tej strony nie ma
server-bad-admin-token = { $where } nie zawiera tokena: od { $least } do { $most } liter, cyfr lub znaków bez spacji. Utwórz go poleceniem: openssl rand -hex 32
server-allowed-port = od 0 do 65535
server-allowed-rate = liczby większe od 0
server-allowed-keep = RODZAJ=DNI (od 0 do { $most } dni) albo RODZAJ=ever; rodzaje: { $kinds }
server-allowed-daily = tables=N albo texts=N, gdzie N to co najmniej 0
server-allowed-disk = liczba GiB większa od 0, na przykład 10 albo 0.5
server-allowed-origin = http:// albo https:// i nazwa hosta bez niczego dalej, na przykład https://play.example.org
server-allowed-contact = adres e-mail albo adres, który zaczyna się od https://
server-allowed-webhooks-at = host z portem, na przykład homeassistant.local:8123, albo sieć, na przykład 192.168.1.0/24
server-allowed-proxies = adresy lub sieci oddzielone przecinkami, na przykład 192.0.2.7,10.0.0.0/8, albo „private”. „*” jest niedozwolone: wtedy każdy mógłby podać cudzy adres
server-prune-help = usuń to, czego nie trzeba już przechowywać
server-delete-help = usuń pojedyncze stoły
server-dry-run-help = tylko pokaż, co zostałoby usunięte
server-table = STÓŁ
server-delete-ids-help = identyfikatory stołów, takie jak w linkach
server-check-help = odtwarza partie ze wszystkich stołów i wypisuje błędne
server-backup-help = zapisz pełną kopię do pliku, także gdy serwer działa
server-restore-help = zastąp stoły kopią zapasową; najpierw zatrzymaj serwer
server-backup-file-help = dokąd zapisać
server-restore-file-help = plik zapisany przez „backup”
server-replace-help = usuń wszystko, co jest teraz w bazie PostgreSQL
server-export-help = zapisuje wszystkie stoły do pliku
server-import-help = wczytuje stoły z pliku; te, które już są, pozostają bez zmian
server-export-file-help = gdzie zapisać
server-import-file-help = plik zapisany przez „export”, któremu serwer ufa tak jak samej bazie; z opcją --copy to, co przysłał Ci gracz
server-copy-help = plik jest kopią, którą gracz zapisał na stronie bez serwera: wczytuje tylko to, co należy do tego gracza
server-overwrite-help = zastępuje plik, jeśli już istnieje

server-ready = Stoły są otwarte pod adresem { $address }
server-how-to-stop = Ctrl-C zatrzymuje serwer; wszystko zostaje zapisane.
server-for-others = Inni w Twojej sieci mogą otworzyć { $address }
server-only-here = Ten adres otwiera się tylko na tym komputerze. Dla znajomych w tej samej sieci Wi-Fi dodaj --host 0.0.0.0
server-runs-already = Twoje stoły są już otwarte pod adresem { $address }
server-stopped = Zatrzymano. Wszystko jest zapisane.

server-port-taken = { $host }:{ $port } zajmuje inny program. Wybierz inny port opcją --port; 0 znajdzie wolny.
server-port-forbidden = Nie masz uprawnień, by uruchomić serwer pod { $host }:{ $port }. Porty od 1024 w górę są dostępne dla wszystkich.
server-cannot-listen = Serwer nie może działać pod { $host }:{ $port }: { $reason }
server-workers-need-postgres = Kilka procesów wymaga PostgreSQL (--database postgresql://…); plik obsługuje tylko jeden.
server-bad-mail = ORBIS_SMTP musi wyglądać jak smtps://user:password@mail.example.org albo smtp://localhost:25, a --contact musi być adresem e-mail, z którego wysyłane są wiadomości.
server-mail-needs-site = Do wysyłania poczty potrzeba --site: adresu, pod którym gracze znajdują ten serwer, na przykład https://play.example.org.
server-needs-asyncpg = PostgreSQL wymaga asyncpg. Instalacja: pip install "orbis[postgres]"
server-unknown-database = Baza to ścieżka do pliku albo adres zaczynający się od postgresql://
server-no-database = Nie ma bazy { $path }.
server-occupied = Plik { $path } jest używany przez działający serwer. Najpierw go zatrzymaj albo podaj inny plik opcją --database.
server-damaged = Plik { $path } jest uszkodzony ({ $reason }). „orbis tables check” pokaże, co przepadło, „orbis tables export” uratuje resztę, a „orbis tables restore” przywróci kopię zapasową.
server-unusable-database = Stoły są niedostępne: { $reason }
server-unusable-file = Stoły są niedostępne: { $reason }. Podaj inny plik opcją --database.

server-checking = sprawdzanie
server-exporting = zapisywanie
server-importing = wczytywanie
server-wrong-table = Stół { $table } jest niepoprawny: { $reason }
server-checked = { $tables ->
    [one] Sprawdzono { $tables } stół.
    [few] Sprawdzono { $tables } stoły.
    [many] Sprawdzono { $tables } stołów.
   *[other] Sprawdzono { $tables } stołu.
}
server-wrong-tables = { $tables ->
    [one] { $tables } stół jest niepoprawny.
    [few] { $tables } stoły są niepoprawne.
    [many] { $tables } stołów jest niepoprawnych.
   *[other] { $tables } stołu jest niepoprawne.
}
server-damaged-part = Część „{ $part }” jest uszkodzona: { $reason }
server-ids-lost = Lista stołów jest uszkodzona. Stoły, których nie ma nigdzie indziej, przepadły.
server-backed-up = { $tables ->
    [one] Skopiowano { $tables } stół do pliku { $path } i sprawdzono kopię.
    [few] Skopiowano { $tables } stoły do pliku { $path } i sprawdzono kopię.
    [many] Skopiowano { $tables } stołów do pliku { $path } i sprawdzono kopię.
   *[other] Skopiowano { $tables } stołu do pliku { $path } i sprawdzono kopię.
}
server-restored = { $tables ->
    [one] Przywrócono { $tables } stół z pliku { $path }.
    [few] Przywrócono { $tables } stoły z pliku { $path }.
    [many] Przywrócono { $tables } stołów z pliku { $path }.
   *[other] Przywrócono { $tables } stołu z pliku { $path }.
}
server-set-aside = To, co było wcześniej, jest teraz w pliku { $path }.
server-not-a-backup = Nie można przywrócić pliku { $path }: { $reason }. Pliki zapisane przez „export” wczytuje „orbis tables import”.
server-in-use = Tej bazy używa serwer albo używał jej przed chwilą. Zatrzymaj go i spróbuj ponownie za 15 sekund.
server-not-empty = Baza nie jest pusta. Podaj pustą albo dodaj --replace, aby usunąć z niej wszystko.
server-pruned = { $kind }: usunięto { $count }
server-would-prune = { $kind }: do usunięcia { $count }
server-deleted-table = Usunięto stół { $table }.
server-no-table = Nie ma stołu { $table }.
server-file-exists = Plik { $path } już istnieje. Podaj inny albo dodaj --overwrite.
server-no-folder = Nie ma folderu { $folder }. Najpierw go utwórz albo podaj inny plik.
server-not-an-archive = Nie można zaimportować pliku { $path }: nie zapisało go polecenie „export”. Pliki zapisane przez „backup” wczytuje „orbis tables restore”.
server-is-a-copy = Plik { $path } to kopia zapisana na stronie. Zaimportuj go z opcją --copy: wtedy wniesie tylko to, co należy do osoby, która go zapisała.
server-not-a-copy = Nie można zaimportować pliku { $path } z opcją --copy: nie jest pełną kopią, jaką zapisuje na stronie „Zapisz kopię”. Poproś osobę, która go przysłała, żeby zapisała go jeszcze raz.
server-file-is-database = { $path } to baza danych tych stołów albo działającego serwera. Podaj inny plik.
server-exported = { $tables ->
    [one] Do { $path } zapisano { $tables } stół.
    [few] Do { $path } zapisano { $tables } stoły.
    [many] Do { $path } zapisano { $tables } stołów.
   *[other] Do { $path } zapisano { $tables } stołu.
}
server-left-out = { $tables ->
    [one] Pominięto { $tables } stół.
    [few] Pominięto { $tables } stoły.
    [many] Pominięto { $tables } stołów.
   *[other] Pominięto { $tables } stołu.
}
server-imported = { $tables ->
    [one] Wczytano { $tables } stół.
    [few] Wczytano { $tables } stoły.
    [many] Wczytano { $tables } stołów.
   *[other] Wczytano { $tables } stołu.
}
server-already-there = { $tables ->
    [one] { $tables } stół już był i pozostaje bez zmian.
    [few] { $tables } stoły już były i pozostają bez zmian.
    [many] { $tables } stołów już było i pozostaje bez zmian.
   *[other] { $tables } stołu już było i pozostaje bez zmian.
}
server-import-way-back = Osoba, która zapisała tę kopię, wróci tu do swojego imienia i stołów przez ten link. Jest tajny; wstaw przed nim adres swojego serwera: { $link }
server-other-key-push = Uwaga: ten serwer zachowuje własny klucz web push. Do przeglądarek, w których włączono powiadomienia na tamtym serwerze, nic stąd nie dotrze: osoby stamtąd muszą ponownie włączyć powiadomienia w ustawieniach.
server-other-key-links = Uwaga: ten serwer zachowuje własny klucz do linków. Linki z powiadomień i wiadomości tamtego serwera tutaj nie działają.
server-wrong-line = Wiersz { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Nie udało się wczytać { $lines } wiersza.
    [few] Nie udało się wczytać { $lines } wierszy.
    [many] Nie udało się wczytać { $lines } wierszy.
   *[other] Nie udało się wczytać { $lines } wiersza.
}

## Co komunikator pokazuje z linku

server-card-invited = { $name } zaprasza Cię do gry Orbis
server-card-seats = { $count ->
    [one] Przy stole: { $names }. Czeka { $count } wolne miejsce.
    [few] Przy stole: { $names }. Czekają { $count } wolne miejsca.
    [many] Przy stole: { $names }. Czeka { $count } wolnych miejsc.
   *[other] Przy stole: { $names }. Czeka { $count } wolnego miejsca.
}
server-card-full = Przy stole: { $names }. Wszystkie miejsca są zajęte, ale można oglądać.
server-card-table = Orbis: { $names }
server-card-round = Runda { $round } z 15. Otwórz link, aby oglądać.
server-card-record = Zapis partii do obejrzenia, ruch po ruchu.

## Pliki dla hostingu statycznego

server-site-folder = FOLDER
server-site-folder-help = folder na pliki; strona, która już tam jest, zostanie zaktualizowana
server-site-home-help = adres, pod którym można dostać Orbis, na przykład adres repozytorium: strona podaje go tym, którzy chcą mieć własny serwer
server-site-home-not-address = „{ $text }” to nie adres. Podaj taki, który zaczyna się od https://.
server-site-no-page = Strona nie jest zbudowana, a jest tu potrzebna. W klonie projektu buduje ją ./play.
server-site-no-pack = Do strony potrzebny jest pakiet offline: pip install { $wheel } (ten plik jest w każdym wydaniu), a w klonie projektu buduje go to polecenie: sh -c '. scripts/setup.sh; set_up pack'
server-site-not-folder = { $folder } to plik. Podaj folder.
server-site-not-empty = W folderze { $folder } są inne pliki. Podaj pusty folder albo taki, w którym jest strona zapisana tym poleceniem.
server-site-written =
    Strona jest w folderze { $folder }: { $size } MB.
    Wypróbuj ją: { $command }
    Potem otwórz { $address } w przeglądarce.
    Aby ją opublikować, skopiuj folder na dowolny hosting plików, na przykład GitHub Pages. Działa pod każdą ścieżką i nie wymaga specjalnych nagłówków. Kto ją otworzy, gra we własnej przeglądarce: z botami albo w kilka osób przy jednym ekranie. Do gry ze znajomymi z daleka służy orbis serve.
