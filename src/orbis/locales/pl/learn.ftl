### Lekcje i podpowiedzi w prawdziwej grze.

## Rozdziały

learn-title = Naucz się grać
learn-intro = Dwanaście krótkich rozdziałów, razem około ośmiu minut. Wszystko robisz samodzielnie, przy prawdziwym stole; niczego nie da się zepsuć, a wyjść i wrócić możesz w każdej chwili.
learn-done = gotowe
learn-begun = Dalej od kroku { $step } z { $steps }
learn-taking = Weź kafel
    .line = Twoja pierwsza tura i co po niej zostaje innym.
learn-gathering = Zbieraj i płać
    .line = Płaci się wyznawcami.
learn-building = Buduj w górę
    .line = Gdzie kafel może leżeć w piramidzie.
learn-wilderness = Pustkowie
    .line = Kafel, na który Cię nie stać, też może pomóc.
learn-village = Wioski
    .line = Punkty za wyznawców, tu i teraz.
learn-volcano = Wulkany
    .line = Punkty za to, co zabierasz innym.
learn-irrigation = Irygacje
    .line = Właściwy kolor poniżej.
learn-forest = Lasy
    .line = Właściwi sąsiedzi dookoła.
learn-discount = Zniżki
    .line = Niech farma płaci za Ciebie.
learn-exchange = Wymiana i limit
    .line = Trzech za jednego i nigdy więcej niż dziesięciu.
learn-god = Bogowie
    .line = Raz w grze, we właściwej chwili.
learn-ending = Świątynie i koniec
    .line = Ostatnia tura i liczenie punktów.
learn-first-game = Twoja pierwsza gra
learn-first-game-text = Cała gra przeciwko Pielgrzymowi, najsłabszemu botowi. Jeśli chcesz, doradca co turę podpowie Ci, co zrobiłby najsilniejszy bot.
learn-play = Graj

## Przy każdym kroku

learn-step = { $step } z { $steps }
learn-brief = Twoja kolej: spróbuj
learn-next-end = Teraz: zakończ turę
learn-unfold = Pokaż, co mówi doradca
learn-fold = Pokaż stół
learn-continue = Dalej
learn-show = Pokaż mi
learn-leave = Wyjdź
learn-chapters = Wszystkie rozdziały
learn-again = Jeszcze raz
learn-next = Dalej: { $chapter }
learn-take-back = Cofnij ruch
learn-well-done = Brawo!
learn-go-on = Możesz tu grać dalej, jak długo chcesz.
learn-all-done = Umiesz już grać w Orbis. Czas na prawdziwą grę.
learn-other = To też można wziąć. Ale ten rozdział jest o tym, co zaznaczone: wybierz najpierw to.
learn-rather = To też możliwe. Najpierw jednak spróbuj tego, co zaznaczone: o tym jest ten rozdział. Jeśli naprawdę wolisz swój ruch, wybierz go jeszcze raz.
learn-strayed = Świetnie, idziesz własną drogą! Cofnij ruch, by wrócić do rozdziału, albo rozejrzyj się tu spokojnie.
learn-no-wilderness = Stać Cię na ten kafel, więc go nie marnuj: za pustkowie tracisz na koniec jeden punkt.
learn-build = Kafel jest już wzięty. Naciśnij „{ web-build }”, a potem wybierz zaznaczone miejsce.
learn-end = Gotowe! Dopóki nie zakończysz tury, wszystko możesz jeszcze cofnąć. Zakończ ją teraz.

## Weź kafel

learn-taking-welcome = Jesteś bóstwem i tworzysz wszechświat. W 14 z 15 tur bierzesz region i kładziesz go tutaj, w swojej piramidzie; w jednej bierzesz boga. Wygrywa ten, kto ma najwięcej punktów kreacji (PK).
learn-taking-choose = Wybierz zaznaczony pomarańczowy kafel w rogu. Samo wybranie jeszcze go nie zabiera: pokazuje tylko, co by się stało.
learn-taking-middle = Ze środka wyznawcy rozchodzą się na cztery kafle, a pierwszy skorzysta przeciwnik. Z rogu oddajesz tylko dwóch.
learn-taking-place = Widzisz blade figurki? Gdy bierzesz kafel, na każdy sąsiedni trafia wyznawca w kolorze wziętego: przy kaflu z rogu to tylko dwóch, więc oddajesz niewiele. Kafel jest za darmo. By go położyć, wybierz zaznaczone miejsce w piramidzie.
learn-taking-effect = Dzięki jego efektowi, nawróceniu, masz w królestwie dwóch pomarańczowych wyznawców. Zapłacisz nimi za lepsze kafle.
learn-taking-end = Dopóki nie zakończysz tury, strzałka cofa każdy krok. Zakończ teraz turę; na puste miejsce trafi nowy kafel.
learn-taking-reply = To samo zrobił właśnie przeciwnik. Zobacz, gdzie teraz stoją wyznawcy: kto bierze kafel, zbiera wszystkich, którzy na nim stoją.

## Zbieraj i płać

learn-gathering-choose = Zaznaczona farma kosztuje jednego zielonego wyznawcę, a Ty nie masz żadnego. Ale stoją na niej zielony i czerwony! Zbierasz, zanim zapłacisz, więc będzie czym. Wybierz ją.
learn-gathering-place = Zielonym zapłacisz, a czerwony zostanie u Ciebie. Połóż farmę na jednym z końców dolnego rzędu: tam kafle muszą się stykać.
learn-gathering-farm = Ta farma daje Ci biały żeton zniżki: od następnego kafla białe symbole nic Cię nie kosztują. Im wcześniej masz żeton, tym więcej oszczędzasz.

## Buduj w górę

learn-building-rows = Dolny rząd ma pięć miejsc, rzędy powyżej cztery, trzy i dwa. Wyżej kafel leży na dwóch innych, a co najmniej jeden z nich musi mieć ten sam kolor co on.
learn-building-choose = Wybierz biały kafel z trzema wyznawcami. Pasuje nad Twój biały.
learn-building-place = Połóż go na górnym miejscu. Miejsce obok odpada: pod nim leżą niebieski i czerwony, a białego brak.
learn-building-row = Można, ale dolny rząd przyjmie każdy kolor. Zostaw go na kafle, które nigdzie indziej nie pasują, i buduj w górę tam, gdzie pozwalają kolory.
learn-building-gain = Przy tym nawróceniu kolor wybierasz Ty. Spójrz na koszty w centralnej puli: za który kafel chcesz zapłacić następnym razem?

## Pustkowie

learn-wilderness-choose = Na zaznaczony las Cię nie stać: w królestwie brak niebieskiego. Ale stoi na nim czterech wyznawców. Wybierz go mimo wszystko!
learn-wilderness-turn = Odwróć go: za pustkowie nic teraz nie płacisz, a na koniec tracisz 1 PK. Czterej wyznawcy i tak są Twoi.
learn-wilderness-place = Pustkowie pasuje wszędzie, bez względu na kolory pod spodem. Połóż je na dowolnym zaznaczonym miejscu.
learn-wilderness-end = Liczy się też jako wszystkie kolory naraz, dla kafli nad nim i dla sąsiednich lasów. Jedno czy dwa mogą więc być warte swojego −1 PK. Zakończ turę.

## Wioski

learn-village-choose = Punkty! Wioska je daje, jeśli po opłaceniu kosztu odrzucisz jeszcze wyznawców: tutaj trzech. Dwóch na niej stoi, więc wystarczy na jedno i drugie. Wybierz ją.
learn-village-place = Kosztuje czerwonego i niebieskiego, a za niebieskiego płaci Twoja farma. Połóż ją, gdzie chcesz: dla wioski to bez znaczenia.
learn-village-pay = Teraz odrzuć dowolnych trzech: wybierz ich w królestwie, kolejność jest dowolna. Oddaj tych, których masz najwięcej.
learn-village-decline = Możesz zrezygnować, ale wtedy wioska na zawsze będzie nieaktywna: 0 PK. Stać Cię na nią, więc zapłać.

## Wulkany

learn-volcano-choose = Wulkan daje punkty, jeśli usuniesz wyznawców z centralnej puli. Ten wymaga trzech zielonych i tylu tam jest. Wybierz go.
learn-volcano-place = Połóż go na dowolnym zaznaczonym miejscu. Na górnym nie zajmie miejsca w dolnym rzędzie.
learn-volcano-strike = Teraz wybuch: wybierz trzech zielonych wyznawców na kaflach. Tych przeciwnik już nie zbierze.
learn-volcano-decline = Możesz zrezygnować, ale wtedy wulkan na zawsze będzie nieaktywny: 0 PK. A zieloni zostaną tam dla przeciwnika.

## Irygacje

learn-irrigation-choose = Irygacja liczy się, jeśli jeden z dwóch kafli bezpośrednio pod nią ma wskazany na niej kolor. Na tej jest to biały, a Ty masz biały kafel. Wybierz ją.
learn-irrigation-place = Na każdym miejscu widać, ile tam dostaniesz. Połóż ją nad białym kaflem: 3 PK.
learn-irrigation-dry = Tam nie ma pod nią białego: byłaby na zawsze nieaktywna, 0 PK. Poszukaj miejsca z trójką.

## Lasy

learn-forest-choose = Dla lasu liczą się wszyscy sąsiedzi: obok, pod nim i nad nim. Ten potrzebuje dwóch czerwonych lub pomarańczowych. Wybierz go.
learn-forest-place = Nie musisz liczyć, wszystko widać na miejscach: na górnym las ma obok pomarańczowy kafel, a pod sobą czerwony, 2 z 2. Połóż go tam.
learn-forest-lonely = Tam miałby tylko jednego z dwóch potrzebnych sąsiadów. Później mogą dojść kolejni, bo lasy rozpatruje się dopiero na koniec, ale na górnym miejscu od razu ma obu.
learn-forest-end = Lasy rozpatruje się na koniec, więc pomogą im też kafle dołożone później. Zakończ turę.

## Zniżki

learn-discount-token = To Twój żeton zniżki: niebieskie symbole w kosztach masz za darmo.
learn-discount-choose = Zaznaczona świątynia kosztuje niebieskiego i pomarańczowego. Nie masz niebieskiego, ale też go nie potrzebujesz! Wybierz ją.
learn-discount-place = Płacisz tylko jednym pomarańczowym, a wynik rośnie o 7, bo obejmiesz prowadzenie w wyścigu o świątynie. Połóż ją na jednym z miejsc.

## Wymiana i limit

learn-exchange-choose = Na koniec tury możesz zatrzymać najwyżej dziesięciu wyznawców. Wybierz zaznaczony kafel: dwóch na nim stoi, dwóch da jego efekt, więc będziesz mieć dwunastu.
learn-exchange-place = Połóż go na jednym z miejsc i zobacz, co się stanie.
learn-exchange-swap = Dwunastu: o dwóch za dużo. Zamiast ich odrzucać, wymień trzech białych na jednego zielonego, którego nie masz. Naciśnij zaznaczony przycisk.
learn-exchange-discard = Wtedy dwóch przepadnie na darmo. Wymień trzech białych na zielonego: też zostanie dziesięciu, a zyskasz kolor.

## Bogowie

learn-god-once = Raz w grze, zamiast regionu, bierzesz jednego z tych bogów. Nie dokładasz wyznawców, a centralna pula się nie zmienia. Dobry moment jest wtedy, gdy nie możesz nic zbudować, jak teraz. Na początku gry może się opłacić bóg, który daje wyznawców.
learn-god-choose = Każdy bóg nagradza coś innego. Bogini Ognia da Ci 3 PK, jeśli nikt nie będzie miał więcej aktywnych wulkanów: Ty masz dwa, przeciwnik żadnego. Wybierz ją.
learn-god-apprentice = Początkująca Bogini jest warta 2 PK, cokolwiek się stanie. Bogini Ognia da Ci 3, jeśli nikt nie wyprzedzi Cię w wulkanach.
learn-god-technology = Bóg Technologii da Ci 3 PK tylko wtedy, gdy nikt nie będzie miał mniej pustkowi. Przeciwnik ma ich mniej: 0 PK.
learn-god-take = Teraz ją weź: naciśnij „Weź”.

## Świątynie i koniec

learn-ending-temples = Ostatnia tura, a Ty przegrywasz. Ale spójrz na świątynie: kto ma najwięcej symboli, dostaje 7 PK, a drugi gracz 2. Przeciwnik ma o jeden więcej niż Ty.
learn-ending-choose = Zaznaczony kafel ma dwa symbole świątyń i akurat Cię na niego stać. Wybierz go.
learn-ending-place = Połóż go na ostatnim miejscu piramidy. Patrz przy tym na wynik.
learn-ending-parts = Prowadzisz! Wynik ma cztery części: regiony, pustkowia, świątynie i Twojego boga. Przy remisie wygrywa ten, komu zostało więcej wyznawców.
learn-ending-end = Zakończ turę, a gra się skończy. Wynik pokaże każdy kafel i to, co dał.
learn-ending-result = Zwycięstwo dzięki świątyni! Śledź ten wyścig od początku: często jest wart więcej niż jakikolwiek kafel.

## Doradca

learn-coach = Doradca
learn-coach-waits = Grają inni. Wrócę w Twojej turze.
learn-coach-yours = To Twoja gra: rób, jak chcesz.
learn-coach-hide = Ukryj
learn-coach-show = Pokaż podpowiedź
learn-coach-hidden = Graj, jak uważasz.
learn-coach-failed = Tym razem bez podpowiedzi. Graj, jak uważasz.
learn-coach-off = Wyłącz doradcę
# The same where there is little room.
learn-coach-off-brief = Bez porad
