### Serwer stołów: pomoc, odpowiedzi i błędy.

cli-serve-help = udostępnia stoły innym: serwer dla przeglądarek i programów
cli-tables-help = sprawdza, zapisuje i przywraca stoły serwera

server-database = PLIK|URL
server-host-help = adres, pod którym działa serwer; 0.0.0.0 to wszystkie adresy tego komputera
server-port-help = port, na którym działa serwer; 0 to dowolny wolny; domyślnie { $port }, z --open taki jak ostatnio
server-open-help = pokaż stronę w przeglądarce; jeśli twoje stoły są już otwarte, pokaż właśnie je
server-database-help = gdzie są stoły: plik albo postgresql://… dla kilku procesów; w przeciwnym razie wartość ORBIS_DATABASE lub tables.db w twoim katalogu danych
server-workers-help = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL
server-proxies-help = adresy serwerów pośredniczących, których przekazanym nagłówkom można wierzyć, oddzielone przecinkami
server-origin-help = kolejne pochodzenie stron, które mogą łączyć się z serwerem; powtórz dla każdego
server-log-level-help = jak dużo trafia do dziennika, wiersze JSON na standardowym wyjściu błędów
server-rate-help = ile żądań na sekundę może wysłać jedna tożsamość lub jeden adres
server-tables-help = ile niezakończonych stołów może mieć otwarte jedna tożsamość
server-check-help = rozgrywa wszystkie stoły od nowa i mówi, które się nie zgadzają
server-export-help = zapisuje wszystkie stoły do pliku
server-import-help = wczytuje stoły z pliku; te, które już są, pozostają bez zmian
server-export-file-help = gdzie zapisać
server-import-file-help = plik zapisany przez „export”
server-overwrite-help = zastępuje plik, jeśli już jest

server-ready = Stoły są otwarte pod adresem { $address }
server-how-to-stop = Ctrl-C zatrzymuje serwer; wszystko zostaje zachowane.
server-runs-already = Twoje stoły są już otwarte pod adresem { $address }
server-stopped = Zatrzymano. Wszystko zostało zachowane.

server-port-taken = { $host }:{ $port } zajmuje inny program. Wybierz inny port opcją --port; 0 znajdzie wolny.
server-port-forbidden = Nie wolno ci uruchomić serwera pod { $host }:{ $port }. Porty od 1024 są wolne dla wszystkich.
server-cannot-listen = Serwer nie może działać pod { $host }:{ $port }: { $reason }
server-workers-need-postgres = Kilka procesów wymaga PostgreSQL (--database postgresql://…); plik obsługuje tylko jeden.
server-needs-asyncpg = PostgreSQL wymaga asyncpg. Instalacja: pip install "orbis[postgres]"
server-unknown-database = Baza to ścieżka pliku albo adres zaczynający się od postgresql://
server-no-database = Nie ma bazy { $path }.
server-occupied = { $path } jest używany przez inny serwer. Najpierw go zatrzymaj albo podaj inny plik opcją --database.
server-unusable-database = Stoły są niedostępne: { $reason }
server-unusable-file = Stoły są niedostępne: { $reason }. Podaj inny plik opcją --database.

server-checking = sprawdzanie
server-exporting = zapisywanie
server-importing = wczytywanie
server-wrong-table = Stół { $table } się nie zgadza: { $reason }
server-checked = { $tables ->
    [one] Rozegrano od nowa { $tables } stół.
    [few] Rozegrano od nowa { $tables } stoły.
    [many] Rozegrano od nowa { $tables } stołów.
   *[other] Rozegrano od nowa { $tables } stołu.
}
server-wrong-tables = { $tables ->
    [one] Nie zgadza się { $tables } stół.
    [few] Nie zgadzają się { $tables } stoły.
    [many] Nie zgadza się { $tables } stołów.
   *[other] Nie zgadza się { $tables } stołu.
}
server-file-exists = { $path } już jest. Podaj inny plik albo dodaj --overwrite.
server-exported = { $tables ->
    [one] W { $path } jest { $tables } stół.
    [few] W { $path } są { $tables } stoły.
    [many] W { $path } jest { $tables } stołów.
   *[other] W { $path } jest { $tables } stołu.
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
