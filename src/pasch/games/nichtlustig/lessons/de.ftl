course-first = Erste Schritte
course-fine = Feinheiten

roll = Würfeln und herauslegen
roll-aim = Hol dir Karten aus der Mitte: Wer am Ende die meisten Punkte hat, gewinnt.
roll-dice = Dafür hast du sieben Würfel: zwei schwarze, zwei rote, zwei weiße und einen rosa. Statt der Sechs zeigen sie ein Symbol, das 0 zählt. Würfle!
roll-keep = Zwei schwarze 3 sind ein Riebmann 3, zwei gleiche rote wären ein Yeti, zwei weiße ein Lemming. Leg die beiden schwarzen heraus und wirf die anderen noch einmal.
roll-keep-miss = Das darfst du. Leg hier genau die beiden schwarzen heraus.
roll-stop = Bis zu drei Würfe hast du, aber du darfst jederzeit aufhören. Zwei rote 5, das reicht auch für einen Yeti: Hör auf.
roll-stop-miss = Du könntest weiterwürfeln. Hier ist es gut so: Hör auf.
roll-take = Jetzt zählen alle Würfel, wie sie liegen. Nimm beides: Riebmann 3 und Yeti 5.
roll-take-miss = Mehr ist besser: Nimm beide Karten.
roll-done = Beide liegen nun vor dir, noch ungewertet: Die anderen können sie dir wieder nehmen.

score = Werten und wegnehmen
score-look = Zuerst zählt der rosa Würfel: Er zeigt 2, also wertet jeder seine Karten mit dem Wert 2. Was gewertet ist, ist sicher.
score-task = Deine roten zeigen 4 und 4, und den Yeti 4 hat Ben noch ungewertet. Hör auf und hol ihn dir.
score-miss = Weiterwürfeln wäre ein Risiko. Hör hier auf.
score-take = Dein Lemming und Bens Riebmann sind gewertet. Nimm Bens Yeti 4, und nichts anderes: Jeder Würfel zählt nur für eine Karte.
score-take-miss = Ein Professor 4 ginge auch, aber dann bleibt Ben der Yeti.
score-try-none = nichts nehmen
score-try-both = Yeti 4 und Professor 4
score-done = Was du jetzt gewinnst, wird frühestens im nächsten Zug gewertet.

dinosaur = Dinosaurier und Professoren
dinosaur-look = Für einen Dinosaurier zählt die Summe der sechs farbigen Würfel, hier 27. Er ist sofort gewertet und sicher.
dinosaur-stop = Hör auf.
dinosaur-miss = 27 ist sehr viel. Hör auf.
dinosaur-take = Nimm den größten, der geht: den Dinosaurier 27. Ein Professor 5, je ein weißer, schwarzer und roter Würfel mit 5, wäre auch möglich.
dinosaur-take-miss = Auch erlaubt, aber der Dinosaurier 27 bringt am Ende 4 Punkte, und niemand nimmt ihn dir.
dinosaur-try-28 = den Dinosaurier 28 nehmen
dinosaur-done = Höchstens einen Dinosaurier gibt es je Zug.

death = Der Tod
death-look = Nichts passt: kein Paar, kein Professor, und die Summe ist nur 15. Dann kommt der Tod mit dem Wert des rosa Würfels, hier die 4. Hör auf und sieh zu.
death-miss = Hör hier auf, damit du den Tod kennenlernst.
death-cover = Er deckt eine deiner gewerteten Karten zu, und die gilt dann nichts. Zuerst holt er Lemminge: Such einen aus.
death-try-yeti = den Yeti 3 zudecken
death-done = Ohne Lemminge träfe es eine andere gewertete Karte; nur Dinosaurier lässt er in Ruhe.

end = Das Ende
end-look = In der Mitte liegen noch sechs Zielkarten. Sind es nach einem Zug nur noch fünf, ist das Spiel zu Ende.
end-task = Deine schwarzen zeigen 1 und 1: Hör auf.
end-miss = Hör auf, du führst!
end-take = Nimm den Riebmann 1.
end-points = Gewertet zählt ein Lemming 4, ein Riebmann 2, ein Yeti 3, wenn du mindestens zwei hast, sonst 1; die Dinosaurier 1 bis 5. Ungewertet zählt jede Karte 1.
end-won = Dein zugedeckter Yeti gilt nichts und leistet auch dem anderen keine Gesellschaft. Trotzdem gewinnst du, 20 zu 16. Jetzt kannst du spielen!

opening = Wer beginnt
opening-look = Alles liegt offen in der Mitte. Jeder würfelt mit einem Würfel, der höchste Wurf beginnt; ein Symbol zählt 0.
opening-tie = Gleichstand! Dann würfeln nur die Höchsten noch einmal.
opening-done = Du beginnst. Ist am Tisch schon ausgemacht, wer anfängt, entfällt das Würfeln.

specials = Sonderkarten
specials-look = Jeder farbige Würfel hat sein eigenes Symbol. Deine schwarzen zeigen Ente und Ufo, die roten 3 und 3.
specials-task = Hör auf. Am Ende des Zuges bringt jedes Symbol seine Sonderkarte, auch eine schlechte.
specials-miss = Hör hier auf.
specials-take = Zwei Symbole sind kein Paar. Nimm den Yeti 3.
specials-done = Ente und Ufo liegen vor dir und wirken ab deinem nächsten Zug. Zielkarten sind sie nicht: Vor dem Tod schützen sie nicht.

poodle = Der Pudel
poodle-look = Der rosa Würfel zeigt den Pudel: Niemand wertet etwas. Und wer leer ausgeht, bekommt statt eines Todes den Pudel. Hör auf.
poodle-miss = Hör hier auf und sieh zu.
poodle-done = Gewertet ist bei dir nur ein Dinosaurier, also findet er nichts zum Zudecken. Er bleibt offen liegen: am Ende ein Minuspunkt.

taken-death = Tode wandern
taken-death-look = Den Tod 4 hat schon Ben, auf einem Lemming. Du gehst leer aus: Hör auf.
taken-death-miss = Hör hier auf.
taken-death-done = Du nimmst ihn dort weg, und Bens Lemming ist wieder frei. Geheim ist hier nichts: Auch bei verdeckten Toden wissen alle, welcher es ist. Sonst bleibt jeder Tod, wo er liegt.

own-death = Noch ein Tod
own-death-look = Den Tod 4 hast du schon, und wieder zeigt der rosa Würfel 4. Hör auf.
own-death-miss = Hör hier auf.
own-death-choose = Dann nimmst du einen anderen aus der Mitte, welchen du willst, auch den Pudel.
own-death-try-four = den Tod 4 noch einmal
own-death-done = Sie zählen alle gleich: offen einen Minuspunkt.

duck = Die Ente
duck-look = Mit der Ente darfst du nach dem dritten Wurf ein viertes Mal würfeln. Wirf alle noch einmal.
duck-miss = Erlaubt ist auch das, und die Ente kannst du sogar aufheben. Wirf hier alle noch einmal.
duck-done = Ein Riebmann 1, dank der Ente! Sie ist gleich wieder in der Mitte.

clown = Der Clown
clown-look = Du gehst leer aus, aber du hast den Clown. Hör auf.
clown-miss = Hör hier auf.
clown-hand-in = Gib ihn ab, dann bleibt der Tod, wo er ist.
clown-keep = Dann käme der Tod auf deinen Lemming. Gib den Clown ab.
clown-done = Dein Lemming lebt. Wer mag, hebt den Clown für später auf.

time-machine = Die Zeitmaschine
time-machine-look = Die Summe ist 24. Die Zeitmaschine gibt 2 dazu, wenn du einen Dinosaurier nimmst. Hör auf.
time-machine-miss = Hör hier auf.
time-machine-take = Nimm den Dinosaurier 26.
time-machine-take-miss = Das ginge auch ohne die Zeitmaschine. Nimm hier den größten.
time-machine-done = Gebraucht und abgegeben. Für den Dinosaurier 24 hättest du sie behalten.

ufo = Das Ufo
ufo-look = Ben hat das Ufo. Hör auf und nimm dir deine Karte.
ufo-miss = Hör hier auf.
ufo-take = Nimm den Riebmann 1, und sieh, wer dann dran ist.
ufo-done = Wieder du: Ben setzt einmal aus, und das Ufo geht zurück. Die Ente bleibt unbenutzt liegen.

nf700 = Der NF-700
nf700-look = Mit dem NF-700 hast du nur zwei Würfe. Das war der erste: Wirf alle noch einmal.
nf700-miss = Ein Wurf bleibt dir noch: alle sieben.
nf700-take = Ein dritter kommt nicht mehr. Nimm den Riebmann 3.
nf700-done = Danach geht er zurück in die Mitte.

virus = Der Killervirus
virus-look = Du hast den Killervirus. Hör auf und nimm deine Karte.
virus-miss = Hör hier auf.
virus-take = Nimm den Riebmann 3.
virus-done = Trotz der Karte kam der Tod. Die Reihenfolge ist immer: werten, nehmen, der Tod, Sonderkarten zurück, Symbole, und dann die Frage, ob Schluss ist.

booklet = Wie in der Anleitung
booklet-look = Die Anleitung vertauscht Ufo und NF-700 gegenüber den gedruckten Karten. Dieser Tisch spielt so wie sie, und Ben hat den NF-700. Hör auf.
booklet-miss = Hör hier auf.
booklet-take = Nimm den Riebmann 1.
booklet-done = So setzt man mit dem NF-700 aus, und das Ufo nimmt einen Wurf.

professors = Professoren und Gleichstand
professors-look = Der letzte Zug. Hör auf.
professors-miss = Hör hier auf.
professors-take = Nimm den Riebmann 1.
professors-done = Für deine zwei Professoren fielen 2 und 1: Der höchste Wurf zählt für alle zusammen. Damit steht es 16 zu 16. Bei Gleichstand gewinnt, wer weniger Tode vor sich hat, also du; darum stehen neben den Punkten immer auch die Plätze.
