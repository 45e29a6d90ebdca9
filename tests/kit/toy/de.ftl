title = Spielzeug
tagline = Geheime Karten, geheime Einsätze und eine Behauptung.
minutes = 2

option-rounds = Runden
option-rounds-about = So oft wird gegeben.
option-start = Wer die nächste Runde beginnt
option-start-about = Wer am Zug war oder wer verloren hat.
option-exact = Genau
option-exact-about = Die Behauptung muss auf den Punkt stimmen.

begins = { $seat } beginnt.
secret-card = { $seat } zieht verdeckt eine Karte.
card = { $seat } hat eine { $value }.
secret-stake = { $seat } setzt verdeckt.
stake = { $seat } setzt { $value }.
claims = { $seat } sagt: zusammen { $total }.
doubts = { $seat } glaubt es nicht.

ask-stake = { $seat }, wie viel setzt du, höchstens { $most }?
ask-claim = { $seat }, was sagst du?
offer-doubt = nicht glauben
offer-stake = { $value } setzen
offer-claim = zusammen { $total }

why-over = Es ist vorbei ({ $rule }).
why-not-now = Das geht jetzt nicht ({ $rule }).
why-stake = So viel erlaubt die Karte nicht ({ $rule }).
why-claim = Eine Behauptung muss höher sein, und bezweifeln lässt sich nur eine ({ $rule }).
