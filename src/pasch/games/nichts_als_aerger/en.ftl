title = Nichts als Ärger
tagline = The good old dice race, spiced with 52 nasty cards.
minutes = 60

option-end = End of the game
option-end-about = win: the first with all pieces home. turns: counted after so many rounds. deck: when the last card is drawn.
option-end-win = First with all pieces home
option-end-turns = After so many rounds
option-end-deck = When the cards run out
option-rounds = Rounds
option-rounds-about = How many rounds are played when the game ends after rounds.
option-teams = Teams
option-teams-about = With four or six players, opposite seats play together. win: four pieces of the pair home. points: it ends with three of one colour home, each piece home is a point.
option-teams-none = Everyone for themselves
option-teams-win = In pairs, home together
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
about-champion = Everybody rolls two dice. Whoever is highest alone may move his sum; if several lead, all the others move theirs.
card-diaet = Diät
about-diaet = No more than two cards in hand until you roll a 1.
card-die_chance = Die Chance!?
about-die_chance = Everybody puts an own piece on the last field before his goal.
card-gesetz = Gesetz!
about-gesetz = In his next turn everybody must play a card; nobody rolls.
card-gib = Gib!
about-gib = Everybody picks a card and gives it to the neighbour on the right, all together.
card-grossmut = Großmut!
about-grossmut = You move somebody else's piece, 12 fields or the sum of three dice.
card-knobelrunde = Knobelrunde!
about-knobelrunde = Everybody picks a number in secret. Whoever is alone with his moves it, and 5 more.
card-nimm = Nimm!
about-nimm = In turn everybody takes an unseen card from the hand on his right.
card-denkste = Denkste!
about-denkste = Cancels another's card, or at any time you move a 6 and roll again.
card-aetsch = Ätsch!
about-aetsch = Cancels a card that concerns nobody but its player and perhaps you.
card-karate = Karate!
about-karate = Whoever wants to throw you out goes home himself.
card-bombe = Bombe!
about-bombe = Name a field and roll: everything that near to it goes home.
card-duell = Duell!
about-duell = One of your pieces against another's: the lower roll goes home.
card-hypnose = Hypnose
about-hypnose = For two turns somebody rolls for you, and you move your pieces.
card-polonaise = Polonaise
about-polonaise = All pieces on the track line up without a gap in front of one of yours.
card-schneckenbonus = Schneckenbonus
about-schneckenbonus = Stays on the table: every 5 and 6 others roll on their dice turn may be moved too.
card-siebenmeilenstiefel = Siebenmeilenstiefel
about-siebenmeilenstiefel = Roll, and move a piece 7 fields farther than the die shows.
card-marathon = Marathon
about-marathon = Four rolls, and one piece moves the whole sum.
card-trio = Trio
about-trio = With three pieces home you win at once.
card-geburtstag = Geburtstag
about-geburtstag = Everybody else gives you a card in secret.
card-prophezeiung = Prophezeiung
about-prophezeiung = Foretell a number and roll: if it is right you move three times it, otherwise the roll.
card-wuerfel_menue = Würfel-Menü
about-wuerfel_menue = Three rolls, of which you move one.
card-geisterfahrer = Geisterfahrer
about-geisterfahrer = One of your pieces drives backwards and throws out everything in its way.
card-platztausch = Platztausch
about-platztausch = One of your pieces and another's swap fields.
card-grosser_start = Großer Start
about-grosser_start = All your pieces on B go to A together.
card-farbenkoenig = Farbenkönig
about-farbenkoenig = The leader's foremost piece must go back to its A.

# What happens

begins = { $seat } begins.
roll = { $seat } rolls a { $pips }.
roll-several = { $seat } rolls { $dice } = { $sum }.
roll-each = { $seat } rolls { $dice }.
lapses = { $seat } cannot move that.
sofort = { $seat } turns up a SOFORT card: “{ $card }”. { $about }
draws = { $seat } draws a card: “{ $card }”.
draws-hidden = { $seat } draws a card.
leaves = { $seat } leaves the card.
refill = The pile is empty; the discards are shuffled.
takes-roll = { $seat } uses the Schneckenbonus to move the { $pips } as well.
plays-six = { $seat } plays “{ $card }” as a 6.
plays = { $seat } plays “{ $card }”. { $about }
answers = { $seat } answers “{ $hit }” of { $other } with “{ $card }”.
parries = { $seat } parries { $other } with “{ $card }”.
void = “{ $card }” of { $seat } is void.
parried = The attack of { $seat } is parried.
names-seat = { $seat } chooses { $other }.
names-field = { $seat } aims at field { $field }.
names-own = { $seat } chooses the own piece on { $field }.
names-piece = { $seat } chooses the piece of { $other } on { $field }.
foretells = { $seat } foretells a { $number }.
picks = { $seat } takes the { $number }.
chooses = { $seat } chooses { $number }.
chooses-sign = { $seat } chooses { $number ->
    [0] scissors
    [1] rock
   *[2] paper
}.
chooses-card = { $seat } puts “{ $card }” aside to give it away.
chooses-hidden = { $seat } has chosen in secret.
shows = { $seat } shows { $number }.
shows-sign = { $seat } shows { $number ->
    [0] scissors
    [1] rock
   *[2] paper
}.
twelve = { $seat } takes the 12.
three-dice = { $seat } would rather roll three dice.
gives = { $seat } gives { $other } the card “{ $card }”.
gives-hidden = { $seat } gives { $other } a card.
takes = { $seat } takes “{ $card }” from the hand of { $other }.
takes-hidden = { $seat } takes a card from the hand of { $other }.
discards = { $seat } discards “{ $card }”.
declines = { $seat } declines to move.
sits-out = { $seat } has to sit out.
enters = { $seat } brings a piece to A.
moves = { $seat } moves from { $from } to { $to }.
moves-for = { $seat } moves a piece of { $other } from { $from } to { $to }.
into-goal = { $seat } moves home from { $from } to { $to }.
into-goal-for = { $seat } moves a piece of { $other } home from { $from } to { $to }.
advances = { $seat } moves on in the goal from { $from } to { $to }.
advances-for = { $seat } moves a piece of { $other } on in the goal from { $from } to { $to }.
runs-on = { $seat } runs past the goal from { $from } to { $to }: another lap.
runs-on-for = { $seat } moves a piece of { $other } past the goal from { $from } to { $to }.
strikes = { $seat } moves from { $from } to { $to } to throw everybody out there!
strikes-for = { $seat } moves a piece of { $other } from { $from } to { $to } to throw everybody out there!
drives = { $seat } drives backwards from { $from } to { $to }.
stays = { $seat } leaves a piece on { $to }.
out = { $count ->
    [one] A piece of { $other } has to go home.
   *[other] { $count } pieces of { $other } have to go home.
}
carried-out-polonaise = All pieces on the track line up in front of the piece of { $seat }.
carried-out-platztausch = { $seat } and { $other } swap places.
carried-out-grosser_start = All pieces of { $seat } go from B to A.
carried-out-farbenkoenig = { $seat } sends the foremost piece of { $other } back to its A.
diet-lies = { $seat } is on a diet.
diet-over = A 1! The diet of { $seat } is over.
bonus-lies = The Schneckenbonus now lies before { $seat }.
law-over = The law is no longer in force.
spell-lies = { $other } is hypnotised and rolls for { $seat } for two turns.
spell-over = { $seat } wakes up from the hypnosis.
counted = The game is over; now it is counted.
wins = { $seat } wins!

# Questions

ask-turn = { $seat }, do you roll, or do you play a card?
ask-law = { $seat }, the law is in force: which card do you play?
ask-six = { $seat }, do you play Denkste as a 6 before { $other } acts?
ask-answer = { $seat }, do you answer “{ $card }” of { $other }?
ask-karate = { $seat }, { $other } wants to throw you out. Do you parry?
ask-bonus = { $seat }, do you want to move the { $pips } of { $other } as well?
ask-draw = { $seat }, do you take the top card?
ask-move = { $seat }, which piece do you move { $points }?
ask-move-if = { $seat }, you may move { $points }. Which piece?
ask-move-for = { $seat }, which piece of { $other } do you move { $points } fields?
ask-die_chance = { $seat }, which piece do you put before your goal?
ask-gib = { $seat }, which card does { $other } get?
ask-grossmut = { $seat }, do you move 12 or the sum of three dice?
ask-grossmut-whose = { $seat }, whose piece do you move { $points }?
ask-knobelrunde = { $seat }, which number do you choose in secret?
ask-knobelrunde-two = { $seat }, scissors, rock or paper?
ask-bombe = { $seat }, on which field does the bomb fall?
ask-duell = { $seat }, which of your pieces fights the duel?
ask-duell-other = { $seat }, against which piece of the others?
ask-hypnose = { $seat }, whom do you hypnotise?
ask-polonaise = { $seat }, which of your pieces leads the polonaise?
ask-geburtstag = { $seat }, which card do you give { $other }?
ask-prophezeiung = { $seat }, which number do you foretell?
ask-wuerfel_menue = { $seat }, which roll do you move?
ask-geisterfahrer = { $seat }, which of your pieces drives backwards?
ask-platztausch = { $seat }, which of your pieces swaps?
ask-platztausch-other = { $seat }, with which piece of the others?
ask-grosser_start = { $seat }, do you join the others on A, or throw everybody out there?
ask-farbenkoenig = { $seat }, several are leading. Whom does it hit?
ask-excess = { $seat }, two cards are enough on a diet. Which one do you discard?

offer-roll = roll
offer-draw = take the card
offer-take = move it as well
offer-twelve = 12 fields
offer-three-dice = roll three dice
offer-no-bonus = not this time
offer-leave = leave the card
offer-sit-out = sit out, no card can be played
offer-decline = do not move
offer-pass = play no card
offer-denkste-void = Denkste!: cancel the card
offer-denkste-six = Denkste!: move a 6 and roll again
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
offer-field = field { $field }
offer-piece = { $other } on { $field }
offer-enter = a piece from B to A
offer-move = from { $from } to { $to }
offer-join = from { $from } to { $to }, joining
offer-strike = from { $from } to { $to }, throwing everybody out ({ $hit })
offer-into-goal = from { $from } home to { $to }
offer-advance = on in the goal from { $from } to { $to }
offer-run-on = from { $from } past the goal to { $to }
offer-stay = leave the one on { $to }

# Why something is not possible

why-over = The game is over ({ $rule }).
why-not-now = That is not possible now ({ $rule }).
why-dice-first = First the die falls or the card is turned ({ $rule }).
why-hypnotised = { $seat } is hypnotised and may not play a card ({ $rule }).
why-not-held = “{ $card }” is not in the hand ({ $rule }).
why-only-answer = “{ $card }” can only be played as an answer ({ $rule }).
why-not-playable = “{ $card }” cannot be carried out in full now ({ $own }), so it may not be played ({ $rule }).
why-not-your-action = “{ $card }” is only played as the action of one's own turn, instead of rolling ({ $rule }).
why-denkste-on-aetsch = Denkste does not help against Ätsch ({ $rule }).
why-concerns-others = “{ $card }” concerns others too, so Ätsch does not help ({ $rule }).
why-only-karate = Only Karate helps against being thrown out ({ $rule }).
why-only-six = Now only Denkste as a 6 is possible ({ $rule }).
why-too-late = It is too late for “{ $card }”; an answer comes right after the card is announced ({ $rule }).
why-law = The law forbids rolling; it has to be a card ({ $rule }).
why-no-roll = One rolls only at the start of one's own turn, instead of playing a card ({ $rule }).
why-diet = On a diet two cards are the most ({ $rule }).
why-full-hand = Nobody takes more than { $limit } cards into the hand ({ $rule }).
why-no-draw = A card is drawn only right after one's own dice turn ({ $rule }).
why-must-move = What can be moved must be moved ({ $rule }).
why-must-play = Under the law a playable card must be played ({ $rule }).
why-no-pass = There is no passing: roll or play a card ({ $rule }).
why-must-choose = One of the choices offered must be taken here ({ $rule }).
why-not-asked = That is not the question now ({ $rule }).
why-no-piece = No piece of { $seat } stands there ({ $rule }).
why-out-first = With a 6 a piece must first go from B to A ({ $rule }).
why-needs-six = By the dice only a 6 brings a piece out of B ({ $rule }).
why-clear-start = A must be cleared first while pieces are on B ({ $rule }).
why-no-running-on = The piece cannot go this way ({ $rule }).
why-past-goal = There is nothing beyond the last goal field ({ $rule }).
why-goal-taken = A piece already stands on { $field } ({ $rule }).
why-nobody-there = There is nobody to throw out on { $field } ({ $rule }).
why-sleeps = Whoever is hypnotised already cannot be chosen again, nor oneself ({ $rule }).
why-no-such-piece = This piece cannot be chosen here ({ $rule }).

# The board in the terminal

board-counted = Fields are counted from { $seat }.
board-crowd = On { $field }: { $pieces }.
board-goal = goal
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-place = place { $place }
board-hand = Hand of { $seat }:
board-pile = Pile: { $pile }, discarded: { $discards }
board-diet = Diät lies before { $seat }: two cards at most.
board-law = The law is in force for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}: no dice turn.
board-spell = Hypnose: { $seat } rolls for { $other } for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
board-bonus = Schneckenbonus lies before { $seat }.
board-plays = Being played:
board-play = “{ $card }” ({ $seat })
board-asked = { $seat } is asked.

# The board in the browser

web-board = The board. { $stands }
web-stand = { $name }: pieces on { $on }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
web-or = { " " }or{ " " }
web-back = back
web-home = { $count } home
web-play = play this card
web-give = give this card
web-not-now = Not possible now.
web-hand = Your cards
web-no-cards = No cards yet. After rolling you may take one.
web-pile = Pile: { $count }
web-discards = Look at the discarded cards: { $count }
web-discards-title = Discarded:
web-so-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
web-lying = Look at the lying cards: { $count }
web-lying-title = Lying open:
web-field-back = one field back
web-field-on = one field on
web-round = Round { $round } of { $rounds }
web-deck = { $count ->
    [one] One more card, then it is counted.
   *[other] { $count } more cards, then it is counted.
}
