### Kafle do obejrzenia i własne.

## Oglądanie

tiles-title = Kafle
tiles-title-set = Kafle: { $name }
tiles-unofficial-why = Rodzaje i liczby kafli oraz bogowie są takie jak w pudełku; koszty, punkty, kolory efektów i wartości mistyczne są nasze, bo nikt nie opublikował drukowanych. Jeśli masz pudełko, wpisz jego wartości i graj z nimi.
tiles-entered = Te kafle wpisał ktoś z graczy.
tiles-entered-id = Czy są takie jak w pudełku, wie tylko jego właściciel. Zapisy partii z nimi podają ten identyfikator:
tiles-unknown = Ten serwer nie zna tych kafli. Kto ma ich plik, może go zaimportować na stronie „Własne kafle”.
tiles-own-way = Wpisz kafle ze swojego pudełka
tiles-to-unofficial = Nieoficjalne kafle
tiles-print = Drukuj
tiles-download = Pobierz jako CSV
tiles-level = Poziom
tiles-colour = Kolor
tiles-effect = Efekt
tiles-shown = Pokazano: { $shown } z { $all }.
tiles-left-out = { $players ->
    [2] We dwoje kafle z białą lub fioletową gwiazdką zostają w pudełku: { $count }.
    [3] We troje kafle z białą gwiazdką zostają w pudełku: { $count }.
   *[4] We czworo w grze są wszystkie kafle.
}
tiles-show-all = Pokaż wszystkie
tiles-none = Nie ma takiego kafla.
tiles-regions = Kafle regionów
tiles-gods = Bogowie
tiles-gods-text = Odkrywa się o jednego boga więcej, niż jest graczy; każdy bierze w trakcie gry jednego z nich.
tiles-mystic-is = wartość mistyczna { $mystic }

## Nowy zestaw

tiles-own = Własne kafle
tiles-own-text = Wpisz wartości wydrukowane w Twoim pudełku, kafel po kaflu. Zestaw zostaje w tej przeglądarce; serwer dostanie go dopiero wtedy, gdy otworzysz z nim stół. Wyeksportuj go, aby mieć go też gdzie indziej.
tiles-begin = Zacznij kolejny zestaw
tiles-new-name = Moje pudełko
tiles-copy = Z zestawu nieoficjalnego
tiles-copy-text = Porównaj go ze swoim pudełkiem, kafel po kaflu, i zmień to, co się różni.
tiles-copy-do = Skopiuj zestaw
tiles-empty = Od pustych kafli
tiles-empty-text = Poziomy i kolory są podane, o ile je znamy; resztę wpisujesz Ty.
tiles-empty-do = Zacznij od pustych
tiles-import = Z pliku
tiles-import-text = Wyeksportowany zestaw albo dowolny plik CSV w tej postaci. Możesz go też tu upuścić.
tiles-import-do = Wybierz plik
tiles-import-faults = { $count ->
    [one] „{ $name }” ma { $count } błąd:
    [few] „{ $name }” ma { $count } błędy:
    [many] „{ $name }” ma { $count } błędów:
   *[other] „{ $name }” ma { $count } błędu:
}
tiles-import-rest = { $count ->
    [one] Przejmij { $count } kafel i popraw go tutaj
    [few] Przejmij { $count } kafle i popraw je tutaj
    [many] Przejmij { $count } kafli i popraw je tutaj
   *[other] Przejmij { $count } kafla i popraw je tutaj
}

## Zestaw

tiles-sets = Twoje zestawy
tiles-name = Nazwa zestawu
tiles-progress = Porównane kafle: { $compared } z { $all }
tiles-ready = Zestaw nie ma błędów: możesz go wybrać wszędzie tam, gdzie otwiera się stół.
tiles-unready = { $count ->
    [one] { $count } kafel nie jest jeszcze kompletny. To, co wpisano, jest zachowane.
    [few] { $count } kafle nie są jeszcze kompletne. To, co wpisano, jest zachowane.
    [many] { $count } kafli nie jest jeszcze kompletnych. To, co wpisano, jest zachowane.
   *[other] { $count } kafla nie jest jeszcze kompletne. To, co wpisano, jest zachowane.
}
tiles-to-tables = Otwórz stół
tiles-look = Obejrzyj cały zestaw
tiles-export = Eksportuj jako CSV
tiles-drop = Usuń zestaw
tiles-drop-sure = Nie ma go nigdzie indziej, chyba że został wyeksportowany.
tiles-keep = Zachowaj
tiles-not-kept = Ta przeglądarka niczego już nie zapamięta: wyeksportuj zestaw, zanim zamkniesz stronę.
tiles-all = Wszystkie kafle zestawu
tiles-add = Dodaj kafel
tiles-remove = Usuń kafel { $number }
tiles-put-back = Przywróć kafel
tiles-small = Kafel { $number }: { $name }, { $state }
tiles-unknown-tile = jeszcze bez efektu
tiles-state-faulty = niekompletny
tiles-state-compared = porównany
tiles-state-open = jeszcze nieporównany

## Kafel

tiles-number = Kafel { $number } z { $all }
tiles-previous = Poprzedni
tiles-next = Następny
tiles-done = Zgadza się: dalej
tiles-checking = Sprawdzanie …
tiles-complete = Kafel jest kompletny. Czy jest taki jak wydrukowany?
tiles-compared = Kompletny i porównany.
tiles-incomplete = { $count ->
    [one] Do wpisania lub poprawienia: { $count } pole.
    [few] Do wpisania lub poprawienia: { $count } pola.
    [many] Do wpisania lub poprawienia: { $count } pól.
   *[other] Do wpisania lub poprawienia: { $count } pola.
}
tiles-cost = Koszt
tiles-any = dowolny kolor
tiles-cost-is = { $colour }: { $number }
tiles-cost-less = { $colour }: o jeden mniej
tiles-cost-more = { $colour }: o jeden więcej
tiles-any-conversion = nawrócenie (dowolny kolor)
tiles-effect-number = Liczba
tiles-effect-colour = Kolor efektu
tiles-effect-colours = Kolory efektu
tiles-points = Punkty kreacji
tiles-mystic = Wartość mistyczna
tiles-star = Gwiazdka
tiles-expect-level = Wybierz poziom.
tiles-expect-colour = Wybierz kolor.
tiles-expect-cost = Najwyżej 9 symboli.
tiles-expect-effect = Wybierz efekt, jego kolory i liczbę od 1 do 9, o ile je ma.
tiles-expect-points = Liczba od 0 do 99.
tiles-expect-mystic = Na białym kaflu liczba od 0 do 99, na innych nic.
tiles-expect-star = Wybierz gwiazdkę albo jej brak.
tiles-found = W pliku: „{ $text }”.

## Cały zestaw

tiles-whole = Zestaw jako całość
tiles-whole-good = Wszystkie liczby są takie jak w znanych pudełkach.
tiles-whole-unfinished = Zestaw jest nieukończony, więc niektóre liczby nie mogą się jeszcze zgadzać:
tiles-whole-strange = Zestawem można grać. Coś różni się od znanych pudełek; sprawdź jeszcze raz:
tiles-remark-tiles = Kafle: { $found } zamiast { $expected }.
tiles-remark-colour = Poziom { $level }, { colour }: { $found } zamiast { $expected }.
tiles-remark-star = { $star ->
    [white] Poziom { $level }, białe gwiazdki: { $found } zamiast { $expected }.
   *[purple] Poziom { $level }, fioletowe gwiazdki: { $found } zamiast { $expected }.
}
tiles-remark-mystic = Wartość mistyczna { $found } jest na kilku kaflach: { $tiles }.
tiles-remark-alike = Te kafle są takie same: { $tiles }.
tiles-remark-players = Za mało kafli na tylu graczy: { $found }.
