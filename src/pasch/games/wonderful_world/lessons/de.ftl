course-first = Erste Schritte
course-fine = Feinheiten

start = Der Anfang
start-aim = Dreißig graue Herren wollen der Erde die Farben nehmen. Ihr spielt gemeinsam dagegen.
start-deal = Jeder Herr hat eine Zahl und einen Gegenstand, keinen gibt es zweimal. Zu zweit bekommt jeder drei auf die Hand, zu dritt und zu viert zwei.
start-open = Jetzt werden Herren aufgedeckt, bis drei mit verschiedenen Zahlen daliegen, jeder an seinem Pfeil. Eine Zahl, die schon liegt, kommt zurück.
start-place = Im Stapel sind die übrigen Herren und acht Landschaften. Du bist dran: Beginn mit deiner 3 die Reihe an Pfeil 3.
start-miss = Dort passt sie auch. Beginn hier aber die Reihe an Pfeil 3.
start-done = So tauchen die grauen Herren auf: Reihe um Reihe rund um die Erde.

place = Anlegen
place-rule = In einer Reihe darf sich keine Zahl und kein Gegenstand wiederholen. Eine leere Reihe beginnt nur mit der Zahl ihres Pfeils.
place-task = Leg die 4 mit Aktentasche an Pfeil 3.
place-miss = Erlaubt. Gesucht ist hier die 4 mit Aktentasche an Pfeil 3.
place-try-number = die 5 mit Schirm an Pfeil 3
place-try-object = die 2 mit Hut an Pfeil 3
place-try-start = die 2 mit Hut an Pfeil 4
place-draw = Danach ziehst du eine Karte nach.
place-done = Ein grauer Herr: Er kommt auf deine Hand, und Ben ist dran. Kannst du einmal gar nichts anlegen, habt ihr verloren.

landscape = Eine Landschaft
landscape-look = Landschaften helfen euch. Leg die 4 an Pfeil 3 und zieh.
landscape-look-miss = Hier die 4 mit Aktentasche an Pfeil 3, bitte.
landscape-dice = Eine Landschaft! Würfle mit einem bis vier Würfeln. Triffst du genau die Summe einer Reihe, verschwindet ihre äußerste Karte. An Pfeil 6 liegt 6: Nimm zwei Würfel.
landscape-dice-miss = Das ist deine Wahl. Zwei Würfel zielen hier gut auf die 6.
landscape-try-stop = nicht würfeln
landscape-again = 4 + 2 = 6, Treffer! Jetzt darfst du weiterwürfeln oder aufhören. An Pfeil 3 liegen 3 + 5 + 4 = 12: Nimm drei Würfel.
landscape-again-miss = Auch gut. Versuch hier noch die 12, mit drei Würfeln.
landscape-stop = Wieder getroffen, die 4 ist weg. Hör jetzt auf.
landscape-stop-miss = Du dürftest. Geht ein Wurf daneben, ist ohnehin Schluss; hör hier auf.
landscape-done = Nach dem Würfeln ziehst du wieder. Ein grauer Herr beendet den Zug, noch eine Landschaft hieße: noch einmal würfeln.

liberate = Die Befreiung
liberate-part = Alle Karten sind gelegt, Teil 2 beginnt: Aus jeder Reihe wird ein Stapel, nur die oberste Karte zählt. Die vier Würfel sind unter euch verteilt.
liberate-roll = Ihr werft alle zusammen. Jeder Würfel besiegt einen Herrn, der obenauf liegt und genau seine Zahl zeigt.
liberate-choose = Die 2 ist besiegt. Zwei Stapel zeigen eine 1, aber nur ein Würfel: Such einen aus.
liberate-again = Ein Treffer war dabei, also nehmt ihr alle vier Würfel wieder.
liberate-last = Noch ein Wurf!
liberate-won = Alle grauen Herren sind besiegt: Ihr habt gemeinsam gewonnen. Bliebe vorher kein Würfel übrig, hättet ihr gemeinsam verloren. Jetzt könnt ihr spielen!

hands = Offene und verdeckte Hände
hands-look = Beraten ist erwünscht, darum liegen die Hände sonst offen. Hier ist „Offene Hände“ aus: Du siehst nur deine eigene.
hands-task = Leg an, was du magst.
hands-ben = Dass du einen grauen Herrn gezogen hast, sehen alle; welchen, nur du.

empty-row = Eine Reihe wird leer
empty-row-look = An Pfeil 3 liegt 3 + 1 = 4, an Pfeil 4 auch. Nimm einen Würfel.
empty-row-miss = Für eine 4 reicht einer.
empty-row-choose = Eine 4 passt zu beiden Reihen: Du suchst dir eine aus. Nimm die an Pfeil 4.
empty-row-choose-miss = Auch erlaubt. Räum hier den Pfeil 4.
empty-row-try-one = die Reihe an Pfeil 1
empty-row-stop = Pfeil 4 ist leer. Leere Reihen kann man nicht treffen. Hör auf und zieh.
empty-row-stop-miss = Hör hier lieber auf.
empty-row-again = Wieder dran: An Pfeil 4 beginnt nur eine 4 die Reihe, und du hast keine. Leg an, was sonst passt.
empty-row-try-four = die 5 mit Schirm an Pfeil 4
empty-row-done = Leer zu werden ist gut: In eine frische Reihe passen wieder bis zu sechs Karten.

nothing-to-hit = Nichts zu treffen
nothing-to-hit-look = Ein einziger grauer Herr steht noch an der Erde. Versuch es mit einem Würfel.
nothing-to-hit-miss = Ein Würfel genügt.
nothing-to-hit-done = Getroffen, und nun ist keiner mehr da: Das Würfeln endet von selbst. Käme jetzt noch eine Landschaft, fiele es ganz aus.

no-pile = Der Stapel ist leer
no-pile-look = Der Stapel ist aufgebraucht, und Bens Hand ist leer. Leg deine letzte Karte an Pfeil 3.
no-pile-miss = Passt auch. Nimm hier Pfeil 3.
no-pile-done = Wer keine Karte hat, wird übersprungen. Sind alle Hände leer, beginnt Teil 2.

stuck = Nichts passt
stuck-look = Du hast noch die 5 mit Schirm. In jeder Reihe liegt schon eine 5 oder ein Schirm.
stuck-task = Nichts passt: Zeig deine Hand.
stuck-try-three = die 5 an Pfeil 3 legen
stuck-done = Damit haben alle verloren, sofort. Haltet euch darum Reihen mit verschiedenen Zahlen und Gegenständen offen.

beneath = Was darunter liegt
beneath-look = Obenauf liegen eine 1 und eine 5. Unter der 1 liegt eine 4.
beneath-not-yet = Die 1 ist besiegt. Die 4 darunter kam erst durch diesen Wurf zum Vorschein und ist frühestens beim nächsten dran.
beneath-none = Kein Treffer! Jetzt kommt ein Würfel aus dem Spiel. Nach jedem Wurf entscheidet der Nächste für alle, diesmal Ben.
beneath-fewer = Ben hat einen von deinen gewählt. Nun werft ihr nur noch drei.
beneath-give = Wieder nichts, und jetzt entscheidest du. Gib deinen letzten ab, oder einen von Ben.
beneath-done = Zwei Würfel sind noch da. Ohne Würfel wäre alles verloren.
