### Stôl v termináli.

## Na stole

tui-round = Kolo { $round } z { $rounds }
tui-at-turn = na ťahu: { $name }
tui-points = { $points } BS
# Pred počtom zostávajúcich dielikov každej úrovne.
tui-stacks = stĺpčeky
tui-hint = Ste tu prvýkrát? Napíšte ? a stlačte Enter: uvidíte vysvetlivky a príkazy.
tui-small = Celý stôl potrebuje okno { $width } × { $height }; toto je menšie.
tui-thinking = { $name } premýšľa…

## Odpovede

tui-legal = { $word } je možné: { $option }.
tui-refused = { $word } teraz nie je možné.
tui-no-option = Možnosť { $number } tu nie je; čísla idú od 1 do { $count }.
tui-unknown = „{ $word }“ tu nič neznamená.
tui-meant = Možno: { $words }.
tui-expected = Napíšte číslo možnosti (od 1 do { $count }) alebo jej názov, napríklad { $example }; „pomoc“ ukáže všetko.
tui-expected-one = Jediná možnosť je { $example }: vyberie ju Enter; „pomoc“ ukáže všetko.
tui-not-read = Ťah sa skončil; ignoruje sa: { $words }.
tui-picked = Vybraté: { $chosen } z { $due }: { $words }. Posledného vrátite príkazom „späť“.
tui-why-what = Na čo sa pýtate? Uveďte krok, číslo možnosti alebo pravidlo, napríklad: prečo 2a, prečo 3, prečo P3.
tui-no-tile = Na mieste „{ $word }“ nie je dielik. Uveďte políčko spoločnej hracej plochy, napríklad b2, miesto svojej pyramídy, napríklad 2a, alebo číslo dielika, napríklad #37.
tui-no-god = Boh „{ $word }“ neexistuje; Bohovia majú označenia G1 až G10.
tui-no-rule = V žiadnom pravidle sa nespomína „{ $word }“.
tui-show-whom = Čie univerzum ukázať? { $names }.
tui-log-empty = Zatiaľ sa nič nestalo.
tui-more = Enter: ďalej, q: stačí
tui-rule-exact = Presné pravidlo po anglicky: { $text }

## Slová, ktoré sa dajú napísať; viaceré s rovnakým významom oddeľuje medzera

tui-word-build = postaviť stavať
tui-word-wild = univerzálny
tui-word-no = nie nevyužiť
tui-word-end = koniec
tui-word-all = všetko
tui-command-why = prečo
tui-command-undo = späť
tui-command-score = skóre
tui-command-log = priebeh
tui-command-left = stĺpčeky
tui-command-show = ukáž
tui-command-tile = dielik
tui-command-god = boh
tui-command-rules = pravidlá pravidlo
tui-command-save = ulož
tui-command-help = pomoc
tui-command-quit = odísť

## Pomoc

tui-help-answers = Odpovedajte číslom možnosti alebo jej názvom, aj skráteným, ak je jednoznačný: b2 vezme dielik, G7 Boha, W>B vymení 3 bielych za 1 modrého. V jednom riadku môže byť viac odpovedí: b2 build 1> end. Samotný Enter vyberie jedinú možnosť.
tui-help-why = prečo je krok možný alebo nie
tui-help-undo = vráti posledné rozhodnutie ťahu alebo všetky
tui-help-score = skóre, keby sa hra skončila teraz
tui-help-log = čo sa stalo
tui-help-left = dieliky, ktoré zostali v stĺpčekoch
tui-help-show = zväčšené univerzum hráča
tui-help-tile = dielik a všetko, čo je na ňom
tui-help-god = jeden Boh alebo všetci
tui-help-rules = pravidlá: všetky, jedno alebo s daným slovom
tui-help-save = zapíše kópiu záznamu
tui-help-help = táto pomoc
tui-help-quit = odchod; hra zostane uložená
tui-legend-cost = cena: malé písmená máte zadarmo, * je ľubovoľná farba
tui-legend-worshippers = uctievači
tui-legend-level = úroveň
tui-legend-mystic = mystická hodnota
tui-legend-temples = symboly chrámu
tui-legend-discount = žetón zľavy
tui-legend-counts = body, ktoré sa počítajú
tui-legend-waits = les, ktorému ešte chýbajú susedia
tui-legend-lost = neaktívny

## Uchovanie hry

tui-saved = Hra je uložená v súbore { $path }
tui-not-saved = Hru sa nepodarilo uložiť: { $reason }
tui-file-exists = Súbor { $path } už existuje; zvoľte iný názov.
tui-left = Hra je uložená. Pokračovať môžete takto:
tui-lost = Hru sa nepodarilo uložiť do súboru { $path }.

## A program that cannot go on

tui-forfeit = { $name } (miesto { $seat }) prehráva kontumačne: { $reason }.
tui-said-last = Posledný výstup programu:
tui-lapse-absent = program sa nedá spustiť ({ $detail })
tui-lapse-ended = program sa skončil (návratový kód { $detail })
tui-lapse-closed = program zatvoril svoj výstup
tui-lapse-silent = program neodpovedal včas ({ $detail })
tui-lapse-endless = program vypísal riadok, ktorý sa nekončí
tui-lapse-unasked = program vypísal riadok, ktorý od neho nikto nežiadal
tui-lapse-garbled = odpoveď programu je nezrozumiteľná: { $detail }
tui-lapse-refused = program odpovedal chybou: { $detail }
tui-lapse-illegal = program zvolil nedovolenú akciu: { $detail }

## Koniec

tui-recorded = Záznam hry:
tui-seed = Rozdané zo semienka „{ $seed }“.
tui-secret = Rozdané z tajomstva { $secret } so zverejneným odtlačkom { $commitment }.
tui-check = Ako overiť rozdanie a každý krok a pozrieť si hru znova:

## Prechádzanie záznamu

tui-moment = Pred ťahom { $label } · odohrané ťahy: { $turn }/{ $turns }
tui-moment-over = Koniec hry · odohrané ťahy: { $turns }
tui-replay-keys = Enter/n: ďalej, p: späť, d: rozhodnutie, 12 alebo 3.1: skok, q: odchod
tui-no-turn = Ťah „{ $text }“ neexistuje; odohrané ťahy: { $turns }.

## Zoznam dielikov

tui-column-id = č.
tui-column-level = úroveň
tui-column-colour = farba
tui-column-cost = cena
tui-column-effect = efekt
tui-column-points = BS
tui-column-mystic = myst.
tui-column-star = hv.
