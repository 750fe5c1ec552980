# Texts of the table, in the terminal and in the browser: cards, clues, events, refusals, results.
# `.you` speaks to the player who acts, `.to-you` to the player who receives a clue.
#
# Terms, the same in all files. Second person, active voice, American spelling.
#   Game: clue, clue token (you regain one), strike, rank, suit (color for the five base suits), firework, action (play,
#   discard, clue), turn, edition, options, deal (the cards of a game), dud (a card that doesn’t fit). A game is finished,
#   or abandoned. Cards “fit”; a card is the “last copy”, or “no longer needed”.
#   People: player, partner, spectator, host (of a table), administrator (of a server), friend, bot. A host removes a
#   player, who is then banned. Players are online or offline; “connected” where it counts.
#   Table: create, join, leave, take over a seat, take back (noun: take-back), queue an action, pause, reminder, chat,
#   message, quick chat. A table is public or private.
#   Afterwards: replay, review, view (whose cards are shown), variation, rematch, challenge, deal of the day.
#   Programs: server, data directory, home page, record, reload.

## Suits and cards. Ids: suit-NAME, with the English name of the suit; .card is a card of it.

# The letters of suits, as cards and keys have them. A suit that is not listed keeps the letter that records give it, or
# the first of its name that is free. Letters with a meaning as keys (c, v, e, n) are better left out.
suit-letters = white w, red r, blue b, yellow y, green g, purple p, teal t, black k, multicolor m, black-powder k

suit-white = white
    .card = white { $rank }
suit-red = red
    .card = red { $rank }
suit-blue = blue
    .card = blue { $rank }
suit-yellow = yellow
    .card = yellow { $rank }
suit-green = green
    .card = green { $rank }
suit-purple = purple
    .card = purple { $rank }
suit-teal = teal
    .card = teal { $rank }
suit-black = black
    .card = black { $rank }
suit-multicolor = multicolor
    .card = multicolor { $rank }
suit-black-powder = black
    .card = black { $rank }
suit-colorless = colorless
    .card = colorless { $rank }
suit-rainbow = rainbow
    .card = rainbow { $rank }
suit-pink = pink
    .card = pink { $rank }
suit-light-pink = light pink
    .card = light pink { $rank }
suit-brown = brown
    .card = brown { $rank }
suit-omni = omni
    .card = omni { $rank }
suit-null = null
    .card = null { $rank }
suit-muddy-rainbow = muddy rainbow
    .card = muddy rainbow { $rank }
suit-prism = prism
    .card = prism { $rank }
suit-gray = gray
    .card = gray { $rank }
suit-orange = orange
suit-dark-orange = dark orange
    .card = orange { $rank }
suit-dark-rainbow = dark rainbow
    .card = dark rainbow { $rank }
suit-dark-pink = dark pink
    .card = dark pink { $rank }
suit-dark-brown = dark brown
    .card = dark brown { $rank }
suit-dark-omni = dark omni
    .card = dark omni { $rank }
suit-dark-null = dark null
    .card = dark null { $rank }
suit-dark-prism = dark prism
    .card = dark prism { $rank }
suit-gray-pink = gray pink
    .card = gray pink { $rank }
suit-cocoa-rainbow = cocoa rainbow
    .card = cocoa rainbow { $rank }
suit-white-reversed = white reversed
    .card = white reversed { $rank }
suit-colorless-reversed = colorless reversed
    .card = colorless reversed { $rank }
card-other = { $suit } { $rank }
card-group = { $suit } { $ranks }
rank-start = START
clue-rank = { $rank }s
clue-untold-color = “moo”
clue-untold-rank = “oink”
clue-untold = “quack”
clue-odd = odd
clue-even = even
list-more = { $first }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
sentence = { $text }.
sentences-more = { $first } { $next }
with-note = { $text } ({ $note })
touched = { $count ->
    [0] no card
    [one] card { $list }
   *[other] cards { $list }
}

## People

you = You

## What a card is worth

card-trash = no longer needed
card-critical = last copy
card-playable = fits now
card-playable-critical = fits now, last copy
card-mine = Your card { $slot }.
card-mine-open = Your card { $slot }: { $card }
card-theirs = { $name }’s card { $slot }: { $card }
card-oldest = The oldest card in the hand.
card-clued = Clued: { $clues }.
card-unclued = No clue has touched it.
card-can-be = It can be { $cards }.
card-they-know = { $name } knows: { $cards }.

## Events

which-card = card { $slot }
which-deck = the last card of the deck

event-clued = { $name } clues { $to } { $clue }: { $cards }.
    .you = You clue { $to } { $clue }: { $cards }.
    .to-you = { $name } clues you { $clue }: { $cards }.
event-free = The bonus tile pays for it.
event-announced-right = { $name } announces { $suit }, which is right.
    .you = You announce { $suit }, which is right.
event-announced-wrong = { $name } announces { $suit }, but the card belongs to another suit.
    .you = You announce { $suit }, but the card belongs to another suit.
event-played = { $name } plays { $which }: { $card }.
    .you = You play { $which }: { $card }.
event-played-on = { $name } plays { $card } on the { $suit } firework.
    .you = You play { $card } on the { $suit } firework.
event-placed = { $name } puts { $card } on the { $suit } firework.
    .you = You put { $card } on the { $suit } firework.
event-misplayed = { $name } plays { $which }: { $card }. It’s a dud! Strike { $strikes } of { $most }.
    .you = You play { $which }: { $card }. It’s a dud! Strike { $strikes } of { $most }.
    .abacus = { $name } plays { $which }: { $card }. The gods are angry and send a flash from the sky: Storm token { $strikes } of { $most }.
    .abacus-you = You play { $which }: { $card }. The gods are angry and send a flash from the sky: Storm token { $strikes } of { $most }.
event-thrown = { $name } plays { $which } face down.
    .you = You play { $which } face down.
hole-label = Face down
hole-count = { $count ->
    [0] No card has been played face down yet.
    [one] One card has been played face down.
   *[other] { $count } cards have been played face down.
}
hole-about = Fireworks, strikes and score stay hidden until the game ends.
event-discarded = { $name } discards { $which }: { $card }.
    .you = You discard { $which }: { $card }.
event-joker = { $name } plays { $which }, a joker: { $card }. Which firework will it join?
    .you = You play { $which }, a joker: { $card }. Which firework should it join?
event-token = Clue token regained ({ $tokens } now).
    .abacus = A Note token is turned back to white ({ $tokens } now).
event-half-token = Half a clue token regained ({ $tokens } now).
event-token-lost = All clue tokens are available, so the bonus is lost.
    .abacus = All Note tokens are white side up, so the bonus is lost.
event-completed = The { $suit } firework is complete!
event-tile = Bonus tile { $number }: { $name }.
event-tile-lost = Tile { $number } has no effect here.
event-strike-back = A strike is removed: { $strikes ->
    [0] none are left
    [one] one is left
   *[other] { $strikes } are left
}.
event-shuffled-back = One { $card } is shuffled back into the deck.
event-declined = Tile { $number } is not used.
event-tile-instead = Tile 5 has the effect of tile 6, because the deck is empty.
event-final-round = The deck is empty: { $turns ->
    [one] one turn is left
   *[other] { $turns } turns are left, one for each player
}.
event-turn = It is { $name }’s turn.
    .you = It is your turn.
event-drew = { $name } draws { $card }.
    .you = You draw { $card }.
event-drew-hidden = { $name } draws a card.
    .you = You draw a card.
event-ended-left = The game was abandoned: the last player left.
event-ended-timeout = The game was abandoned: no one came back to it.
event-ended-agreed = The players agreed to end the game.
event-ended-operator = An administrator ended the game.
event-ended-out_of_time = The game was abandoned: a player ran out of time.
event-ended-unknown = The game was abandoned.
event-take-back-asked = { $name } asks to take back their last action.
    .you = You ask to take back your last action.
event-take-back-agreed = { $name } agrees.
    .you = You agree.
event-take-back-dropped = { $name } cancels the take-back.
    .you = You cancel the take-back.
event-take-back-late = Not everyone answered, so nothing is taken back.
event-late = Everyone is waiting for { $name }.
    .you = Everyone is waiting for you.
event-hinted = { $name } takes a hint.
    .you = You take a hint.
event-bot-asked = A bot plays this turn for { $name }.
    .you = A bot plays this turn for you, unless you are faster.
event-bot-asked-by = { $by } lets a bot play this turn for { $name }.
    .you = { $by } lets a bot play this turn for you, unless you are faster.
event-pause-asked = { $name } asks for a pause.
    .you = You ask for a pause.
event-pause-dropped = { $name } doesn’t want a pause now.
    .you = You don’t want a pause now.
event-pause-late = Not everyone answered, so there is no pause.
event-paused = The game is paused.
event-resumed = { $name } resumes the game.
    .you = You resume the game.
event-taken-back = { $count ->
    [one] { $name } takes back the last action.
   *[other] { $name } takes back the last { $count } actions.
}
    .you = { $count ->
        [one] You take back your last action.
       *[other] You take back the last { $count } actions.
    }
event-end-wished = { $name } would like to end the game.
    .you = You would like to end the game.
event-end-unwished = { $name } wants to keep playing.
    .you = You want to keep playing.
event-reordered = { $name } rearranges their hand.
    .you = You rearrange your hand.
score-penalty = Each missing card of the { $suit } firework costs a point, so the score can be below zero.
score-parts = { $gained } − { $penalty } for missing cards: { $suit }
score-floor = The score is never below zero.
score-begins-below-zero = The score begins below zero: each missing card of the { $suit } firework costs a point.
over-perfect = Every firework is complete: a perfect display!
over-broken-off = The game was abandoned.
over-finished = The show is over.
over-lost = The game is lost.

## Actions that the rules refuse. The texts follow a colon, or stand alone: then the program adds a capital letter and
## the full stop of `sentence`. The English texts are those of the library; a test compares them.

wrong-action-game-over = the game is over
wrong-action-not-in-hand = that card is not in your hand
wrong-action-all-tokens = you cannot discard while all clue tokens are available; play a card or give a clue
    .abacus = you cannot discard while all Note tokens are white side up; play a card or give a clue
wrong-action-no-clue-token = no clue tokens are left; play or discard a card
    .abacus = no Note tokens are left; play or discard a card
wrong-action-no-such-player = there is no player at that seat
wrong-action-nothing-to-clue = that player has no cards to clue
wrong-action-no-such-clue = that clue cannot be given in this game
wrong-action-empty-clue = that clue would touch no cards; in this game a clue must touch at least one
wrong-action-same-kind-of-clue = in this game color clues and rank clues take turns; the last clue was of the same kind
wrong-action-no-announcements = suits are announced only in the Timed Display; just play the card
wrong-action-no-such-firework = there is no such firework in this game
wrong-action-tile-first = resolve the bonus tile first
wrong-action-joker-first = choose a firework for the joker first
wrong-action-nothing-asked = there is no question to answer now
wrong-action-not-offered = that is not one of the possible answers
wrong-action-tile-asks-color = this bonus tile asks for a color clue
wrong-action-tile-asks-rank = this bonus tile asks for a rank clue
wrong-reorder-forbidden = this game does not allow hands to be rearranged
wrong-reorder-not-the-hand = the new order does not match the hand; list each of its cards once

## Questions

answer-shuffle-back = Shuffle one { $card } back into the deck?
answer-put-into-play = Put { $card } on its firework?
answer-decline = Leave the tile unused?
answer-decline-short = leave it
tile-5-empty-deck = The deck is empty, so you may use the effect of tile 6.
answer-firework = Put the joker on the { $suit } firework?
tile-title = Bonus tile { $number }: { $name }
joker-title = A joker
joker-about = You have turned up { $card }. It fits more than one firework.

## Result

result-title = Game over
result-points = { $most ->
    [one] { $points } of one point
   *[other] { $points } of { $most } points
}
result-placed = { $placed ->
    [0] No cards were placed.
    [one] One card of { $most } was placed.
   *[other] { $placed } of { $most } cards were placed.
}
result-rating = { $body }: “{ $rating }”
proof-commitment = Published before the deal: { $hash }
proof-seed = Seed of the deal: { $seed }

## Labels

label-clues = Clues
    .abacus = Notes
label-strikes = Strikes
    .abacus = Storms
label-deck = Deck
label-score = Points
label-placed = Cards
label-pace = Pace
label-tiles = Tiles
label-discards = Discards
label-log = Log
label-fireworks = Fireworks
title-turn = { $name }’s turn
    .you = Your turn
title-begin = Before the first turn
title-over = The show is over
title-lesson-over = The lesson is over
title-number = Turn { $number }
title-final-round = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
