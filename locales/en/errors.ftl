# Errors in options, files and notation. The texts start in lower case, end without a full stop and follow a colon.
# The English texts are those of the library; a test compares them.

## JSON and its shape

wrong-json = invalid JSON: see line { $line }, column { $column }
wrong-json-unfinished = invalid JSON: the text ends too early
wrong-key-twice = duplicate key `{ $key }`
wrong-value = { $path }: expected { $expected }, found { $found }
wrong-file-value = expected { $expected }, found { $found }
wrong-missing = { $path } is missing
wrong-key = unknown key `{ $path }`; the known keys are { $known }
wrong-expected-switch = true or false
wrong-expected-number = a number from { $min } to { $max }
wrong-expected-whole = a whole number
wrong-expected-text = a text
wrong-expected-name = a name of 1 to { $longest } letters, digits, spaces, `-` and `_`, with no space at its ends
wrong-expected-list = a list
wrong-expected-object = an object
wrong-expected-word = one of { $words }
wrong-expected-like = something like { $examples }
wrong-found-null = null
wrong-found-list = a list
wrong-found-object = an object
wrong-found-text = `{ $text }`
wrong-found-value = { $text }

## How an option is named: as it is typed, and in words

option-typed = `{ $option }`
option-said = “{ $option }”
option-said-value = “{ $option }: { $value }”

## Editions and options

wrong-preset = there is no edition `{ $name }`; `kagiya rules` lists them all
wrong-preset-near = there is no edition `{ $name }`; did you mean `{ $near }`?
wrong-option-name = there is no option `{ $name }`; `kagiya rules` lists them all
wrong-option-near = there is no option `{ $name }`; did you mean `{ $near }`?
wrong-option-switch = { $option } must be true or false, not { $found }
wrong-option-number = { $option } must be a number from { $min } to { $max }, not { $found }
wrong-option-choice = { $option } must be one of { $words }, not { $found }
wrong-option-form = { $option } must be a value like { $examples }, not { $found }
wrong-option-part = option { $option }: { $why }
wrong-options = options: { $why }
wrong-options-players = { $count } players: there must be 2 to 5, or 6 if { $hands } has an entry for 6
wrong-options-no-hand-size = { $hands } has no entry for { $count } players; add one of 1 to 8 cards
wrong-options-hand-size-for = { $hands } has an entry for { $count } players; only 2 to 6 can play
wrong-options-hand-size = hands of { $count } cards: { $hands } must be 1 to 8
wrong-options-colors = { $count } colors: there must be 1 to 5, or 0 with { $suits }
wrong-options-ranks = { $count } ranks: there must be 1 to 5
wrong-options-palette = { $palette }: expected five different letters of w, r, b, y, g, p, t, k; m and k are taken when { $multi } and { $black } are in the game
wrong-options-clue-tokens = { $count } clue tokens: there must be 0 to 20
wrong-options-strikes = { $strikes }: it must be strike 1 to 5 that ends the game
wrong-options-too-many-suits = { $count } suits: there can be at most 8
wrong-options-too-many-colors = the suits and their sets of colors name more than 8 different colors
wrong-options-same-letter = two suits have the letter `{ $letter }`
wrong-options-same-name = two suits have the name `{ $name }`
wrong-options-suit-letter = suit `{ $name }` needs a letter from a to z that no other suit has
wrong-options-suit-copies = suit `{ $name }` needs 1 to 3 copies of each rank of the game and no other ranks
wrong-options-unknown-color = suit `{ $name }` is touched by the color `{ $letter }`, which the game does not have
wrong-options-joker-suit = suit `{ $name }` can't be a joker: there can be only one joker suit, built upwards
wrong-options-no-firework = no suit has a firework: at least one must score
wrong-options-deck-too-small = the hands need { $needed } cards, but there are only { $cards }
wrong-options-first-player = { $first }: there is no such seat (seats count from 0)
wrong-options-black-completion = { $reward } works only with both { $tiles } and { $black }
wrong-options-orders = { $twist } needs fireworks that are built upwards, with { $distinct } at most one for each rank, and goes neither with jokers nor with { $tiles }
wrong-options-tile5 = { $tile } works only with { $tiles }
wrong-options-score-suffix = { $suffix } works only with { $black }
wrong-options-joker-critical = a joker can replace any lost card, so it can't go with { $lost }
wrong-options-joker-timed = a joker has no firework of its own to announce, so it can't go with { $announced }
wrong-options-inverted-suit = suit `{ $name }` exchanges playing and discarding: it can't be a joker, or go with { $announced }, { $twist } or { $tokens }
wrong-options-mods-clash = { $twist } and { $other } can't go together: each changes which clues there are, what they touch or what players learn from them
wrong-options-shown-plays = { $twist } can't go with a joker, { $tiles } or { $announced }, which show what was played
wrong-options-mod-needs-rank = { $twist } needs cards of rank { $rank }; see { $ranks }

## Notation

wrong-notation-empty = the action is missing; p2, for example, plays the card in slot 2
wrong-notation-action = `{ $text }` is not an action; write p2 or play 2, d1 or discard 1, Br or clue B red, B3 or clue B 3
wrong-notation-form = `{ $text }`: expected { $expected }
wrong-notation-place = `{ $text }` is not a card in a hand; write its slot, counted from 1, or its id, as in #17
wrong-notation-seat = `{ $text }` is not a seat at this table; the seats are A to { $last }
wrong-notation-suit = `{ $text }` is not a suit in this game; the suits are { $known }
wrong-notation-color = `{ $text }` is not a color that can be clued; the colors are { $known }
wrong-notation-no-colors = `{ $text }` can't be clued; this game has no color clues
wrong-notation-rank = `{ $text }` is not a rank in this game; the ranks are 1 to { $highest }
wrong-form-play = a card to play: p2, p#17 or play 2, with an announcement p2=g or play 2 as green
wrong-form-discard = a card to discard: d1, d#5 or discard 1
wrong-form-clue = a seat and a color or rank: Br, B3, clue B red or clue B 3
wrong-form-shuffle = a discarded card: s:r2 or shuffle r2
wrong-form-put = a discarded card: f:r5 or put r5
wrong-form-joker = a firework: j:r or joker red
wrong-form-decline = - or decline alone
wrong-form-card = a card: the letter of its suit and its rank, as in r3
wrong-form-order = a hand in its new order, as in A=#4,#1,#2
wrong-form-end = why the game ended: left, timeout or agreed
wrong-slot = there is no slot { $slot }; the hand has slots 1 to { $cards }
wrong-slot-empty-hand = there is no slot { $slot }: the hand is empty
wrong-clue-to-oneself = seat { $seat } can't give itself a clue; name another seat

## Deals and situations

wrong-seed = a seed is 64 hexadecimal digits
wrong-deal-cards = the deck has { $listed } of the card { $card }; this game has { $expected }
wrong-deal-tiles = the bonus tiles must be different, and are only for a game with flamboyants
wrong-deal-first = seat { $seat } can't begin: the options name another seat, or nobody sits there
wrong-setup-hands = { $hands } hands are given for { $players } players
wrong-setup-hand-size = the hand of seat { $seat } has more than 8 cards
wrong-setup-marks = the clues on the hand of seat { $seat } don't match its cards
wrong-setup-to-act = it is the turn of seat { $seat }, but nobody sits there
wrong-setup-clue-tokens = { $given } clue tokens are available, but the game has { $most }
wrong-setup-strikes = the game would already have ended after { $count } strikes
wrong-setup-no-firework = a suit is listed that has no firework
wrong-setup-height = the { $suit } firework is higher than a complete one
wrong-setup-orders = cards can't lie on fireworks that can be built in several orders: heights don't say which
wrong-setup-complete = every firework is complete already
wrong-setup-count = { $card } is listed { $placed } times (hands, deck, discard pile, fireworks); the game has { $expected }
wrong-setup-turns-left = turns_left { $count }: a final round needs an empty deck and a game that is not endless; it has between 1 turn and one for each player
wrong-setup-half-token = half a clue token needs a game where tokens come back by halves, and a missing token
wrong-setup-next-clues = the next clues can be limited to all colors or all ranks, in a game where they alternate
wrong-setup-hidden-plays = a game with { $twist } starts with a deal, not with a position

## Records

wrong-record = not a Kagiya record: { $why }
wrong-record-none = not a Kagiya record: the key `kagiya_record` with a version number is missing
wrong-record-version = the record has version { $version }; this program reads version { $known }
wrong-record-preset = preset: the options are not those of `{ $name }`; remove `preset` or fix the options
wrong-record-no-preset = preset: there is no edition `{ $name }`
wrong-record-deal = deal: { $why }
wrong-record-no-deal = deal: expected a seed, or a deck
wrong-record-tiles = deal: tiles are listed only together with a deck
wrong-record-card = deal: card { $place } of the deck: { $why }
wrong-record-deck-size = deal: the deck lists { $listed } cards; this game has { $expected }
wrong-record-tile = deal: there is no bonus tile { $tile }; they have the numbers 1 to 6
wrong-record-first = first: { $why }
wrong-record-names = players: { $names } names for { $players } players; name all of them or none
wrong-record-notes = notes: the game has { $players } players and { $cards } cards; list a text for each card, by seat
wrong-record-entry = entry { $number } (`{ $text }`): { $why }
wrong-record-entry-number = entry { $number }: { $why }
wrong-record-result = result: the record says { $given }, but the replay gives { $played }
wrong-record-no-end = result: the record says { $given }, but the game has not ended
wrong-entry-after-the-end = the game had already been abandoned
wrong-entry-already-over = the game was already over, so it can't be abandoned
wrong-entry-no-seat = nobody sits at { $seat }

## Opening a game file

wrong-file-empty = the text is empty
wrong-file-too-large = the file is too large; a game has at most { $most } KB
wrong-file-json = not a game file: { $why }
wrong-file-none = expected a Kagiya record, a game of hanab.live, or a hanab.live link with `replay-json`
wrong-file-several = the file is a list of { $count } games; open one at a time
wrong-file-too-long = the game has { $count } entries; at most { $most } are possible
wrong-file-number = this link has only the number of the game; open https://hanab.live/export/{ $number } and paste what it shows
wrong-file-damaged = the link is incomplete or damaged at character { $place } after `replay-json/`
wrong-file-variant = the game of this link has variant { $id } of hanab.live, which can't be played here

## Games of hanab.live

wrong-site = not a hanab.live game: { $why }
wrong-site-none = not a hanab.live game: expected a game with players, deck and actions, or a list of games
wrong-site-option = the option `{ $name }` changes the rules in a way that is not supported
wrong-site-characters = the game was played with detrimental characters (`{ $name }`), which are not supported
wrong-site-no-players = players: expected a list of names, or a playerCount
wrong-site-player-count = players: { $named } names, but playerCount is { $count }
wrong-site-players = players: { $count } players; there must be 2 to 6
wrong-site-starting-player = players: startingPlayer { $seat }: nobody sits there
wrong-site-card = deck: the variant has no card of suit { $suit } and rank { $rank } (place { $place })
wrong-site-deck-size = deck: { $listed } cards are listed; the variant has { $expected }
wrong-site-action = action { $number }: { $why }
wrong-site-seed = seed: `{ $seed }` deals no such game; a seed names the players and the variant, as in p3v0s1
wrong-site-action-type = there is no action type { $type }; the types are 0 to 5
wrong-site-no-card = the deck has no card { $card }; cards count from 0
wrong-site-no-seat = nobody sits at { $seat }; seats count from 0
wrong-site-oneself = player { $seat } can't give themselves a clue
wrong-site-no-color = the variant has no color { $color }; colors count from 0
wrong-site-no-rank = there is no rank { $rank }; the ranks are 1 to 5
wrong-variant = the variant `{ $name }` can't be played here: hanab.live has no variant of this name
wrong-variant-near = the variant `{ $name }` can't be played here: it is unknown; did you mean `{ $near }`?
wrong-export-option = hanab.live has no such game: { $option } is not possible there (but: { $only })
wrong-export-hands = hanab.live has no such game: with { $players } players a hand has { $usual } cards there, or one more or less
wrong-export-all-or-nothing = hanab.live has no such game: { $goal }, { $end } and { $lost } go only together there
wrong-export-suits = hanab.live has no such game: no variant there has these suits (see { $multi }, { $black }, { $extra } and { $colors })

## Scenario files

wrong-scenarios = not a scenario file: { $why }
wrong-scenarios-list = not a scenario file: expected a list of scenarios, found { $found }
wrong-scenarios-empty = the list of scenarios is empty, so nothing is checked
wrong-scenarios-entry = not a scenario file: entry { $place } is { $found }, expected a scenario: an object with preset, setup, actions and expect
wrong-scenario-at = { $path }: { $why }
wrong-scenario-top = setup.fireworks: { $suit } shows { $top }; the ranks of this game are 1 to { $highest }, and 0 stands for an empty firework
wrong-scenario-tile = setup.tiles: there is no bonus tile { $tile }; they have the numbers 1 to 6
wrong-scenario-seat = { $path }: nobody sits at seat { $seat }
wrong-scenario-setup = setup: { $why }
wrong-scenario-no-seat = nobody sits at seat { $seat }
wrong-scenario-no-rank = there is no rank { $rank }
wrong-scenario-value = { $key }: expected { $expected }, found { $found }
wrong-scenario-refused = legal: the action is refused: { $why }
wrong-scenario-action = action { $number } of { $all } is illegal: { $why }
wrong-scenario-legal = legal: expected an illegal action, but it is legal
wrong-scenario-no-action = legal: there is no action to check
