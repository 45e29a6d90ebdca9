title = nichtlustig
tagline = Sieben Würfel, 25 Karten und der Tod, der zuerst die Lemminge holt.
minutes = 30

option-booklet_specials = Sonderkarten wie im Heft
option-booklet_specials-about = Ufo und NF-700 tauschen ihre Wirkung: Mit dem NF-700 setzt man aus, mit dem Ufo hat man nur zwei Würfe.

card = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dinosaurier
} { $value }
card-of = { $card } (von { $other })
death = { $death ->
    [0] Der Pudel des Todes
   *[other] Der Tod { $death }
}
the-death = { $death ->
    [0] den Pudel des Todes
   *[other] den Tod { $death }
}
special = { $special ->
    [duck] Ente
    [ufo] Ufo
    [clown] Clown
    [nf700] NF-700
    [time-machine] Zeitmaschine
   *[virus] Killervirus
}
the-special = { $special ->
    [duck] die Ente
    [ufo] das Ufo
    [clown] den Clown
    [nf700] den NF-700
    [time-machine] die Zeitmaschine
   *[virus] den Killervirus
}
special-of = { $special } (von { $other })
face = { $value }
face-poodle = Pudel
colour = { $colour ->
    [black] schwarz
    [red] rot
    [white] weiß
   *[pink] rosa
}
one-die = { colour } { $a }
two-dice = { colour } { $a } und { $b }
numbered-die = { colour } { $face } ({ $number })
name = { $seat }

opening-roll = { $value ->
    [0] { $seat } würfelt um den Anfang: ein Symbol, also 0.
   *[other] { $seat } würfelt um den Anfang: { $value }.
}
opening-tie = Gleichstand! Noch einmal würfeln: { $names }.
begins = { $seat } beginnt.
throw = { $seat }, Wurf { $throw }: { $dice }.
aside = { $seat } legt heraus: { $dice }.
aside-none = { $seat } legt nichts heraus.
duck = { $seat } gibt die Ente ab und würfelt ein viertes Mal!
stop = { $seat } hört mit diesen Würfeln auf.
no-scoring = Der rosa Würfel zeigt den Pudel: keine Wertung.
scores = Die { $value } wird gewertet: { $seat } dreht { $cards } um.
scores-too = { $seat } dreht { $cards } um.
wins-nothing = { $seat } bekommt keine Zielkarte.
declines = { $seat } behält die Zeitmaschine und nimmt keine Zielkarte.
takes = { $seat } nimmt { $cards }.
takes-dinosaur = { $seat } nimmt { $card }, sofort gewertet.
time-machine = Die Zeitmaschine hat { $boost } dazugegeben und geht zurück in die Mitte.
virus = Trotzdem schlägt der Killervirus zu.
clown = { $seat } gibt den Clown ab und schickt den Tod weg.
keeps-clown = { $seat } behält den Clown.
takes-death = { $seat } nimmt { $death }.
takes-death-of = { $seat } nimmt { $death } von { $other }.
freed = Glück für { $other }: { $card } ist wieder frei.
covers = { $death } deckt { $card } zu.
face-up = { $death } findet nichts zum Zudecken und bleibt offen liegen.
has-that-death = { $seat } hat { $death } schon und bekommt einen anderen.
has-all-deaths = { $seat } hat schon alle sechs; mehr Tod geht nicht.
goes-back = Zurück in die Mitte: { $special }.
wins-specials = { $seat } bekommt { $specials }.
misses-turn = { $seat } setzt aus. Zurück in die Mitte: { $special }.
ending = { $count ->
    [one] Nur noch eine Zielkarte in der Mitte: Schluss!
   *[other] Nur noch { $count } Zielkarten in der Mitte: Schluss!
}
professors = { $count ->
    [one] { $seat } würfelt für den Professor: { $dice }.
   *[other] { $seat } würfelt für { $count } Professoren: { $dice }. Der höchste zählt: { $points }.
}
result = { $points ->
    [one] { $seat }: { $points } Punkt.
   *[other] { $seat }: { $points } Punkte.
}
wins = { $seat } gewinnt!
wins-by-deaths = { $seat } gewinnt: gleich viele Punkte, aber weniger Tode!
shares-win = { $seat } teilt sich den Sieg!

board-kind = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dino
}
board-legend = R3: in der Mitte   R3 Name: ungewertet   ✓: gewertet   ✝4: vom Tod 4 zugedeckt
board-middle = In der Mitte: { $deaths } · { $specials }
board-no-deaths = kein Tod
board-no-specials = keine Sonderkarte
board-poodle = Pudel
board-covering = { $death } auf { $card }
board-face-up = { $death } offen (−1)
board-professors = { $count ->
    [one] Professor: 1 Würfel
   *[other] Professoren: { $count } Würfel
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-face = { $die ->
    [duck] Ente
    [ufo] Ufo
    [clown] Clown
    [nf700] NF-700
    [time-machine] Zeitm.
    [virus] Virus
   *[poodle] Pudel
}
board-throw = Wurf { $throw } · Summe { $sum } · [ ] = herausgelegt
board-lying = Die Würfel liegen · Summe { $sum }
board-would-win = Damit gäbe es: { $cards }
board-would-not-win = Damit gäbe es keine Zielkarte.
board-how = =125 legt die Würfel 1, 2 und 5 heraus, =0 keinen, mit einem Punkt hörst du auf.

ask-keep = { $seat }, Wurf { $throw }: Welche Würfel legst du heraus, oder hörst du auf?
ask-duck = { $seat }, hörst du auf, oder gibst du die Ente für einen vierten Wurf ab?
ask-claim = { $seat }, was nimmst du?
ask-boosted-claim = { $seat }, holst du dir mit der Zeitmaschine einen Dinosaurier?
ask-clown = { $seat }, gibst du den Clown ab, statt den Tod zu nehmen?
ask-death = { $seat }, du hast { $death } schon. Welchen nimmst du stattdessen?
ask-cover = { $seat }, du legst { $death } auf eine Karte: Welche deckst du zu?

offer-stop = mit diesen Würfeln aufhören
offer-again = { $dice } herauslegen, den Rest würfeln
odds-keep = { $dice } herauslegen
offer-again-all = nichts herauslegen, alles noch einmal würfeln
offer-duck = Ente abgeben, { $dice } herauslegen, den Rest würfeln
offer-duck-all = Ente abgeben, nichts herauslegen, alles noch einmal würfeln
offer-claim = { $cards }
offer-boosted-claim = { $cards }, dafür die Zeitmaschine abgeben
offer-decline = nichts nehmen und die Zeitmaschine behalten
offer-hand-in-clown = den Clown abgeben
offer-keep-clown = den Clown behalten und den Tod nehmen
offer-death = { $death } aus der Mitte
offer-death-of = { $death } von { $other }
offer-death-freeing = { $death } von { $other } ({ $card } wird frei)
offer-cover = { $card } zudecken

why-over = Das Spiel ist zu Ende ({ $rule }).
why-dice-first = Erst müssen die Würfel liegen ({ $rule }).
why-not-now = { $asked ->
    [keep] Jetzt geht es darum, welche Würfel du herauslegst ({ $rule }).
    [claim] Jetzt geht es darum, welche Zielkarten du nimmst ({ $rule }).
    [clown] Jetzt geht es nur um den Clown: abgeben oder behalten ({ $rule }).
    [death] Jetzt geht es darum, welchen Tod du nimmst ({ $rule }).
   *[cover] Jetzt geht es darum, welche Karte du zudeckst ({ $rule }).
}
why-aside = Würfel { $number } ist schon herausgelegt und bleibt liegen ({ $rule }).
why-dice-twice = Das schafft kein Wurf: Jeder Würfel zählt nur für eine Karte ({ $rule }).
why-must-take = Wer eine Zielkarte nehmen kann, muss mindestens eine nehmen ({ $rule }).
why-own-card = { $card } liegt schon bei dir ({ $rule }).
why-scored = { $card } ist bei { $other } schon gewertet und sicher ({ $rule }).
why-sum = Für { $card } reicht die Summe { $sum } nicht ({ $rule }).
why-triple = Für { $card } müssen ein schwarzer, ein roter und ein weißer Würfel die { $value } zeigen ({ $rule }).
why-pair = Für { $card } müssen beide { $colour ->
    [black] schwarzen
    [red] roten
   *[white] weißen
} Würfel die { $value } zeigen ({ $rule }).
why-own-death = Du hast { $death } schon ({ $rule }).
why-middle-first = Solange in der Mitte noch einer liegt, kommt er von dort ({ $rule }).
why-extinct = Dinosaurier sind schon ausgestorben; ihnen tut der Tod nichts ({ $rule }).
why-not-scored = { $card } ist keine gewertete Karte von dir ({ $rule }).
why-covered = { $card } ist schon zugedeckt ({ $rule }).
why-lemmings-first = Der Tod holt zuerst die Lemminge: { $cards } ({ $rule }).

web-board = Die Karten auf dem Tisch
web-dice = Die sieben Würfel
web-throw = { $count ->
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
web-throw-duck = { $count ->
    [one] Ente abgeben, einen Würfel werfen
   *[other] Ente abgeben, { $count } Würfel werfen
}
web-take = { $phase ->
    [cover] { $what }
   *[other] Nehmen: { $what }
}
web-pick = Such dir etwas aus
web-sum = Summe { $sum }
web-points = { board-points }
web-now = { $throw ->
    [0] Summe { $sum } · zu holen: { $what }
   *[other] Summe { $sum } · jetzt: { $what }
}
web-now-death = { $throw ->
    [0] Summe { $sum } · Es kommt: { $what }
   *[other] Summe { $sum } · jetzt käme: { $what }
}
web-now-both = { $throw ->
    [0] Summe { $sum } · zu holen: { $what } · Es kommt: { $death }
   *[other] Summe { $sum } · jetzt: { $what } · dazu käme: { $death }
}
web-or = { " " }oder{ " " }
web-in-the-middle = { $thing }, in der Mitte.
web-with = { $thing }, liegt bei { $name }.
web-unscored = { $thing }, ungewertet bei { $name }.
web-scored = { $thing }, gewertet und sicher bei { $name }.
web-covered = { $thing } von { $name }. Zugedeckt: { $on }.
web-covering = { $thing }, bei { $name } auf { $on }.
web-face-up = { $thing }, offen vor { $name }: ein Minuspunkt.
web-about-card = { $kind ->
    [riebmann] Dafür müssen beide schwarzen Würfel die { $value } zeigen. Gewertet 2 Punkte.
    [yeti] Dafür müssen beide roten Würfel die { $value } zeigen. Gewertet 3 Punkte, ganz allein nur einen.
    [lemming] Dafür müssen beide weißen Würfel die { $value } zeigen. Gewertet 4 Punkte. Den holt der Tod zuerst.
    [professor] Dafür müssen ein schwarzer, ein roter und ein weißer Würfel die { $value } zeigen. Was er wert ist, wird am Ende ausgewürfelt.
   *[dinosaur] Dafür braucht es mit Schwarz, Rot und Weiß die Summe { $value } oder mehr. { $worth ->
        [one] Sofort ein Punkt
       *[other] Sofort { $worth } Punkte
    }, und kein Tod kommt an ihn heran.
}
web-about-death = Wer keine Zielkarte bekommt, nimmt den Tod, den der rosa Würfel zeigt. Er deckt eine gewertete Karte zu, zuerst einen Lemming. Findet er keine, bringt er einen Minuspunkt.
web-about-special = { $special ->
    [duck] Nach dem dritten Wurf: abgeben und ein viertes Mal würfeln.
    [ufo] Im nächsten Zug aussetzen, dann zurück in die Mitte.
    [clown] Abgeben, statt einen Tod zu nehmen.
    [nf700] Im nächsten Zug nur zwei Würfe, dann zurück in die Mitte.
    [time-machine] Abgeben und für einen Dinosaurier 2 zur Summe zählen.
   *[virus] Im nächsten Zug kommt der Tod auf jeden Fall, dann zurück in die Mitte.
}

# Wo kein Brett gezeichnet wird: Felder der Stellung und was darin steht

fact-throws = Würfe
fact-aside = Herausgelegte Würfel
fact-laying = Zu legen
fact-middle = Tischmitte
fact-deaths = Tode
fact-specials = Sonderkarten
fact-scored = Gewertet
fact-unscored = Ungewertet
fact-death = Tod
fact-covers = Deckt zu
fact-worth = Die Würfel, wie sie liegen
fact-sum = Summe
value-duck = Ente
value-ufo = Ufo
value-clown = Clown
value-nf700 = NF-700
value-time-machine = Zeitmaschine
value-virus = Killervirus

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Hol dir mit den Würfeln Karten und sammle die meisten Punkte. Wer leer ausgeht, bekommt Besuch vom Tod.
web-tour-dice = Du hast bis zu drei Würfe. Tippe die Würfel an, die liegen bleiben sollen; die anderen wirfst du noch einmal.
web-tour-now = Hier steht, was dir dieser Wurf bringt, wenn du jetzt aufhörst.
web-tour-pink = Der rosa Würfel wertet bei allen die Karten mit seiner Zahl: Die kann dann niemand mehr wegnehmen.
web-tour-take = Diese Karten hast du erwürfelt. Tippe an, welche du nimmst.

# Auf Verlangen: was wo liegt

describe-kind = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dinosaurier
} { $values }
describe-middle = In der Mitte: { $cards }.
describe-middle-deaths = Dort auch: { $deaths }.
describe-middle-specials = Sonderkarten in der Mitte: { $specials }.
describe-unscored = { $seat }, ungewertet: { $cards }.
describe-scored = { $seat }, gewertet: { $cards }.
describe-specials = { $seat }, Sonderkarten: { $specials }.
describe-covers = { $seat }: { $death } deckt { $card } zu.
describe-face-up = { $seat }: { $death } liegt offen.
describe-nothing = { $seat }: noch nichts.
describe-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
describe-dice = Die Würfel zeigen { $dice }.
