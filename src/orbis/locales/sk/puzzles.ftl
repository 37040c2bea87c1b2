### Úlohy: nájdite najlepší ťah.

puzzles-title = Úloha
puzzles-ask = Nájdite najlepší ťah.
puzzles-how = Zahrajte ho ako obvykle a ukončite ťah: dovtedy môžete všetko vrátiť.
puzzles-known = Všetky možné ťahy sú presne vypočítané.
puzzles-grade = Náročnosť: { $grade }
puzzles-ended = Váš ťah sa skončil.
puzzles-away = Server je nedostupný. Ťahy, ktoré skúšate, hrá on, preto úlohy musia počkať: táto stránka sa stále pokúša pripojiť.
puzzles-away-inside = V tomto prehliadači máte aj hru, ktorá server nepotrebuje. V nej môžete riešiť úlohy ďalej, s vlastným ratingom.
puzzles-away-get = Ak chcete riešiť úlohy aj bez pripojenia, otvorte Nastavenia, keď bude server opäť dostupný: niektoré servery tam ponúkajú „{ $offline }“.
puzzles-own-away = Vaše hry sú na serveri, ktorý je nedostupný. Táto stránka sa stále pokúša pripojiť.
puzzles-best = Najlepší ťah!
puzzles-not-best = Existuje lepší ťah.
puzzles-chance = Vaša šanca na výhru je { $win } % namiesto { $best } %.
puzzles-points = { $points ->
    [one] Mal by v priemere hodnotu o { $points } bod vyššiu.
    [few] Mal by v priemere hodnotu o { $points } body vyššiu.
    [many] Mal by v priemere hodnotu o { $points } bodu vyššiu.
   *[other] Mal by v priemere hodnotu o { $points } bodov vyššiu.
}
puzzles-margins = Náskok v BS na konci: { $best }. Po druhom najlepšom ťahu: { $next }.
puzzles-solution = Najlepší ťah:
puzzles-gain = Oproti druhému najlepšiemu ťahu { $gain }.
puzzles-gain-fact = Oproti druhému najlepšiemu ťahu { $gain }: { $fact }.
puzzles-next-best = Druhý najlepší ťah: { $other }.
puzzles-next-best-same = Druhý najlepší ťah sa začína rovnako, ale pokračuje inak.
puzzles-why = Ukázať
puzzles-again = Skúsiť znova
puzzles-next = Ďalšia úloha
puzzles-all = Všetky úlohy
puzzles-endgames = Koncovky
puzzles-endgames-text = Nájdite najlepší ťah tesne pred koncom hry. Všetky možné ťahy sú presne vypočítané.
puzzles-play = Riešiť úlohy
puzzles-own = Z vašich hier
puzzles-own-text = Vaše ťahy, ktoré rozbor označil za chyby. Zahrajte ich znova, tentoraz lepšie.
puzzles-own-count = Vyriešené: { $solved } z { $count }.
puzzles-own-none = Zatiaľ tu nič nie je. Zahrajte si hru a po jej skončení zvoľte „{ $review }“: z každej chyby, ktorá vás stála šance na výhru, sa stane úloha.
puzzles-own-play = Zahrať si hru
puzzles-round = Kolo { $round }
puzzles-solved = vyriešená
puzzles-unsolved = nevyriešená
puzzles-own-played = V hre zahrané: { $turn } Hodnotenie: { $verdict }.
puzzles-judging = Váš ťah sa hodnotí…
puzzles-as-good = Rovnako dobrý ako najlepší ťah!
puzzles-own-better = Lepšie než v hre, ale nie je to najlepší ťah.
puzzles-own-chances = Vaša šanca na výhru: { $win } %. Po najlepšom ťahu: { $best } %. V hre: { $played } %.
puzzles-own-gained-better = Oproti ťahu z hry { $gain }.
puzzles-own-gained-worse = Ťah z hry bol lepší. S ním { $gain }.
puzzles-own-equal = Približne rovnako dobrý ako ťah z hry.
puzzles-own-same = Rovnaký ťah sa zahral aj v hre.
# Until it is known what a try lacks.
puzzles-comparing = Váš ťah sa porovnáva…
puzzles-missed = Oproti vášmu pokusu { $gain }.
# What is gained, and behind it what the table shows of it.
puzzles-gain-shown = { $gain }: { $fact }
