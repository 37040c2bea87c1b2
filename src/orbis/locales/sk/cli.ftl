### The command line: help, answers and errors.

cli-about = Spoločenská hra Orbis v prehliadači a v termináli: hrajte proti botom alebo s priateľmi pri jednej klávesnici, prechádzajte si a overujte odohrané hry, vyhľadajte si ktorékoľvek pravidlo.
cli-epilog = Neoficiálny projekt fanúšikov. Hra je dielom Tima Armstronga a Space Cowboys; hodnoty dielikov sú naše vlastné.
cli-usage = { "použitie: " }
cli-positional = argumenty
cli-options = voľby
cli-commands = príkazy
cli-command = PRÍKAZ
cli-file = SÚBOR
cli-text = TEXT
cli-seat = DRUH[:MENO]
cli-turn = ŤAH
cli-seconds = SEKUNDY
cli-help-help = zobrazí túto pomoc
cli-version-help = zobrazí verziu hry, pravidiel a sady dielikov
cli-lang-help = jazyk ({ $languages }); predvolené: jazyk systému

cli-play-help = spustí hru proti botom alebo hru viacerých hráčov pri tomto termináli
cli-replay-help = ukáže zaznamenanú hru ťah po ťahu
cli-verify-help = overí rozdanie, každý krok a výsledok zaznamenanej hry
cli-rules-help = zobrazí všetky pravidlá alebo jedno z nich
cli-tiles-help = zobrazí sadu dielikov alebo skontroluje súbor s vlastnou sadou
cli-tiles-show-help = zobrazí všetky dieliky a všetkých Bohov
cli-tiles-check-help = vypíše všetky chyby v súbore so sadou dielikov
cli-perft-help = spočíta postupnosti rozhodnutí na porovnanie enginov
cli-engine-help = komunikuje s programami: požiadavky a odpovede sú riadky JSON

cli-resume-help = uložená hra, v ktorej chcete pokračovať
cli-record-help = záznam hry
cli-commitment-help = odtlačok, ktorý ste videli pred rozdaním
cli-nonce-help = čo vaše miesto pridalo k rozdaniu, napríklad 0:4f1c…; možno zadať viackrát
cli-tile-file-help = súbor so sadou dielikov (CSV)
cli-tiles-option-help = súbor so sadou dielikov (CSV), ktorá nahradí štandardnú
cli-players-help = počet hráčov
cli-seat-help = kto zaujme ďalšie miesto ({ $kinds }), prípadne s menom; zopakujte pre každé miesto; po @ možno botovi určiť limit, napr. greedy@1000ms
cli-seed-help = text, ktorý rozhoduje o miešaní; rovnaké semienko dá rovnaké rozdanie
cli-save-help = kam uložiť hru (predvolené: nový súbor v priečinku s údajmi programov)
cli-pause-help = ako dlho ukazovať, čo urobil bot
cli-ascii-help = kreslí len obyčajnými znakmi
cli-at-help = zobrazí jeden okamih: zadajte počet odohraných ťahov alebo ťah, napríklad 3.1
cli-rule-id-help = označenie pravidla, napríklad P3
cli-depth-help = počet rozhodnutí
cli-divide-help = zobrazí počet zvlášť pre každé prvé rozhodnutie

cli-argument = %(argument_name)s: %(message)s
cli-expected-one = chýba hodnota
cli-invalid-choice = { "%(value)r" } nie je možné; na výber: %(choices)s
cli-unknown-command = príkaz { "%(parser_name)r" } neexistuje; na výber: %(choices)s
cli-required = ešte chýba: %s
cli-unrecognised = nerozpoznané: %s
cli-ambiguous = %(option)s môže znamenať: %(matches)s
cli-ignored-explicit = neprijíma hodnotu, zadané bolo %r
cli-invalid-value = { "%(value)r" } tu nie je možné
cli-not-allowed = „{ $value }“ tu nie je možné; povolené: { $allowed }
cli-allowed-count = celé čísla od 1
cli-allowed-commitment = 64 hexadecimálnych číslic
cli-allowed-nonce = číslo miesta (od 0), dvojbodka a to, čo pridalo, napríklad 0:4f1c…
cli-see-help = Pomoc zobrazí „{ $command } --help“.
cli-unknown-language = Hra nepozná jazyk „{ $wanted }“. Pozná: { $languages }.

cli-you = Hráč
cli-name-human = Hráč { $place }
cli-name-greedy = Chamtivý { $place }
cli-name-uniform = Náhodný { $place }
cli-name-pilgrim = Pútnik { $place }
cli-name-acolyte = Akolyta { $place }
cli-name-priest = Kňaz { $place }
cli-name-prophet = Prorok { $place }
cli-name-oracle = Orákulum { $place }
cli-name-search = Hľadač { $place }
cli-name-playouts = Simulátor { $place }
cli-name-endgame = Koncovka { $place }
cli-name-program = Program { $place }
cli-unknown-seat = druh hráča „{ $seat }“ neexistuje; na výber: { $kinds }
cli-wrong-budget = „{ $budget }“ nie je platný limit; uveďte milisekundy, napr. 1000ms, alebo počet simulácií, napr. 5000
cli-wrong-command = „{ $seat }“ neuvádza príkaz; uveďte ho takto: program ./my-bot --fast
cli-no-program = program „{ $program }“ neexistuje
cli-quote-program = program „{ $program }“ neexistuje; cesta s medzerami sa píše v úvodzovkách: { $seat }
cli-too-many-seats = Uvedených miest ({ $seats }) je viac než hráčov ({ $players }).
cli-continue = Je tu nedohraná hra: { $names } (kolo { $round }). Pokračovať v nej? [A/n]
cli-no-words = n nie
cli-not-with-record = Uložená hra už má svojich hráčov, semienko a dieliky: { $options } sa nedá zmeniť.
cli-only-programs = V uloženej hre môže --seat len znova uviesť programy; miesta programov v tejto hre: { $programs }.
cli-taken-over = Hráč { $name } ({ $kind }) tu nie je: toto miesto preberá človek pri tomto termináli.
cli-name-it-again = Ak má program znova hrať, pridajte { $option }.
cli-press-enter = Enter: ďalej

cli-cannot-read = Súbor { $path } sa nedá prečítať: { $reason }
cli-cannot-keep = Hra sa nedá uložiť do súboru { $path }: { $reason }. Uveďte iný súbor voľbou --save.
cli-no-home = Systém neudáva, kde je váš domovský priečinok. Uveďte súbor voľbou { $option }.
cli-no-such-file = taký súbor neexistuje
cli-is-folder = je to priečinok
cli-not-permitted = nemáte oprávnenie
cli-not-text = nie je to text v UTF-8
cli-invalid-record = { $path } nie je záznam hry. Riadok { $line }, stĺpec { $column }: očakávané: { $expected }, nájdené: „{ $found }“.
cli-wrong-tile-set = Táto hra sa hrala so sadou dielikov { $recorded }, nie so sadou { $expected }. Uveďte jej súbor voľbou --tiles.
cli-unfit-record = Záznam { $path } nie je platný:
cli-no-such-turn = Ťah { $turn } v tomto zázname nie je; záznam má { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
        [many] { $turns } ťahu
       *[other] { $turns } ťahov
    }.
cli-no-rule = Pravidlo { $id } neexistuje. Pravidlá majú označenia ako P3; ich zoznam zobrazí „orbis rules“.
cli-illegal-set-up = Takto sa hra začať nedá: { $reason }

cli-verified = Všetko sedí: rozdanie, { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
        [many] { $turns } ťahu
       *[other] { $turns } ťahov
    } a výsledok.
cli-verified-unfinished = Zatiaľ všetko sedí: rozdanie a { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
        [many] { $turns } ťahu
       *[other] { $turns } ťahov
    }. Hra nie je dohraná.
cli-verified-branch = Táto hra sa odvetvuje od inej hry po kroku { $moves }; čo sa rozdalo predtým, sa nekontrolovalo.
cli-verified-nothing-kept = Či sa slovo dodržalo, ukáže až porovnanie s tým, čo ste videli pred rozdaním (--commitment, --nonce).
cli-no-seat = V tomto zázname nie je miesto { $seat }. Miesta majú čísla od 0 do { $last }.
cli-problem-rules-version = Záznam potrebuje pravidlá vo verzii { $recorded }; toto je verzia { $expected }.
cli-problem-tile-set = Táto hra sa hrala so sadou dielikov { $recorded }, nie so sadou { $expected }.
cli-problem-set-up = Takto sa hra začať nedá ({ $rule }).
cli-problem-no-secret = V zázname nie je tajomstvo rozdania, preto sa rozdanie nedá overiť.
cli-problem-secret = Tajomstvo nemá 64 šestnástkových číslic.
cli-problem-commitment = Tajomstvo nesúhlasí s odtlačkom zverejneným pred hrou.
cli-problem-other-commitment = Odtlačok, ktorý ste si uchovali, je iný ako v zázname: { $expected }, nie { $recorded }. Rozdanie mohlo byť vybrané.
cli-problem-other-nonce = Vaše miesto pridalo { $expected }, ale v zázname je „{ $recorded }“ ({ $field }). Rozdanie mohlo byť vybrané.
cli-problem-display = Spoločná hracia plocha nezodpovedá rozdaniu: v zázname { $recorded }, rozdané { $expected }.
cli-problem-gods = Bohovia nezodpovedajú rozdaniu: v zázname { $recorded }, rozdané { $expected }.
cli-problem-branch = Vetva po kroku { $recorded }: tam sa ešte musí odkryť dielik ({ $rule }).
cli-problem-reveal = Ťah { $turn }: odkrytý dielik má byť { $expected }, nie { $recorded }.
cli-problem-move = Ťah { $turn }: { $recorded } nie je dovolené ({ $rule }).
cli-problem-result = Výsledok má byť { $expected }, nie { $recorded }.

cli-tiles-good = { $path } je platná sada dielikov: { $tiles ->
        [one] { $tiles } dielik
        [few] { $tiles } dieliky
        [many] { $tiles } dielika
       *[other] { $tiles } dielikov
    }, identifikátor { $id }.
cli-tiles-players = Možný počet hráčov: { $players }.
cli-tiles-nobody = Hrať sa s ňou nedá: zostáva primálo dielikov ({ $rule }).
cli-tiles-faults = { $path } obsahuje { $faults ->
        [one] { $faults } chybu
        [few] { $faults } chyby
        [many] { $faults } chyby
       *[other] { $faults } chýb
    }:
cli-perft-total = Postupnosti { $depth ->
        [one] { $depth } rozhodnutia
        [few] { $depth } rozhodnutí
        [many] { $depth } rozhodnutia
       *[other] { $depth } rozhodnutí
    }: { $nodes }
cli-version = Orbis { $version }, verzia pravidiel { $rules }, sada dielikov { $tiles } (štandardná), { $backend ->
        [native] skompilované jadro ({ $kernels })
       *[python] čistý Python
    }
cli-parity-help = odohrá náhodné hry oboma enginmi a porovná každé rozhodnutie
cli-games-help = počet hier
cli-backend-help = ktorý engine hrá: python, alebo native, skompilované jadro
cli-comparing = porovnáva sa
cli-parity-same = Enginy sa zhodujú: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    }.
cli-parity-different = Enginy sa líšia: { $what }. Podľa pravidiel { $expected }, podľa jadra { $found }. Ukazuje to táto hra:
cli-native-absent = Skompilované jadro chýba; prečo sa nedalo zostaviť, povie ./play.
