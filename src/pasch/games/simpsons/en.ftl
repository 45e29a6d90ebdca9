title = Don’t Have a Cow!
tagline = Eight dice, a family album, and bets for you or against you.
minutes = 20

option-bank = Total chips
option-bank-about = How many chips there are in all. The players’ chips come out of them; the rest is the bank.
option-open_bets = Open bets
option-open_bets-about = The others bet in turn for all to see, instead of secretly and all at once.

face = { $face ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
   *[joker] Joker
}
portrait = { $portrait ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
    [children] The Kids
    [why_you] Why You Little…!
   *[family] The Whole Family
}
picture = { $kind ->
    [one] “{ $portrait }”
    [all] “{ $portrait }” (all five)
   *[some] “{ $portrait }” ({ $figures })
}
counted = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}

begins = { $seat } begins.
choose = { $seat } goes for “{ $portrait }”.
stake = { $seat } stakes { $chips } on it.
dice = { $dice ->
    [one] { $seat } takes just one die.
   *[other] { $seat } takes { $dice } dice.
}
all-dice = { $dice ->
    [one] The one remaining die is rolled.
   *[other] All { $dice } remaining dice are rolled.
}
bet-for = { $seat } bets { $chips } on { $other }.
bet-against = { $seat } bets { $chips } against { $other }.
bet-hidden = { $seat } has placed a secret bet.
lay-for = { $seat } secretly bets { $chips } on { $other }.
lay-against = { $seat } secretly bets { $chips } against { $other }.
show-for = { $seat } reveals { $chips } on { $other }.
show-against = { $seat } reveals { $chips } against { $other }.
throw = { $seat } rolls { $faces }.
success = “{ $portrait }” is complete!
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
    [one] No portrait is left for one die.
   *[other] No portrait is left for { $dice } dice.
}
next = It is { $seat }’s turn.
broke = { $seat } has no chips left: the game ends at once.
bank-empty = The bank is empty: the game ends at once.
unsettled = Nothing more is settled; the other stakes stay with their owners.
wins = { $seat } wins with { $chips }!
shares = { $seat } shares the win on { $chips }.

ask-portrait = { $seat }, which portrait will you go for?
ask-portrait-again = { $dice ->
    [one] { $seat }, you have one die left. Which portrait now?
   *[other] { $seat }, you have { $dice } dice left. Which portrait now?
}
ask-stake = { $seat }, how many chips do you stake on “{ $portrait }”?
ask-dice = { $seat }, how many dice do you roll for “{ $portrait }”?
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
why-drawing = First the starting player is drawn ({ $rule }).
why-showing = First all bets are revealed ({ $rule }).
why-throwing = The dice are being rolled now ({ $rule }).
why-portrait-first = First choose a portrait ({ $rule }).
why-stake-first = First place your stake ({ $rule }).
why-dice-first = First say how many dice you roll ({ $rule }).
why-bet-first = Now the others bet, for the roll or against it ({ $rule }).
why-used = “{ $portrait }” was already completed this turn ({ $rule }).
why-misfit = “{ $portrait }” takes { $least } to { $most } dice; you have { $dice } ({ $rule }).
why-dice = “{ $portrait }” allows { $least } to { $most } dice ({ $rule }).
why-all-dice = { $dice ->
    [one] After the first roll everything left is rolled: one die ({ $rule }).
   *[other] After the first roll everything left is rolled: { $dice } dice ({ $rule }).
}
why-limit = You may bet { $limit } chips at most ({ $rule }).
why-purse = You have only { $chips } ({ $rule }).

board-album = Family album
board-dice = { $least } to { $most } dice
board-chosen = chosen
board-used = done
board-legend = { $blue } blue chip: 5, { $red } red chip: 1
board-bank = Bank
board-roller = rolls
board-for = { $chips } for it
board-against = { $chips } against it
board-hidden = bet placed
board-cup = { $dice ->
    [one] In the cup: one die
   *[other] In the cup: { $dice } dice
}

web-has = { $name }: { chips }.
web-bank = { board-bank }
web-bank-has = { board-bank }: { chips }.
web-goes-for = “{ portrait }”, dice: { $dice }.
web-photo = “{ portrait }”, { $least } to { $most } dice{ $state ->
    [chosen] : this is it
    [made] : complete
    [missed] : missed
    [used] : already done
   *[open] {""}
}
web-album = Tap a portrait in the album.
web-how-many = How many chips?
web-chips = { chips }

# Where no board is drawn: fields of the position and what stands in them

fact-dice = Dice in the cup
fact-portrait = Portrait
fact-used = Complete
fact-faces = Rolled
value-homer = Homer
value-marge = Marge
value-bart = Bart
value-lisa = Lisa
value-maggie = Maggie
value-joker = Joker
value-children = The Kids
value-why-you = Why You Little…!
value-family = The Whole Family

# For newcomers: the aim, and the first turns.

web-aim = Bet on the portraits in the album and end up with the most chips.
web-tour-album = Choose a portrait: you have to roll everybody on it. Below it you see how many dice you may use.
web-tour-stake = How many chips do you stake that you can do it?
web-tour-dice = With more dice it is easier. Whoever has none left in the end gets a bonus of 5 chips.
web-tour-bet = Now somebody else rolls. Bet for them or against them.
