### The balance report: help, errors, tables and the page.

cli-balance-help = nechá agentov odohrať veľa hier a ukáže, či sú miesta, Bohovia a dieliky vyvážené
balance-games-help = koľko hier odohrať
balance-from-help = opíše hry z tohto súboru, ktorý zapísal --output tu alebo v aréne; žiadne sa nehrajú

balance-no-agents = Uveďte, kto hrá, voľbou --agent, alebo súbor s výsledkami voľbou --from.
balance-from-alone = --from nehrá žiadne hry: vynechajte --agent a --output.
balance-no-results = { $path } nie je súbor s výsledkami: riadok { $line } nie je výsledok hry.
balance-other-results = { $path } nesedí: hra v riadku { $line } má iný počet hráčov ako prvá, iné dieliky alebo iné pravidlá. Sada dielikov sa zadáva voľbou --tiles.
balance-no-games = Niet hry, ktorá by sa dohrala do konca.
balance-unfit-game = Záznam hry z rozdania { $deal }, poradie miest { $seating }, neplatí: { $reason }
balance-replaying = prehráva sa

balance-title = Vyváženosť
balance-outstanding = Čo vyčnieva
balance-outstanding-note = V percentuálnych bodoch výhier. Ich intervaly neobsahujú základnú hodnotu; čistou náhodou sa to stane raz z dvadsiatich.
balance-nothing = Nič: každý interval obsahuje základnú hodnotu.
balance-percentage-points = percentuálne body výhier

balance-seats = Miesta
balance-seat = Miesto
balance-seat-name = miesto { $seat }
balance-score = Skóre
balance-seats-note = Miesto 0 začína. Rovný podiel výhier je { $share }. Univerzálne dieliky: ich počet; ďalej priemerné body stvorenia podľa častí a zostávajúci uctievači.
balance-seat-wins = Výhry podľa miesta
balance-seat-wins-note = O koľko častejšie, než je rovný podiel, miesto vyhráva, s intervalom 95 %. Miesto 0 začína.
balance-scores-note = Ako často miesto skončilo hru s akým počtom bodov stvorenia; čiara označuje priemer.
balance-wildernesses-note = Koľko hráčov skončilo hru s akým počtom univerzálnych dielikov.
balance-decisions-note = Koľko rozhodnutí má hra, spolu za všetkých hráčov; čiara označuje priemer. Počet ťahov je pevný: pätnásť na hráča.
balance-decisions = rozhodnutia

balance-spreads = Rozdelenia
balance-what = Čo
balance-mean = Priemer
balance-deviation = Odch.
balance-least = Min.
balance-tenth = 10 %
balance-median = Medián
balance-ninetieth = 90 %
balance-most = Max.
balance-spread-score = Skóre hráča
balance-spread-best-score = Najlepšie skóre v hre
balance-spread-margin = Náskok najlepšieho
balance-spread-wildernesses = Univerzálne dieliky hráča
balance-spread-worshippers = Zostávajúci uctievači
balance-spread-decisions = Rozhodnutia v hre
balance-spreads-note = Odch.: smerodajná odchýlka. 10 % všetkých hodnôt neprevyšuje tú pod 10 %.

balance-gods = Bohovia
balance-god = Boh
balance-revealed = Odkrytý
balance-taken = Vzatý
balance-round = Kolo
balance-points = Body
balance-lift = Zisk
balance-gods-note = Z odkrytých Bohov je vzatých { $share }. Kolo: kedy v priemere. Body: tých, ktorí si ho vzali; pri Bohyni lenivosti aj s bodmi, o ktoré univerzálne dieliky nepripravili.
balance-lift-note = Zisk: o koľko percentuálnych bodov častejšie vyhrávali tí, ktorí to mali, než je základná hodnota ich miesta a agenta.
balance-god-lifts = Bohovia: zisk
balance-god-takings = Bohovia: ako často vzatí
balance-god-takings-note = Z hier, v ktorých bol Boh odkrytý. Rovný podiel je { $share }.

balance-kinds = Druhy regiónov
balance-kind = Druh
balance-colours = Farby
balance-colour = Farba
balance-built = Post.
balance-active = Aktívne
balance-by-player = Na hráča
balance-points-by-player = Body na hráča
balance-family-lift = Zisk na dielik
balance-families-note = Vzaté: z tých, ktoré sa dali vziať; postavené: z vzatých; aktívne: z postavených. Na hráča: postavené dieliky a ich body. Zisk na dielik: percentuálne body výhier, ktoré idú s každým ďalším postaveným dielikom.
balance-kind-lifts = Druhy: zisk z ďalšieho dielika
balance-colour-lifts = Farby: zisk z ďalšieho dielika
balance-family-lift-note = Percentuálne body výhier, ktoré idú s každým ďalším postaveným dielikom rodiny, s intervalom 95 %.

balance-tiles = Dieliky
balance-tile = Dielik
balance-level = Úroveň
balance-effect = Efekt
balance-cost = Cena
balance-printed = BS
balance-seen = Hry
balance-turns = Ťahy
balance-tile-lifts = Dieliky, farba { $colour }: zisk
balance-tiles-note = Hry: v ktorých sa dal vziať; ťahy: v priemere koľko. Vzaté: z týchto hier; postavené: z vzatých; aktívne: z postavených. Body: tých, ktorí ho postavili.

balance-tokens = Žetóny chrámu
balance-token = Žetón
balance-holders = Hráči
balance-tokens-note = Kto má na konci ktorý žetón a ako často vyhráva; – je žiadny.
balance-decisive = Čo rozhoduje
balance-without = Bez
balance-others = Iní víťazi
balance-decisive-note = V koľkých hrách by vyhrali iní, keby sa táto časť nepočítala; pri uctievačoch: keby zhoda znamenala spoločné víťazstvo.
