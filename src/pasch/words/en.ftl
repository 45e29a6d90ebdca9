seat-name = Seat { $number }
list-two = { $a } and { $b }
space-behind = { $space } ({ $steps } behind you)
space-ahead = { $space } ({ $steps } ahead of you)
near-ahead = { $ahead } ahead of { $seat }
near-behind = { $behind } behind { $other }
near-both = { $ahead } ahead of { $seat }, { $behind } behind { $other }
near-between = { $ahead } ahead of and { $behind } behind { $seat }
offer-near = { $offer } ({ $near })
list-more = { $first }, { $rest }

# Errors: what is wrong and what would be right, in one line

error-error = { $text }
error-unknown_game = There is no game “{ $name }” here. There are: { $allowed }.
error-no_peers = OpenSpiel is not installed, so nothing can be measured beside it: pip install open-spiel
error-bad_setup = { $problem ->
    [seats] { $game } is for { $allowed } players, not for { $name }.
    [names] Too many names for { $allowed } seats: { $name }.
    [bots] There is no seat { $name } for a bot; the seats are { $allowed }.
    [seats-bots] { $allowed } bots for { $name } seats: name one for all of them or one for each.
    [first] Seat { $name } cannot begin; allowed: { $allowed }, or “draw” to leave it to chance.
    [placed] The position settles that already; --{ $name } does not go with it.
    [seed] The seed “{ $name }” is not a whole number; allowed: { $allowed }.
    [option] { $allowed ->
        [none] { $game } has no option “{ $name }”, nor any other.
       *[other] { $game } has no option “{ $name }”. There are: { $allowed }.
    }
   *[value] The option “{ $name }” of { $game } cannot be “{ $value }”; allowed: { $allowed }.
}
error-bad_position = There can be no such position: { $text }.
error-not_your_turn = It is not { $seat }’s turn.
error-illegal_action = “{ $text }” is not possible now.
error-ambiguous_move = “{ $text }” could mean several choices: { $numbers }.
error-not_understood = “{ $text }” is none of the choices.
error-unreadable_move = I don’t understand “{ $text }”. Type a number from the list, or for example: { $example }.
error-nothing_to_take_back = Only your own last move can be taken back, as long as nothing was rolled, shown or drawn after it.
error-bad_file = { $problem ->
    [missing] There is no file { $file }.
    [no-text] The file { $file } cannot be read as text; a match file is a text file that ends in .pasch.
    [cut-off] The file { $file } is incomplete, or not a Pasch match file.
    [foreign] The file { $file } is not a Pasch match file.
    [changed] The file { $file } was changed or damaged after it was saved.
    [names] In the file { $file } not every seat has a name.
    [log] In the file { $file } step { $number } is not possible by the rules.
   *[incomplete] In the file { $file } something is missing or of the wrong kind.
}
error-wrong_version = { $what ->
    [format] The file { $file } has format { $found }, but this version of Pasch reads format { $known } only. A different version of Pasch can open it.
   *[other] The file { $file } was played by version { $found } of the rules of { $what }, but this version of Pasch knows version { $known } only. A different version of Pasch can open it.
}
error-not_over = The game in { $file } is not over yet; only a finished game can be reviewed.
error-nothing_to_analyse = No odds are known for { $name } yet.
error-missing_part = This needs { $name }; install it with: pip install 'pasch[{ $extra }]'
games-left-out = Left out: { $name } from { $source } ({ $reason })
error-broken_part = The game part { $name } lacks { $wanted }
error-unknown_level = There is no level { $name }. There are: { $allowed }.
error-unknown_bot = There is no bot “{ $name }”{ $problem ->
    [module] : no module { $reason } was found.
    [broken] : its module cannot be loaded ({ $reason }).
    [attribute] : { $reason } is not in it.
    [choose] : it has no choose(view, rng).
   *[name] . There are: { $allowed }.
}
error-bot_failed = { $problem ->
    [made] The bot “{ $name }” could not be created: { $reason }
    [illegal] The bot “{ $name }” chose { $reason }, which is not allowed.
    [slow] The bot “{ $name }” took more than { $reason } seconds for one choice.
   *[raised] The bot “{ $name }” failed: { $reason }
}
error-needs_app = { $name }: a table on a server is played in the terminal app. It needs a terminal and: pip install 'pasch[terminal]'
error-own_bot_unnamed = { $file }: a bot of your own plays here, { $name }. To let its code run, name it again: --bots { $again }
error-no_end = No end in sight after { $actions } moves and rolls: these bots would play forever.
error-other_experiment = { $file } holds the games of another experiment (different: { $other }). Choose another folder: --folder
error-bad_results = { $file } holds something that no simulation wrote. Choose another folder: --folder
error-bad_dataset = { $problem ->
    [foreign] { $file } is not a Pasch dataset: it has no dataset.json of one.
    [format] { $file } is a dataset of format { $found }, but this version of Pasch reads format { $known } only.
    [rules] { $file } was played by version { $found } of the rules of { $game }, but this version of Pasch knows version { $known } only.
   *[altered] { $file } was altered after it was written: { $name }.
}
error-worker_died = { $games ->
    [none] A process failed ({ $reason }).
   *[other] The games { $games } ended their process three times (status { $reason }).
}
error-no_cluster = The Dask cluster { $name } does not answer: { $reason }
error-refused = { $text }
error-disconnected = { $name }: { $reason }
error-bad_budget = { $budget } is too small; at least 1 is needed.
error-foreign_view = That is no position of { $game } but of another game ({ $found }).
error-out_of_time = There was not enough time for any answer.
error-unavailable = Nothing can be saved or looked up just now. Please try again in a moment.
error-locked = { $what } is already in use: on { $host }, process { $pid }, since { $since }. { $url ->
    [none] That one has to end first.
   *[other] It can be found here: { $url }
}
error-not_empty = There are tables already. With --replace the backup takes their place.
error-in_use = A server is still running on this database (connections: { $count }). Stop all of them first.
error-bad_backup = { $problem ->
    [missing] There is no file { $file }.
    [exists] The file { $file } already exists; a backup never overwrites another.
    [newer] The backup { $file } was made by a newer version of Pasch; only that one can read it.
    [cut-off] The backup { $file } is incomplete.
    [damaged] The backup { $file } was changed or damaged.
   *[foreign] The file { $file } is not a Pasch backup.
}
error-no_tables = There are no tables in { $file } yet.
error-bad_keep_days = --keep-days { $days }: it must be { $least } to { $most } days.
error-bad_number = { $option } { $value }: it must be { $least } to { $most }.
error-bad_origin = --origin { $origin }: no browser writes an address like that. It looks like https://games.example.org, without a slash at the end.
error-newer_database = A newer version of Pasch has used this database (step { $found }, this one knows { $known }). Use that version, or an earlier backup.
error-bad_proof = The proof of the dice in this file is damaged: { $field ->
    [proof] it is malformed.
    [table] the name of the table is missing or wrong.
    [commitment] the seal is missing or invalid.
    [seats] there must be exactly one number per seat.
    [version] this version of Pasch does not know its form; a newer one can check it.
    [pledges] what binds the seats to their numbers is missing or malformed.
   *[seed] the secret number is invalid.
}
error-bad_arguments = { $text } (help: { $command } --help)
error-bad_scenario = In the lesson { $file }, line { $line } is wrong: { $problem }
error-no_such_lesson = There is no lesson “{ $name }”. There are: { $allowed }.
error-no_lessons = There are no lessons for { $title } yet. The rules are here: pasch rules { $game }
error-bad_puzzles = In the puzzles { $file }, line { $line } is wrong: { $problem }
error-no_such_puzzle = There is no puzzle “{ $name }”. There are: { $allowed }.
error-no_puzzles = There are no puzzles for { $title } yet.
error-unknown_rule = There is no rule “{ $name }”. The numbers go from { $first } to { $last }.
error-nothing_to_resume = There is no unfinished game in { $file }. Start a new one with: pasch play
error-file_exists = The file { $file } already exists. Continue with --resume { $file }, or choose another name for a new game.
error-bad_game_name = “{ $name }” is not a name for a game: a lower-case letter, then lower-case letters, digits and _, at most { $most } characters, and not a Python keyword.
error-game_left_out = { $name } from { $source } cannot be played: { $reason }
error-game_name_taken = There is already a game called { $name }.
error-no_board_source = { $file }, the source of the board, is missing. A board in JavaScript is simply web/board.js and is not built.
error-no_esbuild = esbuild is needed to build it: “npm install esbuild” in the folder of the game fetches it. A board in JavaScript (web/board.js) does not need it.
error-board_not_built = { $file } cannot be built: { $reason }
error-folder_exists = The folder { $file } already exists; nothing in it is overwritten.
error-bad_game_title = “{ $text }” is not a title: at most 60 characters in one line, without curly, square or angle brackets, quotation marks and * # `.
error-unwritable = Nothing can be saved in { $file }: { $problem ->
    [ENOENT] there is no such folder.
    [EACCES] you do not have permission.
    [EROFS] it can only be read.
    [ENOSPC] the disk is full.
    [ENOTDIR] part of the path is not a folder.
    [EEXIST] there is a file where the folder should be.
    [EISDIR] it is a folder.
   *[other] { $reason }.
} Use { $option } to save somewhere else.

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
cli-language = language of the words (default: the system’s)
cli-argument = %(argument_name)s: %(message)s
cli-expected-one = a value is missing here
cli-unrecognized = Unknown argument: %s
cli-required = Missing: %s
cli-invalid-choice = there is no “%(value)s”, choose from: %(choices)s
cli-invalid-number = “%(value)s” is not a number
cli-ambiguous = %(option)s is ambiguous, it could be: %(matches)s
cli-explicit = this option takes no value: “%s”
cli-not-with = cannot be combined with %s
cli-play = play, alone against bots or with others
cli-play-about = Start a game or continue one. Without a game a small menu asks. Whoever is named with --names plays in person; bots take the other seats.
cli-games = all games
cli-games-about = All games: name, title, for how many, how long.
cli-rules = the rules of a game, or a single one
cli-rules-about = The rules of a game. A rule marked ◆ is our own ruling where the rulebook is silent.
cli-learn = learn a game move by move
cli-learn-about = Learn a game on its board: short lessons in which you make the moves yourself. Without a number it begins with the first, and goes on with the next.
cli-lesson-value = LESSON
cli-lesson = the number or the name of a lesson; list shows all
cli-puzzle = solve puzzles: what is best here?
cli-puzzle-about = Positions from real games in which one choice is clearly the best. Without a number it begins with today’s puzzle.
cli-puzzle-number = the number of a puzzle
cli-replay = retell a game, step by step
cli-replay-about = Retell a game from its match file, step by step, with numbers and notation.
cli-odds = the chances in a position
cli-odds-about = The chances that matter: in a position of a match file, or in a game before anything has happened.
cli-odds-value = GAME|FILE
cli-odds-what = the name of a game, or a match file
cli-odds-position-value = POSITION
cli-odds-position = a file with a position of the game as JSON
cli-odds-at = the game after this many steps, as pasch replay numbers them (default: at its end)
cli-odds-json = as JSON, for programs
cli-review = was that luck? Look back at a game
cli-review-about = Looks back at a finished game: what was luck, what was play, and where the game turned.
cli-review-seconds = how long it may take; longer is more exact
cli-review-json = as JSON, for programs
cli-bench = measure how fast Pasch is here
cli-bench-about = Measures how fast Pasch is on this machine and shows it as a table.
cli-bench-what = engine: random games per second; peers: the same beside OpenSpiel; server: moves per second; scale: two processes instead of one; idle: very many idle connections; start: time to the first word
cli-bench-seconds = how long each loop runs
cli-bench-write = write the result into bench/results.md
cli-hint = the best moves in an unfinished game, and why
cli-hint-what = a match file, or the name of a game with a position
cli-hint-about = What would be good now? The best choices in a game or a position, each with its chance of winning and a reason. Only what the player to move may know is looked at.
cli-calibrate = check whether the chances come true
cli-calibrate-about = Compares the chances that are shown with what bots of the level make of the same positions.
cli-calibrate-seats = how many sit at the table (default: 2, 3 and 4)
cli-calibrate-level = for which level (default: 2)
cli-calibrate-games = how many positions, each of a game of its own
cli-calibrate-intervals = for so many of them also check whether the shown interval holds
cli-calibrate-seed = the same number gives the same result
cli-calibrate-workers = so many processes work side by side
cli-calibrate-figure = so many games for each chance (default: as many as are shown); fewer are quicker and less sure
cli-calibrate-picture = write the picture as SVG into this file
cli-calibrate-json = as JSON, for programs
cli-calibrate-write = write the result into bench/results.md and the picture into docs/pictures
cli-puzzles = make puzzles from games of bots, or check them
cli-puzzles-about = Looks in games of bots for positions in which one choice is clearly the best, and writes them into a file. The same numbers give the same file.
cli-puzzles-count = how many (default: 200)
cli-puzzles-seed = the same number gives the same puzzles
cli-puzzles-workers = so many processes work side by side
cli-puzzles-output = write into this file (default: GAME.puzzles.jsonl)
cli-puzzles-check = make nothing, but check the puzzles of the game on fresh luck
cli-league = let the bot levels play each other
cli-league-about = Lets all bot levels play each other, each in every seat and with the same dice, and shows how much stronger each one is.
cli-league-games = games per pairing
cli-league-seats = how many sit at the table (default: every number from 2 to 4; where all play together, every number)
cli-league-budget = playouts per move for the master (default: as many as always)
cli-league-ceiling = instead of the league: what a master with this many times the time wins among masters
cli-league-bots = bots of your own (package:Class), random or levels, separated by commas: each against the others and every level
cli-league-write = write the result into bench/results.md
cli-simulate = let bots play very many games, and count
cli-simulate-about = Lets bots play very many games on all cores and shows who wins how often, how long games take and how much the first seat matters. Afterwards every game stands in a table (CSV). What is finished is kept: the same command goes on from there (docs/simulate.md).
cli-simulate-bots = who sits in the seats, separated by commas: random, a level 1–4 or a bot of your own (package:Class); one alone takes all seats (default: random)
cli-simulate-seats = how many sit at the table (default: as many as there are bots, else as few as possible)
cli-simulate-first = the seat that begins, or draw to leave it to chance (default: in turns)
cli-simulate-games = how many games (default: 1000)
cli-simulate-seed = the same seed gives the same result (default: 1)
cli-simulate-workers = how many processes play (default: one per core)
cli-simulate-dask = address of a Dask cluster that plays, such as tcp://10.0.0.5:8786
cli-simulate-folder = folder for everything that comes out (default: one named after the game)
cli-simulate-fixed-seats = do not move the bots on by one seat from game to game
cli-simulate-parquet = write all games as Parquet, too
cli-dataset = let bots play, and keep every move as Parquet
cli-dataset-about = Lets bots play games on all cores (level 2, if --bots names nobody) and writes every game, seat and move as Parquet, with a description and checksums. What is finished is kept: the same command goes on from there (docs/dataset.md).
dataset-written = { $games } games with { $moves } moves and rolls are in { $file } ({ $kilobytes } kB).
simulate-progress = { $percent }% { $bar } { $done } of { $games } games, { $rate }/s, { $left } left
simulate-resumed = { $done } games are there already, in { $file }.
simulate-stopped = Stopped after { $done } of { $games } games. They are saved in { $file }; the same command goes on from there.
simulate-written = Everything is in { $file }: games.csv, summary.json, pictures.html.
simulate-title = { $title }: a simulation
simulate-lead = { $games } games, bots: { $bots }, seed { $seed }. The lines show ranges that contain the true value with 95% confidence; dashed: if all won equally often.
simulate-bots = Wins per bot
simulate-order = Wins by order of play
simulate-order-place = { $number ->
    [1] begins
    [2] second
    [3] third
   *[other] number { $number }
}
simulate-seats = Wins per seat
simulate-seat-number = Seat { $number }
simulate-cards = Wins of those who played this card
simulate-fair = If all were equal, each would have { $percent }%.
simulate-share = { $percent }% ± { $margin }
simulate-end = { $end } { $percent }%
simulate-games = The games
simulate-actions = Moves and rolls per game
simulate-length = Moves and rolls: { $mean } on average, half of the games at most { $median }, 19 of 20 at most { $high } ({ $least } to { $most }).
simulate-points = Points of { $name }: { $mean } on average ({ $least } to { $most }).
simulate-points-of = Points of { $name }
simulate-ends = Results: { $ends }.
simulate-end-winner = one winner
simulate-end-shared = several winners
simulate-end-nobody = no winner
simulate-end-won = won
simulate-end-lost = lost
cli-new-game = begin a game of your own
cli-new-game-about = Writes a small, complete game as a package of its own: rules, words, rules pages, tests. It can be played at once and then changed (docs/add-a-game.md).
cli-new-game-value = NAME
cli-new-game-name = what the game is called in code: lower-case letters, digits and _
cli-new-game-title-value = TITLE
cli-new-game-german = its title in German (default: the other one, or made from the name)
cli-new-game-english = its title in English (default: the other one, or made from the name)
cli-new-game-folder = where to (default: pasch-NAME)
cli-build-board = build the board of a game of your own
cli-build-board-about = Makes web/board.js, the board for the page, out of a game’s web/index.tsx (docs/board-interface.md). It needs esbuild, from node_modules, from the PATH or by npx; a board in JavaScript does not need this command.
cli-build-board-folder = the folder of the game that web/ is in
board-built = { $file }: { $bytes } bytes. The game can be shipped like this.
new-game-written = { $folder }: { $files } files, a whole small game called { $name }. Go on with:

cli-verify = check that dice and cards are genuine
cli-verify-about = Recompute every roll and every card drawn in a game that was played on a server. The exit status is 0 if all is genuine, 1 if something was altered, 2 if it cannot be checked, and 3 if all is genuine but a number given with --mine did not count.
cli-game = the name of the game, see: pasch games
cli-names = who plays, separated by commas
cli-seats = how many seats, bots included (default: as many as needed)
cli-bots = the seats of the bots, counted from 1, with their level if you like (3:4 is level 4 on seat 3, 3:package:Class a bot of your own); 0 for none (default: all seats without a name)
cli-level = how strong bots play: 1 Beginner, 2 Casual (default), 3 Strong, 4 Master
cli-first = the seat that begins, or draw to leave it to chance (default)
cli-seed = seed for the dice, to repeat a game (default: random)
cli-position = begin in a position: a file with the position as JSON, or a link from the page “Open a position”
cli-file = where the game is saved (default: in the data folder)
cli-option = an option of the game, such as play_on=yes; may be repeated
cli-completion = let the shell complete commands and games
cli-completion-about = Writes a script with which the shell completes commands, options and games. For bash: source <(pasch completion bash)
cli-completion-shell = for which shell: bash, zsh or fish
cli-man = the manual page
cli-man-about = Writes the manual page, to be read with: pasch man | man -l -
man-name = NAME
man-what = five German family games in the browser and in the terminal
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-commands = COMMANDS
man-files = FILES
man-data = where games and the tables of your own server are kept by default
cli-by-hand = also make moves that have no alternative, and wait after every move
cli-no-hints = play without hints and odds
cli-play-game = the name of the game, see: pasch games; or the link to a server’s table
cli-plain = play line by line, not in the app: for screen readers and slow lines
cli-resume = continue the last game, or the one in this file
cli-number = the number of a rule, such as MA-21
cli-match-file = the match file
cli-board = show the board after every step
cli-lan = for phones and computers on the same network, too (without a command)
cli-home-port = on which port the page runs (default: 8321 or a free one; without a command)
cli-no-browser = do not open the browser (without a command)
cli-address-value = ADDRESS
cli-folder-value = FOLDER
cli-serve = offer tables to everybody on the network
cli-serve-about = Start the server. By default it can be reached from this computer only and keeps everything in one file.
cli-host = at which address (default: from this computer only; 0.0.0.0 for the whole network)
cli-port = on which port (default: 8000; 0 for any free one)
cli-data = folder for the single-file database (default: the data folder)
cli-database = PostgreSQL instead, for several servers at once
cli-bus = Redis, through which several servers notify each other
cli-workers = how many processes think for the bots (default: 1)
cli-pace = seconds that a bot waits, so that people can follow (default: 0.7)
cli-opening = seconds that devices have at the start to open their numbers for the dice (default: 10)
cli-mine = a number that you added yourself; it must be among those used (may be given several times)
cli-mine-value = NUMBER
cli-seal = the seal that you saw before the game
cli-seal-value = SEAL
cli-grace = seconds after which a bot stands in for somebody who is away (default: 45)
cli-keep-days = days after which an unused table is deleted (default: 180)
cli-sockets-per-address = connections that one address may have at once, such as those of a school (default: 64)
cli-origin = another site from which people may play, such as https://games.example; may be repeated
cli-behind-proxy = the server stands behind a proxy of yours that passes on people’s addresses
cli-doctor = check whether a server would run well here
cli-doctor-about = Checks data folder, disk space, versions, clock, database and Redis, and says what to do about whatever is not right. The exit status is 1 if something has to be done first.
cli-doctor-json = as JSON, for programs
cli-backup = back up all tables to one file
cli-backup-about = Backs up all tables to one file, even while the server is running. It can be restored into any kind of database.
cli-backup-file = the file of the backup
cli-restore = restore a backup
cli-restore-about = Restores a backup, all of it or nothing. No server may be running meanwhile.
cli-replace = replace the tables that are already there
cli-forget = forget old tables, or only show which they would be
cli-forget-about = Forgets tables where nobody has been for long, as the server does by itself: only after it found them old twice and ran for a day in between.
cli-dry-run = only show what would be forgotten
cli-unlimited = no limits by address, for measuring

# In the terminal

terminal-player = Player { $number }
terminal-bot = Bot { $name }
terminal-players = players
terminal-games-hint = To play: pasch play. To read the rules: pasch rules GAME

terminal-welcome = Welcome to Pasch!
terminal-waiting = c) Continue: { $title } with { $names }
terminal-which-game = Which game? Number:
terminal-which-names = Who plays? Names, separated by commas:
terminal-how-many = How many at the table, bots included? { $least } to { $most } (Enter: { $least }):
terminal-house-rules = The usual rules? (Enter: yes, o: see the options)
terminal-option = { $title }? { $flag ->
    [1] yes or no
   *[0] { $values }
} (Enter: as usual):

terminal-players-are = Playing: { $names }.
terminal-hint = Type ? for help. Every step is saved straight away.
terminal-before = What happened last:
terminal-turn = { $seat } to move
terminal-prompt = Your choice:
terminal-pause-help = Enter: go on, “u”: take the move back, “?”: help.
terminal-curtain-help = Enter, as soon as { $seat } has the device; “quit” stops.
terminal-prompt-window = Enter: no, or your choice:
terminal-forced = There was no other move.
terminal-call = Does anybody answer? { $names }, Enter: nobody ›
terminal-call-help = Whoever wants to answer types a name or number: { $names }. Enter: nobody.
terminal-commands = help rules board words log hint odds undo quit
terminal-pause = Enter: go on, u: undo ›
terminal-nothing-said = Please type a number from the list, or ? for help.
terminal-many = There are { $count } choices; type yours as in the second column.
terminal-cover = Seen it all? Enter covers it. ›
terminal-curtain = Now it is { $seat }’s turn. Pass the device on, then press Enter. ›
terminal-taken-back = Taken back: { $move }.
terminal-stand-in = A level { $level } bot makes this move instead.

terminal-help-choose = To choose: the number from the list, the notation beside it, or words of it; Tab completes.
terminal-help-rule = “? 21” explains the rule of that number, “rules” shows the table of contents.
terminal-help-words = “board” shows the board, “log” the last steps (“log 50”: more of them).
terminal-help-describe = “words” says in words where everybody stands, what the dice show and what you hold.
terminal-help-hint = “hint” shows the best choices, with their chance of winning and a reason.
terminal-help-odds = “odds” shows the chances that matter right now.
terminal-no-hints = Hints and odds are switched off for this game.
terminal-help-undo = “u” takes the last move back, as long as nothing was rolled or shown after it.
terminal-help-quit = “quit” stops; the game is saved and can be continued.

terminal-rules-hint = A section: “rules 2”. A single rule: “? { $example }”
terminal-own-ruling = ◆ This is our own ruling, because the rulebook is silent.

terminal-over = The game is over
terminal-lost = You all lost together this time.
terminal-won-together = You all won together!
terminal-kept = To replay the game:
terminal-crash-game = There is a fault in the program of the game { $name }. The game is saved; details are in { $file }.
terminal-crash = Something went wrong on our side. Details are in { $file }; every finished move is saved. Continue with: pasch play --resume
terminal-left = See you soon! The game is saved. Continue with:
terminal-unfinished = The game is still going on; only what everybody could see is told.

app-prompt = Your choice: number, notation or words (↑ ↓, mouse)
app-enter = Enter
app-close = Esc closes
app-thinking = Let me think…
app-nothing-said = Please pick a line: arrow keys, mouse, or type its number.
app-small = The window is too small: { $wide } × { $high }. It takes { $columns } columns and { $rows } rows.
app-pause = Go on?
app-go-on = go on
app-cover = seen it all: cover it
app-take-back = take the last move back
app-call = Does anybody answer?
app-nobody = nobody
app-curtain = Now it is { $seat }’s turn. Pass the device on.
app-ready = { $seat } has the device
app-done = done
app-seats = How many at the table, bots included? { $least } to { $most } (empty: as few as possible)
app-start = Play
app-menu-keys = Arrow keys, Tab and Enter, or the mouse · Esc back · ^Q quit
app-waiting = About to begin: waiting for the others.
app-paused = Paused
app-asked = Asked: { $names }
app-your-name = What is your name?
app-come-back = Your seat stays yours. Back to the table: pasch play { $link }

# The chances of a position

odds-percent = { $number }%
odds-chips = { $number } chips
odds-points = { $number } points
odds-estimated = { $number }% ± { $error }
odds-prospects = How often each wins, if { $players } play on from here
odds-exact = How often each wins, if all play their best (exact)
players-random = people who choose at random
players-1 = beginners
players-2 = casual players
players-3 = strong players
players-4 = masters
chance-exact = exact, if all play their best
chance-played = if { $players } play on after it
chance-mixed = exact where the position is solved, elsewhere if { $players } play on after it
odds-nothing = There are no odds to show for this moment.
odds-at-needs-match = --at needs a match file
odds-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
odds-sum = sum { $sum }
odds-sums = { $dice ->
    [one] The sum of one die
   *[other] The sum of { $dice } dice
}
odds-portrait = “{ $portrait }” succeeds with
odds-best-throws = What a roll brings { $seat } by the end of the turn, on average
odds-their-chances = How likely each of them is
odds-stake = stake { $chips }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: “{ $portrait }”
odds-made = “{ $portrait }” succeeds
odds-throw = { $dice ->
    [one] One die is still to be rolled
   *[other] { $dice } dice are still to be rolled
}
odds-best-bet = What a bet brings { $seat } on average
odds-bet-for = { $chips } for it
odds-bet-against = { $chips } against it
odds-hits = To hit a row with
odds-win-together = all of you win
odds-which-pile = Which pile to take from, and the chance of winning then
odds-pile = arrow { $arrow }, showing a { $number } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
odds-keeps = What gains { $seat } the most points on average
odds-cards = Within { $throws ->
    [one] one roll
   *[other] { $throws } rolls
}, going only for that card
odds-pairs = Two of four dice make
odds-enter = To bring a piece in
odds-enter-once = in one roll
odds-enter-thrice = in three rolls
odds-win = { $seat }
odds-danger = How easily { $seat }’s pieces can be sent back before the next turn
odds-danger-dice = How easily dice alone can send { $seat }’s pieces back before the next turn
odds-piece = the piece on { $field }
odds-any-piece = any of them
odds-six = To bring a piece out
odds-six-once = in one roll
odds-six-thrice = in three rolls

# The review of a match

review-title = { $title }: was that luck?
review-seconds = --seconds: it must be more than 0
review-progress = Looking back:
calibrate-progress = Checking:
puzzles-progress = Looking for puzzles:
puzzles-checking = Checking:
puzzles-made = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} from { $matches } games in { $seconds } s, written to { $file }.
puzzles-held = Confirmed on fresh luck: { $held } of { $count } ({ $share }%); exact: { $exact }.
review-chart = The chance of winning, from the first step to the last
review-all = All
review-player = { $seat }, in percentage points of the chance of winning
review-luck = luck with dice and cards
review-own-play = own moves, compared with a bot’s
review-others-play = the others’ moves, likewise
review-losses = compared with the best moves
review-turning-points = { $count ->
    [one] The turning point
   *[other] The turning points
}
review-no-turning-points = No single step changed more than can be measured.
review-change = { $seat }: { $before }% → { $after }% (± { $error })
review-chooses = { $seat } chooses: { $choice }.
review-mistakes = Where { $seat } gave away the most
review-mistake = Chosen: { $chosen }. Better: { $best }. That cost { $loss } percentage points (± { $error }).
review-looks = Chances as they come true among { $players }; for the curve every position was played to its end { $looks } times. ± is the standard error.

# Hints

hint-heading = Good choices and the chance of winning, { $measure }:
hint-nobody = Nobody has anything to decide now, so there is no hint.
hint-needs-position = a hint needs a match file or a position
hint-worth-exact = (exactly { $chance }%)
hint-worth = ({ $chance }% ± { $error })
hint-equal = Cannot be told from the next one.
hint-same = The next one is just as good.
hint-close = Not much better than the next one.
hint-then = Then: { $choice }.
hint-clear = { $points ->
    [one] One percentage point more than the next one.
   *[other] { $points } percentage points more than the next one.
}
hint-stays = Leaves everything as it is.
hint-throws-out = Sends { $other }’s piece back.
hint-enters = Brings a piece into play.
hint-goal = Brings a piece to safety.
hint-escapes = Escapes a danger of { $chance }%.
hint-risks = Could be sent back afterwards ({ $chance }%).
hint-open-ways = After that, the known hand cards still fit in { $count ->
    [one] one place
   *[other] { $count } places
}.
hint-hits = Hits a row { $chance }% of the time.
hint-row = { $count ->
    [one] There is only one card in that row.
   *[other] There are { $count } cards in that row.
}
hint-odds = Succeeds with { $dice ->
    [one] one die
   *[other] { $dice } dice
} { $chance }% of the time.
hint-bonus = Exactly as many dice as figures: that brings the bonus.
hint-cards = Wins { $count ->
    [one] one card.
   *[other] { $count } cards.
}
hint-robs = Takes it from { $other }.
hint-death = But Death comes.
hint-stops = Stops with these dice.
hint-sure = Secures { $count ->
    [one] one card.
   *[other] { $count } cards.
}
hint-throws-on = Rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} again.
hint-scores = Scores { $count ->
    [one] one of your cards.
   *[other] { $count } of your cards.
}

# On the server

refused-bad_request = I did not understand that.
refused-bad_token = This seat is not yours.
refused-not_host = Only the host and the people seated here may do that.
refused-wrong_origin = You can’t play here from that site.
refused-no_hints = There are no hints at this table.
refused-no_such_table = There is no such table (any more).
refused-no_such_game = There is no such game here.
refused-no_such_lesson = There is no such lesson here.
refused-no_such_puzzle = There is no such puzzle here.
refused-no_such_seat = There is no such seat.
refused-no_such_box = There is no such box.
refused-box_full = There is no room left in this box.
refused-no_such_day = There is no deal for that day (any more).
refused-no_such_page = There is nothing here.
refused-no_such_method = That kind of request is not supported.
refused-seat_taken = This seat is taken.
refused-seats_open = Some seats are still free. Put people or bots there, then it can begin.
refused-already_started = The game has already begun.
refused-not_started = The game has not begun yet.
refused-over = The game is over.
refused-not_over = The game is still going on.
refused-paused = The game is paused.
refused-sealed = Others are still playing this deal today. From tomorrow on you can try it differently.
refused-wrong_number = That is not the number that this seat pledged.
refused-stale = Something has happened in the meantime. Have another look.
refused-no_more_take_backs = Nothing more can be taken back here. The move stands.
refused-broken_game = There is a fault in this game’s program, so this cannot be done. What has been played is safe.
refused-broken_log = The record of this game is damaged, so it cannot go on. Those who play can download it up to the last good move.
refused-too_late = That took too long.
refused-too_big = That is too much at once.
refused-head_too_big = The headers of this request are too large.
refused-bad_setup = This game cannot be set up like that.
refused-too_many = That was too fast. Wait a moment.
refused-broken = Something went wrong on our side.
refused-busy = Too much is going on just now. Try again in a moment.
doctor-version = Pasch { $pasch }, Python { $python }, SQLite { $sqlite }, { $system }
doctor-parts-missing = Missing: { $names }
doctor-parts-missing-do = Install Pasch once more: pip install --force-reinstall 'pasch[server]'
doctor-compiled = Rules and server are compiled.
doctor-interpreted = Not all of it is compiled ({ $build }): it runs, but slower.
doctor-interpreted-do = To make it faster, get a C compiler (see the README), then in the folder of Pasch: pip install .
doctor-games = { $count } games are installed.
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
doctor-room = { $megabytes } MB are free on the disk.
doctor-little-room = Only { $megabytes } MB are left on the disk of { $folder }.
doctor-little-room-do = Free some space soon; without it no more moves are accepted.
doctor-no-room = The disk of { $folder } is nearly full: { $megabytes } MB.
doctor-no-room-do = Free some space: without it no move is accepted. What was accepted stays.
doctor-running = A server is running here: process { $pid } since { $since }, { $url }
doctor-not-running = No server is running here at the moment.
doctor-no-database = There is no database yet ({ $file }).
doctor-no-database-do = It is made when the server starts for the first time.
doctor-database-rights = We may not read and write { $file }.
doctor-database-rights-do = Give it to the user the server runs as: chown
doctor-database-open = Other users may read { $file } too; it holds the dice to come.
doctor-database-open-do = Take that right away: chmod 600
doctor-schema = The database is up to date.
doctor-schema-older = The database is at step { $found }, this version knows { $known }.
doctor-schema-older-do = Make a backup; the next start brings it up to date.
doctor-schema-newer = A newer version of Pasch has already used this database (step { $found }, this one knows { $known }).
doctor-schema-newer-do = Use that version, or restore an earlier backup.
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
    [one] Backed up to { $file }: one table with { $records } steps.
   *[other] Backed up to { $file }: { $tables } tables with { $records } steps.
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
refused-full = The server is full just now. Try again in a moment.
home-here = Pasch is running. In the browser: { $url }
home-already = Pasch is already running. In the browser: { $url }
home-lan = For phones on the same Wi-Fi: { $url }
home-no-page = This Pasch has no page to play on: it was built without one. In a clone, “make web” builds it.
home-stop = Press Ctrl+C to stop.
home-stopped = See you soon! Unfinished games are saved.
home-port-taken = --port { $port }: another program is already using this port
home-port-forbidden = --port { $port }: we are not allowed to use this port
home-port-range = --port { $port }: it must be 0 to 65535
home-not-lan = --lan: Pasch is already running, but for this computer only; please stop it there first
page-missing = The server is running, but the page to play on has not been built yet. In the folder of Pasch this command builds it:
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Come on!
phrase-good_game = Good game!
taken-back = { $seat } takes the move back.

# Recomputing the dice

verify-true = { $number ->
    [one] Genuine: the one roll of this game is exactly the one that was fixed before the game.
   *[other] Genuine: all { $number } rolls and cards drawn are exactly those that were fixed before the game.
}
verify-throw = Altered: at step { $number } the file says “{ $found }”, but it was “{ $expected }”.
verify-seed = Altered: the secret number in the file does not belong to the seal.
verify-no-proof = Cannot be checked: there is no proof of the dice in this file. Only games that were played to the end on a server have one.
verify-no-seed = Cannot be checked yet: the secret number is shown when the game is over.
verify-unfinished = Incomplete: all is genuine so far ({ $number } checked), but the end of the game is missing.
verify-pledge = Altered: { $name }’s number is not the one that this seat had pledged.
verify-bot = Altered: the number of the bot { $name } does not follow from the secret.
verify-mine = Altered: your number is not among those in the file.
verify-other-seal = Altered: the seal in the file is not the one that you saw before the game.
verify-left-out = All { $number } rolls are genuine, but without your number: at { $name }’s seat it was not opened in time. If your device had opened it, then the server left it out.
verify-seat-left-out = Without { $name }’s number: it was not opened in time.
verify-since = The first { $number } steps come from another game: what came after them was checked.
verify-bare = This game is from the time when the seats’ numbers lay open: whoever added theirs last could choose it.
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
usual-fact-base = On base
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
usual-fact-field = Space
usual-fact-first = First player
usual-fact-goal = Goal
usual-fact-hand = Hand
usual-fact-hands = Hand
usual-fact-home = In the goal
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
usual-fact-thrown = Rolled
usual-fact-throws = Rolls
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

# What is described when somebody asks

describe-no-where = There is nothing on the table yet.
describe-no-score = There is no score here.
describe-no-dice = No dice lie there now.
describe-no-hand = You have no cards.
space = { $space }

# Learning

learn-you = You are { $name }.
learn-go-on = Go on with Enter:
learn-your-move = Your move:
learn-right = Right!
learn-done = Lesson finished. It has shown:
learn-next = On to “{ $title }”? Enter, or q to stop:
learn-all-done = That was the last lesson. Now to the board: pasch play { $game }
learn-attempts = Or try once:

# Puzzles

puzzle-title = Puzzle { $number } of { $count }
puzzle-task = What is best?
puzzle-your-move = Your move (? shows the solution):
puzzle-next = On to puzzle { $number }? Enter, or q to stop:
puzzle-chances = Chance of winning, { $measure }:
puzzle-best = Best:
puzzle-tempting = Tempting:
puzzle-costs = { $points ->
    [one] That costs one percentage point of your chance of winning.
   *[other] That costs { $points } percentage points of your chance of winning.
}
puzzle-costs-much = That costs more than { $points } percentage points of your chance of winning.
puzzle-sum = Solved at the first try: { $solved } of { $tried }.
