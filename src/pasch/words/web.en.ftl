# The page: what is the same at all tables. What only one board needs is with its game.

close = Close
list-two = { $a } and { $b }
list-more = { $first }, { $rest }
space-behind = { $space } ({ $steps } behind you)
space-ahead = { $space } ({ $steps } ahead of you)
text-percent = { $number }%
home = Home
settings = Settings
menu = Menu
rules = Rules
rules-of = Rules of { $game }
skip = Skip
skip-to-content = Skip to the content
skip-to-choices = Skip to my choices
try-again = Try again
one-moment = One moment…
thinking = Working it out…
yes = yes
no = no
seat = Seat { $number }
player = Player
players = Who is playing
bot = Bot
guest = Guest
second-guest = Guest 2
to-games = To the games
to-table = To the table

# Home

home-title = What shall we play?
home-lead = Family games, no account needed.
players-range = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
minutes = { $minutes } min
way-bots = Against bots
way-friends = With friends
way-here = On one device
set-up = Custom game
running = Carry on playing
waits-for-players = waiting for players
forget-table = Remove { $game } from the list
open-tables = Open tables
seats-free = { $count ->
    [one] · one seat free
   *[other] · { $count } seats free
}

# Setting up a table

your-name = Your name
how-many = How many are playing?
who-plays = Who is playing?
empty-is-bot = empty: a bot
bot-level = How good are the bots?
level-1 = Beginner
level-2 = Casual
level-3 = Strong
level-4 = Master
more-options = More settings
hints = Hints and odds
hints-about = Everyone seated at the table may ask for hints and odds.
listed = Public
listed-about = The table is shown on this server’s home page until all seats are taken.
move-time = Time per move
move-seconds = { $seconds ->
    [0] No limit
    [30] 30 sec
    [60] 1 min
    [180] 3 min
   *[other] { $seconds } sec
}
begin-bots = Let’s play
begin-friends = Open the table
begin-here = Let’s play

# Before the game

sit-down = Sit down
stand-up = Stand up
remove = Remove { $name } from the table
free-seat = Free seat
waits = waiting for somebody
add-bot = Bot
bots = Bots
bot-of-level = Bot · { $level }
thats-you = you
is-here = is here
is-away = is away
stand-in = a bot stands in
start = Start the game
start-with-bots = Fill up with bots and start
host-starts = You are seated. It begins when the host starts the game.
table-full-lobby = All seats are taken. You are welcome to stay and watch.
invite = Invite friends
invite-text = Pass on the link or have the code scanned. Nobody needs more than that.
invite-message = Play { $game } with me!
link = Link to the table
copy-link = Copy link
copied = Copied
share = Share
qr-label = QR code with the link
only-here = This link works on this computer only. For other devices to join in, start Pasch with “pasch --lan”.
agreed = How we play

# At the table

turn-of = { $count ->
    [one] It is { $names }’s turn.
   *[other] { $names } choose in secret.
}
is-asked = has the turn
choices = Choices
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
as-list = Everything as a list
which-one = Which one?
aim = What it is about
aim-about = The aim of the game, and how a turn goes.
tour = First steps
tour-steps = How a turn goes
tour-again = Show me on the board
tour-stop = Stop showing me
tour-list = These are all the things you can do now. Tap a line to do it.
tour-board = Whatever is lit up can be tapped.
take-back = Take back
help = Hints and odds
story = The story so far
story-empty = Nothing has happened yet.
story-earlier = From the beginning
paused = Paused until somebody presses “Go on”.
watching = You are watching.
pause = Take a break
pause-about = Everybody waits, the bots too.
go-on = Go on
seconds-left = { $seconds } seconds left
lost-offline = No connection right now. Nothing is lost; we keep trying.
lost-too-many = There are too many connections from your address right now. We’ll try again in a moment.
lost-unavailable = The server cannot reach its database right now. Nothing is lost; we keep trying.
lost-broken = Something went wrong on the server. We’ll try again in a moment.
other-site-title = This page may not play here
other-site-text = It came from { $site }, and the server does not trust that sender. Open Pasch at the address that the server names.
while-away = This happened while you were away.
phrases = Say something
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Come on!
phrase-good_game = Good game!
onlookers = Let others watch
onlookers-about = The link for those who only want to watch.
onlookers-text = Whoever opens this link can watch, and sees only what lies open.
hand-over = Put { $name }’s hand on a phone
hand-about = For a shared screen: your own cards on your own phone.
hand-back = Play { $name } here again
hand-back-about = The phone then only watches.
recover = New link for { $name }
recover-about = If their device got lost. Everybody at the table sees it.
recover-text = { $name } gets a new link to this seat. Whoever has played it so far will only watch from then on, and everybody at the table sees that you did this.
recover-link = Send this link to { $name } only: whoever opens it plays this seat and sees all that is to be seen there alone.
recover-do = Make a new link
seat-recovered = { $names }: the host has given this seat a new link; the old one no longer works.
seat-gone = What this device has kept opens no seat here: the host has cleared it, or it has a new link.
seat-lost = This device can no longer play for { $names }: the seat has a new link by now, or is played on another device. Here you are watching; the host can give you a new link.
understood = Got it
hand-title = { $name }’s hand
hand-text = Scan the code with your phone. You will see your cards and make your moves there; this screen then shows only what lies open on the table.
hand-done = Done – hide it here
leave = Leave the table
leave-about = A bot stands in until you come back.
leave-rests = The game rests until you come back.
seal = Seal of the dice
curtain-title = Pass to { $name }
curtain-text = Nothing is shown until then.
curtain-go = I am { $name }
hints-title = Good moves
chances-are = Chances of winning: { $measure }.
hints-wait = You get hints when it is your turn.
chance-to-win = { $chance } chance of winning
do-it = I’ll do that
worth-points = { $worth } points
worth-chips = { $worth } chips

# After the game

winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
won-together = Won together!
lost-together = You lost together this time.
show-result = Show the result
play-again = Play again
to-next-table = On to the next game
again-propose = Propose another game
again-agree = Yes, play again
again-starts = It begins as soon as everybody is in.
again-in = is in
again-waits = has not said yet
again-who = Who plays again?
look-back = Watch the game again
result = Result
standing = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place: { $name }
share-picture = Share picture
picture-failed = The picture could not be saved.

# Watching again

replay = Replay
replay-start = This is how it began.
replay-back = One step back
replay-step = One step on
replay-play = Play
replay-pause = Pause
replay-place = Position in the game
replay-at = Step { $at } of { $count }
what-if = What if?
what-if-text = Play on differently from here: a new table where everything was the same up to this step, with fresh dice.
what-if-seat = Who do you play for?
what-if-others = Who plays the others?
what-if-bots = Bots
what-if-friends = Friends, by link
play-on = Play on from here
pass-on-step = Link to this step
pass-on-position = Link to this position
save-position = Save the position as a file
branches = What if…
branch-from = Branches off another game after step { $at }. Look there
branch-at = Played on differently from step { $at }
from-file = This game comes from a file.
from-position = This game began in the middle, in a position.
from-middle = This game begins in the middle.
open-title = Open a position
open-lead = Open a game (.pasch) or a position (.json) and play on from there.
open-file = Choose a file
open-unreadable = That is neither a game nor a position of Pasch.
open-too-big = This file is too big: games have 48 kB at most.
open-position = Position
open-all-known = What is in this position is known to everybody at the table; what comes after it stays hidden as always.
open-continues = { $count ->
    [one] One step has been played. It goes on here.
   *[other] { $count } steps have been played. It goes on here.
}
no-replay = This game cannot be replayed.
save-match = Save the game as a match file
review-title = Was that luck?
review-lead = The game is played on many times from every position. That shows what was down to the dice and what to the moves.
review-begin = Start the review
review-wait = This takes about half a minute.
review-table = How the chance of winning changed
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-about = Measured by many whole games as { $players } play them; it may be a few percentage points more or less.
review-no-turns = No single step changed more than can be measured.
review-vague = too vague
review-turns = The turning points
review-from-to = { $name }: from { $before } to { $after }
review-better = A better choice: { $best }
review-chart = Chance of winning over the game, in percent, for { $names }

# Fair dice

fair-title = Fair dice
fair-about = Why nobody can tamper with the dice.
fair-lead = The dice are rolled on a machine that you cannot see. Even so, you can check that nobody chose the results: not the server, not the others, not you.
fair-step-1 = The server seals its secret
fair-step-1-text = Before anybody sits down, it picks a secret number and puts it on the table in a sealed envelope. Everybody sees the seal. Only this one secret fits it.
fair-step-2 = Everybody adds a number, face down
fair-step-2-text = When you sit down, your device picks a random number of its own and puts it down covered: everybody sees that it is settled, nobody sees which it is. Only when the game begins and all are settled are they turned over. So nobody can pick one to suit themselves, not even whoever comes last. And the server had already sealed its secret, so it could not pick one to suit itself.
fair-step-3 = Every roll follows from all numbers
fair-step-3-text = The secret, the numbers of all seats and the number of the step together give exactly one result for each die and each card. With a single different number the whole game would have gone differently.
fair-step-4 = At the end the envelope is opened
fair-step-4-text = When the game is over, the secret is shown. Your device has kept a record: the seal, the numbers and every roll. Now it works everything out again and tells you whether it fits. If not, it warns you plainly.
fair-check-title = Check it yourself
fair-check-text = Every finished game has a page where you can watch it again. There your browser rolls all the dice once more, if you like, and compares. But that page comes from the same server. If you would rather not believe it, write down the seal and your own number, save the game as a match file and check it at home with “pasch verify”.
fair-limits-title = What it does not promise
fair-limits-text = Whoever knows the secret knows the rolls to come. Somebody who runs a server and plays along could look. And whoever does not turn their number over is left out with it: everybody sees that, and the game goes on without it. Play on servers whose operator you trust, or run your own.
fair-wrong-pledge = This is not right: a number is not the one that its seat had settled on.
fair-wrong-bot = This is not right: a bot’s number does not follow from the secret.
fair-verify = To check the saved match file on your own computer:
numbers = Seal and numbers
numbers-about = Every roll follows from the secret behind the seal and these numbers.
number-yours = (yours)
number-left-out = not turned over in time, does not count
number-pledged = (face down)
number-of-bot = follows from the secret
number-none = none
dice-opening = The numbers are turned over
dice-opening-text = It begins in a moment. Still missing: { $names }
dice-good = The seal is the same as before, and your number is among those used.
dice-good-without = The seal is the same as before.
dice-checked = { $count ->
    [one] Checked: the one roll is genuine, and your number and the seal are those from before.
   *[other] Checked: all { $count } rolls are genuine, and your number and the seal are those from before.
}
dice-checked-without = { $count ->
    [one] Checked: the one roll is genuine, and the seal is the one from before.
   *[other] Checked: all { $count } rolls are genuine, and the seal is the one from before.
}
dice-late = Your number does not count: this device did not turn it over in time.
dice-left-out = { $count ->
    [one] Without { $names }’s number: it was not turned over in time.
   *[other] Without the numbers of { $names }: they were not turned over in time.
}
dice-warning = Something is wrong with the dice!
dice-warning-text = This device has kept a record. What the server says now does not fit it.
doubt-seal = The seal is not the one from before the game: the server may have picked a new secret.
doubt-pledges = Covered numbers were exchanged after yours had been turned over.
doubt-number = A number is not the one that its seat had settled on.
doubt-mine = The number at your seat is not yours.
doubt-dropped = Your number was turned over in time and was left out all the same.
doubt-changed = Numbers were changed after the beginning.
doubt-secret = The secret does not fit the seal.
doubt-bot = A bot’s number does not follow from the secret.
doubt-throw = A roll is not the one that follows from the numbers.
doubt-fell = The server tells of a different roll from the one that happened here.
fair-check-short = Your browser rolls all the dice of this game again and compares.
fair-how = How does that work?
fair-check-now = Check the dice
fair-true = { $count ->
    [one] Genuine: the one roll is the one that was fixed before the game.
   *[other] Genuine: all { $count } rolls and cards are the ones that were fixed before the game.
}
fair-wrong-throw = This is not right: at step { $v } a different result was due.
fair-wrong-seal = This is not right: the secret does not fit the seal.

# Settings

theme = Colours
theme-system = Same as device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-none = None
bots-speed = Speed of the bots
bots-slow = Slow
bots-normal = Normal
bots-fast = Fast
bots-once = At once
by-hand = Everything by hand
by-hand-about = Even moves without a choice
forced = No other way: { $what }.
as-usual = As usual: { $what }.
text-size = Text size
listening = Listening: the others wait until what happened has been read out
sound = Sounds
shortcuts = Keyboard shortcuts
keys-on = Use one-key shortcuts
key-arrows = Arrows
key-0 = to the next area; the whole board is one
key-1 = on the board, from space to space
key-2 = choose
key-3 = this list
key-4 = in the list: the choice with that number
key-5 = everything as a list, or back to the board
key-6 = skip the animation
key-7 = hints and odds
key-8 = take back
key-9 = the story so far
key-10 = rules
key-11 = pause, or go on
key-12 = say something
key-13 = menu
key-14 = read out: where everybody stands
key-15 = read out: the score
key-16 = read out: what the dice show
key-17 = read out: what I hold
key-18 = read out: what happened last
key-19 = say the last thing again
key-20 = listening on or off: the others wait until all is read out
tell = Read out
tell-about = where everybody stands, score, dice, hand
tell-where = Where is everybody?
tell-score = What is the score?
tell-dice = What do the dice show?
tell-hand = What do I hold?
tell-last = What happened last?
tell-again = Say it again
listening-on = Listening is on: the others wait until what happened has been read out.
listening-off = Listening is off.

# About

about = About Pasch
about-lead = Pasch is a free home for German family games: in the browser, in the terminal and in Python.
about-privacy = There are no accounts, no advertising and no cookies. Your device remembers your name and your tables; the server knows only what happens at the table.
about-games = All artwork and text is our own. The games belong to their authors and publishers; we are not connected with them.
about-licence = The source code is free, under the MIT licence. The typeface is Nunito, under the Open Font License.

# When something goes wrong

problem-offline = The server cannot be reached right now.
offline-title = No connection right now
offline-text = The server is not answering. Your games are safe; as soon as it is back, they go on.
no-table-title = There is no such table
no-table-text = Perhaps a letter is missing from the link, or the game was long ago and the table has been cleared.
broken-game-title = This game has an error
broken-game-text = Something went wrong in its program at this table, so it cannot go on here. What has been played is safe: you can download it.
broken-table-title = This game is damaged
broken-table-text = Its record can no longer be read, so it cannot go on. You can download it up to the last good move.
old-table-title = This game is too old
old-table-text = The rules have changed since, and it cannot be finished by the new ones.
link-ask = Play { $name } on this device?
link-adds = This device already plays { $names } at this table. Both would be here then, with a curtain between them.
link-replaces = This device already plays { $names } at this table. The link has a new secret for that seat, which replaces the old one.
link-yes = Yes, play { $name } here
link-no = No, leave everything as it is
link-dead = This link opens no seat
link-dead-text = Perhaps there is a newer one. You can still watch.
link-dead-kept = Perhaps there is a newer one. What this device plays here stays as it is.
board-missing = The board of this game is missing. Here is a plain one.
board-broken = The board of this game has an error. Here is a plain one.
board-contract = The board of this game does not fit this version of Pasch. Here is a plain one.
broken-page-title = Something went wrong
broken-page-text = This page could not be shown. Your games are safe.
no-page-title = There is nothing here
no-page-text = There is no page at this address.
no-game-title = There is no such game here
fold-all = Close all chapters
unfold-all = Open all chapters
ruling = The rulebook leaves this open; this is how we settled it.
language-name = English

# The board for games that have none of their own

generic-board = Where the game stands
generic-find = Narrow the choices
generic-found = { $count } of { $all }
generic-hidden-cards = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
generic-no = no
generic-nobody = nobody
generic-not-thrown = not rolled yet
generic-thrown = Last roll
generic-unknown = unknown
generic-yes = yes

# Windows: whoever wants to speak up does so now

window = Interrupt
window-think = Wait!
window-pass = Go on
call-title = Does anybody answer?
call-me = { $name } answers
thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
is-thinking = thinking
patient = Give me time
patient-about = Every chance to interrupt waits for your answer, whatever you hold.
window-length = Time to interrupt
window-length-about = How long others can speak up before play goes on.
window-seconds = { $seconds ->
    [0] until all have answered
   *[other] { $seconds } sec
}

# Learning

learn = Learn
learn-game = Learn { $game }
learn-by-playing = Learn by playing
learn-lead = Short lessons on the real board: you make the moves yourself.
no-lessons = There are no lessons for this game yet.
no-lesson-title = There is no such lesson
lessons-all = All lessons
lesson-done = (finished)
lesson-on = Go on
lesson-again = Once more from the start
lesson-how-far = How far the lesson is
lesson-rule = Rule { $number }
lesson-try = Or try once:
lesson-finished = Done!
lesson-play = Play now

# Puzzles

solve-title = Puzzles
solve-today = Puzzle of the day
solve-lead = Positions from real games in which one choice is clearly the best. Can you find it?
solve-all = All puzzles
solve-number = Puzzle { $number }
solve-hard = Difficulty { $rating }
solve-you = You are { $name }.
solve-task = What is best?
solve-show = Show the solution
solve-solved = Solved!
solve-shown = That was the solution.
solve-rated = Your rating: { $rating } ({ $change }).
solve-chances = Chance of winning, { $measure }:
solve-best = Best:
solve-tempting = Tempting:
solve-next = Next puzzle
solve-play-on = Play on from here
solve-save = As a file
solve-mine = Your rating: { $rating } ± { $error }. Solved at the first try: { $solved } of { $tried }.
solve-of-game = { $solved } of { $count } solved
no-puzzle-title = There is no such puzzle.

# My games

mine-title = My games
mine-lead = What you have played to the end on this device. It is kept here only; nothing of it gets to a server but what you put there yourself below.
mine-none = Nothing is counted yet. After your first game it will be here.
mine-played = { $count ->
    [one] One game played
   *[other] { $count } games played
}
mine-won = { $count ->
    [0] None won yet: the first win will come.
    [one] One of them won ({ $share })
   *[other] { $count } of them won ({ $share })
}
mine-together = { $count ->
    [one] One played with others at this device
   *[other] { $count } played with others at this device
}
mine-streak = { $count } wins in a row right now. Keep going!
mine-best = Best run: { $count } wins in a row
mine-days = Played on { $count } days in a row
mine-busiest = Most games on one day: { $count }
mine-games = Game by game
mine-column-game = Game
mine-column-times = Played
mine-column-wins = Won
mine-column-places = Places
mine-column-most = Record
mine-column-who = Against
mine-column-ahead = You ahead
mine-column-behind = You behind
mine-places-about = Places: how often you came first, second, third and so on. Record: your most points, as the game counts them. Games with several people at one device count as played only; what began in the middle does not count.
mine-opponents = Against whom
mine-luck = Over { $reviewed } of { $played } games that you had reviewed: on average { $luck } from luck, { $play } from your own moves.
mine-no-luck = This shows as soon as you have had a game reviewed.
mine-latest = Played last
mine-place = place { $place } of { $seats }
mine-at-one-device = with others at one device
mine-keeping = Take along and delete
mine-keeping-text = A file takes your games and puzzles to another device; nothing counts twice there.
mine-export = Save as a file
mine-import = Bring in a file
mine-delete = Delete everything
mine-delete-sure = { $count ->
    [one] One game and the puzzles you solved will be forgotten on this device. This cannot be undone.
   *[other] { $count } games and the puzzles you solved will be forgotten on this device. This cannot be undone.
}
mine-delete-yes = Delete
mine-delete-no = Keep
mine-deleted = Everything deleted.
mine-brought = { $count ->
    [0] Nothing new: these games were here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
mine-bad-foreign = That is not a file of played games. Nothing was changed.
mine-bad-old = This file comes from a different version of Pasch that this one cannot read. Nothing was changed.
mine-bad-altered = This file was changed or is damaged. Nothing was changed.
mine-no-room = There is no room for that on this device. Nothing was changed.
carry-title = To another device
carry-text = By a code all that is listed here gets to your other device. The server keeps it locked for a day; only those who know the code can open it.
carry-send = Make a code
carry-code = Your code: { $code }. Enter it here on the other device.
carry-field = Code from the other device
carry-fetch = Fetch
carry-bad-code = There is nothing under this code. Is it right, and at most a day old?
carry-bad-damaged = What is kept under this code is damaged. Nothing was changed.
carry-bad-much = That is too much for a code. Take the file.
club-title = Our club
club-text = Those who enter the same secret word share a table: with their names, games played and won, and nothing else. At least { $count } letters; the longer, the better.
club-word = The secret word: { $word }
club-field-word = Secret word
club-field-name = Your name
club-join = Join
club-leave = Leave the club
club-column-name = Name
club-column-play = Play

# The deal of the day

day-title = Deal of the day
day-lead = The same dice and cards for everybody, against the same bots. What counts is how well you play, not how lucky you are.
day-game = Game
day-featured = { $game } (game of the day)
day-rules = { $hours ->
    [one] Your first try counts, if you finish it within the next hour. No hints, and nothing is taken back.
   *[other] Your first try counts, if you finish it within the next { $hours } hours. No hints, and nothing is taken back.
}
day-today = Today, { $date }
day-yesterday = Yesterday, { $date }
day-play = Play the deal of the day
day-go-on = Go on playing
day-play-again = Play again, unranked
day-play-past = Play yesterday’s deal, unranked
day-state-measuring = Your game is over. How well you played is being worked out: { $percent }%.
day-state-late = This game was not over when its day was. It is not ranked.
day-state-left = You left the table. This game is not ranked.
day-mine = Rank { $rank } of { $count }, { $play } percentage points by your own play
day-share = Share the result
day-results = Results
day-column-name = Name
day-column-rank = Rank
day-column-play = Own play
day-column-place = Place
day-you = you
day-nobody = Nobody is ranked here yet.
day-measuring = { $count ->
    [one] One result is still being worked out.
   *[other] { $count } results are still being worked out.
}
day-about = Own play: how much your decisions changed your chance of winning, in percentage points, compared with casual players under the same luck; ± is half of a 95% interval. One try counts per device. There are no accounts here, so somebody with two devices could play twice.
day-sealed = Sealed until the day is over
day-opened = The secret of this deal
day-secret = Secret
day-seal-closed = All dice and cards of this deal follow from a secret that is already fixed by this seal. It will be shown here tomorrow.
day-seal-fits = The secret fits the seal.
day-seal-seen = The secret fits the seal, and it is the seal that this device saw before.
day-seal-wrong = This is not right: the secret does not fit the seal.
day-seal-other = This is not right: this device saw a different seal before.
day-still-sealed = Others are still playing this deal today. From tomorrow on the secret is shown, and every roll can be checked.
