# What only the terminal says: keys, help, the command line.

## The table

decimal-mark = .
table-welcome = Welcome to the table. Press ? for help.
table-partners = Partners: { $partners }.
table-your-turn = Your turn: choose a card.
table-waiting = { $name } is thinking …
table-who-begins = Who begins? { $name }.
table-criterion = According to the edition: { $who }.
table-over = The show is over. All cards are now open.
table-own-card = Press p to play this card or d to discard it.
table-choose-own = That works only with your own cards. Go to them with the arrow keys.
table-choose-partner = To give a clue, choose a partner’s card with the up and down keys.
table-no-card = You have no card there.
table-no-cards-left = This hand has no cards left.
table-not-your-turn = It isn’t your turn yet.
table-play = Play your card { $slot }?
table-your-turn-deck = Your turn: choose a card, or press u to play the last card of the deck unseen.
table-play-deck = Play the last card of the deck unseen?
table-play-quiet = Play your card { $slot } without an announcement?
table-play-announced = Play your card { $slot } and announce { $suit }?
table-discard = Discard your card { $slot }?
table-clue = Clue { $to } { $clue }? It touches { $cards }.
table-too-small = Kagiya needs a window of { $width } × { $height } characters, but this one has { $has_width } × { $has_height }. Make it larger, or use --plain.

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
help-keys-more = e explains what partners did and how they understood your clue. F3 says what companion-4 would do in your seat. l log, q quit, Space lets the next partner act at once.
help-signs-sky = Fireworks: R 12·×× has 1 and 2; · can still come, × never will.
help-signs-hands = Below a card: the clues that touched it, • new. Your own cards show what you know of them: R?, ?3, ??.
help-signs-discards = Discards: ! marks the last copy of a needed card, - a card that is no longer needed.
help-signs-pace = Pace: how many turns can pass without a card being placed before the best score drops.
help-signs-announce = Announcement: choose a firework with ← and → before you play.
help-signs-tiles = Tiles: the numbers of the bonus tiles that are still face down.
help-signs-letters = Letters: { $letters }.
help-close = Press any key to close.

quit-title = Leave?
quit-question = The game will not be saved. Leave the table?
quit-keys = y or Enter: leave; any other key: continue
label-since = Since your turn
label-since-more = Since your turn (l shows all)
log-keys = ↑↓ scroll, any other key closes
result-keys = n new game   l log   q quit   any other key: look at the cards
record-written = The record is in { $file }.

## Errors

error = Error: { $text }
error-lang = Unknown language “{ $lang }”. Available: { $all }.
error-terminal = The terminal can’t be used: { $reason }. Try --plain.
error-random = The operating system provides no random numbers: { $reason }. Use --seed.
error-edition = Unknown edition “{ $name }”. “kagiya rules” lists them all.
error-edition-near = Unknown edition “{ $name }”. Did you mean “{ $near }”? “kagiya rules” lists them all.
error-lesson = Unknown lesson “{ $name }”. Available: { $all }.
error-lesson-near = Unknown lesson “{ $name }”. Did you mean “{ $near }”? Available: { $all }.
error-players = “{ $text }” is not a valid number of players. Use 2 to 5, or 6 if the edition allows it.
error-option-form = “{ $text }” is not an option. Write NAME=VALUE, as in strikes=2. “kagiya rules” lists the options.
error-options = These options don’t work: { $reason }.
error-bot = Unknown bot “{ $name }”. Available: { $all }.
error-bot-near = Unknown bot “{ $name }”. Did you mean “{ $near }”? Available: { $all }.
error-convention = Unknown convention “{ $name }”. Available: { $all }.
error-convention-twice = Convention “{ $name }” is given twice.
error-seed-empty = The seed is empty. Any words will do.
error-seed-digits = A seed in digits must have 64 hexadecimal digits; this one has { $count }. Any words will do as well.
error-seed-decides = A seed of hanab.live decides the variant and the number of players. Leave out the edition, the players and the options.
error-seed-variant = The seed is for a variant of hanab.live that can’t be played here.
error-seat = There is no seat “{ $text }”. Seats are 1 to { $players }, or their letters from A.
error-first-fixed = In this edition seat { $seat } always begins.
error-input-ended = the input ended before the game did.

## By lines of text

plain-you = you
plain-welcome = Kagiya: { $edition }. At the table: { $names }.
plain-first = The edition says that { $who } begins. Here you begin, unless you use --first.
plain-how = Type help for the commands. Cards count from the oldest, which is card 1.
plain-half-token = Half a clue token has come back besides.
plain-counters = { $tokens ->
    [0] No clue tokens
    [one] One clue token
   *[other] { $tokens } clue tokens
}, { $strikes ->
    [0] no strikes
    [one] one strike
   *[other] { $strikes } strikes
} of { $most }, { $deck ->
    [0] no cards
    [one] one card
   *[other] { $deck } cards
} in the deck.
plain-final-round = { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns are left, this one included.
}
plain-firework = The { $suit } firework is at { $rank }.
plain-firework-empty = The { $suit } firework is empty.
plain-firework-complete = The { $suit } firework is complete.
plain-firework-dead = It can’t be completed any further.
plain-tiles = { $count ->
    [0] No bonus tiles are left.
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
plain-hand-moved = Your hand, in the order you gave it. The oldest is card { $oldest }.
card-groups = { $first }; { $rest }
plain-own-clued = Card { $slot } is clued { $clues }; { $left ->
    [one] it is { $cards }
   *[other] it can be { $cards }
}.
plain-own-unclued = Card { $slot } is not clued; { $left ->
    [one] it is { $cards }
   *[other] it can be { $cards }
}.
plain-own-unknown = Card { $slot }: you know nothing about it.
plain-discards = Discarded { $suit }: { $ranks }.
plain-discards-empty = The discard pile is empty.
plain-critical = Last copies of needed cards: { $cards }.
plain-log-action = { $number }. { $text }
plain-log-empty = Nothing has happened yet.
plain-ask-deck = You can also type play deck to play the last card of the deck unseen.
plain-ask-clue = Give the clue as usual.
plain-ask-back = Type back and a card: { $items }.
plain-ask-put = Type put and a card: { $items }.
plain-ask-firework = Type firework and a suit: { $items }.
plain-ask-decline = Or type decline to leave the tile unused.
plain-input-ended = The input has ended, so the game stops here.
plain-goodbye = You leave the table. Goodbye.
plain-after = You can still use why, table and log. An empty line or quit leaves.
lesson-how = Type your action: “clue Kaze 1”, “play 2”, “discard 1”. Cards count from the oldest, which is card 1. “rule” shows the rule of this step, “help” all commands.
lesson-next = Next: { $lesson }. An empty line starts it, quit leaves.
lesson-no-rule = This step has no rule of its own.
lesson-rule-close = Press any key to close the rule.
plain-not-understood = Unknown command. Type help for a list.
plain-no-such-card = You have no card “{ $text }”. Your cards are numbered from 1 to { $count }.
plain-no-such-partner = There is no partner “{ $text }”. You can clue { $names }.
plain-no-such-clue = There is no clue “{ $text }”. Name { $colors }, or a number from 1 to { $most }.
plain-forbidden-clue = You may never name { $suit } in a clue, not even to say that there is none.
plain-no-such-suit = There is no suit “{ $text }” in this game.
plain-no-such-print = There is no card “{ $text }” in this game. Name suit and rank, as in “red 3” or “r3”.

# Words for commands besides the English ones, separated by spaces.
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
command-hint = hint
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
plain-help-decline = decline: leave a bonus tile unused, if the rules allow it.
plain-help-order = order 2 1 3 4 5: put your hand in another order.
plain-help-hand = hand: what you know about your cards.
plain-help-table = table: fireworks, all hands, tokens.
plain-help-discards = discards: the discard pile.
plain-help-log = log: everything that has happened.
plain-help-why = why: why the last partner acted that way, and how the others understood your last clue; why 7: action 7 of the log.
plain-help-hint = hint: what companion-4 would do in your seat, and why.
plain-help-rule = rule: the rule that belongs to this step of the lesson.
plain-help-help = help: this list.
plain-help-quit = quit: leave the game.

## Why partners did what they did

why-title = Why?
why-keys = ← earlier  → later  ↑↓ scroll, any other key closes
why-nothing = No partner has done anything yet that could be explained.
hint-none = There are hints only on your turn.
hint-keys = ↑↓ scroll, any other key closes
why-no-such = There is nothing to explain about “{ $text }”. Partners explain their own actions, and how they understood your clues; log numbers them.
why-none = { $name } doesn’t explain its actions.
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
rules-sources-hint = “--sources” adds the documents behind each section, and the decisions where they differ.
rules-sources-more = { $first }; { $next }
rules-rulings = Rulings: { $rulings }.
rules-builds-on = Builds on: { $base }.
rules-builds-on-defaults = Builds on the defaults.
rules-differences = Options that differ from the defaults:
rules-difference = { $title } ({ $option }): { $value }
rules-value-more = { $value }: { $more }
rules-no-differences = All options have their defaults.
rules-players-default = Default: { $play } in kagiya play and in the browser; { $file } in a file that doesn’t say.
rules-default = Default: { $value }.
rules-suffix-default = yes if black is in the game
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
       *[other] The scenario failed.
    }
   *[other] { $failed ->
        [0] All { $all } scenarios passed.
        [one] One of { $all } scenarios failed.
       *[other] { $failed } of { $all } scenarios failed.
    }
}

## kagiya bench

bench-head = players        games/s        steps/s   checksum
bench-perft = depth { $depth }: { $nodes } sequences, { $speed } per second

error-name = Unknown edition or option “{ $name }”. “kagiya rules” lists them all.
error-name-near = Unknown edition or option “{ $name }”. Did you mean “{ $near }”? “kagiya rules” lists them all.
error-file-read = Can’t read { $file }: { $reason }.
error-file-write = Can’t write { $file }: { $reason }.
error-file-content = { $file }: { $reason }.
error-seconds = “{ $text }” is not a valid time in seconds. Use a number above zero, at most a day.

## The command line

help = Hanabi for people, bots and researchers. Without a command, it starts a server for browsers. Hanabi is a game by Antoine Bauza for 2 to 5 players aged 8 and over; it takes 20 to 30 minutes.
help-usage = Usage:
usage-unknown = unknown option { $argument }
usage-command = unknown command “{ $name }”
usage-moved = “{ $name }” has moved: run kagiya-loadtest { $name }
usage-no-command = missing command: { $known }
usage-no-value = { $argument } needs a value
usage-value = invalid value “{ $value }” for { $argument }
usage-value-of = invalid value “{ $value }” for { $argument }; expected { $known }
usage-missing = missing required argument: { $argument }
usage-twice = { $argument } can’t be used more than once
usage-conflict = { $argument } can’t be used with { $other }
usage-equals = { $argument } needs an equals sign before its value
usage-many-values = unexpected value “{ $value }” for { $argument }
usage-no-text = an argument is not valid UTF-8
usage-near = Did you mean { $near }?
usage-help = For more information, try kagiya --help
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-lang = Language of all texts: { $all } (default: from the environment)
help-no_color = No colors; the variable NO_COLOR has the same effect
help-help = Print help
help-version = Print the version
help-exit-codes = Exit codes: 0 success; 1 a check failed; 2 usage error, unknown edition or invalid options; 3 a file or the terminal can’t be used, or a file is not a valid record; 4 the input ended before the game did.
help-play = Play with partners in the terminal
help-play-edition = Edition, by its name in “kagiya rules”, or a variant of hanab.live, by its name there (default: original)
help-play-players = Number of players, you included (default: 3)
help-play-option = Change an option of the edition, as in strikes=2; may be repeated
help-play-seed = Seed of the deal: 64 hexadecimal digits, the number of a deal of “kagiya lab run”, a seed of hanab.live such as p3v0s1, or any words (default: random)
help-play-seat = Your seat, from 1, or random (default: 1)
help-play-first = The seat that begins, where the edition lets the table choose
help-play-bots = Partners, separated by commas and repeated around the table: { $partners } (default: { $default_partner }, whose conventions you can learn in five minutes)
help-play-mixed = Combine bots with a secret language (savant) with others
help-play-conventions = Conventions of the table, separated by commas: { $conventions } (default: none; companions find out)
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
help-rules-show-option = Change an option of the edition, as in strikes=2; may be repeated
help-rules-show-sources = Print the documents behind each section, and the decisions where they differ
help-rules-check = Play the scenarios of a file and compare; exit code 1 if one fails
help-rules-check-file = Scenario file (JSON), or - for the standard input
help-replay = Show a recorded game turn by turn
help-replay-file = A record, a hanab.live game (JSON), - for the standard input, or a hanab.live link with replay-json
help-replay-turn = Show the table after this many turns (0: after the deal) instead of the list
help-replay-json = As JSON
help-solve = Find the best score of a game with all cards known
help-solve-file = A record, a hanab.live game (JSON), - for the standard input, or a hanab.live link with replay-json
help-solve-edition = Edition (default: original)
help-solve-players = Number of players (default: 3)
help-solve-option = Change an option of the edition, as in strikes=2; may be repeated
help-solve-seed = Seed of the deal: 64 hexadecimal digits, the number of a deal of “kagiya lab run”, a seed of hanab.live such as p3v0s1, or any words
help-solve-game = Which game of a file with several, from 1
help-solve-turn = From the position after this many turns (default: 0, after the deal)
help-solve-nodes = Limit of positions for each score (default: 1,000,000)
help-solve-seconds = Limit of time in seconds
help-solve-json = As JSON
help-puzzle = Solve a puzzle: today’s, or any other
help-puzzle-number = Which puzzle, from 1 (default: today’s)
help-puzzle-answer = Your answer: an action, as in p2 or Br, or a card, as in r3
help-puzzle-hint = Show both hints
help-puzzle-solution = Show the solution
help-review = Judge a finished game: what decided it, and what would have been better
help-review-source = A record, a hanab.live game (JSON), - for the standard input, or a hanab.live link with replay-json
help-review-game = Which game of a file with several, from 1
help-review-depth = How much to play on: quick, normal or deep (default: normal)
help-review-deep = The same as --depth deep
help-review-json = As JSON (docs/review.schema.json)
help-review-svg = Write the course of the game as a picture (SVG); - is the standard output
help-review-threads = Number of threads (default: one per core)
help-bench = Measure the speed of the engine
help-bench-rules = Random legal play on one core
help-bench-rules-json = As JSON
help-bench-rules-players = Only this many players (default: 2 to 5)
help-bench-rules-seconds = Seconds for each number of players (default: 2)
help-bench-perft = Count all sequences of actions
help-bench-perft-edition = Edition (default: original)
help-bench-perft-players = Number of players (default: 3)
help-bench-perft-option = Change an option of the edition; may be repeated
help-bench-perft-seed = Seed of the deal
help-bench-perft-depth = Depth of the sequences, in actions (default: 4)
help-bench-perft-json = As JSON

## kagiya solve

error-solve-nothing = Name a file, or a deal with --seed.
solve-best = The best score that can be reached is { $points }.
solve-between = Score of the line below: { $points }. The search did not decide whether { $bound } can be reached; more is impossible.
solve-won = All fireworks can be completed.
solve-lost = The fireworks can no longer be completed.
solve-open = The search did not decide whether all fireworks can be completed.
solve-reason-maximum = It is the maximum.
solve-reason-game-over = The game has ended.
solve-reason-lost-copies = All copies of a needed card are lost.
solve-reason-pace = Fewer turns are left than cards are missing.
solve-reason-too-few-draws = The deck is empty, and there are fewer last turns than missing cards.
solve-reason-too-deep = Needed cards are so deep in the deck that the turns after them are too few.
solve-reason-hand-space = The hands cannot hold all cards that must be kept.
solve-reason-search = The search tried all lines.

## kagiya replay

replay-title = { $edition }, with { $names }.
replay-title-own = Own rules
replay-state = After { $turn ->
    [0] the deal
    [one] one turn
   *[other] { $turn } turns
}
replay-notes = Notes on cards:
replay-note = #{ $id } { $card }, { $name }: { $note }
replay-unfinished = The record ends here; the game does not.
replay-points = { $points ->
    [one] One point
   *[other] { $points } points
} so far.
error-turn = There is no turn { $turn }. Turns go from 0 to { $most }.
help-replay-game = Which game of a file with several, from 1
error-many-games = { $count ->
    [one] This file has one game.
   *[other] This file has { $count } games: choose one with --game, from 1 to { $count }
}
error-review-empty = The game has no turn to review.
error-review-hidden = Plays were hidden in this game, so a review can’t tell what players knew.
error-game = There is no game { $game }: the file has { $count }
error-no-record = expected a JSON object that is a Kagiya record or a hanab.live game
replay-broken-off = The game was abandoned.
replay-broken-off-left = The game was abandoned: a player left.
replay-broken-off-timeout = The game was abandoned: time ran out.
replay-broken-off-agreed = The players agreed to end the game.

## kagiya serve

serve-open = Kagiya is running at { $url }
serve-kept = Data directory: { $folder }
serve-loopback = Only this machine can connect. Use --listen 0.0.0.0:{ $port } to allow your whole network.
serve-stop = Press Ctrl-C to stop. Nothing will be lost.
serve-cant-listen = can’t listen at { $address }: { $reason }. Choose another address with --listen
serve-cant-keep = can’t store data in { $folder }: { $reason }. Choose another directory with --data
serve-cant-use = can’t use the data in { $folder }: { $reason }
serve-newer-data = the data has format { $found }, but this release supports formats up to { $known }. Use the release that wrote it, or a later one. Nothing has been changed
serve-in-use = another server is using it. Stop that server first, or choose another directory with --data
serve-read-only = the directory is not writable ({ $reason }). The user of the server must own it and everything in it
serve-gone = kagiya.db is missing or empty although this data directory is in use. Restore kagiya.db from a backup, or remove kagiya.id to start with an empty server
serve-other-house = kagiya.db belongs to another data directory. Restore the right file, or remove kagiya.id to use this one
serve-keys-gone = kagiya.keys is missing. Restore it: without it, the games in the database can’t be opened
serve-log-gone = the server was not shut down cleanly and kagiya.db-wal (the latest writes) is missing. Restore both files, or restore a backup
serve-damaged = kagiya.db is damaged ({ $reason }). Restore a backup
serve-not-ours = kagiya.db belongs to another program. Nothing has been changed
serve-cant-use-database = can’t use the database: { $reason }
nats-address = a NATS address looks like nats://HOST:4222
nats-no-answer = can’t reach the other servers over NATS: { $reason }. Check --bus, and that NATS is running
postgres-address = a database address looks like postgres://USER@HOST/DATABASE
postgres-no-answer = PostgreSQL doesn’t answer at { $place } ({ $reason }). Check that it is running and that this machine may connect
postgres-login = PostgreSQL rejects the user “{ $user }”. Check the name, the password and pg_hba.conf
postgres-no-database = the database “{ $name }” doesn’t exist. Create it with createdb
postgres-too-old = PostgreSQL { $found } is too old. Version 15 or later is required
postgres-foreign = the database has tables of another program. Create a database for Kagiya alone
postgres-no-right = the user lacks a permission there ({ $reason }). Make it the owner of the database
postgres-tls = Kagiya doesn’t encrypt connections to PostgreSQL. Use a Unix socket, a loopback address or a tunnel, and remove sslmode
postgres-read-only = the database is read-only. Use the address of the primary server, not of a replica
serve-cant-log = invalid log levels “{ $levels }”. --log takes a level, or parts, as in warn,kagiya_server=debug
help-serve = Start a server for browsers and bots (the default without a command)
help-serve-listen = Address to listen on; 0.0.0.0:PORT allows the whole network to connect
help-serve-data = Data directory with tables, users and finished games; created if missing
help-serve-store = PostgreSQL database to use instead of the data directory, as in postgres://USER@HOST/DATABASE. Several servers can share it. Keep a password in the variable KAGIYA_STORE, where other users of the machine can’t see it
help-serve-bus = NATS server that connects several servers with the same database, as in nats://HOST:4222. People can then play together across servers. Keep a password in the variable KAGIYA_BUS
help-serve-node = Name of this server in the logs, when there are several
help-serve-public_url = Public address of the server, as in https://hanabi.example; pages of other sites can’t connect
help-serve-trust_proxy = Take client addresses from X-Forwarded-For if the request comes from a proxy in one of these networks, separated by commas; without NETWORK, from this machine or a private network
help-serve-metrics = Address where monitoring programs can read metrics, at /metrics
help-serve-admin = Socket for kagiya admin (default: kagiya.sock in the data directory). Only the server’s own user can use it
help-serve-bot_pause = How long a bot waits before it acts while someone is watching, in milliseconds
help-serve-bot_deadline = How long a bot may think, in milliseconds
help-serve-reviews = How many games to review at once, at most one for each core; 0 switches reviews off. Without it, half of the cores may be used
help-serve-no_push = Send no notifications by web push. Otherwise browsers can ask for them; they are encrypted and go to the push service of the browser
help-serve-push_host = Push service besides those of Apple, Google, Microsoft and Mozilla, as in push.example:8443. It needs https, except on this machine. The option can be repeated; in the variable KAGIYA_PUSH_HOST, hosts are separated by commas
help-serve-web = Read the browser client from this directory on every request, for its development
help-serve-log = What to log: error, warn, info, debug or trace, also by part, as in warn,kagiya_server=debug
help-serve-log_format = Log format: lines for people, or JSON objects
help-hanab-live = Let bots and clients of hanab.live play on a Kagiya server
help-hanab-live-listen = Address to listen on (default: 127.0.0.1:4849); 0.0.0.0:PORT allows the whole network to connect
help-hanab-live-server = Kagiya server on which they play (default: http://127.0.0.1:4848)
help-join = Play with a bot on hanab.live, or on another server of its kind
help-join-server = Server, as in https://hanab.live or 127.0.0.1:4849
help-join-name = Name of the bot’s account. Its password is in the variable KAGIYA_PASSWORD; for a server without https it can be missing, and the bot is a guest
help-join-bot = Bot that plays (default: companion-4)
help-join-table = Number of the table. Without --table and --create the bot waits until a player invites it with the private message /join
help-join-create = Open a table: the name of a variant, players=N, and options, separated by commas, as in “Rainbow (5 Suits),players=3,emptyClues”. The game starts when all players are there
hanab-live-open = Clients of hanab.live can log in at http://{ $address }. They play on { $server }
hanab-live-stop = Press Ctrl-C to stop.
hanab-live-server = “{ $server }” is not the address of a server. Write http://HOST:PORT or https://HOST
hanab-live-random = the operating system gives no random numbers
join-password = put the password of the account into the variable KAGIYA_PASSWORD
join-logged-in = { $name } is logged in.
join-waits = Waiting for the private message /join of a player who sits at a table.
join-sits = Seated at table { $table }.
join-starts = { $variant }: { $players }
join-over = { $score } of { $max ->
    [one] 1 point
   *[other] { $max } points
}.
join-warned = The server refuses: { $reason }
join-lost = The connection is lost: { $reason }. Connecting again …
join-unreachable = can’t reach { $server }: { $reason }
join-not-the-site = { $server } is not a server of hanab.live’s kind: a login gives no cookie
join-refused = the server refuses: { $reason }
join-closed = { $server } has closed the connection: { $reason }
join-no-table = there is no open table { $table }
join-removed = the bot no longer has a seat at the table
join-missed = the game ended while the connection was lost
join-game = the bot can’t play this game: { $reason }

## kagiya admin

help-data = The server’s data directory (default: kagiya-data)
help-store = The server’s PostgreSQL database, if it uses one: postgres://USER@HOST/DATABASE, or in the variable KAGIYA_STORE
help-socket = Socket of the running server, if it isn’t kagiya.sock in the data directory; or in the variable KAGIYA_ADMIN
help-json = Print JSON
help-admin = Administer a server, whether it is running or stopped
help-admin-status = Show the state of the server: tables, connections, queues and limits
help-admin-doctor = Check limits, clock, disk, proxy, keys and backups, and say what to change
help-admin-people = List connected users with their addresses
help-admin-tables = List tables; without --stage, only open and running ones
help-admin-tables-stage = Only tables in this stage: open, running, finished or closed
help-admin-tables-person = Only tables where this user is seated
help-admin-tables-older_than = Only tables created, or ended, at least this long ago, as in 30d or 12h
help-admin-tables-limit = Maximum number of tables (default: 200)
help-admin-close = Close a table; everyone there is told that an administrator closed it
help-admin-close-table = Id of the table
help-admin-remove = Delete tables and everything that belongs to them; running games are ended first
help-admin-remove-tables = Ids of the tables
help-admin-block = Ban a guest or an address for a time, and close their connections
help-admin-block-kind = What to ban: guest or address
help-admin-block-name = Name or id of a guest, or an address; for IPv6 the first 64 bits count
help-admin-block-for = Duration, as in 2d or 12h
help-admin-block-why = Reason, shown to the banned user
help-admin-unblock = Lift a ban
help-admin-unblock-kind = What to unban: guest or address
help-admin-unblock-name = Name or id of a guest, or an address
help-admin-blocks = List bans, with their end and reason
help-admin-backup = Write a backup of everything to a new file and check it; the server keeps running
help-admin-backup-file = The file; the server itself writes it
help-admin-restore = Replace the data with a backup; stop the server first
help-admin-restore-file = The backup
help-admin-restore-keys = File with the keys of the backup, if the data directory has others
help-admin-restore-replace = Also replace existing tables; their files are kept under another name
help-admin-purge = Delete old tables: finished games, and tables where no game has started
help-admin-purge-older_than = Age since the last activity, as in 90d or 12h
help-admin-purge-finished = Only finished games
help-admin-purge-abandoned = Only tables where no game has started
help-admin-purge-dry_run = Only show what would be deleted
help-admin-rotate-keys = Encrypt the deals of new games with a new key; running games keep the old keys
help-admin-rotate-keys-sessions = End all sessions instead; everyone becomes a new guest
help-admin-copy = Copy the data directory into the empty PostgreSQL database of --store, all or nothing; stop the server first
admin-socket = can’t use the socket { $socket } ({ $reason }). Only the server’s user and root may use it
admin-tables =
    { $count ->
        [0] No tables.
        [one] One table.
       *[other] { $count } tables.
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · people: { $people } · bots: { $bots } · events: { $events }
admin-stage-open = open
admin-stage-running = running
admin-stage-finished = finished
admin-stage-closed = closed
admin-closed = Table closed. Everyone there was notified.
admin-closed-already = This table is already closed.
admin-blocked = { $who } is banned until { $until }.
admin-unblocked = { $who } is no longer banned.
admin-blocks =
    { $count ->
        [0] There are no bans.
        [one] One ban.
       *[other] { $count } bans.
    }
admin-backup = Backup written and checked: { $file } ({ $size }).
admin-counts = Tables: { $open } open, { $running } running, { $finished } finished, { $closed } closed. People: { $people }.
admin-rotated =
    { $keys ->
        [one] New games now use the key “{ $key }”. It is the only one.
       *[other] New games now use the key “{ $key }”. Keep all { $keys } keys: existing games need them.
    }
admin-sessions-ended =
    { $count ->
        [0] There were no sessions.
        [one] One session ended.
       *[other] { $count } sessions ended.
    }
doctor-grade-ok = ok
doctor-grade-warning = warning
doctor-grade-problem = problem
doctor-server = Server: process { $process }
doctor-server-none = Server: none is running, so only its data is checked
doctor-store = Store: works
doctor-store-errors = Store: works, but failed { $errors } times since the start. The log says why
doctor-store-fails = Store: { $error }
doctor-bus = Other servers: reachable
doctor-bus-away = Other servers: can’t be reached over NATS. Check that the NATS server is running, and --bus
doctor-files = Open files: up to { $limit }, enough for { $connections } connections
doctor-files-few = Open files: only { $limit }, enough for { $connections } connections. Set LimitNOFILE=65536 in the unit, or ulimit -n 65536
doctor-disk = Disk: { $free } of { $total } free
doctor-disk-low = Disk: only { $free } of { $total } free. Make room, or delete old games with kagiya admin purge
doctor-disk-remote = Disk: the data directory is on a network drive, where SQLite may lose data. Use a local disk, or PostgreSQL
doctor-future = Clock: a table was opened { $seconds } seconds in the future, so the clock has gone back. Check its time service (NTP)
doctor-database-clock = Clock: as the database’s
doctor-database-clock-differs = Clock: { $seconds } seconds off the database’s. Run a time service (NTP) on both machines
doctor-readable = Permissions: only the server’s user can read the data
doctor-readable-by-all = Permissions: other users can read { $files }. Allow only the server’s user: chmod 600
doctor-keys =
    { $keys ->
        [one] Keys: deals are encrypted with one key
       *[other] Keys: deals are encrypted, with { $keys } keys
    }
doctor-keys-none = Keys: deals are not encrypted in the database. Put the same kagiya.keys into every server’s data directory
doctor-backup = Backup: { $hours } hours old
doctor-backup-old = Backup: { $hours } hours old. Run kagiya admin backup every day, and keep the files on another disk
doctor-backup-none = Backup: none yet. Run kagiya admin backup every day, and keep the files on another disk
doctor-backup-own = Backup: PostgreSQL has its own tools, such as pg_dump
doctor-url = Address: { $url }
doctor-url-none = Address: only this machine can connect
doctor-url-insecure = Address: people reach the server without https, so others can read along. Put a proxy with https in front, and name its address with --public-url
doctor-proxy-open = Proxy: the server trusts X-Forwarded-For from everyone and listens on { $listen }. Anyone can fake an address: name the proxy’s network with --trust-proxy, or listen on 127.0.0.1
doctor-proxy-none = Proxy: without --trust-proxy all visitors share the proxy’s address, and its limits. Set it, and let the proxy write X-Forwarded-For
doctor-metrics = Metrics: anyone who reaches { $metrics } can read them. Use a local address with --metrics, or a firewall
doctor-well = No problems found.
doctor-found =
    { $count ->
        [one] 1 problem found
       *[other] { $count } problems found
    }
admin-runs = The server is running: kagiya { $version }, process { $process }, since { $since }.
admin-stands-still = No server is running.
admin-not-writable = The server can’t store anything at the moment. Check the log and the disk.
admin-here = Users online: { $people }. WebSockets: { $sockets }, connections of any kind: { $connections }, tables in memory: { $tables }.
admin-queues = Waiting: { $bots } bot decisions, { $bytes } to send.
admin-limits = Since the start: { $limited } requests rate-limited, { $refused } connections refused, { $slow } slow readers, { $errors } store errors.
admin-person = { $id } · { $name } · from { $addresses } · connections: { $connections } · tables: { $tables }
admin-people =
    { $count ->
        [0] No users are online.
        [one] One user is online.
       *[other] { $count } users are online.
    }
admin-no-table = table “{ $table }” doesn’t exist
admin-no-person = no user is called “{ $name }”; kagiya admin people lists everyone online
admin-several-people = several users are called “{ $name }”; use one of their ids ({ $ids })
admin-no-address = “{ $text }” is not a valid address; write it as in 192.0.2.7 or 2001:db8::1
admin-not-blocked = not banned; kagiya admin blocks lists all bans
admin-backup-elsewhere = The server has written the backup to { $file } as it sees the disk, but no such file is here. A service has its own /tmp: name a file in the data directory
admin-file-there = { $file } already exists; choose a new file
admin-own-tools = use PostgreSQL’s own tools to back up and restore it: pg_dump and pg_restore
admin-shared-keys = this server has no keys, or shares them with others; add a line to kagiya.keys on all servers and restart them
admin-keys = can’t write the file of keys: { $reason }
admin-store = the server could not do it: { $reason }
admin-no-order = the server doesn’t know this command ({ $reason }); it and this program have different releases
restore-done = Backup restored and checked.
restore-kept = The previous data is in { $file }.
restore-copy = can’t restore { $file }: { $reason }
restore-not-empty =
    { $count ->
        [one] { $folder } already has a table. Nothing has been changed. With --replace, its files are kept under another name
       *[other] { $folder } already has { $count } tables. Nothing has been changed. With --replace, its files are kept under another name
    }
restore-unknown = { $folder } has data that can’t be read. Nothing has been changed. With --replace, its files are kept under another name
restore-no-keys = the games in the backup need keys that are missing: { $keys }. Name their file with --keys. Nothing has been changed
restore-differs = the restored data differs from the backup. Check the disk, and restore again
copy-no-store = the target is missing: use --store postgres://USER@HOST/DATABASE
purge-removed =
    { $count ->
        [0] No tables were deleted.
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
purge-would-remove =
    { $count ->
        [0] No tables would be deleted.
        [one] One table would be deleted.
       *[other] { $count } tables would be deleted.
    }
copy-done = Copy complete. Every row was read back, and both sides have the same hash.
copy-from = can’t read the data directory: { $reason }. Nothing has been copied
copy-to = can’t write to the database: { $reason }. Nothing has been copied
copy-not-empty = the database is not empty. Create a new one with createdb. Nothing has been copied
copy-differs = the table “{ $table }” differs after the copy. Nothing has been copied
error-age = “{ $text }” is not a valid age. Write a number and a unit, as in 30d or 12h.
error-why-long = The reason is too long. It can have at most { $most } characters.
error-no-data = { $folder } is not a data directory of a server.
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
lab-scored = {"  "}{ $scored ->
    [0] no game has a score; without one: { $unscored }
   *[other] with a score        { $mean } ± { $stderr } in { $scored } games; without one: { $unscored }
}
lab-perfect = {"  "}perfect             { $perfect } ± { $stderr } %
lab-course = {"  "}per game            { $turns } turns, { $strikes } strikes
lab-speed = {"  "}per action          { $half } (median), { $most } (99th percentile); { $games } games per second and core
lab-compare-head = { $first } and { $second } on the same { $games } deals
lab-compare-means = {"  "}points kept         { $first } and { $second }
lab-compare-difference = {"  "}difference          { $difference } ± { $stderr }, 95 % interval { $low } to { $high }
lab-compare-perfect = {"  "}only one perfect    { $first } and { $second } deals; difference { $difference } ± { $stderr } %
lab-compare-better-first = { $first } is better: the always-valid interval is { $low } to { $high }.
lab-compare-better-second = { $second } is better: the always-valid interval is { $low } to { $high }.
lab-compare-open = Too few deals to tell: the always-valid interval is { $low } to { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $turns } actions; { $unfinished } abandoned, { $lost } struck out
lab-agree-part-tuning = Only the games for tuning.
lab-agree-part-held-out = Only the held-out games.
lab-agree-stopped = Stopped early: { $games } of { $wanted } games.
lab-agree-exact = same action
lab-agree-kind = same kind: play, discard or clue
lab-agree-plays = of their plays
lab-agree-discards = of their discards
lab-agree-clues = of their clues
lab-agree-strikes = {"  "}plays that strike: { $strikes } of { $plays } ({ $share }); theirs { $theirs } of { $made } ({ $other })
lab-agree-last = {"  "}last copies discarded: { $last } in { $discards } discards; theirs { $theirs } in { $made }
lab-agree-known = {"  "}cards known to fit left in hand: in { $left } of { $turns } turns; theirs in { $theirs }
lab-agree-worse = {"  "}clearly worse actions a game: { $worse }; theirs { $theirs }
lab-agree-forgiven = {"  "}of their plays, order forgiven: { $share } of { $plays }
lab-agree-kept = {"  "}clued cards that can always be what they are: { $share } of { $cards }
lab-agree-measures-by-fifth = By fifths: games; clearly worse actions a game; plays, order forgiven; plays that strike; clued cards that can be what they are
lab-agree-puzzling = {"  "}puzzling actions a game: { $puzzling }; theirs { $theirs }
lab-agree-puzzling-by-fifth = By fifths: games; puzzling actions a game; theirs
lab-agree-by-action = Kind of action, how often, and how often the bot agrees
lab-agree-by-phase = Agreement by the cards left to draw
lab-agree-by-reading = Agreement by how the bot read the last clue that asked the player for something
lab-agree-by-fifth = Agreement by fifths of the games, split by their cards
lab-agree-by-players = Agreement by the number of players
lab-agree-disagreements = Action → what the bot would do instead, most frequent first
lab-agree-instead = { $did } → { $would }
lab-action-play-known = play a card that is known to fit
lab-action-play-clued = play a clued card on a reading
lab-action-play-newest = play the newest unclued card
lab-action-play-other = play another unclued card
lab-action-discard-oldest = discard the oldest unclued card
lab-action-discard-clued = discard a clued card
lab-action-discard-other = discard another unclued card
lab-action-color-playable = color clue, a new card fits
lab-action-color-other = color clue, no new card fits
lab-action-rank-playable = rank clue, a new card fits
lab-action-rank-other = rank clue, no new card fits
lab-action-clue-again = clue without new cards
lab-action-answer = answer to a bonus tile or a joker
lab-action-strikes = { $action } (strikes)
lab-action-last = { $action } (a last copy)
lab-phase-opening = more than two thirds of them
lab-phase-middle = between
lab-phase-end = less than a third
lab-reading-none = no clue
lab-reading-untold = the bot gives no reading
lab-reading-empty = it touches nothing
lab-reading-fill-in = clued cards are now known to fit
lab-reading-fix = don’t play it
lab-reading-play = play it
lab-reading-play-later = play it after others
lab-reading-save = keep it
lab-reading-play-or-save = play or keep it
lab-reading-play-or-save-later = play later or keep it
lab-reading-finesse = play it after a finesse or prompt
lab-reading-trash = trash, keep what is older
lab-reading-identifies = a clue that makes a card fully known
lab-reading-plain = nothing more than it says
lab-reading-asks-prompt = play a clued card for another’s clue
lab-reading-asks-finesse = play an unclued card for another’s clue
lab-scene-title = { $file }, game { $game }, turn { $turn }: { $name } is to act.
lab-scene-did = Done: { $told }
lab-scene-would = { $bot } would do: { $told }
lab-scene-understood = How it read the last clue:
error-recorded = { $file }, game { $place }: { $reason }
error-no-game = the file has no games
error-agree-illegal = { $name } chose an illegal action in { $file }, game { $game }, action { $action }: { $reason }
lab-exam-head = { $bot }: { $right } of { $asked } questions right
lab-exam-part = { $asked }: expected { $expected }; answer { $answer }
lab-exam-silent = none: the bot doesn’t say what it takes cards for
lab-exam-stopped = Stopped early: { $asked } of { $wanted } questions.
lab-fit-here = On the games the habits were fitted to:
lab-fit-across = In cross-validation on those games:
lab-fit-elsewhere = On the games of the other half:
lab-fit-row = { $turns } turns · log-loss { $loss } · the same action in { $exact } % (plays { $plays }, discards { $discards }, clues { $clues })
lab-fit-strikes = plays it would make: { $plays }, of them strikes: { $strikes }; last copies it would discard: { $last }
error-fit-trees = --trees { $value } is out of range: use a number from 1 to { $most }, such as 150
error-fit-no-game = none of the games belongs to that part: try --part all
error-habits-bot = --habits works only with companion-4; { $bot } doesn’t use habits
error-habits = { $file } is not a habits file of kagiya lab fit; this line is invalid: { $line }
error-without-bot = { $bot } has no conventions to leave out; companion-2, companion-3 and companion-4 have some
error-without = { $bot } has no convention “{ $name }”; its conventions are { $names }
lab-table-legend = In each cell: number of deals; mean points on the table at the end, with its standard error; share of perfect games, with its 95 % interval by Wilson; mean if a game that ended by strikes counts as 0; share of such games; mean time per turn. To reproduce a row, run `kagiya lab run --bot BOT --players N --games DEALS --seed SEED`.
lab-short-legend = In each cell: mean points, share of perfect games, mean time per turn. ≥ is the lower bound of the share’s 95 % interval, where fewer than 1,000 deals were played.
lab-editions-legend = In each cell: mean points on the table at the end with { $players } players, in this order.
lab-deals-legend = In each row: deals with a line to the maximum score; deals that are proven to have none, and why; undecided deals; share of the deals that can be won, and its 95 % interval by Wilson, which counts an undecided deal as impossible at its lower end and as won at its upper end.
lab-puzzles-bar = games
lab-puzzles-made = { $count ->
    [one] 1 puzzle, proven.
   *[other] { $count } puzzles, proven.
}
lab-puzzles-kind = { $kind }: { $easy } easy, { $medium } medium, { $hard } hard
puzzle-discarded = The discard pile: { $cards }.
puzzle-deck-row = The deck, next card first: { $cards }.
puzzle-how-to-answer = Answer with kagiya puzzle -n { $number } and an action, as in p2, d1 or Br.
puzzle-how-to-name = Answer with kagiya puzzle -n { $number } and a card, as in r3.
error-puzzle-number = There are puzzles 1 to { $most }.
error-puzzle-answer = “{ $text }” isn’t an answer to this puzzle: { $reason }
error-puzzle-card = a card is a color and a rank, as in r3
error-games = There are no deals: --games must be at least 1.
error-bot-mixed = “{ $name }” plays all seats of a table, so it can’t be combined with other bots.
error-bots-language = “{ $name }” speaks a secret language that other bots don’t understand, and together they nearly always strike out. Add --mixed to combine them all the same.
error-bot-illegal = { $name } chose an illegal action in deal { $deal }: { $reason }
error-bot-process = { $name }, deal { $deal }: { $reason }
error-process-start = the program can’t be started ({ $reason })
error-process-late = no answer within { $seconds } s (answers before: { $answers })
error-process-ended = the process has ended (answers before: { $answers })
error-process-garbled = the answer isn’t understood: { $line } (answers before: { $answers })
error-process-illegal = the answer isn’t a legal action: { $line } (answers before: { $answers })
error-deal = Deal { $deal } does not fit the game: { $reason }.
error-deals = { $file }, deal { $place }: { $reason }.
error-no-deal = { $file } has no deals.
error-deals-mixed = The games in { $file } have different rules. Choose the game for these deals with --edition and --players.
error-add = These games can’t be added: { $reason }.
error-threads = Can’t start the threads: { $reason }
error-report = { $file } is not a report of kagiya lab: { $reason }
error-table-stopped = Stopped: the table was not written. With --reports, finished parts are kept and not played again.
error-editions-stopped = Stopped: the table was not written. With --scores, finished parts are kept and not played again.
error-scores = Line { $line } of { $file } is not a score of kagiya lab: { $reason }
error-table-place = { $file } has no place for the table. It needs the lines “{ $begin }” and “{ $end }”.
help-lab = Measure how well bots play
help-lab-run = Let a bot play a series of deals and report on it
help-lab-run-bot = Bots that play (default: savant); several names take the seats in turn, as in companion-1,companion-3
help-lab-run-mixed = Combine bots with a secret language (savant) with others
help-lab-run-json = Write the report to this file as JSON (-: the standard output)
help-lab-run-csv = Write the report to this file as comma-separated values
help-lab-run-svg = Write a plot of the scores to this file
help-lab-run-deals = Play the deals in this file instead of seeded ones: records, hanab.live games, or lists of cards
help-lab-run-add = Play the next deals after those of the report in the --json file, and add them to it
help-lab-run-keep_games = Write a record of every game to this folder, or one per line to this file
help-lab-compare-deals = Play the deals in this file instead of seeded ones, as in “lab run --deals”
help-lab-run-keep_losses = Write a record of every game that was not perfect to this folder
help-lab-agree = Compare a bot’s choices with those in recorded games
help-lab-agree-bot = Bot to compare (default: companion)
help-lab-agree-files = Records or hanab.live games; a file may hold one, a list, or one per line
help-lab-agree-part = Games to use: all, tuning or held-out; the two halves depend on the deal (default: all)
help-lab-agree-threads = Number of threads (default: number of cores)
help-lab-agree-json = Write the figures to this file as JSON (-: the standard output)
help-lab-agree-habits = Habits file for companion-4, as written by kagiya lab fit
help-lab-agree-without = Leave out this convention to measure its effect; may be repeated
help-lab-agree-puzzling = Count actions that a model of people, fitted to the games of the other half, gives less than 2 %
help-lab-agree-examples = Write examples of the most frequent disagreements to this folder, in words
help-lab-exam = Ask a bot the questions of Hanabi teachers, and compare its answers with theirs
help-lab-exam-bot = Bot to ask (default: companion)
help-lab-exam-json = Write questions and answers to this file as JSON (-: the standard output)
help-lab-fit = Fit the habits of companions to recorded human games
help-lab-fit-files = Records or hanab.live games; a file may hold one, a list, or one per line
help-lab-fit-part = Games to fit to: all, tuning or held-out; the others serve as a test (default: all)
help-lab-fit-trees = Number of trees in the model (default: 150)
help-lab-fit-folds = Number of folds for cross-validation; 0 for none (default: 5)
help-lab-fit-threads = Number of threads (default: number of cores)
help-lab-fit-into = Write the habits to this file (-: the standard output)
help-lab-fit-json = Write the figures to this file as JSON (-: the standard output)
help-lab-compare = Let two bots play the same deals until it is clear which one is better
help-lab-compare-first = The first bot, as in “lab run --bot”
help-lab-compare-second = The second bot
help-lab-compare-json = Write the comparison to this file as JSON (-: the standard output)
help-lab-table = Write the table of strength
help-lab-table-bot = Which bots; may be repeated (default: all)
help-lab-table-players = Numbers of players (default: 2,3,4,5)
help-lab-table-games = Number of deals per cell (default: 1000)
help-lab-table-seed = Seed of the first deal (default: 0)
help-lab-table-threads = Number of threads (default: number of cores)
help-lab-table-reports = Keep the report of each cell in this folder, and don’t play existing ones again
help-lab-table-into = Put the table into this Markdown file, between its markers, instead of printing it
help-lab-table-short = Also write a short table to this file, between its markers
help-lab-editions = Write the table of all editions
help-lab-editions-bot = Which bots; may be repeated (default: all)
help-lab-editions-players = Numbers of players (default: 2,3,4,5)
help-lab-editions-games = Number of deals per edition and number of players (default: 1000)
help-lab-editions-seed = Seed of the first deal (default: 0)
help-lab-editions-threads = Number of threads (default: number of cores)
help-lab-editions-scores = Keep the scores in this file, one per line, and don’t play existing ones again
help-lab-editions-into = Put the table into this Markdown file, between its markers, instead of printing it
help-lab-deals = Write the table of deals that can be won with all cards known
help-lab-deals-edition = Which editions; may be repeated (default: all)
help-lab-deals-variants = The variants of hanab.live instead of editions: one of each with the same cards
help-lab-deals-players = Numbers of players (default: 2,3,4,5,6)
help-lab-deals-games = Number of deals per edition and number of players (default: 1000)
help-lab-deals-seed = Seed of the first deal (default: 0)
help-lab-deals-threads = Number of threads (default: number of cores)
help-lab-deals-nodes = Limit of positions for each deal (default: 1,000,000)
help-lab-deals-scores = Keep the results in this file, one per line, and don’t solve deals again that it has
help-lab-deals-into = Put the table into this Markdown file, between its markers, instead of printing it
help-lab-puzzles = Make puzzles from games of bots, with their proofs
help-lab-puzzles-puzzles = The file for what a solver may see, one puzzle a line, or - for the standard output
help-lab-puzzles-solutions = The file for the solutions
help-lab-puzzles-per_kind = Number of puzzles of each kind (default: 55)
help-lab-puzzles-conventions = Puzzles in conventions instead, so many for each lesson
help-lab-puzzles-again = Keep the puzzles of the collection that are still proven, and search games for the others
help-lab-puzzles-games = The most games that are searched (default: 1000)
help-lab-puzzles-seed = Seed of the first deal (default: 0)
help-lab-puzzles-threads = Number of threads (default: number of cores)
help-lab-run-edition = Edition (default: that of the games in --deals, or original)
help-lab-run-players = Number of players (default: as in the games in --deals, or 3)
help-lab-run-option = Change an option of the edition; may be repeated
help-lab-run-games = Number of deals (default: 1000)
help-lab-run-seed = Seed of the first deal, a number; the next ones follow (default: 0)
help-lab-run-threads = Number of threads (default: number of cores)
help-lab-compare-edition = Edition (default: that of the games in --deals, or original)
help-lab-compare-players = Number of players (default: as in the games in --deals, or 3)
help-lab-compare-option = Change an option of the edition; may be repeated
help-lab-compare-games = Number of deals (default: 1000)
help-lab-compare-seed = Seed of the first deal, a number; the next ones follow (default: 0)
help-lab-compare-threads = Number of threads (default: number of cores)
bench-play-head = bot          players   checksum
help-bench-play = Checksums of the actions of every bot in fixed deals
help-bench-play-json = As JSON
help-bench-play-games = Number of deals per bot and number of players (default: 10)

## Files, completions and the manual

error-file-large = { $file } is larger than the limit of { $most } MiB.
error-file-text = { $file } is not valid UTF-8 text.
error-command = Unknown command “{ $name }”. Available: { $known }.
reason-not-found = no such file or directory
reason-not-allowed = permission denied
reason-is-folder = it is a directory
reason-no-folder = a part of the path is not a directory
reason-full = the disk is full
reason-read-only = the disk is read-only
plain-no-text = That line is not valid UTF-8 text. Please write it again.
help-completions = Write the completions for a shell
help-completions-shell = Which shell
help-man = Write a manual page for man
help-man-command = The command, for example lab run; all commands if omitted

# kagiya mcp

mcp-open = Language models connect to { $url }
mcp-waiting = This program waits for a client of the Model Context Protocol on its standard input. Set it up in the client as a command, or use --listen.
mcp-server = { $address } isn’t the address of a server. Write one such as http://127.0.0.1:4848
mcp-client = the client doesn’t speak the Model Context Protocol: { $reason }
mcp-not-loopback = other machines can reach { $address }. Allow it with --host and the name by which clients call this machine
help-mcp = Let a language model play at the tables of a server, by the Model Context Protocol
help-mcp-server = Address of the server (default: http://127.0.0.1:4848)
help-mcp-name = Name of the player (default: the server chooses one)
help-mcp-listen = Serve over HTTP on this address, as in 127.0.0.1:4850, instead of the standard input and output
help-mcp-host = A name by which clients call this machine. Needed for an address that other machines reach; the option can be repeated

# kagiya lab bench-agent

lab-agent-head = { $command } with { $partners }, { $players } players, { $games } games from seed { $first }, deductions given
lab-agent-head-bare = { $command } with { $partners }, { $players } players, { $games } games from seed { $first }, without deductions
lab-agent-head-self = { $command } with itself, { $players } players, { $games } games from seed { $first }, deductions given
lab-agent-head-self-bare = { $command } with itself, { $players } players, { $games } games from seed { $first }, without deductions
lab-agent-strikes = {"  "}strikes per game    { $mean } ± { $stderr }
lab-agent-illegal = {"  "}illegal per game    { $mean } ± { $stderr }; { $illegal } of { $answers } answers, { $share } ± { $share_stderr } %
lab-agent-fallbacks = {"  "}chosen for it       { $mean } ± { $stderr } actions per game, after { $tries } refused answers
lab-agent-tokens = {"  "}tokens per game     { $mean } ± { $stderr }; input { $input }, output { $output }
help-lab-bench-agent = Measure a program, such as a language model, that answers in lines of JSON: with companions and with itself. Illegal answers are counted and asked for again
help-lab-bench-agent-edition = Edition (default: original)
help-lab-bench-agent-players = Number of players (default: 3)
help-lab-bench-agent-option = Change an option of the edition, as in strikes=2; can be repeated
help-lab-bench-agent-deals = Play the deals of this file: records or hanab.live games
help-lab-bench-agent-games = Number of deals (default: 10)
help-lab-bench-agent-seed = Number of the first deal (default: 0)
help-lab-bench-agent-threads = Number of threads, 0 for all cores (default: 1)
help-lab-bench-agent-with = Bot in the other seats, or self for the program in all seats; can be repeated (default: companion and self)
help-lab-bench-agent-deductions = Whether the lines say what each card can be: on or off (default: on)
help-lab-bench-agent-retries = Further answers after an illegal one, before an action is chosen for the program (default: 2)
help-lab-bench-agent-seconds = Time for an answer, in seconds (default: 300)
help-lab-bench-agent-json = Write the results to this file as JSON (-: the standard output)
help-lab-bench-agent-command = The program and its arguments, after --
