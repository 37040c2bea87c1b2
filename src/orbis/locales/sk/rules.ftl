### Pravidlá z RULES.md, povedané hráčovi; tie isté vety odpovedajú na otázku „prečo nie?“.

## Súčasti hry

rule-C1 = Farieb je päť: biela, modrá, zelená, červená a oranžová, vždy v tomto poradí.
rule-C2 = V hre je 65 dielikov regiónov: 20 úrovne 1, 20 úrovne 2 a 25 úrovne 3. Každý má úroveň, farbu, cenu, efekt a body stvorenia, biele dieliky majú aj mystickú hodnotu. Na rube každého je univerzálny dielik.
rule-C3 = Cenu tvorí určitý počet uctievačov daných farieb a určitý počet uctievačov ľubovoľných farieb.
rule-C4 = Hviezdy označujú dieliky, ktoré sa pri menšom počte hráčov vyradia: 14 dielikov má biele hviezdy, 14 iných fialové a 37 nemá žiadne.
rule-C5 = Okrem regiónov je v hre 10 dielikov Bohov, 5 žetónov chrámu, 5 žetónov zľavy, žetóny zrušenia efektu a uctievači. Spolu tvoria spoločnú zásobu; uctievači a žetóny zrušenia efektu sa nikdy neminú.

## Príprava

rule-S1 = Hrajú dvaja, traja alebo štyria hráči. Miesta pri stole sú pevné; začína hráč na prvom mieste a hrá sa dokola podľa poradia miest.
rule-S2 = Štyria hráči hrajú so všetkými 65 dielikmi, 5 Bohmi a žetónmi chrámu 11, 7, 4 a 2. Traja hráči vyradia dieliky s bielymi hviezdami a hrajú s 51 dielikmi, 4 Bohmi a žetónmi 9, 4 a 2. Dvaja vyradia aj dieliky s fialovými hviezdami a hrajú s 37 dielikmi, 3 Bohmi a žetónmi 7 a 2.
rule-S3 = Každá úroveň má vlastný zamiešaný stĺpček lícom nadol. Deväť rôznych dielikov úrovne 1 leží lícom nahor na spoločnej hracej ploche 3 × 3; na začiatku na nich nie sú uctievači.
rule-S4 = Vziať si môžete len Boha odkrytého na začiatku hry: takých je o jedného viac ako hráčov. Ostatní Bohovia v tejto hre nie sú.
rule-S5 = Nikto nezačína s uctievačmi. Tajné je len poradie dielikov v stĺpčekoch; ktoré dieliky v nich zostali, môže vedieť každý.
rule-S6 = Na hru treba aspoň 14 dielikov na hráča; s menšou sadou sa hrať nedá. Spoločná hracia plocha sa plní dielikmi úrovne 1 a ďalšou úrovňou až vtedy, keď sa predošlá minie; ak už niet čím doplniť, miesto zostane prázdne.

## Ťah

rule-T1 = Vo svojom ťahu si vezmete jeden dielik regiónu zo spoločnej hracej plochy alebo jedného z odkrytých Bohov; vynechať ťah nemôžete. Z prázdneho miesta si niet čo vziať. Hra trvá 15 kôl.
rule-T2 = Za celú hru si vezmete práve jedného Boha a 14 regiónov. Keď už Boha máte, môžete si brať len regióny; ak máte 14 regiónov a žiadneho Boha, môžete si vziať len Boha.
rule-T3 = Región si beriete v siedmich krokoch, vždy v tomto poradí: vytvorenie uctievačov, zber, zaplatenie ceny (alebo zmena na univerzálny dielik), uloženie, efekt, limit, doplnenie. Pri limite môžete odhodiť len uctievačov, ktorých máte; dopĺňa sa vždy dielik najnižšej zostávajúcej úrovne.
rule-T4 = Boh, ktorého si už niekto vzal, je preč a žiadny iný ho nenahradí. Keď si vezmete Boha, spustí sa jeho okamžitý efekt; uctievači sa nevytvárajú a spoločná hracia plocha sa nemení.
rule-X1 = Vo svojom ťahu môžete vymeniť 3 uctievačov jednej farby z vlastnej zásoby za 1 uctievača ľubovoľnej inej farby, a to aj opakovane. Z farby, ktorú dávate, potrebujete aspoň 3.
rule-K1 = Počas ťahu môžete mať vo vlastnej zásobe aj viac ako 10 uctievačov, ale na konci ťahu nikdy.

## Platenie

rule-M1 = Každý farebný symbol stojí jedného uctievača tejto farby, každý mnohofarebný jedného uctievača farby, ktorú si vyberiete; všetkých musíte mať vo vlastnej zásobe. Ak ich nemáte dosť, najprv urobte výmenu alebo zmeňte dielik na univerzálny.
rule-M2 = So žetónom zľavy vás symboly jeho farby už nič nestoja. Na mnohofarebné symboly sa zľava nikdy nevzťahuje.
rule-M3 = Zľava platí až pre ďalšie dieliky, nie pre ten, ktorý ju dáva. Znižuje len cenu dielikov, nikdy nie to, čo vyžaduje dedina, sopka alebo Boh smrti.

## Univerzum

rule-P1 = Do radu 1 sa zmestí najviac 5 dielikov ľubovoľných farieb, bez medzier: nový dielik ide na ľavý alebo pravý koniec radu. S 5 dielikmi je rad plný.
rule-P2 = Dielik v rade 2, 3 alebo 4 leží nad dvoma susednými dielikmi nižšieho radu. Oba tam už musia byť a miesto nad nimi musí byť voľné; uložený dielik sa už neposúva.
rule-P3 = Vo vyššom rade musí mať aspoň jeden z dvoch dielikov pod novým dielikom rovnakú farbu ako on; univerzálny dielik sa považuje za dielik ľubovoľnej farby. Ak preň niet miesta ani v prvom rade, ani vyššie, môžete ho len zmeniť na univerzálny; ten môže ležať nad akýmikoľvek farbami.
rule-P4 = Pyramídu tvorí 14 regiónov: 5, 4, 3 a 2. Na konci hry položíte na vrchol svojho Boha; nemá farbu a nepočíta sa ako sused.
rule-W1 = Univerzálny dielik je dielik regiónu otočený lícom nadol. Na konci hry má hodnotu −1 BS a vždy sa považuje za dielik ľubovoľnej farby, aj viacerých farieb naraz. Nemá vlastný efekt, body, chrám ani mystickú hodnotu.
rule-W2 = Ak nemôžete alebo nechcete zaplatiť cenu dielika či ho uložiť lícom nahor, stane sa univerzálnym. Pre univerzálny dielik sa miesto vždy nájde.

## Regióny

rule-E1 = Farma: vezmite si žetón zľavy znázornenej farby. Od ďalšieho dielika vás symboly tejto farby nič nestoja. Druhý žetón tej istej farby nič nemení.
rule-E2 = Dedina: odhoďte z vlastnej zásoby znázornený počet uctievačov ľubovoľných farieb, inak sa jej efekt zruší. Efekt nemusíte využiť, ale odhadzujete buď všetkých, alebo nikoho.
rule-E3 = Les: teraz sa nič nedeje. Na konci hry je aktívny, ak má okolo seba aspoň znázornený počet dielikov znázornených farieb. Susedné dieliky ležia vedľa neho, pod ním a nad ním, najviac šesť; univerzálny dielik sa počíta.
rule-E4 = Sopka: odstráňte z ostatných dielikov spoločnej hracej plochy znázornený počet uctievačov znázornených farieb, inak sa jej efekt zruší. Efekt nemusíte využiť, ale odstraňujete buď všetkých, alebo nikoho.
rule-E5 = Zavlažovanie: je aktívne, ak pri uložení aspoň jeden z dvoch dielikov priamo pod ním má znázornenú farbu alebo je univerzálny. Inak, a v rade 1 vždy, sa jeho efekt zruší.
rule-E6 = Proselytizmus: vezmite si zo spoločnej zásoby znázornených uctievačov.
rule-E7 = Proselytizmus ľubovoľnej farby: vezmite si zo spoločnej zásoby uctievača farby, ktorú si vyberiete.
rule-E8 = Posvätný kameň: na konci hry má hodnotu 1 BS bez akejkoľvek podmienky.
rule-E9 = Chrám: jeho symboly sa počítajú na konci hry pri rozdeľovaní žetónov chrámu. Jeho efekt sa nikdy neruší a BS vytlačené na ňom sa jednoducho pripočítajú.

## Bohovia

rule-G1 = Bohyňa lásky: keď si ju vezmete, získate 5 uctievačov ľubovoľných farieb. Na konci hry má hodnotu 1 BS.
rule-G2 = Bohyňa učnica: na konci hry má hodnotu 2 BS.
rule-G3 = Boh oceánov: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dielikov zavlažovania.
rule-G4 = Bohyňa lenivosti: 1 BS na konci hry a za univerzálne dieliky nestrácate BS.
rule-G5 = Bohyňa ohňa: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych sopiek.
rule-G6 = Boh technológií: 3 BS na konci hry, ak patríte medzi hráčov s najmenším počtom univerzálnych dielikov.
rule-G7 = Bohyňa prírody: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych lesov.
rule-G8 = Boh rovnováhy: 3 BS na konci hry, ak máte aspoň jednu aktívnu dedinu, jeden chrám a jednu aktívnu sopku.
rule-G9 = Boh úrody: 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dedín.
rule-G10 = Boh smrti: keď si ho vezmete, odhoďte z vlastnej zásoby 6 uctievačov ľubovoľných farieb, inak sa jeho efekt zruší. Ak jeho efekt nie je zrušený, má na konci hry hodnotu 3 BS.

## Koniec a bodovanie

rule-D1 = Po 15. kole sa hra končí a ďalšie kroky už nie sú možné. Skóre tvoria BS aktívnych regiónov, −1 BS za každý univerzálny dielik a BS za Boha a žetón chrámu.
rule-D2 = Na konci hry sa najprv vyhodnotia lesy, potom chrámy a nakoniec Bohovia.
rule-D3 = Hráč s najväčším počtom symbolov chrámu dostane žetón chrámu s najväčším počtom BS, druhý v poradí ďalší žetón a tak ďalej. Pri zhode má prednosť hráč s najvyššou mystickou hodnotou na bielom dieliku lícom nahor. Bez symbolu chrámu žetón nedostanete.
rule-D4 = Vyhráva hráč s najväčším počtom BS. Pri zhode vyhráva ten, komu zostalo vo vlastnej zásobe najviac uctievačov; ak ani to nerozhodne, hráči sa o víťazstvo delia.

## Sporné otázky

rule-Q1 = Zavlažovaniu stačí ktorýkoľvek z dvoch dielikov pod ním.
rule-Q2 = Zo 14 dielikov s fialovými hviezdami sú 4 úrovne 1, 4 úrovne 2 a 6 úrovne 3; v jednom vydaní pravidiel je tu tlačová chyba.
rule-Q3 = Pyramída má 14 regiónov. V jednom vydaní pravidiel sa Boh počíta ako piaty rad, ale nič sa tým nemení.
rule-Q4 = Zhoda pri chrámoch: počíta sa každý biely dielik lícom nahor, nielen chrám. Ak sú najvyššie mystické hodnoty rovnaké, porovnajú sa druhé najvyššie a tak ďalej; nakoniec rozhodne poradie miest.
rule-Q5 = Boh rovnováhy vyžaduje symbol chrámu. Kto ho má, dostane aj žetón chrámu, takže oba výklady znamenajú to isté.
rule-Q6 = Slová „medzi hráčov s najväčším počtom“ sa berú doslova vrátane zhody: ak nikto nič nemá, patria medzi nich všetci. To isté platí pre najmenší počet.
rule-Q7 = Limit 10 uctievačov platí aj na konci ťahu, v ktorom ste si vzali Boha.
rule-Q8 = Pýtame sa len raz: dielik buď zaplatíte a uložíte lícom nahor, alebo ho zmeníte na univerzálny. Prvá možnosť sa ponúka len vtedy, keď môžete zaplatiť cenu dielika a máte ho kam uložiť.
rule-Q9 = Svoje rozhodnutia môžete vracať, kým ťah neukončíte. Potom už platia: doplnenie odkryje nový dielik.
rule-Q10 = Výmenou za tú istú farbu by ste uctievačov len strácali, preto sa neponúka.
rule-Q11 = Zostávajúci žetón chrámu s najväčším počtom BS je vždy najlepšia voľba, preto sa prideľuje automaticky.
rule-Q12 = Vymieňať môžete, keď si vyberáte, čo si vezmete, keď rozhodujete o vzatom dieliku a keď zmenšujete zásobu na desať uctievačov. Inokedy by výmena nič nezmenila; môžete ju urobiť v ďalšom ťahu.
rule-Q13 = Hodnoty 65 dielikov sú naše vlastné a neoficiálne, lebo pravidlá ich neuvádzajú. Ak máte hru doma, môžete zadať jej dieliky a hrať s nimi.

## Rozhodnutia

rule-N1 = Kým je rad 1 prázdny, oba jeho konce sú to isté miesto, preto sa ponúka len pravý. Miesta v radoch 2 až 4 sa počítajú od terajšieho ľavého konca radu 1.
rule-N2 = Po zbere uctievačov sa rozhodnete: dielik buď postavíte, ak jeho cenu môžete hneď zaplatiť z vlastnej zásoby a je preň miesto, alebo ho zmeníte na univerzálny, čo môžete vždy. Ak treba, najprv urobte výmenu.
rule-N3 = Keď staviate, farebné symboly sa zaplatia hneď. Potom vyberiete uctievača za každý mnohofarebný symbol a nakoniec miesto.
rule-N4 = Uctievačov vyberáte po jednom v poradí biela, modrá, zelená, červená, oranžová, aby sa každá voľba dala urobiť len jedným spôsobom. Nemôžete sa vrátiť k skoršej farbe (pri sopke ani v rámci tej istej farby k skoršiemu miestu) ani preskočiť toľko uctievačov, že by ich potom bolo málo.
rule-N5 = Nevyužiť môžete len efekt dediny, sopky a Boha smrti, a to len skôr, než odhodíte či odstránite prvého uctievača; potom už musíte pokračovať do plného počtu. Efekt, na ktorý uctievači nestačia, sa zruší automaticky.
rule-N6 = Pri zmenšovaní zásoby na desať uctievačov môžete vymieňať len skôr, než začnete odhadzovať. Po prvom odhodenom uctievačovi už len odhadzujete ďalších, kým ich nezostane desať.
rule-N7 = Zostáva už len ukončiť ťah; dovtedy ho môžete vrátiť. Ak ste si vzali dielik, až potom sa odkryje nový, najnižšej zostávajúcej úrovne; nasleduje ťah ďalšieho hráča.
rule-N8 = Robiť môžete len to, čo patrí k aktuálnemu kroku ťahu. Poradie krokov v ťahu: vzatie, rozhodnutie (postaviť alebo zmeniť na univerzálny dielik), platenie, uloženie, efekt, limit, koniec, doplnenie; kroky, v ktorých niet o čom rozhodovať, sa preskakujú.
rule-N9 = Všetko na stole je verejné, aj to, ktoré dieliky zostali v stĺpčekoch. Ich poradie pozná len ten, kto rozdáva.

## Miešanie

rule-H1 = O celom rozdaní rozhoduje počet hráčov a semienko, teda ľubovoľný text. Kto ich pozná, môže rozdanie znova vypočítať pomocou SHA-256.
rule-H2 = Náhodné číslo menšie než daná hranica vznikne z ďalšieho náhodného slova; slová, ktoré by niektoré čísla zvýhodnili, sa preskočia, takže všetky sú rovnako pravdepodobné.
rule-H3 = Zoznam sa mieša od konca: každá položka si vymení miesto s náhodnou položkou, ktorá nie je za ňou, prípadne sama so sebou.
rule-H4 = Najprv sa zamiešajú stĺpčeky úrovní 1, 2 a 3, potom desať Bohov. Prvých deväť dielikov úrovne 1 tvorí spoločnú hraciu plochu a prví Bohovia sa odkryjú.

## Počítanie a porovnávanie

rule-V1 = Perft počíta postupnosti s daným počtom rozhodnutí; programy si ním overujú, že hrajú podľa rovnakých pravidiel.
rule-V2 = Skóre má tieto časti: regióny, univerzálne dieliky, chrám a Boh, ich súčet a zostávajúci uctievači.
