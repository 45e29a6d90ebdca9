title = Nichts als Ärger
tagline = Das alte Würfelrennen, gewürzt mit 52 gemeinen Karten.
minutes = 60

option-end = Spielende
option-end-about = Wer zuerst alle Figuren im Ziel hat, nach einer festen Zahl von Runden, oder wenn die letzte Karte gezogen ist.
option-end-win = Wer zuerst alle im Ziel hat
option-end-turns = Nach einer festen Zahl von Runden
option-end-deck = Wenn die Karten alle sind
option-rounds = Runden
option-rounds-about = Wie viele Runden gespielt werden, wenn nach einer festen Zahl von Runden Schluss ist.
option-teams = Mannschaften
option-teams-about = Zu viert oder zu sechst spielen Gegenübersitzende zusammen: um vier gemeinsame Figuren im Ziel oder um Punkte.
option-teams-none = Alle für sich
option-teams-win = In Paaren, gemeinsam ins Ziel
option-teams-points = In Paaren, nach Punkten

name = { $other }
colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [black] Schwarz
    [blue] Blau
   *[white] Weiß
}

# Die Karten: Name und was sie tut

card-champion = Champion
about-champion = Alle werfen zwei Würfel. Wer allein am höchsten liegt, darf die eigene Summe ziehen; liegen mehrere vorn, ziehen alle anderen ihre.
card-diaet = Diät
about-diaet = Höchstens zwei Handkarten, bis man selbst eine 1 würfelt.
card-die_chance = Die Chance!?
about-die_chance = Alle stellen eine eigene Figur auf das letzte Feld vor ihrem Ziel.
card-gesetz = Gesetz!
about-gesetz = Alle müssen im nächsten Zug eine Karte spielen, statt zu würfeln; wer keine spielen kann, setzt aus.
card-gib = Gib!
about-gib = Alle suchen eine Handkarte aus und geben sie zugleich nach rechts.
card-grossmut = Großmut!
about-grossmut = Eine fremde Figur ziehen: 12 Felder oder die Summe von drei Würfeln.
card-knobelrunde = Knobelrunde!
about-knobelrunde = Alle wählen heimlich 0 bis 5. Wer mit seiner Zahl allein bleibt, zieht sie und noch 5 dazu.
about-knobelrunde-two = Schere, Stein, Papier: Wer gewinnt, zieht 11.
card-nimm = Nimm!
about-nimm = Reihum zieht jeder blind eine Karte aus der Hand des rechten Nachbarn.
card-denkste = Denkste!
about-denkste = Eine fremde Karte aufheben, oder jederzeit eine 6 ziehen und noch einmal würfeln.
card-aetsch = Ätsch!
about-aetsch = Eine fremde Karte aufheben, die sonst niemanden betrifft.
card-karate = Karate!
about-karate = Nicht hinausgeworfen werden: Der Angreifer muss selbst nach Hause.
card-bombe = Bombe!
about-bombe = Ein Feld nennen und würfeln: Alles, was höchstens so viele Felder entfernt ist, muss nach Hause.
card-duell = Duell!
about-duell = Eine eigene gegen eine fremde Figur: Wer niedriger würfelt, muss nach Hause.
card-hypnose = Hypnose
about-hypnose = Jemand anders würfelt zwei Züge lang; gezogen werden die eigenen Figuren.
card-polonaise = Polonaise
about-polonaise = Alle anderen Figuren auf der Bahn stellen sich lückenlos vor einer eigenen auf.
card-schneckenbonus = Schneckenbonus
about-schneckenbonus = Bleibt liegen: Jede 5 und 6, die andere im Würfelzug würfeln, darf man mitziehen.
card-siebenmeilenstiefel = Siebenmeilenstiefel
about-siebenmeilenstiefel = Würfeln und eine Figur 7 Felder weiter ziehen, als der Würfel zeigt.
card-marathon = Marathon
about-marathon = Viermal würfeln und mit einer Figur die Summe ziehen.
card-trio = Trio
about-trio = Drei Figuren im Ziel gewinnen sofort.
card-geburtstag = Geburtstag
about-geburtstag = Alle anderen, die Karten haben, schenken heimlich eine.
card-prophezeiung = Prophezeiung
about-prophezeiung = Eine Zahl voraussagen und würfeln: Stimmt sie, wird das Dreifache gezogen, sonst der Wurf.
card-wuerfel_menue = Würfel-Menü
about-wuerfel_menue = Dreimal würfeln und einen der Würfe ziehen.
card-geisterfahrer = Geisterfahrer
about-geisterfahrer = Eine eigene Figur fährt rückwärts und wirft alles hinaus, was im Weg steht.
card-platztausch = Platztausch
about-platztausch = Eine eigene und eine fremde Figur tauschen die Felder.
card-grosser_start = Großer Start
about-grosser_start = Alle eigenen Figuren gehen zusammen von B auf A.
card-farbenkoenig = Farbenkönig
about-farbenkoenig = Die vorderste Figur des Führenden muss zurück auf ihr A.

# Was geschieht

begins = { $seat } beginnt.
roll = { $seat } würfelt eine { $pips }.
roll-several = { $seat } würfelt { $dice } = { $sum }.
roll-each = { $seat } würfelt { $dice }.
die = { $pips }
lapses = { $seat } kann damit nicht ziehen.
sofort = { $seat } deckt eine SOFORT-Karte auf: „{ $card }“. { $about }
draws = { $seat } zieht eine Karte: „{ $card }“.
draws-hidden = { $seat } zieht eine Karte.
leaves = { $seat } zieht keine Karte.
refill = Der Stapel ist leer; die abgelegten Karten werden gemischt.
takes-roll = { $seat } nutzt den Schneckenbonus und zieht die { $pips } auch.
plays-six = { $seat } spielt „{ $card }“ als 6.
plays = { $seat } spielt „{ $card }“. { $about }
answers = { $seat } antwortet mit „{ $card }“ auf „{ $hit }“ von { $other }.
parries = { $seat } wehrt sich mit „{ $card }“ gegen { $other }.
void = „{ $card }“ von { $seat } ist damit aufgehoben.
parried = Der Angriff von { $seat } ist abgewehrt.
names-seat = { $seat } wählt { $other }.
names-field = { $seat } zielt auf Feld { $field }.
names-own = { $seat } wählt die eigene Figur auf { $field }.
names-piece = { $seat } wählt die Figur von { $other } auf { $field }.
foretells = { $seat } sagt eine { $number } voraus.
picks = { $seat } nimmt die { $number }.
chooses = { $seat } wählt die { $number }.
chooses-sign = { $seat } wählt { $number ->
    [0] Schere
    [1] Stein
   *[2] Papier
}.
chooses-card = { $seat } legt „{ $card }“ zum Verschenken bereit.
chooses-hidden = { $seat } hat heimlich gewählt.
shows = { $seat } zeigt die { $number }.
shows-sign = { $seat } zeigt { $number ->
    [0] Schere
    [1] Stein
   *[2] Papier
}.
twelve = { $seat } nimmt die 12.
three-dice = { $seat } wirft lieber drei Würfel.
gives = { $seat } gibt { $other } die Karte „{ $card }“.
gives-hidden = { $seat } gibt { $other } eine Karte.
takes = { $seat } nimmt { $other } die Karte „{ $card }“ aus der Hand.
takes-hidden = { $seat } nimmt { $other } eine Karte aus der Hand.
discards = { $seat } wirft „{ $card }“ ab.
declines = { $seat } verzichtet auf den Zug.
sits-out = { $seat } muss aussetzen.
enters = { $seat } stellt eine Figur auf { $to }.
moves = { $seat } zieht von { $from } nach { $to }.
moves-for = { $seat } zieht eine Figur von { $other } von { $from } nach { $to }.
into-goal = { $seat } zieht von { $from } ins Ziel auf { $to }.
into-goal-for = { $seat } zieht eine Figur von { $other } von { $from } ins Ziel auf { $to }.
advances = { $seat } rückt im Ziel von { $from } auf { $to } vor.
advances-for = { $seat } rückt eine Figur von { $other } im Ziel von { $from } auf { $to } vor.
runs-on = { $seat } läuft von { $from } am Ziel vorbei nach { $to }: noch eine Runde.
runs-on-for = { $seat } zieht eine Figur von { $other } von { $from } am Ziel vorbei nach { $to }.
strikes = { $seat } zieht von { $from } nach { $to }, um dort alle hinauszuwerfen!
strikes-for = { $seat } zieht eine Figur von { $other } von { $from } nach { $to }, um dort alle hinauszuwerfen!
drives = { $seat } fährt von { $from } rückwärts bis { $to }.
stays = { $seat } lässt eine Figur auf { $to } stehen.
out = { $count ->
    [one] Eine Figur von { $other } muss nach Hause.
   *[other] { $count } Figuren von { $other } müssen nach Hause.
}
carried-out-polonaise = Alle anderen Figuren auf der Bahn reihen sich vor der Figur von { $seat } auf.
carried-out-platztausch = { $seat } und { $other } tauschen die Plätze.
carried-out-grosser_start = Alle Figuren von { $seat } gehen von B auf A.
carried-out-farbenkoenig = { $seat } schickt die vorderste Figur von { $other } zurück auf ihr A.
diet-lies = { $seat } ist auf Diät.
diet-over = Eine 1! Die Diät von { $seat } ist vorbei.
bonus-lies = Der Schneckenbonus liegt jetzt vor { $seat }.
law-over = Das Gesetz gilt nicht mehr.
spell-lies = { $other } ist hypnotisiert und würfelt zwei Züge lang für { $seat }.
spell-over = { $seat } wacht aus der Hypnose auf.
counted = Das Spiel ist aus; jetzt werden die Figuren im Ziel gezählt.
wins = { $seat } gewinnt!

# Fragen

ask-turn = { $seat }, würfelst du, oder spielst du eine Karte?
ask-roll = { $seat }, du würfelst.
ask-law = { $seat }, es gilt das Gesetz: Welche Karte spielst du?
ask-six = { $seat }, spielst du Denkste als 6, bevor { $other } dran ist?
ask-answer = { $seat }, antwortest du auf „{ $card }“ von { $other }?
ask-karate = { $seat }, { $other } will dich hinauswerfen. Wehrst du dich?
ask-bonus = { $seat }, willst du die { $pips } von { $other } auch ziehen?
ask-draw = { $seat }, ziehst du die oberste Karte?
ask-move = { $seat }, mit welcher Figur ziehst du { $points }?
ask-move-if = { $seat }, du darfst { $points } ziehen. Mit welcher Figur?
ask-move-for = { $seat }, welche Figur von { $other } ziehst du { $points } Felder?
ask-die_chance = { $seat }, welche Figur stellst du vor dein Ziel?
ask-gib = { $seat }, welche Karte bekommt { $other }?
ask-grossmut = { $seat }, ziehst du 12 oder die Summe von drei Würfeln?
ask-grossmut-whose = { $seat }, mit wessen Figur ziehst du { $points }?
ask-knobelrunde = { $seat }, welche Zahl wählst du heimlich?
ask-knobelrunde-two = { $seat }, Schere, Stein oder Papier?
ask-bombe = { $seat }, auf welches Feld fällt die Bombe?
ask-duell = { $seat }, welche deiner Figuren tritt zum Duell an?
ask-duell-other = { $seat }, gegen welche fremde Figur?
ask-hypnose = { $seat }, wen hypnotisierst du?
ask-polonaise = { $seat }, welche deiner Figuren führt die Polonaise an?
ask-geburtstag = { $seat }, welche Karte schenkst du { $other }?
ask-prophezeiung = { $seat }, welche Zahl sagst du voraus?
ask-wuerfel_menue = { $seat }, welchen Wurf ziehst du?
ask-geisterfahrer = { $seat }, welche deiner Figuren fährt rückwärts?
ask-platztausch = { $seat }, welche deiner Figuren tauscht?
ask-platztausch-other = { $seat }, mit welcher fremden Figur?
ask-grosser_start = { $seat }, stellst du dich auf A dazu, oder wirfst du dort alle hinaus?
ask-farbenkoenig = { $seat }, mehrere führen gleichauf. Wen trifft es?
ask-excess = { $seat }, auf Diät sind zwei Karten genug. Welche wirfst du ab?

offer-roll = würfeln
offer-draw = eine Karte ziehen
offer-take = auch ziehen
offer-twelve = 12 Felder
offer-three-dice = drei Würfel werfen
offer-no-bonus = diesmal nicht
offer-leave = keine ziehen
offer-sit-out = aussetzen, keine Karte ist spielbar
offer-decline = nicht ziehen
offer-pass = keine Karte spielen
offer-denkste-void = Denkste!: die Karte aufheben
offer-denkste-six = Denkste!: eine 6 ziehen und noch einmal würfeln
offer-card = { $card }: { $about }
offer-give = { $card }
offer-discard = { $card } abwerfen
offer-number = die { $number }
offer-sign = { $number ->
    [0] Schere
    [1] Stein
   *[2] Papier
}
offer-seat = { $other }
offer-field = Feld { $field }
offer-piece = { $other } auf { $field }
offer-enter = eine Figur von B auf A
offer-move = von { $from } nach { $to }
offer-join = von { $from } nach { $to }, dazustellen
offer-strike = von { $from } nach { $to }, { $hit } hinauswerfen
offer-strike-own = von { $from } nach { $to }, { $hit } hinauswerfen, eigene auch
offer-into-goal = von { $from } ins Ziel auf { $to }
offer-advance = im Ziel von { $from } auf { $to }
offer-run-on = von { $from } am Ziel vorbei nach { $to }
offer-stay = die auf { $to } stehen lassen

# Warum etwas nicht geht

why-over = Das Spiel ist zu Ende ({ $rule }).
why-not-now = Das geht jetzt nicht ({ $rule }).
why-dice-first = Zuerst fällt der Würfel oder die Karte ({ $rule }).
why-hypnotised = { $seat } ist hypnotisiert und darf keine Karte spielen ({ $rule }).
why-not-held = „{ $card }“ ist nicht auf der Hand ({ $rule }).
why-only-answer = „{ $card }“ lässt sich nur als Antwort spielen ({ $rule }).
why-not-playable = „{ $card }“ lässt sich jetzt nicht ganz ausführen ({ $own }) und darf deshalb nicht gespielt werden ({ $rule }).
why-not-your-action = „{ $card }“ spielt man nur als eigene Zugaktion, statt zu würfeln ({ $rule }).
why-denkste-on-aetsch = Gegen Ätsch hilft kein Denkste ({ $rule }).
why-concerns-others = „{ $card }“ betrifft noch andere, da hilft kein Ätsch ({ $rule }).
why-only-karate = Gegen das Hinauswerfen hilft nur Karate ({ $rule }).
why-only-six = Jetzt geht nur Denkste als 6 ({ $rule }).
why-too-late = Für „{ $card }“ ist es zu spät; die Antwort muss sofort nach der Ansage kommen ({ $rule }).
why-law = Das Gesetz verbietet das Würfeln; es muss eine Karte sein ({ $rule }).
why-no-roll = Gewürfelt wird nur zu Beginn des eigenen Zuges, statt eine Karte zu spielen ({ $rule }).
why-diet = Auf Diät sind höchstens zwei Karten erlaubt ({ $rule }).
why-full-hand = Mehr als { $limit } Karten nimmt man nicht auf die Hand ({ $rule }).
why-no-draw = Eine Karte zieht man nur gleich nach dem eigenen Würfelzug ({ $rule }).
why-must-move = Was sich ziehen lässt, muss gezogen werden ({ $rule }).
why-must-play = Unter dem Gesetz muss eine spielbare Karte gespielt werden ({ $rule }).
why-no-pass = Passen gibt es nicht: würfeln oder eine Karte spielen ({ $rule }).
why-must-choose = Hier ist eine der angebotenen Möglichkeiten zu wählen ({ $rule }).
why-not-asked = Danach ist jetzt nicht gefragt ({ $rule }).
why-no-piece = Dort steht keine Figur von { $seat } ({ $rule }).
why-out-first = Mit der 6 muss zuerst eine Figur von B auf A ({ $rule }).
why-needs-six = Beim Würfeln kommt man nur mit einer 6 von B weg ({ $rule }).
why-clear-start = Zuerst muss A geräumt werden, solange noch Figuren auf B stehen ({ $rule }).
why-no-running-on = Diesen Weg kann die Figur so nicht nehmen ({ $rule }).
why-past-goal = Hinter dem letzten Zielfeld geht es nicht weiter ({ $rule }).
why-goal-taken = Auf { $field } steht schon eine Figur ({ $rule }).
why-nobody-there = Auf { $field } gibt es niemanden hinauszuwerfen ({ $rule }).
why-sleeps = Wählbar ist nur, wer nicht schon hypnotisiert ist, und nie man selbst ({ $rule }).
why-no-such-piece = Diese Figur lässt sich hier nicht wählen ({ $rule }).

# Das Brett im Terminal

board-counted = Gezählt wird vom A von { $seat } aus.
board-crowd = Auf { $field } stehen { $pieces }.
board-goal = Ziel
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-place = Platz { $place }
board-hand = Hand von { $seat }:
board-pile = Stapel: { $pile }, abgelegt: { $discards }
board-diet = Diät liegt vor { $seat }: höchstens zwei Karten.
board-law = Das Gesetz gilt noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}: Es wird nicht gewürfelt.
board-spell = Hypnose: { $seat } würfelt noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} für { $other }.
board-bonus = Schneckenbonus liegt vor { $seat }.
board-plays = Gespielt wird:
board-play = „{ $card }“ ({ $seat })
board-asked = { $seat } ist gefragt.

# Das Brett im Browser

web-board = Der Spielplan. { $stands }
web-stand = { $name }: Figuren auf { $on }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
web-or = { " " }oder{ " " }
web-back = zurück
web-home = { $count } im Ziel
web-why = Gleich viele Figuren im Ziel: Vorn ist, wessen hinterste Figur am weitesten ist.
web-play = diese Karte spielen
web-give = diese Karte geben
web-not-now = Geht jetzt nicht.
web-hand = Deine Karten
web-no-cards = Noch keine Karten. Nach dem Würfeln darfst du eine ziehen.
web-pile = Stapel: { $count }
web-discards = Abgelegte Karten ansehen: { $count }
web-discards-title = Abgelegt:
web-so-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
web-lying = Ausliegende Karten ansehen: { $count }
web-lying-title = Es liegt aus:
web-field-back = ein Feld zurück
web-field-on = ein Feld weiter
web-round = Runde { $round } von { $rounds }
web-deck = { $count ->
    [one] Noch eine Karte, dann wird gezählt.
   *[other] Noch { $count } Karten, dann wird gezählt.
}

# Wo kein Brett gezeichnet wird: Felder der Stellung und was darin steht

fact-lying = Ausliegend
fact-diaet = { card-diaet }
fact-gesetz = { card-gesetz }
fact-hypnose = { card-hypnose }
fact-schneckenbonus = { card-schneckenbonus }
value-B = Haus

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Bring alle deine Figuren ins Ziel, bevor es die anderen schaffen. Mit Karten macht ihr euch dabei Ärger.
web-tour-roll = Tippe hier, um zu würfeln. Mit einer 6 kommt eine Figur heraus.
web-tour-move = Tippe die Figur an, die ziehen soll.
web-tour-draw = Zieh eine Karte: Damit kannst du später dazwischenfunken.
web-tour-hand = Das sind deine Karten. Tippe eine an, um zu lesen, was sie tut.

# Auf Verlangen: wo alle stehen

describe-stands = { $seat }: { $count ->
    [0] keine Figur auf dem Rundweg
   *[other] auf { $on }
}; { $base } auf B, { $home } im Ziel.
describe-home = { $seat }: { $home } im Ziel.
describe-dice = Die Würfel zeigen { $dice }.
describe-hand = { $seat } hat auf der Hand: { $cards }.
