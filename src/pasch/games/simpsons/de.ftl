title = Mach dir keinen Fleck ins Hemd!
tagline = Acht Würfel, ein Familienalbum und Wetten für oder gegen dich.
minutes = 20

option-bank = Chips insgesamt
option-bank-about = So viele Chips sind im Spiel; was die Spieler bekommen, geht davon ab, der Rest ist die Bank.
option-open_bets = Offen wetten
option-open_bets-about = Die anderen wetten reihum und sichtbar, statt verdeckt und gleichzeitig.

face = { $face ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
   *[joker] Joker
}
portrait = { $portrait ->
    [homer] Homer
    [marge] Marge
    [bart] Bart
    [lisa] Lisa
    [maggie] Maggie
    [children] Die Kinder
    [why_you] Warum du kleiner…!
   *[family] Die ganze Familie
}
picture = { $kind ->
    [one] „{ $portrait }“
    [all] „{ $portrait }“ (alle fünf)
   *[some] „{ $portrait }“ ({ $figures })
}
counted = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}

begins = { $seat } beginnt.
choose = { $seat } nimmt sich „{ $portrait }“ vor.
stake = { $seat } setzt { $chips } darauf.
dice = { $dice ->
    [one] { $seat } nimmt nur einen Würfel.
   *[other] { $seat } nimmt { $dice } Würfel.
}
all-dice = { $dice ->
    [one] Geworfen wird der eine Würfel, der noch da ist.
   *[other] Geworfen werden die { $dice } Würfel, die noch da sind.
}
bet-for = { $seat } setzt { $chips } auf { $other }.
bet-against = { $seat } setzt { $chips } gegen { $other }.
bet-hidden = { $seat } hat verdeckt gesetzt.
lay-for = { $seat } setzt verdeckt { $chips } auf { $other }.
lay-against = { $seat } setzt verdeckt { $chips } gegen { $other }.
show-for = { $seat } deckt auf: { $chips } auf { $other }.
show-against = { $seat } deckt auf: { $chips } gegen { $other }.
throw = { $seat } würfelt: { $faces }.
success = „{ $portrait }“ ist geschafft!
failure = Für „{ $portrait }“ reicht das nicht.
won = { $seat } bekommt { $chips } von der Bank.
won-the-last = { $seat } bekommt, was die Bank noch hat: { $chips }.
lost = { $seat } zahlt { $chips } an die Bank.
paid = { $seat } zahlt { $chips } an { $other }.
bonus = Alle Würfel sind untergebracht: { $chips } Bonus für { $seat }!
bonus-the-last = Alle Würfel sind untergebracht: Als Bonus bekommt { $seat }, was die Bank noch hat: { $chips }.
go-on = { $dice ->
    [one] { $seat } hat noch einen Würfel und macht weiter.
   *[other] { $seat } hat noch { $dice } Würfel und macht weiter.
}
no-portrait = { $dice ->
    [one] Zu einem Würfel passt kein freies Bild mehr.
   *[other] Zu { $dice } Würfeln passt kein freies Bild mehr.
}
next = { $seat } ist dran.
broke = { $seat } hat keine Chips mehr: Das Spiel ist sofort zu Ende.
bank-empty = Die Bank ist leer: Das Spiel ist sofort zu Ende.
unsettled = Weiter wird nicht abgerechnet; die übrigen Einsätze bleiben bei ihren Besitzern.
wins = { $seat } gewinnt mit { $chips }!
shares = { $seat } teilt sich den Sieg ({ $chips }).

ask-portrait = { $seat }, welches Bild willst du würfeln?
ask-portrait-again = { $dice ->
    [one] { $seat }, du hast noch einen Würfel. Welches Bild kommt jetzt?
   *[other] { $seat }, du hast noch { $dice } Würfel. Welches Bild kommt jetzt?
}
ask-stake = { $seat }, wie viele Chips setzt du auf „{ $portrait }“?
ask-dice = { $seat }, mit wie vielen Würfeln versuchst du „{ $portrait }“?
ask-bet = { $dice ->
    [one] { $seat }, „{ $portrait }“ mit einem Würfel, { $chips } von { $other }: Setzt du dafür oder dagegen?
   *[other] { $seat }, „{ $portrait }“ mit { $dice } Würfeln, { $chips } von { $other }: Setzt du dafür oder dagegen?
}

offer-portrait = { $picture } mit { $least } bis { $most } Würfeln
offer-portrait-again = { $picture }
offer-stake = { $chips } setzen
offer-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
offer-for = { $chips } auf { $other }
offer-against = { $chips } gegen { $other }

why-over = Das Spiel ist zu Ende ({ $rule }).
why-drawing = Zuerst wird ausgelost, wer beginnt ({ $rule }).
why-showing = Erst werden alle Wetten aufgedeckt ({ $rule }).
why-throwing = Jetzt fallen die Würfel ({ $rule }).
why-portrait-first = Zuerst wird ein Bild gewählt ({ $rule }).
why-stake-first = Zuerst wird auf das Bild gesetzt ({ $rule }).
why-dice-first = Zuerst wird gesagt, wie viele Würfel geworfen werden ({ $rule }).
why-bet-first = Jetzt wetten die anderen, für oder gegen den Wurf ({ $rule }).
why-used = „{ $portrait }“ war in diesem Durchgang schon dran ({ $rule }).
why-misfit = Für „{ $portrait }“ braucht es { $least } bis { $most } Würfel, du hast { $dice } ({ $rule }).
why-dice = Für „{ $portrait }“ sind { $least } bis { $most } Würfel erlaubt ({ $rule }).
why-all-dice = { $dice ->
    [one] Nach dem ersten Wurf wird alles geworfen, was noch da ist: ein Würfel ({ $rule }).
   *[other] Nach dem ersten Wurf wird alles geworfen, was noch da ist: { $dice } Würfel ({ $rule }).
}
why-limit = Höchstens { $limit } Chips dürfen gesetzt werden ({ $rule }).
why-purse = Du hast nur { $chips } ({ $rule }).

board-album = Familienalbum
board-dice = { $least } bis { $most } Würfel
board-chosen = gewählt
board-used = geschafft
board-legend = { $blue } blauer Chip: 5, { $red } roter Chip: 1
board-bank = Bank
board-roller = würfelt
board-for = { $chips } dafür
board-against = { $chips } dagegen
board-hidden = verdeckt gesetzt
board-cup = { $dice ->
    [one] Im Becher: ein Würfel
   *[other] Im Becher: { $dice } Würfel
}

web-has = { $name }: { chips }.
web-bank = { board-bank }
web-bank-has = { board-bank }: { chips }.
web-goes-for = „{ portrait }“, Würfel: { $dice }.
web-photo = „{ portrait }“, { $least } bis { $most } Würfel{ $state ->
    [chosen] : darum geht es
    [made] : geschafft
    [missed] : nicht geschafft
    [used] : war schon dran
   *[open] {""}
}
web-album = Tippe ein Bild im Album an.
web-how-many = Wie viele Chips?
web-chips = { chips }

# Wo kein Brett gezeichnet wird: Felder der Stellung und was darin steht

fact-dice = Würfel im Becher
fact-portrait = Bild
fact-used = Geschafft
fact-faces = Gefallen
value-homer = Homer
value-marge = Marge
value-bart = Bart
value-lisa = Lisa
value-maggie = Maggie
value-joker = Joker
value-children = Die Kinder
value-why-you = Warum du kleiner…!
value-family = Die ganze Familie

# Für Neulinge: worum es geht, und die ersten Züge.

web-aim = Wette auf die Bilder im Album, und hab am Ende die meisten Chips.
web-tour-album = Such dir ein Bild aus: Alle, die darauf sind, musst du würfeln. Darunter steht, mit wie vielen Würfeln das geht.
web-tour-stake = Wie viele Chips setzt du darauf, dass du es schaffst?
web-tour-dice = Mit mehr Würfeln ist es leichter. Wer am Ende keinen übrig hat, bekommt 5 Chips dazu.
web-tour-bet = Jetzt würfelt jemand anders. Setz darauf, dass es klappt, oder dagegen.
