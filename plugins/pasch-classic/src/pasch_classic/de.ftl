title = Der Klassiker
tagline = Vier Figuren, ein Würfel: einmal rum und rein. Wer im Weg steht, fliegt.
minutes = 40

option-three_tries = Drei Versuche
option-three_tries-about = Wer nichts auf der Laufbahn hat, darf bis zu dreimal würfeln.
option-six_again = Nach einer 6 noch einmal
option-six_again-about = Wer eine 6 würfelt, ist danach noch einmal dran.
option-clear_start = Startfeld räumen
option-clear_start-about = Solange noch Figuren warten, muss die eigene Figur auf A als Erste weiter.
option-enter_with_one = Auch mit der 1 heraus
option-enter_with_one-about = Nicht nur die 6, auch die 1 bringt eine Figur auf A.
option-capture = Schlagzwang
option-capture-about = Niemand muss hinauswerfen; oder wer kann, muss; oder wer es versäumt, verliert die Figur, die es gekonnt hätte.
option-capture-free = Freiwillig
option-capture-must = Pflicht
option-capture-huff = Pusten
option-jump_home = Im Haus überspringen
option-jump_home-about = Eigene Figuren im Haus dürfen übersprungen werden.
option-exact_home = Genau ins Haus
option-exact_home-about = Was über das letzte Feld hinausführt, geht nicht. Ausgeschaltet verfallen die übrigen Augen.
option-blockades = Blockaden
option-blockades-about = Zwei eigene Figuren dürfen auf einem Feld stehen. Dort kommt niemand sonst vorbei.
option-side_by_side = Zu zweit nebeneinander
option-side_by_side-about = Zu zweit sitzt man sich nicht gegenüber, sondern nebeneinander.
option-play_on = Plätze ausspielen
option-play_on-about = Nach dem ersten Sieg spielen die anderen weiter, bis nur noch einer übrig ist.

colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
   *[black] Schwarz
}

begins = { $seat } beginnt.
throw = { $seat } würfelt eine { $pips }.
nothing = Damit kann { $seat } nicht ziehen.
nothing-but-again = Damit kann { $seat } nicht ziehen, darf aber noch einmal würfeln.
try-again = Damit geht nichts: { $left ->
    [one] noch ein Versuch.
   *[other] noch { $left } Versuche.
}
once-more = { $seat } darf noch einmal würfeln.
enter = { $seat } setzt eine Figur auf { $to }.
move = { $seat } zieht von { $from } nach { $to }.
into-home = { $seat } zieht von { $from } ins Haus auf { $to }.
out = { $seat } wirft eine Figur von { $other } hinaus!
huffed = { $seat } hat es versäumt, eine Figur hinauszuwerfen: Die eigene von { $from } muss zurück.
home = { $place ->
    [1] { $seat } hat alle vier Figuren im Haus und gewinnt!
   *[other] { $seat } hat alle vier Figuren im Haus und belegt Platz { $place }.
}
last = { $seat } bleibt übrig und belegt Platz { $place }.

ask = { $seat }, mit welcher Figur ziehst du die { $pips }?

offer-enter = eine Figur auf A setzen
offer-move = von { $from } nach { $to }
offer-into-home = von { $from } ins Haus auf { $to }
offer-out = { $offer }, eine Figur von { $other } fliegt hinaus
offer-huffed = { $offer }; die Figur von { $from } muss dann zurück

why-over = Das Spiel ist zu Ende ({ $rule }).
why-not-now = Erst wird gewürfelt ({ $rule }).
why-other-way = Gewürfelt ist eine { $pips }; so weit wird gezogen ({ $rule }).
why-no-six = Mit einer { $pips } kommt keine Figur heraus ({ $rule }).
why-none-waiting = Bei dir wartet keine Figur mehr ({ $rule }).
why-must-enter = Jetzt musst du eine Figur auf A setzen ({ $rule }).
why-clear-start = Zuerst muss deine Figur auf A weiter ({ $rule }).
why-no-piece = Auf { $from } steht keine deiner Figuren ({ $rule }).
why-own-piece = Auf { $to } steht schon eine deiner Figuren ({ $rule }).
why-past-home = Hinter dem letzten Feld des Hauses geht es nicht weiter ({ $rule }).
why-jump = Im Haus wird nicht übersprungen ({ $rule }).
why-blockade = Eine Blockade steht im Weg ({ $rule }).
why-must-capture = Du musst hinauswerfen ({ $rule }).

tip-captures = wirft eine Figur von { $other } hinaus
tip-enters = bringt eine Figur ins Spiel
tip-home = bringt eine Figur ins Haus
tip-escapes = bringt die Figur außer Gefahr ({ $chance } %)
tip-risks = steht danach in Reichweite ({ $chance } %)
tip-loses = kostet die Figur, die hätte hinauswerfen können

chances-title = Gefahr bis zum nächsten Zug
chances-piece = { $seat } auf { $from }
chances-six = Eine Figur herausbringen
chances-once = in einem Wurf
chances-thrice = in drei Würfen

board-waiting = { $count ->
    [0] alle unterwegs
   *[other] wartet: { $pieces }
}
board-place = Platz { $place }
board-counted = Gezählt wird vom A von { $seat } aus.

web-stands = { $name }: { $waiting } warten, { $count ->
    [0] keine Figur auf dem Brett.
   *[other] Figuren auf { $on }.
}
web-touch = Tippe eine hervorgehobene Figur an.
web-home = { $count } im Haus

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Bring alle vier Figuren einmal rundherum in dein Haus, bevor es die anderen schaffen.
web-tour-move = Tippe die Figur an, die ziehen soll. Der leuchtende Ring zeigt, wohin sie kommt.
web-tour-die = So viele Felder ziehst du. Mit einer 6 kommt eine Figur heraus.

# Auf Verlangen: wo alle stehen

describe-stands = { $seat }: { $count ->
    [0] keine Figur auf dem Rundweg
   *[other] auf { $on }
}; { $waiting } noch nicht auf dem Brett, { $home } im Haus.
describe-home = { $seat }: { $home } von 4 im Haus.
