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

begins = { $seat } begins.
throw = { $seat } rolls { $a }, { $b }, { $c } and { $d }.
again = No two dice make a six. { $left ->
    [one] One more throw.
   *[other] { $left } more throws.
}
nothing = Nothing can be done with that; { $seat } misses out.
enter = { $seat } brings a piece onto A with { $a } + { $b }.
move = { $seat } moves from { $from } to { $to } with { $a } + { $b }.
into-goal = { $seat } moves home from { $from } to { $to } with { $a } + { $b }.
run-on = { $seat } runs past the goal from { $from } to { $to } with { $a } + { $b }: another lap.
out = { $seat } throws { $other } out!
lapse = { $seat } lets the second set lapse.
rest-unusable = The second set ({ $set }) fits nowhere and lapses.
home = { $place ->
    [1] { $seat } has all four pieces home and wins!
   *[other] { $seat } has all four pieces home and comes in at place { $place }.
}
last = { $seat } is left over: place { $place }.

ask-first = { $seat }, which set of dice do you use, and how?
ask-second = { $seat }, how do you use the second set ({ $a } + { $b } = { $set })?

offer-lapse = let the set lapse
offer-enter = bring a piece onto A{ $hits ->
    [0] {""}
   *[1] , throwing { $other } out
}
offer-move = from { $from } to { $to }{ $hits ->
    [0] {""}
   *[1] , throwing { $other } out
}
offer-into-goal = from { $from } home to { $to }
offer-run-on = from { $from } past the goal to { $to }{ $hits ->
    [0] {""}
   *[1] , throwing { $other } out
}

why-over = The game is over ({ $rule }).
why-not-now = All four dice must lie first ({ $rule }).
why-must-use = A set must be used if it can be; only the second one may lapse ({ $rule }).
why-no-six = To enter, two dice must make exactly { $six } together ({ $rule }).
why-none-beside = No piece is left beside the board ({ $rule }).
why-start-taken = An own piece already stands on the own field A ({ $rule }).
why-no-piece = No own piece stands on { $from } ({ $rule }).
why-no-set = No set makes { $points } ({ $rule }).
why-past-goal = There is nothing beyond goal field d ({ $rule }).
why-own-piece = An own piece already stands on { $to } ({ $rule }).

board-beside = { $count ->
    [0] all on the board
   *[other] beside the board: { $pieces }
}
board-place = place { $place }
board-counted = The fields count from the A of { $seat }.
