# What is wrong with options, files and notation. Sentences without a full stop, lower case at the
# beginning: they follow a colon. The English texts are those of the library; a test compares them.

## JSON and its shape

wrong-json = this is no JSON: see line { $line }, column { $column }
wrong-json-unfinished = the end of the JSON text is missing
wrong-key-twice = the key `{ $key }` is there twice
wrong-value = { $path }: expected { $expected }, found { $found }
wrong-file-value = expected { $expected }, found { $found }
wrong-missing = { $path } is missing
wrong-key = unknown key `{ $path }`; known here are { $known }
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
wrong-option-switch = option { $option }: expected true or false, found { $found }
wrong-option-number = option { $option }: expected a number from { $min } to { $max }, found { $found }
wrong-option-choice = option { $option }: expected one of { $words }, found { $found }
wrong-option-form = option { $option }: expected a value like { $examples }, found { $found }
wrong-option-part = option { $option }: { $why }
wrong-options = options: { $why }
wrong-options-players = { $count } players: Hanabi is for 2 to 5, or 6 where { $hands } has an entry for 6
wrong-options-no-hand-size = { $hands } has no entry for { $count } players; add one of 1 to 8 cards
wrong-options-hand-size-for = { $hands } has an entry for { $count } players; only 2 to 6 can play
wrong-options-hand-size = hands of { $count } cards: { $hands } must be 1 to 8
wrong-options-colors = { $count } colors: there can be 1 to 5, or 0 with { $suits }
wrong-options-ranks = { $count } ranks: there can be 1 to 5
wrong-options-palette = { $palette }: expected five different letters of w, r, b, y, g, p, t, k, of which m and k are taken when { $multi } and { $black } are in the game
wrong-options-clue-tokens = { $count } clue tokens: there can be 0 to 20
wrong-options-strikes = { $strikes }: the game can end at strike 1 to 5
wrong-options-too-many-suits = { $count } suits: there can be at most 8
wrong-options-too-many-colors = the suits and their sets of colors name more than 8 different colors
wrong-options-same-letter = two suits have the letter `{ $letter }`
wrong-options-same-name = two suits have the name `{ $name }`
wrong-options-suit-letter = suit `{ $name }` needs a free letter of its own from a to z
wrong-options-suit-copies = suit `{ $name }` needs 1 to 3 copies of each rank of the game, no more ranks
wrong-options-unknown-color = suit `{ $name }` is touched by the color `{ $letter }`, which the game does not have
wrong-options-joker-suit = suit `{ $name }` can't be a joker: there can be only one joker suit, built upwards
wrong-options-no-firework = no suit has a firework: at least one must score
wrong-options-deck-too-small = the hands need { $needed } cards, but there are only { $cards }
wrong-options-first-player = { $first }: there is no such seat (they count from 0)
wrong-options-endless = { $end } has no score: it needs { $goal }
wrong-options-critical-discard = { $lost } needs { $goal }
wrong-options-black-completion = { $reward } needs both { $tiles } and { $black }
wrong-options-tile5 = { $tile } needs { $tiles }
wrong-options-score-suffix = { $suffix } needs { $black }
wrong-options-joker-critical = a joker can replace any lost card, so it can't go with { $lost }
wrong-options-joker-timed = a joker belongs to no firework that could be announced, so it can't go with { $announced }
wrong-options-variant-mod = { $twist } is not supported

## Notation

wrong-notation-empty = nothing was written; p2 plays the card in slot 2
wrong-notation-action = `{ $text }` is no action; write p2 or play 2, d1 or discard 1, Br or clue B red, B3 or clue B 3
wrong-notation-form = `{ $text }`: expected { $expected }
wrong-notation-place = `{ $text }` is no card of a hand; write its slot, from 1, or its id as in #17
wrong-notation-seat = `{ $text }` is no seat of this table; the seats are A to { $last }
wrong-notation-suit = `{ $text }` is no suit of this game; the suits are { $known }
wrong-notation-color = `{ $text }` is no color that can be named; the colors are { $known }
wrong-notation-no-colors = `{ $text }` can't be named; this game has no color clues
wrong-notation-rank = `{ $text }` is no rank of this game; the ranks are 1 to { $highest }
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
wrong-clue-to-oneself = seat { $seat } is to act and can't give a clue to itself; name another seat

## Deals and situations

wrong-seed = a seed is 64 hexadecimal digits
wrong-deal-cards = the number of cards { $card } in the deck is { $listed }; in this game it is { $expected }
wrong-deal-tiles = the bonus tiles must be different, and are only for a game with flamboyants
wrong-deal-first = seat { $seat } can't begin: the options name another, or nobody sits there
wrong-setup-hands = { $hands } hands are given for { $players } players
wrong-setup-hand-size = the hand of seat { $seat } has more than 8 cards
wrong-setup-marks = what clues have said of the hand of seat { $seat } is not true of its cards
wrong-setup-to-act = seat { $seat } is to act, but nobody sits there
wrong-setup-clue-tokens = { $given } clue tokens are available, but the game has { $most }
wrong-setup-strikes = { $count } strikes have ended the game already
wrong-setup-no-firework = a suit is listed that has no firework
wrong-setup-height = the { $suit } firework is higher than a complete one
wrong-setup-complete = every firework is complete already
wrong-setup-count = { $card } is there { $placed } times (hands, deck, discard pile, fireworks); the game has it { $expected } times
wrong-setup-turns-left = turns_left { $count }: the final round has 1 to as many turns as players, an empty deck, and is not in an endless game

## Records

wrong-record = this is no record: { $why }
wrong-record-none = this is no record: it has no key `kagiya_record` with a version number
wrong-record-version = this is a record of version { $version }; this program reads version { $known }
wrong-record-preset = preset: the options are not those of `{ $name }`; leave the preset out or mend them
wrong-record-no-preset = preset: there is no edition `{ $name }`
wrong-record-deal = deal: { $why }
wrong-record-no-deal = deal: expected a seed, or a deck
wrong-record-tiles = deal: tiles are listed only together with a deck
wrong-record-card = deal: card { $place } of the deck: { $why }
wrong-record-deck-size = deal: the deck lists { $listed } cards; this game has { $expected }
wrong-record-tile = deal: there is no bonus tile { $tile }; they have the numbers 1 to 6
wrong-record-first = first: { $why }
wrong-record-names = players: { $names } names for { $players } players; name all of them or none
wrong-record-entry = entry { $number } (`{ $text }`): { $why }
wrong-record-entry-number = entry { $number }: { $why }
wrong-record-result = result: the record says { $given }, but the replay gives { $played }
wrong-record-no-end = result: the record says { $given }, but the game has not ended
wrong-entry-after-the-end = the table had broken the game off before
wrong-entry-already-over = the game was over and can't be broken off
wrong-entry-no-seat = nobody sits at { $seat }

## Games of hanab.live

wrong-site = this is no game of hanab.live: { $why }
wrong-site-none = this is no game of hanab.live: expected a game with players, deck and actions, or a list of games
wrong-site-option = the option `{ $name }` changes the rules in a way that is not supported
wrong-site-characters = the game was played with detrimental characters (`{ $name }`), which are not supported
wrong-site-no-players = players: expected a list of names, or a playerCount
wrong-site-player-count = players: { $named } names, but playerCount is { $count }
wrong-site-players = players: { $count } play; there can be 2 to 6
wrong-site-starting-player = players: startingPlayer { $seat }: nobody sits there
wrong-site-card = deck: the variant has no card of suit { $suit } and rank { $rank } (place { $place })
wrong-site-deck-size = deck: { $listed } cards are listed; the variant has { $expected }
wrong-site-action = action { $place }: { $why }
wrong-site-action-type = there is no action type { $type }; the types are 0 to 5
wrong-site-no-card = the deck has no card { $card }; they count from 0
wrong-site-no-seat = nobody sits at { $seat }; seats count from 0
wrong-site-oneself = player { $seat } gives a clue to itself
wrong-site-no-color = the variant has no color { $color }; they count from 0
wrong-site-no-rank = there is no rank { $rank }; the ranks are 1 to 5
wrong-variant = the variant `{ $name }` can't be played here: only variants that differ in their suits are known
wrong-variant-near = the variant `{ $name }` can't be played here: it is unknown; did you mean `{ $near }`?
wrong-variant-fours = the variant `{ $name }` can't be played here: it has only one copy of each 4
wrong-variant-ones = the variant `{ $name }` can't be played here: it has only two copies of each 1
wrong-variant-dear-clues = the variant `{ $name }` can't be played here: it has clues that cost more than a discard gives
wrong-variant-deaf-clues = the variant `{ $name }` can't be played here: it has clues that touch nothing
wrong-variant-forbidden-clues = the variant `{ $name }` can't be played here: it forbids some clues
wrong-variant-hidden-clues = the variant `{ $name }` can't be played here: it hides what a clue says
wrong-variant-other-clues = the variant `{ $name }` can't be played here: it has clues of its own
wrong-variant-either-way = the variant `{ $name }` can't be played here: it has fireworks that go either way
wrong-variant-hidden-plays = the variant `{ $name }` can't be played here: it hides what was played
wrong-variant-any-start = the variant `{ $name }` can't be played here: it has fireworks that begin anywhere
wrong-variant-exchanged = the variant `{ $name }` can't be played here: it exchanges playing and discarding
wrong-variant-special-rank = the variant `{ $name }` can't be played here: it has a special rank
wrong-export-option = hanab.live has no such game: { $option } is not possible there (but: { $only })
wrong-export-hands = hanab.live has no such game: with { $players } players a hand has { $usual } cards there, or one more or less
wrong-export-all-or-nothing = hanab.live has no such game: { $goal }, { $end } and { $lost } go only together there
wrong-export-suits = hanab.live has no such game: no variant there has these suits (see { $multi }, { $black }, { $extra } and { $colors })

## Scenario files

wrong-scenarios = this is no scenario file: { $why }
wrong-scenarios-list = this is no scenario file: expected a list of scenarios, found { $found }
wrong-scenarios-empty = the list of scenarios is empty, so nothing is checked
wrong-scenarios-entry = this is no scenario file: entry { $place } is { $found }, expected a scenario: an object with preset, setup, actions and expect
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
wrong-scenario-no-action = legal: there is no action that could be legal or not
