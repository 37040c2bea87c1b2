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
pages-language = Język
pages-theme = Motyw
pages-theme-system = Jak w systemie
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-settings = Ustawienia
pages-learn = Samouczek
pages-tiles = Kafle
# Imiona dla nowych, ze spacjami między nimi.
pages-names = Wega Lira Mira Altair Rigel Nova Selene Atlas Junona Orion
pages-points = { $points } PK
pages-problem = { $code ->
    [bad_request] Tego nie udało się zrozumieć.
    [too_large] To jest za długie.
    [no_identity] Serwer nie rozpoznał Twojej przeglądarki. Wczytaj stronę ponownie.
    [forbidden] To miejsce należy do kogoś innego.
    [not_found] Tu nic nie ma: link może być błędny albo za stary.
    [not_waiting] Gra już się zaczęła.
    [not_playing] Gra się nie zaczęła albo już się skończyła.
    [seat_taken] Ktoś właśnie zajął to miejsce.
    [not_your_turn] To nie Twoja tura.
    [illegal] Teraz to niemożliwe.
    [stale] Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
    [late] Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
    [out_of_time] Twój czas się skończył.
    [no_wish] Ta prośba jest już nieaktualna.
    [unfit] Tak się nie da.
    [limit] Masz zbyt wiele niedokończonych gier. Najpierw dokończ kilka.
    [too_many] Zbyt wiele żądań naraz. Poczekaj chwilę.
   *[unavailable] Chwilowo to niemożliwe. Spróbuj ponownie później.
}

## Początek

pages-heading = Stwórz wszechświat, kafel po kaflu
pages-subheading = Od dwóch do czterech bogów, piętnaście rund i własna piramida dla każdego. Graj od razu: bez konta i bez instalacji.
pages-learn-to-play = Pierwszy raz? Naucz się grać w dziesięć minut
pages-play-now = Graj od razu
pages-play-now-text = Przeciwko botom, w tempie, za którym nadążysz.
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
pages-hot-seat = Przy jednym ekranie
pages-hot-seat-text = Od dwóch do czterech osób gra po kolei na tym urządzeniu.
pages-players = Gracze
pages-player = Gracz { $number }
pages-friends = Ze znajomymi
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
pages-slow = Gra na kilka dni
pages-slow-text = Bez pośpiechu: bot nie zastępuje nieobecnych.
pages-public = Publiczny
pages-public-text = Stół jest tu na liście i każdy może dołączyć.
pages-my-games = Twoje gry
pages-my-games-none = Tu znajdziesz gry, które zaczniesz lub do których dołączysz.
pages-public-tables = Stoły publiczne
pages-public-none = Nie ma teraz stołów publicznych.
pages-list-filled = Jeszcze nie wszyscy są gotowi
pages-list-waiting = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
pages-list-playing = Runda { $round } · gra { $name }
pages-list-yours = Runda { $round } · Twoja tura
pages-record = Zapis partii
pages-record-text = Wklej zapis partii lub upuść tu plik z zapisem
pages-record-file = Wybierz plik
pages-record-fault = Wiersz { $line }, kolumna { $column }: oczekiwano: { $expected }, znaleziono: „{ $found }”.
pages-record-move = Wiersz { $line }, tura { $turn }: ruch „{ $found }” jest niemożliwy.
pages-record-rules = Grano według zasad w wersji { $found }, której ten serwer nie zna.
pages-tiles-unofficial = Zestaw nieoficjalny
pages-tiles-unready = { $name } (nieukończony)
pages-tiles-named = Kafle: { $name }
pages-tiles-missing = W tej grze użyto zestawu kafli { $id }, którego serwer nie ma. Zaimportuj jego plik na stronie „Własne kafle”, a potem otwórz zapis jeszcze raz.
pages-open = Otwórz
pages-code-text = Kod z Twojego drugiego urządzenia
pages-code-use = Przejmij miejsce

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
pages-sit = Usiądź
pages-leave-seat = Wstań
pages-bot = Bot
pages-is-ready = Czeka na start
pages-not-ready = Jeszcze się szykuje
pages-away = Nie ma przy stole
pages-ready = Możemy grać
pages-you-are-ready = Czekamy na resztę. Gra zacznie się, gdy wszyscy będą gotowi.
pages-commitment = Skrót ogłoszony przed rozdaniem:
pages-invite = Zaproś
pages-invite-text = To tylko zaproszenie: nikt nie straci przez nie miejsca.
pages-invite-link = Link do tego stołu
pages-copy = Kopiuj link
pages-copied = Skopiowano
pages-copy-by-hand = Link jest zaznaczony. Skopiuj go z klawiatury albo przytrzymaj go palcem.
pages-share = Udostępnij
pages-qr = Link jako kod QR

## Gra

pages-title-yours = Twoja tura
pages-turn-of = Teraz gra { $name }
pages-name-asked = { $name }: { $question }
pages-sending = Wysyłanie…
pages-not-final = Do końca tury wszystko możesz cofnąć.
pages-take-tile = Wybierz zaznaczone miejsce
pages-take-tile-note = Albo wybierz kafel jeszcze raz, by go najpierw wziąć.
pages-take-wilderness = Może stać się tylko pustkowiem
pages-take-god = Wybierz boga jeszcze raz, by go wziąć
pages-build-there = zbuduj w { $slot }
pages-needs-more = { $count ->
    [one] brakuje { $count }
    [few] brakuje { $count }
    [many] brakuje { $count }
   *[other] brakuje { $count }
}
pages-needs-brief = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
pages-inactive = nieaktywny
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
pages-missing = brakuje: { $amounts }
pages-gather-nothing = nikogo tam nie ma
pages-gather-tile = z kafla
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
pages-waiting-for = Czekamy na: { $names }

## Arkusze

pages-why-not = Dlaczego nie?
pages-why-nothing = Możesz to teraz zrobić.
pages-rule = Zasada { $rule }
pages-rule-open = Przeczytaj zasadę { $rule }
pages-all-rules = Wszystkie zasady
pages-search = Szukaj w zasadach
pages-search-none = Żadna zasada o tym nie mówi.
pages-score = Wynik
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
pages-hint = Podpowiedź
pages-hint-tile = Który kafel?
pages-hint-turn = Cała tura?
pages-hint-why = Dlaczego?
pages-hint-win = Twoja szansa na wygraną: { $percent }%
pages-hint-thinking = Najsilniejszy bot się zastanawia…
pages-hint-do = Zrób tak
pages-ask-rewind = Poproś o cofnięcie swojej ostatniej tury
pages-ask-end = Zaproponuj zakończenie gry
pages-resign = Poddaj się
pages-resign-sure = Bot dokończy grę za Ciebie. Nie będzie można do niej wrócić.
pages-device = Przenieś na inne urządzenie
pages-device-text = Kod działa raz, przez dziesięć minut. Wpisz go na stronie głównej na drugim urządzeniu.
pages-device-make = Kod dla gracza { $name }
pages-device-here = Masz kod z drugiego urządzenia? Graj dalej tutaj.

## Klawisze

pages-keys = Klawisze
pages-key-arrows = poruszaj się po stole
pages-key-enter = wybierz
pages-key-undo = cofnij jeden krok
pages-key-undo-turn = cofnij turę
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

## Koniec

pages-result = Wynik gry
pages-part = Składnik
pages-by-tile = Według kafli
pages-plot = Jak rosły wyniki
pages-plot-label = Wyniki tura po turze, na końcu: { $scores }
pages-rematch = Rewanż
pages-rematch-watch = Oglądaj rewanż
pages-look-back = Odtwórz partię
pages-record-save = Zapisz partię w pliku
pages-review = Przeanalizuj tę partię
pages-fair = Czy rozdanie było uczciwe?
pages-fair-good = Tak: Twoja przeglądarka powtórzyła rozdanie i każdy kafel się zgadza.
pages-fair-bad = Nie: coś się nie zgadza.
pages-fair-impossible = Twoja przeglądarka nie może tego tu sprawdzić; użyj `orbis verify` i zapisu partii.
pages-fair-commitment = Sekret zgadza się ze skrótem ogłoszonym przed grą
pages-fair-display = Początkowa pula
pages-fair-gods = Bogowie
pages-fair-reveals = Każdy kafel odkryty później
pages-fair-values = Sekret i jego skrót
pages-secret = Sekret:

## Ustawienia

pages-save = Zapisz
pages-saved = Zapisano.
pages-speed = Animacje
pages-speed-off = Wyłączone
pages-speed-fast = Szybkie
pages-speed-normal = Zwykłe
pages-speed-slow = Wolne
pages-sounds = Dźwięki
pages-sounds-text = Dzwonek, gdy zaczyna się Twoja tura.
pages-set-endTurn = Ręczne kończenie tury
pages-set-endTurn-text = Wyłączone: tura kończy się automatycznie, gdy nie ma już o czym decydować, i nie można jej cofnąć.
pages-set-symbols = Symbole kolorów
pages-set-symbols-text = Każdy kolor ma własny symbol.
pages-set-hints = Podpowiedzi
pages-set-hints-text = Najsilniejszy bot pomaga, gdy zapytasz.
pages-coaching = Doradca
pages-coaching-off = Wyłączony
pages-coaching-tile = Który kafel
pages-coaching-turn = Cała tura
pages-coaching-why = I dlaczego
