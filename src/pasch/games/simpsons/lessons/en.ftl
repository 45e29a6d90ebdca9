course-first = First steps
course-fine = Finer points

roll = Rolling a portrait
roll-aim = Whoever has the most chips at the end wins. You roll portraits from the album for them, and everybody bets on it.
roll-choose = The dice show Homer, Marge, Bart, Lisa, Maggie and a Joker. Choose “Bart”: a single Bart is enough for it.
roll-choose-miss = That works too. But to begin with, one with a single figure: “Bart”.
roll-stake = Stake chips on completing it: 1 to 5. Take 2.
roll-stake-miss = That is allowed. Stay with 2 chips here.
roll-try-six = stake 6 chips
roll-dice = The more dice, the easier. For a single figure 1 to 3 are allowed: take 3.
roll-dice-miss = Fewer dice, fewer chances. Take all three.
roll-try-four = take 4 dice
roll-bets = Now the others must bet too, on you or against you. Then you roll, once.
roll-joker = No Bart, but a Joker: it stands for any figure. Complete!
roll-paid = The bank pays you what you staked, and Ben likewise. Carla bet against you and pays you.

bet = Betting along
bet-look = Carla goes for “The Whole Family”, all five, with only five dice.
bet-task = You must bet, 1 to 5 chips. On Carla or against? Bet 5 chips against Carla.
bet-miss = You may. But five different ones with five dice rarely work: bet 5 against it.
bet-try-six = bet 6 chips on Carla
bet-wait = Ben bets as well. Then the bets are revealed, and the dice fall.
bet-lost = No Marge: not complete. Carla and Ben pay the bank, and you get your 5 chips from it.
bet-next = The turn is over. Now it is yours, again with all eight dice and the whole album.

go-on = Going on
go-on-look = “The Kids” are Bart, Lisa and Maggie. Stake 1 chip.
go-on-stake-miss = Let it be 1 chip here.
go-on-dice = Take five dice.
go-on-dice-miss = Five here, please.
go-on-left = Complete! Three dice lie on the portrait, two stay in the cup.
go-on-must = Whoever has dice left must go on, with another portrait that allows exactly these dice. Take “Homer”.
go-on-other = A single figure is enough for that, too. Take “Homer” here.
go-on-try-again = “The Kids” once more
go-on-try-family = “The Whole Family”
go-on-both = All dice that are left are rolled, here two. And everybody bets anew each time. Stake what you like.
go-on-done = Complete again, and it goes on with the last die. If no portrait fitted any more, the turn would end without bonus and without loss; but our album always has one.

bonus = The last die
bonus-look = One die is still in the cup; you have “Bart” and “Lisa” already.
bonus-task = Whoever uses up the last one too gets a bonus of 5 chips. Try “Maggie”.
bonus-miss = Take “Maggie” here.
bonus-stake = Stake 1 chip: it is a chance of one third, with one die and the Joker.
bonus-stake-miss = Only 1 chip this time.
bonus-done = 1 chip from the bank, one each from Ben and Carla, and a bonus of 5 chips. That ends the turn.

end = The end
end-look = As soon as somebody has no chips left, or the bank, it is over. Carla stakes the last 2, with a single die.
end-task = You lead. Bet 1 chip against it.
end-miss = That would do. 1 chip against is enough to be safe.
end-over = Carla pays and is broke. The game is over at once: nothing more is paid, not even your win, and Ben keeps the stake.
end-won = You have the most chips and win. Now you can play!

chips = Chips and bank
chips-two = With two players everyone has 15 chips, otherwise 10. They come out of the bank, which begins with 150; a blue one counts 5, a red one 1. “Total chips” lets you play for more or less.
chips-first = Agree on who begins, or let it be drawn.
chips-choose = It is you. Choose a portrait, whichever you like.
chips-ten = With two players you may stake up to 10 chips. Stake all 10!
chips-less = Be brave: 10 chips.
chips-done = Ben may now bet just as much on you or against you.

open-bets = Secret or open
open-bets-look = Portrait, stake and dice are open; otherwise the others’ bets are secret and revealed together. Here you chose “Open bets”: everybody sees what you bet.
open-bets-task = You cannot bet more than you have. Bet your 3 chips on Carla.
open-bets-miss = Eight dice for “Why You Little…!”: bet your 3 chips on Carla.
open-bets-try-five = bet 5 chips on Carla
open-bets-done = Ben sees your bet, and decides only now.

last-chip = The last chip
last-chip-look = You have only 2 chips left. Stake both: until they are settled they are yours, and you are not broke.
last-chip-miss = All or nothing: both!
last-chip-try-three = stake 3 chips
last-chip-dice = And now the dice: three.
last-chip-dice-miss = More dice, more chances: three.
last-chip-done = It is settled in turn: first your bet with the bank, then Ben’s 5 chips to you, then Carla’s win from the bank. 2 chips have become 9.
