# Die Seite: was auf allen Tischen gleich ist. Was nur ein Brett braucht, steht bei seinem Spiel.

close = Schließen
list-two = { $a } und { $b }
list-more = { $first }, { $rest }
space-behind = { $space } ({ $steps } hinter dir)
space-ahead = { $space } ({ $steps } vor dir)
text-percent = { $number } %
home = Startseite
settings = Einstellungen
menu = Menü
rules = Regeln
rules-of = Regeln von { $game }
skip = Überspringen
skip-to-content = Zum Inhalt springen
skip-to-choices = Zu meinen Möglichkeiten springen
try-again = Noch einmal versuchen
one-moment = Einen Moment …
thinking = Wird berechnet …
yes = ja
no = nein
seat = Platz { $number }
player = Spieler
players = Wer mitspielt
bot = Bot
guest = Gast
second-guest = Gast 2
to-games = Zu den Spielen
to-table = Zum Tisch

# Startseite

home-title = Was spielen wir?
home-lead = Familienspiele, ohne Anmeldung.
players-range = { $least ->
    [1] 1 bis { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
minutes = { $minutes } Min.
way-bots = Gegen Bots
way-friends = Mit Freunden
way-here = An einem Gerät
set-up = Selbst einrichten
running = Weiterspielen
waits-for-players = wartet auf Mitspieler
forget-table = { $game } von der Liste nehmen
open-tables = Offene Tische
seats-free = { $count ->
    [one] · ein Platz frei
   *[other] · { $count } Plätze frei
}

# Einen Tisch einrichten

your-name = Dein Name
how-many = Wie viele spielen mit?
who-plays = Wer spielt mit?
empty-is-bot = leer: ein Bot
bot-level = Wie gut sind die Bots?
level-1 = Anfänger
level-2 = Gemütlich
level-3 = Stark
level-4 = Meister
more-options = Mehr Einstellungen
hints = Tipps und Chancen
hints-about = Wer am Tisch sitzt, darf sich Tipps und Chancen zeigen lassen.
listed = Öffentlich
listed-about = Der Tisch steht auf der Startseite dieses Servers, bis alle Plätze besetzt sind.
move-time = Bedenkzeit
move-seconds = { $seconds ->
    [0] Keine
    [30] 30 Sek.
    [60] 1 Min.
    [180] 3 Min.
   *[other] { $seconds } Sek.
}
begin-bots = Los geht’s
begin-friends = Tisch öffnen
begin-here = Los geht’s

# Vor dem Spiel

sit-down = Hinsetzen
stand-up = Aufstehen
remove = { $name } vom Tisch nehmen
free-seat = Freier Platz
waits = wartet auf jemanden
add-bot = Bot
bots = Bots
bot-of-level = Bot · { $level }
thats-you = du
is-here = ist da
is-away = ist gerade weg
stand-in = ein Bot springt ein
start = Spiel beginnen
start-with-bots = Mit Bots auffüllen und beginnen
host-starts = Du sitzt. Es geht los, sobald der Gastgeber beginnt.
table-full-lobby = Alle Plätze sind schon besetzt. Bleib gern hier und schau zu.
invite = Freunde einladen
invite-text = Schick den Link weiter oder lass den Code scannen. Mehr braucht niemand.
invite-message = Spiel mit mir { $game }!
link = Link zum Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-label = QR-Code mit dem Link
only-here = Dieser Link geht nur auf diesem Rechner. Damit auch andere Geräte mitspielen können, starte Pasch mit „pasch --lan“.
agreed = So wird gespielt

# Am Tisch

turn-of = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } wählen verdeckt.
}
is-asked = ist am Zug
choices = Möglichkeiten
choices-count = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
as-list = Alles als Liste
which-one = Was genau?
aim = Worum es geht
aim-about = Das Ziel des Spiels, und wie ein Zug geht.
tour = Für den Anfang
tour-steps = So geht ein Zug
tour-again = Auf dem Brett zeigen
tour-stop = Nichts mehr zeigen
tour-list = Das alles kannst du jetzt tun. Tippe eine Zeile an, dann ist es getan.
tour-board = Was leuchtet, kannst du antippen.
take-back = Zug zurücknehmen
help = Tipps und Chancen
story = Was bisher geschah
story-empty = Noch ist nichts passiert.
story-earlier = Von Anfang an
paused = Pause, bis jemand „Weiter“ drückt.
watching = Du schaust zu.
pause = Pause machen
pause-about = Alle warten, auch die Bots.
go-on = Weiter
seconds-left = Noch { $seconds } Sekunden
lost-offline = Gerade keine Verbindung. Nichts geht verloren, wir versuchen es weiter.
lost-too-many = Von deiner Adresse kommen gerade zu viele Verbindungen. Wir versuchen es gleich wieder.
lost-unavailable = Der Server erreicht gerade seine Datenbank nicht. Nichts geht verloren, wir versuchen es weiter.
lost-broken = Beim Server ging etwas schief. Wir versuchen es gleich wieder.
other-site-title = Hier darf diese Seite nicht spielen
other-site-text = Sie kam von { $site }, und diesem Absender traut der Server nicht. Öffne Pasch unter der Adresse, die der Server nennt.
while-away = Das ist passiert, während du weg warst.
phrases = Etwas sagen
phrase-hello = Hallo!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Na los!
phrase-good_game = Schönes Spiel!
onlookers = Zuschauen lassen
onlookers-about = Der Link für alle, die nur zusehen wollen.
onlookers-text = Wer diesen Link öffnet, kann zusehen, sieht aber nur, was offen liegt.
hand-over = Hand von { $name } aufs Handy
hand-about = Für einen gemeinsamen Bildschirm: die eigenen Karten auf dem eigenen Handy.
hand-back = { $name } wieder hier spielen
hand-back-about = Das Handy schaut dann nur noch zu.
recover = Neuer Link für { $name }
recover-about = Falls das Gerät verloren ging. Alle am Tisch sehen es.
recover-text = { $name } bekommt einen neuen Link zu diesem Platz. Wer den Platz bisher spielt, schaut dann nur noch zu, und alle am Tisch sehen, dass du das getan hast.
recover-link = Schick diesen Link nur an { $name }: Wer ihn öffnet, spielt diesen Platz und sieht alles, was nur dort zu sehen ist.
recover-do = Neuen Link machen
seat-recovered = { $names }: Dieser Platz hat vom Gastgeber einen neuen Link bekommen, der alte gilt nicht mehr.
seat-gone = Was dieses Gerät sich gemerkt hat, öffnet hier keinen Platz: Der Gastgeber hat ihn frei gemacht, oder er hat einen neuen Link.
seat-lost = Dieses Gerät kann den Platz von { $names } nicht mehr spielen: Er hat inzwischen einen anderen Link oder wird auf einem anderen Gerät gespielt. Hier schaust du zu; der Gastgeber kann dir einen neuen Link geben.
understood = Verstanden
hand-title = Die Hand von { $name }
hand-text = Scanne den Code mit deinem Handy. Dort siehst du dann deine Karten und machst deine Züge; hier sieht man nur noch, was offen auf dem Tisch liegt.
hand-done = Fertig, hier nicht mehr zeigen
leave = Tisch verlassen
leave-about = Ein Bot springt für dich ein, bis du zurückkommst.
leave-rests = Das Spiel ruht, bis du zurückkommst.
seal = Siegel der Würfel
curtain-title = Gib das Gerät an { $name }
curtain-text = Bis dahin ist nichts zu sehen.
curtain-go = Ich bin { $name }
hints-title = Gute Züge
chances-are = Gewinnchancen: { $measure }.
hints-wait = Tipps gibt es, sobald du am Zug bist.
chance-to-win = Gewinnchance { $chance }
do-it = Das mache ich
worth-points = { $worth } Punkte
worth-chips = { $worth } Chips

# Nach dem Spiel

winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
won-together = Gemeinsam gewonnen!
lost-together = Diesmal leider verloren.
show-result = Ergebnis ansehen
play-again = Noch einmal spielen
to-next-table = Zum nächsten Spiel
again-propose = Noch eine Runde vorschlagen
again-agree = Ja, noch eine Runde
again-starts = Es geht los, sobald alle dabei sind.
again-in = ist dabei
again-waits = überlegt noch
again-who = Wer spielt noch einmal?
look-back = Das Spiel noch einmal ansehen
result = Ergebnis
standing = { $place }. Platz: { $name }
share-picture = Bild teilen
picture-failed = Das Bild ließ sich nicht speichern.

# Noch einmal ansehen

replay = Noch einmal angesehen
replay-start = So fing es an.
replay-back = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-place = Stelle im Spiel
replay-at = Schritt { $at } von { $count }
what-if = Was wäre, wenn?
what-if-text = Spiel von hier an anders weiter: ein neuer Tisch, an dem bis hierher alles so war, mit frischen Würfeln.
what-if-seat = Für wen spielst du?
what-if-others = Wer spielt die anderen?
what-if-bots = Bots
what-if-friends = Freunde, per Link
play-on = Ab hier weiterspielen
pass-on-step = Link zu diesem Schritt
pass-on-position = Link zu dieser Stellung
save-position = Stellung als Datei speichern
branches = Was wäre, wenn …
branch-from = Zweigt nach Schritt { $at } von einer anderen Partie ab. Dort nachsehen
branch-at = Ab Schritt { $at } anders weitergespielt
from-file = Diese Partie kommt aus einer Datei.
from-position = Diese Partie begann mitten im Spiel, in einer Stellung.
from-middle = Dieses Spiel beginnt mittendrin.
open-title = Stellung öffnen
open-lead = Öffne eine Partie (.pasch) oder eine Stellung (.json) und spiel von dort weiter.
open-file = Datei wählen
open-unreadable = Das ist weder eine Partie noch eine Stellung von Pasch.
open-too-big = Diese Datei ist zu groß: Partien haben höchstens 48 kB.
open-position = Stellung
open-all-known = Was in dieser Stellung steht, wissen alle am Tisch; was danach kommt, bleibt wie immer verdeckt.
open-continues = { $count ->
    [one] Ein Schritt ist schon gespielt. Hier geht es weiter.
   *[other] { $count } Schritte sind schon gespielt. Hier geht es weiter.
}
no-replay = Dieses Spiel lässt sich nicht noch einmal ansehen.
save-match = Partie als Datei speichern
review-title = War das Glück?
review-lead = Von jeder Stelle aus wird viele Male weitergespielt. So zeigt sich, was am Würfelglück lag und was an den Zügen.
review-begin = Rückblick berechnen
review-wait = Das dauert ungefähr eine halbe Minute.
review-table = So hat sich die Gewinnchance verändert
review-luck = Glück
review-own = Eigene Züge
review-others = Züge der anderen
review-about = Gemessen an vielen ganzen Partien, wie { $players } sie spielen; es können ein paar Prozentpunkte mehr oder weniger sein.
review-no-turns = Kein einzelner Schritt hat mehr geändert, als sich messen lässt.
review-vague = zu ungenau
review-turns = Die Wendepunkte
review-from-to = { $name }: von { $before } auf { $after }
review-better = Besser wäre gewesen: { $best }
review-chart = Gewinnchance im Lauf des Spiels, in Prozent, für { $names }

# Faire Würfel

fair-title = Faire Würfel
fair-about = Warum niemand an den Würfeln drehen kann.
fair-lead = Die Würfel fallen auf einem Rechner, den du nicht siehst. Trotzdem kannst du nachprüfen, dass niemand ausgesucht hat, was fällt: nicht der Server, nicht die anderen, nicht du.
fair-step-1 = Der Server versiegelt sein Geheimnis
fair-step-1-text = Noch bevor sich jemand setzt, denkt er sich eine geheime Zahl aus und legt sie in einem versiegelten Umschlag auf den Tisch. Das Siegel sehen alle. Zu ihm passt nur dieses eine Geheimnis.
fair-step-2 = Alle legen verdeckt eine Zahl dazu
fair-step-2-text = Sobald du dich setzt, legt dein Gerät verdeckt eine eigene Zufallszahl dazu: Alle sehen, dass sie festliegt, niemand sieht, welche es ist. Erst wenn das Spiel beginnt und alle festliegen, werden sie aufgedeckt. So kann sich niemand eine passende aussuchen, auch nicht, wer als Letzter kommt. Und der Server hatte sein Geheimnis schon versiegelt.
fair-step-3 = Jeder Wurf folgt aus allen Zahlen
fair-step-3-text = Aus dem Geheimnis, den Zahlen aller Plätze und der Nummer des Schrittes ergibt sich für jeden Würfel und jede Karte genau ein Ergebnis. Mit einer einzigen anderen Zahl wäre das ganze Spiel anders gefallen.
fair-step-4 = Am Ende geht der Umschlag auf
fair-step-4-text = Ist das Spiel vorbei, wird das Geheimnis gezeigt. Dein Gerät hat mitgeschrieben: Siegel, Zahlen und jeden Wurf. Jetzt rechnet es alles nach und sagt dir, ob es zusammenpasst. Wenn nicht, warnt es dich deutlich.
fair-check-title = Selbst nachprüfen
fair-check-text = Jedes beendete Spiel hat eine Seite zum Ansehen. Dort wirft dein Browser auf Wunsch alle Würfel noch einmal und vergleicht. Diese Seite kommt aber vom selben Server. Wer ihm nicht glauben will, schreibt sich Siegel und eigene Zahl auf, speichert die Partie als Datei und prüft sie zu Hause mit „pasch verify“.
fair-limits-title = Was es nicht verspricht
fair-limits-text = Wer das Geheimnis kennt, kennt die kommenden Würfe. Wer einen Server betreibt und selbst mitspielt, könnte also nachsehen. Und wer seine Zahl nicht aufdeckt, fehlt mit ihr: Das sehen alle, und es geht ohne sie weiter. Spielt dort, wo ihr dem Betreiber traut, oder betreibt euren eigenen Server.
fair-wrong-pledge = Das stimmt nicht: Eine Zahl ist nicht die, auf die sich ihr Platz festgelegt hatte.
fair-wrong-bot = Das stimmt nicht: Die Zahl eines Bots folgt nicht aus dem Geheimnis.
fair-verify = So prüfst du die gespeicherte Partie auf deinem eigenen Rechner:
numbers = Siegel und Zahlen
numbers-about = Aus dem Geheimnis hinter dem Siegel und diesen Zahlen folgt jeder Wurf.
number-yours = (von dir)
number-left-out = nicht rechtzeitig aufgedeckt, zählt nicht mit
number-pledged = (liegt verdeckt)
number-of-bot = folgt aus dem Geheimnis
number-none = keine
dice-opening = Die Zahlen werden aufgedeckt
dice-opening-text = Gleich geht es los. Es fehlt noch: { $names }
dice-good = Das Siegel ist dasselbe wie vorher, und deine Zahl ist dabei.
dice-good-without = Das Siegel ist dasselbe wie vorher.
dice-checked = { $count ->
    [one] Nachgerechnet: Der eine Wurf stimmt, mit deiner Zahl und dem Siegel von vorher.
   *[other] Nachgerechnet: Alle { $count } Würfe stimmen, mit deiner Zahl und dem Siegel von vorher.
}
dice-checked-without = { $count ->
    [one] Nachgerechnet: Der eine Wurf stimmt, mit dem Siegel von vorher.
   *[other] Nachgerechnet: Alle { $count } Würfe stimmen, mit dem Siegel von vorher.
}
dice-late = Deine Zahl zählt nicht mit: Dieses Gerät hat sie nicht rechtzeitig aufgedeckt.
dice-left-out = { $count ->
    [one] Ohne die Zahl von { $names }: Sie wurde nicht rechtzeitig aufgedeckt.
   *[other] Ohne die Zahlen von { $names }: Sie wurden nicht rechtzeitig aufgedeckt.
}
dice-warning = Mit den Würfeln stimmt etwas nicht!
dice-warning-text = Dieses Gerät hat mitgeschrieben. Was der Server jetzt sagt, passt nicht dazu.
doubt-seal = Das Siegel ist ein anderes als vor dem Spiel: Der Server kann sich ein neues Geheimnis ausgesucht haben.
doubt-pledges = Verdeckte Zahlen wurden vertauscht, nachdem deine aufgedeckt war.
doubt-number = Eine Zahl ist nicht die, auf die sich ihr Platz festgelegt hatte.
doubt-mine = Auf deinem Platz liegt eine andere Zahl als deine.
doubt-dropped = Deine Zahl war rechtzeitig aufgedeckt und wurde trotzdem weggelassen.
doubt-changed = Zahlen wurden nach dem Beginn geändert.
doubt-secret = Das Geheimnis passt nicht zum Siegel.
doubt-bot = Die Zahl eines Bots folgt nicht aus dem Geheimnis.
doubt-throw = Ein Wurf ist nicht der, der sich aus den Zahlen ergibt.
doubt-fell = Der Server erzählt von einem anderen Wurf als dem, der hier gefallen ist.
fair-check-short = Dein Browser wirft alle Würfel dieses Spiels noch einmal und vergleicht.
fair-how = Wie geht das?
fair-check-now = Würfel nachprüfen
fair-true = { $count ->
    [one] Stimmt: Der eine Wurf ist der, der vor dem Spiel feststand.
   *[other] Stimmt: Alle { $count } Würfe und Karten sind die, die vor dem Spiel feststanden.
}
fair-wrong-throw = Das stimmt nicht: Bei Schritt { $v } hätte etwas anderes fallen müssen.
fair-wrong-seal = Das stimmt nicht: Das Geheimnis passt nicht zum Siegel.

# Einstellungen

theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-normal = Normal
motion-fast = Schnell
motion-none = Keine
bots-speed = Tempo der Bots
bots-slow = Langsam
bots-normal = Normal
bots-fast = Schnell
bots-once = Sofort
by-hand = Alles von Hand
by-hand-about = Auch Züge, zu denen es keine Wahl gibt
forced = Anders geht es nicht: { $what }.
as-usual = Wie üblich: { $what }.
text-size = Schriftgröße
listening = Zuhören: Mitspieler warten, bis erzählt ist, was geschah
sound = Töne
shortcuts = Tastenkürzel
keys-on = Kürzel mit einer einzigen Taste
key-arrows = Pfeile
key-0 = zum nächsten Bereich; das ganze Brett ist einer
key-1 = auf dem Brett von Feld zu Feld
key-2 = auswählen
key-3 = diese Liste
key-4 = in der Liste: die Möglichkeit mit dieser Nummer
key-5 = alles als Liste, oder zurück aufs Brett
key-6 = Animation überspringen
key-7 = Tipps und Chancen
key-8 = Zug zurücknehmen
key-9 = was bisher geschah
key-10 = Regeln
key-11 = Pause, oder weiter
key-12 = etwas sagen
key-13 = Menü
key-14 = ansagen: wo alle stehen
key-15 = ansagen: wie es steht
key-16 = ansagen: was die Würfel zeigen
key-17 = ansagen: was ich auf der Hand habe
key-18 = ansagen: was zuletzt geschah
key-19 = das Letzte noch einmal sagen
key-20 = Zuhören an oder aus: Die anderen warten, bis erzählt ist
tell = Ansagen
tell-about = wo alle stehen, Punkte, Würfel, Hand
tell-where = Wo stehen alle?
tell-score = Wie steht es?
tell-dice = Was zeigen die Würfel?
tell-hand = Was habe ich auf der Hand?
tell-last = Was ist zuletzt geschehen?
tell-again = Noch einmal sagen
listening-on = Zuhören ist an: Die anderen warten, bis erzählt ist, was geschah.
listening-off = Zuhören ist aus.

# Über

about = Über Pasch
about-lead = Pasch ist ein freies Zuhause für deutsche Familienspiele: im Browser, im Terminal und in Python.
about-privacy = Es gibt keine Konten, keine Werbung und keine Cookies. Dein Gerät merkt sich deinen Namen und deine Tische; der Server kennt nur, was am Tisch passiert.
about-games = Alle Zeichnungen und Texte sind unsere eigenen. Die Spiele gehören ihren Autoren und Verlagen, mit denen wir nichts zu tun haben.
about-licence = Der Quelltext ist frei, unter der MIT-Lizenz. Die Schrift ist Nunito, unter der Open Font License.

# Wenn etwas nicht klappt

problem-offline = Der Server ist gerade nicht zu erreichen.
offline-title = Gerade keine Verbindung
offline-text = Der Server antwortet nicht. Deine Spiele sind sicher aufgehoben; sobald er wieder da ist, geht es weiter.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht fehlt am Link ein Buchstabe, oder das Spiel ist lange her und der Tisch wurde abgeräumt.
broken-game-title = Dieses Spiel hat einen Fehler
broken-game-text = In seinem Programm ging an diesem Tisch etwas schief, hier geht es nicht weiter. Was gespielt wurde, ist aufgehoben: Du kannst es herunterladen.
broken-table-title = Diese Partie ist beschädigt
broken-table-text = Ihre Aufzeichnung lässt sich nicht mehr lesen, hier geht es nicht weiter. Bis zum letzten heilen Zug kannst du sie herunterladen.
old-table-title = Diese Partie ist zu alt
old-table-text = Seitdem haben sich die Regeln geändert, und mit den neuen lässt sie sich nicht zu Ende spielen.
link-ask = { $name } auf diesem Gerät spielen?
link-adds = Dieses Gerät spielt an diesem Tisch schon { $names }. Beide wären dann hier, mit einem Vorhang dazwischen.
link-replaces = Dieses Gerät spielt an diesem Tisch schon { $names }. Der Link hat ein neues Geheimnis für diesen Platz und ersetzt das alte.
link-yes = Ja, { $name } hier spielen
link-no = Nein, alles so lassen
link-dead = Dieser Link öffnet keinen Platz
link-dead-text = Vielleicht gibt es inzwischen einen neuen. Zusehen kannst du trotzdem.
link-dead-kept = Vielleicht gibt es inzwischen einen neuen. Was dieses Gerät hier spielt, bleibt, wie es ist.
board-missing = Das Brett dieses Spiels fehlt. Hier ist ein einfaches.
board-broken = Das Brett dieses Spiels hat einen Fehler. Hier ist ein einfaches.
board-contract = Das Brett dieses Spiels passt nicht zu dieser Version von Pasch. Hier ist ein einfaches.
broken-page-title = Da ist etwas schiefgegangen
broken-page-text = Diese Seite ließ sich nicht zeigen. Deine Spiele sind sicher aufgehoben.
no-page-title = Hier ist nichts
no-page-text = Unter dieser Adresse gibt es keine Seite.
no-game-title = Dieses Spiel gibt es hier nicht
fold-all = Alles zuklappen
unfold-all = Alles aufklappen
ruling = Das lässt die Anleitung des Spiels offen; so haben wir es festgelegt.
language-name = Deutsch

# Das Brett für Spiele, die kein eigenes haben

generic-board = Stand des Spiels
generic-find = Auswahl eingrenzen
generic-found = { $count } von { $all }
generic-hidden-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
generic-no = nein
generic-nobody = niemand
generic-not-thrown = noch nicht gewürfelt
generic-thrown = Zuletzt gewürfelt
generic-unknown = unbekannt
generic-yes = ja

# Fenster: wer etwas sagen will, tut es jetzt

window = Zwischenruf
window-think = Moment!
window-pass = Weiter
call-title = Antwortet jemand?
call-me = { $name } antwortet
thinks = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
is-thinking = überlegt
patient = Lass mir Zeit
patient-about = Jeder Zwischenruf wartet auf deine Antwort, egal was du auf der Hand hast.
window-length = Zeit für Zwischenrufe
window-length-about = So lange kann jemand dazwischengehen, ehe es weitergeht.
window-seconds = { $seconds ->
    [0] bis alle antworten
   *[other] { $seconds } Sek.
}

# Lernen

learn = Lernen
learn-game = { $game } lernen
learn-by-playing = Spielend lernen
learn-lead = Kurze Lektionen am echten Brett: Du machst die Züge selbst.
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
no-lesson-title = Diese Lektion gibt es nicht
lessons-all = Alle Lektionen
lesson-done = (geschafft)
lesson-on = Weiter
lesson-again = Noch einmal von vorn
lesson-how-far = Wie weit die Lektion ist
lesson-rule = Regel { $number }
lesson-try = Oder versuch einmal:
lesson-finished = Geschafft!
lesson-play = Jetzt spielen

# Rätsel

solve-title = Rätsel
solve-today = Rätsel des Tages
solve-lead = Stellungen aus echten Partien, in denen eine Möglichkeit deutlich die beste ist. Findest du sie?
solve-all = Alle Rätsel
solve-number = Rätsel { $number }
solve-hard = Schwierigkeit { $rating }
solve-you = Du bist { $name }.
solve-task = Was ist am besten?
solve-show = Lösung zeigen
solve-solved = Gelöst!
solve-shown = Das war die Lösung.
solve-rated = Deine Wertungszahl: { $rating } ({ $change }).
solve-chances = Gewinnchance, { $measure }:
solve-best = Am besten:
solve-tempting = Verlockend:
solve-next = Nächstes Rätsel
solve-play-on = Von hier weiterspielen
solve-save = Als Datei
solve-mine = Deine Wertungszahl: { $rating } ± { $error }. Beim ersten Versuch gelöst: { $solved } von { $tried }.
solve-of-game = { $solved } von { $count } gelöst
no-puzzle-title = Dieses Rätsel gibt es nicht.

# Meine Spiele

mine-title = Meine Spiele
mine-lead = Was du auf diesem Gerät zu Ende gespielt hast. Es liegt nur hier; auf einen Server kommt davon nur, was du unten selbst dorthin gibst.
mine-none = Noch ist nichts gezählt. Nach dem ersten Spiel steht es hier.
mine-played = { $count ->
    [one] Ein Spiel gespielt
   *[other] { $count } Spiele gespielt
}
mine-won = { $count ->
    [0] Noch keines gewonnen: Das erste kommt bestimmt.
    [one] Eines davon gewonnen ({ $share })
   *[other] { $count } davon gewonnen ({ $share })
}
mine-together = { $count ->
    [one] Eines mit mehreren an diesem Gerät gespielt
   *[other] { $count } mit mehreren an diesem Gerät gespielt
}
mine-streak = Gerade { $count } Siege in Folge. Weiter so!
mine-best = Beste Serie: { $count } Siege in Folge
mine-days = An { $count } Tagen hintereinander gespielt
mine-busiest = Die meisten Spiele an einem Tag: { $count }
mine-games = Spiel für Spiel
mine-column-game = Spiel
mine-column-times = Gespielt
mine-column-wins = Gewonnen
mine-column-places = Plätze
mine-column-most = Rekord
mine-column-who = Gegen wen
mine-column-ahead = Du vorn
mine-column-behind = Du hinten
mine-places-about = Plätze: wie oft du Erster, Zweiter, Dritter … warst. Rekord: deine meisten Punkte, wie das Spiel sie zählt. Spiele mit mehreren an einem Gerät zählen nur als gespielt; was mittendrin begann, zählt nicht.
mine-opponents = Gegen wen
mine-luck = Über { $reviewed } von { $played } Spielen, zu denen du einen Rückblick berechnet hast: im Schnitt { $luck } durch Glück, { $play } durch eigene Züge.
mine-no-luck = Das zeigt sich, sobald du zu einem Spiel einen Rückblick berechnet hast.
mine-latest = Zuletzt gespielt
mine-place = Platz { $place } von { $seats }
mine-at-one-device = mit mehreren an einem Gerät
mine-keeping = Mitnehmen und löschen
mine-keeping-text = Als Datei kommen deine Spiele und Rätsel auf ein anderes Gerät; doppelt zählt dort nichts.
mine-export = Als Datei speichern
mine-import = Aus einer Datei holen
mine-delete = Alles löschen
mine-delete-sure = { $count ->
    [one] Ein Spiel und deine gelösten Rätsel werden auf diesem Gerät vergessen. Das lässt sich nicht rückgängig machen.
   *[other] { $count } Spiele und deine gelösten Rätsel werden auf diesem Gerät vergessen. Das lässt sich nicht rückgängig machen.
}
mine-delete-yes = Löschen
mine-delete-no = Behalten
mine-deleted = Alles gelöscht.
mine-brought = { $count ->
    [0] Nichts Neues: Diese Spiele waren schon da.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
mine-bad-foreign = Das ist keine Datei mit gespielten Spielen. Nichts wurde geändert.
mine-bad-old = Diese Datei stammt von einer anderen Version von Pasch, die diese hier nicht lesen kann. Nichts wurde geändert.
mine-bad-altered = Diese Datei wurde verändert oder ist beschädigt. Nichts wurde geändert.
mine-no-room = Dafür ist auf diesem Gerät kein Platz. Nichts wurde geändert.
carry-title = Auf ein anderes Gerät
carry-text = Mit einem Code kommt alles, was hier steht, auf dein anderes Gerät. Der Server bewahrt es verschlossen auf, einen Tag lang; öffnen kann es nur, wer den Code kennt.
carry-send = Code machen
carry-code = Dein Code: { $code }. Gib ihn auf dem anderen Gerät hier ein.
carry-field = Code vom anderen Gerät
carry-fetch = Holen
carry-bad-code = Unter diesem Code liegt nichts. Stimmt er, und ist er höchstens einen Tag alt?
carry-bad-damaged = Was unter diesem Code liegt, ist beschädigt. Nichts wurde geändert.
carry-bad-much = Das ist zu viel für einen Code. Nimm die Datei.
club-title = Unser Klub
club-text = Wer dasselbe geheime Wort eingibt, steht in derselben Tabelle: mit Namen, gespielten und gewonnenen Spielen, sonst mit nichts. Mindestens { $count } Buchstaben; je länger, desto besser.
club-word = Das geheime Wort: { $word }
club-field-word = Geheimes Wort
club-field-name = Dein Name
club-join = Dazukommen
club-leave = Klub verlassen
club-column-name = Name
club-column-play = Spielweise

# Die Partie des Tages

day-title = Partie des Tages
day-lead = Für alle dieselben Würfe und Karten, gegen dieselben Bots. Es zählt, wie gut du spielst, nicht wie viel Glück du hast.
day-game = Spiel
day-featured = { $game } (Spiel des Tages)
day-rules = { $hours ->
    [one] Dein erster Versuch zählt, wenn du ihn in der nächsten Stunde beendest. Es gibt keine Tipps, und nichts wird zurückgenommen.
   *[other] Dein erster Versuch zählt, wenn du ihn in den nächsten { $hours } Stunden beendest. Es gibt keine Tipps, und nichts wird zurückgenommen.
}
day-today = Heute, { $date }
day-yesterday = Gestern, { $date }
day-play = Partie des Tages spielen
day-go-on = Weiterspielen
day-play-again = Noch einmal, ohne Wertung
day-play-past = Die Partie von gestern, ohne Wertung
day-state-measuring = Deine Partie ist zu Ende. Wie gut du gespielt hast, wird gerade berechnet: { $percent } %.
day-state-late = Diese Partie war am Ende ihres Tages noch nicht zu Ende. Sie wird nicht gewertet.
day-state-left = Du hast den Tisch verlassen. Diese Partie wird nicht gewertet.
day-mine = Rang { $rank } von { $count }, { $play } Prozentpunkte durch eigene Züge
day-share = Ergebnis teilen
day-results = Ergebnisse
day-column-name = Name
day-column-rank = Rang
day-column-play = Eigene Züge
day-column-place = Platz
day-you = du
day-nobody = Hier ist noch niemand gewertet.
day-measuring = { $count ->
    [one] Ein Ergebnis wird noch berechnet.
   *[other] { $count } Ergebnisse werden noch berechnet.
}
day-about = Eigene Züge: um wie viele Prozentpunkte deine Entscheidungen deine Gewinnchance verändert haben, verglichen mit gemütlichen Spielern bei gleichem Glück; ± ist die Hälfte eines Intervalls, das in 95 % der Fälle stimmt. Je Gerät zählt ein Versuch. Es gibt hier keine Konten; wer zwei Geräte hat, könnte also zweimal spielen.
day-sealed = Versiegelt, bis der Tag vorbei ist
day-opened = Das Geheimnis dieser Partie
day-secret = Geheimnis
day-seal-closed = Alle Würfe und Karten dieser Partie folgen aus einem Geheimnis, das durch dieses Siegel schon feststeht. Morgen wird es hier gezeigt.
day-seal-fits = Das Geheimnis passt zum Siegel.
day-seal-seen = Das Geheimnis passt zum Siegel, und es ist das Siegel, das dieses Gerät vorher gesehen hat.
day-seal-wrong = Das stimmt nicht: Das Geheimnis passt nicht zum Siegel.
day-seal-other = Das stimmt nicht: Dieses Gerät hat vorher ein anderes Siegel gesehen.
day-still-sealed = Andere spielen diese Partie heute noch. Ab morgen wird das Geheimnis gezeigt, und jeder Wurf lässt sich nachprüfen.
