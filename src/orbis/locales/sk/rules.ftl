### Pravidlá z RULES.md, povedané hráčovi; tie isté vety odpovedajú na otázku „prečo nie?“.

## Súčasti hry

rule-C1 = Farieb je päť: biela, modrá, zelená, červená a oranžová, vždy v tomto poradí.
rule-C2 = Dielikov regiónov je 65: 20 úrovne 1, 20 úrovne 2 a 25 úrovne 3. Každý má úroveň, farbu, cenu, efekt a body stvorenia, biele dieliky majú aj mystickú hodnotu. Rubom každého dielika je univerzálny dielik.
rule-C3 = Cena je počet uctievačov daných farieb a počet uctievačov ľubovoľnej farby.
rule-C4 = Hviezdy označujú dieliky, ktoré pri menšom počte hráčov vypadnú: 14 dielikov má biele hviezdy, 14 iných fialové a 37 nemá žiadne.
rule-C5 = Okrem regiónov je tu 10 dielikov Bohov, 5 žetónov chrámu, 5 žetónov zľavy, žetóny zrušenia efektu a uctievači. Spolu tvoria spoločnú zásobu; uctievači a žetóny zrušenia efektu sa nikdy neminú.

## Príprava

rule-S1 = Hrať môžu dvaja, traja alebo štyria. Miesta pri stole sú pevné; začína prvé a hrá sa dokola podľa poradia.
rule-S2 = Štyria hrajú so všetkými 65 dielikmi, 5 Bohmi a žetónmi chrámu 11, 7, 4 a 2. Traja vyradia dieliky s bielymi hviezdami a hrajú s 51 dielikmi, 4 Bohmi a žetónmi 9, 4 a 2. Dvaja vyradia aj dieliky s fialovými hviezdami a hrajú s 37 dielikmi, 3 Bohmi a žetónmi 7 a 2.
rule-S3 = Každá úroveň má vlastný zamiešaný stĺpček lícom nadol. Deväť rôznych dielikov úrovne 1 leží lícom nahor na spoločnej hracej ploche 3 × 3; na začiatku na nich nie sú uctievači.
rule-S4 = Vziať si možno len Bohov odkrytých na začiatku hry: je ich o jedného viac ako hráčov. Ostatní v tejto hre nie sú.
rule-S5 = Nikto nezačína s uctievačmi. Jediným tajomstvom je poradie dielikov v stĺpčekoch; ktoré dieliky v nich zostali, smie vedieť každý.
rule-S6 = Hra potrebuje aspoň 14 dielikov na hráča; menšiu sadu použiť nemožno. Hracia plocha sa plní dielikmi úrovne 1 a ďalšou úrovňou až vtedy, keď sa predošlá minie; ak už niet čím doplniť, miesto zostane prázdne.

## Ťah

rule-T1 = Vo svojom ťahu si vezmete jeden dielik regiónu zo spoločnej hracej plochy alebo jedného z odkrytých Bohov; vynechať ťah nemôžete. Z prázdneho miesta niet čo vziať. Hra trvá 15 kôl.
rule-T2 = Za celú hru si vezmete práve jedného Boha a 14 regiónov. Keď už Boha máte, môžete brať len regióny; ak máte 14 regiónov a žiadneho Boha, môžete si vziať len Boha.
rule-T3 = Vzatie regiónu má sedem krokov, vždy v tomto poradí: vytvorenie uctievačov, ich zber, zaplatenie ceny (alebo zmena na univerzálny dielik), uloženie, efekt, limit, doplnenie. Pri limite odhadzujete len uctievačov, ktorých máte; dopĺňa sa vždy dielik najnižšej zostávajúcej úrovne.
rule-T4 = Boh, ktorého si už niekto vzal, je preč a nič ho nenahradí. Keď si vezmete Boha, vykoná sa jeho okamžitý efekt; uctievači sa nevytvárajú a spoločná hracia plocha sa nemení.
rule-X1 = Pri výmene dáte z vlastnej zásoby 3 uctievačov jednej farby za 1 inej farby. Z farby, ktorú dávate, musíte mať aspoň 3; vymieňať môžete, koľkokrát vám to vyjde.
rule-K1 = Počas ťahu môžete mať vo vlastnej zásobe viac ako 10 uctievačov, ale na jeho konci nikdy.

## Platenie

rule-M1 = Každý farebný symbol stojí jedného uctievača tejto farby, každý mnohofarebný jedného vo farbe podľa vášho výberu; všetkých musíte mať vo vlastnej zásobe. Ak niekto chýba, najprv vymeňte alebo zmeňte dielik na univerzálny.
rule-M2 = So žetónom zľavy danej farby vás symboly tejto farby už nič nestoja. Na mnohofarebné symboly sa zľava nikdy nevzťahuje.
rule-M3 = Zľava platí až pre ďalšie dieliky, nie pre ten, ktorý ju dáva. Znižuje cenu dielikov, nikdy nie to, čo žiada dedina, sopka alebo Boh smrti.

## Univerzum

rule-P1 = Do radu 1 sa zmestí najviac 5 dielikov ľubovoľných farieb bez medzier: nový dielik ide na jeho ľavý alebo pravý koniec. S 5 dielikmi je plný.
rule-P2 = Dielik v rade 2, 3 alebo 4 leží nad dvoma susednými dielikmi nižšieho radu. Oba tam musia byť a samo miesto musí byť voľné; uložené dieliky sa neposúvajú.
rule-P3 = Dielik vo vyššom rade potrebuje svoju farbu aspoň na jednom z dvoch dielikov pod sebou; univerzálny dielik pod ním sa počíta ako ľubovoľná farba. Ak také miesto niet, môže byť dielik len univerzálny a ten smie ležať nad akýmikoľvek farbami.
rule-P4 = Pyramídu tvorí 14 regiónov: 5, 4, 3 a 2. Na konci položíte na vrchol Boha; nemá farbu a s ničím nesusedí.
rule-W1 = Univerzálny dielik je dielik regiónu otočený lícom nadol. Na konci má hodnotu −1 BS a vo všetkom sa počíta ako ľubovoľná farba, aj ako viac farieb naraz. Nemá vlastný efekt, body, chrám ani mystickú hodnotu.
rule-W2 = Ak dielik nemôžete alebo nechcete zaplatiť či uložiť lícom nahor, stane sa univerzálnym dielikom. Pre univerzálny dielik sa miesto vždy nájde.

## Regióny

rule-E1 = Farma: vezmite si žetón zľavy jej farby. Od ďalšieho dielika vás symboly tejto farby nič nestoja. Druhý rovnaký žetón nič nemení.
rule-E2 = Dedina: odhoďte znázornený počet uctievačov ľubovoľných farieb, ktorých máte vo vlastnej zásobe, inak sa jej efekt zruší. Môžete odmietnuť, ale odhadzujete všetkých alebo nikoho.
rule-E3 = Les: teraz sa nič nedeje. Na konci boduje, ak aspoň znázornený počet susedných dielikov má niektorú z jeho farieb. Susedné dieliky ležia vedľa, pod ním a nad ním, najviac šesť; univerzálny dielik sa počíta.
rule-E4 = Sopka: odstráňte znázornený počet uctievačov z dielikov spoločnej hracej plochy, len vo farbách sopky a len odtiaľ, kde ležia, inak sa jej efekt zruší. Môžete odmietnuť, ale odstraňujete všetkých alebo nikoho.
rule-E5 = Zavlažovanie: je aktívne, ak pri uložení aspoň jeden z dvoch dielikov priamo pod ním má znázornenú farbu alebo je univerzálny. Inak, a v rade 1 vždy, je zrušené.
rule-E6 = Proselytizmus: vezmite si zo spoločnej zásoby znázornený počet uctievačov danej farby.
rule-E7 = Proselytizmus ľubovoľnej farby: vezmite si zo spoločnej zásoby uctievača vo farbe podľa výberu.
rule-E8 = Posvätný kameň: na konci hry má hodnotu 1 BS bez akejkoľvek podmienky.
rule-E9 = Chrám: jeho symboly sa počítajú na konci hry pri rozdeľovaní žetónov chrámu. Nikdy sa neruší a BS vytlačené na ňom sa jednoducho pripočítajú.

## Bohovia

rule-G1 = Bohyňa lásky: keď si ju vezmete, získate 5 uctievačov ľubovoľných farieb. Na konci hry má hodnotu 1 BS.
rule-G2 = Bohyňa učnica: na konci hry má hodnotu 2 BS.
rule-G3 = Boh oceánov: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dielikov zavlažovania.
rule-G4 = Bohyňa lenivosti: 1 BS na konci hry a za univerzálne dieliky nič nestrácate.
rule-G5 = Bohyňa ohňa: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych sopiek.
rule-G6 = Boh technológií: 3 BS na konci hry, ak patríte medzi hráčov s najmenším počtom univerzálnych dielikov.
rule-G7 = Bohyňa prírody: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych lesov.
rule-G8 = Boh rovnováhy: 3 BS na konci hry, ak máte aspoň jednu aktívnu dedinu, jeden chrám a jednu aktívnu sopku.
rule-G9 = Boh úrody: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dedín.
rule-G10 = Boh smrti: keď si ho vezmete, odhoďte 6 uctievačov ľubovoľných farieb, ktorých máte vo vlastnej zásobe, inak sa jeho efekt zruší. Ak nie je zrušený, má na konci hry hodnotu 3 BS.

## Koniec a bodovanie

rule-D1 = Po 15. kole sa hra končí a nič viac sa už nedá urobiť. Vaše skóre: BS aktívnych regiónov, −1 za každý univerzálny dielik a BS Boha a žetónu chrámu.
rule-D2 = Na konci sa najprv vyhodnotia lesy, potom chrámy a potom Bohovia.
rule-D3 = Kto má najviac symbolov chrámu, dostane žetón chrámu s najviac BS, druhý v poradí ďalší a tak ďalej. Pri zhode rozhoduje najvyššia mystická hodnota na bielom dieliku lícom nahor. Bez symbolu chrámu žetón nedostanete.
rule-D4 = Vyhráva najviac BS. Pri zhode rozhoduje počet uctievačov, ktorí zostali vo vlastnej zásobe; ak ani to nerozhodne, hráči sa o víťazstvo delia.

## Výklady

rule-Q1 = Zavlažovaniu stačí ktorýkoľvek z dvoch dielikov pod ním.
rule-Q2 = Zo 14 dielikov s fialovými hviezdami sú 4 úrovne 1, 4 úrovne 2 a 6 úrovne 3; v jedných tlačených pravidlách je tu chyba.
rule-Q3 = Pyramída má 14 regiónov. Niekto počíta Boha ako piaty rad, ale nič sa tým nemení.
rule-Q4 = Zhoda pri chrámoch: počíta sa každý biely dielik lícom nahor, nielen chrám. Ak sú najvyššie mystické hodnoty rovnaké, rozhodujú druhé najvyššie a tak ďalej, nakoniec poradie miest.
rule-Q5 = Boh rovnováhy žiada symbol chrámu. Kto ho má, dostane aj žetón chrámu, takže oba výklady znamenajú to isté.
rule-Q6 = „Medzi hráčmi s najväčším počtom“ sa berie doslova aj so zhodami: ak nikto nič nemá, patria medzi nich všetci. To isté platí pre najmenší počet.
rule-Q7 = Limit 10 uctievačov platí aj na konci ťahu, v ktorom ste si vzali Boha.
rule-Q8 = Otázka padne raz: lícom nahor, zaplatený a uložený, alebo univerzálny dielik. Stavať možno len vtedy, keď sa dielik dá zaplatiť aj uložiť.
rule-Q9 = Svoje rozhodnutia môžete vziať späť až do konca ťahu; potom doplnenie odkryje nový dielik a rozhodnutia platia.
rule-Q10 = Výmenou za tú istú farbu by ste uctievačov len strácali, preto sa neponúka.
rule-Q11 = Najlepší zostávajúci žetón chrámu je vždy najlepšia voľba, preto sa prideľuje sám.
rule-Q12 = Vymieňať možno, kým si vyberáte, čo vziať, kým rozhodujete o vzatom dieliku a kým zmenšujete vlastnú zásobu na desať. Inde by výmena nič nezmenila; v ďalšom ťahu bude opäť možná.
rule-Q13 = Hodnoty 65 dielikov sú naše vlastné a neoficiálne, lebo pravidlá ich neuvádzajú. Ak máte hru v škatuli, môžete použiť prepis vlastných dielikov.

## Rozhodnutia

rule-N1 = Kým je rad 1 prázdny, oba jeho konce sú to isté miesto, preto sa ponúka len pravý. Miesta v radoch 2 až 4 sa počítajú od terajšieho ľavého konca radu 1.
rule-N2 = Po zbere uctievačov si vyberiete: stavať, ak vaša zásoba práve teraz pokryje cenu a pre dielik je miesto, alebo univerzálny dielik, čo je možné vždy. Ak treba, najprv vymeňte.
rule-N3 = Pri stavbe sa farebné symboly zaplatia hneď. Potom vyberiete uctievača za každý mnohofarebný symbol a nakoniec miesto.
rule-N4 = Uctievači sa vyberajú po jednom v poradí biela, modrá, zelená, červená, oranžová, aby sa každá voľba dala urobiť len jedným spôsobom. Nemožno sa vrátiť k skoršej farbe (pri sopke ani k skoršiemu miestu tej istej farby) ani preskočiť toľko uctievačov, že by ich potom bolo málo.
rule-N5 = Odmietnuť možno len dedinu, sopku a Boha smrti, a to len pred prvým uctievačom; potom treba doplniť celý počet. Na čo nemáte, to sa zruší bez pýtania.
rule-N6 = Pri zmenšovaní vlastnej zásoby na desať sú najprv výmeny. Po prvom odhodenom uctievačovi už len odhadzujete ďalších, kým ich nezostane desať.
rule-N7 = Zostáva už len ukončiť ťah; dovtedy ho môžete vziať späť. Až potom sa odkryje nový dielik najnižšej zostávajúcej úrovne a na rade je ďalší hráč.
rule-N8 = Teraz na to nie je čas. Poradie ťahu: vzatie, rozhodnutie o dieliku, platenie, uloženie, efekt, limit, koniec, doplnenie; kroky, v ktorých niet o čom rozhodovať, sa preskočia.
rule-N9 = Všetko na stole je verejné, aj to, ktoré dieliky zostali v stĺpčekoch. Ich poradie pozná iba ten, kto rozdáva.

## Miešanie

rule-H1 = O celom rozdaní rozhoduje počet hráčov a semienko, čo je nejaký text. Kto ich pozná, môže rozdanie znovu vypočítať pomocou SHA-256.
rule-H2 = Náhodné číslo pod danou hranicou vznikne z ďalšieho náhodného slova; slová, ktoré by niektoré čísla zvýhodnili, sa preskočia, takže všetky sú rovnako pravdepodobné.
rule-H3 = Zoznam sa mieša od konca: každá položka si vymení miesto s náhodnou, ktorá neleží za ňou.
rule-H4 = Najprv sa zamiešajú stĺpčeky úrovní 1, 2 a 3, potom desať Bohov. Prvých deväť dielikov tvorí spoločnú hraciu plochu a prví Bohovia sa odkryjú.

## Počítanie a porovnávanie

rule-V1 = Perft počíta postupnosti s daným počtom rozhodnutí; programy si ním overujú, že hrajú podľa rovnakých pravidiel.
rule-V2 = Skóre má tieto časti: regióny, univerzálne dieliky, chrám a Boh, ich súčet a zostávajúci uctievači.
