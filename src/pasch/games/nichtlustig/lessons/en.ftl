course-first = First steps
course-fine = Finer points

roll = Rolling and setting aside
roll-aim = Win cards from the middle: the most points at the end win.
roll-dice = You have seven dice for that: two black, two red, two white and a pink one. Instead of the six they show a symbol, which counts 0. Roll!
roll-keep = Two black 3s are a Riebmann 3; two equal red ones would be a Yeti, two white ones a Lemming. Set both black ones aside and roll the others again.
roll-keep-miss = You may. Here, set aside exactly the two black ones.
roll-stop = You have up to three rolls, but you may stop at any time. Two red 5s, enough for a Yeti as well: stop.
roll-stop-miss = You could roll on. It is good as it is: stop.
roll-take = Now all dice count as they lie. Take both: Riebmann 3 and Yeti 5.
roll-take-miss = More is better: take both cards.
roll-done = Both lie before you now, not scored yet: the others can still take them.

score = Scoring and taking away
score-look = First the pink die counts: it shows 2, so everybody scores their cards of value 2. What is scored is safe.
score-task = Your red dice show 4 and 4, and Ben’s Yeti 4 is not scored yet. Stop and take it.
score-miss = Rolling on would be a risk. Stop here.
score-take = Your Lemming and Ben’s Riebmann are scored. Take Ben’s Yeti 4, and nothing else: each die counts for one card only.
score-take-miss = A Professor 4 would work too, but then Ben keeps the Yeti.
score-try-none = take nothing
score-try-both = Yeti 4 and Professor 4
score-done = What you win now is scored in the next turn at the earliest.

dinosaur = Dinosaurs and Professors
dinosaur-look = For a Dinosaur the sum of the six coloured dice counts, here 27. It is scored at once and safe.
dinosaur-stop = Stop.
dinosaur-miss = 27 is a lot. Stop.
dinosaur-take = Take the largest that you can: Dinosaur 27. A Professor 5, one white, one black and one red die showing 5, would be possible too.
dinosaur-take-miss = Allowed, too, but Dinosaur 27 brings 4 points at the end, and nobody takes it from you.
dinosaur-try-28 = take Dinosaur 28
dinosaur-done = There is at most one Dinosaur per turn.

death = Death
death-look = Nothing fits: no pair, no Professor, and the sum is only 15. Then Death comes, with the value of the pink die, here 4. Stop and see.
death-miss = Stop here, so that you get to know Death.
death-cover = Death covers one of your scored cards, which then counts for nothing. Lemmings come first: choose one.
death-try-yeti = cover Yeti 3
death-done = Without Lemmings it would be another scored card; only Dinosaurs are left alone.

end = The end
end-look = Six target cards are left in the middle. Once only five are left after a turn, the game is over.
end-task = Your black dice show 1 and 1: stop.
end-miss = Stop, you lead!
end-take = Take Riebmann 1.
end-points = Scored, a Lemming counts 4, a Riebmann 2, a Yeti 3 if you have at least two, otherwise 1; the Dinosaurs 1 to 5. Each card that is not scored counts 1.
end-won = Your covered Yeti counts for nothing, and keeps the other one no company. Still you win, 20 to 16. Now you can play!

opening = Who begins
opening-look = Everything lies open in the middle. Everyone rolls one die, and the highest roll begins; a symbol counts 0.
opening-tie = A tie! Then only the highest roll again.
opening-done = You begin. If it is settled at the table who starts, there is no rolling for it.

specials = Special cards
specials-look = Each coloured die has its own symbol. Your black ones show Duck and UFO, the red ones 3 and 3.
specials-task = Stop. At the end of the turn each symbol brings its special card, a bad one too.
specials-miss = Stop here.
specials-take = Two symbols are no pair. Take Yeti 3.
specials-done = Duck and UFO lie before you, and work from your next turn on. They are not target cards: they do not protect you from Death.

poodle = The Poodle
poodle-look = The pink die shows the Poodle: nobody scores anything. And whoever wins nothing gets the Poodle instead of a Death. Stop.
poodle-miss = Stop here and watch.
poodle-done = Only a Dinosaur of yours is scored, so it finds nothing to cover. It stays face up: one point less at the end.

taken-death = Deaths move
taken-death-look = Ben has Death 4 already, on a Lemming. You win nothing: stop.
taken-death-miss = Stop here.
taken-death-done = You take this Death from there, and Ben’s Lemming is free again. Nothing is secret here: everybody knows which Death lies face down. Otherwise every Death stays where it is.

own-death = Another Death
own-death-look = You have Death 4 already, and the pink die shows 4 again. Stop.
own-death-miss = Stop here.
own-death-choose = Then you take another one from the middle, whichever you like, the Poodle too.
own-death-try-four = Death 4 once more
own-death-done = They all count the same: face up, one point less.

duck = The Duck
duck-look = With the Duck you may roll a fourth time after the third roll. Roll them all again.
duck-miss = That is allowed, too, and you can even keep the Duck for later. Roll all of them again here.
duck-done = A Riebmann 1, thanks to the Duck! It is back in the middle at once.

clown = The Clown
clown-look = You win nothing, but you have the Clown. Stop.
clown-miss = Stop here.
clown-hand-in = Hand it in, and Death stays away.
clown-keep = Then Death would cover your Lemming. Hand in the Clown.
clown-done = Your Lemming lives. If you like, keep the Clown for later.

time-machine = The Time Machine
time-machine-look = The sum is 24. The Time Machine adds 2 if you take a Dinosaur. Stop.
time-machine-miss = Stop here.
time-machine-take = Take Dinosaur 26.
time-machine-take-miss = That would work without the Time Machine. Take the largest here.
time-machine-done = Used and handed in. For Dinosaur 24 you would have kept it.

ufo = The UFO
ufo-look = Ben has the UFO. Stop and take your card.
ufo-miss = Stop here.
ufo-take = Take Riebmann 1, and see whose turn it is then.
ufo-done = You again: Ben misses a turn, and the UFO goes back. The Duck stays, unused.

nf700 = The NF-700
nf700-look = With the NF-700 you have only two rolls. That was the first: roll all of them again.
nf700-miss = One roll is left to you: all seven.
nf700-take = There is no third one. Take Riebmann 3.
nf700-done = Then it goes back to the middle.

virus = The Killer Virus
virus-look = You have the Killer Virus. Stop and take your card.
virus-miss = Stop here.
virus-take = Take Riebmann 3.
virus-done = Death came in spite of the card. The order is always: scoring, taking, Death, special cards back, symbols, and then the question whether it is over.

booklet = As in the rulebook
booklet-look = The rulebook swaps UFO and NF-700 against the printed cards. This table plays as it says, and Ben has the NF-700. Stop.
booklet-miss = Stop here.
booklet-take = Take Riebmann 1.
booklet-done = That way the NF-700 makes you miss a turn, and the UFO costs a roll.

professors = Professors and ties
professors-look = The last turn. Stop.
professors-miss = Stop here.
professors-take = Take Riebmann 1.
professors-done = 2 and 1 fell for your two Professors: the highest roll counts for all of them together. That makes it 16 to 16. In a tie whoever has fewer Deaths wins, so you do; that is why places always stand beside the points.
