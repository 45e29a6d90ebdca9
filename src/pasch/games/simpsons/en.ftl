title = Mach dir keinen Fleck ins Hemd!
tagline = Eight dice, a family album, and bets for you or against you.
minutes = 20

option-bank = All chips together
option-bank-about = So many chips are in the game; the players' come out of them, the rest is the bank.
option-open_bets = Open bets
option-open_bets-about = The others bet in turn for all to see, not hidden and at the same time.

face = { $face ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
   *[joker] joker
}
portrait = { $portrait ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
    [children] The Children
    [why_you] Why you little…!
   *[family] The Whole Family
}
picture = { $kind ->
    [one] “{ $portrait }”
    [all] “{ $portrait }” (all five)
   *[some] “{ $portrait }” ({ $figures })
}
counted = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}

begins = { $seat } begins.
choose = { $seat } goes for “{ $portrait }”.
stake = { $seat } stakes { $chips } on it.
dice = { $dice ->
    [one] { $seat } takes just one die.
   *[other] { $seat } takes { $dice } dice.
}
all-dice = { $dice ->
    [one] The one die left is thrown.
   *[other] The { $dice } dice left are thrown.
}
bet-for = { $seat } bets { $chips } on { $other }.
bet-against = { $seat } bets { $chips } against { $other }.
bet-hidden = { $seat } has laid a hidden bet.
lay-for = { $seat } secretly bets { $chips } on { $other }.
lay-against = { $seat } secretly bets { $chips } against { $other }.
show-for = { $seat } shows { $chips } on { $other }.
show-against = { $seat } shows { $chips } against { $other }.
throw = { $seat } throws { $faces }.
success = “{ $portrait }” is made!
failure = That is not enough for “{ $portrait }”.
won = { $seat } gets { $chips } from the bank.
won-the-last = { $seat } gets what the bank still has: { $chips }.
lost = { $seat } pays { $chips } to the bank.
paid = { $seat } pays { $chips } to { $other }.
bonus = Every die is placed: a bonus of { $chips } for { $seat }!
bonus-the-last = Every die is placed: as a bonus { $seat } gets what the bank still has: { $chips }.
go-on = { $dice ->
    [one] { $seat } has one die left and goes on.
   *[other] { $seat } has { $dice } dice left and goes on.
}
no-portrait = { $dice ->
    [one] No free portrait allows one die.
   *[other] No free portrait allows { $dice } dice.
}
next = It is { $seat }’s turn.
broke = { $seat } has no chips left: the game ends at once.
bank-empty = The bank is empty: the game ends at once.
unsettled = Nothing more is settled; the other stakes stay with their owners.
wins = { $seat } wins with { $chips }!
shares = { $seat } shares the win with { $chips }.

ask-portrait = { $seat }, which portrait will you go for?
ask-portrait-again = { $dice ->
    [one] { $seat }, you have one die left. Which portrait now?
   *[other] { $seat }, you have { $dice } dice left. Which portrait now?
}
ask-stake = { $seat }, how many chips do you stake on “{ $portrait }”?
ask-dice = { $seat }, how many dice do you throw for “{ $portrait }”?
ask-bet = { $dice ->
    [one] { $seat }, “{ $portrait }” with one die, { $chips } from { $other }: do you bet for it or against it?
   *[other] { $seat }, “{ $portrait }” with { $dice } dice, { $chips } from { $other }: do you bet for it or against it?
}

offer-portrait = { $picture } with { $least } to { $most } dice
offer-portrait-again = { $picture }
offer-stake = stake { $chips }
offer-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
offer-for = { $chips } on { $other }
offer-against = { $chips } against { $other }

why-over = The game is over ({ $rule }).
why-drawing = Who begins is drawn first ({ $rule }).
why-showing = All bets are shown first ({ $rule }).
why-throwing = The dice are falling now ({ $rule }).
why-portrait-first = A portrait is chosen first ({ $rule }).
why-stake-first = A stake on the portrait comes first ({ $rule }).
why-dice-first = The number of dice is said first ({ $rule }).
why-bet-first = Now the others bet, for the throw or against it ({ $rule }).
why-used = “{ $portrait }” was made in this turn already ({ $rule }).
why-misfit = “{ $portrait }” takes { $least } to { $most } dice; there are { $dice } ({ $rule }).
why-dice = “{ $portrait }” allows { $least } to { $most } dice ({ $rule }).
why-all-dice = { $dice ->
    [one] After the first throw everything left is thrown: one die ({ $rule }).
   *[other] After the first throw everything left is thrown: { $dice } dice ({ $rule }).
}
why-limit = A bet is { $limit } chips at most ({ $rule }).
why-purse = You have only { $chips } ({ $rule }).

board-album = Family album
board-dice = { $least } to { $most } dice
board-chosen = chosen
board-used = made
board-legend = { $blue } blue chip: 5, { $red } red chip: 1
board-bank = Bank
board-roller = rolls
board-for = { $chips } for it
board-against = { $chips } against it
board-hidden = bet laid
board-cup = { $dice ->
    [one] In the cup: one die
   *[other] In the cup: { $dice } dice
}

web-has = { $name }: { chips }.
web-bank = { board-bank }
web-bank-has = { board-bank }: { chips }.
web-goes-for = “{ portrait }”, dice: { $dice }.
web-album = Touch a photo in the album.
web-how-many = How many chips?
web-chips = { chips }
