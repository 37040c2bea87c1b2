### Strona zasad.

help-title = Zasady gry Orbis
help-lead = Czytaj po kolei albo szukaj. Każda zasada ma krótką nazwę, na przykład E5, a każde „dlaczego nie?” przy stole prowadzi do zasady, która na nie odpowiada.
help-contents = Spis treści
help-chapter = Rozdział
help-clear = Wyczyść
help-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
}
help-exact = Dokładne zasady
help-why = Dlaczego:
help-see = Zobacz też
help-tiles = Kafle
help-regions = Regiony
help-summary = Orbis na jednej stronie
help-print = Drukuj
help-all = Wszystkie zasady

## Kroki tury

help-step-spread = Dołożenie wyznawców: na każdy kafel obok, nad i pod wziętym trafia wyznawca jego koloru.
help-step-gather = Zebranie: wyznawcy leżący na wziętym kaflu trafiają do Twojego królestwa.
help-step-pay = Opłać koszt albo zamień kafel w pustkowie za darmo.
help-step-place = Dołóż kafel do swojego wszechświata.
help-step-effect = Wykonaj jego efekt.
help-step-limit = Zatrzymaj najwyżej 10 wyznawców, a resztę odrzuć.
help-step-refill = Zakończ turę: nowy kafel wypełnia lukę.

## Rozdziały: nagłówek, najważniejsze w jednym zdaniu, więcej szczegółów i to, co pokazuje rysunek

help-aim = O co chodzi
    .brief = W ciągu 15 rund bierzesz 14 regionów i jednego boga i układasz z nich piramidę: swój wszechświat.
    .text = Regiony dają punkty kreacji (PK), a wygrywa ten, kto ma ich na koniec najwięcej. Regiony kosztują wyznawców, a wyznawcy przychodzą na kafle, których jeszcze nikt nie wziął: każdy kafel, który bierzesz, wzbogaca swoich sąsiadów dla następnego gracza. Patrz więc nie tylko na to, co dostajesz, ale i na to, co zostawiasz.
    .scene = Ukończony wszechświat: 14 regionów w czterech rzędach, a na szczycie bóg.
help-pieces = Elementy gry
    .brief = Jest pięć kolorów, a każdy ma własny znak.
    .text = Krążek to coś, czego się żąda: cena albo warunek. Figurka to wyznawca, który naprawdę tu jest. Krążek z pięcioma kropkami oznacza dowolny kolor. Punkty na pełnej plakietce się liczą, punkty na przerywanej jeszcze czekają na swój warunek, a tam, gdzie leży żeton dezaktywacji, przepadły.
    .scene = Kafel regionu: 1 koszt, 2 kolor, 3 poziom, 4 efekt, 5 punkty kreacji, 6 wartość mistyczna (tylko na białych). Niżej: krążki i wyznawcy w pięciu kolorach.
help-setup = Przygotowanie
    .brief = Dziewięć kafli poziomu 1 tworzy centralną pulę i nikt nie ma jeszcze wyznawców.
    .text = Przy mniejszej liczbie graczy część kafli odpada, odkrywa się mniej bogów i jest mniej żetonów świątyń do zdobycia. Stosy zużywa się poziom po poziomie, więc w trakcie gry kafle są coraz droższe i cenniejsze. Ostatnie uzupełnienie puli zabiera ostatni kafel.
    .scene = Centralna pula na początku gry; pod nią liczba zakrytych kafli każdego poziomu.
help-turn = Twoja tura
    .brief = Weź jeden kafel z centralnej puli albo jednego z bogów. Nie możesz spasować.
    .text = Wzięcie regionu ma te siedem kroków. Boga po prostu kładziesz obok swojego wszechświata i działa jego natychmiastowy efekt; bierzesz go dokładnie raz w grze, a kiedy, to Twój wybór. Do końca tury możesz wszystko cofnąć, bo dopiero uzupełnienie puli odkrywa coś nowego.
help-spread = Dokładanie i zbieranie
    .brief = Wzięty kafel wysyła po jednym wyznawcy swojego koloru na każdy sąsiedni kafel w puli, nigdy na ukos.
    .text = Z rogu trafia ich dwóch, z brzegu trzech, ze środka czterech; nawet jeśli kafel ma zostać pustkowiem. Potem zbierasz to, co leży na samym wziętym kaflu. Możesz od razu tym zapłacić.
    .scene = Bierzesz czerwony kafel ze środka. Czerwoni wyznawcy trafiają na czterech jego sąsiadów (linia przerywana), a Ty zbierasz białego i niebieskiego, którzy na nim leżą.
help-pay = Płacenie
    .brief = Każdy krążek przy lewym brzegu kafla kosztuje jednego wyznawcę z Twojego królestwa.
    .text = Kolorowy krążek wymaga swojego koloru, krążek z pięcioma kropkami dowolnego. Gdy masz żeton zniżki, krążki jego koloru są za darmo. Jeśli nie możesz albo nie chcesz zapłacić, kafel staje się pustkowiem: to zawsze wolno.
    .scene = Ten las kosztuje zielonego, białego, niebieskiego i jeszcze jednego wyznawcę. Z zielonym żetonem zniżki wystarczy trzech.
help-exchange = Wymiana i limit
    .brief = W swojej turze możesz wymienić 3 wyznawców jednego koloru na 1 innego; na jej koniec zatrzymujesz najwyżej 10.
    .text = Wymieniać możesz tyle razy, ile zdołasz. W trakcie tury królestwo może być dowolnie duże; dopiero na koniec odrzucasz wyznawców, aż zostanie dziesięciu. Ci, którzy i tak musieliby odejść, dobrze więc służą wymianie.
    .scene = Trzech niebieskich wyznawców za jednego czerwonego.
help-place = Dokładanie kafli
    .brief = Na końcach rzędu 1 może leżeć każdy kolor; wyżej kafel wymaga swojego koloru na jednym z dwóch kafli pod nim.
    .text = Rząd 1 mieści pięć kafli, rzędy nad nim cztery, trzy i dwa. Wyższy rząd można zacząć, gdy tylko pod spodem leżą dwa sąsiednie kafle. Dołożonych kafli nie przesuwa się. Myśl więc zawczasu o kolorach, których będziesz potrzebować na dole.
    .scene = Niebieski kafel może trafić na oba końce rzędu 1 albo nad zielony i niebieski. Nad czerwonym i zielonym leżeć nie może.
help-wilderness = Pustkowie
    .brief = Każdy kafel można odwrócić rewersem do góry: wtedy nic nie kosztuje, liczy się jako każdy kolor i jest wart −1 PK.
    .text = Pustkowie może leżeć nad dowolnymi kolorami, a nad pustkowiem może leżeć każdy kafel. Liczą je też lasy i irygacje. To wyjście, gdy nie możesz zapłacić, a często dobry fundament w rzędzie 1.
    .scene = Czerwony wulkan może tu leżeć, bo pustkowie pod nim liczy się jako czerwone.
help-farm = Farmy
    .brief = Farma daje Ci żeton zniżki w jednym kolorze: od następnego kafla krążki tego koloru są za darmo.
    .text = Żeton zostaje u Ciebie do końca, więc najwięcej oszczędza, gdy zdobędziesz go wcześnie. Nie pomaga przy wioskach, wulkanach ani Bogu Śmierci i nigdy nie płaci za krążek z pięcioma kropkami.
    .scene = Farma i żeton, który daje.
help-village = Wioski
    .brief = Odrzuć tylu wyznawców dowolnych kolorów, ilu pokazuje wioska, inaczej będzie nieaktywna.
    .text = Robisz to po opłaceniu i dołożeniu wioski. Możesz odmówić: wtedy leży dalej odkryta i zachowuje kolor, ale nie daje punktów. Nie można zapłacić tylko części.
    .scene = Po lewej wioska, która się liczy; po prawej taka, której odmówiono i która jest nieaktywna.
help-forest = Lasy
    .brief = Las liczy się na koniec gry, jeśli dość sąsiednich kafli ma jeden z jego kolorów.
    .text = Sąsiadów może być sześciu: dwa kafle obok, dwa poniżej i dwa powyżej. Pustkowie też się liczy. Liczą się również kafle dołożone później, więc las może się jeszcze obudzić; na kaflu widać, ilu sąsiadów ma, a ilu potrzebuje.
    .scene = Ten las potrzebuje trzech zielonych lub czerwonych sąsiadów i ma ich: są w ramkach.
help-volcano = Wulkany
    .brief = Usuń z centralnej puli tylu wyznawców w kolorach wulkanu, ilu pokazuje, inaczej będzie nieaktywny.
    .text = Bierz ich z dowolnych kafli, także tych dołożonych dopiero co w tej turze. Nie trafiają do Ciebie, więc usuń tych, którzy najbardziej pomogliby innym. Możesz odmówić, ale usuwasz wszystkich albo nikogo.
    .scene = Ten wulkan usuwa czterech białych lub niebieskich wyznawców: tych w ramkach.
help-irrigation = Irygacja
    .brief = Irygacja się liczy, jeśli jeden z dwóch kafli bezpośrednio pod nią ma wskazany kolor lub jest pustkowiem.
    .text = Rozstrzyga się to w chwili dołożenia i nigdy się nie zmienia. W rzędzie 1 nic pod nią nie leży, więc tam jest nieaktywna. Pamiętaj, że kafel potrzebuje pod sobą także własnego koloru: często jeden z dwóch daje jedno, a drugi drugie.
    .scene = Po lewej pod spodem jest zielony: irygacja się liczy. Po prawej zielonego brakuje.
help-conversion = Nawrócenia i kamienie
    .brief = Nawrócenie daje Ci wyznawców z eteru; Święty Kamień jest wart punkt bez żadnych warunków.
    .text = Większość nawróceń nic nie kosztuje. Bierz je wcześnie: dla wyznawców teraz i dla koloru, na którym później będą leżeć inne kafle. Gdzie widać krążek z pięcioma kropkami, kolor wybierasz Ty.
    .scene = Dwóch czerwonych wyznawców, jeden dowolnego koloru i Święty Kamień.
help-temple = Świątynie
    .brief = Na koniec najwięcej symboli świątyń zdobywa najlepszy żeton świątyni, następny w kolejności kolejny i tak dalej.
    .text = Sumuje się wszystkie symbole w Twoim wszechświecie. Remis wygrywa najwyższa wartość mistyczna na odkrytym białym kaflu. Bez symbolu nie ma żetonu, więc opłaca się nawet jeden.
    .scene = Trzy symbole biorą najlepszy żeton. Przy dwóch na dwa decyduje wartość mistyczna: 4 jest przed 3.
help-gods = Bogowie
    .brief = Raz w grze bierzesz boga zamiast regionu.
    .text = Nie dokładasz wtedy wyznawców, a centralna pula się nie zmienia. Bogów jest o jednego więcej niż graczy, więc nawet ostatni wybiera z dwóch; ale ten, który Ci pasuje, może już być zajęty.
    .scene = Dziesięcioro bogów. W każdej grze są tylko niektórzy.
help-end = Koniec i punktacja
    .brief = Po 15 rundach liczą się punkty aktywnych regionów, −1 za każde pustkowie, Twój bóg i Twój żeton świątyni.
    .text = Najpierw rozstrzyga się lasy, potem świątynie, potem bogów. By być „wśród graczy z największą liczbą”, wystarczy remis. Przy równych punktach wygrywa większa liczba wyznawców pozostałych w królestwie.
    .scene = Przykład: 23 PK z regionów, dwa pustkowia, żeton świątyni za 7 PK i bóg za 3 PK dają 31 PK.
help-rulings = Rozstrzygnięcia
    .brief = Gdzie instrukcje milczą albo są ze sobą sprzeczne, trzeba było zdecydować. Oto jak i dlaczego.
help-deal = Rozdanie
    .brief = Tajna jest tylko kolejność kafli w stosach; wszystko inne jest jawne.
    .text = Całe rozdanie jest ustalone, zanim ktokolwiek zobaczy pierwszy kafel, i zapieczętowane liczbą, którą się ogłasza. Po grze każdy może sprawdzić, że niczego nie zmieniono. Poniższe zasady mówią dokładnie, jak tasuje się kafle.

## Skąd takie rozstrzygnięcia

help-reason-Q1 = Instrukcje polska i słowacka mówią „bezpośrednio poniżej”, niemiecka mówi o jednym z dwóch kafli poniżej. W piramidzie kafel zawsze leży nad dwoma, więc musi wystarczyć którykolwiek.
help-reason-Q2 = Instrukcja niemiecka mówi o poziomie 6, którego nie ma. Wszystkie inne podają sześć kafli poziomu 3 i tylko tak suma wynosi 14.
help-reason-Q3 = Instrukcja polska liczy boga jako piąty rząd, ale żadna zasada od tego nie zależy.
help-reason-Q4 = Instrukcja polska wymaga wartości mistycznej na kaflu świątyni, słowacka, rosyjska i niemiecka na białym kaflu: idziemy za większością. W naszym zestawie wszystkie wartości mistyczne są różne; dalsze kroki mają znaczenie tylko w innych zestawach.
help-reason-Q5 = Instrukcja rosyjska wymaga żetonu świątyni, inne samej świątyni. Żetonów jest tyle, ilu graczy, więc wychodzi na to samo.
help-reason-Q6 = Żadna instrukcja nie robi wyjątku dla zera, więc bierzemy zdanie tak, jak brzmi.
help-reason-Q7 = Wszystkie instrukcje zabraniają mieć więcej niż dziesięciu na koniec tury, a Bogini Miłości może dać więcej.
help-reason-Q8 = Dosłownie biorąc, można by najpierw zapłacić, a potem i tak odwrócić kafel. To nigdy nie pomaga, więc nie pytamy dwa razy.
help-reason-Q9 = Instrukcje o tym nie mówią. Póki nie odkryto niczego tajnego, nikomu to nie szkodzi.
help-reason-Q10 = Instrukcja polska mówi o „dowolnym innym kolorze”.
help-reason-Q11 = Według instrukcji gracze wybierają po kolei, ale nikt nie wybrałby mniejszej liczby punktów.
help-reason-Q12 = Instrukcje pozwalają wymieniać w każdej chwili. Ale tylko płacenie pyta o kolory i tylko limit pyta, ilu ich jest.
help-reason-Q13 = Instrukcje opisują rodzaje kafli, a nie każdy kafel. Nasz zestaw trzyma się wszystkiego, co wiadomo o wydrukowanym.
