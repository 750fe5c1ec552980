# What only the browser says: pages, buttons, names of controls for screen readers.

## The table

web-seat-empty = free seat
web-hand-mine = Your hand
web-hand-of = { $name }’s hand
web-clue-someone = All clues for { $name }
web-bot = bot
web-bot-is = Played by the bot “{ $bot }”
web-away = away
web-on-turn = on turn
web-empathy = See this hand as { $name } does
web-no-cards = no cards left
web-card-hidden = { $name }’s card { $slot }.
web-event-stood-in = A bot plays for { $name } now.
web-event-returned = { $name } is back.
web-event-started = The cards are dealt. { $name } begins.
web-tokens-left = { $tokens ->
    [0] No clue is left.
    [one] One clue is left.
   *[other] { $tokens } clues are left.
}
web-firework = { $suit }: { $top } on top, { $next } comes next
web-firework-unlit = { $suit }: nothing yet, { $next } comes first
web-firework-complete = { $suit }: complete
web-firework-dead = { $suit }: { $reach } cards, and it can grow no more
web-counters = Tokens and score
web-tokens = { $tokens } of { $most } clue tokens
web-strikes = Strikes: { $strikes } of { $most }
web-deck = { $deck ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
web-score = { $points } points; at best { $most } can still be reached of { $best }
web-last-turns = Turns left
web-pace = Pace: { $pace }
web-pace-about = Turns that may be spent without placing a card while the best score stays in reach
web-tiles = { $count ->
    [0] No bonus tile is left
    [one] One bonus tile is face down: { $tiles }
   *[other] { $count } bonus tiles are face down: { $tiles }
}
web-discards = { $count ->
    [0] Discards: none
    [one] Discards: one card
   *[other] Discards: { $count } cards
}
web-pile-cell = { $card }: { $gone } of { $copies } discarded{ $state ->
    [critical] , the last one still needed
    [trash] , no longer needed
   *[needed] {""}
}
web-pile-and-log = Discards and log
web-actions = What you can do
web-waiting = Waiting for { $name }
web-choose-card = Your turn: choose one of your cards, or a partner’s card to give a clue.
web-choose-own = Your turn: choose one of your cards. No clue is left.
web-choose-partner = Choose a partner’s card: this clue is free.
web-clue-to = Clue for { $name }:
web-other-clues = Other clues
web-play = Play
web-discard = Discard
web-announce = or announce it:
web-play-announce = Play it and announce { $suit }
web-clue-label = Clue { $to } { $clue }: { $cards }
web-yes = Yes
web-back = Back
web-sure-play = Play your card { $slot }?
web-sure-announce = Play your card { $slot } and announce { $suit }?
web-sure-discard = Discard your card { $slot }?
web-put = Put { $card } on its firework
web-shuffle = Shuffle { $card } back into the deck
web-joker-on = Put the joker on the { $suit } firework
