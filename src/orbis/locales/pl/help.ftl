### Strona zasad.

help-title = Zasady gry Orbis
help-lead = Czytaj po kolei albo szukaj. Każda zasada ma krótkie oznaczenie, na przykład E5, a „Dlaczego nie?” przy stole prowadzi do zasady, która na to odpowiada.
help-contents = Spis treści
help-chapter = Rozdział
help-clear = Wyczyść
help-found = { $count ->
    [one] Znaleziono { $count } fragment
    [few] Znaleziono { $count } fragmenty
    [many] Znaleziono { $count } fragmentów
   *[other] Znaleziono { $count } fragmentu
}
help-exact = Dokładne zasady
help-why = Dlaczego:
help-see = Zobacz też
help-tiles = Kafle
help-regions = Regiony
help-summary = Orbis na jednej stronie
help-print = Drukuj
help-all = Wszystkie zasady
help-nearest = Najlepiej pasują te zasady:
help-also = To też może pasować:
help-elsewhere = Znaleziono w innej wersji językowej zasad: { $language }.
# Do wyszukiwania: słowa bez znaczenia w pytaniu; inne słowa na te z zasad; słowa, którymi pyta się o rozdział lub zasadę; końcówki.
help-stop-words = a i oraz lub albo z ze w we na do od dla o u po przy przez za jest są był być się ja on ona ono my wy oni mój moje czy można mogę może muszę trzeba jak co kiedy gdzie który która które kto dlaczego czemu że żeby jeśli to ten ta te nie oznacza znaczy dzieje działa dostaję zasada zasady proszę ile taki taka takie mam mieć musi gra gry grze grę partia jeszcze więcej niż raz razy często ponad też coś stanie kilka gdy wiele ilu ilość liczbę robi robię służy daje dają jaki jaka jakie jaką ma mają moim swój swoją swojego swojej mnie mi nas będzie gdyby tego tej tym wszędzie gdziekolwiek
help-synonyms = cofnij undo cofnięcie: cofać | rozstrzyganie dogrywka tiebreak tiebreaker: remis | pustynia nieużytki joker dżoker: pustkowie | pieniądze monety zasoby znaczniki robotnicy robotników pracownicy pracowników pionki wierni wiernych czciciele czcicieli: wyznawcy | zwycięstwa vp: pk, punkty | liczba cyfra numer: punkty, wartość | kółko koło okrąg: krążek, plakietka | heks karta płytka: kafel | rynek plansza: pula | zapas ręka: królestwo | bank: eter | kupić kupno cena: koszt | zamiana zamienić: wymiana | zwycięzca zwycięstwo wygrana: wygrywa | kolejność fazy: tura | sąsiedni obok: sąsiad | piętro warstwa: rząd | rabat promocja: zniżka | świat: wszechświat | rozpoczyna rozpoczynający pierwszy zacząć zaczynać startowy: zaczyna | uderzyć atakować zniszczyć ukraść kraść zabierać: wulkan | wierzch wierzchu: powyżej, nad | wymieniać wymienić: wymiana
# Słowa osób, które chcą kogoś zaprosić.
help-asked-inviting = zaprosić zapraszać zaproszenie znajomy znajomego znajomymi znajomych przyjaciel kolega koleżanka
help-asked =
    C5: eter bank zasoby |
    aim: cel chodzi polega rundy wygrać |
    pieces: symbole ikony elementy znaczki oznacza oznaczają znaczy księżyc kropla liść płomień kłos rysunek obrazek kolory |
    setup: przygotować rozłożyć rozkładanie początek start |
    S1: gracze graczy osoby osób ludzi samemu solo dwóch trzech czterech grać zaczyna pierwszy |
    turn: przebieg przebiega kroki robić robię zrobić spasować pasować pas pominąć opuścić przepuścić |
    Q9: cofnąć cofanie ruch pomyłka błąd |
    N7: uzupełnić uzupełnienie nowy kafel następny |
    spread: wyznawcy skąd wziąć zdobyć otrzymać dostać zbierać pozyskać |
    pay: zapłacić płacić stać kupić koszt cena brakuje wystarczy |
    exchange: wymienić zamienić kolory limit maksimum najwięcej zatrzymać mieć wyznawców ilu ile mogę |
    place: położyć dołożyć budować kłaść umieścić postawić ułożyć przesunąć przełożyć przestawić kafel piramida |
    wilderness: odwrócić zakryć minus ujemne tracić stracić punkty położyć kłaść umieścić |
    farm: zniżka taniej darmo rabat |
    village: odrzucić oddać zrezygnować |
    forest: las lasu punkty sąsiad sąsiedzi liczyć |
    volcano: usunąć zabrać pula |
    irrigation: nawadnianie woda pod liczyć |
    conversion: wyznawcy darmo wziąć |
    temple: świątynia symbole większość mistyczna |
    gods: bóg boga bogów wziąć mieć wybrać boga bogini dostanę dostać |
    D4: remis tyle samo równo punkty wygrywa zwycięzca |
    end: koniec kończy skończyć zakończyć trwa długo rundy punkty zdobywać dostawać liczyć punktacja wygrać |
    deal: tasowanie losowość szczęście oszukiwać uczciwe tajne ukryte
help-endings = a ą e ę i o u y ów om ami ach em owi ie ego emu ej ych ym im ią ać ić yć eć esz isz asz ysz ał ała ają eją ują uje je ną anie enie owie iem
help-numbers = 1: jeden jedna jedno jednego jednej | 2: dwa dwie dwóch dwoje | 3: trzy trzech trzej | 4: cztery czterech | 5: pięć pięciu | 6: sześć sześciu | 7: siedem siedmiu | 8: osiem ośmiu | 9: dziewięć dziewięciu | 10: dziesięć dziesięciu dziesięcioma | 14: czternaście czternastu | 15: piętnaście piętnastu

## Kroki tury

help-step-spread = Dołóż wyznawców: po jednym, w kolorze wziętego kafla, na każdy kafel obok niego, nad nim i pod nim.
help-step-gather = Zbierz do królestwa wyznawców, którzy stoją na wziętym kaflu.
help-step-pay = Opłać koszt albo zamień kafel w pustkowie za darmo.
help-step-place = Dołóż kafel do swojego wszechświata.
help-step-effect = Rozpatrz jego efekt.
help-step-limit = Zatrzymaj najwyżej 10 wyznawców, a resztę odrzuć.
help-step-refill = Zakończ turę: na puste miejsce trafia nowy kafel.

## Rozdziały: nagłówek, najważniejsze w jednym zdaniu, więcej szczegółów i to, co pokazuje rysunek

help-aim = Cel gry
    .brief = W ciągu 15 rund bierzesz 14 regionów i jednego boga i układasz z nich piramidę: swój wszechświat.
    .text = Regiony dają punkty kreacji (PK), a wygrywa ten, kto ma ich na koniec najwięcej. Za regiony płacisz wyznawcami. Gromadzą się oni na kaflach, których jeszcze nikt nie wziął: biorąc kafel, wzbogacasz sąsiednie dla następnego gracza. Patrz więc nie tylko na to, co dostajesz, ale i na to, co zostawiasz.
    .scene = Ukończony wszechświat: 14 regionów w czterech rzędach, a na szczycie bóg.
help-pieces = Elementy gry
    .brief = W grze jest pięć kolorów, każdy z własnym symbolem.
    .text = Krążek pokazuje wymaganie: koszt albo warunek. Figurka to prawdziwy wyznawca. Krążek z pięcioma kropkami oznacza dowolny kolor. Punkty na pełnej plakietce się liczą, na plakietce z przerywaną obwódką zależą jeszcze od warunku, a pod szarym żetonem dezaktywacji przepadły.
    .scene = Kafel regionu: 1 koszt, 2 kolor, 3 poziom, 4 efekt, 5 punkty kreacji, 6 wartość mistyczna (tylko na białych). Niżej: krążki i wyznawcy w pięciu kolorach.
help-setup = Przygotowanie
    .brief = Dziewięć kafli poziomu 1 tworzy centralną pulę i nikt nie ma jeszcze wyznawców.
    .text = Przy mniejszej liczbie graczy część kafli odpada, odkrywa się mniej bogów i jest mniej żetonów świątyń do zdobycia. Stosy kończą się poziom po poziomie, więc w trakcie gry kafle są coraz droższe i cenniejsze. Ostatnie uzupełnienie puli zabiera ostatni kafel.
    .scene = Centralna pula na początku gry czteroosobowej; pod nią liczba zakrytych kafli każdego poziomu.
help-turn = Twoja tura
    .brief = Weź jeden kafel z centralnej puli albo jednego z bogów. Nie możesz spasować.
    .text = Wzięcie regionu składa się z tych siedmiu kroków. Boga po prostu kładziesz obok swojego wszechświata i rozpatrujesz jego natychmiastowy efekt, jeśli go ma; w całej grze bierzesz dokładnie jednego, a moment wybierasz Ty. Dopóki nie zakończysz tury, możesz wszystko cofnąć, bo dopiero uzupełnienie puli odkrywa coś nowego.
help-spread = Dokładanie i zbieranie
    .brief = Na każdy kafel, który sąsiaduje w puli z wziętym, dokładasz wyznawcę w kolorze wziętego. Na ukos się nie liczy.
    .text = Przy kaflu z rogu dokładasz dwóch, z brzegu trzech, ze środka czterech, nawet jeśli kafel ma zostać pustkowiem. Potem zbierasz wyznawców z samego wziętego kafla. Możesz nimi od razu zapłacić.
    .scene = Bierzesz czerwony kafel ze środka. Czerwoni wyznawcy trafiają na cztery sąsiednie kafle (linia przerywana), a Ty zbierasz białego i niebieskiego, którzy stoją na wziętym.
help-pay = Płacenie
    .brief = Za każdy krążek przy lewym brzegu kafla płacisz jednym wyznawcą ze swojego królestwa.
    .text = Kolorowy krążek wymaga swojego koloru, krążek z pięcioma kropkami dowolnego. Gdy masz żeton zniżki, krążki jego koloru są za darmo. Jeśli nie możesz albo nie chcesz zapłacić, kafel staje się pustkowiem: to zawsze wolno.
    .scene = Ten las kosztuje zielonego, białego i niebieskiego wyznawcę oraz jednego w dowolnym kolorze. Z zielonym żetonem zniżki wystarczy trzech.
help-exchange = Wymiana i limit
    .brief = W swojej turze możesz wymienić 3 wyznawców jednego koloru na 1 innego; na jej koniec zatrzymujesz najwyżej 10.
    .text = Wymieniać możesz dowolną liczbę razy. W trakcie tury królestwo może być dowolnie duże; dopiero na koniec odrzucasz wyznawców, aż zostanie dziesięciu. Warto więc wymieniać tych, którzy i tak musieliby odejść.
    .scene = Wymiana trzech niebieskich wyznawców na jednego czerwonego.
help-place = Dokładanie kafli
    .brief = Na końce rzędu 1 możesz dokładać kafle w każdym kolorze; wyżej jeden z dwóch kafli pod spodem musi mieć kolor dokładanego.
    .text = Rząd 1 mieści pięć kafli, rzędy nad nim cztery, trzy i dwa. Wyższy rząd można zacząć, gdy tylko pod spodem leżą dwa sąsiednie kafle. Dołożonych kafli się nie przesuwa. Myśl więc zawczasu o kolorach, których będziesz potrzebować na dole.
    .scene = Niebieski kafel może trafić na dowolny koniec rzędu 1 albo nad zielony i niebieski, ale nie nad czerwony i zielony.
help-wilderness = Pustkowie
    .brief = Każdy kafel możesz odwrócić rewersem do góry: wtedy nic nie kosztuje, liczy się jako każdy kolor i jest wart −1 PK.
    .text = Pustkowie może leżeć nad dowolnymi kolorami, a nad pustkowiem może leżeć każdy kafel. Liczy się też dla lasów i irygacji. To wyjście, gdy nie możesz zapłacić, a często dobry fundament w rzędzie 1.
    .scene = Czerwony wulkan może tu leżeć, bo pustkowie pod nim liczy się jako czerwone.
help-farm = Farmy
    .brief = Farma daje Ci żeton zniżki we wskazanym kolorze: od następnego kafla krążki tego koloru są za darmo.
    .text = Żeton zostaje u Ciebie do końca, więc im wcześniej go zdobędziesz, tym więcej oszczędzisz. Nie pomaga przy wioskach, wulkanach ani Bogu Śmierci i nigdy nie działa na krążek z pięcioma kropkami.
    .scene = Farma i żeton, który daje.
help-village = Wioski
    .brief = Odrzuć tylu wyznawców, ilu pokazuje wioska, w dowolnych kolorach, inaczej będzie nieaktywna.
    .text = Robisz to po opłaceniu i dołożeniu wioski. Możesz zrezygnować: wtedy wioska dalej leży odkryta i zachowuje kolor, ale nie daje punktów. Nie można odrzucić tylko części.
    .scene = Po lewej wioska, która się liczy; po prawej nieaktywna, bo gracz zrezygnował.
help-forest = Lasy
    .brief = Las liczy się na koniec gry, jeśli dość sąsiednich kafli ma jeden ze wskazanych kolorów.
    .text = Las ma najwyżej sześciu sąsiadów: dwa kafle obok, dwa poniżej i dwa powyżej. Pustkowie też się liczy. Liczą się również kafle dołożone później, więc las może się jeszcze uaktywnić; na kaflu widać, ilu sąsiadów ma, a ilu potrzebuje.
    .scene = Ten las potrzebuje trzech zielonych lub czerwonych sąsiadów i tylu ma: to kafle w ramkach.
help-volcano = Wulkany
    .brief = Usuń z centralnej puli tylu wyznawców we wskazanych kolorach, ilu pokazuje wulkan, inaczej będzie nieaktywny.
    .text = Możesz ich usuwać z dowolnych kafli; liczą się też wyznawcy, którzy dopiero co tam trafili. Usunięci wracają do eteru, nie do Ciebie, więc wybieraj tych, którzy najbardziej pomogliby innym. Możesz zrezygnować, ale usuwasz wszystkich albo nikogo.
    .scene = Ten wulkan usuwa czterech białych lub niebieskich wyznawców: tych w ramkach.
help-irrigation = Irygacja
    .brief = Irygacja się liczy, jeśli jeden z dwóch kafli bezpośrednio pod nią ma wskazany kolor lub jest pustkowiem.
    .text = Rozstrzyga się to w chwili dołożenia i nigdy się nie zmienia. W rzędzie 1 nic pod nią nie leży, więc tam jest nieaktywna. Pamiętaj, że kafel potrzebuje pod sobą także własnego koloru: często każdy z tych dwóch kafli spełnia inny warunek.
    .scene = Po lewej pod spodem jest zielony: irygacja się liczy. Po prawej zielonego brakuje.
help-conversion = Nawrócenia i kamienie
    .brief = Nawrócenie daje Ci wyznawców z eteru; Święty Kamień jest wart 1 PK bez żadnych warunków.
    .text = Większość nawróceń nic nie kosztuje. Bierz je wcześnie: od razu dają wyznawców, a później możesz budować na ich kolorze. Jeśli widać krążek z pięcioma kropkami, kolor wybierasz Ty.
    .scene = Dwóch czerwonych wyznawców, jeden w dowolnym kolorze i Święty Kamień.
help-temple = Świątynie
    .brief = Na koniec najlepszy żeton świątyni dostaje gracz z największą liczbą symboli świątyń, kolejny – drugi gracz i tak dalej.
    .text = Sumuje się wszystkie symbole w Twoim wszechświecie. Remisy rozstrzyga się na korzyść gracza z najwyższą wartością mistyczną na odkrytym białym kaflu. Bez symbolu nie ma żetonu, więc opłaca się nawet jeden.
    .scene = Trzy symbole dają najlepszy żeton. Przy remisie 2:2 decyduje wartość mistyczna: 4 bije 3.
help-gods = Bogowie
    .brief = Raz w grze bierzesz boga zamiast regionu.
    .text = Nie dokładasz wtedy wyznawców, a centralna pula się nie zmienia. Bogów jest o jednego więcej niż graczy, więc nawet ostatni wybiera z dwóch; ale ten, który Ci pasuje, może już być zajęty.
    .scene = Dziesięcioro bogów. W każdej grze biorą udział tylko niektórzy.
help-end = Koniec i punktacja
    .brief = Po 15 rundach dostajesz punkty za aktywne regiony, boga i żeton świątyni, a za każde pustkowie tracisz 1 PK.
    .text = Najpierw rozpatruje się lasy, potem świątynie, potem bogów. By być „wśród graczy z największą liczbą”, wystarczy remis. Przy równych punktach wygrywa ten, komu zostało więcej wyznawców w królestwie.
    .scene = Przykład: 23 PK z regionów, dwa pustkowia, żeton świątyni za 7 PK i bóg za 3 PK dają 31 PK.
help-rulings = Rozstrzygnięcia
    .brief = Gdzie instrukcje milczą albo sobie przeczą, trzeba było zdecydować. Oto jak i dlaczego.
help-deal = Rozdanie
    .brief = Tajna jest tylko kolejność kafli w stosach; wszystko inne jest jawne.
    .text = Całe rozdanie jest ustalone, zanim ktokolwiek zobaczy pierwszy kafel, i zabezpieczone liczbą (skrótem), którą się ogłasza. Po grze każdy może sprawdzić, że niczego nie zmieniono.

## Skąd takie rozstrzygnięcia

help-reason-Q1 = Polska i słowacka instrukcja mówią o kaflu „bezpośrednio pod” irygacją, niemiecka o jednym z dwóch kafli pod nią. W piramidzie kafel zawsze leży nad dwoma, więc musi wystarczyć którykolwiek.
help-reason-Q2 = Niemiecka instrukcja mówi o poziomie 6, którego nie ma. Wszystkie inne podają sześć kafli poziomu 3 i tylko tak suma wynosi 14.
help-reason-Q3 = Polska instrukcja liczy boga jako piąty rząd, ale żadna zasada od tego nie zależy.
help-reason-Q4 = Polska instrukcja wymaga wartości mistycznej na kaflu świątyni, słowacka, rosyjska i niemiecka na białym kaflu: idziemy za większością. W naszym zestawie wszystkie wartości mistyczne są różne; dalsze kryteria mają znaczenie tylko w innych zestawach.
help-reason-Q5 = Rosyjska instrukcja wymaga żetonu świątyni, inne samej świątyni. Żetonów jest tyle, ilu graczy, więc wychodzi na to samo.
help-reason-Q6 = Żadna instrukcja nie robi wyjątku dla zera, więc rozumiemy to dosłownie.
help-reason-Q7 = Wszystkie instrukcje zabraniają mieć więcej niż dziesięciu wyznawców na koniec tury, a Bogini Miłości może dać więcej.
help-reason-Q8 = Czytając zasady dosłownie, można by najpierw zapłacić, a potem i tak odwrócić kafel. To nigdy nie pomaga, więc pytamy tylko raz.
help-reason-Q9 = Instrukcje o tym nie mówią. Póki nie odkryto niczego tajnego, nikomu to nie szkodzi. Przy tych stołach można to zrobić i później, poza grami rankingowymi i rozdaniem dnia: wybierz w menu „{ pages-rewind }”. Gdy grasz z innymi, jest tam „{ pages-ask-rewind }”, a oni muszą się zgodzić.
help-reason-Q10 = Polska instrukcja mówi o „dowolnym innym kolorze”.
help-reason-Q11 = Według instrukcji gracze wybierają po kolei, ale nikt nie wybrałby mniejszej liczby punktów.
help-reason-Q12 = Instrukcje pozwalają wymieniać w każdej chwili. Ale kolory mają znaczenie tylko przy płaceniu, a liczba wyznawców tylko przy limicie.
help-reason-Q13 = Instrukcje opisują rodzaje kafli, a nie każdy kafel. Nasz zestaw trzyma się wszystkiego, co wiadomo o oryginalnym.
