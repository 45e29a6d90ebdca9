seat-name = Seat { $number }

# Errors: what is wrong and what would be right, in one line

error-error = { $text }
error-unknown_game = There is no game “{ $name }” here. There are: { $allowed }.
error-bad_setup = { $problem ->
    [seats] { $game } is for { $allowed } players, not for “{ $name }”.
    [names] These are too many names for { $allowed } seats: { $name }.
    [bots] There is no seat “{ $name }” for a bot; the seats are { $allowed }.
    [first] Seat “{ $name }” cannot begin; it may be { $allowed }, or “draw” to leave it to chance.
    [seed] The seed “{ $name }” is no whole number; it may be { $allowed }.
    [option] { $allowed ->
        [none] { $game } has no option “{ $name }”, nor any other.
       *[other] { $game } has no option “{ $name }”. There are: { $allowed }.
    }
   *[value] The option “{ $name }” of { $game } cannot be “{ $value }”; it may be: { $allowed }.
}
error-bad_position = There can be no such position: { $text }.
error-not_your_turn = It is not the turn of { $seat }.
error-illegal_action = “{ $text }” is not possible now.
error-unreadable_move = I cannot read “{ $text }”. It may be a number of the list, or for example: { $example }.
error-nothing_to_take_back = Only your own last move can be taken back, as long as nothing was thrown, shown or drawn after it.
error-bad_file = { $problem ->
    [missing] There is no file { $file }.
    [no-text] The file { $file } cannot be read as text; a match is a text file that ends in .pasch.
    [cut-off] The file { $file } is cut off or no match of Pasch.
    [foreign] The file { $file } is no match of Pasch.
    [changed] The file { $file } was changed or damaged after it was saved.
    [names] In the file { $file } not every seat has a name.
    [log] In the file { $file } step { $number } is not possible by the rules.
   *[incomplete] In the file { $file } something is missing or of the wrong kind.
}
error-wrong_version = { $what ->
    [format] The file { $file } has format { $found }, but this Pasch reads format { $known } only. Another Pasch can open it.
   *[other] The file { $file } was played by version { $found } of the rules of { $what }, but this Pasch knows version { $known } only. Another Pasch can open it.
}
error-not_over = The match in { $file } is not over yet; a review looks back at a finished one.
error-nothing_to_analyse = No odds are known for { $name } yet.
error-missing_part = { $name } is missing for this; it comes with: pip install 'pasch[{ $extra }]'
games-left-out = Left out: { $name } from { $source } ({ $reason })
error-broken_part = The game part { $name } lacks { $wanted }
error-unknown_level = There is no level “{ $name }”. There are: { $allowed }.
error-bad_budget = “{ $budget }” is too little; it takes at least 1.
error-out_of_time = There was not enough time for any answer.
error-unavailable = Nothing can be saved or looked up just now. Please try again in a moment.
error-locked = { $what } is in use already: on { $host }, process { $pid }, since { $since }. { $url ->
    [none] That one has to end first.
   *[other] It is to be found here: { $url }
}
error-not_empty = There are tables already. With --replace the backup takes their place.
error-in_use = A server still runs on this database (connections: { $count }). Stop all of them first.
error-bad_backup = { $problem ->
    [missing] There is no file { $file }.
    [exists] The file { $file } exists already; a backup never overwrites another.
    [newer] The backup { $file } is by a newer Pasch, which alone can read it.
    [cut-off] The backup { $file } is cut off.
    [damaged] The backup { $file } was changed or damaged.
   *[foreign] The file { $file } is no backup of Pasch.
}
error-no_tables = There are no tables in { $file } yet.
error-bad_keep_days = --keep-days { $days }: it may be { $least } to { $most } days.
error-bad_number = { $option } { $value }: it may be { $least } to { $most }.
error-bad_origin = --origin { $origin }: no browser writes an address like that. It looks like https://games.example.org, without a slash at the end.
error-newer_database = A newer Pasch has used this database (step { $found }, this one knows { $known }). Take the newer Pasch, or a backup from before.
error-bad_proof = The proof of the dice in this file is damaged: { $field ->
    [proof] it has the wrong form.
    [table] the name of the table is missing or wrong.
    [commitment] the seal is missing or is none.
    [seats] there must be exactly one number a seat.
    [version] this Pasch does not know its form; a newer one can check it.
    [pledges] what binds the seats to their numbers is missing or has the wrong form.
   *[seed] the secret number is none.
}
error-bad_arguments = { $text } (help: { $command } --help)
error-unknown_rule = There is no rule “{ $name }”. The numbers go from { $first } to { $last }.
error-nothing_to_resume = No unfinished match waits in { $file }. A new one begins with: pasch play
error-file_exists = The file { $file } exists already. Play on with --resume { $file }, or choose another name for a new match.
error-bad_game_name = “{ $name }” is no name for a game: a lower-case letter, then lower-case letters, digits and _, at most { $most } characters, and no word of Python.
error-game_left_out = { $name } from { $source } cannot be played: { $reason }
error-game_name_taken = There is a game called { $name } already.
error-no_board_source = { $file }, the source of the board, is missing. A board in JavaScript is simply web/board.js and is not built.
error-no_esbuild = To build it, esbuild is missing: “npm install esbuild” in the folder of the game fetches it. A board in JavaScript (web/board.js) needs none.
error-board_not_built = { $file } cannot be built: { $reason }
error-folder_exists = The folder { $file } exists already; nothing in it is overwritten.
error-bad_game_title = “{ $text }” is no title: at most 60 characters in one line, without curly, square or angle brackets, quotation marks and * # `.
error-unwritable = Nothing can be saved in { $file }: { $problem ->
    [ENOENT] there is no such folder.
    [EACCES] you have no right to.
    [EROFS] it can only be read.
    [ENOSPC] the disk is full.
    [ENOTDIR] a part of the path is no folder.
    [EEXIST] a file stands in the folder’s place.
    [EISDIR] it is a folder.
   *[other] { $reason }.
} With --file it may go elsewhere.

# Command line

cli-about = Five German family games. Without a command the page to play on opens in the browser; to play in the terminal: pasch play
cli-command = COMMAND
cli-game-value = GAME
cli-number-value = NUMBER
cli-file-value = FILE
cli-option-value = NAME=VALUE
cli-commands = commands
cli-usage = usage:
cli-positional = arguments
cli-options = options
cli-help = this help
cli-version = the version, and whether it runs compiled
cli-language = language of the words (else the system's)
cli-argument = %(argument_name)s: %(message)s
cli-expected-one = a value is missing here
cli-unrecognized = Unknown argument: %s
cli-required = Missing: %s
cli-invalid-choice = there is no %(value)r, it may be: %(choices)s
cli-ambiguous = %(option)s could mean several: %(matches)s
cli-explicit = no value belongs here: %r
cli-not-with = this does not go together with %s
cli-play = play, alone against bots or with others
cli-play-about = Begin a match or play on. Without a game a small menu asks. Whoever is named plays in person; bots take the other seats.
cli-games = all games
cli-games-about = All games: name, title, for how many, how long.
cli-rules = the rules of a game, or a single one
cli-rules-about = The rules of a game. What ends with ◆ is our own ruling, where the rulebook is silent.
cli-replay = tell a match again
cli-replay-about = Tell a match again from its file, with numbers and notation.
cli-odds = the chances in a position
cli-odds-about = The chances that matter in the position of a match, or of a game before anything has happened.
cli-odds-value = GAME|FILE
cli-odds-what = the name of a game, or the file of a match
cli-odds-position-value = POSITION
cli-odds-position = a file with a position of the game as JSON
cli-odds-at = the match after so many steps, as pasch replay numbers them (else at its end)
cli-odds-json = as JSON, for programs
cli-review = was that luck? Look back at a match
cli-review-about = Looks back at a finished match: what was luck, what was play, and where the game turned.
cli-review-seconds = how long it may take; longer is more exact
cli-review-json = as JSON, for programs
cli-bench = measure how fast Pasch is here
cli-bench-about = Measures how fast Pasch is on this machine and shows it as a table.
cli-bench-what = engine: random play a second; server: moves a second; scale: two processes instead of one; idle: very many resting sockets; start: time to the first word
cli-bench-seconds = how long each loop runs
cli-bench-write = write the result into bench/results.md
cli-hint = the best moves of a match, and why
cli-hint-about = What would be good now? The best choices of the match in the file, each with its chance to win and a reason. Only what the player to move may know is looked at.
cli-league = let the levels of the bots play each other
cli-league-about = Lets all levels of the bots play each other, each in every seat and with the same dice, and shows how much stronger which is.
cli-league-games = games a pairing
cli-league-seats = how many sit at the table (else 2; where all play together, every number)
cli-league-budget = how many playouts the master tries a move (else as many as always)
cli-league-write = write the result into bench/results.md
cli-new-game = begin a game of your own
cli-new-game-about = Writes a small, complete game as a package of its own: rules, words, rules pages, tests. It can be played at once and then changed (docs/add-a-game.md).
cli-new-game-value = NAME
cli-new-game-name = what the game is called in code: lower-case letters, digits and _
cli-new-game-title-value = TITLE
cli-new-game-german = its title in German (else the other one, or made from the name)
cli-new-game-english = its title in English (else the other one, or made from the name)
cli-new-game-folder = where to (else pasch-NAME)
cli-build-board = build the board of a game of your own
cli-build-board-about = Makes web/board.js, the board for the page, out of a game's web/index.tsx (docs/board-interface.md). It needs esbuild, from node_modules, from the PATH or by npx; a board in JavaScript does not need this command.
cli-build-board-folder = the folder of the game that web/ is in
board-built = { $file }: { $bytes } bytes. The game can be shipped like this.
new-game-written = { $folder }: { $files } files, a whole small game called { $name }. Go on with:

cli-verify = check that dice and cards are true
cli-verify-about = Recompute every throw and every card drawn of a match that was played on a server. The exit status is 0 if all is true, 1 if something was altered, 2 if it cannot be checked, and 3 if all is true but a number given with --mine did not count.
cli-game = the name of the game, see: pasch games
cli-names = who plays, with commas between
cli-seats = how many seats, bots included (else as many as needed)
cli-bots = the seats of the bots, counted from 1, with their level if you like (3:4 is level 4 on seat 3); 0 for none (else all seats without a name)
cli-level = how strong bots play: 1 beginner, 2 casual (the usual), 3 strong, 4 master
cli-first = the seat that begins, or draw to leave it to chance (as usual)
cli-seed = where the dice start from, to repeat a match (else random)
cli-file = where the match is saved (else in the data folder)
cli-option = an option of the game, such as play_on=yes; may be repeated
cli-no-hints = play without hints and odds
cli-resume = play on with the last match, or the one in this file
cli-number = the number of a rule, such as MA-21
cli-match-file = the file of the match
cli-board = show the board after every step
cli-lan = for phones and computers on the same network, too (without a command)
cli-home-port = at which port the page runs (else 8321 or a free one; without a command)
cli-no-browser = do not open the browser (without a command)
cli-address-value = ADDRESS
cli-folder-value = FOLDER
cli-serve = offer tables to everybody on the network
cli-serve-about = Start the server. With nothing else said it is reached from this computer only and keeps everything in one file.
cli-host = at which address (else from this computer only; 0.0.0.0 for the whole network)
cli-port = at which port (else 8000; 0 for any free one)
cli-data = folder of the database in a file (else the data folder)
cli-database = PostgreSQL instead, for several servers at once
cli-bus = Redis, by which several servers tell each other
cli-workers = how many processes think for the bots (else 1)
cli-pace = seconds that a bot waits, so that one can follow (else 0.7)
cli-opening = seconds that devices have at the start to open their numbers for the dice (else 10)
cli-mine = a number that you added yourself; it must be among those used (may be given several times)
cli-mine-value = NUMBER
cli-seal = the seal that you saw before the game
cli-seal-value = SEAL
cli-grace = seconds after which a bot stands in for somebody who is away (else 45)
cli-keep-days = days after which a table is forgotten where nobody has been (else 180)
cli-sockets-per-address = sockets that one address may have at once, such as those of a school (else 64)
cli-origin = another site from which one may play, such as https://games.example; may be repeated
cli-behind-proxy = the server stands behind a proxy of yours that passes on people’s addresses
cli-doctor = check whether a server would run well here
cli-doctor-about = Checks data folder, room, versions, clock, database and Redis, and says what to do about whatever is not right. The exit status is 1 if something has to be done first.
cli-doctor-json = as JSON, for programs
cli-backup = keep all tables in one file
cli-backup-about = Keeps all tables in one file, also while the server runs. It can be restored into any kind of database.
cli-backup-file = the file of the backup
cli-restore = restore a backup
cli-restore-about = Restores a backup, all of it or nothing. No server may run meanwhile.
cli-replace = put it in the place of the tables that are there
cli-forget = forget old tables, or only show which they would be
cli-forget-about = Forgets tables where nobody has been for long, as the server does by itself: only after it found them old twice and ran for a day in between.
cli-dry-run = only show what would be forgotten
cli-unlimited = no limits by address, for measuring

# In the terminal

terminal-player = Player { $number }
terminal-bot = Bot { $name }
terminal-players = players
terminal-games-hint = To play: pasch play, to read the rules: pasch rules and the name of the game

terminal-welcome = Welcome to Pasch!
terminal-waiting = c) Play on: { $title } with { $names }
terminal-which-game = Which game? Number:
terminal-which-names = Who plays? Names with commas between:
terminal-how-many = How many at the table, bots included? { $least } to { $most } (Enter: { $least }):
terminal-house-rules = The usual rules? (Enter: yes, o: see the options)
terminal-option = { $title }? { $flag ->
    [1] yes or no
   *[0] { $values }
} (Enter: as usual):

terminal-players-are = Playing: { $names }.
terminal-hint = ? gives help. Every step is saved at once.
terminal-before = What happened last:
terminal-turn = { $seat } to move
terminal-prompt = Your choice:
terminal-pause = Enter: go on, u: undo ›
terminal-nothing-said = Please type a number of the list, or ? for help.
terminal-many = There are { $count } choices; type yours as in the second column.
terminal-cover = Seen it all? Enter covers it. ›
terminal-curtain = Now it is { $seat }’s turn. Pass the device on, then press Enter. ›
terminal-taken-back = Taken back: { $move }.

terminal-help-choose = To choose: the number from the list, or the notation beside it.
terminal-help-rule = ? 21 explains the rule of that number, rules shows the table of contents.
terminal-help-words = board shows the board, log the last steps (log 50: more of them).
terminal-help-hint = hint shows the best choices, with their chance to win and a reason.
terminal-help-odds = odds shows how likely the things are that matter now.
terminal-no-hints = Hints and odds are switched off for this match.
terminal-help-undo = u takes the last move back, as long as nothing was thrown or shown after it.
terminal-help-quit = quit stops; the match is saved and goes on later.

terminal-rules-hint = A section: rules 2. A single rule: ? { $example }
terminal-own-ruling = ◆ We ruled this ourselves, because the rulebook is silent.

terminal-over = The game is over
terminal-lost = This time all of you have lost together.
terminal-won-together = All of you have won together!
terminal-kept = To hear the match again:
terminal-crash-game = There is a fault in the program of the game { $name }. The match is saved; what happened stands in { $file }.
terminal-crash = We made a mistake. What happened is in { $file }; every finished move is saved, play on with: pasch play --resume
terminal-left = See you soon! The match is saved. Play on with:
terminal-unfinished = The match is still going on; told is what everybody could see.

# The chances of a position

odds-percent = { $number } %
odds-chips = { $number } chips
odds-points = { $number } points
odds-prospects = Who wins, estimated from many matches that go on from here
odds-nothing = Nothing is left to chance here, or nothing that can be told beforehand.
odds-at-needs-match = --at belongs to the file of a match
odds-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
odds-sum = sum { $sum }
odds-sums = { $dice ->
    [one] The sum of one die
   *[other] The sum of { $dice } dice
}
odds-portrait = “{ $portrait }” is made with
odds-best-throws = What a throw brings { $seat } by the end of the turn, on average
odds-their-chances = How likely each of them is
odds-stake = “{ $portrait }” with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, stake { $chips }
odds-made = “{ $portrait }” is made
odds-throw = { $dice ->
    [one] One die is still to fall
   *[other] { $dice } dice are still to fall
}
odds-best-bet = What a bet brings { $seat } on average
odds-bet-for = { $chips } for it
odds-bet-against = { $chips } against it
odds-hits = To hit a row with
odds-part-2 = With best choices
odds-win-together = all of you win
odds-which-pile = Which pile to take from, and the chance to win then
odds-pile = arrow { $arrow }, showing { $number } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
odds-keeps = What is worth most to { $seat }, in points on average
odds-cards = Within { $throws ->
    [one] one throw
   *[other] { $throws } throws
}, if all goes for that card
odds-pairs = Two of four dice make
odds-enter = To bring a piece in
odds-enter-once = in one throw
odds-enter-thrice = in three throws
odds-ending = Who wins, if both play their best
odds-win = { $seat }
odds-danger = How easily { $seat }’s pieces can be thrown out before the next turn
odds-danger-dice = How easily dice alone can throw { $seat }’s pieces out before the next turn
odds-piece = the piece on { $field }
odds-any-piece = any of them
odds-six = To bring a piece out
odds-six-once = in one roll
odds-six-thrice = in three rolls

# The review of a match

review-title = { $title }: was that luck?
review-seconds = --seconds: it takes more than 0
review-progress = Looking back:
review-chart = The chance to win, from the first step to the last
review-all = All
review-player = { $seat }, in points of winning chance
review-luck = luck with dice and cards
review-own-play = own play, against a bot’s
review-others-play = the others’ play, likewise
review-losses = given away against the best moves
review-turning-points = The three turning points
review-change = { $seat }: { $before } % → { $after } % (± { $error })
review-chooses = { $seat } chooses: { $choice }.
review-mistakes = Where { $seat } gave most away
review-mistake = Chosen: { $chosen }. Better: { $best }. That cost { $loss } points (± { $error }).
review-looks = A bot played every position on { $looks } times; ± is the standard error.

# Hints

hint-heading = Good choices, with the estimated chance to win:
hint-nobody = Nobody has anything to decide now, so there is no hint.
hint-worth = ({ $chance } % ± { $error })
hint-equal = The next one is practically as good.
hint-close = Not much better than the next one.
hint-then = Then: { $choice }.
hint-clear = { $points ->
    [one] One percentage point more than the next one.
   *[other] { $points } percentage points more than the next one.
}
hint-stays = Everything stays where it is.
hint-throws-out = Throws out { $other }.
hint-enters = Brings a piece into play.
hint-goal = Brings a piece to safety.
hint-escapes = Escapes a danger of { $chance } %.
hint-risks = Can be thrown out after it, at { $chance } %.
hint-open-ways = After it the known cards in hand still fit in { $count ->
    [one] one place
   *[other] { $count } places
}.
hint-hits = Hits a row { $chance } % of the time.
hint-row = { $count ->
    [one] Only one card lies there.
   *[other] { $count } cards lie there.
}
hint-odds = With { $dice ->
    [one] one die
   *[other] { $dice } dice
} it is made { $chance } % of the time.
hint-bonus = Exactly as many dice as figures: that brings the bonus.
hint-cards = Wins { $count ->
    [one] one card.
   *[other] { $count } cards.
}
hint-robs = Takes it from { $other }.
hint-death = Death comes for it.
hint-stops = Stops with the dice as they lie.
hint-sure = Secures { $count ->
    [one] one card.
   *[other] { $count } cards.
}
hint-throws-on = Throws { $dice ->
    [one] one die
   *[other] { $dice } dice
} again.
hint-scores = Scores { $count ->
    [one] one own card.
   *[other] { $count } own cards.
}

# On the server

refused-bad_request = I did not understand that.
refused-bad_token = This seat is not yours.
refused-not_host = Only whoever opened the table or sits there may do that.
refused-wrong_origin = One cannot play here from that site.
refused-no_hints = There are no hints at this table.
refused-no_such_table = There is no such table (any more).
refused-no_such_game = There is no such game here.
refused-no_such_seat = There is no such seat.
refused-no_such_page = There is nothing here.
refused-no_such_method = This cannot be asked that way.
refused-seat_taken = Somebody sits here already.
refused-seats_open = Some seats are still free. Put people or bots there, then it can begin.
refused-already_started = The game has begun already.
refused-not_started = The game has not begun yet.
refused-over = The game is over.
refused-not_over = The game is still going on.
refused-paused = The game is paused.
refused-wrong_number = That is not the number that this seat pledged.
refused-stale = Something has happened meanwhile. Have another look.
refused-no_more_take_backs = Nothing more can be taken back here. The move stands.
refused-broken_game = There is a fault in this game’s program, so this cannot be done. What has been played is safe.
refused-broken_log = The record of this game is damaged, so it cannot go on. Those who play can download it up to the last good move.
refused-too_late = That took too long.
refused-too_big = That is too much at once.
refused-head_too_big = I do not take that much at the entrance.
refused-bad_setup = This game cannot be set up like that.
refused-too_many = That was too fast. Wait a moment.
refused-broken = Something went wrong on our side.
refused-busy = Too much is going on just now. Try again in a moment.
doctor-version = Pasch { $pasch }, Python { $python }, SQLite { $sqlite }, { $system }
doctor-parts-missing = Missing: { $names }
doctor-parts-missing-do = Install Pasch once more: pip install --force-reinstall pasch
doctor-compiled = Rules and server are compiled.
doctor-interpreted = Not all of it is compiled ({ $build }): it runs, but slower.
doctor-interpreted-do = To make it faster, get a C compiler (see the README), then in the folder of Pasch: pip install .
doctor-games = { $count } games are there.
doctor-game-left-out = Left out: { $name } from { $source } ({ $reason }).
doctor-game-left-out-do = This says more: python -m pasch.testing { $name }
doctor-page = The page is built.
doctor-no-page = The page to play on is not built.
doctor-no-page-do = In the folder of Pasch this builds it: make web
doctor-handles = { $count } files and connections may be open at once.
doctor-few-handles = Only { $count } files and connections may be open at once; no more devices than that fit at the tables.
doctor-few-handles-do = Raise the limit (up to { $most }): ulimit -n, or LimitNOFILE with systemd.
doctor-folder = The data folder { $folder } is there and can be written to.
doctor-no-folder = The data folder { $folder } does not exist yet.
doctor-no-folder-do = It is made at the first start. If a server has been there before, name its folder with --data.
doctor-folder-rights = We may not read and write in { $folder }.
doctor-folder-rights-do = Give it to the user the server runs as: chown, or StateDirectory with systemd.
doctor-room = { $megabytes } MB are free on the disk.
doctor-little-room = Only { $megabytes } MB are left on the disk of { $folder }.
doctor-little-room-do = Make room soon; without it no move is accepted any more.
doctor-no-room = The disk of { $folder } is nearly full: { $megabytes } MB.
doctor-no-room-do = Make room: without it no move is accepted. What was accepted stays.
doctor-running = A server runs here: process { $pid } since { $since }, { $url }
doctor-not-running = No server runs here at the moment.
doctor-no-database = There is no database yet ({ $file }).
doctor-no-database-do = It is made when the server starts for the first time.
doctor-database-rights = We may not read and write { $file }.
doctor-database-rights-do = Give it to the user the server runs as: chown
doctor-database-open = Other users may read { $file } too; it holds the dice to come.
doctor-database-open-do = Take that right away: chmod 600
doctor-schema = The database is up to date.
doctor-schema-older = The database is at step { $found }, this version knows { $known }.
doctor-schema-older-do = Make a backup; the next start brings it up to date.
doctor-schema-newer = A newer Pasch has used this database already (step { $found }, this one knows { $known }).
doctor-schema-newer-do = Use the newer Pasch, or restore a backup from before.
doctor-damaged = The database { $file } is damaged: { $reason }
doctor-damaged-do = Stop the server and restore a backup: pasch restore --replace
doctor-database = The database can be read; tables: { $tables }
doctor-quiet = Nothing has happened for { $days } days.
doctor-quiet-do = If that is not so, the clock is ahead, and old tables would be forgotten after a day: set it.
doctor-clock = The clock runs evenly.
doctor-clock-behind = The clock is behind by at least { $seconds } seconds.
doctor-clock-behind-do = Set it, and let the network keep it: timedatectl set-ntp true
doctor-clock-jumps = The clock has just jumped by { $seconds } seconds.
doctor-clock-jumps-do = Wait until it is set, and look again.
doctor-clocks-differ = The clock here and that of the database differ by { $seconds } seconds.
doctor-clocks-differ-do = Let the network keep both: timedatectl set-ntp true
doctor-postgres = PostgreSQL { $version } can be reached.
doctor-unreachable = PostgreSQL cannot be reached: { $reason }
doctor-unreachable-do = Does it run, is the address right, is the password in PGPASSWORD or ~/.pgpass?
doctor-not-durable = PostgreSQL has synchronous_commit off: a power cut may cost acknowledged moves.
doctor-not-durable-do = Turn it on: ALTER DATABASE … SET synchronous_commit = on
doctor-replica = This PostgreSQL is a copy that can only be read.
doctor-replica-do = Give the address of the one that is written to.
doctor-bus = Redis can be reached.
doctor-bus-away = Redis cannot be reached: { $reason }
doctor-bus-away-do = Does it run, is the address right? Without Redis, moves at other servers are seen up to a second later.
doctor-all = { $count ->
    [0] A server runs well here.
    [one] Something has to be done first.
   *[other] Something has to be done first, in { $count } places.
}
backup-done = { $tables ->
    [one] Kept in { $file }: one table with { $records } steps.
   *[other] Kept in { $file }: { $tables } tables with { $records } steps.
}
restore-done = { $tables ->
    [one] Restored from { $file } of { $date }: one table with { $records } steps.
   *[other] Restored from { $file } of { $date }: { $tables } tables with { $records } steps.
}
restore-old = What was there before is now in { $file }.
forget-table = { $table }, last touched { $date }: { $hours ->
    [0] will be forgotten at the next look
    [one] will be forgotten when the server has run for another hour
   *[other] will be forgotten when the server has run for another { $hours } hours
}
forget-found = { $tables ->
    [0] Somebody was at every table within the last { $days } days.
    [one] Nobody has been at one table for { $days } days.
   *[other] Nobody has been at { $tables } tables for { $days } days.
}
forget-done = { $tables ->
    [0] There was nothing to forget.
    [one] One table is forgotten.
   *[other] { $tables } tables are forgotten.
}
refused-full = All places at the server are taken just now. Try again in a moment.
home-here = Pasch is running. In the browser: { $url }
home-already = Pasch is running already. In the browser: { $url }
home-lan = For phones on the same Wi-Fi: { $url }
home-no-page = This Pasch has no page to play on: it was built without one. In a clone, “make web” builds it.
home-stop = Press Ctrl+C to stop.
home-stopped = See you soon! Unfinished games are kept.
home-port-taken = --port { $port }: another program uses this port already
home-port-forbidden = --port { $port }: we are not allowed to use this port
home-port-range = --port { $port }: it may be 0 to 65535
home-not-lan = --lan: Pasch is running already, but for this computer only; please stop it there first
page-missing = The server is running, but the page to play on has not been built yet. In the folder of Pasch this command builds it:
phrase-hello = Hello everybody!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Any time today?
phrase-good_game = That was a good game!
taken-back = { $seat } takes the move back.

# Recomputing the dice

verify-true = { $number ->
    [one] True: the one throw of this match is exactly the one that was settled before the game.
   *[other] True: all { $number } throws and cards drawn are exactly those that were settled before the game.
}
verify-throw = Altered: at step { $number } the file says “{ $found }”, but it was “{ $expected }”.
verify-seed = Altered: the secret number in the file does not belong to the seal.
verify-no-proof = Cannot be checked: there is no proof of the dice in this file. Only matches that were played to the end on a server have one.
verify-no-seed = Cannot be checked yet: the secret number is shown when the match is over.
verify-unfinished = Incomplete: all is true so far ({ $number } checked), but the end of the match is missing.
verify-pledge = Altered: the number of { $name } is not the one that this seat had pledged.
verify-bot = Altered: the number of the bot { $name } does not follow from the secret.
verify-mine = Altered: your number is not among those in the file.
verify-other-seal = Altered: the seal in the file is not the one that you saw before the game.
verify-left-out = All { $number } throws are true, but without your number: at the seat of { $name } it was not opened in time. If your device had opened it, then the server left it out.
verify-seat-left-out = Without the number of { $name }: it was not opened in time.
verify-bare = This match is from the time when the seats’ numbers lay open: whoever added theirs last could choose it.
verify-numbers = Another thing to compare: is the number at your seat the one that your device added?
verify-seal = One thing is left to compare: was exactly this seal shown at the table before the game?

# Positions without a board of their own: what fields are called that many games have

facts-nobody = nobody
facts-none = –
facts-no = no
facts-unknown = ?
facts-yes = yes
usual-fact-active = Active player
usual-fact-actor = To act
usual-fact-aside = Set aside
usual-fact-asked = Asked
usual-fact-bank = Bank
usual-fact-base = At home
usual-fact-beside = Beside the board
usual-fact-bet = Bet
usual-fact-bets = Bet
usual-fact-board = Board
usual-fact-by = By
usual-fact-card = Card
usual-fact-cards = Cards
usual-fact-chips = Chips
usual-fact-claim = Claim
usual-fact-coins = Coins
usual-fact-colour = Colour
usual-fact-current = Current player
usual-fact-dealer = Dealer
usual-fact-deck = Deck
usual-fact-dice = Dice
usual-fact-die = Die
usual-fact-discard = Discard
usual-fact-discards = Discards
usual-fact-done = Done
usual-fact-draws = Draws left
usual-fact-faces = Faces
usual-fact-field = Field
usual-fact-first = First player
usual-fact-goal = Goal
usual-fact-hand = Hand
usual-fact-hands = Hand
usual-fact-home = Home
usual-fact-kept = Kept
usual-fact-last = Last
usual-fact-leader = Leader
usual-fact-left = Left
usual-fact-level = Level
usual-fact-lives = Lives
usual-fact-loser = Loser
usual-fact-money = Money
usual-fact-mover = Moves
usual-fact-moves = Moves
usual-fact-on = Pieces on
usual-fact-out = Out
usual-fact-owner = Owner
usual-fact-passed = Passed
usual-fact-phase = Phase
usual-fact-pieces = Pieces
usual-fact-pile = Pile
usual-fact-pips = Pips
usual-fact-player = Player
usual-fact-players = Players
usual-fact-points = Points
usual-fact-pot = Pot
usual-fact-rolled = Rolled
usual-fact-roller = Rolls
usual-fact-round = Round
usual-fact-rounds = Rounds
usual-fact-row = Row
usual-fact-rows = Rows
usual-fact-score = Score
usual-fact-scores = Score
usual-fact-seat = Player
usual-fact-shown = Shown
usual-fact-stake = Stake
usual-fact-stakes = Stake
usual-fact-starter = Starts
usual-fact-step = Step
usual-fact-target = Target
usual-fact-thrown = Thrown
usual-fact-throws = Throws
usual-fact-total = Total
usual-fact-totals = Total
usual-fact-track = Track
usual-fact-trick = Trick
usual-fact-tricks = Tricks
usual-fact-tries = Tries
usual-fact-trump = Trump
usual-fact-turn = To play
usual-fact-turns = Turns
usual-fact-used = Used
usual-fact-winner = Winner
