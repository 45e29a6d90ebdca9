course-first = First steps
course-fine = Finer points

# Entering

enter = Getting onto the board
enter-aim = Take all four pieces once round the board and into your goal in the middle. You play yellow.
enter-wait = They all still stand beside the board. A piece gets in only with two dice that make 6 together. Roll!
enter-again = No two of them make 6. As long as you have no piece on the track, you may try up to three times.
enter-six = 2 + 4 makes 6! Put a piece on A, your start space. Nothing else is possible yet, so you must.
enter-rest = The other two dice are your second pair: 5 + 6 = 11. Move the new piece 11 spaces on.
enter-lapse = You could, but why give away eleven spaces? Move instead.
enter-done = Done: one piece is running, three are still waiting.

# Pairs

pairs = Four dice, two pairs
pairs-split = You split your four dice into two pairs as you like. A pair always counts as its sum.
pairs-task = 1, 2, 5 and 6 make 3 and 11, 6 and 8, or 7 and 7. Move the piece behind from 3 to 11 with 2 + 6.
pairs-other = That would be fine too. But here 2 and 6 belong together: from 3 to 11.
pairs-try-single = move from 3 to 8 with the 5 alone
pairs-try-lapse = not move at all
pairs-second = That settles the other pair: 1 + 5. You could give it to the same piece. This time move the one in front, from 14 to 20.
pairs-second-other = That is allowed as well. Here, move the piece from 14 to 20.
pairs-may-lapse = The second pair may lapse. But here it takes you closer to the goal.
pairs-try-fixed = move from 11 to 18 with 2 + 5
pairs-done = Two pairs, two pieces or the same one twice: that is a whole turn.

# Sending back

send-back = Sending back
send-back-look = Ben has one piece on your space 9 and one on 20. End a pair exactly there and you send it back.
send-back-task = Send back the piece on 9: with 2 + 3, from 4.
send-back-miss = Then Ben’s piece stays on 9. From 4 to 9 it is five spaces.
send-back-try-own = move from 4 to 12 with 4 + 4
send-back-second = It has to stand beside the board again. And the second pair, 4 + 4, hits the next one right away!
send-back-second-miss = Look again: from 12 to Ben’s piece on 20 it is eight spaces.
send-back-done = Two at one blow. But you may never land on a piece of your own.

# The goal

goal = Into the goal
goal-look = After 23 you do not come to A again but to your goal: a, b, c and d. Each space counts.
goal-task = From 20 it is 6 to the goal space c. Turn in with 2 + 4.
goal-miss = That does not take this piece to c. From 20: 21, 22, 23, a, b, c.
goal-second = In the goal, too, you move and jump: move up from a to d with 1 + 2.
goal-second-miss = The goal is best filled from the far end: three steps take a to d.
goal-done = A piece in the goal is safe: nobody sends it back from there.

# Winning

win = Winning
win-look = You only lack a piece on a, and Ben has nearly finished too.
win-task = From 19 to a it is five spaces. Which pair fits?
win-miss = That does not win yet. Look for two dice that make 5 together.
win-done = You have won, and at once: your second pair lapses.
win-ready = Now you can play. The finer points are in the second course, or come by themselves.

# Finer points

sitting = Who sits where
sitting-track = Round the edge there are 24 spaces, six from corner to corner. Everyone counts from their own A.
sitting-three = Two players sit opposite each other; with three, black’s corner stays empty and is a space like any other. The youngest begins: settle at the table who that is, or let it be drawn.
sitting-first = Carla begins, enters and moves on at once.
sitting-clockwise = Clockwise, the empty corner would be next. Nobody sits there, so it is your turn.
sitting-task = Two pairs make 6. Put a piece on your A.
sitting-count = Now move six spaces on with the other pair: that is exactly the next corner, Ben’s A.
sitting-miss = Move here instead: six spaces, to the next corner.
sitting-done = For you it is space 6, for Ben it is A.

three-rolls = Rolling three times
three-rolls-look = Two pieces stand on c and d already, the others beside the board.
three-rolls-packed = None is on the track, and none in the goal can move up any more. Then you may roll up to three times.
three-rolls-single = 3, 4, 5 and 6: the single 6 does not count, it takes two dice. Once more!
three-rolls-six = 2 + 4 makes 6. This roll counts.
three-rolls-rest = It counts with both pairs: move on at once with 1 + 4.
three-rolls-lapse = You could let it lapse. But on A your piece is in the way of the next one.
three-rolls-done = There is no third roll. Whether you may roll three times is decided before the first.

clear-start = Making room
clear-start-look = A piece of your own stands on A: so no second one can enter.
clear-start-task = Clear A first: move to 3 with 1 + 2.
clear-start-miss = Then the pair 3 + 3 is not left for entering. Move from A to 3 with 1 + 2.
clear-start-try = put a piece on A with 3 + 3
clear-start-second = Now A is free. Bring in the next one with 3 + 3.
clear-start-lapse = One more piece on the board is better here than none.
clear-start-walk = With a 6 you may simply move, too. But this time a new piece is to enter.
clear-start-done = Clear first, then enter: what the second pair can do is decided after the first.

ones = Two ones
ones-look = Two ones may be moved as 2 or as 1. You even have two such pairs, and decide for each on its own.
ones-task = Ben stands on your 6 and on your 12. Hit the 6 first, from 5: with 1 + 1 as 1.
ones-miss = That does not hit the piece on 6. From 5 it is a single space.
ones-second = And now 1 + 1 as 2: from 10 to 12.
ones-second-miss = Ben still stands on 12. From 10 it is two spaces.
ones-done = Four equal dice are pretty, but there is no extra turn. It is Ben’s turn.

jump = Jumping
jump-look = Pieces on the way stop nobody, neither your own nor others. Their spaces simply count.
jump-task = Move from 8 to 15 with 3 + 4, over three pieces.
jump-miss = Here you are to jump: seven spaces from 8.
jump-second = Ben’s piece on 12 is still there: pieces are sent back only where a pair ends. Move the piece on 14 or the one on 15 with 2 + 2.
jump-second-miss = Take the piece on 14 or the one on 15.
jump-try-own = move from 10 to 14 with 2 + 2
jump-done = You may always jump, but not land everywhere.

must = What you must
must-look = Four twos: that is two pairs of 4. They do not let a piece enter.
must-task = You have only one move, and it hits Ben. You must use one pair if you can, even if you would rather send nobody back.
must-try-lapse = not move at all
must-second = The second pair is up to you. Let it lapse this time.
must-second-miss = You may move, too. But the point here is that you need not: let the pair lapse.
must-done = The first pair is a duty, the second never is.

must-enter = Having to enter
must-enter-look = Your piece on b could still move up, so you roll only once: 1, 5, 5 and 5.
must-enter-task = 10 fits nowhere, 6 only to enter. Then you must enter.
must-enter-rest = With 5 + 5 you may move or not. As you like.
must-enter-done = Entering is one way of using a pair, like any other.

run-on = Another lap
run-on-look = Nobody must turn in. A piece may run on past its A, and then it has a whole lap ahead of it again.
run-on-task = Ben stands on your space 1. Run past the goal from 21 with 1 + 3 and send that piece back.
run-on-miss = That is sensible, but Ben stays there. Run four spaces on from 21: 22, 23, A, 1.
run-on-stop = It may stop on A, too. But that hits nobody: take the piece on 21.
run-on-second = 5 + 5 leads from 20 far beyond d. So this piece has only the track: to 6.
run-on-second-miss = Here, move the piece from 20 on, to 6.
run-on-done = If nothing else is possible, you even have to run on.

end-of-goal = Nothing beyond d
end-of-goal-look = The goal is short: a pair that would lead past d cannot be used there.
end-of-goal-task = From 20 it is exactly seven spaces to d, over your piece on b. Which two dice are that?
end-of-goal-miss = That takes the piece somewhere else. 1 and 6 make seven, or 2 and 5.
end-of-goal-done = The other pair, 7 again, finds no room in the goal any more, and lapses.

own-way = In your own way
own-way-look = All four pieces are on the board: on A, 12, a and d. And now four sixes fall.
own-way-done = Each pair would be 12. From A that is 12, from 12 it is a, or A again: you stand there yourself everywhere. Your turn is over.

play-on = Playing on
play-on-look = If you like, choose “Play on for the other places” at the table. Then the first win is not the end.
play-on-task = Take your last piece into the goal: from 22 to a.
play-on-miss = From 22 to a it is two spaces: 1 + 1.
play-on-others = You have finished and won! Ben and Carla play for second place. Watch who comes after Carla.
play-on-done = You are passed over until only one player is left.
