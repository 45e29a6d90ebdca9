title = Nothing but Trouble
tagline = The good old dice race, spiced with 52 mean cards.
minutes = 60

option-end = End of the game
option-end-about = Won by the first with all pieces in the goal, or counted after a set number of rounds or when the last card is drawn.
option-end-win = First with all pieces in the goal
option-end-turns = After a set number of rounds
option-end-deck = When the cards run out
option-rounds = Rounds
option-rounds-about = How many rounds are played when the game ends after a set number of rounds.
option-teams = Teams
option-teams-about = With four or six players, opposite seats play together: for four pieces in the goal between them, or for points.
option-teams-none = Everyone for themselves
option-teams-win = In pairs, into the goal together
option-teams-points = In pairs, for points

name = { $other }
colour = { $colour ->
    [yellow] yellow
    [green] green
    [red] red
    [black] black
    [blue] blue
   *[white] white
}

# The cards: name and what it does

card-champion = Champion
about-champion = Everyone rolls two dice. A single highest roller may move that total; if several tie for highest, all the others move theirs.
card-diaet = Diet
about-diaet = Two cards in hand at most, until the player rolls a 1.
card-die_chance = Big Chance!?
about-die_chance = Everyone puts one of their pieces on the last space before their goal.
card-gesetz = It’s the Law!
about-gesetz = On their next turn everyone must play a card instead of rolling; whoever cannot misses the turn.
card-gib = Give!
about-gib = Everyone picks a card, and all pass it to the right at once.
card-grossmut = Generosity!
about-grossmut = Move another player’s piece 12 spaces, or the total of three dice.
card-knobelrunde = Odd One Out!
about-knobelrunde = Everyone secretly picks 0 to 5. Whoever picked a number nobody else did moves it, plus 5.
about-knobelrunde-two = Rock, paper, scissors: the winner moves 11.
card-nimm = Take!
about-nimm = In turn, everyone takes an unseen card from the player on their right.
card-denkste = Think Again!
about-denkste = Cancel another player’s card; or, at any time, move a 6 and roll again.
card-aetsch = So There!
about-aetsch = Cancel another player’s card that affects nobody else.
card-karate = Karate!
about-karate = Do not get sent back: the attacker goes back to base instead.
card-bombe = Bomb!
about-bombe = Name a space and roll: every piece within that many spaces goes back to base.
card-duell = Duel!
about-duell = One of the player’s pieces against another player’s: the lower roll goes back to base.
card-hypnose = Hypnosis
about-hypnose = For two turns another player does the rolling; the player moves their own pieces.
card-polonaise = Conga Line
about-polonaise = All other pieces on the track line up without gaps in front of one of the player’s.
card-schneckenbonus = Snail Bonus
about-schneckenbonus = Stays on the table: every 5 and 6 others roll on their dice turn may be moved too.
card-siebenmeilenstiefel = Seven-League Boots
about-siebenmeilenstiefel = Roll, and move a piece 7 spaces farther than the die shows.
card-marathon = Marathon
about-marathon = Roll four times and move one piece the total.
card-trio = Trio
about-trio = Three pieces in the goal win at once.
card-geburtstag = Birthday
about-geburtstag = Everyone else who has cards secretly gives one as a present.
card-prophezeiung = Prophecy
about-prophezeiung = Predict a number and roll: if right, move three times that; otherwise move the roll.
card-wuerfel_menue = Dice Menu
about-wuerfel_menue = Roll three times and move one of the rolls.
card-geisterfahrer = Wrong-Way Driver
about-geisterfahrer = One of the player’s pieces drives backwards and sends back everything in its way.
card-platztausch = Trading Places
about-platztausch = One of the player’s pieces and another player’s swap spaces.
card-grosser_start = Mass Start
about-grosser_start = All the player’s pieces on B go to A together.
card-farbenkoenig = Colour King
about-farbenkoenig = The leader’s foremost piece must go back to its A.

# What happens

begins = { $seat } begins.
roll = { $seat } rolls a { $pips }.
roll-several = { $seat } rolls { $dice } = { $sum }.
roll-each = { $seat } rolls { $dice }.
die = { $pips }
lapses = { $seat } cannot use that roll.
sofort = { $seat } turns up an INSTANT card: “{ $card }”. { $about }
draws = { $seat } draws a card: “{ $card }”.
draws-hidden = { $seat } draws a card.
leaves = { $seat } does not draw a card.
refill = The draw pile is empty; the discard pile is shuffled.
takes-roll = { $seat } uses the Snail Bonus to move the { $pips } as well.
plays-six = { $seat } plays “{ $card }” as a 6.
plays = { $seat } plays “{ $card }”. { $about }
answers = { $seat } answers { $other }’s “{ $hit }” with “{ $card }”.
parries = { $seat } blocks { $other } with “{ $card }”.
void = { $seat }’s “{ $card }” is cancelled.
parried = { $seat }’s attack is blocked.
names-seat = { $seat } chooses { $other }.
names-field = { $seat } aims at space { $field }.
names-own = { $seat } chooses their own piece on { $field }.
names-piece = { $seat } chooses { $other }’s piece on { $field }.
foretells = { $seat } predicts a { $number }.
picks = { $seat } takes the { $number }.
chooses = { $seat } chooses { $number }.
chooses-sign = { $seat } chooses { $number ->
    [0] scissors
    [1] rock
   *[2] paper
}.
chooses-card = { $seat } picks “{ $card }” to give away.
chooses-hidden = { $seat } has chosen in secret.
shows = { $seat } shows { $number }.
shows-sign = { $seat } shows { $number ->
    [0] scissors
    [1] rock
   *[2] paper
}.
twelve = { $seat } chooses 12.
three-dice = { $seat } chooses three dice.
gives = { $seat } gives { $other } the card “{ $card }”.
gives-hidden = { $seat } gives { $other } a card.
takes = { $seat } takes “{ $card }” from { $other }’s hand.
takes-hidden = { $seat } takes a card from { $other }’s hand.
discards = { $seat } discards “{ $card }”.
declines = { $seat } declines to move.
sits-out = { $seat } misses the turn.
enters = { $seat } brings a piece to { $to }.
moves = { $seat } moves from { $from } to { $to }.
moves-for = { $seat } moves { $other }’s piece from { $from } to { $to }.
into-goal = { $seat } moves from { $from } into the goal ({ $to }).
into-goal-for = { $seat } moves { $other }’s piece from { $from } into the goal ({ $to }).
advances = { $seat } moves up in the goal from { $from } to { $to }.
advances-for = { $seat } moves { $other }’s piece up in the goal from { $from } to { $to }.
runs-on = { $seat } runs past the goal from { $from } to { $to }: another lap.
runs-on-for = { $seat } moves { $other }’s piece past the goal from { $from } to { $to }.
strikes = { $seat } moves from { $from } to { $to } to send everyone there back!
strikes-for = { $seat } moves { $other }’s piece from { $from } to { $to } to send everyone there back!
drives = { $seat } drives backwards from { $from } to { $to }.
stays = { $seat } leaves a piece on { $to }.
out = { $count ->
    [one] One of { $other }’s pieces goes back to base.
   *[other] { $count } of { $other }’s pieces go back to base.
}
carried-out-polonaise = All other pieces on the track line up in front of { $seat }’s piece.
carried-out-platztausch = { $seat } and { $other } swap spaces.
carried-out-grosser_start = All { $seat }’s pieces go from B to A.
carried-out-farbenkoenig = { $seat } sends { $other }’s foremost piece back to its A.
diet-lies = { $seat } is on a diet.
diet-over = A 1! { $seat }’s diet is over.
bonus-lies = The Snail Bonus is now in play in front of { $seat }.
law-over = The law is no longer in force.
spell-lies = { $other } is hypnotised and rolls for { $seat } for two turns.
spell-over = { $seat } wakes up from the hypnosis.
counted = The game is over; now the pieces in the goal are counted.
wins = { $seat } wins!

# Questions

ask-turn = { $seat }, do you roll, or do you play a card?
ask-roll = { $seat }, roll the die.
ask-law = { $seat }, the law is in force: which card do you play?
ask-six = { $seat }, do you play Think Again! as a 6 before { $other } acts?
ask-answer = { $seat }, do you answer { $other }’s “{ $card }”?
ask-karate = { $seat }, { $other } wants to send you back. Do you block it?
ask-bonus = { $seat }, do you want to move { $other }’s { $pips } as well?
ask-draw = { $seat }, do you draw the top card?
ask-move = { $seat }, which piece do you move { $points }?
ask-move-if = { $seat }, you may move { $points }. Which piece?
ask-move-for = { $seat }, which of { $other }’s pieces do you move { $points } spaces?
ask-die_chance = { $seat }, which piece do you put before your goal?
ask-gib = { $seat }, which card does { $other } get?
ask-grossmut = { $seat }, do you move 12 or the sum of three dice?
ask-grossmut-whose = { $seat }, whose piece do you move { $points }?
ask-knobelrunde = { $seat }, which number do you choose in secret?
ask-knobelrunde-two = { $seat }, rock, paper or scissors?
ask-bombe = { $seat }, on which space does the bomb fall?
ask-duell = { $seat }, which of your pieces fights the duel?
ask-duell-other = { $seat }, against which other player’s piece?
ask-hypnose = { $seat }, whom do you hypnotise?
ask-polonaise = { $seat }, which of your pieces leads the conga line?
ask-geburtstag = { $seat }, which card do you give { $other }?
ask-prophezeiung = { $seat }, which number do you predict?
ask-wuerfel_menue = { $seat }, which roll do you move?
ask-geisterfahrer = { $seat }, which of your pieces drives backwards?
ask-platztausch = { $seat }, which of your pieces swaps?
ask-platztausch-other = { $seat }, with which other player’s piece?
ask-grosser_start = { $seat }, do you join the others on A, or send everyone there back?
ask-farbenkoenig = { $seat }, several are leading. Which one is hit?
ask-excess = { $seat }, two cards are enough on a diet. Which one do you discard?

offer-roll = roll
offer-draw = draw a card
offer-take = move it as well
offer-twelve = 12 spaces
offer-three-dice = roll three dice
offer-no-bonus = not this time
offer-leave = do not draw
offer-sit-out = miss the turn: no card can be played
offer-decline = do not move
offer-pass = play no card
offer-denkste-void = Think Again!: cancel the card
offer-denkste-six = Think Again!: move a 6 and roll again
offer-card = { $card }: { $about }
offer-give = { $card }
offer-discard = discard { $card }
offer-number = { $number }
offer-sign = { $number ->
    [0] scissors
    [1] rock
   *[2] paper
}
offer-seat = { $other }
offer-field = space { $field }
offer-piece = { $other } on { $field }
offer-enter = a piece from B to A
offer-move = from { $from } to { $to }
offer-join = from { $from } to { $to }, joining
offer-strike = from { $from } to { $to }, sending { $hit } back
offer-strike-own = from { $from } to { $to }, sending { $hit } back, and your own
offer-into-goal = from { $from } into the goal ({ $to })
offer-advance = up in the goal from { $from } to { $to }
offer-run-on = from { $from } past the goal to { $to }
offer-stay = leave the one on { $to }

# Why something is not possible

why-over = The game is over ({ $rule }).
why-not-now = That is not possible now ({ $rule }).
why-dice-first = First the die is rolled or the card is turned ({ $rule }).
why-hypnotised = { $seat } is hypnotised and may not play a card ({ $rule }).
why-not-held = “{ $card }” is not in the hand ({ $rule }).
why-only-answer = “{ $card }” can only be played as an answer ({ $rule }).
why-not-playable = “{ $card }” cannot be carried out in full now ({ $own }), so it may not be played ({ $rule }).
why-not-your-action = You may play “{ $card }” only as the action of your own turn, instead of rolling ({ $rule }).
why-denkste-on-aetsch = Think Again! does not help against So There! ({ $rule }).
why-concerns-others = “{ $card }” affects others too, so So There! does not help ({ $rule }).
why-only-karate = Only Karate! helps against being sent back ({ $rule }).
why-only-six = Now only Think Again! as a 6 is possible ({ $rule }).
why-too-late = It is too late for “{ $card }”; an answer comes right after the card is announced ({ $rule }).
why-law = The law forbids rolling; it has to be a card ({ $rule }).
why-no-roll = You may roll only at the start of your own turn, instead of playing a card ({ $rule }).
why-diet = On a diet you may hold two cards at most ({ $rule }).
why-full-hand = You may not draw beyond { $limit } cards ({ $rule }).
why-no-draw = You may draw a card only right after your own dice turn ({ $rule }).
why-must-move = What can be moved must be moved ({ $rule }).
why-must-play = Under the law a playable card must be played ({ $rule }).
why-no-pass = You may not pass: roll or play a card ({ $rule }).
why-must-choose = Choose one of the options offered ({ $rule }).
why-not-asked = That is not being asked now ({ $rule }).
why-no-piece = None of { $seat }’s pieces stands there ({ $rule }).
why-out-first = A 6 must first bring a piece from B to A ({ $rule }).
why-needs-six = When rolling, only a 6 brings a piece out of B ({ $rule }).
why-clear-start = A must be cleared first while pieces are on B ({ $rule }).
why-no-running-on = The piece cannot go this way ({ $rule }).
why-past-goal = There is nothing beyond the last goal space ({ $rule }).
why-goal-taken = A piece already stands on { $field } ({ $rule }).
why-nobody-there = There is nobody to send back on { $field } ({ $rule }).
why-sleeps = You cannot choose yourself or a player who is already hypnotised ({ $rule }).
why-no-such-piece = This piece cannot be chosen here ({ $rule }).

# The board in the terminal

board-counted = Spaces are numbered from { $seat }’s A.
board-crowd = On { $field }: { $pieces }.
board-goal = goal
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-hand = { $seat }’s hand:
board-pile = Draw pile: { $pile }, discard pile: { $discards }
board-diet = Diet, in front of { $seat }: two cards at most.
board-law = The law is in force for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}: no rolling.
board-spell = Hypnosis: { $seat } rolls for { $other } for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
board-bonus = Snail Bonus, in front of { $seat }.
board-plays = Being played:
board-play = “{ $card }” ({ $seat })
board-asked = { $seat } decides.

# The board in the browser

web-board = The board. { $stands }
web-stand = { $name }: pieces on { $on }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
web-or = { " " }or{ " " }
web-back = back
web-home = { $count } in the goal
web-why = Equally many pieces in the goal: the player whose hindmost piece is farthest ahead wins.
web-play = play this card
web-give = give this card
web-not-now = Not possible now.
web-hand = Your cards
web-no-cards = No cards yet. After rolling you may draw one.
web-pile = Draw pile: { $count }
web-discards = Discard pile: { $count }
web-discards-title = Discard pile:
web-so-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
web-lying = Cards in play: { $count }
web-lying-title = In play:
web-field-back = one space back
web-field-on = one space on
web-round = Round { $round } of { $rounds }
web-deck = { $count ->
    [one] One more card, then the count.
   *[other] { $count } more cards, then the count.
}

# Where no board is drawn: fields of the position and what stands in them

fact-lying = In play
fact-diaet = { card-diaet }
fact-gesetz = { card-gesetz }
fact-hypnose = { card-hypnose }
fact-schneckenbonus = { card-schneckenbonus }
value-B = base

# For newcomers: the aim, and the first turns.

web-aim = Bring all your pieces into the goal before the others do. Use the cards to give each other trouble.
web-tour-roll = Tap here to roll. With a 6 a piece leaves its base.
web-tour-move = Tap the piece that is to move.
web-tour-draw = Draw a card: with it you can interfere later.
web-tour-hand = These are your cards. Tap one to read what it does.

# On demand: where everybody stands

describe-stands = { $seat }: { $count ->
    [0] no piece on the track
   *[other] on { $on }
}; { $base } on B, { $home } in the goal.
describe-home = { $seat }: { $home } in the goal.
describe-dice = The dice show { $dice }.
describe-hand = { $seat } holds { $cards }.
