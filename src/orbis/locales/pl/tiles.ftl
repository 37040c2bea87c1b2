### Kafle do obejrzenia i własne.

## Oglądanie

tiles-title = Kafle
tiles-title-set = Kafle: { $name }
tiles-unofficial-why = Rodzaje i liczby kafli oraz zestaw bogów są takie jak w grze pudełkowej; koszty, punkty, kolory efektów i wartości mistyczne są nasze, bo nikt nie opublikował oryginalnych. Jeśli masz tę grę, wpisz wartości ze swojego egzemplarza i graj nimi.
tiles-entered = Te kafle wpisał ktoś z graczy.
tiles-entered-id = Czy są takie jak w grze pudełkowej, wie tylko osoba, która je wpisała. Zapisy partii z nimi podają ten identyfikator:
tiles-unknown = Ten serwer nie zna tych kafli. Kto ma ich plik, może go zaimportować na stronie „Własne kafle”.
tiles-own-way = Wpisz kafle ze swojego egzemplarza
tiles-to-unofficial = Nieoficjalne kafle
tiles-print = Drukuj
tiles-download = Pobierz jako CSV
tiles-level = Poziom
tiles-colour = Kolor
tiles-effect = Efekt
tiles-shown = Pokazano: { $shown } z { $all }.
tiles-left-out = { $players ->
    [2] W grze dwuosobowej kafle z białą lub fioletową gwiazdką zostają w pudełku: { $count }.
    [3] W grze trzyosobowej kafle z białą gwiazdką zostają w pudełku: { $count }.
   *[4] W grze czteroosobowej są wszystkie kafle.
}
tiles-show-all = Pokaż wszystkie
tiles-none = Brak pasujących kafli.
tiles-regions = Kafle regionów
tiles-gods = Bogowie
tiles-gods-text = Odkrywa się o jednego boga więcej, niż jest graczy; każdy bierze w trakcie gry jednego z nich.
tiles-mystic-is = wartość mistyczna { $mystic }

## Nowy zestaw

tiles-own = Własne kafle
tiles-own-text = Wpisz wartości ze swojego egzemplarza, kafel po kaflu. Zestaw zostaje w tej przeglądarce; serwer dostanie go dopiero wtedy, gdy otworzysz z nim stół. Wyeksportuj go, aby mieć go też gdzie indziej.
tiles-begin = Zacznij kolejny zestaw
tiles-new-name = Mój egzemplarz
tiles-copy = Z zestawu nieoficjalnego
tiles-copy-text = Porównaj go ze swoim egzemplarzem gry, kafel po kaflu, i zmień to, co się różni.
tiles-copy-do = Skopiuj zestaw
tiles-empty = Z pustych kafli
tiles-empty-text = Poziomy i kolory są podane, o ile je znamy; resztę wpisujesz Ty.
tiles-empty-do = Zacznij od zera
tiles-import = Z pliku
tiles-import-text = Wyeksportowany zestaw albo dowolny plik CSV w tym formacie. Możesz go też tu upuścić.
tiles-import-do = Wybierz plik
tiles-import-faults = { $count ->
    [one] „{ $name }” ma { $count } błąd:
    [few] „{ $name }” ma { $count } błędy:
    [many] „{ $name }” ma { $count } błędów:
   *[other] „{ $name }” ma { $count } błędu:
}
tiles-import-rest = { $count ->
    [one] Wczytaj { $count } kafel i popraw go tutaj
    [few] Wczytaj { $count } kafle i popraw je tutaj
    [many] Wczytaj { $count } kafli i popraw je tutaj
   *[other] Wczytaj { $count } kafla i popraw je tutaj
}

## Zestaw

tiles-sets = Twoje zestawy
tiles-name = Nazwa zestawu
tiles-progress = Porównane kafle: { $compared } z { $all }
tiles-ready = Zestaw nie ma błędów: możesz go wybrać przy otwieraniu stołu.
tiles-unready = { $count ->
    [one] { $count } kafel nie jest jeszcze kompletny. To, co wpisano, jest zapisane.
    [few] { $count } kafle nie są jeszcze kompletne. To, co wpisano, jest zapisane.
    [many] { $count } kafli nie jest jeszcze kompletnych. To, co wpisano, jest zapisane.
   *[other] { $count } kafla nie jest jeszcze kompletne. To, co wpisano, jest zapisane.
}
tiles-to-tables = Otwórz stół
tiles-look = Obejrzyj cały zestaw
tiles-export = Eksportuj jako CSV
tiles-drop = Usuń zestaw
tiles-drop-sure = Nie ma go nigdzie indziej, chyba że został wyeksportowany.
tiles-keep = Zostaw
tiles-not-kept = Ta przeglądarka nie może już nic zapisać: wyeksportuj zestaw, zanim zamkniesz stronę.
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
tiles-checking = Sprawdzanie…
tiles-complete = Kafel jest kompletny. Czy zgadza się z wydrukowanym?
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
tiles-expect-effect = Wybierz efekt oraz jego kolory i liczbę od 1 do 9, jeśli je ma.
tiles-expect-points = Liczba od 0 do 99.
tiles-expect-mystic = Na białym kaflu liczba od 0 do 99, na innych nic.
tiles-expect-star = Wybierz gwiazdkę albo jej brak.
tiles-found = W pliku: „{ $text }”.

## Cały zestaw

tiles-whole = Zestaw jako całość
tiles-whole-good = Wszystkie liczby są takie jak w znanych wydaniach gry.
tiles-whole-unfinished = Zestaw jest nieukończony, więc niektóre liczby nie mogą się jeszcze zgadzać:
tiles-whole-strange = Tym zestawem można grać. Coś różni się od znanych wydań gry; sprawdź jeszcze raz:
tiles-remark-tiles = Kafle: { $found } zamiast { $expected }.
tiles-remark-colour = Poziom { $level }, { colour }: { $found } zamiast { $expected }.
tiles-remark-star = { $star ->
    [white] Poziom { $level }, białe gwiazdki: { $found } zamiast { $expected }.
   *[purple] Poziom { $level }, fioletowe gwiazdki: { $found } zamiast { $expected }.
}
tiles-remark-mystic = Wartość mistyczna { $found } jest na kilku kaflach: { $tiles }.
tiles-remark-alike = Te kafle są takie same: { $tiles }.
tiles-remark-players = Za mało kafli na { $found } graczy.
