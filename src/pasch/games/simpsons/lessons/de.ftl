course-first = Erste Schritte
course-fine = Feinheiten

roll = Ein Bild würfeln
roll-aim = Wer am Ende die meisten Chips hat, gewinnt. Dazu würfelst du Bilder aus dem Album, und alle wetten darauf.
roll-choose = Auf den Würfeln sind Homer, Marge, Bart, Lisa, Maggie und ein Joker. Wähl „Bart“: Dafür reicht ein einziger Bart.
roll-choose-miss = Das geht auch. Für den Anfang aber eines mit nur einer Figur: „Bart“.
roll-stake = Setz Chips darauf, dass du es schaffst: 1 bis 5. Nimm 2.
roll-stake-miss = Erlaubt ist das. Bleib hier bei 2 Chips.
roll-try-six = 6 Chips setzen
roll-dice = Je mehr Würfel, desto leichter. Für eine einzelne Figur sind 1 bis 3 erlaubt: Nimm 3.
roll-dice-miss = Weniger Würfel, weniger Chancen. Nimm alle drei.
roll-try-four = 4 Würfel nehmen
roll-bets = Jetzt müssen auch die anderen wetten, auf dich oder gegen dich. Dann wirfst du, ein einziges Mal.
roll-joker = Kein Bart, aber ein Joker: Er gilt als jede Figur. Geschafft!
roll-paid = Die Bank zahlt dir, was du gesetzt hast, und Ben ebenso. Carla hat gegen dich gesetzt und zahlt an dich.

bet = Mitwetten
bet-look = Carla will „Die ganze Familie“ schaffen, alle fünf, und das mit nur fünf Würfeln.
bet-task = Du musst wetten, 1 bis 5 Chips. Auf Carla oder dagegen? Setz 5 Chips gegen Carla.
bet-miss = Das darfst du. Aber fünf verschiedene mit fünf Würfeln gelingt selten: Setz 5 dagegen.
bet-try-six = 6 Chips auf Carla setzen
bet-wait = Ben wettet auch. Dann wird aufgedeckt und geworfen.
bet-lost = Keine Marge: nicht geschafft. Carla und Ben zahlen an die Bank, und du bekommst deine 5 Chips von ihr dazu.
bet-next = Der Durchgang ist zu Ende. Jetzt bist du dran, wieder mit allen acht Würfeln und dem ganzen Album.

go-on = Weitermachen
go-on-look = „Die Kinder“ sind Bart, Lisa und Maggie. Setz 1 Chip.
go-on-stake-miss = Hier soll es bei 1 Chip bleiben.
go-on-dice = Nimm fünf Würfel.
go-on-dice-miss = Hier fünf, bitte.
go-on-left = Geschafft! Drei Würfel liegen auf dem Bild, zwei bleiben im Becher.
go-on-must = Wer noch Würfel hat, muss weitermachen, mit einem anderen Bild, zu dem genau diese Würfel passen. Nimm „Homer“.
go-on-other = Auch dafür genügt eine Figur. Nimm hier „Homer“.
go-on-try-again = noch einmal „Die Kinder“
go-on-try-family = „Die ganze Familie“
go-on-both = Geworfen werden immer alle übrigen Würfel, hier zwei. Und jedes Mal wetten alle neu. Setz, was du magst.
go-on-done = Wieder geschafft, und mit dem letzten Würfel geht es weiter. Gäbe es kein passendes Bild mehr, wäre der Durchgang ohne Bonus und ohne Verlust zu Ende; in unserem Album findet sich aber immer eines.

bonus = Der letzte Würfel
bonus-look = Ein Würfel ist noch im Becher, „Bart“ und „Lisa“ hast du schon.
bonus-task = Wer auch den letzten verbraucht, bekommt 5 Chips Bonus. Versuch „Maggie“.
bonus-miss = Nimm hier „Maggie“.
bonus-stake = Setz 1 Chip: Das ist ein Drittel Chance, bei einem Würfel mit Joker.
bonus-stake-miss = Diesmal nur 1 Chip.
bonus-done = 1 Chip von der Bank, je einer von Ben und Carla, und 5 Chips Bonus. Der Durchgang ist damit zu Ende.

end = Das Ende
end-look = Sobald jemand keine Chips mehr hat, oder die Bank, ist Schluss. Carla setzt die letzten 2, mit einem einzigen Würfel.
end-task = Du führst. Setz 1 Chip dagegen.
end-miss = Das ginge. Zum Sichergehen reicht 1 Chip dagegen.
end-over = Carla zahlt und ist pleite. Das Spiel ist sofort aus: Nichts wird mehr bezahlt, auch dein Gewinn nicht, und Ben behält den Einsatz.
end-won = Du hast die meisten Chips und gewinnst. Jetzt kannst du spielen!

chips = Chips und Bank
chips-two = Zu zweit hat jeder 15 Chips, sonst 10. Sie kommen aus der Bank, die mit 150 beginnt; ein blauer zählt 5, ein roter 1. Mit „Chips insgesamt“ spielt ihr um mehr oder weniger.
chips-first = Wer anfängt, macht ihr aus, oder das Los entscheidet.
chips-choose = Das Los sagt: du. Wähl ein Bild, welches du magst.
chips-ten = Zu zweit darfst du bis zu 10 Chips setzen. Setz alle 10!
chips-less = Nur Mut: 10 Chips.
chips-done = Genau so viel darf Ben gleich auf dich oder gegen dich setzen.

open-bets = Verdeckt oder offen
open-bets-look = Bild, Einsatz und Würfel liegen offen, die Wetten der anderen sind sonst verdeckt und werden zugleich gezeigt. Hier habt ihr „Offen wetten“ gewählt: Alle sehen, was du setzt.
open-bets-task = Mehr als du hast, kannst du nicht setzen. Setz deine 3 Chips auf Carla.
open-bets-miss = Acht Würfel für „Warum du kleiner…!“: Setz deine 3 Chips auf Carla.
open-bets-try-five = 5 Chips auf Carla setzen
open-bets-done = Ben sieht deine Wette und entscheidet erst jetzt.

last-chip = Der letzte Chip
last-chip-look = Du hast nur noch 2 Chips. Setz beide: Solange nicht abgerechnet ist, gehören sie dir, und du bist nicht pleite.
last-chip-miss = Alles oder nichts: beide!
last-chip-try-three = 3 Chips setzen
last-chip-dice = Und jetzt die Würfel: drei.
last-chip-dice-miss = Mehr Würfel, mehr Chancen: drei.
last-chip-done = Abgerechnet wird der Reihe nach: erst deine Wette mit der Bank, dann Bens 5 Chips an dich, dann Carlas Gewinn von der Bank. Aus 2 Chips sind 9 geworden.
