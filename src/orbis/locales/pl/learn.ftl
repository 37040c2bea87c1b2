### Lekcje i podpowiedzi w prawdziwej grze.

## Rozdziały

learn-title = Naucz się grać
learn-intro = Dwanaście krótkich rozdziałów, każdy poniżej minuty. Wszystko robisz własnymi rękami, przy prawdziwym stole; nic nie może się zepsuć, a wyjść i wrócić możesz w każdej chwili.
learn-done = gotowe
learn-begun = Dalej od kroku { $step } z { $steps }
learn-taking = Weź kafel
    .line = Twoja pierwsza tura i to, co zostawia innym.
learn-gathering = Zbieraj i płać
    .line = Płaci się wyznawcami.
learn-building = Buduj w górę
    .line = Gdzie kafel może leżeć w piramidzie.
learn-wilderness = Pustkowie
    .line = Kafel, na który cię nie stać, też pomaga.
learn-village = Wioski
    .line = Punkty za wyznawców, tu i teraz.
learn-volcano = Wulkany
    .line = Punkty za to, co zabierasz innym.
learn-irrigation = Irygacje
    .line = Właściwy kolor poniżej.
learn-forest = Lasy
    .line = Właściwi sąsiedzi dookoła.
learn-discount = Zniżki
    .line = Niech farma płaci za ciebie.
learn-exchange = Wymiana i limit
    .line = Trzech za jednego, i nigdy więcej niż dziesięciu.
learn-god = Bogowie
    .line = Raz w grze, we właściwej chwili.
learn-ending = Świątynie i koniec
    .line = Ostatnia tura i liczenie punktów.
learn-first-game = Twoja pierwsza gra
learn-first-game-text = Cała gra przeciw Pielgrzymowi, najsłabszemu botowi. Jeśli chcesz, ktoś zagląda ci przez ramię i co turę mówi, co zrobiłby najsilniejszy bot.
learn-play = Graj

## Przy każdym kroku

learn-step = { $step } z { $steps }
learn-brief = Twoja kolej: spróbuj
learn-unfold = Pokaż, co mówi doradca
learn-fold = Spróbuję
learn-continue = Dalej
learn-skip = Pomiń ten krok
learn-leave = Wyjdź
learn-chapters = Wszystkie rozdziały
learn-again = Jeszcze raz
learn-next = Dalej: { $chapter }
learn-take-back = Cofnij to
learn-well-done = Brawo!
learn-go-on = Możesz tu grać dalej, jak długo chcesz.
learn-all-done = Znasz już całe Orbis. Czas na prawdziwą grę.
learn-rather = To też jest możliwe. Spróbuj jednak najpierw tego, co zaznaczone: o tym jest ten rozdział. Jeśli naprawdę tego chcesz, wybierz to jeszcze raz.
learn-strayed = Dobrze, własna droga! Cofnij to, by wrócić do rozdziału, albo rozglądaj się, jak długo chcesz.
learn-no-wilderness = Stać cię na ten kafel, więc go nie marnuj: pustkowie kosztuje na koniec jeden punkt.
learn-end = Gotowe! Do tej chwili wszystko dało się cofnąć. Zakończ turę.

## Weź kafel

learn-taking-welcome = Jesteś bóstwem i tworzysz wszechświat. W 14 z 15 tur bierzesz region i kładziesz go tutaj, w swojej piramidzie; w jednej bierzesz boga. Wygrywa, kto ma najwięcej punktów kreacji (PK).
learn-taking-choose = Wybierz pomarańczowy kafel w rogu. Wybór jeszcze niczego nie bierze: pokazuje tylko, co by się stało.
learn-taking-middle = Ze środka wyznawcy rozchodzą się na cztery kafle, a przeciwnik zbiera pierwszy. Róg oddaje tylko dwóch.
learn-taking-place = Widzisz blade figurki? Każdy sąsiad wziętego kafla dostaje wyznawcę w jego kolorze: w rogu tylko dwóch, więc oddajesz niewiele. Kafel jest za darmo. Wybierz zaznaczone miejsce w piramidzie.
learn-taking-effect = Jego efekt, nawrócenie, dał twojemu królestwu dwóch pomarańczowych wyznawców. Wyznawcami zapłacisz za lepsze kafle.
learn-taking-end = Dopóki nie zakończysz tury, strzałka cofa każdy krok. Zakończ teraz turę; lukę wypełni nowy kafel.
learn-taking-reply = Teraz to samo robi przeciwnik. Patrz, gdzie potem stoją wyznawcy: kto bierze kafel, zbiera wszystkich, którzy na nim stoją.

## Zbieraj i płać

learn-gathering-choose = Zaznaczona farma kosztuje jednego zielonego wyznawcę, a ty nie masz żadnego. Ale stoją na niej zielony i czerwony! Zbierasz, zanim zapłacisz, więc sama się spłaca. Wybierz ją.
learn-gathering-place = Zielonym zapłacisz, czerwony jest w prezencie. Połóż ją na jednym z końców dolnego rzędu: tam kafle muszą się stykać.
learn-gathering-farm = Farma daje żeton zniżki: odtąd białe symbole nic cię nie kosztują. Im wcześniej go masz, tym więcej oszczędza.

## Buduj w górę

learn-building-rows = Dolny rząd ma pięć miejsc, rzędy powyżej cztery, trzy i dwa. Kafel wyżej leży na dwóch innych, a co najmniej jeden z nich musi mieć jego kolor.
learn-building-choose = Wybierz biały kafel z trzema wyznawcami. Pasuje nad twój biały.
learn-building-place = Połóż go na górnym miejscu. To obok jest dla niego zamknięte: pod nim leżą niebieski i czerwony, a białego brak.
learn-building-row = Można, ale dolny rząd przyjmie każdy kolor. Zachowaj go dla kafli, które nigdzie indziej nie pasują, i buduj w górę tam, gdzie kolor pozwala.
learn-building-gain = Przy tym nawróceniu wybierasz kolor. Spójrz na koszty w centralnej puli: za który kafel chcesz zapłacić następnym razem?

## Pustkowie

learn-wilderness-choose = Na zaznaczony las cię nie stać: w królestwie brak niebieskiego. Ale stoi na nim czterech wyznawców. Mimo to wybierz go!
learn-wilderness-turn = Odwróć go: pustkowie teraz nic nie kosztuje, a na koniec 1 PK. Czterej wyznawcy i tak są twoi.
learn-wilderness-place = Pustkowie pasuje wszędzie, bez względu na kolory poniżej. Połóż je na dowolnym zaznaczonym miejscu.
learn-wilderness-end = I liczy się jako wszystkie kolory naraz, dla kafli nad nim i obok. Jedno czy dwa to więc żaden wstyd. Zakończ turę.

## Wioski

learn-village-choose = Punkty! Wioska daje je, jeśli po zapłaceniu kosztu odrzucisz jeszcze wyznawców: tutaj trzech. Dwóch na niej stoi, więc starczy na jedno i drugie. Wybierz ją.
learn-village-place = Kosztuje czerwonego i niebieskiego, a za niebieskiego płaci twoja farma. Połóż ją, gdzie chcesz: wiosce wszystko jedno.
learn-village-pay = Teraz odrzuć dowolnych trzech: wybieraj ich w królestwie po jednym, w kolejności kolorów. Oddaj tych, których masz najwięcej.
learn-village-decline = Możesz odmówić, ale wtedy wioska na zawsze będzie nieaktywna: 0 PK. Stać cię na nią, więc zapłać.

## Wulkany

learn-volcano-choose = Wulkan daje punkty, jeśli usuniesz wyznawców z centralnej puli, tu trzech zielonych. Trzech tam jest. Wybierz go.
learn-volcano-place = Połóż go na dowolnym zaznaczonym miejscu. Na górnym oszczędza miejsce w dolnym rzędzie.
learn-volcano-strike = Teraz wybuch: wybieraj po kolei zaznaczonych zielonych wyznawców, aż znikną trzej. Tych przeciwnik już nie zbierze.
learn-volcano-decline = Możesz odmówić, ale wtedy wulkan będzie nieaktywny: 0 PK. A przeciwnikowi zostaną zieloni.

## Irygacje

learn-irrigation-choose = Irygacja liczy się, jeśli jeden z dwóch kafli bezpośrednio pod nią ma jej kolor. Ta chce białego, a ty masz biały kafel. Wybierz ją.
learn-irrigation-place = Każde miejsce mówi, ile tam dostaniesz. Połóż ją nad białym kaflem: 3 PK.
learn-irrigation-dry = Tam nie ma pod nią białego: byłaby na zawsze nieaktywna, 0 PK. Poszukaj miejsca z trójką.

## Lasy

learn-forest-choose = Las patrzy na wszystkich sąsiadów: obok, pod i nad sobą. Ten chce dwóch czerwonych lub pomarańczowych. Wybierz go.
learn-forest-place = Miejsca liczą za ciebie: na górnym ma obok pomarańczowy, a pod sobą czerwony, 2 z 2. Połóż go tam.
learn-forest-lonely = Tam miałby jednego sąsiada z dwóch. Później może znaleźć kolejnych, bo lasy ocenia się dopiero na końcu; ale na górze masz obu od razu.
learn-forest-end = Lasy ocenia się na końcu, więc pomogą im też kafle, które przyjdą później. Zakończ turę.

## Zniżki

learn-discount-token = To twój żeton zniżki: niebieskie symbole w kosztach nic cię nie kosztują.
learn-discount-choose = Zaznaczona świątynia kosztuje niebieskiego i pomarańczowego. Nie masz niebieskiego, ale też go nie potrzebujesz! Wybierz ją.
learn-discount-place = Płacisz tylko jednego pomarańczowego, a do wyniku dochodzi +7: będziesz prowadzić w świątyniach. Połóż ją na jednym z miejsc.

## Wymiana i limit

learn-exchange-choose = Na koniec tury możesz zatrzymać dziesięciu wyznawców. Wybierz zaznaczony kafel: z dwoma na nim i dwoma, których da, będzie ich dwunastu.
learn-exchange-place = Połóż go na jednym z miejsc i zobacz, co się stanie.
learn-exchange-swap = Dwunastu: o dwóch za dużo. Zamiast ich wyrzucać, wymień: trzech białych za jednego zielonego, którego nie masz. Naciśnij zaznaczony przycisk.
learn-exchange-discard = Wtedy dwóch przepada za nic. Wymień trzech białych na zielonego: też zostanie dziesięciu, a zyskasz kolor.

## Bogowie

learn-god-once = Raz w grze, zamiast regionu, bierzesz jednego z tych bogów. Nic się nie rozchodzi, a centralna pula się nie zmienia. Dobra chwila jest wtedy, gdy nie możesz zbudować żadnego kafla, jak teraz.
learn-god-choose = Każdy bóg nagradza co innego. Bogini Ognia daje 3 PK temu, kto ma najwięcej aktywnych wulkanów: ty masz dwa, przeciwnik żadnego. Wybierz ją.
learn-god-apprentice = Początkująca Bogini jest warta 2 PK, cokolwiek się stanie. Ogień daje 3, jeśli utrzymasz przewagę w wulkanach.
learn-god-technology = Bóg Technologii nagradza najmniej pustkowi, a ty masz ich więcej niż przeciwnik: 0 PK.
learn-god-take = Wybierz ją jeszcze raz, by ją wziąć.

## Świątynie i koniec

learn-ending-temples = Ostatnia tura, a ty przegrywasz. Ale spójrz na świątynie: kto ma najwięcej symboli, dostaje 7 PK, drugi 2. Przeciwnik ma o jeden więcej niż ty.
learn-ending-choose = Zaznaczony kafel ma dwa symbole świątyni i akurat cię na niego stać. Wybierz go.
learn-ending-place = Połóż go na ostatnim miejscu piramidy. Patrz przy tym na wynik.
learn-ending-parts = Prowadzisz! Wynik ma cztery części: regiony, pustkowia, świątynie i twojego boga. Przy remisie wygrywa, komu zostało więcej wyznawców.
learn-ending-end = Zakończ turę, a gra się skończy. Wynik pokaże każdy kafel i to, co dał.
learn-ending-result = Zwycięstwo dzięki świątyni! Pilnuj tego wyścigu od początku: często jest wart więcej niż niejeden kafel.

## Doradca

learn-coach = Doradca
learn-coach-waits = Grają inni. Wrócę w twojej turze.
learn-coach-yours = To twoja gra: rób, jak chcesz.
learn-coach-hide = Ukryj
learn-coach-show = Pokaż podpowiedź
learn-coach-hidden = Graj, jak uważasz.
learn-coach-failed = Tym razem bez podpowiedzi. Graj, jak uważasz.
learn-coach-off = Bez doradcy
