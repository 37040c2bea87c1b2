### Stránka pravidiel.

help-title = Pravidlá hry Orbis
help-lead = Čítajte ich po poradí alebo v nich hľadajte. Každé pravidlo má krátke označenie, napríklad E5, a otázka „Prečo nie?“ pri stole vás dovedie k pravidlu, ktoré na ňu odpovedá.
help-contents = Obsah
help-chapter = Kapitola
help-clear = Vymazať
help-found = { $count ->
    [one] Našla sa { $count } pasáž
    [few] Našli sa { $count } pasáže
    [many] Našlo sa { $count } pasáže
   *[other] Našlo sa { $count } pasáží
}
help-exact = Presné pravidlá
help-why = Prečo:
help-see = Pozrite aj
help-tiles = Dieliky
help-regions = Regióny
help-summary = Orbis na jednej strane
help-print = Tlačiť
help-all = Všetky pravidlá
help-nearest = Najviac sa hodia tieto pravidlá:
help-also = Hodiť sa môže aj toto:
help-elsewhere = Našlo sa to v inej jazykovej verzii pravidiel: { $language }.
# Na hľadanie: slová, ktoré v otázke nič neznamenajú; iné slová pre slová pravidiel; slová, ktorými sa hráči pýtajú na kapitolu alebo pravidlo; koncovky.
help-stop-words = a aj alebo z zo v vo na do od pre o u po pri cez za je sú bol byť sa si ja on ona ono my vy oni môj moje váš či možno môžem môžu musím treba ako čo kedy kde ktorý ktorá ktoré kto prečo že aby ak to ten tá tie nie znamená deje funguje dostanem pravidlo pravidlá prosím koľko taký taká také mám mať musí hra hry hre hru partia ešte viac než raz krát často nad tiež niečo stane viackrát keď keby mi robí robím dá dať ma nám jeho jej svoj svojom svoju svoje aký aká aké akú tu tam môže majú má nemôžem všade kdekoľvek kamkoľvek hocikde hocikam
help-synonyms = späť undo zrušiť: vracať | remíza rozhodnutie tiebreak tiebreaker: zhode | púšť pustatina divočina žolík joker: univerzálny dielik | peniaze mince suroviny robotníci robotníkov pracovníci figúrky veriaci veriacich stúpenci stúpencov vyznávači vyznávačov: uctievači | víťazné vp: bs, body | číslo hodnota: body, hodnota | kruh kolečko: krúžok, štítok | hex karta políčko: dielik | trh ponuka: hracia plocha | banka: spoločná zásoba | kúpiť kúpa platba: cena | vymeniť zámena: výmena | víťaz výhra: vyhráva | poradie fázy: ťah | susedný vedľa: susedia | poschodie vrstva: rad | rabat zníženie: zľava | svet vesmír: univerzum | prvý začať začínať začínajúci štartujúci: začína | udrieť zaútočiť útočiť ukradnúť kradnúť kradnem: sopka | vrch navrch: nad | vymieňať: výmena
# Slová tých, ktorí chcú niekoho pozvať.
help-asked-inviting = pozvať pozvem pozývať pozvánka priateľ priateľka kamarát
help-asked =
    C5: spoločná zásoba banka |
    aim: cieľ zmysel podstata kolá vyhrať |
    pieces: symboly ikony značky časti znamená znamenajú mesiac kvapka list plameň klas obrázok kresba farby |
    setup: pripraviť pripravuje prichystať rozložiť začiatok |
    S1: hráč hráči hráčov ľudia ľudí osoby sám solo dvaja traja štyria hrať začína prvý |
    turn: priebeh prebieha kroky robiť robím vynechať pasovať preskočiť vzdať |
    Q9: vrátiť späť krok ťah omyl chyba |
    N7: doplniť doplnenie nový dielik ďalší |
    spread: uctievači odkiaľ získať dostať zbierať nazbierať |
    pay: zaplatiť platiť kúpiť cena stojí chýba stačí |
    exchange: vymeniť zameniť farby limit maximum najviac nechať uctievačov koľko môžem mať |
    place: položiť uložiť stavať umiestniť dať klásť posunúť preložiť presunúť premiestniť dielik pyramída kam |
    wilderness: otočiť mínus mínusové strácať stratiť body položiť uložiť umiestniť |
    farm: zľava lacnejšie zadarmo |
    village: odhodiť odovzdať nevyužiť |
    forest: les lese body susedia počítať |
    volcano: odstrániť odobrať plocha |
    irrigation: voda zavlaženie pod počítať |
    conversion: uctievači zadarmo vziať |
    temple: chrám symboly väčšina mystická |
    gods: boh boha bohov vziať mať vybrať dostanem dostať |
    D4: remíza zhoda rovnako rovnaký body vyhráva víťaz |
    end: koniec končí skončí skončiť ukončiť trvá dlho kolá body získať počítať bodovanie vyhrám vyhrať |
    deal: miešanie náhoda šťastie podvádzať férové tajné skryté
help-endings = a á e é i í o u ú y ý om ou ov ami ach ách ám och eho emu ej ých ým ať iť eť m te me ajú ujú uje je ia ní ny ne ania enie anie mi ich
help-numbers = 1: jeden jedna jedno jedného jednej | 2: dva dve dvaja dvoch | 3: tri traja troch | 4: štyri štyria štyroch | 5: päť piati piatich | 6: šesť šiesti šiestich | 7: sedem siedmi siedmich | 8: osem ôsmi ôsmich | 9: deväť deviati deviatich | 10: desať desiati desiatich | 14: štrnásť štrnástich | 15: pätnásť pätnástich

## Kroky ťahu

help-step-spread = Vytvorenie: na každý dielik vedľa vzatého, nad ním a pod ním položte uctievača vo farbe vzatého dielika.
help-step-gather = Zber: uctievači zo vzatého dielika prídu do vašej zásoby.
help-step-pay = Zaplaťte cenu, alebo dielik zadarmo zmeňte na univerzálny.
help-step-place = Uložte dielik do svojho univerza.
help-step-effect = Spustite jeho efekt.
help-step-limit = Nechajte si najviac 10 uctievačov a ostatných odhoďte.
help-step-refill = Ukončite ťah: prázdne miesto zaplní nový dielik.

## Kapitoly: nadpis, to hlavné jednou vetou, viac o tom a čo ukazuje obrázok

help-aim = Cieľ hry
    .brief = Za 15 kôl si vezmete 14 regiónov a jedného Boha a postavíte z nich pyramídu: svoje univerzum.
    .text = Regióny prinášajú body stvorenia (BS) a kto ich má na konci najviac, vyhráva. Regióny stoja uctievačov a tí pribúdajú na dielikoch, ktoré si ešte nikto nevzal: každý dielik, ktorý si vezmete, obohatí susedné dieliky pre ďalšieho hráča. Nepozerajte teda len na to, čo získate, ale aj na to, čo po sebe necháte.
    .scene = Hotové univerzum: 14 regiónov v štyroch radoch a na vrchole Boh.
help-pieces = Súčasti hry
    .brief = Farieb je päť a každá má vlastný symbol.
    .text = Krúžok je požiadavka: cena alebo podmienka. Figúrka je skutočný uctievač. Krúžok s piatimi bodkami znamená ľubovoľnú farbu. Body na plnom štítku sa počítajú, body na štítku s prerušovaným okrajom ešte závisia od podmienky a body pod sivým žetónom zrušenia efektu sú stratené.
    .scene = Dielik regiónu: 1 cena, 2 farba, 3 úroveň, 4 efekt, 5 body stvorenia, 6 mystická hodnota (len na bielych dielikoch). Dole: krúžky a uctievači piatich farieb.
help-setup = Príprava
    .brief = Deväť dielikov úrovne 1 tvorí spoločnú hraciu plochu a nikto ešte nemá uctievačov.
    .text = Pri menšom počte hráčov sa niektoré dieliky vyradia, odkryje sa menej Bohov a hrá sa o menej žetónov chrámu. Stĺpčeky sa míňajú úroveň po úrovni, takže dieliky sú počas hry čoraz drahšie a cennejšie. Pri poslednom doplnení sa minie posledný dielik.
    .scene = Spoločná hracia plocha na začiatku hry pre štyroch hráčov; pod ňou dieliky lícom nadol, ktoré zostávajú v každej úrovni.
help-turn = Váš ťah
    .brief = Vezmite si jeden dielik zo spoločnej hracej plochy alebo jedného z Bohov. Vynechať ťah nemôžete.
    .text = Región si beriete v týchto siedmich krokoch. Boha jednoducho položíte vedľa svojho univerza a spustí sa jeho okamžitý efekt, ak nejaký má; vezmete si ho práve raz za hru a kedy, to je na vás. Kým ťah neukončíte, môžete všetko vrátiť, lebo až doplnenie odkryje niečo nové.
help-spread = Vytváranie a zber
    .brief = Keď si vezmete dielik, na každý susedný dielik spoločnej hracej plochy (nikdy nie šikmo) príde uctievač vo farbe vzatého dielika.
    .text = Pri dieliku v rohu sú to dvaja uctievači, na okraji traja, v strede štyria, a to aj vtedy, keď sa dielik stane univerzálnym. Potom zoberiete uctievačov zo samotného dielika. Hneď nimi môžete platiť.
    .scene = Beriete si červený dielik v strede. Na štyri susedné dieliky prídu červení uctievači (s prerušovaným obrysom) a vy zoberiete bieleho a modrého, ktorí sú na ňom.
help-pay = Platenie
    .brief = Každý krúžok pri ľavom okraji dielika stojí jedného uctievača z vašej zásoby.
    .text = Za farebný krúžok platíte uctievačom tej istej farby, za krúžok s piatimi bodkami ktorýmkoľvek. So žetónom zľavy sú krúžky jeho farby zadarmo. Ak nemôžete alebo nechcete platiť, dielik sa stane univerzálnym: to je dovolené vždy.
    .scene = Tento les stojí zeleného, bieleho a modrého uctievača a jedného ľubovoľnej farby. So zeleným žetónom zľavy stačia traja.
help-exchange = Výmena a limit
    .brief = Vo svojom ťahu môžete vymeniť 3 uctievačov jednej farby za 1 uctievača inej; na konci ťahu si necháte najviac 10.
    .text = Vymieňať môžete aj opakovane. Počas ťahu môže byť vaša zásoba ľubovoľne veľká; až na konci odhadzujete, kým nezostane desať. Ak by ste teda mali uctievačov odhodiť, radšej ich vymeňte.
    .scene = Traja modrí uctievači za jedného červeného.
help-place = Ukladanie
    .brief = Na konce radu 1 môže ísť každá farba; vyššie musí mať jeden z dvoch dielikov pod novým dielikom rovnakú farbu ako on.
    .text = Do radu 1 sa zmestí päť dielikov, do radov nad ním štyri, tri a dva. Vyšší rad môžete začať, len čo sú pod ním dva susedné dieliky. Uložený dielik sa už neposúva. Myslite preto dopredu na farby, ktoré budete dole potrebovať.
    .scene = Modrý dielik môže ísť na ktorýkoľvek koniec radu 1 alebo nad zelený a modrý. Nad červený a zelený ísť nemôže.
help-wilderness = Univerzálny dielik
    .brief = Každý dielik môžete otočiť lícom nadol: potom nič nestojí, považuje sa za dielik ľubovoľnej farby a má hodnotu −1 BS.
    .text = Univerzálny dielik môže ležať nad akýmikoľvek farbami a nad ním môže ležať ktorýkoľvek dielik. Počíta sa aj pri lesoch a zavlažovaní. Je východiskom, keď nemáte čím zaplatiť, a často aj dobrým základom v rade 1.
    .scene = Červená sopka tu môže ležať, lebo univerzálny dielik pod ňou sa považuje za červený.
help-farm = Farmy
    .brief = Farma vám dá žetón zľavy znázornenej farby: od ďalšieho dielika sú krúžky tejto farby zadarmo.
    .text = Žetón vám zostane do konca hry: čím skôr ho máte, tým viac ušetrí. Pri dedinách, sopkách a Bohu smrti nepomáha a na krúžok s piatimi bodkami sa nikdy nevzťahuje.
    .scene = Farma a žetón, ktorý za ňu dostanete.
help-village = Dediny
    .brief = Odhoďte toľko uctievačov ľubovoľných farieb, koľko dedina ukazuje, inak sa jej efekt zruší.
    .text = Urobíte to po zaplatení a uložení dediny. Efekt nemusíte využiť: dedina potom zostane lícom nahor a ponechá si farbu, ale neprinesie body. Zaplatiť len časť sa nedá.
    .scene = Vľavo dedina, ktorá sa počíta; vpravo dedina, ktorej efekt hráč nevyužil: je zrušený.
help-forest = Lesy
    .brief = Les sa na konci počíta, ak má dosť susedov v niektorej zo znázornených farieb.
    .text = Susedov môže byť až šesť: dva dieliky vedľa lesa, dva pod ním a dva nad ním. Univerzálny dielik sa počíta. Počítajú sa aj dieliky, ktoré prídu neskôr: les sa teda ešte môže aktivovať. Na dieliku vidno, koľko susedov má a koľko potrebuje.
    .scene = Tento les potrebuje troch zelených alebo červených susedov a má ich: sú v rámčekoch.
help-volcano = Sopky
    .brief = Odstráňte zo spoločnej hracej plochy toľko uctievačov znázornených farieb, koľko sopka ukazuje, inak sa jej efekt zruší.
    .text = Odstraňovať ich môžete z ktorýchkoľvek dielikov; počítajú sa aj tí, ktorých ste práve vytvorili. Idú do spoločnej zásoby, nie k vám, preto odstráňte tých, ktorí by najviac pomohli ostatným. Efekt nemusíte využiť, ale odstraňujete buď všetkých, alebo nikoho.
    .scene = Táto sopka odstráni štyroch bielych alebo modrých uctievačov: tých v rámčekoch.
help-irrigation = Zavlažovanie
    .brief = Zavlažovanie sa počíta, ak jeden z dvoch dielikov priamo pod ním má znázornenú farbu alebo je univerzálny.
    .text = Rozhodne sa to pri uložení a už sa to nezmení. V rade 1 pod ním nič nie je, preto sa tam jeho efekt zruší. Pamätajte, že dielik potrebuje pod sebou aj vlastnú farbu: často ju má jeden z dvoch dielikov a druhý má znázornenú farbu.
    .scene = Vľavo je pod ním zelená: počíta sa. Vpravo zelená chýba.
help-conversion = Proselytizmus a kamene
    .brief = Proselytizmus vám prinesie uctievačov zo spoločnej zásoby; Posvätný kameň má jednoducho hodnotu 1 BS.
    .text = Väčšina dielikov proselytizmu je zadarmo. Berte ich zavčasu: uctievačov získate hneď a na farbe dielika môžete neskôr stavať. Ak je na dieliku krúžok s piatimi bodkami, farbu si vyberáte vy.
    .scene = Dvaja červení uctievači, jeden ľubovoľnej farby a Posvätný kameň.
help-temple = Chrámy
    .brief = Na konci dostane najlepší žetón chrámu hráč s najväčším počtom symbolov chrámu, ďalší žetón druhý v poradí a tak ďalej.
    .text = Sčítajú sa všetky symboly vo vašom univerze. Pri zhode má prednosť hráč s najvyššou mystickou hodnotou na bielom dieliku lícom nahor. Bez symbolu žetón nedostanete, takže sa oplatí aj jediný.
    .scene = Najlepší žetón dostane hráč s tromi symbolmi. Pri zhode 2 : 2 rozhoduje mystická hodnota: 4 je viac ako 3.
help-gods = Bohovia
    .brief = Raz za hru si vezmete Boha namiesto regiónu.
    .text = Uctievači sa vtedy nevytvárajú a spoločná hracia plocha sa nemení. Bohov je o jedného viac ako hráčov, takže aj posledný si vyberá z dvoch; ten, ktorý sa vám hodí, však už môže byť preč.
    .scene = Desať Bohov. V každej hre sú len niektorí.
help-end = Koniec a bodovanie
    .brief = Po 15 kolách získate body za aktívne regióny, svojho Boha a žetón chrámu a za každý univerzálny dielik stratíte 1 BS.
    .text = Najprv sa vyhodnotia lesy, potom chrámy a nakoniec Bohovia. Aby ste patrili „medzi hráčov s najväčším počtom“, stačí zhoda. Pri rovnakom počte bodov vyhráva ten, komu zostalo viac uctievačov.
    .scene = Príklad: 23 BS z regiónov, dva univerzálne dieliky, žetón chrámu za 7 BS a Boh za 3 BS dajú 31 BS.
help-rulings = Sporné otázky
    .brief = Kde pravidlá mlčia alebo si odporujú, museli sme rozhodnúť. Tu sa dočítate, ako a prečo.
help-deal = Rozdanie
    .brief = Tajné je len poradie dielikov v stĺpčekoch; všetko ostatné je verejné.
    .text = Celé rozdanie je určené skôr, než niekto uvidí prvý dielik, a zapečatené číslom (odtlačkom), ktoré sa zverejní. Po hre si každý môže overiť, že sa nič nezmenilo.

## Prečo sú výklady také

help-reason-Q1 = V poľských a slovenských pravidlách sa píše „priamo pod“, v nemeckých jeden z dvoch pod ním. V pyramíde leží dielik vždy nad dvoma, preto musí stačiť ktorýkoľvek.
help-reason-Q2 = V nemeckých pravidlách sa píše o úrovni 6, ktorá neexistuje. Všetky ostatné uvádzajú šesť dielikov úrovne 3 a len tak vyjde súčet 14.
help-reason-Q3 = Poľské pravidlá počítajú Boha ako piaty rad, ale žiadne pravidlo od toho nezávisí.
help-reason-Q4 = Poľské pravidlá vyžadujú mystickú hodnotu na dieliku chrámu, slovenské, ruské a nemecké na bielom dieliku: držíme sa väčšiny. V našej sade sú všetky mystické hodnoty rôzne; ďalšie kritériá majú význam len pri iných sadách.
help-reason-Q5 = Ruské pravidlá vyžadujú žetón chrámu, ostatné chrám. Žetónov je toľko, koľko hráčov, takže to vyjde narovnako.
help-reason-Q6 = Žiadne pravidlá nerobia výnimku pre nulu, preto ich berieme doslova.
help-reason-Q7 = Všetky pravidlá zakazujú mať na konci ťahu viac ako desať uctievačov a Bohyňa lásky ich môže priniesť viac.
help-reason-Q8 = Podľa doslovného znenia by ste mohli najprv zaplatiť a potom dielik aj tak otočiť. To sa nikdy neoplatí, preto sa pýtame len raz.
help-reason-Q9 = Pravidlá o tom nehovoria. Kým sa neodkrylo nič skryté, nikomu to neškodí. Pri týchto stoloch sa dá vrátiť aj neskôr, okrem hodnotených hier a rozdania dňa: v menu zvoľte „{ pages-rewind }“. Keď hráte s inými, je tam „{ pages-ask-rewind }“ a ostatní musia súhlasiť.
help-reason-Q10 = Poľské pravidlá hovoria o „ľubovoľnej inej farbe“.
help-reason-Q11 = Podľa pravidiel si hráči vyberajú po poradí, ale nikto by si nevybral menej bodov.
help-reason-Q12 = Pravidlá dovoľujú výmenu kedykoľvek. Na farbách však záleží len pri platení a na počte len pri limite.
help-reason-Q13 = Pravidlá opisujú druhy dielikov, nie každý dielik zvlášť. Naša sada sa drží všetkého, čo sa o vytlačených dielikoch vie.
