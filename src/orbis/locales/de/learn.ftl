### Die Lektionen und der Coach in einer richtigen Partie.

## Die Kapitel

learn-title = Spielen lernen
learn-intro = Zwölf kurze Kapitel, zusammen etwa acht Minuten. Du machst alles selbst, am richtigen Spieltisch; es kann nichts schiefgehen, und du kannst jederzeit gehen und wiederkommen.
learn-done = geschafft
learn-begun = Weiter bei Schritt { $step } von { $steps }
learn-taking = Eine Landschaft nehmen
    .line = Dein erster Zug, und was er den anderen übrig lässt.
learn-gathering = Einsammeln und bezahlen
    .line = Bezahlt wird mit Anhängern.
learn-building = In die Höhe bauen
    .line = Wo eine Landschaft in der Pyramide liegen darf.
learn-wilderness = Wildnis
    .line = Auch was du nicht bezahlen kannst, kann dir helfen.
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
    .line = Drei gegen einen, und nie mehr als zehn.
learn-god = Gottheiten
    .line = Einmal pro Partie, und im richtigen Moment.
learn-ending = Tempel und Spielende
    .line = Der letzte Zug, und wie gewertet wird.
learn-first-game = Deine erste Partie
learn-first-game-text = Eine ganze Partie gegen den Pilger, den schwächsten Bot. Wenn du magst, schaut dir ein Coach über die Schulter und sagt dir in jedem Zug, was der stärkste Bot tun würde.
learn-play = Spielen

## Rund um jeden Schritt

learn-step = { $step } von { $steps }
learn-brief = Du bist dran: Versuch es!
learn-next-end = Als Nächstes: Zug beenden
learn-unfold = Zeigen, was der Coach sagt
learn-fold = Den Tisch zeigen
learn-continue = Weiter
learn-show = Zeig es mir
learn-leave = Verlassen
learn-chapters = Alle Kapitel
learn-again = Noch einmal
learn-next = Weiter: { $chapter }
learn-take-back = Zurücknehmen
learn-well-done = Gut gemacht!
learn-go-on = Du kannst hier weiterspielen, solange du magst.
learn-all-done = Jetzt kannst du Orbis spielen. Zeit für eine richtige Partie.
learn-other = Auch das könntest du nehmen. In diesem Kapitel geht es aber um das Markierte: Wähle zuerst das.
learn-rather = Auch das geht. Versuch aber zuerst, was markiert ist: Darum geht es in diesem Kapitel. Wenn du das hier wirklich willst, wähle es noch einmal.
learn-strayed = Geh ruhig deinen eigenen Weg! Nimm es zurück, um mit dem Kapitel weiterzumachen, oder sieh dich um, solange du magst.
learn-no-wilderness = Du kannst diese Landschaft bezahlen, also verschwende sie nicht: Eine Wildnis kostet dich am Ende einen Punkt.
learn-build = Du hast die Landschaft genommen. Drücke auf „{ web-build }“ und wähle dann den markierten Platz.
learn-end = Geschafft! Bis du den Zug beendest, kannst du noch alles zurücknehmen. Beende ihn jetzt.

## Eine Landschaft nehmen

learn-taking-welcome = Du bist eine Gottheit und erschaffst eine Welt. In 14 von 15 Zügen nimmst du eine Landschaft und legst sie hierher, in deine Pyramide; in einem nimmst du eine Gottheit. Wer die meisten Schaffenspunkte (SP) hat, gewinnt.
learn-taking-choose = Wähle die markierte orangefarbene Landschaft in der Ecke. Damit hast du sie noch nicht genommen: Du siehst nur, was passieren würde.
learn-taking-middle = Um die Mitte herum bekommen vier Landschaften Anhänger, und dein Gegner darf zuerst einsammeln. Bei einer Ecke verschenkst du nur zwei.
learn-taking-place = Siehst du die blassen Figuren? Nimmst du eine Landschaft, bekommt jeder Nachbar einen Anhänger in deren Farbe: Bei einer Ecke sind das nur zwei, du verschenkst also wenig. Die Landschaft kostet nichts. Wähle den markierten Platz in deiner Pyramide, um sie zu legen.
learn-taking-effect = Ihr Effekt, eine Bekehrung, hat zwei orangefarbene Anhänger in deinen Vorrat gebracht. Damit bezahlst du bald bessere Landschaften.
learn-taking-end = Bis du den Zug beendest, kannst du mit dem Pfeil jeden Schritt zurücknehmen. Beende nun den Zug; eine neue Landschaft füllt die Lücke.
learn-taking-reply = Dein Gegner hat gerade dasselbe gemacht. Sieh nach, wo die Anhänger jetzt stehen: Wer eine Landschaft nimmt, sammelt alle ein, die darauf stehen.

## Einsammeln und bezahlen

learn-gathering-choose = Der markierte Bauernhof kostet einen grünen Anhänger, und du hast keinen. Aber ein grüner und ein roter stehen darauf! Du sammelst ein, bevor du bezahlst: So bezahlt er sich von selbst. Wähle ihn.
learn-gathering-place = Mit dem grünen bezahlst du, den roten behältst du. Lege den Bauernhof an ein Ende deiner untersten Ebene: Dort müssen sich die Landschaften berühren.
learn-gathering-farm = Dieser Bauernhof gibt dir das weiße Vergünstigungsplättchen: Ab deiner nächsten Landschaft kosten dich weiße Symbole nichts mehr. Je früher du ein Plättchen hast, desto mehr sparst du.

## In die Höhe bauen

learn-building-rows = Die unterste Ebene hat fünf Plätze, die Ebenen darüber vier, drei und zwei. Eine Landschaft weiter oben liegt über zwei anderen, und mindestens eine davon muss dieselbe Farbe haben.
learn-building-choose = Wähle die weiße Landschaft mit den drei Anhängern. Sie passt über deine weiße Landschaft.
learn-building-place = Lege sie auf den oberen Platz. Auf den Platz daneben darf sie nicht: Darunter liegen Blau und Rot, kein Weiß.
learn-building-row = Das geht, aber auf die unterste Ebene passt jede Farbe. Heb sie für Landschaften auf, die sonst nirgendwohin passen, und baue nach oben, wo die Farben es erlauben.
learn-building-gain = Bei dieser Bekehrung wählst du die Farbe. Sieh dir die Kosten in der Auslage an: Welche Landschaft möchtest du als Nächstes bezahlen?

## Wildnis

learn-wilderness-choose = Den markierten Wald kannst du nicht bezahlen: In deinem Vorrat fehlt Blau. Aber vier Anhänger stehen darauf. Wähle ihn trotzdem!
learn-wilderness-turn = Dreh ihn um: Eine Wildnis kostet jetzt nichts und am Ende 1 SP. Die vier Anhänger bekommst du trotzdem.
learn-wilderness-place = Eine Wildnis passt überallhin, egal welche Farben darunterliegen. Lege sie auf einen markierten Platz.
learn-wilderness-end = Und sie gilt als alle Farben zugleich, für die Landschaften über ihr und für benachbarte Wälder. Eine oder zwei können ihre −1 SP also wert sein. Beende den Zug.

## Dörfer

learn-village-choose = Punkte! Ein Dorf bringt sie dir, wenn du nach dem Bezahlen noch Anhänger zurücklegst: bei diesem drei. Zwei stehen darauf, also reicht es für beides. Wähle es.
learn-village-place = Es kostet Rot und Blau, und dein Bauernhof zahlt das Blau. Lege es, wohin du willst: Bei einem Dorf ist das egal.
learn-village-pay = Lege nun drei beliebige zurück: Wähle sie in deinem Vorrat, in beliebiger Reihenfolge. Gib die Farben ab, von denen du am meisten hast.
learn-village-decline = Du darfst verzichten, aber dann wird das Dorf nie gewertet: 0 SP. Du kannst es dir leisten, also bezahle.

## Vulkane

learn-volcano-choose = Ein Vulkan bringt Punkte, wenn du Anhänger aus der Auslage entfernst, bei diesem drei grüne. Drei sind da. Wähle ihn.
learn-volcano-place = Lege ihn auf einen markierten Platz. Oben spart er dir einen Platz auf der untersten Ebene.
learn-volcano-strike = Nun bricht er aus: Wähle die drei grünen Anhänger in der Auslage. Die sammelt dein Gegner nicht mehr ein.
learn-volcano-decline = Du darfst verzichten, aber dann wird der Vulkan nie gewertet: 0 SP. Und die grünen Anhänger bleiben deinem Gegner.

## Bewässerungsanlagen

learn-irrigation-choose = Eine Bewässerungsanlage wird gewertet, wenn eine der beiden Landschaften direkt darunter die angegebene Farbe hat. Hier ist das Weiß, und eine weiße Landschaft hast du. Wähle die Anlage.
learn-irrigation-place = Jeder Platz zeigt dir, was du bekommst. Lege sie über deine weiße Landschaft: 3 SP.
learn-irrigation-dry = Dort liegt kein Weiß darunter: Sie würde nie gewertet, 0 SP. Suche den Platz mit der 3.

## Wälder

learn-forest-choose = Bei einem Wald zählen alle Nachbarn: daneben, darunter und darüber. Dieser braucht zwei, die rot oder orange sind. Wähle ihn.
learn-forest-place = Jeder Platz zeigt dir den Stand: Oben hat er Orange neben und Rot unter sich, 2 von 2. Lege ihn dorthin.
learn-forest-lonely = Dort hätte er nur einen der zwei Nachbarn, die er braucht. Weitere können noch kommen, denn Wälder werden erst am Ende geprüft; aber auf dem oberen Platz hat er beide sofort.
learn-forest-end = Wälder werden erst am Ende geprüft, also helfen ihnen auch Landschaften, die du später legst. Beende den Zug.

## Vergünstigungen

learn-discount-token = Das ist dein Vergünstigungsplättchen: Blaue Symbole sind für dich kostenlos.
learn-discount-choose = Die markierte Kultstätte kostet Blau und Orange. Du hast kein Blau, aber du brauchst auch keines! Wähle sie.
learn-discount-place = Du bezahlst nur einen orangefarbenen Anhänger und bekommst 7 Punkte dazu, denn bei den Kultstätten liegst du dann vorn. Lege sie auf einen der Plätze.

## Tausch und Obergrenze

learn-exchange-choose = Am Ende eines Zugs darfst du höchstens zehn Anhänger behalten. Wähle die markierte Landschaft: Mit den zweien darauf und den zweien, die sie bringt, hast du zwölf.
learn-exchange-place = Lege sie auf einen der Plätze und sieh dir an, was passiert.
learn-exchange-swap = Zwölf: zwei zu viel. Statt zwei wegzuwerfen, tausche drei weiße gegen einen grünen, der dir fehlt. Drücke den markierten Knopf.
learn-exchange-discard = So verlierst du zwei für nichts. Tausche drei weiße gegen einen grünen: Auch dann bleiben zehn, und du gewinnst eine Farbe.

## Gottheiten

learn-god-once = Einmal pro Partie nimmst du statt einer Landschaft eine dieser Gottheiten. Dabei werden keine Anhänger erschaffen, und die Auslage bleibt, wie sie ist. Ein guter Moment ist, wenn du nichts bauen kannst, wie jetzt. Früh lohnt sich manchmal eine, die Anhänger gibt.
learn-god-choose = Jede Gottheit belohnt etwas anderes. Die Göttin des Feuers bringt dir 3 SP, wenn kein anderer mehr gewertete Vulkane hat als du. Du hast zwei, dein Gegner keinen. Wähle sie.
learn-god-apprentice = Die Göttin in Ausbildung ist 2 SP wert, was auch passiert. Die Göttin des Feuers bringt dir 3, solange dich bei den Vulkanen niemand überholt.
learn-god-technology = Der Gott der Technologie bringt dir nur dann 3 SP, wenn niemand weniger Wildnisse hat. Dein Gegner hat weniger: 0 SP.
learn-god-take = Nimm sie jetzt: Drücke „Nehmen“.

## Tempel und Spielende

learn-ending-temples = Der letzte Zug, und du liegst zurück. Aber schau dir die Tempel an: Wer die meisten Kultstätten hat, bekommt 7 SP, der Zweite 2. Dein Gegner hat eine mehr als du.
learn-ending-choose = Die markierte Landschaft hat zwei Kultstätten, und du kannst sie gerade so bezahlen. Wähle sie.
learn-ending-place = Lege sie auf den letzten Platz deiner Pyramide. Achte dabei auf die Punkte.
learn-ending-parts = Du liegst vorn! Deine Punkte setzen sich aus vier Teilen zusammen: Landschaften, Wildnisse, Tempel und deine Gottheit. Bei Gleichstand gewinnt, wer mehr Anhänger übrig hat.
learn-ending-end = Beende den Zug, und die Partie ist zu Ende. Das Ergebnis zeigt jede Landschaft und was sie gebracht hat.
learn-ending-result = Ein Tempel hat dir den Sieg gebracht. Behalte dieses Rennen von Anfang an im Auge: Es bringt oft mehr als jede einzelne Landschaft.

## Coach

learn-coach = Coach
learn-coach-waits = Die anderen spielen. In deinem Zug bin ich wieder da.
learn-coach-yours = Es ist deine Partie: Du entscheidest.
learn-coach-hide = Ausblenden
learn-coach-show = Tipp zeigen
learn-coach-hidden = Spiel, wie du es für richtig hältst.
learn-coach-failed = Diesmal kein Tipp. Spiel, wie du es für richtig hältst.
learn-coach-off = Coach ausschalten
# The same where there is little room.
learn-coach-off-brief = Coach aus
