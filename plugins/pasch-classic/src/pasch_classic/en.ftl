title = The Classic
tagline = Four pieces, one die: once round and home. Whoever is in the way goes back.
minutes = 40

option-three_tries = Three tries
option-three_tries-about = With nothing on the track, you may roll up to three times.
option-six_again = Again after a 6
option-six_again-about = Whoever rolls a 6 rolls again.
option-clear_start = Clear the start space
option-clear_start-about = As long as pieces wait, your piece on A must move on first.
option-enter_with_one = Enter with a 1, too
option-enter_with_one-about = Not only a 6 but also a 1 brings a piece onto A.
option-capture = Compulsory capture
option-capture-about = Nobody must capture; or whoever can, must; or whoever does not loses the piece that could have.
option-capture-free = Free
option-capture-must = Compulsory
option-capture-huff = Huffing
option-jump_home = Jump at home
option-jump_home-about = Your own pieces at home may be jumped.
option-exact_home = Home by exact count
option-exact_home-about = A roll past the last space cannot be used. Switched off, the points left over lapse.
option-blockades = Blockades
option-blockades-about = Two of your pieces may stand on one space. Nobody else gets past them.
option-side_by_side = Two side by side
option-side_by_side-about = Two players sit next to each other instead of opposite.
option-play_on = Play on for the other places
option-play_on-about = After the first win the others play on until only one is left.

colour = { $colour ->
    [yellow] yellow
    [green] green
    [red] red
   *[black] black
}

begins = { $seat } begins.
throw = { $seat } rolls a { $pips }.
nothing = { $seat } cannot move with that.
nothing-but-again = { $seat } cannot move with that but may roll again.
try-again = Nothing can be done with that: { $left ->
    [one] one more try.
   *[other] { $left } more tries.
}
once-more = { $seat } may roll again.
enter = { $seat } brings a piece onto { $to }.
move = { $seat } moves from { $from } to { $to }.
into-home = { $seat } moves from { $from } into the home ({ $to }).
out = { $seat } sends { $other }’s piece back!
huffed = { $seat } has missed a capture: the piece on { $from } must go back.
home = { $place ->
    [1] { $seat } has all four pieces home and wins!
    [2] { $seat } has all four pieces home and finishes second.
    [3] { $seat } has all four pieces home and finishes third.
   *[other] { $seat } has all four pieces home and finishes fourth.
}
last = { $seat } is the last one left and finishes { $place ->
    [2] second
    [3] third
   *[other] fourth
}.

ask = { $seat }, which piece do you move by { $pips }?

offer-enter = bring a piece onto A
offer-move = from { $from } to { $to }
offer-into-home = from { $from } into the home ({ $to })
offer-out = { $offer }, sending { $other }’s piece back
offer-huffed = { $offer }; the piece on { $from } must then go back

why-over = The game is over ({ $rule }).
why-not-now = The die must be rolled first ({ $rule }).
why-other-way = The die shows { $pips }; a piece moves exactly that far ({ $rule }).
why-no-six = A { $pips } brings no piece in ({ $rule }).
why-none-waiting = None of your pieces is waiting any more ({ $rule }).
why-must-enter = You must bring a piece onto A now ({ $rule }).
why-clear-start = Your piece on A must move on first ({ $rule }).
why-no-piece = None of your pieces stands on { $from } ({ $rule }).
why-own-piece = One of your pieces already stands on { $to } ({ $rule }).
why-past-home = There is nothing beyond the last space of your home ({ $rule }).
why-jump = Pieces at home are not jumped ({ $rule }).
why-blockade = A blockade is in the way ({ $rule }).
why-must-capture = You must capture ({ $rule }).

tip-captures = sends { $other }’s piece back
tip-enters = brings a piece into play
tip-home = brings a piece home
tip-escapes = takes the piece out of danger ({ $chance }%)
tip-risks = is within reach afterwards ({ $chance }%)
tip-loses = costs the piece that could have captured

chances-title = Danger until the next turn
chances-piece = { $seat } on { $from }
chances-six = Bringing a piece in
chances-once = in one roll
chances-thrice = in three rolls

board-waiting = { $count ->
    [0] all on their way
   *[other] waiting: { $pieces }
}
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-counted = Spaces are numbered from { $seat }’s A.

web-stands = { $name }: { $waiting } waiting, { $count ->
    [0] none on the board.
   *[other] pieces on { $on }.
}
web-touch = Tap a highlighted piece.
web-home = { $count } home

# For newcomers: the aim, and the first turns.

web-aim = Bring all four pieces around the board and into your home before the others do.
web-tour-move = Tap the piece that is to move. The bright ring shows where it goes.
web-tour-die = This is how many spaces you move. With a 6 a piece comes out.

# On demand: where everybody stands

describe-stands = { $seat }: { $count ->
    [0] no piece on the track
   *[other] on { $on }
}; { $waiting } not on the board yet, { $home } in the home.
describe-home = { $seat }: { $home } of 4 in the home.
