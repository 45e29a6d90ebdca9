seat-name = Platz { $number }

# Fehler: was nicht stimmt und wie es richtig wäre, in einer Zeile

error-error = { $text }
error-unknown_game = Das Spiel „{ $name }“ gibt es hier nicht. Es gibt: { $allowed }.
error-bad_setup = { $problem ->
    [seats] { $game } ist für { $allowed } Spieler, nicht für „{ $name }“.
    [names] Das sind zu viele Namen für { $allowed } Plätze: { $name }.
    [bots] Für einen Bot gibt es keinen Platz „{ $name }“; die Plätze sind { $allowed }.
    [first] Platz „{ $name }“ kann nicht beginnen; möglich ist { $allowed } oder „los“ für das Los.
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
error-unreadable_move = „{ $text }“ verstehe ich nicht. Möglich ist eine Nummer aus der Liste oder zum Beispiel: { $example }.
error-nothing_to_take_back = Zurücknehmen lässt sich nur der eigene letzte Zug, solange danach nichts gewürfelt, aufgedeckt oder gezogen wurde.
error-bad_file = { $problem ->
    [missing] Die Datei { $file } gibt es nicht.
    [no-text] Die Datei { $file } lässt sich nicht als Text lesen; eine Partie ist eine Textdatei auf .pasch.
    [cut-off] Die Datei { $file } ist abgeschnitten oder keine Partie von Pasch.
    [foreign] Die Datei { $file } ist keine Partie von Pasch.
    [changed] Die Datei { $file } wurde nach dem Speichern verändert oder beschädigt.
    [names] In der Datei { $file } hat nicht jeder Platz einen Namen.
    [log] In der Datei { $file } ist der { $number }. Schritt nach den Regeln nicht möglich.
   *[incomplete] In der Datei { $file } fehlt etwas, oder etwas ist von der falschen Art.
}
error-wrong_version = { $what ->
    [format] Die Datei { $file } hat das Format { $found }, dieses Pasch liest nur Format { $known }. Ein anderes Pasch kann sie öffnen.
   *[other] Die Datei { $file } ist nach Version { $found } der Regeln von { $what } gespielt, dieses Pasch kennt nur Version { $known }. Ein anderes Pasch kann sie öffnen.
}
error-unavailable = Gerade lässt sich nichts speichern und nichts nachlesen. Bitte gleich noch einmal versuchen.
error-newer_database = Diese Datenbank hat schon ein neueres Pasch benutzt (Schritt { $found }, dieses kennt { $known }). Nimm das neuere Pasch oder eine Sicherung von vorher.
error-bad_proof = Der Würfelbeleg in der Datei ist beschädigt: { $field ->
    [proof] er hat nicht die richtige Form.
    [table] der Name des Tisches fehlt oder stimmt nicht.
    [commitment] das Siegel fehlt oder ist keines.
    [seats] es gehört genau eine Zahl zu jedem Platz.
   *[seed] die Geheimzahl ist keine.
}
error-bad_arguments = { $text } (Hilfe: { $command } --help)
error-unknown_rule = Eine Regel „{ $name }“ gibt es nicht. Die Nummern gehen von { $first } bis { $last }.
error-nothing_to_resume = In { $file } wartet keine angefangene Partie. Eine neue beginnt mit: pasch play
error-file_exists = Die Datei { $file } gibt es schon. Weiterspielen geht mit --resume { $file }, für eine neue Partie braucht es einen anderen Namen.
error-unwritable = In { $file } lässt sich nicht speichern: { $problem ->
    [ENOENT] den Ordner gibt es nicht.
    [EACCES] die Rechte dazu fehlen.
    [EROFS] dort darf nur gelesen werden.
    [ENOSPC] der Platz ist voll.
    [ENOTDIR] ein Teil des Weges ist kein Ordner.
    [EEXIST] eine Datei steht dem Ordner im Weg.
    [EISDIR] das ist ein Ordner.
   *[other] { $reason }.
} Mit --file geht auch ein anderer Ort.

# Befehlszeile

cli-about = Fünf deutsche Familienspiele. Ein guter Anfang: pasch play
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
cli-version = die Version, und ob sie übersetzt läuft
cli-language = Deutsch oder Englisch (sonst die Sprache des Systems)
cli-argument = %(argument_name)s: %(message)s
cli-expected-one = hier fehlt ein Wert
cli-unrecognized = Unbekannte Angabe: %s
cli-required = Es fehlt: %s
cli-invalid-choice = %(value)r gibt es nicht, möglich ist: %(choices)s
cli-ambiguous = %(option)s ist nicht eindeutig, gemeint sein kann: %(matches)s
cli-explicit = hier gehört kein Wert dazu: %r
cli-not-with = das geht nicht zusammen mit %s
cli-play = spielen, allein gegen Bots oder zu mehreren
cli-play-about = Eine Partie beginnen oder fortsetzen. Ohne Spiel fragt ein kleines Menü. Wer mit Namen genannt ist, spielt selbst; die übrigen Plätze übernehmen Bots.
cli-games = alle Spiele
cli-games-about = Alle Spiele: Name, Titel, für wie viele, wie lange.
cli-rules = die Regeln eines Spiels, oder eine einzelne
cli-rules-about = Die Regeln eines Spiels. Mit ◆ endet, was wir selbst festgelegt haben, weil das Regelheft dazu schweigt.
cli-replay = eine Partie nacherzählen
cli-replay-about = Eine Partie aus ihrer Datei nacherzählen, mit Nummern und Notation.
cli-verify = prüfen, ob Würfel und Karten echt sind
cli-verify-about = Jeden Wurf und jede gezogene Karte einer Partie nachrechnen, die auf einem Server gespielt wurde. Der Rückgabewert ist 0, wenn alles echt ist, 1, wenn etwas verändert wurde, und 2, wenn es sich nicht prüfen lässt.
cli-bench = messen, wie schnell Pasch hier ist
cli-bench-about = Misst, wie schnell Pasch auf diesem Rechner ist, und zeigt es als Tabelle.
cli-bench-what = engine: Zufallspartien je Sekunde; start: Zeit bis zum ersten Wort
cli-bench-seconds = wie lange jede Schleife läuft
cli-bench-write = das Ergebnis in bench/results.md schreiben
cli-game = der Name des Spiels, siehe: pasch games
cli-names = wer mitspielt, mit Komma dazwischen
cli-seats = wie viele Plätze, Bots eingerechnet (sonst so viele wie nötig)
cli-bots = auf welchen Plätzen Bots sitzen, gezählt ab 1; 0 für keinen (sonst auf allen Plätzen ohne Namen)
cli-first = welcher Platz beginnt, oder los für das Los (so ist es üblich)
cli-seed = Startwert der Würfel, um eine Partie zu wiederholen (sonst zufällig)
cli-file = wo die Partie gespeichert wird (sonst im Datenordner)
cli-option = eine Option des Spiels, etwa play_on=ja; mehrmals möglich
cli-resume = die letzte Partie fortsetzen, oder die in dieser Datei
cli-number = die Nummer einer Regel, etwa MA-21
cli-match-file = die Datei der Partie
cli-board = das Brett nach jedem Schritt zeigen

# Im Terminal

terminal-player = Spieler { $number }
terminal-bot = Bot { $name }
terminal-players = Spieler
terminal-games-hint = Spielen: pasch play, Regeln lesen: pasch rules und der Name des Spiels

terminal-welcome = Willkommen bei Pasch!
terminal-waiting = w) Weiterspielen: { $title } mit { $names }
terminal-which-game = Welches Spiel? Nummer:
terminal-which-names = Wer spielt? Namen mit Komma dazwischen:
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
terminal-pause = Enter: weiter, z: zurücknehmen ›
terminal-nothing-said = Bitte eine Nummer aus der Liste eingeben, oder ? für Hilfe.
terminal-many = Es gibt { $count } Möglichkeiten; schreib deine wie in der zweiten Spalte.
terminal-cover = Alles gesehen? Enter verdeckt es. ›
terminal-curtain = Jetzt ist { $seat } am Zug. Gib das Gerät weiter, dann Enter. ›
terminal-taken-back = Zurückgenommen: { $move }.

terminal-help-choose = Wählen: die Nummer aus der Liste oder die Notation daneben.
terminal-help-rule = ? 21 erklärt die Regel mit dieser Nummer, Regeln zeigt das Inhaltsverzeichnis.
terminal-help-words = Brett zeigt das Brett, Verlauf die letzten Schritte (Verlauf 50: mehr davon).
terminal-help-undo = z nimmt den letzten Zug zurück, solange danach nichts gewürfelt oder aufgedeckt ist.
terminal-help-quit = Ende hört auf; die Partie ist gespeichert und geht später weiter.

terminal-rules-hint = Ein Abschnitt: Regeln 2. Eine einzelne Regel: ? { $example }
terminal-own-ruling = ◆ Das haben wir festgelegt, weil das Regelheft dazu schweigt.

terminal-over = Das Spiel ist aus
terminal-lost = Diesmal haben alle zusammen verloren.
terminal-won-together = Alle zusammen haben gewonnen!
terminal-kept = Nacherzählen lässt sich die Partie mit:
terminal-crash = Da ist uns ein Fehler unterlaufen. Was geschah, steht in { $file }; jeder fertige Zug ist gespeichert, weiter geht es mit: pasch play --resume
terminal-left = Bis bald! Die Partie ist gespeichert. Weiter geht es mit:
terminal-unfinished = Die Partie läuft noch; erzählt wird, was alle sehen konnten.

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
verify-seal = Vergleiche noch das Siegel: Stand vor dem Spiel genau dieses am Tisch?
