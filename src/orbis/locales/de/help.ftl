### Die Seite der Regeln.

help-title = Die Regeln von Orbis
help-lead = Lies sie der Reihe nach oder nutze die Suche. Jede Regel hat ein Kürzel, etwa E5, und „Warum nicht?“ am Tisch führt dich zur passenden Regel.
help-contents = Inhalt
help-chapter = Kapitel
help-clear = Leeren
help-found = { $count ->
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
help-exact = Die genauen Regeln
help-why = Warum:
help-see = Siehe auch
help-tiles = Landschaften
help-regions = Landschaften
help-summary = Orbis auf einer Seite
help-print = Drucken
help-all = Alle Regeln
help-nearest = Am ehesten passen diese Regeln:
help-also = Auch das könnte passen:
help-elsewhere = Gefunden in einer anderen Sprache dieser Regeln: { $language }.
# Für die Suche: Wörter ohne Bedeutung in einer Frage; andere Wörter für die der Regeln; womit man nach einem Kapitel oder einer Regel fragt; Endungen.
help-stop-words = der die das den dem des ein eine einen einem einer eines und oder von in im an am auf zu zum zur für mit bei ist sind war sein wird werden ich du er sie es wir ihr mein meine dein deine kann darf muss soll will wie was wann wo welche welcher welches wer wen warum wieso dass wenn dann als so nicht kein keine bedeutet heißt passiert funktioniert bekomme man regel regeln bitte viel viele gibt geben habe hat haben müssen musst brauche spiel partie läuft aus noch eigentlich dürfen darfst kannst mal mehr oft pro einmal mehrmals etwas auch über öfter häufiger macht mache machen ab ob welchem wozu wofür woher wohin wohl gut uns gespielt überall irgendwo irgendwohin
help-synonyms = rückgängig undo widerrufen: zurücknehmen, zurück | tiebreaker patt unentschieden remis: gleichstand | wüste ödland joker: wildnis | geld münzen ressourcen figuren meeple arbeiter anbeter gläubige jünger: anhänger | siegpunkte punkte: sp, punkte | zahl nummer wert: punkte, sp, wert | kreis: scheibe, schild | plättchen hexfeld karte kachel: landschaft | markt tableau: auslage | bank: allgemeiner vorrat | kaufen preis bezahlen: kosten, bezahlen | umtauschen wechseln: tauschen, tausch | sieger siegen: gewinnt | ablauf phasen reihenfolge: schritte, spielzug | angrenzend benachbart: nachbarn | reihe stockwerk: ebene | rabatt: vergünstigung | universum: welt | götter gott: gottheit | fängt anfangen anfänger anfang startspieler starten startet: beginnt | zuschlagen angreifen schlagen stehlen klauen: vulkan | obendrauf darauf drauf: über | zug: spielzug
# Wörter derer, die jemanden einladen möchten.
help-asked-inviting = einladen einlade eingeladen Einladung Freund Freundin
help-asked =
    C5: vorrat allgemeiner bank |
    aim: Ziel Zweck Thema gewinnen Runden |
    pieces: Symbole Zeichen Teile Komponenten bedeutet bedeuten Mond Tropfen Blatt Flamme Ähre Bild Zeichnung Farben |
    setup: aufbauen aufgebaut baut Aufbau vorbereiten Vorbereitung Start |
    S1: Spieler Spielerzahl Personen Leute allein solo zwei drei vier zweit dritt viert spielen anfangen beginnen zuerst |
    turn: Ablauf abläuft ablaufen machen tun Schritte dran passen aussetzen überspringen Zug |
    Q9: rückgängig zurücknehmen Zug Fehler vertan verklickt |
    N7: auffüllen nachlegen neue Landschaft nächste |
    spread: Anhänger herkommen kommen woher bekommen erhalten sammeln verdienen |
    pay: bezahlen leisten kaufen Kosten Preis genug reicht |
    exchange: umtauschen wechseln kosten Farben Limit Maximum maximal höchstens behalten Anhänger viele viel darf haben erlaubt |
    place: hinlegen anlegen legen platzieren bauen verschieben umbauen bewegen Landschaft Pyramide wohin |
    wilderness: umdrehen Rückseite Minuspunkte verlieren hinlegen anlegen legen platzieren |
    farm: Rabatt Vergünstigung billiger gratis sparen |
    village: abgeben zurücklegen verzichten |
    forest: Wald Punkte zählen werten Nachbarn |
    volcano: entfernen zuschlagen Auslage |
    irrigation: Bewässerung Wasser darunter zählen |
    conversion: Anhänger gratis nehmen |
    temple: Tempel Mehrheit Symbole Mystikwert |
    gods: Gott Götter wann nehmen haben Effekt |
    D4: Gleichstand Unentschieden gleich Punkte gewinnen Sieger |
    end: enden endet vorbei fertig Schluss Dauer dauern lange Runden Punkte bekommen zählen gezählt Wertung gewinne gewinnen |
    deal: mischen Zufall Glück schummeln fair geheim verdeckt
help-endings = e en er es em n s st t te ten et ung ungen est
help-numbers = 1: eins | 2: zwei | 3: drei | 4: vier | 5: fünf | 6: sechs | 7: sieben | 8: acht | 9: neun | 10: zehn | 14: vierzehn | 15: fünfzehn

## Die Schritte eines Spielzugs

help-step-spread = Erschaffen: Jede Landschaft neben, über und unter der genommenen bekommt einen Anhänger in deren Farbe.
help-step-gather = Einsammeln: Nimm die Anhänger von der genommenen Landschaft in deinen persönlichen Vorrat.
help-step-pay = Bezahle die Kosten oder mach die Landschaft kostenlos zur Wildnis.
help-step-place = Lege die Landschaft in deine Welt.
help-step-effect = Führe ihren Effekt aus.
help-step-limit = Behalte höchstens 10 Anhänger und lege die übrigen zurück.
help-step-refill = Beende den Spielzug: Eine neue Landschaft füllt die Lücke.

## Kapitel: eine Überschrift, die Hauptsache in einem Satz, mehr davon, und was die Zeichnung zeigt

help-aim = Worum es geht
    .brief = In 15 Runden nimmst du 14 Landschaften und eine Gottheit und baust daraus eine Pyramide: deine Welt.
    .text = Landschaften bringen Schaffenspunkte (SP), und wer am Ende die meisten hat, gewinnt. Landschaften kosten Anhänger, und Anhänger sammeln sich auf den Landschaften, die noch niemand genommen hat: Jede Landschaft, die du nimmst, macht ihre Nachbarn für den nächsten Spieler wertvoller. Achte also nicht nur darauf, was du bekommst, sondern auch darauf, was du den anderen lässt.
    .scene = Eine vollendete Welt: 14 Landschaften auf vier Ebenen und die Gottheit auf der Spitze.
help-pieces = Das Material
    .brief = Es gibt fünf Farben, und jede hat ihr eigenes Zeichen.
    .text = Eine Scheibe steht für etwas, das verlangt wird: Kosten oder eine Bedingung. Eine Figur ist ein Anhänger. Die Scheibe mit fünf Punkten steht für eine beliebige Farbe. SP auf einem ausgefüllten Schild zählen, SP auf einem gestrichelten hängen noch von einer Bedingung ab, und SP unter einem grauen „Nicht erfüllt“-Plättchen sind verloren.
    .scene = Eine Landschaft: 1 Kosten, 2 Farbe, 3 Stufe, 4 Effekt, 5 Schaffenspunkte, 6 Mystikwert (nur auf weißen). Darunter: die Scheiben und die Anhänger der fünf Farben.
help-setup = Spielaufbau
    .brief = Neun Landschaften der Stufe 1 bilden die zentrale Auslage, und noch hat niemand Anhänger.
    .text = Mit weniger Spielern fallen manche Landschaften weg, es werden weniger Gottheiten aufgedeckt, und es gibt weniger Tempel zu gewinnen. Die Stapel werden Stufe für Stufe aufgebraucht, sodass die Landschaften im Lauf der Partie teurer und wertvoller werden. Das letzte Auffüllen deckt die letzte Landschaft auf.
    .scene = Die Auslage zu Beginn einer Partie zu viert; darunter, wie viele verdeckte Landschaften jeder Stufe übrig sind.
help-turn = Dein Spielzug
    .brief = Nimm eine Landschaft aus der zentralen Auslage oder eine Gottheit. Passen kannst du nicht.
    .text = Eine Landschaft nimmst du in diesen sieben Schritten. Eine Gottheit legst du einfach neben deine Welt und führst ihren Soforteffekt aus, falls sie einen hat. Du nimmst genau eine pro Partie – wann, entscheidest du. Bis du deinen Spielzug beendest, kannst du alles zurücknehmen, denn erst das Auffüllen deckt etwas Neues auf.
help-spread = Erschaffen und einsammeln
    .brief = Jeder Nachbar der genommenen Landschaft in der Auslage bekommt einen Anhänger in ihrer Farbe; diagonal zählt nicht.
    .text = Bei einer Ecke sind das zwei Anhänger, am Rand drei, in der Mitte vier, auch wenn die Landschaft zur Wildnis wird. Danach sammelst du ein, was auf der genommenen Landschaft selbst steht. Damit darfst du gleich bezahlen.
    .scene = Die rote Landschaft in der Mitte wird genommen. Ihre vier Nachbarn bekommen je einen roten Anhänger (gestrichelt), und du sammelst den weißen und den blauen ein, die auf ihr stehen.
help-pay = Bezahlen
    .brief = Jede Scheibe am linken Rand einer Landschaft kostet einen Anhänger aus deinem persönlichen Vorrat.
    .text = Eine farbige Scheibe verlangt ihre Farbe, die Scheibe mit fünf Punkten eine Farbe deiner Wahl. Mit einem Vergünstigungsplättchen sind Scheiben dieser Farbe kostenlos. Kannst oder willst du nicht bezahlen, wird die Landschaft zur Wildnis: Das ist immer erlaubt.
    .scene = Dieser Wald kostet einen grünen, einen weißen, einen blauen und einen beliebigen Anhänger. Mit dem grünen Vergünstigungsplättchen genügen drei.
help-exchange = Tausch und Obergrenze
    .brief = In deinem Spielzug darfst du 3 Anhänger einer Farbe gegen 1 einer anderen tauschen; am Ende behältst du höchstens 10.
    .text = Tauschen darfst du, so oft du kannst. Während deines Spielzugs dürfen beliebig viele Anhänger in deinem Vorrat sein; erst am Ende legst du alle bis auf zehn zurück. Tausche also Anhänger, die ohnehin wegmüssten.
    .scene = Drei blaue Anhänger gegen einen roten.
help-place = Legen
    .brief = An die Enden von Ebene 1 darf jede Farbe; weiter oben muss eine der beiden Landschaften darunter dieselbe Farbe haben.
    .text = Ebene 1 fasst fünf Landschaften, die Ebenen darüber vier, drei und zwei. Eine höhere Ebene kannst du beginnen, sobald darunter zwei benachbarte Landschaften liegen. Gelegte Landschaften werden nie verschoben. Überlege also früh, welche Farben du unten brauchen wirst.
    .scene = Eine blaue Landschaft darf an beide Enden von Ebene 1 oder über Grün und Blau. Über Rot und Grün darf sie nicht.
help-wilderness = Wildnis
    .brief = Jede Landschaft kannst du umdrehen: Dann kostet sie nichts, gilt als jede Farbe und bringt −1 SP.
    .text = Eine Wildnis darf über jeder Farbe liegen und jede Landschaft über einer Wildnis. Auch für Wälder und Bewässerungsanlagen zählt sie. Sie ist der Ausweg, wenn du nicht bezahlen kannst, und oft ein gutes Fundament auf Ebene 1.
    .scene = Der rote Vulkan darf hier liegen, weil die Wildnis unter ihm als Rot gilt.
help-farm = Bauernhöfe
    .brief = Ein Bauernhof gibt dir das Vergünstigungsplättchen der angegebenen Farbe: Ab der nächsten Landschaft sind Scheiben dieser Farbe kostenlos.
    .text = Das Plättchen behältst du bis zum Ende: Je früher du es hast, desto mehr sparst du. Bei Dörfern, Vulkanen und dem Gott des Todes hilft es nicht, und für die Scheibe mit fünf Punkten gilt es nie.
    .scene = Ein Bauernhof und das Plättchen, das er bringt.
help-village = Dörfer
    .brief = Lege so viele Anhänger beliebiger Farben zurück, wie das Dorf angibt, sonst wird es nicht gewertet.
    .text = Das tust du, nachdem du das Dorf bezahlt und gelegt hast. Du darfst verzichten: Dann bleibt es offen liegen und behält seine Farbe, bringt aber keine Punkte. Nur einen Teil zurückzulegen geht nicht.
    .scene = Links ein Dorf, das gewertet wird; rechts eines, bei dem verzichtet wurde: Es wird nicht gewertet.
help-forest = Wälder
    .brief = Ein Wald wird am Ende gewertet, wenn genug seiner Nachbarn eine der angegebenen Farben haben.
    .text = Er hat bis zu sechs Nachbarn: zwei daneben, zwei darunter und zwei darüber. Eine Wildnis zählt mit. Auch später gelegte Landschaften zählen: Was jetzt noch fehlt, kann also noch kommen. Auf dem Wald siehst du, wie viele passende Nachbarn er hat und wie viele er braucht.
    .scene = Dieser Wald braucht drei grüne oder rote Nachbarn und hat sie: die umrahmten.
help-volcano = Vulkane
    .brief = Entferne so viele Anhänger der angegebenen Farben aus der zentralen Auslage, wie der Vulkan angibt, sonst wird er nicht gewertet.
    .text = Du wählst, von welchen Landschaften; auch eben erst erschaffene Anhänger darfst du entfernen. Sie kommen in den allgemeinen Vorrat, nicht zu dir; entferne also die, die den anderen am meisten nützen würden. Du darfst verzichten; nur einen Teil zu entfernen geht nicht.
    .scene = Dieser Vulkan entfernt vier weiße oder blaue Anhänger: die umrahmten.
help-irrigation = Bewässerungsanlagen
    .brief = Eine Bewässerungsanlage wird gewertet, wenn eine der beiden Landschaften direkt darunter die angegebene Farbe hat oder eine Wildnis ist.
    .text = Das entscheidet sich beim Legen und ändert sich nicht mehr. Auf Ebene 1 liegt nichts darunter, dort wird sie nicht gewertet. Denke daran, dass darunter auch ihre eigene Farbe liegen muss: Oft liefert die eine Landschaft die angegebene Farbe und die andere die eigene.
    .scene = Links liegt Grün darunter: Sie wird gewertet. Rechts fehlt Grün.
help-conversion = Bekehrungen und Felsen
    .brief = Eine Bekehrung bringt dir Anhänger aus dem allgemeinen Vorrat; ein Heiliger Felsen ist einfach 1 SP wert.
    .text = Die meisten Bekehrungen kosten nichts. Nimm sie früh: Sie bringen dir gleich Anhänger, und über ihrer Farbe kannst du später weiterbauen. Ist die Scheibe mit fünf Punkten abgebildet, wählst du die Farbe.
    .scene = Zwei rote Anhänger, ein beliebiger Anhänger und ein Heiliger Felsen.
help-temple = Kultstätten und Tempel
    .brief = Wer am Ende die meisten Kultstätten hat, erhält den besten Tempel, wer die zweitmeisten hat, den nächsten und so weiter.
    .text = Zähle alle Kultstätten deiner Welt zusammen. Bei Gleichstand entscheidet der höchste Mystikwert auf einer offenen weißen Landschaft. Ohne Kultstätte gibt es keinen Tempel, also lohnt sich schon eine einzige.
    .scene = Drei Kultstätten bringen den besten Tempel. Bei je zwei entscheidet der Mystikwert: 4 schlägt 3.
help-gods = Gottheiten
    .brief = Einmal pro Partie nimmst du eine Gottheit statt einer Landschaft.
    .text = Dabei werden keine Anhänger erschaffen, und die Auslage bleibt, wie sie ist. Es gibt eine Gottheit mehr als Spieler, also kann auch der Letzte noch zwischen zweien wählen; die passende kann dann aber schon weg sein.
    .scene = Die zehn Gottheiten. In jeder Partie sind nur einige davon dabei.
help-end = Ende und Wertung
    .brief = Nach 15 Runden bekommst du die Punkte deiner gewerteten Landschaften, deiner Gottheit und deines Tempels und verlierst 1 SP je Wildnis.
    .text = Zuerst werden die Wälder geprüft, dann die Tempel verteilt, dann die Gottheiten gewertet. Um „zu den Spielern mit den meisten“ zu gehören, genügt Gleichstand. Bei Punktgleichheit gewinnt, wer mehr Anhänger übrig hat.
    .scene = Ein Beispiel: 23 SP aus Landschaften, zwei Wildnisse, ein Tempel mit 7 SP und eine Gottheit mit 3 SP ergeben 31 SP.
help-rulings = Klarstellungen
    .brief = Wo die Anleitungen schweigen oder einander widersprechen, mussten wir entscheiden. Hier steht, wie und warum.
help-deal = Das Austeilen
    .brief = Geheim ist nur die Reihenfolge in den Stapeln; alles andere liegt offen.
    .text = Die ganze Verteilung steht fest, bevor jemand die erste Landschaft sieht, und ist mit einer Prüfsumme versiegelt, die vorher veröffentlicht wird. Nach der Partie kann jeder nachprüfen, dass nichts verändert wurde.

## Warum die Klarstellungen so sind

help-reason-Q1 = Die polnische und die slowakische Anleitung sagen „direkt darunter“, die deutsche sagt „eine der beiden darunterliegenden“. In einer Pyramide liegt jede Landschaft über zweien, also muss jede der beiden genügen.
help-reason-Q2 = Die deutsche Anleitung spricht von einer Stufe 6, die es nicht gibt. Alle anderen nennen sechs der Stufe 3, und nur so kommt man auf 14.
help-reason-Q3 = Die polnische Anleitung zählt die Gottheit als fünfte Ebene, aber keine Regel hängt davon ab.
help-reason-Q4 = Die polnische Anleitung verlangt einen Mystikwert auf einer Kultstätte, die slowakische, die russische und die deutsche auf einer weißen Landschaft: Wir folgen der Mehrheit. In unserem Set sind alle Mystikwerte verschieden; was danach kommt, spielt nur bei anderen Sets eine Rolle.
help-reason-Q5 = Die russische Anleitung verlangt einen Tempel, die anderen eine Kultstätte. Es gibt so viele Tempel wie Spieler, also kommt es auf dasselbe hinaus.
help-reason-Q6 = Keine Anleitung macht eine Ausnahme für null, also halten wir uns an den Wortlaut.
help-reason-Q7 = Alle Anleitungen verbieten mehr als zehn Anhänger am Ende eines Spielzugs, und die Göttin der Liebe kann mehr bringen.
help-reason-Q8 = Dem Wortlaut nach könntest du erst bezahlen und die Landschaft danach doch umdrehen. Das hilft nie, also fragen wir nur einmal.
help-reason-Q9 = Die Anleitungen sagen dazu nichts. Solange nichts Verdecktes aufgedeckt wurde, schadet es niemandem. An diesen Tischen geht es auch danach noch, außer in gewerteten Partien und der Partie des Tages: Wähle im Menü „{ pages-rewind }“. Wenn du mit anderen spielst, heißt es dort „{ pages-ask-rewind }“, und sie müssen zustimmen.
help-reason-Q10 = Die polnische Anleitung sagt „eine beliebige andere Farbe“.
help-reason-Q11 = Nach den Anleitungen wählen die Spieler der Reihe nach, aber niemand würde weniger Punkte wählen.
help-reason-Q12 = Die Anleitungen erlauben den Tausch jederzeit. Aber Farben spielen nur beim Bezahlen eine Rolle und die Anzahl nur bei der Obergrenze.
help-reason-Q13 = Die Anleitungen beschreiben die Arten von Landschaften, nicht jede einzelne. Unser Set hält sich an alles, was über das gedruckte bekannt ist.
