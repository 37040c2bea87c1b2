### Die Lektionen und die Begleitung in einem richtigen Spiel.

## Die Kapitel

learn-title = Spielen lernen
learn-intro = Zwölf kurze Kapitel, jedes dauert keine Minute. Du machst alles selbst, am richtigen Spieltisch; es kann nichts schiefgehen, und du kannst jederzeit gehen und wiederkommen.
learn-done = geschafft
learn-begun = Weiter bei Schritt { $step } von { $steps }
learn-taking = Ein Plättchen nehmen
    .line = Dein erster Zug, und was er den anderen lässt.
learn-gathering = Sammeln und bezahlen
    .line = Mit Anhängern wird bezahlt.
learn-building = In die Höhe bauen
    .line = Wo ein Plättchen in der Pyramide liegen darf.
learn-wilderness = Wildnis
    .line = Auch was du nicht bezahlen kannst, hilft.
learn-village = Dörfer
    .line = Punkte für Anhänger, hier und jetzt.
learn-volcano = Vulkane
    .line = Punkte für das, was du den anderen nimmst.
learn-irrigation = Bewässerungsanlagen
    .line = Die richtige Farbe darunter.
learn-forest = Wälder
    .line = Die richtigen Nachbarn ringsum.
learn-discount = Vergünstigungen
    .line = Lass einen Bauernhof für dich zahlen.
learn-exchange = Tausch und Obergrenze
    .line = Drei für einen, und nie mehr als zehn.
learn-god = Gottheiten
    .line = Einmal im Spiel, und im richtigen Moment.
learn-ending = Tempel und das Ende
    .line = Der letzte Zug, und wie gewertet wird.
learn-first-game = Dein erstes Spiel
learn-first-game-text = Ein ganzes Spiel gegen den Pilger, den schwächsten Bot. Wenn du magst, schaut dir jemand über die Schulter und sagt dir in jedem Zug, was der stärkste Bot tun würde.
learn-play = Spielen

## Rund um jeden Schritt

learn-step = { $step } von { $steps }
learn-brief = Du bist dran: versuch es
learn-unfold = Zeigen, was die Begleitung sagt
learn-fold = Ich versuche es
learn-continue = Weiter
learn-skip = Überspringen
learn-leave = Verlassen
learn-chapters = Alle Kapitel
learn-again = Noch einmal
learn-next = Weiter: { $chapter }
learn-take-back = Zurücknehmen
learn-well-done = Gut gemacht!
learn-go-on = Du darfst hier weiterspielen, solange du magst.
learn-all-done = Jetzt kennst du ganz Orbis. Zeit für ein richtiges Spiel.
learn-rather = Auch das geht. Versuch aber zuerst, was markiert ist: Darum geht es hier. Wenn du es wirklich willst, wähle es noch einmal.
learn-strayed = Gut, dein eigener Weg! Nimm es zurück, um mit dem Kapitel weiterzumachen, oder sieh dich um, solange du magst.
learn-no-wilderness = Du kannst dieses Plättchen bezahlen, also verschwende es nicht: Eine Wildnis kostet dich am Ende einen Punkt.
learn-end = Geschafft! Bis jetzt hättest du alles zurücknehmen können. Beende den Zug.

## Ein Plättchen nehmen

learn-taking-welcome = Du bist eine Gottheit und erschaffst eine Welt. In 14 von 15 Zügen nimmst du eine Landschaft und legst sie hierher, in deine Pyramide; in einem nimmst du eine Gottheit. Wer die meisten Schaffenspunkte (SP) hat, gewinnt.
learn-taking-choose = Wähle das orange Plättchen in der Ecke. Damit ist noch nichts genommen: Du siehst nur, was geschehen würde.
learn-taking-middle = Aus der Mitte gehen Anhänger auf vier Plättchen, und dein Gegner sammelt zuerst. Eine Ecke gibt nur zwei her.
learn-taking-place = Siehst du die blassen Figuren? Jeder Nachbar eines genommenen Plättchens bekommt einen Anhänger in dessen Farbe: in einer Ecke nur zwei, du gibst also wenig her. Das Plättchen ist gratis. Wähle den markierten Platz in deiner Pyramide.
learn-taking-effect = Sein Effekt, eine Bekehrung, hat zwei orange Anhänger in deinen Vorrat gebracht. Mit Anhängern bezahlst du bald bessere Plättchen.
learn-taking-end = Bis du den Zug beendest, nimmt der Pfeil jeden Schritt zurück. Beende nun den Zug; ein neues Plättchen füllt die Lücke.
learn-taking-reply = Nun tut dein Gegner das Gleiche. Achte darauf, wo danach die Anhänger stehen: Wer ein Plättchen nimmt, sammelt alle ein, die darauf stehen.

## Sammeln und bezahlen

learn-gathering-choose = Der markierte Bauernhof kostet einen grünen Anhänger, und du hast keinen. Aber ein grüner und ein roter stehen darauf! Du sammelst, bevor du zahlst: Er bezahlt sich selbst. Wähle ihn.
learn-gathering-place = Grün wird bezahlt, und Rot ist geschenkt. Lege ihn an ein Ende deiner untersten Ebene: Dort müssen die Plättchen sich berühren.
learn-gathering-farm = Ein Bauernhof gibt dir ein Vergünstigungsplättchen: Von jetzt an kosten weiße Symbole dich nichts mehr. Je früher du es hast, desto mehr spart es.

## In die Höhe bauen

learn-building-rows = Die unterste Ebene hat fünf Plätze, die Ebenen darüber vier, drei und zwei. Ein Plättchen weiter oben liegt auf zwei anderen, und mindestens eines davon muss seine Farbe haben.
learn-building-choose = Wähle das weiße Plättchen mit den drei Anhängern. Es passt über dein weißes.
learn-building-place = Lege es auf den oberen Platz. Der Platz daneben ist ihm verschlossen: Darunter liegen Blau und Rot, kein Weiß.
learn-building-row = Das geht, aber die unterste Ebene nimmt jede Farbe. Hebe sie für Plättchen auf, die sonst nirgends passen, und baue nach oben, wo die Farbe es erlaubt.
learn-building-gain = Bei dieser Bekehrung wählst du die Farbe. Sieh dir die Kosten in der Auslage an: Welches Plättchen möchtest du als Nächstes bezahlen?

## Wildnis

learn-wilderness-choose = Den markierten Wald kannst du nicht bezahlen: Blau fehlt in deinem Vorrat. Aber vier Anhänger stehen darauf. Wähle ihn trotzdem!
learn-wilderness-turn = Dreh ihn um: Eine Wildnis kostet jetzt nichts und am Ende 1 SP. Die vier Anhänger gehören trotzdem dir.
learn-wilderness-place = Eine Wildnis passt auf alles, welche Farben auch darunter liegen. Lege sie auf einen markierten Platz.
learn-wilderness-end = Und sie zählt als alle Farben zugleich, für Plättchen über und neben ihr. Eine oder zwei sind also keine Schande. Beende den Zug.

## Dörfer

learn-village-choose = Punkte! Ein Dorf gibt sie dir, wenn du nach den Kosten noch Anhänger abgibst: bei diesem drei. Zwei stehen darauf, also reicht es für beides. Wähle es.
learn-village-place = Es kostet Rot und Blau, und dein Bauernhof zahlt das Blau. Lege es, wohin du willst: Einem Dorf ist das gleich.
learn-village-pay = Gib nun drei beliebige ab: Wähle sie einzeln in deinem Vorrat, in der Reihenfolge der Farben. Gib, wovon du am meisten hast.
learn-village-decline = Du darfst ablehnen, aber dann ist das Dorf für immer nicht erfüllt: 0 SP. Du kannst es dir leisten, also zahle.

## Vulkane

learn-volcano-choose = Ein Vulkan gibt Punkte, wenn du Anhänger aus der Auslage entfernst, hier drei grüne. Drei sind da. Wähle ihn.
learn-volcano-place = Lege ihn auf einen markierten Platz. Oben spart er dir Raum in der untersten Ebene.
learn-volcano-strike = Nun bricht er aus: Wähle nacheinander die markierten grünen Anhänger, bis drei fort sind. Die sammelt dein Gegner nicht mehr ein.
learn-volcano-decline = Du darfst ablehnen, aber dann ist der Vulkan nicht erfüllt: 0 SP. Und deinem Gegner bleiben die grünen Anhänger.

## Bewässerungsanlagen

learn-irrigation-choose = Eine Bewässerungsanlage zählt, wenn eines der beiden Plättchen direkt darunter ihre Farbe hat. Diese will Weiß, und du hast ein weißes Plättchen. Wähle sie.
learn-irrigation-place = Jeder Platz sagt dir, was du bekämst. Lege sie über dein weißes Plättchen: 3 SP.
learn-irrigation-dry = Dort liegt kein Weiß darunter: Sie wäre für immer nicht erfüllt, 0 SP. Suche den Platz mit der 3.

## Wälder

learn-forest-choose = Ein Wald sieht auf alle Nachbarn, neben, unter und über sich. Dieser will zwei, die rot oder orange sind. Wähle ihn.
learn-forest-place = Die Plätze zählen für dich: Oben hat er Orange neben und Rot unter sich, 2 von 2. Lege ihn dorthin.
learn-forest-lonely = Dort hätte er einen Nachbarn von zweien. Er kann später noch welche finden, denn Wälder werden erst am Ende gewertet; aber oben hast du beide sofort.
learn-forest-end = Wälder werden am Ende gewertet, also helfen ihnen auch Plättchen, die später kommen. Beende den Zug.

## Vergünstigungen

learn-discount-token = Das ist dein Vergünstigungsplättchen: Blaue Symbole in den Kosten kosten dich nichts.
learn-discount-choose = Die markierte Kultstätte kostet Blau und Orange. Du hast kein Blau, aber du brauchst auch keines! Wähle sie.
learn-discount-place = Du zahlst nur ein Orange, und +7 kommt zu deinen Punkten: Du wärst bei den Kultstätten vorn. Lege sie auf einen der Plätze.

## Tausch und Obergrenze

learn-exchange-choose = Am Ende eines Zugs darfst du zehn Anhänger behalten. Wähle das markierte Plättchen: Mit den zweien darauf und den zweien, die es bringt, hast du zwölf.
learn-exchange-place = Lege es auf einen der Plätze und sieh, was geschieht.
learn-exchange-swap = Zwölf: zwei zu viel. Statt sie wegzuwerfen, tausche: drei weiße für einen grünen, der dir fehlt. Drücke die markierte Taste.
learn-exchange-discard = Dann sind zwei umsonst verloren. Tausche drei weiße für einen grünen: Auch dann bleiben zehn, und du gewinnst eine Farbe.

## Gottheiten

learn-god-once = Einmal im Spiel nimmst du statt einer Landschaft eine dieser Gottheiten. Nichts breitet sich aus, die Auslage bleibt, wie sie ist. Ein guter Moment ist, wenn du keines der Plättchen bauen kannst, so wie jetzt.
learn-god-choose = Jede Gottheit belohnt etwas anderes. Die Göttin des Feuers gibt 3 SP für die meisten gewerteten Vulkane: Du hast zwei, dein Gegner keinen. Wähle sie.
learn-god-apprentice = Die Göttin in Ausbildung ist 2 SP wert, was auch geschieht. Das Feuer gibt dir 3, wenn du mit den Vulkanen vorn bleibst.
learn-god-technology = Der Gott der Technologie belohnt die wenigsten Wildnisse, und du hast mehr davon als dein Gegner: 0 SP.
learn-god-take = Wähle sie noch einmal, um sie zu nehmen.

## Tempel und das Ende

learn-ending-temples = Der letzte Zug, und du liegst zurück. Aber sieh auf die Tempel: Wer die meisten Kultstätten hat, bekommt 7 SP, der Zweite 2. Dein Gegner hat eine mehr als du.
learn-ending-choose = Das markierte Plättchen hat zwei Kultstätten, und du kannst es gerade bezahlen. Wähle es.
learn-ending-place = Lege es auf den letzten Platz deiner Pyramide. Achte dabei auf die Punkte.
learn-ending-parts = Du liegst vorn! Deine Punkte haben vier Teile: Landschaften, Wildnisse, Tempel und deine Gottheit. Bei Gleichstand gewinnt, wer mehr Anhänger übrig hat.
learn-ending-end = Beende den Zug, und das Spiel ist aus. Das Ergebnis zeigt jedes Plättchen und was es gab.
learn-ending-result = Du hast durch einen Tempel gewonnen. Behalte dieses Rennen von Anfang an im Auge: Es ist oft mehr wert als jedes Plättchen.

## Begleitung

learn-coach = Begleitung
learn-coach-waits = Die anderen spielen. In deinem Zug bin ich wieder da.
learn-coach-yours = Es ist dein Spiel: Mach, was du willst.
learn-coach-hide = Ausblenden
learn-coach-show = Tipp zeigen
learn-coach-hidden = Spiel, wie du meinst.
learn-coach-failed = Diesmal kein Tipp. Spiel, wie du meinst.
learn-coach-off = Keine Begleitung mehr
