### The command line: help, answers and errors.

cli-about = Gra planszowa Orbis w przeglądarce i w terminalu: rozgrywki z botami lub ze znajomymi przy jednej klawiaturze, odtwarzanie i sprawdzanie partii, wszystkie zasady pod ręką.
cli-epilog = Nieoficjalny projekt fanowski. Grę stworzyli Tim Armstrong i Space Cowboys; wartości kafli są nasze własne.
cli-usage = { "użycie: " }
cli-positional = argumenty
cli-options = opcje
cli-commands = polecenia
cli-command = POLECENIE
cli-file = PLIK
cli-text = TEKST
cli-seat = RODZAJ[:IMIĘ]
cli-turn = TURA
cli-seconds = SEKUNDY
cli-help-help = pokazuje tę pomoc
cli-version-help = pokazuje wersję gry, zasad i zestawu kafli
cli-lang-help = język ({ $languages }); domyślnie język systemu

cli-play-help = rozgrywa partię z botami albo w kilka osób przy tym terminalu
cli-replay-help = pokazuje zapisaną partię tura po turze
cli-verify-help = sprawdza rozdanie, każdy ruch i wynik zapisanej partii
cli-rules-help = pokazuje wszystkie zasady lub jedną z nich
cli-tiles-help = pokazuje zestaw kafli lub sprawdza plik z własnym
cli-tiles-show-help = pokazuje wszystkie kafle i wszystkich bogów
cli-tiles-check-help = wypisuje wszystkie błędy w pliku z zestawem kafli
cli-perft-help = liczy ciągi decyzji, aby porównać silniki
cli-engine-help = rozmawia z programami: żądania i odpowiedzi to wiersze JSON

cli-resume-help = zapisana gra, którą chcesz kontynuować
cli-record-help = zapis partii
cli-commitment-help = skrót, który widać było przed rozdaniem
cli-nonce-help = co Twoje miejsce dodało do rozdania, na przykład 0:4f1c…; można podać kilka razy
cli-tile-file-help = plik z zestawem kafli (CSV)
cli-tiles-option-help = plik z zestawem kafli (CSV), który zastąpi standardowy
cli-players-help = liczba graczy
cli-seat-help = kto zajmuje następne miejsce ({ $kinds }), opcjonalnie z imieniem; powtórz dla każdego miejsca; po @ można podać limit dla bota, np. greedy@1000ms
cli-seed-help = tekst, który decyduje o tasowaniu; to samo ziarno daje to samo rozdanie
cli-save-help = gdzie zapisać grę (domyślnie nowy plik w Twoim folderze danych aplikacji)
cli-pause-help = jak długo pokazywać, co zrobił bot
cli-ascii-help = rysuje tylko zwykłymi znakami
cli-at-help = pokazuje jeden moment: podaj liczbę rozegranych tur albo turę, na przykład 3.1
cli-rule-id-help = oznaczenie zasady, na przykład P3
cli-depth-help = liczba decyzji
cli-divide-help = pokazuje liczbę osobno dla każdej pierwszej decyzji

cli-argument = %(argument_name)s: %(message)s
cli-expected-one = brakuje wartości
cli-invalid-choice = { "%(value)r" } jest niedozwolone; do wyboru: %(choices)s
cli-unknown-command = nie ma polecenia { "%(parser_name)r" }; do wyboru: %(choices)s
cli-required = brakuje jeszcze: %s
cli-unrecognised = nie rozpoznano: %s
cli-ambiguous = %(option)s może oznaczać: %(matches)s
cli-ignored-explicit = nie przyjmuje wartości, a podano %r
cli-invalid-value = { "%(value)r" } jest tu niedozwolone
cli-not-allowed = „{ $value }” jest tu niedozwolone; dozwolone: { $allowed }
cli-allowed-count = liczby całkowite od 1
cli-allowed-commitment = 64 cyfry szesnastkowe
cli-allowed-nonce = numer miejsca (od 0), dwukropek i to, co dodało, na przykład 0:4f1c…
cli-see-help = Pomoc wyświetli „{ $command } --help”.
cli-unknown-language = Gra nie zna języka „{ $wanted }”. Zna: { $languages }.

cli-you = Gracz
cli-name-human = Gracz { $place }
cli-name-greedy = Zachłanny { $place }
cli-name-uniform = Losowy { $place }
cli-name-pilgrim = Pielgrzym { $place }
cli-name-acolyte = Akolita { $place }
cli-name-priest = Kapłan { $place }
cli-name-prophet = Prorok { $place }
cli-name-oracle = Wyrocznia { $place }
cli-name-search = Poszukiwacz { $place }
cli-name-playouts = Symulator { $place }
cli-name-endgame = Końcówka { $place }
cli-name-program = Program { $place }
cli-unknown-seat = nie ma rodzaju gracza „{ $seat }”; do wyboru: { $kinds }
cli-wrong-budget = „{ $budget }” to nie limit; podaj milisekundy, np. 1000ms, albo liczbę symulacji, np. 5000
cli-wrong-command = w „{ $seat }” brakuje polecenia; podaj je tak: program ./my-bot --fast
cli-no-program = nie ma programu „{ $program }”
cli-quote-program = nie ma programu „{ $program }”; ścieżkę ze spacjami podaje się w cudzysłowie: { $seat }
cli-too-many-seats = Podano więcej miejsc ({ $seats }) niż graczy ({ $players }).
cli-continue = Jest niedokończona gra: { $names } (runda { $round }). Kontynuować? [T/n]
cli-no-words = n nie
cli-not-with-record = Zapisana gra ma już swoich graczy, ziarno i kafle: { $options } nie można zmienić.
cli-only-programs = W zapisanej grze --seat może tylko ponownie wskazać programy; miejsca programów w tej grze: { $programs }.
cli-taken-over = Nie ma tu gracza { $name } ({ $kind }): na tym miejscu gra człowiek przy tym terminalu.
cli-name-it-again = Aby program znów zajął miejsce, dodaj { $option }.
cli-press-enter = Enter: dalej

cli-cannot-read = Nie można odczytać { $path }: { $reason }
cli-cannot-keep = Nie można zapisać gry w pliku { $path }: { $reason }. Podaj inny plik opcją --save.
cli-no-home = System nie podaje, gdzie jest Twój folder domowy. Podaj plik opcją { $option }.
cli-no-such-file = nie ma takiego pliku
cli-is-folder = to jest folder
cli-not-permitted = brak uprawnień
cli-not-text = to nie jest tekst w UTF-8
cli-invalid-record = { $path } nie jest zapisem partii. Wiersz { $line }, kolumna { $column }: oczekiwano: { $expected }, znaleziono: „{ $found }”.
cli-wrong-tile-set = Tę partię rozegrano z zestawem kafli { $recorded }, a nie z { $expected }. Wskaż jego plik opcją --tiles.
cli-unfit-record = Zapis { $path } jest niepoprawny:
cli-no-such-turn = W tym zapisie nie ma tury { $turn }; ma on { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }.
cli-no-rule = Nie ma zasady { $id }. Zasady mają oznaczenia takie jak P3; ich listę pokaże „orbis rules”.
cli-illegal-set-up = Tak nie da się rozpocząć gry: { $reason }

cli-verified = Wszystko się zgadza: rozdanie, { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } i wynik.
cli-verified-unfinished = Na razie wszystko się zgadza: rozdanie i { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }. Gra nie jest skończona.
cli-verified-branch = Ta partia odgałęzia się od innej po ruchu { $moves }; wcześniejszego rozdania nie sprawdzono.
cli-verified-nothing-kept = To jeszcze nie dowód, że słowa dotrzymano: porównaj z tym, co było widać przed rozdaniem (--commitment, --nonce).
cli-no-seat = W tym zapisie nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
cli-problem-rules-version = Zapis wymaga zasad w wersji { $recorded }; tu jest wersja { $expected }.
cli-problem-tile-set = Tę partię rozegrano z zestawem kafli { $recorded }, a nie z { $expected }.
cli-problem-set-up = Tak nie da się rozpocząć gry ({ $rule }).
cli-problem-no-secret = W zapisie nie ma sekretu rozdania, więc rozdania nie można sprawdzić.
cli-problem-secret = Sekret nie składa się z 64 cyfr szesnastkowych.
cli-problem-commitment = Sekret nie zgadza się ze skrótem ogłoszonym przed grą.
cli-problem-other-commitment = Twój skrót sprzed rozdania jest inny niż w zapisie: { $expected }, a nie { $recorded }. Rozdanie mogło zostać wybrane.
cli-problem-other-nonce = Twoje miejsce dodało { $expected }, a w zapisie jest „{ $recorded }” ({ $field }). Rozdanie mogło zostać wybrane.
cli-problem-display = Centralna pula nie zgadza się z rozdaniem: w zapisie { $recorded }, rozdano { $expected }.
cli-problem-gods = Bogowie nie zgadzają się z rozdaniem: w zapisie { $recorded }, rozdano { $expected }.
cli-problem-branch = Odgałęzienie po ruchu { $recorded }: tam trzeba jeszcze odkryć kafel ({ $rule }).
cli-problem-reveal = Tura { $turn }: powinien zostać odkryty kafel { $expected }, a nie { $recorded }.
cli-problem-move = Tura { $turn }: ruch { $recorded } jest niedozwolony ({ $rule }).
cli-problem-result = Wynik powinien brzmieć { $expected }, a nie { $recorded }.

cli-tiles-good = { $path } to poprawny zestaw kafli: { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
        [many] { $tiles } kafli
       *[other] { $tiles } kafla
    }, identyfikator { $id }.
cli-tiles-players = Możliwa liczba graczy: { $players }.
cli-tiles-nobody = Nie da się nim grać: zostaje za mało kafli ({ $rule }).
cli-tiles-faults = { $path } zawiera { $faults ->
        [one] { $faults } błąd
        [few] { $faults } błędy
        [many] { $faults } błędów
       *[other] { $faults } błędu
    }:
cli-perft-total = Ciągi po { $depth ->
        [one] { $depth } decyzji
        [few] { $depth } decyzje
        [many] { $depth } decyzji
       *[other] { $depth } decyzji
    }: { $nodes }
cli-version = Orbis { $version }, wersja zasad { $rules }, zestaw kafli { $tiles } (standardowy), { $backend ->
        [native] skompilowany rdzeń ({ $kernels })
       *[python] czysty Python
    }
cli-parity-help = rozgrywa losowe gry oboma silnikami i porównuje każdą decyzję
cli-games-help = liczba gier
cli-backend-help = który silnik gra: python czy native, czyli skompilowany rdzeń
cli-comparing = porównywanie
cli-parity-same = Silniki są zgodne: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }.
cli-parity-different = Silniki się różnią: { $what }. Według zasad { $expected }, według rdzenia { $found }. Pokazuje to ta gra:
cli-native-absent = Nie ma skompilowanego rdzenia; ./play mówi, dlaczego nie dało się go zbudować.
