### Stół w terminalu.

## Na stole

tui-round = Runda { $round } z { $rounds }
tui-at-turn = gra { $name }
tui-points = { $points } PK
# Przed liczbą kafli pozostałych na każdym poziomie.
tui-stacks = stosy
tui-hint = Pierwszy raz tutaj? Wpisz ? i naciśnij Enter, by poznać symbole i polecenia.
tui-small = Cały stół wymaga okna { $width } × { $height }; to jest mniejsze.
tui-thinking = { $name } się zastanawia…

## Odpowiedzi

tui-legal = { $word } jest możliwe: { $option }.
tui-refused = { $word } nie jest teraz możliwe.
tui-no-option = Nie ma opcji { $number }; numery idą od 1 do { $count }.
tui-unknown = „{ $word }” nic tu nie znaczy.
tui-meant = Może: { $words }.
tui-expected = Wpisz numer opcji (od 1 do { $count }) lub jej nazwę, na przykład { $example }; „pomoc” pokazuje wszystko.
tui-expected-one = Jedyna opcja to { $example }: wybiera ją Enter; „pomoc” pokazuje wszystko.
tui-not-read = Tura się skończyła; pominięto: { $words }.
tui-picked = Wybrano { $chosen } z { $due }: { $words }. „cofnij” usuwa ostatni wybór.
tui-why-what = O co pytasz? Podaj ruch, numer opcji lub zasadę, na przykład: dlaczego 2a, dlaczego 3, dlaczego P3.
tui-no-tile = W miejscu „{ $word }” nie ma kafla. Podaj pole puli, na przykład b2, miejsce w swojej piramidzie, na przykład 2a, albo numer kafla, na przykład #37.
tui-no-god = Nie ma boga „{ $word }”; bogowie mają oznaczenia od G1 do G10.
tui-no-rule = Żadna zasada nie mówi o „{ $word }”.
tui-show-whom = Czyj wszechświat pokazać? { $names }.
tui-log-empty = Nic się jeszcze nie wydarzyło.
tui-more = Enter: dalej, q: koniec
tui-rule-exact = Dokładna zasada po angielsku: { $text }

## Słowa, które można wpisać; kilka o tym samym znaczeniu oddziela się spacją

tui-word-build = buduj budowa
tui-word-wild = pustkowie
tui-word-no = nie zrezygnuj
tui-word-end = koniec
tui-word-all = wszystko całość
tui-command-why = dlaczego czemu
tui-command-undo = cofnij
tui-command-score = wynik
tui-command-log = dziennik
tui-command-left = stosy
tui-command-show = pokaż
tui-command-tile = kafel
tui-command-god = bóg
tui-command-rules = zasady zasada
tui-command-save = zapisz
tui-command-help = pomoc
tui-command-quit = wyjdź

## Pomoc

tui-help-answers = Odpowiadaj numerem opcji lub jej nazwą, także skróconą, póki jest jednoznaczna: b2 bierze kafel, G7 boga, W>B wymienia 3 białych na 1 niebieskiego. W jednym wierszu może być kilka odpowiedzi: b2 build 1> end. Sam Enter wybiera jedyną możliwą opcję.
tui-help-why = dlaczego ruch jest możliwy lub nie
tui-help-undo = cofa ostatnią decyzję tury lub wszystkie
tui-help-score = wynik, gdyby gra skończyła się teraz
tui-help-log = co się wydarzyło
tui-help-left = kafle pozostałe w stosach
tui-help-show = wszechświat gracza w powiększeniu
tui-help-tile = kafel i wszystko, co na nim jest
tui-help-god = jeden bóg lub wszyscy
tui-help-rules = zasady: wszystkie, jedna lub z danym słowem
tui-help-save = zapisuje kopię partii
tui-help-help = ta pomoc
tui-help-quit = wyjście; gra zostaje zapisana
tui-legend-cost = koszt: małe litery masz za darmo, * to dowolny kolor
tui-legend-worshippers = wyznawcy
tui-legend-level = poziom
tui-legend-mystic = wartość mistyczna
tui-legend-temples = symbole świątyń
tui-legend-discount = żeton zniżki
tui-legend-counts = punkty, które się liczą
tui-legend-waits = las, któremu brakuje jeszcze sąsiadów
tui-legend-lost = nieaktywny

## Zapisywanie gry

tui-saved = Gra jest zapisana w pliku { $path }
tui-not-saved = Nie udało się zapisać gry: { $reason }
tui-file-exists = Plik { $path } już istnieje; wybierz inną nazwę.
tui-left = Gra jest zapisana. Aby grać dalej:
tui-lost = Nie udało się zapisać gry w pliku { $path }.

## A program that cannot go on

tui-forfeit = { $name } (miejsce { $seat }) przegrywa walkowerem: { $reason }.
tui-said-last = Program wypisał na koniec:
tui-lapse-absent = nie można uruchomić programu ({ $detail })
tui-lapse-ended = program zakończył działanie (kod wyjścia { $detail })
tui-lapse-closed = program zamknął swoje wyjście
tui-lapse-silent = program nie odpowiedział na czas ({ $detail })
tui-lapse-endless = program wypisał wiersz, który się nie kończy
tui-lapse-unasked = program wypisał wiersz, o który nikt nie pytał
tui-lapse-garbled = odpowiedź programu jest niezrozumiała: { $detail }
tui-lapse-refused = program odpowiedział błędem: { $detail }
tui-lapse-illegal = program wybrał niedozwolony ruch: { $detail }

## Koniec

tui-recorded = Zapis partii:
tui-seed = Rozdanie z ziarna „{ $seed }”.
tui-secret = Rozdanie z sekretu { $secret }; skrót ogłoszony przed grą: { $commitment }.
tui-check = Aby sprawdzić rozdanie i każdy ruch oraz obejrzeć partię jeszcze raz:

## Odtwarzanie

tui-moment = Przed turą { $label } · rozegrane tury: { $turn } z { $turns }
tui-moment-over = Koniec gry · rozegrane tury: { $turns }
tui-replay-keys = Enter/n: dalej, p: wstecz, d: decyzja, 12 lub 3.1: skok, q: wyjście
tui-no-turn = Nie ma tury „{ $text }”; rozegrane tury: { $turns }.

## Spis kafli

tui-column-id = nr
tui-column-level = poziom
tui-column-colour = kolor
tui-column-cost = koszt
tui-column-effect = efekt
tui-column-points = PK
tui-column-mystic = mist.
tui-column-star = gw.
