### Strona jako aplikacja: powiadomienia w ustawieniach.

app-notices = Powiadomienia
app-notices-text = Dowiesz się, co dzieje się przy Twoich stołach, gdy nie masz ich otwartych: raz dla każdego stołu, dopóki go nie otworzysz.
app-here = Powiadamiaj mnie na tym urządzeniu
app-here-on = Powiadomienia przychodzą na to urządzenie.
app-here-text = Gdy przeglądarka zmieni swoje połączenie do powiadomień, Orbis odnowi je za Ciebie. Aby je wyłączyć, usuń to urządzenie poniżej.
app-here-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony, obok jej adresu, i wróć tutaj.
app-here-install = Na iPhonie lub iPadzie najpierw zainstaluj stronę: stuknij przycisk udostępniania, potem „Do ekranu początkowego”, i otwórz Orbis stamtąd.
app-here-insecure = Przeglądarki pozwalają na to tylko pod adresami, które zaczynają się od https. Niżej znajdziesz inny sposób.
app-here-server = Ten serwer nie może wysyłać powiadomień do przeglądarek: jego gospodarz musiałby zainstalować „orbis[push]”. Inny sposób jest poniżej.
app-here-browser = Tej przeglądarki nie można powiadamiać. Niżej znajdziesz inny sposób.
app-browser-failed = Przeglądarka nie mogła włączyć powiadomień. Spróbuj później albo wybierz inny sposób.
app-this-device = to urządzenie
app-unconfirmed = najpierw otwórz link z e-maila
app-failing = ostatnie powiadomienie nie dotarło
app-ended = nic już tam nie wysyłamy: ostatnie powiadomienia nie dotarły. Wypróbuj ten sposób jeszcze raz, popraw go albo usuń.
app-test = Wypróbuj
app-test-sent = Wysłane. Za chwilę powinno dotrzeć.
app-not-taken = { $problem ->
    [unreachable] Nie dotarło: pod tym adresem nikt nie odpowiada. Sprawdź, czy nie ma w nim literówki.
    [certificate] Nie dotarło: certyfikat tego adresu jest nieważny.
    [timeout] Nie dotarło: odpowiedź nie przyszła na czas. Spróbuj później.
    [inside] Nie dotarło: ten adres prowadzi do sieci prywatnej, a tam serwer niczego nie wysyła.
    [address] Nie dotarło: na ten adres nie można niczego wysłać. Sprawdź, czy nie ma w nim literówki.
    [refused] Nie dotarło: druga strona tego nie przyjęła (odpowiedź { $status }). Sprawdź wpisane dane.
    [gone] Nie dotarło: pod tym adresem niczego nie ma (odpowiedź { $status }). Nic więcej tam nie wysyłamy.
    [limit] Nie dotarło: ostatnio wysłano tam zbyt wiele. Spróbuj za kilka minut.
    [later] Nie dotarło: druga strona nie może tego teraz przyjąć (odpowiedź { $status }). Spróbuj później.
    [paused] Nie wysłano: druga strona zgłaszała ostatnio błąd albo nie odpowiadała. Spróbuj za kilka minut.
    [busy] Nie wysłano: zbyt wiele jest teraz w drodze. Spróbuj za chwilę.
   *[off] Nie wysłano: ten serwer nie wysyła takich powiadomień.
}
app-remove = Usuń
app-mails-stopped = bez wiadomości: tylko prowadzi do Twojego imienia i Twoich gier
app-mails = Wysyłaj tu powiadomienia
app-forget-mailbox = Zapomnij tę skrzynkę
app-forget-mailbox-of = Zapomnij { $label }
app-forget-question = Czy zapomnieć { $label }?
app-forget-text = Nie wyślemy tam już żadnej wiadomości, a Ty przez tę skrzynkę już nie wrócisz. Jeśli nie chcesz tylko wiadomości, wyłącz „{ $switch }”.
app-forget-last = Ta skrzynka to Twoja ostatnia droga powrotu do imienia i gier. Bez niej zagrasz jako Ty tylko na urządzeniach, które są teraz zalogowane. Najpierw utwórz link albo klucz dostępu.
app-forget-yes = Zapomnij
app-forget-no = Zachowaj
app-correct = Popraw
app-correcting = Wpisz wszystko jeszcze raz dla „{ $label }”: zastąpi to poprzednie dane. Są tajne i Orbis nie pokazuje ich ponownie.
app-correct-text = Popraw wpisane dane i zapisz je albo usuń je powyżej.
app-other = Inny sposób
app-other-none = Wybierz…
app-optional = (nieobowiązkowo)
app-add = Dodaj
app-mail-sent = Wysłaliśmy Ci link. Otwórz go, aby potwierdzić adres.
app-secret = Każda wiadomość jest podpisana tym kluczem, w nagłówku Orbis-Signature. Widać go tylko teraz:
app-secret-name = Klucz
app-secret-copy = Kopiuj klucz
app-kind-push = Przeglądarka
app-kind-mail = E-mail
app-kind-ntfy = ntfy
app-kind-telegram = Telegram
app-kind-discord = Discord
app-kind-slack = Slack
app-kind-matrix = Matrix
app-kind-webhook = Własny program (webhook)
app-how-mail = Dostaniesz link do potwierdzenia. Zanim go otworzysz, nie przyjdzie nic innego. Przez potwierdzoną skrzynkę możesz też wrócić do swojego imienia i swoich gier: kto ją czyta, może grać za Ciebie.
app-how-ntfy = Wybierz temat, którego nikt nie odgadnie: kto go zna, może czytać razem z Tobą.
app-how-telegram = Załóż bota u @BotFather, napisz do niego raz i podaj jego token oraz identyfikator czatu.
app-how-discord = W Discordzie: ustawienia kanału, Integracje, Webhooki. Skopiuj adres.
app-how-slack = W Slacku: utwórz aplikację z webhookiem przychodzącym. Skopiuj adres.
app-how-matrix = Adres serwera domowego, identyfikator pokoju i token, który pozwala tam pisać.
app-how-webhook = Dla każdego powiadomienia dostaje JSON metodą POST.
app-field-url = Adres
app-field-room = Pokój
app-field-token = Token dostępu
app-field-chat = Identyfikator czatu
app-field-address = Adres e-mail
app-field-label = Jak to nazywasz
app-events = O czym chcesz wiedzieć
app-event-turn = Teraz Twoja tura
app-event-reminder = Wciąż Twoja tura, dzień później
app-event-clock = Kończy Ci się czas
app-event-wish = Ktoś Cię o coś pyta lub Ci odpowiada
app-event-seat = Ktoś Cię zaprasza, siada do stołu albo czeka na start
app-event-over = Gra się skończyła
app-event-rematch = Ktoś chce rewanżu
app-event-said = Ktoś do Ciebie pisze
app-quiet = Godziny ciszy
app-quiet-text = O tym, co się w tym czasie wydarzy, dowiesz się po ich upływie.
app-quiet-start = Od
app-quiet-end = Do
app-quiet-zone = To godziny w strefie czasowej { $zone }.
