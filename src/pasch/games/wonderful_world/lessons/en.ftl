course-first = First steps
course-fine = Finer points

start = The start
start-aim = Thirty grey men want to take the Earth’s colours. You play against them together.
start-deal = Each man has a number and an object, and none exists twice. With two players everyone gets a hand of three, with three or four players two.
start-open = Now men are turned up until three with different numbers lie open, each at its arrow. One whose number is already there goes back.
start-place = The pile holds the other men and eight landscapes. It is your turn: start the row at arrow 3 with your 3.
start-miss = That fits too. But start the row at arrow 3 here.
start-done = That is how the grey men appear: row by row round the Earth.

place = Placing
place-rule = No number and no object may repeat in a row. An empty row starts only with its arrow’s number.
place-task = Place the 4 with the briefcase at arrow 3.
place-miss = Allowed. Wanted here is the 4 with the briefcase at arrow 3.
place-try-number = the 5 with the umbrella at arrow 3
place-try-object = the 2 with the hat at arrow 3
place-try-start = the 2 with the hat at arrow 4
place-draw = Then you draw a card.
place-done = A grey man: it goes to your hand, and it is Ben’s turn. If you ever cannot place anything, you have lost.

landscape = A landscape
landscape-look = Landscapes help you. Place the 4 at arrow 3 and draw.
landscape-look-miss = Here, the 4 with the briefcase at arrow 3, please.
landscape-dice = A landscape! Roll one to four dice. If you hit the sum of a row exactly, its outermost card goes. At arrow 6 lies 6: take two dice.
landscape-dice-miss = It is your choice. Two dice aim well at the 6 here.
landscape-try-stop = not roll
landscape-again = 4 + 2 = 6, a hit! Now you may roll again or stop. At arrow 3 lie 3 + 5 + 4 = 12: take three dice.
landscape-again-miss = That is fine, too. But try for the 12 here, with three dice.
landscape-stop = Hit again, the 4 is gone. Stop now.
landscape-stop-miss = You might. A miss ends it anyway; stop here.
landscape-done = After rolling you draw again. A grey man ends your turn; another landscape would mean rolling again.

liberate = The liberation
liberate-part = All cards are placed, and part 2 begins: each row becomes a pile, and only the top card counts. The four dice are shared out among you.
liberate-roll = You roll them all together. Each die beats one man who lies on top and shows exactly its number.
liberate-choose = The 2 is beaten. Two piles show a 1, but only one die does: choose one.
liberate-again = There was a hit, so you take all four dice up again.
liberate-last = One more roll!
liberate-won = All grey men are beaten: you have won together. If no die had been left before that, you would have lost together. Now you can play!

hands = Open and hidden hands
hands-look = Do confer: that is why hands lie open otherwise. Here “Open hands” is off: you see only your own.
hands-task = Place what you like.
hands-ben = Everybody sees that you drew a grey man; only you see which one.

empty-row = A row runs empty
empty-row-look = At arrow 3 lies 3 + 1 = 4, and at arrow 4 as well. Take one die.
empty-row-miss = One is enough for a 4.
empty-row-choose = A 4 fits both rows: you choose one. Take the one at arrow 4.
empty-row-choose-miss = Allowed, too. Clear arrow 4 here.
empty-row-try-one = the row at arrow 1
empty-row-stop = Arrow 4 is empty. Empty rows cannot be hit. Stop and draw.
empty-row-stop-miss = Better stop here.
empty-row-again = Your turn again: only a 4 starts the row at arrow 4, and you have none. Place what fits elsewhere.
empty-row-try-four = the 5 with the umbrella at arrow 4
empty-row-done = An empty row is good: up to six cards fit into a fresh one.

nothing-to-hit = Nothing to hit
nothing-to-hit-look = A single grey man still stands at the Earth. Try it with one die.
nothing-to-hit-miss = One die is enough.
nothing-to-hit-done = A hit, and now nobody is left: the rolling ends by itself. If another landscape came now, it would be skipped.

no-pile = The pile is empty
no-pile-look = The pile is used up, and Ben’s hand is empty. Place your last card at arrow 3.
no-pile-miss = Fits too. Take arrow 3 here.
no-pile-done = A player without cards is passed over. Once all hands are empty, part 2 begins.

stuck = Nothing fits
stuck-look = You have the 5 with the umbrella left. In every row there is a 5 or an umbrella already.
stuck-task = Nothing fits: show your hand.
stuck-try-three = place the 5 at arrow 3
stuck-done = With that everybody has lost, at once. So keep rows with different numbers and objects open.

beneath = What lies beneath
beneath-look = On top lie a 1 and a 5. Beneath the 1 lies a 4.
beneath-not-yet = The 1 is beaten. The 4 beneath was uncovered only by this roll, and can be beaten by the next one at the earliest.
beneath-none = No hit! Now a die goes out of the game. After each roll the next player decides for all, this time Ben.
beneath-fewer = Ben chose one of yours. Now you roll only three.
beneath-give = Nothing again, and now you decide. Give up your last one, or one of Ben’s.
beneath-done = Two dice are left. Without any, all would be lost.
