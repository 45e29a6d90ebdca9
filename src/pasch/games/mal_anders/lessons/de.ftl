course-first = Erste Schritte
course-fine = Feinheiten

# Einsetzen

enter = Aufs Brett kommen
enter-aim = Bring alle vier Figuren einmal rund um das Brett und in dein Ziel in der Mitte. Du spielst Gelb.
enter-wait = Noch stehen alle neben dem Brett. Hinein kommt eine Figur nur mit zwei Würfeln, die zusammen 6 ergeben. Würfle!
enter-again = Keine zwei davon ergeben 6. Solange du keine Figur auf dem Rundweg hast, darfst du es bis zu dreimal versuchen.
enter-six = 2 + 4 ergibt 6! Setz eine Figur auf A, dein Startfeld. Etwas anderes geht noch nicht, also musst du es tun.
enter-rest = Die anderen beiden Würfel sind dein zweites Paar: 5 + 6 = 11. Zieh mit der neuen Figur 11 Felder weiter.
enter-lapse = Das dürftest du, aber warum elf Felder verschenken? Zieh lieber.
enter-done = Geschafft: Eine Figur läuft, drei warten noch.

# Paare

pairs = Vier Würfel, zwei Paare
pairs-split = Du teilst deine vier Würfel in zwei Paare, wie du willst. Ein Paar zählt immer als Summe.
pairs-task = Aus 1, 2, 5 und 6 werden 3 und 11, 6 und 8 oder 7 und 7. Zieh mit 2 + 6 die hintere Figur von 3 auf 11.
pairs-other = Das ginge auch. Hier sollen aber 2 und 6 zusammengehören: von 3 auf 11.
pairs-try-single = mit der 5 allein von 3 auf 8 ziehen
pairs-try-lapse = gar nicht ziehen
pairs-second = Damit liegt auch das andere Paar fest: 1 + 5. Du könntest es derselben Figur geben. Zieh diesmal die vordere, von 14 auf 20.
pairs-second-other = Erlaubt ist auch das. Zieh hier die Figur von 14 auf 20.
pairs-may-lapse = Das zweite Paar darfst du verfallen lassen. Hier bringt es dich aber dem Ziel näher.
pairs-try-fixed = mit 2 + 5 von 11 auf 18 ziehen
pairs-done = Zwei Paare, zwei Figuren oder zweimal dieselbe: Das ist ein ganzer Zug.

# Hinauswerfen

send-back = Hinauswerfen
send-back-look = Ben hat eine Figur auf deinem Feld 9 stehen und eine auf 20. Wer ein Paar genau dort beendet, wirft sie hinaus.
send-back-task = Wirf die Figur auf 9 hinaus: mit 2 + 3 von 4 aus.
send-back-miss = Damit bleibt Bens Figur auf 9 stehen. Von 4 bis 9 sind es fünf Felder.
send-back-try-own = mit 4 + 4 von 4 auf 12 ziehen
send-back-second = Sie muss wieder neben das Brett. Und das zweite Paar, 4 + 4, trifft gleich die nächste!
send-back-second-miss = Schau noch einmal: Von 12 bis zu Bens Figur auf 20 sind es acht Felder.
send-back-done = Zwei auf einen Streich. Auf einer eigenen Figur darfst du dagegen nie landen.

# Ziel

goal = Ins Ziel
goal-look = Nach 23 kommt für dich nicht wieder A, sondern dein Ziel: a, b, c und d. Jedes Feld zählt.
goal-task = Von 20 sind es 6 bis ins Zielfeld c. Bieg mit 2 + 4 ein.
goal-miss = Das bringt diese Figur nicht auf c. Von 20 aus: 21, 22, 23, a, b, c.
goal-second = Auch im Ziel wird gezogen und übersprungen: Rück mit 1 + 2 von a auf d vor.
goal-second-miss = Das Ziel füllt sich von hinten am besten: Mit drei Schritten kommt a auf d.
goal-done = Im Ziel ist eine Figur sicher: Dort wirft sie niemand hinaus.

# Gewinnen

win = Gewinnen
win-look = Dir fehlt nur noch eine Figur auf a, und Ben ist auch fast fertig.
win-task = Von 19 bis a sind es fünf Felder. Welches Paar passt?
win-miss = Damit gewinnst du noch nicht. Such zwei Würfel, die zusammen 5 ergeben.
win-done = Gewonnen, und zwar sofort: Dein zweites Paar verfällt.
win-ready = Jetzt kannst du spielen. Die Feinheiten kommen im zweiten Kurs oder mit der Zeit von selbst.

# Feinheiten

sitting = Wer wo sitzt
sitting-track = Außen herum liegen 24 Felder, von Ecke zu Ecke sechs. Jeder zählt von seinem eigenen A aus.
sitting-three = Zu zweit sitzt man sich gegenüber, zu dritt bleibt die Ecke von Schwarz leer: ein Feld wie jedes andere. Wer am jüngsten ist, fängt an; am Tisch legt ihr fest, wer das ist, oder das Los entscheidet.
sitting-first = Carla beginnt, setzt ein und zieht gleich weiter.
sitting-clockwise = Im Uhrzeigersinn käme jetzt die leere Ecke. Da sitzt niemand, also bist du dran.
sitting-task = Zwei Paare ergeben 6. Setz eine Figur auf dein A.
sitting-count = Zieh jetzt mit dem anderen Paar sechs Felder weiter: Das ist genau die nächste Ecke, das A von Ben.
sitting-miss = Zieh hier lieber: sechs Felder, bis auf die nächste Ecke.
sitting-done = Für dich ist es Feld 6, für Ben ist es sein A.

three-rolls = Dreimal würfeln
three-rolls-look = Zwei Figuren stehen schon auf c und d, die anderen neben dem Brett.
three-rolls-packed = Auf dem Rundweg steht keine, und im Ziel kann keine mehr vorrücken. Dann darfst du bis zu dreimal würfeln.
three-rolls-single = 3, 4, 5 und 6: Die 6 allein zählt nicht, es müssen zwei Würfel sein. Noch einmal!
three-rolls-six = 2 + 4 ergibt 6. Dieser Wurf gilt.
three-rolls-rest = Er gilt mit beiden Paaren: Zieh mit 1 + 4 gleich weiter.
three-rolls-lapse = Verfallen lassen ginge. Auf A steht deine Figur aber der nächsten im Weg.
three-rolls-done = Der dritte Wurf entfällt. Ob du dreimal darfst, entscheidet sich vor dem ersten Wurf.

clear-start = Platz machen
clear-start-look = Auf A steht deine eigene Figur: So kommt keine zweite hinein.
clear-start-task = Räum A zuerst: Zieh mit 1 + 2 auf 3.
clear-start-miss = Dann bleibt das Paar 3 + 3 nicht für das Einsetzen übrig. Zieh mit 1 + 2 von A auf 3.
clear-start-try = mit 3 + 3 eine Figur auf A setzen
clear-start-second = Jetzt ist A frei. Setz mit 3 + 3 die nächste ein.
clear-start-lapse = Eine Figur mehr auf dem Brett ist hier besser als keine.
clear-start-walk = Mit einer 6 darf man auch einfach ziehen. Diesmal soll aber eine neue Figur hinein.
clear-start-done = Erst räumen, dann besetzen: Was mit dem zweiten Paar geht, entscheidet sich nach dem ersten.

ones = Zwei Einsen
ones-look = Zwei Einsen darfst du als 2 ziehen oder als 1. Du hast sogar zwei solche Paare, und jedes entscheidest du für sich.
ones-task = Ben steht auf deiner 6 und auf deiner 12. Triff zuerst die 6, von 5 aus: mit 1 + 1 als 1.
ones-miss = So triffst du die Figur auf 6 nicht. Von 5 ist es ein einziges Feld.
ones-second = Und jetzt 1 + 1 als 2: von 10 auf 12.
ones-second-miss = Ben steht noch auf 12. Von 10 sind es zwei Felder.
ones-done = Vier gleiche Würfel sind schön, aber ein Extrazug ist hier keiner dabei. Ben ist dran.

jump = Überspringen
jump-look = Figuren auf dem Weg halten niemanden auf, weder eigene noch fremde. Ihre Felder zählen einfach mit.
jump-task = Zieh mit 3 + 4 von 8 auf 15, über drei Figuren hinweg.
jump-miss = Hier sollst du springen: sieben Felder von 8 aus.
jump-second = Bens Figur auf 12 steht noch: Hinausgeworfen wird nur, wo ein Paar endet. Zieh mit 2 + 2 die Figur von 14 oder die von 15.
jump-second-miss = Nimm die Figur auf 14 oder die auf 15.
jump-try-own = mit 2 + 2 von 10 auf 14 ziehen
jump-done = Springen darfst du immer, landen nicht überall.

must = Was man muss
must-look = Viermal die 2: Das sind zwei Paare mit je 4. Einsetzen geht damit nicht.
must-task = Du hast nur einen Zug, und er trifft Ben. Ein Paar musst du nutzen, wenn es geht, auch wenn du niemanden hinauswerfen willst.
must-try-lapse = gar nicht ziehen
must-second = Das zweite Paar ist freiwillig. Lass es diesmal verfallen.
must-second-miss = Ziehen darfst du auch. Hier geht es darum, dass man nicht muss: Lass das Paar verfallen.
must-done = Das erste Paar ist Pflicht, das zweite nie.

must-enter = Einsetzen müssen
must-enter-look = Deine Figur auf b könnte noch vorrücken, also würfelst du nur einmal: 1, 5, 5 und 5.
must-enter-task = 10 passt nirgends, 6 nur zum Einsetzen. Dann musst du einsetzen.
must-enter-rest = Mit 5 + 5 darfst du ziehen oder es lassen. Wie du magst.
must-enter-done = Einsetzen ist eine Art, ein Paar zu nutzen, wie jede andere.

run-on = Noch eine Runde
run-on-look = Niemand muss einbiegen. Eine Figur darf über ihr A hinaus weiterlaufen und dreht dann noch eine ganze Runde.
run-on-task = Auf deinem Feld 1 steht Ben. Lauf mit 1 + 3 von 21 am Ziel vorbei und wirf die Figur hinaus.
run-on-miss = Das ist vernünftig, aber Ben bleibt stehen. Lauf von 21 vier Felder weiter: 22, 23, A, 1.
run-on-stop = Auch auf A darf sie stehen bleiben. Getroffen hast du damit aber niemanden: Nimm die Figur auf 21.
run-on-second = 5 + 5 führt von 20 weit über d hinaus. So bleibt dieser Figur nur der Rundweg: auf 6.
run-on-second-miss = Zieh hier die Figur von 20 weiter, auf 6.
run-on-done = Wenn sonst nichts geht, muss man sogar weiterlaufen.

end-of-goal = Hinter d ist Schluss
end-of-goal-look = Das Ziel ist schmal: Wer über d hinauskäme, kann dieses Paar dort nicht nutzen.
end-of-goal-task = Von 20 sind es genau sieben Felder bis d, über deine Figur auf b hinweg. Welche zwei Würfel sind das?
end-of-goal-miss = Damit landet die Figur woanders. Sieben ergeben 1 und 6 oder 2 und 5.
end-of-goal-done = Für das andere Paar, wieder 7, ist im Ziel kein Platz mehr, und es verfällt.

own-way = Sich selbst im Weg
own-way-look = Alle vier Figuren sind auf dem Brett: auf A, 12, a und d. Und jetzt fallen vier Sechsen.
own-way-done = Jedes Paar wäre 12. Von A ginge es auf 12, von 12 auf a oder wieder auf A: Überall stehst du selbst. Dein Zug ist zu Ende.

play-on = Plätze ausspielen
play-on-look = Wer das möchte, stellt am Tisch „Plätze ausspielen“ ein. Dann ist nach dem ersten Sieg noch nicht Schluss.
play-on-task = Bring deine letzte Figur ins Ziel: von 22 auf a.
play-on-miss = Von 22 bis a sind es zwei Felder: 1 + 1.
play-on-others = Du bist fertig und hast gewonnen! Ben und Carla spielen um den zweiten Platz. Sieh zu, wer nach Carla drankommt.
play-on-done = Du wirst übergangen, bis nur noch einer übrig ist.
