### Lekcie a sprevádzanie v skutočnej hre.

## Kapitoly

learn-title = Naučte sa hrať
learn-intro = Dvanásť krátkych kapitol, každá trvá menej než minútu. Všetko robíte vlastnou rukou, pri skutočnom stole; nič sa nemôže pokaziť a kedykoľvek môžete odísť a vrátiť sa.
learn-done = hotovo
learn-begun = Pokračovať krokom { $step } z { $steps }
learn-taking = Vezmite dielik
    .line = Váš prvý ťah a čo z neho zostane iným.
learn-gathering = Zbierajte a plaťte
    .line = Platí sa uctievačmi.
learn-building = Stavajte do výšky
    .line = Kde môže dielik v pyramíde ležať.
learn-wilderness = Univerzálny dielik
    .line = Pomôže aj to, čo neviete zaplatiť.
learn-village = Dediny
    .line = Body za uctievačov, tu a teraz.
learn-volcano = Sopky
    .line = Body za to, čo vezmete iným.
learn-irrigation = Zavlažovanie
    .line = Správna farba pod ním.
learn-forest = Lesy
    .line = Správni susedia dookola.
learn-discount = Zľavy
    .line = Nechajte za seba platiť farmu.
learn-exchange = Výmena a limit
    .line = Traja za jedného, a nikdy viac než desať.
learn-god = Bohovia
    .line = Raz za hru, v pravej chvíli.
learn-ending = Chrámy a koniec
    .line = Posledný ťah a ako sa boduje.
learn-first-game = Vaša prvá hra
learn-first-game-text = Celá hra proti Pútnikovi, najslabšiemu botovi. Ak chcete, niekto sa vám pozerá cez plece a v každom ťahu povie, čo by urobil najsilnejší bot.
learn-play = Hrať

## Pri každom kroku

learn-step = { $step } z { $steps }
learn-brief = Ste na ťahu: skúste to
learn-unfold = Ukázať, čo hovorí sprievodca
learn-fold = Skúsim to
learn-continue = Ďalej
learn-skip = Preskočiť krok
learn-leave = Odísť
learn-chapters = Všetky kapitoly
learn-again = Ešte raz
learn-next = Ďalej: { $chapter }
learn-take-back = Vziať to späť
learn-well-done = Výborne!
learn-go-on = Môžete tu hrať ďalej, ako dlho chcete.
learn-all-done = Už poznáte celý Orbis. Je čas na skutočnú hru.
learn-rather = Aj to sa dá. Skúste však najprv to, čo je označené: o tom je táto kapitola. Ak to naozaj chcete, vyberte to ešte raz.
learn-strayed = Dobre, vlastná cesta! Vezmite to späť a pokračujte v kapitole, alebo sa rozhliadnite, ako dlho chcete.
learn-no-wilderness = Tento dielik viete zaplatiť, tak ho nepremrhajte: univerzálny dielik vás na konci stojí bod.
learn-end = Hotovo! Doteraz sa dalo všetko vziať späť. Ukončite ťah.

## Vezmite dielik

learn-taking-welcome = Ste božstvo a tvoríte univerzum. V 14 z 15 ťahov beriete región a kladiete ho sem, do svojej pyramídy; v jednom beriete Boha. Vyhrá, kto má najviac bodov stvorenia (BS).
learn-taking-choose = Vyberte oranžový dielik v rohu. Výberom ešte nič neberiete: len vidíte, čo by sa stalo.
learn-taking-middle = Zo stredu sa uctievači rozídu na štyri dieliky a súper zbiera prvý. Roh rozdá len dvoch.
learn-taking-place = Vidíte bledé figúrky? Každý sused vzatého dielika dostane uctievača jeho farby: v rohu len dvaja, takže rozdáte málo. Dielik je zadarmo. Vyberte označené miesto v pyramíde.
learn-taking-effect = Jeho efekt, proselytizmus, priniesol do vašej zásoby dvoch oranžových uctievačov. Uctievačmi zaplatíte lepšie dieliky.
learn-taking-end = Kým ťah neukončíte, šípka vráti každý krok. Teraz ťah ukončite; medzeru vyplní nový dielik.
learn-taking-reply = Teraz to isté urobí súper. Sledujte, kde potom stoja uctievači: kto vezme dielik, pozbiera všetkých, čo na ňom stoja.

## Zbierajte a plaťte

learn-gathering-choose = Označená farma stojí jedného zeleného uctievača a vy nemáte žiadneho. Ale stojí na nej zelený a červený! Zbierate skôr, než platíte, takže sa zaplatí sama. Vyberte ju.
learn-gathering-place = Zeleným zaplatíte a červený je darček. Položte ju na jeden koniec spodného radu: tam sa dieliky musia dotýkať.
learn-gathering-farm = Farma vám dá žetón zľavy: odteraz vás biele symboly nič nestoja. Čím skôr ho máte, tým viac ušetrí.

## Stavajte do výšky

learn-building-rows = Spodný rad má päť miest, rady nad ním štyri, tri a dve. Dielik vyššie leží na dvoch iných a aspoň jeden z nich musí mať jeho farbu.
learn-building-choose = Vyberte biely dielik s tromi uctievačmi. Hodí sa nad váš biely.
learn-building-place = Položte ho na horné miesto. Vedľajšie je preň zatvorené: pod ním leží modrý a červený, biely nie.
learn-building-row = Dá sa to, ale spodný rad prijme každú farbu. Nechajte ho dielikom, ktoré sa inam nehodia, a stavajte nahor tam, kde to farba dovolí.
learn-building-gain = Pri tomto proselytizme si farbu vyberáte. Pozrite na ceny na spoločnej ploche: ktorý dielik chcete zaplatiť nabudúce?

## Univerzálny dielik

learn-wilderness-choose = Označený les neviete zaplatiť: v zásobe chýba modrý. Ale stoja na ňom štyria uctievači. Vyberte ho aj tak!
learn-wilderness-turn = Otočte ho: univerzálny dielik teraz nestojí nič a na konci 1 BS. Štyria uctievači sú aj tak vaši.
learn-wilderness-place = Univerzálny dielik sa hodí na všetko, nech sú pod ním akékoľvek farby. Položte ho na ktorékoľvek označené miesto.
learn-wilderness-end = A ráta sa ako všetky farby naraz, pre dieliky nad ním aj vedľa neho. Jeden či dva teda nie sú hanba. Ukončite ťah.

## Dediny

learn-village-choose = Body! Dedina ich dá, ak po zaplatení ceny ešte odhodíte uctievačov: pri tejto troch. Dvaja na nej stoja, takže máte na oboje. Vyberte ju.
learn-village-place = Stojí červeného a modrého a modrého platí vaša farma. Položte ju, kam chcete: dedine je to jedno.
learn-village-pay = Teraz odhoďte ľubovoľných troch: vyberajte ich vo svojej zásobe po jednom, v poradí farieb. Dajte tých, ktorých máte najviac.
learn-village-decline = Môžete odmietnuť, ale potom je dedina navždy zrušená: 0 BS. Máte na ňu, tak zaplaťte.

## Sopky

learn-volcano-choose = Sopka dá body, ak odstránite uctievačov zo spoločnej plochy, tu troch zelených. Traja tam sú. Vyberte ju.
learn-volcano-place = Položte ju na ktorékoľvek označené miesto. Na hornom ušetrí miesto v spodnom rade.
learn-volcano-strike = Teraz výbuch: vyberajte jedného po druhom označených zelených uctievačov, kým nezmiznú traja. Tých súper už nepozbiera.
learn-volcano-decline = Môžete odmietnuť, ale potom je sopka zrušená: 0 BS. A súperovi zelení zostanú.

## Zavlažovanie

learn-irrigation-choose = Zavlažovanie platí, ak jeden z dvoch dielikov priamo pod ním má jeho farbu. Toto chce bielu a vy biely dielik máte. Vyberte ho.
learn-irrigation-place = Každé miesto hovorí, čo by ste dostali. Položte ho nad biely dielik: 3 BS.
learn-irrigation-dry = Tam pod ním biela nie je: bolo by navždy zrušené, 0 BS. Hľadajte miesto s trojkou.

## Lesy

learn-forest-choose = Les hľadí na všetkých susedov: vedľa, pod sebou aj nad sebou. Tento chce dvoch, ktorí sú červení alebo oranžoví. Vyberte ho.
learn-forest-place = Miesta rátajú za vás: na hornom má vedľa oranžový a pod sebou červený, 2 z 2. Položte ho tam.
learn-forest-lonely = Tam by mal jedného suseda z dvoch. Neskôr môže nájsť ďalších, lesy sa hodnotia až na konci; ale hore máte oboch hneď.
learn-forest-end = Lesy sa hodnotia na konci, takže im pomôžu aj dieliky, ktoré prídu neskôr. Ukončite ťah.

## Zľavy

learn-discount-token = Toto je váš žetón zľavy: modré symboly v cenách vás nič nestoja.
learn-discount-choose = Označený chrám stojí modrého a oranžového. Modrého nemáte, ale ani ho nepotrebujete! Vyberte ho.
learn-discount-place = Zaplatíte len jedného oranžového a k bodom pribudne +7: v chrámoch by ste boli prví. Položte ho na jedno z miest.

## Výmena a limit

learn-exchange-choose = Na konci ťahu si môžete nechať desať uctievačov. Vyberte označený dielik: s dvoma na ňom a dvoma, ktorých prinesie, ich budete mať dvanásť.
learn-exchange-place = Položte ho na jedno z miest a uvidíte, čo sa stane.
learn-exchange-swap = Dvanásť: o dvoch priveľa. Namiesto odhodenia ich vymeňte: troch bielych za jedného zeleného, ktorého nemáte. Stlačte označené tlačidlo.
learn-exchange-discard = Potom dvaja prepadnú za nič. Vymeňte troch bielych za zeleného: aj tak zostane desať a získate farbu.

## Bohovia

learn-god-once = Raz za hru namiesto regiónu vezmete jedného z týchto Bohov. Nič sa nešíri a spoločná plocha zostane, ako je. Dobrá chvíľa je vtedy, keď nemôžete postaviť žiaden dielik, ako teraz.
learn-god-choose = Každý Boh odmeňuje niečo iné. Bohyňa ohňa dá 3 BS tomu, kto má najviac aktívnych sopiek: vy máte dve, súper žiadnu. Vyberte ju.
learn-god-apprentice = Bohyňa učnica má hodnotu 2 BS, nech sa deje čokoľvek. Oheň vám dá 3, ak si v sopkách udržíte náskok.
learn-god-technology = Boh technológií odmeňuje najmenej univerzálnych dielikov a vy ich máte viac než súper: 0 BS.
learn-god-take = Vyberte ju ešte raz a vezmete ju.

## Chrámy a koniec

learn-ending-temples = Posledný ťah a vy prehrávate. Ale pozrite na chrámy: kto má najviac symbolov chrámu, dostane 7 BS, druhý 2. Súper má o jeden viac než vy.
learn-ending-choose = Označený dielik má dva symboly chrámu a práve naň máte. Vyberte ho.
learn-ending-place = Položte ho na posledné miesto pyramídy. Sledujte pritom body.
learn-ending-parts = Vediete! Vaše body majú štyri časti: regióny, univerzálne dieliky, chrámy a vášho Boha. Pri zhode vyhrá, komu zostalo viac uctievačov.
learn-ending-end = Ukončite ťah a hra sa skončí. Výsledok ukáže každý dielik a čo dal.
learn-ending-result = Vyhrali ste vďaka chrámu. Strážte tieto preteky od začiatku: často sú hodny viac než ktorýkoľvek dielik.

## Sprevádzanie

learn-coach = Sprievodca
learn-coach-waits = Hrajú ostatní. Vo vašom ťahu som späť.
learn-coach-yours = Je to vaša hra: robte, ako chcete.
learn-coach-hide = Skryť
learn-coach-show = Ukázať radu
learn-coach-hidden = Hrajte, ako uznáte za vhodné.
learn-coach-failed = Tentoraz bez rady. Hrajte, ako uznáte za vhodné.
learn-coach-off = Už nesprevádzať
