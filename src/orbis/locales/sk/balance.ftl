### The balance report: help, errors, tables and the page.

cli-balance-help = nechá agentov odohrať veľa hier a ukáže, či sú miesta, Bohovia a dieliky vyvážené
balance-games-help = počet hier, ktoré sa majú odohrať
balance-from-help = vyhodnotí hry z tohto súboru, ktorý zapísal --output tu alebo v aréne; nové sa nehrajú

balance-no-agents = Uveďte, kto hrá (--agent), alebo súbor s výsledkami (--from).
balance-from-alone = S --from sa žiadne hry nehrajú: vynechajte --agent a --output.
balance-no-results = { $path } nie je súbor s výsledkami: riadok { $line } nie je výsledok hry.
balance-other-results = { $path } sa nedá použiť: hra v riadku { $line } má iný počet hráčov ako prvá, iné dieliky alebo iné pravidlá. Sada dielikov sa zadáva voľbou --tiles.
balance-no-games = Žiadna hra sa nedohrala do konca.
balance-unfit-game = Záznam hry z rozdania { $deal }, poradie miest { $seating }, nie je platný: { $reason }
balance-replaying = prechádzajú sa hry

balance-title = Vyváženosť
balance-outstanding = Čo sa vymyká
balance-outstanding-note = V percentuálnych bodoch výhier. Uvádza sa len to, čoho interval neobsahuje základnú hodnotu; čistou náhodou by sa to stalo v jednom prípade z dvadsiatich.
balance-nothing = Nič: každý interval obsahuje základnú hodnotu.
balance-percentage-points = percentuálne body výhier

balance-seats = Miesta
balance-seat = Miesto
balance-seat-name = miesto { $seat }
balance-score = Skóre
balance-seats-note = Miesto 0 začína. Pri rovnakých šanciach je podiel výhier { $share }. Univerzálne dieliky: ich počet; ostatné stĺpce sú priemerné body stvorenia podľa častí a zostávajúci uctievači.
balance-seat-wins = Výhry podľa miesta
balance-seat-wins-note = O koľko častejšie sa na mieste vyhráva než pri rovnakých šanciach, s 95-percentným intervalom. Miesto 0 začína.
balance-scores-note = Ako často miesto skončilo hru s daným počtom bodov stvorenia; čiara označuje priemer.
balance-wildernesses-note = Koľko hráčov skončilo hru s daným počtom univerzálnych dielikov.
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
balance-spread-margin = Náskok víťaza
balance-spread-wildernesses = Univerzálne dieliky hráča
balance-spread-worshippers = Zostávajúci uctievači
balance-spread-decisions = Rozhodnutia v hre
balance-spreads-note = Odch.: smerodajná odchýlka. 10 % všetkých hodnôt nie je väčších než hodnota v stĺpci 10 %.

balance-gods = Bohovia
balance-god = Boh
balance-revealed = Odkrytý
balance-taken = Vzatý
balance-round = Kolo
balance-points = Body
balance-lift = Prínos
balance-gods-note = Z odkrytých Bohov si hráči vezmú { $share }. Kolo: kedy, v priemere. Body: tých, ktorí si ho vzali; pri Bohyni lenivosti vrátane bodov, o ktoré ich univerzálne dieliky nepripravili.
balance-lift-note = Prínos: o koľko percentuálnych bodov častejšie vyhrávali tí, ktorí to mali, oproti základnej hodnote ich miesta a agenta.
balance-god-lifts = Bohovia: prínos
balance-god-takings = Bohovia: ako často si ich hráči berú
balance-god-takings-note = V hrách, v ktorých bol Boh odkrytý. Pri rovnakých šanciach by to bolo { $share }.

balance-kinds = Druhy regiónov
balance-kind = Druh
balance-colours = Farby
balance-colour = Farba
balance-built = Post.
balance-active = Aktívne
balance-by-player = Na hráča
balance-points-by-player = Body na hráča
balance-family-lift = Prínos na dielik
balance-families-note = Vzaté: z tých, ktoré sa dali vziať; postavené: zo vzatých; aktívne: z postavených. Na hráča: postavené dieliky a ich body. Prínos na dielik: percentuálne body výhier, ktoré pripadajú na každý ďalší postavený dielik.
balance-kind-lifts = Druhy: prínos ďalšieho dielika
balance-colour-lifts = Farby: prínos ďalšieho dielika
balance-family-lift-note = Percentuálne body výhier, ktoré pripadajú na každý ďalší postavený dielik skupiny, s 95-percentným intervalom.

balance-tiles = Dieliky
balance-tile = Dielik
balance-level = Úroveň
balance-effect = Efekt
balance-cost = Cena
balance-printed = BS
balance-seen = Hry
balance-turns = Ťahy
balance-tile-lifts = Dieliky, farba { $colour }: prínos
balance-tiles-note = Hry: v ktorých sa dal vziať; ťahy: v priemere počas koľkých. Vzaté: z týchto hier; postavené: zo vzatých; aktívne: z postavených. Body: tých, ktorí ho postavili.

balance-tokens = Žetóny chrámu
balance-token = Žetón
balance-holders = Hráči
balance-tokens-note = Kto má na konci ktorý žetón a ako často títo hráči vyhrávajú; – znamená žiadny.
balance-decisive = Čo rozhoduje
balance-without = Bez
balance-others = Iní víťazi
balance-decisive-note = V koľkých hrách by vyhral niekto iný, keby sa táto časť nepočítala; pri uctievačoch: keby zhoda znamenala spoločné víťazstvo.
