title = nichtlustig
tagline = Seven dice, 25 cards, and a Death who comes for the lemmings first.
minutes = 30

option-booklet_specials = Special cards as in the booklet
option-booklet_specials-about = UFO and NF-700 swap their effects: the NF-700 makes you miss a turn, the UFO leaves you only two rolls.

card = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dinosaur
} { $value }
card-of = { $card } (from { $other })
death = { $death ->
    [0] The Poodle of Death
   *[other] Death { $death }
}
the-death = { $death ->
    [0] the Poodle of Death
   *[other] Death { $death }
}
special = { $special ->
    [duck] Duck
    [ufo] UFO
    [clown] Clown
    [nf700] NF-700
    [time-machine] Time Machine
   *[virus] Killer Virus
}
the-special = { $special ->
    [duck] the Duck
    [ufo] the UFO
    [clown] the Clown
    [nf700] the NF-700
    [time-machine] the Time Machine
   *[virus] the Killer Virus
}
special-of = { $special } (from { $other })
face = { $value }
face-poodle = Poodle
colour = { $colour ->
    [black] black
    [red] red
    [white] white
   *[pink] pink
}
one-die = { colour } { $a }
two-dice = { colour } { $a } and { $b }
numbered-die = { colour } { $face } ({ $number })
name = { $seat }

opening-roll = { $value ->
    [0] { $seat } rolls to see who starts: a symbol, so 0.
   *[other] { $seat } rolls to see who starts: { $value }.
}
opening-tie = A tie! Rolling again: { $names }.
begins = { $seat } begins.
throw = { $seat }, roll { $throw }: { $dice }.
aside = { $seat } sets aside: { $dice }.
aside-none = { $seat } sets nothing aside.
duck = { $seat } hands in the Duck for a fourth roll!
stop = { $seat } keeps the dice as they are.
no-scoring = The pink die shows the Poodle: no scoring.
scores = Scoring the { $value }s: { $seat } turns over { $cards }.
scores-too = { $seat } turns over { $cards }.
wins-nothing = { $seat } wins no target card.
declines = { $seat } keeps the Time Machine and takes no target card.
takes = { $seat } takes { $cards }.
takes-dinosaur = { $seat } takes { $card }, scored at once.
time-machine = The Time Machine added { $boost } and goes back to the middle.
virus = The Killer Virus strikes all the same.
clown = { $seat } hands in the Clown and sends Death away.
keeps-clown = { $seat } keeps the Clown.
takes-death = { $seat } takes { $death }.
takes-death-of = { $seat } takes { $death } from { $other }.
freed = Lucky { $other }: { $card } is free again.
covers = { $death } covers { $card }.
face-up = { $death } finds nothing to cover and stays face up.
has-that-death = { $seat } already has { $death } and gets another.
has-all-deaths = { $seat } already has all six; there is no more Death to be had.
goes-back = Back to the middle: { $special }.
wins-specials = { $seat } gets { $specials }.
misses-turn = { $seat } misses a turn. Back to the middle: { $special }.
ending = { $count ->
    [one] Only one target card left in the middle: the game ends!
   *[other] Only { $count } target cards left in the middle: the game ends!
}
professors = { $count ->
    [one] { $seat } rolls for the Professor: { $dice }.
   *[other] { $seat } rolls for { $count } Professors: { $dice }. The highest counts: { $points }.
}
result = { $points ->
    [one] { $seat }: { $points } point.
   *[other] { $seat }: { $points } points.
}
wins = { $seat } wins!
wins-by-deaths = { $seat } wins: level on points, but fewer Deaths!
shares-win = { $seat } shares the win!

board-kind = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dinosaur
}
board-legend = R3: in the middle   R3 name: unscored   ✓: scored   ✝4: covered by Death 4
board-middle = In the middle: { $deaths } · { $specials }
board-no-deaths = no Death
board-no-specials = no special card
board-poodle = Poodle
board-covering = { $death } on { $card }
board-face-up = { $death } face up (−1)
board-professors = { $count ->
    [one] Professor: 1 die
   *[other] Professors: { $count } dice
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-face = { $die ->
    [duck] Duck
    [ufo] UFO
    [clown] Clown
    [nf700] NF-700
    [time-machine] Time M.
    [virus] Virus
   *[poodle] Poodle
}
board-throw = Roll { $throw } · sum { $sum } · [ ] = set aside
board-lying = Final dice · sum { $sum }
board-would-win = These dice would win: { $cards }
board-would-not-win = These dice would win no target card.
board-how = =125 sets dice 1, 2 and 5 aside, =0 none, a full stop stops with these dice.

ask-keep = { $seat }, roll { $throw }: which dice do you set aside, or do you stop?
ask-duck = { $seat }, do you stop, or hand in the Duck for a fourth roll?
ask-claim = { $seat }, what do you take?
ask-boosted-claim = { $seat }, do you use the Time Machine to fetch a Dinosaur?
ask-clown = { $seat }, do you hand in the Clown instead of taking a Death?
ask-death = { $seat }, you already have { $death }. Which one do you take instead?
ask-cover = { $seat }, which card do you cover with { $death }?

offer-stop = stop with these dice
offer-again = set aside { $dice }, roll the rest
odds-keep = set aside { $dice }
offer-again-all = set nothing aside, roll everything again
offer-duck = hand in the Duck, set aside { $dice }, roll the rest
offer-duck-all = hand in the Duck, set nothing aside, roll everything again
offer-claim = { $cards }
offer-boosted-claim = { $cards }, handing in the Time Machine
offer-decline = take nothing and keep the Time Machine
offer-hand-in-clown = hand in the Clown
offer-keep-clown = keep the Clown and take the Death
offer-death = { $death } from the middle
offer-death-of = { $death } from { $other }
offer-death-freeing = { $death } from { $other } (frees { $card })
offer-cover = cover { $card }

why-over = The game is over ({ $rule }).
why-dice-first = Wait for the dice first ({ $rule }).
why-not-now = { $asked ->
    [keep] Now you decide which dice to set aside ({ $rule }).
    [claim] Now you decide which target cards to take ({ $rule }).
    [clown] Now it is only about the Clown: hand it in or keep it ({ $rule }).
    [death] Now you decide which Death to take ({ $rule }).
   *[cover] Now you decide which card to cover ({ $rule }).
}
why-aside = Die { $number } has already been set aside and stays there ({ $rule }).
why-dice-twice = No roll can do that: each die counts for one card only ({ $rule }).
why-must-take = Whoever can take a target card must take at least one ({ $rule }).
why-own-card = { $card } is already yours ({ $rule }).
why-scored = { $card } has been scored by { $other } and is safe ({ $rule }).
why-sum = The sum { $sum } is not enough for { $card } ({ $rule }).
why-triple = For { $card }, a black, a red and a white die must show { $value } ({ $rule }).
why-pair = For { $card }, both { $colour ->
    [black] black
    [red] red
   *[white] white
} dice must show { $value } ({ $rule }).
why-own-death = You already have { $death } ({ $rule }).
why-middle-first = As long as there is one in the middle, it comes from there ({ $rule }).
why-extinct = Dinosaurs are already extinct; Death cannot harm them ({ $rule }).
why-not-scored = { $card } is not one of your scored cards ({ $rule }).
why-covered = { $card } is already covered ({ $rule }).
why-lemmings-first = Death takes lemmings first: { $cards } ({ $rule }).

web-board = The cards on the table
web-dice = The seven dice
web-throw = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
web-throw-duck = { $count ->
    [one] Hand in the Duck, roll one die
   *[other] Hand in the Duck, roll { $count } dice
}
web-take = { $phase ->
    [cover] { $what }
   *[other] Take: { $what }
}
web-pick = Pick something
web-sum = Sum { $sum }
web-points = { board-points }
web-now = { $throw ->
    [0] Sum { $sum } · can be taken: { $what }
   *[other] Sum { $sum } · right now: { $what }
}
web-now-death = { $throw ->
    [0] Sum { $sum } · coming: { $what }
   *[other] Sum { $sum } · right now: { $what }
}
web-now-both = { $throw ->
    [0] Sum { $sum } · can be taken: { $what } · coming: { $death }
   *[other] Sum { $sum } · right now: { $what }, and { $death }
}
web-or = { " " }or{ " " }
web-in-the-middle = { $thing }, in the middle.
web-with = { $thing }, held by { $name }.
web-unscored = { $thing }, unscored, held by { $name }.
web-scored = { $thing }, scored and safe, held by { $name }.
web-covered = { $name }’s { $thing }. Covered by: { $on }.
web-covering = { $thing }, in front of { $name }, on { $on }.
web-face-up = { $thing }, face up in front of { $name }: minus one point.
web-about-card = { $kind ->
    [riebmann] Both black dice must show { $value }. Scored: 2 points.
    [yeti] Both red dice must show { $value }. Scored: 3 points, but only one if it is all alone.
    [lemming] Both white dice must show { $value }. Scored: 4 points. Death comes for this one first.
    [professor] A black, a red and a white die must show { $value }. Its value is rolled at the end.
   *[dinosaur] Black, red and white must add up to { $value } or more. { $worth ->
        [one] One point
       *[other] { $worth } points
    } at once, and no Death can touch it.
}
web-about-death = Whoever wins no target card takes the Death shown by the pink die. It covers a scored card, a Lemming first. If it finds none, it costs one point.
web-about-special = { $special ->
    [duck] After the third roll: hand it in and roll a fourth time.
    [ufo] Miss the next turn, then back to the middle.
    [clown] Hand it in instead of taking a Death.
    [nf700] Only two rolls in the next turn, then back to the middle.
    [time-machine] Hand it in and add 2 to the sum for a Dinosaur.
   *[virus] Death comes in the next turn in any case, then back to the middle.
}

# Where no board is drawn: fields of the position and what stands in them

fact-throws = Rolls
fact-aside = Dice set aside
fact-laying = To lay
fact-middle = Middle
fact-deaths = Deaths
fact-specials = Special cards
fact-scored = Scored
fact-unscored = Not scored
fact-death = Death
fact-covers = Covers
fact-worth = The dice as they are
fact-sum = Sum
value-duck = Duck
value-ufo = UFO
value-clown = Clown
value-nf700 = NF-700
value-time-machine = Time Machine
value-virus = Killer Virus

# For newcomers: the aim, and the first turns.

web-aim = Win cards with your dice and score the most points. Whoever wins none is visited by Death.
web-tour-dice = You have up to three rolls. Tap the dice that you want to keep; the others are rolled again.
web-tour-now = This is what the roll brings you if you stop now.
web-tour-pink = The pink die scores everybody’s cards of its number: then nobody can take them any more.
web-tour-take = Your dice have won these cards. Tap the ones you want to take.

# On demand: what lies where

describe-kind = { $kind ->
    [riebmann] Riebmann
    [yeti] Yeti
    [lemming] Lemming
    [professor] Professor
   *[dinosaur] Dinosaur
} { $values }
describe-middle = In the middle: { $cards }.
describe-middle-deaths = In the middle, too: { $deaths }.
describe-middle-specials = Special cards in the middle: { $specials }.
describe-unscored = { $seat }, unscored: { $cards }.
describe-scored = { $seat }, scored: { $cards }.
describe-specials = { $seat }, special cards: { $specials }.
describe-covers = { $seat }: { $death } covers { $card }.
describe-face-up = { $seat }: { $death } lies face up.
describe-nothing = { $seat }: nothing yet.
describe-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
describe-dice = The dice show { $dice }.
