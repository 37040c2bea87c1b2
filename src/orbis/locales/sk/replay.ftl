### Walking through a record.

replay-title = Hra krok za krokom
replay-dealt = Dieliky sú rozdané. Začína { $name }.
replay-turn = Kolo { $round } · { $name }
replay-place = Rozhodnutie { $number }/{ $count }
replay-controls = Ovládanie záznamu
replay-first = Na začiatok
replay-back-turn = O ťah späť
replay-back = O rozhodnutie späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-on = O rozhodnutie vpred
replay-on-turn = O ťah vpred
replay-last = Na koniec
replay-moment = Okamih hry
replay-speed = Rýchlosť
replay-times = { $speed }×
replay-moves = Kroky
replay-key-play = spustiť alebo pozastaviť
replay-again = Skúsiť znova
replay-hint = ← a → o rozhodnutie, ↑ a ↓ o ťah, medzerník spúšťa záznam. Vyberte dielik alebo hráča a zväčší sa.

## What can be done with a record

replay-link = Odkaz na tento okamih
replay-link-text = Kto ho otvorí, uvidí stôl presne taký ako tu.
replay-review = Rozbor
replay-play-on = Hrať ďalej odtiaľto
replay-play-on-text = Dieliky, ktoré ešte nikto nevidel, sa znova zamiešajú, takže ďalší priebeh je opäť otvorený.
replay-play-on-over = V tomto okamihu je hra na konci. Ak chcete hrať ďalej, vráťte sa k skoršiemu okamihu.
replay-seat-next = { $name } (na ťahu)
replay-seat-here = Ja
replay-seat-open = Priateľ, cez odkaz

## Whether it holds

replay-checking = Záznam sa overuje…
replay-holds = Overené: rozdanie je poctivé, kroky aj výsledok sedia.
replay-holds-unfinished = Overené: rozdanie je poctivé a kroky sedia. Hra sa nedohrala.
replay-holds-not = Niečo v tomto zázname nesedí:
replay-problem-rules-version = Záznam potrebuje pravidlá vo verzii { $recorded }; toto je verzia { $expected }.
replay-problem-tile-set = Táto hra sa hrala so sadou dielikov { $recorded }, nie so sadou { $expected }.
replay-problem-set-up = Takto sa hra začať nedá ({ $rule }).
replay-problem-no-secret = V zázname nie je tajomstvo rozdania, preto sa rozdanie nedá overiť.
replay-problem-secret = Tajomstvo nemá 64 šestnástkových číslic.
replay-problem-commitment = Tajomstvo nesúhlasí s odtlačkom zverejneným pred hrou.
replay-problem-display = Spoločná hracia plocha nezodpovedá rozdaniu: v zázname { $recorded }, rozdané { $expected }.
replay-problem-gods = Bohovia nezodpovedajú rozdaniu: v zázname { $recorded }, rozdané { $expected }.
replay-problem-branch = Vetva po kroku { $recorded }: tam sa ešte musí odkryť dielik ({ $rule }).
replay-problem-reveal = Ťah { $turn }: odkrytý dielik má byť { $expected }, nie { $recorded }.
replay-problem-move = Ťah { $turn }: { $recorded } nie je dovolené ({ $rule }).
replay-problem-result = Výsledok má byť { $expected }, nie { $recorded }.
