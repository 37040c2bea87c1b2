### Słowa gry: elementy, fazy, pytania, opcje, dziennik i wynik.
### Tekst bez kropki na końcu to część zdania albo etykieta.

## Kolory

colour = { $colour ->
    [white] biały
    [blue] niebieski
    [green] zielony
    [red] czerwony
   *[orange] pomarańczowy
}
# Przed „kafel” lub „żeton”; biernik równy mianownikowi.
colour-tile = { colour }
# Jeden wyznawca, biernik.
colour-one = { $colour ->
    [white] białego
    [blue] niebieskiego
    [green] zielonego
    [red] czerwonego
   *[orange] pomarańczowego
}
# Kilku wyznawców, biernik.
colour-many = { $colour ->
    [white] białych
    [blue] niebieskich
    [green] zielonych
    [red] czerwonych
   *[orange] pomarańczowych
}
# Na listach, po słowach „w kolorze”.
colour-of = { $colour ->
    [white] białym
    [blue] niebieskim
    [green] zielonym
    [red] czerwonym
   *[orange] pomarańczowym
}
# To samo o jednym wyznawcy.
colour-of-one = { colour-of }

## Listy

list-comma = { $first }, { $last }
list-slash = { $first }/{ $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Wyznawcy, w bierniku; `.label` w mianowniku, na etykiety

worshippers = { $count ->
    [one] { $count } wyznawcę
    [few] { $count } wyznawców
    [many] { $count } wyznawców
   *[other] { $count } wyznawcy
}
worshippers-of-colour = { $count ->
    [one] { $count } { colour-one } wyznawcę
    [few] { $count } { colour-many } wyznawców
    [many] { $count } { colour-many } wyznawców
   *[other] { $count } { colour-one } wyznawcy
}
    .label = { amount.label } { $count ->
        [one] wyznawca
        [few] wyznawców
        [many] wyznawców
       *[other] wyznawcy
    }
worshippers-mixed = { worshippers } ({ $amounts })
amount = { $count ->
    [one] { $count } { colour-one }
    [few] { $count } { colour-many }
    [many] { $count } { colour-many }
   *[other] { $count } { colour-one }
}
    .label = { $count ->
        [one] { $count } { colour }
        [few] { $count } { colour-many }
        [many] { $count } { colour-many }
       *[other] { $count } { colour-one }
    }
amount-any = { $count ->
    [one] { $count } dowolnego
    [few] { $count } dowolnych
    [many] { $count } dowolnych
   *[other] { $count } dowolnego
}
    .label = { $count ->
        [one] { $count } dowolny
        [few] { $count } dowolnych
        [many] { $count } dowolnych
       *[other] { $count } dowolnego
    }

## Rodzaje regionów

kind-farm = farma
kind-village = wioska
kind-forest = las
kind-volcano = wulkan
kind-irrigation = irygacja
kind-conversion = nawrócenie
kind-stone = Święty Kamień
kind-temple = świątynia
# Kafel określony kolorem i rodzajem, biernik równy mianownikowi.
kind-tile = { colour-tile } kafel { $kind ->
    [farm] farmy
    [village] wioski
    [forest] lasu
    [volcano] wulkanu
    [irrigation] irygacji
    [conversion] nawrócenia
    [stone] Świętego Kamienia
   *[temple] świątyni
}
wilderness = pustkowie
# Biernik.
wilderness-tile = pustkowie

## Efekty

effect-farm = Farma: od następnego kafla symbole w kolorze { $colours } nic Cię nie kosztują.
effect-village = Wioska: odrzuć { worshippers } w { $count ->
    [one] dowolnym kolorze
    [few] dowolnych kolorach
    [many] dowolnych kolorach
   *[other] dowolnych kolorach
}, inaczej będzie nieaktywna.
effect-forest = Las: na koniec gry aktywny, jeśli ma wokół siebie co najmniej { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafla
} w kolorze { $colours }.
effect-volcano = Wulkan: usuń z centralnej puli { worshippers } w kolorze { $colours }, inaczej będzie nieaktywny.
effect-irrigation = Irygacja: aktywna, jeśli bezpośrednio pod nią leży kafel w kolorze { $colours }.
effect-conversion = Nawrócenie: weź { worshippers-of-colour }.
effect-any-conversion = Nawrócenie: weź { worshippers } w { $count ->
    [one] dowolnym kolorze
    [few] dowolnych kolorach
    [many] dowolnych kolorach
   *[other] dowolnych kolorach
}.
effect-stone = Święty Kamień: daje punkty bez żadnych warunków.
effect-temple = Świątynia: { $count ->
    [one] { $count } symbol liczy się
    [few] { $count } symbole liczą się
    [many] { $count } symboli liczy się
   *[other] { $count } symbolu liczy się
} przy podziale żetonów świątyń na koniec gry.

brief-farm = farma: { $colours }
brief-village = wioska: { $count }
brief-forest = las: { $count } × { $colours }
brief-volcano = wulkan: { $count } × { $colours }
brief-irrigation = irygacja: { $colours }
brief-conversion = nawrócenie: { $count } × { colour }
brief-any-conversion = nawrócenie: { $count } × dowolny
brief-stone = Święty Kamień
brief-temple = świątynia: { $count }

## Kafle

level = poziom { $level }
star-none = bez gwiazdki
star-white = biała gwiazdka
star-purple = fioletowa gwiazdka
tile-cost = { $count ->
    [0] za darmo
   *[other] za { $cost }
}
tile = poziom { $level } · { colour } · { $brief } · { tile-cost } · { $points } PK
tile-mystic = { tile } · wartość mistyczna { $mystic }
unofficial = Wartości kafli są nieoficjalne: to nasz własny zestaw.

## Bogowie

god-G1 = Bogini Miłości
    .object = Boginię Miłości
    .taken = Od razu weź 5 wyznawców w dowolnych kolorach.
    .end = 1 PK na koniec gry.
god-G2 = Początkująca Bogini
    .object = Początkującą Boginię
    .taken = { -nothing-now }
    .end = 2 PK na koniec gry.
god-G3 = Bóg Oceanów
    .object = Boga Oceanów
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych irygacji.
god-G4 = Bogini Próżniactwa
    .object = Boginię Próżniactwa
    .taken = { -nothing-now }
    .end = 1 PK na koniec gry; za pustkowia nie tracisz PK.
god-G5 = Bogini Ognia
    .object = Boginię Ognia
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych wulkanów.
god-G6 = Bóg Technologii
    .object = Boga Technologii
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli jesteś wśród graczy z najmniejszą liczbą pustkowi.
god-G7 = Bogini Natury
    .object = Boginię Natury
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych lasów.
god-G8 = Bóg Równowagi
    .object = Boga Równowagi
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli masz aktywną wioskę, świątynię i aktywny wulkan.
god-G9 = Bóg Żniw
    .object = Boga Żniw
    .taken = { -nothing-now }
    .end = 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych wiosek.
god-G10 = Bóg Śmierci
    .object = Boga Śmierci
    .taken = Od razu odrzuć 6 wyznawców w dowolnych kolorach, inaczej będzie nieaktywny.
    .end = 3 PK na koniec gry, jeśli jest aktywny.
-nothing-now = Brak natychmiastowego efektu.

## Fazy

phase-take = wzięcie
phase-settle = decyzja
phase-pay = zapłata
phase-place = dołożenie
phase-effect = efekt
phase-trim = limit
phase-end = koniec tury
phase-reveal = uzupełnienie
phase-over = koniec gry

## Pytania

question-take = { $choice ->
    [tile] Który kafel bierzesz?
    [god] Którego boga bierzesz?
   *[both] Co bierzesz: kafel czy boga?
}
question-settle = Zbudować { kind-tile } czy zamienić go w pustkowie?
question-exchange = Wymienić wyznawców i zbudować go czy zamienić w pustkowie?
question-wilderness = { settle-wilderness }: { $reason }.
settle-wilderness = Tylko jako pustkowie
settle-unpaid = na ten kafel brakuje Ci wyznawców ({ $amounts })
settle-no-slot = pod żadnym wolnym miejscem nie ma jego koloru
question-pay = Wybierz { worshippers } do zapłaty, kolor dowolny.
question-place = { $face ->
    [up] Gdzie dokładasz { kind-tile }?
   *[down] Gdzie dokładasz pustkowie?
}
question-place-only = { $face ->
    [up] Dołóż { kind-tile } na jedyne możliwe miejsce.
   *[down] Dołóż pustkowie na jedyne możliwe miejsce.
}
question-village = Odrzucić { worshippers }, by uaktywnić wioskę, czy zrezygnować?
question-volcano = Usunąć { worshippers } w kolorze { $colours }, by uaktywnić wulkan?
question-god = Odrzucić { worshippers }, by uaktywnić { $god }, czy zrezygnować?
question-discard = Wybierz jeszcze { worshippers } do odrzucenia.
question-strike = Wybierz jeszcze { worshippers } do usunięcia.
question-gain = { $count ->
    [one] Weź { worshippers } w dowolnym kolorze.
    [few] Weź { worshippers } w dowolnych kolorach.
    [many] Weź { worshippers } w dowolnych kolorach.
   *[other] Weź { worshippers } w dowolnych kolorach.
}
question-trim = Zatrzymujesz najwyżej 10 wyznawców. Odrzuć { worshippers }.
question-end = Zakończyć turę?
question-reveal = Na { $cell } pojawia się nowy kafel.
question-over = Gra skończona.

# What has to be decided before anything else.
first-take = Najpierw weź kafel albo boga.
first-settle = Masz już kafel. Najpierw go zbuduj albo zamień w pustkowie, ewentualnie cofnij.
first-pay = Najpierw wybierz, czym płacisz, albo cofnij.
first-place = Najpierw dołóż swój kafel albo cofnij.
first-discard = Najpierw wybierz wyznawców do odrzucenia albo zrezygnuj.
first-gain = Najpierw wybierz wyznawców, których bierzesz.
first-strike = Najpierw wybierz wyznawców do usunięcia albo zrezygnuj.
first-trim = Najpierw zejdź do dziesięciu wyznawców: odrzuć nadmiar albo wymień.
first-end = Wszystko zrobione. Zakończ turę albo cofnij.
first-reveal = Właśnie odkrywany jest nowy kafel.

## Opcje

option-take-tile = weź { kind-tile } z { $cell }
option-take-god = weź { $god }
option-exchange = wymień 3 { $given } na 1 { $gained }
option-build = { $count ->
    [0] zbuduj za darmo
   *[other] zbuduj za { $cost }
}
option-wilderness = zamień w pustkowie
option-place-first = dołóż jako pierwszy kafel rzędu 1
option-place-left = dołóż na lewy koniec rzędu 1
option-place-right = dołóż na prawy koniec rzędu 1
option-place-above = dołóż w rzędzie { $row } ({ $slot })
option-pay = oddaj { worshippers-of-colour }
option-discard = odrzuć { worshippers-of-colour }
option-gain = weź { worshippers-of-colour }
option-strike = usuń { worshippers-of-colour } z { $cell }
option-decline = { $what ->
    [village] zrezygnuj: wioska będzie nieaktywna
    [volcano] zrezygnuj: wulkan będzie nieaktywny
   *[god] zrezygnuj: bóg będzie nieaktywny
}
option-end = zakończ turę

## Dziennik

log-take-tile = { $count ->
    [0] { $name } bierze { kind-tile } z { $cell }.
   *[other] { $name } bierze { kind-tile } z { $cell } i zbiera { $gathered }.
}
log-take-god = { $name } bierze { $god }.
log-exchange = { $name } wymienia 3 { $given } wyznawców na 1 { $gained }.
log-build = { $count ->
    [0] { $name } buduje { kind-tile }.
   *[other] { $name } buduje { kind-tile } za { $cost }.
}
log-wilderness = { $name } zamienia { kind-tile } w pustkowie.
log-place-first = { $name } dokłada { $piece } jako pierwszy kafel rzędu 1.
log-place-left = { $name } dokłada { $piece } na lewy koniec rzędu 1.
log-place-right = { $name } dokłada { $piece } na prawy koniec rzędu 1.
log-place-above = { $name } dokłada { $piece } w rzędzie { $row }.
log-pay = { $name } oddaje { worshippers-of-colour }.
log-discard = { $name } odrzuca { worshippers-of-colour }.
log-gain = { $name } bierze { worshippers-of-colour }.
log-strike = { $name } usuwa { worshippers-of-colour } z { $cell }.
log-decline = { $name } rezygnuje.
log-end = { $name } kończy turę.
log-discount = { $name } bierze { colour-tile } żeton zniżki.
log-active = { $what ->
    [village] Wioska jest aktywna.
    [volcano] Wulkan jest aktywny.
    [irrigation] Irygacja jest aktywna.
   *[god] { $god } jest aktywny.
}
log-deactivated = { $what ->
    [village] Wioska jest nieaktywna.
    [volcano] Wulkan jest nieaktywny.
    [irrigation] Irygacja jest nieaktywna.
   *[god] { $god } jest nieaktywny.
}
log-short = { $what ->
    [village] Wioska jest nieaktywna: zostaje { $available }, potrzeba { $due }.
    [volcano] Wulkan jest nieaktywny: w puli { $available } z { $due }.
   *[god] { $god } jest nieaktywny: zostaje { $available }, potrzeba { $due }.
}
log-reveal = Nowy kafel na { $cell }: { $tile }.

## Wynik

score-regions = regiony
    .short = reg.
score-wildernesses = pustkowia
    .short = pust.
score-temple = świątynia
    .short = żeton
score-god = bóg
    .short = bóg
score-total = razem
    .short = PK
score-worshippers = pozostali wyznawcy
    .short = wyzn.
winners = { $count ->
    [1] Wygrywa { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}

## Błędy w pliku z kaflami

fault-place = { $column ->
    [none] Wiersz { $row }
   *[other] Wiersz { $row }, kolumna { $column }
}
fault-found = „{ $text }”
fault-found-nothing = (pusto)
fault-encoding = { fault-place }: plik musi być tekstem w UTF-8. Znaleziono bajty { $found }.
fault-header = { fault-place }: pierwszy wiersz musi brzmieć { $header }. Znaleziono: { $found }.
fault-fields = { fault-place }: wiersz musi mieć 8 pól oddzielonych przecinkami. Znaleziono: { $found }.
fault-quotes = { fault-place }: cudzysłowy nie są sparowane, a wymaga tego format CSV.
fault-empty = { fault-place }: po pierwszym wierszu musi być co najmniej jeden kafel. Nie znaleziono żadnego.
fault-id = { fault-place }: numery muszą iść po kolei: 0, 1, 2 i tak dalej. Znaleziono: { $found }.
fault-level = { fault-place }: dozwolone poziomy to 1, 2 i 3. Znaleziono: { $found }.
fault-colour = { fault-place }: dozwolone kolory to white, blue, green, red i orange. Znaleziono: { $found }.
fault-cost = { fault-place }: koszt to najwyżej 9 znaków spośród W, B, G, R, O i *. Znaleziono: { $found }.
fault-effect = { fault-place }: efekt musi mieć postać „farm W”, „village 3”, „forest BW 2”, „volcano RG 3”, „irrigation G”, „convert W2”, „convert *1”, „stone” lub „temple 2”. Znaleziono: { $found }.
fault-points = { fault-place }: punkty muszą być liczbą od 0 do 99. Znaleziono: { $found }.
fault-mystic = { fault-place }: biały kafel musi mieć wartość mistyczną od 0 do 99, a każdy inny żadnej. Znaleziono: { $found }.
fault-star = { fault-place }: dozwolone gwiazdki to white, purple i none. Znaleziono: { $found }.
fault-crowded = { fault-place }: poziom może mieć najwyżej 32 kafle. Znaleziono: { $found }.
