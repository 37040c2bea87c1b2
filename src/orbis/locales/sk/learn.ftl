### Lekcie a sprievodca v skutočnej hre.

## Kapitoly

learn-title = Naučte sa hrať
learn-intro = Dvanásť krátkych kapitol, spolu asi osem minút. Všetko si vyskúšate pri skutočnom stole; nič sa nedá pokaziť a kedykoľvek môžete odísť a vrátiť sa.
learn-done = hotovo
learn-begun = Pokračovať krokom { $step }/{ $steps }
learn-taking = Vezmite si dielik
    .line = Váš prvý ťah a čo z neho zostane ostatným.
learn-gathering = Zbierajte a plaťte
    .line = Platí sa uctievačmi.
learn-building = Stavajte do výšky
    .line = Kam v pyramíde môže dielik ísť.
learn-wilderness = Univerzálny dielik
    .line = Pomôže aj dielik, na ktorý nemáte.
learn-village = Dediny
    .line = Body za uctievačov, tu a teraz.
learn-volcano = Sopky
    .line = Body za to, čo vezmete ostatným.
learn-irrigation = Zavlažovanie
    .line = Správna farba pod ním.
learn-forest = Lesy
    .line = Správni susedia dookola.
learn-discount = Zľavy
    .line = Nechajte platiť farmu.
learn-exchange = Výmena a limit
    .line = Traja za jedného a nikdy viac než desať.
learn-god = Bohovia
    .line = Raz za hru a v pravej chvíli.
learn-ending = Chrámy a koniec
    .line = Posledný ťah a záverečné bodovanie.
learn-first-game = Vaša prvá hra
learn-first-game-text = Celá hra proti Pútnikovi, najslabšiemu botovi. Ak chcete, sprievodca vám v každom ťahu prezradí, čo by urobil najsilnejší bot.
learn-play = Hrať

## Pri každom kroku

learn-step = { $step }/{ $steps }
learn-brief = Ste na ťahu: skúste to
learn-next-end = Teraz: ukončite ťah
learn-unfold = Ukázať, čo hovorí sprievodca
learn-fold = Ukázať stôl
learn-continue = Ďalej
learn-show = Ukázať
learn-leave = Odísť
learn-chapters = Všetky kapitoly
learn-again = Ešte raz
learn-next = Ďalej: { $chapter }
learn-take-back = Vrátiť
learn-well-done = Výborne!
learn-go-on = Môžete tu hrať ďalej, ako dlho chcete.
learn-all-done = Už ovládate celý Orbis. Je čas na skutočnú hru.
learn-other = Aj to by ste si mohli vziať. Táto kapitola je však o tom, čo je zvýraznené: najprv vyberte to.
learn-rather = Aj to sa dá. Najprv však skúste to, čo je zvýraznené: o tom je táto kapitola. Ak to naozaj chcete, vyberte to ešte raz.
learn-strayed = Dobre, idete vlastnou cestou! Vráťte krok a pokračujte v kapitole, alebo sa tu pokojne rozhliadnite.
learn-no-wilderness = Na tento dielik máte, tak ho nepremrhajte: univerzálny dielik vás na konci stojí bod.
learn-build = Dielik ste si vzali. Stlačte „{ web-build }“ a potom vyberte označené miesto.
learn-end = Hotovo! Kým ťah neukončíte, ešte môžete všetko vrátiť. Teraz ho ukončite.

## Vezmite si dielik

learn-taking-welcome = Ste božstvo a tvoríte univerzum. Za 15 ťahov si vezmete 14 regiónov, ktoré ukladáte sem, do svojej pyramídy, a jedného Boha. Vyhrá ten, kto má najviac bodov stvorenia (BS).
learn-taking-choose = Vyberte zvýraznený oranžový dielik v rohu. Tým si ho ešte neberiete: len uvidíte, čo by sa stalo.
learn-taking-middle = Pri dieliku v strede prídu uctievači na štyri susedné a súper si vyberá prvý. V rohu rozdáte len dvoch.
learn-taking-place = Vidíte bledé figúrky? Keď si vezmete dielik, na každý susedný príde uctievač vo farbe vzatého dielika: v rohu sú to len dvaja, takže rozdáte málo. Dielik je zadarmo. Uložte ho: vyberte označené miesto v pyramíde.
learn-taking-effect = Jeho efekt, proselytizmus, priniesol do vašej zásoby dvoch oranžových uctievačov. Budete nimi platiť za lepšie dieliky.
learn-taking-end = Kým ťah neukončíte, nič nie je definitívne: šípkou vrátite ktorýkoľvek krok. Teraz ťah ukončite; prázdne miesto zaplní nový dielik.
learn-taking-reply = To isté práve urobil aj súper. Pozrite sa, kde sú teraz uctievači: kto si vezme dielik, pozbiera všetkých, čo sú na ňom.

## Zbierajte a plaťte

learn-gathering-choose = Zvýraznená farma stojí jedného zeleného uctievača a vy nemáte žiadneho. Ale je na nej jeden zelený a jeden červený! Zbierate skôr, než platíte, takže sa zaplatí sama. Vyberte ju.
learn-gathering-place = Zeleným zaplatíte a červený vám zostane. Uložte farmu na ktorýkoľvek koniec spodného radu: tam sa dieliky musia dotýkať.
learn-gathering-farm = Táto farma vám dá biely žetón zľavy: od ďalšieho dielika vás biele symboly nič nestoja. Čím skôr žetón máte, tým viac ušetrí.

## Stavajte do výšky

learn-building-rows = Spodný rad má päť miest, rady nad ním štyri, tri a dve. Dielik vo vyššom rade leží na dvoch iných a aspoň jeden z nich musí mať rovnakú farbu ako on.
learn-building-choose = Vyberte biely dielik s tromi uctievačmi. Hodí sa nad váš biely.
learn-building-place = Uložte ho na horné miesto. Na vedľajšie ísť nemôže: pod ním je modrý a červený, ale žiadny biely.
learn-building-row = Dá sa to, ale do spodného radu môže ísť každá farba. Nechajte si ho na dieliky, ktoré sa inam nehodia, a stavajte nahor tam, kde to farby dovolia.
learn-building-gain = Pri tomto proselytizme si farbu vyberáte vy. Pozrite si ceny na spoločnej hracej ploche: na ktorý dielik si chcete pripraviť uctievačov?

## Univerzálny dielik

learn-wilderness-choose = Na zvýraznený les nemáte: v zásobe vám chýba modrý. Sú však na ňom štyria uctievači. Vyberte ho aj tak!
learn-wilderness-turn = Otočte ho lícom nadol: univerzálny dielik teraz nestojí nič a na konci 1 BS. Štyroch uctievačov dostanete tak či tak.
learn-wilderness-place = Univerzálny dielik môže ísť kamkoľvek, nech sú pod ním akékoľvek farby. Uložte ho na ktorékoľvek označené miesto.
learn-wilderness-end = Navyše sa považuje za dielik všetkých farieb naraz, pre dieliky nad ním aj pre susedné lesy. Jeden či dva sa teda môžu oplatiť aj za −1 BS. Ukončite ťah.

## Dediny

learn-village-choose = Body hneď! Dedina ich dá, ak po zaplatení ceny ešte odhodíte uctievačov: pri tejto troch. Dvaja na nej sú, takže máte na oboje. Vyberte ju.
learn-village-place = Stojí červeného a modrého, ale modrého za vás platí farma. Uložte ju, kam chcete: pri dedine na tom nezáleží.
learn-village-pay = Teraz odhoďte ľubovoľných troch: vyberte ich vo svojej zásobe v akomkoľvek poradí. Dajte tých, ktorých máte najviac.
learn-village-decline = Efekt dediny nemusíte využiť, ale potom je navždy zrušený: 0 BS. Máte naň, tak zaplaťte.

## Sopky

learn-volcano-choose = Sopka dá body, ak odstránite uctievačov zo spoločnej hracej plochy. Táto vyžaduje troch zelených a traja tam sú. Vyberte ju.
learn-volcano-place = Uložte ju na ktorékoľvek označené miesto. Na hornom ušetríte miesto v spodnom rade.
learn-volcano-strike = Teraz výbuch: vyberte troch zelených uctievačov na hracej ploche. Tých už súper nepozbiera.
learn-volcano-decline = Efekt sopky nemusíte využiť, ale potom je navždy zrušený: 0 BS. A zelení tam zostanú pre súpera.

## Zavlažovanie

learn-irrigation-choose = Zavlažovanie sa počíta, ak má jeden z dvoch dielikov priamo pod ním znázornenú farbu. Toto ukazuje bielu a vy biely dielik máte. Vyberte zvýraznené zavlažovanie.
learn-irrigation-place = Každé miesto ukazuje, čo by ste získali. Uložte ho nad biely dielik: 3 BS.
learn-irrigation-dry = Tam pod ním biela nie je: efekt by bol navždy zrušený, 0 BS. Hľadajte miesto s trojkou.

## Lesy

learn-forest-choose = Pri lese sú dôležití všetci susedia: vedľa neho, pod ním aj nad ním. Tento potrebuje dvoch červených alebo oranžových. Vyberte ho.
learn-forest-place = Počítať nemusíte, všetko vidno na miestach: na hornom má les vedľa seba oranžový a pod sebou červený dielik, 2 z 2. Uložte ho tam.
learn-forest-lonely = Tam by mal len jedného suseda z dvoch. Neskôr môže získať ďalších, lesy sa vyhodnocujú až na konci; na hornom mieste však má oboch hneď.
learn-forest-end = Lesy sa vyhodnocujú na konci, takže im môžu pomôcť aj dieliky uložené neskôr. Ukončite ťah.

## Zľavy

learn-discount-token = Toto je váš žetón zľavy: modré symboly v cenách vás nič nestoja.
learn-discount-choose = Zvýraznený chrám stojí modrého a oranžového. Modrého nemáte, ale ani ho nepotrebujete! Vyberte tento chrám.
learn-discount-place = Zaplatíte len jedným oranžovým a skóre vám stúpne o 7, lebo v súboji o chrámy by ste viedli. Uložte chrám na jedno z miest.

## Výmena a limit

learn-exchange-choose = Na konci ťahu si môžete nechať najviac desať uctievačov. Vyberte zvýraznený dielik: s dvoma na ňom a dvoma, ktorých prinesie, ich budete mať dvanásť.
learn-exchange-place = Uložte ho na jedno z miest a uvidíte, čo sa stane.
learn-exchange-swap = Dvanásť: o dvoch priveľa. Namiesto odhadzovania vymeňte troch bielych za jedného zeleného: túto farbu nemáte. Stlačte zvýraznené tlačidlo.
learn-exchange-discard = Tak prídete o dvoch celkom zbytočne. Vymeňte troch bielych za zeleného: aj potom ich zostane desať a získate novú farbu.

## Bohovia

learn-god-once = Raz za hru si namiesto regiónu vezmete jedného z týchto Bohov. Uctievači sa nevytvárajú a spoločná hracia plocha sa nemení. Dobrá chvíľa je vtedy, keď nemôžete nič postaviť, ako teraz. Na začiatku hry sa môže oplatiť Boh, ktorý dáva uctievačov.
learn-god-choose = Každý Boh odmeňuje niečo iné. Bohyňa ohňa vám prinesie 3 BS, ak nikto nebude mať viac aktívnych sopiek: vy máte dve, súper žiadnu. Vyberte ju.
learn-god-apprentice = Bohyňa učnica má hodnotu 2 BS, nech sa deje čokoľvek. Bohyňa ohňa vám dá 3, ak vás v sopkách nikto nepredbehne.
learn-god-technology = Boh technológií vám prinesie 3 BS, len ak nikto nebude mať menej univerzálnych dielikov. Súper ich má menej: 0 BS.
learn-god-take = Teraz si ju vezmite: stlačte „Vziať“.

## Chrámy a koniec

learn-ending-temples = Posledný ťah a vy prehrávate. Ale pozrite sa na chrámy: kto má najviac symbolov chrámu, dostane 7 BS, druhý 2. Súper má o jeden viac než vy.
learn-ending-choose = Zvýraznený dielik má dva symboly chrámu a akurát naň máte. Vyberte ho.
learn-ending-place = Uložte ho na posledné miesto pyramídy a sledujte skóre.
learn-ending-parts = Vediete! Skóre má štyri časti: regióny, univerzálne dieliky, chrámy a váš Boh. Pri zhode vyhrá ten, komu zostalo viac uctievačov.
learn-ending-end = Ukončite ťah a hra sa skončí. Výsledok ukáže každý dielik a body zaň.
learn-ending-result = Vyhrali ste vďaka chrámu. Sledujte tento súboj od začiatku: často prinesie viac bodov než ktorýkoľvek dielik.

## Sprievodca

learn-coach = Sprievodca
learn-coach-waits = Hrajú ostatní. Ozvem sa vo vašom ťahu.
learn-coach-yours = Je to vaša hra: hrajte, ako chcete.
learn-coach-hide = Skryť
learn-coach-show = Ukázať nápovedu
learn-coach-hidden = Hrajte podľa seba.
learn-coach-failed = Tentoraz bez nápovedy. Hrajte podľa seba.
learn-coach-off = Vypnúť sprievodcu
# The same where there is little room.
learn-coach-off-brief = Bez rád
