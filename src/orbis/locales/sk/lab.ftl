### The arena: help, errors, tables and the report.

cli-arena-help = nechá agentov odohrať veľa hier proti sebe a ohodnotí ich silu
lab-agent-name = AGENT
lab-address = ADRESA
lab-agents-help = kto hrá ({ $kinds }); za @ môže nasledovať limit, napríklad search@500ms
lab-deals-help = počet rozdaní; každé sa hrá vo všetkých poradiach miest
lab-jobs-help = koľko hier hrať naraz (predvolené: jedna na každý procesor)
lab-output-help = kam pridávať výsledky, riadok JSON na každú hru; hry, ktoré tam už sú, sa znovu nehrajú
lab-report-help = kam zapísať správu, webovú stránku
lab-sprt-help = pre dvoch agentov: skončí, keď je rozhodnuté, či je prvý silnejší o viac ako ELO0, alebo o menej ako ELO1 bodov
lab-ray-help = hrá na klastri Ray na tejto adrese; „auto“ je ten, ktorý beží tu
lab-endgames-help = namiesto hrania zmeria, ako presne sa agenti rozhodujú v koncovkách so známym výsledkom
lab-positions-help = pre --endgames: počet pozícií, rovnomerne vybraných (predvolené: všetky)

lab-unknown-agent = agent „{ $agent }“ neexistuje; na výber: { $kinds }
lab-too-few-agents = Aréna potrebuje aspoň dvoch agentov.
lab-agent-twice = Agent { $agent } je uvedený dvakrát.
lab-sprt-for-two = --sprt porovnáva dvoch agentov s --players 2.
lab-sprt-order = --sprt potrebuje dve hodnoty Elo, najprv menšiu.
lab-needs-numpy = Tento príkaz potrebuje NumPy. Inštalácia: pip install "orbis[lab]"; v klone ho nainštaluje ./test.
lab-needs-ray = --ray potrebuje Ray. Inštalácia: pip install "orbis[ray]"
lab-no-cluster = Na adrese { $address } neodpovedá žiadny klaster Ray: { $reason }
lab-cannot-write = Súbor { $path } sa nedá zapísať: { $reason }
lab-no-results = { $path } nie je súbor s výsledkami: riadok { $line } nie je výsledok hry. Zvoľte iný súbor voľbou --output.
lab-other-results = { $path } patrí inej sérii: hra v riadku { $line } má iných agentov, iný počet hráčov, iné semienko, dieliky alebo pravidlá. Zvoľte iný súbor voľbou --output.
lab-worker-died = Proces sa náhle skončil v hre agentov { $agents } (rozdanie { $deal }). Dohrané hry sú uložené.
lab-endgames-alone = --endgames sa nedá použiť spolu s { $option }.
lab-positions-alone = --positions sa dá použiť len spolu s --endgames.
lab-agent-failed = Agent { $agent } sa nevedel rozhodnúť: { $reason }
lab-decider-died = Proces sa náhle skončil, keď sa rozhodoval agent { $agent }.
lab-needs-core = --endgames potrebuje skompilované jadro: pozrite si „The fast twin“ v README.md.

lab-playing = hrá sa
lab-deciding = rozhoduje sa
lab-endgames-stopped = Zastavené: urobené { $decisions } z celkového počtu { $total ->
        [one] { $total } rozhodnutia
        [few] { $total } rozhodnutí
        [many] { $total } rozhodnutia
       *[other] { $total } rozhodnutí
    }.
lab-found = { $games ->
        [one] { $games } hra už je odohraná.
        [few] { $games } hry už sú odohrané.
        [many] { $games } hry už je odohranej.
       *[other] { $games } hier už je odohraných.
    }
lab-stopped = Zastavené: odohrané { $games } z celkového počtu { $total ->
        [one] { $total } hry
        [few] { $total } hier
        [many] { $total } hry
       *[other] { $total } hier
    }.
lab-go-on = Ak chcete pokračovať, spustite ten istý príkaz znova: hry sú uložené v { $path }.
lab-lost = Nie sú uložené, lebo voľbou --output nebol zadaný súbor.
lab-report-written = Správa je v { $path }.

lab-arena = Aréna
lab-players = Hráči
lab-deals = Rozdania
lab-games = Hry
lab-seed = Semienko
lab-tile-set = Sada dielikov
lab-rules = Verzia pravidiel
lab-version = Verzia
lab-agent = Agent
lab-rating = Rating
lab-interval = Interval 95 %
lab-wins = Výhry
lab-place = Poradie
lab-margin = Náskok
lab-decision-time = ms/rozh.
lab-turn-time = ms/ťah
lab-forfeits = Kontumácie
lab-reason = Dôvod
lab-standings = Celkové poradie
lab-cross = Kto koho poráža
lab-scores = Skóre
lab-parts = Odkiaľ sú body
lab-times = Čas na ťah
lab-points = body stvorenia
lab-milliseconds = milisekundy
lab-elo = body Elo
lab-percent = { $value } %
lab-range = { $low } až { $high }
lab-endgames = Koncovky
lab-positions = Pozície
lab-all = spolu
lab-chances-lost = Stratené šance
lab-points-lost = Stratené body
lab-exact = Presné

lab-sprt = Sekvenčný test
lab-sprt-higher = Rozhodnuté: { $agent } je silnejší o viac ako { $elo0 } bodov Elo.
lab-sprt-lower = Rozhodnuté: { $agent } je silnejší o menej ako { $elo1 } bodov Elo, ak vôbec.
lab-sprt-open = Ešte nie je rozhodnuté, či je { $agent } silnejší o viac ako { $elo0 }, alebo o menej ako { $elo1 } bodov Elo.
lab-sprt-ratio = Logaritmus pomeru vierohodností { $ratio } (hranice ±{ $bound }) po { $deals ->
        [one] { $deals } rozdaní
        [few] { $deals } rozdaniach
        [many] { $deals } rozdania
       *[other] { $deals } rozdaniach
    }.

lab-rating-note = Body Elo, { $agent } má 0; s intervalom, ktorý v 95 zo 100 arén obsahuje skutočný rating.
lab-standings-note = Výhry: podiel vyhratých hier, spoločné víťazstvo sa počíta podielom. Poradie: priemerné poradie. Náskok: priemerný počet bodov pred najlepším z ostatných.
lab-cross-note = Ako často skončil agent vľavo pred agentom hore; remízy sa počítajú za polovicu.
lab-scores-note = Ako často agent skončil hru s daným počtom bodov stvorenia; čiara označuje priemer.
lab-parts-note = Priemerné body stvorenia podľa častí a zostávajúci uctievači, ktorí rozhodujú pri zhode.
lab-times-note = Priemerný čas premýšľania na ťah; ťah má niekoľko rozhodnutí.
lab-forfeits-note = Kto zlyhá alebo zvolí nedovolenú akciu, prehráva kontumačne a všetci ostatní vyhrávajú.
lab-endgames-note = Stratené: o koľko viac by v priemere priniesla najlepšia možnosť, v šanciach na výhru a v bodoch pred najlepším z ostatných. Presné: ako často bola zvolená možnosť rovnako dobrá ako najlepšia. V zátvorkách: 95-percentné intervaly.
