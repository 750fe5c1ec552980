# What only the terminal says: keys, help, the command line.

## The table

table-welcome = Welcome to the table. Press ? for help.
table-your-turn = Your turn: choose a card.
table-waiting = { $name } is thinking …
table-who-begins = Who begins? Choose a seat.
table-over = The show is over; all cards are open now.
table-own-card = Press p to play this card or d to discard it.
table-choose-own = That is for cards of your own: go there with the arrow keys.
table-choose-partner = To give a clue, choose a card of a partner with the up and down keys.
table-no-card = You have no card there.
table-no-cards-left = There is no card in this hand.
table-not-your-turn = It is not your turn yet.
table-play = Play your card { $slot }?
table-play-quiet = Play your card { $slot } without an announcement?
table-play-announced = Play your card { $slot } and announce { $suit }?
table-discard = Discard your card { $slot }?
table-clue = Clue { $to } { $clue }? It touches { $cards }.
table-too-small = Kagiya needs { $width } columns and { $height } rows; this window has { $has_width } and { $has_height }. Make it larger, or play with --plain.

keys-own = ←→ card  ↑↓ hand  p play  d discard  ⇧←→ move  l log  ? help  q quit
keys-partner = ←→ card  ↑↓ hand  1–5 rank  letter color  Enter clue  l log  ? help  q quit
keys-free-clue = ←→ card  ↑↓ hand  1–5 rank  letter color  Enter clue  ? help  q quit
keys-clue = Enter give it  ←→ other clue  1–5 rank  letter color  Esc back
keys-confirm = Enter yes  Esc back
keys-announce = Enter play  ←→ announce  Esc back
keys-answer = ←→ choose  Enter take it  l log  ? help
keys-begin = ←→ seat  Enter begin
keys-wait = Space hurry  ←→ card  ↑↓ hand  l log  ? help  q quit
keys-over = n new game  ←→ card  ↑↓ hand  l log  ? help  q quit

help-title = Help
help-keys-move = Arrow keys or Tab: choose a hand and a card.
help-keys-own = Your own card: p play, d discard, then Enter. 1–8 choose a card.
help-keys-partner = A partner’s card: 1–5 or a color’s letter shows a clue, c the card’s color, v its rank, Enter gives it, Esc steps back.
help-keys-order = Shift with ← or →, or < and >, moves your card in the hand.
help-keys-more = l log, q quit, Space lets the next partner act at once.
help-signs-sky = Fireworks: R 12·×× has 1 and 2; · can still come, × never will.
help-signs-hands = Under a card: the clues that touched it, • fresh. Your own cards show what you know of them: R?, ?3, ??.
help-signs-discards = Discards: numbers lie there; ! is the last copy of a needed card, - is no longer needed.
help-signs-pace = Pace: turns that may be spent without placing a card while the best score stays in reach.
help-signs-announce = Announcement: choose a firework with ← and → before you play.
help-signs-tiles = Tiles: the numbers of the bonus tiles still face down.
help-signs-letters = Letters: { $letters }.
help-close = Any key closes this.

quit-title = Leave?
quit-question = The game will not be kept. Leave the table?
quit-keys = y or Enter leaves, any other key goes on
log-keys = ↑↓ scroll, any other key closes
result-keys = n new game   l log   q quit   any other key: look at the cards
record-written = The record is in { $file }.

## Errors

error = Error: { $text }
error-lang = There are no texts in “{ $lang }”. There are en, fr and de.
error-terminal = The terminal can’t be used. Try --plain.
error-random = The operating system gives no random numbers: { $reason }. Give a --seed.
error-edition = There is no edition “{ $name }”. “kagiya rules” lists them.
error-edition-near = There is no edition “{ $name }”. Did you mean “{ $near }”? “kagiya rules” lists them.
error-players = “{ $text }” is no number of players: 2 to 5, or 6 where the edition allows it.
error-option = Option “{ $name }”: { $reason }.
error-option-form = “{ $text }” is no option: write NAME=VALUE, as in strikes=2. “kagiya rules” lists them.
error-options = These options make no game: { $reason }.
error-seed-empty = The seed is empty: any words will do.
error-seed-digits = A seed in digits has 64 hexadecimal digits, this one has { $count }. Any words will do as well.
error-seat = There is no seat “{ $text }”: seats are 1 to { $players }, or their letters from A.
error-first-fixed = In this edition seat { $seat } begins, whoever sits there.
