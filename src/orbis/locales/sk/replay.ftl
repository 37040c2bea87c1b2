### Walking through a record.

replay-title = Prehrávanie hry
replay-dealt = Dieliky sú rozdané. Začína { $name }.
replay-turn = Kolo { $round } · { $name }
replay-place = Rozhodnutie { $number } z { $count }
replay-controls = Prechádzanie hrou
replay-first = Na začiatok
replay-back-turn = O ťah späť
replay-back = O rozhodnutie späť
replay-play = Prehrávať
replay-pause = Pozastaviť
replay-on = O rozhodnutie ďalej
replay-on-turn = O ťah ďalej
replay-last = Na koniec
replay-moment = Okamih hry
replay-speed = Rýchlosť
replay-times = { $speed }×
replay-moves = Kroky
replay-key-play = prehrávať alebo pozastaviť
replay-again = Skúsiť znova
replay-hint = ← a → idú o rozhodnutie, ↑ a ↓ o ťah, medzerník prehráva. Stlačte dielik alebo hráča a uvidíte ho zblízka.

## What can be done with a record

replay-link = Odkaz na tento okamih
replay-link-text = Kto ho otvorí, uvidí stôl presne taký ako tu.
replay-review = Rozbor
replay-play-on = Hrať ďalej odtiaľto
replay-play-on-text = Dieliky, ktoré ešte nikto nevidel, sa zamiešajú nanovo: čo príde, je opäť otvorené.
replay-play-on-over = Tu je hra na konci. Vráťte sa, ak chcete hrať ďalej od skoršieho okamihu.
replay-seat-next = { $name } (na ťahu)
replay-seat-here = Hrám ja
replay-seat-open = Priateľ, cez odkaz

## Whether it holds

replay-checking = Záznam sa overuje …
replay-holds = Overené: rozdalo sa poctivo, kroky aj výsledok sedia.
replay-holds-unfinished = Overené: rozdalo sa poctivo a kroky sedia. Hra sa nedohrala.
replay-holds-not = Niečo v tomto zázname nesedí:
replay-problem-rules-version = Záznam potrebuje pravidlá vo verzii { $recorded }; toto je verzia { $expected }.
replay-problem-tile-set = Táto hra sa hrala so sadou dielikov { $recorded }, nie so sadou { $expected }.
replay-problem-set-up = Takto sa hra začať nedá ({ $rule }).
replay-problem-no-secret = V zázname nie je tajomstvo rozdania, preto sa rozdanie nedá overiť.
replay-problem-secret = Tajomstvo nemá 64 šestnástkových číslic.
replay-problem-commitment = Toto nie je tajomstvo ohlásené pred hrou.
replay-problem-display = Spoločná hracia plocha nezodpovedá rozdaniu: v zázname { $recorded }, rozdané { $expected }.
replay-problem-gods = Bohovia nezodpovedajú rozdaniu: v zázname { $recorded }, rozdané { $expected }.
replay-problem-branch = Vetva po kroku { $recorded }: tam sa ešte musí odkryť dielik ({ $rule }).
replay-problem-reveal = Ťah { $turn }: odkrytý dielik je { $expected }, nie { $recorded }.
replay-problem-move = Ťah { $turn }: { $recorded } nie je dovolené ({ $rule }).
replay-problem-result = Výsledok je { $expected }, nie { $recorded }.
