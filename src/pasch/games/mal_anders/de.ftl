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

pair = { $a } + { $b }
pair-as-one = 1 + 1 (als 1)

begins = { $seat } beginnt.
throw = { $seat } würfelt { $a }, { $b }, { $c } und { $d }.
again = Keine zwei davon ergeben 6: { $left ->
    [one] noch ein Wurf.
   *[other] noch { $left } Würfe.
}
nothing = Damit kann { $seat } nicht ziehen.
enter = { $seat } setzt mit { $pair } eine Figur auf { $to }.
move = { $seat } zieht mit { $pair } von { $from } nach { $to }.
into-goal = { $seat } zieht mit { $pair } von { $from } ins Ziel auf { $to }.
advance = { $seat } rückt mit { $pair } im Ziel von { $from } auf { $to } vor.
run-on = { $seat } läuft mit { $pair } von { $from } am Ziel vorbei nach { $to }: noch eine Runde.
out = { $seat } wirft eine Figur von { $other } hinaus!
lapse = { $seat } lässt das zweite Paar verfallen.
rest-unusable = Das zweite Paar ({ $pair }) passt nirgends und verfällt.
home = { $place ->
    [1] { $seat } hat alle vier Figuren im Ziel und gewinnt!
   *[other] { $seat } hat alle vier Figuren im Ziel und belegt Platz { $place }.
}
last = { $seat } bleibt übrig und belegt Platz { $place }.

ask-first = { $seat }, welches Paar nutzt du zuerst, und wofür?
ask-second = { $seat }, wofür nutzt du das zweite Paar ({ $pair } = { $points })?

offer-lapse = das zweite Paar verfallen lassen
offer-enter = { $pair }: eine Figur auf A setzen
offer-move = { $pair }: von { $from } nach { $to }
offer-into-goal = { $pair }: von { $from } ins Ziel auf { $to }
offer-advance = { $pair }: im Ziel von { $from } auf { $to }
offer-run-on = { $pair }: von { $from } am Ziel vorbei nach { $to }
offer-out = { $offer }, eine Figur von { $other } fliegt hinaus

why-over = Das Spiel ist zu Ende ({ $rule }).
why-not-now = Erst müssen alle vier Würfel liegen ({ $rule }).
why-no-action = Einen solchen Zug gibt es nicht ({ $rule }).
why-must-use = Ein Paar musst du nutzen, wenn es geht; nur das zweite darf verfallen ({ $rule }).
why-no-six = Zum Einsetzen müssen zwei Würfel zusammen genau 6 ergeben ({ $rule }).
why-no-pair = Kein Paar ergibt { $points } ({ $rule }).
why-other-pair = Übrig ist nur das Paar { $pair } = { $points } ({ $rule }).
why-none-beside = Neben dem Brett steht keine deiner Figuren mehr ({ $rule }).
why-start-taken = Auf A steht schon eine deiner Figuren ({ $rule }).
why-no-piece = Auf { $from } steht keine deiner Figuren ({ $rule }).
why-no-lap = Von { $from } aus reicht dieses Paar nicht bis über A hinaus ({ $rule }).
why-past-goal = Hinter dem Zielfeld d geht es nicht weiter ({ $rule }).
why-own-piece = Auf { $to } steht schon eine deiner Figuren ({ $rule }).

board-beside = { $count ->
    [0] alle auf dem Brett
   *[other] neben dem Brett: { $pieces }
}
board-place = Platz { $place }
board-counted = Gezählt wird vom A von { $seat } aus.

web-stands = { $name }: { $beside } neben dem Brett, { $count ->
    [0] keine Figur darauf.
    [one] eine Figur auf { $on }.
   *[other] Figuren auf { $on }.
}
web-pair = { $a } + { $b } = { $points }, { $uses ->
    [one] eine Möglichkeit
   *[other] { $uses } Möglichkeiten
}
web-touch = Tippe ein Paar oder ein hervorgehobenes Feld an.
web-home = { $count } im Ziel

# Wo kein Brett gezeichnet wird: Felder der Stellung und was darin steht

fact-rest = Zweites Paar
fact-throws = Würfe übrig

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Bring alle vier Figuren einmal rundherum ins Ziel, bevor es die anderen schaffen.
web-tour-pairs = Deine vier Würfel ergeben zwei Paare. Tippe eines an: Dann siehst du, wohin es dich bringt.
web-tour-nest = Aufs Brett kommt eine Figur nur mit zwei Würfeln, die zusammen 6 ergeben.
web-tour-fields = Tippe auf ein leuchtendes Feld: Dorthin zieht deine Figur.
web-tour-rest = Jetzt das andere Paar: für dieselbe Figur oder für eine andere.

# Auf Verlangen: wo alle stehen

describe-stands = { $seat }: { $count ->
    [0] keine Figur auf dem Rundweg
   *[other] auf { $on }
}; { $beside } neben dem Brett, { $home } im Ziel.
describe-home = { $seat }: { $home } von 4 im Ziel.
describe-dice = Die Würfel zeigen { $dice }.
