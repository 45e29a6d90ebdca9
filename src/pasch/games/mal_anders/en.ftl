title = mal anders
tagline = A pocket race: four dice, always two together.
minutes = 20

option-play_on = Play on for the other places
option-play_on-about = After the first win the others play on until only one is left.

colour = { $colour ->
    [yellow] yellow
    [green] green
    [red] red
   *[black] black
}

pair = { $a } + { $b }
pair-as-one = 1 + 1 (as 1)

begins = { $seat } begins.
throw = { $seat } rolls { $a }, { $b }, { $c } and { $d }.
again = No two of them make 6: { $left ->
    [one] one more roll.
   *[other] { $left } more rolls.
}
nothing = { $seat } cannot move with that.
enter = { $seat } brings a piece onto { $to } with { $pair }.
move = { $seat } moves from { $from } to { $to } with { $pair }.
into-goal = { $seat } moves from { $from } into the goal ({ $to }) with { $pair }.
advance = { $seat } moves up in the goal from { $from } to { $to } with { $pair }.
run-on = { $seat } runs past the goal from { $from } to { $to } with { $pair }: another lap.
out = { $seat } sends { $other }’s piece back!
lapse = { $seat } lets the second pair lapse.
rest-unusable = The second pair ({ $pair }) fits nowhere and lapses.
home = { $place ->
    [1] { $seat } has all four pieces in the goal and wins!
    [2] { $seat } has all four pieces in the goal and finishes second.
    [3] { $seat } has all four pieces in the goal and finishes third.
   *[other] { $seat } has all four pieces in the goal and finishes fourth.
}
last = { $seat } is the last one left and finishes { $place ->
    [2] second
    [3] third
   *[other] fourth
}.

ask-first = { $seat }, which pair do you use first, and what for?
ask-second = { $seat }, how do you use the second pair ({ $pair } = { $points })?

offer-lapse = let the second pair lapse
offer-enter = { $pair }: bring a piece onto A
offer-move = { $pair }: from { $from } to { $to }
offer-into-goal = { $pair }: from { $from } into the goal ({ $to })
offer-advance = { $pair }: up in the goal from { $from } to { $to }
offer-run-on = { $pair }: from { $from } past the goal to { $to }
offer-out = { $offer }, sending { $other }’s piece back

why-over = The game is over ({ $rule }).
why-not-now = All four dice must be rolled first ({ $rule }).
why-no-action = There is no such move ({ $rule }).
why-must-use = You must use a pair if you can; only the second may lapse ({ $rule }).
why-no-six = To bring a piece in, two dice must make exactly 6 together ({ $rule }).
why-no-pair = No pair makes { $points } ({ $rule }).
why-other-pair = Only the pair { $pair } = { $points } is left ({ $rule }).
why-none-beside = None of your pieces is left beside the board ({ $rule }).
why-start-taken = One of your pieces already stands on A ({ $rule }).
why-no-piece = None of your pieces stands on { $from } ({ $rule }).
why-no-lap = From { $from } this pair does not reach past A ({ $rule }).
why-past-goal = There is nothing beyond goal space d ({ $rule }).
why-own-piece = One of your pieces already stands on { $to } ({ $rule }).

board-beside = { $count ->
    [0] all on the board
   *[other] beside the board: { $pieces }
}
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-counted = Spaces are numbered from { $seat }’s A.

web-stands = { $name }: { $beside } beside the board, { $count ->
    [0] none on it.
    [one] a piece on { $on }.
   *[other] pieces on { $on }.
}
web-pair = { $a } + { $b } = { $points }, { $uses ->
    [one] 1 way to use it
   *[other] { $uses } ways to use it
}
web-touch = Tap a pair or a highlighted space.
web-home = { $count } in the goal

# Where no board is drawn: fields of the position and what stands in them

fact-rest = Second pair
fact-throws = Rolls left

# For newcomers: the aim, and the first turns.

web-aim = Bring all four pieces around the board and into your goal before the others do.
web-tour-pairs = Your four dice make two pairs. Tap one to see where it takes you.
web-tour-nest = A piece only enters the board with two dice that add up to 6.
web-tour-fields = Tap a space that is lit up, and your piece moves there.
web-tour-rest = Now the other pair: for the same piece or for another one.

# On demand: where everybody stands

describe-stands = { $seat }: { $count ->
    [0] no piece on the track
   *[other] on { $on }
}; { $beside } beside the board, { $home } in the goal.
describe-home = { $seat }: { $home } of 4 in the goal.
describe-dice = The dice show { $dice }.
