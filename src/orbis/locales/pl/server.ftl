### Serwer stołów: pomoc, odpowiedzi i błędy.

cli-serve-help = udostępnia stoły innym: serwer dla przeglądarek i programów
cli-tables-help = sprawdza stoły serwera, tworzy ich kopie zapasowe i przywraca je

server-database = PLIK|URL
server-host-help = adres, pod którym działa serwer; 0.0.0.0 to wszystkie adresy tego komputera
server-port-help = port, na którym działa serwer; 0 to dowolny wolny; domyślnie { $port }, z --open taki jak ostatnio
server-open-help = pokazuje stronę w przeglądarce; jeśli Twoje stoły są już otwarte, pokazuje właśnie je
server-database-help = gdzie są stoły: plik albo postgresql://… dla kilku procesów; domyślnie wartość ORBIS_DATABASE lub tables.db w Twoim folderze danych
server-workers-help = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL
server-proxies-help = adresy serwerów proxy, których nagłówkom można ufać, oddzielone przecinkami
server-origin-help = dodatkowe źródło (origin), którego strony mogą łączyć się z serwerem; powtórz dla każdego
server-log-level-help = ile trafia do dziennika: wiersze JSON na standardowym wyjściu błędów
server-rate-help = ile żądań na sekundę może wysłać jeden użytkownik lub jeden adres
server-tables-help = ile stołów z niedokończoną grą może mieć jeden użytkownik
server-check-help = odtwarza partie ze wszystkich stołów i wypisuje błędne
server-export-help = zapisuje wszystkie stoły do pliku
server-import-help = wczytuje stoły z pliku; te, które już są, pozostają bez zmian
server-export-file-help = gdzie zapisać
server-import-file-help = plik zapisany przez „export”
server-overwrite-help = zastępuje plik, jeśli już istnieje

server-ready = Stoły są otwarte pod adresem { $address }
server-how-to-stop = Ctrl-C zatrzymuje serwer; wszystko zostaje zapisane.
server-runs-already = Twoje stoły są już otwarte pod adresem { $address }
server-stopped = Zatrzymano. Wszystko jest zapisane.

server-port-taken = { $host }:{ $port } zajmuje inny program. Wybierz inny port opcją --port; 0 znajdzie wolny.
server-port-forbidden = Nie masz uprawnień, by uruchomić serwer pod { $host }:{ $port }. Porty od 1024 w górę są dostępne dla wszystkich.
server-cannot-listen = Serwer nie może działać pod { $host }:{ $port }: { $reason }
server-workers-need-postgres = Kilka procesów wymaga PostgreSQL (--database postgresql://…); plik obsługuje tylko jeden.
server-needs-asyncpg = PostgreSQL wymaga asyncpg. Instalacja: pip install "orbis[postgres]"
server-unknown-database = Baza to ścieżka do pliku albo adres zaczynający się od postgresql://
server-no-database = Nie ma bazy { $path }.
server-occupied = Plik { $path } jest używany przez inny serwer. Najpierw go zatrzymaj albo podaj inny plik opcją --database.
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
server-file-exists = Plik { $path } już istnieje. Podaj inny albo dodaj --overwrite.
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
server-wrong-line = Wiersz { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] Nie udało się wczytać { $lines } wiersza.
    [few] Nie udało się wczytać { $lines } wierszy.
    [many] Nie udało się wczytać { $lines } wierszy.
   *[other] Nie udało się wczytać { $lines } wiersza.
}
