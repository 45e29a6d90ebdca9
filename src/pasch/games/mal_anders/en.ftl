title = mal anders
tagline = A pocket race: four dice, always two together.
minutes = 20

option-play_on = Play for the places
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
enter = { $seat } brings a piece onto A with { $pair }.
move = { $seat } moves from { $from } to { $to } with { $pair }.
into-goal = { $seat } moves from { $from } into the goal, to { $to }, with { $pair }.
run-on = { $seat } runs past the goal from { $from } to { $to } with { $pair }: another lap.
out = { $seat } sends { $other } back!
lapse = { $seat } lets the second pair lapse.
rest-unusable = The second pair ({ $pair }) fits nowhere and lapses.
home = { $place ->
    [1] { $seat } has all four pieces in the goal and wins!
   *[other] { $seat } has all four pieces in the goal and takes place { $place }.
}
last = { $seat } is the one left and takes place { $place }.

ask-first = { $seat }, which pair do you use first, and what for?
ask-second = { $seat }, what do you use the second pair for ({ $pair } = { $points })?

offer-lapse = let the second pair lapse
offer-enter = { $pair }: bring a piece onto A
offer-move = { $pair }: from { $from } to { $to }
offer-into-goal = { $pair }: from { $from } into the goal, to { $to }
offer-run-on = { $pair }: from { $from } past the goal to { $to }
offer-out = { $offer }, sending { $other } back

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
why-no-lap = From { $from } the piece does not get that far round ({ $rule }).
why-past-goal = There is nothing beyond goal field d ({ $rule }).
why-own-piece = One of your pieces already stands on { $to } ({ $rule }).

board-beside = { $count ->
    [0] all on the board
   *[other] beside the board: { $pieces }
}
board-place = place { $place }
board-counted = The fields count from the A of { $seat }.

web-stands = { $name }: { $beside } beside the board, { $count ->
    [0] none on it.
   *[other] on { $on }.
}
web-pair = { $a } + { $b } = { $points }, { $uses ->
    [one] one use
   *[other] { $uses } uses
}
web-touch = Touch a pair or a bright field.
web-home = { $count } in the goal
