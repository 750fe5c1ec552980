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
web-bot-of = { $name }’s bot
    .you = Your bot
web-event-stood-in = A bot is now playing for { $name }.
web-event-returned = { $name } is back.
web-event-seat-offered = { $name } asks { $person } to take over their seat.
    .you = You ask { $person } to take over your seat.
web-event-seat-offered-of = { $name } asks { $person } to take over { $of }’s seat.
    .you = You ask { $person } to take over { $of }’s seat.
web-event-offer-declined = The offer of the seat was declined.
web-event-offer-dropped = The offer of the seat was withdrawn.
web-event-seat-taken = { $name } now plays for { $of }.
web-event-seat-own = { $name } has taken their seat back.
web-event-seat-asked = { $name } would like their seat back.
web-plays-for = for { $name }
web-event-watched = { $name } is watching the game.
web-event-watched-beside = { $name } is watching the game. They share an internet connection with { $players }, as people in one home do.
web-event-kept-out-absence = { $name } was removed from the table because they stopped playing.
web-event-kept-out-conduct = { $name } was removed from the table because of their behavior.
web-event-kept-out-others = { $name } was removed from the table because it is meant for others.
web-event-kept-out-no_reason = { $name } was removed from the table.
web-event-started = The cards are dealt. { $name } begins.
    .you = The cards are dealt. You begin.
web-tokens-left = { $tokens ->
    [0] No clue tokens are left.
    [one] One clue token is left.
   *[other] { $tokens } clue tokens are left.
}
    .abacus = { $tokens ->
        [0] No Note tokens are left.
        [one] One Note token is left.
       *[other] { $tokens } Note tokens are left.
    }
web-firework = { $suit }: { $top } on top, { $next } is next
web-firework-unlit = { $suit }: empty, { $next } is first
web-firework-any = { $suit }: empty, can begin with { $ranks }
web-firework-complete = { $suit }: complete
web-firework-dead = { $suit }: { $reach ->
    [one] one card, and it can’t be completed
   *[other] { $reach } cards, and it can’t be completed
}
web-counters = Tokens and score
web-tokens-left-half = Clue tokens left: { $tokens }.
web-tokens = { $most ->
    [one] { $tokens } of one clue token
   *[other] { $tokens } of { $most } clue tokens
}
    .abacus = { $most ->
        [one] { $tokens } of one Note token
       *[other] { $tokens } of { $most } Note tokens
    }
web-tokens-about = Each clue costs a token. Each discard regains one.
    .abacus = Each clue turns a Note token to black. Each discard turns one back to white.
web-tokens-about-half = Each clue costs a token. Each discard regains half of one.
web-strikes = Strikes: { $strikes } of { $most }
    .abacus = Storm tokens: { $strikes } of { $most }
web-strikes-hidden = Strikes: hidden until the game ends
web-strikes-about = { $most ->
    [one] Playing a card that doesn’t fit is a strike. The first strike ends the game.
   *[other] Playing a card that doesn’t fit is a strike. Strike { $most } ends the game.
}
    .abacus = { $most ->
        [one] A card that doesn’t fit angers the gods. The first Storm token ends the game.
       *[other] A card that doesn’t fit angers the gods and turns a Storm token. Storm token { $most } ends the game.
    }
web-deck = { $deck ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
web-score-hidden = Score: hidden until the game ends; { $most } of { $best } still possible by the discards
web-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $most } of { $best } still possible
web-score-about = Each card on a firework is worth one point.
web-last-turns = Turns left
web-pace = Pace: { $pace }
web-pace-about = How many turns can still pass without a card being placed before the best possible score drops
web-tile-gone = already turned up
web-tiles-about = These tiles are the reward for completed fireworks. The rule says which fireworks earn one. Their order is secret.
web-tiles = { $count ->
    [0] No bonus tiles are left
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
web-news = What happened since your turn
web-why = Why?
web-why-of = Why? { $event }
web-why-did = { $name } explains
web-why-understood = How { $name } understood it
web-why-general = What I said before about this table
web-hint = Hint
web-hint-of = Hint: { $action }
web-hint-says = What { $bot } says in your seat
web-hints-taken = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
web-actions = Your options
web-waiting = Waiting for { $name }
web-was-turn = It was { $name }’s turn.
    .you = It was your turn.
web-sending = Sending: { $action } …
web-unconfirmed = Not confirmed yet: { $action }
web-withdraw = Withdraw
web-action-play = play card { $slot }
web-action-discard = discard card { $slot }
web-action-clue = clue { $to } { $clue }
web-waiting-line = Connection lost. You can continue when it is back.
web-ahead = On your turn:
web-ahead-clue = Clue for { $name }, on your turn:
web-prepared = Queued for your turn: { $action }
web-prepared-drop = Cancel
web-prepared-dropped = Queued action canceled because the table has changed: { $action }
web-no-log = Memory aids are off, so the log is hidden until the game ends.
web-title-turn = Your turn
web-note = Note
web-note-mine = Note on your card { $slot }
web-note-theirs = Note on { $name }’s card { $slot }
web-note-mark = What to do with it
web-note-play = play
web-note-keep = keep
web-note-discard = can be discarded
web-note-text = Your note
web-note-about = Only you can see your notes during the game. Afterwards they appear in the replay.
web-note-save = Save note
web-note-by = { $name }: { $note }
web-note-against = Your note says: { $note }.
web-notes = Notes
web-choose-card = Your turn: choose one of your cards, or a partner’s card to give a clue.
web-choose-own = Your turn: choose one of your cards. No clue tokens are left.
    .abacus = Your turn: choose one of your cards. No Note tokens are left.
web-choose-partner = Choose a partner’s card: this clue is free.
web-key-own-first = First choose one of your cards.
web-key-partner-first = First choose a partner’s card.
web-clue-to = Clue for { $name }:
web-other-clues = Other clues
web-play = Play
web-discard = Discard
web-announce = Announce …
web-announce-about = Announce the firework of card { $slot }, then play the card. If you are right and the card can be played, you regain a clue token. If you announce the wrong firework, it is a strike, even if the card could have been played.
web-clue-label = Clue { $to } { $clue }: { $cards }
web-yes = Yes
web-back = Back
web-sure-play = Play your card { $slot }?
web-sure-announce = Play your card { $slot } and announce { $suit }?
web-sure-discard = Discard your card { $slot }?
web-sure-deck = Play the last card of the deck without seeing it?
web-deck-play = Play it unseen
web-put = Put { $card } on its firework
web-shuffle = Shuffle { $card } back into the deck
web-joker-on = Put the joker on the { $suit } firework

## Refusals that only the browser meets. Ids: error-CODE of the protocol, with - for / and _.

error-action-not-your-turn = It isn’t your turn yet.
error-command-withdrawn = You withdrew that, so it was not carried out.
error-table-unknown = This table doesn’t exist. The link may be incomplete.
error-table-full = All seats are taken.
error-table-not-open = You can only do that before the game starts.
error-table-not-running = You can only do that during the game.
error-table-too-few = You need at least two players: share the link or add a bot.
error-table-too-many = You are at too many tables. Leave one of them first.
error-table-too-much = You have reached the limit for this at this table. You can still finish the game.
error-session-host = Wrong address for this server. Open it at its public address.
error-table-kept-out = The host has removed you from this table.
error-person-unknown = There is no such player or spectator at this table.
error-session-blocked = You can’t connect: { $reason }.
kept-out = you are banned from this server until { $until }
kept-out-because = you are banned from this server until { $until } ({ $why })
error-name-taken = Someone here has a name that looks the same. Choose another name.
error-table-no-watching = This game doesn’t allow spectators, or has had too many already.
error-table-not-owner = Only the host can do that.
error-seat-taken = This seat is already taken.
error-name-invalid = A name must have 1 to 24 visible characters.
error-name-scripts = A name can’t mix letters of different scripts, which may look alike.
error-password-invalid = A password must have 8 to 128 characters.
error-account-wrong = Wrong name or password.
error-account-wrong-code = Wrong name or recovery code, or the code has been used.
error-account-none = You need an account to do that.
error-account-exists = You already have an account.
error-account-at-table = You are seated at a table. Finish the game or leave the table, then try again.
error-connection-too-many = You have too many windows open here. Close one of them.
error-rate-limited = You’re going too fast. Try again in a moment.
error-session-expired = Your session has expired. Reload the page.
error-server-busy = The server is busy. Try again in a moment.
error-server-too-large = That is too large to send.
error-server-not-stored = The server couldn’t save that, so nothing has changed. Try again in a moment.
error-server-internal = Something went wrong on our side, and we have logged it. Try again.
error-http-not-found = There is nothing at this address.
error-record-not-exportable = { $reason }.
error-file-invalid = This can’t be opened: { $reason }.
error-file-too-many = You have opened as many games as the server keeps for one person. Delete one first.
error-why-no-bot = No bot played in that seat at that moment.
error-why-nothing = There is nothing to explain here. Bots explain their own actions and how they read the clues of others.
error-hint-not-alone = Hints are only for games in which all your partners are bots.
error-hint-fixed-deal = There are no hints for a deal that others play, too.
error-hint-not-taken = First take the hint at the table, on your turn.
error-branch-step = The game has no such step. Go to one of its steps first.
error-branch-too-long = A variation can have at most 150 actions. Go back a little, or start a new one.
error-branch-bots = It is the turn of a player whose seat has no bot. Choose a bot, or play the seat yourself.
error-review-not-here = Join the review first.
error-review-not-leading = Someone else is leading the review. Ask them to hand over the lead.
error-review-players = Only someone who played in this game can take the lead. Ask a player to hand it over.
error-review-full = The review is full.
error-review-cards = You can point at up to 10 cards in the hands shown.
error-review-off = This server doesn’t review games.
error-review-no-turns = This game has no turn to review.
error-review-hidden-plays = Plays were hidden in this game, so a review can’t tell what players knew.
error-command-stale = Another action came first. Look again, then choose.
error-frame-malformed = The page and the server got out of sync. Reload the page.
error-frame-too-large = That is too long to send.
error-frame-binary = The server accepts only text.
error-hello-first = The page and the server got out of sync. Reload the page.
error-hello-version = This page and the server have different versions. Reload the page.
error-session-origin = A page on another site can’t do that here.
error-table-not-finished = The game isn’t over yet. Hidden cards stay hidden until it is.
error-seat-unknown = The table has no such seat.
error-seat-not-seated = Only seated players can do that.
error-seat-present = That player is here, or was a moment ago. Try again in a minute.
error-seat-too-often = Seats of this table have been taken and left too often. Ask its host to open another table.
error-seat-seen-more = You have already seen cards that are hidden from this seat, so you can’t take it.
error-seat-empty = This seat is empty.
error-bot-unknown = This server has no such bot.
error-bot-language = Savants speak a secret language that other bots don’t understand. Seat only Savants, or none.
error-command-id = The page and the server got out of sync. Reload the page.
error-take-back-nothing = You have no action to take back.
error-take-back-card-seen = A card has been seen since then, and no other player is here to agree.
error-take-back-pending = Someone else has asked to take back an action. Answer that first.
error-take-back-not-asked = The request to take back an action is no longer open.
error-time-settings = Invalid time limits. A reminder can come after 10 s to 60 min. A clock can start with 10 s to 3 h and gain 0 to 600 s per action. A correspondence turn can take 1 to 30 days.
error-time-none = This table has no time limits.
error-time-not-out = The player whose turn it is still has time, or is a bot.
error-time-paused = The game is paused. Resume it first.
error-time-no-pause = The request for a pause is no longer open.
error-talk-silent = At this table there is no chat during the game.
error-talk-remarks-only = At this table you can only use quick chat during the game.
error-talk-not-your-turn = Someone else is thinking. You can chat when it is your turn.
error-talk-text = Message not sent: it is empty, too long, or contains unsupported characters.
error-talk-unknown = You can’t report that: it isn’t a message from someone else at this table.
error-talk-no-reaction = You can react only once, and only to the last move of another player.
error-people-unknown = There is no such person or account here.
error-people-stranger = First finish a game together, or use their account name.
error-people-too-many = Your list is full. Remove someone first, or send the link instead.
error-people-many-ask = Too many friend requests are waiting for this person. Finish a game together, or ask again later.
error-push-off = This server sends no notifications.
error-push-subscription = Your browser uses a push service that this server does not know, or its subscription is invalid.
error-deal-no-challenge = This challenge doesn’t exist. The link may be incomplete, or the game may have been deleted.
error-deal-seen = You already know this deal. You can’t play a deal that you have played, watched or replayed.
error-deal-seen-by = { $reason }
deal-seen-by = { $names } can’t play this deal because they have already played, watched or replayed it.
error-deal-unseen = Finish this deal first. Then you can see how others played it.
error-deal-partner = Only one bot plays the deals of the day, so results can be compared.
error-deal-training = A game for training starts at once, with a bot in every other seat.
error-deal-seed = Enter a whole number, or a seed of hanab.live such as p3v0s1 whose variant can be played here.
error-deal-fixed = The cards at this table are fixed. You can only change who can find and watch it.
error-deal-seats = Fill every seat first, at least one of them with a person.
error-deal-not-played = You need to finish a game before you can challenge others with its deal.
error-deal-today = This is the deal of the day. You can challenge others with it from tomorrow.
error-deal-no-day = There is no deal for that day.
error-options-unknown-variant = There is no variant with this name here.
error-options-unknown-preset = This server has no such edition.
error-options-invalid = These options don’t work together: { $reason }.
error-action-unknown-word = This game has no such card, color or seat.
error-http-bad-request = The server could not understand the request. Reload the page.
error-server-too-slow = The connection is too slow. Reconnecting …
error-server-shutting-down = The server is restarting. Please wait a moment.
error-web-unanswered = The connection was lost before the answer came. Check whether it worked, then try again.
error-web-not-done = This was not carried out because the connection was lost. Choose again.
error-web-withdrawn = Withdrawn. If it reached the server first, it will appear in the log.
web-error-lost = Can’t reach the server. Try again in a moment.

## Pages

web-title = Build the finest fireworks of the year together
web-tagline = A cooperative card game for two to five: you see everyone’s cards but your own. Play any edition with friends – just send a link – or with partners who never sleep.
web-credits = Hanabi is a game by Antoine Bauza, illustrated by Albertine Ralenti. For 2 to 5 players aged 8 and over; 20 to 30 minutes.
web-play-now = Play now
web-level-ask = How well do you know Hanabi?
web-level-new = I’m new
web-level-rules = I know the rules
web-level-conventions = I know conventions
web-level-about = Your partners will fit. You can choose others at any time.
web-level-next = You do well with { $bot }. Are you ready for { $next }?
web-level-go = Play with { $next }
web-level-stay = Not yet
web-learn = Learn
web-open-table = Create a table
web-deal-challenge = a challenge
web-deal-training = known deal
web-deal-seed = deal by number
web-deal-seed-number = Deal { $seed }
web-deal-imported = from a file
web-training-about = You knew this deal, so the result doesn’t count.
web-seed-about = The cards of this deal can be known, so the result doesn’t count.
web-train = Play this deal again
web-train-here = Play on from here
web-deal-day = deal of the day, { $day }
web-deal-waits = The cards at this table are fixed. The game starts when every seat is taken.
web-people = People
web-invited = { $name } invites you: { $table }
web-invited-seat = { $name } asks you to play for { $of }: { $table }
web-invited-seat-own = { $name } asks you to take over their seat: { $table }
web-invited-go = Join the table
web-invited-decline = Decline
web-puzzles = Puzzles
web-today = Deal of the day
web-first-time = New to Hanabi? Read the rules
web-how-many = Players (including you):
web-partners = Partners
web-my-tables = Your tables
web-back-to-table = Back to your table: { $table }
web-open-tables = Open tables
web-more-tables = More tables
web-no-tables = No table is waiting for players right now. Create one and share its link.
web-my-games = Your finished games
web-finished-games = Finished games
web-other-games = Other finished games
web-no-games = No games have been finished yet.
web-seats-taken = Seats taken: { $taken } of { $seats }
web-running = playing
web-broken-off = abandoned
web-won = won
web-lost = lost
web-your-name = Your name
web-save-name = Save
web-name-about = Others see you under this name. Without an account, only this browser knows who you are.
web-account = Account
web-account-or-sign-in = Sign in or create an account
web-all-my-games = All my games
web-open-file = Open a game file
web-review-mine = Review a game of mine
web-drop-file = Release to open this game
web-someone = someone
web-player-number = Player { $number }
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
web-loading = Loading …
web-home-offline = You are offline. Lessons work without a connection, and puzzles if you have opened their page before. Games need one and will be back with it.
web-offline = Connection lost. Reconnecting …
web-renewing = Kagiya has been updated, so this page will reload. You keep your seat.
web-to-the-start = Home
web-lost-page = There is nothing here but night. Page not found.
web-option-is = { $option }: { $value }
web-rules = Rules
web-rules-here = The rules of this table
web-rules-of = The rules of { $edition }
web-rule = The rule
web-rule-of = The rule: { $option }
web-rulings = Where the rules differ
web-conventions = Conventions
web-conventions-of = How { $bot } plays
web-conventions-foreign = This page is in English.

## Bots. Ids: bot-NAME; .about says what it is.

bot-companion-4 = Companion IV
    .about = Expert. Reads clues the way experienced groups do and adapts to human partners.
    .manner = Says little and notices everything.
bot-companion-3 = Companion III
    .about = Advanced. Uses all the conventions of experienced players and explains its actions.
    .manner = Calm and a little proud of a good finesse.
bot-companion-2 = Companion II
    .about = Intermediate. Uses play and save clues, prompts and finesses, and explains its actions.
    .manner = Attentive and polite. Likes a plan that needs two clues at most.
bot-companion-1 = Companion I
    .about = Beginner. Uses play and save clues – five minutes to learn – and explains its actions.
    .manner = Eager and cheerful. Thanks you for every clue.
bot-cautious = Cautious
    .about = Plays only what the clues prove and takes no risks.
    .manner = Looks twice, then looks again.
bot-savant = Savant
    .about = Speaks a secret language with its own kind, so it plays best when all partners are Savants.
    .manner = Absent-minded and friendly. Thinks in remainders.

## Settings

web-theme = Theme
web-theme-auto = same as the system
web-theme-dark = night
web-theme-light = paper
web-aid = What cards show
web-aid-full = what they can still be
web-aid-clues = only the clues given
web-aid-table = nothing, as at a real table
web-newest = Newest card in a hand
web-newest-right = on the right
web-newest-left = on the left
web-handed = I play with
web-handed-right = the right hand
web-handed-left = the left hand
web-speed = Bot speed
web-speed-calm = relaxed
web-speed-quick = instant
web-reactions = Reactions
web-reactions-shown = shown
web-reactions-hidden = hidden
web-motion = Animation
web-motion-auto = same as the system
web-motion-off = off
web-confirm = Ask before each action
web-confirm-about = You press a second time to confirm.
web-sound = Sound
web-sounds = Listen:
web-sound-turn = my turn
web-sound-clue = clue
web-sound-play = play
web-sound-strike = strike
web-sound-five = complete firework
web-sound-end = end
web-notice = Notify me when it is my turn
web-notice-about = Your browser shows a notification while you are in another window.
web-notice-denied = Your browser blocks notifications. You can allow them in its settings for this site.
web-notice-turn = It is your turn at the table.
web-newer = A new version of Kagiya is available.
web-newer-load = Update now

## Opening a table

web-edition = Edition
web-all-editions = All { $count } editions
web-variants = Variants of hanab.live
web-variants-about = Other suits, and clues that touch other cards, under the names of that site.
web-seed-deal = Deal by number
web-seed-field = Number or seed
web-seed-say = Everybody who enters the same number plays the same cards. A seed of hanab.live such as p3v0s1 also sets the variant and the seats. The result doesn’t count.
web-variant-search = Search variants
web-variant-random = Choose at random
web-variant-family = Family
web-variant-family-any = all
web-variant-family-suits = Special suits
web-variant-family-rules = Special rules
web-variant-share = Deals that can be won
web-variant-share-any = any number
web-variant-share-nearly = 99 of 100 or more
web-variant-share-most = 90 to 99 of 100
web-variant-share-fewer = fewer than 90 of 100
web-variant-share-unknown = not known
web-variant-share-about = How many deals can be won by a team that knows all cards, counted for variants with the same cards and this number of players. It says nothing about how hard the clues are.
web-variant-winnable = { $name }: a team that knows all cards can win { $won } of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
web-variant-undecided = { $count ->
    [one] One deal is undecided.
   *[other] { $count } deals are undecided.
}
web-variants-found = { $count ->
    [0] No variant matches.
    [one] One variant.
   *[other] { $count } variants.
}
web-variants-more = The first { $count } are shown; type more to find others.
web-extensions = Extensions
web-advanced = Advanced options
web-option-search = Search the options
web-option-none = No option matches.
web-option-range = From { $min } to { $max }
web-seats = Seats
web-seat = Seat { $seat }
web-a-friend = a friend with the link
web-starter-edition = As the edition says
web-starter-random = Chosen at random
web-starter-draw = Choose at random
web-criterion = According to the rules: { $who }.
web-voice = As told in
web-plays-like = Plays the same as: { $names }
web-a-friend-about = Anyone who opens the link can take this seat.
web-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-listed = Public
web-listed-about = Show the table on the home page. Otherwise only people with the link can find it.
web-watch-who = Spectators
web-watch-public = Allowed, see no hands
web-watch-nobody = Not allowed
web-watch-mine = Allowed, see my view
web-watch-seat = Allowed, see the view of seat { $seat }
web-watch-delayed = Allowed, see all hands one round later
web-watch-about-public = Until the game is over, spectators see the fireworks, clues, discards and the log, but no hand. Players can see who is watching.
web-watch-about-alone = Only you and bots play, so spectators see what you see.
web-watch-about-seat = Another player could cheat: in a second browser, they watch this view and see their own cards. Players can see who is watching.
web-watch-about-delayed = A player could cheat: in a second browser, they see their own cards one round later, and many cards stay in a hand for longer. Players can see who is watching.
web-watch-about-nobody = Nobody can watch until the game is over.
web-watch-here-nobody = Spectators are not allowed.
web-watch-here-public = Spectators see no hand until the game is over. If only one person plays, they see what that person sees.
web-watch-here-seat = Spectators see what { $name } sees. Another player could cheat with a second browser that shows their own cards. Players can see who is watching.
web-watch-here-delayed = Spectators see all hands one round later. A player could cheat with a second browser that shows their own cards. Players can see who is watching.
web-watch-eyes = You see what { $name } sees
web-watch-no-hands = You see no hands
web-watch-later = You see the game one round later
web-watch-soon = The game has started. You will see it one round later.
web-rules-line = { $tokens ->
    [one] One clue token
   *[other] { $tokens } clue tokens
}; strike { $strikes } ends the game. Cards: { $deck }, { $hand } in each hand. { $goal ->
    [score] Best score: { $best }.
   *[other] Only a complete display wins.
}
web-open-this = Create this table

## Before the game

web-invite = Invite others with this link
web-copy-link = Copy
web-copied = Copied
web-share-link = Share
web-qr = QR code
web-qr-alt = QR code of the link to this table
web-qr-about = Scan it with a phone’s camera to open the table there.
web-kept-for = reserved for { $name }
web-sit = Sit here
web-add-bot = Add { $bot }
web-which-bot = Bots
web-free-seat = Remove { $name } from this seat
web-get-up = Leave seat
web-start = Start
web-start-alone = You need at least two players. Share the link or add a bot.
web-start-fewer = Start with the seated players ({ $taken }). Empty seats are removed.
web-sit-or-watch = Take a free seat, or stay and watch.
web-full-watch = All seats are taken. You can stay and watch.
web-owner-starts = Waiting for { $name } to start the game.
web-closed = This table was closed before a game started.
web-closed-operator = An administrator closed this table.
web-keep-out = Remove and ban a player
web-keep-out-whom = Player
web-keep-out-why = Reason
web-keep-out-absence = They stopped playing
web-keep-out-conduct = Their behavior
web-keep-out-others = The table is meant for others
web-keep-out-no_reason = No reason given
web-keep-out-about = They can no longer play or watch here. Everyone at the table sees who was removed and why. During a game, a bot plays for them.
web-keep-out-do = Remove
web-kept-out-here = Banned: { $names }
web-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}

## Chat

web-talk = Chat
web-talk-new = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
web-talk-empty = No messages yet.
web-talk-silent = At this table there is no chat during the game.
web-talk-turn = Someone else is thinking. You can chat when it is your turn.
web-talk-to-table = To the table
web-talk-to-watchers = To other spectators
web-talk-watchers-about = Players can’t read this until the game is over.
web-talk-say = Send
reaction-to = React to { $name }’s move
reaction-thanks = Thanks
reaction-well_played = Well played
reaction-surprise = Surprise
reaction-thinking = Thinking
reaction-sorry = Sorry
reaction-laugh = Laughter
web-talk-remarks = Quick chat
web-talk-watching = spectator
web-talk-more = Options for { $name }’s messages
web-talk-mute = Mute { $name }
web-talk-report = Report to the administrators
web-talk-reported = Reported. Thank you.
web-talk-muted = You have muted { $name }.
web-talk-unmute = Unmute
web-event-said = { $name }: { $words }
web-remark-hello = Hello!
web-remark-good_luck = Good luck to us all!
web-remark-know_nothing = I still know nothing about my cards.
web-remark-remember = Do you remember your clues?
web-remark-thinking = I need a moment to think.
web-remark-back_soon = I’ll be right back.
web-remark-here_again = I’m back.
web-remark-thanks = Thank you for the game!

## After the game, and replays

web-again = Rematch
web-watch-replay = Replay
web-keep-picture = Save as picture
web-finale = Finale
web-finale-skip = Show the result
web-rematch-open = The rematch is waiting.
web-join-again = Join
web-watch-again = Watch
web-proof = Proof of the deal
web-proof-holds = Proof of the deal: valid
web-proof-fails = Proof of the deal: NOT valid
web-proof-about = Before dealing, the server published a hash of the seed. Now you can check that the revealed seed matches it.
web-stand-up = Let a bot play
web-stand-up-about = A bot plays for you until you come back
web-come-back = Come back
web-seat-ask = Ask for your seat back
web-table-menu = Table
web-bot-for = Let a bot play for { $name }
web-bot-for-about = { $bot } plays until they come back.
web-end-now = End the game
web-end-now-about = Ends the game now without a score. You are the only person left.
web-end-ask = Propose to end the game
web-end-ask-about = The game ends once every connected player agrees.
web-take-back = Take back
web-take-back-about = Takes back your last action and everything after it. A clue is taken back at once if nobody has acted since. Otherwise the others must agree.
web-taken-back = (taken back)
web-take-back-waits = Waiting for the others to agree to the take-back.
web-take-back-wished = { $name } would like to take back their last action and everything after it.
web-take-back-refuse = Decline
web-take-back-drop = Withdraw request
web-end-wished = { $name } would like to end the game.
web-end-agree = Agree
web-end-not = Keep playing
web-end-waits = You have proposed to end the game. The others must agree.
web-leave-game = Leave the table
web-odds = { $count ->
    [one] Card { $slot } can only be one kind of card
   *[other] Card { $slot } is one of { $count } kinds
}
web-back-to-now = Back to now
web-eyes = View
web-eyes-open = all hands
web-eyes-common = what everyone knows
web-step = Step
web-step-of = Step { $step } of { $end }
web-first = To the start
web-previous = One step back
web-next = One step forward
web-last = To the end
web-copy-turn = Link to this turn
web-record = Record
web-same-cards = The same cards: { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Help

web-help-short = You see everyone’s cards but your own. On your turn, play a card, discard one to regain a clue token, or spend a token to give a partner a clue. A clue shows all their cards of one color or one rank. Each firework is built from 1 to 5.
web-help-marks = Marks
web-help-marks-about = A ribbon marks a card that a clue has touched. A new clue draws a brush stroke, a thin one if the card had a clue before. Below each card you see what it can still be. In the discard grid, a full dot is a discarded copy, and a ring marks the last copy of a card you still need. A folded corner marks the oldest card of a hand. Hold a card to see its hand as its holder does.
web-help-keys = Keys
web-key-tab = Tab
    .about = from one part of the table to the next
web-key-arrows = ← →
    .about = from card to card
web-key-p = P
    .about = play my card (queues it if it isn’t my turn)
web-key-d = D
    .about = discard my card (queues it if it isn’t my turn)
web-key-c = C
    .about = clue the color of a partner’s card
web-key-v = V
    .about = clue its rank
web-key-clue = 1–5, letters
    .about = clue that rank or color to the selected hand
web-key-shift = Shift ← →
    .about = move my card in my hand
web-key-e = E
    .about = see a hand as its holder sees it, and back; hold the key for a quick look
web-key-n = N
    .about = write a private note on the card
web-key-q = Q
    .about = ask a bot to explain its last action, or the selected one in the log
web-key-a = A
    .about = point at the card, in a review
web-key-u = U
    .about = take back my last action
web-key-l = L
    .about = go to the log
web-key-escape = Esc
    .about = go back
web-key-help = ?
    .about = this help

## Time

web-time = Time limits
web-time-about = Everyone sees this before they sit down. Running out of time is never a loss by the rules.
web-time-none = None
web-time-gentle = A reminder for slow turns
web-time-strict = A clock for each player
web-time-correspondence = Days per turn
web-time-nudge = Minutes until the reminder
web-time-bank = Minutes on each clock
web-time-increment = Extra seconds per action
web-time-grace = Seconds offline in a game before the clock runs and others may hand the turn to a bot
web-time-days = Days per turn
web-time-when-out = When time runs out
web-time-out-tell = Everyone gets a message
web-time-out-bot = A bot plays the turn
web-time-out-end = The game is abandoned
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
web-time-line-gentle = After { $nudge } the player gets a reminder, and others may let a bot play the turn.
web-time-line-strict = Each player has { $bank }{ $more ->
    [0] { "" }
   *[other] { " " }plus { $increment } per action
}. When time runs out, { $out ->
    [tell] everyone gets a message, and others may let a bot play the turn
    [bot] a bot plays the turn
   *[end] the game is abandoned
}. A player’s clock stops while they are offline, for { $grace } in the whole game. After that it runs, and others may let a bot play the turn.
web-time-line-correspondence = Each player has { $days } per turn and doesn’t need to stay online. After that, { $out ->
    [tell] everyone gets a message, and others may let a bot play the turn
    [bot] a bot plays the turn
   *[end] the game is abandoned
}.
web-time-line-bot = The bot is { $bot }.
web-time-clocks = Clocks
web-time-until = { $name } has until { $when }.
    .you = You have until { $when }.
web-time-held = { $name } has lost the connection, so their clock is stopped.
    .you = Your clock is stopped.
web-time-let-bot = Let a bot play this turn
web-time-minute = You have one minute left.
web-time-ten = You have ten seconds left.
web-pause = Pause
web-pause-about = The game and all clocks pause once every connected player agrees.
web-pause-waits = Waiting for the others to agree to a pause.
web-pause-refuse = No pause
web-pause-drop = Cancel pause request
web-resume = Resume
web-my-turn = Your turn
web-turn-left = { $left } left
web-turn-late = out of time
