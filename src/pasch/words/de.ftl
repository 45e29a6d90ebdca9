seat-name = Platz { $number }
list-two = { $a } und { $b }
space-behind = { $space } ({ $steps } hinter dir)
space-ahead = { $space } ({ $steps } vor dir)
near-ahead = { $ahead } vor { $seat }
near-behind = { $behind } hinter { $other }
near-both = { $ahead } vor { $seat }, { $behind } hinter { $other }
near-between = { $ahead } vor und { $behind } hinter { $seat }
offer-near = { $offer } ({ $near })
list-more = { $first }, { $rest }

# Fehler: was nicht stimmt und wie es richtig wäre, in einer Zeile

error-error = { $text }
error-unknown_game = Das Spiel „{ $name }“ gibt es hier nicht. Es gibt: { $allowed }.
error-no_peers = OpenSpiel ist nicht installiert, daneben kann nichts gemessen werden: pip install open-spiel
error-bad_setup = { $problem ->
    [seats] { $game } ist für { $allowed } Spieler, nicht für { $name }.
    [names] Das sind zu viele Namen für { $allowed } Plätze: { $name }.
    [bots] Für einen Bot gibt es keinen Platz { $name }; die Plätze sind { $allowed }.
    [seats-bots] { $allowed } Bots für { $name } Plätze: Nenne einen für alle oder einen je Platz.
    [first] Platz { $name } kann nicht beginnen; möglich ist { $allowed } oder „los“ für das Los.
    [placed] Die Stellung legt das schon fest, --{ $name } passt nicht dazu.
    [seed] Der Startwert „{ $name }“ ist keine ganze Zahl; möglich ist { $allowed }.
    [option] { $allowed ->
        [none] { $game } hat keine Option „{ $name }“, und auch sonst keine.
       *[other] { $game } hat keine Option „{ $name }“. Es gibt: { $allowed }.
    }
   *[value] Die Option „{ $name }“ von { $game } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
}
error-bad_position = Diese Stellung kann es nicht geben: { $text }.
error-not_your_turn = { $seat } ist nicht am Zug.
error-illegal_action = „{ $text }“ ist jetzt nicht möglich.
error-ambiguous_move = „{ $text }“ kann mehreres heißen: { $numbers }.
error-not_understood = „{ $text }“ steht nicht zur Wahl.
error-unreadable_move = „{ $text }“ verstehe ich nicht. Möglich ist eine Nummer aus der Liste oder zum Beispiel: { $example }.
error-nothing_to_take_back = Zurücknehmen lässt sich nur der eigene letzte Zug, solange danach nichts gewürfelt, aufgedeckt oder gezogen wurde.
error-bad_file = { $problem ->
    [missing] Die Datei { $file } gibt es nicht.
    [no-text] Die Datei { $file } lässt sich nicht als Text lesen; eine Partie ist eine Textdatei mit der Endung .pasch.
    [cut-off] Die Datei { $file } ist abgeschnitten oder keine Partie von Pasch.
    [foreign] Die Datei { $file } ist keine Partie von Pasch.
    [changed] Die Datei { $file } wurde nach dem Speichern verändert oder beschädigt.
    [names] In der Datei { $file } hat nicht jeder Platz einen Namen.
    [log] In der Datei { $file } ist der { $number }. Schritt nach den Regeln nicht möglich.
   *[incomplete] In der Datei { $file } fehlt etwas, oder etwas ist von der falschen Art.
}
error-wrong_version = { $what ->
    [format] Die Datei { $file } hat das Format { $found }, diese Version von Pasch liest nur Format { $known }. Eine andere Version kann sie öffnen.
   *[other] Die Datei { $file } ist nach Version { $found } der Regeln von { $what } gespielt, diese Version von Pasch kennt nur Version { $known }. Eine andere Version kann sie öffnen.
}
error-not_over = Die Partie in { $file } läuft noch; zurückblicken lässt sich erst auf eine beendete.
error-nothing_to_analyse = Für { $name } sind noch keine Chancen bekannt.
error-missing_part = Dafür fehlt { $name }; nachrüsten mit: pip install 'pasch[{ $extra }]'
games-left-out = Nicht dabei: { $name } aus { $source } ({ $reason })
error-broken_part = Dem Spielteil { $name } fehlt: { $wanted }
error-unknown_level = Die Stufe { $name } gibt es nicht. Es gibt: { $allowed }.
error-unknown_bot = Den Bot „{ $name }“ gibt es nicht{ $problem ->
    [module] : Ein Modul { $reason } ist nicht zu finden.
    [broken] : Sein Modul lässt sich nicht laden ({ $reason }).
    [attribute] : { $reason } steht nicht darin.
    [choose] : Er hat kein choose(view, rng).
   *[name] . Es gibt: { $allowed }.
}
error-bot_failed = { $problem ->
    [made] Der Bot „{ $name }“ lässt sich nicht anlegen: { $reason }
    [illegal] Der Bot „{ $name }“ wollte { $reason }; das ist nicht erlaubt.
    [slow] Der Bot „{ $name }“ hat für eine Wahl länger als { $reason } Sekunden gebraucht.
   *[raised] Der Bot „{ $name }“ ist gescheitert: { $reason }
}
error-needs_app = { $name }: An einem Tisch im Netz spielt man in der Terminal-App. Sie braucht ein Terminal und: pip install 'pasch[terminal]'
error-own_bot_unnamed = { $file }: Hier spielt ein eigener Bot mit, { $name }. Damit sein Code läuft, nenne ihn noch einmal: --bots { $again }
error-no_end = Nach { $actions } Zügen und Würfen ist noch kein Ende abzusehen: So spielen diese Bots ewig.
error-other_experiment = In { $file } liegen Partien eines anderen Versuchs (anders: { $other }). Nimm einen anderen Ordner: --folder
error-bad_results = In { $file } liegt etwas, das keine Simulation geschrieben hat. Nimm einen anderen Ordner: --folder
error-bad_dataset = { $problem ->
    [foreign] { $file } ist kein Datensatz von Pasch: Es gibt darin keine passende dataset.json.
    [format] { $file } ist ein Datensatz im Format { $found }; diese Version von Pasch liest nur Format { $known }.
    [rules] { $file } wurde nach Fassung { $found } der Regeln von { $game } gespielt; diese Version von Pasch kennt nur Fassung { $known }.
   *[altered] { $file } wurde nachträglich verändert: { $name }.
}
error-worker_died = { $games ->
    [none] Ein Prozess ist gescheitert ({ $reason }).
   *[other] Die Partien { $games } haben ihren Prozess dreimal beendet (Status { $reason }).
}
error-no_cluster = Das Dask-Cluster { $name } antwortet nicht: { $reason }
error-refused = { $text }
error-disconnected = { $name }: { $reason }
error-bad_budget = { $budget } ist zu wenig; mindestens 1 muss es sein.
error-foreign_view = Das ist keine Stellung von { $game }, sondern von einem anderen Spiel ({ $found }).
error-out_of_time = Die Zeit hat für keine Antwort gereicht.
error-unavailable = Gerade lässt sich nichts speichern und nichts nachlesen. Bitte gleich noch einmal versuchen.
error-locked = { $what } ist schon in Benutzung: auf { $host }, Prozess { $pid }, seit { $since }. { $url ->
    [none] Erst muss jener enden.
   *[other] Zu finden ist er hier: { $url }
}
error-not_empty = Dort gibt es schon Tische. Mit --replace tritt die Sicherung an ihre Stelle.
error-in_use = An dieser Datenbank läuft noch ein Server (Verbindungen: { $count }). Beende erst alle.
error-bad_backup = { $problem ->
    [missing] Die Datei { $file } gibt es nicht.
    [exists] Die Datei { $file } gibt es schon; eine Sicherung überschreibt keine andere.
    [newer] Die Sicherung { $file } stammt von einer neueren Version von Pasch; nur die kann sie lesen.
    [cut-off] Die Sicherung { $file } ist abgeschnitten.
    [damaged] Die Sicherung { $file } wurde verändert oder beschädigt.
   *[foreign] Die Datei { $file } ist keine Sicherung von Pasch.
}
error-no_tables = In { $file } gibt es noch keine Tische.
error-bad_keep_days = --keep-days { $days }: möglich sind { $least } bis { $most } Tage.
error-bad_number = { $option } { $value }: möglich ist { $least } bis { $most }.
error-bad_origin = --origin { $origin }: so schreibt kein Browser eine Adresse. Gemeint ist etwas wie https://spiele.example.org, ohne Schrägstrich am Ende.
error-newer_database = Diese Datenbank hat schon eine neuere Version von Pasch benutzt (Schritt { $found }, diese kennt { $known }). Nimm die neuere Version oder eine Sicherung von vorher.
error-bad_proof = Der Würfelbeleg in der Datei ist beschädigt: { $field ->
    [proof] er ist falsch aufgebaut.
    [table] der Name des Tisches fehlt oder stimmt nicht.
    [commitment] das Siegel fehlt oder ist ungültig.
    [seats] es gehört genau eine Zahl zu jedem Platz.
    [version] diese Version von Pasch kennt die Form nicht; eine neuere kann sie prüfen.
    [pledges] was die Plätze an ihre Zahlen bindet, fehlt oder ist falsch aufgebaut.
   *[seed] die Geheimzahl ist ungültig.
}
error-bad_arguments = { $text } (Hilfe: { $command } --help)
error-bad_scenario = In der Lektion { $file } stimmt Zeile { $line } nicht: { $problem }
error-no_such_lesson = Eine Lektion „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
error-no_lessons = Für { $title } gibt es noch keine Lektionen. Die Regeln stehen hier: pasch rules { $game }
error-bad_puzzles = In den Rätseln { $file } stimmt Zeile { $line } nicht: { $problem }
error-no_such_puzzle = Ein Rätsel „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
error-no_puzzles = Für { $title } gibt es noch keine Rätsel.
error-unknown_rule = Eine Regel „{ $name }“ gibt es nicht. Die Nummern gehen von { $first } bis { $last }.
error-nothing_to_resume = In { $file } wartet keine angefangene Partie. Eine neue beginnt mit: pasch play
error-file_exists = Die Datei { $file } gibt es schon. Weiterspielen geht mit --resume { $file }, für eine neue Partie braucht es einen anderen Namen.
error-bad_game_name = „{ $name }“ ist kein Name für ein Spiel: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und _, höchstens { $most } Zeichen, und kein Schlüsselwort von Python.
error-game_left_out = { $name } aus { $source } kann nicht gespielt werden: { $reason }
error-game_name_taken = Ein Spiel namens { $name } gibt es schon.
error-no_board_source = Es fehlt { $file }, die Quelle des Bretts. Ein Brett in JavaScript ist einfach web/board.js und wird nicht gebaut.
error-no_esbuild = Zum Bauen fehlt esbuild: „npm install esbuild“ im Ordner des Spiels holt es. Ein Brett in JavaScript (web/board.js) braucht keins.
error-board_not_built = { $file } lässt sich nicht bauen: { $reason }
error-folder_exists = Den Ordner { $file } gibt es schon; darin wird nichts überschrieben.
error-bad_game_title = „{ $text }“ ist kein Titel: höchstens 60 Zeichen in einer Zeile, ohne geschweifte, eckige oder spitze Klammern, Anführungszeichen und * # `.
error-unwritable = In { $file } lässt sich nicht speichern: { $problem ->
    [ENOENT] den Ordner gibt es nicht.
    [EACCES] die Rechte dazu fehlen.
    [EROFS] dort darf nur gelesen werden.
    [ENOSPC] der Platz ist voll.
    [ENOTDIR] ein Teil des Weges ist kein Ordner.
    [EEXIST] eine Datei steht dem Ordner im Weg.
    [EISDIR] das ist ein Ordner.
   *[other] { $reason }.
} Mit { $option } geht auch ein anderer Ort.

# Befehlszeile

cli-about = Fünf deutsche Familienspiele. Ohne Befehl öffnet sich die Spieleseite im Browser; im Terminal spielt man mit: pasch play
cli-command = BEFEHL
cli-game-value = SPIEL
cli-number-value = NUMMER
cli-file-value = DATEI
cli-option-value = NAME=WERT
cli-commands = Befehle
cli-usage = Aufruf:
cli-positional = Angaben
cli-options = Optionen
cli-help = diese Hilfe
cli-version = die Version, und ob sie kompiliert läuft
cli-language = Sprache der Wörter (Voreinstellung: die des Systems)
cli-argument = %(argument_name)s: %(message)s
cli-expected-one = hier fehlt ein Wert
cli-unrecognized = Unbekannte Angabe: %s
cli-required = Es fehlt: %s
cli-invalid-choice = „%(value)s“ gibt es nicht, möglich ist: %(choices)s
cli-invalid-number = „%(value)s“ ist keine Zahl
cli-ambiguous = %(option)s ist nicht eindeutig, gemeint sein kann: %(matches)s
cli-explicit = hier gehört kein Wert dazu: „%s“
cli-not-with = das geht nicht zusammen mit %s
cli-play = spielen, allein gegen Bots oder zu mehreren
cli-play-about = Eine Partie beginnen oder fortsetzen. Ohne Spiel fragt ein kleines Menü. Wer mit --names genannt ist, spielt selbst; die übrigen Plätze übernehmen Bots.
cli-games = alle Spiele
cli-games-about = Alle Spiele: Name, Titel, für wie viele, wie lange.
cli-rules = die Regeln eines Spiels, oder eine einzelne
cli-rules-about = Die Regeln eines Spiels. Mit ◆ ist gezeichnet, was wir selbst festgelegt haben, weil die Anleitung dazu schweigt.
cli-learn = ein Spiel Zug für Zug lernen
cli-learn-about = Ein Spiel am Brett lernen: kurze Lektionen, in denen man die Züge selbst macht. Ohne Nummer geht es mit der ersten los, danach mit der nächsten.
cli-lesson-value = LEKTION
cli-lesson = die Nummer oder der Name einer Lektion; list zeigt alle
cli-puzzle = Rätsel lösen: was ist hier am besten?
cli-puzzle-about = Stellungen aus echten Partien, in denen eine Möglichkeit deutlich die beste ist. Ohne Nummer beginnt es mit dem Rätsel des Tages.
cli-puzzle-number = die Nummer eines Rätsels
cli-replay = eine Partie nacherzählen
cli-replay-about = Eine Partie aus ihrer Datei nacherzählen, mit Nummern und Notation.
cli-odds = die Chancen in einer Stellung
cli-odds-about = Die Chancen, auf die es ankommt: in der Stellung einer Partie oder in einem Spiel, bevor etwas geschehen ist.
cli-odds-value = SPIEL|DATEI
cli-odds-what = der Name eines Spiels oder die Datei einer Partie
cli-odds-position-value = STELLUNG
cli-odds-position = eine Datei mit einer Stellung des Spiels als JSON
cli-odds-at = die Partie nach so vielen Schritten, gezählt wie bei pasch replay (Voreinstellung: am Ende)
cli-odds-json = als JSON, für Programme
cli-review = war das Glück? Rückblick auf eine Partie
cli-review-about = Blickt auf eine beendete Partie zurück: was Glück war, was Können, und wo sich das Spiel drehte.
cli-review-seconds = wie lange es dauern darf; länger ist genauer
cli-review-json = als JSON, für Programme
cli-bench = messen, wie schnell Pasch hier ist
cli-bench-about = Misst, wie schnell Pasch auf diesem Rechner ist, und zeigt es als Tabelle.
cli-bench-what = engine: Zufallspartien je Sekunde; peers: dasselbe neben OpenSpiel; server: Züge je Sekunde; scale: zwei Prozesse statt einem; idle: sehr viele ruhende Verbindungen; start: Zeit bis zum ersten Wort
cli-bench-seconds = wie lange jede Schleife läuft
cli-bench-write = das Ergebnis in bench/results.md schreiben
cli-hint = die besten Züge einer angefangenen Partie, und warum
cli-hint-what = die Datei einer Partie, oder der Name eines Spiels mit einer Stellung
cli-hint-about = Was wäre jetzt gut? Die besten Möglichkeiten einer Partie oder Stellung, jede mit ihrer Gewinnchance und einer Begründung. Gesehen wird nur, was wissen darf, wer am Zug ist.
cli-calibrate = nachprüfen, ob die Chancen eintreffen
cli-calibrate-about = Vergleicht die Chancen, die angezeigt werden, mit dem, was Bots der Stufe aus denselben Stellungen machen.
cli-calibrate-seats = wie viele am Tisch sitzen (Voreinstellung: 2, 3 und 4)
cli-calibrate-level = für welche Stufe (Voreinstellung: 2)
cli-calibrate-games = wie viele Stellungen, jede aus einer eigenen Partie
cli-calibrate-intervals = bei so vielen davon auch prüfen, ob das angezeigte Intervall stimmt
cli-calibrate-seed = gleiche Zahl, gleiches Ergebnis
cli-calibrate-workers = so viele Prozesse rechnen nebeneinander
cli-calibrate-figure = so viele Partien je Chance (Voreinstellung: so viele wie angezeigt); weniger geht schneller und ist ungenauer
cli-calibrate-picture = das Bild als SVG in diese Datei schreiben
cli-calibrate-json = als JSON, für Programme
cli-calibrate-write = das Ergebnis in bench/results.md schreiben, das Bild nach docs/pictures
cli-puzzles = Rätsel aus Partien von Bots machen oder nachprüfen
cli-puzzles-about = Sucht in Partien von Bots Stellungen, in denen eine Möglichkeit deutlich die beste ist, und schreibt sie in eine Datei. Gleiche Zahlen ergeben die gleiche Datei.
cli-puzzles-count = wie viele (Voreinstellung: 200)
cli-puzzles-seed = gleiche Zahl, gleiche Rätsel
cli-puzzles-workers = so viele Prozesse rechnen nebeneinander
cli-puzzles-output = in diese Datei schreiben (Voreinstellung: SPIEL.puzzles.jsonl)
cli-puzzles-check = nichts machen, sondern die Rätsel des Spiels mit neuem Glück nachprüfen
cli-league = die Stufen der Bots gegeneinander antreten lassen
cli-league-about = Lässt alle Stufen der Bots gegeneinander spielen, jede auf jedem Platz und mit denselben Würfen, und zeigt, wie viel stärker jede ist.
cli-league-games = Partien je Paarung
cli-league-seats = wie viele am Tisch sitzen (Voreinstellung: jede Anzahl von 2 bis 4; wo alle gemeinsam spielen, jede)
cli-league-budget = wie viele Probepartien der Meister je Zug spielt (Voreinstellung: so viele wie immer)
cli-league-ceiling = statt der Liga: was ein Meister mit so vielfacher Bedenkzeit unter Meistern gewinnt
cli-league-bots = eigene Bots (paket:Klasse), random oder Stufen, durch Kommas getrennt: jeder gegen jeden und gegen alle Stufen
cli-league-write = das Ergebnis in bench/results.md schreiben
cli-simulate = sehr viele Partien von Bots spielen lassen und auswerten
cli-simulate-about = Lässt Bots auf allen Prozessorkernen sehr viele Partien spielen und zeigt, wer wie oft gewinnt, wie lang die Partien sind und wie viel der erste Platz ausmacht. Jede Partie steht danach in einer Tabelle (CSV). Was fertig ist, bleibt erhalten: Derselbe Befehl macht dort weiter (docs/simulate.md).
cli-simulate-bots = wer auf den Plätzen sitzt, durch Kommas getrennt: random, eine Stufe 1–4 oder ein eigener Bot (paket:Klasse); einer allein nimmt alle Plätze (Voreinstellung: random)
cli-simulate-seats = wie viele am Tisch sitzen (Voreinstellung: so viele, wie Bots genannt sind, sonst so wenige wie möglich)
cli-simulate-first = welcher Platz beginnt, oder los für das Los (Voreinstellung: reihum)
cli-simulate-games = wie viele Partien (Voreinstellung: 1000)
cli-simulate-seed = Startwert: Gleicher Startwert, gleiches Ergebnis (Voreinstellung: 1)
cli-simulate-workers = wie viele Prozesse spielen (Voreinstellung: einer je Prozessorkern)
cli-simulate-dask = Adresse eines Dask-Clusters, das spielt, etwa tcp://10.0.0.5:8786
cli-simulate-folder = Ordner für alles, was herauskommt (Voreinstellung: einer mit dem Namen des Spiels)
cli-simulate-fixed-seats = die Bots von Partie zu Partie nicht weiterrücken
cli-simulate-parquet = alle Partien auch als Parquet schreiben
cli-dataset = Bots spielen lassen und jeden Zug als Parquet behalten
cli-dataset-about = Lässt Bots auf allen Prozessorkernen spielen (Stufe 2, wenn --bots niemanden nennt) und schreibt jede Partie, jeden Platz und jeden Zug als Parquet, mit Beschreibung und Prüfsummen. Was fertig ist, bleibt erhalten: Derselbe Befehl macht dort weiter (docs/dataset.md).
dataset-written = { $games } Partien mit { $moves } Zügen und Würfen stehen in { $file } ({ $kilobytes } kB).
simulate-progress = { $percent } % { $bar } { $done } von { $games } Partien, { $rate }/s, noch { $left }
simulate-resumed = { $done } Partien sind schon da, in { $file }.
simulate-stopped = Angehalten nach { $done } von { $games } Partien. Sie sind in { $file } gespeichert; derselbe Befehl macht dort weiter.
simulate-written = Alles steht in { $file }: games.csv, summary.json, pictures.html.
simulate-title = { $title }: eine Simulation
simulate-lead = { $games } Partien, Bots: { $bots }, Startwert { $seed }. Die Striche zeigen Bereiche, die mit 95 % Sicherheit den wahren Wert enthalten; gestrichelt: wenn alle gleich oft gewännen.
simulate-bots = Siege je Bot
simulate-order = Siege nach der Reihenfolge
simulate-order-place = { $number ->
    [1] beginnt
   *[other] an { $number }. Stelle
}
simulate-seats = Siege je Platz
simulate-seat-number = Platz { $number }
simulate-cards = Siege derer, die diese Karte gespielt haben
simulate-fair = Wären alle gleich, hätte jeder { $percent } %.
simulate-share = { $percent } % ± { $margin }
simulate-end = { $end } { $percent } %
simulate-games = Die Partien
simulate-actions = Züge und Würfe je Partie
simulate-length = Züge und Würfe: im Mittel { $mean }, die Hälfte höchstens { $median }, 19 von 20 höchstens { $high } ({ $least } bis { $most }).
simulate-points = Punkte von { $name }: im Mittel { $mean } ({ $least } bis { $most }).
simulate-points-of = Punkte von { $name }
simulate-ends = Ausgang: { $ends }.
simulate-end-winner = ein Sieger
simulate-end-shared = mehrere Sieger
simulate-end-nobody = kein Sieger
simulate-end-won = gewonnen
simulate-end-lost = verloren
cli-new-game = ein eigenes Spiel anfangen
cli-new-game-about = Schreibt ein kleines, vollständiges Spiel als eigenes Paket: Regeln, Wörter, Regelseiten, Tests. Es lässt sich sofort spielen und dann ändern (docs/add-a-game.md).
cli-new-game-value = NAME
cli-new-game-name = wie das Spiel im Code heißt: Kleinbuchstaben, Ziffern und _
cli-new-game-title-value = TITEL
cli-new-game-german = sein Titel auf Deutsch (Voreinstellung: wie der andere, oder aus dem Namen)
cli-new-game-english = sein Titel auf Englisch (Voreinstellung: wie der andere, oder aus dem Namen)
cli-new-game-folder = wohin (Voreinstellung: pasch-NAME)
cli-build-board = das Brett eines eigenen Spiels bauen
cli-build-board-about = Macht aus web/index.tsx eines Spiels web/board.js, das Brett für die Seite (docs/board-interface.md). Dazu braucht es esbuild, aus node_modules, aus dem PATH oder mit npx; ein Brett in JavaScript braucht diesen Befehl nicht.
cli-build-board-folder = der Ordner des Spiels, in dem web/ liegt
board-built = { $file }: { $bytes } Bytes. So kann das Spiel ausgeliefert werden.
new-game-written = { $folder }: { $files } Dateien, ein ganzes kleines Spiel namens { $name }. So geht es weiter:

cli-verify = prüfen, ob Würfel und Karten echt sind
cli-verify-about = Jeden Wurf und jede gezogene Karte einer Partie nachrechnen, die auf einem Server gespielt wurde. Der Rückgabewert ist 0, wenn alles echt ist, 1, wenn etwas verändert wurde, 2, wenn es sich nicht prüfen lässt, und 3, wenn alles echt ist, aber eine Zahl aus --mine nicht mitgezählt hat.
cli-game = der Name des Spiels, siehe: pasch games
cli-names = wer mitspielt, durch Kommas getrennt
cli-seats = wie viele Plätze, Bots eingerechnet (Voreinstellung: so viele wie nötig)
cli-bots = auf welchen Plätzen Bots sitzen, gezählt ab 1, auf Wunsch mit ihrer Stufe (3:4 ist Stufe 4 auf Platz 3, 3:paket:Klasse ein eigener Bot); 0 für keinen (Voreinstellung: auf allen Plätzen ohne Namen)
cli-level = wie stark Bots spielen: 1 Anfänger, 2 Gemütlich (Voreinstellung), 3 Stark, 4 Meister
cli-first = welcher Platz beginnt, oder los für das Los (Voreinstellung)
cli-seed = Startwert der Würfel, um eine Partie zu wiederholen (Voreinstellung: zufällig)
cli-position = in einer Stellung beginnen: eine Datei mit der Stellung als JSON, oder ein Link von der Seite „Stellung öffnen“
cli-file = wo die Partie gespeichert wird (Voreinstellung: im Datenordner)
cli-option = eine Option des Spiels, etwa play_on=ja; mehrmals möglich
cli-completion = die Shell Befehle und Spiele ergänzen lassen
cli-completion-about = Schreibt ein Skript, mit dem die Shell Befehle, Optionen und Spiele ergänzt. Für bash: source <(pasch completion bash)
cli-completion-shell = für welche Shell: bash, zsh oder fish
cli-man = die Handbuchseite
cli-man-about = Schreibt die Handbuchseite, zum Lesen mit: pasch man | man -l -
man-name = BEZEICHNUNG
man-what = fünf deutsche Familienspiele im Browser und im Terminal
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-options = OPTIONEN
man-commands = BEFEHLE
man-files = DATEIEN
man-data = wo Partien und die Tische des eigenen Servers liegen, wenn nichts anderes gesagt ist
cli-by-hand = auch tun, was gar nicht anders geht, und nach jedem Zug warten
cli-no-hints = ohne Tipps und Chancen spielen
cli-play-game = der Name des Spiels, siehe: pasch games; oder der Link zum Tisch eines Servers
cli-plain = Zeile für Zeile spielen, ohne Mausoberfläche: für Vorleseprogramme und langsame Leitungen
cli-resume = die letzte Partie fortsetzen, oder die in dieser Datei
cli-number = die Nummer einer Regel, etwa MA-21
cli-match-file = die Datei der Partie
cli-board = das Brett nach jedem Schritt zeigen
cli-lan = auch für Handys und Rechner im selben Netz (ohne Befehl)
cli-home-port = auf welchem Port die Seite läuft (Voreinstellung: 8321 oder ein freier; ohne Befehl)
cli-no-browser = den Browser nicht öffnen (ohne Befehl)
cli-address-value = ADRESSE
cli-folder-value = ORDNER
cli-serve = Tische für alle im Netz anbieten
cli-serve-about = Startet den Server. Ohne weitere Angaben ist er nur auf diesem Rechner zu erreichen und merkt sich alles in einer Datei.
cli-host = unter welcher Adresse (Voreinstellung: nur auf diesem Rechner; 0.0.0.0 für alle im Netz)
cli-port = auf welchem Port (Voreinstellung: 8000; 0 für irgendeinen freien)
cli-data = Ordner für die Datenbank in einer Datei (Voreinstellung: der Datenordner)
cli-database = stattdessen PostgreSQL, für mehrere Server zugleich
cli-bus = Redis, über das mehrere Server einander Bescheid geben
cli-workers = wie viele Prozesse für die Bots denken (Voreinstellung: 1)
cli-pace = Sekunden, die ein Bot wartet, damit man mitkommt (Voreinstellung: 0,7)
cli-opening = so viele Sekunden haben die Geräte, am Anfang ihre Zahlen für die Würfel zu öffnen (Voreinstellung: 10)
cli-mine = eine Zahl, die du selbst dazugelegt hast; sie muss unter den benutzten sein (mehrmals möglich)
cli-mine-value = ZAHL
cli-seal = das Siegel, das du vor dem Spiel gesehen hast
cli-seal-value = SIEGEL
cli-grace = Sekunden, nach denen ein Bot für jemanden einspringt, der weg ist (Voreinstellung: 45)
cli-keep-days = Tage, nach denen ein unbenutzter Tisch gelöscht wird (Voreinstellung: 180)
cli-sockets-per-address = Verbindungen, die von einer Adresse aus gleichzeitig spielen dürfen, etwa aus einer Schule (Voreinstellung: 64)
cli-origin = von welcher anderen Seite aus gespielt werden darf, etwa https://spiele.example; mehrmals möglich
cli-behind-proxy = der Server steht hinter einem eigenen Proxy, der die Adresse der Leute weitergibt
cli-doctor = prüfen, ob ein Server hier gut laufen würde
cli-doctor-about = Prüft Datenordner, Platz, Versionen, Uhr, Datenbank und Redis und sagt zu allem, was nicht stimmt, was zu tun ist. Der Rückgabewert ist 1, wenn vorher etwas zu tun ist.
cli-doctor-json = als JSON, für Programme
cli-backup = alle Tische in einer Datei sichern
cli-backup-about = Sichert alle Tische in einer Datei, auch während der Server läuft. Sie lässt sich in jede Art Datenbank zurückspielen.
cli-backup-file = die Datei der Sicherung
cli-restore = eine Sicherung zurückspielen
cli-restore-about = Spielt eine Sicherung zurück, ganz oder gar nicht. Dabei darf kein Server laufen.
cli-replace = an die Stelle der Tische setzen, die schon da sind
cli-forget = alte Tische vergessen, oder nur zeigen, welche es wären
cli-forget-about = Vergisst Tische, an denen lange niemand war, so wie es der Server von selbst tut: erst, wenn er sie zweimal alt gefunden hat und dazwischen einen Tag lang lief.
cli-dry-run = nur zeigen, was vergessen würde
cli-unlimited = ohne Grenzen je Adresse, zum Messen

# Im Terminal

terminal-player = Spieler { $number }
terminal-bot = Bot { $name }
terminal-players = Spieler
terminal-games-hint = Spielen: pasch play. Regeln lesen: pasch rules SPIEL

terminal-welcome = Willkommen bei Pasch!
terminal-waiting = w) Weiterspielen: { $title } mit { $names }
terminal-which-game = Welches Spiel? Nummer:
terminal-which-names = Wer spielt? Namen, durch Kommas getrennt:
terminal-how-many = Wie viele am Tisch, Bots eingerechnet? { $least } bis { $most } (Enter: { $least }):
terminal-house-rules = Übliche Regeln? (Enter: ja, o: Optionen ansehen)
terminal-option = { $title }? { $flag ->
    [1] ja oder nein
   *[0] { $values }
} (Enter: wie üblich):

terminal-players-are = Es spielen { $names }.
terminal-hint = Mit ? gibt es Hilfe. Jeder Schritt wird gleich gespeichert.
terminal-before = Zuletzt geschah:
terminal-turn = { $seat } ist am Zug
terminal-prompt = Deine Wahl:
terminal-pause-help = Enter: weiter, „z“: den Zug zurücknehmen, „?“: Hilfe.
terminal-curtain-help = Enter, sobald { $seat } das Gerät hat; „Ende“ hört auf.
terminal-prompt-window = Enter: nein, sonst deine Wahl:
terminal-forced = Anders ging es nicht.
terminal-call = Antwortet jemand? { $names }, Enter: niemand ›
terminal-call-help = Wer antworten will, tippt Namen oder Nummer: { $names }. Enter: niemand.
terminal-commands = Hilfe Regeln Brett Worte Verlauf Tipp Chancen zurück Ende
terminal-pause = Enter: weiter, z: zurücknehmen ›
terminal-nothing-said = Bitte eine Nummer aus der Liste eingeben, oder ? für Hilfe.
terminal-many = Es gibt { $count } Möglichkeiten; schreib deine wie in der zweiten Spalte.
terminal-cover = Alles gesehen? Enter verdeckt es. ›
terminal-curtain = Jetzt ist { $seat } am Zug. Gib das Gerät weiter, dann Enter. ›
terminal-taken-back = Zurückgenommen: { $move }.
terminal-stand-in = Für diesen Zug springt ein Bot der Stufe { $level } ein.

terminal-help-choose = Wählen: die Nummer aus der Liste, die Notation daneben oder Wörter daraus; Tab ergänzt.
terminal-help-rule = „? 21“ erklärt die Regel mit dieser Nummer, „Regeln“ zeigt das Inhaltsverzeichnis.
terminal-help-words = „Brett“ zeigt das Brett, „Verlauf“ die letzten Schritte („Verlauf 50“: mehr davon).
terminal-help-describe = „Worte“ beschreibt in Worten, wo alle stehen, was die Würfel zeigen und was du hältst.
terminal-help-hint = „Tipp“ zeigt die besten Möglichkeiten, mit Gewinnchance und Begründung.
terminal-help-odds = „Chancen“ zeigt, wie wahrscheinlich ist, was jetzt zählt.
terminal-no-hints = Für diese Partie sind Tipps und Chancen abgeschaltet.
terminal-help-undo = „z“ nimmt den letzten Zug zurück, solange danach nichts gewürfelt oder aufgedeckt ist.
terminal-help-quit = „Ende“ beendet das Programm; die Partie bleibt gespeichert.

terminal-rules-hint = Ein Abschnitt: „Regeln 2“. Eine einzelne Regel: „? { $example }“
terminal-own-ruling = ◆ Das haben wir festgelegt, weil die Anleitung dazu schweigt.

terminal-over = Das Spiel ist aus
terminal-lost = Diesmal haben alle zusammen verloren.
terminal-won-together = Alle zusammen haben gewonnen!
terminal-kept = Nacherzählen lässt sich die Partie mit:
terminal-crash-game = Im Programm des Spiels { $name } ist ein Fehler. Die Partie ist gespeichert; was geschah, steht in { $file }.
terminal-crash = Da ist uns ein Fehler unterlaufen. Was geschah, steht in { $file }; jeder fertige Zug ist gespeichert, weiter geht es mit: pasch play --resume
terminal-left = Bis bald! Die Partie ist gespeichert. Weiter geht es mit:
terminal-unfinished = Die Partie läuft noch; erzählt wird, was alle sehen konnten.

app-prompt = Deine Wahl: Nummer, Notation oder Worte (↑ ↓, Maus)
app-enter = Enter
app-close = Esc schließt
app-thinking = Ich überlege …
app-nothing-said = Bitte eine Zeile auswählen: Pfeiltasten, Maus, oder ihre Nummer tippen.
app-small = Das Fenster ist zu klein: { $wide } × { $high }. Gebraucht werden { $columns } Spalten und { $rows } Zeilen.
app-pause = Weiter?
app-go-on = weiter
app-cover = alles gesehen: verdecken
app-take-back = den letzten Zug zurücknehmen
app-call = Antwortet jemand?
app-nobody = niemand
app-curtain = Jetzt ist { $seat } am Zug. Gib das Gerät weiter.
app-ready = { $seat } hat das Gerät
app-done = fertig
app-seats = Wie viele am Tisch, Bots eingerechnet? { $least } bis { $most } (leer: so wenige wie möglich)
app-start = Spielen
app-menu-keys = Pfeiltasten, Tab und Enter, oder die Maus · Esc zurück · ^Q Ende
app-waiting = Gleich geht es los: Wir warten auf die anderen.
app-paused = Pause
app-asked = Gefragt: { $names }
app-your-name = Wie heißt du?
app-come-back = Dein Platz bleibt dir. Zurück an den Tisch: pasch play { $link }

# Die Chancen einer Stellung

odds-percent = { $number } %
odds-chips = { $number } Chips
odds-points = { $number } Punkte
odds-estimated = { $number } % ± { $error }
odds-prospects = Wer wie oft gewinnt, wenn von hier an { $players } spielen
odds-exact = Wer wie oft gewinnt, wenn alle bestmöglich spielen (genau berechnet)
players-random = lauter Leute ohne Plan
players-1 = Leute der Stufe „Anfänger“
players-2 = Leute der Stufe „Gemütlich“
players-3 = Leute der Stufe „Stark“
players-4 = Leute der Stufe „Meister“
chance-exact = genau berechnet, wenn alle bestmöglich spielen
chance-played = wenn danach { $players } weiterspielen
chance-mixed = genau berechnet, wo die Stellung gelöst ist, sonst wenn danach { $players } weiterspielen
odds-nothing = Für diesen Augenblick gibt es keine Chancen zu zeigen.
odds-at-needs-match = --at gehört zur Datei einer Partie
odds-dice = { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
odds-sum = Summe { $sum }
odds-sums = { $dice ->
    [one] Die Summe eines Würfels
   *[other] Die Summe von { $dice } Würfeln
}
odds-portrait = „{ $portrait }“ gelingt mit
odds-best-throws = Was ein Wurf { $seat } bis zum Ende des Durchgangs im Schnitt bringt
odds-their-chances = Wie wahrscheinlich jeder davon ist
odds-stake = Einsatz { $chips }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}: „{ $portrait }“
odds-made = „{ $portrait }“ gelingt
odds-throw = { $dice ->
    [one] Ein Würfel fällt noch
   *[other] { $dice } Würfel fallen noch
}
odds-best-bet = Was eine Wette { $seat } im Schnitt bringt
odds-bet-for = { $chips } dafür
odds-bet-against = { $chips } dagegen
odds-hits = Eine Reihe treffen mit
odds-win-together = ihr gewinnt
odds-which-pile = Von welchem Stapel, und wie oft ihr dann gewinnt
odds-pile = Pfeil { $arrow }, oben die { $number } ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
odds-keeps = Was { $seat } im Schnitt am meisten bringt
odds-cards = In { $throws ->
    [one] einem Wurf
   *[other] { $throws } Würfen
}, wenn alles auf diese Karte geht
odds-pairs = Zwei von vier Würfeln ergeben
odds-enter = Eine Figur einsetzen
odds-enter-once = mit einem Wurf
odds-enter-thrice = mit drei Würfen
odds-win = { $seat }
odds-danger = Wie leicht Figuren von { $seat } bis zum nächsten Zug hinausgeworfen werden können
odds-danger-dice = Wie leicht Figuren von { $seat } bis zum nächsten Zug hinausgeworfen werden können, ohne Karten
odds-piece = die Figur auf { $field }
odds-any-piece = irgendeine davon
odds-six = Eine Figur herausbringen
odds-six-once = mit einem Wurf
odds-six-thrice = mit drei Würfen

# Der Rückblick auf eine Partie

review-title = { $title }: War das Glück?
review-seconds = --seconds: mehr als 0 müssen es sein
review-progress = Rückblick:
calibrate-progress = Nachprüfen:
puzzles-progress = Rätsel suchen:
puzzles-checking = Nachprüfen:
puzzles-made = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
} aus { $matches } Partien in { $seconds } s, geschrieben in { $file }.
puzzles-held = Mit neuem Glück bestätigt: { $held } von { $count } ({ $share } %); genau berechnet: { $exact }.
review-chart = Die Gewinnchance vom ersten Schritt bis zum letzten
review-all = Alle
review-player = { $seat }, in Prozentpunkten Gewinnchance
review-luck = Glück mit Würfeln und Karten
review-own-play = eigene Züge, verglichen mit einem Bot
review-others-play = die Züge der anderen, ebenso
review-losses = gegenüber den besten Zügen
review-turning-points = { $count ->
    [one] Der Wendepunkt
   *[other] Die Wendepunkte
}
review-no-turning-points = Kein einzelner Schritt hat mehr geändert, als sich messen lässt.
review-change = { $seat }: { $before } % → { $after } % (± { $error })
review-chooses = { $seat } wählt: { $choice }.
review-mistakes = Wo { $seat } am meisten verschenkt hat
review-mistake = Gewählt: { $chosen }. Besser: { $best }. Das kostete { $loss } Prozentpunkte (± { $error }).
review-looks = Chancen, wie sie eintreten, wenn { $players } spielen; für die Kurve wurde jede Stellung { $looks }-mal zu Ende gespielt. ± ist der Standardfehler.

# Tipps

hint-heading = Gute Möglichkeiten und die Gewinnchance, { $measure }:
hint-nobody = Gerade hat niemand etwas zu entscheiden, da gibt es keinen Tipp.
hint-needs-position = Ein Tipp braucht eine Partie oder eine Stellung
hint-worth-exact = (genau { $chance } %)
hint-worth = ({ $chance } % ± { $error })
hint-equal = Von der nächsten nicht zu unterscheiden.
hint-same = Die nächste ist genauso gut.
hint-close = Nur wenig besser als die nächste.
hint-then = Danach: { $choice }.
hint-clear = { $points ->
    [one] Ein Prozentpunkt mehr als die nächste.
   *[other] { $points } Prozentpunkte mehr als die nächste.
}
hint-stays = Lässt alles, wie es ist.
hint-throws-out = Wirft eine Figur von { $other } hinaus.
hint-enters = Bringt eine Figur ins Spiel.
hint-goal = Bringt eine Figur in Sicherheit.
hint-escapes = Entkommt einer Gefahr von { $chance } %.
hint-risks = Kann danach hinausgeworfen werden ({ $chance } %).
hint-open-ways = Danach passen die bekannten Handkarten noch an { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}.
hint-hits = Trifft mit { $chance } % eine Reihe.
hint-row = { $count ->
    [one] In dieser Reihe liegt nur eine Karte.
   *[other] In dieser Reihe liegen { $count } Karten.
}
hint-odds = Gelingt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} zu { $chance } %.
hint-bonus = Genau so viele Würfel wie Figuren: das bringt den Bonus.
hint-cards = Gewinnt { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
hint-robs = Nimmt sie { $other } weg.
hint-death = Aber dann kommt der Tod.
hint-stops = Hört mit diesen Würfeln auf.
hint-sure = Sichert { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
hint-throws-on = Wirft { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} noch einmal.
hint-scores = Wertet { $count ->
    [one] eine eigene Karte.
   *[other] { $count } eigene Karten.
}

# Am Server

refused-bad_request = Das habe ich nicht verstanden.
refused-bad_token = Dieser Platz gehört dir nicht.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat oder dort sitzt.
refused-wrong_origin = Von dieser Seite aus kann man hier nicht spielen.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-no_such_table = Diesen Tisch gibt es nicht (mehr).
refused-no_such_game = Dieses Spiel gibt es hier nicht.
refused-no_such_lesson = Diese Lektion gibt es hier nicht.
refused-no_such_puzzle = Dieses Rätsel gibt es hier nicht.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-no_such_box = Diese Ablage gibt es nicht.
refused-box_full = In dieser Ablage ist kein Platz mehr.
refused-no_such_day = Für diesen Tag gibt es keine Partie des Tages (mehr).
refused-no_such_page = Hier ist nichts.
refused-no_such_method = Diese Art von Anfrage gibt es hier nicht.
refused-seat_taken = Hier sitzt schon jemand.
refused-seats_open = Es sind noch Plätze frei. Besetzt sie mit Leuten oder Bots, dann geht es los.
refused-already_started = Das Spiel hat schon begonnen.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist vorbei.
refused-not_over = Das Spiel läuft noch.
refused-paused = Gerade ist Pause.
refused-sealed = Andere spielen diese Partie heute noch. Ab morgen kannst du es anders versuchen.
refused-wrong_number = Das ist nicht die Zahl, auf die sich dieser Platz festgelegt hat.
refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
refused-no_more_take_backs = Öfter lässt sich hier nichts zurücknehmen. Jetzt gilt der Zug.
refused-broken_game = Im Programm dieses Spiels ist ein Fehler, deshalb geht das hier nicht. Was gespielt wurde, ist aufgehoben.
refused-broken_log = Die Aufzeichnung dieser Partie ist beschädigt, hier geht es nicht weiter. Wer mitspielt, kann sie bis zum letzten heilen Zug herunterladen.
refused-too_late = Das hat zu lange gedauert.
refused-too_big = Das ist zu viel auf einmal.
refused-head_too_big = Der Kopf dieser Anfrage ist zu groß.
refused-bad_setup = So lässt sich dieses Spiel nicht aufbauen.
refused-too_many = Das ging zu schnell. Warte einen Augenblick.
refused-broken = Da ist bei uns etwas schiefgegangen.
refused-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
doctor-version = Pasch { $pasch }, Python { $python }, SQLite { $sqlite }, { $system }
doctor-parts-missing = Es fehlt: { $names }
doctor-parts-missing-do = Installiere Pasch noch einmal: pip install --force-reinstall 'pasch[server]'
doctor-compiled = Regeln und Server sind kompiliert.
doctor-interpreted = Nicht alles ist kompiliert ({ $build }): es läuft, aber langsamer.
doctor-interpreted-do = Schneller wird es mit einem C-Compiler (siehe README), dann im Ordner von Pasch: pip install .
doctor-games = { $count } Spiele sind da.
doctor-game-left-out = Nicht dabei: { $name } aus { $source } ({ $reason }).
doctor-game-left-out-do = Mehr dazu sagt: python -m pasch.testing { $name }
doctor-page = Die Seite ist gebaut.
doctor-no-page = Die Seite zum Spielen ist nicht gebaut.
doctor-no-page-do = Im Ordner von Pasch baut sie: make web
doctor-handles = Es dürfen { $count } Dateien und Verbindungen zugleich offen sein.
doctor-few-handles = Nur { $count } Dateien und Verbindungen dürfen zugleich offen sein; so viele Geräte passen höchstens an die Tische.
doctor-few-handles-do = Erhöhe die Grenze (bis { $most }): ulimit -n, oder LimitNOFILE bei systemd.
doctor-folder = Der Datenordner { $folder } ist da und beschreibbar.
doctor-no-folder = Den Datenordner { $folder } gibt es noch nicht.
doctor-no-folder-do = Er entsteht beim ersten Start. Steht dort schon ein Server bereit? Dann nenne den Ordner mit --data.
doctor-folder-rights = In { $folder } dürfen wir nicht lesen und schreiben.
doctor-folder-rights-do = Gib ihn dem Benutzer, unter dem der Server läuft: chown, oder StateDirectory bei systemd.
doctor-room = { $megabytes } MB sind auf der Platte frei.
doctor-little-room = Nur noch { $megabytes } MB sind auf der Platte von { $folder } frei.
doctor-little-room-do = Schaffe bald Platz; ohne Platz wird kein Zug mehr angenommen.
doctor-no-room = Die Platte von { $folder } ist fast voll: { $megabytes } MB.
doctor-no-room-do = Schaffe Platz: ohne ihn wird kein Zug mehr angenommen. Was angenommen wurde, bleibt.
doctor-running = Ein Server läuft hier: Prozess { $pid } seit { $since }, { $url }
doctor-not-running = Gerade läuft hier kein Server.
doctor-no-database = Eine Datenbank gibt es noch nicht ({ $file }).
doctor-no-database-do = Sie entsteht beim ersten Start des Servers.
doctor-database-rights = { $file } dürfen wir nicht lesen und schreiben.
doctor-database-rights-do = Gib sie dem Benutzer, unter dem der Server läuft: chown
doctor-database-open = { $file } dürfen auch andere Benutzer lesen; darin stehen die Würfel, die noch fallen.
doctor-database-open-do = Nimm ihnen das Recht: chmod 600
doctor-schema = Die Datenbank ist auf dem Stand dieser Version.
doctor-schema-older = Die Datenbank ist auf Stand { $found }, diese Version kennt { $known }.
doctor-schema-older-do = Mach eine Sicherung; der nächste Start bringt sie auf den neuen Stand.
doctor-schema-newer = Die Datenbank hat schon eine neuere Version von Pasch benutzt (Stand { $found }, diese kennt { $known }).
doctor-schema-newer-do = Nimm die neuere Version, oder spiel eine Sicherung von vorher zurück.
doctor-damaged = Die Datenbank { $file } ist beschädigt: { $reason }
doctor-damaged-do = Beende den Server und spiel eine Sicherung zurück: pasch restore --replace
doctor-database = Die Datenbank lässt sich lesen; Tische: { $tables }
doctor-quiet = Seit { $days } Tagen ist nichts geschehen.
doctor-quiet-do = Stimmt das nicht, dann geht die Uhr vor, und alte Tische würden nach einem Tag vergessen: stell sie.
doctor-clock = Die Uhr geht gleichmäßig.
doctor-clock-behind = Die Uhr geht nach, um mindestens { $seconds } Sekunden.
doctor-clock-behind-do = Stell sie und lass sie über das Netz stellen: timedatectl set-ntp true
doctor-clock-jumps = Die Uhr ist eben um { $seconds } Sekunden gesprungen.
doctor-clock-jumps-do = Warte, bis sie gestellt ist, und sieh noch einmal nach.
doctor-clocks-differ = Die Uhr hier und die der Datenbank unterscheiden sich um { $seconds } Sekunden.
doctor-clocks-differ-do = Lass beide über das Netz stellen: timedatectl set-ntp true
doctor-postgres = PostgreSQL { $version } ist zu erreichen.
doctor-unreachable = PostgreSQL ist nicht zu erreichen: { $reason }
doctor-unreachable-do = Läuft es, stimmt die Adresse, steht das Passwort in PGPASSWORD oder ~/.pgpass?
doctor-not-durable = Bei PostgreSQL ist synchronous_commit aus: ein Stromausfall kann bestätigte Züge kosten.
doctor-not-durable-do = Schalte es ein: ALTER DATABASE … SET synchronous_commit = on
doctor-replica = Dieses PostgreSQL ist nur eine Kopie zum Lesen.
doctor-replica-do = Nenne die Adresse dessen, in das geschrieben wird.
doctor-bus = Redis ist zu erreichen.
doctor-bus-away = Redis ist nicht zu erreichen: { $reason }
doctor-bus-away-do = Läuft es, stimmt die Adresse? Ohne Redis sieht man Züge bei anderen Servern bis zu einer Sekunde später.
doctor-all = { $count ->
    [0] Ein Server läuft hier gut.
    [one] Vorher ist noch etwas zu tun.
   *[other] Vorher ist noch etwas zu tun, an { $count } Stellen.
}
backup-done = { $tables ->
    [one] Gesichert in { $file }: ein Tisch mit { $records } Schritten.
   *[other] Gesichert in { $file }: { $tables } Tische mit { $records } Schritten.
}
restore-done = { $tables ->
    [one] Zurückgespielt aus { $file } vom { $date }: ein Tisch mit { $records } Schritten.
   *[other] Zurückgespielt aus { $file } vom { $date }: { $tables } Tische mit { $records } Schritten.
}
restore-old = Was vorher da war, steht jetzt in { $file }.
forget-table = { $table }, zuletzt { $date }: { $hours ->
    [0] wird beim nächsten Nachsehen vergessen
    [one] wird vergessen, wenn der Server noch eine Stunde gelaufen ist
   *[other] wird vergessen, wenn der Server noch { $hours } Stunden gelaufen ist
}
forget-found = { $tables ->
    [0] An jedem Tisch war in den letzten { $days } Tagen jemand.
    [one] An einem Tisch war seit { $days } Tagen niemand.
   *[other] An { $tables } Tischen war seit { $days } Tagen niemand.
}
forget-done = { $tables ->
    [0] Nichts war zu vergessen.
    [one] Ein Tisch ist vergessen.
   *[other] { $tables } Tische sind vergessen.
}
refused-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
home-here = Pasch läuft. Im Browser: { $url }
home-already = Pasch läuft schon. Im Browser: { $url }
home-lan = Für Handys im selben WLAN: { $url }
home-no-page = Diesem Pasch fehlt die Seite zum Spielen: Es wurde ohne sie gebaut. In einem Klon baut sie „make web“.
home-stop = Zum Beenden Strg+C drücken.
home-stopped = Bis bald! Angefangene Partien sind gespeichert.
home-port-taken = --port { $port }: diesen Port benutzt schon ein anderes Programm
home-port-forbidden = --port { $port }: diesen Port dürfen wir nicht benutzen
home-port-range = --port { $port }: möglich ist 0 bis 65535
home-not-lan = --lan: Pasch läuft schon, aber nur für diesen Rechner; bitte erst dort beenden
page-missing = Der Server läuft, aber die Seite zum Spielen ist noch nicht gebaut. Im Ordner von Pasch baut sie dieser Befehl:
phrase-hello = Hallo!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Na los!
phrase-good_game = Schönes Spiel!
taken-back = { $seat } nimmt den Zug zurück.

# Würfel nachrechnen

verify-true = { $number ->
    [one] Echt: Der eine Wurf dieser Partie ist genau der, der vor dem Spiel feststand.
   *[other] Echt: Alle { $number } Würfe und gezogenen Karten sind genau die, die vor dem Spiel feststanden.
}
verify-throw = Verändert: Bei Schritt { $number } steht „{ $found }“ in der Datei, gefallen ist „{ $expected }“.
verify-seed = Verändert: Die Geheimzahl in der Datei gehört nicht zum Siegel.
verify-no-proof = Nicht zu prüfen: In der Datei ist kein Würfelbeleg. Den gibt es nur für Partien, die auf einem Server zu Ende gespielt wurden.
verify-no-seed = Noch nicht zu prüfen: Die Geheimzahl wird erst gezeigt, wenn die Partie zu Ende ist.
verify-unfinished = Unvollständig: Bis hierher stimmt alles ({ $number } geprüft), aber das Ende der Partie fehlt.
verify-pledge = Verändert: Die Zahl von { $name } ist nicht die, auf die der Platz sich festgelegt hatte.
verify-bot = Verändert: Die Zahl des Bots { $name } folgt nicht aus dem Geheimnis.
verify-mine = Verändert: Deine Zahl ist nicht unter denen, die in der Datei stehen.
verify-other-seal = Verändert: Das Siegel in der Datei ist nicht das, das du vor dem Spiel gesehen hast.
verify-left-out = Alle { $number } Würfe stimmen, aber ohne deine Zahl: Sie wurde auf dem Platz von { $name } nicht rechtzeitig aufgedeckt. Hatte dein Gerät sie aufgedeckt, dann hat der Server sie weggelassen.
verify-seat-left-out = Ohne die Zahl von { $name }: Sie wurde nicht rechtzeitig aufgedeckt.
verify-since = Die ersten { $number } Schritte stammen aus einer anderen Partie: Geprüft ist, was danach fiel.
verify-bare = Diese Partie ist aus der Zeit, als die Zahlen der Plätze noch offen lagen: Wer seine zuletzt dazulegte, konnte sie sich aussuchen.
verify-numbers = Vergleiche noch deine Zahl: Steht auf deinem Platz die, die dein Gerät dazugelegt hat?
verify-seal = Vergleiche noch das Siegel: Stand vor dem Spiel genau dieses am Tisch?

# Stellungen ohne eigenes Brett: wie Felder heißen, die viele Spiele haben

facts-nobody = niemand
facts-none = –
facts-no = nein
facts-unknown = ?
facts-yes = ja
usual-fact-active = Am Zug
usual-fact-actor = Am Zug
usual-fact-aside = Zur Seite gelegt
usual-fact-asked = Gefragt
usual-fact-bank = Bank
usual-fact-base = Im Haus
usual-fact-beside = Neben dem Brett
usual-fact-bet = Wette
usual-fact-bets = Wette
usual-fact-board = Brett
usual-fact-by = Von
usual-fact-card = Karte
usual-fact-cards = Karten
usual-fact-chips = Chips
usual-fact-claim = Ansage
usual-fact-coins = Münzen
usual-fact-colour = Farbe
usual-fact-current = Am Zug
usual-fact-dealer = Geber
usual-fact-deck = Stapel
usual-fact-dice = Würfel
usual-fact-die = Würfel
usual-fact-discard = Ablage
usual-fact-discards = Ablage
usual-fact-done = Fertig
usual-fact-draws = Noch zu ziehen
usual-fact-faces = Gefallen
usual-fact-field = Feld
usual-fact-first = Beginnt
usual-fact-goal = Ziel
usual-fact-hand = Hand
usual-fact-hands = Hand
usual-fact-home = Im Ziel
usual-fact-kept = Behalten
usual-fact-last = Zuletzt
usual-fact-leader = Führt
usual-fact-left = Übrig
usual-fact-level = Stufe
usual-fact-lives = Leben
usual-fact-loser = Verlierer
usual-fact-money = Geld
usual-fact-mover = Zieht
usual-fact-moves = Züge
usual-fact-on = Figuren auf
usual-fact-out = Ausgeschieden
usual-fact-owner = Gehört
usual-fact-passed = Gepasst
usual-fact-phase = Phase
usual-fact-pieces = Figuren
usual-fact-pile = Stapel
usual-fact-pips = Augen
usual-fact-player = Spieler
usual-fact-players = Spieler
usual-fact-points = Punkte
usual-fact-pot = Topf
usual-fact-rolled = Gewürfelt
usual-fact-roller = Würfelt
usual-fact-round = Runde
usual-fact-rounds = Runden
usual-fact-row = Reihe
usual-fact-rows = Reihen
usual-fact-score = Punkte
usual-fact-scores = Punkte
usual-fact-seat = Spieler
usual-fact-shown = Offen
usual-fact-stake = Einsatz
usual-fact-stakes = Einsatz
usual-fact-starter = Beginnt
usual-fact-step = Schritt
usual-fact-target = Ziel
usual-fact-thrown = Gewürfelt
usual-fact-throws = Würfe
usual-fact-total = Summe
usual-fact-totals = Summe
usual-fact-track = Bahn
usual-fact-trick = Stich
usual-fact-tricks = Stiche
usual-fact-tries = Versuche
usual-fact-trump = Trumpf
usual-fact-turn = Am Zug
usual-fact-turns = Züge
usual-fact-used = Verbraucht
usual-fact-winner = Gewinner

# Was auf Verlangen beschrieben wird

describe-no-where = Auf dem Tisch liegt noch nichts.
describe-no-score = Punkte gibt es hier nicht.
describe-no-dice = Jetzt liegen keine Würfel da.
describe-no-hand = Du hast keine Karten.
space = { $space }

# Lernen

learn-you = Du bist { $name }.
learn-go-on = Weiter mit Enter:
learn-your-move = Dein Zug:
learn-right = Richtig!
learn-done = Lektion geschafft. Gezeigt hat sie:
learn-next = Weiter zu „{ $title }“? Enter, oder q für Schluss:
learn-all-done = Das war die letzte Lektion. Jetzt ans Brett: pasch play { $game }
learn-attempts = Oder versuch einmal:

# Rätsel

puzzle-title = Rätsel { $number } von { $count }
puzzle-task = Was ist am besten?
puzzle-your-move = Dein Zug (? zeigt die Lösung):
puzzle-next = Weiter mit Rätsel { $number }? Enter, oder q für Schluss:
puzzle-chances = Gewinnchance, { $measure }:
puzzle-best = Am besten:
puzzle-tempting = Verlockend:
puzzle-costs = { $points ->
    [one] Das kostet einen Prozentpunkt Gewinnchance.
   *[other] Das kostet { $points } Prozentpunkte Gewinnchance.
}
puzzle-costs-much = Das kostet mehr als { $points } Prozentpunkte Gewinnchance.
puzzle-sum = Beim ersten Versuch gelöst: { $solved } von { $tried }.
