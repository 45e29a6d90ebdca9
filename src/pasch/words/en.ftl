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
error-unavailable = Nothing can be saved or looked up just now. Please try again in a moment.
error-newer_database = A newer Pasch has used this database (step { $found }, this one knows { $known }). Take the newer Pasch, or a backup from before.
error-bad_proof = The proof of the dice in this file is damaged: { $field ->
    [proof] it has the wrong form.
    [table] the name of the table is missing or wrong.
    [commitment] the seal is missing or is none.
    [seats] there must be exactly one number a seat.
   *[seed] the secret number is none.
}
error-bad_arguments = { $text } (help: { $command } --help)
error-unknown_rule = There is no rule “{ $name }”. The numbers go from { $first } to { $last }.
error-nothing_to_resume = No unfinished match waits in { $file }. A new one begins with: pasch play
error-file_exists = The file { $file } exists already. Play on with --resume { $file }, or choose another name for a new match.
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

cli-about = Five German family games. A good start: pasch play
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
cli-language = German or English (else the language of the system)
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
cli-verify = check that dice and cards are true
cli-verify-about = Recompute every throw and every card drawn of a match that was played on a server. The exit status is 0 if all is true, 1 if something was altered, and 2 if it cannot be checked.
cli-bench = measure how fast Pasch is here
cli-bench-about = Measures how fast Pasch is on this machine and shows it as a table.
cli-bench-what = engine: random play a second; start: time to the first word
cli-bench-seconds = how long each loop runs
cli-bench-write = write the result into bench/results.md
cli-game = the name of the game, see: pasch games
cli-names = who plays, with commas between
cli-seats = how many seats, bots included (else as many as needed)
cli-bots = the seats of the bots, counted from 1; 0 for none (else all seats without a name)
cli-first = the seat that begins, or draw to leave it to chance (as usual)
cli-seed = where the dice start from, to repeat a match (else random)
cli-file = where the match is saved (else in the data folder)
cli-option = an option of the game, such as play_on=yes; may be repeated
cli-resume = play on with the last match, or the one in this file
cli-number = the number of a rule, such as MA-21
cli-match-file = the file of the match
cli-board = show the board after every step

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
terminal-help-undo = u takes the last move back, as long as nothing was thrown or shown after it.
terminal-help-quit = quit stops; the match is saved and goes on later.

terminal-rules-hint = A section: rules 2. A single rule: ? { $example }
terminal-own-ruling = ◆ We ruled this ourselves, because the rulebook is silent.

terminal-over = The game is over
terminal-lost = This time all of you have lost together.
terminal-won-together = All of you have won together!
terminal-kept = To hear the match again:
terminal-crash = We made a mistake. What happened is in { $file }; every finished move is saved, play on with: pasch play --resume
terminal-left = See you soon! The match is saved. Play on with:
terminal-unfinished = The match is still going on; told is what everybody could see.

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
verify-seal = One thing is left to compare: was exactly this seal shown at the table before the game?
