title = Wonderful World
tagline = Alle gegen die grauen Herren: Gemeinsam gebt ihr der Erde ihre Farben zurück.
minutes = 20

option-open_hands = Offene Hände
option-open_hands-about = Alle sehen alle Handkarten; am Tisch würdet ihr sie einander ja auch erzählen. Ausgeschaltet sieht jeder nur die eigenen.

object = { $object ->
    [a] Schirm
    [b] Aktentasche
    [c] Hut
    [d] Uhr
    [e] Zeitung
   *[f] Telefon
}
card = die { $number } mit { object }

begins = { $seat } beginnt.
dealt = { $seat } nimmt auf die Hand: { $cards }.
dealt-unseen = { $seat } nimmt { $cards } Karten auf die Hand.
opened = Aufgedeckt wird { $card }; sie liegt an Pfeil { $arrow }.
lays = { $seat } legt { $card } an Pfeil { $arrow }.
stuck = { $seat } kann keine Karte anlegen.
shows = { $seat } zeigt { $card }.
landscape = { $seat } zieht eine Landschaft ({ $number } von { $of }).
nobody-there = An der Erde steht niemand; es gibt nichts wegzuwürfeln.
gets = { $seat } zieht { $card } nach.
gets-unseen = { $seat } zieht einen grauen Herrn nach.
pile-empty = Der Stapel ist aufgebraucht.
takes-dice = { $seat } nimmt { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}.
stops = { $seat } lässt es dabei.
throws = { $seat } würfelt { $count ->
    [one] { $sum }
   *[other] { $dice } = { $sum }
}.
misses = Daneben.
hits = Treffer! An Pfeil { $arrow } verschwindet { $card }.
hits-last = Treffer! An Pfeil { $arrow } verschwindet { $card }, und die Erde ist fürs Erste frei.
hits-several = Treffer! Die Summe passt zu { $rows } Reihen.
part-two = { $men ->
    [0] Alle Karten sind gespielt, und kein grauer Herr steht mehr da.
    [one] Die Befreiung beginnt: Ein grauer Herr ist noch da. Die Würfel: { $dice }.
   *[other] Die Befreiung beginnt: { $men } graue Herren sind noch da. Die Würfel: { $dice }.
}
dice-of = { $seat } { $dice }
rolls = { $count ->
    [one] Der letzte Würfel zeigt eine { $dice }.
   *[other] Die Würfel zeigen { $dice }.
}
die = { $pips }
chooses = { $seat } wählt { $card } an Pfeil { $arrow }.
beaten = Besiegt: { $cards }.
rolls-nothing = Kein Treffer.
gives = Ein Würfel von { $seat } ist aus dem Spiel{ $left ->
    [0] {""}; es war der letzte.
    [one] {""}; einer bleibt.
   *[other] {""}; { $left } bleiben.
}
won = Geschafft! Alle grauen Herren sind vertrieben, die Welt blüht wieder.
lost = Verloren: Die grauen Herren behalten die Erde.

ask-lay = { $seat }, welche Karte legst du wohin?
ask-show = { $seat }, keine deiner Karten passt. Zeig deine Hand.
ask-dice = { $seat }, mit wie vielen Würfeln würfelst du?
ask-again = { $seat }, würfelst du noch einmal, und mit wie vielen Würfeln?
ask-row = { $seat }, von welcher Reihe mit der Summe { $sum } nimmst du die äußerste Karte?
ask-pile = { $seat }, welche { $number } besiegt ihr?
ask-give = { $seat }, wer von euch gibt einen Würfel ab?

offer-lay = { $card } an Pfeil { $arrow } (Summe { $sum })
offer-show = die Hand zeigen (das Spiel ist verloren)
offer-stop = aufhören
offer-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
offer-take = { $card } an Pfeil { $arrow }{ $more ->
    [0] ; dann ist die Reihe leer
   *[1] ; dann liegt { $next } außen
}
offer-beat = { $card } an Pfeil { $arrow }{ $more ->
    [0] ; dann ist der Stapel weg
   *[1] ; darunter liegt { $next }
}
offer-give = ein Würfel von { $seat }

why-over = Das Spiel ist zu Ende ({ $rule }).
why-not-now = Einen Moment: Erst wird gewürfelt oder eine Karte aufgedeckt ({ $rule }).
why-lay-first = Jetzt wird eine Karte angelegt ({ $rule }).
why-can-lay = Mindestens eine Karte lässt sich anlegen ({ $rule }).
why-no-card = So eine Karte gibt es nicht: { $card } ({ $rule }).
why-not-in-hand = Auf der Hand ist { $card } nicht ({ $rule }).
why-wrong-start = An Pfeil { $arrow } beginnt nur eine { $arrow } die Reihe, nicht { $card } ({ $rule }).
why-same-number = An Pfeil { $arrow } passt { $card } nicht: Eine { $number } liegt dort schon ({ $rule }).
why-same-object = An Pfeil { $arrow } passt { $card } nicht: Dort liegt schon ein Herr mit { object } ({ $rule }).
why-must-throw = Für eine Landschaft wird einmal gewürfelt, mit einem bis vier Würfeln ({ $rule }).
why-throw-or-stop = Nach einem Treffer wird weitergewürfelt oder aufgehört ({ $rule }).
why-choose-row = Jetzt wird eine der getroffenen Reihen gewählt ({ $rule }).
why-not-hit = Die Reihe an Pfeil { $arrow } hat die Summe { $sum }, gewürfelt wurde { $throw } ({ $rule }).
why-choose-pile = Jetzt wird gewählt, welche { $number } besiegt wird ({ $rule }).
why-falls-already = Der Herr an Pfeil { $arrow } ist schon besiegt ({ $rule }).
why-other-number = An Pfeil { $arrow } liegt keine { $number } oben ({ $rule }).
why-choose-die = Jetzt wird gewählt, wer einen Würfel abgibt ({ $rule }).
why-no-die = { $seat } hat keinen Würfel mehr ({ $rule }).

board-earth = ERDE
board-pile = Stapel { $cards }: { $grey ->
    [one] 1 grauer Herr
   *[other] { $grey } graue Herren
}, { $landscapes ->
    [one] 1 Landschaft
   *[other] { $landscapes } Landschaften
}  ·  vertrieben: { $beaten }
board-part-two = Die Befreiung: noch { $left ->
    [one] 1 grauer Herr
   *[other] { $left } graue Herren
}  ·  vertrieben: { $beaten }
board-arrow = Pfeil
board-top = oben
board-under = darunter
board-thrown = Wurf
board-won = Die Erde ist frei!
board-lost = Die Erde bleibt grau.

web-board = Die Erde in der Mitte, sechs Reihen um sie herum. Vertrieben: { $gone } von 30. Im Stapel: { $pile } Karten, davon { $landscapes ->
    [one] eine Landschaft
   *[other] { $landscapes } Landschaften
}.
web-row = Pfeil { $arrow }, Summe { $sum }, von außen: { $cards }
web-row-pile = Pfeil { $arrow }, von oben: { $cards }
web-row-empty = Pfeil { $arrow }: niemand
web-thrown = Wurf: { $dice }, zusammen { $sum }
web-percent = { $percent } %
web-chance = Trefferchance: { $percent }
web-with-dice = mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}: { $percent }
web-odds = Trefferchancen mit einem bis vier Würfeln:
web-mine = Deine Hand
web-hand-of = { $name }: { $cards }
web-dice-of = { $name }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
web-lost-stuck = { $seat } konnte keine Karte mehr anlegen; damit war alles vorbei.
web-lost-dice = Der letzte Würfel war weg, und { $men ->
    [one] ein einziger grauer Herr stand
   *[other] { $men } graue Herren standen
} noch an der Erde.
web-hidden = eine verdeckte Karte
web-gone = Vertrieben: { $count }
web-beaten = { $count } von 30 vertrieben

# Wo kein Brett gezeichnet wird: Felder der Stellung und was darin steht

fact-rows = Pfeile
fact-grey = Graue Herren
fact-landscapes = Landschaften
fact-beaten = Besiegt
fact-to-throw = In der Luft
fact-falling = Getroffen

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Vertreibt zusammen alle dreißig grauen Herren, bevor euch die Würfel ausgehen.
web-tour-hand = Leg einen grauen Herrn an: Tippe erst die Karte an, dann eine Reihe.
web-tour-rows = In einer Reihe gibt es jede Zahl und jeden Gegenstand nur einmal.
web-tour-dice = Würfle genau die Summe einer Reihe, dann verschwindet ihr äußerster Herr. Bei jeder Würfelzahl steht die Chance.
web-tour-free = Jetzt zählt jeder Würfel für sich: Zeigt er die Zahl einer obersten Karte, ist dieser Herr besiegt.

# Auf Verlangen: wo alle stehen

describe-row = Pfeil { $arrow }, Summe { $sum }, von außen: { $cards }.
describe-stack = Pfeil { $arrow }, von oben: { $cards }.
describe-row-empty = Pfeil { $arrow }: niemand.
describe-hand = { $seat } hat auf der Hand: { $cards }.
describe-hidden = { $seat } hat { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
} auf der Hand.
describe-own-dice = { $seat } hat { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
describe-gone = Vertrieben: { $gone } von { $all }.
describe-pile = Im Stapel: { $grey ->
    [one] ein grauer Herr
   *[other] { $grey } graue Herren
} und { $landscapes ->
    [one] eine Landschaft
   *[other] { $landscapes } Landschaften
}.
describe-dice = Die Würfel zeigen { $dice }.
