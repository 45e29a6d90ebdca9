course-first = Erste Schritte
course-fine = Karten

enter = Aufs Brett kommen
enter-aim = Bring alle vier Figuren einmal herum und ins Ziel, bevor die anderen es schaffen. Am Anfang stehen alle auf B.
enter-roll = Hinein kommt man mit einer 6. Solange du keine Figur auf der Bahn hast, hast du drei Würfe. Würfle!
enter-six = Eine 6! Stell eine Figur auf A.
enter-again = Nach jeder 6 würfelst du noch einmal. Solange Figuren auf B warten, muss A gleich wieder frei werden: Zieh weiter.
enter-done = Die erste Figur läuft.

hit = Hinauswerfen
hit-look = Ben hat eine Figur auf deinem Feld 9. Würfle!
hit-task = Eine 4 führt von 5 genau dorthin. Du darfst dich dazustellen oder hinauswerfen: Wirf Ben hinaus!
hit-miss = Erlaubt ist das, niemand muss hinauswerfen. Aber hier: von 5 auf 9, und hinaus!
hit-done = Bens Figur steht wieder auf B. Ein Wurf wird immer ganz und mit einer Figur gezogen.

goal = Ins Ziel
goal-look = Nach 39 kommt dein Ziel: a, b, c und d. Drei Figuren stehen schon sicher darin. Würfle!
goal-task = Von 36 bis a sind es vier Felder: Zieh hinein.
goal-done = Alle vier im Ziel: Du hast gewonnen.

draw = Eine Karte ziehen
draw-look = Für den Ärger sorgen die Karten. Würfle zuerst.
draw-move = Zieh, mit welcher Figur du magst.
draw-draw = Nach dem Würfelzug darfst du eine Karte ziehen, bis zu fünf auf die Hand. Zieh!
draw-miss = Verzichten darfst du. Aber Karten sind das halbe Spiel: Zieh eine.
draw-done = „Siebenmeilenstiefel“. Welche Karte es ist, siehst nur du; wie viele du hast, sehen alle.

siebenmeilenstiefel = Eine Karte spielen
siebenmeilenstiefel-look = Wer dran ist, würfelt oder spielt eine Karte, nie beides. Die Karten verraten beim Antippen, was sie tun.
siebenmeilenstiefel-task = „Siebenmeilenstiefel“: ein Wurf und 7 dazu. Spiel sie.
siebenmeilenstiefel-miss = Das ginge. Spiel hier die Karte.
siebenmeilenstiefel-try-trio = das Trio spielen
siebenmeilenstiefel-move = 1 + 7 = 8. Auch auf B wartende Figuren dürfen mit Karten los, und Hinauswerfen geht ebenfalls: Bens Figur steht auf deiner 38.
siebenmeilenstiefel-move-miss = Erlaubt. Aber von 30 aus triffst du Ben.
siebenmeilenstiefel-done = So ärgert man. Ein Kartenzug muss gemacht werden; eine Karte, die sich nicht ganz ausführen lässt, darfst du gar nicht erst spielen.

denkste = Denkste!
denkste-look = Ben spielt „Marathon“, und du hast „Denkste!“. Sieh zu, was er ansagt.
denkste-task = JEDERZEIT-Karten spielt man auch, wenn man nicht dran ist. Sag „Denkste!“, bevor etwas geschieht.
denkste-miss = Dann läuft Ben davon. Spiel „Denkste!“.
denkste-done = Aufgehoben: Bens Karte wird abgelegt, und der Zug ist damit vorbei. Jetzt kannst du spielen, den Rest sagen dir die Karten.

platztausch = Platztausch
platztausch-look = Bens Figuren stehen auf deiner 29, deine auf 5. Spiel den Platztausch.
platztausch-miss = Spiel hier die Karte.
platztausch-mine = Nenn deine Figur.
platztausch-his = Und Bens.
platztausch-done = 24 Felder geschenkt! Wie weit eine Figur ist, sagt allein ihr Feld. Niemand fliegt dabei hinaus.

bombe = Bombe!
bombe-look = Die Bombe nennt ein Feld der Bahn, dann wird gewürfelt. Spiel sie.
bombe-miss = Spiel hier die Bombe.
bombe-where = Auf 13, 14 und 15 steht Ben. Leg sie auf 15, weit genug von dir.
bombe-where-miss = Das träfe auch dich. Leg sie auf 15.
bombe-done = Alles, was höchstens zwei Felder entfernt stand, geht auf B. Eigene Figuren träfe sie genauso.

duell = Duell!
duell-look = Fordere Ben heraus: Spiel das Duell.
duell-miss = Spiel hier das Duell.
duell-mine = Nenn eine deiner Figuren.
duell-mine-miss = Riskier lieber die hintere, die auf 5.
duell-his = Und eine von Ben. Dann würfeln beide.
duell-done = 5 gegen 4: Bens Figur geht auf B. Bei Gleichstand würfe man noch einmal.

polonaise = Polonaise
polonaise-look = Bei der Polonaise stellen sich alle Figuren auf der Bahn lückenlos vor eine von deinen.
polonaise-miss = Spiel hier die Karte.
polonaise-name = Nenn deine Figur auf 10.
polonaise-name-miss = Auch möglich. Nimm hier die auf 10.
polonaise-done = Sie stehen jetzt in der Reihenfolge, in der sie vor ihr standen. Niemand fliegt hinaus.

geisterfahrer = Geisterfahrer
geisterfahrer-look = Ben steht drei Felder hinter dir. Fahr rückwärts!
geisterfahrer-miss = Spiel hier die Karte.
geisterfahrer-name = Nenn deine Figur auf 9.
geisterfahrer-done = Alles, worüber sie fährt und wo sie hält, geht auf B.

marathon = Marathon
marathon-look = Viermal würfeln, und eine Figur zieht die Summe. Los!
marathon-miss = Spiel hier die Karte.
marathon-move = Zehn Felder. Von 33 aus hast du bei Karten die Wahl: ins Ziel auf d, oder über A hinaus auf 3 und noch eine Runde. Zieh ins Ziel.
marathon-move-miss = Auch das geht. Hier aber ins Ziel: auf d.
marathon-done = Beim Würfeln gibt es diese Wahl nicht, nur bei Karten.

prophezeiung = Prophezeiung
prophezeiung-look = Sag deinen Wurf voraus.
prophezeiung-miss = Spiel hier die Karte.
prophezeiung-name = Nenn die 4.
prophezeiung-name-miss = Eine Zahl ist so gut wie die andere. Nimm hier die 4.
prophezeiung-move = Eine 4! Du ziehst das Dreifache, zwölf Felder.
prophezeiung-done = Wäre sie falsch gewesen, hättest du einfach den Wurf gezogen; eine 6 müsste dann zuerst eine Figur herausbringen.

wuerfel-menue = Würfel-Menü
wuerfel-menue-look = Dreimal würfeln, einen Wurf aussuchen.
wuerfel-menue-miss = Spiel hier die Karte.
wuerfel-menue-choose = Nimm die 4.
wuerfel-menue-choose-miss = Weiter ist hier besser: die 4.
wuerfel-menue-move = Zieh damit.
wuerfel-menue-done = Gut gespeist.

grosser-start = Großer Start
grosser-start-look = Zwei Figuren warten noch auf B. Hol sie alle heraus.
grosser-start-miss = Spiel hier die Karte.
grosser-start-done = Auf einem Feld der Bahn dürfen mehrere stehen, auch auf A.

farbenkoenig = Farbenkönig
farbenkoenig-look = Wer führt, wird zurückgestuft. Gerade ist das Ben.
farbenkoenig-miss = Spiel hier die Karte.
farbenkoenig-done = Bens vorderste Figur steht wieder auf A. Gezählt wird zuerst im Ziel, dann die Summe der Felder.

karate = Karate!
karate-look = Ben würfelt, und deine Figur steht auf seinem Weg.
karate-task = Ben will dich hinauswerfen. Wehr dich mit Karate!
karate-miss = Dann fliegst du hinaus. Spiel Karate.
karate-done = Der Angreifer muss auf B, und du bleibst stehen.

trio = Trio
trio-look = Drei deiner Figuren sind im Ziel, und du hast das Trio.
trio-miss = Mit dem Trio gewinnst du sofort!
trio-done = Gewonnen, auch ohne die vierte.

deck = Bis zur letzten Karte
deck-look = Dieser Tisch spielt, bis der erste Stapel leer ist. Eine Karte liegt noch da. Würfle!
deck-move = Zieh.
deck-draw = Zieh die letzte Karte: Du liegst vorn.
deck-miss = Trau dich, du gewinnst damit.
deck-done = Schluss. Gezählt wird wie beim Spiel nach Runden.

reshuffle = Der Stapel ist leer
reshuffle-look = Der Stapel ist leer. Würfle erst einmal.
reshuffle-move = Zieh.
reshuffle-draw = Und jetzt zieh eine Karte.
reshuffle-miss = Zieh hier eine.
reshuffle-done = Die abgelegten Karten wurden gemischt und sind der neue Stapel.

teams = Zu zweit gegen zwei
teams-look = Zu viert und zu sechst können Gegenübersitzende zusammenspielen. Du und Carla habt drei Figuren im Ziel. Würfle!
teams-move = Vier Figuren des Paares gewinnen: Zieh hinein.
teams-done = Ihr habt gemeinsam gewonnen. Man kann auch um Punkte spielen: Dann ist bei drei Figuren einer Farbe Schluss.

gesetz = Gesetz!
gesetz-look = Das Gesetz: Für den nächsten Zug jedes Spielers ist Würfeln verboten. Wer eine spielbare Karte hat, muss eine spielen; wer keine hat, setzt aus.
gesetz-task = Ben hatte keine Karte. Du hast die Bombe und musst sie spielen.
gesetz-try-roll = würfeln
gesetz-where = Wohin damit? Nach 15.
gesetz-where-miss = Leg sie auf 15, dort steht Ben.
gesetz-done = Damit ist das Gesetz erfüllt und wird abgelegt.

nimm = Nimm!
nimm-look = Nimm! Jeder zieht blind eine Karte aus der Hand des rechten Nachbarn, du zuerst.
nimm-done = Du hast ein Trio erwischt. Jetzt zieht Ben bei dir.

knobelrunde = Knobelrunde!
knobelrunde-look = Zu zweit ist die Knobelrunde Schere, Stein, Papier; zu mehreren wählen alle heimlich 0 bis 5.
knobelrunde-task = Alle wählen heimlich. Nimm die Schere.
knobelrunde-miss = Jede Wahl ist so gut wie die andere. Nimm hier die Schere.
knobelrunde-move = Gewonnen! Wer gewinnt, muss 11 ziehen.
knobelrunde-done = Mit mehreren zieht, wer mit seiner Zahl allein ist: sie und noch 5 dazu.

six = Zu fünft und zu sechst
six-board = Zu fünft und zu sechst hat das Brett sechs Arme und 60 Felder; jeder spielt mit drei Figuren. Zu dritt bliebe ein Arm leer, zu zweit sitzt man sich gegenüber.
six-cards = Nimm, Gib und Gesetz stecken immer in der unteren Hälfte des Stapels. Wer anfängt, entscheidet das Los oder ihr selbst.
six-roll = Du beginnst. Würfle!
six-done = Alles andere bleibt gleich.

rounds = Nach Runden
rounds-look = Dieser Tisch spielt eine feste Zahl von Runden, und das ist der letzte Zug. Würfle!
rounds-move = Bring noch eine Figur ins Ziel.
rounds-card = Auf eine Karte kommt es nicht mehr an.
rounds-card-miss = Lass sie liegen.
rounds-done = Es gewinnt, wer die meisten Figuren im Ziel hat; bei Gleichstand, wessen hinterste Figur am weitesten vorn steht.

sechs = Denkste als 6
sechs-look = Ben ist gleich dran. Vor jedem Zug darfst du Denkste als 6 spielen, auch wenn du nicht dran bist.
sechs-miss = Aufheben geht, aber spiel es hier.
sechs-six = Wie nach jeder 6 kommt zuerst eine Figur heraus.
sechs-roll = Und noch ein Wurf. Zieh weiter.
sechs-done = Danach ist Ben dran, als wäre nichts gewesen.

aetsch = Ätsch!
aetsch-look = Ben spielt den Marathon. Gefragt wird immer, wer Karten hat; verraten wird damit nichts.
aetsch-task = Eine Karte, die nur ihren Spieler betrifft, darf jeder mit Ätsch aufheben.
aetsch-miss = Lass ihn nicht laufen: Ätsch!
aetsch-done = Und dagegen hilft kein Denkste.

hypnose = Hypnose
hypnose-look = Wen du hypnotisierst, der würfelt zweimal für dich.
hypnose-miss = Spiel hier die Karte.
hypnose-who = Nenn Ben.
hypnose-move = Ben würfelt, und du ziehst deine eigene Figur damit.
hypnose-done = Noch ein Zug von Ben, dann ist die Hypnose vorbei.

schneckenbonus = Schneckenbonus
schneckenbonus-look = Der Schneckenbonus bleibt bis zum Schluss vor dir liegen. Spiel ihn.
schneckenbonus-miss = Spiel hier die Karte.
schneckenbonus-take = Ben würfelt eine 5. Jede 5 und jede 6 der anderen darfst du mitziehen!
schneckenbonus-take-miss = Nimm sie mit, sie kostet nichts.
schneckenbonus-move = Zuerst zog Ben, jetzt du.
schneckenbonus-done = Für andere Zahlen gilt er nicht.

geburtstag = Geburtstag
geburtstag-look = Du hast Geburtstag: Alle, die Karten haben, schenken dir eine. Vorher wird Ben noch gefragt, ob er eine Karte spielt.
geburtstag-task = Ben wartet ab. Spiel die Karte.
geburtstag-miss = Spiel hier die Karte.
geburtstag-done = Danke, Ben! Auch mehr als fünf Karten sind dabei erlaubt.

champion = Champion
champion-look = SOFORT-Karten wirken gleich nach dem Ziehen, und keine Karte hebt sie auf. Du ziehst den Champion: Jeder wirft zwei Würfel.
champion-move = Du liegst allein vorn und darfst deine 12 ziehen oder verzichten. Zieh von 5 auf 17.
champion-miss = Erlaubt, aber 5 auf 17 bringt dich am weitesten.
champion-done = Lägen mehrere gleich vorn, müssten die anderen ihre Summe ziehen.

diaet = Diät
diaet-look = Du ziehst die Diät: Sie bleibt vor dir liegen, und du darfst nur zwei Karten haben.
diaet-first = Wirf zwei ab. Welche, suchst du aus.
diaet-second = Und noch eine.
diaet-done = Erst eine 1, die du selbst würfelst, beendet die Diät.

die-chance = Die Chance!?
die-chance-look = Die Chance! Jeder stellt eine Figur auf das letzte Feld vor seinem Ziel, du zuerst.
die-chance-task = Nimm eine von B, die hat den weitesten Weg gespart.
die-chance-miss = Die auf 5 ist schon unterwegs. Nimm eine von B.
die-chance-done = Wenn mehrere durch eine Karte ziehen, geht es reihum, und wer sie gespielt hat, fängt an.

grossmut = Großmut!
grossmut-look = Großmut: Du ziehst mit einer fremden Figur.
grossmut-number = Zwölf, oder drei Würfel? Nimm die 12.
grossmut-number-miss = Nimm hier die sichere 12.
grossmut-who = Zu zweit bleibt nur Ben.
grossmut-move = Welche Figur, bestimmst du.
grossmut-done = Der andere kann dadurch sogar gewinnen. Sei also großmütig, aber nicht zu sehr.

gib = Gib!
gib-look = Gib! Alle geben zugleich eine Karte nach rechts.
gib-task = Such heimlich eine aus: Gib das Duell her.
gib-miss = Die Bombe behältst du besser.
gib-done = Wer keine Karte hat, gibt keine.
