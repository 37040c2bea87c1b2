### Hádanky: nájdite najlepší ťah.

puzzles-title = Hádanka
puzzles-ask = Nájdite najlepší ťah.
puzzles-how = Zahrajte ho ako obvykle a skončite ťah: dovtedy môžete všetko vrátiť.
puzzles-known = Všetky možné ťahy sú presne vypočítané.
puzzles-grade = Náročnosť: { $grade }
puzzles-rating = Hodnotenie { $rating } · po sebe: { $streak }
puzzles-ended = Váš ťah sa skončil.
puzzles-best = Najlepší ťah!
puzzles-not-best = Existuje lepší ťah.
puzzles-chance = Vaša šanca na výhru je { $win } % namiesto { $best } %.
puzzles-points = { $points ->
    [one] Mal by v priemere hodnotu o { $points } bod vyššiu.
    [few] Mal by v priemere hodnotu o { $points } body vyššiu.
    [many] Mal by v priemere hodnotu o { $points } bodu vyššiu.
   *[other] Mal by v priemere hodnotu o { $points } bodov vyššiu.
}
puzzles-why = Ukázať
puzzles-look = Ukázať stôl
puzzles-again = Skúsiť znova
puzzles-next = Ďalšia hádanka
puzzles-all = Všetky hádanky
puzzles-endgames = Koncovky
puzzles-endgames-text = Nájdite najlepší ťah tesne pred koncom hry. Všetky možné ťahy sú presne vypočítané.
puzzles-play = Riešiť hádanky
puzzles-own = Z vašich hier
puzzles-own-text = Vaše ťahy, ktoré rozbor označil za chyby. Zahrajte ich znova, tentoraz lepšie.
puzzles-own-count = Vyriešené: { $solved } z { $count }.
puzzles-own-none = Zatiaľ tu nič nie je. Zahrajte si hru a po jej skončení zvoľte „{ $review }“: z každej vašej chyby sa stane hádanka.
puzzles-own-play = Zahrať si hru
puzzles-round = Kolo { $round }
puzzles-solved = vyriešená
puzzles-unsolved = nevyriešená
puzzles-own-verdict = Hodnotenie ťahu zahraného v hre: { $verdict }.
puzzles-judging = Váš ťah sa hodnotí…
puzzles-as-good = Rovnako dobrý ako najlepší ťah!
puzzles-own-better = Lepšie než v hre, ale nie je to najlepší ťah.
puzzles-own-chances = Vaša šanca na výhru: { $win } %. Po najlepšom ťahu: { $best } %. V hre: { $played } %.
