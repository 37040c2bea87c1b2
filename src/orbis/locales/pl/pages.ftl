### Strony wokół stołu w przeglądarce.

## Wszędzie

pages-title = Orbis: stwórz wszechświat
pages-loading = Chwileczkę…
pages-connecting = Łączenie…
pages-reconnecting = Połączenie przerwane. Łączymy się ponownie; Twoja gra nie przepadnie.
pages-unreachable = Nie można połączyć się z serwerem. Spróbuj ponownie.
pages-close = Zamknij
pages-to-start = Strona główna
pages-nowhere = Pod tym adresem nic nie ma.
pages-record-away = Może ktoś z tej gry poprosił, by o nim zapomnieć: wtedy znajdziesz ją wśród swoich gier.
pages-language = Język
pages-theme = Motyw
pages-theme-system = Jak w systemie
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-settings = Ustawienia
pages-settings-table = Przy stole
pages-settings-you = Twoje imię i urządzenia
pages-learn = Samouczek
pages-tiles = Kafle
# Imiona dla nowych, ze spacjami między nimi.
pages-names = Wega Lira Mira Altair Rigel Nova Selene Atlas Junona Orion
pages-points = { $points } PK
pages-problem = { $code ->
    [bad_request] Tego nie udało się zrozumieć.
    [too_large] To jest za długie.
    [no_identity] Serwer nie rozpoznał Twojej przeglądarki. Wczytaj stronę ponownie.
    [forbidden] Tutaj nie wolno tego robić.
    [not_found] Tu nic nie ma: link może być błędny albo za stary.
    [not_waiting] Gra już się zaczęła.
    [not_playing] Gra się nie zaczęła albo już się skończyła.
    [seat_taken] Ktoś właśnie zajął to miejsce.
    [name_taken] Ktoś przy tym stole ma już takie imię albo bardzo podobne. Wybierz inne.
    [not_your_turn] To nie Twoja tura.
    [illegal] Teraz to niemożliwe.
    [stale] Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
    [late] Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
    [out_of_time] Twój czas się skończył.
    [paused] Gra jest wstrzymana.
    [no_wish] Ta prośba jest już nieaktualna.
    [unfit] Tak się nie da.
    [limit] Ten serwer nie pozwala na więcej. Najpierw coś dokończ lub usuń albo chwilę poczekaj.
    [too_many] Zbyt wiele żądań naraz. Poczekaj chwilę.
   *[unavailable] Chwilowo to niemożliwe. Spróbuj ponownie później.
}
pages-no-invitations = Gracz { $name } nie przyjmuje teraz zaproszeń.
pages-forbidden = { $reason ->
    [seat-of-another] To miejsce należy do kogoś innego.
    [players-only] Mogą to zrobić tylko gracze przy tym stole.
    [host-only] Może to zrobić tylko gospodarz stołu.
    [others-decide] O tym decydują inni przy stole.
    [others-play] Przy tym stole gra też ktoś inny.
    [bot-plays] Na tym miejscu gra bot.
    [no-bot] Przy tym stole bot nikogo nie zastępuje.
    [have-seat] Masz już miejsce przy tym stole.
    [seat-freed] Gospodarz zwolnił Twoje miejsce przy tym stole.
    [phrases-only] Przy tym stole są tylko gotowe zwroty.
    [no-free-text] Na tym serwerze są tylko gotowe zwroty.
    [no-hints] To niemożliwe, dopóki trwa gra bez podpowiedzi.
    [rated] Grę rankingową trzeba dokończyć albo poddać.
    [day-is-on] To będzie możliwe, gdy minie dzień tego rozdania, po północy (UTC).
    [not-friends] Możesz zaprosić osoby, z którymi masz już za sobą wspólną grę, jeśli tego chcą.
    [no-going-back] Przy tym stole nie można wrócić do wcześniejszej tury: to gra rankingowa albo rozdanie dnia.
    [own-seat] To Twoje własne miejsce. Możesz je opuścić.
    [others-wait] Ktoś inny przy stole czeka na tego gracza.
    [back-soon] Ten gracz odszedł dopiero przed chwilą. Wkrótce możesz pozwolić zagrać botowi.
    [one-deal] Rozdanie dnia jest tylko jedno. Jutro będzie następne.
    [daily-stays] Gry z rozdaniem dnia nie można przekazać. Użyj swojego linku na drugim urządzeniu.
    [passkey] Klucz dostępu nie został przyjęty. Spróbuj ponownie albo użyj swojego linku.
    [brought-by-another] Ktoś inny już przeniósł tu tę partię.
   *[other] Tutaj nie wolno tego robić.
}
pages-bad-address = { $why ->
    [address-https] Adres musi zaczynać się od https://
    [address-inside] Ten serwer nie wysyła niczego na adresy w sieci prywatnej. Podaj adres dostępny z internetu albo poproś gospodarza serwera, żeby na ten zezwolił (--webhooks-at).
    [address-http-inside] Adres musi zaczynać się od https:// i być dostępny z internetu. Na adres w sieci prywatnej może zezwolić tylko gospodarz serwera (--webhooks-at).
    [address-discord] Webhook Discorda zaczyna się od https://discord.com/api/webhooks/
    [address-slack] Webhook Slacka zaczyna się od https://hooks.slack.com/
    [address-ntfy] Na końcu adresu musi być Twój temat: https://ntfy.sh/twoj-temat
    [address-mail] To nie jest poprawny adres e-mail. Podaj go w postaci ann@example.org.
    [address-room] Identyfikator pokoju zaczyna się od wykrzyknika: !abc:example.org. Aplikacja Matrix pokazuje go w ustawieniach pokoju, w części „Zaawansowane”.
    [address-chat] Identyfikator czatu to liczba, na przykład 123456789. Kanał ma też nazwę, na przykład @orbis_news.
    [address-bot] Token bota wygląda tak: 123456789:AAE… Skopiuj go w całości od @BotFather.
    [address-token] W tokenie dostępu nie ma spacji. Skopiuj go jeszcze raz.
   *[address-odd] To nie jest poprawny adres. Skopiuj go ponownie, bez spacji, nazwy użytkownika i hasła.
}

## Początek

pages-heading = Stwórz wszechświat, kafel po kaflu
pages-subheading = Bierz kafle, zostawiaj wyznawców na sąsiednich i buduj punktującą piramidę: gra kafelkowa dla dwóch do czterech graczy, od 30 do 45 minut. Bez konta i bez instalacji.
pages-learn-to-play = Naucz się grać w 8 minut
pages-learnt = Wszystkie rozdziały ukończone
pages-new-here = Pierwszy raz tutaj?
pages-play-now = Zagraj z botem
pages-play-more = { $count ->
    [one] Zagraj z { $count } botem
    [few] Zagraj z { $count } botami
    [many] Zagraj z { $count } botami
   *[other] Zagraj z { $count } bota
}
pages-play = Graj
pages-opponents = Przeciwnicy
pages-level-of = Przeciwnik { $number }
pages-level = { $name } · siła { $strength } z 5
pages-core-coming = Boty o sile 3–5 są jeszcze przygotowywane. Za chwilę będzie można je wybrać.
pages-core-absent = Boty o sile 3–5 wymagają skompilowanego rdzenia, którego ten serwer nie ma.
pages-level-pilgrim = Pielgrzym
pages-level-acolyte = Akolita
pages-level-priest = Kapłan
pages-level-prophet = Prorok
pages-level-oracle = Wyrocznia
pages-daily = Rozdanie dnia
pages-daily-text = Wszyscy dostają te same kafle i grają z jednym, dwoma lub trzema Kapłanami. Każde rozdanie można zagrać raz.
pages-daily-play = Zagraj dzisiejsze rozdanie
pages-daily-continue = Graj dalej
pages-daily-results = Wyniki
pages-daily-left = Pozostały czas: { $time }
pages-daily-leader = Najlepszy wynik dotąd: { $name }, { $points } PK
pages-daily-nobody = Nikt jeszcze nie skończył. Możesz być na czele!
pages-daily-yours = Masz miejsce { $rank } z { $games }, { $points } PK
pages-daily-result = Twój wynik: { $points } PK
pages-daily-inside = Są tu tylko Twoje własne wyniki. Zostają w tej przeglądarce.
pages-daily-uncounted = Twoja gra w tym rozdaniu się nie liczy, bo została poddana. Jutro będzie nowe rozdanie.
pages-daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
pages-daily-tomorrow = Dzień tego rozdania jeszcze trwa. Po północy (UTC) możesz obejrzeć swoją grę i jej analizę.
pages-puzzles = Zadania
pages-puzzles-text = Znajdź najlepszą turę: w dokładnie obliczonych końcówkach i tam, gdzie analiza znalazła Twoje własne błędy.
pages-puzzles-rating = Ranking { $rating } · z rzędu: { $streak }
pages-hot-seat = Przy jednym ekranie
pages-hot-seat-text = Od dwóch do czterech osób gra po kolei na tym urządzeniu.
pages-players = Gracze
pages-player = Gracz { $number }
pages-friends = Ze znajomymi
pages-invite-friends = Zaproś znajomych
pages-friends-text = Wyślij link. Kto go otworzy, może zagrać albo oglądać.
pages-open-seats = Znajomi
pages-bots = Boty
pages-make-table = Otwórz stół
pages-clock = Zegar
pages-clock-none = Bez zegara
pages-clock-minutes = { $count ->
    [one] { $count } minuta dla każdego plus 10 sekund na turę
    [few] { $count } minuty dla każdego plus 10 sekund na turę
    [many] { $count } minut dla każdego plus 10 sekund na turę
   *[other] { $count } minuty dla każdego plus 10 sekund na turę
}
pages-clock-minutes-brief = { $count } min dla każdego + 10 s na turę
pages-if-away = Gdy ktoś odejdzie od stołu
pages-bot-after-minutes = { $count ->
    [one] Po { $count } minucie zagra bot
    [few] Po { $count } minutach zagra bot
    [many] Po { $count } minutach zagra bot
   *[other] Po { $count } minuty zagra bot
}
pages-bot-after-hours = { $count ->
    [one] Po godzinie zagra bot
    [few] Po { $count } godzinach zagra bot
    [many] Po { $count } godzinach zagra bot
   *[other] Po { $count } godziny zagra bot
}
pages-bot-never = Bot nie zagra: gra czeka, nawet kilka dni
pages-pace = Tempo
pages-pace-live = Na żywo
pages-pace-days = Przez kilka dni
pages-time-per-turn = Czas na każdą turę
pages-clock-days = { $count ->
    [one] { $count } dzień na turę
    [few] { $count } dni na turę
    [many] { $count } dni na turę
   *[other] { $count } dnia na turę
}
pages-clock-turn = { $time } na turę
pages-clock-free = Bez limitu: gra czeka
pages-days-text = Gdy komuś skończy się czas, bot gra tylko tę jedną turę, a miejsce pozostaje zajęte. Po dwóch opuszczonych turach z rzędu pozostali mogą oddać grę botowi, poczekać albo zakończyć grę. Każdy może wziąć 14 dni urlopu w roku; zegar wtedy stoi.
pages-bot-one-turn = Bot gra tylko opuszczone tury
pages-public = Publiczny
pages-public-text = Stół jest tu na liście i każdy może dołączyć.
pages-chat = Własny tekst
pages-chat-text = Gracze przy stole mogą do siebie pisać. Przeczyta to każdy, kto ma link. Przy stołach publicznych nie ma własnego tekstu.
pages-chat-yes = Dozwolony: przeczyta go każdy, kto ma link
pages-rated = Gra rankingowa
pages-rated-text = Wynik liczy się do rankingu wszystkich grających. Bez podpowiedzi i bez cofania gry; kto się podda, komu skończy się czas albo kogo na końcu nie ma przy stole, przegrywa.
pages-rated-days-text = Wynik liczy się do rankingu wszystkich grających. Bez podpowiedzi i bez cofania gry. Opuszczona tura to jeszcze nie przegrana; przegrywa ten, kto się podda albo kogo na końcu nie ma przy stole, gdy gra za niego bot.
pages-rated-yes = Tak, wynik się liczy
pages-rating = około { $value } ± { $spread }
pages-rating-few = około { $value } ± { $spread }, wstępnie
pages-rating-short = { $value }
pages-rating-short-few = { $value }?
pages-rating-none = jeszcze bez rankingu
pages-rating-change = ranking { $change }
pages-public-tables = Stoły publiczne
pages-list-filled = Jeszcze nie wszyscy są gotowi
pages-unjoined = Stoły, do których nikt nie dołączył
pages-cancel-table = Zamknij stół
pages-cancel-table-question = Zamknąć ten stół? Nie da się go przywrócić.
pages-list-rematch = { $name } chce rewanżu
pages-list-waiting = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
pages-list-kept = Czeka na: { $name }
pages-list-playing = Runda { $round } · gra { $name }
pages-list-resting = Runda { $round } · gra ruszy dalej, gdy ją otworzysz
pages-list-yours = Runda { $round } · Twoja tura
pages-list-paused = Runda { $round } · przerwa
pages-list-paused-until = Runda { $round } · przerwa do { $date }
pages-list-invited = Masz zaproszenie
pages-list-wish = { $wish ->
    [pause] { $name } proponuje przerwę
    [end] { $name } proponuje zakończyć grę
   *[rewind] { $name } prosi o cofnięcie gry
}
pages-list-unread = Nowa wiadomość: { $names }
pages-list-left = na zegarze: { $time }
pages-list-excused = urlop do { $date }, zegar stoi
pages-record = Zapis partii
pages-record-short = Otwórz zapisaną grę albo przejmij miejsce za pomocą kodu.
pages-record-text = Wklej zapis partii lub upuść tu plik z zapisem
pages-record-file = Wybierz plik
pages-record-fault = Wiersz { $line }, kolumna { $column }: oczekiwano: { $expected }, znaleziono: „{ $found }”.
pages-record-name = Wiersz { $line }: imię ma najwyżej 40 znaków i wszystkie są widoczne.
pages-record-move = Wiersz { $line }, tura { $turn }: ruch „{ $found }” jest niemożliwy.
pages-record-rules = Grano według zasad w wersji { $found }, której ten serwer nie zna.
pages-tiles-unofficial = Zestaw nieoficjalny
pages-tiles-unready = { $name } (nieukończony)
pages-tiles-named = Kafle: { $name }
pages-tiles-missing = W tej grze użyto zestawu kafli { $id }, którego serwer nie ma. Zaimportuj jego plik na stronie „Własne kafle”, a potem otwórz zapis jeszcze raz.
pages-open = Otwórz
pages-code-text = Kod z Twojego drugiego urządzenia
pages-been-here = Gram tu nie pierwszy raz
pages-lost = To urządzenie nie jest już zalogowane jako { $name }.
pages-lost-safe = Twoje gry są bezpieczne.
pages-lost-stays = Twoje miejsca pozostają Twoje.
pages-lost-gone = Gracza { $name } nie ma już na tym serwerze.
pages-lost-back = Wróć
pages-lost-new = Zacznij jako nowy gracz
pages-are-you = Grasz tu jako { $name }? Wróć na swoje miejsce.
pages-seat-yours = Jedno z tych miejsc jest Twoje?
pages-seat-back = Wróć na miejsce
pages-only-watch = Tylko oglądam
pages-code-use = Przejmij miejsce
pages-code-short = { $count ->
    [one] Kod ma { $count } znak. Sprawdź go na drugim urządzeniu.
    [few] Kod ma { $count } znaki. Sprawdź go na drugim urządzeniu.
    [many] Kod ma { $count } znaków. Sprawdź go na drugim urządzeniu.
   *[other] Kod ma { $count } znaku. Sprawdź go na drugim urządzeniu.
}
pages-opponents-chosen = { $count ->
    [one] Przeciwnik: { $names }
    [few] Przeciwnicy: { $names }
    [many] Przeciwnicy: { $names }
   *[other] Przeciwnicy: { $names }
}
pages-continue = Graj dalej
pages-continue-yours = Twoja tura ({ $number })
pages-continue-waiting = Czeka na Ciebie ({ $number })
pages-finished = Zakończone gry
pages-list-result = { $result ->
    [won] Wygrana
    [shared] Wspólna wygrana
   *[lost] Przegrana
}
pages-list-place = { $place }. miejsce na { $count } · { $points } PK
pages-list-gave-up = { $reason ->
    [clock] czas gracza { $name } się skończył
   *[resigned] { $name } poddaje się
}
pages-list-you-gave-up = { $reason ->
    [clock] Twój czas się skończył
   *[resigned] gra poddana przez Ciebie
}
pages-list-remove = Usuń z listy: { $names }
pages-list-removed = Już nie na liście: { $names }
pages-all-tables = Wszystkie moje gry
pages-my-games = Moje gry
pages-my-friends = Moi znajomi
pages-living = Dwa boty grają partię Orbis. Obejrzyj ją ruch po ruchu.
pages-living-name = { $seat ->
    [0] Wega
   *[other] Altair
}
pages-living-pause = Wstrzymaj
pages-living-caption = Partia dwóch botów od samego początku.

## Stół, który czeka

pages-lobby-title = Stół Orbis
pages-lobby-open = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
pages-lobby-ready = Gdy wszyscy będą gotowi, kafle zostaną rozdane
pages-seats = Miejsca
pages-your-name = Twoje imię
pages-open-seat = Wolne miejsce
pages-sit = Usiądź i graj
pages-kept-for = Miejsce czeka: { $name }
pages-kept-for-you = To miejsce czeka na Ciebie
pages-lobby-kept = Czekamy na: { $names }
pages-decline = Nie, dziękuję
pages-you-declined = Zaproszenie odrzucone. Gospodarz o tym wie.
pages-open-to-all = Otwórz dla wszystkich
pages-mute = Bez zaproszeń od gracza { $name }
pages-is-muted = Gracz { $name } nie może Cię już zapraszać. Zmienisz to w „Moi znajomi”.
pages-leave-seat = Wstań
pages-bot = Bot
pages-is-ready = Czeka na start
pages-not-ready = Jeszcze się szykuje
pages-away = Nie ma przy stole
pages-ready-away = Czeka na start · nie ma przy stole
pages-away-until = Na urlopie do { $date }
pages-until = do { $date }
pages-ready = Możemy grać
pages-you-are-ready = Czekamy na resztę. Gra zacznie się, gdy wszyscy będą gotowi.
pages-commitment = Skrót ogłoszony przed rozdaniem:
pages-commitment-why = Serwer wybrał już swój sekret, a to jest jego skrót. Twoja przeglądarka dokłada własną liczbę. Po grze sprawdzi, czy serwer nie zmienił sekretu.
pages-invite = Zaproś
pages-invite-text = To tylko zaproszenie: nikt nie straci przez nie miejsca.
pages-invite-full = Wszystkie miejsca są zajęte: kto otworzy link, będzie obserwować grę. Aby oddać komuś miejsce, otwórz menu i wybierz „{ pages-device-give }”.
pages-only-here = Na razie linki do Twoich stołów otwierają się tylko na tym urządzeniu.
pages-other-address = Aby grać z innymi, otwórz Orbis pod adresem dla innych, który widać w jego terminalu.
pages-restart = Aby działały też na innych w tej samej sieci Wi-Fi, zatrzymaj Orbis w jego terminalu klawiszami Ctrl-C, uruchom ponownie tym poleceniem i otwórz adres, który się wyświetli. Nic nie przepadnie.
pages-command = Polecenie dla innych w tej samej sieci Wi-Fi
pages-copy-command = Kopiuj polecenie
pages-more-choices = Więcej ustawień
pages-invite-link = Link do tego stołu
pages-copy = Kopiuj link
pages-copied = Skopiowano
pages-copy-by-hand = Link jest zaznaczony. Skopiuj go z klawiatury albo przytrzymaj go palcem.
pages-share = Udostępnij
pages-qr = Link jako kod QR
pages-invites = { $name } zaprasza Cię do gry
pages-terms = Ta gra
pages-rounds = Rundy
pages-hints-allowed = Dozwolone
pages-hints-forbidden = Niedozwolone
pages-hints-text = Każdy może zapytać najsilniejszego bota o radę. W grach rankingowych nie ma podpowiedzi.
pages-with-hints = Każdy może prosić o podpowiedzi
pages-without-hints = Nikt nie dostaje podpowiedzi
pages-just-watch = Możesz też tylko oglądać: gra pojawi się tutaj, gdy się zacznie.
pages-watch-here = Możesz oglądać: gra pojawi się tutaj, gdy się zacznie.
pages-fill = Oddaj miejsce botowi
pages-clear-seat = Usuń bota
pages-free-seat = Zwolnij miejsce
pages-free-seat-question = Zwolnić miejsce gracza { $name }? Gracz dowie się o tym i już nie usiądzie przy tym stole.
pages-keep-seat = Zostaw
pages-removed = Gospodarz stołu zwolnił Twoje miejsce. Możesz się przyglądać albo przygotować własny stół.

## Gra

pages-title-yours = Twoja tura
pages-title-paused = Gra wstrzymana
pages-title-over = Gra skończona
pages-turn-of = Teraz gra { $name }
pages-awaited = Czekamy na gracza { $name }
pages-thinking-of = { $name } się zastanawia…
pages-skip = Kliknij lub naciśnij spację, aby przewinąć.
pages-skip-brief = { $head } – dotknij, aby przewinąć
pages-name-asked = { $name }: { $question }
pages-sending = Wysyłanie…
pages-not-final = Do końca tury wszystko możesz cofnąć.
pages-declined = Zrezygnowano.
pages-undo-nothing = W tej turze nie ma czego cofnąć.
pages-redo-nothing = Nie ma czego ponowić.
pages-take-tile = Wybierz zaznaczone miejsce
pages-take-tile-note = Albo naciśnij „{ web-build }”, by najpierw wziąć kafel. Wybierz go ponownie, by cofnąć wybór.
pages-take-god = Wziąć tego boga?
pages-first-choose = Najpierw wybierz kafel z puli. Zaznaczymy wtedy miejsca dla niego.
pages-chosen = wybrano { $chosen } z { $due }
pages-count-of = { $chosen } z { $due }
pages-put-back = Cofnij wybór: { $what }
pages-first-middle = Pierwszy kafel kładziesz na środku. Rząd rośnie w obie strony.
pages-why-P1 = Rząd 1 rośnie tylko na obu końcach, do 5 kafli.
pages-why-P2 = Kafel kładzie się nad dwoma sąsiednimi kaflami, tam gdzie jeszcze nic nie leży.
pages-why-P3 = Jeden z dwóch kafli poniżej musi mieć kolor tego kafla albo być pustkowiem.
pages-build-there = zbuduj w { $slot }
pages-wilderness-there = połóż jako pustkowie w { $slot }
pages-needs-more = { $count ->
    [one] brakuje { $count }
    [few] brakuje { $count }
    [many] brakuje { $count }
   *[other] brakuje { $count }
}
pages-needs-brief = { $count ->
    [one] brak { $count }
    [few] brak { $count }
    [many] brak { $count }
   *[other] brak { $count }
}
pages-inactive = nieaktywny
pages-tile-inactive = kafel nieaktywny
pages-tile-inactive-forest = { $count ->
    [one] kafel nieaktywny, ale uaktywnia las: { $points } PK
    [few] kafel nieaktywny, ale uaktywnia lasy: { $points } PK
    [many] kafel nieaktywny, ale uaktywnia lasy: { $points } PK
   *[other] kafel nieaktywny, ale uaktywnia lasy: { $points } PK
}
pages-forest-brings = { $count ->
    [one] las { $points }
    [few] lasy { $points }
    [many] lasy { $points }
   *[other] lasy { $points }
}
pages-undecided = czeka na decyzję
pages-wakes = uaktywnia las
pages-stay = { $count ->
    [one] w królestwie zostanie { $count }
    [few] w królestwie zostanie { $count }
    [many] w królestwie zostanie { $count }
   *[other] w królestwie zostanie { $count }
}
pages-with-exchanges = { $count ->
    [one] z { $count } wymianą
    [few] z { $count } wymianami
    [many] z { $count } wymianami
   *[other] z { $count } wymiany
}
pages-if-built = gdyby dało się go zbudować: { $points } PK
pages-then-discard = potem odrzucisz { $number }: zostanie { $left }
pages-village-short = zostanie tylko { $available } z { $due }: 0 PK
pages-volcano-short = w puli tylko { $available } z { $due }: 0 PK
pages-over-limit = Potem odrzuć { $number }: możesz zachować dziesięciu.
pages-over-limit-brief = Potem odrzuć { $number }.
pages-gather-nothing = nikogo tam nie ma
pages-gather-tile = z kafla
pages-opens-nothing = potem { $name } nie zbierze nikogo
pages-opens = { $count ->
    [one] potem { $name } zbierze najwyżej { $count }
    [few] potem { $name } zbierze najwyżej { $count }
    [many] potem { $name } zbierze najwyżej { $count }
   *[other] potem { $name } zbierze najwyżej { $count }
}
# Rodzaj regionu i jego poziom.
pages-tile-title = { $kind }, poziom { $level }
pages-new-at = nowy kafel na { $cell }
pages-agree = Zgadzam się
pages-disagree = Nie zgadzam się
pages-withdraw = Wycofaj prośbę
pages-own-wish = { $wish ->
    [end] Twoja propozycja: zakończyć grę teraz.
    [rewind] Twoja prośba: cofnąć ruchy.
   *[other] Pozostali zobaczyli Twoją prośbę.
}
pages-own-pause = Twoja propozycja: przerwa, dopóki ktoś jej nie zakończy.
pages-own-pause-days = { $count ->
    [one] Twoja propozycja: przerwa na { $count } dzień.
    [few] Twoja propozycja: przerwa na { $count } dni.
    [many] Twoja propozycja: przerwa na { $count } dni.
   *[other] Twoja propozycja: przerwa na { $count } dnia.
}
pages-waiting-for = Czekamy na: { $names }
pages-waiting-for-away = Nie ma przy stole: { $names }. Prośba czeka na powrót; tymczasem możesz grać dalej.

## Arkusze

pages-why-not = Dlaczego nie?
pages-why-nothing = Możesz to teraz zrobić.
pages-rule = Zasada { $rule }
pages-rule-open = Przeczytaj zasadę { $rule }
pages-all-rules = Wszystkie zasady
pages-search = Szukaj w zasadach
pages-search-none = Zasady o tym nie mówią. Spróbuj innego słowa albo wybierz rozdział. Znajomych zaprosisz, a ustawienia zmienisz na stronie głównej.
pages-score = Punkty
pages-could-come = Jeszcze do zdobycia
pages-temple-race = { $count ->
    [one] { $name }: { $count } symbol świątyni, teraz { $points } PK
    [few] { $name }: { $count } symbole świątyń, teraz { $points } PK
    [many] { $name }: { $count } symboli świątyń, teraz { $points } PK
   *[other] { $name }: { $count } symbolu świątyni, teraz { $points } PK
}
pages-forest-waits = { $count ->
    [one] Las w { $slot }: { $points } PK, brakuje { $count } sąsiada
    [few] Las w { $slot }: { $points } PK, brakuje { $count } sąsiadów
    [many] Las w { $slot }: { $points } PK, brakuje { $count } sąsiadów
   *[other] Las w { $slot }: { $points } PK, brakuje { $count } sąsiada
}
pages-left = { $count ->
    [one] Poziom { $level }: { $count } kafel
    [few] Poziom { $level }: { $count } kafle
    [many] Poziom { $level }: { $count } kafli
   *[other] Poziom { $level }: { $count } kafla
}
pages-tile = Kafel
pages-look-from = Oglądaj z tego miejsca
pages-next-player = Następny gracz
pages-previous-player = Poprzedni gracz
pages-hint = Podpowiedź
pages-hint-tile = Który kafel?
pages-hint-turn = Cała tura?
pages-hint-why = Dlaczego?
pages-hint-win = Twoja szansa na wygraną: { $percent }%
pages-hint-thinking = Najsilniejszy bot się zastanawia…
pages-cancel = Anuluj
pages-hint-do = Zrób tak
pages-ask-rewind = Poproś o cofnięcie swojej ostatniej tury
pages-rewind = Cofnij moją ostatnią turę
pages-ask-end = Zaproponuj zakończenie gry
pages-ask-pause = Zaproponuj przerwę
pages-ask-pause-text = Jeśli wszyscy się zgodzą, gra i zegary staną, dopóki ktoś z Was nie zakończy przerwy. Najwyżej na jak długo?
pages-pause-open = Dopóki ktoś jej nie zakończy
pages-pause-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
pages-resign = Poddaj się
pages-resign-sure = Bot dokończy grę za Ciebie. Nie będzie można do niej wrócić.
pages-resign-ends = Gra kończy się od razu. Wygrywa { $name }.
pages-device = Przenieś na inne urządzenie
pages-holiday = Urlop
pages-holiday-text = Podczas Twojego urlopu zegary Twoich kilkudniowych gier stoją, najwyżej 14 dni w roku. Inni widzą, do kiedy.
pages-holiday-left = { $count ->
    [one] Pozostał { $count } dzień
    [few] Pozostały { $count } dni
    [many] Pozostało { $count } dni
   *[other] Pozostało { $count } dnia
}
pages-holiday-left-then = { $count ->
    [one] Potem zostanie { $count } dzień.
    [few] Potem zostaną { $count } dni.
    [many] Potem zostanie { $count } dni.
   *[other] Potem zostanie { $count } dnia.
}
pages-holiday-latest = Urlop może trwać najdłużej do { $date }.
pages-holiday-earliest = Urlop może się skończyć najwcześniej { $date }.
pages-holiday-until = Na urlopie do
pages-holiday-set = Idę na urlop
pages-holiday-now = Twój urlop trwa do { $date }. Twoje zegary stoją.
pages-holiday-again = Twoje zegary znów ruszą: { $date }, { $time }.
pages-holiday-back = Już jestem
pages-holiday-move = Zmień koniec
pages-holiday-rest = Ta zmiana jest całkiem świeża. Kolejna będzie możliwa o { $time }.
pages-device-text = Kod działa raz, przez dziesięć minut. Zeskanuj go drugim urządzeniem, otwórz na nim link albo wpisz kod na stronie głównej.
pages-device-make = Kod dla gracza { $name }
pages-device-again = Nowy kod dla gracza { $name }
pages-device-whose = To kod do miejsca gracza { $name }. Działa przez dziesięć minut.
pages-device-give = Oddaj lub przenieś miejsce
pages-device-give-text = Aby oddać komuś jedno z miejsc, wyślij link: będzie tam napisane, które to miejsce.
pages-device-offered = Masz propozycję zajęcia miejsca
pages-device-offer = Możesz zająć miejsce gracza { $name } w tej grze. Przy stole: { $others }.
pages-device-here = Masz kod z drugiego urządzenia? Graj dalej tutaj.
pages-god-now = Po wzięciu tego boga, gdyby to był koniec: { $points } PK
pages-god-short = Masz tylko { $available } z { $due } wyznawców, więc byłby nieaktywny.
pages-temple-symbols = Symbole świątyń
pages-mystic-values = Wartości mistyczne
pages-tokens-open = Na ten żeton nikt nie ma jeszcze symboli.
pages-temples-left = { $count ->
    [one] W stosach jest jeszcze { $count } zakryta świątynia.
    [few] W stosach są jeszcze { $count } zakryte świątynie.
    [many] W stosach jest jeszcze { $count } zakrytych świątyń.
   *[other] W stosach jest jeszcze { $count } zakrytej świątyni.
}
pages-round-text = Runda { $round } z { $rounds }. W każdej rundzie każdy gracz ma jedną turę. Po ostatniej rundzie gra się kończy.
pages-kingdom-text = { $count ->
    [one] Jest tu { $count } wyznawca. Na koniec tury możesz zatrzymać najwyżej { $most }.
    [few] Jest tu { $count } wyznawców. Na koniec tury możesz zatrzymać najwyżej { $most }.
    [many] Jest tu { $count } wyznawców. Na koniec tury możesz zatrzymać najwyżej { $most }.
   *[other] Jest tu { $count } wyznawcy. Na koniec tury możesz zatrzymać najwyżej { $most }.
}
pages-discounts = Żetony zniżki
pages-cost = Koszt
pages-worth = Wartość
pages-neighbours = Sąsiedzi
pages-mystic = Wartość mistyczna
pages-mystic-text = Rozstrzyga remisy o żetony świątyń: liczy się najwyższa wartość.
pages-exchange-useful = Po tej wymianie możesz zbudować jeszcze jeden kafel
pages-menu-look = Sprawdź
pages-menu-talk = Rozmowa
pages-menu-game = Gra
pages-menu-table = Stół
pages-menu-replay = Pokaż, co się wydarzyło
pages-ask-end-sure = Jeśli wszyscy się zgodzą, gra skończy się teraz bez zwycięzcy.
pages-end = Zakończ grę
pages-end-sure = Zakończyć grę teraz? Nie będzie zwycięzcy.
pages-device-link = Link na drugie urządzenie

## Klawisze

pages-keys = Klawisze
pages-key-arrows = poruszaj się po stole
pages-key-enter = wybierz to, co zaznaczone; bez zaznaczenia zakończ turę
pages-key-digits = wybierz kafel, wierszami
pages-key-undo = cofnij jeden krok
pages-key-undo-turn = cofnij turę
pages-key-redo = ponów cofnięty krok
pages-key-end = zakończ turę
pages-key-why = dlaczego nie?
pages-key-hint = podpowiedź
pages-key-log = dziennik
pages-key-replay = pokaż, co się wydarzyło od Twojej ostatniej tury
pages-key-score = wynik
pages-key-stacks = zakryte stosy
pages-key-rules = zasady
pages-key-menu = menu
pages-key-keys = te klawisze
pages-key-clear = odznacz, zamknij
pages-key-names = pokaż lub ukryj nazwy miejsc
pages-key-try = wypróbuj i wróć do gry
pages-key-say = powiedz coś
pages-key-next = przejdź do stołu, który najdłużej na Ciebie czeka lub przy którym kończy Ci się czas
pages-key-skip = pokaż tury botów od razu

## Koniec

pages-result = Wynik gry
pages-part = Składnik
pages-by-tile = Według kafli
pages-plot = Jak rosły wyniki
pages-plot-label = Wyniki tura po turze, na końcu: { $scores }
pages-rematch = Rewanż
pages-rematch-join = Dołącz do rewanżu
pages-rematch-watch = Oglądaj rewanż
pages-look-back = Odtwórz partię
pages-record-save = Zapisz partię w pliku
pages-review = Przeanalizuj tę partię
pages-fair = Czy rozdanie było uczciwe?
pages-fair-good = Tak: Twoja przeglądarka powtórzyła rozdanie i każdy kafel się zgadza.
pages-fair-repeated = Twoja przeglądarka powtórzyła rozdanie i każdy kafel się zgadza.
pages-fair-bad = Nie: coś się nie zgadza.
pages-fair-impossible = Twoja przeglądarka nie może tego tu sprawdzić; użyj polecenia orbis verify i zapisu partii.
pages-fair-kept = Skrót jest tym, który Twoja przeglądarka widziała przed rozdaniem
pages-fair-nonce = Liczba z Twojej przeglądarki weszła do rozdania
pages-fair-commitment = Sekret zgadza się ze skrótem ogłoszonym przed grą
pages-fair-display = Początkowa pula
pages-fair-gods = Bogowie
pages-fair-reveals = Każdy kafel odkryty później
pages-fair-unkept = Ta przeglądarka nie widziała stołu przed rozdaniem, więc nie może stwierdzić, czy serwer dotrzymał słowa.
pages-fair-unwitnessed = To rozdanie powstało w przeglądarce gracza: można je odtworzyć, ale nikt inny nie był jego świadkiem.
pages-brought-deal = Ta gra zaczęła się w przeglądarce jednego z graczy. Ta osoba może wiedzieć, jakie kafle jeszcze się pojawią: żaden serwer nie strzegł tajemnicy rozdania.
pages-fair-changed = Serwer pokazuje teraz inny skrót niż przedtem. Nie ufaj temu rozdaniu: przygotuj nowy stół.
pages-fair-values = Sekret i jego skrót
pages-secret = Sekret:
pages-you-won = Wygrywasz.
pages-you-win = Wygrywasz o { $points } PK.
pages-you-win-tie = Wygrywasz: tyle samo PK, ale masz więcej wyznawców.
pages-you-lose = Przegrywasz o { $points } PK.
pages-you-lose-tie = Przegrywasz: tyle samo PK, ale { $name } ma więcej wyznawców.
pages-wins = { $name } wygrywa o { $points } PK.
pages-wins-tie = { $name } wygrywa: tyle samo PK, ale więcej wyznawców.

## Ustawienia

pages-save = Zapisz
pages-kept = Co o Tobie przechowujemy
pages-kept-text = Twoje imię i kolor, urządzenia, ustawienia, stoły i to, co przy nich robisz i piszesz, wyniki Twoich gier rankingowych; dokąd wysyłać Ci powiadomienia, Twoje godziny ciszy, kogo wyciszasz i kiedy masz urlop.
pages-kept-download = Pobierz
pages-forget = Zapomnij o mnie…
pages-forget-question = Czy serwer ma o Tobie zapomnieć?
pages-forget-text = Opuścisz wszystkie swoje stoły. Trwające gry dwuosobowe się zakończą, a wygra przeciwnik; w pozostałych dalej gra za Ciebie bot. Trwające gry rankingowe liczą się jako przegrane, a wyniki przeciwników zostają. Tam, gdzie było Twoje imię, pojawi się „Incognito”. Znikną też ustawienia oraz postępy w lekcjach i zadaniach w tej przeglądarce; zostaną tylko Twoje własne kafle. Tego nie da się cofnąć.
pages-forget-yes = Zapomnij o mnie
pages-forget-no = Nie, zostaję
pages-forgotten = Gotowe. Serwer już Cię nie pamięta i nie ma Cię przy żadnym stole.
pages-saved = Zapisano. Widać je też w Twoich trwających partiach; w zakończonych zostaje poprzednie.
pages-your-colour = Twój kolor
pages-your-colour-text = Po nim znajomi rozpoznają Cię na listach i przy stole.
pages-colour-none = Żaden
pages-colour-teal = Morski
pages-colour-olive = Oliwkowy
pages-colour-brown = Brązowy
pages-colour-pink = Różowy
pages-colour-violet = Fioletowy
pages-colour-grey = Szary
pages-speed = Animacje
pages-speed-off = Wyłączone
pages-speed-fast = Szybkie
pages-speed-normal = Zwykłe
pages-speed-slow = Wolne
pages-speed-text = Decydują też o tym, jak długo widzisz tury botów. Wyłączone: wszystko naraz.
pages-sounds = Dźwięki
pages-sounds-text = Dzwonek, gdy zaczyna się Twoja tura, i ciche dźwięki elementów.
pages-set-endTurn = Ręczne kończenie tury
pages-set-endTurn-text = Wyłączone: tura kończy się automatycznie, gdy nie ma już o czym decydować, i nie można jej cofnąć.
pages-set-symbols = Symbole kolorów
pages-set-symbols-text = Każdy kolor ma własny symbol.
pages-set-hints = Podpowiedzi
pages-set-hints-text = Najsilniejszy bot pomaga, gdy zapytasz.
pages-set-prices = Ceny
pages-set-prices-text = Każdy kafel pokazuje, czy możesz go zbudować od razu, po wymianie, czy w ogóle nie.
pages-set-shortcuts = Pojedyncze klawisze
pages-set-shortcuts-text = Litery i cyfry działają przy stole; Esc, Enter i strzałki działają zawsze.
pages-set-haptics = Wibracje
pages-set-haptics-text = Lekkie drgnięcie przy każdym wyborze, jeśli telefon to potrafi.
pages-coaching = Porady na początku tury
pages-set-placeNames = Nazwy miejsc
pages-set-placeNames-text = Miejsca pokazują nazwy, których używają dziennik i podpowiedzi, na przykład b2 i 3a.
pages-coaching-off = Bez porad
pages-coaching-tile = Podpowiedz kafel
pages-coaching-turn = Podpowiedz całą turę
pages-coaching-why = Podpowiedz i wyjaśnij
pages-with-tips = z poradami

## As an app

pages-next-table = Następny stół
pages-new-game = Nowa gra
pages-server-away = Serwer chwilowo nie odpowiada. Twoje gry są na nim bezpieczne; próbujemy dalej.
pages-update = Nowa wersja jest gotowa.
pages-update-reload = Wczytaj
pages-update-later = Później
pages-install = Zainstaluj Orbis
pages-install-text = Gra otwiera się wtedy jak aplikacja i pokazuje, ile stołów na Ciebie czeka.
pages-install-ios = Stuknij przycisk udostępniania, a potem „Do ekranu początkowego”. Gra będzie się otwierać jak aplikacja.
pages-install-not-now = Nie teraz
pages-way-back = Nie strać imienia ani swoich gier
pages-way-back-text = Na razie zna Cię tylko ta przeglądarka. Z własnym linkiem wrócisz, nawet jeśli ona Cię zapomni.
pages-way-back-turn = Zna Cię tylko ta przeglądarka. Własny link zachowa miejsce.
pages-way-back-how = Jak to zrobić
pages-notices = Powiadom mnie o mojej turze
pages-notices-text = Inni mogą potrzebować czasu. Chcesz zamknąć stronę? Wybierz, jak mamy dać Ci znać.
pages-notices-turn = Inni mogą potrzebować czasu. Powiadomić Cię, gdy przyjdzie Twoja tura?
pages-notices-here = Powiadamiaj mnie tutaj
pages-notices-settings = Wybierz sposób
pages-notices-ended = Powiadomienia nie docierają już do „{ $label }”. Nie dowiesz się tam, co dzieje się przy Twoich stołach.
pages-notices-see = Napraw
pages-notices-failed = Przeglądarka nie mogła włączyć powiadomień. Wybierz inny sposób w ustawieniach.
pages-notices-on = Na tym urządzeniu dowiesz się, kiedy przyjdzie Twoja tura.
pages-notices-stop = Nie wysyłaj więcej

## Bez serwera

pages-inside-fetching = Pobieranie gry do tej przeglądarki: { $percent }
pages-inside-fetching-once = Pobieranie gry do tej przeglądarki ({ $size } MB, jednorazowo): { $percent }
pages-inside-starting = Gra uruchamia się w tej przeglądarce…
pages-inside-stalled = W tej chwili nic nie dociera. Sprawdź połączenie i zostaw tę stronę otwartą.
pages-inside-slow = Przeglądarka potrzebuje teraz więcej czasu. Zostaw tę stronę otwartą: gra uruchomi się automatycznie.
pages-inside-elsewhere = Orbis jest otwarty w innej karcie. Twoje stoły mogą być otwarte tylko w jednej karcie naraz.
pages-inside-take = Graj w tej karcie
pages-inside-no-pack = Nie udało się pobrać gry. Raz potrzebuje połączenia, potem działa też bez niego.
pages-inside-no-room = Na tym urządzeniu brakuje miejsca na Twoje stoły. Zwolnij trochę miejsca i spróbuj ponownie.
pages-inside-no-files = Ta przeglądarka nie pozwala stronie przechowywać plików, jak w niektórych oknach prywatnych. Otwórz Orbis w zwykłym oknie albo w innej przeglądarce.
pages-inside-not-here = Tej gry nie ma w tej przeglądarce. Jeśli masz jej kopię, wczytaj ją.
pages-inside-unsettled = Przeglądarka nie może teraz niczego przechować dla tej strony: jej dane wyczyszczono, gdy stół był otwarty. Zamknij całkiem przeglądarkę, zanim zagrasz dalej. Inaczej to, co teraz zagrasz, przepadnie.
pages-inside-other = Gra nie mogła się uruchomić w tej przeglądarce. Spróbuj ponownie. Jeśli to nie pomoże, użyj innej przeglądarki albo nowszej wersji tej.
pages-inside-again = Spróbuj ponownie
pages-inside-details = Co poszło nie tak
pages-inside-site = Ta strona nie potrzebuje serwera: grasz we własnej przeglądarce, z botami albo razem przy jednym ekranie. Twoje stoły zostają tutaj.
pages-inside-site-friends = Aby grać ze znajomymi z daleka, jedna osoba instaluje Orbis na komputerze, uruchamia go poleceniem „orbis serve” i wysyła pozostałym link.
pages-inside-site-ask = Orbis ma ten, kto udostępnił tę stronę: poproś o niego.
pages-inside-site-continue = Partię stąd możesz tam kontynuować. Jak to zrobić, przeczytasz w ustawieniach.
pages-inside-site-get = Skąd wziąć Orbis
pages-inside-here = Grasz w tej przeglądarce, bez serwera. Stoły z serwera będą znowu widoczne, gdy do niego wrócisz.
pages-inside-back = Wróć do serwera
pages-inside-play = Graj tutaj, bez serwera
pages-inside-kept = Twoje stoły są tylko w tej przeglądarce i nigdzie indziej. Jeśli usuniesz dane przeglądania tej strony, przepadną. Od czasu do czasu zapisz kopię.
pages-inside-kept-ios = Safari na iPhonie i iPadzie automatycznie usuwa Twoje stoły w tej przeglądarce, jeśli nie otwierasz Orbis przez siedem dni, chyba że strona jest na ekranie początkowym.
pages-inside-promised = Przeglądarka obiecała, że nie usunie ich automatycznie.
pages-inside-unpromised = Przeglądarka nie obiecała, że ich nie usunie: może to zrobić, gdy na urządzeniu zabraknie miejsca. Prędzej to obieca, jeśli zainstalujesz Orbis albo będziesz często otwierać tę stronę.
pages-inside-weaker = W grze dwuosobowej podpowiedzi, analizy i Wyrocznia są tutaj nieco słabsze niż na serwerze.
pages-inside-save = Zapisz kopię
pages-inside-saved = Zapisano. Ostatnia kopia: { $time }
pages-inside-last-saved = Ostatnia kopia: { $time }
pages-inside-save-text = Wszystkie stoły, Twoje imię, ustawienia i własne kafle w jednym pliku. Wczytaj go w innej przeglądarce i graj tam dalej. Kto ma ten plik, może tam grać jako Ty: zachowaj go dla siebie.
pages-inside-load = Wczytaj kopię
pages-inside-loaded = { $tables ->
    [one] Kopia jest wczytana: { $tables } nowy stół.
    [few] Kopia jest wczytana: { $tables } nowe stoły.
    [many] Kopia jest wczytana: { $tables } nowych stołów.
   *[other] Kopia jest wczytana: { $tables } nowego stołu.
}
pages-inside-not-loaded = Ten plik nie jest kopią stołów Orbis. Nic się nie zmieniło.
pages-inside-stopped = Gra w tej przeglądarce się zatrzymała. Twoje stoły są zapisane: uruchom ją ponownie i graj dalej.
pages-inside-outdated = Ta strona jest starsza niż gra, którą można teraz pobrać. Uruchom ponownie: dostaniesz nową stronę razem z jej grą.
pages-inside-start-again = Uruchom ponownie
pages-inside-get-again = Pobierz grę ponownie
pages-inside-thoughtless = Silniejsze boty, doradca i analizy nie działają teraz w tej przeglądarce: może brakować pamięci. Zamknij inne karty lub programy i uruchom grę ponownie. Twoje stoły są zapisane.
pages-inside-bereft = Twoich stołów nie ma już w tej przeglądarce: zostały przez nią usunięte, na przykład dla zwolnienia miejsca. Jeśli masz zapisaną kopię, wczytaj ją w ustawieniach.
pages-inside-failed = Nie udało się. Spróbuj ponownie.
pages-inside-damaged = Ta kopia jest uszkodzona lub niepełna i nie można jej wczytać. Nic się nie zmieniło.
pages-inside-load-ask = Wczytać tę kopię?
pages-inside-load-tables = { $tables ->
    [one] Należy do gracza { $name } i ma { $tables } stół.
    [few] Należy do gracza { $name } i ma { $tables } stoły.
    [many] Należy do gracza { $name } i ma { $tables } stołów.
   *[other] Należy do gracza { $name } i ma { $tables } stołu.
}
pages-inside-load-unnamed = { $tables ->
    [one] Ma { $tables } stół.
    [few] Ma { $tables } stoły.
    [many] Ma { $tables } stołów.
   *[other] Ma { $tables } stołu.
}
pages-inside-load-own = Brakujące stoły zostaną dodane. Własne kafle o tych samych nazwach będą takie jak w kopii. Imię i ustawienia zostaną takie, jakie są tutaj.
pages-inside-load-replaces = Zastąpi Twoje imię, ustawienia i własne kafle o tych samych nazwach.
pages-inside-load-other = Tego, co gracz { $name } ma w tej przeglądarce, nie będzie już można otworzyć: najpierw to zapisz.
pages-inside-load-save = Zapisz to, co jest tutaj
pages-inside-load-now = Wczytaj kopię
pages-inside-load-not = Nic nie zmieniaj
pages-inside-taken = Grasz teraz w innej karcie. Nic nie przepadło: Twoje stoły są tam.
pages-inside-take-back = Graj znowu tutaj
pages-inside-deleted = Przeglądarka usunęła Twoje stoły w trakcie gry: dane tej strony zostały wyczyszczone albo na urządzeniu brakuje miejsca. Wczytaj kopię, jeśli jest zapisana, albo zacznij bez nich.
pages-inside-save-open = Zapisz to, co było otwarte
pages-inside-save-opened = Zapisano. Możesz teraz wczytać tę kopię.
pages-inside-anew = Zacznij bez nich
pages-bring = Przenieś partie z innego miejsca
pages-bring-text = Grasz w Orbis także bez tego serwera? Wybierz plik zapisany tam przyciskiem „Zapisz kopię”. Twoje partie trafią tu do Twoich stołów i możesz grać dalej.
pages-bring-file = Wybierz zapisaną kopię
pages-bring-here = Graj dalej na serwerze
pages-bring-here-text = Zapisz kopię. Potem otwórz stronę serwera i w jej ustawieniach wybierz ten plik pod „Przenieś partie z innego miejsca”. Masz tam swoje miejsca i jedno z nich możesz oddać komuś znajomemu: w menu stołu, „{ pages-device }”. Stoły zostają też tutaj. Rozdania powstały w tej przeglądarce, więc żaden serwer nie może za nie ręczyć: będzie to podane przy wyniku.
pages-bring-now = Przenieś moje partie na serwer
pages-bring-now-text = Masz tam swoje miejsca i jedno z nich możesz oddać komuś znajomemu: w menu stołu, „{ pages-device }”. Stoły zostają też w tej przeglądarce. Rozdania powstały tutaj, więc serwer nie może za nie ręczyć: będzie to podane przy wyniku.
pages-bring-step = Partia { $number } z { $games }…
pages-bring-none = Nie ma partii do przeniesienia.
pages-bring-not = W tym pliku nie ma partii Orbis. Wybierz plik zapisany przyciskiem „Zapisz kopię”.
pages-bring-play = Graj dalej
pages-bring-unfit = Partia jest uszkodzona, pochodzi z innej wersji albo grają w niej inne osoby.
pages-bring-done = { $games ->
    [one] { $games } partia jest teraz wśród Twoich stołów na serwerze.
    [few] { $games } partie są teraz wśród Twoich stołów na serwerze.
    [many] { $games } partii jest teraz wśród Twoich stołów na serwerze.
   *[other] { $games } partii jest teraz wśród Twoich stołów na serwerze.
}
pages-bring-there = { $games ->
    [one] { $games } partia była już przeniesiona.
    [few] { $games } partie były już przeniesione.
    [many] { $games } partii było już przeniesionych.
   *[other] { $games } partii było już przeniesione.
}
pages-bring-differs = { $games ->
    [one] { $games } partia potoczyła się na serwerze inaczej. Tam zostaje bez zmian.
    [few] { $games } partie potoczyły się na serwerze inaczej. Tam zostają bez zmian.
    [many] { $games } partii potoczyło się na serwerze inaczej. Tam zostają bez zmian.
   *[other] { $games } partii potoczyło się na serwerze inaczej. Tam zostają bez zmian.
}
pages-bring-refused = { $games ->
    [one] { $games } partia nie została przyjęta:
    [few] { $games } partie nie zostały przyjęte:
    [many] { $games } partii nie przyjęto:
   *[other] { $games } partii nie przyjęto:
}
pages-offline = Gra bez połączenia
pages-offline-text = Pobierz całą grę do tej przeglądarki: wtedy możesz grać z botami, uczyć się i grać w kilka osób przy jednym ekranie, nawet gdy serwer nie odpowiada. Zajmie { $size } MB na tym urządzeniu.
pages-offline-get = Pobierz grę
pages-offline-ready = Gra jest w tej przeglądarce. Zajmuje { $size } MB.
pages-offline-remove = Usuń ją
