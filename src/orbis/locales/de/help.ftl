### Die Seite der Regeln.

help-title = Die Regeln von Orbis
help-lead = Lies sie der Reihe nach oder suche. Jede Regel hat einen kurzen Namen, etwa E5, und jedes „Warum nicht?“ am Tisch führt zu der Regel, die es beantwortet.
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

## Die Schritte eines Spielzugs

help-step-spread = Erschaffen: Auf jede Landschaft neben, über und unter der genommenen kommt ein Anhänger ihrer Farbe.
help-step-gather = Einsammeln: Die Anhänger auf der genommenen Landschaft kommen in deinen persönlichen Vorrat.
help-step-pay = Bezahle die Kosten, oder mach die Landschaft kostenlos zur Wildnis.
help-step-place = Lege die Landschaft in deine Welt.
help-step-effect = Führe ihren Effekt aus.
help-step-limit = Behalte höchstens 10 Anhänger und lege die übrigen zurück.
help-step-refill = Beende den Spielzug: Eine neue Landschaft füllt die Lücke.

## Kapitel: eine Überschrift, die Hauptsache in einem Satz, mehr davon, und was die Zeichnung zeigt

help-aim = Worum es geht
    .brief = In 15 Runden nimmst du 14 Landschaften und eine Gottheit und legst daraus eine Pyramide: deine Welt.
    .text = Landschaften bringen Schaffenspunkte (SP), und wer am Ende die meisten hat, gewinnt. Landschaften kosten Anhänger, und Anhänger kommen auf Landschaften, die noch niemand genommen hat: Alles, was du nimmst, macht seine Nachbarn reicher für den nächsten Spieler. Achte also nicht nur darauf, was du bekommst, sondern auch darauf, was du zurücklässt.
    .scene = Eine vollendete Welt: 14 Landschaften auf vier Ebenen, und auf der Spitze die Gottheit.
help-pieces = Das Material
    .brief = Es gibt fünf Farben, und jede hat ihr eigenes Zeichen.
    .text = Eine Scheibe ist etwas, das verlangt wird: ein Preis oder eine Bedingung. Eine Figur ist ein Anhänger, der wirklich da ist. Die Scheibe mit fünf Punkten steht für eine beliebige Farbe. Punkte auf ausgefülltem Schild zählen, Punkte auf gestricheltem Schild warten noch auf ihre Bedingung, und wo ein „Nicht erfüllt“-Plättchen liegt, sind sie verloren.
    .scene = Eine Landschaft: 1 Kosten, 2 Farbe, 3 Stufe, 4 Effekt, 5 Schaffenspunkte, 6 Mystikwert (nur auf weißen). Darunter: die Scheiben und die Anhänger der fünf Farben.
help-setup = Spielaufbau
    .brief = Neun Landschaften der Stufe 1 bilden die zentrale Auslage, und niemand hat schon Anhänger.
    .text = Mit weniger Spielern bleiben manche Landschaften draußen, es werden weniger Gottheiten aufgedeckt, und es gibt weniger Tempel zu gewinnen. Die Stapel werden Stufe für Stufe aufgebraucht, so werden die Landschaften im Lauf der Partie teurer und wertvoller. Das letzte Auffüllen nimmt die letzte Landschaft.
    .scene = Die Auslage zu Beginn; darunter, wie viele verdeckte Landschaften jeder Stufe übrig sind.
help-turn = Dein Spielzug
    .brief = Nimm eine Landschaft aus der zentralen Auslage oder eine Gottheit. Passen kannst du nicht.
    .text = Eine Landschaft zu nehmen hat diese sieben Schritte. Eine Gottheit legst du einfach neben deine Welt, und ihr Soforteffekt gilt; genau einmal in der Partie nimmst du eine, wann, entscheidest du. Bis zum Ende deines Spielzugs kannst du alles zurücknehmen, denn erst das Auffüllen deckt etwas Neues auf.
help-spread = Erschaffen und einsammeln
    .brief = Die genommene Landschaft schickt jedem ihrer Nachbarn in der Auslage einen Anhänger ihrer eigenen Farbe, nie schräg.
    .text = Aus einer Ecke kommen zwei, vom Rand drei, aus der Mitte vier; auch dann, wenn die Landschaft eine Wildnis wird. Danach sammelst du ein, was auf der genommenen Landschaft selbst liegt. Damit darfst du gleich bezahlen.
    .scene = Die rote Landschaft in der Mitte wird genommen. Rote Anhänger kommen zu ihren vier Nachbarn (gestrichelt), und du sammelst den weißen und den blauen ein, die auf ihr liegen.
help-pay = Bezahlen
    .brief = Jede Scheibe am linken Rand einer Landschaft kostet einen Anhänger aus deinem persönlichen Vorrat.
    .text = Eine farbige Scheibe verlangt ihre Farbe, die Scheibe mit fünf Punkten eine Farbe deiner Wahl. Mit einem Vergünstigungsplättchen sind Scheiben seiner Farbe kostenlos. Kannst oder willst du nicht bezahlen, wird die Landschaft zur Wildnis: Das ist immer erlaubt.
    .scene = Dieser Wald kostet einen grünen, einen weißen, einen blauen und einen weiteren Anhänger. Mit dem grünen Vergünstigungsplättchen genügen drei.
help-exchange = Tausch und Grenze
    .brief = In deinem Spielzug darfst du 3 Anhänger einer Farbe gegen 1 einer anderen tauschen; an seinem Ende behältst du höchstens 10.
    .text = Tauschen darfst du, so oft du kannst. Während deines Spielzugs darf dein persönlicher Vorrat beliebig groß sein; erst am Ende legst du bis auf zehn zurück. Anhänger, die ohnehin gehen müssten, sind für einen Tausch also gut angelegt.
    .scene = Drei blaue Anhänger gegen einen roten.
help-place = Legen
    .brief = An den Enden von Ebene 1 darf jede Farbe liegen; weiter oben braucht eine Landschaft ihre eigene Farbe in einer der beiden darunter.
    .text = Ebene 1 fasst fünf Landschaften, die Ebenen darüber vier, drei und zwei. Eine höhere Ebene kann beginnen, sobald darunter zwei benachbarte Landschaften liegen. Gelegtes wird nie verschoben. Denke also früh an die Farben, die du unten brauchen wirst.
    .scene = Eine blaue Landschaft darf an beide Enden von Ebene 1 oder über Grün und Blau. Über Rot und Grün darf sie nicht liegen.
help-wilderness = Wildnis
    .brief = Jede Landschaft kann umgedreht werden: Dann kostet sie nichts, gilt als jede Farbe und bringt −1 SP.
    .text = Eine Wildnis darf über allen Farben liegen, und über einer Wildnis darf alles liegen. Auch Wälder und Bewässerungsanlagen zählen sie. Sie ist der Ausweg, wenn du nicht bezahlen kannst, und oft ein gutes Fundament auf Ebene 1.
    .scene = Der rote Vulkan darf hier liegen, weil die Wildnis unter ihm als Rot gilt.
help-farm = Bauernhöfe
    .brief = Ein Bauernhof gibt dir das Vergünstigungsplättchen einer Farbe: Ab der nächsten Landschaft sind Scheiben dieser Farbe kostenlos.
    .text = Das Plättchen bleibt dir bis zum Ende, früh spart es also am meisten. Bei Dörfern, Vulkanen und dem Gott des Todes hilft es nicht, und die Scheibe mit fünf Punkten bezahlt es nie.
    .scene = Ein Bauernhof und das Plättchen, das er bringt.
help-village = Dörfer
    .brief = Lege so viele Anhänger beliebiger Farben zurück, wie das Dorf zeigt, sonst ist es nicht erfüllt.
    .text = Das tust du, nachdem du das Dorf bezahlt und gelegt hast. Du darfst ablehnen: Dann bleibt es offen liegen und behält seine Farbe, bringt aber keine Punkte. Teilweise geht es nicht.
    .scene = Links ein Dorf, das gewertet wird; rechts eines, das abgelehnt wurde und nicht erfüllt ist.
help-forest = Wälder
    .brief = Ein Wald wird am Ende gewertet, wenn genug seiner Nachbarn eine seiner Farben haben.
    .text = Bis zu sechs Landschaften sind seine Nachbarn: zwei daneben, zwei darunter und zwei darüber. Eine Wildnis zählt mit. Auch was später kommt, zählt, ein Wald kann also noch erwachen; auf ihm siehst du, wie viele er hat und wie viele er braucht.
    .scene = Dieser Wald braucht drei grüne oder rote Nachbarn und hat sie: Sie sind umrahmt.
help-volcano = Vulkane
    .brief = Entferne so viele Anhänger in den Farben des Vulkans aus der zentralen Auslage, wie er zeigt, sonst ist er nicht erfüllt.
    .text = Nimm sie von beliebigen Landschaften, auch solche, die du eben erst erschaffen hast. Du bekommst sie nicht; entferne also die, die den anderen am meisten nützen würden. Du darfst ablehnen; teilweise geht es nicht.
    .scene = Dieser Vulkan entfernt vier weiße oder blaue Anhänger: die umrahmten.
help-irrigation = Bewässerungsanlagen
    .brief = Sie wird gewertet, wenn eine der beiden Landschaften direkt darunter die gezeigte Farbe hat oder eine Wildnis ist.
    .text = Das entscheidet sich beim Legen und ändert sich nie mehr. Auf Ebene 1 liegt nichts darunter, dort ist sie nicht erfüllt. Denke daran, dass darunter auch ihre eigene Farbe liegen muss: Oft bringt eine der beiden die eine Farbe und eine die andere.
    .scene = Links liegt Grün darunter: Sie wird gewertet. Rechts fehlt Grün.
help-conversion = Bekehrungen und Felsen
    .brief = Eine Bekehrung bringt dir Anhänger aus dem allgemeinen Vorrat; ein Heiliger Felsen ist einen Punkt wert, ohne jede Bedingung.
    .text = Die meisten Bekehrungen kosten nichts. Nimm sie früh: für die Anhänger jetzt und für ihre Farbe, auf der später andere liegen werden. Wo die Scheibe mit fünf Punkten steht, wählst du die Farbe.
    .scene = Zwei rote Anhänger, einer beliebiger Farbe und ein Heiliger Felsen.
help-temple = Kultstätten und Tempel
    .brief = Am Ende erhält, wer die meisten Kultstätten hat, den besten Tempel, der Nächste den nächsten und so weiter.
    .text = Alle Kultstätten deiner Welt werden zusammengezählt. Bei Gleichstand entscheidet der höchste Mystikwert auf einer offenen weißen Landschaft. Ohne Kultstätte gibt es keinen Tempel, also lohnt sich schon eine einzige.
    .scene = Drei Kultstätten nehmen den besten Tempel. Bei je zweien entscheidet der Mystikwert: 4 geht vor 3.
help-gods = Gottheiten
    .brief = Einmal in der Partie nimmst du eine Gottheit statt einer Landschaft.
    .text = Dabei werden keine Anhänger erschaffen, und die Auslage bleibt, wie sie ist. Es gibt eine Gottheit mehr als Spieler, also hat auch der Letzte noch die Wahl zwischen zweien; die passende kann dann aber schon weg sein.
    .scene = Die zehn Gottheiten. In jeder Partie sind nur einige davon dabei.
help-end = Ende und Wertung
    .brief = Nach 15 Runden zählen die Punkte deiner gewerteten Landschaften, −1 je Wildnis, deine Gottheit und dein Tempel.
    .text = Zuerst werden die Wälder gewertet, dann die Tempel, dann die Gottheiten. Um „zu den Spielern mit den meisten“ zu gehören, genügt Gleichstand. Bei gleichen Punkten gewinnen mehr übrige Anhänger im persönlichen Vorrat.
    .scene = Ein Beispiel: 23 SP aus Landschaften, zwei Wildnisse, ein Tempel zu 7 SP und eine Gottheit zu 3 SP ergeben 31 SP.
help-rulings = Klarstellungen
    .brief = Wo die Spielregeln schweigen oder einander widersprechen, mussten wir entscheiden. So, und darum.
help-deal = Das Austeilen
    .brief = Geheim ist nur die Reihenfolge der Stapel; alles andere liegt offen.
    .text = Alles ist ausgeteilt, bevor jemand die erste Landschaft sieht, und versiegelt durch eine Zahl, die veröffentlicht wird. Nach der Partie kann jeder prüfen, dass nichts verändert wurde. Die Regeln hier sagen genau, wie gemischt wird.

## Warum die Klarstellungen so sind

help-reason-Q1 = Die polnische und die slowakische Regel sagen „direkt darunter“, die deutsche sagt eine der beiden darunter. In einer Pyramide liegt jede Landschaft über zweien, also muss jede der beiden reichen.
help-reason-Q2 = Die deutsche Regel spricht von einer Stufe 6, die es nicht gibt. Alle anderen nennen sechs der Stufe 3, und nur so ist die Summe 14.
help-reason-Q3 = Die polnische Regel zählt die Gottheit als fünfte Ebene, aber keine Regel hängt davon ab.
help-reason-Q4 = Die polnische Regel verlangt einen Mystikwert auf einer Kultstätte, die slowakische, die russische und die deutsche auf einer weißen Landschaft: Wir folgen der Mehrheit. In unserem Satz sind alle Mystikwerte verschieden; was danach kommt, gilt nur für andere Sätze.
help-reason-Q5 = Die russische Regel verlangt einen Tempel, die anderen eine Kultstätte. Es gibt so viele Tempel wie Spieler, also kommt es auf dasselbe hinaus.
help-reason-Q6 = Keine Regel macht eine Ausnahme für null, also nehmen wir den Satz, wie er dasteht.
help-reason-Q7 = Alle Regeln verbieten mehr als zehn am Ende eines Spielzugs, und die Göttin der Liebe kann mehr bringen.
help-reason-Q8 = Dem Wortlaut nach könnte man erst bezahlen und die Landschaft danach doch umdrehen. Das hilft nie, also fragen wir nicht zweimal.
help-reason-Q9 = Die Regeln sprechen nicht davon. Solange nichts Verdecktes aufgedeckt wurde, schadet es niemandem.
help-reason-Q10 = Die polnische Regel sagt „eine beliebige andere Farbe“.
help-reason-Q11 = Nach den Regeln wählen die Spieler der Reihe nach, aber niemand würde weniger Punkte wählen.
help-reason-Q12 = Die Regeln erlauben den Tausch jederzeit. Aber nur das Bezahlen fragt nach Farben, und nur die Grenze fragt, wie viele es sind.
help-reason-Q13 = Die Regeln beschreiben die Arten von Landschaften, nicht jede einzelne. Unser Satz hält sich an alles, was vom gedruckten bekannt ist.
