title = mal anders
tagline = Ein kleines Wettrennen: vier Würfel, immer zwei zusammen.
minutes = 20

option-play_on = Plätze ausspielen
option-play_on-about = Nach dem ersten Sieg spielen die anderen weiter, bis nur noch einer übrig ist.

colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
   *[black] Schwarz
}

begins = { $seat } beginnt.
throw = { $seat } würfelt { $a }, { $b }, { $c } und { $d }.
again = Keine Sechs aus zwei Würfeln. { $left ->
    [one] Noch ein Wurf.
   *[other] Noch { $left } Würfe.
}
nothing = Damit lässt sich nichts anfangen; { $seat } setzt aus.
enter = { $seat } stellt mit { $a } + { $b } eine Figur auf A.
move = { $seat } zieht mit { $a } + { $b } von { $from } nach { $to }.
into-goal = { $seat } zieht mit { $a } + { $b } von { $from } ins Ziel auf { $to }.
run-on = { $seat } läuft mit { $a } + { $b } von { $from } am Ziel vorbei nach { $to }: noch eine Runde.
out = { $seat } wirft { $other } hinaus!
lapse = { $seat } lässt das zweite Paar verfallen.
rest-unusable = Das zweite Paar ({ $set }) passt nirgends und verfällt.
home = { $place ->
    [1] { $seat } hat alle vier Figuren im Ziel und gewinnt!
   *[other] { $seat } hat alle vier Figuren im Ziel und kommt auf Platz { $place }.
}
last = { $seat } bleibt übrig und kommt auf Platz { $place }.

ask-first = { $seat }, welches Paar Würfel nutzt du wofür?
ask-second = { $seat }, wofür nutzt du das zweite Paar ({ $a } + { $b } = { $set })?

offer-lapse = das Paar verfallen lassen
offer-enter = eine Figur auf A stellen{ $hits ->
    [0] {""}
   *[1] {" "}und { $other } hinauswerfen
}
offer-move = von { $from } nach { $to }{ $hits ->
    [0] {""}
   *[1] {" "}und { $other } hinauswerfen
}
offer-into-goal = von { $from } ins Ziel auf { $to }
offer-run-on = von { $from } am Ziel vorbei nach { $to }{ $hits ->
    [0] {""}
   *[1] {" "}und { $other } hinauswerfen
}

why-over = Das Spiel ist zu Ende ({ $rule }).
why-not-now = Zuerst müssen alle vier Würfel liegen ({ $rule }).
why-must-use = Ein Paar muss genutzt werden, wenn es geht; nur das zweite darf verfallen ({ $rule }).
why-no-six = Zum Einsetzen müssen zwei Würfel zusammen genau { $six } zeigen ({ $rule }).
why-none-beside = Es steht keine Figur mehr neben dem Brett ({ $rule }).
why-start-taken = Auf dem eigenen Feld A steht schon eine eigene Figur ({ $rule }).
why-no-piece = Auf { $from } steht keine eigene Figur ({ $rule }).
why-no-set = Kein Paar ergibt { $points } ({ $rule }).
why-past-goal = Hinter dem Zielfeld d geht es nicht weiter ({ $rule }).
why-own-piece = Auf { $to } steht schon eine eigene Figur ({ $rule }).

board-beside = { $count ->
    [0] alle auf dem Brett
   *[other] neben dem Brett: { $pieces }
}
board-place = Platz { $place }
board-counted = Die Felder zählen ab dem A von { $seat }.
