title = Toy
tagline = Secret cards, secret stakes and a claim.
minutes = 2

option-rounds = Rounds
option-rounds-about = How often cards are dealt.
option-start = Who begins the next round
option-start-about = Who was to move or who lost.
option-exact = Exactly
option-exact-about = The claim must be right to the point.

begins = { $seat } begins.
secret-card = { $seat } draws a card in secret.
card = { $seat } has a { $value }.
secret-stake = { $seat } stakes in secret.
stake = { $seat } stakes { $value }.
claims = { $seat } says: { $total } together.
doubts = { $seat } does not believe it.

ask-stake = { $seat }, how much do you stake, at most { $most }?
ask-claim = { $seat }, what do you say?
offer-doubt = do not believe it
offer-stake = stake { $value }
offer-claim = { $total } together

why-over = It is over ({ $rule }).
why-not-now = That is not possible now ({ $rule }).
why-stake = The card does not allow that much ({ $rule }).
why-claim = A claim must be higher, and only a claim can be doubted ({ $rule }).
