# The rulebook of any table, read aloud by the one who explains the game.
# Ids: rulebook-SECTION is a title, rulebook-SECTION-… a paragraph, rulebook-ruling-N a choice between documents.
# Numbers are always values that follow from the options: no digit and no number word above one stands in a text.

## The goal

rulebook-goal = The goal
rulebook-goal-team = Hanabi is a game you play together, not against each other. You are master pyrotechnicians, and just before a great display somebody has mixed up the powders, the fuses and the rockets. As one team you now try to send { $fireworks ->
    [one] a firework
   *[other] { $fireworks } fireworks
} into the sky: { $suits }.
rulebook-goal-series = A firework is a row of cards of one color in the right order, each number once: { $order }. The color of a card is called its suit, and its number its rank.
rulebook-goal-series-any = A firework is a row of cards of one color, each number once: { $order }, from any number on, and after the last of them comes the first. The color of a card is called its suit, and its number its rank.
rulebook-goal-series-either = A firework is a row of cards of one color, { $order }, built upwards or downwards. The card START may take the place of the first one. The color of a card is called its suit, and its number its rank.
rulebook-goal-series-up = A firework is a row of cards of one color in the right order, each number once. In { $suits } the order is { $order }. The color of a card is called its suit, and its number its rank.
rulebook-goal-series-down = In { $suits } the order is reversed: { $order }.
rulebook-goal-hidden = The catch: you see everybody’s cards but your own. What you hold you learn only from the clues that the others give you, and clues are scarce.
rulebook-goal-hidden-no-tokens = The catch: you see everybody’s cards but your own, and at this table there are no tokens that pay for clues.
rulebook-goal-points = The more cards lie in the right place at the end, the better the show. The most you can reach together is { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-goal-perfect = You play for everything: only if every firework is complete have you won. Anything less is lost, however close you came.

## What you need

rulebook-material = What you need
rulebook-material-cards = A deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Each card shows a suit and a rank.
rulebook-material-suits = { $count ->
    [one] The base color is { $suits }. It
   *[other] The { $count } base colors are { $suits }. Each of them
} has { $cards ->
    [one] { $cards } card, with the rank { $ranks }
   *[other] { $cards } cards, with the ranks { $ranks }
}.
rulebook-material-copies = So some cards exist several times, and some only once.
rulebook-material-start = Besides these, each suit has one card that shows the word START in place of a number.
rulebook-material-rest = Whatever else is in your box stays there.
rulebook-material-special = { $cards ->
    [one] { $cards } card of the deck is
   *[other] { $cards } cards of the deck are
} special: { $suits }. What is different about them follows below.
rulebook-material-tokens = { $tokens ->
    [0] There are no clue tokens.
    [one] { $tokens } clue token. It pays for a clue, and it can be won back.
   *[other] { $tokens } clue tokens. They pay for clues, and they can be won back.
}
    .abacus = { $tokens ->
        [0] There are no Note tokens.
        [one] { $tokens } Note token. It pays for a clue, and it can be won back.
       *[other] { $tokens } Note tokens, white on one side and black on the other. They pay for clues, and they can be won back.
    }
rulebook-material-tokens-most = There are never more clue tokens than at the start.
    .abacus = There are never more Note tokens than at the start.
rulebook-material-strikes = { $strikes ->
    [one] { $strikes } strike marker: it counts your mistake.
   *[other] { $strikes } strike markers: they count your mistakes.
}
    .abacus = { $strikes ->
        [one] { $strikes } Storm token: its lightning counts your mistake.
       *[other] { $strikes } Storm tokens: their lightning counts your mistakes.
    }
rulebook-material-tiles = { $tiles } bonus tiles, each with an effect of its own.

## Special suits

rulebook-suits = The special suits
rulebook-suits-cards = The { $suit } suit: { $cards ->
    [one] { $cards } card, with the rank { $ranks }.
   *[other] { $cards } cards, with the ranks { $ranks }.
}
rulebook-suits-up = These cards build a firework of their own beside the others, in this order: { $order }.
rulebook-suits-down = These cards build a firework of their own beside the others, but backwards, in this order: { $order }.
rulebook-suits-joker = These cards are jokers. They have no firework of their own. A joker may lie on any firework that needs its rank next and stands there for the missing card. If it fits on several, whoever played it chooses.
rulebook-suits-own = Their color is one like the others. A clue may name it, and a clue about another color does not touch these cards.
rulebook-suits-all = In clues these cards count as every color at once. Every color clue touches them, so a player who gives one must point at them too. Nobody may name this suit.
rulebook-suits-not-wild = On the table these cards stand in for nothing. They belong on their own firework and on no other.
rulebook-suits-no-color = These cards have no color. No color clue touches them and nobody may name the suit; only a rank clue can tell about them.
rulebook-suits-some-colors = In clues these cards count as each of these colors: { $colors }.
rulebook-suits-color-by-rank = Which color clue touches one of these cards depends on its rank. The colors take turns from the lowest rank up.
rulebook-suits-start-color = The last color touches their START card.
rulebook-suits-rank-all = Every rank clue touches these cards, whatever their rank.
rulebook-suits-inverted = Playing and discarding these cards are exchanged. If you play one, it goes to the discard pile, and you take back a clue token as for a discard. If you discard one, it counts as played: it joins its firework, or is a strike if it does not fit. So a discard is allowed at any time.
rulebook-suits-rank-none = No rank clue touches these cards.

## Setting up

rulebook-setup = Setting up
rulebook-setup-shuffle = Shuffle all cards face down and deal a hand to each player.
rulebook-setup-hand = With { $players } players: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} each.
rulebook-setup-here = At this table: { $players } players with { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} each, { $dealt } cards in all. { $left ->
    [0] No card is left: there is no deck to draw from.
    [one] { $left } card stays face down on the table as the deck.
   *[other] { $left } cards stay face down on the table as the deck.
}
rulebook-setup-hold = Important: do not look at your cards. Take them up with their backs towards you, so that all the others see the faces and you never do. Nobody may look at a card of their own until it has left the hand.
rulebook-setup-honor = Your honor as pyrotechnicians depends on it.
rulebook-setup-tokens = { $tokens ->
    [0] No clue token is put out.
    [one] Put the clue token where everybody can reach it.
   *[other] Put the { $tokens } clue tokens where everybody can reach them. All of them are available at the start.
}
    .abacus = { $tokens ->
        [0] No Note token is put out.
        [one] Put out the Note token with its white side up.
       *[other] Put out the { $tokens } Note tokens with their white sides up. All of them are available at the start.
    }
rulebook-setup-strikes = { $strikes ->
    [one] Put the strike marker on the table, where everybody sees it. No mistake has been made yet.
   *[other] Put the { $strikes } strike markers on the table, where everybody sees them. No mistake has been made yet.
}
    .abacus = { $strikes ->
        [one] Put out the Storm token with its lightning down.
       *[other] Put out the { $strikes } Storm tokens with their lightning down.
    }
rulebook-setup-tiles = Shuffle the { $tiles } bonus tiles face down and lay them beside the deck.

## Who starts

rulebook-first = Who starts
rulebook-first-random = Chance decides who has the first turn.
rulebook-first-colorful = Whoever wears the most colorful clothes has the first turn. The table decides who that is.
rulebook-first-oldest = The oldest player puts out the tokens and has the first turn.
rulebook-first-seat = The player in seat { $seat } has the first turn.

## A turn

rulebook-turn = A turn
rulebook-turn-order = You take turns clockwise around the table.
rulebook-turn-one-action = On your turn you do exactly one thing: give a clue, discard a card, or play a card. You may not pass, and you may not do more.
rulebook-turn-only-play = On your turn you play exactly one card. Without clue tokens you can neither give a clue nor discard, and you may not pass.
rulebook-turn-final = What is done is done: once a card has left your hand it does not go back.

## Giving a clue

rulebook-clue = Giving a clue
rulebook-clue-cost = A clue costs one clue token; put it aside as used.
    .abacus = A clue costs one Note token: turn it from its white side to its black side.
rulebook-clue-none-left = While no token is available you cannot give a clue and must do something else.
    .abacus = While no Note token lies white side up you cannot give a clue and must do something else.
rulebook-clue-no-tokens = This table plays without clue tokens, so nobody can give a clue as an action.
rulebook-clue-content = Choose one other player and tell them about their hand: either one color or one rank, never a color together with a rank. You cannot give yourself a clue.
rulebook-clue-colors = { $count ->
    [one] The only color that may be named is { $colors }.
   *[other] These colors may be named: { $colors }.
}
rulebook-clue-no-colors = No color may be named in this game: there are only rank clues.
rulebook-clue-no-ranks = No rank may be named in this game: there are only color clues.
rulebook-clue-ranks = { $count ->
    [one] The only rank that may be named is { $ranks }.
   *[other] These ranks may be named: { $ranks }.
}
rulebook-clue-never = These may never be named: { $suits }.
rulebook-clue-never-none = You may not name them to say that a player has none either. Nor may you name a color that is not in the game.
rulebook-clue-complete = A clue must be true and complete. Point at every card in that hand that it fits. You may not leave one out.
rulebook-clue-together = Point at all these cards together, and stress none of them.
rulebook-clue-example = For example: “This card and this card are { $color }.” Or: “This card is a { $rank }.”
rulebook-clue-example-rank = For example: “This card and this card are { $rank }s.”
rulebook-clue-example-color = For example: “This card and this card are { $color }.”
rulebook-clue-empty = You may also say what a player does not have, for example: “You have no { $color } cards.” Or: “You have no { $rank }s.” Such a clue points at no card.
rulebook-clue-empty-rank = You may also say what a player does not have, for example: “You have no { $rank }s.” Such a clue points at no card.
rulebook-clue-empty-color = You may also say what a player does not have, for example: “You have no { $color } cards.” Such a clue points at no card.
rulebook-clue-empty-any = You may also give a clue that fits no card. Such a clue points at no card.
rulebook-clue-empty-cost = An empty clue costs a token like any other.
rulebook-clue-not-empty = A clue must fit at least one card. You may not say “You have no { $rank }s”, because there would be nothing to point at.
rulebook-clue-not-empty-any = A clue must fit at least one card, unless the twists of this table say otherwise.
rulebook-clue-all-touched = Every color touches these cards: { $suits }. So no color clue to a hand that holds one of them can be empty: you must point at that card, whatever color you name.
rulebook-clue-no-cards = A player who has no cards left cannot be given a clue.
rulebook-clue-again = You may give a clue that has been given before.
rulebook-clue-finished = You may name a color whose firework is complete.
rulebook-clue-finished-or-dead = You may name a color whose firework is complete, or one that can no longer grow.

## Discarding

rulebook-discard = Discarding a card
rulebook-discard-how = Choose a card from your hand and put it on the discard pile. One used clue token becomes available again. Then draw a new card from the deck.
    .abacus = Choose a card from your hand and put it on the discard pile. Turn one Note token back to its white side. Then draw a new card from the deck.
rulebook-discard-face = The discarded card lies face up. Look neither at it before you discard it, nor at the face of the card that you draw.
rulebook-discard-limit = { $tokens ->
    [one] While the clue token is available you may not discard, because there is nothing to win back. Do something else.
   *[other] While all { $tokens } clue tokens are available you may not discard, because there is nothing to win back. Do something else.
}
    .abacus = { $tokens ->
        [one] While the Note token lies white side up you may not discard. Do something else.
       *[other] While all { $tokens } Note tokens lie white side up you may not discard. Do something else.
    }
rulebook-discard-never = Without clue tokens there is nothing to win back, so nobody may discard as an action.
rulebook-discard-pile = The discard pile lies open. Anyone may look through it at any time.
rulebook-discard-out = A discarded card is out of the game.
rulebook-needed-lose = Take care: if the last copy of a card that a firework still needs is lost, by a discard or by a wrong play, the game is over at once and lost.
rulebook-needed-no-tile = No bonus tile can save it: the game is lost the moment that card lies on the discard pile.
rulebook-needed-joker = If the last copy of a card is lost, only a joker of its rank can still take its place. The game goes on.
rulebook-needed-perfect = If the last copy of a needed card is lost, you can no longer win, but the game is not over for that reason.
rulebook-needed-score = If the last copy of a needed card is lost, its firework ends at the card before. The game goes on.
rulebook-needed-tile = Only a bonus tile can bring such a card back.

## Playing

rulebook-play = Playing a card
rulebook-play-how = Take a card from your hand and lay it face up on the table.
rulebook-play-unknown = You need not know what it is, and you need not say for which firework you mean it.
rulebook-play-fits = The card fits if it is the next one of its firework.
rulebook-play-up = { $count ->
    [one] This firework is
   *[other] These fireworks are
} built in the order { $order }: { $suits }.
rulebook-play-down = { $count ->
    [one] This firework is
   *[other] These fireworks are
} built backwards, in the order { $order }: { $suits }.
rulebook-play-any = A firework may begin with any rank with which no other firework has begun. After { $last } comes { $first }.
rulebook-play-either = A firework may begin with { $first }, with { $last } or with START. From { $first } it goes up to { $last }, and from { $last } down to { $first }. After START a { $low } or a { $high } decides which way it goes.
rulebook-play-once = There is one firework of each suit, and each rank lies on it only once. A card that fits joins its firework, or begins it.
rulebook-play-joker = A joker that you play fits if any firework needs its rank next. If several do, you choose one.
rulebook-play-misfit = If the card does not fit, it goes to the discard pile and the team takes a strike.
    .abacus = If the card does not fit, it goes to the discard pile. The gods are angry and send a flash from the sky: turn a Storm token to its lightning.
rulebook-play-misfit-no-token = A card that goes to the discard pile in this way brings back no clue token.
    .abacus = A card that goes to the discard pile in this way brings back no Note token.
rulebook-play-draw = In either case draw a new card afterwards, without looking at its face, as long as the deck has one.
rulebook-play-deck = When a single card is left in the deck, you may play that card unseen instead of one from your hand. Then you draw no new card for it.

## Announcing

rulebook-announce = Announcing what you play
rulebook-announce-may = Before you show the card that you play, you may announce which firework it is for. You decide anew each time. An announcement costs nothing and is not a clue.
rulebook-announce-right = If you are right and the card fits, it is placed as usual and one clue token comes back. If the card also completes its firework, you get the reward for that as well. A token is lost if none is missing.
rulebook-announce-right-no-token = If you are right and the card fits, it is placed as usual. There is no token to win back at this table.
rulebook-announce-misfit = If you name the right suit but the card does not fit, it is an ordinary mistake: discard it and take a strike.
rulebook-announce-wrong = If you name the wrong suit, the card is discarded and you take a strike, even if it would have fitted.
rulebook-announce-special = For these cards announce their own suit, even where no clue may name it: { $suits }.

## Mistakes

rulebook-strike = Mistakes
rulebook-strike-each = Each card that is played and does not fit is a strike. Count it with a strike marker.
    .abacus = Each card that is played and does not fit angers the gods. Turn a Storm token to its lightning for it.
rulebook-strike-lost = { $strikes ->
    [one] A single strike ends the game at once, and it is lost.
   *[other] When you have { $strikes } strikes, the game ends at once, and it is lost.
}
    .abacus = { $strikes ->
        [one] The first Storm token brings the storm. It puts an end to the fireworks: the game is over at once, and it is lost.
       *[other] When { $strikes } Storm tokens show their lightning, the storm breaks. It puts an end to the fireworks: the game is over at once, and it is lost.
    }
rulebook-strike-zero = { $strikes ->
    [one] A single strike ends the game at once. You score no point at all, whatever lies on the table.
   *[other] When you have { $strikes } strikes, the game ends at once. You score no point at all, whatever lies on the table.
}
    .abacus = { $strikes ->
        [one] The first Storm token brings the storm. It puts an end to the fireworks: the game is over at once. You score no point at all, whatever lies on the table.
       *[other] When { $strikes } Storm tokens show their lightning, the storm breaks. It puts an end to the fireworks: the game is over at once. You score no point at all, whatever lies on the table.
    }
rulebook-strike-keep = { $strikes ->
    [one] A single strike ends the game at once. The fireworks still count as they stand.
   *[other] When you have { $strikes } strikes, the game ends at once. The fireworks still count as they stand.
}
rulebook-strike-at-once = Nobody draws or acts after the strike that ends the game.
    .abacus = Nobody draws or acts after the flash that ends the game.

## The reward for a firework

rulebook-bonus = The reward for a firework
rulebook-bonus-token = When a player completes a firework, that is, plays its last card, the { $last }, the team wins back one clue token.
    .abacus = When a player completes a firework, that is, plays its last card, the { $last }, the team turns one Note token back to its white side.
rulebook-bonus-token-any = When a player completes a firework, that is, plays its last card, the team wins back one clue token.
rulebook-bonus-free = Nothing needs to be discarded for this reward.
rulebook-bonus-lost = If all clue tokens are available, the reward is lost.
    .abacus = If all Note tokens lie white side up, the reward is lost.
rulebook-bonus-tile = Whoever completes a firework with its last card, the { $last }, gets no clue token for it but turns up a bonus tile.
rulebook-bonus-nothing = Completing a firework earns nothing more at this table, because there are no clue tokens to win back.
rulebook-bonus-hidden = Completing a firework earns nothing more at this table, so that nobody learns of it.
rulebook-bonus-down-token = In { $suits } the last card is the { $last }. Completing such a firework wins back one clue token, unless all are available.
rulebook-bonus-down-nothing = In { $suits } the last card is the { $last }. Completing such a firework earns nothing at this table, because there are no clue tokens.
rulebook-bonus-down-tile = In { $suits } the last card is the { $last }. Completing such a firework turns up a bonus tile too.
rulebook-bonus-last = { $fireworks ->
    [one] Completing the only firework wins the game at once, so no tile is turned up for it.
   *[other] Completing the last of the { $fireworks } fireworks wins the game at once, so no tile is turned up for it.
}

## The bonus tiles

rulebook-tile = The bonus tiles
rulebook-tile-how = Turn up one of the face-down tiles at random and do what it says. Put the tile away; it does not come back. Only then draw your new card.
rulebook-tile-token = Tile { $tile }, “{ $name }”: One clue token comes back. If none is missing, nothing happens.
rulebook-tile-token-idle = Tile { $tile }, “{ $name }”: It has no effect at this table, because there are no clue tokens.
rulebook-tile-strike = Tile { $tile }, “{ $name }”: Take back one strike and win back one clue token. The token comes back even if you had no strike; if no token is missing, only the strike is taken back.
rulebook-tile-strike-only = Tile { $tile }, “{ $name }”: Take back one strike. There is no clue token to win back at this table.
rulebook-tile-color = Tile { $tile }, “{ $name }”: Give another player a color clue without paying a token. The rules for clues hold as always. If a color clue is possible you must give one; if none is, the tile is lost.
rulebook-tile-rank = Tile { $tile }, “{ $name }”: Give another player a rank clue without paying a token. The rules for clues hold as always. If a rank clue is possible you must give one; if none is, the tile is lost.
rulebook-tile-shuffle = Tile { $tile }, “{ $name }”: Choose a card from the discard pile and shuffle it into the deck. You must choose one, even if none is of use. If the discard pile is empty, the tile is lost.
rulebook-tile-shuffle-instead = Tile { $tile } with an empty deck: you may use the effect of tile { $other } instead, or decline. No card goes back into an empty deck.
rulebook-tile-shuffle-either = Tile { $tile } with an empty deck: you may use the effect of tile { $other } instead, or put a discarded card back as the only card of the deck and draw it at once, or decline. A final round that has begun goes on as it was.
rulebook-tile-play = Tile { $tile }, “{ $name }”: Choose a card from the discard pile that fits and put it on its firework. If any fits you must choose one; if none fits, the tile is lost. It is never a strike, and nothing is announced. If the card completes a firework that earns a tile, turn up the next tile at once.
rulebook-tile-begins-down = A card of rank { $first } that only begins its firework turns up no tile, whether you played it or a tile put it there: { $suits }.
rulebook-tile-none-left = If all tiles have been used up, completing a firework earns a clue token instead.

## When the deck is empty

rulebook-final = When the deck is empty
rulebook-final-last-card = Whoever draws the last card of the deck starts the final round. Everybody has exactly one more turn, and the one who drew that card has it too, as the last: { $turns } turns in all.
rulebook-final-at-once = The deal uses up the whole deck, so the final round begins at once. Everybody has exactly one turn: { $turns } turns in all.
rulebook-final-no-draw = In the final round there is nothing left to draw, so hands get smaller. After it the game is over.
rulebook-final-tile = A bonus tile comes before the draw, and only the draw can empty the deck. Once begun, the final round is not lengthened.
rulebook-final-endless = An empty deck does not end the game. You play on with the cards that you still hold, and hands get smaller, until you have won or lost.
rulebook-final-endless-points = An empty deck does not end the game. You play on with the cards that you still hold until no more cards can be placed.
rulebook-final-clue-only = A player who has no cards left can only give clues.
rulebook-final-stuck = A player who has no cards left and no clue to give cannot act: then the game is lost.
rulebook-final-stuck-no-tokens = A player who has no cards left cannot act, because there are no clue tokens. Then the game is lost.
rulebook-final-passed-over = A player who has no cards left and no clue to give is passed over.
rulebook-final-passed-over-no-tokens = A player who has no cards left is passed over.
rulebook-final-no-card = If a player would begin a turn without a card, the game is over at once and lost.
rulebook-final-ever = The game cannot go on for ever: clue tokens come back only when a card leaves a hand, and the cards run out.
rulebook-final-ever-no-tokens = The game cannot go on for ever: every turn uses up a card.

## The end

rulebook-end = The end of the game
rulebook-end-perfect = { $fireworks ->
    [one] If the firework is complete,
   *[other] If all { $fireworks } fireworks are complete,
} the game ends at once, at whatever moment that happens, and you have won with the full score: { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-end-won = { $fireworks ->
    [one] If the firework is complete,
   *[other] If all { $fireworks } fireworks are complete,
} the game ends at once, at whatever moment that happens, and you have won.
rulebook-end-too = For that, the suits that only cost points must be complete as well: { $suits }. While one is unfinished, the game goes on.
rulebook-end-strikes = { $strikes ->
    [one] With a single strike the game ends at once.
   *[other] With { $strikes } strikes the game ends at once.
}
    .abacus = { $strikes ->
        [one] With the first Storm token that shows its lightning the game ends at once.
       *[other] With { $strikes } Storm tokens that show their lightning the game ends at once.
    }
rulebook-end-scored = Otherwise the game ends after the last turn of the final round, and the fireworks are counted.
rulebook-end-until-capped = Otherwise the game ends as soon as the discard pile leaves no card that could still be placed, and the fireworks are counted.
rulebook-end-incomplete = Otherwise the game ends after the last turn of the final round. If a firework is then unfinished, you have lost.
rulebook-end-stuck = It is lost when a player whose turn begins has no card and no clue to give.
rulebook-end-no-card = It is lost when a player whose turn begins has no card.
rulebook-end-needed = It is lost when the last copy of a card that is still needed has gone to the discard pile.
rulebook-end-capped = It also ends as soon as the discard pile leaves no card that could still be placed. Nothing could be gained by playing on.
rulebook-end-capped-hands = In the final round it also ends as soon as nobody who still has a turn holds a card that fits.
rulebook-end-play-on = If nothing more can be gained, you play on all the same until one of these ends is reached.

## The score

rulebook-score = The score
rulebook-score-none = No points are counted. All fireworks are complete and you have won, or they are not and you have lost.
rulebook-score-sum = Each firework gives as many points as the rank of the card on top of it. Add them up. A firework that was never begun gives none.
rulebook-score-any = Each firework gives one point for each card that lies on it. Add them up.
rulebook-score-down = It is different with { $suits }: built backwards, such a firework gives a point for each card that lies on it.
rulebook-score-example = An example: { $sum } = { $total } { $total ->
    [one] point
   *[other] points
}.
rulebook-score-most = The most you can reach is { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-score-penalty = It is different with { $suits }: these cards give no points, but each one that is missing from its firework at the end costs a point.
rulebook-score-penalty-example = An example: on the { $suit } firework lie { $placed }, so { $missing ->
    [one] { $missing } card is
   *[other] { $missing } cards are
} missing. { $before } minus { $missing } leaves { $total } { $total ->
    [one] point
   *[other] points
}.
rulebook-score-negative = The score can fall below zero; the lowest is −{ $least }.
rulebook-score-floor = The score never falls below zero, however many cards are missing.
rulebook-score-floor-idle = The score never falls below zero. Nothing at this table could make it do so.
rulebook-score-suffix = Be proud of it: to a score from this game you may add the words “{ $suffix }”.
rulebook-score-lost = A game that was lost by strikes has no score and no rating.
rulebook-score-zero = A game that was lost by strikes scores zero. Where results are rated, so is that one.
rulebook-score-keep = A game that ended by strikes counts like any other.

## The rating

rulebook-rating = The rating
rulebook-rating-off = Nobody rates the result. The points speak for themselves.
rulebook-rating-perfect = The rating scale is not used: the display is perfect or it is lost.
rulebook-rating-no-scale = There is no rating scale for games with { $most ->
    [one] { $most } point
   *[other] { $most } points
} at most. The points speak for themselves.
rulebook-rating-body = How good was the show? The jury: { $body }.
rulebook-rating-up-to = { $to } points or fewer. { $verdict }
rulebook-rating-range = { $from } to { $to } points. { $verdict }
rulebook-rating-exactly = { $to } points. { $verdict }

## Talking

rulebook-talk = What may be said
rulebook-talk-strict = You tell each other about the cards only with clues: no remark, no glance, no sigh.
rulebook-talk-influence = While a player is thinking, the others neither comment nor try to influence the decision.
rulebook-talk-house = That is the rule to the letter. Play in the way you like best, and agree before the game what your table allows.
rulebook-talk-remarks = About the cards themselves you speak only with clues. Harmless remarks are allowed at this table, such as “I still know nothing about my cards” or “Do you remember your clues?”
rulebook-talk-open = At this table anything may be said. Agree among yourselves how far you go; the less you say, the more the clues are worth.

## Your hand

rulebook-hand = Your own hand
rulebook-hand-reorder = You may move the cards in your hand, shift them or turn them, for example to remember which ones a clue pointed at. Do it without looking at their faces.
rulebook-hand-fixed = The cards in your hand stay in the order in which you drew them. You may not rearrange them.

## Advice

rulebook-tip = Good advice
rulebook-tip-sure = Play a card when you have good reason to think that it fits. Guessing costs strikes.
    .abacus = Play a card when you have good reason to think that it fits. Guessing angers the gods.
rulebook-tip-pile = Look at the discard pile often. What lies there and what you see in the other hands tells you what yours can be.
rulebook-tip-copies = Discarding a card about which you know nothing is a risk, but not always a loss: look up how often each card exists. One that exists only once must not go.
rulebook-tip-complete = You can safely discard cards of a firework that is complete, to regain clue tokens.
    .abacus = You can safely discard cards of a firework that is complete, to turn back Note tokens.
rulebook-tip-dead = The same holds for a firework that can’t be completed any further. Mark it, for example by turning its top card.
rulebook-credits = Author and artists
rulebook-credits-author = Hanabi is a game by Antoine Bauza.
rulebook-credits-artist = The edition of Cocktail Games is illustrated by Albertine Ralenti.
rulebook-credits-graphics = The graphics of Grands Feux are by Cocktail Games.
rulebook-credits-players = The boxes name { $from } to { $to } players, aged { $age } and over.
rulebook-credits-time = A game takes { $from } to { $to } minutes.
rulebook-credits-award = It was published in { $published } and won the Spiel des Jahres in { $won }.

## Twists

rulebook-twist = The twists at this table
rulebook-twist-critical-fours = In every suit there is only one card of rank { $rank }.
rulebook-twist-scarce-ones = No suit has more than { $copies } cards of rank { $rank }.
rulebook-twist-colour-mute = Nobody may name a color: there are only rank clues.
rulebook-twist-rank-mute = Nobody may name a rank: there are only color clues.
rulebook-twist-colour-blind = A color clue touches no card. You may give one all the same.
rulebook-twist-rank-blind = A rank clue touches no card. You may give one all the same.
rulebook-twist-alternating = The first clue of the game is free. After a color clue, the next player who gives a clue must name a rank; after a rank clue, a color.
rulebook-twist-alternating-tile = A clue from a bonus tile may be of its own kind at any time, and does not change the kind of the next clue.
rulebook-twist-clue-starved = Clues are scarce: whatever brings back a clue token brings back only ½ token. A clue costs a whole token.
rulebook-twist-cow-pig = Nobody names a color or a rank. A color clue is only a “moo” and a rank clue only an “oink”: the others learn which cards it touches, and no more.
rulebook-twist-duck = Nobody names a color or a rank. A clue is only a “quack”: the others learn which cards it touches, and no more.
rulebook-twist-hidden-plays = Cards are played face down. Nobody learns which card was played, nor whether it fits. Fireworks and strikes stay hidden until the game ends. A complete firework brings back no clue token. Strike { $most } still ends the game at once.
rulebook-twist-card-cycle = After giving a clue, a player moves the oldest card of their own hand that no clue has touched to the place of the newest card.
rulebook-twist-odds-evens = A rank clue only tells odd from even. The clue { $odd } touches every card with an odd rank, and the clue { $even } every card with an even rank.
rulebook-twist-sudoku = Each suit has { $copies } copies of every card, unless it has only one of each.
rulebook-twist-up-or-down = Each suit has only one { $first }, one { $last } and one START. No rank clue touches a START card, unless every rank clue touches its suit.
rulebook-twist-funnels = A rank clue touches the cards of that rank and also all cards of lower ranks.
rulebook-twist-chimneys = A rank clue touches the cards of that rank and also all cards of higher ranks.
rulebook-twist-synesthesia = There are no rank clues. Each color also stands for a rank, in this order: { $colors }. The first color stands for the lowest rank, the next color for the next rank, and so on; after the last color comes the first again. A color clue touches the cards of that color and the cards of the rank that it stands for. A suit that no color or no rank touches does not take part.
rulebook-twist-special-all-colors = Every color clue touches every { $rank }.
rulebook-twist-special-no-color = No color clue touches a { $rank }.
rulebook-twist-special-all-ranks = Every rank clue touches every { $rank }. Nobody may name the rank { $rank } itself.
rulebook-twist-special-no-rank = No rank clue touches a { $rank }. Nobody may name the rank { $rank }.
rulebook-twist-special-deceptive = Nobody may name the rank { $rank }. Instead, each { $rank } is touched by another rank: in the first suit by the first of { $ranks }, in the next suit by the next, and so on from the beginning. The suits in order: { $suits }.
rulebook-twist-special-suit = A suit that every clue or no clue of a kind touches keeps this for its { $rank } as well.

rulebook-chapter-base = The base game
rulebook-chapter-extensions = The extensions at this table
rulebook-chapter-more = Good to know

## Where the documents differ

rulebook-ruling = Where the documents differ or say nothing
rulebook-ruling-1 = Empty clues: the German and the French edition allow them, the American one and hanab.live forbid them, others leave it open. Each edition keeps what its document says. Where a document only has the giver point at cards, an empty clue is not allowed: without a card there is nothing to point at.
rulebook-ruling-2 = Copies of the multicolor cards: not every document prints them. A short suit has one card of each rank; a long one has the same copies as a base color, as the leaflets of other editions say.
rulebook-ruling-3 = Copies of the black cards: the French rules do not print them. As the firework runs backwards, so do the copies: most of the card that begins it, and only one of the card that completes it.
rulebook-ruling-4 = Multicolor cards are a color of their own in some editions and count as every color in others; jokers on the table are a house rule. Each edition keeps its own way.
rulebook-ruling-5 = The last strike: most documents call the game lost, the German one counts zero points, and the rules summary on the web says it is lost in one place and scored in another. The option decides; it is set as the edition’s document has it.
rulebook-ruling-6 = Number of strikes: where the markers are stacked with the explosion at the bottom, the count can be read in different ways. The strike that all documents mean is the one that ends the game here.
rulebook-ruling-7 = Discarding while all clue tokens are available: several documents forbid it and none allows it, so it is forbidden.
rulebook-ruling-8 = Tokens beyond the supply: where a document says anything, the token is lost. That holds here for every token, from a firework, a tile or an announcement.
rulebook-ruling-9 = Completing everything in the final round: some documents speak only of winning before the deck runs out. Here it is a win at any time; the points are the same.
rulebook-ruling-10 = Length of the final round: the documents word it differently but mean the same. The count begins with the turn after the last card was drawn.
rulebook-ruling-11 = Drawing after the last strike: the game is over at once, so nobody draws.
rulebook-ruling-12 = The right color announced for a card that does not fit: the document says that the card is placed as usual, but usually a card that does not fit is not placed. So it is an ordinary mistake, without a token.
rulebook-ruling-13 = The wrong color announced for a card that would fit: the document has it discarded as a mistake whether it fits or not.
rulebook-ruling-14 = Announcing a card that completes its firework: the token of the announcement comes first, then the reward for the firework; each is lost if no token is missing.
rulebook-ruling-15 = Announcing special suits: no document says how. An announcement is not a clue; it names the firework that the card joins, so here the suit’s own name may be said.
rulebook-ruling-16 = The reward for the firework that is built backwards: the French rules promise a clue token as for the other colors, and give tiles only for completing a firework with its highest card. So it is a token; a table may choose a tile.
rulebook-ruling-17 = Copies of the bonus tiles: the rules count as many tiles as they describe effects, so there is one of each.
rulebook-ruling-18 = No tiles left: this cannot happen in a printed edition. With suits of your own it can; then a clue token takes the tile’s place.
rulebook-ruling-19 = A tile for the last firework: the game is won at that moment, so none is turned up.
rulebook-ruling-20 = Clues from a tile: the rules leave open who gives them and whether they must be given. Whoever completed the firework gives the clue, to any other player, and must do so if one is possible.
rulebook-ruling-21 = Putting a card back into an empty deck: the rules let the player use the effect of the last tile instead. Here the player may also decline; a table may choose that the card goes back and is drawn at once.
rulebook-ruling-22 = Putting a card back otherwise: the card is shuffled in first, then the turn’s draw follows. A card must be chosen if there is one.
rulebook-ruling-23 = Putting a discarded card into play: it is not a card played from the hand, so it needs no announcement, earns none of its tokens, and brings no draw of its own.
rulebook-ruling-24 = Rating games with black cards or several extensions: no document has a scale for them. The scale goes by the most that can be reached; a score below zero falls into the lowest band.
rulebook-ruling-25 = Scores below zero: the French rules subtract without a limit, and their lowest band is open downwards. So a score may be negative; a table may choose that it never is.
rulebook-ruling-26 = Full success with black cards: the black firework is one of the fireworks to be built, so it must be complete for the game to end early.
rulebook-ruling-27 = A needed card lost: the documents speak of discarding it. A wrong play puts the card on the same pile, so that counts as well.
rulebook-ruling-28 = A needed card lost that a tile might have brought back: the documents make no exception, so the game is lost at once.
rulebook-ruling-29 = A player without cards: the documents with the Grand Finale say nothing, the Royal Favor ends the game. Each keeps its way; where nothing is said, that player can still give clues.
rulebook-ruling-30 = A player who can do nothing at all: no document foresees it. Passing is never allowed, so the game is lost. Only in a game for points without a final round is the player passed over.
rulebook-ruling-31 = A clue to a player without cards: nothing could be pointed at and nothing learned, so it is not allowed.
rulebook-ruling-32 = A needed card lost in the Royal Favor: its document names no such end, so the game goes on until it ends in another way.
rulebook-ruling-33 = Naming black, or a color that is not in the game: the French rules forbid black even in the negative. Such a clue is refused and costs nothing.
rulebook-ruling-34 = “You have no red” to a hand with a card of every color: including that card is compulsory, so the clue is allowed but points at it.
rulebook-ruling-35 = Multicolor as a color of its own: the document calls it entirely new, so clues about the other colors do not touch it.
rulebook-ruling-36 = Repeating a clue: no document forbids it.
rulebook-ruling-37 = Naming a color whose firework is complete or dead: no document forbids it.
rulebook-ruling-38 = The first player: the documents go by the clothes, by age, or say nothing. The edition’s own criterion is shown and the table decides; where there is none, chance does.
rulebook-ruling-39 = Another number of clue tokens: the number at the start is also the most there can be.
rulebook-ruling-40 = Stopping early when nothing more can be gained: no printed edition does it, hanab.live does.
rulebook-ruling-42 = Taking a card back: one document forbids it in so many words and no other allows it.
rulebook-ruling-43 = Token or tile: the French rules give the tile instead of the token, not in addition.
rulebook-ruling-44 = A deck that runs out while a tile is at work: the draw comes after the tile, and however many tiles follow each other, there is one single draw. Only that draw can start the final round.
rulebook-ruling-45 = Games without a final round might seem endless, but every token that comes back uses up a card or a tile, and these run out.
rulebook-ruling-46 = A tile that puts the first card of a backwards firework into play: the document promises another tile for the highest cards, because those complete a firework. This one only begins its firework, so it earns none.

## The page of a rulebook

book-for = The rules for { $players ->
    [one] one player
   *[other] { $players } players
}.
book-changes = Changed at this table:
book-players = Players
book-print = Print
book-contents = Contents
book-rulings = { $count ->
    [one] Show the decision
   *[other] Show the { $count } decisions
}
book-picture = { $cards }. The clue points at { $touched }.
book-page = Open as a page, to print or to send on
book-from = From:
book-everybody = all documents
book-chosen = Where the documents differ:
book-ruling = Ruling { $ruling }, with the situations that show it
document-000 = Cocktail Games
document-001 = encyclopedia
document-002 = rules site
document-003 = Abacusspiele
document-004 = Grands Feux
document-abacus-booklet = Abacusspiele booklet
document-rr = R&R Games
document-bga = BoardGameArena
document-hanab-live = hanab.live
document-research = research program
document-house = house rule
