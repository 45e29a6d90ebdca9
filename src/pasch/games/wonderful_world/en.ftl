title = Wonderful World
tagline = All against the grey men: together you give the Earth its colours back.
minutes = 20

option-open_hands = Open hands
option-open_hands-about = Everybody sees all hands; around a table you would tell each other anyway. Switched off, each player sees only their own.

object = { $object ->
    [a] umbrella
    [b] briefcase
    [c] hat
    [d] clock
    [e] newspaper
   *[f] telephone
}
card = the { $number } with the { object }

begins = { $seat } begins.
dealt = { $seat } picks up { $cards }.
dealt-unseen = { $seat } picks up { $cards } cards.
opened = Turned up: { $card }; it lies at arrow { $arrow }.
lays = { $seat } places { $card } at arrow { $arrow }.
stuck = { $seat } cannot place any card.
shows = { $seat } shows { $card }.
landscape = { $seat } draws a landscape ({ $number } of { $of }).
nobody-there = No grey man is left at the Earth, so there is nothing to roll for.
gets = { $seat } draws { $card }.
gets-unseen = { $seat } draws a grey man.
pile-empty = The pile is used up.
takes-dice = { $seat } takes { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stops = { $seat } stops.
throws = { $seat } rolls { $count ->
    [one] { $sum }
   *[other] { $dice } = { $sum }
}.
misses = Missed.
hits = A hit! Driven away: { $card } at arrow { $arrow }.
hits-last = A hit! Driven away: { $card } at arrow { $arrow }; the Earth is free for now.
hits-several = A hit! The sum fits { $rows } rows.
part-two = { $men ->
    [0] All cards are played, and no grey man is left.
    [one] The liberation begins: one grey man is still there. The dice: { $dice }.
   *[other] The liberation begins: { $men } grey men are still there. The dice: { $dice }.
}
dice-of = { $seat } { $dice }
rolls = { $count ->
    [one] The last die shows a { $dice }.
   *[other] The dice show { $dice }.
}
die = { $pips }
chooses = { $seat } chooses { $card } at arrow { $arrow }.
beaten = Beaten: { $cards }.
rolls-nothing = No hit.
gives = One of { $seat }’s dice is out of the game{ $left ->
    [0] {""}; it was the last one.
    [one] {""}; one remains.
   *[other] {""}; { $left } remain.
}
won = You did it! All the grey men are driven away, and the world is in bloom again.
lost = Lost: the grey men keep the Earth.

ask-lay = { $seat }, which card do you place, and where?
ask-show = { $seat }, none of your cards fits. Show your hand.
ask-dice = { $seat }, how many dice do you roll?
ask-again = { $seat }, do you roll again, and with how many dice?
ask-row = { $seat }, from which row with the sum { $sum } do you take the outermost card?
ask-pile = { $seat }, which { $number } do you beat?
ask-give = { $seat }, which of you gives up a die?

offer-lay = { $card } at arrow { $arrow } (sum { $sum })
offer-show = show your hand (the game is lost)
offer-stop = stop
offer-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
offer-take = { $card } at arrow { $arrow }{ $more ->
    [0] ; the row is empty then
   *[1] ; then { $next } is outermost
}
offer-beat = { $card } at arrow { $arrow }{ $more ->
    [0] ; the pile is gone then
   *[1] ; beneath it lies { $next }
}
offer-give = one of { $seat }’s dice

why-over = The game is over ({ $rule }).
why-not-now = One moment: the dice or a card come first ({ $rule }).
why-lay-first = Now place a card ({ $rule }).
why-can-lay = At least one card can be placed ({ $rule }).
why-no-card = There is no such card: { $card } ({ $rule }).
why-not-in-hand = Your hand does not hold { $card } ({ $rule }).
why-wrong-start = Only a { $arrow } starts the row at arrow { $arrow }, not { $card } ({ $rule }).
why-same-number = At arrow { $arrow }, { $card } does not fit: a { $number } is already there ({ $rule }).
why-same-object = At arrow { $arrow }, { $card } does not fit: a man with the { object } is already there ({ $rule }).
why-must-throw = A landscape calls for one roll, with one to four dice ({ $rule }).
why-throw-or-stop = After a hit you roll again or stop ({ $rule }).
why-choose-row = Now choose one of the rows that were hit ({ $rule }).
why-not-hit = The row at arrow { $arrow } has the sum { $sum }, the roll was { $throw } ({ $rule }).
why-choose-pile = Now choose which { $number } is beaten ({ $rule }).
why-falls-already = The grey man at arrow { $arrow } is already beaten ({ $rule }).
why-other-number = No { $number } lies on top at arrow { $arrow } ({ $rule }).
why-choose-die = Now choose who gives up a die ({ $rule }).
why-no-die = { $seat } has no die left ({ $rule }).

board-earth = EARTH
board-pile = Pile { $cards }: { $grey ->
    [one] 1 grey man
   *[other] { $grey } grey men
}, { $landscapes ->
    [one] 1 landscape
   *[other] { $landscapes } landscapes
}  ·  driven away: { $beaten }
board-part-two = The liberation: { $left ->
    [one] 1 grey man
   *[other] { $left } grey men
} to go  ·  driven away: { $beaten }
board-arrow = arrow
board-top = top
board-under = beneath
board-thrown = Roll
board-won = The Earth is free!
board-lost = The Earth stays grey.

web-board = The Earth in the middle, six rows around it. Driven away: { $gone } of 30. In the pile: { $pile } cards, { $landscapes ->
    [one] one of them a landscape
   *[other] { $landscapes } of them landscapes
}.
web-row = Arrow { $arrow }, sum { $sum }, from the outside: { $cards }
web-row-pile = Arrow { $arrow }, from the top: { $cards }
web-row-empty = Arrow { $arrow }: nobody
web-thrown = Roll: { $dice }, total { $sum }
web-percent = { $percent }%
web-chance = Chance of a hit: { $percent }
web-with-dice = with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $percent }
web-odds = Chances of a hit with one to four dice:
web-mine = Your hand
web-hand-of = { $name }: { $cards }
web-dice-of = { $name }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
web-lost-stuck = { $seat } could not place any card, and that was the end.
web-lost-dice = The last die was gone, and { $men ->
    [one] a single grey man
   *[other] { $men } grey men
} still stood around the Earth.
web-hidden = a face-down card
web-gone = Driven away: { $count }
web-beaten = { $count } of 30 driven away

# Where no board is drawn: fields of the position and what stands in them

fact-rows = Arrows
fact-grey = Grey men
fact-landscapes = Landscapes
fact-beaten = Beaten
fact-to-throw = In the air
fact-falling = Hit

# For newcomers: the aim, and the first turns.

web-aim = Drive all thirty grey men away together before you run out of dice.
web-tour-hand = Place a grey man: tap the card first, then a row.
web-tour-rows = In a row every number and every object comes only once.
web-tour-dice = Roll exactly the sum of a row, and its outermost man is gone. Each number of dice comes with its chance.
web-tour-free = Now every die counts alone: if it shows the number of a top card, that man is beaten.

# On demand: where everybody stands

describe-row = Arrow { $arrow }, sum { $sum }, from the outside: { $cards }.
describe-stack = Arrow { $arrow }, from the top: { $cards }.
describe-row-empty = Arrow { $arrow }: nobody.
describe-hand = { $seat } holds { $cards }.
describe-hidden = { $seat } holds { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}.
describe-own-dice = { $seat } has { $count ->
    [one] one die
   *[other] { $count } dice
}.
describe-gone = Driven away: { $gone } of { $all }.
describe-pile = In the pile: { $grey ->
    [one] one grey man
   *[other] { $grey } grey men
}, { $landscapes ->
    [one] one landscape
   *[other] { $landscapes } landscapes
}.
describe-dice = The dice show { $dice }.
