course-first = First steps
course-fine = Cards

enter = Getting onto the board
enter-aim = Take all four pieces round once and into the goal before the others do. At first they all stand on B.
enter-roll = A 6 gets you in. As long as you have no piece on the track, you have three rolls. Roll!
enter-six = A 6! Bring a piece to A.
enter-again = After each 6 you roll once more. As long as pieces wait on B, A has to be cleared at once: move on.
enter-done = The first piece is on its way.

hit = Sending back
hit-look = Ben has a piece on your space 9. Roll!
hit-task = A 4 leads exactly there from 5. You may join or send back: send Ben back to base!
hit-miss = That is allowed, nobody must send pieces back. But here: from 5 to 9, and back to base!
hit-done = Ben’s piece is on B again. A roll is always used whole, by one piece.

goal = Into the goal
goal-look = After 39 comes your goal: a, b, c and d. Three pieces stand safely in it already. Roll!
goal-task = From 36 to a it is four spaces: move in.
goal-done = All four in the goal: you have won.

draw = Drawing a card
draw-look = The cards make the trouble. Roll first.
draw-move = Move whichever piece you like.
draw-draw = After your roll you may draw a card, up to five in your hand. Draw!
draw-miss = You may do without. But cards are half the game: draw one.
draw-done = “Seven-League Boots”. Only you see which card it is; everybody sees how many you have.

siebenmeilenstiefel = Playing a card
siebenmeilenstiefel-look = On your turn you roll or play a card, never both. Tap a card and it says what it does.
siebenmeilenstiefel-task = “Seven-League Boots”: one roll and 7 more. Play them.
siebenmeilenstiefel-miss = You could. Play the card here.
siebenmeilenstiefel-try-trio = play the Trio
siebenmeilenstiefel-move = 1 + 7 = 8. Pieces waiting on B may start with cards, too, and sending back works as well: Ben’s piece stands on your 38.
siebenmeilenstiefel-move-miss = Allowed. But from 30 you hit Ben.
siebenmeilenstiefel-done = That is how to annoy people. A card’s move has to be made; a card that cannot be carried out wholly may not be played at all.

denkste = Think Again!
denkste-look = Ben plays “Marathon”, and you have “Think Again!”. See what is announced.
denkste-task = ANYTIME cards may be played even when it is not your turn. Say “Think Again!” before anything happens.
denkste-miss = Then Ben runs away. Play “Think Again!”.
denkste-done = Cancelled: Ben’s card is discarded, and that was the turn. Now you can play; the cards tell you the rest.

platztausch = Trading Places
platztausch-look = Ben’s pieces stand on your 29, yours on 5. Play Trading Places.
platztausch-miss = Play the card here.
platztausch-mine = Name your piece.
platztausch-his = And Ben’s.
platztausch-done = 24 spaces for free! How far a piece has come is told by its space alone. Nobody is sent back.

bombe = Bomb!
bombe-look = The Bomb names a space of the track, then the die is rolled. Play it.
bombe-miss = Play the Bomb here.
bombe-where = Ben stands on 13, 14 and 15. Put it on 15, far enough from you.
bombe-where-miss = That might hit you, too. Put it on 15.
bombe-done = Everything at most two spaces away goes back to base. It would hit your own pieces just the same.

duell = Duel!
duell-look = Challenge Ben: play the Duel.
duell-miss = Play the Duel here.
duell-mine = Name one of your pieces.
duell-mine-miss = Rather risk the one behind, on 5.
duell-his = And one of Ben’s. Then both roll.
duell-done = 5 against 4: Ben’s piece goes back to base. In a tie both would roll again.

polonaise = Conga Line
polonaise-look = In the Conga Line all pieces on the track line up right in front of one of yours.
polonaise-miss = Play the card here.
polonaise-name = Name your piece on 10.
polonaise-name-miss = Possible, too. Take the one on 10 here.
polonaise-done = They now stand in the order in which they stood in front of it. Nobody is sent back.

geisterfahrer = Wrong-Way Driver
geisterfahrer-look = Ben stands three spaces behind you. Drive backwards!
geisterfahrer-miss = Play the card here.
geisterfahrer-name = Name your piece on 9.
geisterfahrer-done = Everything it drives over, and where it stops, goes back to base.

marathon = Marathon
marathon-look = Four rolls, and one piece moves their sum. Go!
marathon-miss = Play the card here.
marathon-move = Ten spaces. With cards you have the choice from 33: into the goal to d, or on past A to 3 for another lap. Move into the goal.
marathon-move-miss = That works, too. But here, into the goal: to d.
marathon-done = With a roll there is no such choice, only with cards.

prophezeiung = Prophecy
prophezeiung-look = Foretell your roll.
prophezeiung-miss = Play the card here.
prophezeiung-name = Name the 4.
prophezeiung-name-miss = One number is as good as another. Take the 4 here.
prophezeiung-move = A 4! You move three times that, twelve spaces.
prophezeiung-done = Had it been wrong, you would simply have moved the roll; a 6 would then have had to bring out a piece first.

wuerfel-menue = Dice Menu
wuerfel-menue-look = Three rolls, and you choose one.
wuerfel-menue-miss = Play the card here.
wuerfel-menue-choose = Take the 4.
wuerfel-menue-choose-miss = Further is better here: the 4.
wuerfel-menue-move = Move it.
wuerfel-menue-done = Well chosen.

grosser-start = Mass Start
grosser-start-look = Two pieces still wait on B. Bring them all out.
grosser-start-miss = Play the card here.
grosser-start-done = Several may stand on one space of the track, on A as well.

farbenkoenig = Colour King
farbenkoenig-look = Whoever leads is set back. At the moment that is Ben.
farbenkoenig-miss = Play the card here.
farbenkoenig-done = Ben’s foremost piece is back on A. Pieces in the goal count first, then the sum of the spaces.

karate = Karate!
karate-look = Ben rolls, and your piece is in the way.
karate-task = Ben wants to send you back. Defend yourself with Karate!
karate-miss = Then you are sent back. Play Karate.
karate-done = The attacker goes back to base, and you stay.

trio = Trio
trio-look = Three of your pieces are in the goal, and you have the Trio.
trio-miss = With the Trio you win at once!
trio-done = You have won, even without the fourth.

deck = To the last card
deck-look = This table plays until the first pile is used up. One card is left. Roll!
deck-move = Move.
deck-draw = Draw the last card: you lead.
deck-miss = Be brave, it wins you the game.
deck-done = That is the end. It is counted as in a game by rounds.

reshuffle = The pile is empty
reshuffle-look = The pile is empty. Roll first.
reshuffle-move = Move.
reshuffle-draw = And now draw a card.
reshuffle-miss = Draw one here.
reshuffle-done = The discarded cards were shuffled and are the new pile.

teams = Two against two
teams-look = With four or six players, those sitting opposite can play together. You and Carla have three pieces in the goal. Roll!
teams-move = Four pieces of the pair win: move in.
teams-done = You have won together. You can also play for points: then three pieces of one colour end the game.

gesetz = It’s the Law!
gesetz-look = It’s the Law: in everybody’s next turn, rolling is forbidden. Whoever has a playable card must play one; whoever has none misses the turn.
gesetz-task = Ben had no card. You have the Bomb, and must play it.
gesetz-try-roll = roll
gesetz-where = Where to? To 15.
gesetz-where-miss = Put it on 15, where Ben stands.
gesetz-done = With that the Law is fulfilled, and discarded.

nimm = Take!
nimm-look = Take! Everyone draws a card blindly from their right neighbour’s hand, you first.
nimm-done = You have got a Trio. Now Ben draws from yours.

knobelrunde = Odd One Out!
knobelrunde-look = With two players this is rock, paper, scissors; with more, everyone secretly chooses 0 to 5.
knobelrunde-task = Everybody chooses secretly. Take scissors.
knobelrunde-miss = Every choice is as good as another. Take scissors here.
knobelrunde-move = You win! The winner must move 11.
knobelrunde-done = With more players, whoever is alone with a number moves it and 5 more.

six = With five or six
six-board = With five or six players the board has six arms and 60 spaces, and everyone plays three pieces. With three players one arm would be empty; two sit opposite each other.
six-cards = Take, Give and the Law are always in the lower half of the pile. Who begins is drawn, or up to you.
six-roll = You begin. Roll!
six-done = Everything else stays the same.

rounds = By rounds
rounds-look = This table plays a fixed number of rounds, and this is the last turn. Roll!
rounds-move = Take one more piece into the goal.
rounds-card = A card does not matter any more.
rounds-card-miss = Leave it.
rounds-done = The most pieces in the goal win; in a tie, whose rearmost piece is furthest ahead.

sechs = Think Again! as a 6
sechs-look = It is about to be Ben’s turn. Before every turn you may play Think Again! as a 6, even if it is not yours.
sechs-miss = You may keep it, but play it here.
sechs-six = As with any 6, a piece comes out first.
sechs-roll = And another roll. Move on.
sechs-done = Then it is Ben’s turn, as if nothing had happened.

aetsch = So There!
aetsch-look = Ben plays the Marathon. Whoever has cards is always asked, so nothing is given away.
aetsch-task = A card that affects only its player may be cancelled with So There! by anybody.
aetsch-miss = Do not let Ben run: So There!
aetsch-done = And no Think Again! helps against it.

hypnose = Hypnosis
hypnose-look = Whoever you hypnotise rolls for you twice.
hypnose-miss = Play the card here.
hypnose-who = Name Ben.
hypnose-move = Ben rolls, and you move your own piece with it.
hypnose-done = One more turn of Ben’s, then the Hypnosis ends.

schneckenbonus = Snail Bonus
schneckenbonus-look = The Snail Bonus stays in front of you until the end. Play it.
schneckenbonus-miss = Play the card here.
schneckenbonus-take = Ben rolls a 5. You may move every 5 and every 6 of the others, too!
schneckenbonus-take-miss = Take it along, it costs nothing.
schneckenbonus-move = Ben moved first, now you.
schneckenbonus-done = It does not work for other numbers.

geburtstag = Birthday
geburtstag-look = It is your birthday: everybody who has cards gives you one. Before that, Ben is asked whether to play a card.
geburtstag-task = Ben waits. Play the card.
geburtstag-miss = Play the card here.
geburtstag-done = Thank you, Ben! More than five cards are allowed here.

champion = Champion
champion-look = INSTANT cards work as soon as they are drawn, and no card cancels them. You draw the Champion: everyone rolls two dice.
champion-move = You alone are highest, and may move your 12 or not. Move from 5 to 17.
champion-miss = Allowed, but 5 to 17 takes you furthest.
champion-done = If several were highest, the others would have to move their sums.

diaet = Diet
diaet-look = You draw the Diet: it stays in front of you, and you may hold only two cards.
diaet-first = Discard two. You choose which.
diaet-second = And one more.
diaet-done = Only a 1 that you roll yourself ends the Diet.

die-chance = Big Chance!?
die-chance-look = A Big Chance! Everyone puts a piece on the last space before their goal, you first.
die-chance-task = Take one from B: it saves the longest way.
die-chance-miss = The one on 5 is on its way already. Take one from B.
die-chance-done = When several move by one card, they do so in turn, beginning with whoever played it.

grossmut = Generosity!
grossmut-look = Generosity: you move somebody else’s piece.
grossmut-number = Twelve, or three dice? Take the 12.
grossmut-number-miss = Take the safe 12 here.
grossmut-who = With two players there is only Ben.
grossmut-move = You decide which piece.
grossmut-done = The other one may even win by it. So be generous, but not too much.

gib = Give!
gib-look = Give! Everybody gives a card to the right at the same time.
gib-task = Choose one secretly: give the Duel away.
gib-miss = Better keep the Bomb.
gib-done = Whoever has no card gives none.
