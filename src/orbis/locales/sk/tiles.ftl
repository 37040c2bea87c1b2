### Dieliky na prezretie a vlastné.

## Prezeranie

tiles-title = Dieliky
tiles-title-set = Dieliky: { $name }
tiles-unofficial-why = Druhy a počty dielikov aj Bohovia sú ako vo vydanej hre; ceny, body, farby efektov a mystické hodnoty sú naše, lebo tie vytlačené nikto nezverejnil. Ak máte hru doma, zadajte jej hodnoty a hrajte s nimi.
tiles-entered = Tieto dieliky zadal jeden z hráčov.
tiles-entered-id = Či sú také ako vo vytlačenej hre, vie len ten, kto ich zadal. Záznamy hier s nimi uvádzajú tento identifikátor:
tiles-unknown = Tento server tieto dieliky nepozná. Kto má ich súbor, môže ho importovať na stránke „Vlastné dieliky“.
tiles-own-way = Zadať dieliky zo svojej hry
tiles-to-unofficial = Neoficiálne dieliky
tiles-print = Tlačiť
tiles-download = Stiahnuť ako CSV
tiles-level = Úroveň
tiles-colour = Farba
tiles-effect = Efekt
tiles-shown = Zobrazené: { $shown }/{ $all }.
tiles-left-out = { $players ->
    [2] Pri dvoch hráčoch zostanú dieliky s bielou alebo fialovou hviezdou v škatuli: { $count }.
    [3] Pri troch hráčoch zostanú dieliky s bielou hviezdou v škatuli: { $count }.
   *[4] Pri štyroch hráčoch sú v hre všetky dieliky.
}
tiles-show-all = Zobraziť všetky
tiles-none = Taký dielik tu nie je.
tiles-regions = Dieliky regiónov
tiles-gods = Bohovia
tiles-gods-text = Odkryje sa o jedného Boha viac, než je hráčov; každý si počas hry jedného z nich vezme.
tiles-mystic-is = mystická hodnota { $mystic }

## Nová sada

tiles-own = Vlastné dieliky
tiles-own-text = Zadajte hodnoty vytlačené na svojich dielikoch, dielik po dieliku. Sada zostáva v tomto prehliadači; server ju dostane, až keď s ňou otvoríte stôl. Ak ju chcete mať aj inde, exportujte ju.
tiles-begin = Začať ďalšiu sadu
tiles-new-name = Moja hra
tiles-copy = Z neoficiálnej sady
tiles-copy-text = Porovnajte ju so svojou hrou, dielik po dieliku, a zmeňte, čo sa líši.
tiles-copy-do = Skopírovať sadu
tiles-empty = Z prázdnych dielikov
tiles-empty-text = Úrovne a farby sú vyplnené, pokiaľ sú známe; ostatné zadáte vy.
tiles-empty-do = Začať od nuly
tiles-import = Zo súboru
tiles-import-text = Exportovaná sada alebo akýkoľvek súbor CSV v rovnakom formáte. Môžete ho sem aj pretiahnuť.
tiles-import-do = Vybrať súbor
tiles-import-faults = { $count ->
    [one] „{ $name }“ má { $count } chybu:
    [few] „{ $name }“ má { $count } chyby:
    [many] „{ $name }“ má { $count } chyby:
   *[other] „{ $name }“ má { $count } chýb:
}
tiles-import-rest = { $count ->
    [one] Načítať { $count } dielik a opraviť ho tu
    [few] Načítať { $count } dieliky a opraviť ich tu
    [many] Načítať { $count } dielika a opraviť ich tu
   *[other] Načítať { $count } dielikov a opraviť ich tu
}

## Sada

tiles-sets = Vaše sady
tiles-name = Názov sady
tiles-progress = Porovnané dieliky: { $compared }/{ $all }
tiles-ready = Sada je platná: môžete si ju vybrať vždy, keď otvárate stôl.
tiles-unready = { $count ->
    [one] { $count } dielik ešte nie je úplný. Čo ste zadali, zostáva uložené.
    [few] { $count } dieliky ešte nie sú úplné. Čo ste zadali, zostáva uložené.
    [many] { $count } dielika ešte nie je úplných. Čo ste zadali, zostáva uložené.
   *[other] { $count } dielikov ešte nie je úplných. Čo ste zadali, zostáva uložené.
}
tiles-to-tables = Otvoriť stôl
tiles-look = Pozrieť si celú sadu
tiles-export = Exportovať ako CSV
tiles-drop = Zmazať sadu
tiles-drop-sure = Ak ste ju neexportovali, nikde inde uložená nie je.
tiles-keep = Ponechať
tiles-not-kept = Tento prehliadač si už nič viac neuloží: exportujte sadu, skôr než stránku zatvoríte.
tiles-all = Všetky dieliky sady
tiles-add = Pridať dielik
tiles-remove = Odstrániť dielik { $number }
tiles-put-back = Vrátiť dielik
tiles-small = Dielik { $number }: { $name }, { $state }
tiles-unknown-tile = zatiaľ bez efektu
tiles-state-faulty = neúplný
tiles-state-compared = porovnaný
tiles-state-open = ešte neporovnaný

## Dielik

tiles-number = Dielik { $number }/{ $all }
tiles-previous = Predchádzajúci
tiles-next = Ďalší
tiles-done = Sedí, ďalší dielik
tiles-checking = Kontroluje sa…
tiles-complete = Dielik je úplný. Zhoduje sa s vytlačeným?
tiles-compared = Úplný a porovnaný.
tiles-incomplete = { $count ->
    [one] Treba zadať alebo opraviť ešte { $count } pole.
    [few] Treba zadať alebo opraviť ešte { $count } polia.
    [many] Treba zadať alebo opraviť ešte { $count } poľa.
   *[other] Treba zadať alebo opraviť ešte { $count } polí.
}
tiles-cost = Cena
tiles-any = ľubovoľná farba
tiles-cost-is = { $colour }: { $number }
tiles-cost-less = { $colour }: o jeden menej
tiles-cost-more = { $colour }: o jeden viac
tiles-any-conversion = proselytizmus (ľubovoľná farba)
tiles-effect-number = Počet
tiles-effect-colour = Farba efektu
tiles-effect-colours = Farby efektu
tiles-points = Body stvorenia
tiles-mystic = Mystická hodnota
tiles-star = Hviezda
tiles-expect-level = Vyberte úroveň.
tiles-expect-colour = Vyberte farbu.
tiles-expect-cost = Najviac 9 symbolov.
tiles-expect-effect = Vyberte efekt, a ak ich má, aj farby a počet od 1 do 9.
tiles-expect-points = Číslo od 0 do 99.
tiles-expect-mystic = Na bielom dieliku číslo od 0 do 99, na ostatných nič.
tiles-expect-star = Vyberte hviezdu, prípadne žiadnu.
tiles-found = V súbore: „{ $text }“.

## Sada ako celok

tiles-whole = Sada ako celok
tiles-whole-good = Všetky počty sú ako v známych vydaniach.
tiles-whole-unfinished = Sada nie je dokončená, takže niektoré počty ešte nemôžu sedieť:
tiles-whole-strange = So sadou sa dá hrať. Niečo sa líši od známych vydaní; pozrite sa ešte raz:
tiles-remark-tiles = Dieliky: { $found } namiesto { $expected }.
tiles-remark-colour = Úroveň { $level }, { colour }: { $found } namiesto { $expected }.
tiles-remark-star = { $star ->
    [white] Úroveň { $level }, biele hviezdy: { $found } namiesto { $expected }.
   *[purple] Úroveň { $level }, fialové hviezdy: { $found } namiesto { $expected }.
}
tiles-remark-mystic = Mystická hodnota { $found } je na viacerých dielikoch: { $tiles }.
tiles-remark-alike = Tieto dieliky sú rovnaké: { $tiles }.
tiles-remark-players = Príliš málo dielikov pre { $found } hráčov.
