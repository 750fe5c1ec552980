# Editions, rule options and their values, sources, bonus tiles.
# Ids: preset-NAME, option-NAME, value-OPTION-VALUE, criterion-NAME, source-KEY, tile-N.
# Option values are fragments that stand after a label; they begin in lower case unless they are names.

## Presets: Cocktail Games and the other first documents

preset-original = Original
    .about = The classic game: five colors, eight clue tokens and three strikes. When the deck is empty, everyone has one last turn.
preset-original-avalanche = Avalanche of Colors
    .about = The original with a sixth firework of five multicolor cards, one of each rank. Multicolor is a color of its own, and a clue may name it.
preset-grand-finale = Grand Finale
    .about = For experts: complete every firework or lose. Play goes on after the deck is empty, but losing the last copy of a card you still need ends the game at once.
preset-timed-display = Timed Display
    .about = Before you play a card you may announce its color. If you are right and the card fits, you regain a clue token; if you are wrong, it is a strike whatever the card.
preset-encyclopedia = Encyclopedia
    .about = The original rules as an encyclopedia article tells them. The points are counted and nobody comments on them.
preset-rainbow-plain = Plain rainbow
    .about = A sixth suit of rainbow cards that is a color like any other. The article does not say how many there are; ten is our choice. The most you can score is 30.
preset-rainbow-all = Rainbow of all colors
    .about = A sixth suit of rainbow cards that every color clue touches and none may name. The article does not say how many there are; ten is our choice. The most you can score is 30.
preset-easier = Easier
    .about = Ten clue tokens instead of eight, for first games and relaxed evenings.
preset-harder = Harder
    .about = Only six clue tokens, and the second strike ends the game.
preset-royal-favor = Royal Favor
    .about = All fireworks or nothing, and play goes on after the deck is empty. As soon as a player begins a turn without a card, the game is lost.
preset-rules-site = Rules summary
    .about = The rules as a website sums them up. It plays exactly like the original.
preset-rules-site-multicolour = Rules summary with multicolor
    .about = The same with five multicolor cards, one of each rank, as a sixth firework that a clue may name.
preset-rules-site-scored = Rules summary, always scored
    .about = The third strike still ends the game, but the fireworks count as they stand and are rated.

## Presets: Abacusspiele

preset-abacus = Abacusspiele
    .about = The German edition: you may also clue what a partner does not have, and the third storm token leaves you with zero points. The oldest player begins.
preset-abacus-2-storms = Abacusspiele: two storms
    .about = Harder: the second storm token already ends the game.
preset-abacus-1-storm = Abacusspiele: one storm
    .about = Hardest: a single mistake ends the game.
preset-abacus-easy = Abacusspiele: spare token
    .about = Easier: the spare token in the box joins the others, which makes nine clues to start with.
preset-abacus-6 = Abacusspiele: six colors
    .about = The ten multicolor cards are a sixth color that a clue may name. The most you can score is 30.
preset-abacus-6-short = Abacusspiele: short sixth color
    .about = The sixth color has only five cards, one of each rank, so each of them is precious.
preset-abacus-false-colour = Abacusspiele: false color
    .about = Ten multicolor cards count as every color in a clue and may never be named. They build a sixth firework of their own.

## Presets: Grands Feux

preset-grands-feux = Grands Feux
    .about = The base game of the French deluxe edition. You may also clue what a partner does not have.
preset-bouquet-final = Grands Feux: Grand Finale
    .about = Complete every firework or lose. Play goes on after the deck is empty, and losing the last copy of a card you still need ends the game at once.
preset-gf-avalanche = Grands Feux: Avalanche of Colors
    .about = A sixth firework of ten multicolor cards that every color clue touches and none may name. The most you can score is 30.
preset-gf-black = Grands Feux: Black Powder
    .about = A sixth, black firework is built from 5 down to 1, and only rank clues touch it. Each black card that is missing at the end costs a point.
preset-gf-flamboyants = Grands Feux: Five Flamboyants
    .about = Completing a firework with a 5 reveals a bonus tile instead of returning a clue token. There are six tiles, each with its own surprise.
preset-gf-flamboyants-black = Grands Feux: Flamboyants and Black Powder
    .about = Bonus tiles for the colors, and a black firework that runs from 5 to 1. Completing the black one returns a clue token.
preset-gf-flamboyants-avalanche = Grands Feux: Flamboyants and Avalanche
    .about = Bonus tiles, and a sixth firework of ten multicolor cards that every color clue touches.
preset-gf-everything = Grands Feux: everything
    .about = All three expansions at once: multicolor, black powder and bonus tiles. Seven fireworks for those who can’t get enough.

## Presets: R&R Games

preset-rr-deluxe = R&R Deluxe
    .about = The American edition, played with tiles instead of cards: the base game, in which each clue must touch at least one of them.
preset-rr-v1 = R&R Deluxe 1: six suits
    .about = The ten multicolor tiles are a sixth suit that a clue may name. The most you can score is 30.
preset-rr-v2 = R&R Deluxe 2: short sixth suit
    .about = The sixth suit has only five tiles, one of each rank, so each of them is precious.
preset-rr-v3 = R&R Deluxe 3: all colors
    .about = Ten multicolor tiles that every color clue touches and none may name. They build their own firework and stand in for nothing.
preset-rr-v4 = R&R Deluxe 4: the perfect game
    .about = There is no final round: complete every firework or lose. Losing the last copy of a needed tile ends the game at once.
preset-rr-black-powder = R&R: Black Powder
    .about = R&R’s base game with a black firework from 5 down to 1. Only rank clues touch it, and each missing black card costs a point.

## Presets: BoardGameArena

preset-bga-normal = BoardGameArena
    .about = The base game as played there: you may also clue what a partner does not have, and the third strike scores zero.
preset-bga-tricky = BoardGameArena: tricky
    .about = With a sixth color of ten cards that has a clue of its own.
preset-bga-difficult = BoardGameArena: difficult
    .about = With a sixth color of only five cards, one of each rank, that has a clue of its own.
preset-bga-avalanche = BoardGameArena: Avalanche
    .about = With ten multicolor cards that every color clue touches and none may name.
preset-bga-black = BoardGameArena: Black Powder
    .about = With a black firework from 5 down to 1 that only rank clues touch. Each missing black card costs a point.
preset-bga-flamboyants = BoardGameArena: Five Flamboyants
    .about = With bonus tiles for the fireworks that are completed with a 5.
preset-bga-hands = BoardGameArena: other hand sizes
    .about = Two players hold six cards each, three hold five, four hold four and five hold three. All else is as on BoardGameArena.

## Presets: hanab.live, research, house rules

preset-hanab-live = hanab.live
    .about = The online rules of the experts: up to six players, each clue touches at least one card, and the game stops as soon as no more points can be made.
preset-hanab-live-all-or-nothing = hanab.live: all or nothing
    .about = There is no final round: complete every firework or lose. Losing the last copy of a needed card ends the game at once.
preset-hl-6-suits = hanab.live: 6 suits
    .about = A sixth suit of ten cards with a color clue of its own.
preset-hl-rainbow6 = hanab.live: rainbow, 6 suits
    .about = The sixth suit has ten rainbow cards that every color clue touches and none may name.
preset-hl-black6 = hanab.live: black, 6 suits
    .about = The sixth suit has a color clue of its own, but only one card of each rank. It is not Black Powder.
preset-hl-dark-rainbow6 = hanab.live: dark rainbow, 6 suits
    .about = Every color clue touches the sixth suit, and there is only one card of each rank.
preset-hl-white-reversed6 = hanab.live: white reversed, 6 suits
    .about = The sixth suit has no color and is built from 5 down to 1; only rank clues touch it. Its ten cards score like all others.
preset-hle = Hanabi Learning Environment
    .about = The rules of the well-known research program: each clue touches at least one card, the third strike scores zero, and the first seat begins.
preset-joker-house = Jokers
    .about = A house rule: ten multicolor cards that every color clue touches and that stand in for any card of their rank. They have no firework of their own, so 25 remains the most you can score.
preset-original-6-players = Original for up to six
    .about = A house rule: the classic game with room for a sixth player. Six players hold three cards each, as on hanab.live.

## Options

option-players = Players
    .about = How many people or bots sit at the table: two to five, or six if the hand sizes say how many cards they hold.
option-colors = Colors
    .about = How many of the five base colors are used. Fewer make a smaller game.
option-ranks = Ranks
    .about = How many cards a firework needs. The last rank has a single copy in each color.
option-hand_sizes = Hand sizes
    .about = How many cards each player holds, for each number of players.
option-palette = Palette
    .about = Names and marks of the five base colors. It changes how the cards look, not how they play.
option-multicolour = Multicolor suit
    .about = Adds multicolor cards: how many there are, which clues touch them, and whether they build a firework of their own.
option-black_powder = Black Powder
    .about = Adds ten black cards that are built from 5 down to 1 and touched by rank clues only. Each one missing at the end costs a point.
option-extra_suits = Extra suits
    .about = Adds suits of your own making: their copies, the clues that touch them, their direction and their worth.
option-flamboyants = Five Flamboyants
    .about = Completing a firework with a 5 reveals a bonus tile instead of returning a clue token.
option-black_completion = Reward for black
    .about = What you get for completing the black firework when bonus tiles are in the game.
option-tile5_empty_deck = Tile 5 without a deck
    .about = What the tile that shuffles a card back can do once the deck is empty.
option-timed_display = Timed Display
    .about = Players may announce the color of the card that they play. If they are right and it fits, they regain a clue token; a wrong color is a strike.
option-clue_tokens = Clue tokens
    .about = How many clue tokens there are at the start. There can never be more than that.
option-strikes = Strikes
    .about = Which strike ends the game.
option-empty_clues = Empty clues
    .about = Allows a clue that touches no card, such as “no blue in your hand”.
option-end_mode = When the deck is empty
    .about = Whether everyone has one last turn, or play goes on until it is decided.
option-goal = Goal
    .about = Whether you play for points, or only a complete display counts.
option-critical_discard = Needed card lost
    .about = What happens when the last copy of a card that is still needed is discarded or misplayed.
option-empty_hand = Empty hand
    .about = What happens when a player begins a turn without a card. It only matters if play goes on after the deck is empty.
option-strikeout = Last strike
    .about = What the fireworks are worth when the last strike ends the game.
option-score_floor = Lowest score
    .about = Whether missing black cards can take the score below zero.
option-stop_when_capped = Stop when all is decided
    .about = Ends the game as soon as no more points can be made, instead of playing out the last cards.
option-first_player = First player
    .about = Who has the first turn.
option-hand_reorder = Rearranging hands
    .about = Lets players move the cards in their own hand, for example to remember a clue.
option-scale_text = Rating
    .about = Which edition’s jury comments on the result. The points stay the same.
option-score_suffix = Black powder after the score
    .about = Adds the words “black powder” to a score that was made with the black suit.
option-talk = Table talk
    .about = What may be said at the table besides clues. It is an agreement among the players.
option-variant_mods = Rule twists
    .about = Special rules known from hanab.live that change how clues, cards or fireworks work.

## Values

value-true = yes
value-false = no

value-multicolour-off = none
value-multicolour-own_5 = five cards, a color of their own
value-multicolour-own_10 = ten cards, a color of their own
value-multicolour-all_5 = five cards, touched by every color
value-multicolour-all_10 = ten cards, touched by every color
value-multicolour-joker_5 = five jokers
value-multicolour-joker_10 = ten jokers

value-black_completion-token = a clue token
value-black_completion-tile = a bonus tile

value-tile5_empty_deck-play_instead = tile 6 may be used instead
value-tile5_empty_deck-either = tile 6, or put a card back and draw it at once

value-end_mode-final_round = one last turn for everyone
value-end_mode-endless = play on with shrinking hands

value-goal-score = as many points as possible
value-goal-all_or_nothing = all fireworks or nothing

value-critical_discard-ignore = play goes on
value-critical_discard-lose = the game is lost

value-empty_hand-clue_only = can only give clues
value-empty_hand-lose = the game is lost

value-strikeout-lost = lost, without a rating
value-strikeout-zero = lost, and rated as zero points
value-strikeout-keep_score = the fireworks still count

value-score_floor-none = may be below zero
value-score_floor-zero = never below zero

value-first_player-random = chosen at random
value-first_player-table_choice = the table decides
value-first_player-seat = a fixed seat

criterion-colourful = whoever wears the most colorful clothes
criterion-oldest = whoever is the oldest

value-scale_text-cocktail = Cocktail Games
value-scale_text-abacus = Abacusspiele
value-scale_text-grands_feux = Grands Feux
value-scale_text-rr = R&R Games
value-scale_text-none = no rating

value-talk-strict = clues only
value-talk-remarks = harmless remarks as well
value-talk-open = anything goes

value-variant_mods-critical_fours = critical fours
    .about = There is only one 4 in each suit.
value-variant_mods-scarce_ones = scarce ones
    .about = There are only two 1s in each suit.
value-variant_mods-clue_starved = clue starved
    .about = A discard or a completed firework returns only half a clue token.
value-variant_mods-colour_mute = color mute
    .about = Color clues can’t be given.
value-variant_mods-rank_mute = rank mute
    .about = Rank clues can’t be given.
value-variant_mods-colour_blind = color blind
    .about = Color clues may be given but touch nothing.
value-variant_mods-rank_blind = rank blind
    .about = Rank clues may be given but touch nothing.
value-variant_mods-alternating = alternating clues
    .about = Color clues and rank clues take turns.
value-variant_mods-odds_evens = odds and evens
    .about = A rank clue only says “odd” or “even”.
value-variant_mods-funnels = funnels
    .about = A rank clue touches the lower ranks too.
value-variant_mods-chimneys = chimneys
    .about = A rank clue touches the higher ranks too.
value-variant_mods-synesthesia = synesthesia
    .about = There are only color clues, and each of them touches one rank as well.
value-variant_mods-cow_pig = cow and pig
    .about = You learn which cards were touched and whether by a color or a rank, but not which: players only say “moo” or “oink”.
value-variant_mods-duck = duck
    .about = You learn which cards were touched and nothing else: players only say “quack”.
value-variant_mods-hidden_plays = throw it in a hole
    .about = Cards are played face down, and nobody knows the score until the end.
value-variant_mods-up_or_down = up or down
    .about = A firework may be built upwards or downwards, and each suit has a start card.
value-variant_mods-sudoku = sudoku
    .about = Each firework starts on a different rank and goes round from 5 to 1.
value-variant_mods-rainbow_ones = rainbow ones
    .about = Every color clue touches every 1.
value-variant_mods-pink_ones = pink ones
    .about = Every rank clue touches every 1, and there is no clue “1”.
value-variant_mods-white_ones = white ones
    .about = No color clue touches a 1.
value-variant_mods-brown_ones = brown ones
    .about = No rank clue touches a 1.
value-variant_mods-omni_ones = omni ones
    .about = Every clue touches every 1, and there is no clue “1”.
value-variant_mods-null_ones = null ones
    .about = No clue touches a 1.
value-variant_mods-muddy_rainbow_ones = muddy rainbow ones
    .about = Every color clue touches every 1, and no rank clue does.
value-variant_mods-light_pink_ones = light pink ones
    .about = Every rank clue touches every 1, and no color clue does.
value-variant_mods-deceptive_ones = deceptive ones
    .about = Each 1 is touched by another rank, which depends on its suit.
value-variant_mods-rainbow_fives = rainbow fives
    .about = Every color clue touches every 5.
value-variant_mods-pink_fives = pink fives
    .about = Every rank clue touches every 5, and there is no clue “5”.
value-variant_mods-white_fives = white fives
    .about = No color clue touches a 5.
value-variant_mods-brown_fives = brown fives
    .about = No rank clue touches a 5.
value-variant_mods-omni_fives = omni fives
    .about = Every clue touches every 5, and there is no clue “5”.
value-variant_mods-null_fives = null fives
    .about = No clue touches a 5.
value-variant_mods-muddy_rainbow_fives = muddy rainbow fives
    .about = Every color clue touches every 5, and no rank clue does.
value-variant_mods-light_pink_fives = light pink fives
    .about = Every rank clue touches every 5, and no color clue does.
value-variant_mods-deceptive_fives = deceptive fives
    .about = Each 5 is touched by another rank, which depends on its suit.
value-variant_mods-deck_play = play from the deck
    .about = The last card of the deck may be played unseen.
value-variant_mods-card_cycle = card cycle
    .about = When you give a clue, your oldest card without a clue moves to the newest place.

## Sources

source-000 = Cocktail Games rules (English)
source-001 = encyclopedia article
source-002 = rules summary site
source-003 = Abacusspiele rules (English translation)
source-004 = Grands Feux rules (French)
source-abacus-booklet = Abacusspiele booklet (German)
source-rr = R&R Games, Hanabi Deluxe leaflet
source-bga = BoardGameArena help
source-hanab-live = hanab.live manual
source-research = research program (Hanabi Learning Environment)
source-house = house rule

## Bonus tiles of the Five Flamboyants

tile-1 = A fresh clue
    .about = You regain one clue token. If none is missing, this does nothing.
tile-2 = A mended fuse
    .about = One strike is removed, and you regain one clue token. You regain the token even if there was no strike.
tile-3 = A word of color
    .about = Give another player a color clue without spending a token.
tile-4 = A word of rank
    .about = Give another player a rank clue without spending a token.
tile-5 = Back in the box
    .about = Choose a discarded card and shuffle it into the deck. If the deck is empty, you may use tile 6 instead.
tile-6 = Second chance
    .about = Choose a discarded card that fits and put it on its firework. If none fits, nothing happens; if it is a 5 that completes a firework, another tile follows at once.
