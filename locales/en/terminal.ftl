# What only the terminal says: keys, help, the command line.

## The table

table-welcome = Welcome to the table. Press ? for help.
table-partners = Partners: { $partners }.
table-your-turn = Your turn: choose a card.
table-waiting = { $name } is thinking …
table-who-begins = Who begins? { $name }.
table-criterion = The edition says: { $who }.
table-over = The show is over; all cards are open now.
table-own-card = Press p to play this card or d to discard it.
table-choose-own = That is for cards of your own: go there with the arrow keys.
table-choose-partner = To give a clue, choose a card of a partner with the up and down keys.
table-no-card = You have no card there.
table-no-cards-left = There is no card in this hand.
table-not-your-turn = It is not your turn yet.
table-play = Play your card { $slot }?
table-your-turn-deck = Your turn: choose a card, or press u to play the last card of the deck unseen.
table-play-deck = Play the last card of the deck unseen?
table-play-quiet = Play your card { $slot } without an announcement?
table-play-announced = Play your card { $slot } and announce { $suit }?
table-discard = Discard your card { $slot }?
table-clue = Clue { $to } { $clue }? It touches { $cards }.
table-too-small = Kagiya needs a window of { $width } × { $height } characters; this one has { $has_width } × { $has_height }. Make it larger, or play with --plain.

keys-own = ←→ card  ↑↓ hand  p play  d discard  ⇧←→ move  e why  ? help  q quit
keys-partner = ←→ card  ↑↓ hand  1–5 rank  letter color  Enter clue  e why  ? help
keys-free-clue = ←→ card  ↑↓ hand  1–5 rank  letter color  Enter clue  ? help  q quit
keys-clue = Enter give it  ←→ other clue  1–5 rank  letter color  Esc back
keys-confirm = Enter yes  Esc back
keys-announce = Enter play  ←→ announce  Esc back
keys-answer = ←→ choose  Enter take it  l log  ? help
keys-begin = ←→ seat  Enter begin
keys-wait = Space hurry  ←→ card  ↑↓ hand  e why  l log  ? help  q quit
keys-lesson = Space read on  F2 the rule  ←→ card  ↑↓ hand  l log  ? help  q quit
keys-lesson-own = ←→ card  ↑↓ hand  p play  d discard  F2 the rule  ? help  q quit
keys-lesson-partner = ←→ card  ↑↓ hand  1–5 rank  letter color  Enter clue  F2 the rule
keys-lesson-over = n next lesson  F2 the rule  ←→ card  ↑↓ hand  l log  q quit
keys-lesson-last = F2 the rule  ←→ card  ↑↓ hand  l log  q quit
keys-over = n new game  ←→ card  ↑↓ hand  e why  l log  ? help  q quit

help-title = Help
help-keys-move = Arrow keys or Tab: choose a hand and a card.
help-keys-own = Your own card: p play, d discard, then Enter. 1–8 choose a card.
help-keys-partner = A partner’s card: 1–5 or a color’s letter shows a clue, c the card’s color, v its rank, Enter gives it, Esc steps back.
help-keys-order = Shift with ← or →, or < and >, moves your card in the hand.
help-keys-more = e explains what partners did and how they understood your clue. l log, q quit, Space lets the next partner act at once.
help-signs-sky = Fireworks: R 12·×× has 1 and 2; · can still come, × never will.
help-signs-hands = Under a card: the clues that touched it, • fresh. Your own cards show what you know of them: R?, ?3, ??.
help-signs-discards = Discards: numbers lie there; ! is the last copy of a needed card, - is no longer needed.
help-signs-pace = Pace: how many turns may pass without placing a card while the best score stays in reach.
help-signs-announce = Announcement: choose a firework with ← and → before you play.
help-signs-tiles = Tiles: the numbers of the bonus tiles still face down.
help-signs-letters = Letters: { $letters }.
help-close = Any key closes this.

quit-title = Leave?
quit-question = The game will not be saved. Leave the table?
quit-keys = y or Enter leaves, any other key goes on
label-since = Since your turn
label-since-more = Since your turn (l shows all)
log-keys = ↑↓ scroll, any other key closes
result-keys = n new game   l log   q quit   any other key: look at the cards
record-written = The record is in { $file }.

## Errors

error = Error: { $text }
error-lang = Kagiya does not speak “{ $lang }”. It speaks { $all }.
error-terminal = The terminal can’t be used: { $reason }. Try --plain.
error-random = The operating system gives no random numbers: { $reason }. Give a --seed.
error-edition = There is no edition “{ $name }”. “kagiya rules” lists them.
error-edition-near = There is no edition “{ $name }”. Did you mean “{ $near }”? “kagiya rules” lists them.
error-lesson = There is no lesson “{ $name }”; there are { $all }.
error-lesson-near = There is no lesson “{ $name }”; did you mean “{ $near }”? There are { $all }.
error-players = “{ $text }” is not a number of players: 2 to 5, or 6 where the edition allows it.
error-option-form = “{ $text }” is not an option: write NAME=VALUE, as in strikes=2. “kagiya rules” lists the options.
error-options = These options make no game: { $reason }.
error-bot = There is no bot “{ $name }”. There are { $all }.
error-bot-near = There is no bot “{ $name }”. Did you mean “{ $near }”? There are { $all }.
error-convention = There is no convention “{ $name }”. There are { $all }.
error-convention-twice = Of “{ $name }” something is said already: name each convention once.
error-seed-empty = The seed is empty: any words will do.
error-seed-digits = A seed in digits has 64 hexadecimal digits; this one has { $count }. Any words will do as well.
error-seat = There is no seat “{ $text }”: seats are 1 to { $players }, or their letters from A.
error-first-fixed = In this edition seat { $seat } begins, whoever sits there.
error-input-ended = the input ended before the game did.

## By lines of text

plain-you = you
plain-welcome = Kagiya: { $edition }. At the table sit { $names }.
plain-first = The edition lets { $who } begin; here that is you, unless --first says otherwise.
plain-help-hint = Type help for the commands. Cards count from the oldest, which is card 1.
plain-counters = { $tokens ->
    [0] No clue token
    [one] One clue token
   *[other] { $tokens } clue tokens
}, { $strikes ->
    [0] no strike
    [one] one strike
   *[other] { $strikes } strikes
} of { $most }, { $deck ->
    [0] no card
    [one] one card
   *[other] { $deck } cards
} in the deck.
plain-points = { $points ->
    [one] One point
   *[other] { $points } points
} so far, { $most } at best.
plain-final-round = { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns are left, this one included.
}
plain-firework = The { $suit } firework stands at { $rank }.
plain-firework-empty = The { $suit } firework has not begun.
plain-firework-complete = The { $suit } firework is complete.
plain-firework-dead = It can’t grow any more.
plain-tiles = { $count ->
    [0] No bonus tile is left.
   *[other] Bonus tiles still face down: { $tiles }.
}
plain-holds = { $name } holds, oldest first: { $cards }.
plain-no-cards = { $name } holds no cards.
plain-card-clued = { $card } (clued { $clues })
plain-hand-empty = You hold no cards.
plain-hand = { $count ->
    [one] You hold one card.
   *[other] You hold { $count } cards, oldest first.
}
plain-hand-moved = Your hand, in the order that you gave it. The oldest is card { $oldest }.
card-groups = { $first }; { $rest }
plain-own-clued = Card { $slot } is clued { $clues }; { $left ->
    [one] it is { $cards }
   *[other] it can be { $cards }
}.
plain-own-unclued = Card { $slot } is not clued; { $left ->
    [one] it is { $cards }
   *[other] it can be { $cards }
}.
plain-own-unknown = Card { $slot }: nothing is known.
plain-discards = Discarded { $suit }: { $ranks }.
plain-discards-empty = The discard pile is empty.
plain-critical = Last copies of needed cards: { $cards }.
plain-log-empty = Nothing has happened yet.
plain-ask-deck = You may also say play deck: it plays the last card of the deck unseen.
plain-ask-clue = Give the clue as usual; it costs no token.
plain-ask-back = Say back and a card: { $items }.
plain-ask-put = Say put and a card: { $items }.
plain-ask-firework = Say firework and a suit: { $items }.
plain-ask-decline = Or say decline to leave the tile unused.
plain-input-ended = The input has ended, so the game stops here.
plain-goodbye = You leave the table. Goodbye.
plain-after = You may still ask: why, table, log. An empty line or quit leaves.
lesson-how = Type what you do: “clue Kaze 1”, “play 2”, “discard 1”. Cards count from the oldest, which is card 1. “rule” tells the rule that is spoken of, “help” all commands.
lesson-next = Next: { $lesson }. An empty line begins it, quit leaves.
lesson-no-rule = No rule of its own belongs to this step.
lesson-rule-close = Any key closes the rule.
plain-not-understood = That was not understood. Type help for the commands.
plain-no-such-card = You have no card “{ $text }”: your cards are numbered from 1 to { $count }.
plain-no-such-partner = There is no partner “{ $text }”: clue { $names }.
plain-no-such-clue = There is no clue “{ $text }”: name { $colors }, or a number from 1 to { $most }.
plain-no-such-suit = There is no suit “{ $text }” in this game.
plain-no-such-print = There is no card “{ $text }” in this game: name suit and rank, as in “red 3” or “r3”.

# Words for commands besides the English ones, parted by blanks.
command-play = play p
command-discard = discard d
command-clue = clue c
command-put = put
command-back = back
command-firework = firework
command-decline = decline
command-order = order
command-hand = hand h
command-table = table t
command-discards = discards pile
command-log = log l
command-why = why w
command-rule = rule
command-help = help
command-quit = quit q exit

plain-help-play = play 2, or p2: play your card 2.
plain-help-announce = play 2 red, or p2=r: announce red and play your card 2.
plain-help-discard = discard 1, or d1: discard your card 1.
plain-help-clue = clue { $name } { $color }, or { $seat }{ $letter }; clue { $name } { $rank }, or { $seat }{ $rank }: give a clue.
    .ranks = clue { $name } { $rank }, or { $seat }{ $rank }: give a clue.
plain-help-put = put red 3: answer a bonus tile that puts a discarded card into play.
plain-help-back = back red 3: answer a bonus tile that shuffles a discarded card into the deck.
plain-help-firework = firework red: choose the firework for a joker.
plain-help-decline = decline: leave a bonus tile unused, where that is allowed.
plain-help-order = order 2 1 3 4 5: put your hand in another order.
plain-help-hand = hand: what is known of your cards.
plain-help-table = table: fireworks, all hands, tokens.
plain-help-discards = discards: the discard pile.
plain-help-log = log: everything that has happened.
plain-help-why = why: why the last partner acted so, and how your last clue was understood; why 2: the action before, and so on.
plain-help-rule = rule: the rule that this step of the lesson is about.
plain-help-help = help: this list.
plain-help-quit = quit: leave the game.

## Why partners did what they did

why-title = Why?
why-keys = ← earlier  → later  ↑↓ scroll, any other key closes
why-nothing = No partner has done anything yet that could be explained.
why-no-such = { $count ->
    [one] Only one action can be asked about: why 1.
   *[other] Only { $count } actions can be asked about: why 1 is the last one.
}
why-none = { $name } gives no reasons.
why-understood = How { $name } understood it:
why-same = { $count ->
    [one] { $names } understood it in the same way.
   *[other] { $names } each understood it in the same way.
}

## kagiya rules

rules-editions = Editions, by their sources. Choose one with --edition NAME.
rules-options = Options. Change one with --option NAME=VALUE.
rules-hint = “kagiya rules show NAME” explains an edition or an option.
rules-source = Source: { $source }.
rules-sources = Sources: { $sources }.
rules-sources-more = { $first }; { $next }
rules-rulings = Rulings: { $rulings }.
rules-builds-on = Builds on: { $base }.
rules-builds-on-defaults = Builds on the defaults.
rules-differences = Options that differ from the defaults:
rules-difference = { $title } ({ $option }): { $value }
rules-value-more = { $value }: { $more }
rules-no-differences = Every option has its default.
rules-players-default = Default: { $play } in kagiya play and in the browser; { $file } in a file that says nothing of it.
rules-default = Default: { $value }.
rules-suffix-default = yes where black is in the game
rules-none = none
rules-values = Values:
rules-used-by = Editions that change it, and their sources:
rules-suits = Suits, with their cards:
rules-suit-cards = { $letter } { $suit }: { $cards }
rules-suit-up = built upwards
rules-suit-down = built downwards
rules-suit-own-color = has a color clue of its own
rules-suit-no-color = no color clue touches it
rules-suit-all-colors = touched by every color clue, never named
rules-suit-other-colors = touched by clues of other colors
rules-suit-penalty = each missing card costs a point
rules-suit-joker = stands in for cards of other suits
rules-hand-size = { $cards ->
    [one] one card
   *[other] { $cards } cards
} for { $players }
rules-numbers = Cards: { $cards }. Clue tokens: { $tokens }. The game ends at strike { $strikes }. { $goal ->
    [score] Best score: { $most }.
   *[other] Only a complete display wins.
} Hands, by the number of players: { $hands }.
rules-play-hint = Play it: kagiya play --edition { $name }
check-passed = { $id } passed: { $name }
check-failed = { $id } failed: { $name }
check-broken = { $id } can’t be played: { $name }
check-summary = { $all ->
    [one] { $failed ->
        [0] The scenario passed.
       *[other] The scenario did not pass.
    }
   *[other] { $failed ->
        [0] All { $all } scenarios passed.
        [one] One of { $all } scenarios did not pass.
       *[other] { $failed } of { $all } scenarios did not pass.
    }
}

## kagiya bench

bench-head = players        games/s        steps/s   checksum
bench-perft = depth { $depth }: { $nodes } sequences, { $speed } a second

error-name = There is no edition and no option “{ $name }”. “kagiya rules” lists them.
error-name-near = There is no edition and no option “{ $name }”. Did you mean “{ $near }”? “kagiya rules” lists them.
error-file-read = { $file } can’t be read: { $reason }.
error-file-write = { $file } can’t be written: { $reason }.
error-file-content = { $file }: { $reason }.
error-seconds = “{ $text }” is not a time in seconds: give a number above zero, at most a day.

## The command line

help = Hanabi for people, bots and researchers. Without a command, it opens a table for browsers.
help-usage = Usage:
usage-unknown = there is no option { $argument } here
usage-command = there is no command “{ $name }”
usage-moved = “{ $name }” has moved: run kagiya-loadtest { $name }
usage-no-command = a command is missing: { $known }
usage-no-value = { $argument } needs a value
usage-value = “{ $value }” does not fit { $argument }
usage-value-of = “{ $value }” does not fit { $argument }: { $known } would
usage-missing = something is missing: { $argument }
usage-twice = { $argument } stands there twice
usage-conflict = { $argument } and { $other } can’t stand together
usage-equals = { $argument } needs an equals sign before its value
usage-many-values = “{ $value }” is one value too many for { $argument }
usage-no-text = an argument is no text: some of its bytes are not UTF-8
usage-near = Did you mean { $near }?
usage-help = More: kagiya --help
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = Language of all texts: { $all } (default: that of the environment)
help-no_color = No colors; so does the variable NO_COLOR
help-help = Print help
help-version = Print the version
help-exit-codes = Exit codes: 0 all is well; 1 a check failed; 2 wrong usage, unknown edition or options that make no game; 3 a file or the terminal can’t be used, or a file is no valid record; 4 the input ended before the game.
help-play = Play with partners in the terminal
help-play-edition = Edition, by its name in “kagiya rules” (default: original)
help-play-players = How many play, you included (default: 3)
help-play-option = Change an option of the edition, as in strikes=2; may be repeated
help-play-seed = Seed of the deal: 64 hexadecimal digits, or any words (default: by chance)
help-play-seat = Your seat, from 1, or random (default: 1)
help-play-first = The seat that begins, where the edition lets the table choose
help-play-bots = Partners, parted by commas and repeated around the table: { $partners } (default: { $default_partner }, whose conventions are learned in five minutes)
help-play-conventions = What the table states about how it is played, parted by commas: { $conventions } (default: nothing; companions find out)
help-play-plain = Play by lines of text, for screen readers, pipes and scripts
help-play-record = Write the record of the game to this file when it ends
help-learn = Learn the game in the terminal, with a partner and a coach
help-learn-lesson = Which lesson: { $lessons } (default: first, then the others)
help-learn-plain = Learn by lines of text, for screen readers, pipes and scripts
help-rules = List editions and options
help-rules-json = List editions and options as JSON
help-rules-show = Print the whole rules of an edition, or explain an option
help-rules-show-name = Name of an edition or an option
help-rules-show-players = For this many players (default: 3)
help-rules-check = Play the scenarios of a file and compare; exit code 1 if one fails
help-rules-check-file = Scenario file (JSON), or - for the standard input
help-replay = Show a recorded game turn by turn
help-replay-file = A record, or a game of hanab.live (JSON), or - for the standard input
help-replay-turn = Show the table after this many turns (0: after the deal) instead of the list
help-replay-json = As JSON
help-bench = Measure the speed of the engine
help-bench-rules = Random legal play on one core
help-bench-rules-json = As JSON
help-bench-rules-players = Only this many players (default: 2 to 5)
help-bench-rules-seconds = Seconds for each number of players (default: 2)
help-bench-perft = Count all sequences of actions
help-bench-perft-edition = Edition (default: original)
help-bench-perft-players = How many play (default: 3)
help-bench-perft-option = Change an option of the edition; may be repeated
help-bench-perft-seed = Seed of the deal
help-bench-perft-depth = How many actions deep (default: 4)
help-bench-perft-json = As JSON

## kagiya replay

replay-title = { $edition }, with { $names }.
replay-title-own = Own rules
replay-state = After { $turn ->
    [0] the deal
    [one] one turn
   *[other] { $turn } turns
}
replay-unfinished = The record ends here; the game does not.
replay-points = { $points ->
    [one] One point
   *[other] { $points } points
} so far.
error-turn = There is no turn { $turn }: the game has { $most }.
help-replay-game = Which game of a file that holds several, from 1
error-many-games = { $count ->
    [one] This file holds one game.
   *[other] This file holds { $count } games: choose one with --game, from 1 to { $count }
}
error-game = There is no game { $game }: the file holds { $count }
error-no-record = it is neither a record of Kagiya nor a game of hanab.live: a JSON object was expected
replay-broken-off = The table broke the game off.
replay-broken-off-left = The game was broken off: a player left.
replay-broken-off-timeout = The game was broken off: time ran out.
replay-broken-off-agreed = The players agreed to break the game off.

## kagiya serve

serve-open = Kagiya is open: { $url }
serve-kept = Tables and games are kept in { $folder }
serve-loopback = Only this machine can connect; --listen 0.0.0.0:{ $port } lets everybody in your network.
serve-stop = Ctrl-C closes it; nothing is lost.
serve-cant-listen = can’t listen at { $address }: { $reason }. --listen names another address
serve-cant-keep = can’t keep anything in { $folder }: { $reason }. --data names another folder
serve-cant-use = can’t use the data in { $folder }: { $reason }
serve-newer-data = it is in format { $found }, and this release knows formats up to { $known }: use the release that wrote it, or a later one; nothing has been changed
serve-in-use = another server uses it: stop that one first, or name another folder with --data
serve-read-only = the folder can’t be written ({ $reason }): the user of the server must own it and all that is in it, on a disk that can be written
serve-gone = it belongs to a house whose database is gone or empty: put kagiya.db back from a backup, or remove kagiya.id to begin with an empty house
serve-other-house = kagiya.db belongs to another house: put the right one back, or remove kagiya.id if this one is meant
serve-keys-gone = kagiya.keys is gone: put it back, without it no game in the database can be opened
serve-log-gone = the server did not stop in peace, and kagiya.db-wal, which holds what was stored last, is not there: put both files back, or restore a backup
serve-damaged = kagiya.db is damaged: restore a backup ({ $reason })
serve-not-ours = kagiya.db is a database of another program; nothing has been changed
serve-cant-use-database = can’t use the database: { $reason }
nats-address = an address of NATS looks like nats://HOST:4222
nats-no-answer = the other servers can’t be reached over NATS: { $reason }. Check --bus, and whether NATS is running
postgres-address = an address of a database looks like postgres://USER@HOST/DATABASE
postgres-no-answer = no PostgreSQL answers at { $place } ({ $reason }). Is it running, and may this machine connect?
postgres-login = PostgreSQL refuses the user “{ $user }”. Check the name, the password and pg_hba.conf
postgres-no-database = there is no database “{ $name }”: make one with createdb
postgres-too-old = PostgreSQL { $found } is too old: it must be 15 or later
postgres-foreign = it holds tables of another program: make a database for Kagiya alone
postgres-no-right = the user lacks a right there ({ $reason }): it should be the owner of the database
postgres-tls = connections to PostgreSQL are not encrypted here: use a Unix socket, a loopback address or a tunnel, and leave out sslmode
postgres-read-only = it can only be read: name the primary server, not a copy of it
serve-cant-log = can’t log “{ $levels }”: --log takes a level, or parts as in warn,kagiya_server=debug
help-serve = Open tables for browsers and bots (what kagiya does without a command)
help-serve-listen = Where to listen; 0.0.0.0:PORT lets everybody in the network connect
help-serve-data = The folder where tables, people and finished games are kept; it is made if it is not there
help-serve-store = The PostgreSQL database where they are kept instead, as in postgres://USER@HOST/DATABASE; several servers can share it. Keep a password in the variable KAGIYA_STORE, where other users of the machine can’t see it
help-serve-bus = The NATS server over which servers with the same database speak with each other, as in nats://HOST:4222; people then play with each other whichever server they are connected to. Keep a password in the variable KAGIYA_BUS
help-serve-node = What this server is called among several, in their logs
help-serve-public_url = The address under which people reach the server, as in https://hanabi.example; pages of other sites can’t connect
help-serve-trust_proxy = Take the address of a client from the header X-Forwarded-For, which a proxy in front must set
help-serve-metrics = Where programs that watch over the server read what it counts, at /metrics
help-serve-admin = The socket where the running server takes what kagiya admin asks for; kagiya.sock in the folder of the data without it. Only the server’s own user can use it
help-serve-bot_pause = How long a bot waits before it acts while somebody watches, in milliseconds
help-serve-bot_deadline = How long a bot may think, in milliseconds
help-serve-web = Read the browser client from this folder at every request: for its development
help-serve-log = What to log: error, warn, info, debug or trace, also by part, as in warn,kagiya_server=debug
help-serve-log_format = How to write the log: lines for people, or JSON objects

## kagiya admin

help-data = The folder of the server’s data (default: kagiya-data)
help-store = The PostgreSQL database, if the server keeps its data there: postgres://USER@HOST/DATABASE, or in the variable KAGIYA_STORE
help-socket = The socket of the running server, if it has another than kagiya.sock in its folder; or in the variable KAGIYA_ADMIN
help-json = Answer as JSON
help-admin = Look after a server, while it runs or stands still
help-admin-status = Say how the server does: what it holds, who is connected, what waits, which limits were reached
help-admin-people = List who is connected, with their addresses
help-admin-tables = List tables: those that are open or where a game is played, without --stage
help-admin-tables-stage = Only tables of this stage: open, running, finished or closed
help-admin-tables-person = Only tables where this person sits
help-admin-tables-older_than = Only tables that were opened, or ended, at least so long ago, as in 30d or 12h
help-admin-tables-limit = At most so many (default: 200)
help-admin-close = End what goes on at a table; everybody there is told that whoever runs the server ended it
help-admin-close-table = The id of the table
help-admin-remove = Remove tables with all that belongs to them; what goes on there ends first
help-admin-remove-tables = The ids of the tables
help-admin-block = Keep a guest or an address out for a time, and end their connections
help-admin-block-kind = What the name is: guest or address
help-admin-block-name = The name or id of a guest, or an address; of an IPv6 address the first 64 bits count
help-admin-block-for = For how long, as in 2d or 12h
help-admin-block-why = Why, in words that they are shown
help-admin-unblock = Let somebody in again
help-admin-unblock-kind = What the name is: guest or address
help-admin-unblock-name = The name or id of a guest, or an address
help-admin-blocks = List who is kept out, until when and why
help-admin-backup = Write a copy of everything into a new file, and check it; the server goes on meanwhile
help-admin-backup-file = The file; the server itself writes it
help-admin-restore = Put a copy in the place of the data; stop the server first
help-admin-restore-file = The copy
help-admin-restore-keys = The file of keys that belongs to the copy, if the folder has another one
help-admin-restore-replace = Also where there are tables already: their files are kept beside it under another name
help-admin-purge = Remove old tables: games that have ended, and tables where none has begun
help-admin-purge-older_than = How long nothing has happened there, as in 90d or 12h
help-admin-purge-finished = Only games that have ended
help-admin-purge-abandoned = Only tables where no game has begun
help-admin-purge-dry_run = Only say what would be removed
help-admin-rotate-keys = Seal the deals of new games with a new key; the old keys stay for the games that go on
help-admin-rotate-keys-sessions = End all sessions instead: everybody becomes a new guest
help-admin-copy = Copy everything from the folder into the empty PostgreSQL database of --store, all or nothing; stop the server first
admin-socket = the socket { $socket } can’t be used ({ $reason }): only the user of the server and root may use it
admin-tables =
    { $count ->
        [0] No table.
        [one] One table.
       *[other] { $count } tables.
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · people: { $people } · bots: { $bots } · events: { $events }
admin-stage-open = open
admin-stage-running = running
admin-stage-finished = finished
admin-stage-closed = closed
admin-closed = What went on there has ended, and everybody there has been told.
admin-closed-already = Nothing goes on there any more.
admin-blocked = { $who } is kept out until { $until }.
admin-unblocked = { $who } may come in again.
admin-blocks =
    { $count ->
        [0] Nobody is kept out.
        [one] One is kept out.
       *[other] { $count } are kept out.
    }
admin-backup = { $file } is written and checked: { $size }.
admin-counts = Tables: { $open } open, { $running } running, { $finished } finished, { $closed } closed. People: { $people }.
admin-rotated =
    { $keys ->
        [one] The key “{ $key }” seals from now on; it is the only one.
       *[other] The key “{ $key }” seals from now on; there are { $keys }, and all of them are needed to open games.
    }
admin-sessions-ended =
    { $count ->
        [0] There was no session.
        [one] One session has ended.
       *[other] { $count } sessions have ended.
    }
admin-runs = The server runs: kagiya { $version }, process { $process }, since { $since }.
admin-stands-still = No server runs here.
admin-not-writable = Nothing can be stored at the moment: look at the log and at the disk.
admin-here = People connected: { $people }. WebSockets: { $sockets }, connections of any kind: { $connections }, tables in memory: { $tables }.
admin-queues = Waiting: { $bots } bots to think, { $bytes } to be sent.
admin-limits = Since the start: { $limited } refusals by rate, { $refused } connections refused, { $slow } readers too slow, { $errors } errors of the store.
admin-person = { $id } · { $name } · from { $addresses } · connections: { $connections } · tables: { $tables }
admin-people =
    { $count ->
        [0] Nobody is connected.
        [one] One person is connected.
       *[other] { $count } people are connected.
    }
admin-no-table = there is no table “{ $table }”
admin-no-person = nobody is called “{ $name }”; kagiya admin people lists who is connected
admin-several-people = several people are called “{ $name }”: name one of them by id ({ $ids })
admin-no-address = “{ $text }” is no address: write one as in 192.0.2.7 or 2001:db8::1
admin-not-blocked = they are not kept out; kagiya admin blocks lists who is
admin-file-there = { $file } is there already: name a new file
admin-own-tools = PostgreSQL is copied and restored by its own tools, pg_dump and pg_restore
admin-shared-keys = the keys are not this server’s alone, or it has none: add a line to kagiya.keys on all servers and start them again
admin-keys = the file of keys can’t be written: { $reason }
admin-store = the server could not do it: { $reason }
admin-no-order = the server does not know this order ({ $reason }): it and this program are of different releases
restore-done = The copy is in its place, and was checked there.
restore-kept = What was there before is kept in { $file }.
restore-copy = { $file } can’t be put back: { $reason }
restore-not-empty =
    { $count ->
        [one] { $folder } holds a table already; nothing has been changed. With --replace its files are kept under another name
       *[other] { $folder } holds { $count } tables already; nothing has been changed. With --replace its files are kept under another name
    }
restore-unknown = { $folder } holds data that can’t be read; nothing has been changed. With --replace its files are kept under another name
restore-no-keys = keys are missing, without which games in the copy can’t be opened: { $keys }. Name their file with --keys; nothing has been changed
restore-differs = what lies in the folder now is not what was in the copy: look at the disk, and restore again
copy-no-store = say where to: --store postgres://USER@HOST/DATABASE
purge-removed =
    { $count ->
        [0] No table was removed.
        [one] One table was removed.
       *[other] { $count } tables were removed.
    }
purge-would-remove =
    { $count ->
        [0] No table would be removed.
        [one] One table would be removed.
       *[other] { $count } tables would be removed.
    }
copy-done = All of it has arrived: every line was read again, and both sides have the same hash.
copy-from = the folder can’t be read: { $reason }; nothing has been copied
copy-to = the database can’t be written: { $reason }; nothing has been copied
copy-not-empty = the database is not empty: make a new one with createdb; nothing has been copied
copy-differs = the table “{ $table }” has arrived otherwise than it was sent; nothing has been copied
error-age = “{ $text }” is no age: write a number and its unit, as in 30d or 12h.
error-why-long = The reason has at most { $most } characters: say it shorter.
error-no-data = { $folder } holds no data of a server.
## kagiya lab

lab-head-given = { $bot } · { $edition }, { $players } players · { $games ->
    [one] one given deal
   *[other] { $games } given deals
}
lab-head = { $bot } · { $edition }, { $players } players · { $games ->
    [one] one deal, seed { $first }
   *[other] { $games } deals, seeds { $first } to { $last }
}
lab-stopped = Stopped early: { $games } of { $wanted } deals.
lab-points = {"  "}points kept         { $mean } ± { $stderr } of { $most }
lab-zeroed = {"  "}0 if struck out     { $mean } ± { $stderr }; struck out: { $strikeouts } games
lab-perfect = {"  "}perfect             { $perfect } ± { $stderr } %
lab-course = {"  "}a game              { $turns } turns, { $strikes } strikes
lab-speed = {"  "}a move              { $half } (half of them), { $most } (99 of 100); { $games } games a second and core
lab-compare-head = { $first } and { $second } on the same { $games } deals
lab-compare-means = {"  "}points kept         { $first } and { $second }
lab-compare-difference = {"  "}difference          { $difference } ± { $stderr }, 95 % interval { $low } to { $high }
lab-compare-perfect = {"  "}only one perfect    { $first } and { $second } deals; difference { $difference } ± { $stderr } %
lab-compare-better-first = { $first } is better: the interval that holds at all times is { $low } to { $high }.
lab-compare-better-second = { $second } is better: the interval that holds at all times is { $low } to { $high }.
lab-compare-open = Too few deals to tell: the interval that holds at all times is { $low } to { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $turns } actions; { $unfinished } broken off, { $lost } struck out
lab-agree-part-tuning = The games for tuning alone.
lab-agree-part-held-out = The games that are left out of tuning alone.
lab-agree-stopped = Stopped early: { $games } of { $wanted } games.
lab-agree-exact = would do the same
lab-agree-kind = would play, discard or clue as they did
lab-agree-plays = of their plays
lab-agree-discards = of their discards
lab-agree-clues = of their clues
lab-agree-strikes = {"  "}plays that strike: { $strikes } of { $plays } ({ $share }); theirs { $theirs } of { $made } ({ $other })
lab-agree-last = {"  "}last copies thrown: { $last } in { $discards } discards; theirs { $theirs } in { $made }
lab-agree-known = {"  "}cards known to fit left in hand: in { $left } of { $turns } turns; theirs in { $theirs }
lab-agree-by-deed = What was done, how often, and how often the bot would do the same
lab-agree-by-phase = The same by the cards left to draw
lab-agree-by-reading = The same by how the bot read the last clue that asked the player for something
lab-agree-by-players = The same by the number of players
lab-agree-disagreements = What was done → what the bot would do instead, most frequent first
lab-agree-instead = { $did } → { $would }
lab-deed-play-known = play a card that is known to fit
lab-deed-play-clued = play a clued card on a reading
lab-deed-play-newest = play the newest unclued card
lab-deed-play-other = play another unclued card
lab-deed-discard-oldest = discard the oldest unclued card
lab-deed-discard-clued = discard a clued card
lab-deed-discard-other = discard another unclued card
lab-deed-color-playable = color clue, a new card fits
lab-deed-color-other = color clue, no new card fits
lab-deed-rank-playable = rank clue, a new card fits
lab-deed-rank-other = rank clue, no new card fits
lab-deed-clue-again = clue without new cards
lab-deed-answer = answer to a tile or a joker
lab-deed-strikes = { $deed } (strikes)
lab-deed-last = { $deed } (a last copy)
lab-phase-opening = more than two thirds of them
lab-phase-middle = between
lab-phase-end = less than a third
lab-reading-none = no clue
lab-reading-untold = the bot doesn’t say
lab-reading-empty = it touches nothing
lab-reading-fill-in = clued cards are now known to fit
lab-reading-fix = take back a play
lab-reading-play = play it
lab-reading-play-later = play it after others
lab-reading-save = keep it
lab-reading-play-or-save = play or keep it
lab-reading-finesse = play it after a finesse or prompt
lab-reading-trash = trash, keep what is older
lab-reading-plain = nothing more than it says
lab-reading-asks-prompt = play a clued card for another’s clue
lab-reading-asks-finesse = play an unclued card for another’s clue
lab-scene-title = { $file }, game { $game }, turn { $turn }: { $name } is to act.
lab-scene-did = Done: { $told }
lab-scene-would = { $bot } would do: { $told }
lab-scene-understood = How it read the last clue:
error-recorded = { $file }, game { $place }: { $reason }
error-no-game = there is none in the file
error-agree-illegal = { $name } wants to do something illegal in { $file }, game { $game }, action { $action }: { $reason }
lab-exam-head = { $bot }: { $right } of { $asked } questions right
lab-exam-part = { $asked }: right is { $expected }; answer { $answer }
lab-exam-silent = none: it does not say what it takes cards for
lab-exam-stopped = Stopped early: { $asked } of { $wanted } questions.
lab-fit-here = On the games that the habits were fitted to:
lab-fit-across = On parts of them that were left out in turn:
lab-fit-elsewhere = On the games of the other half:
lab-fit-row = { $turns } turns · log-loss { $loss } · the same action in { $exact } % (plays { $plays }, discards { $discards }, clues { $clues })
lab-fit-strikes = plays it would make: { $plays }, of them strikes: { $strikes }; last copies it would throw: { $last }
error-fit-trees = --trees { $value } won’t do: give a number from 1 to { $most }, such as 150
error-fit-no-game = none of the games belongs to that part: try --part all
error-habits-bot = --habits is for companion-4 alone; { $bot } chooses without habits
error-habits = { $file } holds no habits as kagiya lab fit writes them; this line is not right: { $line }
error-without-bot = { $bot } has no conventions that can be left out; companion-2, companion-3 and companion-4 have some
error-without = { $bot } knows no convention “{ $name }”: its conventions are { $names }
lab-table-legend = In each cell: how many deals; mean points on the table at the end, with its standard error; share of perfect games; mean where a game that the last strike ended counts as 0; share of such games; mean time of a turn. A row is played again by `kagiya lab run --bot BOT --players N --games DEALS --seed SEED`.
lab-short-legend = In each cell: mean points, share of perfect games, mean time of a turn.
lab-editions-legend = In each cell: mean points on the table at the end with { $players } players, in this order.
error-games = No deals: --games needs at least 1.
error-bot-mixed = “{ $name }” holds all seats of a table: give its name alone.
error-bot-illegal = { $name } did something illegal in deal { $deal }: { $reason }
error-deal = Deal { $deal } does not fit the game: { $reason }.
error-deals = { $file }, deal { $place }: { $reason }.
error-no-deal = There is no deal in { $file }.
error-deals-mixed = The games in { $file } are not all played by the same rules: say with --edition and --players which game the deals are for.
error-add = These games can’t be added: { $reason }.
error-threads = The threads could not be started: { $reason }
error-report = { $file } is not a report of the lab: { $reason }
error-table-stopped = Stopped: the table was not written. With --reports, what has been played is kept and not played again.
error-editions-stopped = Stopped: the table was not written. With --scores, what has been played is kept and not played again.
error-scores = Line { $line } of { $file } is not a score of the lab: { $reason }
error-table-place = { $file } has no place for the table: it needs the lines “{ $begin }” and “{ $end }”.
help-lab = Measure how well bots play
help-lab-run = Let a bot play a series of deals and report on it
help-lab-run-bot = Who plays (default: savant); several names take the seats in turn, as in companion-1,companion-3
help-lab-run-json = Write the report to this file as JSON (-: the standard output)
help-lab-run-csv = Write the report to this file as comma-separated values
help-lab-run-svg = Write a plot of the scores to this file
help-lab-run-deals = Play the deals of this file instead of those of seeds: records, games of hanab.live, or lists of cards
help-lab-run-add = Play the deals that follow those of the report in the --json file, and add them to it
help-lab-run-keep_games = Write a record of every game: to this folder, or one a line to this file
help-lab-compare-deals = Play the deals of this file instead of those of seeds, as for “lab run --deals”
help-lab-run-keep_losses = Write a record of every game that was not perfect to this folder
help-lab-agree = Let a bot watch recorded games and say how far it would have done the same
help-lab-agree-bot = Who watches (default: companion)
help-lab-agree-files = Records or games of hanab.live; a file may hold one, a list, or one a line
help-lab-agree-part = Which games: all, tuning or held-out, halves that follow from the deal (default: all)
help-lab-agree-threads = How many threads work (default: as many as the machine has cores)
help-lab-agree-json = Write the figures to this file as JSON (-: the standard output)
help-lab-agree-habits = Let companion-4 choose by the habits in this file, as kagiya lab fit writes them
help-lab-agree-without = Leave out this convention, to see what it brings; may be repeated
help-lab-agree-examples = Write examples of the most frequent disagreements to this folder, in words
help-lab-exam = Ask a bot questions of people who teach Hanabi, and compare its answers with theirs
help-lab-exam-bot = Who answers (default: companion)
help-lab-exam-json = Write questions and answers to this file as JSON (-: the standard output)
help-lab-fit = Fit the habits of companions to what people do in recorded games
help-lab-fit-files = Records or games of hanab.live; a file may hold one, a list, or one a line
help-lab-fit-part = To which games: all, tuning or held-out; the others are asked afterwards (default: all)
help-lab-fit-trees = How many trees say what people do (default: 150)
help-lab-fit-folds = Into how many parts the games are split to test on parts left out; 0 tests nothing (default: 5)
help-lab-fit-threads = How many threads work (default: as many as the machine has cores)
help-lab-fit-into = Write the habits to this file (-: the standard output)
help-lab-fit-json = Write the figures to this file as JSON (-: the standard output)
help-lab-compare = Let two bots play the same deals until it is clear which one is better
help-lab-compare-first = The first bot, as for “lab run --bot”
help-lab-compare-second = The second bot
help-lab-compare-json = Write the comparison to this file as JSON (-: the standard output)
help-lab-table = Write the table of strength
help-lab-table-bot = Which bots; may be repeated (default: all)
help-lab-table-players = Which numbers of players (default: 2,3,4,5)
help-lab-table-games = How many deals for each cell (default: 1000)
help-lab-table-seed = Seed of the first deal (default: 0)
help-lab-table-threads = How many threads play (default: as many as the machine has cores)
help-lab-table-reports = Keep the report on each cell in this folder; those that are there are not played again
help-lab-table-into = Put the table into this Markdown file, between its marks, instead of printing it
help-lab-table-short = Write the table in short to this file too, between the lines that mark its place
help-lab-editions = Write the table of all editions
help-lab-editions-bot = Which bots; may be repeated (default: all)
help-lab-editions-players = Which numbers of players (default: 2,3,4,5)
help-lab-editions-games = How many deals of each edition with each number of players (default: 1000)
help-lab-editions-seed = Seed of the first deal (default: 0)
help-lab-editions-threads = How many threads play (default: as many as the machine has cores)
help-lab-editions-scores = Keep the scores in this file, one a line; those that are there are not played again
help-lab-editions-into = Put the table into this Markdown file, between its marks, instead of printing it
help-lab-run-edition = Edition (default: that of the games of --deals, or else original)
help-lab-run-players = How many play (default: as in the games of --deals, or else 3)
help-lab-run-option = Change an option of the edition; may be repeated
help-lab-run-games = How many deals (default: 1000)
help-lab-run-seed = Seed of the first deal, a number; the next ones follow (default: 0)
help-lab-run-threads = How many threads play (default: as many as the machine has cores)
help-lab-compare-edition = Edition (default: that of the games of --deals, or else original)
help-lab-compare-players = How many play (default: as in the games of --deals, or else 3)
help-lab-compare-option = Change an option of the edition; may be repeated
help-lab-compare-games = How many deals (default: 1000)
help-lab-compare-seed = Seed of the first deal, a number; the next ones follow (default: 0)
help-lab-compare-threads = How many threads play (default: as many as the machine has cores)
bench-play-head = bot          players   checksum
help-bench-play = A checksum of the moves of every bot in fixed deals
help-bench-play-json = As JSON
help-bench-play-games = How many deals for each bot and number of players (default: 10)

## Files, completions and the manual

error-file-large = { $file } is larger than { $most } MiB, the most that is read.
error-file-text = { $file } is no text: some of its bytes are not UTF-8.
error-command = There is no command “{ $name }”. There are: { $known }.
reason-not-found = there is no such file or folder
reason-not-allowed = you are not allowed to
reason-is-folder = it is a folder
reason-no-folder = a part of the path is no folder
reason-full = the disk is full
reason-read-only = the disk can only be read
plain-no-text = That line was no text: some of its bytes are not UTF-8. Please write it again.
help-completions = Write the completions for a shell
help-completions-shell = Which shell
help-man = Write the page of the manual, for man
help-man-command = About which command, for example lab run; without one, about all
