### Walking through a record.

replay-title = Odtwarzanie partii
replay-dealt = Kafle są rozdane. Zaczyna { $name }.
replay-turn = Runda { $round } · { $name }
replay-place = Decyzja { $number } z { $count }
replay-controls = Sterowanie odtwarzaniem
replay-first = Na początek
replay-back-turn = Turę wstecz
replay-back = Decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-on = Decyzję dalej
replay-on-turn = Turę dalej
replay-last = Na koniec
replay-moment = Moment partii
replay-speed = Prędkość
replay-times = { $speed }×
replay-moves = Ruchy
replay-key-play = odtwarzaj lub wstrzymaj
replay-again = Spróbuj ponownie
replay-hint = ← i → przesuwają o decyzję, ↑ i ↓ o turę, spacja odtwarza. Naciśnij kafel lub gracza, by go powiększyć.

## What can be done with a record

replay-link = Link do tego momentu
replay-link-text = Kto go otworzy, zobaczy stół dokładnie taki jak tutaj.
replay-review = Analiza
replay-play-on = Graj dalej od tego momentu
replay-play-on-text = Kafle, których nikt jeszcze nie widział, są tasowane na nowo, więc dalszy ciąg znów jest otwarty.
replay-play-on-over = Tu gra jest skończona. Cofnij się, by grać dalej od wcześniejszego momentu.
replay-seat-next = { $name } (teraz gra)
replay-seat-here = Ja
replay-seat-open = Znajomy, przez link

## Whether it holds

replay-checking = Sprawdzanie zapisu…
replay-holds = Sprawdzono: rozdanie jest uczciwe, ruchy i wynik się zgadzają.
replay-holds-unfinished = Sprawdzono: rozdanie jest uczciwe, a ruchy się zgadzają. Gry nie dokończono.
replay-holds-not = Coś w tym zapisie się nie zgadza:
replay-problem-rules-version = Zapis wymaga zasad w wersji { $recorded }; tu jest wersja { $expected }.
replay-problem-tile-set = Tę partię rozegrano z zestawem kafli { $recorded }, a nie z { $expected }.
replay-problem-set-up = Tak nie da się rozpocząć gry ({ $rule }).
replay-problem-no-secret = W zapisie nie ma sekretu rozdania, więc rozdania nie można sprawdzić.
replay-problem-secret = Sekret nie składa się z 64 cyfr szesnastkowych.
replay-problem-commitment = Sekret nie zgadza się ze skrótem ogłoszonym przed grą.
replay-problem-display = Centralna pula nie zgadza się z rozdaniem: w zapisie { $recorded }, rozdano { $expected }.
replay-problem-gods = Bogowie nie zgadzają się z rozdaniem: w zapisie { $recorded }, rozdano { $expected }.
replay-problem-branch = Odgałęzienie po ruchu { $recorded }: tam trzeba jeszcze odkryć kafel ({ $rule }).
replay-problem-reveal = Tura { $turn }: powinien zostać odkryty kafel { $expected }, a nie { $recorded }.
replay-problem-move = Tura { $turn }: ruch { $recorded } jest niedozwolony ({ $rule }).
replay-problem-result = Wynik powinien brzmieć { $expected }, a nie { $recorded }.
