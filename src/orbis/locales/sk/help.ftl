### Stránka pravidiel.

help-title = Pravidlá hry Orbis
help-lead = Čítajte ich po poradí alebo hľadajte. Každé pravidlo má krátke meno, napríklad E5, a každé „prečo nie?“ pri stole vedie k pravidlu, ktoré naň odpovedá.
help-contents = Obsah
help-chapter = Kapitola
help-clear = Vymazať
help-found = { $count ->
    [one] Našlo sa { $count } miesto
    [few] Našli sa { $count } miesta
    [many] Našlo sa { $count } miesta
   *[other] Našlo sa { $count } miest
}
help-exact = Presné pravidlá
help-why = Prečo:
help-see = Pozri aj
help-tiles = Dieliky
help-regions = Regióny
help-summary = Orbis na jednej strane
help-print = Tlačiť
help-all = Všetky pravidlá

## Kroky ťahu

help-step-spread = Vytvorenie: na každý dielik vedľa, nad a pod vzatým príde uctievač jeho farby.
help-step-gather = Zber: uctievači, ktorí ležia na vzatom dieliku, prídu do vašej vlastnej zásoby.
help-step-pay = Zaplaťte cenu, alebo zadarmo zmeňte dielik na univerzálny.
help-step-place = Uložte dielik do svojho univerza.
help-step-effect = Vykonajte jeho efekt.
help-step-limit = Nechajte si najviac 10 uctievačov a ostatných odhoďte.
help-step-refill = Ukončite ťah: medzeru zaplní nový dielik.

## Kapitoly: nadpis, to hlavné jednou vetou, viac o tom a čo ukazuje obrázok

help-aim = O čo ide
    .brief = Za 15 kôl si vezmete 14 regiónov a jedného Boha a poukladáte z nich pyramídu: svoje univerzum.
    .text = Regióny prinášajú body stvorenia (BS) a kto ich má na konci najviac, vyhráva. Regióny stoja uctievačov a uctievači prichádzajú na dieliky, ktoré si ešte nikto nevzal: každý dielik, ktorý si vezmete, obohatí svojich susedov pre ďalšieho hráča. Hľaďte teda nielen na to, čo získate, ale aj na to, čo po sebe necháte.
    .scene = Hotové univerzum: 14 regiónov v štyroch radoch a na vrchole Boh.
help-pieces = Súčasti hry
    .brief = Farieb je päť a každá má vlastný znak.
    .text = Krúžok je niečo, čo sa žiada: cena alebo podmienka. Figúrka je uctievač, ktorý tu naozaj je. Krúžok s piatimi bodkami znamená ľubovoľnú farbu. Body na plnom štítku sa počítajú, body na prerušovanom ešte čakajú na svoju podmienku a tam, kde leží žetón zrušenia efektu, sú stratené.
    .scene = Dielik regiónu: 1 cena, 2 farba, 3 úroveň, 4 efekt, 5 body stvorenia, 6 mystická hodnota (len na bielych). Dole: krúžky a uctievači piatich farieb.
help-setup = Príprava
    .brief = Deväť dielikov úrovne 1 tvorí spoločnú hraciu plochu a nikto ešte nemá uctievačov.
    .text = Pri menšom počte hráčov niektoré dieliky vypadnú, odkryje sa menej Bohov a možno získať menej žetónov chrámu. Stĺpčeky sa míňajú úroveň za úrovňou, takže dieliky sú počas hry čoraz drahšie a cennejšie. Posledné doplnenie vezme posledný dielik.
    .scene = Spoločná hracia plocha na začiatku; pod ňou počet dielikov lícom nadol na každej úrovni.
help-turn = Váš ťah
    .brief = Vezmite si jeden dielik zo spoločnej hracej plochy alebo jedného z Bohov. Vynechať ťah nemôžete.
    .text = Vzatie regiónu má týchto sedem krokov. Boha jednoducho položíte vedľa svojho univerza a vykoná sa jeho okamžitý efekt; vezmete si ho práve raz za hru a kedy, to je na vás. Do konca ťahu môžete všetko vziať späť, lebo až doplnenie odkryje niečo nové.
help-spread = Vytváranie a zber
    .brief = Vzatý dielik pošle po jednom uctievačovi svojej farby na každý susedný dielik hracej plochy, nikdy nie šikmo.
    .text = Z rohu prídu dvaja, z okraja traja, zo stredu štyria; aj vtedy, keď sa dielik stane univerzálnym. Potom zoberiete to, čo leží na samom vzatom dieliku. Hneď tým môžete platiť.
    .scene = Berie sa červený dielik v strede. Červení uctievači prídu na jeho štyroch susedov (prerušovane) a vy zoberiete bieleho a modrého, ktorí na ňom ležia.
help-pay = Platenie
    .brief = Každý krúžok pri ľavom okraji dielika stojí jedného uctievača z vašej vlastnej zásoby.
    .text = Farebný krúžok žiada svoju farbu, krúžok s piatimi bodkami ktorúkoľvek. So žetónom zľavy sú krúžky jeho farby zadarmo. Ak nemôžete alebo nechcete platiť, dielik sa stane univerzálnym: to je dovolené vždy.
    .scene = Tento les stojí zeleného, bieleho, modrého a ešte jedného uctievača. So zeleným žetónom zľavy stačia traja.
help-exchange = Výmena a limit
    .brief = Vo svojom ťahu môžete vymeniť 3 uctievačov jednej farby za 1 inej; na jeho konci si necháte najviac 10.
    .text = Vymieňať môžete, koľkokrát vám to vyjde. Počas ťahu môže byť vlastná zásoba ľubovoľne veľká; až na konci odhadzujete, kým nezostane desať. Uctievači, ktorí by aj tak museli odísť, sa teda na výmenu hodia najlepšie.
    .scene = Traja modrí uctievači za jedného červeného.
help-place = Ukladanie
    .brief = Na koncoch radu 1 môže ležať každá farba; vyššie potrebuje dielik svoju farbu na jednom z dvoch dielikov pod sebou.
    .text = Do radu 1 sa zmestí päť dielikov, do radov nad ním štyri, tri a dva. Vyšší rad sa môže začať, len čo pod ním ležia dva susedné dieliky. Uložené dieliky sa neposúvajú. Myslite preto zavčasu na farby, ktoré budete dole potrebovať.
    .scene = Modrý dielik môže ísť na oba konce radu 1 alebo nad zelený a modrý. Nad červeným a zeleným ležať nesmie.
help-wilderness = Univerzálny dielik
    .brief = Každý dielik možno otočiť lícom nadol: potom nič nestojí, počíta sa ako každá farba a má hodnotu −1 BS.
    .text = Univerzálny dielik môže ležať nad akýmikoľvek farbami a nad ním môže ležať každý dielik. Počítajú ho aj lesy a zavlažovanie. Je východiskom, keď nemôžete platiť, a často aj dobrým základom v rade 1.
    .scene = Červená sopka tu smie ležať, lebo univerzálny dielik pod ňou sa počíta ako červený.
help-farm = Farmy
    .brief = Farma vám dá žetón zľavy jednej farby: od ďalšieho dielika sú krúžky tejto farby zadarmo.
    .text = Žetón vám zostane do konca, najviac teda ušetrí, keď príde zavčasu. Pri dedinách, sopkách a Bohu smrti nepomáha a za krúžok s piatimi bodkami nikdy neplatí.
    .scene = Farma a žetón, ktorý prináša.
help-village = Dediny
    .brief = Odhoďte toľko uctievačov ľubovoľných farieb, koľko dedina ukazuje, inak sa jej efekt zruší.
    .text = Urobíte to po zaplatení a uložení dediny. Môžete odmietnuť: potom zostane ležať lícom nahor a ponechá si farbu, ale neprinesie body. Zaplatiť len časť nemožno.
    .scene = Vľavo dedina, ktorá sa počíta; vpravo odmietnutá, ktorej efekt je zrušený.
help-forest = Lesy
    .brief = Les sa na konci počíta, ak má dosť susedov v niektorej zo svojich farieb.
    .text = Susedov môže byť až šesť: dva dieliky vedľa, dva pod ním a dva nad ním. Univerzálny dielik sa počíta. Počítajú sa aj dieliky, ktoré prídu neskôr, les sa teda ešte môže prebudiť; na dieliku vidno, koľko susedov má a koľko potrebuje.
    .scene = Tento les potrebuje troch zelených alebo červených susedov a má ich: sú v rámčekoch.
help-volcano = Sopky
    .brief = Odstráňte zo spoločnej hracej plochy toľko uctievačov vo farbách sopky, koľko ukazuje, inak sa jej efekt zruší.
    .text = Berte ich z ktorýchkoľvek dielikov, aj tých, ktorých ste práve vytvorili. Neprídu k vám, preto odstráňte tých, ktorí by najviac pomohli ostatným. Môžete odmietnuť, ale odstraňujete všetkých alebo nikoho.
    .scene = Táto sopka odstráni štyroch bielych alebo modrých uctievačov: tých v rámčekoch.
help-irrigation = Zavlažovanie
    .brief = Zavlažovanie sa počíta, ak jeden z dvoch dielikov priamo pod ním má znázornenú farbu alebo je univerzálny.
    .text = Rozhodne sa to pri uložení a už sa to nezmení. V rade 1 pod ním nič neleží, preto je tam zrušené. Pamätajte, že dielik potrebuje pod sebou aj vlastnú farbu: často dá jeden z dvoch jedno a druhý druhé.
    .scene = Vľavo leží pod ním zelená: počíta sa. Vpravo zelená chýba.
help-conversion = Proselytizmus a kamene
    .brief = Proselytizmus vám prinesie uctievačov zo spoločnej zásoby; Posvätný kameň má hodnotu jedného bodu bez akejkoľvek podmienky.
    .text = Väčšina týchto dielikov nič nestojí. Berte ich zavčasu: pre uctievačov teraz a pre farbu, na ktorej budú neskôr ležať iné. Kde je krúžok s piatimi bodkami, farbu si vyberáte vy.
    .scene = Dvaja červení uctievači, jeden ľubovoľnej farby a Posvätný kameň.
help-temple = Chrámy
    .brief = Na konci získa najviac symbolov chrámu najlepší žetón chrámu, druhý v poradí ďalší a tak ďalej.
    .text = Sčítajú sa všetky symboly vo vašom univerze. Pri zhode rozhoduje najvyššia mystická hodnota na bielom dieliku lícom nahor. Bez symbolu žetón nedostanete, takže sa oplatí aj jediný.
    .scene = Tri symboly berú najlepší žetón. Pri dvoch a dvoch rozhoduje mystická hodnota: 4 ide pred 3.
help-gods = Bohovia
    .brief = Raz za hru si vezmete Boha namiesto regiónu.
    .text = Uctievači sa vtedy nevytvárajú a hracia plocha sa nemení. Bohov je o jedného viac ako hráčov, takže aj posledný si vyberá z dvoch; ten, ktorý sa vám hodí, však už môže byť preč.
    .scene = Desať Bohov. V každej hre sú len niektorí.
help-end = Koniec a bodovanie
    .brief = Po 15 kolách sa počítajú body aktívnych regiónov, −1 za každý univerzálny dielik, váš Boh a váš žetón chrámu.
    .text = Najprv sa vyhodnotia lesy, potom chrámy, potom Bohovia. Aby ste patrili „medzi hráčov s najväčším počtom“, stačí zhoda. Pri rovnakých bodoch vyhráva viac uctievačov, ktorí zostali vo vlastnej zásobe.
    .scene = Príklad: 23 BS z regiónov, dva univerzálne dieliky, žetón chrámu za 7 BS a Boh za 3 BS dajú 31 BS.
help-rulings = Výklady
    .brief = Kde pravidlá mlčia alebo si odporujú, museli sme rozhodnúť. Takto a preto.
help-deal = Rozdanie
    .brief = Tajné je len poradie dielikov v stĺpčekoch; všetko ostatné je verejné.
    .text = Celé rozdanie je určené skôr, než niekto uvidí prvý dielik, a spečatené číslom, ktoré sa zverejní. Po hre si každý môže overiť, že sa nič nezmenilo. Pravidlá nižšie presne hovoria, ako sa dieliky miešajú.

## Prečo sú výklady také

help-reason-Q1 = Poľské a slovenské pravidlá hovoria „priamo pod“, nemecké hovoria o jednom z dvoch pod ním. V pyramíde leží dielik vždy nad dvoma, preto musí stačiť ktorýkoľvek.
help-reason-Q2 = Nemecké pravidlá hovoria o úrovni 6, ktorá neexistuje. Všetky ostatné uvádzajú šesť dielikov úrovne 3 a len tak je súčet 14.
help-reason-Q3 = Poľské pravidlá počítajú Boha ako piaty rad, ale nijaké pravidlo od toho nezávisí.
help-reason-Q4 = Poľské pravidlá žiadajú mystickú hodnotu na dieliku chrámu, slovenské, ruské a nemecké na bielom dieliku: držíme sa väčšiny. V našej sade sú všetky mystické hodnoty rôzne; ďalšie kroky majú význam len pri iných sadách.
help-reason-Q5 = Ruské pravidlá žiadajú žetón chrámu, ostatné chrám. Žetónov je toľko, koľko hráčov, takže je to to isté.
help-reason-Q6 = Nijaké pravidlá nerobia výnimku pre nulu, preto berieme vetu tak, ako znie.
help-reason-Q7 = Všetky pravidlá zakazujú mať na konci ťahu viac ako desať a Bohyňa lásky ich môže priniesť viac.
help-reason-Q8 = Doslova by sa dalo najprv zaplatiť a potom dielik aj tak otočiť. To nikdy nepomôže, preto sa nepýtame dvakrát.
help-reason-Q9 = Pravidlá o tom nehovoria. Kým sa neodkrylo nič skryté, nikomu to neškodí.
help-reason-Q10 = Poľské pravidlá hovoria o „ľubovoľnej inej farbe“.
help-reason-Q11 = Podľa pravidiel si hráči vyberajú po poradí, ale nikto by si nevybral menej bodov.
help-reason-Q12 = Pravidlá dovoľujú výmenu kedykoľvek. Na farby sa však pýta len platenie a na počet len limit.
help-reason-Q13 = Pravidlá opisujú druhy dielikov, nie každý dielik. Naša sada sa drží všetkého, čo je o tlačenej známe.
