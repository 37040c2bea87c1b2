### The arena: help, errors, tables and the report.

cli-arena-help = rozgrywa wiele gier między agentami i ocenia ich siłę
lab-agent-name = AGENT
lab-address = ADRES
lab-agents-help = kto gra ({ $kinds }); po @ można podać limit, na przykład search@500ms
lab-deals-help = liczba rozdań; każde jest rozgrywane we wszystkich układach miejsc
lab-jobs-help = ile gier naraz; domyślnie po jednej na procesor
lab-output-help = dokąd dopisywać wyniki, po wierszu JSON na grę; gry, które już tam są, nie są rozgrywane ponownie
lab-report-help = dokąd zapisać raport, stronę internetową
lab-sprt-help = dla dwóch agentów: kończy, gdy wiadomo, czy pierwszy jest silniejszy o więcej niż ELO0, czy o mniej niż ELO1 punktów
lab-ray-help = gra na klastrze Ray pod tym adresem; „auto” to klaster działający tutaj
lab-endgames-help = zamiast grać, mierzy, jak dokładnie agenci decydują w końcówkach o znanym wyniku
lab-positions-help = dla --endgames: w ilu pozycjach, wybranych równomiernie; domyślnie we wszystkich

lab-unknown-agent = nie ma agenta „{ $agent }”; do wyboru: { $kinds }
lab-too-few-agents = Arena wymaga co najmniej dwóch agentów.
lab-agent-twice = Agent { $agent } jest podany dwa razy.
lab-sprt-for-two = --sprt porównuje dwóch agentów przy --players 2.
lab-sprt-order = --sprt wymaga dwóch liczb punktów Elo, najpierw mniejszej.
lab-needs-numpy = To polecenie wymaga NumPy. Instalacja: pip install "orbis[lab]"; w klonie instaluje go ./test.
lab-needs-ray = --ray wymaga Ray. Instalacja: pip install "orbis[ray]"
lab-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $reason }
lab-cannot-write = Nie można zapisać { $path }: { $reason }
lab-no-results = { $path } nie jest plikiem z wynikami: wiersz { $line } nie jest wynikiem gry. Wskaż inny plik opcją --output.
lab-other-results = { $path } należy do innej serii: gra w wierszu { $line } ma innych agentów, inną liczbę graczy, inne ziarno, kafle lub zasady. Wskaż inny plik opcją --output.
lab-worker-died = Proces zakończył się nagle w grze { $agents } (rozdanie { $deal }). Ukończone gry są zapisane.
lab-endgames-alone = Opcji --endgames nie można łączyć z { $option }.
lab-positions-alone = Opcji --positions można używać tylko z --endgames.
lab-agent-failed = Agent { $agent } nie mógł podjąć decyzji: { $reason }
lab-decider-died = Proces zakończył się nagle, gdy decydował agent { $agent }.
lab-needs-core = Opcja --endgames wymaga skompilowanego rdzenia: zob. „The fast twin” w README.md.

lab-playing = rozgrywanie
lab-deciding = decyzje
lab-endgames-stopped = Przerwano: podjęto { $decisions } z { $total ->
        [one] { $total } decyzji
        [few] { $total } decyzji
        [many] { $total } decyzji
       *[other] { $total } decyzji
    }.
lab-found = { $games ->
        [one] { $games } gra została rozegrana wcześniej.
        [few] { $games } gry zostały rozegrane wcześniej.
        [many] { $games } gier zostało rozegranych wcześniej.
       *[other] { $games } gry zostało rozegrane wcześniej.
    }
lab-stopped = Przerwano: rozegrano { $games } z { $total ->
        [one] { $total } gry
        [few] { $total } gier
        [many] { $total } gier
       *[other] { $total } gry
    }.
lab-go-on = To samo polecenie wznowi serię od tego miejsca: gry są zapisane w { $path }.
lab-lost = Gry nie są zapisane, bo nie podano pliku opcją --output.
lab-report-written = Raport jest w { $path }.

lab-arena = Arena
lab-players = Gracze
lab-deals = Rozdania
lab-games = Gry
lab-seed = Ziarno
lab-tile-set = Zestaw kafli
lab-rules = Wersja zasad
lab-version = Wersja
lab-agent = Agent
lab-rating = Ranking
lab-interval = przedział 95%
lab-wins = Wygrane
lab-place = Lokata
lab-margin = Przewaga
lab-decision-time = ms/decyzja
lab-turn-time = ms/tura
lab-forfeits = Walkowery
lab-reason = Powód
lab-standings = Klasyfikacja
lab-cross = Kto kogo pokonuje
lab-scores = Wyniki punktowe
lab-parts = Skąd pochodzą punkty
lab-times = Czas na turę
lab-points = punkty kreacji
lab-milliseconds = milisekundy
lab-elo = punkty Elo
lab-percent = { $value }%
lab-range = od { $low } do { $high }
lab-endgames = Końcówki
lab-positions = Pozycje
lab-all = razem
lab-chances-lost = Stracone szanse
lab-points-lost = Stracone punkty
lab-exact = Dokładne

lab-sprt = Test sekwencyjny
lab-sprt-higher = Rozstrzygnięto: { $agent } jest silniejszy o więcej niż { $elo0 } punktów Elo.
lab-sprt-lower = Rozstrzygnięto: { $agent } jest silniejszy o mniej niż { $elo1 } punktów Elo, o ile w ogóle.
lab-sprt-open = Jeszcze nie rozstrzygnięto, czy { $agent } jest silniejszy o więcej niż { $elo0 }, czy o mniej niż { $elo1 } punktów Elo.
lab-sprt-ratio = Logarytm ilorazu wiarygodności { $ratio } (granice ±{ $bound }) po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdania
    }.

lab-rating-note = Punkty Elo, { $agent } ma 0; z przedziałem, który w 95 na 100 aren obejmuje prawdziwy ranking.
lab-standings-note = Wygrane: odsetek wygranych gier, wspólne zwycięstwo liczy się ułamkowo. Lokata: średnia lokata. Przewaga: średnio o ile punktów przed najlepszym z pozostałych.
lab-cross-note = Jak często agent z lewej był przed agentem z góry; remis liczy się jako pół.
lab-scores-note = Jak często agent kończył grę z daną liczbą punktów kreacji; kreska oznacza średnią.
lab-parts-note = Średnie punkty kreacji według części oraz pozostali wyznawcy, którzy rozstrzygają remisy.
lab-times-note = Średni czas namysłu w turze; tura składa się z kilku decyzji.
lab-forfeits-note = Agent, który przestaje działać lub wybiera niedozwolony ruch, przegrywa walkowerem, a wszyscy pozostali wygrywają.
lab-endgames-note = Stracone: o ile więcej dałaby średnio najlepsza opcja – szans na wygraną i punktów przewagi nad najlepszym z pozostałych. Dokładne: jak często wybrano opcję równie dobrą jak najlepsza. W nawiasach: przedziały 95%.
