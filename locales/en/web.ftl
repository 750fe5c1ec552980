# What only the browser says: pages, buttons, names of controls for screen readers.

## The table

web-seat-empty = free seat
web-hand-mine = Your hand
web-hand-of = { $name }’s hand
web-clue-someone = All clues for { $name }
web-bot-is = Played by { $bot }
web-away = away
web-on-turn = on turn
web-empathy = See this hand as { $name } does
web-empathy-mine = What my cards can still be
web-no-cards = no cards left
web-card-hidden = { $name }’s card { $slot }.
web-event-stood-in = A bot plays for { $name } now.
web-event-returned = { $name } is back.
web-event-seat-offered = { $name } asks { $person } to play on in their place.
    .you = You ask { $person } to play on for you.
web-event-seat-offered-of = { $name } asks { $person } to play on for { $of }.
    .you = You ask { $person } to play on for { $of }.
web-event-offer-declined = The seat was declined.
web-event-offer-dropped = The seat is offered no more.
web-event-seat-taken = { $name } plays for { $of } now.
web-event-seat-own = { $name } has the seat now.
web-event-seat-asked = { $name } would like the seat back.
web-plays-for = for { $name }
web-event-watched = { $name } watches the game.
web-event-watched-beside = { $name } watches the game, from the same connection to the internet as { $players }.
web-event-kept-out-absence = { $name } has been removed from the table: they did not play on.
web-event-kept-out-conduct = { $name } has been removed from the table for their behavior.
web-event-kept-out-others = { $name } has been removed from the table: it is meant for others.
web-event-kept-out-no_reason = { $name } has been removed from the table.
web-event-started = The cards are dealt. { $name } begins.
    .you = The cards are dealt. You begin.
web-tokens-left = { $tokens ->
    [0] No clue is left.
    [one] One clue is left.
   *[other] { $tokens } clues are left.
}
web-firework = { $suit }: { $top } on top, { $next } comes next
web-firework-unlit = { $suit }: nothing yet, { $next } comes first
web-firework-complete = { $suit }: complete
web-firework-dead = { $suit }: { $reach ->
    [one] one card, and it can’t grow any more
   *[other] { $reach } cards, and it can’t grow any more
}
web-counters = Tokens and score
web-tokens = { $most ->
    [one] { $tokens } of one clue token
   *[other] { $tokens } of { $most } clue tokens
}
web-tokens-about = Each clue costs a token, and each discard brings one back.
web-strikes = Strikes: { $strikes } of { $most }
web-strikes-about = { $most ->
    [one] A card that is played and doesn’t fit is a strike. The first one ends the game.
   *[other] A card that is played and doesn’t fit is a strike. Strike { $most } ends the game.
}
web-deck = { $deck ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
web-score = { $points ->
    [one] One point
   *[other] { $points } points
}; at best { $most } can still be reached of { $best }
web-score-about = Each card on a firework is a point.
web-last-turns = Turns left
web-pace = Pace: { $pace }
web-pace-about = How many turns may pass without placing a card while the best score stays in reach
web-tile-gone = turned up already
web-tiles-about = Whoever completes a firework turns up one of these tiles. Which one comes next, nobody knows.
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
web-news = What has happened since your turn
web-why = Why?
web-why-of = Why? { $event }
web-why-did = { $name } says why
web-why-understood = How { $name } understood it
web-actions = What you can do
web-waiting = Waiting for { $name }
web-was-turn = It was { $name }’s turn.
    .you = It was your turn.
web-sending = Sending: { $deed } …
web-unconfirmed = Not confirmed yet: { $deed }
web-withdraw = Withdraw
web-deed-play = play card { $slot }
web-deed-discard = discard card { $slot }
web-deed-clue = clue { $to } { $clue }
web-waiting-line = The connection is lost. You can go on when it is back.
web-ahead = On your turn:
web-ahead-clue = Clue for { $name }, on your turn:
web-prepared = Prepared for your turn: { $deed }
web-prepared-drop = Drop it
web-prepared-dropped = Not done, because the table has changed: { $deed }
web-no-log = The log comes when the game has ended: you want nothing remembered for you.
web-title-turn = Your turn
web-note = Note
web-note-mine = Note on your card { $slot }
web-note-theirs = Note on card { $slot } of { $name }
web-note-mark = What to do with it
web-note-play = play it
web-note-keep = keep it
web-note-discard = it may go
web-note-text = What you think of it
web-note-about = Nobody else sees your notes before the game has ended. Then they stand in the replay.
web-note-save = Save the note
web-note-by = { $name }: { $note }
web-note-against = Your note says: { $note }.
web-notes = Notes
web-choose-card = Your turn: choose one of your cards, or a partner’s card to give a clue.
web-choose-own = Your turn: choose one of your cards. No clue is left.
web-choose-partner = Choose a partner’s card: this clue is free.
web-key-own-first = First choose one of your cards.
web-key-partner-first = First choose a partner’s card.
web-clue-to = Clue for { $name }:
web-other-clues = Other clues
web-play = Play
web-discard = Discard
web-announce = Announce …
web-announce-about = Name the firework of card { $slot }, then it is played. If you are right and it fits, a clue token comes back. If you name another one, it is a strike, even if the card would have fitted.
web-clue-label = Clue { $to } { $clue }: { $cards }
web-yes = Yes
web-back = Back
web-sure-play = Play your card { $slot }?
web-sure-announce = Play your card { $slot } and announce { $suit }?
web-sure-discard = Discard your card { $slot }?
web-sure-deck = Play the last card of the deck unseen?
web-deck-play = Play it unseen
web-put = Put { $card } on its firework
web-shuffle = Shuffle { $card } back into the deck
web-joker-on = Put the joker on the { $suit } firework

## Refusals that only the browser meets. Ids: error-CODE of the protocol, with - for / and _.

error-action-not-your-turn = It is not your turn yet.
error-command-withdrawn = That was taken back and not carried out.
error-table-unknown = There is no such table. Perhaps the link is incomplete.
error-table-full = All seats are taken.
error-table-not-open = That can be done only before the game begins.
error-table-not-running = That can be done only while the game is played.
error-table-too-few = At least two must play: share the link or add a bot.
error-table-too-many = You sit at too many tables. Leave one of them first.
error-table-too-much = This has been done too often at this table. The game can still be played to its end.
error-session-host = The server is not called so. Open it under its own address.
error-table-kept-out = The owner of this table keeps you out.
error-person-unknown = Nobody else who sits at this table or watches it is meant.
error-session-blocked = You can’t come in: { $reason }.
kept-out = whoever runs this server keeps you out until { $until }
kept-out-because = whoever runs this server keeps you out until { $until }: { $why }
error-name-taken = Somebody has a name that looks the same. Choose another one first.
error-table-no-watching = Nobody may watch this game, or too many have watched it already.
error-table-not-owner = Only the person who opened the table can do that.
error-seat-taken = Somebody sits there already.
error-name-invalid = A name has one to 24 visible characters.
error-password-invalid = A password has 8 to 128 characters.
error-account-wrong = There is no account with this name and this password.
error-account-none = That needs an account.
error-account-exists = You have an account already.
error-account-at-table = You sit at a table. Leave it, or finish the game, and try again.
error-connection-too-many = Too many windows are open here at once. Close one of them.
error-rate-limited = That was a little fast. Try again in a moment.
error-session-expired = Your session has ended. Load the page again.
error-server-busy = The server is busy. Try again in a moment.
error-server-too-large = That is too large to be sent.
error-server-not-stored = That could not be stored and has not happened. Try again in a moment.
error-server-internal = Something broke on our side, and it has been noted. Try again.
error-http-not-found = There is nothing at this address.
error-record-not-exportable = { $reason }.
error-why-no-bot = No bot played there at that moment.
error-why-nothing = There is nothing to explain here: bots explain their own moves and how they read the clues of others.
error-branch-step = The game has no such step. Go to one of its steps first.
error-branch-too-long = A branch goes on for at most 150 actions. Go back a little, or begin another.
error-branch-bots = No bot plays where it is somebody’s turn now. Choose a bot, or play that seat yourself.
error-review-not-here = Come to the review first.
error-review-not-leading = Somebody else leads the review. Ask them to give you the lead.
error-review-players = Only who has played this game takes the lead. Ask one of them to give it to you.
error-review-full = There is no room for more people at this review.
error-review-cards = Point at up to 10 cards that lie in the hands.
error-command-stale = Another move came first. Look again, then choose.
error-frame-malformed = The server did not understand what this page said. Load the page again.
error-frame-too-large = That is too long to be sent.
error-frame-binary = The server takes only text.
error-hello-first = The server did not understand how this page began to speak. Load the page again.
error-hello-version = This page is older or newer than the server. Load the page again.
error-session-origin = A page of another site can’t do that here.
error-table-not-finished = The game has not ended yet. What is hidden stays hidden until then.
error-seat-unknown = The table has no such seat.
error-seat-not-seated = Only who sits at the table can do that.
error-seat-present = That player is here, or was a moment ago. Wait a minute.
error-seat-seen-more = Whoever has watched this game, or played at another seat, has seen cards that this seat does not see.
error-seat-empty = Nobody sits there.
error-bot-unknown = There is no such bot here.
error-command-id = The server did not understand what this page asked for. Load the page again.
error-take-back-nothing = You have done nothing that could be taken back.
error-take-back-card-seen = A card has been seen since, and nobody else is there who could agree.
error-take-back-pending = Somebody else has asked for something to be taken back. Answer that first.
error-take-back-not-asked = Nobody asks for anything to be taken back any more.
error-time-settings = That time can’t be agreed. A nudge comes after 10 s to 60 min; a clock begins with 10 s to 3 h, with 0 to 600 s more per action; a move takes 1 to 30 days.
error-time-none = No time is agreed at this table.
error-time-not-out = Whoever is on turn still has time, or is a bot.
error-time-paused = The game is paused. Resume it first.
error-time-no-pause = Nobody asks for a pause any more.
error-talk-silent = While the game is played, this table speaks with clues alone.
error-talk-remarks-only = While the game is played, this table knows only the remarks that are offered.
error-talk-not-your-turn = Somebody else is thinking. Speak when it is your turn.
error-talk-text = That can’t be said: it is empty, too long, or has signs that can’t be shown.
error-talk-unknown = That can’t be reported: nobody else has said it here.
error-people-unknown = Nobody else here has this id, or an account of this name.
error-people-stranger = First play a game to its end together, or ask by the name of the account.
error-people-too-many = That would be too many. Let somebody go first, or send the link.
error-deal-no-challenge = There is no such challenge. The link must be whole, and its game still be kept.
error-deal-seen = This deal is known already: who has played it, watched it or opened its replay can’t play it again.
error-deal-seen-by = { $reason }
deal-seen-by = This deal is known already to { $names }, who has played it, watched it or opened its replay.
error-deal-unseen = Play this deal to its end first: what others did with it is shown then.
error-deal-fixed = The cards of this table are fixed: only who may find and watch it can be changed.
error-deal-seats = This deal needs all of its players: every seat must be taken, one of them by a person.
error-deal-not-played = Only who has played a game to its end can challenge others to play its cards.
error-deal-today = Today everybody plays this deal. From tomorrow you can challenge others with it.
error-deal-no-day = There is no deal of that day.
error-options-unknown-preset = There is no such edition here.
error-options-invalid = These options make no game: { $reason }.
error-action-unknown-word = This game has no such card, color or seat.
error-http-bad-request = The server did not understand the question. Load the page again.
error-server-too-slow = The connection is too slow. It is made again.
error-server-shutting-down = The server is being started again. Wait a moment.
error-web-unanswered = The connection was lost before the answer came. Look whether it was done, and try again.
error-web-not-done = This was not carried out, because the connection was lost. Choose again.
error-web-withdrawn = Withdrawn. If it had arrived before, it will appear in the log.
web-error-lost = The server can’t be reached. Try again in a moment.

## Pages

web-title = Build the finest fireworks of the year together
web-tagline = Hanabi is a game for two to five people who see everybody’s cards but their own. Every edition is here: with friends by a link, or with partners who are always awake.
web-play-now = Play now
web-learn = Learn
web-open-table = Open a table
web-deal-challenge = a challenge
web-deal-day = deal of the day, { $day }
web-deal-waits = This table plays cards that are fixed already: it begins when every seat is taken.
web-people = People
web-invited = { $name } invites you: { $table }
web-invited-seat = { $name } asks you to play on for { $of }: { $table }
web-invited-seat-own = { $name } asks you to play on in their place: { $table }
web-invited-go = To the table
web-invited-decline = Decline
web-today = Deal of the day
web-first-time = New to Hanabi? Read the rules
web-how-many = Players, you included:
web-partners = Partners
web-my-tables = Your tables
web-back-to-table = Back to your table: { $table }
web-open-tables = Open tables
web-more-tables = More tables
web-no-tables = No table is waiting for players right now. Open one and share its link.
web-my-games = Your finished games
web-finished-games = Finished games
web-other-games = Other finished games
web-no-games = No game has been finished yet.
web-seats-taken = Seats taken: { $taken } of { $seats }
web-running = running
web-broken-off = broken off
web-won = won
web-lost = lost
web-your-name = Your name
web-save-name = Save
web-name-about = This is how others see you. Without an account, only this browser knows who you are.
web-account = Account
web-account-or-sign-in = Account, or sign in
web-all-my-games = All my games
web-someone = somebody
web-table = Table
web-replay = Replay
web-home = Kagiya, home
web-language = Language
web-go-dark = Dark
web-go-light = Light
web-help = Help and keys
web-settings = Settings
web-card-any = any { $ranks }
web-close = Close
web-loading = One moment …
web-offline = The connection is lost. Trying again …
web-renewing = There is a newer Kagiya: this page is loaded again. Your place at the table stays yours.
web-to-the-start = Home
web-lost-page = There is nothing here but night.
web-option-is = { $option }: { $value }
web-rules = Rules
web-rules-here = The rules of this table
web-rules-of = The rules of { $edition }
web-rule = The rule
web-rule-of = The rule: { $option }
web-rulings = Where the rules differ
web-conventions = Conventions
web-conventions-of = What { $bot } plays by
web-conventions-foreign = This page is written in English.

## Bots. Ids: bot-NAME; .about says what it is.

bot-companion-4 = Companion IV
    .about = Reads clues as experienced groups do, and among people does what people do most.
bot-companion-3 = Companion III
    .about = Knows all the conventions of experienced players, and tells you why it plays as it does.
bot-companion-2 = Companion II
    .about = Knows play clues and save clues, prompts and finesses, and tells you why it plays as it does.
bot-companion-1 = Companion I
    .about = Knows play clues and save clues, learned in five minutes, and tells you why it plays as it does.
bot-cautious = Cautious
    .about = Plays only what the clues prove, and risks nothing.
bot-savant = Savant
    .about = Speaks a secret language with others of its kind: best when it sits in every other chair.

## Settings

web-theme = Theme
web-theme-auto = as the system
web-theme-dark = night
web-theme-light = paper
web-aid = What cards show
web-aid-full = what they can still be
web-aid-clues = only what was said
web-aid-table = nothing, as around a real table
web-newest = Newest card of a hand
web-newest-right = on the right
web-newest-left = on the left
web-handed = I play with
web-handed-right = the right hand
web-handed-left = the left hand
web-speed = Pace of the partners
web-speed-calm = calm
web-speed-quick = as fast as they can
web-motion = Movement
web-motion-auto = as the system
web-motion-off = none
web-confirm = Ask before each action
web-confirm-about = A second press confirms what you do.
web-sound = Sound
web-sounds = Listen:
web-sound-turn = my turn
web-sound-clue = clue
web-sound-play = play
web-sound-strike = strike
web-sound-five = complete firework
web-sound-end = end
web-notice = Tell me when it is my turn
web-notice-about = Your browser shows a message while you look at something else.
web-notice-denied = Your browser does not allow it. You can change that in its settings for this page.
web-notice-turn = It is your turn at the table.
web-newer = There is a newer Kagiya.
web-newer-load = Load it now

## Opening a table

web-edition = Edition
web-all-editions = All { $count } editions
web-extensions = Extensions
web-advanced = Advanced options
web-seats = Seats
web-seat = Seat { $seat }
web-a-friend = a friend, by the link
web-starter-edition = As the edition says
web-starter-random = Drawn at random
web-starter-draw = Draw at random
web-criterion = By the rules: { $who }.
web-voice = As told in
web-plays-like = Plays the same: { $names }
web-a-friend-about = The seat waits for whoever opens the link.
web-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-listed = Listed
web-listed-about = Everybody finds the table on the first page. Otherwise only who has the link.
web-watch-who = Who may watch
web-watch-nobody = Nobody
web-watch-mine = Everybody, through my eyes
web-watch-seat = Everybody, through the eyes of seat { $seat }
web-watch-delayed = Everybody: all hands, a round later
web-watch-about = Whoever watches is named to all players.
web-watch-here-nobody = Nobody may watch the game.
web-watch-here-seat = Who watches the game sees what { $name } sees, and is named.
web-watch-here-delayed = Who watches the game sees all hands a round later, and is named.
web-watch-eyes = You watch through the eyes of { $name }
web-watch-later = You watch a round later
web-watch-soon = The game has begun. You will see it a round later.
web-rules-line = { $tokens ->
    [one] One clue token
   *[other] { $tokens } clue tokens
}; strike { $strikes } ends the game. Cards: { $deck }, in each hand: { $hand }. { $goal ->
    [score] Best score: { $best }.
   *[other] Only a complete display wins.
}
web-open-this = Open this table

## Before the game

web-invite = Invite others by this link
web-copy-link = Copy
web-copied = Copied
web-share-link = Share
web-kept-for = kept for { $name }
web-sit = Sit here
web-add-bot = Add { $bot }
web-which-bot = Bots
web-free-seat = Free the seat of { $name }
web-get-up = Leave seat
web-start = Begin
web-start-alone = Two must play at least: share the link, or add a bot.
web-start-fewer = Begin with the { $taken } who are here: empty seats are taken away.
web-sit-or-watch = Take a free seat, or stay and watch.
web-full-watch = All seats are taken. You can stay and watch.
web-owner-starts = { $name } will begin the game.
web-closed = This table was closed before a game began.
web-closed-operator = Whoever runs this server has closed this table.
web-keep-out = Remove somebody and keep them out
web-keep-out-whom = Whom
web-keep-out-why = Why
web-keep-out-absence = They don’t play on
web-keep-out-conduct = Their behavior
web-keep-out-others = The table is meant for others
web-keep-out-no_reason = I don’t say
web-keep-out-about = They can neither sit down nor watch here again. Everybody is told who it was and why. In a game a bot plays on for them.
web-keep-out-do = Remove
web-kept-out-here = Kept out: { $names }
web-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}

## Talk

web-talk = Talk
web-talk-new = { $count ->
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
web-talk-empty = Nothing has been said yet.
web-talk-silent = While the game is played, this table speaks with clues alone.
web-talk-turn = Somebody else is thinking. You can speak when it is your turn.
web-talk-to-table = To the table
web-talk-to-watchers = To the others who watch
web-talk-watchers-about = The players read this only after the end.
web-talk-say = Say
web-talk-remarks = Remarks
web-talk-watching = watching
web-talk-more = What you can do about { $name }’s words
web-talk-mute = Show nothing that { $name } says
web-talk-report = Report to whoever runs this server
web-talk-reported = It has been reported.
web-talk-muted = You see nothing that { $name } says.
web-talk-unmute = Show it again
web-event-said = { $name }: { $words }
web-remark-hello = Hello!
web-remark-good_luck = Good luck to us all!
web-remark-know_nothing = I still know nothing about my cards.
web-remark-remember = Do you remember what you were told?
web-remark-thinking = I need a moment to think.
web-remark-back_soon = I’ll be right back.
web-remark-here_again = Here I am again.
web-remark-thanks = Thank you for the game!

## After the game, and replays

web-again = Again
web-watch-replay = Replay
web-keep-picture = Save a picture
web-rematch-open = The next deal is waiting.
web-join-again = Join
web-watch-again = Watch
web-proof = Proof of the deal
web-proof-holds = Proof of the deal: it holds
web-proof-fails = Proof of the deal: it does NOT hold
web-proof-about = Before the first card was dealt, the server promised this deal by a hash. Now it shows the seed: its hash is the promise.
web-stand-up = Let a bot play
web-stand-up-about = A bot plays for you until you come back
web-come-back = Come back
web-seat-ask = Ask for your seat
web-table-menu = Table
web-bot-for = Let a bot play for { $name }
web-bot-for-about = { $bot } plays until the person comes back.
web-end-now = End the game
web-end-now-about = The game ends here, without a result. Nobody else plays but bots.
web-end-ask = Propose to end the game
web-end-ask-about = It ends when all who play and are here agree.
web-take-back = Take back
web-take-back-about = My last action, and what has been done since. A clue comes back at once if nobody has acted since; else the others are asked.
web-taken-back = (taken back)
web-take-back-waits = The others are asked whether it is taken back.
web-take-back-wished = { $name } would like to take the last action back, and what has been done since.
web-take-back-refuse = Let it stand
web-take-back-drop = Let it stand after all
web-end-wished = { $name } would like to end the game.
web-end-agree = Agree
web-end-not = Play on after all
web-end-waits = You have proposed to end the game. The others have to agree.
web-leave-game = Leave the table
web-odds = Card { $slot }: { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
web-back-to-now = Back to now
web-eyes = Eyes
web-eyes-open = all cards open
web-eyes-common = what all know
web-step = Step
web-step-of = Step { $step } of { $end }
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-copy-turn = Link to this turn
web-record = Record
web-same-cards = The same cards: { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Help

web-help-short = You see everybody’s cards but your own. On your turn, play a card, discard one (a clue token comes back), or spend a token and show a partner all their cards of one color or one rank. Each firework is built from 1 to 5.
web-help-marks = Marks
web-help-marks-about = A ribbon marks a card that a clue has touched; a fresh clue draws a brush stroke, a thin one if the card was clued before. Under each card stands what it can still be. On the discard grid a full dot is a discarded copy, and a ring marks the last copy of a card that is still needed. A folded corner marks the oldest card of a hand, wherever it stands. Hold a card, and as long as you hold it you see its hand as its holder does.
web-help-keys = Keys
web-key-tab = Tab
    .about = from one part of the table to the next
web-key-arrows = ← →
    .about = from card to card
web-key-p = P
    .about = play my card; before my turn, prepare it
web-key-d = D
    .about = discard my card; before my turn, prepare it
web-key-c = C
    .about = clue the color of a partner’s card
web-key-v = V
    .about = clue its rank
web-key-clue = 1–5, letters
    .about = clue that rank or color to the hand in focus
web-key-shift = Shift ← →
    .about = move my card in my hand
web-key-e = E
    .about = see a hand as its holder sees it, and back; or only while you hold the key
web-key-n = N
    .about = note something on the card, for myself
web-key-q = Q
    .about = ask a bot why it did the last move, or the one in the log
web-key-a = A
    .about = point at the card, in a review
web-key-u = U
    .about = take my last action back
web-key-l = L
    .about = to the log
web-key-escape = Esc
    .about = step back
web-key-help = ?
    .about = this help

## Time

web-time = Time to think
web-time-about = Shown to everybody before they sit down. Running out of time is never a loss by the rules.
web-time-none = As much as you like
web-time-gentle = A nudge for whoever thinks for long
web-time-strict = A clock for each player
web-time-correspondence = Days for each move
web-time-nudge = Minutes until the nudge
web-time-bank = Minutes on each clock
web-time-increment = Seconds more for each action
web-time-grace = Seconds without a connection, then the others may let a bot play
web-time-days = Days for a move
web-time-when-out = When time is out
web-time-out-tell = Everybody is told
web-time-out-bot = A bot plays the turn
web-time-out-end = The game is broken off
web-time-bot = Which bot plays
web-time-bot-usual = The usual one
web-time-span = { $unit ->
    [d] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
    [h] { $n } h
    [min] { $n } min
   *[s] { $n } s
}
web-time-line-gentle = Who thinks for longer than { $nudge } is nudged; then the others may let a bot play the turn.
web-time-line-strict = Each has { $bank }{ $more ->
    [0] { "" }
   *[other] { " " }and { $increment } more per action
}. When time is out, { $out ->
    [tell] everybody is told, and a bot may be asked to play the turn
    [bot] a bot plays the turn
   *[end] the game is broken off
}. Without a connection a clock stands still; after { $grace } the others may let a bot play the turn.
web-time-line-correspondence = Each has { $days } for a move, and nobody needs to be here meanwhile. After that, { $out ->
    [tell] everybody is told, and a bot may be asked to play the turn
    [bot] a bot plays the turn
   *[end] the game is broken off
}.
web-time-line-bot = It is the bot { $bot }.
web-time-clocks = Clocks
web-time-until = { $name } has until { $when }.
    .you = You have until { $when }.
web-time-held = { $name } has lost the connection: the clock stands still.
    .you = Your clock stands still.
web-time-let-bot = Let a bot play this turn
web-time-minute = You have one minute left.
web-time-ten = You have ten seconds left.
web-pause = Pause
web-pause-about = The game and all clocks stand still when all agree who play and are here.
web-pause-waits = The others are asked for a pause.
web-pause-refuse = No pause
web-pause-drop = No pause after all
web-resume = Resume
web-my-turn = Your turn
web-turn-left = { $left } left
web-turn-late = time is out
