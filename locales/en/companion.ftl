# How a companion explains its actions and the clues of others. "I" is the companion.
# Arguments: $card is a card in a hand (why-card-*), $cards what it can be, $seat and $to are players
# (a name, why-you or why-me), $giver is a player (a name or why-from-you), $clue is a clue, $action
# is an action (why-do-*). Where a language needs it, a message has forms: .to-you for a clue to you,
# .to-me for one to "I", .from-you for one that you gave.

## Why I did what I did

companion-play-sure = From the clues and the cards in sight, { $card } must fit now.
companion-play-called = A clue asked me to play { $card }. I take it to be { $cards }.
companion-play-finesse = A clue makes sense only if I play { $card } first. I take it to be { $cards }.
companion-play-good-touch = Clued cards are useful, and nobody clues the same card twice. So I take { $card } to be { $cards }, and that fits.
companion-play-read = As I read the clues on it, { $card } is { $cards }, and that fits.
companion-play-untold = I have a reason to play { $card } that I can tell you after the game.
companion-play-if = If { $other } is { $cards }, the clue on it makes sense only once I play { $card }.
companion-play-gamble = { $card } may fit, and this is my last turn to try it.
companion-play-likely = I take { $card } to be { $cards }: it probably fits.
companion-play-try = I take { $card } to be { $cards }, and I’ll see if it fits.
companion-announced = I’m sure of its color, so I announce it.
companion-discard-trash = { $card } can no longer be played.
companion-discard-read = As I read the clues on it, { $card } can no longer be played.
companion-discard-twin = As I read the clues on it, { $card } is useless, or someone else holds the same card.
companion-discard-chop = { $card } is my oldest card without a clue, and nobody asked me to keep it.
companion-discard-newest = { $card } is my newest card without a clue, and nobody asked me to keep it.
companion-discard-untold = I have a reason to discard { $card } that I can tell you after the game.
companion-discard-least = Every card I hold is worth keeping. { $card } seems to be the smallest loss.
companion-choice = Of the possible answers, this one helps us most.

## What my clue says

companion-clue-empty = “{ $clue }” to { $to } touches nothing. It lets me skip my turn.
companion-empty-full = All clue tokens are available, so I may not discard, and no other clue is worth giving now.
companion-empty-keep = I would rather keep every card, and no other clue is worth giving now.
companion-clue-fill-in = “{ $clue }” tells { $to } more about cards that already have a clue.
companion-clue-fix = With “{ $clue }” I ask { $to } not to play a card that was about to be played.
companion-clue-play = With “{ $clue }” I ask { $to } to play.
companion-clue-play-later = With “{ $clue }” I ask { $to } to play, now or once another card is played.
companion-clue-save = With “{ $clue }” I ask { $to } to keep a card.
companion-clue-play-or-save = With “{ $clue }” I ask { $to } to keep a card, which may also fit now.
companion-clue-finesse = My clue “{ $clue }” to { $to } makes sense only once another card is played.
companion-clue-trash = The cards that “{ $clue }” touches for the first time are useless. I ask { $to } to keep the older ones.
companion-clue-plain = “{ $clue }” tells { $to } just what it says and asks for nothing.

## How I understood a clue

companion-heard-empty = { $giver } skipped the turn: “{ $clue }” to { $to } touches nothing.
companion-heard-fill-in = With “{ $clue }” { $giver } told { $to } more about cards that already had a clue.
companion-heard-fix = With “{ $clue }” { $giver } asked { $to } not to play a card that was about to be played.
companion-heard-play = With “{ $clue }” { $giver } asked { $to } to play.
companion-heard-play-later = With “{ $clue }” { $giver } asked { $to } to play, now or once another card is played.
companion-heard-save = With “{ $clue }” { $giver } asked { $to } to keep a card.
companion-heard-play-or-save = With “{ $clue }” { $giver } asked { $to } to keep a card, which may also fit now.
companion-heard-finesse = The clue “{ $clue }” from { $giver } to { $to } makes sense only once another card is played.
companion-heard-trash = The cards that “{ $clue }” from { $giver } touched for the first time are useless. It asked { $to } to keep the older ones.
companion-heard-plain = “{ $clue }” from { $giver } to { $to } means just what it says.

## What a clue is about

companion-focus-chop = The clue is about { $card }, which was next to be discarded.
companion-focus-only = The clue is about { $card }, the only card it touches.
companion-focus-new = The clue is about { $card }, the only card it touches that had no clue.
companion-focus-newest = The clue is about { $card }, the newest card it touches that had no clue.
companion-focus-oldest = The clue is about { $card }, the oldest card it touches that may fit.
companion-focus-told = The clue is about { $card }, which is now fully known.
companion-focus-again = The clue is about { $card }, the newest card it touches that wasn’t yet known to fit.
companion-means-play = { $card } fits now if it is { $cards }.
companion-means-save = Don’t discard { $card } if it is { $cards }.
companion-means-after = { $card } fits after { $first }, if it is { $cards }.
companion-means-once = { $card } fits once { $other } is played as { $first }, if it is { $cards }.
companion-means-bluff = { $card } is { $cards } if { $other } is played next.
companion-asks-prompt = It asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse = It asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-asks-prompt-else = Or else it asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse-else = Or else it asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-taken-for = I take { $card } to be { $cards }.

## What else I thought of, and why not

companion-not-misplay = Why not { $action }? Someone would play a card that doesn’t fit.
companion-not-misread = Why not { $action }? Someone would take a card for another.
companion-not-trash = Why not { $action }? It would touch a useless card.
companion-not-known = Why not { $action }? It says little that is new.
companion-not-empty = Why not { $action }? It touches nothing and costs a clue token.
companion-not-fewer-plays = Why not { $action }? It would get fewer cards played.
companion-not-fewer-cards = Why not { $action }? It would touch fewer new cards.
companion-not-close = Why not { $action }? It would do nearly as much, but I prefer how this clue leaves the hands.
companion-not-clue-later = Why not { $action }? A card that fits comes first; the clue can be given later.
companion-not-token = Why not { $action }? It isn’t worth a clue token yet.
companion-not-choice = Why not { $action }? Fewer points are at stake.
companion-not-decline = Why not { $action }? It would gain nothing.
companion-not-play-later = Why not { $action }? That can wait for my next turn.
companion-not-last-turn = Why not { $action }? This is my last turn, and this gains more.
companion-not-counted = Why not { $action }? The end is near, and counted to the last turn it gains no more points.
companion-not-play-urgent = Why not { $action }? This was more urgent.
companion-not-play-unsure = Why not { $action }? It may not fit.
companion-not-discard-yet = Why not { $action }? It’s next to go, but this is worth more than a clue token.
companion-not-discard = Why not { $action }? A clue token is worth less than this.
companion-not-discard-other = Why not { $action }? That card may still be useful.

## What I assume of a partner

companion-assumes-finesses = I’m assuming { $to } plays finesses, so I ask for blind plays.
    .to-you = I’m assuming you play finesses, so I ask you for blind plays.
companion-assumes-no-finesses = I’m assuming { $to } doesn’t play finesses, so I ask for no blind plays.
    .to-you = I’m assuming you don’t play finesses, so I ask you for no blind plays.
companion-assumes-bluffs = I’m assuming { $to } plays bluffs.
    .to-you = I’m assuming you play bluffs.
companion-assumes-no-bluffs = I’m assuming { $to } doesn’t play bluffs.
    .to-you = I’m assuming you don’t play bluffs.
companion-assumes-oldest-one = I’m assuming { $to } plays the oldest of several 1s first.
    .to-you = I’m assuming you play the oldest of several 1s first.
companion-assumes-newest-one = I’m assuming { $to } plays the newest of several 1s first.
    .to-you = I’m assuming you play the newest of several 1s first.
companion-assumes-color-saves = I’m assuming { $to } also saves with color clues.
    .to-you = I’m assuming you also save with color clues.
companion-assumes-no-color-saves = I’m assuming { $to } doesn’t save with color clues, so I read them as play clues.
    .to-you = I’m assuming you don’t save with color clues, so I read yours as play clues.
companion-assumes-two-saves = I’m assuming { $to } saves 2s.
    .to-you = I’m assuming you save 2s.
companion-assumes-no-two-saves = I’m assuming { $to } doesn’t save 2s, so I read a clue of 2s as a play clue.
    .to-you = I’m assuming you don’t save 2s, so I read your clue of 2s as a play clue.
companion-assumes-oldest-chop = I’m assuming { $to } discards their oldest unclued card first.
    .to-you = I’m assuming you discard your oldest unclued card first.
companion-assumes-newest-chop = I’m assuming { $to } discards their newest unclued card first.
    .to-you = I’m assuming you discard your newest unclued card first.
companion-against-table = The table agreed otherwise, but I go by what { $to } does.
    .to-you = The table agreed otherwise, but I go by what you do.

## What the table agreed

companion-table-finesses = This table plays finesses, so I ask for blind plays and look out for them.
companion-table-no-finesses = This table doesn’t play finesses, so I neither ask for blind plays nor look for them.
companion-table-bluffs = This table plays bluffs.
companion-table-no-bluffs = This table doesn’t play bluffs.
companion-table-oldest-one = This table plays the oldest of several 1s first.
companion-table-newest-one = This table plays the newest of several 1s first.
companion-table-color-saves = This table also saves with color clues.
companion-table-no-color-saves = This table doesn’t save with color clues. They ask for plays.
companion-table-two-saves = This table saves 2s.
companion-table-no-two-saves = This table doesn’t save 2s. A clue of 2s asks for plays.
companion-table-oldest-chop = This table discards the oldest unclued card first.
companion-table-newest-chop = This table discards the newest unclued card first.

## Parts of the sentences

why-card-mine = my card { $slot }
why-card-yours = your card { $slot }
why-card-theirs = { $name }’s card { $slot }
why-card-gone = that card
why-you = you
why-me = me
why-from-you = you
why-do-play = play { $card }
why-do-announce = play { $card } and announce { $suit }
why-do-discard = discard { $card }
why-do-clue = clue { $to } { $clue }
why-do-put = put { $card } on its firework
why-do-shuffle = shuffle { $card } back into the deck
why-do-decline = leave the tile unused
why-do-firework = put the joker on the { $suit } firework

## The page that asks

why-silent = { $bot } doesn’t explain its actions. The companions do.
why-silent-for = The bot that plays for { $name } doesn’t explain its actions.
why-not-yet = { $name } will say more after the game. For now it could give away cards.
