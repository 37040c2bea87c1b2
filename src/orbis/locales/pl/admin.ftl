### Strona administratora.

admin-title = Ten serwer
admin-token = Token administratora
admin-token-text = Z nim uruchomiono serwer: --admin-token-file albo ORBIS_ADMIN_TOKEN. Ta karta pamięta go, dopóki jej nie zamkniesz.
admin-open = Otwórz
admin-bad = To nie jest token tego serwera.
admin-leave = Zapomnij token
admin-well = Wszystko działa.
admin-full = Miejsce się skończyło. Nowych gier nie można zacząć, trwające toczą się dalej.
admin-ill = Problem z bazą danych: { $status }
admin-version = Wersja
admin-since = Uruchomiono
admin-processes = Procesy
admin-store = Baza danych
admin-store-file = jeden plik
admin-disk = Zajęte miejsce
admin-disk-of = { $used } z { $most }
admin-connections = Otwarte połączenia
admin-live = Stoły w pamięci
admin-delay = Największe opóźnienie w ciągu minuty
admin-one-process = Połączenia, stoły w pamięci, opóźnienie, praca i odmowy dotyczą procesu, który odpowiedział.
admin-tables = Stoły
admin-waiting = nierozpoczęte
admin-playing = trwające
admin-over = zakończone
admin-find-label = Identyfikator lub link stołu
admin-find = Znajdź
admin-latest = Ostatnio aktywne
admin-no-table = Nie ma takiego stołu.
admin-changed = Ostatnia zmiana: { $when }
admin-events = Zdarzenia: { $count }
admin-delete = Usuń…
admin-delete-question = Usunąć ten stół?
admin-delete-text = Zniknie od razu i dla wszystkich. Przywróci go tylko kopia zapasowa.
admin-delete-yes = Usuń stół
admin-delete-no = Zostaw
admin-deleted = Stół usunięto.
admin-work = Praca
admin-quick = Odczyt i sprawdzanie
admin-thinking = Boty i podpowiedzi
admin-reviewing = Analizy
admin-doing = W toku
admin-queued = Czeka
admin-services = Usługi
admin-service-mail = Poczta
admin-service-push = Powiadomienia w przeglądarce
admin-service-passkeys = Klucze dostępu
admin-set-up = skonfigurowane
admin-tried = { $result ->
    [sent] skonfigurowane; wiadomość próbna wysłana
   *[failed] skonfigurowane; wiadomości próbnej nie wysłano
}
admin-missing = nieskonfigurowane: { $missing }
admin-services-text = Poczta: uruchom serwer z ORBIS_SMTP=smtps://user:password@mail.example.org, --contact you@example.org i --site https://play.example.org. Pozostałe: zainstaluj przez pip install to, co tu podano, i uruchom serwer ponownie.
admin-mail-to = Wyślij wiadomość próbną na adres
admin-mail-send = Wyślij
admin-mail-sent = Wysłane. Za chwilę powinno dotrzeć; zajrzyj też do spamu.
admin-mail-failed = { $problem ->
    [unreachable] Nie wysłano: serwer poczty nie odpowiada albo nie wpuszcza tego serwera. Sprawdź ORBIS_SMTP: host, port, użytkownika i hasło.
    [timeout] Nie wysłano: serwer poczty nie odpowiedział na czas. Sprawdź host i port w ORBIS_SMTP albo spróbuj później.
    [refused] Nie wysłano: serwer poczty odmówił (odpowiedź { $status }). Sprawdź ten adres i adres podany przy --contact.
    [later] Nie wysłano: serwer poczty nie może teraz przyjąć wiadomości (odpowiedź { $status }). Spróbuj później.
    [address] Nie wysłano: na ten adres nie można wysłać poczty. Sprawdź, czy nie ma w nim literówki.
    [paused] Nie wysłano: serwer poczty zgłaszał ostatnio błąd albo nie odpowiadał. Spróbuj za kilka minut.
    [busy] Nie wysłano: zbyt wiele jest w toku. Spróbuj za chwilę.
   *[off] Nie wysłano: ten serwer nie wysyła poczty.
}
admin-mail-limit = W ciągu godziny można wysłać najwyżej pięć wiadomości próbnych. Spróbuj później.
admin-notices = Powiadomienia
admin-notices-waiting = Powiadomienia jeszcze niewysłane: { $count }
admin-notices-waiting-text = Czekają: gracz może jeszcze sam zajrzeć do gry, trwają godziny ciszy albo kanał nie odpowiada.
admin-kept-identities = Imiona wraz z urządzeniami, ustawieniami i powiadomieniami
admin-notices-text = Zawodzące kanały nie przyjęły ostatniego powiadomienia. Wysłane i nieprzyjęte są liczone od uruchomienia.
admin-no-channels = Nikt nie prosił o powiadomienia.
admin-kind = Rodzaj
admin-count = Liczba
admin-channels = Kanały
admin-failing = Zawodzą
admin-sent = Wysłane
admin-failed = Nieprzyjęte
admin-limits = Limity
admin-limit-rate = Żądania na sekundę: { $rate } na gracza, { $burst } naraz. Wszyscy gracze z jednego adresu razem: { $crowd } razy tyle.
admin-limit-tables = Niedokończone stoły: { $tables } na gracza, { $crowd } na adres.
admin-limit-daily = Gracz w ciągu dnia: stoły { $tables }, zapisy i zestawy kafli { $texts }, skrzynki pocztowe { $mails }. Adres: dziesięć razy tyle.
admin-limit-connections = Połączenia z jednego adresu: { $sockets }, w tym { $connections } do stołów.
admin-refused = Najczęstsze odmowy z dwóch godzin
admin-nobody = Nikt.
admin-network = Sieć
admin-times = Ile razy
admin-wrong = Błędne tokeny wysłane na tę stronę: { $count }
