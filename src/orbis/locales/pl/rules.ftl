### Zasady z RULES.md, opowiedziane graczowi; te same zdania odpowiadają na pytanie „dlaczego nie?”.

## Elementy gry

rule-C1 = W grze jest pięć kolorów: biały, niebieski, zielony, czerwony i pomarańczowy, zawsze w tej kolejności.
rule-C2 = W grze jest 65 kafli regionów: 20 z poziomu 1, 20 z poziomu 2 i 25 z poziomu 3. Każdy ma poziom, kolor, koszt, efekt i punkty kreacji, a białe kafle mają też wartość mistyczną. Rewers każdego kafla to pustkowie.
rule-C3 = Koszt wskazuje, ilu wyznawców w poszczególnych kolorach musisz oddać, a ilu w dowolnych.
rule-C4 = Gwiazdki oznaczają kafle, które odpadają przy mniejszej liczbie graczy: 14 kafli ma białe gwiazdki, 14 innych fioletowe, a 37 nie ma żadnych.
rule-C5 = Oprócz regionów w grze jest 10 kafli bogów, 5 żetonów świątyń, 5 żetonów zniżek, żetony dezaktywacji i wyznawcy. Ich wspólny zapas to eter; wyznawcy i żetony dezaktywacji nigdy się w nim nie kończą.

## Przygotowanie

rule-S1 = Gra jest dla dwóch, trzech lub czterech graczy. Miejsca przy stole są stałe; zaczyna gracz na pierwszym, a potem gra się po kolei.
rule-S2 = W grze czteroosobowej używa się wszystkich 65 kafli, 5 bogów i żetonów świątyń 11, 7, 4 i 2. W trzyosobowej odpadają kafle z białymi gwiazdkami: zostaje 51 kafli, 4 bogów i żetony 9, 4 i 2. W dwuosobowej odpadają też kafle z fioletowymi gwiazdkami: zostaje 37 kafli, 3 bogów i żetony 7 i 2.
rule-S3 = Każdy poziom ma własny stos, potasowany i zakryty. Dziewięć różnych kafli poziomu 1 leży odkrytych w centralnej puli 3 × 3; na początku nie ma na nich wyznawców.
rule-S4 = Wziąć można tylko bogów odkrytych na początku gry: jest ich o jednego więcej niż graczy. Pozostali nie biorą udziału w tej rozgrywce.
rule-S5 = Nikt nie zaczyna z wyznawcami. Jedyną tajemnicą jest kolejność kafli w stosach; to, które kafle w nich zostały, jest jawne.
rule-S6 = Do gry potrzeba co najmniej 14 kafli na gracza; mniejszego zestawu nie da się użyć. Do centralnej puli trafiają kafle poziomu 1, a następnego poziomu dopiero wtedy, gdy skończą się kafle poprzedniego; jeśli nie ma czym jej uzupełnić, miejsce zostaje puste.

## Tura

rule-T1 = W swojej turze bierzesz jeden kafel regionu z centralnej puli albo jednego z odkrytych bogów; nie możesz spasować. Z pustego miejsca nie ma czego wziąć. Gra trwa 15 rund.
rule-T2 = W całej grze bierzesz dokładnie jednego boga i 14 regionów. Gdy masz już boga, możesz brać tylko regiony; gdy masz 14 regionów i żadnego boga, możesz wziąć tylko boga.
rule-T3 = Wzięcie regionu to siedem kroków, zawsze w tej kolejności: dołożenie wyznawców, zebranie tych z wziętego kafla, opłacenie kosztu (lub zamiana w pustkowie), dołożenie kafla, efekt, limit, uzupełnienie puli. Przy limicie odrzucasz tylko wyznawców, których masz; pulę zawsze uzupełnia kafel najniższego dostępnego poziomu.
rule-T4 = Raz wzięty bóg jest już niedostępny i żaden inny go nie zastępuje. Biorąc boga, rozpatrujesz jego natychmiastowy efekt; nie dokładasz wyznawców, a centralna pula się nie zmienia.
rule-X1 = W swojej turze możesz wymienić 3 wyznawców jednego koloru ze swojego królestwa na 1 innego koloru, dowolną liczbę razy. Musisz mieć co najmniej 3 w oddawanym kolorze.
rule-K1 = W trakcie tury w Twoim królestwie może być więcej niż 10 wyznawców, ale na jej koniec nigdy.

## Płacenie

rule-M1 = Za każdy kolorowy symbol płacisz wyznawcą tego koloru, a za każdy wielokolorowy – wyznawcą w dowolnym kolorze; wszyscy muszą być w Twoim królestwie. Jeśli kogoś brakuje, najpierw dokonaj wymiany albo zamień kafel w pustkowie.
rule-M2 = Gdy masz żeton zniżki w danym kolorze, symbole tego koloru nic Cię już nie kosztują. Zniżka nigdy nie działa na symbole wielokolorowe.
rule-M3 = Zniżka działa dopiero na następne kafle, nie na ten, który ją daje. Obniża koszt kafli, ale nigdy liczbę wyznawców, których wymaga wioska, wulkan lub Bóg Śmierci.

## Wszechświat

rule-P1 = Rząd 1 mieści najwyżej 5 kafli w dowolnych kolorach, bez przerw: nowy kafel trafia na jego lewy lub prawy koniec. Gdy ma 5 kafli, jest pełny.
rule-P2 = Kafel w rzędzie 2, 3 lub 4 leży nad dwoma sąsiednimi kaflami niższego rzędu. Oba muszą tam być, a samo miejsce musi być wolne; dołożonych kafli się nie przesuwa.
rule-P3 = W wyższym rzędzie co najmniej jeden z dwóch kafli pod spodem musi mieć kolor dokładanego kafla; pustkowie pod spodem liczy się jako dowolny kolor. Jeśli dla kafla nie ma miejsca ani w pierwszym rzędzie, ani wyżej, może on stać się tylko pustkowiem, a ono może leżeć nad dowolnymi kolorami.
rule-P4 = Piramidę tworzy 14 regionów: 5, 4, 3 i 2. Na koniec gry kładziesz na szczycie boga; nie ma on koloru i nie liczy się jako sąsiad.
rule-W1 = Pustkowie to kafel regionu odwrócony rewersem do góry. Na koniec jest warte −1 PK i pod każdym względem liczy się jako dowolny kolor, nawet jako kilka naraz. Nie ma własnego efektu, punktów, świątyni ani wartości mistycznej.
rule-W2 = Jeśli nie możesz albo nie chcesz opłacić kafla lub dołożyć go awersem do góry, staje się pustkowiem. Na pustkowie zawsze jest miejsce.

## Regiony

rule-E1 = Farma: weź żeton zniżki we wskazanym kolorze. Od następnego kafla symbole tego koloru nic Cię nie kosztują. Drugi żeton tego samego koloru niczego nie zmienia.
rule-E2 = Wioska: odrzuć z królestwa wskazaną liczbę wyznawców w dowolnych kolorach, inaczej wioska będzie nieaktywna. Możesz zrezygnować, ale odrzucasz wszystkich albo nikogo.
rule-E3 = Las: teraz nic się nie dzieje. Na koniec gry jest aktywny, jeśli sąsiaduje z co najmniej wskazaną liczbą kafli we wskazanych kolorach. Sąsiednie kafle leżą obok, poniżej i powyżej, jest ich najwyżej sześć; pustkowie też się liczy.
rule-E4 = Wulkan: usuń z pozostałych kafli centralnej puli wskazaną liczbę wyznawców, tylko we wskazanych kolorach, inaczej wulkan będzie nieaktywny. Możesz zrezygnować, ale usuwasz wszystkich albo nikogo.
rule-E5 = Irygacja: jest aktywna, jeśli w chwili dołożenia co najmniej jeden z dwóch kafli bezpośrednio pod nią ma wskazany kolor lub jest pustkowiem. W przeciwnym razie, a w rzędzie 1 zawsze, jest nieaktywna.
rule-E6 = Nawrócenie: weź z eteru wskazanych wyznawców.
rule-E7 = Nawrócenie (dowolny kolor): weź z eteru wyznawcę w wybranym kolorze.
rule-E8 = Święty Kamień: na koniec gry jest wart 1 PK, bez żadnych warunków.
rule-E9 = Świątynia: jej symbole liczą się na koniec gry, przy podziale żetonów świątyń. Zawsze jest aktywna, a wydrukowane na niej PK po prostu się dolicza.

## Bogowie

rule-G1 = Bogini Miłości: gdy ją bierzesz, dostajesz z eteru 5 wyznawców w dowolnych kolorach. Na koniec gry jest warta 1 PK.
rule-G2 = Początkująca Bogini: na koniec gry warta 2 PK.
rule-G3 = Bóg Oceanów: 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych kafli irygacji.
rule-G4 = Bogini Próżniactwa: 1 PK na koniec gry, a za pustkowia nie tracisz PK.
rule-G5 = Bogini Ognia: 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych wulkanów.
rule-G6 = Bóg Technologii: 3 PK na koniec gry, jeśli jesteś wśród graczy z najmniejszą liczbą pustkowi.
rule-G7 = Bogini Natury: 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych lasów.
rule-G8 = Bóg Równowagi: 3 PK na koniec gry, jeśli masz co najmniej jedną aktywną wioskę, jedną świątynię i jeden aktywny wulkan.
rule-G9 = Bóg Żniw: 3 PK na koniec gry, jeśli jesteś wśród graczy z największą liczbą aktywnych wiosek.
rule-G10 = Bóg Śmierci: gdy go bierzesz, odrzuć z królestwa 6 wyznawców w dowolnych kolorach, inaczej będzie nieaktywny. Jeśli jest aktywny, na koniec gry daje 3 PK.

## Koniec i punktacja

rule-D1 = Po 15 rundach gra się kończy i nic więcej nie można zrobić. Twój wynik to PK aktywnych regionów, −1 za każde pustkowie oraz PK boga i żetonu świątyni.
rule-D2 = Na koniec najpierw rozpatruje się lasy, potem świątynie, a potem bogów.
rule-D3 = Gracz z największą liczbą symboli świątyń dostaje żeton świątyni o największej liczbie PK, drugi w kolejności – następny i tak dalej. Remisy rozstrzyga się na korzyść gracza z najwyższą wartością mistyczną na odkrytym białym kaflu. Bez symbolu świątyni nie dostajesz żetonu.
rule-D4 = Wygrywa gracz z największą liczbą PK. Przy remisie wygrywa ten, komu zostało w królestwie więcej wyznawców, a przy kolejnym remisie zwycięstwo jest wspólne.

## Rozstrzygnięcia

rule-Q1 = Irygacji wystarczy którykolwiek z dwóch kafli leżących pod nią.
rule-Q2 = Wśród 14 kafli z fioletowymi gwiazdkami 4 są z poziomu 1, 4 z poziomu 2 i 6 z poziomu 3; w jednej z instrukcji jest tu błąd druku.
rule-Q3 = Piramida składa się z 14 regionów. Jedna z instrukcji liczy boga jako piąty rząd, ale to niczego nie zmienia.
rule-Q4 = Remisy przy świątyniach: liczy się każdy odkryty biały kafel, nie tylko świątynie. Jeśli najwyższe wartości mistyczne są równe, decydują drugie co do wielkości i tak dalej, a na końcu kolejność miejsc.
rule-Q5 = Bóg Równowagi wymaga symbolu świątyni. Kto go ma, ten dostaje też żeton świątyni, więc obie wersje oznaczają to samo.
rule-Q6 = „Wśród graczy z największą liczbą” rozumiemy dosłownie, razem z remisami: jeśli nikt nie ma ani jednego, warunek spełniają wszyscy. Tak samo z najmniejszą liczbą.
rule-Q7 = Limit 10 wyznawców obowiązuje też na koniec tury, w której bierzesz boga.
rule-Q8 = Wybierasz tylko raz: kafel awersem do góry, opłacony i dołożony, albo pustkowie. Zbudować możesz tylko wtedy, gdy kafel da się i opłacić, i dołożyć.
rule-Q9 = Swoje decyzje możesz cofać, dopóki nie zakończysz tury. Potem są ostateczne: uzupełnienie puli odkrywa nowy kafel.
rule-Q10 = Wymiana na ten sam kolor oznaczałaby tylko stratę wyznawców, więc nie jest dostępna.
rule-Q11 = Najcenniejszy dostępny żeton świątyni to zawsze najlepszy wybór, więc jest przydzielany automatycznie.
rule-Q12 = Wymieniać można, gdy wybierasz, co wziąć, gdy decydujesz, co zrobić z kaflem, i gdy zmniejszasz królestwo do dziesięciu wyznawców. W innych chwilach wymiana niczego by nie zmieniła; możesz jej dokonać w następnej turze.
rule-Q13 = Wartości 65 kafli są nasze własne i nieoficjalne, bo instrukcje ich nie podają. Jeśli masz tę grę, możesz wpisać kafle ze swojego egzemplarza i nimi grać.

## Decyzje

rule-N1 = Póki rząd 1 jest pusty, oba jego końce to to samo miejsce, więc do wyboru jest tylko prawy. Miejsca w rzędach od 2 do 4 liczy się od obecnego lewego końca rzędu 1.
rule-N2 = Po zebraniu wyznawców budujesz kafel, jeśli masz w królestwie czym zapłacić i jest dla niego miejsce, albo zamieniasz go w pustkowie, co zawsze jest możliwe. W razie potrzeby najpierw dokonaj wymiany.
rule-N3 = Budując, od razu płacisz za kolorowe symbole. Potem wybierasz, którym wyznawcą płacisz za każdy symbol wielokolorowy, a na końcu miejsce.
rule-N4 = Wyznawców wybiera się po jednym w kolejności: biały, niebieski, zielony, czerwony, pomarańczowy, aby każdego wyboru dało się dokonać tylko w jeden sposób. Nie można wrócić do wcześniejszego koloru (a przy wulkanie, w tym samym kolorze, także do wcześniejszego pola) ani pominąć tylu wyznawców, że potem by ich zabrakło.
rule-N5 = Zrezygnować można tylko przy wiosce, wulkanie i Bogu Śmierci, i tylko zanim odejdzie pierwszy wyznawca; potem trzeba dokończyć. To, na co Cię nie stać, staje się nieaktywne bez pytania.
rule-N6 = Gdy zmniejszasz królestwo do dziesięciu wyznawców, wymieniać możesz tylko na początku. Po odrzuceniu pierwszego możesz już tylko odrzucać kolejnych, aż zostanie dziesięciu.
rule-N7 = Pozostaje tylko zakończyć turę; dopóki tego nie zrobisz, możesz ją cofnąć. Jeśli w tej turze bierzesz kafel, dopiero potem odkrywany jest nowy, najniższego dostępnego poziomu; następnie gra kolejny gracz.
rule-N8 = Nie możesz tego teraz zrobić. Kolejność tury: wzięcie, decyzja (budowa lub pustkowie), zapłata, dołożenie, efekt, limit, koniec, uzupełnienie; kroki, w których nie ma wyboru, są pomijane.
rule-N9 = Wszystko na stole jest jawne, nawet to, jakie kafle zostały w stosach. Ich kolejność zna tylko rozdający.

## Tasowanie

rule-H1 = O całym rozdaniu decydują liczba graczy i ziarno, czyli pewien tekst. Kto je zna, może odtworzyć rozdanie za pomocą SHA-256.
rule-H2 = Liczba losowa poniżej danej granicy pochodzi z następnego losowego słowa; słowa, które faworyzowałyby niektóre liczby, są pomijane, więc wszystkie są równie prawdopodobne.
rule-H3 = Listę tasuje się od końca: każdy element zamienia się miejscami z losowym, który nie leży za nim, czasem z samym sobą.
rule-H4 = Najpierw tasuje się stosy poziomów 1, 2 i 3, a potem dziesięciu bogów. Pierwsze dziewięć kafli poziomu 1 tworzy centralną pulę, a pierwsi bogowie są odkrywani.

## Liczenie i porównywanie

rule-V1 = Perft zlicza ciągi o zadanej liczbie decyzji; programy sprawdzają nim, czy grają według tych samych zasad.
rule-V2 = Na wynik składają się regiony, pustkowia, świątynia i bóg; podaje się też ich sumę i pozostałych wyznawców.
