## Własne imię na dłużej

me-keep = Nie strać imienia ani swoich gier
me-keep-text = Dzięki linkowi wrócisz do swojego imienia, gier i ustawień na każdym urządzeniu, nawet jeśli ta przeglądarka Cię zapomni.
me-link-make = Utwórz link
me-link-renew = Utwórz nowy link
me-link-made = Masz link z dnia { $date }. Nikt go jeszcze nie użył.
me-link-used = Masz link z dnia { $date }. Ostatnie użycie: { $used }.
me-link-renew-text = Nowy link zastąpi stary, który przestanie działać.
me-mailboxes = Wrócisz też przez potwierdzoną skrzynkę: { $mailboxes }.
me-link-once = Zapisz sobie ten link teraz: nie pokażemy go ponownie. Każdy, kto go ma, może grać jako Ty.
me-link = Twój link
me-link-qr = Twój link jako kod QR
me-print = Drukuj
me-printed = Orbis: powrót gracza { $name }
me-printed-text = Zeskanuj kod lub otwórz link, aby grać dalej pod tym imieniem. Może to zrobić każdy, kto go ma.
me-passkeys = Klucze dostępu
me-passkey-text = Przechowuje je Twój telefon lub komputer i pyta o odcisk palca, twarz lub PIN. Nie musisz wtedy pilnować linku.
me-passkey-address = Pod tym adresem klucze dostępu nie działają: potrzebują adresu z nazwą domeny, który zaczyna się od https://. Może to ustawić gospodarz serwera.
me-passkey-server = Ten serwer nie ma jeszcze kluczy dostępu. Możesz je dodać: pip install 'orbis[passkeys]'
me-passkey-make = Utwórz klucz dostępu
me-passkey-made = { $label }, utworzony: { $date }
me-passkey-unnamed = Klucz dostępu
me-passkey-delete = Usuń klucz dostępu: { $label }
me-delete = Usuń
me-passkey-stopped = Klucz dostępu nie powstał. Spróbuj ponownie albo utwórz link.

## Urządzenia

me-devices = Twoje urządzenia
me-device-here = to urządzenie
me-device-unnamed = Program lub starsza przeglądarka
me-device-used = ostatnio używane: { $when }
me-device-since = od { $date }
me-sign-out = Wyloguj
me-sign-out-of = Wyloguj: { $label }
me-sign-out-others = Wyloguj wszystkie inne urządzenia
me-sign-out-link = Pozostałe urządzenia są wylogowane. Twój link nadal prowadzi każdego, kto go ma, do Twojego imienia i Twoich gier. Jeśli mógł trafić w niepowołane ręce, wybierz „{ $renew }”.
me-sign-out-here = Wyloguj się tutaj
me-sign-out-question = Wylogować się na tym urządzeniu?
me-sign-out-text = Gry pozostaną Twoje. Wrócisz do nich dzięki linkowi lub kluczowi dostępu albo na innym swoim urządzeniu.
me-sign-out-lost = Nie masz linku, klucza dostępu ani innego urządzenia. Jeśli się teraz wylogujesz, nikt nie przywróci Ci Twoich gier. Najpierw utwórz link.
me-sign-out-stays = Twoje własne zestawy kafli, ustawienia oraz postępy w lekcjach zostają w tej przeglądarce.
me-sign-out-no = Nie wylogowuj

## Powrót

me-back = Wróć do swoich gier
me-back-text = Masz już tu imię na innym urządzeniu lub w innej przeglądarce? Wróć do niego i do swoich gier.
me-back-lost = To urządzenie nie jest już zalogowane jako { $name }. Wylogowano je z innego urządzenia albo usunięto jego pliki cookie.
me-back-gone = Gracza { $name } nie ma już na tym serwerze. Wszystko, co o nim zapisano, usunięto. Ktoś zrobił to z innego urządzenia albo przez długi czas nikt tu nie wracał. Do tych gier i miejsc nie można już wrócić.
me-back-safe = Twoje gry i miejsca są bezpieczne. Możesz tu wrócić: { $ways }.
me-way-link = przez swój link
me-way-passkey = kluczem dostępu
me-way-mail = przez swoją skrzynkę pocztową
me-back-none = O ile wie ta przeglądarka, dla gracza { $name } nie utworzono linku ani klucza dostępu i nie potwierdzono skrzynki pocztowej. Wrócić możesz wtedy tylko z pomocą urządzenia, które jest jeszcze zalogowane jako { $name }.
me-back-maybe = Jeśli dla gracza { $name } utworzono link lub klucz dostępu albo potwierdzono skrzynkę pocztową, możesz tu wrócić.
me-back-stays = Twoje miejsca pozostają Twoje.
me-back-bot = Przy tym stole gra teraz za Ciebie bot.
me-back-waits = Przy tym stole bot nie zagra: gra czeka na Ciebie.
me-back-clock = Twój zegar idzie dalej. Gdy czas się skończy, bot dogra grę do końca.
me-back-tables = Co się teraz dzieje, zależy od stołu: tam, gdzie czas liczy się osobno na każdą turę, bot gra te tury, na które go zabrakło. Przy innych stołach gra za Ciebie bot albo gra czeka.
me-back-others = Mam jednak link, klucz dostępu lub skrzynkę
me-back-new-none = Możesz też zacząć jako nowy gracz. Miejsca gracza { $name } nie przejdą z Tobą.
me-back-mail = Twój adres e-mail
me-back-mail-text = Jeśli ta skrzynka jest potwierdzona do powiadomień, dostaniesz na nią link, który pozwoli Ci wrócić.
me-back-mail-send = Wyślij link na moją skrzynkę
me-back-mail-sent = Jeśli ktoś tu potwierdził adres { $address }, wiadomość jest już w drodze. Jej link działa jeden raz, przez { $minutes } min. Jeśli nic nie przyjdzie, zajrzyj do spamu albo wpisz dokładnie ten adres, który został potwierdzony.
me-back-mail-limit = Dziś poproszono już o zbyt wiele wiadomości. Sprawdź te, które przyszły, albo spróbuj jutro.
me-back-new-text = Możesz też zacząć jako nowy gracz. Gry gracza { $name } zostają tam, gdzie są, i możesz do nich wrócić później.
me-back-passkey = Wróć z kluczem dostępu
me-back-link = Zapisany link
me-back-link-text = Otwórz go tutaj, zeskanuj jego kod QR tym urządzeniem albo wklej go.
me-back-ways = Nie masz linku? Na urządzeniu, które jest jeszcze zalogowane, otwórz menu stołu i wybierz „Przenieś na inne urządzenie”: kod przeniesie miejsce tutaj. Przed rozpoczęciem gry Twoje miejsce może też zwolnić gospodarz stołu.
me-back-code = Wpisz kod
me-back-continue = Dalej
me-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
me-back-owner = Ten link prowadzi do gracza { $name } ({ $tables }).
me-back-as = Graj dalej jako { $name }
me-back-same = Na tym urządzeniu grasz już jako { $name }.
me-back-already = Już jesteś z powrotem jako { $name }.
me-back-table = Do stołu
me-back-home = Na stronę główną
me-back-other = Na tym urządzeniu grasz jako { $name } ({ $tables }). Jeśli zaczniesz grać pod innym imieniem, pozostaną przy tym, a wrócisz do nich tylko przez jego własny link.
me-back-keep = Najpierw utwórz link gracza { $name }
me-back-stay = Zostań jako { $name }
me-back-bad = To nie jest taki link. Zawiera on „/me#”, a potem 43 znaki.
me-back-unknown = Ten link nie działa: powstał nowszy, gracz został usunięty albo któryś znak się nie zgadza. Link z wiadomości e-mail działa jeden raz, przez pół godziny.
me-back-stopped = Nie udało się: nie wybrano klucza dostępu albo ten serwer go nie zna. Spróbuj ponownie albo użyj linku.

## Co i jak długo jest przechowywane

me-kept-long = Jak długo ten serwer przechowuje dane
me-kept-long-text = Liczba dni od ostatniego użycia. Potem wszystko jest usuwane automatycznie.
me-kept-waiting = Stoły, przy których gra się nie zaczęła
me-kept-playing = Niedokończone gry
me-kept-finished = Zakończone gry
me-kept-lessons = Lekcje
me-kept-reviews = Analizy
me-kept-records = Otwarte zapisy gier
me-kept-identities = Twoje imię, urządzenia, ustawienia i powiadomienia
me-kept-codes = Wygasłe kody jednorazowe
me-kept-challenges = Prośby o użycie klucza dostępu, na które nikt nie odpowiedział
me-kept-mailed = Wygasłe linki z wiadomości e-mail
me-kept-mailboxes = Skrzynki pocztowe, których nie potwierdzono w porę
me-kept-ever = bez ograniczeń
me-kept-none = usuwane od razu
me-kept-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
